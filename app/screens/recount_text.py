"""A count with the cards in words: its cards, its piles, its numbers, and what it says as it goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.entry.contract import Case
from app.parts.card_keys import Face, Lying
from app.parts.count_band import Counted
from app.parts.marks import SUITS
from app.table import recount
from app.table.recount import Setting, Tapped
from app.words import Whole, Words
from scoring.cards import LOW_RANKS, RANKS, Card
from scoring.counting import TRICKS, Amount, Ask, Count, Trick, Whose
from scoring.counting.laying import seat_of

MISSING, IN_BAR = "recount.missing", 2
"""So many missing cards are named in the bar; more of them stand above it."""
HIGH_FIRST = (*LOW_RANKS, *RANKS)[::-1]


def card_name(words: Words, card: Card) -> str:
    """ "harten boer"."""
    return words.say("recount.card", suit=card.suit, rank=words.say(f"recount.rank.{card.rank}"))


def cards_said(words: Words, cards: Sequence[Card]) -> str:
    """ "harten boer en schoppen 7"."""
    return words.listed([card_name(words, card) for card in cards])


def told(words: Words, word: str, values: Mapping[str, Any], who: Mapping[str | int, str]) -> str:
    """The sentence of a line or a problem; cards and ranks in it by name."""
    said = dict(values)
    if "cards" in said:
        said["cards"] = Whole(cards_said(words, said["cards"]))
    if "rank" in said:
        said["rank"] = words.say(f"recount.ranks.{said['rank']}")
    return words.say(word, said, who)


def pile_name(case: Case, whose: Whose) -> str:
    """Whose pile: Wij, a player, or what the game calls it."""
    return case.who.get(whose) or case.words.say(f"recount.pile.{whose}")


def option_name(case: Case, option: Any) -> str:
    """An answer: a side, a player, yes or no, or a word."""
    if isinstance(option, bool):
        return case.words.say(f"recount.option.{str(option).lower()}")
    return case.who.get(option) or case.words.say(f"recount.option.{option}")


def answered(ask: Ask, said: Any) -> tuple[Any, ...]:
    """What is chosen of an ask's options."""
    return said if ask.many else () if said is None else (said,)


# --- The cards --------------------------------------------------------------------------------------------------------


def face(t: Tapped, s: Setting, case: Case, card: Card) -> Face:
    """A card as a key: free, here or away, and said where it lies."""
    w = case.words
    name = card_name(w, card)
    name = name[:1].upper() + name[1:]
    letter = w.say(f"recount.letter.{card.rank}")
    state = "free"
    if t.way == TRICKS:
        if card in t.played:
            trick = t.played.index(card) // len(s.table.playing()) + 1
            state = "away"
            after = trick > s.counter.tricks(s.table)
            name = w.say("recount.laid_away_card" if after else "recount.in_trick", card=name, n=trick)
    elif piles := recount.where(t, s, card):
        at = recount.at(t, s)
        state = "here" if at in piles else "free" if at in s.counter.over or piles[0] in s.counter.over else "away"
        shown = at if at in piles else piles[0]
        if state != "free":
            in_hand = shown in s.counter.over
            name = w.say("recount.in_hand" if in_hand else "recount.in_pile", card=name, pile=pile_name(case, shown))
    return Face(f"{card.suit} {card.rank}", card.suit, letter, name, state)


def rows(cards: Sequence[Card], across: bool) -> list[list[Card | None]]:
    """The cards in rows: a suit a column where the screen is narrow, a suit a row where it is wide; a whole deck of 52
    and what is only part of a deck seven in a row."""
    suits = [suit for suit in SUITS if any(card.suit == suit for card in cards)]
    ranks = [rank for rank in HIGH_FIRST if any(card.rank == rank for card in cards)]
    there = set(cards)
    if len(cards) < 24:
        in_order = sorted(cards, key=lambda c: (c.suit != "harten", SUITS.index(c.suit), HIGH_FIRST.index(c.rank)))
        return _sevens(in_order)
    if len(ranks) > 8:
        return [row for suit in suits for row in _sevens([Card(suit, r) for r in ranks if Card(suit, r) in there])]
    if across:
        return [[Card(s, r) if Card(s, r) in there else None for r in ranks] for s in suits]
    return [[Card(s, r) if Card(s, r) in there else None for s in suits] for r in ranks]


