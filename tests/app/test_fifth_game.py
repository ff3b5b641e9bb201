"""A game that no file of the house names goes all the way through it: from its tile to `natpit score`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.commands.score import run
from app.table.matchfile import match_file
from tests.app.table import FOUR, Table, reachable_without_name

pytestmark = pytest.mark.usefixtures("fifth_game")
HANDS: tuple[dict[str, Any], ...] = ({"by": 0, "worth": 1}, {"by": 2, "worth": 3}, {"by": 0, "worth": 2})
"""Where three counts double: 3 – 0 – 6 – 0."""


async def begun(table: Table, *hands: dict[str, Any], **rules: Any) -> str:
    return await table.match(hands, game="tikken", rules=rules)


async def hands_of(table: Table, match: str) -> list[Any]:
    return [hand.data for hand in (await table.ask(lambda s: s.match(match))).hands]


async def test_from_its_tile_to_the_pad(table: Table) -> None:
    for name in reversed(FOUR):
        await table.ask(lambda s, name=name: s.add_person(name))
    app = await table.screen()
    await app.tap("Tikken, 4 spelers, nieuw spel")
    await table.rest(app)
    assert app.shows("Nieuwe tik")
    assert app.shows("3 handen.")
    assert app.has("3 spelers")  # it can be played with two, three or four
    for name in FOUR:
        await app.tap(name)
    await app.tap("Begin")
    await table.rest(app)
    assert app.shows("Riet geeft")
    assert reachable_without_name(app) == []
    await app.tap("Hand 1 invoeren")
    await table.rest(app)
    assert app.shows("Wie tikt?")


async def test_its_house_rules_are_chosen_and_read(table: Table) -> None:
    app = await table.screen("/new/tikken/agreement")
    await app.tap("tot 5")
    await app.tap("telt dubbel")
    await app.tap("Klaar")
    await table.rest(app)
    assert app.route == "/new/tikken"
    assert app.shows("Tot 5. Drie telt dubbel.")


async def test_a_hand_is_kept_at_every_tap_and_written_as_the_bar_says(table: Table) -> None:
    match = await begun(table)
    app = await table.screen(f"/match/{match}/hand")
    await app.tap("Jan tikt")
    assert app.shows("Een, twee of drie?")
    await app.tap("2")
    again = await table.screen(f"/match/{match}/hand")
    assert again.has("Jan tikt 2 Schrijf op")
    await again.key("3")
    await again.key("Enter")
    await again.until(lambda: again.route == f"/match/{match}")
    assert await hands_of(table, match) == [{"by": 2, "worth": 3}]
    assert again.shows(re.compile("^Hand 1, Riet 0, Ans 0, Jan 3, Piet 0"))
    assert again.shows("Jan staat 3 voor")
    assert again.shows("2 van 3")
    assert again.shows("Ans geeft")


async def test_a_hand_is_explained_and_corrected(table: Table) -> None:
    match = await begun(table, *HANDS[:2], three="double")
    app = await table.screen(f"/match/{match}/why/2")
    assert app.shows("Getikt door Jan")
    told = app.texts[app.texts.index("Getikt door Jan") :]
    assert told[told.index("Drie telt dubbel") :][:5] == ["Drie telt dubbel", "0", "0", "+ 3", "0"]
    assert told[told.index("Opgeschreven") :][1:5] == ["0", "0", "6", "0"]
    assert reachable_without_name(app) == []
    await app.tap("Verbeter hand 2")
    await table.rest(app)
    await app.tap("Ans tikt")
    await app.tap("Ans tikt 6 Verbeter")
    await app.until(lambda: app.route == f"/match/{match}")
    assert await hands_of(table, match) == [HANDS[0], {"by": 1, "worth": 3}]
    assert app.shows(re.compile("^Hand 2, .*verbeterd"))


async def test_the_end_the_winner_and_the_match_at_home(table: Table) -> None:
    match = await begun(table, *HANDS, three="double")
    app = await table.screen(f"/match/{match}/result")
    assert {"Uitgetikt", "Jan wint", "3 punten voor op Riet"} <= set(app.texts)
    home = await table.screen("/")
    assert home.shows("6 – 3 – 0 – 0")


ADDRESSES = (
    "hand", "hand/1", "insert/1", "count", "why/1", "dispute/1", "table", "history", "agreement", "agreement/preview",
    "result", "share/picture", "share/pdf", "share/text",
)  # fmt: skip


@pytest.mark.parametrize("text", [1.0, 2.0])
async def test_every_screen_of_a_match_opens_with_a_name_on_all_that_can_be_tapped(table: Table, text: float) -> None:
    match = await begun(table, *HANDS[:2])
    app = await table.screen(f"/match/{match}", text=text)
    for address in ADDRESSES:
        await app.go(f"/match/{match}/{address}")
        await table.rest(app)
        assert app.texts, address
        assert reachable_without_name(app) == [], address


async def test_it_is_played_in_english_too(table: Table) -> None:
    match = await begun(table, *HANDS[:2])
    app = await table.screen(f"/match/{match}")
    await app.go("/settings")
    await app.tap("English")
    await app.go(f"/match/{match}")
    await table.rest(app)
    assert app.shows("Jan leads by 2")


async def test_its_match_file_is_scored_on_the_command_line(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = await begun(table, *HANDS, three="double")
    made = await table.ask(lambda s: match_file(s, match))
    assert made.name.startswith("natpit-tikken-")
    file = tmp_path / made.name
    file.write_bytes(made.data)
    assert run(["--json", str(file)]) == 0
    scored = json.loads(capsys.readouterr().out)
    assert (scored["totals"], scored["finished"], scored["winners"]) == ([3, 0, 6, 0], True, [2])
    assert scored["hands"][1]["marks"] == ["tik:2"]
    assert run([str(file), "--lang", "en", "--why", "2"]) == 0
    sheet = capsys.readouterr().out
    assert "Ticks" in sheet
    assert "Three counts double" in sheet
    assert run([str(file), "--rules", "three=plain", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["difference"]["totals"] == [0, 0, -3, 0]
