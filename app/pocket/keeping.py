"""How the browser keeps what is written where Natpit runs in its page, and what the page has to tell the app."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from app.held import Held


class Keeping(NamedTuple):
    """`kept`: whether the browser keeps anything at all. `only_look`: another tab writes, and this one only shows it.
    `lasting`: whether it promised not to throw it away for want of room; None while it did not say. `newer`: a newer
    Natpit lies ready.
    """

    kept: bool = True
    only_look: bool = False
    lasting: bool | None = None
    newer: bool = False


class Pocket:
    """The page around the app. Where the app is served, or is a program of its own, nothing is ever told here.

    `base`: the address of the page without what comes after #, "" where there is none. `say`: takes one word to it:
    "renew" (start the newer Natpit), "write" (this tab writes from now on, and the other one looks), "wrote".
    """

    def __init__(self, base: str = "", say: Callable[[str], object] = lambda word: None) -> None:
        self.base, self.say = base, say
        self.keeping: Held[Keeping] = Held(Keeping())
        self.on_written: Callable[[], object] = lambda: None
        """Told that the tab that writes wrote something."""
        self.on_leave: Callable[[], object] = lambda: None
        """Told that another tab is to write from now on."""
        self.room: Callable[[int], Awaitable[None]] | None = None
        """Makes room for so many files at once, where that has to be asked for. Raises when there is none."""
        self.lay: Callable[[str, str, bytes], Awaitable[str]] | None = None
        """Lays a file (its name, its mime type, what is in it) where the page can fetch it, and gives its address."""

    @property
    def in_page(self) -> bool:
        """Whether Python runs in the page."""
        return bool(self.base)

    def hear(self, word: str, value: Any = None) -> None:
        """What the page says: "unkept", "looking", "persisted" with whether it is, "update", "written",
        "leave".
        """
        now = self.keeping.value
        match word:
            case "unkept":
                self.keeping.put(now._replace(kept=False))
            case "looking":
                self.keeping.put(now._replace(only_look=True))
            case "persisted":
                self.keeping.put(now._replace(lasting=bool(value)))
            case "update":
                self.keeping.put(now._replace(newer=True))
            case "written":
                self.on_written()
            case "leave":
                self.on_leave()
