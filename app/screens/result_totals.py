"""The totals of the result: two columns as on the pad, or a line each; the double underline is the winner's."""

from __future__ import annotations

import flet as ft

from app.frame import Frame
from app.look import DRUK, EDGE, INKT, INKT2, KOP, LIJN, SANS, SANS8, TINT, capped, silent
from app.parts.chart import pencil_sample
from app.parts.marks import side_dot
from app.screens.result_text import ranking
from app.table.sheet import Sheet
from app.words import Words


def two_totals(sheet: Sheet, frame: Frame, words: Words, width: float) -> ft.Control:
    """Two columns beside each other, as they stand on the pad."""
    cells: list[ft.Control] = []
    beside = all(_beside(sheet, i, words, width / 2 - 2 * EDGE) for i in range(2))
    for i in range(2):
        dot = side_dot(i) if sheet.game.sides else pencil_sample(i)
        names: list[ft.Control] = [dot, silent(sheet.column_name(i, words), 20, KOP, INKT, 28)]
        people = [silent(_people(sheet, i), 16, SANS, INKT2, 24)] if sheet.game.sides else []
        head = ft.Row([*names, ft.Container(width=2), *people] if beside else names, spacing=8)
        heads = ft.Column([head, *([] if beside else people)], spacing=0, tight=True)
        number = _number(sheet, i, 48, frame.f, words)
        inside = ft.Column([heads, number], spacing=4, tight=True)
        told = ft.Semantics(container=True, label=_said_total(sheet, i, words), exclude_semantics=True, content=inside)
        edge = ft.Border.only(left=ft.BorderSide(2, DRUK)) if i else None
        cells.append(
            ft.Container(told, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=10), border=edge, expand=True)
        )
    row = ft.Row(cells, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True)
    line = ft.BorderSide(2, DRUK)
    return ft.Container(row, border=ft.Border.only(top=line, bottom=line))


def many_totals(sheet: Sheet, frame: Frame, words: Words) -> ft.Control:
    """Many columns, or large text: a line each, best first, with the line by which the chart shows it."""
    f, rows = frame.f, []
    order = ranking(sheet) if not sheet.game.sides else tuple(range(sheet.columns))
    size = 40 if sheet.columns <= 2 else 28
    for n, i in enumerate(order):
        dot = side_dot(i, size=14 * min(f, 1.5)) if sheet.game.sides else pencil_sample(i)
        name = silent(sheet.column_name(i, words), capped(20, f, 1.8), KOP, INKT)
        who: list[ft.Control] = [ft.Row([dot, name], spacing=10, tight=True)]
        if sheet.game.sides:
            who.append(silent(_people(sheet, i), 16, SANS, INKT2))
        number = _number(sheet, i, size, f, words)
        inside = ft.Row(
            [ft.Column(who, spacing=0, tight=True, expand=None if frame.roomy else True), number],
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            vertical_alignment=ft.CrossAxisAlignment.CENTER, wrap=frame.roomy, spacing=12, run_spacing=0,
        )  # fmt: skip
        told = ft.Semantics(container=True, label=_said_total(sheet, i, words), exclude_semantics=True, content=inside)
        edge = ft.Border.only(top=ft.BorderSide(1, LIJN)) if n else None
        band = TINT if i in sheet.replay.winners and sheet.columns > 2 else None
        rows.append(
            ft.Container(told, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=4), border=edge, bgcolor=band)
        )
    line = ft.BorderSide(2, DRUK)
    stacked = ft.Column(rows, spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)  # type: ignore[arg-type]
    return ft.Container(stacked, border=ft.Border.only(top=line, bottom=line))


def _number(sheet: Sheet, column: int, size: float, f: float, words: Words) -> ft.Control:
    """A total, with the double underline of whoever won."""
    won = column in sheet.replay.winners
    shown = words.number(sheet.replay.totals[column])
    figures = silent(
        shown, capped(size, f, 1.5), SANS8 if won else SANS, INKT, capped(size, f, 1.5) * 7 / 6, no_wrap=True
    )
    thick = 3 if size >= 40 else 2
    line = ft.BorderSide(thick, INKT)
    height = thick * 2 + 4 if size >= 40 else thick * 2 + 2
    under = ft.Container(
        border=ft.Border.only(top=line, bottom=line) if won else None, left=0, right=0, bottom=0, height=height
    )
    room = height if won or size >= 40 else 0  # beside another total both stand on one line
    return ft.Stack([ft.Container(figures, padding=ft.Padding.only(bottom=room)), under])


def _said_total(sheet: Sheet, column: int, words: Words) -> str:
    """ "Wij, Riet & Jan, 1.811, wint"."""
    said = [sheet.column_name(column, words)]
    if sheet.game.sides:
        said += sheet.people_of(column)
    said.append(words.number(sheet.replay.totals[column]))
    if column in sheet.replay.winners:
        said.append(words.say("result.won"))
    return ", ".join(said)


def _people(sheet: Sheet, column: int) -> str:
    return " & ".join(sheet.people_of(column))


def _beside(sheet: Sheet, column: int, words: Words, width: float) -> bool:
    """Whether the people of a side fit beside its name."""
    if not sheet.game.sides:
        return True
    return 22 + len(sheet.column_name(column, words)) * 14 + 10 + len(_people(sheet, column)) * 8 <= width
