"""A picker's hand, read: who plays with whom, which row of the score it falls in, and everything that cannot be."""

from __future__ import annotations

from typing import Any, NamedTuple

from scoring.game import COMMON_KEYS, Hand, Problem, Refused, Rules, Table, whole
from scoring.sheepshead_totals import DEALS, HAND_POINTS, PICKED, SOME, ask_tricks, most_buried, spell_out

MULTIPLIERS = (1, 2, 4, 8, 16)
PICKED_KEYS = frozenset({"picker", "partner", "partners", "points", "tricks", "multiplier"})
ALL_KEYS = PICKED_KEYS | {"leaster", "passed"}


class Row(NamedTuple):
    """A row of the score: from `low` to `high` points of the picking side, each opponent moves `size`.

    `line` names it in the explanation, `mark` beside the score ("" for none).
    """

    line: str
    won: bool
    size: int
    low: int
    high: int
    mark: str = ""


def _rows(lost_at: int, won_at: int) -> tuple[Row, Row, Row, Row]:
    """The four rows that points decide: schneider with `lost_at` or less, and with `won_at` or more."""
    return (
        Row("sheepshead.lost_schneider", False, 2, 0, lost_at, "schneider"),
        Row("sheepshead.lost", False, 1, lost_at + 1, 60),
        Row("sheepshead.won", True, 1, 61, won_at - 1),
        Row("sheepshead.won_schneider", True, 2, won_at, HAND_POINTS, "schneider"),
    )


ROWS = {"91_and_30": _rows(30, 91), "90_and_30": _rows(30, 90), "91_and_29": _rows(29, 91)}
"""By `schneider_at`: the rows that points decide, from few to many."""
ALL_TRICKS = Row("sheepshead.all_tricks", True, 3, HAND_POINTS, HAND_POINTS, "all-tricks")
NO_TRICK = Row("sheepshead.no_trick", False, 3, 0, 44, "no-trick")
"""The two rows that tricks decide, whatever the points."""
ZONES = tuple(sorted({(row.low, row.high) for rows in ROWS.values() for row in rows}))
"""Every zone that can be tapped uncounted, under one agreement or another."""


class Entry(NamedTuple):
    """A picker's hand that can be: seats, the row, and how it was counted.

    `points` is None when only a zone was tapped or no count was given. `won` is the number of tricks of the picking
    side where that was given. `asked` says what ought to have been asked about the tricks and was not answered.
    """

    picker: int
    partners: tuple[int, ...]
    others: tuple[int, ...]
    row: Row
    points: int | None
    zone: tuple[int, int] | None
    won: int | None
    multiplier: int
    asked: str | None


def row_of(points: int, rules: Rules) -> Row:
    """The row in which these points of the picking side fall, when both sides won a trick."""
    rows = ROWS[rules["schneider_at"]]
    if points > 60:
        return rows[2] if points <= rows[2].high else rows[3]
    return rows[1] if points > rows[0].high else rows[0]


class Zone(NamedTuple):
    """A stretch of totals that all score the same, inclusive; `times` says how often a simple win or loss."""

    low: int
    high: int
    won: bool
    times: int


def zones(rules: Rules) -> tuple[Zone, ...]:
    """The four zones under this agreement, from few points to many: 0–30, 31–60, 61–90, 91–120 by default.

    One tapped in a hand (`[low, high]`) never has to be counted. `times` is 1 or 2, and double for a loss under `bump`.
    """
    lost = 2 if rules["bump"] else 1
    rows = ROWS[rules["schneider_at"]]
    return tuple(Zone(row.low, row.high, row.won, row.size if row.won else row.size * lost) for row in rows)


def partners_at(rules: Rules) -> int:
    """How many partners a picker has who does not go alone: none with three players, as `partners` says from six on."""
    players: int = rules["players"]
    if players >= 6:
        agreed: int = rules["partners"]
        return agreed
    return 0 if players == 3 else 1


