"""The type of a score sheet: which font files, and how wide a text is in them. Letters that no font holds are replaced.

The widths come from the fonts themselves, without kerning: that is how they are painted, too.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from os.path import join
from typing import Any, NamedTuple

from app.paths import ASSETS
from app.table.paper import POINT

SANS, SANS6, SANS7, SANS8, KOP = "Sans500", "Sans600", "Sans700", "Sans800", "Kop600"
FILES = {
    SANS: "NatpitSans-Medium.ttf",
    SANS6: "NatpitSans-SemiBold.ttf",
    SANS7: "NatpitSans-Bold.ttf",
    SANS8: "NatpitSans-ExtraBold.ttf",
    KOP: "Besley-SemiBold.ttf",
}


class _Face(NamedTuple):
    """How far each letter moves on, in thousandths of the size."""

    moves: dict[str, float]
    other: float


@cache
def _face(face: str) -> _Face:
    from fontTools.ttLib import TTFont

    with TTFont(path_of(face), lazy=True) as font:
        em, moves = font["head"].unitsPerEm, font["hmtx"].metrics
        known = {chr(code): moves[glyph][0] * 1000 / em for code, glyph in font.getBestCmap().items()}
    return _Face(known, known["?"])


@cache
def outline(face: str, letter: str) -> str:
    """The outline of a letter as an SVG path, in thousandths of the size, upwards from the base line; "" for none."""
    from fontTools.misc.transform import Scale
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    glyphs, names, em = _drawn(face)
    name = names.get(ord(letter))
    if name is None:
        return ""
    pen = SVGPathPen(glyphs, ntos=lambda n: f"{n:.0f}")
    glyphs[name].draw(TransformPen(pen, Scale(1000 / em)))
    return str(pen.getCommands())


@cache
def _drawn(face: str) -> tuple[Any, Mapping[int, str], int]:
    """All that a face can draw, the name of each letter's drawing, and how large it is drawn."""
    from fontTools.ttLib import TTFont

    font = TTFont(path_of(face), lazy=True)  # it stays open: a drawing is read when it is asked for
    return font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm


def moves(text: str, face: str) -> list[float]:
    """How far from its beginning each letter of a text stands, in thousandths of the size."""
    known = _face(face)
    at, found = 0.0, []
    for letter in text:
        found.append(at)
        at += known.moves.get(letter, known.other)
    return found


def path_of(face: str) -> str:
    """The font file of a face."""
    return join(ASSETS, "fonts", FILES[face])


def width(text: str, face: str, size: float) -> float:
    """How wide a text is, in millimetres; `size` in points."""
    known = _face(face)
    return sum(known.moves.get(letter, known.other) for letter in text) * size * POINT / 1000


def printable(text: str, face: str) -> str:
    """The text with what this face does not hold replaced: by its bare letter where it is one with an accent, else by
    a question mark. A mark that joins itself to the letter before it, or that is never seen, is left out.
    """
    known = _face(face).moves
    if all(letter in known for letter in text):
        return text
    out = []
    for letter in unicodedata.normalize("NFC", text):
        if letter in known:
            out.append(letter)
        elif letter.isspace():
            out.append(" ")
        elif unicodedata.category(letter) not in ("Mn", "Me", "Cf", "Cc"):
            bare = unicodedata.normalize("NFKD", letter)[0]
            out.append(bare if bare in known else "?")
    return "".join(out)


def fit(text: str, face: str, room: float, size: float, least: float) -> tuple[str, float]:
    """The text and the size at which it stays within `room` millimetres: smaller down to `least`, then cut off."""
    wide = width(text, face, size)
    if wide <= room:
        return text, size
    fitting = size * room / wide
    if fitting >= least:
        return text, fitting
    return cut(text, face, room, least), least


def cut(text: str, face: str, room: float, size: float) -> str:
    """As much of the text as stays within `room` millimetres, with "…" where something is missing."""
    if width(text, face, size) <= room:
        return text
    while text and width(text.rstrip() + "…", face, size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, face: str, room: float, size: float) -> list[str]:
    """The text in lines of at most `room` millimetres, broken between words, and inside one that is longer."""
    lines: list[str] = []
    line = ""
    words = text.split()[::-1]
    while words:
        word = words.pop()
        longer = f"{line} {word}" if line else word
        if width(longer, face, size) <= room:
            line = longer
        elif line:
            lines.append(line)
            line = ""
            words.append(word)
        else:
            n = max(1, next((i for i in range(len(word), 0, -1) if width(word[:i], face, size) <= room), 1))
            lines.append(word[:n])
            if word[n:]:
                words.append(word[n:])
    return [*lines, line] if line else lines
