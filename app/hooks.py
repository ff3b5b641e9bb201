"""Flet's hooks with their types said, so that a strict checker can follow what passes through them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

import flet as ft

T = TypeVar("T")

Component = Callable[..., ft.Control]
"""A component, called with its props and perhaps a `key`."""


class Ref(Generic[T]):
    """What a component keeps from one drawing to the next, without being drawn anew for it."""

    def __init__(self, current: T) -> None:
        self.current = current


def keyed(component: Callable[..., Any], *args: Any, key: str) -> ft.Control:
    """Draws `component` with these arguments under `key`: another key is another component, with a state of its own."""
    drawn: ft.Control = component(*args, key=key)
    return drawn


def memo(drawn: Callable[..., Any]) -> Component:
    """`ft.memo`: not drawn again while its props are the same."""
    return cast(Component, ft.memo(drawn))  # type: ignore[no-untyped-call]


def use_state(initial: T) -> tuple[T, Callable[[T], None]]:
    """A value, and how it is replaced: the component is drawn anew when the new one differs."""
    return cast("tuple[T, Callable[[T], None]]", ft.use_state(lambda: initial))


def use_ref(make: Callable[[], T]) -> Ref[T]:
    """Keeps what `make` gives the first time."""
    ref: Any = ft.use_ref(lambda: Ref(make()))
    return cast("Ref[T]", ref.current)
