"""The entry of hartenjagen: `draft` (what taps make of it), `verdict` (what the bar says), `body` (how it looks)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from app.entry.contract import Case, MenuItem
from app.entry.hartenjagen import draft as d_
from app.entry.hartenjagen import kept as k_
from app.entry.hartenjagen.body import top, tray
from app.entry.hartenjagen.counted import counted, is_counted
from app.entry.hartenjagen.draft import Draft, hand
from app.entry.hartenjagen.figures import figures
from app.entry.hartenjagen.kept import dump
from app.entry.hartenjagen.pad import PAD, SIGNS, pad_row, progress
from app.entry.hartenjagen.verdict import answer, chooses, is_moon, may_be_sun, verdict, write_pressed
from scoring.hartenjagen.agreement import in_play

__all__ = [
    "PAD", "SIGNS", "answer", "counted", "dump", "empty", "figures", "hand", "is_counted", "key", "load", "menu",
    "of_hand", "pad_row", "progress", "top", "tray", "verdict", "write_pressed",
]  # fmt: skip


def empty(case: Case) -> Draft:
    return d_.empty(case.table)


def of_hand(written: Mapping[str, Any], case: Case) -> Draft:
    return d_.of_hand(written, case.table, case.standing)


def load(kept: Mapping[str, Any], case: Case) -> Draft:
    return k_.load(kept, case.table)


def key(draft: Draft, which: str, case: Case) -> Draft:
    """Digits fill a row; 10 and more are nine and plus. V (Q) gives the queen, A takes all, arrows choose the row."""
    if len(which) == 1 and which.isdigit():
        return d_.number(draft, int(which))
    row = case.table.playing()[-1] if draft.row is None else draft.row
    match which.upper():
        case "BACKSPACE":
            return d_.back(draft)
        case "DELETE":
            return d_.wipe(draft)
        case "ARROW DOWN" | "ARROW UP":
            return d_.move(draft, 1 if which.upper().endswith("DOWN") else -1)
        case "+" | "=" | "ADD":
            return d_.step(draft, row, 1)
        case "-" | "SUBTRACT":
            return d_.step(draft, row, -1)
        case "A":
            return d_.everything(draft)
        case "V" | "Q":
            return d_.give(draft, "queen", _next_holder(draft))
    return draft


def _next_holder(draft: Draft) -> int:
    """Who gets the queen by a key: the row that is filled, else the next player after who has her."""
    playing = draft.table.playing()
    if draft.row is not None and draft.queen != draft.row:
        return draft.row
    return playing[0] if draft.queen is None else playing[(playing.index(draft.queen) + 1) % len(playing)]


def menu(draft: Draft, case: Case) -> list[MenuItem]:
    """Behind ⋮: what was answered can be answered otherwise, and all can begin again."""
    w, rules = case.words, case.table.rules
    items = [MenuItem(w.say("hartenjagen.menu_again"), False, d_.wipe, w.say("hartenjagen.menu_hand"))]
    seat = d_.sweeper(draft)
    if seat is not None and may_be_sun(draft):
        title = w.say("hartenjagen.menu_sun")
        items.append(MenuItem(case.who[seat], draft.sun == seat, partial(d_.call_sun, seat=seat), title))
    if is_moon(draft) and draft.sun is None and chooses(draft, case):
        full, title = in_play(rules).full, w.say("hartenjagen.menu_moon")
        labels = {
            "others": w.say("hartenjagen.moon_to_others", n=full),
            "shooter": w.say("hartenjagen.moon_off_shooter", {"name": case.who[seat or 0]}, n=full),
        }
        items += [
            MenuItem(label, draft.moon_choice == c, partial(d_.choose_moon, choice=c), title)
            for c, label in labels.items()
        ]
    if rules["no_tricks"] and not is_moon(draft):
        title = w.say("hartenjagen.menu_no_tricks")
        items += [
            MenuItem(case.who[s], s in draft.no_tricks, partial(d_.no_trick, seat=s), title)
            for s in case.table.playing()
            if d_.may_have_no_trick(draft, s)
        ]
    return items
