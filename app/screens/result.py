"""The result: who won, the totals, how it went, and the way on: once more, share, or back to the pad."""

from __future__ import annotations

from typing import Any

import flet as ft

from app.entry import figures_of
from app.frame import COLUMN, PANE, Frame
from app.kept import Places, use_kept_ref, use_places
from app.look import (
    DRUK,
    EDGE,
    INKT,
    KAFT2,
    KOP,
    OPKAFT,
    PAPIER,
    RAND,
    SANS,
    SANS6,
    SANS7,
    capped,
    flat,
    icon,
    style,
    text,
)  # fmt: skip
from app.parts.buttons import plain, primary, secondary
from app.parts.chart import running_chart
from app.parts.figures import figures_list, figures_row
from app.parts.marks import turf
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.figures_ways import figures_address
from app.screens.guests import looking, with_them
from app.screens.loading import opened, use_may, use_sheet
from app.screens.pad_text import band_of
from app.screens.regular_line import use_regular_line
from app.screens.result_text import Verdict, chart_said, running, verdict_of
from app.screens.result_totals import many_totals, two_totals
from app.screens.scaffold import head, screen, use_pane
from app.screens.signing import sign, sign_line, withdraw
from app.store import new_token
from app.store.values import May
from app.table import acts
from app.table.revanche import play_again
from app.table.sheet import Sheet
from app.words import Words

MOST_STROKES = 24
"""More strokes of turf than this do not fit on the cover."""


