"""A short way for tests to score one hand of klaverjassen, and strategies for hands and agreements."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from scoring.game import Problem, Refused, Scored, Standing, Table
from scoring.klaverjassen import GAME


def table(**rules: Any) -> Table:
    """A table whose agreement differs from the defaults in `rules`."""
    assert GAME.refuse_rules(rules, 4) == []
    return Table(4, 0, GAME.complete(rules))


def score(hand: Any, standing: Standing | None = None, **rules: Any) -> Scored:
    """`hand` scored under the defaults with `rules` laid over them."""
    return GAME.score(hand, table(**rules), standing or GAME.first(4))


def written(hand: Any, **rules: Any) -> tuple[Any, ...]:
    """What wij and zij write."""
    return score(hand, **rules).scores


def problems(hand: Any, **rules: Any) -> list[tuple[str, str]]:
    """Where and what is wrong with `hand`, without the name of the game; [] when it is scored."""
    return _short(refused(hand, **rules))


def refused(hand: Any, **rules: Any) -> tuple[Problem, ...]:
    """The problems for which `hand` is refused, () when it is scored."""
    try:
        score(hand, **rules)
    except Refused as no:
        return no.problems
    return ()


def warnings(hand: Any, **rules: Any) -> list[tuple[str, str]]:
    """Where and what is doubtful in `hand`, without the name of the game."""
    return _short(score(hand, **rules).warnings)


def lines(hand: Any, **rules: Any) -> list[tuple[str, tuple[Any, ...]]]:
    """The steps of the score, each as its id without the name of the game, and what it moves."""
    return [(line.id.removeprefix("klaverjassen."), line.moves) for line in score(hand, **rules).lines]


def _short(found: tuple[Problem, ...]) -> list[tuple[str, str]]:
    return [(p.at, p.id.removeprefix("klaverjassen.")) for p in found]


sides = st.sampled_from(("wij", "zij"))
amounts_of_roem = st.integers(0, 35).map(lambda tens: 10 * tens)
agreements = st.fixed_dictionaries({rule.name: st.sampled_from(rule.choices) for rule in GAME.house_rules})


@st.composite
def hands(draw: st.DrawFn, kraken: bool = False) -> dict[str, Any]:
    """A hand that can be: counted, pit for either side, nat uncounted or verzaakt, with roem where it can be."""
    hand: dict[str, Any] = {"playing": draw(sides)}
    roem = {side: draw(amounts_of_roem) for side in ("wij", "zij") if draw(st.booleans())}
    kind = draw(st.sampled_from(("counted", "counted", "counted", "pit", "nat", "verzaakt")))
    if kind == "counted":
        wij = draw(st.integers(0, 162))
        both = {"wij": wij, "zij": 162 - wij}
        hand["points"] = draw(st.sampled_from((both, {"wij": wij}, {"zij": 162 - wij})))
    elif kind == "nat":
        hand["nat"] = True
    else:
        hand[kind] = draw(sides)
    if kind == "pit":
        roem = {side: n for side, n in roem.items() if side == hand["pit"]}
    if roem:
        hand["roem"] = roem
    if kraken and draw(st.booleans()):
        hand["kraak"] = draw(st.sampled_from((2, 4, 8)))
    return hand
