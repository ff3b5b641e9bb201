"""Counting with the cards: what a pile or the tricks come to, and which cards are missing or double."""

from __future__ import annotations

from typing import Any

import pytest

from scoring import klaverjassen as kj
from scoring import sheepshead as ss
from scoring.cards import DECK_OF_32, Card
from scoring.counting import PILE, TRICKS, Ask, Count, Counter, Laid, answer, count, counter_of, register
from scoring.counting.heugen import roem_in
from scoring.counting.klaverjassen import roem_of
from scoring.game import Game, Table
from scoring.hartenjagen import GAME as HARTENJAGEN
from scoring.heugen import GAME as HEUGEN
from tests.scoring.deal_recount import run_recount

SHORT = {"k": "klaveren", "r": "ruiten", "h": "harten", "s": "schoppen"}
RANKS = {"A": "aas", "H": "heer", "V": "vrouw", "B": "boer"}


def cards(said: str) -> tuple[Card, ...]:
    """ "hB sV k10" are harten boer, schoppen vrouw and klaveren 10."""
    return tuple(Card(SHORT[one[0]], RANKS.get(one[1:], one[1:])) for one in said.split())


def table(game: Game, seats: int, dealer: int = 0, **rules: Any) -> Table:
    return Table(seats, dealer, game.complete(rules))


def counted(game: str, at: Table, laid: Laid) -> Count:
    counter = counter_of(game)
    assert counter is not None
    return count(counter, at, laid)


def problems(found: Count) -> list[str]:
    return [p.id for p in found.problems]


def told(found: Count) -> dict[str, dict[str, Any]]:
    return {line.id.removeprefix("recount."): dict(line.values) for line in found.lines}


# --- Real cards -------------------------------------------------------------------------------------------------------


@pytest.mark.oracle
def test_500_dealt_hands_of_each_game_are_counted_as_their_dealer_does() -> None:
    seen = run_recount(500, seed=34)
    assert seen["klaverjassen"] == seen["heugen"] == seen["hartenjagen"] == 500
    assert seen["sheepshead"] + seen["leaster"] == 500
    rare = ("pit", "roem", "kapot", "two players", "moon", "sun", "schneider", "leaster")
    assert min(seen[kind] for kind in rare) > 5


# --- Klaverjassen -----------------------------------------------------------------------------------------------------

KJ = table(kj.GAME, 4)
OURS = cards("hB h9 hA h10 sA s10 sH sV kA k10 kH kV")
"""Twelve cards with harten trump: 20 + 14 + 11 + 10, and twice 11 + 10 + 4 + 3."""


def test_one_pile_is_enough_and_the_other_side_has_the_rest() -> None:
    found = counted("klaverjassen", KJ, Laid(PILE, "harten", {"wij": OURS}, answers={"last": "wij"}))
    assert [(a.who, a.number) for a in found.amounts] == [("wij", 121), ("zij", 41)]
    assert found.hand == {"trump": "harten", "points": {"wij": 121}}
    assert told(found) == {
        "cards": {"side": "wij", "n": 12, "points": 111},
        "last_trick": {"side": "wij", "points": 10},
        "rest": {"side": "zij", "points": 41},
    }


def test_trump_can_be_chosen_afterwards() -> None:
    laid = Laid(PILE, None, {"wij": OURS}, answers={"last": "zij"})
    found = counted("klaverjassen", KJ, laid)
    assert (problems(found), found.amounts, found.hand) == (["recount.trump"], (), {})
    totals = {
        trump: counted("klaverjassen", KJ, laid._replace(trump=trump)).amounts[0].number for trump in SHORT.values()
    }
    assert totals == {"harten": 111, "schoppen": 79, "klaveren": 79, "ruiten": 79}


def test_who_won_the_last_trick_is_asked() -> None:
    found = counted("klaverjassen", KJ, Laid(PILE, "harten", {"wij": OURS}))
    assert (problems(found), found.hand) == (["recount.who_last"], {})


