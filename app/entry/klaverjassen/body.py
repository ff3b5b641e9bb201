"""How a hand of klaverjassen is entered: trump, the two side cards, and the keys below them.

Built once; each part picks its own slice of the working draft, so a digit redraws a number, a few keys and the bar.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.entry.contract import Case, Send, Working
from app.entry.klaverjassen import draft as d
from app.entry.klaverjassen.draft import SIDES, Draft
from app.frame import Frame
from app.held import Held, pick
from app.hooks import memo
from app.look import DRUK, EDGE, INKT, INKT2, OPINKT, PAPIER, RAND, SANS, SANS6, SANS7, flat, text
from app.parts.keypad import keypad
from app.parts.marks import SUITS, pip
from app.parts.roem_chips import roem_chips
from app.parts.side_card import head, number, roem_sum, side_card
from app.words import Words
from scoring.game import Rules
from scoring.klaverjassen import CARD_POINTS
from scoring.klaverjassen import roem_chips as chips_of

Hold = Held[Working]
Tap = Callable[[Any], Any]


def _name(w: Words, side: str) -> str:
    return w.say(f"klaverjassen.side.{side}")


def _handler(send: Send, change: Callable[[Draft, Any], Draft]) -> Tap:
    """A handler that stays the same for the life of the screen: the tapped control's data says which it was."""
    return ft.use_callback(lambda e: send(lambda draft: change(draft, e.control.data)), [])


@ft.component
def Suit(w: Words, suit: str, on: bool, tap: Tap, size: float = 24) -> ft.Control:
    name = w.say("trump.button", suit=w.say(f"suit.{suit}").capitalize()) + (f", {w.say('a11y.chosen')}" if on else "")
    return ft.TextButton(
        content=ft.Stack([pip(suit, size, OPINKT if on else None), text("", 1, semantics_label=name)]),
        data=suit, on_click=tap, width=60 if size < 30 else 72, height=48 if size < 30 else 64,
        style=flat(INKT if on else PAPIER, 10, INKT if on else RAND),
    )  # fmt: skip


suit_button = memo(Suit)


@ft.component
def TrumpRow(w: Words, held: Hold, tap: Tap, f: float) -> ft.Control:
    chosen = pick(held, lambda x: x.draft.trump)
    buttons = [suit_button(w, s, s == chosen, tap, 24 if f < 1.6 else 32, key=s) for s in SUITS]
    title, optional = w.say("trump.title"), w.say("trump.optional")
    if f >= 1.3:
        return ft.Column(
            [text(f"{title}, {optional}", 16, SANS6, DRUK), ft.Row(buttons, spacing=8, wrap=True)], spacing=4
        )
    label = ft.Column(
        [text(title, 16, SANS6, DRUK, 22), text(optional, 16, SANS, INKT2, 20)], spacing=0, tight=True, expand=True
    )
    return ft.Row([label, *buttons], spacing=8)


def _complement(draft: Draft, side: str) -> str:
    if not draft.digits or not draft.counts() or draft.caret == side:
        return ""
    return f"{CARD_POINTS} − {draft.digits}"


@ft.component
def SideHead(w: Words, held: Hold, side: str, tap: Tap, f: float) -> ft.Control:
    playing, complement = pick(held, lambda x: (x.draft.playing, _complement(x.draft, side)))
    return head(w, side, SIDES.index(side), _name(w, side), playing, complement, tap, f)


def _number_slice(x: Working, side: str) -> tuple[int | None, bool, bool, str]:
    draft: Draft = x.draft
    at_work = draft.playing is not None
    mark = "pit" if draft.pit == side else "nat" if x.verdict.state == "nat" and draft.playing == side else ""
    return (
        draft.points(side),
        at_work and draft.caret == side and draft.counts(),
        at_work and (draft.caret != side or not draft.counts()),
        mark,
    )


@ft.component
def SideNumber(w: Words, held: Hold, side: str, tap: Tap, f: float) -> ft.Control:
    value, caret, light, mark = pick(held, lambda x: _number_slice(x, side))
    return number(w, side, _name(w, side), value, caret, light, mark if f < 1.3 else "", tap, f)


@ft.component
def SideSum(w: Words, held: Hold, side: str) -> ft.Control:
    def slice_(x: Working) -> tuple[int, int | None]:
        roem = sum(x.draft.roem(side))
        return roem, x.draft.points(side) if roem else None

    roem, points = pick(held, slice_)
    return roem_sum(w, _name(w, side), roem, points)


