"""What a person sees of a screen and what a screen reader says of it, read from its controls.

Every tap of a test looks for a name on the whole screen, so this is what tests of screens spend most of their time on:
of a control with eighty properties only those are looked at that were set, as Flet itself keeps them.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import flet as ft
from flet.components.component import Component
from flet.controls.base_control import BaseControl

Name = str | re.Pattern[str]
Above = tuple[BaseControl, ...]
"""What a control lies in, the outermost first."""

HANDLERS = ("on_click", "on_tap", "on_change", "on_submit", "on_select", "on_long_press", "on_dismiss")
"""What makes a control something that a finger or a keyboard can reach."""

_HOLDS = (list, tuple, BaseControl)


def walk(node: Any, *, hidden: bool = False) -> list[BaseControl]:
    """Every control of `node` and below it in drawing order; with `hidden` those that are not drawn too."""
    return [control for control, _ in walk_with_above(node, hidden=hidden)]


def walk_with_above(node: Any, above: Above = (), *, hidden: bool = False) -> list[tuple[BaseControl, Above]]:
    """The same, each with what it lies in."""
    found: list[tuple[BaseControl, Above]] = []
    _walk(node, above, hidden, found)
    return found


def _walk(node: Any, above: Above, hidden: bool, found: list[tuple[BaseControl, Above]]) -> None:
    for control in flat(node):
        if not hidden and getattr(control, "visible", True) is False:
            continue
        found.append((control, above))
        held = _inside(control)
        if held:
            here = (*above, control)
            for value in held:
                _walk(value, here, hidden, found)


def flat(node: Any) -> list[BaseControl]:
    """Controls out of lists, tuples and components, which may be nested."""
    if isinstance(node, Component):
        return flat(node._b) if node.visible else []
    if isinstance(node, BaseControl):
        return [node]
    return [control for one in node for control in flat(one)] if isinstance(node, (list, tuple)) else []


@cache
def _places(kind: Any) -> tuple[dict[str, int], tuple[str, ...]]:
    """The properties of a kind of control with their order, and those that Flet does not keep apart once set."""
    names = [f.name for f in dataclasses.fields(kind) if not f.name.startswith("_") and not f.metadata.get("skip")]
    own = tuple(name for name in names if isinstance(kind._prop_defaults.get(name, ()), _HOLDS))
    return {name: place for place, name in enumerate(names)}, own


def _inside(control: BaseControl) -> list[Any]:
    """The values of a control in which there may be other controls, in drawing order."""
    order, own = _places(type(control))
    values = control._values
    found = [name for name in values if isinstance(values[name], _HOLDS) and name in order and name not in own]
    found += [name for name in own if isinstance(getattr(control, name, None), _HOLDS)]
    if len(found) > 1:
        found.sort(key=order.__getitem__)
    return [getattr(control, name) for name in found]


def written(text: ft.Text) -> str:
    """What a text says, its spans included."""
    return (text.value or "") + "".join(s.text or "" for s in text.spans or ())


def same(said: str, name: Name) -> bool:
    """Whether this is the name, or matches it."""
    return said == name if isinstance(name, str) else name.search(said) is not None


def reachable(control: BaseControl) -> bool:
    """Whether a finger or a keyboard can do anything with it."""
    always, handlers = _ways_in(type(control))
    return always or any(getattr(control, h) is not None for h in handlers)


@cache
def _ways_in(kind: type) -> tuple[bool, tuple[str, ...]]:
    if issubclass(kind, (ft.View, ft.Page, ft.DialogControl)):
        return False, ()
    always = issubclass(kind, (ft.TextField, ft.Button, ft.TextButton, ft.IconButton))
    names = {f.name for f in dataclasses.fields(kind)}
    return always, tuple(h for h in HANDLERS if h in names)


def named(node: Any) -> list[tuple[str, BaseControl]]:
    """What can be reached of `node`: accessible name and control, in drawing order. "" for one without a name."""
    within: dict[int, list[BaseControl]] = {}
    return [(name_of(c, above, within), c) for c, above in walk_with_above(node) if reachable(c)]


def name_of(control: BaseControl, above: Above = (), within: dict[int, list[BaseControl]] | None = None) -> str:
    """The name as the client puts it together: a label around it, then the texts inside it, else its tooltip. `within`
    remembers what can be reached in what lies around, from one name on a screen to the next.
    """
    own = getattr(control, "label", None)
    parts = [own] if isinstance(own, str) and own else [] if own is None else _spoken(own)
    if not parts:
        parts = _spoken_inside(control)
    if not parts and isinstance(tip := getattr(control, "tooltip", None), str):
        parts = [tip]
    within = {} if within is None else within
    for holder in reversed(above):
        if reachable(holder):
            break
        if isinstance(holder, (ft.Semantics, ft.MergeSemantics)):
            if id(holder) not in within:
                within[id(holder)] = [c for c in walk(holder) if c is not holder and reachable(c)]
            if len(within[id(holder)]) != 1:
                break
            if isinstance(holder, ft.MergeSemantics):
                parts = _spoken(holder) or parts
            elif holder.label:
                parts = [holder.label] if holder.exclude_semantics else [holder.label, *parts]
    return " ".join(p.strip() for p in parts if p.strip())


def _spoken_inside(control: BaseControl) -> list[str]:
    return _all_spoken(_inside(control))


def _all_spoken(values: Iterable[Any]) -> list[str]:
    return [text for value in values for text in _spoken(value)]


def _spoken(node: Any) -> list[str]:
    found: list[str] = []
    for control in flat(node):
        if getattr(control, "visible", True) is False:
            continue
        label = control.label if isinstance(control, ft.Semantics) else None
        silent = isinstance(control, ft.Semantics) and control.exclude_semantics
        said = getattr(control, "semantics_label", None)
        if label:
            found.append(label)
        if said is not None:
            found += [said] if said else []
        elif isinstance(control, ft.Text):
            found += [text] if (text := written(control)) else []
        elif not silent:
            found += _spoken_inside(control)
    return found
