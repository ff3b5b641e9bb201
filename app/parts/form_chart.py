"""Match after match: a dot for one that was won, a ring for one that was not, and a dashed line where the middle is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import flet as ft
import flet_charts as fc

from app.look import DRUK, INKT, KOP, LIJN2, PAPIER, capped, ems, silent
from app.parts.chart import mark_of, pencil
from app.parts.chart_frame import Tick, framed
from app.parts.chart_plan import Plot, names_at_end, scale_around, scale_of


class Point(NamedTuple):
    """One match: what it came to, and whether it was won."""

    value: float
    won: bool


def form_chart(
    points: Sequence[Point], middle: float | None, ends: tuple[str, str], width: float, said: str,
    number: Callable[[int], str], f: float = 1.0,
) -> ft.Control:  # fmt: skip
    """The matches from old to new, at least one. `middle` is the average that they stand against, dashed; `ends` name
    the first and the last match below.
    """
    values = [point.value for point in points] + ([] if middle is None else [middle])
    scale = scale_around(values)
    last = max(len(points) - 1, 1)
    ticks = [Tick(0, ends[0])] + ([Tick(1, ends[1])] if len(points) > 1 and ends[1] != ends[0] else [])

    def draw(plot: float, height: float) -> ft.LayoutControl:
        series = [_matches(points)]
        if middle is not None:
            level = [fc.LineChartDataPoint(0, middle, point=False), fc.LineChartDataPoint(last, middle, point=False)]
            series.insert(
                0, fc.LineChartData(points=level, color=DRUK, stroke_width=3, point=False, dash_pattern=[7, 5])
            )
        chart: ft.LayoutControl = fc.LineChart(
            data_series=series, min_x=0, max_x=last, min_y=scale.low, max_y=scale.high, width=plot, height=height,
            interactive=False, tooltip=None, animation=ft.Animation(0),
            border=ft.Border.all(0, ft.Colors.TRANSPARENT),
        )  # fmt: skip
        return chart

    return framed(width, scale, number, ticks, draw, said, f)


def _matches(points: Sequence[Point]) -> fc.LineChartData:
    drawn = [fc.LineChartDataPoint(x, point.value, point=_mark(point.won)) for x, point in enumerate(points)]
    return fc.LineChartData(points=drawn, color=LIJN2, stroke_width=2, rounded_stroke_join=True, point=False)


def _mark(won: bool) -> fc.ChartPointShape:
    if won:
        return fc.ChartCirclePoint(color=INKT, radius=6, stroke_color=INKT, stroke_width=0)
    return fc.ChartCirclePoint(color=PAPIER, radius=4, stroke_color=INKT, stroke_width=3)


class Named(NamedTuple):
    """A line and whose it is; "" where there is but one."""

    name: str
    totals: tuple[float, ...]


def running_lines(
    lines: Sequence[Named], ends: tuple[str, str], width: float, said: str, number: Callable[[int], str],
    f: float = 1.0,
) -> ft.Control:  # fmt: skip
    """What added up match after match, from zero; the lines differ by dash and mark, and are named where they end."""
    values = [line.totals for line in lines]
    scale = scale_of(values)
    last = max(len(values[0]) - 1, 1)
    ticks = [Tick(0, ends[0])] + ([Tick(1, ends[1])] if ends[1] != ends[0] else [])
    size = capped(16, f, 1.5)
    room = max((ems(line.name) * 1.16 * 16 * min(f, 1.5) for line in lines), default=0)
    aside = min(room + 14, width / 3) if room else 0.0

    def draw(plot: float, height: float) -> ft.LayoutControl:
        chart: ft.LayoutControl = fc.LineChart(
            data_series=[_line(i, each) for i, each in enumerate(values)][::-1], min_x=0, max_x=last, min_y=scale.low,
            max_y=scale.high, width=plot, height=height, interactive=False, tooltip=None, animation=ft.Animation(0),
            border=ft.Border.all(0, ft.Colors.TRANSPARENT),
        )  # fmt: skip
        if not aside:
            return chart
        high = 24 * min(f, 1.5)
        tops = names_at_end(Plot(plot, height, last, scale), values, high)
        names: list[ft.Control] = [
            ft.Container(
                silent(line.name, size, KOP, pencil(i).ink, size * 1.2, no_wrap=True, overflow=ft.TextOverflow.FADE),
                left=plot + 14, top=tops[i], width=aside, height=high, alignment=ft.Alignment.CENTER_LEFT,
            )
            for i, line in enumerate(lines)
        ]  # fmt: skip
        return ft.Stack([chart, *names], width=plot, height=height, clip_behavior=ft.ClipBehavior.NONE)

    return framed(width, scale, number, ticks, draw, said, f, aside=aside)


def _line(which: int, values: Sequence[float]) -> fc.LineChartData:
    p = pencil(which)
    last = len(values) - 1
    points = [fc.LineChartDataPoint(x, y, point=mark_of(p) if x == last else False) for x, y in enumerate(values)]
    return fc.LineChartData(
        points=points, color=p.ink, stroke_width=3, rounded_stroke_join=True, point=False,
        dash_pattern=list(p.dashes) if p.dashes else None,
    )  # fmt: skip
