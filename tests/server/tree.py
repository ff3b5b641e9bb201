"""What a client has on its screen: the controls as they came over the wire, kept up to date by the patches after them.

A control is a dict with its class under "_c" and its number under "_i", as Flet sends it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Control = dict[str, Any]
REPLACE, ADD, REMOVE, MOVE = range(4)
_NEVER_LOOKED_INTO = frozenset({"parent", "style", "shadow", "border", "padding", "margin", "animate"})


class Tree:
    """The page and everything below it."""

    def __init__(self, page: Control) -> None:
        self.page = page
        self._index: dict[int, Control] = {}
        self._add(page)

    def get(self, number: int) -> Control | None:
        """The control with this number."""
        return self._index.get(number)

    def patch(self, number: int, patch: list[Any]) -> None:
        """Does what a patch of the control with this number says; nothing for a control that is not there."""
        root = self._index.get(number)
        if root is None:
            return
        paths, *operations = patch
        found: dict[int, list[Any]] = {}
        _index(paths, [], found)

        def at(where: int) -> Any:  # only now: an operation before may have moved what stands there
            node: Any = root
            for key in found[where]:
                node = node[key]
            return node

        for kind, where, key, *more in operations:
            node = at(where)
            if kind == REMOVE:
                del node[key]
            elif kind == MOVE:
                to, place = more
                at(to).insert(place, node.pop(key))
            elif kind == ADD and isinstance(node, list):
                node.insert(key, more[0])
                self._add(more[0])
            else:
                node[key] = more[0]
                self._add(more[0])

    def walk(self) -> Iterator[Control]:
        """The controls in sight, in drawing order: the last view, and the dialogs over it."""
        views = [c for c in _controls(self.page.get("views")) if c.get("_c") == "View"]
        yield from _walk(views[-1:])
        for dialog in _controls((self.page.get("_dialogs") or {}).get("controls")):
            if dialog.get("open", True):
                yield from _walk(dialog)

    @property
    def texts(self) -> list[str]:
        """The texts in sight."""
        return [said for c in self.walk() if c.get("_c") == "Text" and (said := _written(c))]

    def named(self) -> Iterator[tuple[str, Control]]:
        """What can be tapped in sight, by its name: what stands in it, or what a screen reader is told."""
        for control in self.walk():
            if control.get("on_click") or control.get("on_tap"):
                yield " ".join(_spoken(control)), control

    def _add(self, value: Any) -> None:
        if isinstance(value, dict):
            if "_i" in value:
                self._index[value["_i"]] = value
            for one in value.values():
                self._add(one)
        elif isinstance(value, list):
            for one in value:
                self._add(one)


def _index(path: list[Any], way: list[Any], found: dict[int, list[Any]]) -> None:
    found[path[0]] = way
    for key, below in (path[1] if len(path) > 1 else {}).items():
        _index(below, [*way, key], found)


def _controls(value: Any) -> Iterator[Control]:
    """Controls out of lists and components, which may be nested."""
    if isinstance(value, list):
        for one in value:
            yield from _controls(one)
    elif isinstance(value, dict):
        if "_b" in value:
            yield from _controls(value["_b"])
        elif "_c" in value:
            yield value


def _walk(value: Any) -> Iterator[Control]:
    for control in _controls(value):
        if control.get("visible", True) is False:
            continue
        yield control
        for key, below in control.items():
            if key not in _NEVER_LOOKED_INTO and isinstance(below, (list, dict)):
                yield from _walk(below)


def _written(text: Control) -> str:
    return (text.get("value") or "") + "".join(s.get("text") or "" for s in text.get("spans") or ())


def _spoken(value: Any) -> Iterator[str]:
    for control in _walk(value):
        if control.get("_c") == "Semantics" and control.get("label"):
            yield control["label"]
        elif control.get("_c") == "Text" and (said := _written(control)):
            yield said
