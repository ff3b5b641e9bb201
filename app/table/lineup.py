"""Who will sit where: the line-up of a match that has not begun. What a tap on a seat or a name makes of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from app.table.sheet import Sheet
from scoring.game import Game


class LineUp(NamedTuple):
    """Seats clockwise from whoever holds the phone: the id of a person, or None for nobody yet.

    `dealer` is the seat that deals first, `rules` the agreement as far as it differs from the game's own, `caret` the
    seat that gets the next name.
    """

    seats: tuple[int | None, ...]
    dealer: int = 0
    rules: Mapping[str, Any] = {}
    caret: int | None = 0

    @property
    def missing(self) -> int:
        """How many names are still to come."""
        return self.seats.count(None)

    def seat_of(self, person: int) -> int | None:
        return self.seats.index(person) if person in self.seats else None


def draft_key(key: str) -> str:
    """Where a half-filled line-up is kept: of a game, or of a regular table."""
    return f"new/{key}"


def empty(game: Game) -> LineUp:
    """Nobody yet, at the usual number of seats."""
    return LineUp((None,) * game.tables[0])


def again(sheet: Sheet) -> LineUp:
    """The same people by the same agreement, and the deal goes on from where that match left it."""
    game, stored, turn = sheet.game, sheet.stored, sheet.replay.turn
    here = [s for s in range(len(stored.people)) if s not in turn.away]
    if len(here) not in game.tables:
        here = list(range(len(stored.people)))[: max(game.tables)]
    count = len(here) if len(here) in game.tables else game.tables[0]
    names = tuple(stored.people[s].id for s in here[:count])
    seats = (*names, *(None,) * (count - len(names)))
    dealer = here.index(turn.due) if turn.due in here[:count] else 0
    return LineUp(seats, dealer, dict(stored.agreed), _first_empty(seats))


def tap_seat(lineup: LineUp, seat: int) -> LineUp:
    """The caret goes to this seat; a second tap takes it away."""
    return lineup._replace(caret=None if lineup.caret == seat else seat)


def tap_name(lineup: LineUp, person: int) -> LineUp:
    """Seats a name at the caret, and the caret moves on clockwise: four names are four taps.

    A name that is seated already swaps with whoever is at the caret; without a caret it gets the caret itself.
    """
    at = lineup.seat_of(person)
    caret = lineup.caret
    if caret is None:
        if at is not None:
            return lineup._replace(caret=at)
        caret = _first_empty(lineup.seats)
        if caret is None:
            return lineup
    if at == caret:
        return lineup._replace(caret=None)
    if at is not None:
        return _swap(lineup, at, caret)
    full = not lineup.missing
    seats = _with(lineup.seats, caret, person)
    following = (caret + 1) % len(seats) if full else _first_empty(seats, caret)
    return lineup._replace(seats=seats, caret=following)


def tap_once(lineup: LineUp, person: int) -> LineUp:
    """The same for somebody who stands in at a full table: the others stay where they are, so the caret goes."""
    tapped = tap_name(lineup, person)
    return tapped if lineup.missing or tapped.seats == lineup.seats else tapped._replace(caret=None)


def with_people(lineup: LineUp, whose: Mapping[int, int]) -> LineUp:
    """The line-up with everybody under the id that they go by now. Who is not in `whose`, or sits there already, leaves
    a gap, and the caret goes there.
    """
    seats: tuple[int | None, ...] = ()
    for one in lineup.seats:
        there = None if one is None else whose.get(one)
        seats = (*seats, None if there in seats else there)
    caret = _first_empty(seats) if seats.count(None) > lineup.missing else lineup.caret
    return lineup._replace(seats=seats, caret=caret)


def set_dealer(lineup: LineUp, seat: int) -> LineUp:
    """This seat deals first."""
    return lineup._replace(dealer=seat)


def set_rules(lineup: LineUp, rules: Mapping[str, Any]) -> LineUp:
    """Another agreement."""
    return lineup._replace(rules=dict(rules))


def set_count(lineup: LineUp, count: int, game: Game) -> LineUp:
    """Another number of seats; who sat at a seat that is taken away is free again."""
    seats = (*lineup.seats[:count], *(None,) * (count - len(lineup.seats)))
    dealer = lineup.dealer if lineup.dealer < count else 0
    return LineUp(seats, dealer, fitting(lineup.rules, game, count), _first_empty(seats))


def fitting(rules: Mapping[str, Any], game: Game, seats: int) -> dict[str, Any]:
    """The agreement with as little changed as a table of this size asks for (how many play, where that is a rule)."""
    found = dict(rules)
    for problem in game.refuse_rules(found, seats):
        rule = next((r for r in game.house_rules if r.name == problem.at), None)
        if rule is None:
            continue
        for value in sorted(rule.choices, key=lambda v: v != seats):
            trial = {**found, rule.name: value}
            if not game.refuse_rules(trial, seats):
                found = trial
                break
    return found


def dump(lineup: LineUp) -> dict[str, Any]:
    """The line-up as it is kept."""
    return {
        "seats": list(lineup.seats), "dealer": lineup.dealer, "rules": dict(lineup.rules), "caret": lineup.caret
    }  # fmt: skip


def load(kept: Any, game: Game, known: Collection[int]) -> LineUp | None:
    """The line-up that was kept; None when there is none that can be used. Who is not known any more leaves a gap."""
    try:
        seats = tuple(s if s in known else None for s in kept["seats"])
        dealer, caret, rules = int(kept["dealer"]), kept.get("caret"), dict(kept["rules"])
    except (TypeError, KeyError, ValueError):
        return None
    if len(seats) not in game.tables:
        return None
    if game.refuse_rules(rules, len(seats)):
        known_rules = {r.name for r in game.house_rules}
        rules = fitting({k: v for k, v in rules.items() if k in known_rules}, game, len(seats))
    in_range = isinstance(caret, int) and 0 <= caret < len(seats)
    return LineUp(seats, dealer if 0 <= dealer < len(seats) else 0, rules, caret if in_range else None)


def _swap(lineup: LineUp, one: int, other: int) -> LineUp:
    seats = _with(_with(lineup.seats, one, lineup.seats[other]), other, lineup.seats[one])
    dealer = {one: other, other: one}.get(lineup.dealer, lineup.dealer)  # who deals goes along with the name
    return lineup._replace(seats=seats, dealer=dealer, caret=_first_empty(seats, other))


def _with(seats: tuple[int | None, ...], seat: int, person: int | None) -> tuple[int | None, ...]:
    return (*seats[:seat], person, *seats[seat + 1 :])


def _first_empty(seats: tuple[int | None, ...], after: int = -1) -> int | None:
    """The first seat without a name, clockwise from after a seat."""
    for step in range(1, len(seats) + 1):
        seat = (after + step) % len(seats)
        if seats[seat] is None:
            return seat
    return None