@ft.component
def SideChips(w: Words, held: Hold, side: str, rules: Rules, tap: Tap, large: bool) -> ft.Control:
    roem = pick(held, lambda x: x.draft.roem(side))
    offered = tuple((c.value, c.possible) for c in chips_of(rules))
    size: dict[str, Any] = {"height": 68, "size": 16, "gap": 8} if large else {}
    return roem_chips(w, side, _name(w, side), roem, offered, tap, **size)


@ft.component
def SideCard(w: Words, held: Hold, side: str, rules: Rules, play: Tap, caret: Tap, roem: Tap) -> ft.Control:
    on = pick(held, lambda x: x.draft.playing == side)
    chips = ft.Container(
        SideChips(w, held, side, rules, roem, False), padding=ft.Padding.only(left=6, right=6, bottom=6)
    )
    body: list[ft.Control] = [SideNumber(w, held, side, caret, 1.0), SideSum(w, held, side), chips]
    return side_card(on, SideHead(w, held, side, play, 1.0), body)


@ft.component
def RoemTitle(w: Words, held: Hold, side: str) -> ft.Control:
    roem = pick(held, lambda x: sum(x.draft.roem(side)))
    said = f"{_name(w, side)} {roem}" if roem else f"{_name(w, side)} {w.say('roem.none')}"
    return ft.Row([text(w.say("roem.title"), 18), text(said, 18, SANS7)], spacing=8, wrap=True, run_spacing=0)


@ft.component
def Rare(w: Words, held: Hold, case: Case) -> ft.Control:
    """What was set behind ⋮, shown so that nothing is written unseen."""

    def slice_(x: Working) -> tuple[str, ...]:
        draft: Draft = x.draft
        said = []
        if draft.verzaakt is not None:
            said.append(w.say("klaverjassen.shown_verzaakt", {"side": draft.verzaakt}, case.who))
        if draft.player is not None:
            said.append(w.say("klaverjassen.shown_player", who=case.names[draft.player]))
        if draft.kraak is not None:
            said.append(w.say("klaverjassen.shown_kraak", n=draft.kraak))
        return tuple(said)

    said = pick(held, slice_)
    if not said:
        return ft.Container(height=0)
    return text(" · ".join(said), 16, SANS6, DRUK)


@ft.component
def Top(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    w, rules, f = case.words, case.table.rules, frame.f
    play, caret = _handler(send, d.choose), _handler(send, d.move_caret)
    roem, trump = _handler(send, lambda x, data: d.add_roem(x, *data)), _handler(send, d.trump)
    edge = ft.Padding.symmetric(horizontal=EDGE)
    rare = ft.Container(Rare(w, held, case), padding=edge)
    trumps = ft.Container(TrumpRow(w, held, trump, f), padding=edge)
    if frame.roomy:
        blocks: list[ft.Control] = [
            ft.Row([SideHead(w, held, s, play, f) for s in SIDES], spacing=8),
            ft.Row([ft.Container(SideNumber(w, held, s, caret, f), expand=True) for s in SIDES], spacing=8),
        ]
        for s in SIDES:
            blocks += [RoemTitle(w, held, s), SideChips(w, held, s, rules, roem, True)]
        return ft.Column([ft.Container(ft.Column(blocks, spacing=8), padding=edge), trumps, rare], spacing=8)
    cards = ft.Row([SideCard(w, held, s, rules, play, caret, roem) for s in SIDES], spacing=8)
    return ft.Column([trumps, ft.Container(cards, padding=edge), rare], spacing=8)


@ft.component
def Tray(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    w, f = case.words, frame.f

    def press(e: Any) -> None:
        key = e.control.data
        send(lambda draft: tap_key(draft, key))

    bits, can, pit, nat = pick(
        held,
        lambda x: (x.draft.open_digits(), x.draft.playing is not None, x.draft.pit is not None, x.draft.nat),
    )
    shouts = (
        ("pit", w.say("klaverjassen.pit_key"), can, False, pit),
        ("nat", w.say("klaverjassen.nat_key"), can, True, nat),
    )
    height = 52 if frame.roomy or frame.low else 64
    return keypad(w, bits, can, shouts, ft.use_callback(press, []), height, 8, f)


_KEYS: dict[str, Callable[[Draft], Draft]] = {"wipe": d.wipe, "back": d.back, "pit": d.toggle_pit, "nat": d.toggle_nat}


def tap_key(draft: Draft, key: str) -> Draft:
    """The draft after a key of the keypad."""
    change = _KEYS.get(key)
    return change(draft) if change else d.digit(draft, key)
