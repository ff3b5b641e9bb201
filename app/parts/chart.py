"""The totals hand by hand, a line a column. Lines are told apart by dash and mark, and named where they run."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import flet as ft
import flet.canvas as cv
import flet_charts as fc

from app.look import DRUK, INKT, INKT2, KOP, LIJN, PAPIER, SANS, capped, silent
from app.parts.chart_plan import Plot, names_at_end, names_beside, scale_of, ticks_of

HEIGHT = 174
"""Of the lines themselves; the labels of the axes come on top of that."""


class Running(NamedTuple):
    """One column: its name, and its total before the first hand and after each."""

    name: str
    totals: tuple[float, ...]


class Pencil(NamedTuple):
    """How one line is drawn: its ink, its dashes (None: solid), and the mark at its end: a circle or a square, filled
    or open."""

    ink: str
    dashes: tuple[int, ...] | None
    square: bool
    filled: bool


_DASHES = (None, (7, 5), (2, 5), (16, 5), (12, 4, 2, 4), (4, 3), (2, 3, 2, 8), (18, 4, 2, 4, 2, 4))


def pencil(column: int) -> Pencil:
    """The pencil of a column: solid with a dot, dashed with a ring, …; eight that differ without their colour."""
    first = column % 2 == 0
    return Pencil(INKT if first else DRUK, _DASHES[column % 8], column % 8 >= 4, first)


def running_chart(
    lines: tuple[Running, ...], round_of: int, width: float, said: str, number: Callable[[int], str], f: float = 1.0
) -> ft.Control:
    """The chart, `width` wide. `said` is what a screen reader says of all of it, `round_of` the hands in a round."""
    values = [line.totals for line in lines]
    scale = scale_of(values)
    hands = len(values[0]) - 1
    small = capped(16, f, 2)
    line_height = 24 * min(f, 2)
    labels = [(value, number(int(value))) for value in scale.labels]
    left = max(len(label) for _, label in labels) * 16 * min(f, 2) * 0.6 + 10
    top = line_height / 2 - 2

    name_size = capped(18 if len(lines) <= 4 else 16, f, 1.4)
    name_height = name_size * f * 1.3 if len(lines) <= 4 else min(name_size * f * 1.25, (HEIGHT + 20) / len(lines))
    longest = max(len(line.name) for line in lines) * name_size * f * 0.62
    plot = Plot(width - left - 10, HEIGHT, hands, scale)
    sizes = [(len(line.name) * name_size * f * 0.62, name_height) for line in lines]
    beside = names_beside(plot, values, sizes) if len(lines) == 2 else None
    if beside is None:
        plot = plot._replace(width=width - left - 18 - min(longest, width / 3))

    ticks = ticks_of(hands, round_of, max(1.0, min(5.0, plot.width / (40 * min(f, 2)))))
    layers: list[ft.Control] = [_at(_grid(plot, ticks), left, top), _at(_drawn(lines, plot), left, top)]
    for value, label in labels:
        layers.append(
            ft.Container(
                silent(label, small, SANS, INKT2, no_wrap=True), left=0, width=left - 8, height=line_height,
                top=top + plot.y(value) - line_height / 2, alignment=ft.Alignment.CENTER_RIGHT,
            )
        )  # fmt: skip
    for hand in ticks:
        half = 40 * min(f, 2)
        where = min(left + plot.x(hand) - half, width - 2 * half + (half - 10 * len(str(hand)) * min(f, 2) / 2))
        layers.append(
            ft.Container(
                silent(str(hand), small, SANS, INKT2, no_wrap=True), left=where, width=2 * half, height=line_height,
                top=top + plot.height + 4, alignment=ft.Alignment.CENTER,
            )
        )  # fmt: skip
    ends = names_at_end(plot, values, name_height)
    for column, line in enumerate(lines):
        name = silent(line.name, name_size, KOP, pencil(column).ink, name_size * 1.2, no_wrap=True)
        x, y = beside[column] if beside else (plot.width + 12, ends[column])
        name.left, name.top = left + x, top + y
        layers.append(name)
    height = top + plot.height + 4 + line_height
    drawn = ft.Stack(layers, width=width, height=height, clip_behavior=ft.ClipBehavior.NONE)
    return ft.Semantics(container=True, label=said, exclude_semantics=True, content=drawn)


def pencil_sample(column: int, width: float = 34) -> ft.Control:
    """A piece of a column's line with its mark, beside its name in a list."""
    p = pencil(column)
    line = ft.Paint(
        color=p.ink, stroke_width=3, style=ft.PaintingStyle.STROKE,
        stroke_dash_pattern=list(p.dashes) if p.dashes else None,
    )  # fmt: skip
    fill = ft.Paint(color=p.ink if p.filled else PAPIER, style=ft.PaintingStyle.FILL)
    edge = ft.Paint(color=p.ink, stroke_width=3, style=ft.PaintingStyle.STROKE)
    end, middle = width - 8, 10

    def mark(paint: ft.Paint) -> cv.Shape:
        if p.square:
            return cv.Rect(end - 5, middle - 5, 10, 10, paint=paint)
        return cv.Circle(end, middle, 5, paint=paint)

    shapes = [cv.Line(0, middle, end, middle, paint=line), mark(fill), mark(edge)]
    return cv.Canvas(shapes, width=width, height=20)


