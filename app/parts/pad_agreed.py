"""The line on the pad above the first hand for which another agreement held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from app.hooks import memo
from app.look import DRUK, EDGE, INKT2, LIJN, SANS, SANS6, TINT, capped, flat, icon, silent, text


@ft.component
def AgreedRow(hands: str, said: str, tap: Callable[[Any], Any], f: float = 1.0) -> ft.Control:
    """`hands`: "Vanaf hand 5"; `said`: what was agreed. A tap leads to all of it."""
    first = text(hands, capped(16, f, 2), SANS6, DRUK, 22, semantics_label=f"{hands}: {said}")
    lines = ft.Column([first, silent(said, capped(16, f, 2), SANS, INKT2, 22)], spacing=0, expand=True)
    face = ft.Container(
        ft.Row([icon(ft.Icons.HANDSHAKE_ROUNDED, 22, DRUK), lines], spacing=10),
        padding=ft.Padding.symmetric(horizontal=EDGE, vertical=4), border=ft.Border.only(bottom=ft.BorderSide(1, LIJN)),
    )  # fmt: skip
    return ft.TextButton(content=face, style=flat(TINT, 0), on_click=tap)


agreed_row = memo(AgreedRow)
