"""How a hand of hartenjagen is entered: the hearts that are left, a row a player, and the pad that fills the rows.

Built once; each part picks its own slice of the working draft, so a key redraws the rows that changed, the hearts and
the bar.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import flet as ft

from app.entry.contract import Case, Send, Working
from app.entry.hartenjagen import draft as d_
from app.entry.hartenjagen.draft import Draft
from app.entry.hartenjagen.pad import SIGNS
from app.frame import PANE, Frame
from app.held import Held, pick
from app.hooks import keyed
from app.look import DRUK, EDGE, SANS6, SANS7, capped, silent, text
from app.parts.count_pad import count_pad
from app.parts.heart_count import heart_count
from app.parts.heart_row import CardKey, Measures, heart_row, measures
from app.words import Words

Hold = Held[Working]
Tap = Callable[[Any], Any]
_SUIT = {"queen": "schoppen", "club_jack": "klaveren", "jack": "ruiten"}
_HERE = "\0"


class _Row(NamedTuple):
    """What one row shows of the draft."""

    hearts: int | None
    comes_to: int | None
    active: bool
    can_down: bool
    can_up: bool
    has: tuple[bool, ...]


def _row(d: Draft, seat: int) -> _Row:
    return _Row(
        d_.filled(d)[seat], d_.points(d, seat), d.row == seat, d_.can_step(d, seat, -1), d_.can_step(d, seat, 1),
        tuple(getattr(d, card) == seat for card in d.cards),
    )  # fmt: skip


def _said(w: Words, name: str, row: _Row, cards: tuple[CardKey, ...]) -> str:
    """ "Henk, 8 harten en de vrouw, samen 21. Tik om in te vullen."."""
    taken = [w.say(f"hartenjagen.the_{card.card}") for card in cards if card.on]
    if row.hearts is not None:
        taken.insert(0, w.say("hartenjagen.n_hearts", n=row.hearts))
    elif row.comes_to is None:
        taken.insert(0, w.say("a11y.empty"))
    said = [name, w.listed(taken)] if taken else [name]
    if row.comes_to is not None:
        said.append(w.say("hartenjagen.said_points", n=row.comes_to))
    if row.active:
        said.append(w.say("hartenjagen.said_active"))
    return w.say("hartenjagen.said_row", row=", ".join(said))


@ft.component
def Row(w: Words, held: Hold, seat: int, name: str, m: Measures, taps: tuple[Tap, Tap, Tap], f: float) -> ft.Control:
    row = pick(held, lambda x: _row(x.draft, seat))
    draft: Draft = held.value.draft
    cards = tuple(
        CardKey(card, _SUIT[card], w.say(f"hartenjagen.letter_{card}"), w.say(f"hartenjagen.key_{card}", name=name), on)
        for card, on in zip(draft.cards, row.has, strict=True)
    )
    blocked = f", {w.say('keypad.blocked')}"
    less = w.say("hartenjagen.one_less", name=name) + ("" if row.can_down else blocked)
    more = w.say("hartenjagen.one_more", name=name) + ("" if row.can_up else blocked)
    choose, step, take = taps
    return heart_row(
        w, seat, name, row.hearts, row.comes_to, row.active, row.can_down, row.can_up, cards,
        (_said(w, name, row, cards), less, more), m, choose, step, take, f,
    )  # fmt: skip


@ft.component
def Count(w: Words, held: Hold, case: Case, width: float, f: float) -> ft.Control:
    left, total, cards = pick(held, lambda x: (x.draft.left, x.draft.hearts, x.draft.cards))
    if left:
        before, _, after = w.say("hartenjagen.counter_left", n=_HERE).partition(_HERE)
        said = (before, str(left), after)
    else:
        said = (w.say("hartenjagen.counter_done", n=total), "", "")
    heads = tuple((_SUIT[card], w.say(f"hartenjagen.word_{card}")) for card in cards)
    line = case.game.opening(case.table, case.standing)[0]
    return heart_count(said, total - left, total, heads, w.line(line, case.who), SIGNS.get(line.id, ""), width, f)


@ft.component
def Rare(w: Words, held: Hold, case: Case) -> ft.Control:
    """What was answered or set behind ⋮, shown so that nothing is written unseen."""

    def slice_(x: Working) -> tuple[str, ...]:
        draft: Draft = x.draft
        said = []
        if draft.sun is not None:
            said.append(w.say("hartenjagen.shown_sun", {"seat": draft.sun}, case.who))
        if draft.moon_choice:
            said.append(w.say(f"hartenjagen.shown_{draft.moon_choice}"))
        if draft.no_tricks:
            said.append(w.say("hartenjagen.shown_no_tricks", {"seats": draft.no_tricks}, case.who))
        return tuple(said)

    said = pick(held, slice_)
    if not said:
        return ft.Container(height=0)
    padding = ft.Padding.symmetric(horizontal=EDGE, vertical=6)
    return ft.Container(text(" · ".join(said), 16, SANS6, DRUK), padding=padding)


def _key_height(frame: Frame, many: int) -> float:
    """The height of a key of the pad, of which there are three rows (in large text four)."""
    if frame.low or frame.height < 760 or frame.roomy or many > 5:
        return 56
    return 64 if many > 3 else 72


def _room(frame: Frame, many: int) -> float:
    """What is left for the rows beside the cover, the count, the keys and the bar."""
    if frame.low:
        return frame.height - frame.bottom - 160
    return frame.height - frame.top - frame.bottom - 300 - 3 * (_key_height(frame, many) + 8)


@ft.component
def top(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    w, f = case.words, frame.f
    whole = PANE if frame.wide else frame.free / 2 if frame.low else min(frame.free, 720)
    width = whole - 2 * EDGE
    rows = case.table.playing()
    names = tuple(case.names[s] for s in rows)
    m = measures(names, len(d_.cards_of(case.table)), width, _room(frame, len(rows)), f)

    def step(e: Any) -> None:
        seat, way = e.control.data
        send(lambda d: d_.step(d, seat, 1 if way == "up" else -1))

    def choose(e: Any) -> None:
        seat = e.control.data
        send(lambda d: d_.choose_row(d, seat))

    def take(e: Any) -> None:
        card, seat = e.control.data
        send(lambda d: d_.give(d, card, seat))

    taps = ft.use_memo(lambda: (choose, step, take), [])
    listed = [keyed(Row, w, held, s, case.names[s], m, taps, f, key=str(s)) for s in rows]
    return ft.Column([Count(w, held, case, width, f), *listed, Rare(w, held, case)], spacing=0)


@ft.component
def tray(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    w, f = case.words, frame.f

    def slice_(x: Working) -> tuple[int, int, int, int | None, int | None, bool]:
        draft: Draft = x.draft
        last = d_.last_key(draft)
        bits = sum(1 << n for n in d_.keys(draft))
        whose = d_.whose_all(draft)
        all_of_it = whose is not None and d_.sweeper(draft) == whose
        return draft.hearts, bits, -1 if last is None else last, draft.row, whose, all_of_it

    def press(e: Any) -> None:
        key = e.control.data
        send(d_.everything if key == "all" else lambda d: d_.number(d, key))

    most, bits, last, row, whose, chosen = pick(held, slice_)
    label = w.say("hartenjagen.all_key")
    name = label if whose is None else w.say("hartenjagen.all_name", name=case.names[whose])
    if chosen:
        name = f"{name}, {w.say('a11y.chosen')}"
    many = len(case.table.playing())
    pad = count_pad(
        w, most, bits, last, (label, name, whose is not None, chosen), ft.use_callback(press, []),
        4 if frame.roomy else 5, _key_height(frame, many), f,
    )  # fmt: skip
    if not frame.roomy and many * 57 <= _room(frame, many):
        return pad
    # The row that is filled may be out of sight: the keys say whose it is.
    asked = w.say("hartenjagen.counter_done", n=most)
    if row is not None:
        asked = w.say("hartenjagen.filling", name=case.names[row])
    return ft.Column([silent(asked, capped(18, f, 1.6), SANS7), pad], spacing=6)
