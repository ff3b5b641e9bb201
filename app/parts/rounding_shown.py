"""The quarrel about tens: the number, the digit that decides, and what each way of rounding makes of it."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from app.look import DRUK, EDGE, INKT, INKT2, KOP, LIJN, SANS, SANS6, SANS7, STIFT, TINT, capped, icon, silent, text
from app.parts.marker import corner


class RoundedWay(NamedTuple):
    """One way: its name, what it makes of the number, what is then written; `agreed`: as this table does it."""

    label: str
    said: str
    scores: str
    agreed: bool
    differs: bool


class Rounded(NamedTuple):
    """A number that is rounded, and whose it is; its last digit decides."""

    number: str
    said: str


class Rounding(NamedTuple):
    """`numbers` are what is rounded under some way or other; `groups`: a question, and the ways to answer it."""

    title: str
    numbers: tuple[Rounded, ...]
    groups: tuple[tuple[str, tuple[RoundedWay, ...]], ...]


def rounding_block(shown: Rounding, yours: str, other: str, f: float = 1.0) -> ft.Control:
    """`yours` and `other` are the words for this table's way, and for one that writes something else."""
    lines: list[ft.Control] = [_number(one, f) for one in shown.numbers]
    for title, ways in shown.groups:
        head = text(title, capped(16, f, 2), SANS6, DRUK)
        lines.append(
            ft.Container(
                ft.Semantics(heading_level=3, content=head), padding=ft.Padding.only(left=EDGE, right=EDGE, top=12)
            )
        )
        lines += [_way(way, yours, other, f) for way in ways]
    title_text = text(shown.title, capped(22, f, 1.6), KOP, INKT, 28)
    heading = ft.Container(
        ft.Semantics(heading_level=2, content=title_text), padding=ft.Padding.only(left=EDGE, right=EDGE, top=20)
    )
    return ft.Column([heading, *lines], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _number(shown: Rounded, f: float) -> ft.Control:
    """The number, large, its last digit in the marker."""
    size = capped(32, f, 1.6)
    digit = ft.Container(
        silent(shown.number[-1], size, SANS7, INKT, no_wrap=True), bgcolor=STIFT,
        border=ft.Border.only(bottom=ft.BorderSide(3, INKT)), padding=ft.Padding.symmetric(horizontal=2),
    )  # fmt: skip
    drawn = ft.Row([silent(shown.number[:-1], size, SANS7, INKT, no_wrap=True), digit], spacing=1, tight=True)
    said = text(shown.said, capped(18, f, 2), SANS, INKT, expand=True)
    return ft.Container(ft.Row([drawn, said], spacing=16), padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8))


def _way(way: RoundedWay, yours: str, other: str, f: float) -> ft.Control:
    note = yours if way.agreed else other if way.differs else ""
    spoken = ", ".join(part for part in (way.label, note, way.said, way.scores) if part)
    head: list[ft.Control] = [silent(way.label, capped(18, f, 2), SANS7, INKT, 24, expand=True)]
    if note:
        head.append(silent(note, capped(16, f, 2), SANS, INKT2 if not way.differs else INKT, 24, no_wrap=True))
    if way.agreed:
        head.insert(0, icon(ft.Icons.CHECK_ROUNDED, 20, INKT))
    said = silent(way.said, capped(18, f, 2), SANS, INKT, 24)
    scores = silent(way.scores, capped(18, f, 2), SANS6, INKT, 24)
    told = ft.Column([ft.Row(head, spacing=6), said, scores], spacing=0)
    face = ft.Container(
        ft.Semantics(container=True, label=spoken, exclude_semantics=True, content=told),
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8),
        bgcolor=STIFT if way.differs else TINT if way.agreed else None,
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )
    return ft.Stack([ft.Row([ft.Container(face, expand=True)]), corner()]) if way.differs else face
