"""The pad as a picture: all of it on one unrolled sheet, and how the client makes a PNG of that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import unpack_from
from typing import Any, NamedTuple

import flet as ft

from app.frame import Frame
from app.look import INKT, KAFT, KARTON, KOP, OPKAFT, PAPIER, SANS6, capped, silent
from app.parts.cover import stitching
from app.parts.pad_head import column_lines
from app.screens.pad_paper import lay_out
from app.screens.score_text import date_said
from app.table.sheet import Sheet
from app.words import Words

SHARPEST = 3.0
"""Pixels of the picture for one of the screen: as sharp as the phones of today are."""
TRIES = ((8000.0, 500), (8000.0, 1000), (8000.0, 2000), (4000.0, 1000), (4000.0, 3000))
"""What the longer side of the picture may be, in pixels, and how many milliseconds the screen lies still before it is
made: tried in this order. Graphics memory holds 8,192 on most devices, 4,096 on all; what is larger comes out cut off
or not at all. And a browser draws picture and screen on the same surface (flutter/flutter#182476): with one frame of a
button that fades in between, the picture comes out as large as the screen."""
SLOW = 20
"""Seconds after which the client will not make it any more."""
UNROLLS = 20
"""How often it is looked whether the sheet has been laid out, twenty times a second."""
TALL = 2000
"""A height at which no sheet is taken for a phone on its side."""
_PNG = b"\x89PNG\r\n\x1a\n"


class Size(NamedTuple):
    """How large the sheet was laid out, in pixels of the screen."""

    width: float
    height: float


class NoPictureError(Exception):
    """The device cannot make a picture."""


def picture_sheet(sheet: Sheet, frame: Frame, words: Words, width: float) -> ft.Control:
    """The whole pad `width` wide, as it looks, with its name and day on the cover. Nothing on it can be tapped."""
    paper = lay_out(sheet, frame._replace(width=width, height=TALL), words, width, {}, None, None)
    stretch = ft.CrossAxisAlignment.STRETCH
    hands = ft.Stack(
        [
            column_lines(paper.first, paper.ruled),
            ft.Column(paper.rows, spacing=0, tight=True, horizontal_alignment=stretch),
        ]
    )
    inside = ft.Column(
        [_cover(sheet, frame.f, words), *paper.top, *paper.heads, hands, _foot(frame.f)],
        spacing=0, tight=True, horizontal_alignment=stretch,
    )  # fmt: skip
    # Nobody goes over it by keyboard or with a screen reader: the pad itself is for that.
    drawn = ft.Container(inside, width=width, bgcolor=PAPIER, disabled=True, ignore_interactions=True)
    said = words.say("sharing.picture_of", match=_title(sheet, words))
    return ft.Semantics(container=True, image=True, label=said, exclude_semantics=True, content=drawn)


def _title(sheet: Sheet, words: Words) -> str:
    return sheet.stored.title or words.say(f"{sheet.game.id}.name")


def _cover(sheet: Sheet, f: float, words: Words) -> ft.Control:
    lines: list[ft.Control] = [
        silent(_title(sheet, words), capped(22, f, 1.6), KOP, OPKAFT, 28),
        silent(date_said(sheet.stored.started, words), capped(16, f, 1.6), SANS6, OPKAFT, 22),
    ]
    return ft.Container(
        ft.Column(
            [
                ft.Container(ft.Column(lines, spacing=0), padding=ft.Padding.only(left=16, right=16, top=12, bottom=8)),
                stitching(),
                ft.Container(height=5),
            ],
            spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=KAFT,
    )  # fmt: skip


def _foot(f: float) -> ft.Control:
    """The pad's back, with the name on it."""
    name = silent("Natpit", capped(16, f, 1.6), KOP, INKT, 22)
    return ft.Container(name, bgcolor=KARTON, padding=ft.Padding.symmetric(horizontal=16, vertical=8))


async def capture(shot: ft.Ref[ft.Screenshot], laid_out: Callable[[], Size | None]) -> bytes:
    """The PNG of what a `Screenshot` holds, in view or not. `laid_out` gives the size of the sheet, once it is known.

    Raises `NoPictureError` when the client cannot make it.
    """
    for _ in range(UNROLLS):
        if laid_out() is not None:
            break
        await asyncio.sleep(0.05)
    too_slow = 0.0
    for most, still in TRIES:
        size, there = laid_out(), shot.current
        if there is None:
            break
        if most == too_slow:
            continue
        ratio = ratio_for(size, most)
        try:
            # The client only takes a number with a point in it.
            asked = there.capture(pixel_ratio=ratio, delay=ft.Duration(milliseconds=still))
            made: Any = await asyncio.wait_for(asked, SLOW)
        except TimeoutError:
            too_slow = most
            continue
        except Exception:
            continue
        if made and is_whole(bytes(made), size, ratio):
            return bytes(made)
    raise NoPictureError


def ratio_for(size: Size | None, most: float) -> float:
    """How many pixels of the picture go for one of the screen, so that no side is longer than `most`."""
    longest = max(size) if size else 0
    return float(min(SHARPEST, most / longest)) if longest else 1.0


def is_whole(png: bytes, size: Size | None, ratio: float) -> bool:
    """Whether this is a PNG, and as large as it should be: graphics memory that is full cuts it off without a word."""
    if not png.startswith(_PNG) or len(png) < 33:
        return False
    if size is None:
        return True
    wide, high = unpack_from(">II", png, 16)
    return bool(abs(wide - size.width * ratio) <= 2 and abs(high - size.height * ratio) <= 2)
