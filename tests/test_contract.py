"""What holds for every game of the house, whatever is played. A game that is added answers to the same."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

import scoring
from app.entry import entry_of, figures_of
from app.entry.contract import Case
from app.screens.pad_text import band_of, next_lines
from app.screens.result_text import verdict_of
from app.screens.why_text import steps_of
from app.store.values import Person, StoredHand, StoredMatch
from app.table.sheet import Sheet, sheet_of
from app.words import LANGUAGES, Words, who
from scoring.changes import Change
from scoring.game import Game, Problem, Refused, Scored, Table
from scoring.match import Match, Played, Replay, replay
from scoring.match_file import document, read, read_and_replay, write
from tests.rules_pages import BY_VARIANT, CANNOT_BE, PAGES
from tests.scoring.any_hands import NAMES, random_match

ROOT = Path(__file__).parents[1]
NOW = datetime(2026, 5, 14, 20, 41, tzinfo=UTC)
MATCHES, HANDS = 25, 8
"""How many matches are made up for a game, and of how many hands each."""
JUNK: tuple[Any, ...] = (1.5, -1, 10**9, "junk", [], [1], {}, {"x": 1}, None, True)
NEVER: tuple[Any, ...] = (1.5, "junk", {"x": 1}, [["x"]])
"""What is no value anywhere: a fraction of a point, text that means nothing, an object."""


@pytest.fixture(params=[*scoring.game_ids(), "tikken"])
def game(request: pytest.FixtureRequest) -> Game:
    """Every game that the house knows, and one that it knows nothing of."""
    if request.param not in scoring.game_ids():
        request.getfixturevalue("fifth_game")
    return scoring.game(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """Every language; an id without a sentence is an error."""
    return Words(request.param, strict=True)


def matches(game: Game, seed: int = 4) -> Iterator[Replay]:
    """Matches at random, under all kinds of agreements."""
    rng = Random(seed)
    for _ in range(MATCHES):
        yield replay(random_match(game, rng, HANDS))


def stored(match: Match) -> Sheet:
    """A match as the app has it."""
    people = tuple(Person(n, name) for n, name in enumerate(match.players))
    hands = tuple(StoredHand(n, 1, hand, NOW, NOW, False) for n, hand in enumerate(match.hands, 1))
    return sheet_of(
        StoredMatch(
            "m", match.game, "", people, match.first_dealer, dict(match.rules), hands, 1, NOW, NOW, None, None, None
        )
    )


def case_of(played: Played, match: Match, game: Game, words: Words) -> Case:
    """What a draft at the place of this hand is scored against."""
    called = who(words, game, match.players)
    return Case(game, played.table, played.before, match.players, words, called)


def scored_same(one: Scored, other: Scored) -> bool:
    return (one.scores, one.marks, one.lines, one.memory) == (other.scores, other.marks, other.lines, other.memory)


# --- House rules ------------------------------------------------------------------------------------------------------


def test_every_game_has_its_page() -> None:
    assert list(PAGES) == list(CANNOT_BE) == scoring.ROOMS


@pytest.mark.parametrize("game_id", PAGES)
def test_house_rules_and_their_defaults_are_those_of_the_page(game_id: str) -> None:
    game, page = scoring.game(game_id), PAGES[game_id]
    assert game.complete({}) == {name: values[0] for name, values in page.items()}
    assert [(rule.name, v) for rule in game.house_rules for v in page[rule.name] if not rule.allows(v)] == []
    for agreed, follows in BY_VARIANT.get(game_id, []):
        assert game.complete(agreed) == game.complete({}) | agreed | follows
        assert game.complete({**agreed, **{name: page[name][0] for name in follows}}) == game.complete({}) | agreed


def test_the_usual_agreement_can_be_had_at_every_table(game: Game) -> None:
    from app.table.lineup import fitting

    assert game.refuse_rules({}, game.tables[0]) == []
    assert [n for n in game.tables if game.refuse_rules(fitting({}, game, n), n)] == []


def test_an_agreement_that_cannot_be_is_refused_in_words(game: Game, words: Words) -> None:
    seats = game.tables[0]
    wrong = game.refuse_rules({"no_such_rule": 1}, seats)
    assert [problem.at for problem in wrong] == ["no_such_rule"]
    for rule in game.house_rules:
        for value in NEVER:
            found = game.refuse_rules({rule.name: value}, seats)
            assert found, (rule.name, value)
            wrong += found
    assert all(words.problem(problem) for problem in wrong)


# --- Words ------------------------------------------------------------------------------------------------------------

ALWAYS = ("name", "new", "short", "agree", "next", "lead", "even", "plays", "done")


def test_a_game_has_words_for_all_that_the_house_says_of_it(game: Game, words: Words) -> None:
    called, seats = who(words, game, NAMES), {"dealer": 0, "leader": 1, "winner": 0, "winners": (0, 1), "seats": (2,)}
    assert all(words.say(f"{game.id}.{word}", seats, called, name="Anna", points=2) for word in ALWAYS)
    assert all(words.say(f"{game.id}.side.{side}") for side in game.sides)
    assert words.agreement(game, {})
    for rule in game.house_rules:
        assert words.rule(game, rule.name)
        for value in rule.choices:
            assert words.choice(game, rule.name, value)
            assert words.clause(game, rule.name, value)
            assert words.agreement(game, {rule.name: value})


def test_every_line_mark_and_doubt_is_told_and_every_house_rule_says_where_it_is_known_from(
    game: Game, words: Words
) -> None:
    silent: set[str] = set()
    for now in matches(game):
        called = who(words, game, now.match.players)
        for played in now.hands:
            for line in played.scored.lines:
                assert words.line(line, called)
                if line.rule and not words.source(line):
                    silent.add(line.id)
            assert all(words.mark(mark, called) for mark in played.scored.marks)
            assert all(words.problem(doubt, called) for doubt in played.scored.warnings)
        assert all(words.line(line, called) for line in now.opening)
    assert silent == set()


def test_the_pad_why_and_the_result_are_told(game: Game, words: Words) -> None:
    entry = entry_of(game.id)
    assert all(words.say(head) for head in entry.PAD)
    for now in matches(game):
        sheet = stored(now.match)
        called = sheet.who(words)
        for place, (hand, played) in enumerate(zip(now.match.hands, now.hands, strict=True)):
            row = entry.pad_row(hand, played.scored, words, called)
            assert len(row.cells) == game.count_sides(len(now.match.players))
            assert row.said
            assert all(cell.total for cell in row.cells)
            for step in steps_of(sheet, place, words):
                assert step.said
                assert len(step.amounts) in (0, len(row.cells))
        assert band_of(sheet, words).lead
        assert all(said for _, said in next_lines(sheet, words))
        assert verdict_of(sheet, words).title
        assert all(figure.label for figure in figures_of(now, words, called))


# --- Scores -----------------------------------------------------------------------------------------------------------


def test_the_same_hands_always_come_out_the_same(game: Game) -> None:
    for now in matches(game):
        again = replay(now.match._replace(hands=tuple(json.loads(json.dumps(now.match.hands)))))
        assert again.totals == now.totals
        assert all(scored_same(a.scored, b.scored) for a, b in zip(now.hands, again.hands, strict=True))


def test_what_is_written_is_the_sum_of_what_the_lines_move(game: Game) -> None:
    for now in matches(game):
        totals = [0] * len(now.totals)
        for played in now.hands:
            refused, moved, scores = judged(game, now.match.hands[played.place], played)
            assert not refused
            assert moved == scores == list(played.scored.scores)
            assert not any(isinstance(score, float) for score in played.scored.scores)
            if not played.after_end:
                totals = [a + b for a, b in zip(totals, moved, strict=True)]
            assert totals == list(played.totals)


def test_scoring_a_hand_changes_nothing_of_it(game: Game) -> None:
    for now in matches(game):
        before = json.dumps([now.match.hands, now.match.rules])
        replay(now.match)
        assert json.dumps([now.match.hands, now.match.rules]) == before


# --- Files ------------------------------------------------------------------------------------------------------------


def test_a_match_file_is_read_back_the_same(game: Game) -> None:
    for now in matches(game):
        half = len(now.match.hands) // 2
        text = write(document(now.match, title="Zondag", started="2026-05-14T20:41:00+02:00"))
        assert write(read(text)) == text
        made, again = read_and_replay(text)
        assert made.match == now.match
        assert again.totals == now.totals
        if not now.finished:
            changed = now.match._replace(changes=(Change(half, now.match.rules),))
            text = write(document(changed, agreed=["2026-05-14T21:41:00+02:00"]))
            assert write(read(text)) == text
            assert read(text).match == changed


# --- What cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", CANNOT_BE)
def test_hands_that_cannot_be_are_refused_in_words(game_id: str, words: Words) -> None:
    game = scoring.game(game_id)
    seats = game.tables[0]
    table = Table(seats, 0, game.complete({}))
    for hand in CANNOT_BE[game_id]:
        with pytest.raises(Refused) as refused:
            game.score(hand, table, game.first(seats))
        assert all(words.problem(problem, who(words, game, NAMES)) for problem in refused.value.problems)


def test_a_hand_with_something_strange_in_it_is_refused_in_words(game: Game, words: Words) -> None:
    rng = Random(9)
    for now in matches(game):
        called = who(words, game, now.match.players)
        played = rng.choice(now.hands)
        hand = json.loads(json.dumps(now.match.hands[played.place]))
        strange = [{**hand, "no_such_key": 1}, *(replaced for value in NEVER for replaced in with_value(hand, value))]
        for one in strange:
            with pytest.raises(Refused) as refused:
                game.score(one, played.table, played.before)
            assert all(words.problem(problem, called) for problem in refused.value.problems), one


def test_whatever_a_hand_holds_it_is_scored_or_refused(game: Game, words: Words) -> None:
    rng = Random(11)
    for now in matches(game, seed=5):
        called = who(words, game, now.match.players)
        played = rng.choice(now.hands)
        hand = json.loads(json.dumps(now.match.hands[played.place]))
        for value in JUNK:
            for one in with_value(hand, value):
                refused, moved, scores = judged(game, one, played)
                assert all(words.problem(problem, called) for problem in refused), one
                assert refused or moved == scores, one


@pytest.mark.parametrize("hand", [None, 1, "hand", [], [{}]])
def test_what_is_no_hand_at_all_is_refused(game: Game, hand: Any, words: Words) -> None:
    match = Match(game.id, NAMES[: game.tables[0]], hands=(hand,))
    with pytest.raises(Refused) as refused:
        replay(match)
    assert [problem.at for problem in refused.value.problems] == ["hands[0]"]
    assert all(words.problem(problem) for problem in refused.value.problems)


def judged(game: Game, hand: Any, played: Played) -> tuple[Sequence[Problem], list[Any], list[Any]]:
    """What is wrong with a hand; else what its lines move and what it writes."""
    try:
        scored = game.score(hand, played.table, played.before)
    except Refused as refused:
        return refused.problems, [], []
    columns = zip(*(line.moves for line in scored.lines), strict=True)
    return (), [sum(column) for column in columns] or [0] * len(scored.scores), list(scored.scores)


def with_value(hand: Any, value: Any) -> Iterator[Any]:
    """The hand, once for every place in it, with this value there."""
    if isinstance(hand, dict):
        for key, inner in hand.items():
            yield {**hand, key: value}
            yield from ({**hand, key: changed} for changed in with_value(inner, value))
    elif isinstance(hand, list):
        for i, inner in enumerate(hand):
            yield [*hand[:i], value, *hand[i + 1 :]]
            yield from ([*hand[:i], changed, *hand[i + 1 :]] for changed in with_value(inner, value))


# --- Entry ------------------------------------------------------------------------------------------------------------


def test_a_written_hand_is_filled_in_again_to_be_corrected(game: Game, words: Words) -> None:
    entry = entry_of(game.id)
    for now in matches(game):
        for hand, played in zip(now.match.hands, now.hands, strict=True):
            case = case_of(played, now.match, game, words)
            draft = entry.of_hand(hand, case)
            again = entry.hand(draft)
            assert scored_same(game.score(again, played.table, played.before), played.scored), (hand, again)
            assert entry.hand(entry.of_hand(again, case)) == again
            assert entry.load(json.loads(json.dumps(entry.dump(draft))), case) == draft
            verdict = entry.verdict(draft, case)
            assert verdict.writes or verdict.state == "ask", (hand, verdict)


KEYS = [*"0123456789", *"0123456789", *"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "Backspace", "Delete", "+", "-", "Tab", "F5"]


def test_whatever_is_tapped_is_told_kept_and_written_only_when_it_can_be(game: Game, words: Words) -> None:
    entry = entry_of(game.id)
    rng = Random(17)
    written = 0
    for now in matches(game, seed=6):
        played = rng.choice(now.hands)
        case = case_of(played, now.match, game, words)
        draft = entry.empty(case)
        for _ in range(40):
            verdict = entry.verdict(draft, case)
            assert verdict.line1
            assert entry.load(json.loads(json.dumps(entry.dump(draft))), case) == draft
            if verdict.writes:
                pressed = entry.write_pressed(draft, case)
                if entry.verdict(pressed, case).state != "ask":
                    game.score(entry.hand(draft), played.table, played.before)
                    written += 1
            draft = tapped(entry, draft, verdict, case, rng)
    assert written > 20


def tapped(entry: Any, draft: Any, verdict: Any, case: Case, rng: Random) -> Any:
    """The draft after a key, an answer, a tap on the bar or something out of the menu."""
    if verdict.answers and rng.random() < 0.5:
        return entry.answer(draft, rng.choice(verdict.answers)[0], case)
    way = rng.random()
    if way < 0.1 and not verdict.writes:
        return entry.write_pressed(draft, case)
    items = entry.menu(draft, case) if way > 0.9 else []
    return rng.choice(items).change(draft) if items else entry.key(draft, rng.choice(KEYS), case)


@pytest.mark.parametrize("kept", [{}, {"no_such_key": 1}, *({key: junk} for key in ("draft",) for junk in JUNK)])
def test_a_kept_draft_that_cannot_be_read_begins_anew(game: Game, kept: dict[str, Any]) -> None:
    entry = entry_of(game.id)
    seats = game.tables[0]
    table, words = Table(seats, 0, game.complete({})), Words("nl", strict=True)
    case = Case(game, table, game.first(seats), NAMES[:seats], words, who(words, game, NAMES))
    assert entry.load(kept, case) == entry.empty(case)


def test_a_kept_draft_with_something_strange_in_it_is_told_all_the_same(game: Game, words: Words) -> None:
    entry = entry_of(game.id)
    for now in matches(game):
        played = now.hands[0]
        case = case_of(played, now.match, game, words)
        dumped = json.loads(json.dumps(entry.dump(entry.of_hand(now.match.hands[0], case))))
        for value in JUNK:
            for one in with_value(dumped, value):
                assert entry.verdict(entry.load(one, case), case).line1, one


# --- Walls ------------------------------------------------------------------------------------------------------------

def test_no_file_outside_the_rooms_of_a_game_names_it() -> None:
    named = []
    for path in sorted([*(ROOT / "app").rglob("*.py"), *(ROOT / "scoring").rglob("*.py")]):
        inside = path.relative_to(ROOT).parts
        own = {room for room in scoring.ROOMS if any(part.startswith(room) for part in inside)}
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node, said in names_in(tree):
            strange = {room for room in scoring.ROOMS if room in said} - own
            if strange and not (inside == ("scoring", "__init__.py") and is_list_of_rooms(tree, node)):
                named.append(f"{'/'.join(inside)}:{node.lineno}: {said}")
    assert named == []


def test_no_sentence_of_the_house_names_a_game() -> None:
    for lang in LANGUAGES:
        words = Words(lang)
        names = [words.say(f"{room}.name").lower() for room in scoring.ROOMS]
        said = [
            word
            for word in words.ids()
            if word.partition(".")[0] not in (*scoring.ROOMS, "tikken", "toy")
            and any(name in str(words.sentence(word)).lower() for name in names)
        ]
        assert said == []


def names_in(tree: ast.Module) -> Iterator[tuple[Any, str]]:
    """The names and texts of a file that do something: no comment, and no text that only explains."""
    explains = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explains:
            yield node, node.value
        elif isinstance(node, ast.Name):
            yield node, node.id
        elif isinstance(node, ast.Attribute):
            yield node, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield node, ".".join([node.module or "", *(one.name for one in node.names)])
        elif isinstance(node, ast.Import):
            yield node, ".".join(one.name for one in node.names)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            yield node, node.name


def is_list_of_rooms(tree: ast.Module, node: ast.AST) -> bool:
    """Whether this is in the one place where the games are listed."""
    lists = [one for one in tree.body if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "ROOMS"]
    return any(node in ast.walk(one) for one in lists)
