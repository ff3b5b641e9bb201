"""Words: numbers, names, dates, agreements, and catalogs that are complete in every language."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from app.commands.score import read_arguments
from app.words import LANGUAGES, Words, compile, language, learn, who
from app.words.catalog import Sentence, _load, mo_path
from app.words.speech import _cut, written
from scoring import ROOMS, game, games
from scoring.game import Game, HouseRule, Line, Points, Problem, Refused, same
from scoring.match import Match, replay
from tests.scoring.toy import TOY

ROOT = Path(__file__).parents[2]
NAMES = {"wij": "Wij", "zij": "Zij", 0: "Anna", 1: "Bram", 2: "Cees"}
NOW = datetime(2026, 5, 14, 21, 0, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _in_utc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    import time

    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def nl() -> Words:
    return Words("nl", strict=True)


@pytest.fixture
def en() -> Words:
    return Words("en", strict=True)


# --- Saying -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "dutch", "english"),
    [
        (0, "0", "0"),
        (162, "162", "162"),
        (1811, "1.811", "1,811"),
        (-40, "−40", "−40"),
        (-1500, "−1.500", "−1,500"),
        (1_000_000, "1.000.000", "1,000,000"),
        (Fraction(15, 2), "7½", "7½"),
        (Fraction(-1, 2), "−½", "−½"),
        (Fraction(22, 3), "7 1/3", "7 1/3"),
        (Fraction(6, 2), "3", "3"),
        (Fraction(3001, 2), "1.500½", "1,500½"),
    ],
)
def test_a_number_is_written_as_on_paper(points: Points, dutch: str, english: str) -> None:
    assert Words("nl").number(points) == dutch
    assert Words("en").number(points) == english


def test_what_was_won_or_lost_carries_its_sign(nl: Words) -> None:
    assert [nl.signed(points) for points in (20, -10, 0, 1500, Fraction(-15, 2))] == [
        "+ 20",
        "− 10",
        "0",
        "+ 1.500",
        "− 7½",
    ]


def test_a_line_names_sides_and_numbers(nl: Words) -> None:
    learn("nl", {"words.shown": "{side} nat, {points} en {won:+} naar {other}; samen {each}. {seats}, {trump}, {note}"})
    values = {"side": "wij", "other": "zij", "points": 1162, "won": -20, "each": (1, -2, 1300), "seats": (0, 1, 2)}
    line = Line("words.shown", {**values, "trump": "harten", "note": "wij"}, (0, 0))
    shown = "Wij nat, 1.162 en − 20 naar Zij; samen 1 · −2 · 1.300. Anna, Bram en Cees, harten, wij"
    assert nl.line(line, NAMES) == shown
    assert nl.line(line, {**NAMES, 0: "Els"}) == shown.replace("Anna", "Els")


def test_suits_have_a_name_in_every_language(en: Words) -> None:
    learn("en", {"words.trump": "{trump} is trump"})
    assert en.say("words.trump", trump="klaveren") == "clubs is trump"


def test_names_are_listed_as_spoken(nl: Words, en: Words) -> None:
    assert nl.names([0], NAMES) == "Anna"
    assert nl.names([0, 1], NAMES) == "Anna en Bram"
    assert en.names(["wij", 2, 0], NAMES) == "Wij, Cees and Anna"
    assert nl.names([7]) == "Stoel 8"


def test_marks_fall_on_a_side_or_a_seat(nl: Words, en: Words) -> None:
    assert nl.mark("nat:wij", NAMES) == "Wij nat"
    assert nl.mark("moon:1", NAMES) == "Bram moon"
    assert en.mark("no-trick") == "no trick"


def test_a_word_that_is_missing_is_an_error_when_strict_and_else_its_id(nl: Words) -> None:
    with pytest.raises(KeyError, match=r"words\.nowhere"):
        nl.say("words.nowhere")
    assert Words("nl").say("words.nowhere") == "words.nowhere"


def test_a_value_that_is_missing_is_an_error_when_strict_and_else_a_question_mark(nl: Words) -> None:
    with pytest.raises(KeyError, match="known"):
        nl.say("match.game", game="bridge")
    assert Words("en").say("match.seats_open", n=1) == "match.seats_open"
    assert "?" in Words("nl").say("match.game", game="bridge")


def test_a_problem_shows_what_was_wrong_however_odd_it_is(nl: Words) -> None:
    for value in ("x" * 500, {"hands": 0}, [1, 2] * 50, None, True, 1.5, {}, 10**40):
        told = nl.problem(
            Problem("rules.end", "rules.value", {"name": "end", "value": value, "choices": ({"hands": 16},)})
        )
        assert told.endswith(' kan niet bij de afspraak end; wel {"hands": 16}.')
        assert len(told) < 300


def test_a_refused_house_rule_names_values_as_they_are_written(nl: Words, en: Words) -> None:
    def told(words: Words, value: Any, game_id: str = "klaverjassen", name: str = "tegenpit") -> str:
        (problem,) = game(game_id).refuse_rules({name: value}, 4)
        assert problem.id == "rules.value"
        return words.problem(problem)

    assert told(nl, "100") == '"100" kan niet bij de afspraak tegenpit; wel 100 · 0 · 200 · 300.'
    assert told(nl, "ja", name="kraken") == "ja kan niet bij de afspraak kraken; wel false · true."
    assert told(nl, {}, name="rounding").startswith("{} kan niet bij de afspraak rounding; wel none · tens · ")
    assert told(nl, [], name="rounding").startswith("[] kan niet ")
    assert told(en, None, name="end").startswith(
        'null cannot be the house rule end; these can, for instance: {"hands": 16} · '
    )
    assert '["left", "right", "across", "none"]' in told(en, "left", "hartenjagen", "passing")


def test_a_number_with_a_point_is_told_what_to_write(nl: Words, en: Words) -> None:
    whole = Problem("x", "file.point", {"number": 1500.0, "whole": 1500})
    assert nl.problem(whole) == "1500.0 moet als heel getal staan: schrijf 1500."
    assert en.problem(whole) == "1500.0 must be written as a whole number: 1500."
    assert nl.problem(Problem("x", "file.float", {"number": 90.5})) == "90.5 is geen heel getal."


def told_of(match: Match, words: Words) -> str:
    """What is said of the only thing that is wrong with a match."""
    with pytest.raises(Refused) as refused:
        replay(match)
    (problem,) = refused.value.problems
    return words.problem(problem, dict(enumerate(match.players)))


def test_of_one_of_a_thing_is_spoken_as_one(nl: Words, en: Words) -> None:
    alone = Match("klaverjassen", ("Anna",))
    assert told_of(alone, en) == "There is 1 name here; it can be played with 4."
    assert told_of(alone, nl) == "Hier staat 1 naam; het kan met 4."
    five = ("Anna", "Bram", "Cees", "Dirk", "Els")
    assert told_of(Match("klaverjassen", five), en).startswith("There are 5 names here;")
    one, many, leaster = (
        Match("sheepshead", five, hands=(hand,))
        for hand in (
            {"picker": 0, "partner": 1, "points": 1},
            {"picker": 0, "partner": 1, "points": 119},
            {"leaster": {"points": [1, 30, 40, 29, 20]}},
        )
    )
    assert told_of(one, en) == "1 point cannot be, counted right?"
    assert told_of(many, nl) == "119 punten kan niet, goed geteld?"
    assert told_of(leaster, en).startswith("1 point for Anna cannot be")
    assert nl.choice(game("sheepshead"), "end", {"hands": 1}) == "Na 1 hand"


@pytest.mark.parametrize("played", games(), ids=lambda one: one.id)
def test_every_choice_is_read_back_as_it_is_shown(played: Game) -> None:
    for rule in played.house_rules:
        for value in (*rule.choices, "16", "true", "null", " x", '"x"', {}, []):
            asked = read_arguments(["boom.json", "--rules", f"{rule.name}={written(value)}"])
            assert same(asked.rules[rule.name], value)


def test_who_is_called_what() -> None:
    learn("nl", {"sided.side.wij": "Wij", "sided.side.zij": "Zij"})
    sided = TOY._replace(id="sided", sides=("wij", "zij"))
    assert who(Words("nl"), sided, ["Anna", "Bram"]) == {0: "Anna", 1: "Bram", "wij": "Wij", "zij": "Zij"}


@pytest.mark.parametrize(
    ("ago", "dutch", "english"),
    [
        (timedelta(0), "vandaag", "today"),
        (timedelta(hours=22), "gisteren", "yesterday"),
        (timedelta(days=4), "zondag", "Sunday"),
        (timedelta(days=6), "vrijdag", "Friday"),
        (timedelta(days=7), "7 mei", "7 May"),
        (timedelta(days=365), "14 mei 2025", "14 May 2025"),
        (timedelta(days=-2), "16 mei", "16 May"),
    ],
)
def test_a_day_is_told_as_one_would_say_it(ago: timedelta, dutch: str, english: str) -> None:
    assert Words("nl", strict=True).date(NOW - ago, NOW) == dutch
    assert Words("en", strict=True).date(NOW - ago, NOW) == english


def test_a_day_is_that_of_here_not_of_where_the_clock_hung(nl: Words) -> None:
    elsewhere = datetime(2026, 5, 15, 1, 0, tzinfo=timezone(timedelta(hours=6)))
    assert nl.date(elsewhere, NOW) == "vandaag"


@pytest.mark.parametrize(
    ("preferred", "locale", "spoken"),
    [
        ("nl", "en_US.UTF-8", "nl"),
        ("en-GB", "nl_NL.UTF-8", "en"),
        ("NL_be", "", "nl"),
        (None, "en_US.UTF-8", "en"),
        (None, "nl_NL@euro", "nl"),
        (None, "C", "nl"),
        (None, "", "nl"),
        ("de-DE", "en_GB", "en"),
        ("de-DE", "fr_FR", "nl"),
    ],
)
def test_the_language_of_the_device_or_else_dutch(
    monkeypatch: pytest.MonkeyPatch, preferred: str | None, locale: str, spoken: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    assert language(preferred) == spoken


# --- The agreement ----------------------------------------------------------------------------------------------------

AGREED = TOY._replace(
    id="agreed",
    house_rules=(
        HouseRule("end", ({"hands": 16}, {"target": 1500})),
        HouseRule("tie", ("nat", "each_own")),
        HouseRule("pit", (100, 200)),
        HouseRule("kraken", (False, True)),
        HouseRule("deep", (0, 1), matters=lambda rules: bool(rules["kraken"])),
        HouseRule("passing", ([], ["left", "none"])),
    ),
)
CLAUSES = {
    "agreed.agree": "end tie",
    "agreed.agree.end.hands": "{n} handen.",
    "agreed.agree.end.target": "Tot {n}.",
    "agreed.agree.tie.nat": "Gelijk is nat.",
    "agreed.agree.tie.each_own": "Gelijk: elk het zijne.",
    "agreed.agree.pit.n": "Pit telt {n}.",
    "agreed.agree.kraken.true": "Kraken mag.",
    "agreed.agree.deep.1": "Diep.",
    "agreed.agree.passing.list": "Doorgeven: {n}.",
    "agreed.agree.passing.left": "links",
    "agreed.agree.passing.none": "niet",
}


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        ({}, "16 handen. Gelijk is nat."),
        ({"end": {"target": 1500}}, "Tot 1.500. Gelijk is nat."),
        ({"tie": "each_own", "pit": 200}, "16 handen. Gelijk: elk het zijne. Pit telt 200."),
        ({"pit": 100}, "16 handen. Gelijk is nat."),
        ({"deep": 1}, "16 handen. Gelijk is nat."),
        ({"deep": 1, "kraken": True}, "16 handen. Gelijk is nat. Kraken mag. Diep."),
        ({"passing": ["left", "none"]}, "16 handen. Gelijk is nat. Doorgeven: links, niet."),
    ],
)
def test_an_agreement_reads_as_a_sentence(nl: Words, rules: dict[str, object], sentence: str) -> None:
    learn("nl", CLAUSES)
    assert nl.agreement(AGREED, rules) == sentence


def test_one_house_rule_reads_as_its_clause_or_else_by_its_labels(nl: Words) -> None:
    learn("nl", {**CLAUSES, "agreed.rule.kraken": "Kraken", "agreed.rule.kraken.false": "niet"})
    assert nl.clause(AGREED, "end", {"target": 1500}) == "Tot 1.500."
    assert nl.clause(AGREED, "pit", 200) == "Pit telt 200."
    assert [nl.clause(AGREED, "kraken", on) for on in (True, False)] == ["Kraken mag.", "Kraken: niet."]


# --- Complete in every language ---------------------------------------------------------------------------------------


def own(lang: str) -> dict[str, Sentence]:
    """What the compiled catalog of a language holds, without what tests taught it."""
    return _load(mo_path(lang))


def texts(sentence: Sentence) -> tuple[str, ...]:
    return (sentence,) if isinstance(sentence, str) else sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_compiled_words_are_fresh(lang: str) -> None:
    stale = "run: python -m app.words.compile"
    assert Path(mo_path(lang)).read_bytes() == compile.compiled(lang), stale


def test_the_languages_have_the_same_parts_and_say_the_same_things() -> None:
    assert [path.name for path in compile.parts("nl")] == [path.name for path in compile.parts("en")]
    assert own("nl").keys() ^ own("en").keys() == set()


def test_a_sentence_has_the_same_places_in_every_language() -> None:
    def places(sentence: Sentence) -> list[set[str]]:
        return [set(re.findall(r"{(.*?)}", text)) for text in texts(sentence)]

    dutch, english = own("nl"), own("en")
    assert [word for word in dutch if places(dutch[word]) != places(english[word])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_is_empty(lang: str) -> None:
    assert [word for word, sentence in own(lang).items() if not all(map(str.strip, texts(sentence)))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_in_a_sentence_is_a_key(lang: str) -> None:
    odd = [
        word
        for word, sentence in own(lang).items()
        for text in texts(sentence)
        if not all(re.fullmatch(r"\w+(:\+|:json)?", place) for place in _cut(text)[1::2])
        or "}" in "".join(_cut(text)[::2])
    ]
    assert odd == []


def write_parts(folder: Path, **sentences: str) -> None:
    """Parts of Dutch as .po files in a folder of their own."""
    (folder / "nl").mkdir()
    for part, text in sentences.items():
        (folder / "nl" / f"{part}.po").write_text(text, encoding="utf-8")


def test_two_parts_may_not_contradict_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile, "HERE", tmp_path)
    write_parts(tmp_path, one='msgid "a.b"\nmsgstr "ja"\n', two='msgid "a.b"\nmsgstr "ja"\n')
    assert compile.merge("nl").get("a.b").string == "ja"
    (tmp_path / "nl" / "three.po").write_text('msgid "a.b"\nmsgstr "nee"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r"three\.po: another part"):
        compile.merge("nl")


def test_a_sentence_has_a_form_for_one_and_for_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nl: Words) -> None:
    monkeypatch.setattr(compile, "HERE", tmp_path)
    plural = 'msgid "a.hands"\nmsgid_plural "a.hands"\nmsgstr[0] "{n} hand"\nmsgstr[1] "{n} handen"\n'
    write_parts(tmp_path, one=plural)
    (tmp_path / "one.mo").write_bytes(compile.compiled("nl"))
    forms = _load(str(tmp_path / "one.mo"))["a.hands"]
    assert forms == ("{n} hand", "{n} handen")
    learn("nl", {"a.hands": forms})
    assert [nl.say("a.hands", n=n) for n in (0, 1, 2)] == ["0 handen", "1 hand", "2 handen"]


def _said_in(folder: str) -> Iterator[tuple[str, str]]:
    """Where, and which, ids are written out in the code: in say, complain, Problem, Line and the like."""
    takes = {"say": 0, "complain": 0, "MisuseError": 0, "Line": 0, "Part": 0, "Problem": 1, "has": 0}
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = takes.get(called)
            if place is None or len(node.args) <= place:
                continue
            for said in ast.walk(node.args[place]):
                if isinstance(said, ast.Constant) and isinstance(said.value, str) and "." in said.value.strip("."):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", said.value


@pytest.mark.parametrize("folder", ["scoring", "app"])
def test_everything_that_the_code_says_has_words(folder: str) -> None:
    known = own("nl")
    said = list(_said_in(folder))
    assert said
    # A piece of an f-string ("klaverjassen.side.") begins ids; any other text is one.
    silent = [(at, word) for at, word in said if word not in known and not _begins(word, known)]
    assert silent == []


def _begins(piece: str, known: dict[str, Sentence]) -> bool:
    return piece.endswith((".", "_")) and any(word.startswith(piece) for word in known)


@pytest.mark.parametrize("room", ROOMS)
def test_every_id_of_a_game_in_its_code_has_words(room: str) -> None:
    known = own("nl")
    files = [*(ROOT / "scoring").glob(f"{room}*.py"), *(ROOT / "scoring").glob(f"{room}/*.py")]
    ids = {
        node.value
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(rf"{room}\.\w+", node.value)
    }
    assert ids
    assert sorted(word for word in ids - known.keys() if not _begins(word, known)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("played", games(), ids=lambda one: one.id)
def test_a_game_has_a_name_and_words_for_every_house_rule(played: Game, lang: str) -> None:
    words = Words(lang, strict=True)
    for word in ("name", "new", *(f"side.{side}" for side in played.sides)):
        assert words.say(f"{played.id}.{word}")
    for rule in played.house_rules:
        assert words.rule(played, rule.name)
        for value in rule.choices:
            assert words.choice(played, rule.name, value)
            assert words.agreement(played, {rule.name: value})


def test_agreements_differ_when_the_rules_do() -> None:
    words = Words("nl")
    klaverjassen = game("klaverjassen")
    assert words.agreement(klaverjassen, {"tie": "each_own"}) != words.agreement(klaverjassen, {})


# --- Light ------------------------------------------------------------------------------------------------------------


def test_words_load_nothing_heavy() -> None:
    code = "import sys; from app.words import Words; Words('nl'); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"flet", "sqlmodel", "sqlalchemy", "pydantic", "babel", "datetime", "locale"} & set(loaded)
