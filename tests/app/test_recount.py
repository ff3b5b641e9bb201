"""A hand is counted again with the cards: a pile or the tricks, kept at every tap, and taken over into its entry."""

from __future__ import annotations

from random import Random
from typing import Any

import flet as ft
import pytest

from scoring.cards import DECK_OF_32, Card
from tests.app.harness import App
from tests.app.table import Table, hand, reachable_without_name, take_back
from tests.scoring import deal_klaverjassen
from tests.scoring.deal_recount import names_for


class Taps:
    """Taps on one screen, counted."""

    def __init__(self, table: Table, app: App) -> None:
        self.table, self.app, self.count = table, app, 0

    async def __call__(self, *names: str) -> None:
        for name in names:
            self.count += 1
            await self.app.tap(name)
            await self.table.rest(self.app)

    async def cards(self, *cards: Card) -> None:
        for card in cards:
            self.count += 1
            await self.app.click(key_of(self.app, card))
        await self.table.rest(self.app)


def key_of(app: App, card: Card) -> Any:
    return app.one(ft.TextButton, data=f"{card.suit} {card.rank}")


def name_of(app: App, card: Card) -> str:
    control = key_of(app, card)
    return next(name for name, one in app.named() if one is control)


def bar(app: App) -> str:
    """What the bar says, as a screen reader is told."""
    return next(c.label for c in app.walk() if isinstance(c, ft.Semantics) and c.live_region)


def dealt(seed: int = 5, stacked: bool = False) -> tuple[Any, list[Card], int]:
    """A real hand: what its dealer counted, its cards in the order of play, and who led."""
    order: list[tuple[int, int]] = []
    worth = deal_klaverjassen.TrickWorth(200, 0)
    found = deal_klaverjassen.play(Random(seed), False, stacked, worth, order)
    return found, [names_for(found.trump)[bit] for _, bit in order], order[0][0]


async def counting(table: Table, match: str, place: str = "", **screen: Any) -> tuple[App, Taps]:
    app = await table.screen(f"/match/{match}/count{place}", **screen)
    return app, Taps(table, app)


async def lie(table: Table, match: str, which: str = "hand/new", of: int | None = None, **cards: Any) -> None:
    """Cards that were tapped before: `piled` in the pile of Wij, or `played`; the other things by their names."""
    said = {name: [f"{card.suit} {card.rank}" for card in laid] for name, laid in cards.items() if name == "played"}
    if "piled" in cards:
        said["piled"] = [["wij", f"{card.suit} {card.rank}"] for card in cards["piled"]]
    kept = {"cards": {**cards, **said}, "of": of}
    await table.ask(lambda s: s.save_draft(f"match/{match}/{which}", kept))


async def draft_of(table: Table, match: str, which: str = "hand/new") -> Any:
    return await table.ask(lambda s: s.draft(f"match/{match}/{which}"))


async def written(table: Table, match: str) -> list[Any]:
    return [h.data for h in (await table.ask(lambda s: s.match(match))).hands]


OURS = [card for card in DECK_OF_32 if card.suit in ("harten", "schoppen")]


# --- A pile -----------------------------------------------------------------------------------------------------------


async def test_the_entry_leads_to_the_cards_and_what_is_counted_goes_back_into_it(table):
    match = await table.match()
    app = await table.screen(f"/match/{match}/hand")
    taps = Taps(table, app)
    await taps("Wij spelen", "Wat zelden voorkomt", "Natellen met de kaarten")
    assert app.route == f"/match/{match}/count"
    assert bar(app) == "Wat was troef?"
    await taps("Harten, troef", "Laatste slag: Wij")
    await taps.cards(*OURS)
    assert bar(app) == "Wij 102 — Zij 60 voor hand 1"
    await taps("Wij 102 — Zij 60 voor hand 1 Neem over")
    assert app.route == f"/match/{match}/hand"
    assert bar(app) == "Wij 102 — Zij 60 102 tegen 60"
    assert app.shows("Geteld met de kaarten")
    assert app.has("Harten, troef, gekozen")
    await app.click(app.one(ft.TextButton, data="ready"))
    await table.rest(app)
    assert await written(table, match) == [{"playing": "wij", "points": {"wij": 102}, "trump": "harten"}]
    assert await draft_of(table, match) is None


