"""A value that is held in one place and watched from many: tap → state → draw, one way.

`pick` draws the component that calls it anew only when its own slice of the value changed. That is what makes a tap on
the entry screen cost a few milliseconds: the screen is built once, and a digit redraws a number and a few keys.
"""

from __future__ import annotations

import contextvars
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import flet as ft

T = TypeVar("T")
S = TypeVar("S")


class Held(Generic[T]):
    """A value and those who watch it. Several screens, also of several phones on one server, may watch the same one."""

    def __init__(self, value: T) -> None:
        self.value = value
        self._watchers: dict[object, Callable[[], None]] = {}

    def put(self, value: T) -> None:
        """Replaces the value and tells all watchers."""
        self.value = value
        for tell in list(self._watchers.values()):
            tell()

    def send(self, change: Callable[[T], T]) -> None:
        """Replaces the value by what `change` makes of it."""
        self.put(change(self.value))

    def watch(self, who: object, tell: Callable[[], None]) -> None:
        self._watchers[who] = tell

    def leave(self, who: object) -> None:
        self._watchers.pop(who, None)

    @property
    def watched(self) -> bool:
        return bool(self._watchers)


class _Watch:
    """What one component last saw of one held value."""

    def __init__(self) -> None:
        self.held: Held[Any] | None = None
        self.seen: Any = None
        self.select: Callable[[Any], Any] = lambda v: v


def pick(held: Held[T], select: Callable[[T], S]) -> S:
    """The slice of `held` that `select` takes; the calling component is drawn again whenever that slice changes."""
    _, redraw = ft.use_state(0)
    ref = ft.use_ref(_Watch)
    watch: _Watch = ref.current
    watch.select, watch.seen = select, select(held.value)
    if watch.held is not held:
        if watch.held is not None:
            watch.held.leave(watch)
        watch.held = held
        # A change may come from another phone's session: the watcher is told in its own session's context.
        home = contextvars.copy_context()

        def tell() -> None:
            if watch.select(held.value) != watch.seen:
                home.run(redraw, lambda n: n + 1)

        held.watch(watch, tell)

    def leave() -> None:
        if watch.held is not None:
            watch.held.leave(watch)

    ft.use_effect(lambda: None, [], leave)
    return watch.seen  # type: ignore[no-any-return]
