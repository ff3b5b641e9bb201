"""The quicker walk through new controls finds, marks and ties together what Flet's own does."""

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest
from flet.controls import object_patch
from flet.controls.base_control import BaseControl

from app import quicker

FLETS_OWN = quicker.FLETS_OWN


def tree() -> ft.Control:
    """A bit of everything that a screen holds: lists, values that hold values, a button in a menu, what is frozen."""
    frozen = ft.Column([ft.Text("a", style=ft.TextStyle(size=18))])
    frozen._frozen = True
    rows = [ft.Container(ft.Row([ft.Text(str(n)), ft.Icon(ft.Icons.ADD)]), data={"n": n}) for n in range(3)]
    side = ft.Border.only(left=ft.BorderSide(2, "red"))
    menu = ft.PopupMenuButton(items=[ft.PopupMenuItem(content=ft.Text("b"))])
    return ft.Container(
        ft.Column([*rows, frozen, menu, ft.TextField(label="c")]), border=side, padding=ft.Padding.all(3)
    )


def seen(walk: Callable[..., Any], only_watch: bool) -> list[tuple[str, str, bool, bool]]:
    """What a walk gives, in order: the control, its parent, whether it is frozen, and whether it was made ready."""
    found = list(walk(object_patch.DiffBuilder(None, None, BaseControl), tree(), ft.Row(), False, only_watch))
    return [
        (type(c).__name__, type(c.parent).__name__, hasattr(c, "_frozen"), getattr(c, "_initialized", False))
        for c in found
    ]


@pytest.mark.parametrize("only_watch", [False, True])
def test_both_walks_find_the_same(only_watch):
    assert seen(quicker.configure, only_watch) == seen(FLETS_OWN, only_watch)
    assert len(seen(quicker.configure, False)) > 15


async def test_the_app_draws_by_the_quicker_walk(table):
    assert object_patch.DiffBuilder._configure_dataclass is quicker.configure
    assert (await table.screen("/")).has("Instellingen")


def test_the_walk_is_that_of_the_flet_that_is_pinned():
    assert ft.__version__ == quicker.MADE_FOR
