"""Where the reader asked for less motion nothing slides, drops or runs; what was asked meanwhile holds from then on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from app.frame import Frame
from app.look import PRESS
from app.parts.busy_line import busy_line
from tests.app.harness import App
from tests.app.table import Table, hand

APP = Path(__file__).parents[2] / "app"
MOVES = re.compile(r"animate|animation(_\w+)?=|duration=|ProgressRing|AnimatedSwitcher")
SAYS = "get_accessibility_features"


def features(**asked: bool) -> dict[str, Any]:
    """What a device says of its reader."""
    names = ("accessible_navigation", "bold_text", "disable_animations", "high_contrast", "invert_colors")
    return dict.fromkeys((*names, "reduce_motion", "on_off_switch_labels", "supports_announcements"), False) | asked


def moves(app: App) -> tuple[bool, bool, bool, bool]:
    """Whether screens slide in, keys drop, the pad scrolls and the sheet that lies open slid in."""
    slides, drops = set(), set()
    for theme in (app.page.theme, app.page.dark_theme):
        assert theme is not None
        slides.add(theme.page_transitions.ios is not ft.PageTransitionTheme.NONE)
        drops.add(theme.text_button_theme.style.animation_duration == PRESS)
    (slide,), (drop,) = slides, drops
    pad, sheet = app.one(ft.ListView), next(one for one in app.all(ft.BottomSheet) if one.open)
    return slide, drop, bool(pad.auto_scroll_animation), sheet.animation_style is None


@pytest.mark.parametrize("asked", ["disable_animations", "reduce_motion"])
async def test_nothing_moves_where_that_was_asked_for(table: Table, asked: str):
    match = await table.match([hand("wij", 100)])
    app = await table.screen(f"/match/{match}", replies={SAYS: features(**{asked: True})})
    await app.tap("Meer")
    assert moves(app) == (False, False, False, False)
    app.connection.replies[SAYS] = features()
    await app.lifecycle("show")
    await table.rest(app)
    assert moves(app) == (True, True, True, True)
    app.connection.replies[SAYS] = features(reduce_motion=True)
    await app.lifecycle("show")
    await table.rest(app)
    assert moves(app) == (False, False, False, False)


def test_what_is_under_way_says_so_without_a_line_that_runs():
    def runs(part: float | None, still: bool) -> list[float | None]:
        column = busy_line("Bezig", part, Frame(still=still)).content.content.content
        return [one.value for one in column.controls if isinstance(one, ft.ProgressBar)]

    assert (runs(None, False), runs(0.5, True), runs(None, True)) == ([None], [0.5], [])


def test_no_screen_moves_anything_without_asking():
    # What moves says for how long; where it says so, it looks at `still`, or is one of the few that are told here.
    calm = {"look.py", "snack.py", "matches_read.py", "kept.py"}
    found: dict[str, str] = {}
    for file in [*APP.glob("*.py"), *APP.glob("parts/*.py"), *APP.glob("screens/*.py"), *APP.glob("entry/*/*.py")]:
        if file.name not in calm:
            for line in file.read_text(encoding="utf-8").splitlines():
                if MOVES.search(line) and "still" not in line and "Animation(0)" not in line:
                    found[file.name] = line.strip()
    assert found == {}
