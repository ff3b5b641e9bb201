"""A sum on paper: rows with an amount a column, and the cards in which a rule is stated."""

from __future__ import annotations

import flet as ft

from app.frame import Frame
from app.look import EDGE, INKT, INKT2, LIJN, ROODTINT, SANS, SANS6, SANS7, TINT, capped, icon, silent, text
from app.parts.marks import nat_ring


class Amount:
    """The slots in which the amounts stand, one a column, on one right edge."""

    @staticmethod
    def width(columns: int, large: bool = False) -> float:
        """`large`: the text is, and the amounts have a line of their own."""
        slot = 74 if columns <= 2 else 68 if columns == 3 else 52 if columns == 4 else 42
        return slot * 1.5 if large else slot


def _source(said: str, agreed: bool, f: float) -> ft.Control:
    sign = ft.Icons.HANDSHAKE_ROUNDED if agreed else ft.Icons.MENU_BOOK_ROUNDED
    return ft.Row([icon(sign, 20, INKT2), text(said, 16, SANS, INKT2, expand=True)], spacing=8)


def sum_row(
    said: str,
    amounts: tuple[str, ...],
    frame: Frame,
    *,
    bold: bool = False,
    family: str = SANS6,
    size: float = 24,
    ink: str = INKT,
    band: bool = False,
    rule: bool = True,
    thick: bool = False,
    source: str = "",
    agreed: bool = False,
    names: tuple[str, ...] = (),
) -> ft.Control:
    """One row: what it is, and its amounts. The whole row is one thing for a screen reader.

    `names` are those of the columns where each is a player: an amount is told with its name, and where many stand
    beside each other in large text, each gets a line.
    """
    f, many = frame.f, len(amounts)
    if many > 3 and size == 24:
        size = 18
    if many > 5:
        size, amounts = min(size, 18), tuple(a.replace(" ", "") for a in amounts)
    face = SANS7 if bold else family
    whose = names if len(names) == many else ("",) * many
    numbers: list[ft.Control] = [
        ft.Container(
            text(
                a, capped(size, f, 1.7), face, ink, no_wrap=True, semantics_label=f"{name} {a}" if name else None,
                track=-0.5 if many > 5 else 0,
            ),
            width=None if many > 3 else Amount.width(many, frame.roomy),
            alignment=ft.Alignment.CENTER_RIGHT, expand=many > 3,
        )
        for a, name in zip(amounts, whose, strict=True)
    ]  # fmt: skip
    label = text(said, capped(18, f, 2), SANS7 if bold or band else SANS, ink, expand=not (frame.roomy or many > 3))
    if frame.roomy and many > 3 and amounts and names:
        each = [
            ft.Row([silent(name, capped(18, f, 1.8), SANS, INKT2, expand=True), number.content], spacing=8)
            for name, number in zip(names, numbers, strict=True)
            if isinstance(number, ft.Container) and number.content is not None
        ]
        row: ft.Control = ft.Column([label, *each], spacing=2)
    elif frame.roomy or many > 3:
        row = ft.Column(
            [label, ft.Row(numbers, spacing=0 if many <= 3 else 4, alignment=ft.MainAxisAlignment.END)], spacing=2
        )
    else:
        row = ft.Row([label, *numbers], spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    lines: list[ft.Control] = [row]
    if source:
        lines.append(_source(source, agreed, f))
    edge = ft.BorderSide(2, INKT) if thick else ft.BorderSide(1, LIJN)
    return ft.Container(
        ft.MergeSemantics(ft.Column(lines, spacing=2)),
        padding=ft.Padding.symmetric(horizontal=20, vertical=7 if not band else 6),
        bgcolor=TINT if band else None,
        border=ft.Border.only(bottom=edge if rule and not band else None, top=ft.BorderSide(2, INKT) if band else None),
    )


def rule_card(said: str, source: str, agreed: bool, nat: bool, frame: Frame) -> ft.Control:
    """A rule that was applied, and where it comes from. The first sentence is its name."""
    title, _, rest = said.partition(". ")
    inside: list[ft.Control] = [text(title.rstrip("."), capped(18, frame.f, 2), SANS7)]
    if rest:
        inside.append(text(rest, capped(18, frame.f, 2), SANS))
    if source:
        inside.append(ft.Container(_source(source, agreed, frame.f), padding=ft.Padding.only(top=4)))
    told = ft.MergeSemantics(ft.Column(inside, spacing=2))
    face: list[ft.Control] = [ft.Container(told, expand=True)]
    if nat:
        face.insert(0, nat_ring(42, 35, 20 / frame.f))
    return ft.Container(
        ft.Row(face, spacing=14, vertical_alignment=ft.CrossAxisAlignment.START),
        bgcolor=ROODTINT if nat else TINT,
        border_radius=12,
        padding=ft.Padding.all(14),
        margin=ft.Margin.symmetric(horizontal=EDGE, vertical=10),
    )


def double_rule() -> ft.Control:
    """The double line under what was written."""
    line = ft.BorderSide(2, INKT)
    return ft.Container(height=6, border=ft.Border.only(top=line, bottom=line))
