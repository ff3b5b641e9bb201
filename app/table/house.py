"""What the screens of one space share in one process: its door, and what lies open behind it. No Flet here.

On a phone or at home there is one house, the space 0. On a shared server every device has one of its own.
"""

from __future__ import annotations

from app.store import Door
from app.table.lineups import LineUps
from app.table.links import Links
from app.table.pads import Pads
from app.table.reviewing import Reviews
from app.table.shelf import Shelf


class House:
    """One space. Its `pads.announce` is told of every match that was written to: others may have it open too."""

    def __init__(self, door: Door, space: int = 0) -> None:
        self.door, self.space = door, space
        self.pads = Pads(door)
        self.lineups = LineUps(door, self.pads)
        self.shelf = Shelf(door)
        self.reviews = Reviews(door, self.pads)
        self.links = Links()

    def shows(self, match: str) -> bool:
        """Whether this match is on a screen here, or may be on a list. "": whether any is."""
        return self.pads.shows(match) or self.shelf.shows(match)

    def start_over(self) -> None:
        """The database is another one: nothing is remembered of what was there before."""
        for kept in (self.pads, self.lineups, self.shelf, self.reviews, self.links):
            kept.start_over()
