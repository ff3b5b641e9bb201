"""The entry of klaverjassen: `draft` (what taps make of it), `verdict` (what the bar says), `body` (how it looks)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from app.entry.contract import Case, MenuItem
from app.entry.klaverjassen import draft as d
from app.entry.klaverjassen.body import Top as top
from app.entry.klaverjassen.body import Tray as tray
from app.entry.klaverjassen.counted import counted, is_counted
from app.entry.klaverjassen.draft import SIDES, Draft, dump, hand
from app.entry.klaverjassen.figures import figures
from app.entry.klaverjassen.pad import PAD, pad_row
from app.entry.klaverjassen.verdict import answer, verdict

__all__ = [
    "PAD", "answer", "counted", "dump", "empty", "figures", "hand", "is_counted", "key", "load", "menu", "of_hand",
    "pad_row", "top", "tray", "verdict", "write_pressed",
]  # fmt: skip

_DESK: dict[str, Any] = {
    "Backspace": d.back,
    "Delete": d.wipe,
    "P": d.toggle_pit,
    "N": d.toggle_nat,
    "W": lambda x: d.choose(x, "wij"),
    "Z": lambda x: d.choose(x, "zij"),
    "T": lambda x: d.choose(x, "zij"),  # They, for who plays in English
    "S": lambda x: d.trump(x, "schoppen"),
    "H": lambda x: d.trump(x, "harten"),
    "R": lambda x: d.trump(x, "ruiten"),
    "K": lambda x: d.trump(x, "klaveren"),
}


def empty(case: Case) -> Draft:
    return Draft()


def of_hand(written: Mapping[str, Any], case: Case) -> Draft:
    return d.of_hand(written)


def load(kept: Mapping[str, Any], case: Case) -> Draft:
    """The draft that was kept; a kraak goes where the table no longer agrees on it, for its key is gone too."""
    found = d.load(kept)
    return found if case.table.rules["kraken"] else found._replace(kraak=None)


def write_pressed(draft: Draft, case: Case) -> Draft:
    """A tap on a number that may still grow says that it is finished; the doubts about it come now."""
    return draft._replace(settled=True)


def key(draft: Draft, which: str, case: Case) -> Draft:
    if which in tuple("0123456789"):
        return d.digit(draft, which)
    change = _DESK.get(which.upper() if len(which) == 1 else which)
    changed: Draft = change(draft) if change else draft
    return changed


def menu(draft: Draft, case: Case) -> list[MenuItem]:
    """Behind ⋮: who revoked, who chose trump, and kraak where the table agreed on it."""
    w = case.words
    items = [
        MenuItem(case.who[s], draft.verzaakt == s, partial(d.revoke, side=s), w.say("klaverjassen.menu_verzaakt"))
        for s in SIDES
    ]
    items += [
        MenuItem(name, draft.player == seat, partial(d.chooser, seat=seat), w.say("klaverjassen.menu_player"))
        for seat, name in enumerate(case.names)
    ]
    if case.table.rules["kraken"]:
        items += [
            MenuItem(f"× {n}", draft.kraak == n, partial(d.kraak, times=n), w.say("klaverjassen.menu_kraak"))
            for n in (2, 4, 8)
        ]
    return items