def stray_keys(hand: Hand, allowed: frozenset[str], form: str) -> list[Problem]:
    """What stands in a hand and has no place there: keys of another form of hand, or of none."""
    return [
        Problem(str(key), "sheepshead.mixed", {"key": key, "form": form})
        if key in ALL_KEYS
        else Problem(str(key), "sheepshead.unknown_key", {"key": str(key)})
        for key in hand
        if key not in allowed and key not in COMMON_KEYS
    ]


def miscounted_table(table: Table) -> list[Problem]:
    """A hand is played by exactly `players`; the rest of the table sits out."""
    playing, players = len(table.playing()), table.rules["players"]
    if playing == players:
        return []
    return [Problem("out", "sheepshead.playing", {"n": playing, "players": players})]


def read(hand: Hand, table: Table) -> Entry:
    """A picker's hand under the agreement of the table. Raises `Refused` with every problem there is."""
    rules = table.rules
    playing = table.playing()
    found: list[Problem] = []
    if not hand.keys() <= PICKED_KEYS:
        found += stray_keys(hand, PICKED_KEYS, "picker")
    if len(playing) != rules["players"]:
        found += miscounted_table(table)
    picker: Any = hand.get("picker")
    if "picker" not in hand:
        found.append(Problem("picker", "sheepshead.picker_missing"))
    else:
        _check_seat(picker, "picker", table, playing, found)
    partners = _read_partners(hand, table, playing, found)
    won, can_be = _read_tricks(hand, rules["players"], found)
    points, zone, row = _read_points(hand, rules, won, can_be, found)
    multiplier = hand.get("multiplier", 1)
    if "multiplier" in hand:
        if not rules["multipliers"]:
            found.append(Problem("multiplier", "sheepshead.multiplier_off"))
        elif not whole(multiplier) or multiplier not in MULTIPLIERS:
            found.append(Problem("multiplier", "sheepshead.multiplier_value", {"value": multiplier}))
    if found or row is None:
        raise Refused(found)
    return Entry(
        picker,
        partners,
        tuple([s for s in playing if s != picker and s not in partners]),
        row,
        points,
        zone,
        won if type(won) is int else None,
        multiplier,
        None if points is None or "tricks" in hand else ask_tricks(points, rules["players"]),
    )


def _check_seat(value: Any, at: str, table: Table, playing: tuple[int, ...], found: list[Problem]) -> bool:
    """Whether this is a seat at the table, playing or not."""
    if not whole(value) or not 0 <= value < table.seats:
        found.append(Problem(at, "sheepshead.seat", {"value": value, "most": table.seats - 1}))
        return False
    if value not in playing:
        found.append(Problem(at, "sheepshead.seat_out", {"seat": value}))
    return True


def _read_partners(hand: Hand, table: Table, playing: tuple[int, ...], found: list[Problem]) -> tuple[int, ...]:
    """The partners; () is alone. `partner` holds one seat or null, `partners` a list at tables of six or more."""
    given: list[Any]
    if "partners" in hand:
        several = hand["partners"]
        if "partner" in hand:
            found.append(Problem("partners", "sheepshead.partner_both"))
        if table.rules["players"] < 6:
            found.append(Problem("partners", "sheepshead.partners_small_table", {"players": table.rules["players"]}))
        if type(several) not in (list, tuple):
            found.append(Problem("partners", "sheepshead.partners_list", {"value": several}))
            return ()
        given, places = several, [f"partners[{i}]" for i in range(len(several))]
    elif "partner" in hand:
        one = hand["partner"]
        if one is None:
            return ()
        given, places = [one], ["partner"]
    else:
        found.append(Problem("partner", "sheepshead.partner_missing"))
        return ()
    for i, (value, at) in enumerate(zip(given, places, strict=True)):
        if not _check_seat(value, at, table, playing, found):
            continue
        if value == hand.get("picker") and whole(hand["picker"]):
            found.append(Problem(at, "sheepshead.partner_is_picker", {"picker": value}))
        if value in given[:i]:
            found.append(Problem(at, "sheepshead.partner_twice", {"partner": value}))
    agreed = partners_at(table.rules)
    if given and len(given) != agreed:
        at = "partners" if "partners" in hand else "partner"
        if agreed:
            found.append(Problem(at, "sheepshead.partner_count", {"given": len(given), "agreed": agreed}))
        else:
            found.append(Problem(at, "sheepshead.partner_never", {"players": table.rules["players"]}))
    return tuple(given)


