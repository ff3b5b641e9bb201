"""How a hand of sheepshead is entered: who picked, with whom, the zones, and the keys below them.

Built once; each part picks its own slice of the working draft. When everybody passed and a leaster follows, the sheet
becomes a list of the players (`lone_body`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.entry.contract import Case, Send, Working
from app.entry.sheepshead import draft as d
from app.entry.sheepshead import leaster as lone
from app.entry.sheepshead.draft import Draft
from app.entry.sheepshead.lone_body import LeasterSheet
from app.entry.sheepshead.verdict import side_name
from app.frame import PANE, Frame
from app.held import Held, pick
from app.look import DRUK, EDGE, INKT, INKT2, SANS, SANS6, SANS7, UIT, capped, silent, text
from app.parts.buttons import choice
from app.parts.keypad import keypad
from app.parts.outcome import Outcome, outcome_band
from app.parts.people import Fit, Someone, fit, people
from app.parts.side_card import caret_bar
from app.parts.zones import Zone, zone_row
from app.words import Whole
from scoring.sheepshead import partners_at, preview, zones
from scoring.sheepshead_totals import HAND_POINTS

Hold = Held[Working]
Tap = Callable[[Any], Any]


def handler(send: Send, change: Callable[[Draft, Any], Draft]) -> Tap:
    """A handler that stays the same for the life of a table: the tapped control's data says which it was."""
    return ft.use_callback(lambda e: send(lambda draft: change(draft, e.control.data)), [])


def inner_width(frame: Frame) -> float:
    """The width of the sheet between its margins."""
    width = frame.free / 2 if frame.low else PANE if frame.wide else min(frame.free, 720)
    return width - 2 * EDGE


def row_of(case: Case, frame: Frame) -> Fit:
    """How the names of those who play stand beside each other, "Alleen" among them."""
    names = [case.names[s] for s in case.table.playing()]
    word = case.words.say("sheepshead.alone_cell")
    names[0] = max(names[0], word, key=len)
    return fit(names, inner_width(frame), frame.f)


def _someone(case: Case, seat: int, chosen: bool, word: str, label: str = "") -> Someone:
    """A seat in a row: "Kees, picker, gekozen"."""
    w = case.words
    shown = label or case.names[seat]
    said = [shown, w.say(f"sheepshead.{word}").lower()] + ([w.say("a11y.chosen")] if chosen else [])
    return Someone(seat, shown, ", ".join(said), chosen, bool(label))


def _label(said: str, f: float) -> ft.Control:
    return ft.Semantics(heading_level=2, content=text(said, capped(16, f, 1.9), SANS6, DRUK, 24))


@ft.component
def PickerRow(held: Hold, case: Case, frame: Frame, tap: Tap) -> ft.Control:
    picker, passed = pick(held, lambda x: (x.draft.picker, x.draft.passed))
    seats = case.table.playing()
    row = tuple(_someone(case, s, s == picker and not passed, "picker") for s in seats)
    title = _label(case.words.say("sheepshead.picker"), frame.f)
    return ft.Column([title, people(row, row_of(case, frame), tap, frame.f)], spacing=0)


@ft.component
def AllPassed(held: Hold, case: Case, frame: Frame, tap: Tap) -> ft.Control:
    """That nobody picked, and what the agreement makes of that."""
    on = pick(held, lambda x: x.draft.passed)
    w = case.words
    said = w.say(f"sheepshead.pass_{case.table.rules['all_pass']}")
    name = f"{said}, {w.say('a11y.chosen')}" if on else said
    high = 56 if frame.f < 1.3 else 96
    button = choice(said, on, tap, name=name, height=high, size=capped(18, frame.f, 1.8), radius=12, expand=True)
    return ft.Column([_label(w.say("sheepshead.nobody"), frame.f), ft.Row([button])], spacing=0)


@ft.component
def PartnerRow(held: Hold, case: Case, frame: Frame, tap: Tap, passed: Tap) -> ft.Control:
    """With whom; before anybody picked, in the same place, that nobody did."""
    picker, partners, alone = pick(held, lambda x: (x.draft.picker, x.draft.partners, x.draft.alone))
    agreed = partners_at(case.table.rules)
    if picker is None or not agreed:
        return AllPassed(held, case, frame, passed)
    w, seats = case.words, case.table.playing()
    row = tuple(
        _someone(case, s, alone, "alone_word", w.say("sheepshead.alone_cell"))
        if s == picker
        else _someone(case, s, s in partners, "partner")
        for s in seats
    )
    title = w.say("sheepshead.partner_title", n=agreed)
    return ft.Column([_label(title, frame.f), people(row, row_of(case, frame), tap, frame.f)], spacing=0)


