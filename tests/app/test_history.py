"""The history of a match: every write in order, with what was and what is since, and the way back from each."""

import re

import flet as ft
import pytest

from app.look import DRUK
from app.screens.history_text import differing, lines
from app.store import new_token
from app.table.past import look_back
from app.table.sheet import sheet_of
from app.table.undoing import way_back
from app.words import Words
from tests.app.table import FOUR, hand, reachable_without_name, take_back

MADE = hand("wij", 92, 20)
"""Wij 112, Zij 70."""
LESS = hand("zij", 101, 20)
"""Wij 81, Zij 101."""
EVEN = {"playing": "wij", "points": {"wij": 81}}
NAT = hand("wij", 60)


def looked(match, history, order, words=None):
    sheet = sheet_of(match)
    return lines(look_back(match.game, history, order), sheet, words or Words("nl", strict=True))


async def told(table, match):
    """The lines of the history, oldest first: title, old, new."""
    found = await table.ask(lambda s: looked(s.match(match), s.history(match), s.hand_order(match)))
    return [(line.title, line.old, line.new) for line in reversed(found)]


async def stored(table, match):
    return await table.ask(lambda s: s.match(match))


async def correct(table, match, place, value):
    now = (await stored(table, match)).hands[place]
    await table.ask(lambda s: s.correct_hand(match, now.id, value, now.version, new_token()))


async def open_history(table, match, **page):
    app = await table.screen(f"/match/{match}/history", **page)
    await table.rest(app)
    await app.until(lambda: app.has(re.compile("Begonnen")))
    return app


async def undo(table, app, line, button="Maak dit ongedaan", nth=None):
    await app.tap(re.compile(line), nth=nth)
    await app.tap(button)
    for _ in range(3):
        await table.rest(app)
    await app.until(lambda: not app.has(button))


# --- What is told -----------------------------------------------------------------------------------------------------


async def test_every_kind_of_write_is_told_with_the_old_and_the_new_value(table):
    match = await table.match([MADE, NAT])
    first, second = (await stored(table, match)).hands
    ids = [person.id for person in (await stored(table, match)).people]
    await correct(table, match, 0, LESS)
    await table.ask(lambda s: s.strike_hand(match, second.id, 1, new_token()))
    await table.ask(lambda s: s.restore_hand(match, second.id, 2, new_token()))
    await table.ask(lambda s: s.write_hand(match, EVEN, new_token(), before=second.id))
    await table.ask(lambda s: s.change_rules(match, {"tie": "each_own"}, after_hand=first.id))
    await table.ask(lambda s: s.change_rules(match, {}))
    await table.ask(lambda s: s.mend_table(match, [ids[0], ids[3], ids[2], ids[1]], 0))
    await table.ask(lambda s: s.mend_table(match, [ids[0], ids[3], ids[2], ids[1]], 2))
    await table.ask(lambda s: s.stop_match(match))
    await table.ask(lambda s: s.sign_match(match))
    await table.ask(lambda s: s.unsign_match(match))
    await table.ask(lambda s: s.reopen_match(match))
    await table.ask(lambda s: s.remove_match(match))
    await table.ask(lambda s: s.restore_match(match))
    assert await told(table, match) == [
        ("Begonnen", "", "Riet, Ans, Jan en Piet. Riet gaf eerst"),
        ("Hand 1 opgeschreven", "", "Wij 112, Zij 70"),
        ("Hand 2 opgeschreven", "", "Wij nat: Wij 0, Zij 162"),
        ("Hand 1 verbeterd", "Wij 112, Zij 70", "Wij 81, Zij 101"),
        ("Hand 2 weggestreept", "Wij nat: Wij 0, Zij 162", ""),
        ("Hand 2 teruggezet", "", "Wij nat: Wij 0, Zij 162"),
        ("Hand 2 ertussen gezet", "", "Wij nat: Wij 0, Zij 162"),
        ("Andere afspraak, vanaf hand 2", "Gelijk is nat.", "Gelijk: ieder houdt het eigen."),
        # For the whole match is told by the first hand for which it is another one.
        ("Andere afspraak, vanaf hand 2", "Gelijk: ieder houdt het eigen.", "Gelijk is nat."),
        ("Namen en plaatsen", "Riet, Ans, Jan en Piet", "Riet, Piet, Jan en Ans"),
        ("Namen en plaatsen", "Riet gaf eerst", "Jan gaf eerst"),
        ("Gestopt", "", ""),
        ("Akkoord aan tafel", "", ""),
        ("Akkoord ingetrokken", "", ""),
        ("Toch verder", "", ""),
        ("Weggelegd", "", ""),
        ("Teruggelegd", "", ""),
    ]


