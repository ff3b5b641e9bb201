"""Another agreement, before it applies: every hand and total that it would change, and from when it would hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.frame import COLUMN, PANE, Frame
from app.hooks import Ref, keyed, use_ref, use_state
from app.kept import use_places
from app.look import (
    DRUK,
    EDGE,
    INKT,
    INKT2,
    KOP,
    OPINKT,
    PAPIER,
    RAND,
    SANS,
    SANS6,
    SANS7,
    TINT,
    TOETSUIT,
    UIT,
    capped,
    flat,
    icon,
    text,
)
from app.parts.buttons import primary, two, wrapping
from app.parts.preview_rows import change_lines, change_row, heads
from app.room import Room, room, use_frame, use_keys, use_words
from app.screens.loading import opened, use_sheet
from app.screens.preview_text import Changed, Clause, Forecast, clauses, forecast
from app.screens.scaffold import head, screen, use_pane
from app.screens.waiting import waiting
from app.store.trouble import StoreError
from app.store.values import StoredMatch
from app.table import agreeing
from app.table.agreeing import Proposal
from app.table.sheet import Sheet
from app.words import Words
from scoring.game import Refused

STRETCH = ft.CrossAxisAlignment.STRETCH


@ft.component
def PreviewScreen() -> ft.Control:
    """The screen of /match/…/agreement/preview."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    match = ft.use_route_params()["match"]
    sheet = opened(here, frame, words, use_sheet(here, match), pane, needs="own")
    if not isinstance(sheet, Sheet):
        return sheet
    return keyed(Looking, here, sheet, frame, words, pane, key=f"{sheet.stored.version}-{pane}")


@ft.component
def Looking(here: Room, sheet: Sheet, frame: Frame, words: Words, pane: bool) -> ft.Control:
    """What is proposed, from when it would hold, and what that would change."""
    nothing: Proposal | None = None
    proposal, propose = use_state(nothing)
    busy: Ref[bool] = use_ref(lambda: False)
    places = use_places()
    match, f = sheet.stored.id, frame.f

    def leave(_: Any = None) -> None:
        here.go(f"/match/{match}/agreement")

    use_proposal(here, sheet, propose)
    rules = dict(proposal.rules) if proposal else {}
    looked_at = [words.lang, proposal.rules if proposal else None]
    both = ft.use_memo(lambda: (_look(sheet, rules, False, words), _look(sheet, rules, True, words)), looked_at)
    # What cannot be is not what the eye falls on.
    whole = bool(proposal and proposal.whole and not both[1].refused) or bool(both[0].refused)
    shown = both[whole]
    can = proposal is not None and not shown.refused and agreeing.changes(sheet, proposal._replace(whole=whole))

    def choose(e: ft.Event[ft.TextButton]) -> None:
        if proposal is not None:
            new = proposal._replace(whole=bool(e.control.data))
            here.feel("light")
            propose(new)
            agreeing.keep_tap(here, sheet, new)

    def drop(_: Any = None) -> None:
        agreeing.forget(here, sheet)
        here.go(f"/match/{match}")

    async def write() -> None:
        if proposal is None or busy.current:
            return
        busy.current = True
        try:
            number = await agreeing.write(here, sheet, proposal._replace(whole=whole))
        except (StoreError, Refused) as error:
            here.trouble(error, sheet.who(words))
            return
        finally:
            busy.current = False
        here.go(f"/match/{match}")
        here.tell(
            words.say("preview.done"), words.say("entry.put_back"),
            lambda: here.run(put_back, here, sheet.stored, number),
        )  # fmt: skip

    def agree(_: Any = None) -> None:
        if can:
            here.run(write)

    use_keys(here, lambda key: leave() if key == "Escape" else agree() if key == "Enter" else None)
    cover = head(frame, words, words.say("preview.title"), leave)
    if proposal is None:
        return screen(here, frame, head=cover, body=waiting(frame, words), pane=pane)
    width = PANE - 2 if pane else min(frame.free, COLUMN)
    body: list[ft.Control] = [
        _agreed(clauses(sheet, rules, words), words, f),
        _options(sheet, both, whole, words, choose, f),
        *_changes(sheet, shown, words, width, frame),
        ft.Container(height=16),
    ]
    scroll = places.on(ft.Column(body, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH))
    tray = _tray(words, sheet, whole, can, drop, agree, frame)
    return screen(here, frame, head=cover, body=scroll, tray=tray, pane=pane, leave=leave)


def use_proposal(here: Room, sheet: Sheet, put: Callable[[Proposal], None]) -> None:
    """Fetches what was proposed, once."""

    async def fetch() -> None:
        try:
            put(await agreeing.fetch(here, sheet))
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(fetch, [])


async def put_back(here: Room, before: StoredMatch, number: int) -> None:
    """Agrees again on what held before."""
    try:
        await agreeing.undo(here, before, number)
    except Exception as error:
        here.trouble(error)


def _look(sheet: Sheet, rules: dict[str, Any], whole: bool, words: Words) -> Forecast:
    return forecast(sheet, agreeing.seen(sheet, rules, whole), words)


def _agreed(said: tuple[Clause, ...], words: Words, f: float) -> ft.Control:
    """What would be agreed, and what is agreed now."""
    lines: list[ft.Control] = []
    for clause in said:
        lines.append(
            ft.MergeSemantics(
                ft.Column(
                    [
                        text(clause.new, capped(20, f, 1.8), SANS7, INKT, 26),
                        text(words.say("preview.now", clause=clause.old), capped(16, f, 2), SANS, INKT2, 22),
                    ],
                    spacing=0,
                )
            )
        )
    if not said:
        lines.append(text(words.say("preview.same"), capped(18, f, 2), SANS7, INKT, 24))
    return ft.Container(
        ft.Column(lines, spacing=10), bgcolor=TINT, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=14),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip


