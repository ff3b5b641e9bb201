"""The agreement of a table: a sentence to be read, and every house rule with what can be chosen.

Before the match it changes the line-up that is being made, in a match without hands it changes the match. Once a hand
is written, what is tapped is only proposed: what it would change is looked at first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import flet as ft

import scoring
from app.frame import Frame
from app.held import pick
from app.hooks import keyed, use_state
from app.kept import use_places
from app.look import DRUK, EDGE, INKT, INKT2, SANS, SANS6, TINT, icon, text
from app.parts.buttons import primary, secondary
from app.parts.rule_choices import settled
from app.room import room, use_frame, use_words
from app.screens.preview import use_proposal
from app.screens.preview_text import agreements_of
from app.screens.rule_picker import RulePicker
from app.screens.scaffold import head, screen, use_pane
from app.store.trouble import StoreError
from app.table import agreeing
from app.table import lineup as moves
from app.table.agreement import choose, shown
from app.table.sheet import Sheet
from app.words import Words
from scoring.game import Game, Refused

Change = Callable[[Mapping[str, Any]], Any]


@ft.component
def Agreement() -> ft.Control:
    """At `/new/<game>/agreement` and at `/match/<id>/agreement`."""
    params = ft.use_route_params()
    if match := params.get("match"):
        return keyed(_OfMatch, match, key=match)
    game_id = params.get("game", "")
    return keyed(_OfLineUp, game_id, key=game_id)


@ft.component
def _OfLineUp(game_id: str) -> ft.Control:
    here = room()
    held = pick(here.lineups.held(game_id), lambda g: g)
    known = game_id in scoring.game_ids()
    game = scoring.game(game_id) if known else None

    async def load() -> None:
        if game is None or here.lineups.held(game_id).value is not None:
            return
        try:
            await here.lineups.load(game)
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(load, [])

    def change(rules: Mapping[str, Any]) -> None:
        here.lineups.change(game_id, lambda lineup: moves.set_rules(lineup, rules))

    lineup = held.lineup if held else moves.empty(game) if game else None
    rules = lineup.rules if lineup else {}
    return AgreementSheet(
        game, rules, len(lineup.seats) if lineup else 0, change if held else None, f"/new/{game_id}", ""
    )


@ft.component
def _OfMatch(match: str) -> ft.Control:
    here = room()
    words = use_words(here)
    loaded = pick(here.pads.held(match), lambda found: found)

    async def load() -> None:
        if here.pads.held(match).value.sheet is None:
            try:
                await here.pads.load(match)
            except StoreError as error:
                here.trouble(error)

    ft.use_effect(load, [])

    async def write(rules: dict[str, Any]) -> None:
        try:
            await here.pads.write(match, lambda s: s.set_rules(match, rules))
        except StoreError as error:
            here.trouble(error)

    def change(rules: Mapping[str, Any]) -> None:
        game = here.pads.held(match).value.sheet
        if game is None:
            return
        problems = game.game.refuse_rules(rules, len(game.stored.people))
        if problems:
            here.trouble(Refused(problems))
        else:
            here.run(write, dict(rules))

    sheet = loaded.sheet
    if sheet is None:
        return AgreementSheet(
            None, {}, 0, None, f"/match/{match}", words.say("store.unknown_match") if loaded.missing else ""
        )
    if loaded.may != "own":
        held = Midway(agreements_of(sheet, words), False, lambda: None) if sheet.stored.hands else None
        return AgreementSheet(
            sheet.game, sheet.stored.agreed, len(sheet.stored.people), None, f"/match/{match}", "", held
        )
    if sheet.stored.hands:
        return keyed(_Midway, sheet, key=str(sheet.stored.version))
    return AgreementSheet(sheet.game, sheet.stored.rules, len(sheet.stored.people), change, f"/match/{match}", "")


@ft.component
def _Midway(sheet: Sheet) -> ft.Control:
    """A match with hands: what held for which of them, and what the table thinks of agreeing on from now."""
    here = room()
    words = use_words(here)
    now = agreeing.Proposal(sheet.stored.agreed)
    proposal, propose = use_state(now)
    pad = f"/match/{sheet.stored.id}"

    use_proposal(here, sheet, propose)

    def change(rules: Mapping[str, Any]) -> None:
        new = agreeing.Proposal(dict(rules), proposal.whole)
        propose(new)
        agreeing.keep_tap(here, sheet, new)

    def drop() -> None:
        agreeing.forget(here, sheet)
        here.go(pad)

    midway = Midway(agreements_of(sheet, words), agreeing.changes(sheet, proposal._replace(whole=False)), drop)
    return AgreementSheet(sheet.game, proposal.rules, len(sheet.stored.people), change, pad, "", midway)


class Midway(NamedTuple):
    """What the sheet of a match with hands shows beside the agreement: `held`, which hands and what held for them; and
    whether the table `proposes` something else, which can be dropped.
    """

    held: tuple[tuple[str, str], ...]
    proposes: bool
    drop: Callable[[], Any]


@ft.component
def AgreementSheet(
    game: Game | None, rules: Mapping[str, Any], seats: int, change: Change | None, back: str, note: str,
    midway: Midway | None = None,
) -> ft.Control:  # fmt: skip
    """`change` takes the agreement as it becomes; None where it cannot be changed, and `note` says why."""
    here = room()
    frame, words = use_frame(here), use_words(here)
    pane = use_pane()
    route = ft.use_view_path()
    places = use_places()
    latest: Any = ft.use_ref(None)
    latest.current = rules

    def leave(_: Any) -> None:
        here.go(back)

    def set_rule(name: str, value: Any) -> None:
        if game is not None and change is not None:
            here.feel("light")
            change(choose(game, latest.current, name, value))

    def reset(_: Any) -> None:
        if change is not None:
            here.feel("light")
            change({})

    cover = head(frame, words, words.say("agreement.title"), leave)
    if game is None:
        said = ft.Container(text(note, 18, SANS, INKT), padding=EDGE)
        return screen(here, frame, head=cover, body=said, pane=pane, route=route)
    problems = game.refuse_rules(rules, seats)
    lines: list[ft.Control] = _held(midway, words) if midway else []
    lines += [
        ft.Semantics(
            live_region=True, container=True, label=words.agreement(game, rules), exclude_semantics=True,
            content=text(words.agreement(game, rules), 18, SANS, INKT, 24),
        ),
    ]  # fmt: skip
    lines += [_noted(ft.Icons.INFO_ROUNDED, words.problem(p)) for p in problems]
    sentence = ft.Container(
        ft.Column(lines, spacing=8), bgcolor=TINT, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=14),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip
    questions: list[ft.Control] = []
    for one in shown(game, rules):
        name = one.rule.name
        if change is not None and (len(one.choices) > 1 or one.kinds):
            questions.append(keyed(RulePicker, game, one, set_rule, key=name))
        else:
            differs = one.value != one.default
            book = words.say("agreement.book", choice=words.choice(game, name, one.default)) if differs else ""
            questions.append(settled(words.rule(game, name), words.choice(game, name, one.value), book))
    wide = ft.CrossAxisAlignment.STRETCH
    listed = ft.Container(
        ft.Column(questions, spacing=0, horizontal_alignment=wide),
        padding=ft.Padding.only(left=EDGE, right=EDGE, bottom=16),
    )
    # The sentence stays in sight while it changes, unless it needs the room itself.
    fixed = frame.f < 1.3 and not frame.low
    parts: list[ft.Control] = [listed] if fixed else [sentence, listed]
    body = places.on(
        ft.Column(parts, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=wide),
        "questions" if fixed else "all",
    )
    if fixed:
        body = ft.Column([sentence, body], spacing=0, expand=True, horizontal_alignment=wide)
    tray = None
    if change is not None:
        labels = (words.say("agreement.reset"), words.say("agreement.done"))
        tray = _tray(labels, not rules, reset, leave, frame)
        if midway is not None and midway.proposes:
            labels = (words.say("dispute.leave"), words.say("agreement.look"))
            see = lambda _: here.go(f"{back}/agreement/preview")  # noqa: E731
            tray = _tray(labels, False, lambda _: midway.drop(), see, frame)
    return screen(here, frame, head=cover, body=body, tray=tray, pane=pane, route=route)


def _held(midway: Midway, words: Words) -> list[ft.Control]:
    """What held before, hand by hand, and the head of what holds now or is thought of."""
    *before, last = midway.held
    shown = midway.held if midway.proposes else before
    lines: list[ft.Control] = [
        ft.MergeSemantics(ft.Column([text(hands, 16, SANS6, DRUK, 22), text(sentence, 16, SANS, INKT2, 22)], spacing=0))
        for hands, sentence in shown
    ]
    return [*lines, text(words.say("agreement.proposed") if midway.proposes else last[0], 16, SANS6, DRUK, 22)]


def _noted(sign: ft.IconData, said: str) -> ft.Control:
    return ft.Row([icon(sign, 22, DRUK), text(said, 18, SANS6, INKT, 24, expand=True)], spacing=8)


def _tray(
    labels: tuple[str, str], nothing: bool, on_reset: Callable[[Any], Any], on_done: Callable[[Any], Any], frame: Frame
) -> ft.Control:
    """Back to the rule book, which can do `nothing` where all is as there; and done."""
    f, low = frame.f, frame.low
    height = 52 if low else 64 if f < 1.3 else 80
    first = secondary(labels[0], on_reset, f=f, height=height, disabled=nothing)
    last = primary(labels[1], on_done, f=f, height=height)
    if f >= 1.3 and not low:
        return ft.Column([ft.Row([ft.Container(b, expand=True)]) for b in (first, last)], spacing=8, tight=True)
    return ft.Row([ft.Container(first, expand=5), ft.Container(last, expand=4)], spacing=8)
