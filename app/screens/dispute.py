"""Geschil: one hand under several agreements, this table's first, and what rounding does. One can be taken over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app.entry import entry_of
from app.frame import COLUMN, PANE, Frame
from app.hooks import Ref, keyed, use_ref
from app.kept import use_kept, use_places
from app.look import (
    EDGE,
    INKT,
    KOP,
    OPKAFT,
    SANS6,
    capped,
    text,
)
from app.parts.buttons import two, wrapping
from app.parts.dispute_blocks import dispute_block
from app.parts.dispute_shown import Said
from app.parts.dispute_table import PEEK, column_width, dispute_table
from app.parts.marks import pip
from app.parts.menu import Group, Row, menu_sheet
from app.parts.rounding_shown import rounding_block
from app.parts.sum import double_rule
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.dispute_parts import impossible, legend, nothing_differs, reason, stated
from app.screens.dispute_text import View, brief, title_of, view_of
from app.screens.loading import opened, place_in, use_may, use_sheet
from app.screens.rounding_text import rounding_of, scores_of
from app.screens.scaffold import head, screen, use_pane
from app.screens.why import Gone
from app.store.trouble import StoreError
from app.table import agreeing
from app.table.argued import Argued, of_match
from app.table.sheet import Sheet
from app.words import Words
from scoring.dispute import Alternative

STRETCH = ft.CrossAxisAlignment.STRETCH


@ft.component
def Dispute() -> ft.Control:
    """The screen of /match/…/dispute/N."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    params = ft.use_route_params()
    sheet = opened(here, frame, words, use_sheet(here, params["match"]), pane)
    if not isinstance(sheet, Sheet):
        return sheet
    place = place_in(params)
    if place is None or not 0 <= place < len(sheet.stored.hands):
        return Gone(here, sheet, frame, words, pane)
    hand = sheet.stored.hands[place]
    return keyed(OfMatch, here, sheet, place, frame, words, pane, key=f"{hand.id}-{sheet.stored.version}-{pane}")