async def test_a_number_that_is_changed_is_no_longer_what_was_counted(table):
    match = await table.match()
    await lie(table, match, piled=OURS, trump="harten", answers={"last": "wij"})
    app, taps = await counting(table, match)
    await taps("Wij 102 — Zij 60 voor hand 1 Neem over", "Zij spelen")
    assert app.shows("Geteld met de kaarten")
    await taps("Laatste cijfer weg")
    assert not app.shows("Geteld met de kaarten")
    await taps("0")  # the caret went along to Zij, who have 60
    assert app.shows("Geteld met de kaarten")


async def test_a_second_tap_takes_a_card_out_and_undo_takes_the_last(table):
    match = await table.match()
    app, taps = await counting(table, match)
    await taps("Harten, troef", "Laatste slag: Wij")
    boer, seven = Card("harten", "boer"), Card("harten", "7")
    assert app.disabled("Laatste kaart weg")
    await taps.cards(boer, seven)
    assert name_of(app, boer) == "Harten boer, ligt in de stapel van Wij"
    assert app.shows("Wij 30 ") or "Wij 30" in [c.label for c in app.walk() if isinstance(c, ft.Semantics)]
    await taps.cards(boer)
    assert name_of(app, boer) == "Harten boer"
    await taps("Laatste kaart weg")
    assert name_of(app, seven) == "Harten 7"


async def test_a_card_that_lies_in_the_other_pile_stays_there_and_it_is_said(table):
    match = await table.match()
    app, taps = await counting(table, match)
    boer = Card("harten", "boer")
    await taps("Harten, troef", "Laatste slag: Wij")
    await taps.cards(boer)
    await taps("Welke stapel?: Zij")
    await taps.cards(boer)
    assert bar(app) == "Harten boer, ligt in de stapel van Wij"
    await taps.cards(Card("harten", "7"))
    assert bar(app).startswith("Nog 30 kaarten")


async def test_with_both_piles_missing_cards_are_named(table):
    match = await table.match()
    rest = [card for card in DECK_OF_32 if card not in OURS]
    await lie(table, match, piled=OURS, trump="harten", answers={"last": "zij"}, at="zij")
    kept = await draft_of(table, match)
    kept["cards"]["piled"] += [["zij", f"{card.suit} {card.rank}"] for card in rest[:-3]]
    await table.ask(lambda s: s.save_draft(f"match/{match}/hand/new", kept))
    app, taps = await counting(table, match)
    assert bar(app) == "Nog 3 kaarten"
    assert app.shows("Nog niet gezien: ruiten vrouw, ruiten heer en ruiten aas")
    await taps.cards(rest[-3])
    assert bar(app) == "Nog niet gezien: ruiten heer en ruiten aas"
    await taps.cards(*rest[-2:])
    assert bar(app) == "Wij 92 — Zij 70 voor hand 1"


async def test_trump_can_be_chosen_afterwards(table):
    match = await table.match()
    await lie(table, match, piled=OURS, answers={"last": "wij"})
    app, taps = await counting(table, match)
    assert bar(app) == "Wat was troef?"
    for suit, points in (("Harten", 102), ("Klaveren", 70), ("Schoppen", 102)):
        await taps(f"{suit}, troef")
        assert bar(app) == f"Wij {points} — Zij {162 - points} voor hand 1"


# --- The tricks -------------------------------------------------------------------------------------------------------


