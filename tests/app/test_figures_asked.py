"""What screens ask of the figures: rankings, companies, mates, courses, and the pages behind a figure."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

import scoring
from app.store import Door
from app.store.counted import ALWAYS, Period, company, member, opponents, partners, person
from app.store.store import Store
from app.table.behind import PAGE, hands_behind
from app.table.figures import (
    beside,
    circles,
    direction,
    figures,
    games_played,
    has_sides,
    in_year,
    ranking,
    years,
)
from app.table.tallying import catch_up
from app.words import LANGUAGES, Words
from scoring.facts import figure_of, figures_of
from scoring.match import Match
from tests.app.figures_table import laid, lay, stored_match
from tests.app.plain_figures import Plain, people_in

NAMES = ("Anna", "Bram", "Cees", "Dirk")
NEW_YEAR = datetime(2025, 1, 1, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Door, Store, dict[str, int]]]:
    """Four who played fourteen booms of two hands, a day apart around New Year; and other games with others besides."""
    path: Path = tmp_path_factory.mktemp("asked") / "natpit.db"
    with closing(Store(path)) as store:
        people = {name: store.add_person(name).id for name in NAMES}
        seats = [people[name] for name in NAMES]
        for n in range(14):
            made, lost = {"playing": "wij", "points": {"wij": 100 + n}}, {"playing": "zij", "points": {"zij": 60}}
            hands = (made, lost) if n % 4 else (lost, lost)
            match = Match("klaverjassen", NAMES, 0, {"end": {"hands": 2}}, hands)
            lay(store, match, [*seats[n % 3 == 0 :], *seats[: n % 3 == 0]], NEW_YEAR + timedelta(days=n - 4))
        low = ({"hearts": [13, 0, 0], "queen": 1}, {"hearts": [3, 5, 5], "queen": 2})
        lay(store, Match("hartenjagen", NAMES[:3], 0, {"target": 14}, low), seats[:3], NEW_YEAR)
        laid(store, Random(3), "heugen", 5, 4)
        door = Door(path)
        yield door, store, people
        door.shut()


Found = tuple[Door, Store, dict[str, int]]


def test_a_ranking_begins_with_the_best_and_tells_each_figure_of_everybody(found: Found) -> None:
    door, _, _ = found
    rows = asyncio.run(ranking(door, "klaverjassen", ("won_share", "matches", "best")))
    assert [row.person.name for row in rows] == ["Anna", "Cees", "Bram", "Dirk"]
    first = rows[0].figures
    assert [one.figure.id for one in first] == ["won_share", "matches", "best"]
    assert [one.value for one in first[1:]] == [14, 324]
    assert [(row.figures[0].n, row.figures[0].of) for row in rows] == [(9, 14), (9, 14), (5, 14), (5, 14)]
    only = asyncio.run(ranking(door, "klaverjassen", ("won_share",), Period(None, NEW_YEAR - timedelta(days=4))))
    assert only == ()


def test_the_lowest_is_the_best_where_the_lowest_wins(found: Found) -> None:
    door, _, _ = found
    rows = asyncio.run(ranking(door, "hartenjagen", ("total", "best")))
    totals = [row.figures[0].value for row in rows]
    assert totals == sorted(totals)
    total, clean = figure_of("hartenjagen", "total"), figure_of("hartenjagen", "clean")
    nat = figure_of("klaverjassen", "play_nat")
    assert total is not None
    assert clean is not None
    assert nat is not None
    assert [direction(total, "hartenjagen"), direction(clean, "hartenjagen"), direction(nat, "klaverjassen")] == [
        -1, 1, -1,
    ]  # fmt: skip
    assert direction(total, "klaverjassen") == 1


def test_a_figure_that_there_is_not_is_a_key_error(found: Found) -> None:
    door, _, people = found
    with pytest.raises(KeyError):
        asyncio.run(ranking(door, "klaverjassen", ("no_such",)))
    with pytest.raises(KeyError):
        asyncio.run(hands_behind(door, person(people["Anna"]), "klaverjassen", "no_such"))


def test_who_never_played_has_no_figures_and_nothing_behind_them(found: Found) -> None:
    door, _, people = found
    nobody = person(10**6)
    assert asyncio.run(figures(door, nobody, "klaverjassen")) == ()
    assert asyncio.run(figures(door, person(people["Dirk"]), "hartenjagen")) == ()
    assert asyncio.run(figures(door, company(()), "klaverjassen")) == ()
    page = asyncio.run(hands_behind(door, nobody, "klaverjassen", "play_nat"))
    assert (page.found, page.pages, page.matches, page.n) == ((), 0, 0, 0)


def test_each_of_a_company_is_told_beside_the_others_in_its_own_matches(found: Found) -> None:
    door, _, people = found
    rows = asyncio.run(beside(door, people.values(), "klaverjassen", ("won_share", "play_nat")))
    assert {row.person.name for row in rows} == set(NAMES)
    for row in rows:
        groups = asyncio.run(figures(door, member(row.person.id, people.values()), "klaverjassen"))
        told = {one.figure.id: one for group in groups for one in group.figures}
        assert (told["won_share"], told["play_nat"]) == row.figures


def test_of_a_company_every_hand_is_counted_once_and_nothing_is_told_that_is_only_of_one(found: Found) -> None:
    door, _, people = found
    groups = asyncio.run(figures(door, company(people.values()), "klaverjassen"))
    told = {one.figure.id: one for group in groups for one in group.figures}
    assert (told["matches"].value, told["hands"].value, told["play_hands"].value) == (14, 28, 28)
    assert told["play_nat"].n == told["defend_nat"].n
    assert not {"won_share", "chose_nat"} & told.keys()


def test_partners_are_told_as_one_and_opponents_one_against_the_other(found: Found) -> None:
    door, _, people = found
    a, b, c = (people[name] for name in NAMES[:3])

    def told(groups: object) -> dict[str, object]:
        return {one.figure.id: one.value for group in groups for one in group.figures}  # type: ignore[attr-defined]

    assert has_sides("klaverjassen")
    assert not has_sides("heugen")
    both = asyncio.run(figures(door, partners(a, c), "klaverjassen"))
    assert both == asyncio.run(figures(door, partners(c, a), "klaverjassen"))
    mine, theirs = (told(asyncio.run(figures(door, opponents(*pair), "klaverjassen"))) for pair in ((a, b), (b, a)))
    assert (mine["play_hands"], mine["play_nat"]) == (theirs["defend_hands"], theirs["defend_nat"])
    assert asyncio.run(figures(door, partners(a, b), "klaverjassen")) == ()


def test_who_played_together_with_whom_and_when(found: Found) -> None:
    door, _, people = found
    (circle,) = asyncio.run(circles(door, "klaverjassen"))
    assert ([one.name for one in circle.people], circle.matches) == (list(NAMES), 14)
    assert circle.last == NEW_YEAR + timedelta(days=9)
    most = asyncio.run(games_played(door, person(people["Dirk"])))[0]
    assert (most.game, most.matches) == ("klaverjassen", 14)
    assert [one.game for one in asyncio.run(games_played(door))] == ["klaverjassen", "heugen", "hartenjagen"]
    assert asyncio.run(years(door, "klaverjassen", person(people["Anna"]))) == (2025, 2024)
    assert asyncio.run(years(door, "klaverjassen")) == (2025, 2024)
    groups = asyncio.run(figures(door, person(people["Anna"]), "klaverjassen", in_year(2024)))
    assert groups[0].figures[0].value == 4


def test_the_pages_behind_a_figure_hold_every_match_once_the_newest_first(found: Found) -> None:
    door, _, people = found
    whose = person(people["Anna"])
    pages = [asyncio.run(hands_behind(door, whose, "klaverjassen", "hands", page=n)) for n in (0, 1)]
    assert [len(page.found) for page in pages] == [PAGE, 4]
    assert {(page.pages, page.matches, page.n) for page in pages} == {(2, 14, 28)}
    there = [one.sheet.stored for page in pages for one in page.found]
    assert there == sorted(there, key=lambda one: one.started, reverse=True)
    assert len({one.id for one in there}) == 14
    assert {one.places for page in pages for one in page.found} == {(0, 1)}
    # A page that is not there any more gives the nearest.
    assert [asyncio.run(hands_behind(door, whose, "klaverjassen", "hands", page=n)).page for n in (-3, 9)] == [0, 1]
    best = asyncio.run(hands_behind(door, whose, "klaverjassen", "best"))
    assert [(one.places, max(one.sheet.replay.totals)) for one in best.found] == [((), 324)] * best.n


@pytest.mark.parametrize("game", ["klaverjassen", "heugen"])
def test_the_course_of_somebody_and_the_spread_of_their_points_are_what_the_matches_say(
    found: Found, game: str
) -> None:
    door, store, people = found
    plain = Plain(store, game)
    asyncio.run(catch_up(door))
    for whose in [*map(person, people_in(plain)), member(people["Anna"], people.values()), company(people.values())]:
        there = plain.of(whose, ALWAYS)
        steps = store.steps(whose, game, ("match", "won", "hand"))
        for what in ("match", "won", "hand"):
            matches: dict[str, list[Any]] = {}
            for one in sorted(there, key=lambda one: (one.at, one.place or 0)):
                if one.what == what:
                    matches.setdefault(one.match, []).append(one.amount)
            told = [(step.match, step.n, step.amount) for step in steps.get(what, ())]
            assert told == [(match, len(amounts), sum(amounts)) for match, amounts in matches.items()]
        spread = store.sums(whose, game, [what for what in store.facts(game) if what.startswith("spread.")])
        bars = {what: sum(one.what == what for one in there) for what in spread}
        assert {what: one.n for what, one in spread.items()} == bars
        assert sum(bars.values()) == sum(one.what == "hand" for one in there)
    for what, one in store.sums(person(people["Anna"]), game, spread).items():
        assert asyncio.run(hands_behind(door, person(people["Anna"]), game, what)).n == one.n


def test_a_correction_is_in_the_figures_at_once(found: Found) -> None:
    door, store, people = found
    whose = person(people["Anna"])
    page = asyncio.run(hands_behind(door, whose, "klaverjassen", "defend_nat"))
    match, place = page.found[0].sheet.stored, page.found[0].places[0]
    hand = match.hands[place]
    before = hand.data
    assert before is not None
    right = {**before, "points": {before["playing"]: 110}}
    written = store.correct_hand(match.id, hand.id, right, hand.version, f"{match.id}1")
    assert asyncio.run(hands_behind(door, whose, "klaverjassen", "defend_nat")).n == page.n - 1
    store.correct_hand(match.id, hand.id, before, written.version, f"{match.id}2")
    assert asyncio.run(hands_behind(door, whose, "klaverjassen", "defend_nat")).n == page.n
    assert stored_match(store, match.id).hands[place].corrected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", scoring.ROOMS)
def test_every_figure_and_every_head_has_its_words(lang: str, game: str) -> None:
    words = Words(lang, strict=True)
    for figure in figures_of(game):
        assert words.say(figure.word)
        assert words.say(figure.group_word)
