"""What is said of a match that the table signed off."""

from __future__ import annotations

from app.screens.history_text import moment_said
from app.table.sheet import Sheet
from app.words import Words


def signed_said(sheet: Sheet, words: Words) -> tuple[str, ...] | None:
    """That it was signed off and when, and what became of it since; None while it is not."""
    off = sheet.stored.signed
    if off is None:
        return None
    said = words.say("signed.at", time=moment_said(off.at, words))
    if not off.amended:
        return (said,)
    return said, words.say("signed.amended" if sheet.finished else "signed.open_again")