async def test_eight_tricks_of_four_take_34_taps_and_are_counted_as_the_dealer_does(table):
    found, cards, leader = dealt(7)
    match = await table.match(dealer=(leader + 3) % 4)
    app, taps = await counting(table, match)
    await taps("Tel de slagen op volgorde", f"{found.trump.capitalize()}, troef")
    await taps.cards(*cards[:-1])
    roem = [f" + {n}" if n else "" for n in found.roem]
    assert bar(app) == f"Wij {found.points[0]}{roem[0]} — Zij {found.points[1]}{roem[1]} voor hand 1"
    await app.click(app.one(ft.TextButton, data="ready"))
    taps.count += 1
    await table.rest(app)
    assert taps.count == 34
    draft = (await draft_of(table, match))["draft"]
    assert (draft.get("caret", "wij"), draft["digits"]) == ("wij", str(found.points[0]))
    assert [sum(draft.get(f"roem_{side}", ())) for side in ("wij", "zij")] == found.roem


async def test_the_way_that_was_used_last_is_there_next_time(table):
    match = await table.match()
    _, taps = await counting(table, match)
    await taps("Tel de slagen op volgorde")
    again = await table.match()
    app, _ = await counting(table, again)
    assert app.has("Tel de slagen op volgorde, gekozen")


async def test_who_plays_next_is_told_and_a_trick_says_who_won_it_and_with_what_roem(table):
    match = await table.match(dealer=3)
    app, taps = await counting(table, match)
    await taps("Tel de slagen op volgorde", "Harten, troef")
    trick = [Card("schoppen", "vrouw"), Card("schoppen", "heer"), Card("schoppen", "aas"), Card("harten", "7")]
    await taps.cards(*trick[:2])
    assert app.shows("Jan legt")
    await taps.cards(*trick[2:])
    assert app.shows("Drie op rij, schoppen vrouw, schoppen heer en schoppen aas: 20")
    spoken = [c.label for c in app.walk() if isinstance(c, ft.Semantics) and c.label]
    assert (
        "Slag 1 voor Piet: schoppen vrouw, schoppen heer, schoppen aas en harten 7. 18 + 20 roem. "
        "Drie op rij, schoppen vrouw, schoppen heer en schoppen aas: 20"
    ) in spoken
    assert name_of(app, trick[0]) == "Schoppen vrouw, ligt in slag 1"
    await taps.cards(trick[0])
    assert bar(app) == "Schoppen vrouw, ligt in slag 1"


async def test_undo_takes_with_the_last_card_what_followed_by_itself(table):
    found, cards, leader = dealt()
    match = await table.match(dealer=(leader + 3) % 4)
    await lie(table, match, played=cards[:-2], trump=found.trump, way="tricks")
    app, taps = await counting(table, match)
    await taps.cards(cards[-2])
    assert name_of(app, cards[-1]).endswith("ligt in slag 8")
    await taps("Laatste kaart weg")
    assert bar(app).startswith("Nog niet gezien: ")
    await taps.cards(cards[-1])
    assert bar(app).startswith("Wij ")
    assert name_of(app, cards[-2]).endswith("ligt in slag 8")


async def test_all_tricks_are_pit(table):
    for seed in range(60):
        found, cards, leader = dealt(seed, stacked=True)
        if max(found.tricks) == 8:
            break
    match = await table.match(dealer=(leader + 3) % 4)
    await lie(table, match, played=cards, trump=found.trump, way="tricks")
    app, taps = await counting(table, match)
    await app.click(app.one(ft.TextButton, data="ready"))
    await table.rest(app)
    side = ("Wij", "Zij")[found.tricks.index(8)]
    await taps(f"{side} spelen")
    assert bar(app).startswith(f"Pit — {side} ")
    assert app.shows("Geteld met de kaarten")


# --- Kept -------------------------------------------------------------------------------------------------------------


async def test_every_tap_is_kept_and_a_reload_has_it_again(table):
    match = await table.match()
    _, taps = await counting(table, match)
    await taps("Harten, troef", "Laatste slag: Zij")
    await taps.cards(*OURS[:5])
    app, _ = await counting(table, match)
    assert name_of(app, OURS[0]) == "Harten 7, ligt in de stapel van Wij"
    assert app.has("Harten, troef, gekozen")
    assert app.has("Laatste slag: Zij, gekozen")
    kept = await draft_of(table, match)
    assert (kept["draft"], len(kept["cards"]["piled"])) == (None, 5)


