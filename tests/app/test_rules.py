"""The rules to read: a page a game, in both languages, with examples that scoring works out when they are shown."""

import re
from itertools import chain

import flet as ft
import pytest

from app.entry.book import book_of, paid, worked
from app.screens.rules_text import house_rules, table_of, worked_out
from app.words import LANGUAGES, Words
from scoring import ROOMS, game, games
from tests.app.table import FOUR, hand, reachable_without_name

WORKED = {
    "klaverjassen": [
        (100, 62), (0, 162), (100, 82), (0, 222), (0, 202), (107, 105), (0, 212), (0, 362), (282, 0), (0, 302),
        (162, 20), (0, 1296),
    ],
    "hartenjagen": [(5, 8, 13), (0, 26, 26), (13, 8, 5), (13, 8, 5), (-10, 26, 26), (3, 10, 2)],
    "heugen": [
        (40, -20, -20), (0, 0, 0), (-20, 10, 10), (-60, 30, 30), (20, -10, -10), (40, -20, -20), (-40, 20, 20),
        (150, -25, -25), (100, 0, 0), (70, -35, -35),
    ],
    "sheepshead": [
        (2, 1, -1, -1, -1), (4, 2, -2, -2, -2), (-2, -1, 1, 1, 1), (-4, -2, 2, 2, 2), (-2, -1, 1, 1, 1),
        (2, 1, -1, -1, -1), (4, 2, -2, -2, -2), (-9, 0, 3, 3, 3), (4, 2, -2, -2, -2), (4, -1, -1, -1, -1),
        (-4, -2, 2, 2, 2), (-16, -8, 8, 8, 8), (-1, -1, -1, 4, -1),
    ],
}  # fmt: skip
"""What each worked example comes to, by the rules of the games."""

BOTH = pytest.mark.parametrize("lang", LANGUAGES)
EVERY = pytest.mark.parametrize("game_id", ROOMS)


@EVERY
def test_every_game_has_a_page_whose_examples_come_to_what_its_rules_say(game_id):
    book = book_of(game_id)
    assert [worked(game_id, example).scored.scores for example in book.examples] == WORKED[game_id]


def test_totals_and_the_end_are_worked_out_too():
    words = Words("nl", strict=True)
    shown = [worked_out("hartenjagen", example, words) for example in book_of("hartenjagen").examples]
    assert [one.totals for one in shown[1:4]] == [("40", "81", "86"), ("63", "103", "97"), ("73", "100", "70")]
    assert [one.over for one in shown] == ["", "", "Het is uit. Riet wint.", "Het is uit. Jan wint.", "", ""]


@BOTH
@EVERY
def test_an_example_shows_what_scoring_says(game_id, lang):
    words = Words(lang, strict=True)
    for example in book_of(game_id).examples:
        scored, shown = worked(game_id, example).scored, worked_out(game_id, example, words)
        assert shown.written == tuple(words.number(score) for score in scored.scores)
        assert len(shown.steps) == len(scored.lines)
        assert all(words.number(abs(score)) in shown.result for score in scored.scores)
        assert shown.caption
        assert "{" not in shown.caption
        assert bool(shown.agreed) == bool(example.rules)


@BOTH
@EVERY
def test_every_sentence_of_every_page_is_there(game_id, lang):
    words, book = Words(lang, strict=True), book_of(game_id)
    said = chain(
        [book.intro], book.cards_said, book.play, book.score, book.end, book.sources, book.extra_said,
        [book.extra_title] if book.extra_title else [],
    )  # fmt: skip
    assert all(words.say(word) for word in said)
    for grid in (book.cards, book.extra):
        if grid is not None:
            shown = table_of(game_id, grid, words)
            assert all(len(cells) == len(shown.heads) for _, cells in shown.rows)
    rules = house_rules(game(game_id), {}, words)
    assert len(rules) == len(game(game_id).house_rules)
    assert all(rule.who and rule.choices and not rule.yours for rule in rules)


@pytest.mark.parametrize(("game_id", "all_cards"), [("klaverjassen", 162), ("heugen", 151), ("sheepshead", 120)])
def test_the_cards_on_the_page_are_worth_what_a_hand_is(game_id, all_cards):
    heads, rows = book_of(game_id).cards
    values = [[int(cell) for cell in cells] for _, cells in rows]
    if len(heads) == 2:  # one suit is trump, three are plain, and the last trick is 10
        assert sum(trump + 3 * plain for trump, plain in values) + 10 == all_cards
    else:
        assert 4 * sum(value for (value,) in values) == all_cards


def test_what_sheepshead_pays_is_worked_out_and_adds_up_to_zero():
    grid = book_of("sheepshead").extra
    numbers = [[paid("sheepshead", cell) for cell in cells] for _, cells in grid.rows]
    assert numbers == [[6, 3, -3, 12], [4, 2, -2, 8], [2, 1, -1, 4], [-2, -1, 1, -4], [-4, -2, 2, -8], [-9, 0, 3, -12]]
    assert all(picker + partner + 3 * other == 0 for picker, partner, other, _ in numbers)


def test_a_house_rule_says_what_this_table_has_instead():
    words = Words("nl", strict=True)
    rules = {rule.label: rule for rule in house_rules(game("klaverjassen"), {"tie": "each_own", "pit": 100}, words)}
    assert rules["Gelijk"].choices == ("Is nat", "Ieder houdt het eigen")
    assert rules["Gelijk"].yours == "Ieder houdt het eigen"
    assert rules["Pit"].yours == ""


