"""`natpit score`: what it prints, in which form, and what it answers to a file that cannot be."""

from __future__ import annotations

import gc
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from app.__main__ import main
from app.commands.score import read_arguments, run
from app.commands.score_json import JsonSheet
from app.words import Words, learn
from scoring.game import Line, Scored
from scoring.match import Match, replay
from tests.scoring.toy import TOY, toy

ROOT = Path(__file__).parents[2]
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
BAD = {"playing": "wij", "points": {"wij": 163}}


@pytest.fixture(autouse=True)
def _dutch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")


@pytest.fixture
def _toy() -> Iterator[None]:
    learn("nl", {"toy.name": "Tellen", "toy.written": "Geteld", "toy.agree": "", "toy.agree.hands.n": "{n} handen."})
    with toy():
        yield


class Files:
    """Match files in a folder of their own, and what `natpit score` says of them."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.capsys = capsys
        self.errors = ""

    def write(self, name: str = "boom.json", **changed: Any) -> str:
        path = self.folder / name
        path.write_text(json.dumps({**EXAMPLE, **changed}), encoding="utf-8")
        return str(path)

    def score(self, *argv: str, status: int = 0) -> str:
        assert run(list(argv)) == status
        said = self.capsys.readouterr()
        self.errors = said.err
        return said.out

    def documents(self, *argv: str, status: int = 0) -> list[Any]:
        return [json.loads(line) for line in self.score("--json", *argv, status=status).splitlines()]

    def document(self, *argv: str, status: int = 0) -> Any:
        (only,) = self.documents(*argv, status=status)
        return only


@pytest.fixture
def files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Files:
    return Files(tmp_path, capsys)


# --- The sheet --------------------------------------------------------------------------------------------------------


def test_the_sheet_has_hands_marks_totals_and_who_deals_next(files: Files) -> None:
    lines = files.score(files.write()).splitlines()
    assert lines[0] == "Klaverjassen"
    assert lines[1] == "Anna, Bram, Cees en Dirk"
    assert "Tegenpit" in lines[2]
    assert lines[4].split() == ["geeft", "Wij", "Zij", "Wij", "Zij"]
    assert lines[6].split() == ["1", "Anna", "110", "72", "110", "72"]
    assert lines[7].split() == ["2", "Bram", "202", "0", "312", "72", "Zij", "nat"]
    assert lines[9].split() == ["Totaal", "312", "72"]
    assert lines[9].index("312") == lines[7].index("312")
    assert lines[11] == "Cees geeft, Dirk komt uit."


def test_the_sheet_carries_the_title_and_who_won(files: Files) -> None:
    lines = files.score(files.write(title="Zondag", rules={"end": {"hands": 2}})).splitlines()
    assert lines[0] == "Zondag"
    assert lines[-1] == "Gewonnen: Wij."


def test_a_shared_win_and_a_match_that_nobody_played(files: Files) -> None:
    equal = [{"playing": side, "points": {side: 100}} for side in ("wij", "zij")]
    assert files.score(files.write(hands=equal, stopped=True)).splitlines()[-1] == "Samen gewonnen: Wij en Zij."
    assert files.score(files.write(hands=[], stopped=True)).splitlines()[-1] == "Niemand heeft gewonnen."


def test_a_doubtful_hand_is_named_under_the_sheet(files: Files) -> None:
    said = files.score(files.write(hands=[{"playing": "wij", "points": {"wij": 161}}]))
    assert [line for line in said.splitlines() if line.startswith("Hand 1: ")]


def test_the_sheet_tells_where_the_agreement_changed(files: Files) -> None:
    even = {"playing": "wij", "points": {"wij": 81}}
    changes = [{"from": 1, "rules": {"tie": "each_own"}}, {"from": 9, "rules": {"tie": "nat", "tegenpit": 200}}]
    boom = files.write(rules={}, hands=[even, even], changes=changes)
    lines = files.score(boom).splitlines()
    assert "Gelijk is nat." in lines[2]
    assert lines[6].split()[:4] == ["1", "Anna", "0", "162"]
    assert lines[7].startswith("vanaf hand 2: Gelijk: ")
    assert lines[8].split()[:4] == ["2", "Bram", "81", "81"]
    assert lines[9].startswith("vanaf hand 10: Gelijk is nat. ")
    assert "from hand 2: " in files.score(boom, "--lang", "en")
    assert [hand["scores"] for hand in files.document(boom)["hands"]] == [[0, 162], [81, 81]]
    assert files.document(boom).keys() == files.document(files.write()).keys()


def test_other_rules_go_for_every_agreement_of_the_match(files: Files) -> None:
    even = {"playing": "wij", "points": {"wij": 81}}
    boom = files.write(hands=[even, even], changes=[{"from": 1, "rules": {"rounding": "tens"}}])
    assert [hand["scores"] for hand in files.document(boom)["hands"]] == [[0, 162], [0, 160]]
    said = files.document(boom, "--rules", "tie=each_own")
    assert [hand["scores"] for hand in said["hands"]] == [[81, 81], [80, 80]]


def test_an_agreement_of_a_file_that_cannot_be_is_named(files: Files) -> None:
    files.score(files.write(changes=[{"from": 1, "rules": {"tie": "soms"}}]), status=1)
    assert "changes[0].rules.tie: " in files.errors
    files.score(files.write(changes=[{"from": -1, "rules": {}}]), status=1)
    assert "changes[0].from: Hier hoort een heel getal van 0 of meer." in files.errors


def test_the_sheet_speaks_english(files: Files) -> None:
    said = files.score(files.write(), "--lang", "en")
    assert said.splitlines()[-1] == "Cees deals, Dirk leads."
    assert files.score(files.write(), "--lang=nl").splitlines()[-1] == "Cees geeft, Dirk komt uit."


def test_without_a_choice_the_sheet_speaks_the_language_of_the_locale(
    files: Files, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert "deals" in files.score(files.write())


def test_why_adds_the_reasoning_of_a_hand(files: Files) -> None:
    without = files.score(files.write())
    said = files.score(files.write(), "--why", "2")
    assert said.startswith(without)
    reasoning = said[len(without) :].split("\n")
    assert reasoning[1].split() == ["Waarom?", "Hand", "2", "Wij", "Zij"]
    written = next(line for line in reasoning if line.startswith("Opgeschreven"))
    assert written.split()[1:] == ["202", "0"]
    assert any(line.split()[-3:] == ["+", "162", "0"] for line in reasoning)
    assert reasoning[-2].split()[-2:] == ["312", "72"]


def test_why_of_a_hand_that_is_not_there(files: Files) -> None:
    file = files.write()
    assert files.score(file, "--why", "3", status=1) == ""
    assert files.errors == f"{file}: hands: Hand 3 is er niet; er staan er 2.\n"
    one = files.write("one.json", hands=EXAMPLE["hands"][:1])
    files.score(one, "--why", "3", "--lang", "en", status=1)
    assert files.errors == f"{one}: hands: There is no hand 3; 1 is written.\n"
    (problem,) = files.document(file, "--why", "9", status=1)["problems"]
    assert (problem["at"], problem["id"]) == ("hands", "score.no_hand")
    assert files.document(file, "--why", "2") == files.document(file)


def test_other_house_rules_show_the_difference(files: Files) -> None:
    lines = files.score(files.write(), "--rules", "nat_roem=lost").splitlines()
    at = lines.index("Met nat_roem=lost:")
    assert lines[at + 2].split() == ["Hand", "2", "202", "0", "→", "162", "0"]
    assert lines[at + 3].split() == ["Totaal", "312", "72", "→", "272", "72"]
    assert lines[at + 4].split() == ["Verschil", "−", "40", "0"]


def test_other_house_rules_can_end_the_match_earlier(files: Files) -> None:
    lines = files.score(files.write(), "--rules", 'end={"hands": 1}').splitlines()
    at = lines.index('Met end={"hands": 1}:')
    assert lines[at + 2].split() == ["Hand", "2", "202", "0", "→", "–", "–"]
    assert lines[-1] == "Gewonnen: Wij."


def test_other_house_rules_that_change_nothing_say_so(files: Files) -> None:
    assert files.score(files.write(), "--rules", "tegenpit=100").endswith("Dat maakt hier geen verschil.\n")


def test_the_reasons_under_other_house_rules_follow_their_difference(files: Files) -> None:
    said = files.score(files.write(), "--why", "2", "--rules", "nat_roem=lost")
    assert said.count("Waarom? Hand 2") == 2


def test_house_rules_that_cannot_be_are_told(files: Files) -> None:
    file = files.write()
    files.score(file, "--rules", "tie=soms", "joker=1", status=1)
    assert [line.split(": ")[1] for line in files.errors.splitlines()] == ["rules.joker", "rules.tie"]


def test_several_files_follow_each_other(files: Files) -> None:
    said = files.score(files.write("a.json"), files.write("b.json", title="Twee"))
    assert said.count("Anna, Bram, Cees en Dirk") == 2
    assert "\n\nTwee\n" in said


def test_a_dash_reads_standard_input(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(EXAMPLE)))
    assert files.document("-")["totals"] == [312, 72]


@pytest.mark.usefixtures("_toy")
def test_where_every_player_is_a_side_the_columns_are_players(files: Files) -> None:
    file = files.write(game="toy", rules={"hands": 1000}, hands=[{"points": [1, 20, -3, 1500]}])
    said = files.score(file, "--why", "1")
    assert "1  Anna       1    20    −3  1.500" in said
    document = files.document(file)
    assert document["sides"] == ["Anna", "Bram", "Cees", "Dirk"]
    assert document["hands"][0]["why"] == [
        {"id": "toy.written", "text": "Geteld", "values": {"each": [1, 20, -3, 1500]}, "moves": [1, 20, -3, 1500]}
    ]


# --- JSON -------------------------------------------------------------------------------------------------------------


def test_json_is_the_document_key_by_key(files: Files) -> None:
    said = files.score(files.write(), "--json")
    assert said.count("\n") == 1
    document = json.loads(said)
    assert list(document) == ["game", "sides", "hands", "totals", "finished", "winners"]
    assert (document["game"], document["sides"]) == ("klaverjassen", ["wij", "zij"])
    assert (document["totals"], document["finished"], document["winners"]) == ([312, 72], False, [])
    first, second = document["hands"]
    assert list(first) == ["hand", "dealer", "scores", "totals", "marks", "why", "warnings"]
    without_why = {key: value for key, value in second.items() if key != "why"}
    assert without_why == {
        "hand": 2,
        "dealer": 1,
        "scores": [202, 0],
        "totals": [312, 72],
        "marks": ["nat:zij"],
        "warnings": [],
    }
    assert all(list(line) == ["id", "text", "values", "moves"] for line in first["why"])
    assert first["why"][0]["values"] == {"wij": 90, "zij": 72}
    assert (first["why"][-1]["id"], first["why"][-1]["moves"]) == ("klaverjassen.made", [110, 72])
    assert files.errors == ""


def test_every_step_in_json_says_what_words_say(files: Files) -> None:
    file = files.write()
    names = {"wij": "We", "zij": "They", 0: "Anna", 1: "Bram", 2: "Cees", 3: "Dirk"}
    words = Words("en")
    for hand in files.document(file, "--lang", "en")["hands"]:
        for step in hand["why"]:
            assert step["text"] == words.line(Line(step["id"], step["values"], ()), names)


def test_json_is_one_line_a_file_and_says_nothing_of_files_before(files: Files) -> None:
    other = {**EXAMPLE, "players": ["Els", "Frans", "Gijs", "Henk"]}
    one, two, three = files.documents(files.write("a.json"), files.write("b.json", **other), files.write("c.json"))
    assert one == three
    assert one["totals"] == two["totals"]


def test_warnings_have_the_form_of_problems(files: Files) -> None:
    hands = [{"playing": "wij", "points": {"wij": 161}}, {"playing": "wij", "points": {"wij": 90}}]
    document = files.document(files.write(hands=hands, rules={"end": {"hands": 1}}))
    (doubt,) = document["hands"][0]["warnings"]
    assert list(doubt) == ["at", "id", "text"]
    assert doubt["at"].startswith("hands[0]")
    (late,) = document["hands"][1]["warnings"]
    assert (late["at"], late["id"]) == ("hands[1]", "match.after_end")
    assert document["totals"] == document["hands"][0]["totals"] == document["hands"][1]["totals"]


def test_halves_and_thirds_are_exact() -> None:
    half = TOY._replace(
        id="half",
        score=lambda hand, table, standing: Scored(
            (Fraction(15, 2), Fraction(4, 2), 1), (Line("half.a", {"n": Fraction(1, 3)}, (Fraction(15, 2), 2, 1)),)
        ),
    )
    from scoring import register, unregister

    register(half)
    try:
        document = json.loads(JsonSheet(Words("nl")).match(replay(Match("half", ("A", "B", "C"), hands=({},)))))
    finally:
        unregister("half")
    (hand,) = document["hands"]
    assert (hand["scores"], hand["totals"], document["totals"]) == (["15/2", 2, 1],) * 3
    assert hand["why"][0]["values"] == {"n": "1/3"}


def test_json_under_other_house_rules_is_scored_under_them_and_tells_the_difference(files: Files) -> None:
    document = files.document(files.write(), "--rules", "nat_roem=lost")
    assert document["totals"] == [272, 72]
    assert document["difference"] == {"hands": [{"hand": 2, "scores": [-40, 0]}], "totals": [-40, 0]}


# --- What cannot be ---------------------------------------------------------------------------------------------------


def test_a_hand_that_cannot_be_is_told_on_standard_error(files: Files) -> None:
    file = files.write(hands=[*EXAMPLE["hands"], BAD, {"at": 7, **BAD}])
    assert files.score(file, status=1) == ""
    places = [line.split(": ")[:2] for line in files.errors.splitlines()]
    assert places == [[file, "hands[2].points.wij"], [file, "hands[3].at"], [file, "hands[3].points.wij"]]


def test_with_json_the_problems_are_the_document(files: Files) -> None:
    document = files.document(files.write(hands=[BAD], seats=4), status=1)
    assert list(document) == ["problems"]
    assert [list(problem) for problem in document["problems"]] == [["at", "id", "text"]] * 2
    assert [problem["at"] for problem in document["problems"]] == ["seats", "hands[0].points.wij"]
    assert document["problems"][0]["text"] == "De sleutel seats hoort hier niet."
    assert len(files.errors.splitlines()) == 2


def test_problems_speak_of_the_players_by_name(files: Files) -> None:
    hands = [{"playing": "wij", "points": {"wij": 90}, "dealer": 2, "out": [2, 2]}]
    document = files.document(files.write(hands=hands), status=1)
    assert any(problem["text"].startswith("Cees ") for problem in document["problems"])
    assert "Cees" in files.errors


def test_the_command_leaves_the_interpreter_as_it_was(files: Files) -> None:
    assert gc.isenabled()
    files.score(files.write())
    files.score(files.write(hands=[BAD]), status=1)
    assert gc.isenabled()


def test_one_bad_file_does_not_keep_the_others_from_being_scored(files: Files) -> None:
    bad = files.write("bad.json", hands=[BAD])
    good = files.write("good.json")
    documents = files.documents(bad, good, str(files.folder / "none.json"), status=1)
    assert [next(iter(document)) for document in documents] == ["problems", "game", "problems"]
    assert documents[2]["problems"][0]["id"] == "file.unreadable"


def test_a_problem_is_one_line_whatever_stands_in_the_file(files: Files) -> None:
    file = files.write(**{"a\nb\x1b[31m": 1})
    files.score(file, status=1)
    assert len(files.errors.splitlines()) == 1
    assert "\x1b" not in files.errors


def test_half_a_character_in_a_file_can_still_be_told(files: Files) -> None:
    path = files.folder / "half.json"
    path.write_text(json.dumps({**EXAMPLE, "title": "x", "\ud83c": "\ud83c"}), encoding="utf-8")
    assert files.document(str(path), status=1)["problems"]


@pytest.mark.parametrize(
    "argv",
    [
        [],
        ["--json"],
        ["--why"],
        ["--why", "nul", "x"],
        ["--why", "0", "x"],
        ["--lang", "de", "x"],
        ["--lang"],
        ["--rules", "x"],
        ["--colour", "x"],
    ],
)
def test_a_command_line_that_means_nothing(files: Files, argv: list[str]) -> None:
    assert files.score(*argv, status=2) == ""
    assert len(files.errors.splitlines()) == 1


@pytest.mark.parametrize(
    "argv",
    [
        ["--lang", "en", "--why"],
        ["--why", "--lang", "en", "x"],
        ["--why", "--lang=en"],
        ["x", "--lang=en", "--why"],
    ],
)
def test_a_command_line_that_means_nothing_is_told_in_the_language_it_asks_for(files: Files, argv: list[str]) -> None:
    files.score(*argv, status=2)
    assert files.errors == "natpit: --why wants N behind it.\n"


def test_a_language_that_stands_anywhere_is_heard_unless_it_is_a_file(files: Files) -> None:
    files.score("x", "--colour", "--lang", "en", status=2)
    assert files.errors == "natpit: There is no --colour. What there is, natpit --help tells.\n"
    files.score("--colour", "--", "--lang", "en", status=2)
    assert files.errors.startswith("natpit: --colour bestaat niet")
    files.score("--lang", "de", "--lang", status=2)
    assert files.errors == "natpit: De taal de ken ik niet; wel nl · en.\n"
    files.score("x", "--lang", status=2)
    assert "nl|en" in files.errors


def test_rules_take_every_key_and_value_behind_them() -> None:
    asked = read_arguments(
        ["--rules", "tie=each_own", "pit=50", 'end={"hands": 8}', "a.json", "--rules=kraken=true", "b=c"]
    )
    assert asked.rules == {"tie": "each_own", "pit": 50, "end": {"hands": 8}, "kraken": True}
    assert asked.files == ["a.json", "b=c"]
    assert read_arguments(["a.json", "--rules", "tie=null", "--", "--json"]).files == ["a.json", "--json"]


def test_help_helps(files: Files) -> None:
    for option in ("--help", "-h"):
        said = files.score(option)
        assert all(name in said for name in ("--why", "--rules", "--lang", "--json"))
    assert "standard error" in files.score("--help", "--lang", "en")


# --- Through the front door -------------------------------------------------------------------------------------------


def natpit(*argv: str, given: str = "", **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "app", "score", *argv],
        cwd=ROOT,
        env={**os.environ, **env},
        input=given.encode(),
        capture_output=True,
        check=False,
    )


def test_natpit_score_is_that_command(files: Files) -> None:
    assert main(["score", "--json", files.write()]) == 0
    assert json.loads(files.capsys.readouterr().out)["totals"] == [312, 72]


def test_natpit_score_reads_and_answers_in_utf_8_whatever_the_terminal_speaks() -> None:
    title = {**EXAMPLE, "title": "Łukasz ♣"}
    done = natpit(
        "-", "--rules", "nat_roem=lost", given=json.dumps(title, ensure_ascii=False), PYTHONIOENCODING="ascii"
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().startswith("Łukasz ♣\n")
    assert "− 40" in done.stdout.decode()


def test_natpit_score_loads_neither_the_app_nor_the_database(files: Files) -> None:
    code = "import sys; from app.__main__ import main; main(sys.argv[1:]); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code, "score", "--json", files.write()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name.partition(".")[0] for name in done.stdout.splitlines()[-1].split()}
    heavy = {"flet", "sqlmodel", "sqlalchemy", "pydantic", "alembic", "babel", "argparse", "asyncio", "datetime"}
    assert heavy & loaded == set()


def test_natpit_score_says_which_file_failed_and_leaves_with_1() -> None:
    done = natpit("-", given="{}", LC_ALL="en_US.UTF-8")
    assert done.returncode == 1
    assert done.stdout == b""
    assert done.stderr.decode() == "-: format: This is no natpit-match: format must be natpit-match.\n"
