"""How far something is that takes a while: in words, and as a line that fills."""

from __future__ import annotations

import flet as ft

from app.frame import Frame
from app.look import DRUK, INKT, LIJN, SANS6, capped, silent


def busy_line(said: str, part: float | None, frame: Frame) -> ft.Semantics:
    """`part` is how much of it is done, from 0 to 1; None where nobody knows: then the line runs, unless nothing may.

    A screen reader is told the words, and told them anew only when they change.
    """
    lines: list[ft.Control] = [silent(said, capped(18, frame.f, 2), SANS6, INKT, 24)]
    if part is not None or not frame.still:
        lines.append(ft.ProgressBar(value=part, color=DRUK, bgcolor=LIJN, border_radius=4, bar_height=8))
    inside = ft.Column(
        lines,
        spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )  # fmt: skip
    quiet = ft.Semantics(exclude_semantics=True, content=ft.Container(inside, padding=ft.Padding.symmetric(vertical=8)))
    return ft.Semantics(container=True, live_region=True, label=said, content=quiet)