def _read_tricks(hand: Hand, players: int, found: list[Problem]) -> tuple[int | str, int]:
    """What is said of the tricks, "all", "some", "none" or a number between, and the totals that can then occur."""
    value = hand.get("tricks", "some")
    deal = DEALS[players]
    if value == "some":
        return "some", SOME[players]
    if value == "all" or (whole(value) and value == deal.tricks):
        return "all", PICKED[players][-1]
    if value == "none" or (whole(value) and value == 0):
        return "none", PICKED[players][0]
    if whole(value) and 0 < value < deal.tricks:
        return int(value), PICKED[players][value]
    found.append(Problem("tricks", "sheepshead.tricks_value", {"value": value, "tricks": deal.tricks}))
    return "some", SOME[players]


def _read_points(
    hand: Hand, rules: Rules, won: int | str, can_be: int, found: list[Problem]
) -> tuple[int | None, tuple[int, int] | None, Row | None]:
    """The points or the zone, and the row that follows. No row where something was found."""
    row = {"all": ALL_TRICKS, "none": NO_TRICK}.get(won) if type(won) is str else None
    value: Any = hand.get("points")
    if "points" not in hand:
        if row is None:
            found.append(Problem("points", "sheepshead.points_missing"))
        # Winning every trick says it all; without a trick only the buried cards are unknown, and they change nothing.
        return (HAND_POINTS if won == "all" else None), None, row
    if type(value) is int:
        if 0 <= value <= HAND_POINTS and can_be >> value & 1:
            return value, None, row or row_of(value, rules)
        found.append(_impossible(value, won, can_be, rules["players"]))
        return None, None, None
    if type(value) not in (list, tuple) or len(value) != 2 or not all(map(whole, value)):
        found.append(Problem("points", "sheepshead.points_type", {"value": value}))
        return None, None, None
    low, high = value
    if (low, high) not in ZONES:
        found.append(Problem("points", "sheepshead.zone_unknown", {"low": low, "high": high}))
        return None, None, None
    inside = can_be & ((1 << high + 1) - (1 << low))
    if not inside:
        found.append(Problem("points", "sheepshead.zone_tricks", {"low": low, "high": high, "tricks": won}))
        return None, None, None
    if won == "all":
        return HAND_POINTS, None, row
    if row is None and (row := row_of(low, rules)) is not row_of(high, rules):
        # The number of tricks may keep the total on one side of the threshold all the same.
        possible = spell_out(inside)
        if (row := row_of(possible[0], rules)) is not row_of(possible[-1], rules):
            found.append(Problem("points", "sheepshead.zone_count", {"low": low, "high": high, "last": row.high}))
            return None, None, None
    return None, (low, high), row


def _impossible(points: int, won: int | str, can_be: int, players: int) -> Problem:
    """Why the picking side cannot have these points."""
    values: dict[str, Any] = {"points": points}
    if not 0 <= points <= HAND_POINTS:
        return Problem("points", "sheepshead.points_range", values)
    if points in (1, 119) or won == "some":
        return Problem("points", "sheepshead.points_impossible", {"n": points})
    if won == "all":
        return Problem("points", "sheepshead.points_all_tricks", values)
    if won == "none":
        most = most_buried(players)
        if not most:
            return Problem("points", "sheepshead.points_no_blind", values)
        values |= {"buried": DEALS[players].buried, "most": most}
        return Problem("points", "sheepshead.points_no_trick", values)
    possible = spell_out(can_be)
    near = [
        max((n for n in possible if n < points), default=None),
        min((n for n in possible if n > points), default=None),
    ]
    values |= {"tricks": won, "low": possible[0], "high": possible[-1], "near": tuple(n for n in near if n is not None)}
    return Problem("points", "sheepshead.points_tricks", values)
