"""What the history of a match says: each write with its time, what stood there and what stands there now."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from app.entry import entry_of
from app.screens.pad_text import sitting_out
from app.store.values import PLAYED
from app.table.past import HandThen, Moment
from app.table.sheet import Sheet, at_this_table
from app.table.undoing import CORRECT, RESTORE, Way
from app.words import Who, Whole, Words, who
from scoring.game import Refused, Rules, Scored, same


class Told(NamedTuple):
    """One line of the history. Plain values: a line is drawn again only when they differ.

    `old` and `new` are what was there and what is there since, "" for nothing; `said` is all of it for a screen reader.
    `late`: it was written after the table had signed the match off.
    """

    number: int
    kind: str
    day: str
    time: str
    title: str
    old: str
    new: str
    said: str
    late: bool = False


def lines(moments: Sequence[Moment], sheet: Sheet, words: Words) -> tuple[Told, ...]:
    """The lines of a match, the newest first."""
    teller = _Teller(sheet, words)
    return tuple(teller.line(moment) for moment in reversed(moments))


def clock(at: datetime) -> str:
    """The time of day here: 20:41."""
    return f"{at.astimezone():%H:%M}"


def moment_said(at: datetime, words: Words) -> str:
    """When that was: 20:41 where it was today, else "gisteren 20:41"."""
    day = words.date(at)
    return clock(at) if day == words.say("date.today") else f"{day} {clock(at)}"


class _Teller:
    """Tells the writes of one match."""

    def __init__(self, sheet: Sheet, words: Words) -> None:
        self.sheet, self.words, self.game = sheet, words, sheet.game
        self.entry = entry_of(sheet.game.id)
        self.spelled = {person.id: person.name for person in sheet.stored.people}
        self.since = sheet.stored.signed.number if sheet.stored.signed else None

    def line(self, moment: Moment) -> Told:
        change, words = moment.change, self.words
        old, new, told = self._values(moment)
        title = self._title(moment)
        if change.author:
            title = words.say("history.by", title=Whole(title), author=change.author)
        time = clock(change.at)
        late = self.since is not None and change.number > self.since and change.kind in PLAYED
        said = f"{time}, {title}: {told}" if told else f"{time}, {title}"
        if late:
            said = f"{said}, {words.say('history.late')}"
        said = words.say("history.tap", row=Whole(said))
        return Told(change.number, change.kind, words.date(change.at), time, title, old, new, said, late)

    def _title(self, moment: Moment) -> str:
        change, words = moment.change, self.words
        if change.hand is not None:
            return words.say(f"history.{change.kind}", number=str(moment.hand_number or "–"))
        if change.kind == "rules":
            if moment.since is None:
                return words.say("history.rules_whole")
            return words.say("history.rules_since", number=moment.since)
        if change.kind == "signed" and change.now is not None and change.now["number"] != change.number:
            return words.say("history.signed_again")
        return words.say(f"history.{change.kind}")

    def _values(self, moment: Moment) -> tuple[str, str, str]:
        """What stood there, what stands there, and both as a screen reader says it."""
        change = moment.change
        if change.hand is not None:
            return self._hands(moment)
        old = new = ""
        if change.kind in ("begun", "table"):
            old, new = self._tables(moment)
        elif moment.rules is not None and moment.new_rules is not None:
            differ = [name for name in moment.rules if not same(moment.rules[name], moment.new_rules[name])]
            old, new = (self._clauses(rules, differ) for rules in (moment.rules, moment.new_rules))
        return old, new, self._both(old, new)

    def _hands(self, moment: Moment) -> tuple[str, str, str]:
        who_then = self._who(moment.people)
        shown: list[tuple[str, str]] = [
            told(self.game.id, then, self.words, who_then) if then else ("", "") for then in (moment.was, moment.now)
        ]
        (old, old_said), (new, new_said) = shown
        said = self._both(old_said, new_said)
        # What each wrote may be the same: then only the rest of the row (trump, roem) tells them apart.
        return (*differing(old_said, new_said), said) if old == new and old else (old, new, said)

    def _tables(self, moment: Moment) -> tuple[str, str]:
        was, is_now = moment.change.was, moment.change.now
        names = [self._names(people) for people in (moment.before, moment.people)]
        dealers = [self._dealer(table) for table in (was, is_now)]
        if was is None or names[0] == names[1]:
            sides = [f"{names[1]}. {dealers[1]}" if was is None else one for one in dealers]
            return ("" if was is None else sides[0]), sides[1]
        if dealers[0] == dealers[1]:
            return names[0], names[1]
        return f"{names[0]}. {dealers[0]}", f"{names[1]}. {dealers[1]}"

    def _names(self, people: Sequence[tuple[int, str]]) -> str:
        return self.words.listed([self.spelled.get(one, name) for one, name in people])

    def _dealer(self, table: Any) -> str:
        if table is None:
            return ""
        one = table["people"][table["first_dealer"]]
        return self.words.say("history.dealt_first", name=self.spelled.get(one["id"], one["name"]))

    def _clauses(self, rules: Rules, names: Sequence[str]) -> str:
        return " ".join(self.words.clause(self.game, name, rules[name]) for name in names)

    def _who(self, people: Sequence[tuple[int, str]]) -> Who:
        return who(self.words, self.game, [self.spelled.get(one, name) for one, name in people])

    def _both(self, old: str, new: str) -> str:
        old, new = old.rstrip("."), new.rstrip(".")
        if old and new:
            return self.words.say("history.turned", was=Whole(old), now=Whole(new))
        return old or new


def told(game_id: str, then: HandThen, words: Words, who_then: Who) -> tuple[str, str]:
    """A hand as the pad showed it, in short ("Wij nat: Wij 0, Zij 232"), and in full."""
    return in_short(game_id, then.data, then.played.scored, then.played.table.out, words, who_then)


def in_short(
    game_id: str, data: Any, scored: Scored, out: tuple[int, ...], words: Words, who_then: Who
) -> tuple[str, str]:
    """A hand in short: its marks and what each wrote; and as a row of the pad says it."""
    entry = entry_of(game_id)
    row = sitting_out(entry.pad_row(data, scored, words, who_then), out, words, who_then)
    columns = [name for key, name in who_then.items() if isinstance(key, str)] or list(who_then.values())
    wrote = ", ".join(f"{name} {cell.total}" for name, cell in zip(columns, row.cells, strict=True))
    marks = ", ".join(words.mark(mark, who_then) for mark in scored.marks)
    return (f"{marks}: {wrote}" if marks else wrote), row.said


def differing(old: str, new: str) -> tuple[str, str]:
    """What two rows say that the other does not; all of both where that is nothing."""
    before, after = old.split(", "), new.split(", ")
    gone, come = ([one for one in row if one not in other] for row, other in ((before, after), (after, before)))
    return (", ".join(gone), ", ".join(come)) if gone or come else (old, new)


class Asked(NamedTuple):
    """What is said before a write is undone: what would be written, and what must be known first or why it cannot be.

    `can`: it can be undone.
    """

    title: str
    will: str
    why: str
    can: bool


def asked(line: Told, moment: Moment, way: Way, sheet: Sheet, words: Words) -> Asked:
    """What a tap on a line says."""
    why = words.say(way.why, time=moment_said(way.later.at, words) if way.later else "") if way.why else ""
    title = f"{line.time}  {line.title}"
    if not way.open:
        return Asked(title, "", why, False)
    try:
        return Asked(title, _will(line, moment, way, sheet, words), why, True)
    except Refused as refused:
        return Asked(title, "", words.problem(refused.problems[0], sheet.who(words)), False)


def _will(line: Told, moment: Moment, way: Way, sheet: Sheet, words: Words) -> str:
    """What undoing would write. Raises `Refused` where that cannot be."""
    change = moment.change
    if change.hand is not None:
        place = sheet.place_of(change.hand)
        number = str(sheet.replay.hands[place].number or "–") if place is not None else str(moment.hand_number or "–")
        row = ""
        if way.act == RESTORE:
            row = line.old
        elif way.act == CORRECT and place is not None and change.was is not None:
            was = at_this_table(sheet, place, change.was)
            played = sheet.replay.draft(was, place)
            row = in_short(sheet.game.id, was, played.scored, played.table.out, words, sheet.who(words))[0]
        return words.say(f"history.will_{way.act}", number=number, row=Whole(row))
    if way.act == "rules" and moment.rules is not None:
        return words.say("history.will_rules", agreement=Whole(words.agreement(sheet.game, moment.rules)))
    if way.act == "table" and change.was is not None:
        spelled = {person.id: person.name for person in sheet.stored.people}
        names = [spelled.get(one["id"], one["name"]) for one in change.was["people"]]
        dealer = names[change.was["first_dealer"]]
        return words.say("history.will_table", names=Whole(words.listed(names)), dealer=dealer)
    if way.act == "signing":
        return words.say("history.will_unsign" if change.was is None else "history.will_sign")
    return words.say(f"history.will_{way.act}")
