"""What every way of sharing stands in: the cover, the ways to choose from, what is shared, and the button for it."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from app.frame import Frame
from app.look import EDGE, INKT, KARTON, SANS, capped, text
from app.room import Room
from app.screens.hand_out import PHONES
from app.screens.scaffold import screen
from app.table.sheet import Sheet
from app.words import Words


class Shell(NamedTuple):
    """One way: where it is looked at, of which match, and what stands around it. `width` is what the screen has."""

    here: Room
    sheet: Sheet
    frame: Frame
    words: Words
    pane: bool
    cover: ft.Control
    chooser: ft.Control
    width: float
    route: str

    @property
    def name(self) -> str:
        """How the match is called."""
        return self.sheet.stored.title or self.words.say(f"{self.sheet.game.id}.name")

    @property
    def shares(self) -> bool:
        """Whether the device gives a file on to another app; else it is saved."""
        page = self.here.page
        return page.platform in PHONES and (not page.web or page.platform == ft.PagePlatform.IOS)

    @property
    def phone(self) -> bool:
        """Whether it is a phone or a tablet, in a browser or not."""
        return self.here.page.platform in PHONES

    @property
    def shown(self) -> float:
        """How wide what is shared can be shown: beside the ways on a phone on its side."""
        covered = self.frame.left + self.frame.right
        return self.frame.width * 0.58 - covered if self.frame.low and not self.pane else self.width

    def draw(self, shown: list[ft.Control], tray: ft.Control, fill: str = KARTON) -> ft.Control:
        """The screen. What is `shown` scrolls; on a phone on its side it stands beside the ways."""
        stretch = ft.CrossAxisAlignment.STRETCH
        low = self.frame.low and not self.pane
        if low:
            left = ft.Column(
                [
                    ft.Column([self.chooser], scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch),
                    ft.Container(tray, padding=ft.Padding.symmetric(horizontal=EDGE, vertical=8), bgcolor=KARTON),
                ],
                spacing=0, expand=True, horizontal_alignment=stretch,
            )  # fmt: skip
            right = ft.Column(shown, spacing=0, scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretch)
            body: ft.Control = ft.Row(
                [left, ft.Container(right, width=self.shown, bgcolor=fill)], spacing=0, expand=True,
                vertical_alignment=stretch,
            )  # fmt: skip
        elif self.frame.roomy:  # the ways take a screen of their own, and scroll with what is shown
            body = ft.Column(
                [self.chooser, *shown], spacing=0, expand=True, scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretch
            )
        else:
            scrolls = ft.Column(shown, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch)
            body = ft.Column([self.chooser, scrolls], spacing=0, expand=True, horizontal_alignment=stretch)
        return screen(
            self.here, self.frame, head=self.cover, body=body, tray=None if low else tray, pane=self.pane,
            route=self.route, body_fill=fill, full_width=low,
        )  # fmt: skip

    def told(self, said: str) -> ft.Control:
        """A sentence above or below what is shared."""
        return ft.Container(
            text(said, capped(18, self.frame.f, 2), SANS, INKT, 24),
            padding=ft.Padding.symmetric(horizontal=EDGE, vertical=12),
        )
