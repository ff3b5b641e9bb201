"""Which groups of figures stand in one table: those of a suit each, in a game that has a word for it
(`<game>.figure.grid`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.parts.figure_grid import GridCell, GridRow, figure_grid
from app.parts.marks import SUITS
from app.screens.figures_text import said_of, written
from app.table.figures import Group, Told
from app.words import Words


def in_grid(group: Group, words: Words) -> bool:
    """Whether all its figures are called after it ("harten_nat" under "harten"), in a game that has such a table."""
    game, _, name = group.word.rpartition(".figure.group.")
    table = f"{game}.figure.grid"
    return name in SUITS and words.has(table) and all(told.figure.id.startswith(f"{name}_") for told in group.figures)


def grid(groups: Sequence[Group], tap: Callable[[Any], Any], words: Words) -> ft.Control:
    """These groups as one table."""
    game, _, _ = groups[0].word.rpartition(".figure.group.")
    columns = [told.figure.id.partition("_")[2] for told in groups[0].figures]
    table = f"{game}.figure.grid"
    heads = [words.say(f"{table}.{column}") for column in columns]
    rows = []
    for group in groups:
        label, name = words.say(group.word), group.word.rpartition(".")[2]
        rows.append(GridRow(label, name, tuple(_cell(label, told, words) for told in group.figures)))
    return figure_grid(words.say(table), heads, rows, tap)


def _cell(label: str, told: Told, words: Words) -> GridCell:
    said = f"{label}, {said_of(told, words)}"
    if not told.n:
        return GridCell(written(told, words), said)
    return GridCell(written(told, words), words.say("figures.tap", said=said), told.figure.id)
