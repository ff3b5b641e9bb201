"""A short match of every other game on one phone: a correction, a reload halfway a hand, and `natpit score` agrees."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.browser.driver import Screen
from tests.browser.evening import begin_hand, control, enter, row, write
from tests.browser.files import natpit_score, shared_file
from tests.browser.seeded import FOUR, opened
from tests.browser.server import Server

FIVE = (*FOUR, "Kees")


class Hand(NamedTuple):
    """What is tapped, what the bar says then, and what the rules say that everybody writes.

    `kept` is what stands there after a reload in the middle, which comes where the taps have a "reload" in them.
    """

    taps: str
    said: str
    scores: tuple[int, ...]
    kept: str = ""


class Plan(NamedTuple):
    """A match: how its tile begins, who play, and its hands; one of them is corrected before the last one is played.

    `agreement` are the taps that make it short, `agreed` what it then says; without them the table stops by itself.
    """

    tile: str
    names: tuple[str, ...]
    agreement: str
    agreed: str
    hands: tuple[Hand, ...]
    corrected: int
    correction: Hand
    winner: str
    marks: frozenset[str]


HARTENJAGEN = Plan(
    "Hartenjagen", FOUR[:3], "50", "Tot 50",
    (
        Hand("4 · 8 · Ans heeft de schoppenvrouw", "Riet 4 · Ans 21 · Jan 1", (4, 21, 1)),
        Hand("Alles voor Riet", "Riet schiet de maan", (0, 26, 26)),
        Hand("2 · reload · 5 · Jan heeft de schoppenvrouw", "Riet 2 · Ans 5 · Jan 19", (2, 5, 19), "Nog 11 harten"),
    ),
    1, Hand("Ans, een hart minder", "Riet 4 · Ans 20 · Jan 2", (4, 20, 2)), "Riet", frozenset({"moon:0"}),
)  # fmt: skip
HEUGEN = Plan(
    "Heugen", FOUR[:3], "Einde, Ander aantal handen · 4", "Na 4 handen",
    (
        Hand("Riet speelt · Bod 10 omhoog · Bod 10 omhoog · 112 · Riet, roem plus 20", "Riet haalt het: + 20",
             (20, -10, -10)),
        Hand("Ans speelt · 91", "Ans nat: − 20", (10, -20, 10)),
        Hand("Jan speelt · Kapot", "Jan kapot: + 150", (-25, -25, 150)),
        Hand("Riet speelt · 1 · reload · 51 · Geen kapot", "Riet haalt het: + 50", (50, -25, -25), "Riet 1"),
    ),
    2, Hand("92", "Ans haalt het precies: 0", (0, 0, 0)), "Jan", frozenset({"kapot:2"}),
)  # fmt: skip
SHEEPSHEAD = Plan(
    "Sheepshead", FIVE, "", "",
    (
        Hand("Kees, picker · Ans, partner · 61 tot en met 90, winst", "Winst: Kees + 2, Ans + 1", (-1, 1, -1, -1, 2)),
        Hand("Iedereen past: leaster · 20 · 30 · 25 · 35", "Leaster: Kees + 4", (-1, -1, -1, -1, 4)),
        Hand("Piet, picker · Alleen, zonder partner · Alle slagen", "Winst: Piet + 12", (-3, -3, -3, 12, -3)),
        Hand("Riet, picker · Jan, partner · 5 · reload · 8", "Verlies: Riet − 2, Jan − 1", (-2, 1, -1, 1, 1),
             "Riet en Jan 5"),
    ),
    1, Hand("31 tot en met 60, verlies", "Verlies: Kees − 2, Ans − 1", (1, -1, 1, 1, -2)), "Piet",
    frozenset({"leaster", "all-tricks"}),
)  # fmt: skip


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows five people, who never played."""
    data = tmp_path_factory.mktemp("known")
    with opened(data) as store:
        for name in reversed(FIVE):
            store.add_person(name)
    running = Server(data)
    running.start()
    yield running
    running.stop()
    assert "Traceback" not in running.errors(), running.errors()


@pytest.mark.parametrize("plan", [HARTENJAGEN, HEUGEN, SHEEPSHEAD], ids=lambda plan: plan.tile.lower())
def test_a_match_from_its_tile_to_its_file(known: Server, screens: Callable[..., Screen], plan: Plan, tmp_path: Path):
    phone = screens(known).open()
    begin(phone, plan)
    for number, hand in enumerate(plan.hands, 1):
        if number == len(plan.hands):
            correct(phone, plan)
        begin_hand(phone, number)
        play(phone, number, hand)
    if not plan.agreed:
        phone.tap("Meer")
        phone.tap("Stop nu")
    phone.wait(f"{plan.winner} wint", "heading")

    scores = [hand.scores for hand in plan.hands]
    scores[plan.corrected - 1] = plan.correction.scores
    totals = [sum(column) for column in zip(*scores, strict=True)]
    for name, total in zip(plan.names, totals, strict=True):
        phone.wait(re.compile(f"^{name}, {'−' if total < 0 else ''}{abs(total)}(,|$)"))
    sheet = natpit_score(shared_file(phone, tmp_path))
    assert [tuple(hand["scores"]) for hand in sheet["hands"]] == scores
    assert [hand["dealer"] for hand in sheet["hands"]] == [n % len(plan.names) for n in range(len(scores))]
    assert sheet["totals"] == totals
    assert sheet["winners"] == [plan.names.index(plan.winner)]
    assert {mark for hand in sheet["hands"] for mark in hand["marks"]} == plan.marks


def begin(phone: Screen, plan: Plan) -> None:
    """Names that are known, and an agreement that makes it short."""
    phone.tap(re.compile(f"^{plan.tile}"))
    phone.at(f"/new/{plan.tile.lower()}")
    for name in plan.names:
        phone.tap(name)
        phone.wait(re.compile(f"^{name}, zit "))
    if plan.agreed:
        phone.tap("Wijzig de afspraak")
        for tap in plan.agreement.split(" · "):
            phone.tap(control(tap))
        phone.wait(re.compile(plan.agreed))
        phone.tap("Klaar")
    phone.tap("Begin")
    phone.wait("Hand 1 invoeren")


def play(phone: Screen, number: int, hand: Hand) -> None:
    """Enters a hand, reloads the page in the middle of it where the plan says so, and writes it."""
    before, reload, after = hand.taps.partition(" · reload · ")
    enter(phone, before)
    if reload:
        phone.wait(re.compile(hand.kept))
        phone.reload()
        phone.wait(f"Hand {number}", "heading")
        phone.wait(re.compile(hand.kept))
        enter(phone, after)
    write(phone, hand.said)


def correct(phone: Screen, plan: Plan) -> None:
    """From the pad over Waarom? to the correction and back."""
    number = plan.corrected
    phone.tap(row(number))
    phone.tap(f"Verbeter hand {number}")
    phone.wait(f"Verbeter hand {number}", "heading")
    enter(phone, plan.correction.taps)
    write(phone, plan.correction.said)
    phone.wait(row(number, "verbeterd"))
