"""Who deals a hand and who sits it out, and the keys that a hand of any game may carry.

The deal moves to the left. Who deals out of turn passes it on from there, and who is away is passed over.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from scoring.game import Game, Hand, Problem, Rules, Standing, Table, whole


class Turn(NamedTuple):
    """What is known before a hand is dealt: the seat whose deal it is, who was away, and the standing."""

    due: int
    away: tuple[int, ...]
    standing: Standing


def first_there(due: int, seats: int, gone: tuple[int, ...]) -> int:
    """The first seat clockwise, from `due` itself on, that is there."""
    return next((seat % seats for seat in range(due, due + seats) if seat % seats not in gone), due)


def deal(game: Game, rules: Rules, seats: int, turn: Turn, hand: Hand) -> Table:
    """Who deals this hand and who sits out.

    A table larger than the game has its dealer among those who are out. There, whoever is out now and was away before
    is skipped; another seat in `out` may be the dealer himself.
    """
    dealer, out = hand.get("dealer"), hand.get("out")
    watching = game.dealer_sits_out(rules, seats)
    if out is None:
        dealer = turn.due if dealer is None else dealer
        return Table(seats, dealer, rules, (dealer,) if watching else ())
    if dealer is None:
        gone = tuple(seat for seat in out if not watching or seat in turn.away)
        dealer = first_there(turn.due, seats, gone)
    return Table(seats, dealer, rules, tuple(sorted(out)))


def without(
    game: Game, rules: Rules, seats: int, turn: Turn, away: tuple[int, ...], dealer: int | None = None
) -> dict[str, Any]:
    """The keys of a hand in which `away` do not play: "out", with the dealer among them where he watches, and "dealer"
    where it is not the one whose turn it is. {} when everybody plays and the deal goes on.

    `dealer` dealt out of turn; None, or one who is away: whoever is next.
    """
    gone = tuple(sorted(seat for seat in away if 0 <= seat < seats))
    due = first_there(turn.due, seats, gone) if dealer is None or dealer in gone else dealer
    out = {*gone, due} if game.dealer_sits_out(rules, seats - len(gone)) else set(gone)
    keys: dict[str, Any] = {"out": sorted(out)} if gone else {}
    if deal(game, rules, seats, turn, keys).dealer != due:
        keys["dealer"] = due
    return keys


def table_of(game: Game, rules: Rules, seats: int, turn: Turn, hand: Hand) -> tuple[Table, list[Problem]]:
    """The table of a hand, and what is wrong with the keys that every game has."""
    if not isinstance(hand, dict):
        return deal(game, rules, seats, turn, {}), [Problem("", "match.hand")]
    problems: list[Problem] = []
    if "note" in hand and not isinstance(hand["note"], str):
        problems.append(Problem("note", "match.note"))
    if "at" in hand:
        problems += check_moment("at", hand["at"])
    if "dealer" not in hand and "out" not in hand:
        return deal(game, rules, seats, turn, hand), problems
    wrong = _check_seats(hand, seats)
    if wrong:
        return deal(game, rules, seats, turn, {}), problems + wrong
    table = deal(game, rules, seats, turn, hand)
    if table.out:
        if table.dealer in table.out and not game.dealer_sits_out(rules, seats):
            problems.append(Problem("dealer", "match.dealer_out", {"dealer": table.dealer}))
        left = len(table.playing())
        if left not in game.tables:
            problems.append(Problem("out", "match.playing", {"n": left, "choices": tuple(sorted(game.tables))}))
    return table, problems


def check_moment(at: str, moment: Any) -> list[Problem]:
    """A moment is text in ISO 8601 with its offset: "2026-05-14T20:41:00+02:00"."""
    from datetime import datetime

    try:
        good = isinstance(moment, str) and "T" in moment[8:11] and datetime.fromisoformat(moment).tzinfo is not None
    except ValueError:
        good = False
    return [] if good else [Problem(at, "match.moment")]


def _check_seats(hand: Hand, seats: int) -> list[Problem]:
    """What is wrong with `dealer` and `out` as they are written."""
    problems = []
    dealer, out = hand.get("dealer", 0), hand.get("out", [])
    if not (whole(dealer) and 0 <= dealer < seats):
        problems.append(Problem("dealer", "match.seat", {"most": seats - 1}))
    if not isinstance(out, list) or len(out) > seats:
        return [*problems, Problem("out", "match.seats")]
    for i, seat in enumerate(out):
        if not (whole(seat) and 0 <= seat < seats):
            problems.append(Problem(f"out[{i}]", "match.seat", {"most": seats - 1}))
        elif seat in out[:i]:
            problems.append(Problem(f"out[{i}]", "match.seat_twice", {"seat": seat}))
    return problems
