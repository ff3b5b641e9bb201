"""How much room a screen has: its size, the reader's text scale, and what the phone covers at the edges."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import flet as ft

from app.held import Held
from app.look import INKT, SANS, text

COLUMN = 720
"""The widest that a screen of its own gets on a tablet or a desktop; the pad and its pane take all of `WIDEST`."""
WIDEST = 1180
PANE = 500
"""The width of what stands beside the pad, the line between them included."""


class Frame(NamedTuple):
    """Width and height in logical pixels, text scale `f` (1.0 is normal), and what notches and bars cover."""

    width: float = 390
    height: float = 844
    f: float = 1.0
    top: float = 0
    bottom: float = 0
    left: float = 0
    right: float = 0
    still: bool = False
    """The reader asked for reduced motion."""

    @property
    def free(self) -> float:
        """The width between what notches cover."""
        return self.width - self.left - self.right

    @property
    def sides(self) -> ft.Padding:
        """What notches cover at the left and the right."""
        return ft.Padding.only(left=self.left, right=self.right)

    @property
    def roomy(self) -> bool:
        """Text is so large that things which stand beside each other go under each other."""
        return self.f >= 1.3

    @property
    def stacked(self) -> bool:
        return self.f >= 1.6

    @property
    def wide(self) -> bool:
        """A tablet or a desktop window: the pad and the entry stand side by side."""
        return self.width >= 840 and self.height >= 480 and self.width / self.f >= 640

    @property
    def low(self) -> bool:
        """A phone on its side: two panes, a low cover."""
        return self.height < 480 and self.width > self.height and not self.wide


def of_page(page: ft.Page, f: float = 1.0, still: bool = False) -> Frame:
    """The frame of a page as the client reports it now."""
    pad = page.media.padding
    return Frame(
        page.width or 390, page.height or 844, f, pad.top or 0, pad.bottom or 0, pad.left or 0, pad.right or 0, still
    )


def ruler(frame: Held[Frame], on_drawn: Callable[[], None]) -> ft.Control:
    """Measures the reader's text scale, which Flet does not tell: an unseen text of 100 px says how high it came out.

    For the page's overlay, once: in a view that lies under another one it would be measured before it is laid out.
    `on_drawn` is told whenever it was measured, so that there is something to be seen.
    """

    def measured(e: ft.LayoutSizeChangeEvent[ft.Text]) -> None:
        f = max(1.0, round(e.height / 100, 1))
        if f != frame.value.f:
            frame.put(frame.value._replace(f=f))
        on_drawn()

    unseen = text("0", 100, SANS, INKT, 100, opacity=0, on_size_change=measured)
    box = ft.Container(unseen, ignore_interactions=True)
    return ft.Semantics(exclude_semantics=True, content=box)