async def test_a_hand_is_told_as_it_was_scored_then_not_as_it_would_be_now(table):
    match = await table.match([EVEN])
    await table.ask(lambda s: s.change_rules(match, {"tie": "each_own"}))
    await correct(table, match, 0, {"playing": "zij", "points": {"wij": 81}})
    _, written, changed, corrected = await told(table, match)
    assert written == ("Hand 1 opgeschreven", "", "Wij nat: Wij 0, Zij 162")
    assert changed[0] == "Andere afspraak, voor het hele spel"
    assert corrected[0] == "Hand 1 verbeterd"
    assert corrected[1:] == ("Wij spelen", "Zij spelen")  # 81 for each, whoever played: only that differs


async def test_a_hand_has_the_number_that_it_had_on_the_pad_then(table):
    match = await table.match([MADE, NAT, LESS])
    hands = (await stored(table, match)).hands
    await table.ask(lambda s: s.strike_hand(match, hands[0].id, 1, new_token()))
    await correct(table, match, 1, MADE)
    assert [title for title, *_ in await told(table, match)][-2:] == ["Hand 1 weggestreept", "Hand 2 verbeterd"]


async def test_what_only_differs_in_trump_is_told_by_that(table):
    match = await table.match([{**MADE, "trump": "harten"}])
    await correct(table, match, 0, {**MADE, "trump": "klaveren"})
    assert (await told(table, match))[-1] == ("Hand 1 verbeterd", "harten troef", "klaveren troef")
    assert differing("a, b", "a, b") == ("a, b", "a, b")
    assert differing("a, b, c", "a, c, d") == ("b", "d")


async def test_a_name_is_spelled_as_it_is_now_in_all_of_the_past(table):
    match = await table.match([])
    await table.ask(lambda s: s.rename_person(s.match(match).people[0].id, "Marietje"))
    assert (await told(table, match))[0][2] == "Marietje, Ans, Jan en Piet. Marietje gaf eerst"


async def test_who_joins_later_did_not_play_the_hands_from_before(table):
    three = [{"hearts": [5, 8, 0], "queen": 2}, {"hearts": [13, 0, 0], "queen": 1}]
    match = await table.match(three, FOUR[:3], game="hartenjagen")

    def join(s):
        one = s.match(match)
        s.mend_table(match, [*(p.id for p in one.people), s.add_person("Els").id], 0)
        s.write_hand(match, {"hearts": [1, 2, 3, 7], "queen": 0}, new_token())
        s.correct_hand(match, one.hands[0].id, {"hearts": [8, 5, 0, 0], "queen": 2, "out": [3]}, 1, new_token())

    await table.ask(join)
    assert (await told(table, match))[1:] == [
        ("Hand 1 opgeschreven", "", "Riet 5, Ans 8, Jan 13"),
        ("Hand 2 opgeschreven", "", "Riet 13, Ans 13, Jan 0"),
        ("Namen en plaatsen", "Riet, Ans en Jan", "Riet, Ans, Jan en Els"),
        ("Hand 3 opgeschreven", "", "Riet 14, Ans 2, Jan 3, Els 7"),
        ("Hand 1 verbeterd", "Riet 5, Ans 8, Jan 13, Els –", "Riet 8, Ans 5, Jan 13, Els –"),
    ]


