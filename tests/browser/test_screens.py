"""Every screen on every shape of screen: it opens, it can be read aloud, and a thumb finds what it looks for."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from app.words import Words
from tests.browser.driver import Node, Screen
from tests.browser.seeded import Laid, Seeded
from tests.browser.server import Server

PICTURES = bool(os.environ.get("NATPIT_SHOTS"))
"""Whether pictures are kept, to be looked at: then all shapes are opened."""
LEAST = 48
"""The least that a thumb needs, in logical pixels."""

SHAPES: dict[str, dict[str, Any]] = {
    "phone": {"still": False},
    "phone-dark-en": {"dark": True, "language": "en-GB"},
    "phone-200": {"text": 2.0},
    "phone-200-dark-en": {"text": 2.0, "dark": True, "language": "en-GB"},
    "desktop": {"width": 1180, "height": 820, "scale": 1, "touch": False},
    "desktop-dark-en": {"width": 1180, "height": 820, "scale": 1, "touch": False, "dark": True, "language": "en-GB"},
    "landscape": {"width": 844, "height": 390},
}


class Place(NamedTuple):
    """Where a screen is, and what it says that no other screen here does."""

    path: str
    says: str


def places(at: Seeded, words: Words) -> dict[str, Place]:
    """Every screen of klaverjassen, by name."""
    say, playing = words.say, f"/match/{at.playing}"
    drafted = {name: f"/match/{match}/hand" for name, match in at.drafts.items()}
    return {
        "home": Place("/", say("home.go_on")),
        "new": Place("/new/klaverjassen", say("klaverjassen.new")),
        "new-agreement": Place("/new/klaverjassen/agreement", say("agreement.done")),
        "pad": Place(playing, say("pad.row", number=8)),
        "entry": Place(f"{playing}/hand", say("klaverjassen.who_plays")),
        "entry-begun": Place(drafted["begun"], say("entry.another_digit")),
        "entry-ready": Place(drafted["ready"], "117"),
        "entry-nat": Place(drafted["nat"], "202"),
        "entry-asked": Place(drafted["asked"], say("klaverjassen.pit_no")),
        "correct": Place(f"{playing}/hand/6", "66"),
        "why": Place(f"{playing}/why/6", say("why.standing", number="6")),
        "table": Place(f"{playing}/table", say("table.who_dealt")),
        "agreement": Place(f"{playing}/agreement", say("agreement.title")),
        "dispute": Place(f"{playing}/dispute/6", say("dispute.another")),
        "preview": Place(f"{playing}/agreement/preview", say("preview.same")),
        "loose": Place("/dispute/klaverjassen", say("dispute.loose")),
        "result": Place(f"/match/{at.done}/result", say("result.again")),
        "history": Place(f"{playing}/history", say("history.written", number="8")),
        "rules": Place("/rules", say("book.open", game=say("heugen.name"))),
        "rules-game": Place("/rules/klaverjassen", say("klaverjassen.book.intro")),
        "rules-match": Place(f"{playing}/rules", say("book.of_match")),
        "tables": Place("/tables", say("regular.new")),
        "tables-regular": Place(f"/tables/{at.table}", say("regular.figures_name")),
        "tables-edit": Place(f"/tables/{at.table}/edit", say("regular.nothing")),
        "tables-which": Place("/tables/new", say("regular.which_game")),
        "tables-new": Place("/tables/new/heugen", say("new.missing", n=3)),
        "tables-none": Place("/tables/0", say("regular.missing_why")),
        "settings": Place("/settings", say("settings.language")),
        "figures": Place("/figures", say("figures.pairs")),
        "figures-person": Place("/figures/klaverjassen/all/person/1", say("figure.group.matches")),
        "none": Place("/match/0", say("app.no_match_why")),
    }


@pytest.mark.parametrize(
    "shape", SHAPES if PICTURES else ["phone", "phone-200-dark-en", "desktop-dark-en", "landscape"]
)
def test_every_screen_can_be_read_aloud_and_tapped(laid: Laid, screens: Callable[..., Screen], shape: str):
    screen = screens(laid.server, **SHAPES[shape])
    words = Words("en" if SHAPES[shape].get("language") else "nl")
    wrong: list[str] = []
    screen.open()
    for name, place in places(laid.at, words).items():
        screen.go(place.path)
        screen.wait(re.compile(re.escape(place.says)))
        at_rest(screen)
        keep_picture(screen, f"{shape}-{name}")
        wrong += [f"{name}: {what}" for what in lasting_faults(screen)]
        if SHAPES[shape].get("text"):  # there is more below
            screen.scroll(5000)
            at_rest(screen)
            keep_picture(screen, f"{shape}-{name}-end")
            wrong += [f"{name}, at its end: {what}" for what in lasting_faults(screen)]
    assert wrong == []


@pytest.mark.parametrize("shape", ["phone-200-dark-en", "landscape"])
def test_the_empty_home_can_be_read_aloud_and_tapped(server: Server, screens: Callable[..., Screen], shape: str):
    screen = screens(server, **SHAPES[shape])
    words = Words("en" if SHAPES[shape].get("language") else "nl")
    screen.open()
    screen.wait(words.say("home.welcome"))
    at_rest(screen)
    keep_picture(screen, f"{shape}-empty")
    assert lasting_faults(screen) == []


def lasting_faults(screen: Screen) -> list[str]:
    """What is wrong, and still is when the screen has come to rest: what is told runs after what scrolls."""
    for _ in range(10):
        if not (found := faults(screen)):
            break
        screen.page.wait_for_timeout(200)
    return found


def faults(screen: Screen) -> list[str]:
    """What is wrong with the screen for who hears it or taps it."""
    width = screen.page.viewport_size["width"]
    nodes = screen.nodes()
    found = [f"a {n.role} without a name at {_box(n)}" for n in nodes if not n.name and (n.tappable or _is_control(n))]
    found += [f"{n.name!r} is small: {_box(n)}" for n in nodes if n.tappable and not n.cut and _small(n)]
    found += [
        f"{n.name!r} sticks out: {_box(n)}" for n in nodes if n.name and (n.x < -1 or n.x + n.width > width + 1)
    ]  # fmt: skip
    return found


def at_rest(screen: Screen) -> None:
    """Waits until nothing that is told moves any more: a screen slides in."""
    before: list[Node] = []

    def still() -> bool:
        nonlocal before
        last, before = before, screen.nodes()
        return before == last or bool(screen.page.wait_for_timeout(60))

    screen.until(still, "the screen is at rest", screen.names)


def keep_picture(screen: Screen, name: str) -> None:
    """A picture of it, for who asks for pictures."""
    if PICTURES:
        screen.screenshot(name)


def _is_control(node: Node) -> bool:
    return node.role in ("button", "textbox", "checkbox", "radio", "switch", "tab", "link", "slider")


def _small(node: Node) -> bool:
    return min(node.width, node.height) < LEAST - 0.5


def _box(node: Node) -> str:
    return f"{node.x:.0f}, {node.y:.0f}, {node.width:.0f} × {node.height:.0f}"
