"""A table to test screens at: a Natpit of its own on a database of its own, and screens that connect to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import flet as ft

from app.main import Natpit
from app.store import Door, new_token
from app.store.store import Store
from scoring.match import Match, replay
from tests.app.database import begin
from tests.app.harness import App

FOUR = ("Riet", "Ans", "Jan", "Piet")


def hand(playing: str, points: int, wij: int = 0, zij: int = 0) -> dict[str, Any]:
    """A hand of klaverjassen: who played, their points, the roem of both."""
    return {"playing": playing, "points": {playing: points}, "roem": {"wij": wij, "zij": zij}}


class Table:
    """One Natpit process. `screen` connects a phone (or a window) to it; `close` ends all of them."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        if isinstance(path, Path) and not path.exists():
            begin(path)
        self.door = Door(path)
        self.natpit = Natpit(self.door)
        self.apps: list[App] = []

    async def screen(self, route: str = "/", *, text: float = 1.0, **page: Any) -> App:
        """A screen at this address, once everything that it asked of the store has been answered."""
        app = App()
        self.apps.append(app)
        await app.start(self.natpit.main, route=route, **page)
        await self.rest(app)
        if text != 1.0:
            unseen = next(c for c in app.walk(app.page.overlay) if getattr(c, "on_size_change", None))
            await app.fire(unseen, "size_change", {"w": 50 * text, "h": 100 * text})
            await self.rest(app)
        return app

    async def rest(self, app: App) -> None:
        """Waits until the store has answered and the screen is drawn."""
        for _ in range(3):
            await self.door.settle()
            await app.settle()

    async def ask(self, question: Callable[[Store], Any]) -> Any:
        return await self.door.ask(question)

    async def match(  # a match that was played up to here
        self, hands: Sequence[dict[str, Any]] = (), names: Sequence[str] = FOUR, *, game: str = "klaverjassen",
        dealer: int = 0, **more: Any,
    ) -> str:  # fmt: skip
        """Begins a match and writes its hands; `more` goes to `new_match` (rules, started)."""
        rules = more.pop("rules", {})
        over = [
            replay(Match(game, tuple(names), dealer, rules, tuple(hands[: i + 1]))).finished for i in range(len(hands))
        ]

        def write(store: Store) -> str:
            people = [store.add_person(name).id for name in names]
            match = store.new_match(game, people, dealer, rules, **more)
            for one, ended in zip(hands, over, strict=True):
                store.write_hand(match, one, new_token(), ended=ended)
            return match

        found: str = await self.ask(write)
        return found

    async def again(self) -> None:
        """The process stops and another one starts on the same database."""
        await self.close()
        self.door = Door(self.path)
        self.natpit = Natpit(self.door)

    async def close(self) -> None:
        for app in self.apps:
            await app.stop()
        self.apps = []
        await self.door.close()


def reachable_without_name(app: App) -> list[Any]:
    """The controls in sight that a screen reader could only call "button"."""
    return [control for name, control in app.named() if not name]


async def take_back(app: App) -> None:
    """Taps the key of what was said last at the bottom of the screen."""
    bar = [d for d in app.page._dialogs.controls if isinstance(d, ft.SnackBar)][-1]
    (key,) = [c for c in app.walk(bar) if isinstance(c, ft.TextButton)]
    await app.click(key)
