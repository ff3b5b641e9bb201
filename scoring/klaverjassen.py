"""Klaverjassen: two sides of two, 162 points a hand; the side that plays must have more than half, or it is nat.

The defaults follow the Klaverjasmaat rules (Amsterdams); where real tables differ there is a house rule.
A score is told as a sum: what was counted, what decided it, and then each step that writes something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from scoring.game import Game, Hand, HouseRule, Line, Rules, Scored, Standing, Table, highest, whole
from scoring.klaverjassen_hand import CARD_POINTS, IN_TENS, NOBODY, SIDES, Entry, doubts, is_made, most_roem, read
from scoring.rounding import round_to_tens

if TYPE_CHECKING:
    from scoring.argued import Part, Rounded

__all__ = [
    "CARD_POINTS",
    "GAME",
    "HOUSE_RULES",
    "SIDES",
    "Chip",
    "ended",
    "leaders",
    "most_roem",
    "roem_chips",
    "score",
]


# --- The agreement --------------------------------------------------------------------------------------------------


def _is_end(value: Any) -> bool:
    """Whether `value` is {"hands": n} or {"target": n}, n an int of 1 or more."""
    if not isinstance(value, dict) or len(value) != 1:
        return False
    ((kind, n),) = value.items()
    return kind in ("hands", "target") and whole(n) and n > 0


ENDS = (*({"hands": n} for n in (16, 8, 12)), *({"target": n} for n in (750, 1000, 1500, 1501)))
HOUSE_RULES = (
    HouseRule("end", ENDS, _is_end),
    HouseRule("both_over_target", ("highest", "playing_side"), matters=lambda rules: "target" in rules["end"]),
    HouseRule("tie", ("nat", "each_own")),
    HouseRule("pit", (100,)),
    HouseRule("tegenpit", (100, 0, 200, 300)),
    HouseRule("nat_roem", ("to_opponents", "lost")),
    HouseRule("four_jacks", (200, 100)),
    HouseRule("four_low", (0, 100)),
    HouseRule("verzaakt", ("162_and_roem", "162_plus_100", "162_only", "redeal")),
    HouseRule("kraken", (False, True)),
    HouseRule("rounding", ("none", "tens", "tens_seven_up")),
)


class Chip(NamedTuple):
    """A roem chip: what one trick can be worth, and whether it can under this agreement."""

    value: int
    possible: bool


def roem_chips(rules: Rules) -> tuple[Chip, ...]:
    """The five roem chips, smallest first. 200 is four boeren: no trick is worth it where those count 100."""
    return tuple(Chip(value, value != 200 or rules["four_jacks"] == 200) for value in (20, 50, 70, 100, 200))


# --- Scoring --------------------------------------------------------------------------------------------------------


def score(hand: Hand, table: Table, standing: Standing) -> Scored:
    """One hand: what wij and zij write, in points. Raises `Refused` for a hand that cannot be."""
    rules = table.rules
    entry = read(hand, rules)
    playing, cards, roem, pit, _, verzaakt, _ = entry
    made = False
    if verzaakt != NOBODY:
        marks: tuple[str, ...] = (f"verzaakt:{SIDES[verzaakt]}",)
        lines = _verzaakt(entry, rules)
    elif pit == playing:
        made, marks, lines = True, (f"pit:{SIDES[pit]}",), _pit(entry, rules)
    elif pit != NOBODY:
        marks, lines = (f"nat:{SIDES[playing]}", f"tegenpit:{SIDES[pit]}"), _tegenpit(entry, rules)
    elif cards and is_made(cards[playing] + roem[playing], sum(cards) + sum(roem), rules):
        made, marks, lines = True, (), _made(entry, cards, rules)
    else:
        marks, lines = (f"nat:{SIDES[playing]}",), _nat(entry, rules)
    redeal = verzaakt != NOBODY and rules["verzaakt"] == "redeal"
    return Scored(
        scores=(sum(line.moves[0] for line in lines), sum(line.moves[1] for line in lines)),
        lines=tuple(lines),
        marks=marks,
        warnings=tuple(doubts(entry, rules)),
        counts=not redeal,
        deal_moves=not redeal,
        memory=standing.memory if redeal else SIDES[playing] if made else None,
    )


def _to(side: int, points: int) -> tuple[int, int]:
    return (0, points) if side else (points, 0)


def _pair(amounts: tuple[int, int]) -> dict[str, int]:
    return {"wij": amounts[0], "zij": amounts[1]}


def _counted(cards: tuple[int, int] | None, roem: tuple[int, int]) -> list[Line]:
    """What was counted, the roem, and the two together; no line for what there is none of."""
    lines = [Line("klaverjassen.counted", _pair(cards), (0, 0))] if cards else []
    if roem != (0, 0):
        lines.append(Line("klaverjassen.roem", _pair(roem), (0, 0)))
        if cards:
            lines.append(Line("klaverjassen.together", _pair((cards[0] + roem[0], cards[1] + roem[1])), (0, 0)))
    return lines


def _made(entry: Entry, cards: tuple[int, int], rules: Rules) -> list[Line]:
    """Each side writes its own; then the card points are rounded, and then multiplied."""
    playing, _, roem, *_, kraak = entry
    lines = _counted(cards, roem)
    own = (cards[0] + roem[0], cards[1] + roem[1])
    if own[0] == own[1]:
        lines.append(Line("klaverjassen.each_own", _pair(own), own, "tie"))
    else:
        lines.append(Line("klaverjassen.made", _pair(own), own))
    if rules["rounding"] != "none":
        tens = round_to_tens(cards[playing], rules["rounding"])
        rounded = (tens, IN_TENS - tens) if playing == 0 else (IN_TENS - tens, tens)
        values = {"side": SIDES[playing], "other": SIDES[1 - playing], "from": cards[playing], "to": tens}
        moves = (rounded[0] - cards[0], rounded[1] - cards[1])
        lines.append(Line("klaverjassen.rounded", {**values, "rest": IN_TENS - tens}, moves, "rounding"))
        cards = rounded
    if kraak > 1:
        more = (cards[0] * (kraak - 1), cards[1] * (kraak - 1))
        lines.append(Line("klaverjassen.kraak", {"times": kraak}, more, "kraken"))
    return lines


def _all_cards(to: int, rules: Rules, kraak: int) -> list[Line]:
    """All card points to one side: 162, or 160 in tens, times the kraak."""
    values = {"side": SIDES[to], "points": CARD_POINTS}
    lines = [Line("klaverjassen.all_cards", values, _to(to, CARD_POINTS))]
    points = CARD_POINTS if rules["rounding"] == "none" else IN_TENS
    if points != CARD_POINTS:
        values = {"from": CARD_POINTS, "to": IN_TENS}
        lines.append(Line("klaverjassen.all_rounded", values, _to(to, IN_TENS - CARD_POINTS), "rounding"))
    if kraak > 1:
        lines.append(Line("klaverjassen.kraak", {"times": kraak}, _to(to, points * (kraak - 1)), "kraken"))
    return lines


def _own_roem(side: int, roem: tuple[int, int]) -> list[Line]:
    """A side's roem to itself; no line when it has none."""
    if not roem[side]:
        return []
    return [Line("klaverjassen.own_roem", {"side": SIDES[side], "points": roem[side]}, _to(side, roem[side]))]