def _number(x: Working, case: Case) -> tuple[str, str, str, bool, bool]:
    """What stands in the line of the number: the number, whose it is, what goes with it, light, with the caret."""
    draft, w = x.draft, case.words
    points = draft.points()
    who = side_name(draft, case) or w.say("sheepshead.picking_side")
    if draft.tricks in ("all", "none"):
        under = w.say(f"sheepshead.bar_{draft.tricks}")
    elif isinstance(draft.tricks, int):
        under = w.say("sheepshead.with_tricks", n=draft.tricks)
    elif draft.zone:
        under = w.say("sheepshead.uncounted")
    else:
        under = "" if points is None else w.say("sheepshead.others_have", points=HAND_POINTS - points)
    if points is None and draft.zone:
        return f"{draft.zone[0]}–{draft.zone[1]}", who, under, True, False
    shown = "" if points is None else str(points)
    return shown, who, under, False, not draft.passed and draft.tricks != "all"


@ft.component
def NumberLine(held: Hold, case: Case, frame: Frame, times: Tap) -> ft.Control:
    """The points of the picking side, and how many times the hand counts where the table agreed on that."""
    number, who, under, light, caret = pick(held, lambda x: _number(x, case))
    multiplier = pick(held, lambda x: x.draft.multiplier)
    w, f = case.words, frame.f
    said = w.say("sheepshead.said_points", who=who, points=number or w.say("a11y.empty"))
    size = capped(36 if light else 44, f, 1.6)
    shown: list[ft.Control] = []
    if number or not caret:
        shown.append(
            silent(
                number or "–", size, SANS if light else SANS7, INKT2 if light else INKT if number else UIT, size * 1.1
            )
        )
    if caret:
        shown.append(caret_bar(0.86 * f))
    told = ft.Column(
        [silent(who, capped(18, f, 2), SANS, INKT2, 22), silent(under, capped(18, f, 2), SANS, INKT2, 22)],
        spacing=0,
        tight=True,
    )
    line = ft.Row(
        [ft.Row(shown, spacing=0, tight=True), ft.Container(told, expand=True)], spacing=10, expand=True,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )  # fmt: skip
    row: list[ft.Control] = [
        ft.Semantics(container=True, label=f"{said}. {under}", exclude_semantics=True, content=line, expand=True)
    ]
    if case.table.rules["multipliers"]:
        name = w.say("sheepshead.times_name", n=multiplier)
        row.append(choice(f"×{multiplier}", multiplier != 1, times, name=name, height=48, width=72 if f < 1.3 else 110))
    return ft.Row([*row, ft.Container(height=52)], spacing=0)


@ft.component
def ZoneRow(held: Hold, case: Case, frame: Frame, tap: Tap) -> ft.Control:
    def slice_(x: Working) -> tuple[int | None, tuple[int, ...]]:
        # Without a trick the points do not matter, nor do they with every trick.
        return None if x.draft.tricks in ("all", "none") else x.draft.points(), x.draft.zone

    points, zone = pick(held, slice_)
    w = case.words
    row = []
    for z in zones(case.table.rules):
        kind = "won" if z.won else "lost"
        under = w.say(f"sheepshead.zone_{kind}" if z.times == 1 else f"sheepshead.zone_{kind}_times", times=z.times)
        on = zone == (z.low, z.high) or (points is not None and z.low <= points <= z.high)
        said = w.say("sheepshead.zone_name", low=z.low, high=z.high, what=under)
        row.append(
            Zone((z.low, z.high), f"{z.low}–{z.high}", under, f"{said}, {w.say('a11y.chosen')}" if on else said, on)
        )
    return zone_row(tuple(row), tap, frame.f)


