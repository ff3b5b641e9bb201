"""How many hearts have been given out: a sentence with the number in it, and a heart for each, filled or open."""

from __future__ import annotations

from pathlib import Path

import flet as ft

from app.hooks import memo
from app.look import DRUK, INKT, PAPIER, ROOD, SANS, SANS6, SANS8, capped, icon, silent, text
from app.parts.marks import pip
from app.paths import ASSETS

_OPEN = (
    Path(ASSETS, "suits", "harten.svg")
    .read_text(encoding="utf-8")
    .replace('fill="#000"', 'fill="none" stroke="#000" stroke-width="2.2"')
)
WAYS = {
    "left": ft.Icons.ARROW_CIRCLE_LEFT_ROUNDED,
    "right": ft.Icons.ARROW_CIRCLE_RIGHT_ROUNDED,
    "across": ft.Icons.ARROW_CIRCLE_UP_ROUNDED,
    "none": ft.Icons.BLOCK_ROUNDED,
}
"""The sign of where cards are passed to, as seen from a seat."""


def _heart(full: bool, size: float) -> ft.Control:
    if full:
        return pip("harten", size)
    return ft.Image(_OPEN, width=size, height=size, color=ROOD, exclude_from_semantics=True)


@ft.component
def HeartCount(
    said: tuple[str, str, str],
    given: int,
    total: int,
    cards: tuple[tuple[str, str], ...],
    before: str,
    way: str,
    width: float,
    f: float = 1.0,
) -> ft.Control:
    """`said`: what comes before the number, the number that stands out, what comes after. `cards`: (suit, word) of what
    is taken beside hearts. `before`: what the table had to know before the hand, with the sign `way` ("" for none).
    """
    first, number, rest = said
    size = capped(18, f, 2)
    parts: list[ft.Control] = [text(first.strip(), size, SANS, INKT, semantics_label=f"{first}{number}{rest}".strip())]
    if number:
        parts.append(silent(number, capped(22, f, 1.8), SANS8, INKT, capped(28, f, 1.8)))
        parts.append(silent(rest.strip(), size, SANS, INKT))
    line = ft.Row(parts, spacing=6, wrap=f >= 1.3, run_spacing=0)
    heads = ft.Row(
        [
            ft.Row([pip(suit, 16 * min(f, 1.5)), silent(word, capped(16, f, 1.8), SANS6, DRUK)], spacing=4, tight=True)
            for suit, word in cards
        ],
        spacing=12, tight=True,
    )  # fmt: skip
    wide = min(20 * min(f, 1.2), width / total - 2)
    hearts = ft.Row([_heart(n < given, wide) for n in range(total)], spacing=(min(width, 390) - 13 * wide) / 12)
    top: ft.Control = (
        line if f >= 1.3 else ft.Row([ft.Container(line, expand=True, height=28), heads], spacing=8)
    )
    lines: list[ft.Control] = [top, hearts]
    if before:
        sign = [icon(WAYS[way], 20 * min(f, 1.5), DRUK)] if way in WAYS else []
        lines.append(ft.Row([*sign, text(before, capped(16, f, 2), SANS6, DRUK, expand=True)], spacing=6))
    return ft.Container(
        ft.Column(lines, spacing=4), bgcolor=PAPIER, padding=ft.Padding.only(left=16, right=16, bottom=8),
        border=ft.Border.only(bottom=ft.BorderSide(2, DRUK)),
    )  # fmt: skip


heart_count = memo(HeartCount)
