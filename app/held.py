"""A value that is held in one place and watched from many: tap → state → draw, one way.

`pick` draws the component that calls it anew only when its own slice of the value changed. That is what makes a tap on
the entry screen cost a few milliseconds: the screen is built once, and a digit redraws a number and a few keys.
"""

from __future__ import annotations

import contextvars
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import flet as ft

from app.hooks import use_ref

T = TypeVar("T")
S = TypeVar("S")


class Held(Generic[T]):
    """A value and those who watch it. Several screens, also of several phones on one server, may watch the same one."""

    def __init__(self, value: T) -> None:
        self.value = value
        self._watchers: dict[_Watch, None] = {}

    def put(self, value: T) -> None:
        """Replaces the value and tells all watchers."""
        self.value = value
        for watch in list(self._watchers):
            watch.tell()

    def send(self, change: Callable[[T], T]) -> None:
        """Replaces the value by what `change` makes of it."""
        self.put(change(self.value))

    def watch(self, watch: _Watch) -> None:
        self._watchers[watch] = None

    def leave(self, watch: _Watch) -> None:
        self._watchers.pop(watch, None)

    @property
    def watched(self) -> bool:
        return bool(self._watchers)


class _Watch:
    """What one component last saw of one held value, and how it is drawn again."""

    def __init__(self) -> None:
        self.held: Held[Any] | None = None
        self.session = ""
        self.seen: Any = None
        self.select: Callable[[Any], Any] = lambda v: v
        self.redraw: Callable[[], None] = lambda: None

    def tell(self) -> None:
        """The value changed; whether this component's slice did is seen here."""
        if self.held is not None and self.select(self.held.value) != self.seen:
            self.redraw()

    def turn_to(self, held: Held[Any], session: str) -> None:
        """Watches this value from now on, and no other, as long as the session lives."""
        self.leave()
        self.held, self.session = held, session
        held.watch(self)
        _of_session.setdefault(session, set()).add(self)

    def leave(self) -> None:
        if self.held is not None:
            self.held.leave(self)
            self.held = None
            _of_session.get(self.session, set()).discard(self)


_of_session: dict[str, set[_Watch]] = {}


def end_session(session: str) -> None:
    """Nobody looks at this session any more. Flet ends it without unmounting what it drew: nothing took its leave."""
    for watch in list(_of_session.get(session, ())):
        watch.leave()
    _of_session.pop(session, None)


def pick(held: Held[T], select: Callable[[T], S]) -> S:
    """The slice of `held` that `select` takes; the calling component is drawn again whenever that slice changes."""
    _, count = ft.use_state(0)
    watch = use_ref(_Watch).current
    watch.select, watch.seen = select, select(held.value)
    if watch.held is not held:
        # A change may come from another phone's session: the watcher is told in its own session's context.
        home = contextvars.copy_context()
        watch.redraw = lambda: home.run(count, lambda n: n + 1)
        watch.turn_to(held, ft.context.page.session.id)
    ft.use_effect(lambda: None, [], watch.leave)
    return watch.seen  # type: ignore[no-any-return]
