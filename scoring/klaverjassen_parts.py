"""A hand of klaverjassen taken apart: what in it was rounded, and what of the score is cards, roem or a bonus."""

from __future__ import annotations

from scoring.argued import Part, Rounded
from scoring.game import Hand, Points, Rules, Scored
from scoring.klaverjassen_hand import CARD_POINTS, IN_TENS, NOBODY, is_made, read
from scoring.rounding import round_to_tens

_OWN = {"klaverjassen.made", "klaverjassen.each_own"}
"""Lines by which each side writes its cards and its roem in one."""
_ROEM = {"klaverjassen.own_roem", "klaverjassen.roem_to_other", "klaverjassen.verzaakt_roem"}
_BONUS = {"klaverjassen.pit", "klaverjassen.tegenpit", "klaverjassen.verzaakt_bonus"}


def rounded(hand: Hand, rules: Rules) -> tuple[Rounded, ...]:
    """The card points of the side that plays, to tens; the other gets the rest of 160. Nothing where all cards go to
    one side: nat, pit, verzaakt. Follows `rounding`; raises `Refused` as scoring does.
    """
    playing, cards, roem, pit, nat, verzaakt, _ = read(hand, rules)
    if not cards or nat or pit != NOBODY or verzaakt != NOBODY:
        return ()
    if not is_made(cards[playing] + roem[playing], sum(cards) + sum(roem), rules):
        return ()
    points, way = cards[playing], rules["rounding"]
    tens = round_to_tens(points, way)
    everything = CARD_POINTS if way == "none" else IN_TENS
    return (Rounded((playing,), points, points % 10, tens, (1 - playing,), everything - tens),)


def parts(scored: Scored) -> tuple[Part, ...]:
    """What each side writes for cards, for roem and as a bonus."""
    roem: list[Points] = [0, 0]
    bonus: list[Points] = [0, 0]
    counted: tuple[Points, Points] = (0, 0)
    for line in scored.lines:
        into = None
        moves: tuple[Points, ...] = line.moves
        if line.id == "klaverjassen.roem":
            counted = (line.values["wij"], line.values["zij"])
        elif line.id in _OWN:
            into, moves = roem, counted
        elif line.id in _ROEM:
            into = roem
        elif line.id in _BONUS:
            into = bonus
        if into is not None:
            into[0] += moves[0]
            into[1] += moves[1]
    cards = tuple(score - r - b for score, r, b in zip(scored.scores, roem, bonus, strict=True))
    return (
        Part("klaverjassen.part.cards", cards),
        Part("klaverjassen.part.roem", tuple(roem)),
        Part("klaverjassen.part.bonus", tuple(bonus)),
    )
