"""The green stitched cover on top of every screen, and the dashed line of any box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft
import flet.canvas as cv

from app.look import CLEAR, KAFT, KAFT2, KOP, OPKAFT, SANS6, SMALL, capped, ems, flat, icon, strut, text

STITCH = ft.Paint(color=KAFT2, stroke_width=2, style=ft.PaintingStyle.STROKE, stroke_dash_pattern=[10, 6])


def stitching() -> ft.Container:
    """The seam: one very long dashed line, cut off by its box, so that it needs no width."""
    seam = cv.Canvas([cv.Line(0, 1, 4000, 1, paint=STITCH)])
    return ft.Container(seam, height=2, clip_behavior=ft.ClipBehavior.HARD_EDGE)


def cover_icon(
    name: ft.IconData, label: str, on_click: Callable[[Any], Any], f: float = 1.0, size: float = 24
) -> ft.TextButton:
    """A round button on the cover; `label` is its accessible name."""
    return ft.TextButton(
        content=icon(name, size * min(f, 1.3), OPKAFT, label),
        style=flat(CLEAR, 24),
        width=48,
        height=48,
        on_click=on_click,
    )


def cover_button(
    label: str, on_click: Callable[[Any], Any], f: float = 1.0, sign: ft.IconData | None = None
) -> ft.Control:
    """A word on the cover with a line around it, such as *Waarom?*."""
    face: list[ft.Control] = [text(label, capped(18, f, 1.6), SANS6, OPKAFT, no_wrap=True)]
    if sign is not None:
        face.insert(0, icon(sign, 20 * min(f, 1.3), OPKAFT))
    return ft.TextButton(
        content=ft.Container(
            ft.Row(face, spacing=8, tight=True),
            padding=ft.Padding.symmetric(horizontal=14, vertical=6.3 if f < 1.3 else 3),
            border=ft.Border.all(2, KAFT2),
            border_radius=24,
        ),
        height=48 if f < 1.3 else 56,
        style=flat(CLEAR, 24),
        on_click=on_click,
    )


def cover_button_width(label: str, f: float) -> float:
    """How wide such a word is."""
    return ems(label) * 18 * min(f, 1.6) + 34


def title_width(title: str, size: float = 22) -> float:
    """How wide a title is: Besley is wider than Natpit Sans."""
    return ems(title) * 1.16 * size


def cover(
    title: str,
    lead: ft.Control | None = None,
    trail: list[ft.Control] | None = None,
    *,
    f: float = 1.0,
    top: float = 0,
    low: bool = False,
    room: float | None = None,
) -> ft.Semantics:
    """The bar: what leads (back, close), the title, what trails. `top` is what the phone itself covers.

    `room`: what is left for the title, which is written smaller where it is longer than that.
    """
    size = capped(22, f, 1.6 if len(trail or []) < 2 else 1.4)
    if room is not None:
        size = min(size, max(SMALL, room / title_width(title, 1)) / f)
    head = ft.Semantics(
        heading_level=1,
        content=text(title, size, KOP, OPKAFT, no_wrap=True, overflow=ft.TextOverflow.FADE),
    )
    bar = ft.Container(
        ft.Stack(
            [
                ft.Container(
                    ft.Row(
                        [
                            lead or ft.Container(width=12),
                            ft.Container(head, padding=ft.Padding.only(left=4), expand=True),
                            *(trail or []),
                            strut(44 if low else 52),
                        ],
                        spacing=0,
                    ),
                    padding=ft.Padding.only(left=4, right=4, bottom=4),
                ),
                ft.Container(stitching(), left=0, right=0, bottom=5),
            ]
        ),
        bgcolor=KAFT,
        padding=ft.Padding.only(top=top),
    )
    # Told as one thing, so that all of it comes before what lies below.
    return ft.Semantics(container=True, content=bar)
