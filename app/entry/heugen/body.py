"""How a hand of heugen is entered: who plays, the bid, whether he exchanged, roem, the sum, and the keys below them.

Built once; each part picks its own slice of the working draft, so a digit redraws the sum, a few keys and the bar.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.entry.contract import Case, Send, Working
from app.entry.heugen import draft as d
from app.entry.heugen.draft import Draft
from app.entry.heugen.sum import said_of, terms_of
from app.entry.roem import CHIPS
from app.frame import Frame
from app.held import Held, pick
from app.look import DRUK, EDGE, SANS6, text
from app.parts.buttons import segments
from app.parts.keypad import keypad
from app.parts.roem_chips import roem_chips, roem_row
from app.parts.stepper import stepper
from app.parts.sum_line import sum_line
from app.words import Words

Hold = Held[Working]
Tap = Callable[[Any], Any]
_SIDE = ft.Padding.symmetric(horizontal=EDGE)


def _handler(send: Send, change: Callable[[Draft, Any], Draft]) -> Tap:
    """A handler that stays the same for the life of the screen: the tapped control's data says which it was."""
    return ft.use_callback(lambda e: send(lambda draft: change(draft, e.control.data)), [])


def _label(said: str) -> ft.Control:
    return text(said, 16, SANS6, DRUK, 24)


def _height(tight: bool) -> float:
    return 52 if tight else 56


def _named(w: Words, name: str, chosen: bool) -> str:
    return f"{name}, {w.say('a11y.chosen')}" if chosen else name


def _tight(frame: Frame) -> bool:
    """Whether the screen is so low that what needs no heading does without."""
    return not frame.roomy and (frame.low or frame.height - frame.top - frame.bottom < 700)


def _headed(said: str, control: ft.Control, tight: bool = False) -> ft.Control:
    return control if tight else ft.Column([_label(said), control], spacing=4)


@ft.component
def WhoPlays(held: Hold, case: Case, tap: Tap, f: float, tight: bool) -> ft.Control:
    w = case.words
    bidder = pick(held, lambda x: None if x.draft.passed else x.draft.bidder)
    options = [
        (seat, case.names[seat], _named(w, w.say("heugen.plays", name=case.names[seat]), seat == bidder))
        for seat in case.table.playing()
    ]
    return _headed(w.say("heugen.who_plays"), segments(options, bidder, tap, f=f, height=_height(tight)), tight)


@ft.component
def Bid(w: Words, held: Hold, tap: Tap, f: float, tight: bool) -> ft.Control:
    bid = pick(held, lambda x: x.draft.bid)
    step = stepper(
        w.number(bid), w.say("heugen.bid_is", bid=bid), w.say("heugen.bid_down", step=d.STEP),
        w.say("heugen.bid_up", step=d.STEP), bid > d.STEP, bid < d.MOST_BID, tap,
        _height(tight) if f < 1.3 else 72, f,
    )  # fmt: skip
    return _headed(w.say("heugen.bid_title"), step)


@ft.component
def Exchanged(w: Words, held: Hold, tap: Tap, f: float, tight: bool) -> ft.Control:
    exchanged = pick(held, lambda x: x.draft.exchanged)
    options = [
        (answer, w.say(f"heugen.{word}"), _named(w, w.say(f"heugen.{word}_said"), answer == exchanged))
        for answer, word in ((True, "exchanged_yes"), (False, "exchanged_no"))
    ]
    answers = segments(options, exchanged, tap, f=f, height=_height(tight))
    return _headed(w.say("heugen.exchanged_title"), answers)


@ft.component
def Roem(held: Hold, case: Case, tap: Tap, f: float, tight: bool) -> ft.Control:
    w = case.words
    roem, bidder = pick(held, lambda x: (x.draft.roem, x.draft.bidder))
    who = w.say("heugen.bidder_word") if bidder is None else w.name(bidder, case.who)
    chips = (
        roem_row(w, who, roem, CHIPS, tap)
        if f < 1.3
        else roem_chips(w, "", who, roem, tuple((worth, True) for worth in CHIPS), tap, height=68, gap=8)
    )
    return _headed(w.say("roem.title"), chips, tight)


@ft.component
def Sum(held: Hold, case: Case, frame: Frame) -> ft.Control:
    terms = pick(held, lambda x: terms_of(x.draft, case))
    return sum_line(terms, said_of(terms), 26 if _tight(frame) else 32, frame.f)


@ft.component
def Trump(w: Words, held: Hold) -> ft.Control:
    """The trump that was set behind ⋮, shown so that nothing is written unseen."""
    suit = pick(held, lambda x: x.draft.trump)
    if suit is None:
        return ft.Container(height=0)
    return _label(w.say("heugen.said_trump", suit=suit))


@ft.component
def Top(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    w, f, tight = case.words, frame.f, _tight(frame)
    bid = Bid(w, held, _handler(send, d.step_bid), f, tight)
    exchanged = Exchanged(w, held, _handler(send, d.exchange), f, tight)
    middle: ft.Control
    if frame.roomy:
        middle = ft.Column([bid, exchanged], spacing=8)
    else:
        middle = ft.Row([ft.Container(bid, expand=19), ft.Container(exchanged, expand=15)], spacing=16)
    blocks: list[ft.Control] = [
        WhoPlays(held, case, _handler(send, d.choose), f, tight),
        middle,
        Roem(held, case, _handler(send, lambda x, data: d.add_roem(x, data[1])), f, tight),
        Trump(w, held),
    ]
    sheet = ft.Container(ft.Column(blocks, spacing=8), padding=_SIDE)
    return ft.Column([sheet, Sum(held, case, frame)] if frame.roomy else [sheet], spacing=12)


@ft.component
def Foot(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    """The sum, right above the keys. Where the text is large it scrolls with the rest."""
    return ft.Container() if frame.roomy else Sum(held, case, frame)


@ft.component
def Tray(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    w = case.words

    def press(e: Any) -> None:
        key = e.control.data
        send(lambda draft: tap_key(draft, key))

    def slice_(x: Working) -> tuple[int, bool, bool, bool]:
        draft: Draft = x.draft
        return draft.open_digits(), bool(draft.digits) or draft.kapot or draft.passed, draft.kapot, draft.passed

    bits, can_wipe, kapot, passed = pick(held, slice_)
    shouts = [("kapot", w.say("heugen.kapot_key"), True, False, kapot and not passed)]
    if case.table.rules["nobody_bids"] == "kleur_bekennen":
        shouts.append(("passed", w.say("heugen.passed_key"), True, False, passed))
    height = 48 if _tight(frame) else 52 if frame.roomy or frame.height < 760 else 60
    keys: ft.Control = keypad(w, bits, can_wipe, tuple(shouts), ft.use_callback(press, []), height, 8, frame.f)
    return keys


_KEYS: dict[str, Callable[[Draft], Draft]] = {
    "wipe": d.wipe, "back": d.back, "kapot": d.toggle_kapot, "passed": d.toggle_passed,
}  # fmt: skip


def tap_key(draft: Draft, key: str) -> Draft:
    """The draft after a key of the keypad."""
    change = _KEYS.get(key)
    return change(draft) if change else d.digit(draft, key)