def test_a_pile_that_is_no_whole_number_of_tricks_is_said_with_how_far_it_is_off() -> None:
    found = counted("klaverjassen", KJ, Laid(PILE, "harten", {"wij": OURS[:-1]}, answers={"last": "wij"}))
    (problem,) = found.problems
    assert (problem.id, dict(problem.values)) == (
        "recount.half_trick", {"n": 11, "size": 4, "over": 3, "short": 1, "holder": "wij"},
    )  # fmt: skip
    assert found.amounts[0].number == 118


def test_with_both_piles_the_missing_cards_are_named() -> None:
    rest = [card for card in DECK_OF_32 if card not in OURS and card not in cards("r7 hH")]
    found = counted(
        "klaverjassen", KJ, Laid(PILE, "harten", {"wij": OURS, "zij": tuple(rest)}, answers={"last": "zij"})
    )
    (problem,) = found.problems
    assert (problem.id, problem.values["cards"]) == ("recount.missing", cards("r7 hH"))


def test_a_card_that_lies_in_both_piles_is_double() -> None:
    rest = tuple(card for card in DECK_OF_32 if card not in OURS)
    piles = {"wij": OURS, "zij": (*rest[1:], OURS[0])}
    found = counted("klaverjassen", KJ, Laid(PILE, "harten", piles, answers={"last": "zij"}))
    assert {p.id: p.values["cards"] for p in found.problems} == {
        "recount.double": (OURS[0],),
        "recount.missing": (rest[0],),
    }


def test_a_card_of_another_deck_is_said() -> None:
    found = counted("klaverjassen", KJ, Laid(PILE, "harten", {"wij": (Card("harten", "2"),)}, answers={"last": "zij"}))
    assert problems(found) == ["recount.not_in_deck"]


def test_all_32_cards_are_pit_and_the_last_trick_needs_no_word() -> None:
    found = counted("klaverjassen", KJ, Laid(PILE, "harten", {"zij": DECK_OF_32}))
    assert found.hand == {"trump": "harten", "pit": "zij"}
    assert [a.number for a in found.amounts] == [0, 162]


def test_28_cards_with_all_points_are_no_pit() -> None:
    zeros = cards("r7 r8 r9 h8")
    pile = tuple(card for card in DECK_OF_32 if card not in zeros)
    found = counted("klaverjassen", KJ, Laid(PILE, "harten", {"wij": pile}, answers={"last": "wij"}))
    assert found.hand == {"trump": "harten", "points": {"wij": 162}}


@pytest.mark.parametrize(
    ("trick", "trump", "kinds"),
    [
        ("h7 h8 h9 sA", "harten", {"run_3": 20}),
        ("h10 hB hV hH", "klaveren", {"run_4": 50}),
        ("h10 hB hV hH", "harten", {"run_4": 50, "stuk": 20}),
        ("hB hV hH s7", "harten", {"run_3": 20, "stuk": 20}),
        ("hV hH k7 k8", "harten", {"stuk": 20}),
        ("hA sA kA rA", "harten", {"four": 100}),
        ("hB sB kB rB", "harten", {"four": 200}),
        ("h9 s9 k9 r9", "harten", {}),
        ("hV hH k7 k8", None, {}),
        ("h7 h8 s9 s10", "harten", {}),
    ],
)
def test_roem_of_a_trick_is_told_by_what_it_consists_of(trick: str, trump: str | None, kinds: dict[str, int]) -> None:
    lines = roem_of(cards(trick), trump, KJ.rules)
    assert {line.id.removeprefix("recount."): line.values["worth"] for line in lines} == kinds


def test_roem_follows_the_agreement() -> None:
    agreed = kj.GAME.complete({"four_jacks": 100, "four_low": 100})
    assert [roem_of(cards(four), "harten", agreed)[0].values["worth"] for four in ("hB sB kB rB", "h7 s7 k7 r7")] == [
        100,
        100,
    ]


def test_roem_goes_to_the_side_that_wins_the_trick() -> None:
    at = table(kj.GAME, 4, dealer=3)
    found = counted("klaverjassen", at, Laid(TRICKS, "harten", played=cards("s7 s8 s9 h7")))
    assert [(a.who, a.number, a.more) for a in found.amounts] == [("wij", 0, 0), ("zij", 0, 20)]
    assert (found.tricks[0].winner, found.next) == (3, 3)