def _at(control: ft.LayoutControl, left: float, top: float) -> ft.Control:
    control.left, control.top = left, top
    return control


def _grid(plot: Plot, ticks: tuple[int, ...]) -> cv.Canvas:
    """Printed lines: thin at every step and every tick, strong at zero."""
    thin = ft.Paint(color=LIJN, stroke_width=1, style=ft.PaintingStyle.STROKE)
    strong = ft.Paint(color=DRUK, stroke_width=2, style=ft.PaintingStyle.STROKE)
    shapes: list[cv.Shape] = [cv.Line(plot.x(hand), 0, plot.x(hand), plot.height, paint=thin) for hand in ticks]
    shapes += [
        cv.Line(0, plot.y(value), plot.width, plot.y(value), paint=strong if value == 0 else thin)
        for value in plot.scale.lines
    ]
    return cv.Canvas(shapes, width=plot.width, height=plot.height)


def _drawn(lines: tuple[Running, ...], plot: Plot) -> fc.LineChart:
    """The lines, the first on top."""
    series = [_series(line, pencil(column)) for column, line in enumerate(lines)]
    return fc.LineChart(
        data_series=series[::-1], min_x=0, max_x=plot.hands, min_y=plot.scale.low, max_y=plot.scale.high,
        width=plot.width, height=plot.height, interactive=False, tooltip=None, animation=ft.Animation(0),
        border=ft.Border.all(0, ft.Colors.TRANSPARENT),
    )  # fmt: skip


def _series(line: Running, p: Pencil) -> fc.LineChartData:
    last = len(line.totals) - 1
    points = [fc.LineChartDataPoint(x, y, point=mark_of(p) if x == last else False) for x, y in enumerate(line.totals)]
    return fc.LineChartData(
        points=points, color=p.ink, stroke_width=3, rounded_stroke_join=True, point=False,
        dash_pattern=list(p.dashes) if p.dashes else None,
    )  # fmt: skip


def mark_of(p: Pencil) -> fc.ChartPointShape:
    """The mark at the end of a line."""
    fill = p.ink if p.filled else PAPIER
    edge = 0 if p.filled else 3
    if p.square:
        return fc.ChartSquarePoint(color=fill, size=11 if p.filled else 8, stroke_color=p.ink, stroke_width=edge)
    return fc.ChartCirclePoint(color=fill, radius=6 if p.filled else 3.5, stroke_color=p.ink, stroke_width=edge)
