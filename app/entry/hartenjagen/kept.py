"""The half-entered hand of hartenjagen as it is kept at every tap, and as it is read again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.entry.hartenjagen.draft import CARDS, Draft, cards_of, empty
from app.entry.kept import numbers, readable, texts
from scoring.game import Table
from scoring.hartenjagen.pad import hearts_left


def dump(d: Draft) -> dict[str, Any]:
    """The draft as JSON, without what the table itself knows."""
    kept: dict[str, Any] = {"given": list(d.given), "row": d.row}
    for name in ("queen", "club_jack", "jack", "sun"):
        if getattr(d, name) is not None:
            kept[name] = getattr(d, name)
    for name in ("no_tricks", "sure"):
        if getattr(d, name):
            kept[name] = list(getattr(d, name))
    if d.moon_choice:
        kept["moon_choice"] = d.moon_choice
    if d.as_written is not None:
        kept["as_written"] = dict(d.as_written)
    return kept


def load(kept: Mapping[str, Any], table: Table) -> Draft:
    """The draft that was kept. What is no longer possible at this table is left empty."""
    new, playing = empty(table), table.playing()
    given = kept.get("given")
    if isinstance(given, list) and len(given) == table.seats and all(_hearts(n, new.hearts) for n in given):
        fits = tuple(n if s in playing else None for s, n in enumerate(given))
        if hearts_left(fits, table.rules) >= 0:
            new = new._replace(given=fits)
    seats: dict[str, Any] = {c: kept[c] for c in (*cards_of(table), "sun", "row") if c in kept}
    seats = {c: s for c, s in seats.items() if s is None or (type(s) is int and s in playing)}
    new = Draft(**{**new._asdict(), **seats})
    new = new._replace(**readable(kept, {"sure": texts, "no_tricks": numbers}))
    new = new._replace(no_tricks=tuple(s for s in new.no_tricks if s in playing))
    if kept.get("moon_choice") in ("others", "shooter"):
        new = new._replace(moon_choice=kept["moon_choice"])
    form = kept.get("as_written")
    return new._replace(as_written=form) if _is_form(form, table) else new


def _is_form(form: Any, table: Table) -> bool:
    """Whether this can be the cards of a written hand: a whole number a seat, and who took which card."""
    if not isinstance(form, dict) or not ("hearts" in form or "points" in form):
        return False
    return all(
        type(value) is int and value in table.playing()
        if key in CARDS
        else key in ("hearts", "points")
        and isinstance(value, list)
        and len(value) == table.seats
        and all(type(n) is int for n in value)
        for key, value in form.items()
    )


def _hearts(n: Any, most: int) -> bool:
    return n is None or (type(n) is int and 0 <= n <= most)
