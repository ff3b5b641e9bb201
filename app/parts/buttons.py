"""The buttons at the bottom of a screen and the choices on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.look import DRUK, INKT, OPINKT, PAPIER, RAND, SANS6, SANS7, UIT, capped, flat, icon, text

Tap = Callable[[Any], Any]


def primary(
    label: str, on_click: Tap, *, f: float = 1.0, sign: ft.IconData | None = None, sign_last: bool = False, **more: Any
) -> ft.TextButton:
    """The one thing to do here: filled, 64 high, more when the text is large; `name` as for `secondary`."""
    name = more.pop("name", None)
    face: list[ft.Control] = [
        text(label, capped(20, f, 1.8), SANS7, OPINKT, text_align=ft.TextAlign.CENTER, semantics_label=name)
    ]
    if sign is not None:
        face.insert(1 if sign_last else 0, icon(sign, 24 * min(f, 1.5), OPINKT))
    more.setdefault("height", 64 if f < 1.3 else 80)
    row = ft.Row(face, spacing=12, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    return ft.TextButton(content=row, style=flat(INKT, 12, pad=8), on_click=on_click, **more)


def secondary(
    label: str, on_click: Tap, *, f: float = 1.0, sign: ft.IconData | None = None, **more: Any
) -> ft.TextButton:
    """Something else that can be done: outlined. `name` is its accessible name where the label does not say it."""
    off = bool(more.get("disabled"))
    ink = UIT if off else INKT
    name = more.pop("name", None)
    face: list[ft.Control] = [
        text(label, capped(18, f, 1.8), SANS7, ink, text_align=ft.TextAlign.CENTER, semantics_label=name)
    ]
    if sign is not None:
        face.insert(0, icon(sign, 24 * min(f, 1.5), ink))
    more.setdefault("height", 56 if f < 1.3 else 76)
    row = ft.Row(face, spacing=12, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    return ft.TextButton(content=row, style=flat(PAPIER, 12, RAND, pad=8), on_click=on_click, **more)


def two(first: ft.Control, last: ft.Control, *, stacked: bool, narrow: float | None = None) -> ft.Control:
    """The two buttons of a tray: beside each other, or under each other when the text is large. `narrow` is the width
    of the first; without one they share the room.
    """
    if stacked:
        return ft.Column([ft.Row([ft.Container(b, expand=True)]) for b in (last, first)], spacing=8, tight=True)
    held = ft.Container(first, width=narrow, expand=None if narrow else 4)
    return ft.Row([held, ft.Container(last, expand=5)], spacing=8)


def wrapping(
    label: str, on_click: Tap, *, f: float = 1.0, filled: bool = False, name: str | None = None, height: float
) -> ft.TextButton:
    """A button whose words may go on on a second line: the one thing to do when `filled`, else outlined."""
    size = capped(20 if filled else 18, f, 1.7)
    face = text(
        label, size, SANS7, OPINKT if filled else INKT, 24 if filled else 22, text_align=ft.TextAlign.CENTER,
        semantics_label=name,
    )  # fmt: skip
    style = flat(INKT, 12, pad=8) if filled else flat(PAPIER, 12, RAND, pad=8)
    return ft.TextButton(content=face, style=style, on_click=on_click, height=height)


def plain(
    label: str, on_click: Tap, *, sign: ft.IconData | None = None, size: float = 18, f: float = 1.0,
    wraps: bool = False, **more: Any,
) -> ft.TextButton:  # fmt: skip
    """A word in printing green that can be tapped; `name` as for `secondary`. Where its text is large (`f`), it is
    higher. One that `wraps` goes on on another line, where it is told how wide it can be.
    """
    broken = {"expand": True, "expand_loose": True} if wraps else {}
    face: list[ft.Control] = [text(label, size, SANS6, DRUK, semantics_label=more.pop("name", None), **broken)]
    if sign is not None:
        face.insert(0, icon(sign, 24 * min(f, 1.5), DRUK))
    grows = wraps and f >= 1.3
    more.setdefault("height", None if grows else 48 if f < 1.3 else 76)
    line = ft.Row(face, spacing=8, tight=True)  # of large text one line alone is no 48 high
    return ft.TextButton(
        content=ft.Container(line, padding=ft.Padding.symmetric(vertical=4)) if grows else line,
        style=flat(ft.Colors.TRANSPARENT, 12, pad=8),
        on_click=on_click,
        **more,
    )


def choice(
    label: str, chosen: bool, on_click: Tap, *, name: str = "", height: float = 52, **more: Any
) -> ft.TextButton:
    """One of a row of equal choices; `name` is what a screen reader says (with "gekozen" already in it when chosen)."""
    face = text(
        label, more.pop("size", 18), SANS7, OPINKT if chosen else INKT, text_align=ft.TextAlign.CENTER,
        semantics_label=name or None,
    )  # fmt: skip
    style = flat(INKT if chosen else PAPIER, more.pop("radius", 10), INKT if chosen else RAND, pad=8)
    return ft.TextButton(content=face, style=style, height=height, on_click=on_click, **more)


def segments(
    options: Sequence[tuple[Any, str, str]], chosen: Any, on_click: Tap, *, f: float = 1.0, height: float = 56
) -> ft.Control:
    """A row of equal choices in one frame; under each other when the text is large.

    `options` are (value, label, accessible name). The tapped button carries its value as `data`.
    """
    if f >= 1.3:
        return ft.Column(
            [
                choice(lab, v == chosen, on_click, name=name, data=v, height=64, width=float("inf"))
                for v, lab, name in options
            ],
            spacing=8,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
    last = len(options) - 1
    cells: list[ft.Control] = []
    for i, (value, label, name) in enumerate(options):
        on = value == chosen
        radius = ft.BorderRadius.only(
            top_left=10 if i == 0 else 0, bottom_left=10 if i == 0 else 0,
            top_right=10 if i == last else 0, bottom_right=10 if i == last else 0,
        )  # fmt: skip
        face = text(
            label, 18, SANS7, OPINKT if on else INKT, text_align=ft.TextAlign.CENTER, semantics_label=name or None
        )
        button = ft.TextButton(
            content=face,
            style=_segment(on, i == 0, i == last),
            data=value,
            on_click=on_click,
            height=height - 4,
            expand=True,
        )
        edge = ft.Border.only(left=ft.BorderSide(2, RAND)) if i else None
        cells.append(ft.Container(button, border=edge, border_radius=radius if edge is None else None, expand=True))
    return ft.Container(ft.Row(cells, spacing=0), border=ft.Border.all(2, RAND), border_radius=12, height=height)


def _segment(on: bool, first: bool, last: bool) -> ft.ButtonStyle:
    key = (on, first, last)
    if key not in _SEGMENTS:
        from app.look import button

        left, right = (10 if first else 0), (10 if last else 0)
        radius = ft.BorderRadius.only(top_left=left, bottom_left=left, top_right=right, bottom_right=right)
        _SEGMENTS[key] = button(INKT if on else PAPIER, radius, pad=4)
    return _SEGMENTS[key]


_SEGMENTS: dict[tuple[bool, bool, bool], ft.ButtonStyle] = {}