async def test_what_is_told_of_hands_looking_back_is_what_the_pad_shows(table):
    """The last value of every hand that stands is scored as the match itself is."""
    match = await table.match([MADE, EVEN, NAT, LESS], rules={"end": {"target": 300}})
    await correct(table, match, 2, MADE)
    await table.ask(lambda s: s.change_rules(match, {"tie": "each_own"}, after_hand=s.match(match).hands[0].id))
    await correct(table, match, 1, {**EVEN, "roem": {"wij": 20}})
    now = await stored(table, match)
    moments = await table.ask(lambda s: look_back(now.game, s.history(match), s.hand_order(match)))
    last = {one.change.hand: one.now.played.scored for one in moments if one.now}
    assert [last[stored.id].scores for stored in now.hands] == [p.scored.scores for p in sheet_of(now).replay.hands]


@pytest.mark.parametrize("lang", ["nl", "en"])
async def test_both_languages_have_every_sentence(table, lang):
    match = await table.match([MADE])
    await correct(table, match, 0, NAT)
    await table.ask(lambda s: s.change_rules(match, {"tie": "each_own"}))
    words = Words(lang, strict=True)
    found = await table.ask(lambda s: looked(s.match(match), s.history(match), s.hand_order(match), words))
    assert all(line.said and "{" not in line.said for line in found)


# --- The screen -------------------------------------------------------------------------------------------------------


async def test_the_newest_is_on_top_under_where_the_match_stands_now(table):
    match = await table.match([MADE, NAT])
    app = await open_history(table, match)
    assert app.texts[:5] == ["Geschiedenis", "Nu", "Zij staan 120 voor", "hand 3 van 16", "vandaag"]
    titles = [name.split(", ")[1].split(":")[0] for name, _ in app.named() if ". Tik" in name]
    assert titles == ["Hand 2 opgeschreven", "Hand 1 opgeschreven", "Begonnen"]
    heads = [c for c in app.all(ft.Semantics) if c.heading_level]
    assert [c.heading_level for c in heads] == [1, 2]
    assert reachable_without_name(app) == []


async def test_the_pad_leads_there_and_back(table):
    match = await table.match([MADE])
    app = await table.screen(f"/match/{match}")
    await app.tap("Meer")
    await app.tap("Geschiedenis")
    await table.rest(app)
    assert app.route == f"/match/{match}/history"
    await app.tap("Terug")
    assert app.route == f"/match/{match}"


async def test_a_line_says_all_of_it_to_a_screen_reader(table):
    match = await table.match([MADE])
    await correct(table, match, 0, LESS)
    app = await open_history(table, match)
    names = [name for name, _ in app.named()]
    assert any(
        re.fullmatch(
            r"\d\d:\d\d, Hand 1 verbeterd: Wij spelen, Wij 112 waarvan roem 20, Zij 70, werd "
            r"Zij spelen, Wij 81 waarvan roem 20, Zij 101\. Tik voor ongedaan\.",
            name,
        )
        for name in names
    )


async def test_three_hundred_writes_are_told_and_drawn(table):
    match = await table.match([MADE] * 60, rules={"end": {"hands": 64}})

    def churn(s):
        for n in range(240):
            now = s.match(match).hands[(n * 7) % 60]
            s.correct_hand(match, now.id, MADE if n % 2 else NAT, now.version, new_token())

    await table.ask(churn)
    history, order, now = await table.ask(lambda s: (s.history(match), s.hand_order(match), s.match(match)))
    assert len(looked(now, history, order)) == 301
    app = await open_history(table, match)
    assert len([name for name, _ in app.named() if ". Tik" in name]) == 301


# --- The way back -----------------------------------------------------------------------------------------------------


