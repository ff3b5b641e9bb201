"""The signs of a score sheet as outlines: suits, the ring of nat, letters in a square, the triangle of who played."""

from __future__ import annotations

import re
from functools import cache
from math import cos, pi, sin
from os.path import join

from app.paths import ASSETS
from app.table.paper import POINT, Box, Mark, Say, Shape, Step
from app.table.paper_type import SANS8, width

SUITS = ("schoppen", "harten", "ruiten", "klaveren")
_RED = frozenset({"harten", "ruiten"})
_ROUND = 0.5523  # how far the handles of a quarter of a circle reach, of its radius


@cache
def _drawn(file: str) -> tuple[Step, ...]:
    """The outline of a picture in the assets, in the units of its own box."""
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.svgLib.path import parse_path

    with open(join(ASSETS, file), encoding="utf-8") as svg:
        found = re.search(r'<path d="([^"]+)"', svg.read())
    assert found is not None, file
    pen = RecordingPen()
    parse_path(found.group(1), pen)
    steps: list[Step] = []
    for what, points in pen.value:
        flat = tuple(float(n) for point in points for n in point)
        match what:
            case "moveTo":
                steps.append(("M", flat))
            case "lineTo":
                steps.append(("L", flat))
            case "curveTo":
                steps.append(("C", flat))
            case "closePath":
                steps.append(("Z", ()))
    return tuple(steps)


def _laid(steps: tuple[Step, ...], x: float, y: float, scale: float, across: float = 1) -> tuple[Step, ...]:
    """An outline moved to (x, y), in millimetres, and made larger; `across` makes it wider still."""
    by = (scale * across, scale)
    at = (x, y)
    return tuple((what, tuple(at[i % 2] + n * by[i % 2] for i, n in enumerate(flat))) for what, flat in steps)


def suit(name: str, x: float, y: float, size: float) -> Shape:
    """A suit in a square of `size`, its middle at (x, y)."""
    red = name in _RED
    return Shape(_laid(_drawn(f"suits/{name}.svg"), x - size / 2, y - size / 2, size / 24), "rood" if red else "inkt")


def played(x: float, y: float, size: float, *, along: bool = False) -> Shape:
    """The triangle of who played, `size` high, its middle at (x, y); hollow for who played `along`."""
    if along:
        k = size / 14
        steps: tuple[Step, ...] = (("M", (1.4, 2.2)), ("L", (8.2, 7)), ("L", (1.4, 11.8)), ("Z", ()))
        return Shape(_laid(steps, x - 5 * k, y - 7 * k, k), "", "druk", 1.5 * k)
    k = size / 14
    return Shape(_laid(_drawn("speelt-driehoek.svg"), x - 5 * k, y - 7 * k, k), "druk")


def dot(side: int, x: float, y: float, size: float) -> Shape:
    """The mark of a side: filled for the first, a ring for the second."""
    if side == 0:
        return Shape(circle(x, y, size / 2), "inkt")
    return Shape(circle(x, y, size / 2 - size / 12), "", "inkt", size / 6)


def circle(x: float, y: float, r: float) -> tuple[Step, ...]:
    """A circle around (x, y)."""
    h = r * _ROUND
    return (
        ("M", (x + r, y)),
        ("C", (x + r, y + h, x + h, y + r, x, y + r)),
        ("C", (x - h, y + r, x - r, y + h, x - r, y)),
        ("C", (x - r, y - h, x - h, y - r, x, y - r)),
        ("C", (x + h, y - r, x + r, y - h, x + r, y)),
        ("Z", ()),
    )


def sign_width(mark: str, size: float) -> float:
    """How wide a mark is beside type of `size` points, in millimetres."""
    em = size * POINT
    if mark == "nat":
        return 1.45 * em
    if mark in SUITS or mark in ("moon", "sun"):
        return 1.0 * em
    return max(1.12 * em, width(mark, SANS8, size * 0.74) + 0.5 * em)


def sign(mark: str, x: float, y: float, size: float) -> list[Mark]:
    """A mark of the pad, its middle at (x, y), beside type of `size` points."""
    em = size * POINT
    if mark == "nat":
        k = 1.45 * em / 40
        ring = Shape(_laid(_drawn("nat-ring.svg"), x - 20 * k, y - 16 * k, k), "", "rood", 2.4 * k)
        return [ring, Say(x, y + 0.27 * em, "N", size * 0.76, SANS8, "rood", "c")]
    if mark in SUITS:
        return [suit(mark, x, y, em)]
    if mark == "moon":
        return [Shape(_moon(x, y, 0.46 * em), "inkt")]
    if mark == "sun":
        return _sun(x, y, em)
    wide, high = sign_width(mark, size), 1.12 * em
    square = Box(x - wide / 2, y - high / 2, wide, high, "inkt", 0.24 * em)
    return [square, Say(x, y + 0.265 * em, mark, size * 0.74, SANS8, "papier", "c")]


def _moon(x: float, y: float, r: float) -> tuple[Step, ...]:
    """A waning moon: the outer edge, and back along the inner one."""
    h = r * _ROUND
    return (
        ("M", (x + 0.35 * r, y - 0.93 * r)),
        ("C", (x - h * 1.5, y - 1.15 * r, x - 1.1 * r, y - h, x - 1.0 * r, y + 0.1 * r)),
        ("C", (x - 0.9 * r, y + 0.95 * r, x + 0.45 * r, y + 1.4 * r, x + 0.95 * r, y + 0.45 * r)),
        ("C", (x + 0.1 * r, y + 0.7 * r, x - 0.75 * r, y - 0.15 * r, x + 0.35 * r, y - 0.93 * r)),
        ("Z", ()),
    )


def _sun(x: float, y: float, em: float) -> list[Mark]:
    rays: list[Step] = []
    for n in range(8):
        a = n * pi / 4
        rays.append(("M", (x + cos(a) * 0.36 * em, y + sin(a) * 0.36 * em)))
        rays.append(("L", (x + cos(a) * 0.5 * em, y + sin(a) * 0.5 * em)))
    return [Shape(circle(x, y, 0.24 * em), "inkt"), Shape(tuple(rays), "", "inkt", 0.1 * em)]
