"""The text field of all screens: what somebody typed is never taken back."""

from __future__ import annotations

from typing import Any

import flet as ft


class Field(ft.TextField):
    """A text field that holds what was typed in it, however often it is drawn anew; `field` makes one.

    The client says what was typed, and after that what hears of it is called. A screen that is drawn between the two
    gives the text of before, which Flet would send: a letter would be gone.
    """

    _turn = 0

    def _migrate_state(self, before: Any) -> None:
        super()._migrate_state(before)
        if isinstance(before, Field) and before._turn == self._turn:
            self._values["value"] = before.value


def field(*, value: str = "", turn: int = 0, **more: Any) -> ft.TextField:
    """A text field. Its `value` counts when the field is new, and with every other `turn`."""
    made = Field(value=value, **more)
    made._turn = turn
    return made
