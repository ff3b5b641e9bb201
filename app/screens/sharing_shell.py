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
        return self.frame.free * 0.54 if self.frame.low and not self.pane else self.width

    def draw(
        self, shown: list[ft.Control], tray: ft.Control, above: list[ft.Control] | None = None,
        below: list[ft.Control] | None = None,
    ) -> ft.Control:  # fmt: skip
        """The screen. What is `shown` scrolls, with what stands `above` and `below` it; on a phone on its side those
        stand beside it, under the ways.
        """
        stretch = ft.CrossAxisAlignment.STRETCH
        low = self.frame.low and not self.pane
        around = [*(above or []), *(below or [])]
        if low:
            ways = ft.Column(
                [self.chooser, *around], spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch
            )
            edge = ft.Padding.only(left=EDGE, right=EDGE, top=8, bottom=max(self.frame.bottom, 8))
            foot = ft.Container(tray, padding=edge, bgcolor=KARTON)
            left = ft.Column([ways, foot], spacing=0, expand=True, horizontal_alignment=stretch)
            end = ft.Container(height=self.frame.bottom)
            right = ft.Column([*shown, end], spacing=0, scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretch)
            body: ft.Control = ft.Row(
                [left, ft.Container(right, width=self.shown)], spacing=0, expand=True, vertical_alignment=stretch
            )
            return self._screen(body, None, full_width=True)
        all_of_it = [*(above or []), *shown, *(below or [])]
        if self.frame.roomy:  # the ways take a screen of their own, and scroll with what is shown
            body = ft.Column(
                [self.chooser, *all_of_it], spacing=0, expand=True, scroll=ft.ScrollMode.AUTO,
                horizontal_alignment=stretch,
            )  # fmt: skip
        else:
            scrolls = ft.Column(
                all_of_it, spacing=0, scroll=ft.ScrollMode.AUTO, expand=True, horizontal_alignment=stretch
            )
            body = ft.Column([self.chooser, scrolls], spacing=0, expand=True, horizontal_alignment=stretch)
        return self._screen(body, tray)

    def _screen(self, body: ft.Control, tray: ft.Control | None, full_width: bool = False) -> ft.Control:
        return screen(
            self.here, self.frame, head=self.cover, body=body, tray=tray, pane=self.pane, route=self.route,
            body_fill=KARTON, full_width=full_width, ends=False,
        )  # fmt: skip

    def told(self, said: str) -> ft.Control:
        """A sentence above or below what is shared."""
        return ft.Container(
            text(said, capped(18, self.frame.f, 2), SANS, INKT, 24),
            padding=ft.Padding.symmetric(horizontal=EDGE, vertical=12),
        )
