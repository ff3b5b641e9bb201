"""A sum in one printed line: numbers with what they are below them, and what stands between them."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from app.hooks import memo
from app.look import DRUK, EDGE, INKT, INKT2, SANS, SANS7, SANS8, TINT, UIT, capped, icon, silent
from app.parts.side_card import caret_bar

ARROW = "arrow"


class Term(NamedTuple):
    """One number of the sum. `op` stands before it: ARROW, a sign or a word. `ink`: "pen", "strong" or "light"."""

    number: str
    caption: str
    op: str = ""
    ink: str = "pen"
    caret: bool = False


_INKS = {"pen": (SANS7, INKT), "strong": (SANS8, INKT), "light": (SANS, UIT)}


def _number(term: Term, size: float, f: float) -> ft.Control:
    family, ink = _INKS[term.ink]
    number = silent(term.number, size, family, ink, size * 1.25, no_wrap=True)
    if not term.caret:
        return number
    bar = caret_bar(0.75 * min(f, 1.6))
    return ft.Row([number, bar] if term.number else [bar], spacing=0, tight=True)


def _op(term: Term, f: float, size: float) -> ft.Control:
    if term.op == ARROW:
        return icon(ft.Icons.ARROW_FORWARD_ROUNDED, 24 * min(f, 1.5), INKT2)
    small = len(term.op) > 1
    return silent(term.op, 16 if small else capped(24, f, 1.5), SANS, INKT2, size * 1.25, no_wrap=True)


@ft.component
def SumLine(terms: tuple[Term, ...], said: str, size: float = 32, f: float = 1.0) -> ft.Control:
    """`said` is the whole sum as a screen reader tells it. Where the text is large it becomes a column."""
    if f >= 1.3:
        inside: ft.Control = ft.Column([_large(term, size, f) for term in terms], spacing=4)
    else:
        row: list[ft.Control] = []
        for term in terms:
            if term.op:
                row.append(ft.Container(_op(term, f, size), height=size * 1.25, alignment=ft.Alignment.CENTER))
            caption = silent(term.caption, 16, SANS, INKT2, 20, no_wrap=True)
            row.append(
                ft.Column(
                    [ft.Container(_number(term, size, f), height=size * 1.25), caption], spacing=0, tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                )
            )  # fmt: skip
        inside = ft.Row(
            row, spacing=4, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, vertical_alignment=ft.CrossAxisAlignment.START
        )
    line = ft.BorderSide(2, DRUK)
    return ft.Container(
        ft.Semantics(container=True, label=said, exclude_semantics=True, content=inside),
        bgcolor=TINT, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8 if size > 30 else 4),
        border=ft.Border.only(top=line, bottom=line),
    )  # fmt: skip


def _large(term: Term, size: float, f: float) -> ft.Control:
    """One number on a line of its own: what it is at the left, the number on the right edge."""
    caption = silent(term.caption, capped(16, f, 2), SANS, INKT2, expand=True)
    op = [_op(term, f, size)] if term.op and (term.op == ARROW or len(term.op) == 1) else []
    return ft.Row([caption, *op, _number(term, capped(size, f, 1.5), f)], spacing=12)


sum_line = memo(SumLine)
