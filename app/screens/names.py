"""The names to choose from below a table, and what can be the matter with a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.parts.name_chips import MOST_LETTERS, Chip, word_chip
from app.screens.seats import place_name
from app.table.lineups import Gathered
from app.words import Words
from scoring.match import breaks_line

SHOWN = 11
"""How many names are shown before *alle namen*."""


def chips_of(
    now: Gathered, words: Words, everybody: bool, show_all: Callable[[Any], Any]
) -> tuple[list[Chip], list[ft.Control]]:
    """The chips of those who could be seated, and the one that shows all of them, where not `everybody` is shown."""
    count = len(now.lineup.seats)
    shown = now.people if everybody or len(now.people) <= SHOWN + 1 else now.people[: max(SHOWN, count)]
    chips = []
    for person in shown:
        seat = now.lineup.seat_of(person.id)
        place = "" if seat is None else place_name(seat, count, words).lower()
        spoken = words.say("new.sits", name=person.name, place=place) if place else person.name
        chips.append(Chip(person.id, person.name, seat is not None, spoken))
    if len(shown) == len(now.people):
        return chips, []
    return chips, [word_chip(words.say("new.everybody", count=len(now.people)), show_all)]


def wrong_with(name: str, words: Words) -> str:
    """What is the matter with a name, "" when nothing is."""
    if not name:
        return words.say("new.name_empty")
    if len(name) > MOST_LETTERS:
        return words.say("new.name_long", most=MOST_LETTERS)
    if breaks_line(name):
        return words.say("match.name_sign")
    return ""
