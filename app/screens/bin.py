"""The bin: what was put away, to be put back, or thrown away for good by somebody who was asked first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import flet as ft

from app.frame import Frame
from app.hooks import memo, use_state
from app.kept import use_kept
from app.look import DRUK, EDGE, INKT, INKT2, KOP, LIJN, SANS, SANS6, TINT, silent, text
from app.parts.ask_sheet import ask_sheet
from app.parts.buttons import primary, secondary, two
from app.parts.marks import pip
from app.room import Room, room, use_frame, use_words
from app.screens.matches_deeds import put_back
from app.screens.matches_filter import game_said
from app.screens.matches_read import use_list
from app.screens.scaffold import back_to, head, screen
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import Wanted
from app.table.finding import Line, Shown
from app.words import Words

if TYPE_CHECKING:
    from app.store.store import Store

IN_BIN = Wanted(state="removed")
PAGE = 20
"""How many rows are read together: each has two buttons."""
AT_ONCE = 10
"""How many are thrown away together: more would keep other screens waiting."""


class _Busy(NamedTuple):
    """How far throwing away is."""

    done: int
    total: int


@ft.component
def Bin() -> ft.Control:
    """The screen of /matches/bin."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    reading = use_list(here, words, IN_BIN, ft.use_route_location() == "/matches/bin", PAGE)
    shown, further = reading.shown, reading.further
    no_ids: tuple[str, ...] = ()
    asked, ask = use_kept("asked", no_ids)
    not_busy: _Busy | None = None
    busy, set_busy = use_state(not_busy)

    back = ft.use_callback(lambda e: here.run(put_back, here, e.control.data), [])
    throw = ft.use_callback(lambda e: ask((e.control.data,)), [])

    async def everything(_: Any) -> None:
        ask(await here.door.ask(lambda s: s.in_bin()))

    async def purge(_: Any) -> None:
        if busy is not None or not asked:
            return
        ask(())
        try:
            gone = await throw_away(here, asked, lambda done: set_busy(_Busy(done, len(asked))))
        except StoreError as error:
            here.trouble(error)
            return
        finally:
            set_busy(None)
        here.feel("medium")
        here.tell(words.say("bin.done", n=gone))

    ft.use_dialog(_sure(asked, reading.line(asked[0]), words, frame, purge, lambda _: ask(())) if asked else None)
    cover = head(frame, words, words.say("bin.title"), back_to(here, "/matches"))
    if shown is None:
        return screen(here, frame, head=cover, body=waiting(frame, words), route="/matches/bin")
    if not shown.total and busy is None:
        tray: ft.Control = primary(words.say("bin.to_all"), back_to(here, "/matches"), f=frame.f)
        return screen(here, frame, head=cover, body=_nothing(words), tray=tray, route="/matches/bin")
    tray = secondary(
        words.say("bin.empty_it"), everything, f=frame.f, sign=ft.Icons.DELETE_FOREVER_ROUNDED,
        disabled=busy is not None,
    )  # fmt: skip
    now = datetime.now().astimezone()
    inside = [_top(shown, busy, words), *(_row(line, words, frame, now, back, throw) for line in shown.lines)]
    if shown.more:
        name = words.say("matches.more_name")
        more = secondary(words.say("matches.more"), further, f=frame.f, name=name, expand=True)
        inside.append(ft.Container(ft.Row([more]), padding=EDGE, key="more"))
    body = ft.ListView(inside, expand=True, spacing=0, on_scroll=reading.scrolled, scroll_interval=150)
    return screen(here, frame, head=cover, body=body, tray=tray, route="/matches/bin")


def _sure(
    asked: Sequence[str], line: Line | None, words: Words, frame: Frame, purge: Any, dismiss: Any
) -> ft.BottomSheet:
    """Asks once whether that is meant: it is the one thing that cannot be undone."""
    n = len(asked)
    about = [text(_told(line, words), 18, SANS6, INKT, 24)] if n == 1 and line is not None else []
    do = (words.say("bin.throw"), words.say("bin.do", n=n), purge)
    return ask_sheet(
        words.say("bin.ask", n=n), about, words.say("bin.ask_people"), words.say("bin.ask_why"), do, dismiss, frame,
        act_sign=ft.Icons.DELETE_FOREVER_ROUNDED,
    )  # fmt: skip


