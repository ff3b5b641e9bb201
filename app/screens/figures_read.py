"""The figures as a screen reads them: counted first where something changed, and read anew after every write."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import flet as ft

from app.held import pick
from app.hooks import use_ref, use_state
from app.room import Room
from app.store.trouble import StoreError
from app.table.tallying import catch_up

T = TypeVar("T")


class Counting(NamedTuple):
    """How far the counting is: `done` of `total` matches; 0 of 0 when nothing waits."""

    done: int = 0
    total: int = 0


FEW = 40
"""So few matches are counted before anybody could read how far it is."""


def use_figures(
    here: Room, read: Callable[[], Awaitable[T]], asked: Any
) -> tuple[T | None, Counting, Callable[[], Any]]:
    """What `read` gives (None until it has), how far the counting is, and how to read again.

    While many matches are counted it is read now and then, and once more at the end. `asked` is what it
    depends on besides the matches themselves.
    """
    in_sight = ft.use_route_location() == ft.use_view_path()
    writes = pick(here.pads.writes, lambda n: n if in_sight else -1)
    nothing: T | None = None
    found, set_found = use_state(nothing)
    counting, set_counting = use_state(Counting())
    turn = use_ref(int)

    async def load() -> None:
        if not in_sight:
            return
        turn.current += 1
        mine = turn.current
        told = peeked = 0

        async def show() -> None:
            try:
                new = await read()
            except StoreError as error:
                here.trouble(error)
                return
            if mine == turn.current:
                set_found(new)

        def progress(done: int, total: int) -> None:
            nonlocal told, peeked
            if mine != turn.current or total <= FEW or done - told < total / 50:
                return
            told = done
            set_counting(Counting(done, total))
            if not peeked or done - peeked >= total / 5:
                peeked = done
                here.run(show)

        try:
            await catch_up(here.door, progress)
        except StoreError as error:
            here.trouble(error)
            return
        await show()
        if mine == turn.current:
            set_counting(Counting())

    ft.use_effect(load, [asked, in_sight, writes])
    return found, counting, load
