"""A count with the cards at work: a value, what each tap makes of it, and how it is kept. No Flet here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scoring.cards import SUITS, Card
from scoring.counting import PILE, TRICKS, Ask, Count, Counter, Laid, Whose, answer, count
from scoring.game import Hand, Table


class Setting(NamedTuple):
    """What is counted: by which counter, at which table."""

    counter: Counter
    table: Table


class Tapped(NamedTuple):
    """What was tapped so far.

    `piled` are the cards of piles with whose pile it is, in the order of the taps; `played` those of the tricks. Both
    ways are kept while one looks at the other. `at` is the pile that is tapped now. `refused` is the card that was
    tapped last and lies elsewhere already.
    """

    way: str = PILE
    trump: str | None = None
    piled: tuple[tuple[Whose, Card], ...] = ()
    played: tuple[Card, ...] = ()
    answers: Mapping[str, Any] = {}
    at: Whose | None = None
    refused: Card | None = None

    def laid(self) -> Laid:
        """As `scoring` counts it."""
        piles: dict[Whose, tuple[Card, ...]] = {}
        for whose, card in self.piled:
            piles[whose] = (*piles.get(whose, ()), card)
        return Laid(self.way, self.trump, piles, self.played, self.answers)


def piles(t: Tapped, s: Setting) -> tuple[Whose, ...]:
    """Whose piles there are now."""
    return s.counter.piles(s.table, t.laid())


def at(t: Tapped, s: Setting) -> Whose:
    """The pile that is tapped now: as chosen, else the first."""
    there = piles(t, s)
    return t.at if t.at in there else there[0]


def asks(t: Tapped, s: Setting) -> tuple[Ask, ...]:
    """What the cards do not tell."""
    return s.counter.asks(s.table, t.laid())


def deck(t: Tapped, s: Setting) -> tuple[Card, ...]:
    """The cards that can be tapped."""
    return s.counter.cards(s.table, t.laid())


def counted(t: Tapped, s: Setting) -> Count:
    """What it comes to. A pile that is no longer there (everybody passed after all) is not counted."""
    there = piles(t, s)
    laid = t.laid()
    return count(s.counter, s.table, laid._replace(piles={w: c for w, c in laid.piles.items() if w in there}))


def where(t: Tapped, s: Setting, card: Card) -> tuple[Whose, ...]:
    """The piles in which a card lies."""
    there = piles(t, s)
    return tuple(whose for whose, one in t.piled if one == card and whose in there)


def full(t: Tapped, s: Setting) -> bool:
    """Whether all cards of the tricks were laid."""
    return len(t.played) >= s.counter.whole(s.table, t.laid())


# --- Taps -------------------------------------------------------------------------------------------------------------


def tap(t: Tapped, s: Setting, card: Card) -> Tapped:
    """A card: into the trick, or into the pile that is tapped now; a second tap takes it out of that again.

    A card that lies elsewhere stays there, and it is said where.
    """
    t = t._replace(refused=None)
    if card not in deck(t, s):
        return t
    if t.way == TRICKS:
        return t._replace(refused=card) if card in t.played else _play(t, s, card)
    whose = at(t, s)
    if (whose, card) in t.piled:
        return t._replace(piled=tuple(one for one in t.piled if one != (whose, card)))
    over = s.counter.over
    if whose not in over and any(other not in over for other in where(t, s, card)):
        return t._replace(refused=card)
    return t._replace(piled=(*t.piled, (whose, card)))


def _play(t: Tapped, s: Setting, card: Card) -> Tapped:
    """The next card in order. When only one is left that it can be, that one follows by itself."""
    if full(t, s):
        return t
    t = t._replace(played=(*t.played, card))
    left = [one for one in deck(t, s) if one not in t.played]
    return t._replace(played=(*t.played, left[0])) if len(left) == 1 and not full(t, s) else t


def undo(t: Tapped, s: Setting) -> Tapped:
    """Takes the last card off, and with the last but one what followed it by itself."""
    t = t._replace(refused=None)
    if t.way == PILE:
        there = piles(t, s)
        last = next((i for i in range(len(t.piled) - 1, -1, -1) if t.piled[i][0] in there), None)
        return t if last is None else t._replace(piled=(*t.piled[:last], *t.piled[last + 1 :]))
    off = 2 if full(t, s) and len(t.played) == len(deck(t, s)) else 1
    return t._replace(played=t.played[:-off])


def can_undo(t: Tapped, s: Setting) -> bool:
    """Whether there is a card to take off."""
    there = piles(t, s)
    return bool(t.played) if t.way == TRICKS else any(whose in there for whose, _ in t.piled)


def wipe(t: Tapped) -> Tapped:
    """No cards, as for another count; what was answered stays."""
    return t._replace(played=(), refused=None) if t.way == TRICKS else t._replace(piled=(), refused=None)


def gather(t: Tapped, s: Setting) -> Tapped:
    """All cards that lie nowhere, to the pile that is tapped now."""
    taken = {card for _, card in t.piled}
    rest = tuple((at(t, s), card) for card in deck(t, s) if card not in taken)
    return t._replace(piled=(*t.piled, *rest), refused=None)


def turn(t: Tapped, way: str) -> Tapped:
    """The other way to count."""
    return t._replace(way=way, refused=None)


def choose_trump(t: Tapped, suit: str) -> Tapped:
    return t._replace(trump=None if t.trump == suit else suit, refused=None)


def choose_pile(t: Tapped, whose: Whose) -> Tapped:
    return t._replace(at=whose, refused=None)


def say(t: Tapped, s: Setting, name: str, option: Any) -> Tapped:
    """An answer. Where more than one can be given, a second tap takes one away and one too many pushes out the first;
    a word among them ("alone") stands alone."""
    ask = next((one for one in asks(t, s) if one.name == name), None)
    if ask is None or option not in ask.options:
        return t
    said = option
    if ask.many:
        before: tuple[Any, ...] = answer(t.laid(), ask) or ()
        kept = tuple(one for one in before if one != option and isinstance(one, int) and isinstance(option, int))
        said = kept if option in before else (*kept, option)[-ask.many :]
    return t._replace(answers={**t.answers, name: said}, refused=None)


# --- Kept -------------------------------------------------------------------------------------------------------------


def _word(card: Card) -> str:
    return f"{card.suit} {card.rank}"


def card_of(word: Any) -> Card | None:
    """The card that was kept as "harten boer"; None for what is no card."""
    suit, _, rank = word.partition(" ") if isinstance(word, str) else ("", "", "")
    return Card(suit, rank) if suit in SUITS and rank else None


def dump(t: Tapped) -> dict[str, Any]:
    """As JSON."""
    said = {name: list(value) if isinstance(value, tuple) else value for name, value in t.answers.items()}
    kept: dict[str, Any] = {"way": t.way, "trump": t.trump, "answers": said, "at": t.at}
    return kept | {
        "piled": [[whose, _word(card)] for whose, card in t.piled], "played": [_word(card) for card in t.played],
    }  # fmt: skip


def start(kept: Mapping[str, Any], hand: Hand, way: str, s: Setting) -> Tapped:
    """What was kept, and what the half-entered hand tells where nothing was said here. What cannot be read is left."""
    known = s.counter.known(hand, s.table)
    trump = kept.get("trump") if kept.get("trump") in SUITS else known.get("trump")
    fresh = Tapped(
        way=next((one for one in (PILE, TRICKS) if one == kept.get("way")), way),
        trump=trump if s.counter.trump else None,
        answers={name: value for name, value in known.items() if name != "trump"},
    )
    said = kept.get("answers")
    if isinstance(said, Mapping):
        plain = {name: tuple(value) if isinstance(value, list) else value for name, value in said.items()}
        fresh = fresh._replace(answers={**fresh.answers, **plain})
    played = _cards(kept.get("played"), set(deck(fresh._replace(way=TRICKS), s)))
    in_piles = set(deck(fresh._replace(way=PILE), s))
    piled = []
    rows = kept.get("piled")
    for row in rows if isinstance(rows, list) else ():
        whose, word = row if isinstance(row, list) and len(row) == 2 else (None, None)
        card = card_of(word)
        if isinstance(whose, (str, int)) and card in in_piles and (whose, card) not in piled:
            piled.append((whose, card))
    chosen = kept.get("at")
    return fresh._replace(
        played=played, piled=tuple(piled), at=chosen if isinstance(chosen, (str, int)) else None
    )  # fmt: skip


def _cards(words: Any, deck: set[Card]) -> tuple[Card, ...]:
    """The cards of a kept list, each once and only those of the deck."""
    found = [card_of(word) for word in words] if isinstance(words, list) else []
    return tuple(dict.fromkeys(card for card in found if card in deck))
