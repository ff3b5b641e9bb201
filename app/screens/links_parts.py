"""The parts of *Deel tafel*: which link it is, its code, how many came by it, and the ways to give it on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import flet as ft

from app.frame import Frame
from app.hooks import use_state
from app.look import EDGE, INKT, INKT2, LIJN, PAPIER, SANS, SANS6, capped, text
from app.parts.ask_sheet import ask_sheet
from app.parts.buttons import plain, primary, secondary, segments, two
from app.room import Room
from app.screens.hand_out import PHONES
from app.store.values import Invitation
from app.table.handover import drawn
from app.table.links import KINDS, Kind
from app.words import Words

LARGEST, SMALLEST = 360, 200
"""A code is at most and at least so wide, in pixels: a link is short, its code is read from afar."""
Tap = Callable[[Any], Any]


@ft.component
def Code(link: str, size: float, name: str) -> ft.Control:
    """The link as a code, black on white in the dark too."""
    nothing = b""
    picture, put = use_state(nothing)

    async def draw() -> None:
        put((await asyncio.to_thread(lambda: drawn([link], 12)))[0])

    ft.use_effect(draw, [])
    inside: ft.Control = ft.Container(width=size, height=size)
    if picture:
        inside = ft.Image(
            picture, width=size, height=size, gapless_playback=True, filter_quality=ft.FilterQuality.MEDIUM,
            semantics_label=name,
        )  # fmt: skip
    paper = ft.Container(inside, bgcolor="#FFFFFF", border_radius=12, clip_behavior=ft.ClipBehavior.ANTI_ALIAS)
    return ft.Row([paper], alignment=ft.MainAxisAlignment.CENTER)


def code_size(frame: Frame, width: float) -> float:
    """As large as fits with what stands around it, in pixels."""
    around = 430 if not frame.low else 120
    return max(SMALLEST, min(LARGEST, width, frame.height - frame.top - frame.bottom - around))


def kinds(kind: Kind, tap: Tap, words: Words, frame: Frame) -> ft.Control:
    """Which of the two links is looked at; the tapped button carries its kind as `data`."""
    options = []
    for one in KINDS:
        label = words.say(f"links.{one}")
        options.append((one, label, f"{label}, {words.say('a11y.chosen')}" if one == kind else label))
    return ft.Container(
        segments(options, kind, tap, f=frame.f), bgcolor=PAPIER, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8 if frame.low else 12),
    )  # fmt: skip


def said(told: str, frame: Frame) -> ft.Control:
    """A sentence between the rest."""
    return ft.Container(
        text(told, capped(18, frame.f, 2), SANS, INKT, 24), padding=ft.Padding.symmetric(horizontal=EDGE, vertical=12)
    )


def link_line(one: Invitation, words: Words, frame: Frame, ask: Callable[[int], None]) -> ft.Control:
    """How many came by a link, when it was made, and the way to withdraw it, which `ask`s first."""
    made = one.made.astimezone()
    came = words.say("links.came", n=one.devices) if one.devices else words.say("links.nobody")
    when = words.say("links.made", day=words.date(one.made), time=f"{made:%H:%M}")
    lines = ft.MergeSemantics(
        ft.Column(
            [
                text(came, capped(18, frame.f, 2), SANS6, INKT, 24),
                text(when, capped(16, frame.f, 2), SANS, INKT2, 22),
            ],
            spacing=0, tight=True,
        )
    )  # fmt: skip
    button = plain(
        words.say("links.withdraw"), lambda _: ask(one.id), sign=ft.Icons.LINK_OFF_ROUNDED, f=frame.f,
        name=words.say("links.withdraw_name", day=words.date(one.made), time=f"{made:%H:%M}"),
    )  # fmt: skip
    inside = ft.Row(
        [lines, button] if frame.roomy else [ft.Container(lines, expand=True), button], spacing=8, wrap=frame.roomy,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )  # fmt: skip
    return ft.Container(inside, padding=ft.Padding.only(left=EDGE, right=8, top=8, bottom=4))


def ways_out(here: Room, link: str, words: Words, kind: Kind, frame: Frame) -> ft.Control:
    """Copies the link, or gives it to another app. Both work in the client: some browsers allow it only while a finger
    is on the button.
    """

    def copied(_: Any) -> None:
        here.tell(words.say("sharing.copied"))

    copy, sign = ft.CopyToClipboard(link), ft.Icons.CONTENT_COPY_ROUNDED
    if here.page.platform not in PHONES:
        alone = primary(words.say("links.copy"), copied, f=frame.f, sign=sign, action=copy)
        return ft.Row([ft.Container(alone, expand=True)])
    height = 64 if not frame.roomy else 80
    first = secondary(words.say("sharing.copy_text"), copied, f=frame.f, sign=sign, action=copy, height=height)
    title = words.say(f"links.{kind}")
    last = primary(
        words.say("links.send"), lambda _: None, f=frame.f, sign=ft.Icons.IOS_SHARE_ROUNDED,
        action=ft.ShareText(link, title=title, subject=title),
    )  # fmt: skip
    return two(first, last, stacked=frame.roomy)


def ask_first(one: Invitation, words: Words, frame: Frame, do: Tap, close: Tap) -> ft.BottomSheet:
    """Once, before a link is withdrawn."""
    will = words.say("links.will", n=one.devices) if one.devices else words.say("links.will_nobody")
    button = (words.say("links.withdraw"), words.say("links.withdraw"), do)
    return ask_sheet(
        words.say("links.ask"), (), will, "", button, close, frame, act_sign=ft.Icons.LINK_OFF_ROUNDED
    )  # fmt: skip
