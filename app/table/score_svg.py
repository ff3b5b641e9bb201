"""The score sheet as a drawing for the screen: the very marks that the PDF is painted with. No Flet here."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from app.table.paper import HEIGHT, POINT, WIDTH, Box, Mark, Rule, Say, ScoreSheet
from app.table.paper_page import page
from app.table.paper_type import width
from app.table.score_pdf import INKS


def score_svg(sheet: ScoreSheet) -> str:
    """The page as an SVG, in millimetres. Its letters are those of the app: `Sans500`, `Kop600` and so on."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}">'
    paper = f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="{INKS["papier"]}"/>'
    return "".join([head, paper, *_painted(page(sheet)), "</svg>"])


def _painted(marks: Iterable[Mark]) -> Iterable[str]:
    for mark in marks:
        if isinstance(mark, Say):
            yield _say(mark)
        elif isinstance(mark, Rule):
            dash = f' stroke-dasharray="{mark.dash[0]:g} {mark.dash[1]:g}"' if mark.dash else ""
            yield (
                f'<path d="M{_n(mark.x1)} {_n(mark.y1)}L{_n(mark.x2)} {_n(mark.y2)}" fill="none" '
                f'stroke="{INKS[mark.ink]}" stroke-width="{_n(mark.width)}"{dash}/>'
            )
        elif isinstance(mark, Box):
            yield (
                f'<rect x="{_n(mark.x)}" y="{_n(mark.y)}" width="{_n(mark.w)}" height="{_n(mark.h)}" '
                f'rx="{_n(mark.radius)}" fill="{INKS[mark.ink]}"/>'
            )
        else:
            outline = "".join(what + " ".join(map(_n, at)) for what, at in mark.steps)
            fill = INKS[mark.fill] if mark.fill else "none"
            line = (
                f' stroke="{INKS[mark.line]}" stroke-width="{_n(mark.width)}" stroke-linecap="round"'
                if mark.line
                else ""
            )
            yield f'<path d="{outline}" fill="{fill}"{line}/>'


def _say(mark: Say) -> str:
    # Where a text begins is reckoned here: not every reader of SVG knows of anchors.
    wide = width(mark.text, mark.face, mark.size)
    back = {"l": 0.0, "c": wide / 2, "r": wide}[mark.align]
    turned = f' transform="rotate(-90 {_n(mark.x)} {_n(mark.y)})"' if mark.turned else ""
    return (
        f'<text x="{_n(mark.x - back)}" y="{_n(mark.y)}" font-family="{mark.face}" font-size="{_n(mark.size * POINT)}" '
        f'fill="{INKS[mark.ink]}"{turned}>{escape(mark.text)}</text>'
    )


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