def test_the_cards_still_to_come_are_named_once_they_are_few() -> None:
    found = counted("klaverjassen", KJ, Laid(TRICKS, "harten", played=DECK_OF_32[:10]))
    assert [(p.id, p.values["n"]) for p in found.problems] == [("recount.to_lay", 22)]
    found = counted("klaverjassen", KJ, Laid(TRICKS, "harten", played=DECK_OF_32[:29]))
    assert [(p.id, p.values["cards"]) for p in found.problems] == [("recount.missing", DECK_OF_32[29:])]


def test_without_trump_nobody_has_won_a_trick_yet() -> None:
    found = counted("klaverjassen", KJ, Laid(TRICKS, None, played=cards("s7 s8 s9 h7 k7")))
    assert [t.winner for t in found.tricks] == [None, None]
    assert (found.next, problems(found)[0]) == (None, "recount.trump")


def test_who_led_is_left_of_the_dealer_unless_somebody_says_otherwise() -> None:
    ask = counter_of("klaverjassen").asks(KJ, Laid(TRICKS))[0]  # type: ignore[union-attr]
    assert ask == Ask("leader", (0, 1, 2, 3), 1)
    assert [answer(Laid(TRICKS, answers={"leader": said}), ask) for said in (2, 9, "wij", None)] == [2, 1, 1, 1]


# --- Heugen -----------------------------------------------------------------------------------------------------------

HG = table(HEUGEN, 3)


def test_the_bidder_counts_his_tricks_and_what_he_laid_away_and_it_is_rounded() -> None:
    pile = cards("hB h9 hA h10 sA s10 sH sV k8")
    found = counted("heugen", HG, Laid(PILE, "harten", {"bidder": pile}, answers={"last": "bidder"}))
    assert [(a.who, a.number) for a in found.amounts] == [("bidder", 91), ("others", 60), ("rounded", 90)]
    assert found.hand == {"points": 91, "exchanged": True, "kapot": False, "trump": "harten"}


def test_roem_is_seen_in_the_nine_cards_that_the_bidder_held() -> None:
    held = cards("hA hH hV hB sB kB rB s8 k8")
    laid = Laid(PILE, "harten", {"bidder": held, "hand": held}, answers={"last": "others"})
    found = counted("heugen", HG, laid)
    assert found.hand["roem"] == 50 + 200 + 20
    found = counted("heugen", HG, laid._replace(piles={"bidder": held, "hand": held[:8]}))
    assert [(p.id, p.values["n"]) for p in found.problems] == [("recount.hand_size", 8)]


@pytest.mark.parametrize(
    ("held", "kinds"),
    [
        ("hA hH hV", {"run_3": 20}),
        ("hB h10 h9 h8 h7", {"run_5": 100}),
        ("h10 h9 h8", {}),
        ("hA hH hB h10 h9", {"run_3": 20}),
        ("hH sH kH rH", {"four": 100}),
        ("h10 s10 k10 r10", {}),
    ],
)
def test_a_run_begins_with_a_boer_or_higher(held: str, kinds: dict[str, int]) -> None:
    assert {one.id.removeprefix("recount."): one.values["worth"] for one in roem_in(cards(held), "ruiten")} == kinds


def test_a_pile_of_heugen_is_whole_tricks_and_three() -> None:
    found = counted("heugen", HG, Laid(PILE, "harten", {"bidder": cards("hB h9 hA h10")}, answers={"last": "others"}))
    assert [(p.id, dict(p.values)) for p in found.problems] == [
        ("recount.heugen_size", {"n": 4, "size": 3, "extra": 3}),
    ]
    not_taken = {"last": "others", "exchanged": False}
    found = counted("heugen", HG, Laid(PILE, "harten", {"bidder": cards("hB h9 hA")}, answers=not_taken))
    assert (found.hand["points"], found.hand["exchanged"]) == (45, False)


# --- Hartenjagen ------------------------------------------------------------------------------------------------------