async def test_a_correction_is_undone_by_a_correction_back_and_that_too(table):
    match = await table.match([MADE, NAT])
    await correct(table, match, 0, LESS)
    app = await open_history(table, match)
    await app.tap(re.compile("Hand 1 verbeterd"))
    assert "Hand 1 wordt weer Wij 112, Zij 70." in app.texts
    await app.tap("Maak dit ongedaan")
    for _ in range(3):
        await table.rest(app)
    assert (await stored(table, match)).hands[0].data == MADE
    assert (await told(table, match))[-1] == ("Hand 1 verbeterd", "Wij 81, Zij 101", "Wij 112, Zij 70")
    assert app.shows("Ongedaan gemaakt")
    await take_back(app)
    await table.rest(app)
    assert (await stored(table, match)).hands[0].data == LESS


async def test_a_written_hand_is_struck_and_a_struck_one_comes_back(table):
    match = await table.match([MADE, NAT])
    app = await open_history(table, match)
    await undo(table, app, "Hand 2 opgeschreven")
    assert [h.data for h in (await stored(table, match)).hands] == [MADE]
    await undo(table, app, "Hand 2 weggestreept")
    assert [h.data for h in (await stored(table, match)).hands] == [MADE, NAT]
    await undo(table, app, "Hand 2 teruggezet")
    assert [h.data for h in (await stored(table, match)).hands] == [MADE]


async def test_a_hand_that_was_put_in_between_goes_again(table):
    match = await table.match([MADE, NAT])
    second = (await stored(table, match)).hands[1].id
    await table.ask(lambda s: s.write_hand(match, LESS, new_token(), before=second))
    app = await open_history(table, match)
    await undo(table, app, "Hand 2 ertussen gezet")
    assert [h.data for h in (await stored(table, match)).hands] == [MADE, NAT]


async def test_an_agreement_and_the_table_are_what_they_were_again(table):
    match = await table.match([EVEN])
    ids = [person.id for person in (await stored(table, match)).people]
    await table.ask(lambda s: s.change_rules(match, {"tie": "each_own"}))
    await table.ask(lambda s: s.mend_table(match, ids[::-1], 1))
    app = await open_history(table, match)
    await undo(table, app, "Namen en plaatsen")
    now = await stored(table, match)
    assert (now.names, now.first_dealer) == (FOUR, 0)
    await undo(table, app, "Andere afspraak")
    assert (await stored(table, match)).rules == {}


async def test_stopping_signing_and_putting_away_are_undone(table):
    match = await table.match([MADE])
    await table.ask(lambda s: s.stop_match(match))
    await table.ask(lambda s: s.sign_match(match))
    app = await open_history(table, match)
    off = (await stored(table, match)).signed
    await undo(table, app, "Akkoord aan tafel")
    assert (await stored(table, match)).signed is None
    await undo(table, app, "Akkoord ingetrokken")
    assert (await stored(table, match)).signed == off
    await undo(table, app, ", Gestopt")
    assert (await stored(table, match)).stopped is None
    await undo(table, app, "Toch verder")
    assert (await stored(table, match)).stopped is not None
    await table.ask(lambda s: s.remove_match(match))
    await table.natpit.house.pads.load(match)
    await table.rest(app)
    await undo(table, app, "Weggelegd")
    assert (await stored(table, match)).removed is None
    await undo(table, app, "Teruggelegd")
    assert (await stored(table, match)).removed is not None
    assert app.route == "/"


async def test_the_beginning_is_undone_by_putting_the_match_away_after_asking(table):
    match = await table.match([MADE])
    app = await open_history(table, match)
    await undo(table, app, "Begonnen", "Toch ongedaan maken")
    assert (await stored(table, match)).removed is not None
    assert app.route == "/"


async def test_a_later_version_of_the_same_hand_is_asked_about(table):
    match = await table.match([MADE])
    await correct(table, match, 0, LESS)
    await correct(table, match, 0, NAT)
    app = await open_history(table, match)
    await app.tap(re.compile("Hand 1 verbeterd"), nth=1)
    assert any("Aan deze hand is daarna nog iets veranderd, om " in text for text in app.texts)
    assert not app.has("Maak dit ongedaan")
    await app.tap("Toch ongedaan maken")
    for _ in range(3):
        await table.rest(app)
    assert (await stored(table, match)).hands[0].data == MADE