@ft.component
def Result() -> ft.Control:
    """The screen of /match/…/result, and the pane beside a pad that is full."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    sheet = opened(here, frame, words, use_sheet(here, ft.use_route_params()["match"]), pane)
    if not isinstance(sheet, Sheet):
        return sheet
    return Outcome(here, sheet, frame, words, pane)


@ft.component
def Outcome(here: Room, sheet: Sheet, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """One match, at its end or as it stands."""
    token, places = use_kept_ref("token", new_token), use_places()
    match = sheet.stored.id
    may = use_may(here, match)
    own = may == "own"

    def to_pad(_: Any = None) -> None:
        here.go(f"/match/{match}")

    async def again(_: Any) -> None:
        if await play_again(here, sheet, words, token.current):
            token.current = new_token()  # the next tap means another match

    def share(_: Any) -> None:
        here.go(f"/match/{match}/share")

    def page(_: Any) -> None:
        here.go(f"/match/{match}/share/pdf")

    async def go_on(_: Any) -> None:
        try:
            await acts.reopen_match(here, match)
        except Exception as error:
            here.trouble(error)
            return
        to_pad()

    def agree(_: Any) -> None:
        here.run(sign, here, match, words)

    def take_back(_: Any) -> None:
        here.run(withdraw, here, match, words)

    # What this result lies over where that is not the pad: the matches behind a figure.
    above = ft.use_route_location().rpartition(f"/match/{match}/result")[0]

    def leave(_: Any = None) -> None:
        here.go(above or f"/match/{match}")

    def all_figures(_: Any) -> None:
        here.go(figures_address(sheet.game.id, company=[one.id for one in sheet.stored.people]))

    use_keys(here, lambda key: leave() if key == "Escape" else None)
    said = verdict_of(sheet, words)
    back = None if pane else leave
    cover = head(frame, words, said.cover, back, close=True, trail=_turf(sheet, words, frame))
    width = PANE - 2 if pane else frame.free if frame.low else min(frame.free, COLUMN)
    if own:
        tray = _tray(sheet, frame, words, again, share, page, to_pad, pane)
    else:
        tray = _guests_tray(here, sheet, frame, words, may, pane)
    signed = sign_line(sheet, frame, words, agree, take_back, own)
    regular = use_regular_line(here, sheet, frame, words)
    to_full_pad = to_pad if sheet.finished and not pane else None
    counts = own and sheet.finished and sheet.replay.standing.hands
    lines = [_figures_line(words, all_figures, frame.f)] if counts else []
    if regular is not None and own:
        lines.append(regular)
    body = _body(places, sheet, frame, words, said, width, go_on if own else None, to_full_pad, signed, lines)
    return screen(here, frame, head=cover, body=body, tray=tray, pane=pane, full_width=frame.low)


def _turf(sheet: Sheet, words: Words, frame: Frame) -> list[ft.Control]:
    band = band_of(sheet, words)
    if not band.total or band.total > MOST_STROKES or frame.roomy:
        return []
    said = words.say("result.hands_of", number=band.done, total=band.total)
    strokes = ft.Semantics(
        container=True, label=said, exclude_semantics=True, content=turf(band.done, band.total, 20, OPKAFT, KAFT2)
    )
    return [ft.Container(strokes, padding=ft.Padding.only(right=12))]


def _body(
    places: Places, sheet: Sheet, frame: Frame, words: Words, said: Verdict, width: float, go_on: Any, to_pad: Any,
    signed: ft.Control | None, lines: list[ft.Control],
) -> ft.Control:  # fmt: skip
    figures = figures_of(sheet.replay, words, sheet.who(words))
    half = width / 2 if frame.low else width
    first: list[ft.Control] = [_verdict(sheet, frame, words, said, half, go_on)]
    if sheet.columns == 2 and not frame.roomy:
        first.append(two_totals(sheet, frame, words, half))
    else:
        first.append(many_totals(sheet, frame, words))
    if signed is not None:
        first.append(signed)
    then = [*_chart(sheet, frame, words, half - 2 * EDGE), *lines]
    if frame.low:
        if figures:
            then.append(figures_list(figures, frame.f) if frame.roomy else figures_row(figures))
        left = ft.Container(places.on(_scroll(first), "left"), expand=True)
        line = ft.Border.only(left=ft.BorderSide(2, DRUK))
        right = ft.Container(places.on(_scroll(then), "right"), expand=True, border=line)
        return ft.Row([left, right], spacing=0, expand=True,
                      vertical_alignment=ft.CrossAxisAlignment.STRETCH)  # fmt: skip
    if frame.roomy or sheet.columns > 2:  # what is long scrolls as a whole
        if figures:
            then.append(figures_list(figures, frame.f) if frame.roomy else figures_row(figures))
        if frame.roomy and to_pad is not None:  # the tray has no room for it then
            back = secondary(words.say("result.to_pad"), to_pad, f=frame.f, expand=True)
            then.append(ft.Container(ft.Row([back]), padding=EDGE))
        figures = ()
    below: list[ft.Control] = [figures_row(figures)] if figures else []
    return ft.Column([places.on(_scroll([*first, *then])), *below], spacing=0, expand=True)


def _figures_line(words: Words, tap: Any, f: float) -> ft.Control:
    """The way to all that these people ever played together."""
    go = plain(
        words.say("figures.of_table"), tap, sign=ft.Icons.INSERT_CHART_OUTLINED_ROUNDED, height=48 if f < 1.3 else 76
    )
    return ft.Container(ft.Row([go], wrap=True), padding=ft.Padding.only(left=8, right=8))


def _scroll(inside: list[ft.Control]) -> ft.Column:
    stretch = ft.CrossAxisAlignment.STRETCH
    paper = ft.Column(inside, spacing=0, horizontal_alignment=stretch)
    return ft.Column([paper], spacing=0, expand=True, scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretch)


def _chart(sheet: Sheet, frame: Frame, words: Words, width: float) -> list[ft.Control]:
    """How the totals ran, once there is something to draw."""
    if not sheet.replay.standing.hands:
        return []
    lines, said = running(sheet, words), chart_said(sheet, words)
    chart = running_chart(lines, len(sheet.stored.people), width, said, words.number, frame.f)
    return [ft.Container(chart, padding=ft.Padding.only(left=EDGE, right=EDGE, top=16, bottom=16))]


def _verdict(sheet: Sheet, frame: Frame, words: Words, said: Verdict, width: float, go_on: Any) -> ft.Control:
    f = frame.f
    size = 40 if len(said.title) * 24 <= width - 2 * EDGE else 32
    lines: list[ft.Control] = [
        ft.Semantics(
            heading_level=1, content=text(said.title, capped(size, f, 1.4), KOP, INKT, capped(size, f, 1.4) * 1.2)
        )
    ]
    before, number, after = said.under
    if before or number:
        small = capped(20, f, 1.8)
        spans = [
            ft.TextSpan(piece, style(small, family, INKT, 28 * small / 20))
            for piece, family in ((before, SANS), (number, SANS7), (after, SANS))
        ]
        lines.append(text("", small, SANS, INKT, small * 1.4, spans=spans))
    if sheet.replay.match.stopped:
        when = text(words.say("result.stopped", n=sheet.replay.standing.hands), 16, SANS6, DRUK)
        high = 48 if f < 1.3 else 76
        on = plain(words.say("result.go_on"), go_on, sign=ft.Icons.PLAY_ARROW_ROUNDED, height=high)
        between = ft.MainAxisAlignment.SPACE_BETWEEN
        lines.append(ft.Row([when, on] if go_on else [when], spacing=8, run_spacing=0, wrap=True, alignment=between,
                            vertical_alignment=ft.CrossAxisAlignment.CENTER))  # fmt: skip
    edge = ft.Padding.only(left=EDGE, right=EDGE, top=20 if not frame.low else 12, bottom=16 if not frame.low else 8)
    return ft.Container(ft.Column(lines, spacing=4), padding=edge)


def _guests_tray(here: Room, sheet: Sheet, frame: Frame, words: Words, may: May, pane: bool) -> ft.Control:
    """Who came by a link goes back to the pad, where there is something to write or to see."""
    match = sheet.stored.id
    if pane:
        board = secondary(words.say("board.title"), lambda _: here.go(f"/match/{match}/board"), f=frame.f,
                          sign=ft.Icons.TV_ROUNDED)  # fmt: skip
        return with_them(looking(words, frame, may), board, frame)
    height = 52 if frame.low else 80 if frame.roomy else 64
    to_pad = primary(words.say("app.back"), lambda _: here.go(f"/match/{match}"), f=frame.f, height=height,
                     name=words.say("result.to_pad"))  # fmt: skip
    return with_them(looking(words, frame, may), to_pad, frame)


def _tray(
    sheet: Sheet, frame: Frame, words: Words, again: Any, share: Any, page: Any, to_pad: Any, pane: bool
) -> ft.Control:
    """Once more, share, the score sheet, back to the pad. While it is still being played the pad comes first."""
    f = frame.f
    height = 80 if frame.roomy else 52 if frame.low else 64
    if sheet.finished:
        first = primary(words.say("result.again"), again, f=f, sign=ft.Icons.REPLAY_ROUNDED, height=height, expand=True)
    else:
        first = primary(words.say("result.go_on_pad"), to_pad, f=f, height=height, expand=True)
    said = words.say("result.share_match")
    if frame.roomy:
        sign = icon(ft.Icons.IOS_SHARE_ROUNDED, 36, INKT, said)
        return ft.Row(
            [ft.TextButton(content=sign, width=72, height=height, style=flat(PAPIER, 12, RAND), on_click=share), first],
            spacing=8,
        )
    low: dict[str, Any] = {"height": height} if frame.low else {}
    rest: list[ft.Control] = [
        secondary(said, share, f=f, sign=ft.Icons.IOS_SHARE_ROUNDED, expand=True, **low),
        secondary(words.say("result.page"), page, f=f, sign=ft.Icons.PICTURE_AS_PDF_ROUNDED, expand=True,
                  name=words.say("result.page_said"), **low),
    ]  # fmt: skip
    if sheet.finished and not pane:
        rows = icon(ft.Icons.TABLE_ROWS_ROUNDED, 24, INKT, words.say("result.to_pad"))
        rest.append(
            ft.TextButton(content=rows, width=60, height=height if frame.low else 56, style=flat(PAPIER, 12, RAND),
                          on_click=to_pad)
        )  # fmt: skip
    if frame.low:
        return ft.Row([ft.Row([first], expand=1), ft.Row(rest, spacing=8, expand=2)], spacing=8)
    return ft.Column([ft.Row([first]), ft.Row(rest, spacing=8)], spacing=8, tight=True)
