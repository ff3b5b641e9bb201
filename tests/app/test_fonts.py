"""Every letter and sign that Natpit writes is in its own fonts: no other font is ever looked for, here or elsewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont

from app.look import FONTS

APP = Path(__file__).parents[2] / "app"
ASSETS = APP.parent / "assets"
UNDRAWN = frozenset("\0\n")
"""What stands between words that are put together, and ends a line."""


def in_all_fonts() -> set[str]:
    """What every one of the fonts can write."""
    maps = [set(TTFont(ASSETS / file).getBestCmap()) for file in FONTS.values()]
    return {chr(point) for point in set.intersection(*maps)}


def said() -> Iterator[tuple[str, str]]:
    """All words, with where they stand."""
    for file in sorted((APP / "words").glob("*/*.po")):
        with file.open("rb") as opened:
            for message in read_po(opened):
                for one in message.string if isinstance(message.string, tuple) else (message.string,):
                    yield f"{file.parent.name}/{file.name}: {message.id}", one


def drawn() -> Iterator[tuple[str, str]]:
    """What the code of the screens writes by itself: the texts in it that are no docstrings."""
    folders = ("words", "parts", "entry", "screens")
    for file in sorted(one for folder in folders for one in (APP / folder).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        docs = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
        for one in ast.walk(tree):
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and id(one) not in docs:
                yield f"{file.relative_to(APP)}:{one.lineno}", one.value


def test_every_word_can_be_written_with_every_font_of_ours():
    there = in_all_fonts() | UNDRAWN
    missing = {where: lacks for where, text in (*said(), *drawn()) if (lacks := set(text) - there)}
    assert missing == {}


def test_names_from_all_around_can_be_written_too():
    assert set("Łukasz Şahin Živa Øyvind Ægir Éloïse Hælm Žižek Ğ ł ß IJsbrand ÿ Ĳĳ") <= in_all_fonts()


def test_the_fonts_lie_in_natpit_itself():
    for file in FONTS.values():
        assert "://" not in file
        assert (ASSETS / file).stat().st_size > 10_000