async def test_what_was_entered_before_is_still_there_after_looking_at_the_cards(table):
    match = await table.match()
    app = await table.screen(f"/match/{match}/hand")
    taps = Taps(table, app)
    await taps("Zij spelen", "9", "Wat zelden voorkomt", "Natellen met de kaarten")
    await taps.cards(OURS[0])
    await taps("Sluit")
    assert app.route == f"/match/{match}/hand"
    assert app.has("Zij spelen, gekozen")
    assert not app.shows("Geteld met de kaarten")
    await taps("7", "Wat zelden voorkomt", "Natellen met de kaarten")
    assert name_of(app, OURS[0]) == "Harten 7, ligt in de stapel van Wij"


async def test_starting_again_can_be_taken_back(table):
    match = await table.match()
    app, taps = await counting(table, match)
    await taps.cards(*OURS[:3])
    await taps("Begin opnieuw")
    assert name_of(app, OURS[0]) == "Harten 7"
    await take_back(app)
    await table.rest(app)
    assert name_of(app, OURS[0]) == "Harten 7, ligt in de stapel van Wij"


async def test_a_written_hand_is_counted_again_and_corrected(table):
    match = await table.match([hand("wij", 90), hand("zij", 100)])
    first = (await table.ask(lambda s: s.match(match))).hands[0]
    laid = {"piled": OURS, "trump": "harten", "answers": {"last": "wij"}}
    await lie(table, match, f"hand/{first.id}", of=first.data, **laid)
    app, taps = await counting(table, match, "/1")
    assert app.texts[0] == "Hand 1 natellen"
    await taps("Wij 102 — Zij 60 voor hand 1 Neem over")
    assert app.route == f"/match/{match}/hand/1"
    await app.click(app.one(ft.TextButton, data="ready"))
    await table.rest(app)
    assert (await written(table, match))[0] == {"playing": "wij", "points": {"wij": 102}, "trump": "harten"}


async def test_a_forgotten_hand_can_be_counted_too(table):
    match = await table.match([hand("wij", 90)])
    app = await table.screen(f"/match/{match}/insert/1")
    taps = Taps(table, app)
    await taps("Wat zelden voorkomt", "Natellen met de kaarten")
    assert app.route == f"/match/{match}/insert/1/count"
    await taps("Sluit")
    assert app.route == f"/match/{match}/insert/1"


@pytest.mark.parametrize("kept", [
    {"cards": 7}, {"cards": {"way": "x", "trump": 3, "piled": [[1], "a", [None, "harten 7"], ["wij", "harten 2"]]}},
    {"cards": {"played": ["harten 7", "harten 7", 3], "answers": [1], "at": {}}, "found": 3},
])  # fmt: skip
async def test_junk_that_was_kept_is_passed_over(table, kept):
    match = await table.match()
    await table.ask(lambda s: s.save_draft(f"match/{match}/hand/new", kept))
    app, _ = await counting(table, match)
    assert bar(app) == "Wat was troef?"
    entry = await table.screen(f"/match/{match}/hand")
    assert bar(entry) == "Wie speelt: Wij of Zij?"


# --- The other games --------------------------------------------------------------------------------------------------


async def test_heugen_counts_the_pile_the_hand_and_what_it_is_rounded_to(table):
    match = await table.match(names=("Truus", "Henk", "Bea"), game="heugen")
    app, taps = await counting(table, match)
    await taps("Harten, troef", "Laatste slag: Bieder")
    pile = [c for c in DECK_OF_32 if c.suit == "harten"] + [Card("schoppen", "aas")]
    await taps.cards(*pile)
    assert bar(app) == "Geteld voor hand 1 Bieder 81 · anderen 70 · rond 80"
    await taps("Welke stapel?: In de hand")
    held = [c for c in pile if c.rank != "7"]
    await taps.cards(*held, Card("ruiten", "8"))
    assert app.shows("Vijf of meer op rij, harten aas, harten heer, harten vrouw, harten boer, harten 10, "
                     "harten 9 en harten 8: 100")  # fmt: skip
    await app.click(app.one(ft.TextButton, data="ready"))
    await table.rest(app)
    assert app.route == f"/match/{match}/hand"
    assert app.shows("Geteld met de kaarten")
    draft = (await draft_of(table, match))["draft"]
    assert (draft["digits"], draft["roem"], draft["trump"]) == ("81", [100, 20], "harten")


