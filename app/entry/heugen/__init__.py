"""The entry of heugen: `draft` (what taps make of it), `verdict` (what the bar says), `body` (how it looks)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from app.entry.contract import Case, MenuItem
from app.entry.heugen import draft as d
from app.entry.heugen.body import Foot, Top, Tray, tap_key
from app.entry.heugen.counted import counted, is_counted
from app.entry.heugen.draft import Draft, dump, hand
from app.entry.heugen.figures import figures
from app.entry.heugen.pad import PAD, pad_row
from app.entry.heugen.verdict import answer, verdict
from app.parts.marks import SUITS

__all__ = [
    "PAD", "answer", "counted", "dump", "empty", "figures", "foot", "hand", "is_counted", "key", "load", "menu",
    "of_hand", "pad_row", "top", "tray", "verdict", "write_pressed",
]  # fmt: skip

top, foot, tray = Top, Foot, Tray

_DESK: dict[str, Any] = {
    "Backspace": d.back,
    "Delete": d.wipe,
    "K": d.toggle_kapot,
    "R": lambda x: d.exchange(x, not x.exchanged),
    **dict.fromkeys(("+", "=", "Add"), lambda x: d.step_bid(x, "up")),
    **dict.fromkeys(("-", "Subtract"), lambda x: d.step_bid(x, "down")),
}


def _players(case: Case) -> int:
    return len(case.table.playing())


def empty(case: Case) -> Draft:
    return Draft(players=_players(case))


def of_hand(written: Mapping[str, Any], case: Case) -> Draft:
    return d.of_hand(written, _players(case))


def load(kept: Mapping[str, Any], case: Case) -> Draft:
    return d.load(kept, _players(case))


def write_pressed(draft: Draft, case: Case) -> Draft:
    """A tap on a number that may still grow says that it is finished; the doubts about it come now."""
    return draft._replace(settled=True)


def key(draft: Draft, which: str, case: Case) -> Draft:
    """Digits; + and − for the bid, K kapot, P passed, R exchanged or not; else a letter with which a name begins."""
    if which.isdecimal():
        return tap_key(draft, which)
    name = which.upper() if len(which) == 1 else which
    if name == "P" and case.table.rules["nobody_bids"] == "kleur_bekennen":
        return d.toggle_passed(draft)
    change = _DESK.get(name)
    if change is None:
        return _choose_by_letter(draft, name, case)
    changed: Draft = change(draft)
    return changed


def _choose_by_letter(draft: Draft, letter: str, case: Case) -> Draft:
    """The player whose name begins with this letter; where there are more, the next one of them."""
    able = [seat for seat in case.table.playing() if len(letter) == 1 and case.names[seat][:1].upper() == letter]
    if not able:
        return draft
    later = [seat for seat in able if draft.bidder in able and seat > (draft.bidder or 0)]
    return d.choose(draft, (later or able)[0])


def menu(draft: Draft, case: Case) -> list[MenuItem]:
    """Behind ⋮: the trump, for who wants it on paper."""
    w = case.words
    return [
        MenuItem(
            w.say(f"suit.{s}"), draft.trump == s and not draft.passed, partial(d.trump, suit=s), w.say("trump.title")
        )
        for s in SUITS
    ]
