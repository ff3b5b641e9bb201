"""Another agreement in the middle of a match: seen beforehand, written as it was seen, told on the pad, taken back."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import flet as ft
import pytest

from app.room import Room
from app.screens.preview_text import agreements_of, changed_from, forecast
from app.screens.why_text import source_of
from app.store import new_token
from app.table import agreeing
from app.table.agreeing import Proposal
from app.table.agreement import choose
from app.table.sheet import Sheet, as_match, sheet_of
from app.words import Words
from scoring.dispute import alternatives
from scoring.match import Match, replay
from tests.app.harness import App
from tests.app.table import Table, hand, reachable_without_name
from tests.scoring.any_hands import GAMES, random_hand, random_rules, random_seats

HANDS = (hand("wij", 92, 20), hand("wij", 66, 50, 20), hand("zij", 100))
"""112–70, equal (0–232), 62–100."""
NAMES = ("Riet", "Ans", "Jan", "Piet", "Kees", "Truus", "Bea", "Henk", "Toos", "Wim")
EACH_OWN = "Ieder houdt het eigen"
LOOK, AGREE, LEAVE = "Bekijk wat verandert", "Spreek dit af", "Zo laten staan"


async def sheet(table: Table, match: str) -> Sheet:
    return sheet_of(await table.ask(lambda s: s.match(match)))


async def proposed(table: Table, match: str, choice: str, **screen: Any) -> App:
    """A screen on which this choice was tapped, and what it changes is looked at."""
    app = await table.screen(f"/match/{match}/agreement", **screen)
    await app.tap(re.compile(f"^{choice}"))
    await app.tap(LOOK)
    await table.rest(app)
    assert app.route == f"/match/{match}/agreement/preview"
    return app


# --- Seen beforehand ------------------------------------------------------------------------------------------------


async def test_with_hands_written_the_agreement_is_proposed_and_not_written(table: Table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/agreement")
    assert "Vanaf hand 1" in app.texts
    await app.tap(EACH_OWN)
    assert "Zo zou het worden" in app.texts
    await table.rest(app)
    assert (await sheet(table, match)).stored.version == 4
    # What was tapped is there again after a restart.
    await table.again()
    app = await table.screen(f"/match/{match}/agreement")
    assert app.has(f"{EACH_OWN}, gekozen")
    await app.tap(LEAVE)
    await table.rest(app)
    assert app.route == f"/match/{match}"
    assert await table.ask(lambda s: s.draft(agreeing.draft_key(match))) is None


async def test_every_hand_and_total_that_would_change_is_shown_old_and_new(table: Table):
    match = await table.match(HANDS)
    app = await proposed(table, match, EACH_OWN)
    assert {"Gelijk: ieder houdt het eigen.", "nu: Gelijk is nat."} <= set(app.texts)
    assert "Wat er staat blijft staan." in app.texts
    await app.tap(re.compile("^Voor het hele spel"))
    assert "1 hand en de stand veranderen." in app.texts
    assert {"Hand 2", "116", "232", "Stand 228 · 186 (was 112 · 302)"} <= set(app.texts)
    assert "Hand 3. Stand 290 · 286 (was 174 · 402)" in app.texts
    assert "Hand 1" not in app.texts
    assert reachable_without_name(app) == []


async def test_a_hand_that_could_not_be_keeps_it_from_the_whole_match_and_says_why(table: Table):
    match = await table.match([*HANDS, {**hand("wij", 100), "kraak": 2}], rules={"kraken": True})
    app = await proposed(table, match, "Nee, reglement$")
    assert app.disabled(re.compile("^Voor het hele spel. Kan niet: zo kan Hand 4 niet"))
    assert app.has(re.compile("^Vanaf de volgende hand, hand 5.*gekozen$"))
    seen = forecast(await sheet(table, match), agreeing.seen(await sheet(table, match), {}, True), Words("nl"))
    assert [refusal.name for refusal in seen.refused] == ["Hand 4"]
    assert seen.refused[0].said == "Kraken is hier niet afgesproken"
    await app.tap(f"{AGREE}, vanaf hand 5")
    await table.rest(app)
    assert [dict(c.rules) for c in (await sheet(table, match)).stored.changes] == [{}]


async def test_an_end_that_comes_nearer_is_told(table: Table):
    match = await table.match(HANDS, rules={"end": {"hands": 8}})
    now = await sheet(table, match)
    words = Words("nl")
    over = forecast(now, agreeing.seen(now, {"end": {"target": 100}}, False), words)
    assert over.ends == "Het spel is dan uit: gewonnen door Zij."
    assert not over.hands
    on = forecast(now, agreeing.seen(now, {}, False), words)
    assert on.nothing


# --- Written --------------------------------------------------------------------------------------------------------


async def test_for_the_whole_match_the_totals_change_and_can_be_put_back(table: Table):
    match = await table.match(HANDS)
    app = await proposed(table, match, EACH_OWN)
    await app.tap(re.compile("^Voor het hele spel"))
    await app.tap(f"{AGREE}, voor het hele spel")
    await table.rest(app)
    assert app.route == f"/match/{match}"
    assert {"290", "286", "Afspraak veranderd"} <= set(app.texts)
    assert (await sheet(table, match)).stored.rules == {"tie": "each_own"}
    await put_back(app)
    await table.rest(app)
    assert {"174", "402"} <= set(app.texts)
    assert (await sheet(table, match)).stored.rules == {}
    kinds = [change.kind for change in await table.ask(lambda s: s.history(match))]
    assert kinds[-2:] == ["rules", "rules"]


async def put_back(app: App) -> None:
    """The way back on the snack bar."""
    (key,) = [one for one in app.walk(app.page._dialogs.controls[-1]) if isinstance(one, ft.TextButton)]
    await app.click(key)


async def test_from_the_next_hand_on_the_pad_says_from_which(table: Table):
    match = await table.match(HANDS)
    app = await proposed(table, match, EACH_OWN)
    await app.tap(f"{AGREE}, vanaf hand 4")
    await table.rest(app)
    assert {"174", "402", "Vanaf hand 4"} <= set(app.texts)
    await table.ask(lambda s: s.write_hand(match, hand("wij", 81), new_token()))
    await table.again()
    app = await table.screen(f"/match/{match}")
    assert {"255", "483"} <= set(app.texts)  # equal is not nat any more
    rows = [name for name, _ in app.named() if name.startswith(("Hand", "Vanaf"))]
    assert rows[3] == "Vanaf hand 4: Gelijk: ieder houdt het eigen."
    await app.tap("Vanaf hand 4: Gelijk: ieder houdt het eigen.")
    assert {"Hand 1 tot en met 3", "Vanaf hand 4"} <= set(app.texts)


async def test_waarom_says_whose_agreement_it_is_and_of_which_day(table: Table):
    match = await table.match(HANDS)
    now = await sheet(table, match)
    last = now.stored.hands[-1].id
    await table.ask(lambda s: s.change_rules(match, {"tie": "each_own"}, after_hand=last))
    await table.ask(lambda s: s.write_hand(match, hand("wij", 81), new_token()))
    now, words = await sheet(table, match), Words("nl")
    lines = {place: [source_of(now, place, line, words) for line in now.replay.hands[place].scored.lines]
             for place in (1, 3)}  # fmt: skip
    assert ("Jullie afspraak van vandaag", True) in lines[3]
    assert ("Klaverjasmaat, Amsterdams", False) in lines[1]
    assert not any(agreed for _, agreed in lines[1])
    app = await table.screen(f"/match/{match}/dispute/4")
    assert {"Jullie spraken af: gelijk: ieder houdt het eigen.", "vandaag, vóór hand 4"} <= set(app.texts)


async def test_from_geschil_to_another_agreement_for_the_whole_match(table: Table):
    match = await table.match(HANDS)
    app = await table.screen(f"/match/{match}/dispute/2")
    await app.tap(re.compile("^Bij nat vervalt de eigen roem"))
    await app.tap(re.compile("^Neem"))
    await table.rest(app)
    assert app.has(re.compile("^Voor het hele spel.*gekozen$"))
    await app.tap(f"{AGREE}, voor het hele spel")
    await table.rest(app)
    assert {"174", "352"} <= set(app.texts)


async def test_what_was_seen_is_not_written_when_somebody_wrote_meanwhile(table: Table):
    match = await table.match(HANDS)
    app = await proposed(table, match, EACH_OWN)
    await table.ask(lambda s: s.write_hand(match, hand("wij", 81), new_token()))
    await app.tap(f"{AGREE}, vanaf hand 4")
    await table.rest(app)
    assert app.shows(re.compile("^Intussen is er iets geschreven"))
    assert (await sheet(table, match)).stored.changes == ()


async def test_what_was_written_under_it_since_keeps_it_from_being_put_back(table: Table):
    match = await table.match(HANDS)
    app = await proposed(table, match, "Ja, keer 2, 4 of 8")
    await app.tap(f"{AGREE}, vanaf hand 4")
    await table.rest(app)
    await table.ask(lambda s: s.write_hand(match, {**hand("wij", 100), "kraak": 2}, new_token()))
    await put_back(app)
    await table.rest(app)
    assert app.shows(re.compile("^Kraken is hier niet afgesproken"))
    assert len((await sheet(table, match)).stored.changes) == 1


@pytest.mark.parametrize("played", GAMES, ids=lambda one: one.id)
async def test_what_is_seen_is_what_is_then_written(table: Table, played: Any):
    """Random matches, agreements and changes: hands, totals and winners are those of the preview."""
    app = await table.screen("/")
    here = await at_home(table, app)
    seen_some = 0
    for seed in range(16):
        rng = Random(seed)
        seats = random_seats(played, rng)
        match = await random_match(table, played, seats, rng)
        now = (await table.natpit.house.pads.load(match)).sheet
        assert now is not None
        rules, whole = one_otherwise(now, rng), rng.random() < 0.8
        found = agreeing.seen(now, rules, whole)
        proposal = Proposal(rules, whole)
        if found.problems or not agreeing.changes(now, proposal):
            continue
        number = await agreeing.write(here, now, proposal)
        after = await sheet(table, match)
        expected = replay(found.match)
        assert after.replay.hands == expected.hands
        assert (after.replay.totals, after.replay.finished) == (found.new_totals, expected.finished)
        assert (after.stored.ended is not None) == expected.finished
        seen_some += bool(found.effects)
        assert len(changed_from(after, Words("nl"))) == len(after.replay.agreements) - 1
        assert len(agreements_of(after, Words("en"))) == len(after.replay.agreements)
        await agreeing.undo(here, now.stored, number)
        again = await sheet(table, match)
        assert again.replay.hands == now.replay.hands
        assert as_match(again.stored) == as_match(now.stored)
    assert seen_some > 1


def one_otherwise(now: Sheet, rng: Random) -> dict[str, Any]:
    """The agreement of a match with one house rule otherwise, mostly one that makes some hand come out otherwise."""
    switches = [(rule.name, value) for rule in now.game.house_rules for value in rule.choices]
    for i, played in enumerate(now.replay.hands):
        found = alternatives(now.game, now.stored.hands[i].data or {}, played.table, played.before)
        switches += [(one.rule, one.value) for one in found if one.scored] * 20
    rules = choose(now.game, now.stored.agreed, *rng.choice(switches))
    return dict(now.stored.agreed) if now.game.refuse_rules(rules, len(now.stored.people)) else rules


async def at_home(table: Table, app: App) -> Any:
    """The room of a screen, for what tests do behind it."""
    return Room(app.page, table.natpit.house)


async def random_match(table: Table, played: Any, seats: int, rng: Random) -> str:
    rules = random_rules(played, seats, rng)
    hands: list[Any] = []
    for _ in range(rng.randint(2, 7)):
        before = replay(Match(played.id, NAMES[:seats], 0, rules, tuple(hands)))
        if before.finished:
            break
        hands.append(random_hand(played, before.table, before.standing, rng))
    return await table.match(hands, NAMES[:seats], game=played.id, rules=rules)


@pytest.mark.parametrize(("width", "height", "text"), [(390, 844, 2.0), (844, 390, 1.0), (1180, 820, 1.0)])
async def test_it_can_be_done_on_every_screen(table: Table, width: float, height: float, text: float):
    match = await table.match(HANDS)
    app = await proposed(table, match, EACH_OWN, width=width, height=height, text=text)
    await app.tap(re.compile("^Voor het hele spel"))
    assert reachable_without_name(app) == []
    await app.tap(f"{AGREE}, voor het hele spel")
    await table.rest(app)
    assert app.shows("290")
    assert reachable_without_name(app) == []
