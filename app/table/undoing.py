"""How a write in the history of a match is undone: by its opposite, which is written too. Nothing goes out of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from app.room import Room
from app.store.values import Agreed, Change, Person, StoredHand, new_token
from app.table import acts, mending
from app.table.sheet import Sheet, as_match, at_this_table
from scoring.game import same
from scoring.match import replay

STRIKE, CORRECT, RESTORE = "strike", "correct", "restore"


class Way(NamedTuple):
    """The way back from a write. `why` is what must be known first: a word's id (`history.…`), "" for nothing.

    `open`: it can be gone. `later`: which write came after it, when that is why.
    """

    act: str
    open: bool = True
    why: str = ""
    later: Change | None = None

    @property
    def asks(self) -> bool:
        """Whether more would go than this one write, so that the table is asked first."""
        return self.open and bool(self.why)


def way_back(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    """How this write can be undone as the match stands now."""
    if change.hand is not None:
        return _of_hand(change, history, sheet)
    return _OF_MATCH[change.kind](change, history, sheet)


def _of_hand(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    last = [one for one in history if one.hand == change.hand][-1]
    newest = last.number == change.number
    struck = last.now is None
    if change.kind == "struck":
        if not struck:
            return Way(RESTORE, False, "history.no_back", last)
        return Way(RESTORE) if newest else Way(RESTORE, True, "history.ask_struck", last)
    if struck:
        return Way(STRIKE, False, "history.no_struck", last)
    if change.kind != "corrected":
        return Way(STRIKE) if newest else Way(STRIKE, True, "history.ask_hand", last)
    if newest:
        return Way(CORRECT)
    if same(last.now, change.was):
        return Way(CORRECT, False, "history.no_same", last)
    return Way(CORRECT, True, "history.ask_hand", last)


def _begun(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    if sheet.stored.removed is not None:
        return Way("remove", False, "history.no_away")
    return Way("remove", True, "history.ask_away")


def _rules(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    said = [one for one in history if one.agreed]
    before = [one for one in said if one.number < change.number]
    if not before or _alike(before[-1], said[-1]):
        return Way("rules", False, "history.no_same", said[-1])
    newest = said[-1].number == change.number
    return Way("rules") if newest else Way("rules", True, "history.ask_rules", said[-1])


def _alike(one: Change, other: Change) -> bool:
    """Whether all that holds is the same after both of these writes."""
    first, second = ([[after, dict(rules)] for after, rules in change.agreed] for change in (one, other))
    return same(first, second)


def _table(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    last = [one for one in history if one.kind in ("begun", "table")][-1]
    if last.number == change.number:
        return Way("table")
    if change.was is not None and _seated(change.was) == mending.table_of(sheet.stored):
        return Way("table", False, "history.no_same", last)
    return Way("table", True, "history.ask_table", last)


def _seated(table: Any) -> mending.Table:
    return tuple(one["id"] for one in table["people"]), table["first_dealer"]


def _stopped(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    return Way("reopen") if sheet.stored.stopped is not None else Way("reopen", False, "history.no_open")


def _reopened(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    return Way("stop") if not sheet.finished else Way("stop", False, "history.no_over")


def _signing(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    off = sheet.stored.signed
    here = {"number": off.number} if off else None
    if here == change.was:
        return Way("signing", False, "history.no_same")
    last = [one for one in history if one.kind in ("signed", "unsigned")][-1]
    newest = last.number == change.number
    return Way("signing") if newest else Way("signing", True, "history.ask_signing", last)


def _removed(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    return Way("put_back") if sheet.stored.removed is not None else Way("put_back", False, "history.no_there")


def _put_back(change: Change, history: Sequence[Change], sheet: Sheet) -> Way:
    return Way("remove") if sheet.stored.removed is None else Way("remove", False, "history.no_away")


_OF_MATCH = {
    "begun": _begun, "rules": _rules, "table": _table, "stopped": _stopped, "reopened": _reopened,
    "signed": _signing, "unsigned": _signing, "removed": _removed, "put_back": _put_back,
}  # fmt: skip


async def undo(here: Room, sheet: Sheet, change: Change, history: Sequence[Change], order: Sequence[int]) -> int:
    """Writes the opposite of this write, and gives the number of that, for the way back; 0 when there was nothing.

    `order` are the ids of all hands as they stand on the pad, struck ones too. Raises `Refused` where the match could
    not be so, and what the store raises.
    """
    way, match = way_back(change, history, sheet), sheet.stored.id
    if not way.open:
        return 0
    if change.hand is not None:
        await _undo_hand(here, sheet, change, way.act, history, order)
    elif way.act == "rules":
        await _undo_rules(here, sheet, change, history, order)
    elif way.act == "table" and change.was is not None:
        people = tuple(Person(one["id"], one["name"]) for one in change.was["people"])
        await mending.save(here, sheet, people, _seated(change.was))
    elif way.act == "signing":
        number = change.number
        await here.write(match, lambda s: s.undo_signing(match, number))
    else:
        act = {"reopen": acts.reopen_match, "stop": acts.stop_match, "put_back": acts.put_back_match}
        await act.get(way.act, acts.remove_match)(here, match)
    now = here.pads.held(match).value.sheet
    return now.stored.version if now is not None else 0


async def _undo_hand(
    here: Room, sheet: Sheet, change: Change, act: str, history: Sequence[Change], order: Sequence[int]
) -> None:
    place = sheet.place_of(change.hand or 0)
    if act == RESTORE:
        last = [one for one in history if one.hand == change.hand][-1]
        await acts.restore_hand(here, sheet, *_struck(sheet, last, order))
    elif place is not None and act == STRIKE:
        await acts.strike_hand(here, sheet, place)
    elif place is not None and change.was is not None:
        was = at_this_table(sheet, place, change.was)
        version = sheet.stored.hands[place].version
        await acts.correct_hand(here, sheet, place, was, version=version, token=new_token())


def _struck(sheet: Sheet, last: Change, order: Sequence[int]) -> tuple[StoredHand, int]:
    """The struck hand as it will be again at the table of now, and its place."""
    at, hand = {one: i for i, one in enumerate(order)}, last.hand or 0
    place = sum(at[live.id] < at[hand] for live in sheet.stored.hands)
    struck = StoredHand(hand, (last.version or 1) - 1, last.was, last.at, last.at, False)
    hands = (*sheet.stored.hands[:place], struck, *sheet.stored.hands[place:])
    return struck._replace(data=as_match(sheet.stored._replace(hands=hands)).hands[place]), place


async def _undo_rules(
    here: Room, sheet: Sheet, change: Change, history: Sequence[Change], order: Sequence[int]
) -> None:
    before = [one for one in history if one.agreed and one.number < change.number][-1]
    at = {hand: i for i, hand in enumerate(order)}
    live = [at[hand.id] for hand in sheet.stored.hands]
    (_, rules), *later = before.agreed
    changes = tuple(
        Agreed(after, said, before.at, sum(place <= at[after] for place in live))
        for after, said in later
        if after is not None
    )
    again = as_match(sheet.stored._replace(rules=rules, changes=changes))
    ended = replay(again._replace(stopped=False)).finished
    match, number = sheet.stored.id, change.number
    await here.write(match, lambda s: s.undo_rules(match, number, ended=ended))
