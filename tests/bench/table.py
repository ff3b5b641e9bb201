"""A table to measure at: a process with data of its own, four people and a match of klaverjassen."""

from __future__ import annotations

import os
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from app.store import new_token
from tests.app.harness import App

if TYPE_CHECKING:
    from app.store.store import Store

T = TypeVar("T")
Ask = Callable[[Callable[["Store"], T]], Any]


@asynccontextmanager
async def laid() -> AsyncIterator[tuple[App, Ask[Any]]]:
    """A phone on the home screen, and the way to the store behind it."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["NATPIT_DATA"] = folder
        from app.main import Natpit

        natpit = Natpit()
        async with App() as app:
            await app.start(natpit.main)
            await natpit.door.opened()
            await app.until(lambda: app.has("Instellingen"))
            yield app, natpit.door.ask
        await natpit.door.close()


def boom(rules: dict[str, Any], hands: int) -> Callable[[Store], str]:
    """Makes a match of klaverjassen with so many hands written, and gives its id."""

    def make(store: Store) -> str:
        people = [store.add_person(name).id for name in ("Riet", "Ans", "Jan", "Piet")]
        match = store.new_match("klaverjassen", people, 0, rules)
        for place in range(hands):
            store.write_hand(match, {"playing": "wij", "points": {"wij": 82 + place}}, new_token())
        return match

    return make
