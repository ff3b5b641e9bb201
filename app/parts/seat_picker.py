"""Who sits where: the table seen from above, the bottom seat for whoever holds the phone, the others clockwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import flet as ft
from flet import canvas as cv

from app.look import (
    CLEAR,
    DRUK,
    INKT,
    INKT2,
    KOP,
    OPINKT,
    PAPIER,
    RAND,
    SANS6,
    SANS7,
    TINT,
    capped,
    flat,
    icon,
    silent,
    strut,
    text,
)  # fmt: skip
from app.parts.marks import side_dot

Tap = Callable[[Any], Any]
SEAT, STEP = 56, 72
"""The height of a seat, and from one seat to the next at the same side of the table."""
WIDEST = 480


class Seat(NamedTuple):
    """A seat: its place in words, who is there ("" for nobody yet), which side's dot (None for no sides), whether its
    player deals first and whether it gets the next name, and what a screen reader says of it all."""

    place: str
    name: str
    side: int | None
    deals: bool
    caret: bool
    spoken: str


class Spot(NamedTuple):
    """Where a seat is drawn."""

    left: float
    top: float
    width: float


def spots(count: int, width: float) -> tuple[tuple[Spot, ...], float]:
    """Where each of `count` seats is drawn on a table `width` wide, and how high that is.

    Seat 0 at the bottom, then clockwise: up the left, the top where the number is even, down the right.
    """
    beside, middle = round(width * 0.29), round(width * 0.38)
    per_side, top_seat = (count - 1) // 2, count % 2 == 0
    first = STEP if top_seat else 18
    height = first + per_side * STEP + SEAT if per_side else STEP * 2 + SEAT
    centre = (width - middle) / 2
    left = [Spot(0, first + STEP * i, beside) for i in reversed(range(per_side))]
    right = [Spot(width - beside, first + STEP * i, beside) for i in range(per_side)]
    top = [Spot(centre, 0, middle)] if top_seat else []
    return (Spot(centre, height - SEAT, middle), *left, *top, *right), height


def seat_picker(seats: Sequence[Seat], sides: Sequence[str], width: float, tap: Tap, f: float = 1.0) -> ft.Control:
    """The seats around the table. The tapped one carries its number as data. `sides`: the names of two sides, or ()."""
    width = min(width, WIDEST)
    at, height = spots(len(seats), width)
    layers: list[ft.Control] = [_table(len(seats), width, height, bool(sides))]
    for n, (seat, spot) in enumerate(zip(seats, at, strict=True)):
        if seat.caret:
            layers.append(
                ft.Container(
                    left=spot.left - 5, top=spot.top - 5, width=spot.width + 10, height=SEAT + 10, border_radius=17,
                    border=ft.Border.all(3, DRUK), bgcolor=PAPIER, ignore_interactions=True,
                )
            )  # fmt: skip
        button = _seat(n, seat, spot.width, tap, f)
        button.left, button.top, button.width, button.height = spot.left, spot.top, spot.width, SEAT
        layers.append(button)
    if len(sides) == 2:
        layers += [_side_name(0, sides[0], f), _side_name(1, sides[1], f)]
    return ft.Stack(layers, width=width, height=height, clip_behavior=ft.ClipBehavior.NONE)


def seat_list(seats: Sequence[Seat], order: Sequence[int], tap: Tap, f: float) -> ft.Control:
    """The same seats under each other, for large text: the place, the side's dot, the name."""
    return ft.Column([_line(n, seats[n], tap, f) for n in order], spacing=8)


def _line(n: int, seat: Seat, tap: Tap, f: float) -> ft.Control:
    filled = bool(seat.name) and seat.side == 0
    ink = OPINKT if filled else INKT
    name: list[ft.Control] = [text(seat.name or "…", 20, SANS7, ink, semantics_label=seat.spoken, expand=True)]
    if seat.deals:
        name.append(icon(ft.Icons.STYLE_ROUNDED, 22 * min(f, 1.5), ink))
    inside: list[ft.Control] = [
        ft.Container(silent(seat.place, 16, SANS6, OPINKT if filled else INKT2), expand=2),
        ft.Container(ft.Row(name, spacing=8), expand=3),
    ]
    if seat.side is not None:
        inside.insert(1, side_dot(seat.side, ink, 14 * min(f, 1.5)))
    edge, wide = (DRUK, 5) if seat.caret else (INKT if filled else RAND, 2)
    style = flat(INKT if filled else TINT if not seat.name else PAPIER, 12, edge, wide, 12)
    return ft.TextButton(content=ft.Row([*inside, strut(48)], spacing=12), style=style, on_click=tap, data=n)