@ft.component
def OfMatch(here: Room, sheet: Sheet, place: int, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """A hand of a match. What is taken over is looked at first: it changes what is written."""
    match = sheet.stored.id
    argued = ft.use_memo(lambda: of_match(sheet, place, words), [])
    stored, played = sheet.hand(place)
    row = entry_of(sheet.game.id).pad_row(stored.data or {}, played.scored, words, sheet.who(words))

    def leave(_: Any = None) -> None:
        here.go(f"/match/{match}/why/{place + 1}")

    async def take(one: Alternative) -> None:
        rules = agreeing.with_rule(sheet, one.rule, one.value)
        try:
            await agreeing.keep(here, sheet, agreeing.Proposal(rules, whole=True))
        except StoreError as error:
            here.trouble(error)
            return
        here.go(f"/match/{match}/agreement/preview")

    may = use_may(here, match)
    which = words.say("why.which", number=str(played.number or "–"))
    trail: list[ft.Control] = [text(which, capped(18, frame.f, 1.3), SANS6, OPKAFT, no_wrap=True)]
    if row.suit:
        trail.append(pip(row.suit, 18, OPKAFT))
    held: list[ft.Control] = [ft.Container(ft.Row(trail, spacing=8, tight=True), padding=ft.Padding.only(right=12))]
    ways = Ways(
        leave, leave, words.say("dispute.leave"), (lambda one: here.run(take, one)) if may == "own" else None,
        lambda: here.go(f"/match/{match}/agreement"),
    )  # fmt: skip
    return Settling(here, argued, frame, words, pane, held, ways)


class Ways(NamedTuple):
    """Where one goes from here: back; out, changing nothing (`done`, under the word `done_word`); to what was picked of
    all that can be agreed; and what taking an agreement over comes to, None where that is not for who looks here.
    """

    leave: Callable[..., Any]
    done: Callable[..., Any]
    done_word: str
    take: Callable[[Alternative], Any] | None
    all_rules: Callable[[], Any]


@ft.component
def Settling(
    here: Room, argued: Argued, frame: Frame, words: Words, pane: bool, trail: list[ft.Control], ways: Ways
) -> ft.Control:
    """The hand, side by side; a tap on a head selects that agreement."""
    agreed = " ".join(sorted(map(str, argued.rules.items())))
    chosen, choose = use_kept(f"chosen, where {agreed}", 0)
    menu, set_menu = use_kept("menu", False)
    (folded, fold), places = use_kept("folded", True), use_places()
    scroller: Ref[ft.Ref[ft.Row]] = use_ref(ft.Ref)
    view, rounding = ft.use_memo(lambda: (view_of(argued, words), rounding_of(argued, words)), [])
    one = view.found[chosen - 1] if chosen else None
    width = PANE - 2 if pane else min(frame.free, COLUMN)
    each = column_width(width, len(view.ways))

    def tap(e: ft.Event[ft.TextButton]) -> None:
        here.feel("light")
        picked = int(e.control.data)
        choose(0 if picked == chosen else picked)

    async def show(i: int) -> None:
        """What was picked from the list comes into sight."""
        if each == PEEK and scroller.current.current is not None:
            await scroller.current.current.scroll_to(offset=(i - 1) * each, duration=0 if frame.still else 200)

    def picked(data: Any) -> None:
        set_menu(False)
        if data == "all":
            ways.all_rules()
        else:
            choose(data)
            here.run(show, data)

    def go(_: Any = None) -> None:
        ways.done() if one is None or ways.take is None else ways.take(one)

    def key(which: str) -> None:
        if which == "Escape":
            ways.leave()
        elif which in ("Enter", "Numpad Enter"):
            go()

    use_keys(here, key)
    groups = _menu(argued, view, chosen, words) if menu else None
    ft.use_dialog(menu_sheet(groups, picked, lambda _: set_menu(False), frame) if groups else None)
    paper = _Paper(argued, view, words, frame, chosen, tap, width)
    body = paper.table(scroller.current) if paper.beside else paper.blocks()
    if not view.ways:
        body.append(nothing_differs(words, frame.f))
    if rounding is not None:
        body.append(rounding_block(rounding, paper.said.yours, paper.said.other, frame.f))
    if view.impossible:
        body += impossible(view, words, folded, lambda _: fold(not folded), frame.f)
    body.append(ft.Container(height=16))
    scroll: ft.Control = places.on(
        ft.Column(body, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH)
    )
    if view.ways and paper.beside and not frame.low:
        told = stated(view.ways[chosen - 1] if chosen else paper.own, frame.f)
        scroll = ft.Column([scroll, told], spacing=0, expand=True, horizontal_alignment=STRETCH)
    cover = head(frame, words, words.say("dispute.title"), ways.leave, trail=trail)
    tray = _tray(argued, one if ways.take else None, words, frame, lambda _: set_menu(True), go, ways.done_word)
    # That of a match lies over its Waarom?, which is no view down.
    return screen(
        here, frame, head=cover, body=scroll, tray=tray, pane=pane, leave=ways.leave if argued.since else None
    )


class _Paper:
    """The agreements on the sheet: beside each other, or under each other."""

    def __init__(
        self, argued: Argued, view: View, words: Words, frame: Frame, chosen: int, tap: Any, width: float
    ) -> None:
        self.view, self.words, self.f, self.chosen, self.tap, self.width = view, words, frame.f, chosen, tap, width
        self.beside = bool(argued.game.sides) and not frame.roomy
        self.grid = not argued.game.sides and not frame.roomy
        self.own = view.owns[max(chosen - 1, 0)] if view.owns else view.own
        self.said = Said(
            words.say("dispute.yours_short"), words.say("dispute.other"), words.say("dispute.tap"),
            words.say("a11y.chosen"),
        )  # fmt: skip

    def _heading(self) -> ft.Control:
        title = text(title_of(self.view, self.words), capped(22, self.f, 1.6), KOP, INKT, 28)
        return ft.Container(
            ft.Semantics(heading_level=2, content=title),
            padding=ft.Padding.only(left=EDGE, right=EDGE, top=14, bottom=10),
        )

    def table(self, scroller: Any) -> list[ft.Control]:
        """A column an agreement, and under it which rule makes the difference in each."""
        view, said = self.view, self.said
        table = dispute_table(
            self.own, view.ways, view.rows, self.chosen, said, self.tap if view.ways else None, self.width, scroller
        )
        reasons = [legend(self.words, self.f), *[reason(way, self.f) for way in view.ways]] if view.ways else []
        return [self._heading(), table, double_rule(), *reasons]

    def blocks(self) -> list[ft.Control]:
        """A block an agreement."""
        tap = self.tap if self.view.ways else None
        return [
            self._heading(),
            *[
                dispute_block(way, i, self.view.rows, i == self.chosen, self.said, tap, self.f, self.grid)
                for i, way in enumerate((self.view.own, *self.view.ways))
            ],
        ]


def _tray(
    argued: Argued, one: Alternative | None, words: Words, frame: Frame, other: Any, go: Any, done_word: str
) -> ft.Control:
    """Another agreement, and the one thing to do: take over what is selected, or leave it as it is."""
    f, low = frame.f, frame.low
    height = 52 if low and f < 1.3 else 64 if f < 1.3 else 88
    if one is None:
        label = name = done_word
    else:
        short = brief(argued, one.rule, one.value, words)
        label = words.say("dispute.take", what=short) if short and not frame.roomy else words.say("dispute.take_this")
        name = words.say("dispute.take", what=words.clause(argued.game, one.rule, one.value).rstrip("."))
    stacked = f >= 1.3 and not low
    first = wrapping(words.say("dispute.another"), other, f=f, height=height)
    last = wrapping(label, go, f=f, height=height, name=name, filled=True)
    return two(first, last, stacked=stacked, narrow=210 if low else 150)


def _menu(argued: Argued, view: View, chosen: int, words: Words) -> list[Group]:
    """Every agreement that makes a difference with what is then written; and the way to all there are."""
    rows = [
        Row(f"{way.clause} {scores_of(argued, one.scored.scores, words) if one.scored else ''}".strip(), i, i == chosen)
        for i, (way, one) in enumerate(zip(view.ways, view.found, strict=True), 1)
    ]
    every = Row(words.say("dispute.all_rules"), "all", sign=ft.Icons.HANDSHAKE_ROUNDED)
    return [Group(words.say("dispute.differs"), rows), Group("", [every])] if rows else [Group("", [every])]