# --- On the screen ----------------------------------------------------------------------------------------------------


def headings(app, level):
    return [
        "".join(c.value or "" for c in app.walk(head) if isinstance(c, ft.Text))
        for head in app.all(ft.Semantics)
        if head.heading_level == level
    ]


async def test_the_book_on_the_cover_opens_the_list_of_games(table):
    app = await table.screen("/")
    await app.tap("Spelregels")
    await table.rest(app)
    assert app.route == "/rules"
    names = [f"Spelregels van {Words('nl').say(f'{one.id}.name')}" for one in games()]
    assert [name for name, _ in app.named()] == ["Terug", *names]
    await app.tap(names[2])
    await table.rest(app)
    assert app.route == "/rules/heugen"
    await app.tap("Terug")
    await app.tap("Terug")
    assert app.route == "/"


@EVERY
async def test_a_page_has_a_heading_for_every_section(table, game_id):
    app = await table.screen(f"/rules/{game_id}")
    found = headings(app, 2)
    ordered = ["Jullie afspraak", "De kaarten", "Een hand", "Tellen", "Het einde", "Voorbeelden", "Huisregels"]
    assert [head for head in found if head in ordered] == ordered
    assert found[-1] == "Waar het vandaan komt"
    assert headings(app, 1) == [Words("nl").say(f"{game_id}.name")]
    assert reachable_without_name(app) == []


@EVERY
async def test_every_example_on_the_screen_shows_what_scoring_writes(table, game_id):
    app = await table.screen(f"/rules/{game_id}")
    words = Words("nl")
    closed = re.compile("tik voor de stappen$")
    while app.has(closed):
        await app.tap(closed, nth=0)
    opened = [name for name, _ in app.named() if name.endswith("stappen staan eronder")]
    assert len(opened) == len(WORKED[game_id])
    for name, scores in zip(opened, WORKED[game_id], strict=True):
        assert all(words.number(abs(score)) in name for score in scores)
    bands = [c for c in app.all(ft.Text) if c.value == "Opgeschreven"]
    assert len(bands) == len(WORKED[game_id])


async def test_the_first_example_is_open_and_the_others_open_on_a_tap(table):
    app = await table.screen("/rules/klaverjassen")
    first, second = (name for name, _ in app.named() if name.startswith("Wij spelen: ") and " roem" not in name)
    assert first.endswith("Wij 100, Zij 62, stappen staan eronder")
    assert second.endswith("Wij nat: Wij 0, Zij 162, tik voor de stappen")
    assert not app.shows("Gelijk is nat")
    await app.tap(second)
    assert app.shows("Gelijk is nat")


async def test_the_agreement_is_that_of_the_last_match(table):
    app = await table.screen("/rules/klaverjassen")
    assert "Nog geen eigen afspraak: zo is het zonder." in app.texts
    await table.match([hand("wij", 90)], rules={"tie": "each_own"})
    again = await table.screen("/rules/klaverjassen")
    assert any("Gelijk: ieder houdt het eigen." in text for text in again.texts)
    assert "Zo speelden jullie het laatst, vandaag." in again.texts
    assert "Jullie: Ieder houdt het eigen" in again.texts


async def test_from_a_match_the_agreement_is_its_own(table):
    match = await table.match([hand("wij", 90)], rules={"tie": "each_own"})
    await table.match([], FOUR)
    app = await table.screen(f"/match/{match}")
    await app.tap("Meer")
    await app.tap("Spelregels")
    await table.rest(app)
    assert app.route == f"/match/{match}/rules"
    assert any("Gelijk: ieder houdt het eigen." in text for text in app.texts)
    assert "Zo is het in dit spel, voor de volgende hand." in app.texts
    await app.tap("Terug")
    assert app.route == f"/match/{match}"


async def test_its_address_opens_it_before_the_match_is_read(table):
    match = await table.match([hand("wij", 90)], rules={"tie": "each_own"})
    app = await table.screen(f"/match/{match}/rules")
    assert any("Gelijk: ieder houdt het eigen." in text for text in app.texts)
    await app.key("Escape")
    assert app.route == f"/match/{match}"


async def test_waarom_leads_to_the_rules_as_well(table):
    match = await table.match([hand("wij", 90)])
    app = await table.screen(f"/match/{match}/why/1")
    await app.tap("Meer")
    await app.tap("Spelregels")
    await table.rest(app)
    assert app.route == f"/match/{match}/rules"


async def test_a_game_that_is_not_there_has_no_page(table):
    app = await table.screen("/rules/bridge")
    assert "Van dit spel staan hier geen regels." in app.texts
    await app.tap("Terug")
    assert app.route == "/rules"


@EVERY
async def test_a_page_is_drawn_in_large_text_and_beside_the_pad(table, game_id):
    large = await table.screen(f"/rules/{game_id}", text=2.0)
    assert headings(large, 2)
    assert reachable_without_name(large) == []
    names = (*FOUR, "Els")[: game(game_id).tables[0]]
    match = await table.match([], names, game=game_id)
    wide = await table.screen(f"/match/{match}/rules", width=1180, height=820)
    assert "Jullie afspraak" in headings(wide, 2)
    assert reachable_without_name(wide) == []
