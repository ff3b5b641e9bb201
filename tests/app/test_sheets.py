"""Sheets from below: what does not fit on one scrolls, and one that fits is no higher than what is on it."""

from __future__ import annotations

import flet as ft
import pytest

from app.frame import Frame
from app.parts.ask_sheet import ask_sheet
from app.parts.menu import Group, Row, menu_sheet

STANDING, LYING, LARGE = Frame(390, 844), Frame(844, 390), Frame(390, 844, 2.0)


def nothing(_: object) -> None:
    """What a tap does here."""


def menu(rows: int, frame: Frame, chips: bool = False) -> ft.BottomSheet:
    group = Group("Wat", [Row(str(i), i) for i in range(rows)], chips)
    return menu_sheet([group], nothing, nothing, frame)


def scrolls(sheet: ft.BottomSheet) -> bool:
    assert sheet.scrollable  # else Flutter cuts it off at nine sixteenths of the screen
    inside = sheet.content.content.content
    assert isinstance(inside, ft.Column)
    return inside.scroll is not None


@pytest.mark.parametrize(
    ("sheet", "wanted"),
    [
        (menu(4, STANDING), False),
        (menu(11, STANDING), False),
        (menu(14, STANDING), True),
        (menu(4, LYING), False),
        (menu(5, LYING), True),
        (menu(9, LYING, chips=True), False),
        (menu(15, LYING, chips=True), True),
        (menu(2, LARGE), True),
        (menu(11, Frame(390, 844, top=47, bottom=150)), True),
    ],
)
def test_a_menu_scrolls_where_it_is_higher_than_the_screen(sheet: ft.BottomSheet, wanted: bool):
    assert scrolls(sheet) is wanted


def test_so_does_what_is_asked():
    def asked(will: str, frame: Frame) -> ft.BottomSheet:
        return ask_sheet("Zeker weten?", (), will, "", ("Doe maar", "Doe maar", nothing), nothing, frame)

    assert not scrolls(asked("Dit kan niet ongedaan worden.", LYING))
    assert scrolls(asked("Dit kan niet ongedaan worden. " * 6, LYING))
    assert not scrolls(asked("Dit kan niet ongedaan worden. " * 6, STANDING))
    assert scrolls(asked("Dit kan niet.", LARGE))
