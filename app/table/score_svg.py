"""The score sheet as a drawing for the screen: the very marks that the PDF is painted with. No Flet here.

Its letters are outlines: a client that draws before its fonts are there would else take others, and keep them.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.table.paper import HEIGHT, POINT, WIDTH, Box, Mark, Rule, Say, ScoreSheet
from app.table.paper_page import page
from app.table.paper_type import moves, outline, width
from app.table.score_pdf import INKS


def score_svg(sheet: ScoreSheet) -> str:
    """The page as an SVG, in millimetres."""
    marks = page(sheet)
    letters = sorted({(mark.face, letter) for mark in marks if isinstance(mark, Say) for letter in mark.text})
    known = {one: f"l{n}" for n, one in enumerate(letters) if outline(*one)}
    shapes = "".join(f'<path id="{key}" d="{outline(*one)}"/>' for one, key in known.items())
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}"><defs>{shapes}</defs>'
    paper = f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{INKS["papier"]}"/>'
    return "".join([head, paper, *(_painted(mark, known) for mark in marks), "</svg>"])


def _painted(mark: Mark, letters: dict[tuple[str, str], str]) -> str:
    if isinstance(mark, Say):
        return _say(mark, letters)
    if isinstance(mark, Rule):
        dash = f' stroke-dasharray="{mark.dash[0]:g} {mark.dash[1]:g}"' if mark.dash else ""
        line = f'd="M{_flat((mark.x1, mark.y1))}L{_flat((mark.x2, mark.y2))}" fill="none"'
        return f'<path {line} stroke="{INKS[mark.ink]}" stroke-width="{_n(mark.width)}"{dash}/>'
    if isinstance(mark, Box):
        box = f'x="{_n(mark.x)}" y="{_n(mark.y)}" width="{_n(mark.w)}" height="{_n(mark.h)}" rx="{_n(mark.radius)}"'
        return f'<rect {box} fill="{INKS[mark.ink]}"/>'
    outline = "".join(what + _flat(at) for what, at in mark.steps)
    line = f' stroke="{INKS[mark.line]}" stroke-width="{_n(mark.width)}" stroke-linecap="round"' if mark.line else ""
    return f'<path d="{outline}" fill="{INKS[mark.fill] if mark.fill else "none"}"{line}/>'


def _say(mark: Say, letters: dict[tuple[str, str], str]) -> str:
    wide = width(mark.text, mark.face, mark.size)
    back = {"l": 0.0, "c": wide / 2, "r": wide}[mark.align]
    scale = f"{mark.size * POINT / 1000:.6f}"
    turn = "rotate(-90) " if mark.turned else ""
    at = f"translate({_flat((mark.x, mark.y) if mark.turned else (mark.x - back, mark.y))})"
    drawn = [
        f'<use href="#{letters[mark.face, letter]}" x="{_n(x)}"/>'
        for letter, x in zip(mark.text, moves(mark.text, mark.face), strict=True)
        if (mark.face, letter) in letters
    ]
    return f'<g transform="{at} {turn}scale({scale} -{scale})" fill="{INKS[mark.ink]}">{"".join(drawn)}</g>'


def _flat(numbers: Iterable[float]) -> str:
    return " ".join(map(_n, numbers))


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
