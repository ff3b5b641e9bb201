"""Hartenjagen: Black Lady for three to six, and Nederlands hartenjagen in two phases. Fewest points win.

The lines of a hand say who took what and what that writes. Where somebody shot the moon (*pit*), one line says who and
how that was seen, the next what it writes. What looks at the new totals comes last: landing exactly on the target
(`exactly_target`), and the turn of Dutch.
"""

from __future__ import annotations

from scoring.game import Hand, Line, Points, Scored, Standing, Table, padded
from scoring.hartenjagen.agreement import HOUSE_RULES, JACK, Hartenjagen, cards, check_rules, in_play, is_dutch, passing
from scoring.hartenjagen.ending import RISING, Memory, ended, exact_landings, leaders, remembered, turn
from scoring.hartenjagen.entry import Taken, read


def score(hand: Hand, table: Table, standing: Standing) -> Scored:
    """Scores a hand: points a seat. Raises `Refused` for one that cannot be."""
    rules = table.rules
    phase = remembered(standing).phase
    falling = is_dutch(rules) and phase != RISING
    taken = read(hand, table, falling)
    shooter = taken.shooter

    lines = [_rule(table, "subtracting", rule="variant", target=rules["target"])] if falling else []
    lines += _entered(taken, table)
    rest = _beside(taken, table)
    if shooter is None:
        lines += _counted(taken, table, -1 if falling else 1)
        return _close([*lines, *rest], taken, table, standing)

    if taken.sun:
        lines.append(_others(table, "sun", shooter, rules["sun"], rule="sun"))
    elif falling:
        lines.append(_one(table, "moon_falling", shooter, -in_play(rules).full, rule="variant"))
    elif rules["moon"] == "shooter_minus_26" or taken.moon_choice == "shooter":
        lines.append(_one(table, "moon_shooter", shooter, -in_play(rules).full, rule="moon"))
    else:
        full = in_play(rules).full
        others = _others(table, "moon_others", shooter, full, rule="moon")
        written = _close([*lines, others, *rest], taken, table, standing)
        if not rules["moon_rescue"] or not _lost(written, shooter, table, standing):
            return written
        lines.append(_rule(table, "moon_rescue", rule="moon_rescue", shooter=shooter, n=full))
        lines.append(_one(table, "moon_shooter", shooter, -full, rule="moon_rescue"))
    return _close([*lines, *rest], taken, table, standing)


def opening(table: Table, standing: Standing) -> tuple[Line, ...]:
    """What the table must know before a hand: where the three cards go, or which phase Dutch is in.

    With the pack itself before the first hand, and whenever somebody sits out.
    """
    rules, players = table.rules, len(table.playing())
    if is_dutch(rules):
        name = "phase_up" if remembered(standing).phase == RISING else "phase_down"
        lines = [_rule(table, name, rule="variant", target=rules["target"])]
    else:
        lines = [_rule(table, f"pass_{passing(rules, players, standing.hands)}", rule="passing")]
    if standing.hands == 0 or table.out:
        lines.append(_rule(table, f"pack_{cards(rules, players)}"))
    return tuple(lines)


def _entered(taken: Taken, table: Table) -> list[Line]:
    """How the hand was entered, where that needs saying, and what one who took everything makes of it."""
    full = in_play(table.rules).full
    sweeper = taken.sweeper
    if sweeper is None:
        return [_rule(table, "points", each=taken.points)] if taken.as_points and taken.hearts is not None else []
    if taken.as_scored:
        return [_rule(table, "moon_as_scored", shooter=sweeper, n=full)]
    lines = [_rule(table, "moon_as_points" if taken.as_points else "all", shooter=sweeper, n=full)]
    if taken.shooter is None:
        off = table.rules["moon"] == "off"
        lines.append(
            _rule(table, "no_moon_off", rule="moon")
            if off
            else _rule(table, "no_moon_jack", rule="jack_needed_for_moon", shooter=sweeper)
        )
    return lines