async def test_what_cannot_be_undone_says_why(table):
    match = await table.match([MADE])
    await correct(table, match, 0, LESS)
    await table.ask(lambda s: s.strike_hand(match, s.match(match).hands[0].id, 2, new_token()))
    app = await open_history(table, match)
    await app.tap(re.compile("Hand 1 verbeterd"))
    assert any("Deze hand is weggestreept, om " in text for text in app.texts)
    assert not app.has("Maak dit ongedaan")


async def test_a_value_that_cannot_be_by_the_agreement_of_now_says_what_is_wrong(table):
    match = await table.match([{**MADE, "kraak": 2}], rules={"kraken": True})
    await correct(table, match, 0, MADE)
    await table.ask(lambda s: s.change_rules(match, {}))
    app = await open_history(table, match)
    await app.tap(re.compile("Hand 1 verbeterd"))
    assert "Kraken is hier niet afgesproken" in app.texts
    assert not app.has("Maak dit ongedaan")


async def test_an_agreement_that_later_hands_need_is_not_taken_back(table):
    match = await table.match([MADE])
    await table.ask(lambda s: s.change_rules(match, {"kraken": True}))
    await table.ask(lambda s: s.write_hand(match, {**MADE, "kraak": 2}, new_token()))
    app = await open_history(table, match)
    await undo(table, app, "Andere afspraak")
    assert app.shows("Kraken is hier niet afgesproken")
    assert (await stored(table, match)).rules == {"kraken": True}


async def test_who_undoes_what_somebody_else_just_changed_is_told(table):
    match = await table.match([MADE])
    await correct(table, match, 0, LESS)
    app = await open_history(table, match)
    await app.tap(re.compile("Hand 1 verbeterd"))
    await correct(table, match, 0, NAT)  # on another phone, that this one has not heard of
    await app.tap("Maak dit ongedaan")
    for _ in range(3):
        await table.rest(app)
    # The write finds the later version: nothing of the other phone is lost.
    assert (await stored(table, match)).hands[0].data == NAT


async def test_of_each_write_it_is_known_whether_it_can_be_undone(table):
    match = await table.match([MADE, NAT])
    hands = (await stored(table, match)).hands
    await table.ask(lambda s: s.strike_hand(match, hands[1].id, 1, new_token()))
    await table.ask(lambda s: s.restore_hand(match, hands[1].id, 2, new_token()))
    await table.ask(lambda s: s.change_rules(match, {"tie": "each_own"}))
    await table.ask(lambda s: s.change_rules(match, {"rounding": "tens"}))
    await table.ask(lambda s: s.stop_match(match))
    await table.ask(lambda s: s.reopen_match(match))
    history, now = await table.ask(lambda s: (s.history(match), s.match(match)))
    sheet = sheet_of(now)
    ways = [(change.kind, *way_back(change, history, sheet)[:3]) for change in history]
    assert ways == [
        ("begun", "remove", True, "history.ask_away"),
        ("written", "strike", True, ""),
        ("written", "strike", True, "history.ask_hand"),
        ("struck", "restore", False, "history.no_back"),
        ("restored", "strike", True, ""),
        ("rules", "rules", True, "history.ask_rules"),
        ("rules", "rules", True, ""),
        ("stopped", "reopen", False, "history.no_open"),
        ("reopened", "stop", True, ""),
    ]


async def test_the_history_fits_large_text_and_the_pane_beside_the_pad(table):
    match = await table.match([MADE, NAT])
    large = await open_history(table, match, text=2.0)
    assert large.has(re.compile("Hand 2 opgeschreven"))
    wide = await open_history(table, match, width=1180, height=820)
    assert wide.shows("Zij staan 120 voor")
    assert len(wide.views) == 1 or wide.views[-1].route == f"/match/{match}"
    arrows = [c for c in wide.all(ft.Icon) if c.color == DRUK]
    assert arrows
