"""What a client says of controls that are not there, too much or too often: what that costs has a bound.

For an id that it does not know, Flet walks through all that is on the screen, every time; some controls are only found
so. Between two changes of the screen that walk finds the same again, so it is made once and what it found is kept.

An answer that comes when what was asked is no longer on the screen (a caret for a field that was closed meanwhile) ends
with Flet the connection. Here it is an answer like any other.

Flet writes every property that a client names on the control, and where its name begins with "_" one that no control
has as well. Those are left out, and all that is large together fits in `LARGE`.
"""

from __future__ import annotations

import dataclasses
import weakref
from enum import Enum
from functools import cache
from typing import Any

import flet
from flet.controls.base_control import BaseControl
from flet.messaging.session import Session

MADE_FOR = "1.0.5"
"""The Flet whose walk this is; with another one it walks by itself."""
UNDERWAY = 200
"""How many events of one screen are answered at the same time; one more is as if it was never sent."""
ITS_OWN = frozenset({"connect", "disconnect", "close"})
"""What the session says to itself."""
LARGE = 4 << 20
"""Bytes, about, that the large properties of one screen hold together: a text that was pasted fits in one message."""
SMALL = 1 << 10
"""Bytes up to which nobody counts."""
DEEP = 6
"""How far properties go inside each other: the padding of the media of the page is three."""
MANY = 1000
"""How many values one message brings, all in all; the page's first has some thirty."""
_KEPT, _UNDERWAY, _HELD = "_natpit_live", "_natpit_underway", "_natpit_held"
_PLAIN = (str, int, float, Enum)

FLETS_FIND: Any = Session._Session__find_live_control  # type: ignore[attr-defined]
FLETS_PATCH: Any = Session.patch_control
FLETS_DISPATCH: Any = Session.dispatch_event
FLETS_APPLY: Any = Session.apply_patch
FLETS_ANSWER: Any = Session.handle_invoke_method_results


def find(self: Any, value: Any, control_id: int) -> BaseControl | None:
    """The control inside `value`, the page, that has this id."""
    live = self.__dict__.get(_KEPT)
    if live is None:
        live = self.__dict__[_KEPT] = weakref.WeakValueDictionary()
        _walk(value, None, live, set())
    found: BaseControl | None = live.get(control_id)
    return found


def _walk(value: Any, parent: BaseControl | None, live: Any, visited: set[int]) -> None:
    """Notes every control, and ties each to what it is in, as Flet does on the way to the one that it looks for."""
    if value is None or isinstance(value, _PLAIN) or id(value) in visited:
        return
    if isinstance(value, BaseControl):
        if parent is not None and parent is not value:
            value._parent = weakref.ref(parent)  # type: ignore[attr-defined]
        live.setdefault(value._i, value)
        parent = value
    if dataclasses.is_dataclass(value):
        visited.add(id(value))
        for field in dataclasses.fields(value):
            if not field.metadata.get("skip", False) and field.name != "_parent":
                _walk(getattr(value, field.name, None), parent, live, visited)
    elif isinstance(value, (dict, list, tuple)):
        visited.add(id(value))
        for one in value.values() if isinstance(value, dict) else value:
            _walk(one, parent, live, visited)


def patch_control(self: Any, *args: Any, **more: Any) -> None:
    """Flet's own; then another walk may find something else."""
    try:
        FLETS_PATCH(self, *args, **more)
    finally:
        self.__dict__.pop(_KEPT, None)


async def dispatch_event(self: Any, control_id: int, event_name: str, event_data: Any) -> None:
    """Flet's own, but not more at a time than fit."""
    underway = self.__dict__.get(_UNDERWAY, 0)
    if not isinstance(control_id, int) or (underway >= UNDERWAY and event_name not in ITS_OWN):
        return
    self.__dict__[_UNDERWAY] = underway + 1
    try:
        await FLETS_DISPATCH(self, control_id, event_name, event_data)
    finally:
        self.__dict__[_UNDERWAY] -= 1


def answer(self: Any, control_id: int, call_id: str, result: Any, error: str | None) -> None:
    """Flet's own, which asks of the control only whether it is there: the page always is."""
    FLETS_ANSWER(self, self.page._i, call_id, result, error)


def apply_patch(self: Any, control_id: int, patch: dict[str, Any]) -> None:
    """Flet's own, without what no client of Flet's writes."""
    control = self.index.get(control_id)
    if control is None:
        return
    kind: Any = type(control)
    held: dict[tuple[int, str], int] = self.__dict__.setdefault(_HELD, {})
    names, all_of_it = _names(kind), sum(held.values())
    taken: dict[str, Any] = {}
    for name, value in _known(patch, DEEP, [MANY]).items():
        if name not in names:
            continue
        before, size = held.get((control_id, name), 0), _size(value)
        if size <= SMALL:
            size = 0
        if isinstance(value, dict):  # Flet writes it into what is there
            size += before
        if size > before and all_of_it - before + size > LARGE:
            continue
        held.pop((control_id, name), None)
        if size:
            held[control_id, name] = size
        all_of_it += size - before
        taken[name] = value
    if all_of_it > LARGE / 2:  # what has left the screen holds nothing
        for place in [place for place in held if place[0] not in self.index]:
            del held[place]
    FLETS_APPLY(self, control_id, taken)


@cache
def _names(kind: type) -> frozenset[str]:
    return frozenset(f.name for f in dataclasses.fields(kind))


def _known(value: Any, deep: int, room: list[int]) -> Any:
    """The same without names that begin with "_", without what lies too deep, and without what is too much."""
    if isinstance(value, dict):
        kept: dict[str, Any] = {}
        for name, one in value.items():
            if not deep or not room[0]:
                break
            room[0] -= 1
            if isinstance(name, str) and not name.startswith("_"):
                kept[name] = _known(one, deep - 1, room)
        return kept
    if isinstance(value, list):
        inside: list[Any] = []
        for one in value:
            if not deep or not room[0]:
                break
            room[0] -= 1
            inside.append(_known(one, deep - 1, room))
        return inside
    return value


def _size(value: Any) -> int:
    if isinstance(value, (str, bytes)):
        return len(value)
    if isinstance(value, dict):
        return sum(len(k) + 8 + _size(v) for k, v in value.items())
    return sum(8 + _size(v) for v in value) if isinstance(value, (list, tuple)) else 8


def bound() -> None:
    """From now on Flet looks and answers like this."""
    if flet.__version__ == MADE_FOR:
        Session._Session__find_live_control = find  # type: ignore[attr-defined]
        Session.patch_control = patch_control  # type: ignore[method-assign]
        Session.apply_patch = apply_patch  # type: ignore[method-assign]
        Session.dispatch_event = dispatch_event  # type: ignore[method-assign]
        Session.handle_invoke_method_results = answer  # type: ignore[method-assign]