@ft.component
def Results(held: Hold, case: Case, frame: Frame) -> ft.Control:
    """What everybody is about to write."""

    def slice_(x: Working) -> tuple[tuple[Any, ...] | None, tuple[int, ...]]:
        return preview(d.hand(x.draft), case.table, case.standing), x.draft.side()

    scores, side = pick(held, slice_)
    w, seats = case.words, case.table.playing()
    values = ["" if scores is None else w.signed(scores[s]) for s in seats]
    row = tuple(Outcome(case.names[s], v, s in side) for s, v in zip(seats, values, strict=True))
    said = w.say("sheepshead.no_result")
    if scores is not None:
        said = w.say("sheepshead.result", each=Whole(", ".join(f"{o.name} {o.value}" for o in row)))
    how = fit([case.names[s] for s in seats], inner_width(frame) + 2 * EDGE, frame.f, 16)
    return outcome_band(row, said, how.columns, frame.f)


@ft.component
def PickedSheet(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    picker, partner = handler(send, d.pick), handler(send, d.join)
    passed = handler(send, lambda x, _: d.pass_all(x))
    times = handler(send, lambda x, _: d.next_multiplier(x))
    zone = handler(send, lambda x, data: d.tap_zone(x, tuple(data)))
    rows: list[ft.Control] = [
        PickerRow(held, case, frame, picker),
        PartnerRow(held, case, frame, partner, passed),
        NumberLine(held, case, frame, times),
        ZoneRow(held, case, frame, zone),
    ]
    inside = ft.Container(ft.Column(rows, spacing=4), padding=ft.Padding.symmetric(horizontal=EDGE))
    return inside if _one_row(case, frame) else ft.Column([inside, Results(held, case, frame)], spacing=12)


def _one_row(case: Case, frame: Frame) -> bool:
    """Whether everybody stands in one row, so that the outcome has room to stay in sight."""
    return frame.roomy is False and row_of(case, frame).columns == len(case.table.playing())


@ft.component
def Top(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    everybody_alone = pick(held, lambda x: x.draft.is_leaster)
    if everybody_alone:
        return LeasterSheet(held, case, frame, send)
    return PickedSheet(held, case, frame, send)


@ft.component
def Foot(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    """What stays in sight: what everybody is about to write. In a leaster it stands beside the names; below the zones
    where there are too many for one row."""
    if pick(held, lambda x: x.draft.is_leaster) or not _one_row(case, frame):
        return ft.Container(height=0)
    return Results(held, case, frame)


@ft.component
def Tray(held: Hold, case: Case, frame: Frame, send: Send) -> ft.Control:
    w, table = case.words, case.table

    def press(e: Any) -> None:
        key = e.control.data
        send(lambda draft: tap_key(draft, key, case))

    def keys(x: Working) -> tuple[int, bool, tuple[tuple[str, str, bool, bool, bool], ...]]:
        draft: Draft = x.draft
        if draft.is_leaster:
            at = draft.leaster.at(table)
            shouts = (
                ("none", w.say("sheepshead.none_key"), at is not None, False, False),
                ("next", w.say("sheepshead.next_key"), lone.may_grow(draft.leaster, table), False, False),
            )
            return lone.open_digits(draft.leaster, table), any(draft.leaster.points), shouts
        said = draft.tricks
        shouts = (
            ("all", w.say("sheepshead.all_key"), not draft.passed, False, said == "all"),
            ("none", w.say("sheepshead.none_key"), not draft.passed, False, said == "none"),
        )
        return draft.open_digits(), draft.counted() or draft.passed, shouts

    bits, can_wipe, shouts = pick(held, keys)
    room = frame.height - frame.top - frame.bottom
    height = 52 if frame.roomy or frame.low else 56 if room >= 830 and _one_row(case, frame) else 48
    return keypad(w, bits, can_wipe, shouts, ft.use_callback(press, [case]), height, 8, frame.f)


def tap_key(draft: Draft, key: str, case: Case) -> Draft:
    """The draft after a key of the keypad."""
    if draft.is_leaster:
        return draft._replace(leaster=_tap_leaster(draft.leaster, key, case))
    if key == "wipe":
        return d.wipe(draft)
    if key == "back":
        return d.back(draft)
    if key in ("all", "none"):
        return d.shout(draft, key)
    return d.digit(draft, key)


def _tap_leaster(x: lone.Leaster, key: str, case: Case) -> lone.Leaster:
    if key == "wipe":
        return lone.Leaster()
    if key == "back":
        return lone.back(x, case.table)
    if key == "none":
        return lone.no_trick(x, case.table)
    return lone.forward(x, case.table) if key == "next" else lone.digit(x, key, case.table)