async def throw_away(here: Room, ids: Sequence[str], told: Any) -> int:
    """Deletes these matches a few at a time, and gives how many there were. Whoever has one open is told at once.
    `told` hears how many are gone already. Raises what the store raises; what was thrown away by then is gone.
    """
    gone = 0
    for at in range(0, len(ids), AT_ONCE):
        some = ids[at : at + AT_ONCE]
        if at:
            told(gone)
        for one in await here.door.ask(partial(_purge, some)):
            here.pads.gone(one)
            gone += 1
    here.pads.writes.send(lambda n: n + 1)
    return gone


def _purge(ids: Sequence[str], store: Store) -> tuple[str, ...]:
    return store.purge_matches(ids)


def _told(line: Line, words: Words) -> str:
    """Which match this is."""
    who, day = words.listed(line.found.names), words.date(line.found.started)
    return ", ".join([game_said(line.game, words), who, day, *([line.title] if line.title else [])])


def _top(shown: Shown, busy: _Busy | None, words: Words) -> ft.Control:
    """Why it is there and how many there are; while they are thrown away, how far that is."""
    said = words.say("matches.count", n=shown.total)
    if busy is not None:
        said = words.say("bin.busy", done=busy.done, total=busy.total)
    told: list[ft.Control] = [
        text(words.say("bin.why"), 18, SANS, INKT, 26),
        ft.Semantics(live_region=True, content=text(said, 16, SANS6, INKT2, 22)),
    ]
    edge = ft.Padding.symmetric(horizontal=20, vertical=12)
    return ft.Container(ft.Column(told, spacing=4), bgcolor=TINT, padding=edge, key="top")


def _nothing(words: Words) -> ft.Control:
    told: list[ft.Control] = [
        ft.Semantics(container=True, heading_level=2, content=text(words.say("bin.nothing"), 22, KOP, INKT, 30)),
        text(words.say("bin.nothing_why"), 18, SANS, INKT, 26),
    ]
    return ft.Container(ft.Column(told, spacing=8), padding=ft.Padding.only(left=20, right=20, top=24), key="nothing")


def _row(line: Line, words: Words, frame: Frame, now: datetime, back: Any, throw: Any) -> ft.Control:
    game, who = game_said(line.game, words), words.listed(line.found.names)
    away = words.say("bin.since", day=words.date(line.found.removed or line.found.started, now))
    began = words.say("bin.of", day=words.date(line.found.started, now))
    said = {
        "who": who, "when": words.say("matches.titled", title=began, rest=away),
        "spoken": ", ".join(part for part in (game, line.title, who, began, line.score, away) if part),
        "back": words.say("home.put_back"), "back_name": words.say("home.put_back_name", game=game, who=who),
        "throw": words.say("bin.throw"), "throw_name": words.say("bin.throw_name", game=game, who=who),
        "title": line.title, "score": line.score,
    }  # fmt: skip
    drawn: ft.Control = _bin_row(line.suit, tuple(said.items()), line.id, back, throw, frame.f, key=line.id)
    return drawn


@ft.component
def _BinRow(suit: str, texts: tuple[tuple[str, str], ...], one: str, back: Any, throw: Any, f: float) -> ft.Control:
    """What it was, and under it the two ways."""
    said = dict(texts)
    lines: list[ft.Control] = [text(said["who"], 18, SANS6, INKT, 24, semantics_label=said["spoken"])]
    if said["title"]:
        lines.append(silent(said["title"], 16, SANS6, DRUK, 22))
    lines.append(silent(said["when"], 16, SANS, INKT2, 22))
    if said["score"]:
        lines.append(silent(said["score"], 18, SANS6, INKT, 24))
    mark: list[ft.Control] = [pip(suit, 22)] if suit else []
    top = ft.Row([*mark, ft.Column(lines, spacing=0, tight=True, expand=True)], spacing=16)
    low: dict[str, Any] = {"height": 48 if f < 1.3 else 72}
    ways = two(
        secondary(said["throw"], throw, f=f, name=said["throw_name"], data=one, **low),
        secondary(said["back"], back, f=f, name=said["back_name"], data=one, sign=ft.Icons.UNDO_ROUNDED, **low),
        stacked=f >= 1.6,
    )
    return ft.Container(
        ft.Column([top, ways], spacing=8), border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
        padding=ft.Padding.only(left=20, right=16, top=12, bottom=12),
    )  # fmt: skip


_bin_row: Any = memo(_BinRow)