def _seat(n: int, seat: Seat, width: float, tap: Tap, f: float) -> ft.TextButton:
    filled = bool(seat.name) and seat.side == 0
    ink = OPINKT if filled else INKT if seat.name else INKT2
    room = width - 12 - (22 if seat.side is not None else 0) - (26 if seat.deals else 0)
    size = _fit(seat.name or seat.place, room)
    name = text(
        seat.name or seat.place, capped(size, f, 1.2), SANS7 if seat.name else SANS6, ink, size * 1.15,
        semantics_label=seat.spoken, text_align=ft.TextAlign.CENTER, max_lines=2,
    )  # fmt: skip
    inside: list[ft.Control] = [ft.Container(name, width=room) if size == 16 and len(seat.name) * 9 > room else name]
    if seat.side is not None:
        inside.insert(0, side_dot(seat.side, ink))
    if seat.deals:
        inside.append(icon(ft.Icons.STYLE_ROUNDED, 20, ink))
    row = ft.Row(inside, spacing=8 if room > 60 else 4, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    fill = INKT if filled else PAPIER if seat.name else TINT
    return ft.TextButton(content=row, style=flat(fill, 12, INKT if filled else RAND, 2, 4), on_click=tap, data=n)


def _fit(name: str, room: float) -> float:
    """The largest size at which a name fits on one line; the smallest is two lines."""
    for size in (20, 18):
        if len(name) * size * 0.56 <= room:
            return size
    return 16


def _side_name(side: int, name: str, f: float) -> ft.Control:
    word = text(name, capped(18, f, 1.3), KOP, INKT)
    row = ft.Row([side_dot(side), word], spacing=8, tight=True)
    held = ft.Container(row, top=12, height=32, alignment=ft.Alignment.CENTER)
    if side == 0:
        held.left = 0
    else:
        held.right = 0
    return held


def _table(count: int, width: float, height: float, sides: bool) -> ft.Control:
    """The table top, the lines between partners, and the cards in the middle."""
    beside = round(width * 0.29)
    x, y = beside + 3, 33 if count % 2 == 0 else 18
    w, h = width - 2 * x, height - y - 33
    fill = ft.Paint(color=TINT, style=ft.PaintingStyle.FILL)
    edge = ft.Paint(color=DRUK, style=ft.PaintingStyle.STROKE, stroke_width=2)
    shapes: list[cv.Shape] = [cv.Rect(x, y, w, h, 20, fill), cv.Rect(x, y, w, h, 20, edge)]
    mid_x, mid_y = width / 2, y + h / 2
    if sides and count == 4:
        pen = ft.Paint(color=INKT, style=ft.PaintingStyle.STROKE, stroke_width=3)
        dash = ft.Paint(color=DRUK, style=ft.PaintingStyle.STROKE, stroke_width=3, stroke_dash_pattern=[8, 6])
        shapes += [
            cv.Line(mid_x, 50, mid_x, mid_y - 18, paint=pen),
            cv.Line(mid_x, mid_y + 18, mid_x, height - 50, paint=pen),
            cv.Line(mid_x - 33, mid_y, x + 2, mid_y, paint=dash),
            cv.Line(mid_x + 33, mid_y, x + w - 2, mid_y, paint=dash),
        ]
    cards = [_card(mid_x - 18, mid_y - 11, -10), _card(mid_x - 8, mid_y - 13, 0), _card(mid_x + 1, mid_y - 12, 10)]
    drawn = ft.Stack([cv.Canvas(shapes, width=width, height=height), *cards], width=width, height=height)
    return ft.Semantics(exclude_semantics=True, content=ft.Container(drawn, bgcolor=CLEAR))


def _card(left: float, top: float, degrees: float) -> ft.Container:
    return ft.Container(
        width=18, height=25, left=left, top=top, bgcolor=PAPIER, border=ft.Border.all(2, DRUK), border_radius=3,
        rotate=ft.Rotate(degrees * 3.14159 / 180),
    )  # fmt: skip
