"""The entry of sheepshead: `draft` and `leaster` (what taps make of it), `verdict` (what the bar says), `body` and
`lone_body` (how it looks)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from app.entry.contract import Case, MenuItem
from app.entry.sheepshead import draft as d
from app.entry.sheepshead import leaster as lone
from app.entry.sheepshead.body import Foot as foot
from app.entry.sheepshead.body import Top as top
from app.entry.sheepshead.body import Tray as tray
from app.entry.sheepshead.body import tap_key
from app.entry.sheepshead.counted import counted, is_counted
from app.entry.sheepshead.draft import MULTIPLIERS, Draft, dump, hand
from app.entry.sheepshead.figures import figures
from app.entry.sheepshead.pad import PAD, pad_row
from app.entry.sheepshead.verdict import answer, verdict

__all__ = [
    "PAD", "answer", "counted", "dump", "empty", "figures", "foot", "hand", "is_counted", "key", "load", "menu",
    "of_hand", "pad_row", "top", "tray", "verdict", "write_pressed",
]  # fmt: skip

_DESK = {"Backspace": "back", "Delete": "wipe", "A": "all", "G": "none", "N": "none"}


def empty(case: Case) -> Draft:
    return Draft(case.table)


def of_hand(written: Mapping[str, Any], case: Case) -> Draft:
    return d.of_hand(written, case.table)


def load(kept: Mapping[str, Any], case: Case) -> Draft:
    return d.load(kept, case.table)


def write_pressed(draft: Draft, case: Case) -> Draft:
    """A tap on a number that may still grow says that it is finished; the doubts about it come now."""
    if draft.is_leaster:
        growing = lone.may_grow(draft.leaster, case.table)
        return draft._replace(leaster=lone.forward(draft.leaster, case.table)) if growing else draft
    return draft._replace(settled=True)


def key(draft: Draft, which: str, case: Case) -> Draft:
    if which.upper() == "P" and draft.picker is None:
        return d.pass_all(draft)
    named = which if which.isdigit() else _DESK.get(which.upper() if len(which) == 1 else which)
    return tap_key(draft, named, case) if named else draft


def menu(draft: Draft, case: Case) -> list[MenuItem]:
    """Behind ⋮: that everybody passed, and how often the hand was doubled where the table agreed on it."""
    w, rules = case.words, case.table.rules
    items = [
        MenuItem(w.say(f"sheepshead.pass_{rules['all_pass']}"), draft.passed, d.pass_all, w.say("sheepshead.nobody"))
    ]
    if rules["multipliers"] and not draft.passed:
        items += [
            MenuItem(f"× {n}", draft.multiplier == n, partial(d.multiply, times=n), w.say("sheepshead.menu_times"))
            for n in MULTIPLIERS[1:]
        ]
    return items