def _nat(entry: Entry, rules: Rules) -> list[Line]:
    """The side that played writes 0; all cards go to the other, and the roem as agreed."""
    playing, cards, roem, *_, kraak = entry
    other = 1 - playing
    who = {"side": SIDES[playing], "other": SIDES[other]}
    lines = [*_counted(cards, roem), _why_nat(who, playing, cards, roem, rules), *_all_cards(other, rules, kraak)]
    if not roem[playing]:
        lines += _own_roem(other, roem)
    elif rules["nat_roem"] == "lost":
        lines.append(Line("klaverjassen.roem_lost", {**who, "points": roem[playing]}, (0, 0), "nat_roem"))
        lines += _own_roem(other, roem)
    else:
        values = {**who, "points": sum(roem)}
        lines.append(Line("klaverjassen.roem_to_other", values, _to(other, sum(roem)), "nat_roem"))
    return lines


def _why_nat(
    who: dict[str, str], playing: int, cards: tuple[int, int] | None, roem: tuple[int, int], rules: Rules
) -> Line:
    """The rule that made it nat: declared, equal, or short."""
    if not cards:
        return Line("klaverjassen.nat_declared", who, (0, 0))
    everything, have = CARD_POINTS + sum(roem), cards[playing] + roem[playing]
    half = everything // 2  # always whole: roem goes in tens
    if rules["tie"] == "each_own":
        values = {**who, "all": everything, "need": half, "have": have}
        return Line("klaverjassen.nat_under_half", values, (0, 0), "tie")
    values = {**who, "all": everything, "need": half + 1, "have": have}
    if have == half:
        return Line("klaverjassen.nat_equal", values, (0, 0), "tie")
    return Line("klaverjassen.nat_short", values, (0, 0))


