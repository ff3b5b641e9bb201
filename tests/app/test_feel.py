"""What the hand feels: light at every key, heavy when the bar turns nat or something is refused, medium at a write."""

from __future__ import annotations

import re

import pytest

from app.store.trouble import Stale
from tests.app.harness import App
from tests.app.table import FOUR, Table, hand

NAMES = {"klaverjassen": FOUR, "hartenjagen": FOUR, "heugen": FOUR[:3], "sheepshead": (*FOUR, "Loes")}
COVER = re.compile("^(Sluit|Wat zelden voorkomt|.* Tik als iemand anders gaf[.])$")


def felt(app: App) -> list[str]:
    """How strong, tap after tap, since it was asked last."""
    strengths = [name.removesuffix("_impact") for name, _ in app.calls if name.endswith("_impact")]
    app.calls.clear()
    return strengths


@pytest.mark.parametrize("game", NAMES)
async def test_every_key_of_an_entry_is_felt_once_and_one_that_can_do_nothing_not_at_all(table: Table, game: str):
    match = await table.match([], NAMES[game], game=game)
    app = await table.screen(f"/match/{match}/hand")
    felt(app)
    tried: set[str] = set()
    for _ in range(14):
        name, key = next(
            (n, c)
            for n, c in app.named()
            if n not in tried and not COVER.match(n) and not getattr(c, "disabled", False)
        )
        tried.add(name)
        before = app.texts, [n for n, _ in app.named()]
        await app.click(key)
        changed = (app.texts, [n for n, _ in app.named()]) != before
        strengths = felt(app)
        assert strengths in (["light"], ["heavy"]) if changed else len(strengths) <= 1, name


async def test_a_hand_from_the_first_key_to_the_correction(table: Table):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}/hand")
    felt(app)
    for name, strength in (("Wij spelen", "light"), ("7", "light"), ("4", "heavy"), ("Zij, roem plus 20", "light")):
        await app.tap(name)
        assert felt(app) == [strength], name
    await app.tap("Laatste roem van Zij weg")
    assert felt(app) == ["light"]
    assert app.disabled("5, kan nu niet")
    await app.tap("Wij nat — Zij 162 162 Schrijf op")
    await table.rest(app)
    assert felt(app) == ["medium"]
    await app.tap("Ongedaan")
    await table.rest(app)
    assert felt(app) == ["medium"]
    await app.tap("Zet terug")
    await table.rest(app)
    assert felt(app) == ["medium"]
    await app.go(f"/match/{match}/hand/1")
    await table.rest(app)
    await app.tap("Wis")
    await app.tap("9")
    await app.tap("Wij 9, Zij 153 nog een cijfer? Verbeter")
    await table.rest(app)
    assert felt(app) == ["light", "light", "medium"]


@pytest.mark.parametrize(("platform", "strengths"), [("ios", ["heavy", "medium"]), ("windows", [])])
async def test_what_is_refused_is_felt_and_on_a_desktop_nothing_is(table: Table, platform: str, strengths: list[str]):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}", platform=platform)
    felt(app)
    table.natpit.rooms[0].trouble(Stale(None))
    await app.tap("Ongedaan")
    await table.rest(app)
    assert felt(app) == strengths