def _options(
    sheet: Sheet, both: tuple[Forecast, Forecast], whole: bool, words: Words, tap: Any, f: float
) -> ft.Control:
    """From the next hand on, or for the whole match, each with what that means."""
    number = sheet.replay.number
    options = []
    for i, (forecasted, label, stays) in enumerate(
        zip(
            both,
            (words.say("preview.next", number=number), words.say("preview.whole")),
            ("preview.stays", ""),
            strict=True,
        )
    ):
        if forecasted.refused:
            named = [refusal.name for refusal in forecasted.refused if refusal.name]
            said = (
                words.say("preview.cannot", hands=words.listed(list(dict.fromkeys(named))))
                if named
                else (forecasted.refused[0].said)
            )
        elif forecasted.nothing:
            said = words.say(stays or "preview.nothing")
        else:
            changed = sum(1 for hand in forecasted.hands if hand.scores)
            said = words.say("preview.hands", n=changed) if changed else words.say("preview.only_totals")
            said = forecasted.ends or said
        options.append(_option(label, said, bool(i) == whole, bool(forecasted.refused), words, tap, bool(i), f))
    return ft.Container(ft.Column(options, spacing=8, horizontal_alignment=STRETCH), padding=ft.Padding.all(EDGE))


def _option(label: str, said: str, on: bool, off: bool, words: Words, tap: Any, data: bool, f: float) -> ft.Control:
    chosen = on and not off
    ink = OPINKT if chosen else UIT if off else INKT
    name = f"{label}. {said}" + (f", {words.say('a11y.chosen')}" if chosen else "")
    lines: list[ft.Control] = [
        text(label, capped(18, f, 2), SANS7, ink, 24, semantics_label=name),
        text(said, capped(16, f, 2), SANS6 if off else SANS, INKT2 if off else ink, 22, semantics_label=""),
    ]
    row: list[ft.Control] = [ft.Column(lines, spacing=0, expand=True)]
    if chosen:
        row.append(icon(ft.Icons.CHECK_ROUNDED, 24, ink))
    face = ft.Container(ft.Row(row, spacing=12), padding=ft.Padding.symmetric(horizontal=14, vertical=10))
    style = flat(INKT if chosen else TOETSUIT if off else PAPIER, 12, INKT if chosen else RAND)
    return ft.TextButton(content=face, style=style, on_click=tap, data=data, disabled=off)


def _changes(sheet: Sheet, shown: Forecast, words: Words, width: float, frame: Frame) -> list[ft.Control]:
    """The totals, then hand by hand; first of all the hands that could not be."""
    f = frame.f
    found: list[ft.Control] = []
    if shown.refused:
        found.append(_section(words.say("preview.refused"), f))
        found += [_refusal(refusal.name, refusal.said, f) for refusal in shown.refused]
        return found
    if shown.nothing:
        return found
    found.append(_section(words.say("preview.what_changes"), f))
    if shown.ends:
        found.append(ft.Container(text(shown.ends, capped(18, f, 2), SANS7), padding=_BELOW))
    columns = [sheet.column_name(i, words) for i in range(sheet.columns)]

    def row(name: str, changes: tuple[Changed, ...], below: str, strong: bool = False) -> ft.Control:
        spoken = _spoken(name, columns, changes, below, words)
        if frame.roomy:
            return change_lines(name, columns, changes, below, spoken, f)
        return change_row(name, changes, below, spoken, width, strong=strong)

    if not frame.roomy:
        found.append(heads(columns, width))
    found.append(row(words.say("preview.total"), shown.totals, "", True))
    found += [row(hand.name, hand.scores, hand.totals) for hand in shown.hands]
    return found


_BELOW = ft.Padding.only(left=EDGE, right=EDGE, bottom=8)


def _spoken(name: str, columns: list[str], changes: tuple[Changed, ...], below: str, words: Words) -> str:
    said = [
        words.say("preview.becomes", name=column, old=change.old.total, new=change.new.total)
        for column, change in zip(columns, changes, strict=True)
        if change.differs
    ] if changes else []  # fmt: skip
    return ". ".join(part for part in (name, ", ".join(said), below) if part)


def _section(said: str, f: float) -> ft.Control:
    title = text(said, capped(22, f, 1.6), KOP, INKT, 28)
    return ft.Container(
        ft.Semantics(heading_level=2, content=title), padding=ft.Padding.only(left=EDGE, right=EDGE, top=4, bottom=8)
    )


def _refusal(name: str, said: str, f: float) -> ft.Control:
    lines: list[ft.Control] = [text(name, capped(18, f, 2), SANS7)] if name else []
    lines.append(text(said, capped(18, f, 2), SANS, INKT, 24))
    return ft.Container(ft.MergeSemantics(ft.Column(lines, spacing=0)), padding=_BELOW)


def _tray(words: Words, sheet: Sheet, whole: bool, can: bool, drop: Any, agree: Any, frame: Frame) -> ft.Control:
    f, low = frame.f, frame.low
    height = 52 if low else 64 if f < 1.3 else 80
    number = sheet.replay.number
    name = words.say("preview.agree_whole") if whole else words.say("preview.agree_next", number=number)
    if not can:
        return ft.Row([ft.Container(primary(words.say("dispute.leave"), drop, f=f, height=height), expand=True)])
    first = wrapping(words.say("dispute.leave"), drop, f=f, height=height)
    last = wrapping(words.say("preview.agree"), agree, f=f, height=height, name=name, filled=True)
    return two(first, last, stacked=f >= 1.3 and not low)