def _counted(taken: Taken, table: Table, sign: int) -> list[Line]:
    """The points of the cards taken, as they are where nobody shot the moon."""
    if taken.hearts is None or taken.queen is None:
        return [Line("hartenjagen.taken", {"each": taken.points}, tuple([sign * n for n in taken.points]))]
    pack = in_play(table.rules)
    moves = taken.hearts if sign == 1 else tuple([-n for n in taken.hearts])
    lines = [
        Line("hartenjagen.hearts", {"each": taken.hearts}, moves),
        _card(table, "queen", taken.queen, pack.queen, sign=sign),
    ]
    if taken.club_jack is not None:
        lines.append(_card(table, "club_jack", taken.club_jack, pack.club_jack, sign=sign, rule="variant"))
    return lines


def _beside(taken: Taken, table: Table) -> list[Line]:
    """♦J and the players without a trick."""
    lines = []
    if taken.jack is not None:
        lines.append(_card(table, "jack", taken.jack, JACK, rule="diamond_jack"))
    if taken.no_tricks:
        seats, worth = taken.no_tricks, table.rules["no_tricks"]
        if taken.shooter is not None:
            lines.append(_rule(table, "no_tricks_void", rule="no_tricks", seats=seats))
        else:
            moves = tuple(worth if s in seats else 0 for s in range(table.seats))
            lines.append(Line("hartenjagen.no_tricks", {"seats": seats, "n": worth}, moves, "no_tricks"))
    return lines


def _close(lines: list[Line], taken: Taken, table: Table, standing: Standing) -> Scored:
    """The hand of these lines, with what the new totals bring about."""
    rules = table.rules
    scores = _add(lines)
    if is_dutch(rules):
        totals = [t + n for t, n in zip(standing.totals, scores, strict=True)]
        more, memory = turn(rules, remembered(standing).phase, totals)
    else:
        more, memory = exact_landings(rules, standing.totals, scores)
    if more:
        lines = lines + more
        scores = _add(lines)
    marks: tuple[str, ...] = ()
    if taken.shooter is not None:
        marks = (f"moon:{taken.shooter}", f"sun:{taken.shooter}") if taken.sun else (f"moon:{taken.shooter}",)
    return Scored(scores, tuple(lines), marks, taken.warnings, memory=memory)


def widen(hand: Hand, seats: int) -> Hand:
    """Hearts and points have a number for every seat."""
    return padded(hand, ("hearts", "points"), seats)


def _lost(written: Scored, shooter: int, table: Table, standing: Standing) -> bool:
    """Whether this ends the match and the shooter does not win it, not even shared."""
    totals = tuple(t + n for t, n in zip(standing.totals, written.scores, strict=True))
    memory: Memory = written.memory
    winners = ended(table.rules, Standing(totals, standing.hands + 1, memory))
    return winners is not None and shooter not in winners


def _add(lines: list[Line]) -> tuple[Points, ...]:
    return tuple(map(sum, zip(*[line.moves for line in lines], strict=True)))


def _rule(table: Table, name: str, rule: str = "", **values: object) -> Line:
    """A line that counts or states, and moves nothing."""
    return Line(f"hartenjagen.{name}", values, (0,) * table.seats, rule)


def _card(table: Table, name: str, holder: int, worth: int, *, sign: int = 1, rule: str = "") -> Line:
    """A card that writes its worth for who took it."""
    moves = [0] * table.seats
    moves[holder] = sign * worth
    return Line(f"hartenjagen.{name}", {"holder": holder, "n": worth}, tuple(moves), rule)


def _one(table: Table, name: str, shooter: int, n: int, rule: str) -> Line:
    """A moon that only its shooter writes."""
    moves = tuple(n if s == shooter else 0 for s in range(table.seats))
    return Line(f"hartenjagen.{name}", {"shooter": shooter, "n": n}, moves, rule)


def _others(table: Table, name: str, shooter: int, n: int, rule: str) -> Line:
    """A moon that all who play write, but for its shooter."""
    moves = tuple(0 if s == shooter or s in table.out else n for s in range(table.seats))
    return Line(f"hartenjagen.{name}", {"shooter": shooter, "n": n}, moves, rule)


GAME = Hartenjagen(
    id="hartenjagen",
    suit="harten",
    tables=(3, 4, 5, 6),
    house_rules=HOUSE_RULES,
    score=score,
    ended=ended,
    leaders=leaders,
    check_rules=check_rules,
    opening=opening,
    widen=widen,
)
