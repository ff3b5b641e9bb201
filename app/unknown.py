"""Events for a control that is not there, and more events than anybody has fingers: what they cost has a bound.

For an id that it does not know, Flet walks through all that is on the screen, every time; some controls are only found
so. Between two changes of the screen that walk finds the same again, so it is made once and what it found is kept.
"""

from __future__ import annotations

import dataclasses
import weakref
from enum import Enum
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
_KEPT, _UNDERWAY = "_natpit_live", "_natpit_underway"
_PLAIN = (str, int, float, Enum)

FLETS_FIND: Any = Session._Session__find_live_control  # type: ignore[attr-defined]
FLETS_PATCH: Any = Session.patch_control
FLETS_DISPATCH: Any = Session.dispatch_event


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


def bound() -> None:
    """From now on Flet looks and answers like this."""
    if flet.__version__ == MADE_FOR:
        Session._Session__find_live_control = find  # type: ignore[attr-defined]
        Session.patch_control = patch_control  # type: ignore[method-assign]
        Session.dispatch_event = dispatch_event  # type: ignore[method-assign]
