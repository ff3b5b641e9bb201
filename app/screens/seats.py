"""What a line-up shows at each seat, and the choices that go with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.look import DRUK, SANS6, text
from app.parts.buttons import choice, segments
from app.parts.seat_picker import Seat
from app.table.lineups import Gathered
from app.words import Words
from scoring.game import Game

Tap = Callable[[Any], Any]
_PLACES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}


def place_name(seat: int, count: int, words: Words) -> str:
    """Where a seat is, as seen by whoever holds the phone: Onder, Links, …; a number at a larger table."""
    if count in _PLACES:
        return words.say(f"new.seat.{_PLACES[count][seat]}")
    return words.say("new.seat.bottom") if seat == 0 else words.say("match.seat_name", number=seat + 1)


def reading_order(count: int) -> Sequence[int]:
    """In which order seats are listed: the top, the left, the bottom, the right; else clockwise."""
    return (2, 1, 0, 3) if count == 4 else range(count)


def seats_of(game: Game, now: Gathered, words: Words, caret: bool = True) -> list[Seat]:
    """Every seat of a line-up, with what a screen reader says of it."""
    lineup, found = now.lineup, []
    for n in range(len(lineup.seats)):
        side = n % len(game.sides) if game.sides else None
        place, name = place_name(n, len(lineup.seats), words), now.name(n)
        at_caret, deals = caret and lineup.caret == n, lineup.dealer == n
        said = [place, name or words.say("a11y.empty")]
        said += [words.say(f"{game.id}.side.{game.sides[side]}")] if side is not None else []
        said += [words.say("new.deals")] if deals else []
        said += [words.say("a11y.chosen")] if at_caret else []
        found.append(Seat(place, name, side, deals, at_caret, ", ".join(said)))
    return found


def count_choice(game: Game, count: int, words: Words, tap: Tap, width: float, f: float) -> ft.Control:
    """With how many: only where the game allows several numbers."""
    chosen = words.say("a11y.chosen")

    def named(n: int) -> str:
        said = words.say("home.players", n=n)
        return f"{said}, {chosen}" if n == count else said

    label = text(words.say("new.how_many"), 16, SANS6, DRUK, 24)
    tables = sorted(game.tables)
    if f >= 1.3 or width / len(tables) < 52:
        size = {"height": 52, "width": 64} if f < 1.3 else {"height": 64, "width": 84}
        cells: list[ft.Control] = [choice(str(n), n == count, tap, name=named(n), data=n, **size) for n in tables]
        return ft.Column([label, ft.Row(cells, spacing=8, run_spacing=8, wrap=True)], spacing=4)
    return ft.Column([label, segments([(n, str(n), named(n)) for n in tables], count, tap, height=52)], spacing=4)


def dealer_choice(now: Gathered, words: Words, tap: Tap, width: float, f: float) -> ft.Control:
    """Who deals first: everybody in one row where the names fit, else two beside each other, else one a line."""
    count = len(now.lineup.seats)
    chosen = words.say("a11y.chosen")
    options = []
    for n in range(count):
        shown = now.name(n) or place_name(n, count, words)
        said = words.say("new.deals_name", name=shown)
        options.append((n, shown, f"{said}, {chosen}" if n == now.lineup.dealer else said))
    longest = max(len(shown) for _, shown, _ in options)
    if f >= 1.3 or longest * 10.5 + 12 <= width / count:
        return segments(options, now.lineup.dealer, tap, f=f)
    cells: list[ft.Control] = [
        ft.Container(choice(shown, n == now.lineup.dealer, tap, name=name, data=n), expand=True)
        for n, shown, name in options
    ]
    if count % 2:
        cells.append(ft.Container(expand=True))
    rows: list[ft.Control] = [ft.Row(cells[i : i + 2], spacing=8) for i in range(0, len(cells), 2)]
    return ft.Column(rows, spacing=8)