def _pit(entry: Entry, rules: Rules) -> list[Line]:
    """All tricks to the side that plays: all cards, the bonus, its roem."""
    side, bonus = entry.playing, rules["pit"]
    return [
        *_all_cards(side, rules, entry.kraak),
        Line("klaverjassen.pit", {"side": SIDES[side], "points": bonus}, _to(side, bonus), "pit"),
        *_own_roem(side, entry.roem),
    ]


def _tegenpit(entry: Entry, rules: Rules) -> list[Line]:
    """All tricks to the other side: the side that played is nat, and the bonus is what the table agreed on."""
    playing, other = entry.playing, 1 - entry.playing
    who = {"side": SIDES[playing], "other": SIDES[other]}
    bonus = rules["tegenpit"]
    return [
        Line("klaverjassen.nat_tegenpit", who, (0, 0)),
        *_all_cards(other, rules, entry.kraak),
        Line("klaverjassen.tegenpit", {"side": SIDES[other], "points": bonus}, _to(other, bonus), "tegenpit"),
        *_own_roem(other, entry.roem),
    ]


def _verzaakt(entry: Entry, rules: Rules) -> list[Line]:
    """A side revoked: the other gets all cards and what the table agreed on, or the hand is void. Never a kraak."""
    agreed, side, roem = rules["verzaakt"], entry.verzaakt, sum(entry.roem)
    other = 1 - side
    who = {"side": SIDES[side], "other": SIDES[other]}
    if agreed == "redeal":
        return [Line("klaverjassen.verzaakt_redeal", who, (0, 0), "verzaakt")]
    lines = [
        *_counted(None, entry.roem),
        Line("klaverjassen.verzaakt", who, (0, 0), "verzaakt"),
        *_all_cards(other, rules, kraak=1),
    ]
    if entry.kraak > 1:
        lines.append(Line("klaverjassen.kraak_not", {"times": entry.kraak}, (0, 0), "kraken"))
    if agreed == "162_plus_100":
        values = {"side": SIDES[other], "points": 100}
        lines.append(Line("klaverjassen.verzaakt_bonus", values, _to(other, 100), "verzaakt"))
    if roem and agreed == "162_and_roem":
        values = {"side": SIDES[other], "points": roem}
        lines.append(Line("klaverjassen.verzaakt_roem", values, _to(other, roem), "verzaakt"))
    elif roem:
        lines.append(Line("klaverjassen.verzaakt_no_roem", {"points": roem}, (0, 0), "verzaakt"))
    return lines


# --- The end --------------------------------------------------------------------------------------------------------


def ended(rules: Rules, standing: Standing) -> tuple[int, ...] | None:
    """The winners once the agreed hands are played or the target is reached (exactly counts too); else None."""
    end = rules["end"]
    if "hands" in end:
        return highest(standing.totals) if standing.hands >= end["hands"] else None
    over = [side for side, total in enumerate(standing.totals) if total >= end["target"]]
    if not over:
        return None
    if len(over) == 2 and rules["both_over_target"] == "playing_side" and standing.memory in SIDES:
        return (SIDES.index(standing.memory),)
    return highest(standing.totals)


def leaders(rules: Rules, standing: Standing) -> tuple[int, ...]:
    """Who has the most."""
    return highest(standing.totals)


# --- An argument ----------------------------------------------------------------------------------------------------


def rounded(hand: Hand, table: Table, standing: Standing) -> tuple[Rounded, ...]:
    """What is rounded in a hand, and what that leaves for the other side. Follows `rounding`."""
    from scoring import klaverjassen_parts  # only an argument needs it

    return klaverjassen_parts.rounded(hand, table.rules)


def parts(scored: Scored) -> tuple[Part, ...]:
    """What each side writes for cards, for roem and as a bonus."""
    from scoring import klaverjassen_parts

    return klaverjassen_parts.parts(scored)


GAME = Game(
    id="klaverjassen",
    suit="klaveren",
    sides=SIDES,
    tables=(4,),
    house_rules=HOUSE_RULES,
    score=score,
    ended=ended,
    leaders=leaders,
    rounding_rules=("rounding",),
    rounded=rounded,
    parts=parts,
)
