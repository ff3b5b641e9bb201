"""What is drawn beside the numbers: a side's dot, the nat ring, pit, who played, turf."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import flet.canvas as cv

from app.look import DRUK, INKT, LIJN2, OPINKT, ROOD, SANS8, icon, silent
from app.paths import ASSETS

SUITS = ("schoppen", "harten", "ruiten", "klaveren")
"""The suits in the order in which the buttons stand."""
_RED = frozenset({"harten", "ruiten"})
# As text in the app, so that the client asks for no file and nothing flashes.
_SVG = {s: Path(ASSETS, "suits", f"{s}.svg").read_text(encoding="utf-8") for s in SUITS}
_TRIANGLE = Path(ASSETS, "speelt-driehoek.svg").read_text(encoding="utf-8")

# The ring of the red pencil, as in nat-ring.svg: a start and five curves in a box of 40 × 32.
_RING_START = (31, 5.5)
_RING = (
    (24, 0.8, 11, 0.6, 5, 8.3),
    (-0.2, 15.5, 2.6, 26, 13, 29.3),
    (23, 32.3, 35.5, 28.3, 37.7, 19),
    (39.5, 10.5, 32.5, 3.6, 22, 2.6),
    (16.5, 2.2, 12, 3.3, 8.5, 5.6),
)


def pip(suit: str, size: float, color: str | None = None) -> ft.Image:
    """A suit, drawn. Never as a glyph: no font here has it, and elsewhere it turns into an emoji."""
    ink = color or (ROOD if suit in _RED else INKT)
    return ft.Image(_SVG[suit], width=size, height=size, color=ink, exclude_from_semantics=True)


def side_dot(side: int, color: str = INKT, size: float = 14) -> ft.Container:
    """A filled dot for the first side, a ring for the second: told apart without colour."""
    if side == 0:
        return ft.Container(width=size, height=size, border_radius=size, bgcolor=color)
    return ft.Container(width=size, height=size, border_radius=size, border=ft.Border.all(max(3, size / 6), color))


def nat_ring(w: float = 36, h: float = 30, size: float = 18) -> ft.Stack:
    """N in a ring of red pencil."""
    x, y = w / 40, h / 32
    pencil = ft.Paint(
        color=ROOD, style=ft.PaintingStyle.STROKE, stroke_width=2.4 * x, stroke_cap=ft.StrokeCap.ROUND, anti_alias=True
    )
    curves = [cv.Path.CubicTo(*(v * (x, y)[i % 2] for i, v in enumerate(c))) for c in _RING]
    ring = cv.Path([cv.Path.MoveTo(_RING_START[0] * x, _RING_START[1] * y), *curves], paint=pencil)
    letter = ft.Container(silent("N", size, SANS8, ROOD), width=w, height=h, alignment=ft.Alignment.CENTER)
    return ft.Stack([cv.Canvas([ring], width=w, height=h), letter], width=w, height=h)


_SIGNS = {"moon": ft.Icons.NIGHTLIGHT_ROUNDED, "sun": ft.Icons.WB_SUNNY_ROUNDED}


def sign_mark(kind: str, scale: float = 1) -> ft.Control | None:
    """A mark that is drawn: "moon", "sun", or the suit of a card that somebody took; None for any other."""
    if kind in _SIGNS:
        return icon(_SIGNS[kind], 24 * scale)
    return pip(kind, 18 * scale) if kind in SUITS else None


def pit_mark(size: float = 28, f: float = 1) -> ft.Container:
    """P in a filled square; `f` is how much larger the client makes the letter."""
    return letter_mark("P", size, 18 * size / 28 / f)


def letter_mark(letter: str, size: float = 28, letter_size: float = 0) -> ft.Container:
    """A letter in a filled square: pit, kapot, verzaakt."""
    face = silent(letter, letter_size or 18 * size / 28, SANS8, OPINKT)
    return ft.Container(face, width=size, height=size, border_radius=6, bgcolor=INKT, alignment=ft.Alignment.CENTER)


_HOLLOW = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 14"><path d="M1.2 2 8.4 7 1.2 12Z" fill="none" '
    'stroke="#000" stroke-width="2" stroke-linejoin="round"/></svg>'
)


def played_mark(scale: float = 1, *, hollow: bool = False) -> ft.Image:
    """The triangle of the side that played; hollow for who played along."""
    drawn = _HOLLOW if hollow else _TRIANGLE
    return ft.Image(drawn, width=10 * scale, height=14 * scale, color=DRUK, exclude_from_semantics=True)


def _strokes(n: int, color: str, per4: float, h: float) -> cv.Line:
    x = n * 6 + (n // 4) * per4
    dash = [3, 3, 3, 3, 3, 3, 3, 3 + per4]
    paint = ft.Paint(color=color, stroke_width=h, style=ft.PaintingStyle.STROKE, stroke_dash_pattern=dash)
    return cv.Line(0, h / 2, max(x, 0.01), h / 2, paint=paint)


def turf(done: int, total: int, h: float = 20, color: str = INKT, rest: str = LIJN2) -> cv.Canvas:
    """How far the match is: strokes in fours, all of them in two dashed lines."""
    width = total * 6 + max(0, -(-total // 4) - 1) * 5 - 3
    return cv.Canvas([_strokes(total, rest, 5, h), _strokes(done, color, 5, h)], width=width, height=h)


def tally(n: int, h: float = 10) -> cv.Canvas:
    """The strokes under a roem chip that was tapped n times."""
    paint = ft.Paint(color=INKT, stroke_width=h, style=ft.PaintingStyle.STROKE, stroke_dash_pattern=[3, 4])
    return cv.Canvas([cv.Line(0, h / 2, n * 7 - 4, h / 2, paint=paint)], width=n * 7 - 4, height=h)
