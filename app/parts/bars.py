"""How often what came: a bar for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import flet as ft
import flet_charts as fc

from app.look import DRUK, INKT
from app.parts.chart_frame import Tick, framed
from app.parts.chart_plan import scale_of


class Bar(NamedTuple):
    """One bar: where it begins ("80"), how often, and whether it stands for what is best told apart (a loss, nat): open
    then, with an edge only."""

    label: str
    times: int
    hollow: bool = False


def bars(
    drawn: Sequence[Bar], width: float, said: str, number: Callable[[int], str], f: float = 1.0, *, spans: bool = True,
) -> ft.Control:  # fmt: skip
    """The bars, `width` wide all together. `spans`: a bar reaches from its label to the next, which then stands at its
    left edge; else its label is in the middle under it.
    """
    count = len(drawn)
    scale = scale_of([[bar.times for bar in drawn]])
    ticks = [Tick((i if spans else i + 0.5) / count, bar.label) for i, bar in enumerate(drawn)]

    def draw(plot: float, height: float) -> ft.LayoutControl:
        slot = plot / count
        thick = max(2.0, slot - 2 if spans else min(slot * 0.6, 44))
        groups = [fc.BarChartGroup(x=i, rods=[_rod(bar, thick)]) for i, bar in enumerate(drawn)]
        chart: ft.LayoutControl = fc.BarChart(
            groups=groups, group_alignment=ft.MainAxisAlignment.SPACE_AROUND, min_y=0, max_y=scale.high,
            width=plot, height=height, interactive=False, tooltip=None, animation=ft.Animation(0),
            border=ft.Border.all(0, ft.Colors.TRANSPARENT),
        )  # fmt: skip
        return chart

    return framed(width, scale, number, ticks, draw, said, f)


def _rod(bar: Bar, thick: float) -> fc.BarChartRod:
    edge = ft.BorderSide(2, DRUK) if bar.hollow and bar.times else None
    return fc.BarChartRod(
        from_y=0, to_y=bar.times, width=thick, color=ft.Colors.TRANSPARENT if bar.hollow else INKT, border_side=edge,
        border_radius=ft.BorderRadius.only(top_left=2, top_right=2), show_tooltip=False,
    )  # fmt: skip
