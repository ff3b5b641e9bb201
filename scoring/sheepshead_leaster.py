"""The leaster: nobody picked, everyone plays alone, and the fewest points win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scoring.game import Hand, Line, Problem, Refused, Scored, Standing, Table, whole
from scoring.sheepshead_entry import miscounted_table, stray_keys
from scoring.sheepshead_totals import DEALS, HAND_POINTS, cards_total, spell_out, union

LEASTER_KEYS = frozenset({"leaster"})


class Leaster(NamedTuple):
    """What everyone took, per seat. `tricks` is None where nobody wrote it down."""

    points: tuple[int, ...]
    tricks: tuple[int, ...] | None


def score_leaster(hand: Hand, table: Table, standing: Standing) -> Scored:
    """A leaster. Raises `Refused` with every problem.

    The winner gets one point of everyone else (+4 with five players). Follows `leaster_needs_trick`, `leaster_tie` and
    `blind_in_leaster`. Where the tricks were not written down, a player with 0 points is taken to have none.
    """
    found = stray_keys(hand, LEASTER_KEYS, "leaster") + miscounted_table(table)
    if table.rules["all_pass"] != "leaster":
        found.append(Problem("leaster", "sheepshead.leaster_off", {"agreed": table.rules["all_pass"]}))
    read = _read(hand["leaster"], table, found)
    if found or read is None:
        raise Refused(found)
    return _score(read, table, standing)


def _score(read: Leaster, table: Table, standing: Standing) -> Scored:
    nothing = (0,) * table.seats
    lines = [Line("sheepshead.leaster_counted", {"each": read.points}, nothing, "all_pass")]
    blind = HAND_POINTS - sum(read.points)
    if blind:
        lines.append(Line("sheepshead.leaster_blind", {"points": blind}, nothing, "blind_in_leaster"))
    winners = _winners(read, table, nothing, lines)
    scores = nothing
    if len(winners) == 1 or table.rules["leaster_tie"] == "split":
        scores = _pay(winners, table, lines)
    return Scored(scores, tuple(lines), ("leaster",), _doubts(read, table), memory=standing.memory)


def _with_trick(read: Leaster, table: Table) -> tuple[int, ...]:
    """Who won a trick: as it was written down, else whoever has points."""
    return tuple([s for s in table.playing() if (read.tricks or read.points)[s]])


def _doubts(read: Leaster, table: Table) -> tuple[Problem, ...]:
    """Whether somebody with 0 points might have won a trick after all, where that would change who wins."""
    if read.tricks is not None:
        return ()
    with_trick = _with_trick(read, table)
    without = tuple([s for s in table.playing() if s not in with_trick])
    if without and (table.rules["leaster_needs_trick"] or len(with_trick) == 1):
        return (Problem("leaster.tricks", "sheepshead.leaster_zero", {"seats": without}),)
    return ()


def _winners(read: Leaster, table: Table, nothing: tuple[int, ...], lines: list[Line]) -> tuple[int, ...]:
    """Who has the fewest points, or took every trick. Follows `leaster_needs_trick`."""
    points = read.points
    needs = table.rules["leaster_needs_trick"]
    with_trick = _with_trick(read, table)
    if len(with_trick) == 1:
        lines.append(Line("sheepshead.leaster_all_tricks", {"player": with_trick[0]}, nothing))
        return with_trick
    candidates = table.playing()
    rule = ""
    if len(with_trick) < len(candidates):
        rule = "leaster_needs_trick"
        if needs:
            without = tuple([s for s in candidates if s not in with_trick])
            lines.append(Line("sheepshead.leaster_no_trick", {"seats": without}, nothing, rule))
            candidates = with_trick
        else:
            lines.append(Line("sheepshead.leaster_no_trick_counts", {}, nothing, rule))
    fewest = min([points[s] for s in candidates])
    winners = tuple([s for s in candidates if points[s] == fewest])
    if len(winners) == 1:
        lines.append(Line("sheepshead.leaster_lowest", {"player": winners[0], "points": fewest}, nothing))
    else:
        line = f"sheepshead.leaster_{table.rules['leaster_tie']}"
        lines.append(Line(line, {"seats": winners, "points": fewest}, nothing, "leaster_tie"))
    return winners


def _pay(winners: tuple[int, ...], table: Table, lines: list[Line]) -> tuple[int, ...]:
    """Everyone else pays each winner one point. With everyone equal there is nothing to pay."""
    losers = tuple([s for s in table.playing() if s not in winners])
    get, pay = [0] * table.seats, [0] * table.seats
    for seat in winners:
        get[seat] = len(losers)
    for seat in losers:
        pay[seat] = -len(winners)
    if len(winners) == 1:
        lines.append(Line("sheepshead.leaster_gets", {"winner": winners[0], "n": len(losers)}, tuple(get)))
    elif losers:
        lines.append(Line("sheepshead.leaster_get", {"winners": winners, "n": len(losers)}, tuple(get)))
    if len(losers) == 1:
        lines.append(Line("sheepshead.leaster_pays", {"player": losers[0], "n": len(winners)}, tuple(pay)))
    elif losers:
        lines.append(Line("sheepshead.leaster_pay", {"losers": losers, "n": len(winners)}, tuple(pay)))
    return tuple([g + p for g, p in zip(get, pay, strict=True)])


def _read(value: Any, table: Table, found: list[Problem]) -> Leaster | None:
    if not isinstance(value, Mapping):
        found.append(Problem("leaster", "sheepshead.leaster_shape"))
        return None
    found += [
        Problem(f"leaster.{key}", "sheepshead.unknown_key", {"key": str(key)})
        for key in value
        if key not in ("points", "tricks")
    ]
    points = None
    if "points" in value:
        points = _per_seat(value["points"], "points", HAND_POINTS, table, found)
    else:
        found.append(Problem("leaster.points", "sheepshead.leaster_points_missing"))
    deal = DEALS[table.rules["players"]]
    tricks = _per_seat(value["tricks"], "tricks", deal.tricks, table, found) if "tricks" in value else None
    if tricks and sum(tricks) != deal.tricks:
        found.append(
            Problem("leaster.tricks", "sheepshead.leaster_tricks_sum", {"n": sum(tricks), "tricks": deal.tricks})
        )
    if points is None or ("tricks" in value and tricks is None):
        return None
    _check_sum(points, table, found)
    for seat in table.playing():
        _check_player(seat, points[seat], tricks[seat] if tricks else None, table, found)
    return Leaster(points, tricks)


def _per_seat(value: Any, key: str, most: int, table: Table, found: list[Problem]) -> tuple[int, ...] | None:
    """One number for every seat; None where it is not that."""
    at = f"leaster.{key}"
    if type(value) not in (list, tuple) or len(value) != table.seats:
        found.append(Problem(at, "sheepshead.leaster_per_seat", {"seats_at_table": table.seats}))
        return None
    before = len(found)
    for seat, one in enumerate(value):
        if not whole(one) or not 0 <= one <= most:
            found.append(Problem(f"{at}[{seat}]", "sheepshead.leaster_number", {"value": one, "most": most}))
        elif one and seat in table.out:
            found.append(Problem(f"{at}[{seat}]", "sheepshead.seat_out", {"seat": seat}))
    return None if len(found) > before else tuple(value)


def _check_sum(points: tuple[int, ...], table: Table, found: list[Problem]) -> None:
    """All points together are 120, less the blind where that is set aside."""
    total = sum(points)
    if table.rules["blind_in_leaster"] != "set_aside":
        if total != HAND_POINTS:
            found.append(Problem("leaster.points", "sheepshead.leaster_sum", {"total": total}))
        return
    buried = DEALS[table.rules["players"]].buried
    blind = HAND_POINTS - total
    if blind < 0 or not cards_total(buried) >> blind & 1:
        most = cards_total(buried).bit_length() - 1
        values = {"total": total, "buried": buried, "low": HAND_POINTS - most}
        found.append(Problem("leaster.points", "sheepshead.leaster_sum_aside", values))


def _player_totals(players: int, tricks: int, blind: int) -> int:
    """What one player can take in so many tricks: their cards, and the blind where one of them brought it."""
    return cards_total(tricks * players) | (cards_total(tricks * players + blind) if tricks else 0)


def _totals_by_table() -> dict[tuple[int, int | None, int], int]:
    """By players, tricks (None: any number) and cards in the blind that somebody takes."""
    found: dict[tuple[int, int | None, int], int] = {}
    for players, deal in DEALS.items():
        for blind in (0, deal.buried):
            by_tricks = [_player_totals(players, tricks, blind) for tricks in range(deal.tricks + 1)]
            found |= {(players, tricks, blind): bits for tricks, bits in enumerate(by_tricks)}
            found[players, None, blind] = union(by_tricks)
    return found


_TOTALS = _totals_by_table()


def _check_player(seat: int, points: int, tricks: int | None, table: Table, found: list[Problem]) -> None:
    """What one player took must be cards that exist."""
    players = table.rules["players"]
    blind = 0 if table.rules["blind_in_leaster"] == "set_aside" else DEALS[players].buried
    can_be = _TOTALS[players, tricks, blind]
    if can_be >> points & 1:
        return
    at = f"leaster.points[{seat}]"
    if tricks == 0:
        found.append(Problem(at, "sheepshead.leaster_points_without_trick", {"seat": seat, "n": points}))
    elif tricks is None:
        found.append(Problem(at, "sheepshead.leaster_impossible", {"seat": seat, "n": points}))
    else:
        possible = spell_out(can_be)
        values = {"seat": seat, "n": points, "tricks": tricks, "low": possible[0], "high": possible[-1]}
        found.append(Problem(at, "sheepshead.leaster_points_tricks", values))
