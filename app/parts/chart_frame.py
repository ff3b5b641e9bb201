"""What is around a chart: the printed lines, the numbers at the left, and what stands below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import flet as ft
import flet.canvas as cv

from app.look import DRUK, INKT2, LIJN, SANS, capped, ems, silent
from app.parts.chart_plan import Scale

HEIGHT = 174
"""Of what is drawn; what stands below comes on top of that."""


class Tick(NamedTuple):
    """Something named below: how far from the left, from 0 to 1, and whether a line goes up from there."""

    at: float
    label: str
    line: bool = False


def framed(
    width: float, scale: Scale, number: Callable[[int], str], ticks: Sequence[Tick],
    draw: Callable[[float, float], ft.LayoutControl], said: str, f: float, height: float = HEIGHT,
    aside: float = 0,
) -> ft.Control:  # fmt: skip
    """A chart `width` wide with everything around it. `draw` gets the width and the height that are left and draws the
    values; `said` is what a screen reader says of all of it. `aside` is kept free at the right.
    """
    grown = min(f, 2)
    small, line_height = capped(16, f, 2), 24 * grown
    labels = [(value, number(int(value))) for value in scale.labels]
    left = max((ems(label) for _, label in labels), default=0) * 16 * grown + 10
    top, plot = line_height / 2 - 2, width - left - 10 - aside
    layers: list[ft.Control] = [_at(_grid(plot, height, scale, ticks), left, top), _at(draw(plot, height), left, top)]
    for value, label in labels:
        layers.append(
            ft.Container(
                silent(label, small, SANS, INKT2, no_wrap=True), left=0, width=left - 8, height=line_height,
                top=top + (scale.high - value) / (scale.high - scale.low) * height - line_height / 2,
                alignment=ft.Alignment.CENTER_RIGHT,
            )
        )  # fmt: skip
    for tick, where, wide in readable(ticks, plot, 16 * grown, left, width - aside):
        name = silent(tick.label, small, SANS, INKT2, no_wrap=True, text_align=ft.TextAlign.CENTER)
        layers.append(ft.Container(name, left=where, width=wide, height=line_height, top=top + height + 4))
    drawn = ft.Stack(layers, width=width, height=top + height + 4 + line_height, clip_behavior=ft.ClipBehavior.NONE)
    return ft.Semantics(container=True, label=said, exclude_semantics=True, content=drawn)


def readable(
    ticks: Sequence[Tick], plot: float, size: float, left: float, right: float
) -> list[tuple[Tick, float, float]]:
    """Those that can be named with room between them: all, or every second, third, … of them; each with where its label
    begins and how wide it is: in the middle under its place, but never past an edge.
    """
    placed = []
    for tick in ticks:
        wide = ems(tick.label) * size + 4
        placed.append((tick, min(max(left + tick.at * plot - wide / 2, left - min(wide / 2, 10)), right - wide), wide))
    for every in range(1, len(placed) + 1):
        kept = placed[::every]
        if all(one[1] + one[2] + 8 <= other[1] for one, other in pairwise(kept)):
            return kept
    return placed[:1]


def _at(control: ft.LayoutControl, left: float, top: float) -> ft.Control:
    control.left, control.top = left, top
    return control


def _grid(width: float, height: float, scale: Scale, ticks: Sequence[Tick]) -> cv.Canvas:
    """Thin at every step, strong at zero or at the bottom."""
    thin = ft.Paint(color=LIJN, stroke_width=1, style=ft.PaintingStyle.STROKE)
    strong = ft.Paint(color=DRUK, stroke_width=2, style=ft.PaintingStyle.STROKE)
    shapes: list[cv.Shape] = [
        cv.Line(tick.at * width, 0, tick.at * width, height, paint=thin) for tick in ticks if tick.line
    ]
    ground = 0 if scale.low <= 0 <= scale.high else scale.low
    for value in scale.lines:
        y = (scale.high - value) / (scale.high - scale.low) * height
        shapes.append(cv.Line(0, y, width, y, paint=strong if value == ground else thin))
    return cv.Canvas(shapes, width=width, height=height)