def test_who_took_which_hearts_and_the_queen() -> None:
    at = table(HARTENJAGEN, 4)
    piles = {0: cards("h2 h3 h4 h5"), 1: cards("sV h6 h7 h8 h9"), 3: cards("h10 hB hV hH hA")}
    found = counted("hartenjagen", at, Laid(PILE, piles=piles))
    assert found.hand == {"hearts": [4, 4, 0, 5], "queen": 1}
    assert [a.number for a in found.amounts] == [4, 17, 0, 5]
    assert found.lines[1].values == {"seat": 1, "n": 4, "cards": cards("sV")}


def test_what_nobody_has_yet_is_named() -> None:
    at = table(HARTENJAGEN, 3, diamond_jack=True)
    found = counted("hartenjagen", at, Laid(PILE, piles={0: cards("h2 h3 h4 h5 h6 h7 h8 h9 h10 hB hV hH")}))
    assert [(p.id, set(p.values["cards"])) for p in found.problems] == [("recount.missing", set(cards("hA sV rB")))]


def test_the_deck_of_hartenjagen_goes_by_who_plays() -> None:
    counter = counter_of("hartenjagen")
    assert counter is not None
    sizes = [len(counter.cards(table(HARTENJAGEN, n), Laid(TRICKS))) for n in (3, 4, 5, 6)]
    assert sizes == [51, 52, 50, 48]
    assert len(counter.cards(table(HARTENJAGEN, 4, variant="dutch"), Laid(PILE))) == 10


# --- Sheepshead -------------------------------------------------------------------------------------------------------

SS = table(ss.GAME, 5)


def test_the_size_of_the_pile_tells_the_tricks() -> None:
    pile = cards("kV sV kB hA sA k10 h10")
    found = counted("sheepshead", SS, Laid(PILE, piles={"picking": pile}))
    assert found.hand == {"points": 50, "tricks": 1}
    assert [a.number for a in found.amounts] == [50, 70]
    everything = counted("sheepshead", SS, Laid(PILE, piles={"picking": DECK_OF_32}))
    assert everything.hand == {"points": 120, "tricks": "all"}
    buried = counted("sheepshead", SS, Laid(PILE, piles={"picking": cards("hA sA")}))
    assert buried.hand == {"points": 22, "tricks": "none"}


def test_schneider_is_told_by_points() -> None:
    pile = (*cards("hA sA kA rA h10 s10 k10 r10 hH sH"), *cards("h7 s7"))
    found = counted("sheepshead", SS, Laid(PILE, piles={"picking": pile}))
    assert (found.amounts[0].number, told(found)["won_schneider"]) == (92, {"low": 91, "high": 120})


def test_three_cards_are_no_pile_of_sheepshead() -> None:
    found = counted("sheepshead", SS, Laid(PILE, piles={"picking": cards("hA sA kA")}))
    assert [(p.id, dict(p.values)) for p in found.problems] == [
        ("recount.sheepshead_size", {"n": 3, "size": 5, "extra": 2}),
    ]


def test_who_was_called_must_be_said_before_tricks_can_be_shared_out() -> None:
    found = counted("sheepshead", SS, Laid(TRICKS, answers={"picker": 2}))
    assert problems(found)[0] == "recount.who_was_called"
    found = counted("sheepshead", SS, Laid(TRICKS, answers={"picker": 2, "partners": ("alone",)}))
    assert problems(found) == ["recount.to_lay"]


def test_a_half_entered_hand_tells_what_it_knows() -> None:
    counter: Counter | None = counter_of("sheepshead")
    assert counter is not None
    assert counter.known({"picker": 2, "partner": None, "points": 50}, SS) == {"picker": 2, "partners": ("alone",)}
    assert counter.known({"leaster": {}}, SS) == {"kind": "leaster"}


# --- The registry -----------------------------------------------------------------------------------------------------


def test_a_game_without_a_counter_has_none_and_one_can_be_given() -> None:
    assert counter_of("patience") is None
    mine = counter_of("heugen")
    assert mine is not None
    register("patience", mine)
    assert counter_of("patience") is mine
