"""The mark of a person: the initial over a pattern, so that two of one initial are told apart without colour."""

from __future__ import annotations

from functools import cache

import flet as ft

from app.look import DRUK, INKT, PAPIER, SANS8, capped, style

SIZE = 40
"""How wide and high a mark is, where nothing else is asked for."""
MOST = 1.5
"""How far it grows with the reader's text."""


def person_mark(name: str, pattern: int = 0, size: float = SIZE, f: float = 1.0) -> ft.Stack:
    """The initial of `name` over the `pattern`-th pattern, `size` pixels wide, a little more for large text (`f`).

    A screen reader passes over it: the name is beside it.
    """
    box = size * min(f, MOST)
    letter = initial(name)
    drawn = ft.Image(_svg(pattern), width=box, height=box, color=DRUK, exclude_from_semantics=True)
    layers: list[ft.Control] = [
        ft.Container(width=box, height=box, border_radius=box / 4, bgcolor=PAPIER),
        drawn,
        _letter(letter, size, f, box, halo=True),
        _letter(letter, size, f, box, halo=False),
    ]
    return ft.Stack(layers, width=box, height=box)


def initial(name: str) -> str:
    """The first letter or digit of a name as a capital; its first sign where it has neither."""
    first = next((c for c in name if c.isalnum()), name[:1])
    big = first.upper()
    return big if len(big) == 1 else first


def _letter(letter: str, size: float, f: float, box: float, *, halo: bool) -> ft.Container:
    """The letter in ink; or the paper around it, that keeps the pattern off it."""
    text_size = capped(size * 0.52, f, MOST)
    said = ft.Text(
        letter, style=_halo(text_size, box / 7) if halo else style(text_size, SANS8, INKT, text_size * 1.2),
        semantics_label="", no_wrap=True,
    )  # fmt: skip
    return ft.Container(said, width=box, height=box, alignment=ft.Alignment.CENTER)


@cache
def _halo(size: float, width: float) -> ft.TextStyle:
    pen = ft.Paint(color=PAPIER, style=ft.PaintingStyle.STROKE, stroke_width=width, stroke_join=ft.StrokeJoin.ROUND)
    return ft.TextStyle(size=size, font_family=SANS8, height=1.2, letter_spacing=0, foreground=pen)


_FILLED = 'fill="#000" stroke="none"'


@cache
def _svg(pattern: int) -> str:
    """A pattern in a box of 40 with round corners and a line around it, in one colour."""
    inside = _PATTERNS[pattern % len(_PATTERNS)]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">'
        '<clipPath id="c"><rect x="1" y="1" width="38" height="38" rx="9"/></clipPath>'
        f'<g clip-path="url(#c)" fill="none" stroke="#000" stroke-width="2.5" opacity=".62">{inside}</g>'
        '<rect x="1" y="1" width="38" height="38" rx="9" fill="none" stroke="#000" stroke-width="2"/></svg>'
    )


def _rows(step: float, start: float, row: str) -> str:
    """`row` (with a place for y) again and again down the box."""
    count = int((44 - start) // step) + 1
    return "".join(row.replace("Y", f"{start + i * step:g}") for i in range(count))


def _dots() -> str:
    return "".join(
        f'<circle cx="{x}" cy="{y}" r="2.6" {_FILLED}/>'
        for n, y in enumerate(range(4, 40, 8))
        for x in range(4 if n % 2 else 0, 44, 8)
    )


def _check() -> str:
    side = 40 / 6
    squares = ((x * side, y * side) for y in range(6) for x in range(y % 2, 6, 2))
    return "".join(f'<path d="M{x:.2f} {y:.2f}h{side:.2f}v{side:.2f}h-{side:.2f}z" {_FILLED}/>' for x, y in squares)


_RISING = "".join(f'<path d="M{x} 42 {x + 44} -2"/>' for x in range(-38, 44, 8))
_LATTICE = "".join(f'<path d="M{x} 42 {x + 44} -2M{x} -2 {x + 44} 42" stroke-width="1.8"/>' for x in range(-42, 44, 10))
_RINGS = "".join(f'<circle cx="20" cy="20" r="{r}"/>' for r in (4, 10, 16, 22, 28))
_ZIGZAG = "m0 0 5 -5 5 5 5 -5 5 5 5 -5 5 5 5 -5 5 5 5 -5"
_PATTERNS = (
    _RISING,
    _dots(),
    _RINGS,
    _rows(6, 2, '<path d="M0 Y H40"/>'),
    _check(),
    _rows(8, 6, f'<path d="M-2.5 Y{_ZIGZAG}"/>'),
    "".join(f'<path d="M{x} 0 V40"/>' for x in range(2, 42, 6)),
    _LATTICE,
)
"""Stripes that rise, dots, rings, lines, a check, a zigzag, bars, a lattice."""
