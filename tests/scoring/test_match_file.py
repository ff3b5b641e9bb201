"""Match files: read strictly, written back the same, and nothing but a clear refusal comes out of junk."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from scoring.changes import Change
from scoring.game import Refused
from scoring.match import Match, replay
from scoring.match_file import MOST_BYTES, document, read, read_and_replay, write

EXAMPLE: dict[str, Any] = {
    "format": "natpit-match",
    "version": 1,
    "game": "klaverjassen",
    "players": ["Anna", "Bram", "Cees", "Dirk"],
    "first_dealer": 0,
    "rules": {"tegenpit": 0},
    "hands": [
        {"playing": "wij", "points": {"wij": 90}, "roem": {"wij": 20, "zij": 0}},
        {"playing": "zij", "nat": True, "roem": {"wij": 0, "zij": 40}},
    ],
}
HAND: dict[str, Any] = EXAMPLE["hands"][0]
AT = "2026-05-14T20:41:00+02:00"


def text(**changed: Any) -> str:
    """The example with some of its keys changed; None takes a key away."""
    content = {**EXAMPLE, **changed}
    return json.dumps({key: value for key, value in content.items() if value is not None})


def told(source: str | bytes) -> list[tuple[str, str]]:
    """Every problem that reading finds: its place and its kind."""
    with pytest.raises(Refused) as refused:
        read(source)
    return [(problem.at, problem.id) for problem in refused.value.problems]


def test_the_example_is_scored() -> None:
    found, replayed = read_and_replay(json.dumps(EXAMPLE))
    assert found.match == Match(
        "klaverjassen", ("Anna", "Bram", "Cees", "Dirk"), 0, {"tegenpit": 0}, (*EXAMPLE["hands"],)
    )
    assert replayed.totals == (312, 72)


def test_text_and_bytes_read_the_same() -> None:
    assert read(text().encode()) == read(text()) == read("\ufeff" + text()) == read(b"\xef\xbb\xbf" + text().encode())


# --- There and back ---------------------------------------------------------------------------------------------------


def full() -> dict[str, Any]:
    """A document with everything a document can have, its keys in an order of its own."""
    return {
        "title": "Zondag bij Łukasz ½",
        "hands": [{"at": AT, "roem": {"zij": 0, "wij": 20}, "points": {"wij": 90}, "playing": "wij", "note": "à la"}],
        "stopped": True,
        "rules": {"end": {"hands": 12}, "tegenpit": 100},
        "corrections": [
            {"hand": 1, "at": AT, "was": None, "now": {"playing": "wij", "pit": "wij"}},
            {"now": None, "was": {"playing": "zij", "nat": True}, "at": AT, "hand": 2},
        ],
        "ended": AT,
        "signed": "2026-05-14T23:05:00+02:00",
        "changes": [{"rules": {"tegenpit": 0}, "at": AT, "from": 1}, {"from": 9, "rules": {}}],
        "started": "2026-05-14T18:00:00Z",
        "players": ["Anna", "Bram", "Cees", "Dirk"],
        "first_dealer": 3,
        "game": "klaverjassen",
        "version": 1,
        "format": "natpit-match",
    }


def ordered(value: Any) -> str:
    """A value told so that another order of keys is another text."""
    return json.dumps(value)


def test_reading_and_writing_gives_the_same_document() -> None:
    for content in (EXAMPLE, full()):
        once = write(read(json.dumps(content)))
        assert ordered(json.loads(once)) == ordered(content)
        assert write(read(once)) == once


def test_a_repeated_default_is_kept_as_read() -> None:
    rules = {"tie": "nat", "end": {"hands": 16}}
    assert json.loads(write(read(text(rules=rules))))["rules"] == rules


def test_a_hand_is_written_on_a_line_of_its_own_and_letters_as_they_are() -> None:
    lines = write(read(json.dumps(full()))).splitlines()
    assert '  "title": "Zondag bij Łukasz ½",' in lines
    assert sum('"playing": "wij", "note"' in line for line in lines) == 1


def test_a_document_is_built_from_its_parts() -> None:
    match = Match("klaverjassen", ("Anna", "Bram", "Cees", "Dirk"), 2, {"tegenpit": 0}, (HAND,), stopped=True)
    trail = [{"hand": 1, "at": AT, "was": None, "now": HAND}]
    made = document(match, title="Zondag", started=AT, ended=AT, signed=AT, corrections=trail)
    again = read(write(made))
    assert again == made
    assert again.match == match
    told_at = (again.title, again.started, again.ended, again.signed, list(again.corrections))
    assert told_at == ("Zondag", AT, AT, AT, trail)


def test_a_document_leaves_out_what_there_is_not() -> None:
    made = document(replay(Match("klaverjassen", ("Anna", "Bram", "Cees", "Dirk"))).match)
    assert list(made.content) == ["format", "version", "game", "players", "first_dealer", "rules", "hands"]
    assert read(write(made)) == made


# --- What is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "problems"),
    [
        ("", [("", "file.json")]),
        ("{", [("", "file.json")]),
        ("[]", [("", "file.object")]),
        ("7", [("", "file.object")]),
        ("null", [("", "file.object")]),
        ("{}", [("format", "file.format")]),
        (b"\xff\xfe{}", [("", "file.encoding")]),
        ('"\ud800"', [("", "file.encoding")]),
        ("[" * 100_000, [("", "file.deep")]),
        ("[" * 100_000 + "]" * 100_000, [("", "file.deep")]),
        ('{"a":' * 20_000 + "1" + "}" * 20_000, [("", "file.deep")]),
        ("[" * 200 + "]" * 200, [("", "file.deep")]),
        ("9" * 5_000, [("", "file.number")]),
        (text() + text(), [("", "file.json")]),
    ],
)
def test_what_is_no_match_at_all(source: str | bytes, problems: list[tuple[str, str]]) -> None:
    assert told(source) == problems


def test_a_file_of_more_than_20_mb_is_not_read() -> None:
    assert told(b" " * (MOST_BYTES + 1)) == [("", "file.size")]


@pytest.mark.parametrize(
    ("changed", "problems"),
    [
        ({"format": "jass"}, [("format", "file.format")]),
        ({"version": 2}, [("version", "file.newer")]),
        ({"version": 2, "game": "bridge", "seats": 4}, [("version", "file.newer")]),
        ({"version": 0}, [("version", "file.version")]),
        ({"version": True}, [("version", "file.version")]),
        ({"version": 1.0}, [("version", "file.version")]),
        ({"version": "1"}, [("version", "file.version")]),
        ({"game": "bridge"}, [("game", "match.game")]),
        ({"game": ["klaverjassen"]}, [("game", "file.text")]),
        ({"game": None}, [("game", "file.missing")]),
        ({"rules": None}, [("rules", "file.missing")]),
        ({"hands": None, "players": None}, [("players", "file.missing"), ("hands", "file.missing")]),
        ({"seats": 4}, [("seats", "file.unknown")]),
        ({"players": ["Anna", "Bram", "Cees"]}, [("players", "match.players")]),
        ({"players": ["Anna", "Bram", "Cees", "Dirk", "Els"]}, [("players", "match.players")]),
        (
            {"players": ["Anna", "Bram", "Anna", ""]},
            [("players[2]", "match.name_twice"), ("players[3]", "match.name_empty")],
        ),
        ({"players": ["Anna", "Bram", 3, True]}, [("players[2]", "file.text"), ("players[3]", "file.text")]),
        ({"players": "Anna"}, [("players", "file.list")]),
        ({"first_dealer": 4}, [("first_dealer", "match.first_dealer")]),
        ({"first_dealer": True}, [("first_dealer", "file.whole")]),
        ({"first_dealer": 0.0}, [("first_dealer", "file.point")]),
        ({"rules": []}, [("rules", "file.object")]),
        ({"rules": {"tegenpit": 0.0}}, [("rules.tegenpit", "file.point")]),
        ({"rules": {"kraken": 1}}, [("rules.kraken", "rules.value")]),
        ({"rules": {"joker": 1}}, [("rules.joker", "rules.unknown")]),
        ({"hands": {}}, [("hands", "file.list")]),
        ({"hands": [7]}, [("hands[0]", "match.hand")]),
        ({"title": 7}, [("title", "file.text")]),
        ({"stopped": False}, [("stopped", "file.true")]),
        ({"stopped": 1}, [("stopped", "file.true")]),
        ({"started": "gisteren"}, [("started", "match.moment")]),
        ({"ended": "2026-05-14T20:41:00"}, [("ended", "match.moment")]),
        ({"ended": 7}, [("ended", "match.moment")]),
        ({"signed": True}, [("signed", "match.moment")]),
        ({"signed": "2026-05-14"}, [("signed", "match.moment")]),
        ({"corrections": {}}, [("corrections", "file.list")]),
        ({"corrections": [7]}, [("corrections[0]", "file.object")]),
    ],
)
def test_the_head_of_a_file_is_read_strictly(changed: dict[str, Any], problems: list[tuple[str, str]]) -> None:
    assert told(text(**changed)) == problems


@pytest.mark.parametrize(
    ("entry", "problems"),
    [
        ({"hand": 0}, [("hand", "file.hand_number")]),
        ({"hand": True}, [("hand", "file.hand_number")]),
        ({"at": "nu"}, [("at", "match.moment")]),
        ({"was": 7}, [("was", "file.object")]),
        ({"now": []}, [("now", "file.object")]),
        ({"who": "Anna"}, [("who", "file.unknown")]),
        ({"now": {"points": {"wij": 1.5}}}, [("now.points.wij", "file.float")]),
    ],
)
def test_the_audit_trail_is_read_strictly(entry: dict[str, Any], problems: list[tuple[str, str]]) -> None:
    good = {"hand": 1, "at": AT, "was": HAND, "now": None}
    assert read(text(corrections=[good])).corrections == (good,)
    assert told(text(corrections=[good, {**good, **entry}])) == [
        (f"corrections[1].{at}", kind) for at, kind in problems
    ]


def test_an_entry_of_the_audit_trail_holds_a_hand_and_its_number() -> None:
    entry = {"hand": 1, "at": AT, "was": None, "now": None}
    assert told(text(corrections=[entry])) == [("corrections[0]", "file.no_correction")]
    assert told(text(corrections=[{**entry, "now": HAND, "hand": -1}])) == [("corrections[0].hand", "file.hand_number")]


def test_an_entry_of_the_audit_trail_must_be_complete() -> None:
    keys = ("hand", "at", "was", "now")
    assert told(text(corrections=[{}])) == [(f"corrections[0].{key}", "file.missing") for key in keys]


def test_a_key_that_stands_twice_is_named_with_its_place() -> None:
    twice = text().replace('"wij": 90', '"wij": 80, "wij": 90, "wij": 90')
    assert told(twice) == [("hands[0].points.wij", "file.twice")]
    assert told(text().replace('"version": 1', '"version": 1, "version": 1')) == [("version", "file.twice")]


@pytest.mark.parametrize("number", ["90.5", "1e400", "NaN", "Infinity", "-Infinity"])
def test_only_whole_numbers_are_numbers(number: str) -> None:
    assert told(text().replace('"wij": 90', f'"wij": {number}')) == [("hands[0].points.wij", "file.float")]


@pytest.mark.parametrize(("number", "whole"), [("90.0", 90), ("9e1", 90), ("-0.0", 0), ("1e15", 10**15)])
def test_a_whole_number_that_is_not_written_as_one_is_told_what_to_write(number: str, whole: int) -> None:
    with pytest.raises(Refused) as refused:
        read(text().replace('"wij": 90', f'"wij": {number}'))
    (problem,) = refused.value.problems
    assert (problem.at, problem.id) == ("hands[0].points.wij", "file.point")
    assert problem.values["whole"] == whole


def test_a_number_that_cannot_be_read_is_told_once_and_not_again_of_what_it_stands_in() -> None:
    assert told(text(rules={"end": {"hands": 16.5}})) == [("rules.end.hands", "file.float")]
    assert told(text(rules={"end": {"hands": 10**30}})) == [("rules.end.hands", "file.number")]
    changes = [{"from": 1, "rules": {"end": {"hands": 16.5}}}]
    assert told(text(changes=changes)) == [("changes[0].rules.end.hands", "file.float")]
    listed = {"bidder": 0, "bid": 100, "points": [90.5, 10]}
    heugen = text(game="heugen", players=["Anna", "Bram", "Cees"], rules={}, hands=[listed])
    assert told(heugen) == [("hands[0].points[0]", "file.float")]
    assert told(text(hands=[{"points": {"wij": 90.5}}])) == [
        ("hands[0].points.wij", "file.float"),
        ("hands[0].playing", "klaverjassen.playing_missing"),
    ]


def test_a_number_beyond_any_score_is_refused() -> None:
    assert told(text().replace('"wij": 20', f'"wij": {10**30}')) == [("hands[0].roem.wij", "file.number")]
    assert told(text().replace('"wij": 20', '"wij": 1e30')) == [("hands[0].roem.wij", "file.number")]
    assert told(text().replace('"wij": 20', f'"wij": -{10**30}')) == [("hands[0].roem.wij", "file.number")]


def test_half_a_character_is_no_text() -> None:
    assert told(text(title="\ud83c")) == [("title", "file.surrogate")]
    assert told(text(hands=[{**HAND, "note": "\udc00"}])) == [("hands[0].note", "file.surrogate")]
    assert read(text(title="🃏")).title == "🃏"


@pytest.mark.parametrize("points", [{"wij": True}, {"wij": "90"}, {"wij": None}, [90], 90, {"wij": 163}, {"wij": -1}])
def test_a_hand_that_cannot_be_is_named(points: Any) -> None:
    places = [at for at, _ in told(text(hands=[HAND, {"playing": "wij", "points": points}]))]
    assert places
    assert all(at.startswith("hands[1].points") for at in places)


def test_every_problem_is_told_not_only_the_first() -> None:
    bad = {"playing": "wij", "points": {"wij": 163}}
    found = told(text(title=7, seats=4, ended="nu", hands=[HAND, bad, {**HAND, "at": 1}, {**HAND, "out": [0]}]))
    assert found[:3] == [("seats", "file.unknown"), ("title", "file.text"), ("ended", "match.moment")]
    assert [at for at, _ in found[3:]] == ["hands[1].points.wij", "hands[2].at", "hands[3].out"]


# --- Junk -------------------------------------------------------------------------------------------------------------

scalars = (
    st.none() | st.booleans() | st.integers() | st.just(10**40) | st.floats() | st.text() | st.sampled_from(["wij", AT])
)
keys = st.text(max_size=4) | st.sampled_from(
    [*full(), *HAND, "dealer", "out", "verzaakt", "kraak", "trump", "hand", "was", "from"]
)
junk = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(keys, inner, max_size=5), max_leaves=12
)


def only_refused(source: str | bytes) -> None:
    """Reads it, and what is read can be written; or it is refused with a reason. Any other exception is a failure."""
    try:
        found = read(source)
    except Refused:
        assert all(kind for _, kind in told(source))
        return
    assert read(write(found)) == found


@given(st.binary() | st.text())
@example(b"\x00")
@example("\ud800")
def test_noise_is_refused(source: str | bytes) -> None:
    only_refused(source)


@given(st.dictionaries(keys, junk, max_size=4), st.lists(st.sampled_from(list(full())), max_size=2))
@settings(max_examples=150)
def test_a_document_with_junk_in_it_is_refused(changed: dict[str, Any], gone: list[str]) -> None:
    content = {**full(), **changed}
    for key in gone:
        content.pop(key, None)
    only_refused(json.dumps(content))


@given(st.lists(st.dictionaries(keys, junk, max_size=5) | junk, max_size=3), st.dictionaries(keys, junk, max_size=2))
@settings(max_examples=150)
def test_hands_of_junk_are_refused(hands: list[Any], keys: dict[str, Any]) -> None:
    only_refused(text(hands=[*hands, {**HAND, **keys}]))


@given(st.integers(0, 800), st.sampled_from(['"', "{", "]", ",", "9", "\\u", "e", "\x00", "-", "é"]))
@settings(max_examples=200)
def test_a_file_with_a_slip_in_it_is_read_or_refused(place: int, slip: str) -> None:
    whole = json.dumps(full())
    only_refused(whole[:place] + slip + whole[place:])
    only_refused(whole[:place] + slip + whole[place + 1 :])
    only_refused(whole[:place])


# --- An agreement that changes ----------------------------------------------------------------------------------------

EVEN: dict[str, Any] = {"playing": "wij", "points": {"wij": 81}}
CHANGES: list[dict[str, Any]] = [
    {"at": AT, "from": 1, "rules": {"tie": "each_own"}},
    {"rules": {}, "from": 3},
]


def test_a_file_carries_how_the_agreement_changed() -> None:
    found, replayed = read_and_replay(text(hands=[EVEN] * 4, changes=CHANGES))
    assert found.match.changes == (Change(1, {"tie": "each_own"}), Change(3, {}))
    assert found.agreed == (AT, None)
    assert [played.scored.scores for played in replayed.hands] == [(0, 162), (81, 81), (81, 81), (0, 162)]


def test_a_change_is_written_back_as_it_was_read() -> None:
    once = write(read(text(changes=CHANGES)))
    assert ordered(json.loads(once)) == text(changes=CHANGES)
    assert write(read(once)) == once
    assert f"    {json.dumps(CHANGES[0])},\n" in once


def test_a_match_whose_agreement_changed_becomes_a_file_that_reads_the_same() -> None:
    changes = (Change(1, {"tie": "each_own"}), Change(2, {"tegenpit": 0}))
    match = Match("klaverjassen", ("Anna", "Bram", "Cees", "Dirk"), hands=(EVEN, EVEN), changes=changes)
    made = document(match, agreed=[None, AT])
    assert made.content["changes"] == [
        {"from": 1, "rules": {"tie": "each_own"}},
        {"from": 2, "rules": {"tegenpit": 0}, "at": AT},
    ]
    assert list(made.content).index("changes") == list(made.content).index("hands") - 1
    assert read(write(made)) == made
    assert read(write(document(match))).match == match
    assert "changes" not in document(match._replace(changes=())).content


@pytest.mark.parametrize(
    ("change", "problems"),
    [
        ({"from": -1}, [("from", "file.place")]),
        ({"from": True}, [("from", "file.place")]),
        ({"from": "1"}, [("from", "file.place")]),
        ({"from": 1.5}, [("from", "file.float")]),
        ({"rules": []}, [("rules", "file.object")]),
        ({"at": "toen"}, [("at", "match.moment")]),
        ({"who": "Anna"}, [("who", "file.unknown")]),
        ({"rules": {"tie": "soms"}}, [("rules.tie", "rules.value")]),
        ({"rules": {"joker": 1}}, [("rules.joker", "rules.unknown")]),
    ],
)
def test_a_change_is_read_strictly(change: dict[str, Any], problems: list[tuple[str, str]]) -> None:
    found = told(text(changes=[CHANGES[1], {**CHANGES[0], **change}]))
    assert found == [(f"changes[1].{at}", kind) for at, kind in problems]


def test_a_change_must_be_complete_and_an_object() -> None:
    assert told(text(changes=[{}, 7])) == [
        ("changes[0].from", "file.missing"),
        ("changes[0].rules", "file.missing"),
        ("changes[1]", "file.object"),
    ]
    assert told(text(changes={})) == [("changes", "file.list")]


def test_hands_are_not_judged_by_an_agreement_that_cannot_be_read() -> None:
    kraak = {**EVEN, "kraak": 2}
    assert told(text(hands=[kraak], changes=[{"from": 0}])) == [("changes[0].rules", "file.missing")]
    assert told(text(hands=[kraak], changes=[])) == [("hands[0].kraak", "klaverjassen.kraak_off")]
    assert read(text(hands=[kraak], changes=[{"from": 0, "rules": {"kraken": True}}]))
