"""The rules to read: which games there are, and a page a game, with examples that scoring works out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

import scoring
from app.entry.book import Book, Example, book_of
from app.frame import Frame
from app.hooks import keyed, use_state
from app.kept import use_kept, use_places
from app.look import CLEAR, DRUK, EDGE, INKT, INKT2, KOP, LIJN, SANS, SANS6, SANS8, flat, icon, text
from app.parts.marks import pip, side_dot
from app.parts.rules_page import agreement, fold, house_rule, section, sentence, step, table
from app.parts.sum import Amount, double_rule, rule_card, sum_row
from app.room import room, use_frame, use_keys, use_words
from app.screens.loading import opened, use_sheet
from app.screens.rules_text import Table, Worked, house_rules, table_of, worked_out
from app.screens.scaffold import back_to, head, screen, use_pane
from app.store.trouble import StoreError
from app.store.values import StoredMatch
from app.table.sheet import Sheet
from app.words import Words
from scoring.game import Game

STRETCH = ft.CrossAxisAlignment.STRETCH


@ft.component
def RulesList() -> ft.Control:
    """The screen of /rules."""
    here = room()
    frame, words, route = use_frame(here), use_words(here), ft.use_view_path()
    use_keys(here, lambda key: here.go("/") if key == "Escape" else None)
    open_one = ft.use_callback(lambda e: here.go(f"/rules/{e.control.data}"), [])
    places = use_places()
    rows = [_game_row(game, words, frame, open_one) for game in scoring.games() if book_of(game.id) is not None]
    body = places.on(ft.Column(rows, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH))
    cover = head(frame, words, words.say("book.title"), back_to(here, "/"))
    return screen(here, frame, head=cover, body=body, route=route)


def _game_row(game: Game, words: Words, frame: Frame, tap: Callable[[Any], Any]) -> ft.Control:
    name, players = words.say(f"{game.id}.name"), words.say("home.players", n=game.tables[0])
    said = words.say("book.open", game=name)
    names = ft.Column(
        [text(name, 20, SANS6, INKT, 26, semantics_label=said), text(players, 16, SANS, INKT2, 22, semantics_label="")],
        spacing=0, expand=True,
    )  # fmt: skip
    inside = ft.Row(
        [pip(game.suit, 28 * min(frame.f, 1.5)), names, icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 28, DRUK)], spacing=16
    )
    face = ft.Container(
        inside, padding=ft.Padding.only(left=20, right=12, top=14, bottom=14),
        border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )  # fmt: skip
    return ft.TextButton(content=face, style=flat(CLEAR, 0), data=game.id, on_click=tap)


@ft.component
def RulesOfGame() -> ft.Control:
    """The screen of /rules/<game>: with what its last match agreed on."""
    here = room()
    frame, words, route = use_frame(here), use_words(here), ft.use_view_path()
    game_id = ft.use_route_params().get("game", "")
    nothing: StoredMatch | None = None
    last, set_last = use_state(nothing)
    book = book_of(game_id) if game_id in scoring.game_ids() else None
    places = use_places()

    async def read() -> None:
        if book is None:
            return
        try:
            set_last(await here.door.ask(lambda s: s.last_match(game_id)))
        except StoreError as error:
            here.trouble(error)

    ft.use_effect(read, [game_id])
    use_keys(here, lambda key: here.go("/rules") if key == "Escape" else None)
    leave = back_to(here, "/rules")
    if book is None:
        said = ft.Container(text(words.say("book.none")), padding=EDGE)
        return screen(here, frame, head=head(frame, words, words.say("book.title"), leave), body=said, route=route)
    game = scoring.game(game_id)
    rules = last.agreed if last is not None and not game.refuse_rules(last.agreed, len(last.people)) else {}
    when = words.say("book.of_last", day=words.date(last.started)) if last is not None else ""
    body = places.on(_page(game, book, rules, when, words, frame))
    cover = head(frame, words, words.say(f"{game_id}.name"), leave)
    return screen(here, frame, head=cover, body=body, route=route, ends=False)


@ft.component
def RulesOfMatch() -> ft.Control:
    """The screen of /match/…/rules: with what this match agreed on."""
    here = room()
    frame, words, pane = use_frame(here), use_words(here), use_pane()
    match = ft.use_route_params()["match"]
    loaded = use_sheet(here, match)
    places = use_places()
    use_keys(here, lambda key: here.go(f"/match/{match}") if key == "Escape" else None)
    sheet = opened(here, frame, words, loaded, pane)
    if not isinstance(sheet, Sheet):
        return sheet
    leave = back_to(here, f"/match/{match}")
    book = book_of(sheet.game.id)
    if book is None:
        said = ft.Container(text(words.say("book.none")), padding=EDGE)
        cover = head(frame, words, words.say("book.title"), leave)
        return screen(here, frame, head=cover, body=said, pane=pane)
    body = places.on(_page(sheet.game, book, sheet.stored.agreed, words.say("book.of_match"), words, frame))
    cover = head(frame, words, words.say("book.title"), leave)
    return screen(here, frame, head=cover, body=body, pane=pane, ends=False)


def _page(game: Game, book: Book, rules: Mapping[str, Any], when: str, words: Words, frame: Frame) -> ft.Column:
    """The page. `when` says whose agreement it is, "" where there is none yet."""
    f = frame.f
    parts: list[ft.Control] = [ft.Container(height=10), sentence(words.say(book.intro))]
    parts += [section(words.say("book.agreed")), _agreed(game, rules, when, words, f)]
    parts += [section(words.say("book.cards")), _table(table_of(game.id, book.cards, words), f)]
    parts += _said(book.cards_said, words)
    parts += [section(words.say("book.play")), *_said(book.play, words)]
    if book.extra is not None:
        parts += [section(words.say(book.extra_title)), _table(table_of(game.id, book.extra, words), f)]
        parts += _said(book.extra_said, words)
    parts.append(section(words.say("book.score")))
    for number, word in enumerate(book.score, 1):
        said = words.say(word)
        parts.append(step(number, said, words.say("book.step", n=number, said=said)))
    parts += [section(words.say("book.end")), *_said(book.end, words)]
    parts += [section(words.say("book.examples")), sentence(words.say("book.examples_said"), small=True)]
    parts += [
        keyed(Shown, game.id, example, n == 0, words, frame, key=f"example-{n}")
        for n, example in enumerate(book.examples)
    ]
    parts += [section(words.say("book.house")), sentence(words.say("book.house_said"), small=True)]
    for rule in house_rules(game, rules, words):
        yours = words.say("book.yours", choice=rule.yours) if rule.yours else ""
        parts.append(house_rule(rule.label, rule.choices, yours, rule.who))
    parts += [section(words.say("book.sources")), *_said(book.sources, words)]
    parts.append(ft.Container(height=32 + frame.bottom))
    return ft.Column(parts, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=STRETCH)


def _said(ids: tuple[str, ...], words: Words) -> list[ft.Control]:
    return [sentence(words.say(word)) for word in ids]


def _table(shown: Table, f: float) -> ft.Control:
    return table(shown.heads, shown.rows, f)


def _agreed(game: Game, rules: Mapping[str, Any], when: str, words: Words, f: float) -> ft.Control:
    return agreement(words.agreement(game, rules), when or words.say("book.none_agreed"), f)


@ft.component
def Shown(game_id: str, example: Example, opened_first: bool, words: Words, frame: Frame) -> ft.Control:
    """A worked example, whose steps come on a tap."""
    on, set_on = use_kept(f"open: {example.caption}, {len(example.hands)}, {example.rules}", opened_first)
    shown: Worked = ft.use_memo(lambda: worked_out(game_id, example, words), [words])
    state = words.say("book.unfolded" if on else "book.folded")
    caption = shown.caption if not shown.agreed else f"{shown.caption}. {words.say('book.with', agreed=shown.agreed)}"
    name = f"{words.say('book.example', caption=caption, result=shown.result)}, {state}"
    top = fold(caption, shown.result, name, on, lambda _: set_on(not on), frame.f)
    if not on:
        return top
    return ft.Column([top, *_steps(game_id, shown, words, frame)], spacing=0, horizontal_alignment=STRETCH)


def _steps(game_id: str, shown: Worked, words: Words, frame: Frame) -> list[ft.Control]:
    """The steps as Waarom? shows them, under the names of their columns."""
    sides = scoring.game(game_id).sides
    players = () if sides else shown.columns
    lines: list[ft.Control] = [_heads(shown, bool(sides), frame)]
    for one in shown.steps:
        if one.kind == "rule":
            lines.append(rule_card(one.said, one.source, one.agreed, one.nat, frame))
        else:
            lines.append(
                sum_row(one.said, one.amounts, frame, bold=one.kind == "together", source=one.source,
                        thick=one.kind == "counted_last", names=players)
            )  # fmt: skip
    many = len(shown.columns) > 3
    written = words.say("book.written")
    lines.append(
        sum_row(written, shown.written, frame, family=SANS8, size=20 if many else 28, band=True, names=players)
    )
    lines.append(double_rule())
    if shown.totals:
        standing = words.say("book.standing")
        lines.append(sum_row(standing, shown.totals, frame, ink=INKT2, rule=False, names=players))
    if shown.over:
        lines.append(sentence(shown.over))
    lines.append(ft.Container(height=12, border=ft.Border.only(bottom=ft.BorderSide(1, LIJN))))
    return lines


def _heads(shown: Worked, sides: bool, frame: Frame) -> ft.Control:
    columns = len(shown.columns)
    if frame.roomy and columns > 3:
        return ft.Container()  # every amount has its name beside it
    names: list[ft.Control] = []
    for i, name in enumerate(shown.columns):
        label = text(name, 18 if columns <= 3 else 16, KOP, INKT, no_wrap=True)
        dot = [side_dot(i)] if sides else []
        face = ft.Row([*dot, label], spacing=6, tight=True, alignment=ft.MainAxisAlignment.END)
        wide = None if frame.roomy or columns > 3 else Amount.width(columns)
        names.append(ft.Container(face, width=wide, expand=columns > 3, alignment=ft.Alignment.CENTER_RIGHT))
    row = ft.Row(names, spacing=4 if columns > 3 else 0, alignment=ft.MainAxisAlignment.END)
    return ft.Container(
        ft.Semantics(exclude_semantics=True, content=row), padding=ft.Padding.only(left=20, right=20, bottom=4),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip
