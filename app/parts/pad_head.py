"""The top of the pad: a column a side with its name and total, the band that says who is ahead, the printed heads."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from app.look import (
    DRUK,
    INKT,
    INKT2,
    KOP,
    LIJN,
    LIJN2,
    PAPIER,
    SANS,
    SANS7,
    SMALL,
    TINT,
    capped,
    ems,
    fitting,
    icon,
    silent,
    text,
)
from app.parts.cover import title_width
from app.parts.marks import side_dot, turf
from app.parts.score_cell import right_edge

LINE = ft.BorderSide(2, DRUK)


class Column(NamedTuple):
    """The head of one column. `dot`: 0 or 1 for a side's mark, None for a player; `part`: how near to a target."""

    name: str
    total: str
    people: str = ""
    dot: int | None = None
    deals: bool = False
    part: float | None = None


class Band(NamedTuple):
    """The band under the totals: who is ahead, how far the match is (`done` of `total` hands as turf; 0: no turf)."""

    lead: str
    progress: str
    done: int = 0
    total: int = 0
    progress_name: str = ""


def totals(columns: tuple[Column, ...], first: float, width: float = 0) -> ft.Container:
    """The heads beside each other, as drawn: 52 px totals, smaller where there are many, or where one does not fit.

    `width` is what one column has; 0 where that is not known.
    """
    many = len(columns)
    drawn: float = 52 if many <= 2 else 48 if many == 3 else 34 if many <= 4 else 26
    size, named, right = drawn, 22 if many <= 2 else 20 if many <= 4 else 16, 16.0 if many <= 4 else 6.0
    if width:
        right = right_edge(width) if 2 < many <= 4 else right
        size = fitting([c.total for c in columns], drawn, width - 2 - (12 if many <= 2 else 2) - right)
        dealing = 28 if any(c.deals for c in columns) else 0
        longest = max(len(c.name) for c in columns)
        if many > 2:  # by the width of Besley's letters
            named = int(max(16, min(named, (width - 22 - dealing) / (0.6 * longest))))
    cells = [_head(c, size, drawn, named, right, many, width - 22 if width else 0) for c in columns]
    row = ft.Row([ft.Container(width=first), *cells], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    height = 122 if many <= 2 else 114
    return ft.Container(ft.Container(row, height=height), bgcolor=PAPIER, border=ft.Border.only(bottom=LINE))


def partners(people: str, room: float) -> str:
    """Who share a column: by their first names where the whole ones do not fit in `room` px."""
    if ems(people) * 16 <= room:
        return people
    firsts = " & ".join(name.split()[0] for name in people.split(" & "))
    return firsts if ems(firsts) * 16 <= room else " & ".join(name[:1] for name in people.split(" & "))


def _head(c: Column, size: float, line: float, name: float, edge: float, many: int, room: float = 0) -> ft.Container:
    """One head: the name in `name` px, the total in `size` px on a line of `line`, `edge` from the column's right.

    `room` is what the names of partners have.
    """
    named: list[ft.Control] = [side_dot(c.dot)] if c.dot is not None else []
    named.append(text(c.name, name, KOP, INKT, 28, no_wrap=True, expand=many > 2, expand_loose=True))
    if c.deals:
        named.append(icon(ft.Icons.STYLE_ROUNDED, 18 if many > 3 else 20, DRUK))
    under: list[ft.Control] = []
    if c.people:
        shown = partners(c.people, room) if room else c.people
        under.append(
            ft.Container(
                text(shown, 16, SANS, INKT2, 24, no_wrap=True, semantics_label=c.people if shown != c.people else None),
                padding=ft.Padding.only(left=12),
            )
        )
    total = text(c.total, size, SANS7, INKT, line, track=-0.5, no_wrap=True)
    right = many > 2
    # The number may come nearer to the line at its left than the name does.
    left = 12 if many <= 3 else 7
    under.append(
        ft.Container(
            total, padding=ft.Padding.only(top=4, left=2 if right else left - 1, right=edge if right else 0),
            alignment=ft.Alignment.CENTER_RIGHT if right else ft.Alignment.CENTER_LEFT,
        )
    )  # fmt: skip
    if c.part is not None:
        under.append(ft.Container(part_bar(c.part), padding=ft.Padding.only(left=left - 1)))
    head = ft.Container(
        ft.Row(named, spacing=8 if many <= 3 else 2),
        padding=ft.Padding.only(left=left, right=8 if many <= 3 else 2),
    )
    # Told in one breath: else a screen reader says all names first, and then the totals.
    return ft.Container(
        ft.MergeSemantics(ft.Column([head, *under], spacing=0)),
        padding=ft.Padding.only(top=12),
        border=ft.Border.only(left=LINE),
        expand=True,
    )


def part_bar(part: float) -> ft.Container:
    """How far a player is on the way to the target, as a bar; the total above it says the same."""
    done = max(0, min(100, round(part * 100)))
    cells: list[ft.Control] = [ft.Container(bgcolor=INKT, expand=done)] if done else []
    if done < 100:
        cells.append(ft.Container(bgcolor=LIJN2, expand=100 - done))
    return ft.Container(
        ft.Row(cells, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH), height=5, border_radius=2,
        margin=ft.Margin.only(top=6, right=8), clip_behavior=ft.ClipBehavior.HARD_EDGE,
    )  # fmt: skip


def large_totals(columns: tuple[Column, ...], width: float, f: float) -> ft.Container:
    """When the text is large: a full line a column, `width` wide. A name that does not fit beside its total is written
    smaller.
    """
    # So much that "Wij" stays on one line beside 1.811, too.
    cap = 1.4 if len(columns) > 2 else 1.7 if max(len(one.total) for one in columns) <= 4 else 1.45
    size = capped(52 if len(columns) <= 3 else 40, f, cap)

    def fits(c: Column) -> float:
        beside = ems(c.total) * size * f + 12 + (36 if c.dot is not None else 0) + (40 if c.deals else 0)
        return 0.85 * (width - 32 - beside) / title_width(c.name, f)

    name = max(SMALL / f, min(capped(22, f, 2), *map(fits, columns)))  # one size for all
    lines: list[ft.Control] = []
    for i, c in enumerate(columns):
        named: list[ft.Control] = [side_dot(c.dot, INKT, 24)] if c.dot is not None else []
        named.append(text(c.name, name, KOP, INKT, expand=True))
        if c.deals:
            named.append(icon(ft.Icons.STYLE_ROUNDED, 28, DRUK))
        named.append(text(c.total, size, SANS7, INKT, 52 * 1.9 / f, no_wrap=True))
        rule = LINE if i == len(columns) - 1 else ft.BorderSide(1, LIJN)
        lines.append(
            ft.Container(
                ft.MergeSemantics(ft.Row(named, spacing=12)),
                padding=ft.Padding.symmetric(horizontal=16),
                border=ft.Border.only(bottom=rule),
            )
        )
    return ft.Container(ft.Column(lines, spacing=0), bgcolor=PAPIER)


def band(b: Band, f: float, narrow: bool = False, *, ends: bool = False) -> ft.Container:
    """Who is ahead, and how far the match is; under each other when the text is large or the band `narrow`.

    `ends`: the hands begin right below it, with no printed heads between.
    """
    strokes = [ft.Semantics(label=b.progress_name, content=turf(b.done, b.total))] if b.total and b.total <= 20 else []
    lead = text(b.lead, capped(18, f, 2), SANS7)
    progress = text(b.progress, capped(16, f, 2), SANS, INKT2, semantics_label="" if strokes else None)
    if f >= 1.3 or narrow:
        inside: ft.Control = ft.Column([lead, ft.Row([progress, *strokes], spacing=16, wrap=True)], spacing=0)
        edge = ft.Padding.symmetric(horizontal=16, vertical=8)
    else:
        room = ft.Container(lead, expand=True)
        inside = ft.Row([room, ft.Container(height=43), progress, *strokes], spacing=10)
        edge = ft.Padding.symmetric(horizontal=16)
    rule = LINE if ends else ft.BorderSide(1, LIJN)
    return ft.Container(inside, bgcolor=TINT, padding=edge, border=ft.Border.only(bottom=rule))


def printed_heads(
    first: str, names: tuple[str, ...], columns: int, width: float, slot: float, gap: float, right: float = 16
) -> ft.Container:
    """The printed line above the hands: "hand | totaal roem | totaal roem"; one name a column where there is no roem.

    A row tells its own amounts, so a screen reader passes over these. `right`: how far from the edge of its column
    that one name stands.
    """
    total, extra = (*names, "", "")[:2]

    def cell() -> ft.Container:
        parts: list[ft.Control] = []
        if extra:
            edge = 52 + slot + gap
            parts.append(ft.Container(silent(total, 16, SANS, DRUK), width=edge, alignment=ft.Alignment.CENTER_RIGHT))
            parts.append(
                ft.Container(
                    silent(extra, 16, SANS, DRUK), expand=True, alignment=ft.Alignment.CENTER_RIGHT,
                    padding=ft.Padding.only(right=8 + gap / 3),
                )
            )  # fmt: skip
        else:
            parts.append(
                ft.Container(
                    silent(total, 16, SANS, DRUK),
                    expand=True,
                    alignment=ft.Alignment.CENTER_RIGHT,
                    padding=ft.Padding.only(right=right),
                )
            )
        return ft.Container(
            ft.Row(parts, spacing=0),
            height=26,
            padding=ft.Padding.only(left=4),
            border=ft.Border.only(left=LINE),
            expand=True,
        )

    label = ft.Container(silent(first, 16, SANS, DRUK), width=width, alignment=ft.Alignment.CENTER)
    return ft.Container(
        ft.Row([label, *[cell() for _ in range(columns)]], spacing=0),
        bgcolor=PAPIER,
        border=ft.Border.only(bottom=LINE),
    )


def column_lines(first: float, columns: int) -> ft.Container:
    """The printed lines between the columns, behind the list."""
    lines = [ft.Container(border=ft.Border.only(left=LINE), expand=True) for _ in range(columns)]
    return ft.Container(
        ft.Row([ft.Container(width=first), *lines], spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=PAPIER, left=0, right=0, top=0, bottom=0,
    )  # fmt: skip
