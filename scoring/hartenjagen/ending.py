"""What happens to the totals after a hand: landing exactly on the target, Dutch's turn, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scoring.game import Line, Points, Rules, Standing, lowest
from scoring.hartenjagen.agreement import is_dutch

RISING, TURNED, FALLING = "rising", "turned", "falling"


class Memory(NamedTuple):
    """What is remembered between hands.

    `phase` is Dutch's: RISING; TURNED when the hand just played reached the threshold, so that the next one is the
    first to be subtracted; FALLING once a hand has been. `won`: who won by landing exactly on the target
    (`exactly_target` "wins").
    """

    phase: str = RISING
    won: tuple[int, ...] = ()


START = Memory()


def remembered(standing: Standing) -> Memory:
    """The memory in a standing; that of the first hand when there is none yet."""
    memory: Memory = standing.memory or START
    return memory


def reached(rules: Rules, total: Points) -> bool:
    """Whether a total ends the match (Dutch: ends the rising). `end_when`: at the target, or only beyond it."""
    return bool(total > rules["target"] if rules["end_when"] == "passed" else total >= rules["target"])


def ended(rules: Rules, standing: Standing) -> tuple[int, ...] | None:
    """The winners once the match is over, else None.

    Black Lady ends when somebody has the target, Dutch when somebody has come down to 0. Lowest wins, equal lowest
    share it, or play on (`tie`). Under `exactly_target` "wins" who landed there has won, whatever the others have.
    """
    memory = remembered(standing)
    totals = standing.totals
    if is_dutch(rules):
        if memory.phase != FALLING:
            return None
        low = min(totals)
        over = low < 0 if rules["dutch_win"] == "below_zero" else low <= 0
    else:
        over = bool(memory.won) or reached(rules, max(totals))
    if not over:
        return None
    winners = memory.won or lowest(totals)
    return None if len(winners) > 1 and rules["tie"] == "play_on" else winners


def leaders(rules: Rules, standing: Standing) -> tuple[int, ...]:
    """Who has the fewest points: best in Black Lady and in both phases of Dutch."""
    return lowest(standing.totals)


def half(n: int) -> Points:
    """Half of n, exact: a Fraction where it is not whole."""
    if n % 2 == 0:
        return n // 2
    from fractions import Fraction

    return Fraction(n, 2)


def exact_landings(rules: Rules, before: Sequence[Points], scores: Sequence[Points]) -> tuple[list[Line], Memory]:
    """What `exactly_target` does to those who land on the target by these scores: a line each, and who won by it."""
    what, target = rules["exactly_target"], rules["target"]
    landed = [s for s, n in enumerate(scores) if n != 0 and before[s] + n == target]
    if what == "normal" or not landed:
        return [], START
    new: Points = target
    name = "hartenjagen.exact_wins"
    if what == "to_half":
        new, name = half(target), "hartenjagen.exact_half"
    elif what == "to_zero":
        new, name = 0, "hartenjagen.exact_zero"
    lines = [
        Line(
            name,
            {"seat": seat, "target": target, "n": new},
            tuple(new - target if s == seat else 0 for s in range(len(scores))),
            "exactly_target",
        )
        for seat in landed
    ]
    return lines, Memory(won=tuple(landed)) if what == "wins" else START


def turn(rules: Rules, phase: str, totals: Sequence[Points]) -> tuple[list[Line], Memory]:
    """Dutch's phase after a hand that left these totals, and a line when it was the hand that reached the threshold."""
    if phase != RISING:
        return [], Memory(FALLING)
    there = tuple(s for s, total in enumerate(totals) if reached(rules, total))
    if not there:
        return [], START
    values = {"seats": there, "target": rules["target"]}
    return [Line("hartenjagen.turned", values, (0,) * len(totals), "target")], Memory(TURNED)
