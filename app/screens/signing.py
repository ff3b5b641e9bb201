"""Signing off at the end of a match: the line on the result with its button, and the one under the hands of the pad."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from app.frame import Frame
from app.look import DRUK, EDGE, INKT, SANS, SANS6, SANS7, TINT, icon, text
from app.parts.buttons import plain
from app.room import Room
from app.screens.signed_text import signed_said
from app.table import acts
from app.table.sheet import Sheet
from app.words import Words

SIGN = ft.Icons.TASK_ALT_ROUNDED


def sign_line(
    sheet: Sheet, frame: Frame, words: Words, sign: Any, withdraw: Any, own: bool = True
) -> ft.Control | None:
    """Whether the table signed off, and the way to do so where the match is its `own`; None while the match goes on and
    nobody did.
    """
    said = signed_said(sheet, words)
    high = 48 if frame.f < 1.3 else 76
    if said is None:
        if not sheet.finished:
            return None
        told: list[ft.Control] = [text(words.say("signed.not_yet"), 18, SANS, INKT, 24)]
        button = plain(words.say("signed.sign"), sign, sign=SIGN, height=high)
    else:
        amended = sheet.stored.signed is not None and sheet.stored.signed.amended
        told = [text(one, 16, SANS7 if n == 0 else SANS, INKT, 22) for n, one in enumerate(said)]
        if amended and sheet.finished:
            button = plain(words.say("signed.sign_again"), sign, height=high)
        else:
            button = plain(words.say("signed.withdraw"), withdraw, height=high)
    # Read as one sentence, whatever it is broken into.
    one = ft.MergeSemantics(ft.Column(told, spacing=0, tight=True))
    last = button if own else ft.Container(height=high)
    row = ft.Row(
        [ft.Container(one, expand=True), last] if not frame.roomy else [one, last],
        spacing=12, run_spacing=0, wrap=frame.roomy, vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )  # fmt: skip
    return ft.Container(
        row, padding=ft.Padding.only(left=EDGE, right=8, top=2, bottom=2),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)), bgcolor=TINT,
    )  # fmt: skip


def signed_row(sheet: Sheet, words: Words, first: float, f: float) -> ft.Control | None:
    """Under the hands of the pad: that the table signed off, as one signs a sheet of paper."""
    said = signed_said(sheet, words)
    if said is None:
        return None
    drawn = icon(SIGN, 24 if f < 1.3 else 32, DRUK)
    lines: list[ft.Control] = [text(one, 18, SANS6 if n == 0 else SANS, INKT, 24) for n, one in enumerate(said)]
    inside = ft.Row(
        [
            ft.Container(drawn, width=first, alignment=ft.Alignment.CENTER),
            ft.Container(ft.Column(lines, spacing=0, tight=True), padding=ft.Padding.only(left=12), expand=True),
        ],
        spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )  # fmt: skip
    return ft.MergeSemantics(
        ft.Container(
            inside, bgcolor=TINT, padding=ft.Padding.symmetric(vertical=12),
            border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
        )
    )  # fmt: skip


async def sign(here: Room, match: str, words: Words) -> None:
    """The table signs the match off, and can take that back at once."""
    await _put(here, acts.sign_match, match, words.say("signed.signed"), words.say("signed.withdraw"))


async def withdraw(here: Room, match: str, words: Words) -> None:
    """The table takes its sign-off back, with a way to let it hold again."""
    await _put(here, acts.unsign_match, match, words.say("signed.withdrawn"), words.say("history.not_after_all"))


async def _put(here: Room, act: Callable[[Room, str], Awaitable[None]], match: str, said: str, back: str) -> None:
    try:
        await act(here, match)
    except Exception as error:
        here.trouble(error)
        return
    now = here.pads.held(match).value.sheet
    number = now.stored.version if now is not None else 0
    here.tell(said, back, lambda: here.run(_undo, here, match, number))


async def _undo(here: Room, match: str, number: int) -> None:
    try:
        await here.write(match, lambda s: s.undo_signing(match, number))
    except Exception as error:
        here.trouble(error)