async def test_hartenjagen_counts_hearts_and_the_queen_and_the_rest_goes_to_one(table):
    match = await table.match(names=("Truus", "Henk", "Bea"), game="hartenjagen")
    app, taps = await counting(table, match)
    hearts = [Card("harten", rank) for rank in ("2", "3", "4", "5")]
    await taps.cards(*hearts)
    await taps("Welke stapel?: Henk")
    await taps.cards(Card("schoppen", "vrouw"))
    assert bar(app) == "Nog 9 kaarten"
    await taps("Welke stapel?: Bea", "De rest naar Bea")
    assert app.shows("Henk: schoppen vrouw")
    assert bar(app) == "Geteld voor hand 1 Truus 4 · Henk 13 · Bea 9"
    await app.click(app.one(ft.TextButton, data="ready"))
    await table.rest(app)
    assert app.shows("Geteld met de kaarten")
    await app.click(app.one(ft.TextButton, data="ready"))
    await table.rest(app)
    assert await written(table, match) == [{"hearts": [4, 0, 9], "queen": 1}]


async def test_sheepshead_counts_the_picking_side_and_says_the_zone(table):
    names = ("Piet", "Ans", "Jan", "Riet", "Kees")
    match = await table.match(names=names, game="sheepshead")
    app, taps = await counting(table, match)
    pile = [Card(s, r) for s in ("harten", "schoppen", "klaveren") for r in ("aas", "10", "heer", "vrouw")]
    await taps.cards(*pile)
    assert bar(app) == "Picker 84 — anderen 36 voor hand 1"
    assert app.shows("61–90: winst, geen schneider")
    await app.click(app.one(ft.TextButton, data="ready"))
    await table.rest(app)
    assert app.shows("Geteld met de kaarten")
    draft = (await draft_of(table, match))["draft"]
    assert (draft["digits"], draft["tricks"]) == ("84", 2)


# --- Every screen -----------------------------------------------------------------------------------------------------

NAMES = {
    "klaverjassen": ("Riet", "Ans", "Jan", "Piet"), "heugen": ("Truus", "Henk", "Bea"),
    "hartenjagen": ("Truus", "Henk", "Bea", "Kees"), "sheepshead": ("Piet", "Ans", "Jan", "Riet", "Kees"),
}  # fmt: skip
PHONE, SMALL, LYING, TABLET = (390, 844), (360, 640), (844, 390), (1180, 820)
SCREENS = [("klaverjassen", size, text) for size, text in (
    (PHONE, 1.0), (SMALL, 1.0), (PHONE, 2.0), (LYING, 1.0), (TABLET, 1.0)
)]  # fmt: skip
SCREENS += [(game, PHONE, text) for game in ("heugen", "hartenjagen", "sheepshead") for text in (1.0, 2.0)]


@pytest.mark.parametrize(("game", "size", "text"), SCREENS)
async def test_all_that_can_be_tapped_has_a_name_on_every_screen(table, game, size, text):
    match = await table.match(names=NAMES[game], game=game)
    app, taps = await counting(table, match, width=size[0], height=size[1], text=text)
    for way in ("Tel een stapel", "Tel de slagen op volgorde"):
        if not app.has(f"{way}, gekozen"):
            await taps(way)
        cards = [c for c in app.all(ft.TextButton) if isinstance(c.data, str) and " " in c.data]
        for control in cards[:5]:
            await app.click(control)
        assert reachable_without_name(app) == []
        assert all((c.height or 0) >= 48 for c in cards)
        there = [name for name, _ in app.named()]
        assert len(set(there)) == len(there), sorted(there)
