"""The way to another phone: the match as QR codes on the screen, one after another, and as a text to paste."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import flet as ft

from app.hooks import use_state
from app.look import CLEAR, EDGE, INKT, INKT2, RAND, SANS7, TINT, capped, flat, icon, text
from app.parts.buttons import plain, primary
from app.room import use_awake
from app.screens.sharing_shell import Shell
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.table.handover import codes_of, drawn, whole
from app.table.matchfile import match_file
from scoring.game import Refused

TURN = 4.0
"""Seconds that a code stays: time to point a camera at it, and to tap the link that comes up."""
TURNS = 90
"""After so many turns nobody is looking any more."""
LARGEST = 420
"""A code is no wider than this, in pixels: on a large screen it would no longer fit in the view of a camera."""


SMALLEST = 328
"""A code is no narrower for the sake of what stands around it."""


class Codes(NamedTuple):
    """What the screen shows: the pictures, whether they hold a link, and the whole as text."""

    pictures: tuple[bytes, ...] = ()
    linked: bool = False
    text: str = ""


def take_link(page: ft.Page, base: str = "") -> str:
    """What goes before a part so that it opens as a link on another phone: the address of this Natpit; "" where no
    other device could find that. `base`: the address of the page that Natpit itself runs in.
    """
    if base:
        return "" if is_loopback(urlsplit(base).hostname or "") else f"{base}#/take/"
    if not page.web:
        return ""
    parts = urlsplit(str(page.url or ""))
    host = parts.hostname or ""
    scheme = {"http": "http", "ws": "http", "https": "https", "wss": "https"}.get(parts.scheme)
    if scheme is None or not host or is_loopback(host):
        return ""
    return f"{scheme}://{parts.netloc}/take/"


def is_loopback(host: str) -> bool:
    """Whether an address means the very device that asks."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


@ft.component
def CodeWay(shell: Shell) -> ft.Control:
    """The codes of a match, once they are made."""
    here, words = shell.here, shell.words
    match = shell.sheet.stored.id
    nothing: Codes | None = None
    codes, set_codes = use_state(nothing)
    trouble, set_trouble = use_state("")

    async def make() -> None:
        link = take_link(here.page, here.pocket.base)
        try:
            data = (await here.door.ask(lambda s: match_file(s, match))).data
            set_codes(await asyncio.to_thread(lambda: Codes(drawn(codes_of(data, link)), bool(link), whole(data))))
        except Refused as refused:
            set_trouble(words.problem(refused.problems[0]))
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(make, [])
    use_awake(here)  # whoever points a camera at it does not touch the screen
    if codes is None:
        return shell.draw(
            [], ft.Container(height=64), [shell.told(trouble) if trouble else waiting(shell.frame, words)]
        )
    return Turning(shell, codes)


@ft.component
def Turning(shell: Shell, codes: Codes) -> ft.Control:
    """The codes one after another, by themselves or as one taps."""
    here, words, frame = shell.here, shell.words, shell.frame
    at, set_at = use_state(0)
    turned, set_turned = use_state(0)
    turning, set_turning = use_state(not frame.still)
    total = len(codes.pictures)

    async def turn() -> None:
        if total > 1 and turning:
            await asyncio.sleep(TURN)
            set_at((at + 1) % total)
            set_turned(turned + 1)
            if turned >= TURNS:
                set_turning(False)

    ft.use_effect(turn, [at, turned, turning])

    def show(which: int) -> None:
        set_turning(False)  # whoever chooses one wants to keep it
        set_at(which % total)

    def copied(_: Any) -> None:
        here.tell(words.say("sharing.copied"))

    between: list[ft.Control] = [_turner(shell, at, total, turning, show, set_turning)] if total > 1 else []
    kind = "link" if codes.linked else "text"
    how = shell.told(words.say(f"sharing.code_{kind}") if total == 1 else words.say(f"sharing.codes_{kind}", n=total))
    copy = primary(
        words.say("sharing.copy_whole"), copied, f=frame.f, sign=ft.Icons.CONTENT_COPY_ROUNDED,
        action=ft.CopyToClipboard(codes.text),
    )  # fmt: skip
    code = _code(shell, codes.pictures[at], at, total)
    below = [*between, shell.told(words.say("sharing.copy_told"))]
    return shell.draw([code], ft.Row([ft.Container(copy, expand=True)]), [how], below)


def _code(shell: Shell, picture: bytes, at: int, total: int) -> ft.Control:
    """One code, as large as fits: black on white in the dark too."""
    frame = shell.frame
    width = min(shell.shown - 2 * EDGE, LARGEST)
    if frame.low and not shell.pane:
        width = min(width, frame.height - 48 - 2 * EDGE - frame.bottom)
    else:  # with what stands around it in sight, as long as it can be read
        around = 320 if total == 1 else 440
        width = min(width, max(SMALLEST, frame.height - frame.top - frame.bottom - around))
    drawn_code = ft.Image(
        picture, width=width, height=width, gapless_playback=True, filter_quality=ft.FilterQuality.MEDIUM,
        semantics_label=shell.words.say("sharing.code_said", number=at + 1, total=total),
    )  # fmt: skip
    paper = ft.Container(drawn_code, bgcolor="#FFFFFF", border_radius=12, clip_behavior=ft.ClipBehavior.ANTI_ALIAS)
    return ft.Container(
        ft.Row([paper], alignment=ft.MainAxisAlignment.CENTER), padding=ft.Padding.only(top=EDGE if frame.low else 0)
    )


def _turner(shell: Shell, at: int, total: int, turning: bool, show: Any, set_turning: Any) -> ft.Control:
    """Which code it is, the ones before and after it, and whether they follow each other by themselves."""
    words, f = shell.words, shell.frame.f
    size = 56.0

    def key(sign: ft.IconData, name: str, act: Any) -> ft.Control:
        return ft.TextButton(
            content=icon(sign, 28, INKT, words.say(name)), width=size, height=size, style=flat(CLEAR, 12, RAND),
            on_click=act,
        )  # fmt: skip

    where = ft.Semantics(
        live_region=not turning, container=True,
        content=text(words.say("sharing.code_of", number=at + 1, total=total), capped(18, f, 1.8), SANS7, INKT, 24,
                     text_align=ft.TextAlign.CENTER),
    )  # fmt: skip
    strokes = ft.Row(
        [
            ft.Container(width=12, height=12, border_radius=6, bgcolor=INKT if i == at else TINT,
                         border=ft.Border.all(2, INKT if i == at else INKT2))
            for i in range(total)
        ],
        spacing=6, alignment=ft.MainAxisAlignment.CENTER, wrap=True,
    )  # fmt: skip
    middle = ft.Column([where, strokes], spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    keys = ft.Row(
        [
            key(ft.Icons.CHEVRON_LEFT_ROUNDED, "sharing.earlier", lambda _: show(at - 1)),
            ft.Container(middle, expand=True),
            key(ft.Icons.CHEVRON_RIGHT_ROUNDED, "sharing.later", lambda _: show(at + 1)),
        ],
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )  # fmt: skip
    hold = plain(
        words.say("sharing.hold" if turning else "sharing.turn"), lambda _: set_turning(not turning),
        sign=ft.Icons.PAUSE_ROUNDED if turning else ft.Icons.PLAY_ARROW_ROUNDED,
        height=48 if f < 1.3 else 72,
    )  # fmt: skip
    inside = ft.Column([keys, ft.Row([hold], alignment=ft.MainAxisAlignment.CENTER)], spacing=0, tight=True)
    return ft.Container(inside, padding=ft.Padding.only(left=EDGE, right=EDGE, top=12))
