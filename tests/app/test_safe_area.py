"""What notches and bars cover at the edges of a screen is kept free, on every kind of screen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import flet as ft
import pytest

from tests.app.harness import App
from tests.app.table import FOUR, Table, hand

EDGES = {"top": 47.0, "bottom": 34.0}
LYING = {"left": 47.0, "right": 47.0, "bottom": 21.0}


async def places(table: Table) -> list[str]:
    """The addresses of all kinds of screens, the pane beside the pad included."""
    match = await table.match([hand("wij", 100)] * 3)
    done = await table.match([hand("wij", 100)] * 16)
    hearts = await table.match([], ("Riet", "Ans", "Jan", "Piet"), game="hartenjagen")
    picked = await table.match([], ("Riet", "Ans", "Jan", "Piet", "Loes"), game="sheepshead")

    def add(store: Any) -> None:
        store.add_regular("Donderdag", "klaverjassen", [store.add_person(name).id for name in FOUR], {})

    await table.ask(add)
    routes = ["/", "/new/hartenjagen", "/dispute/heugen", "/rules/heugen", "/settings", "/tables/1/edit", "/tables/new"]
    routes += ["/matches", "/files", "/take", f"/match/{done}/result"]
    beside = ("", "/hand", "/count", "/why/2", "/table", "/history", "/links", "/share/code", "/board")
    routes += [f"/match/{match}{one}" for one in beside]
    return [*routes, f"/match/{hearts}/hand", f"/match/{picked}/hand"]


def measures(app: App) -> list[tuple[str, Any]]:
    """How wide and high everything in sight is, with what is left free in and around it."""
    found: list[tuple[str, Any]] = []
    for control in app.walk():
        kind = type(control).__name__
        for name in ("width", "height"):
            if isinstance(size := getattr(control, name, None), int | float):
                found.append((f"{kind}.{name}", size))
        padding = getattr(control, "padding", None)
        if isinstance(padding, ft.Padding):
            found += [(f"{kind}.{side}", getattr(padding, side) or 0) for side in ("left", "top", "right", "bottom")]
    return found


def keeps_free(before: list[tuple[str, Any]], after: list[tuple[str, Any]], side: str, least: float) -> bool:
    """Whether something leaves so much more free at this side, or is so high, that was not before."""
    names = (f".{side}", ".height")
    fresh = Counter(after) - Counter(before)
    return any(size >= least for name, size in fresh if name.endswith(names))


async def test_what_is_covered_above_and_below_is_kept_free(table: Table):
    routes = await places(table)
    app = await table.screen("/")
    for route in routes:
        await app.go(route)
        await table.rest(app)
        await app.media()
        plain = measures(app)
        await app.media(padding={"left": 0, "right": 0, "top": EDGES["top"], "bottom": 0})
        assert keeps_free(plain, measures(app), "top", EDGES["top"]), route
        await app.media(padding={"left": 0, "right": 0, "top": 0, "bottom": EDGES["bottom"]})
        assert keeps_free(plain, measures(app), "bottom", EDGES["bottom"]), route


@pytest.mark.parametrize(("narrow", "wide"), [((750, 390), (844, 390)), ((1180, 820), (1274, 820))])
async def test_what_is_covered_at_the_sides_is_as_if_the_screen_was_that_much_narrower(
    table: Table, narrow: tuple[int, int], wide: tuple[int, int]
):
    routes = await places(table)
    # On its side a phone lays out otherwise what has two columns, a tablet what stands beside the pad.
    beside = ("/hand", "/why/2", "/history", "/files") if wide[1] > 480 else ("/hand", "/count", "/table", "/edit")
    routes = [one for one in routes if one.endswith(beside) or (wide[1] < 480 and "/match/" in one) or one == "/"]
    app = await table.screen("/", width=narrow[0], height=narrow[1])
    for route in routes:
        await app.go(route)
        await table.rest(app)
        await app.media(padding={"left": 0, "right": 0, "top": 0, "bottom": 0})
        await app.resize(*narrow)
        plain = [one for one in measures(app) if one[0].endswith(".width")]
        await app.media(padding={"top": 0, **LYING, "bottom": 0})
        await app.resize(*wide)
        covered = measures(app)
        assert [one for one in covered if one[0].endswith(".width")] == plain, route
        assert any(size >= LYING["left"] for name, size in covered if name.endswith(".left")), route
