"""What a page of rules is made of: headings, sentences, steps, a table printed as on the pad, a house rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from app.look import (
    CLEAR,
    DRUK,
    INKT,
    INKT2,
    KOP,
    LIJN,
    SANS,
    SANS6,
    SANS7,
    TINT,
    capped,
    ems,
    flat,
    icon,
    silent,
    text,
)

SIDE = 20
NUMBER, MOST = 76.0, 228.0
"""How wide a column of numbers is at least where there are one or two, and how wide all of them are at most: beside
them stands what the row is about.
"""


def section(said: str) -> ft.Control:
    """The head of a section, over the line under it."""
    return ft.Container(
        ft.Semantics(heading_level=2, content=text(said, 20, KOP, INKT, 28)),
        padding=ft.Padding.only(left=SIDE, right=SIDE, top=22, bottom=6),
    )


def sentence(said: str, *, small: bool = False) -> ft.Control:
    """A sentence or a few."""
    shown = text(said, 16 if small else 18, SANS, INKT2 if small else INKT, 22 if small else 26)
    return ft.Container(shown, padding=ft.Padding.only(left=SIDE, right=SIDE, top=2, bottom=6))


def step(number: int, said: str, name: str) -> ft.Control:
    """One step of the scoring, its number in printing ink."""
    row = ft.Row(
        [
            ft.Container(silent(str(number), 18, SANS7, DRUK, 26), width=24),
            text(said, 18, SANS, INKT, 26, expand=True, semantics_label=name),
        ],
        spacing=8, vertical_alignment=ft.CrossAxisAlignment.START,
    )  # fmt: skip
    return ft.Container(row, padding=ft.Padding.only(left=SIDE, right=SIDE, top=4, bottom=6))


def table(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], f: float) -> ft.Control:
    """Rows with a column a head, between green lines like the columns of the pad. A row is read as one.

    In large text there is no room for more than two columns: each number then has a line, behind its head.
    """
    many = len(heads) > 2
    asked = 0.0 if many else _asked(heads, rows)
    if f >= 1.3 and (many or (asked > NUMBER and len(heads) > 1)):
        return _listed(heads, rows, f)
    width = min(max(62.0 if many else NUMBER, asked) * min(f, 1.5), MOST)
    size = capped(20, f, 1.6)

    def cells(texts: Sequence[str], head: bool) -> list[ft.Control]:
        drawn: list[ft.Control] = []
        for said in texts:
            face = (
                silent(said, capped(16, f, 1.3), SANS, DRUK, no_wrap=True)
                if head
                else silent(said, size, SANS6, INKT, 28, no_wrap=True)
            )
            drawn.append(
                ft.Container(
                    face, width=width, alignment=ft.Alignment.CENTER_RIGHT,
                    padding=ft.Padding.only(right=4 if many else 10),
                    border=ft.Border.only(left=ft.BorderSide(2, DRUK)),
                )
            )  # fmt: skip
        return drawn

    stretch = ft.CrossAxisAlignment.STRETCH
    lines: list[ft.Control] = [
        ft.Container(
            ft.Row([ft.Container(expand=True), *cells(heads, True)], spacing=0, height=32 * min(f, 1.5)),
            border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
        )
    ]
    for about, texts in rows:
        spoken = _spoken(about, heads, texts)
        label = ft.Container(
            silent(about, 18, SANS, INKT, 24), expand=True, padding=ft.Padding.symmetric(vertical=7),
            alignment=ft.Alignment.CENTER_LEFT,
        )  # fmt: skip
        row = ft.Row([label, *cells(texts, False)], spacing=0, vertical_alignment=stretch, intrinsic_height=True)
        told = ft.Semantics(container=True, label=spoken, exclude_semantics=True, content=row)
        lines.append(
            ft.Container(told, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)))
        )
    edge = ft.Padding.only(left=SIDE, right=SIDE, top=4, bottom=8)
    return ft.Container(ft.Column(lines, spacing=0, horizontal_alignment=stretch), padding=edge)


def _asked(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> float:
    """How wide a column must be for the widest word in it, so far as what the rows are about keeps its room."""
    widest = max([*(ems(head) * 16 for head in heads), *(ems(said) * 20 for _, texts in rows for said in texts)])
    return min(widest + 16, MOST / len(heads))


def _listed(heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], f: float) -> ft.Control:
    lines: list[ft.Control] = []
    for about, texts in rows:
        each: list[ft.Control] = []
        for one, said in zip(heads, texts, strict=True):
            head = silent(one, capped(18, f, 1.8), SANS, INKT2, expand=True)
            each.append(ft.Row([head, silent(said, capped(20, f, 1.6), SANS6, INKT)]))
        inside = ft.Column([silent(about, capped(18, f, 2), SANS7, INKT), *each], spacing=0)
        told = ft.Semantics(container=True, label=_spoken(about, heads, texts), exclude_semantics=True, content=inside)
        edge = ft.Border.only(bottom=ft.BorderSide(1, LIJN))
        lines.append(ft.Container(told, padding=ft.Padding.symmetric(vertical=8), border=edge))
    return ft.Container(ft.Column(lines, spacing=0), padding=ft.Padding.only(left=SIDE, right=SIDE, top=4, bottom=8))


def _spoken(about: str, heads: Sequence[str], texts: Sequence[str]) -> str:
    """A row as it is read: "Boer, troef 20, gewoon 2"."""
    return ", ".join([about, *(f"{head} {said}" for head, said in zip(heads, texts, strict=True))])


def agreement(said: str, source: str, f: float) -> ft.Control:
    """What the table agreed on, in one sentence, and since when."""
    sign = icon(ft.Icons.HANDSHAKE_ROUNDED, 22 * min(f, 1.5), DRUK)
    lines: list[ft.Control] = [text(said, 18, SANS6, INKT, 26), text(source, 16, SANS, INKT2, 22)]
    inside = ft.Row(
        [sign, ft.Column(lines, spacing=4, expand=True)], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START
    )
    return ft.Container(
        ft.MergeSemantics(inside), bgcolor=TINT, border_radius=12, padding=14,
        margin=ft.Margin.only(left=16, right=16, top=4, bottom=8),
    )  # fmt: skip


def house_rule(label: str, choices: Sequence[str], yours: str, who: str) -> ft.Control:
    """One house rule: the usual first and heavier, the others after it, and who plays it so."""
    usual, *others = choices
    lines: list[ft.Control] = [
        text(label, 18, SANS7, INKT, 24),
        ft.Row([icon(ft.Icons.CHECK_ROUNDED, 20, DRUK), text(usual, 18, SANS, INKT, 24, expand=True)], spacing=8),
    ]
    if others:
        rest = text(" · ".join(others), 18, SANS, INKT2, 24, expand=True)
        lines.append(ft.Row([ft.Container(width=20), rest], spacing=8))
    if yours:
        own = text(yours, 18, SANS7, INKT, 24, expand=True)
        lines.append(ft.Row([icon(ft.Icons.HANDSHAKE_ROUNDED, 20, DRUK), own], spacing=8))
    if who:
        book = icon(ft.Icons.MENU_BOOK_ROUNDED, 20, INKT2)
        said = text(who, 16, SANS, INKT2, 22, expand=True)
        lines.append(ft.Row([book, said], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.Container(
        ft.MergeSemantics(ft.Column(lines, spacing=3)),
        padding=ft.Padding.only(left=SIDE, right=SIDE, top=10, bottom=10),
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )


def fold(caption: str, result: str, name: str, opened: bool, tap: Any, f: float) -> ft.Control:
    """The head of an example: what is played, what is written, and whether its steps stand below."""
    sign = ft.Icons.EXPAND_LESS_ROUNDED if opened else ft.Icons.EXPAND_MORE_ROUNDED
    said = ft.Column(
        [text(caption, 18, SANS, INKT, 24, semantics_label=name), silent(result, 18, SANS7, INKT, 24)],
        spacing=2, expand=True,
    )  # fmt: skip
    inside = ft.Row([said, icon(sign, 28 * min(f, 1.4), DRUK)], spacing=8)
    line = None if opened else ft.Border.only(bottom=ft.BorderSide(1, LIJN))
    edge = ft.Padding.only(left=SIDE, right=12, top=10, bottom=10)
    return ft.TextButton(
        content=ft.Container(inside, padding=edge, border=line), style=flat(CLEAR, 0), on_click=tap
    )
