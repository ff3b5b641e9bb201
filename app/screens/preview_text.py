"""What is said of another agreement before it applies: what would be agreed, and every hand and total that changes."""

from __future__ import annotations

from typing import NamedTuple

from app.entry import entry_of
from app.parts.score_cell import Cell
from app.table.argued import number_at
from app.table.sheet import Sheet
from app.words import Words
from scoring.game import Points, Problem, same
from scoring.match import Played
from scoring.preview import Effect, Preview


class Clause(NamedTuple):
    """A house rule that would be another one: what would be agreed, and what is agreed now."""

    new: str
    old: str


class Changed(NamedTuple):
    """A number that becomes another one; `old` and `new` are the same where it does not."""

    old: Cell
    new: Cell

    @property
    def differs(self) -> bool:
        return (self.old.total, self.old.mark) != (self.new.total, self.new.mark)


class ChangedHand(NamedTuple):
    """A hand that would change: its name, what it writes a column (() where only the totals change), and the totals."""

    name: str
    scores: tuple[Changed, ...]
    totals: str


class Refusal(NamedTuple):
    """A hand that could not be, and why; no `name` for what is wrong with the agreement itself."""

    name: str
    said: str


class Forecast(NamedTuple):
    """What a table that agrees on it gets to see. `ends` is what changes about who wins, "" for nothing."""

    totals: tuple[Changed, ...]
    hands: tuple[ChangedHand, ...]
    refused: tuple[Refusal, ...]
    ends: str

    @property
    def nothing(self) -> bool:
        return not (self.hands or self.refused or self.ends)


def forecast(sheet: Sheet, seen: Preview, words: Words) -> Forecast:
    """The preview in words."""
    totals = tuple(
        Changed(Cell(words.number(old)), Cell(words.number(new)))
        for old, new in zip(seen.totals, seen.new_totals, strict=True)
    )
    hands = tuple(_hand(sheet, effect, words) for effect in seen.effects if effect.new_hand)
    return Forecast(totals, hands, _refused(sheet, seen, words), _ends(sheet, seen, words))


def clauses(sheet: Sheet, rules: dict[str, object], words: Words) -> tuple[Clause, ...]:
    """The house rules that would be others than those that hold for the next hand."""
    game = sheet.game
    new, old = game.complete(rules), game.complete(sheet.stored.agreed)
    return tuple(
        Clause(words.clause(game, name, new[name]), words.clause(game, name, old[name]))
        for name in new
        if not same(new[name], old[name])
    )


def agreements_of(sheet: Sheet, words: Words) -> tuple[tuple[str, str], ...]:
    """For which hands what was agreed, in order: ("hand 1 tot en met 4", the agreement to be read)."""
    agreed = sheet.replay.agreements
    found = []
    for one, following in zip(agreed, (*agreed[1:], None), strict=True):
        first = number_at(sheet, one.place)
        if following is None:
            hands = words.say("agreement.from_hand", number=first)
        else:
            last = number_at(sheet, following.place) - 1
            hands = words.say("agreement.hands", n=last - first + 1, first=first, last=last)
        found.append((hands, words.agreement(sheet.game, one.rules)))
    return tuple(found)


def changed_from(sheet: Sheet, words: Words) -> dict[int, tuple[str, str]]:
    """By the place of the first hand for which another agreement held: ("Vanaf hand 5", what was agreed)."""
    return {
        one.place: (
            words.say("agreement.from_hand", number=number_at(sheet, one.place)),
            " ".join(words.clause(sheet.game, name, one.rules[name]) for name in one.changed),
        )
        for one in sheet.replay.agreements[1:]
    }


def hand_name(sheet: Sheet, place: int, words: Words) -> str:
    """ "Hand 6"."""
    number = sheet.replay.hands[place].number
    return words.say("pad.row", number=str(number or "–"))


def _hand(sheet: Sheet, effect: Effect, words: Words) -> ChangedHand:
    assert effect.new_hand is not None
    scores: tuple[Changed, ...] = ()
    if effect.scores_differ or effect.hand.scored.marks != effect.new_hand.scored.marks:
        old, new = (_cells(sheet, effect.place, hand, words) for hand in (effect.hand, effect.new_hand))
        scores = tuple(Changed(a, b) for a, b in zip(old, new, strict=True))
    was, becomes = (_list(t, words) for t in (effect.totals, effect.new_totals))
    said = words.say("preview.totals", was=was, becomes=becomes) if was != becomes else ""
    return ChangedHand(hand_name(sheet, effect.place, words), scores, said)


def _cells(sheet: Sheet, place: int, played: Played, words: Words) -> tuple[Cell, ...]:
    data = sheet.stored.hands[place].data or {}
    return entry_of(sheet.game.id).pad_row(data, played.scored, words, sheet.who(words)).cells


def _list(totals: tuple[Points, ...], words: Words) -> str:
    return " · ".join(words.number(total) for total in totals)


def _refused(sheet: Sheet, seen: Preview, words: Words) -> tuple[Refusal, ...]:
    who = sheet.who(words)
    found = [
        Refusal(hand_name(sheet, effect.place, words), words.problem(problem, who))
        for effect in seen.effects
        for problem in effect.problems
    ]
    told = {problem for effect in seen.effects for problem in map(_key, effect.problems)}
    found += [Refusal("", words.problem(p, who)) for p in seen.problems if _key(p) not in told]
    return tuple(found)


def _key(problem: Problem) -> str:
    return f"{problem.id} {sorted(problem.values.items(), key=str)}"


def _ends(sheet: Sheet, seen: Preview, words: Words) -> str:
    """Whether the match would be over, go on, or be won by others."""
    old, new = seen.winners, seen.new_winners
    if old == new or seen.problems:
        return ""
    if new is None:
        return words.say("preview.goes_on")
    return words.say("preview.won", who=words.listed([sheet.column_name(i, words) for i in new]))