def _sevens(cards: Sequence[Card]) -> list[list[Card | None]]:
    padded = [*cards, *[None] * (-len(cards) % 7)]
    return [list(padded[i : i + 7]) for i in range(0, len(padded), 7)]


# --- What it comes to -------------------------------------------------------------------------------------------------


def amount_name(case: Case, amount: Amount) -> str:
    return case.who.get(amount.who) or case.words.say(f"recount.amount.{amount.who}")


def band(count: Count, case: Case) -> tuple[Counted, ...]:
    """The numbers of the band."""
    w = case.words
    return tuple(
        Counted(amount_name(case, a), w.number(a.number), f"+ {w.number(a.more)}" if a.more else "")
        for a in count.amounts
    )


def result(count: Count, case: Case, number: int) -> tuple[str, str]:
    """What is taken over, and into which hand: "Wij 121 + 20 — Zij 41"; more than two numbers in the second line."""
    parts = [" ".join(part for part in (one.label, one.number, one.more) if part) for one in band(count, case)]
    if len(parts) == 2:
        return " — ".join(parts), case.words.say("recount.into", number=number)
    return case.words.say("recount.ready", number=number), " · ".join(parts)


def lines_said(count: Count, case: Case) -> tuple[str, ...]:
    """How it came to that, and before it by name the cards that are missing or double."""
    wrong = [problem for problem in count.problems if "cards" in problem.values]
    said = [(problem.id, problem.values) for problem in wrong] + [(line.id, line.values) for line in count.lines]
    return tuple(told(case.words, word, values, case.who) for word, values in said)


def to_do(t: Tapped, s: Setting, count: Count, case: Case) -> str:
    """What is said below: where the card that was tapped lies already, else what is wrong or missing, else nothing."""
    if t.refused is not None:
        return face(t, s, case, t.refused).name
    if not count.problems:
        return ""
    problem = count.problems[0]
    if problem.id == MISSING and len(problem.values["cards"]) > IN_BAR:
        return case.words.say("recount.to_lay", n=problem.values["n"])
    return told(case.words, problem.id, problem.values, case.who)


def lying(t: Tapped, s: Setting, count: Count, case: Case) -> tuple[Lying, ...]:
    """The tricks as they lie, the newest first."""
    size = len(s.table.playing())
    return tuple(
        _lying(i, trick, size, s, count, case) for i, trick in reversed(list(enumerate(count.tricks)))
    )  # fmt: skip


def _lying(i: int, trick: Trick, size: int, s: Setting, count: Count, case: Case) -> Lying:
    w = case.words
    letters = tuple((card.suit, w.say(f"recount.letter.{card.rank}")) for card in trick.cards)
    cards = cards_said(w, trick.cards)
    more = tuple(told(w, line.id, line.values, case.who) for line in trick.lines)
    if trick.winner is None or trick.points is None or trick.leader is None:
        whose = "" if count.next is None or len(trick.cards) == size else case.names[count.next]
        turn = w.say("recount.turn", seat=Whole(whose)) if whose else ""
        said = w.say("recount.trick_told", n=i + 1, cards=Whole(cards))
        return Lying(str(i + 1), letters, -1, turn, "", more, ". ".join(part for part in (said, turn, *more) if part))
    wins = next(n for n in range(size) if seat_of(trick.leader, n, s.table) == trick.winner)
    roem = sum(line.values["worth"] for line in trick.lines)
    points = w.number(trick.points)
    told_points = w.say("recount.with_roem", points=trick.points, roem=roem) if roem else points
    winner = case.names[trick.winner]
    said = w.say("recount.trick_won", {"winner": trick.winner}, case.who, n=i + 1, cards=Whole(cards),
                 points=Whole(told_points))  # fmt: skip
    worth = f"{points} + {roem}" if roem else points
    return Lying(str(i + 1), letters, wins, winner, worth, more, ". ".join((said, *more)))
