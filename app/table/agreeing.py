"""Another agreement in the middle of a match: proposed, seen beforehand, written, and taken back.

A proposal is kept in the store like a half-entered hand: the screen that looks at it is rebuilt from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from app.room import Room
from app.store.trouble import NotPossibleError
from app.store.values import Agreed, StoredMatch
from app.table.agreement import choose
from app.table.sheet import Sheet, as_match
from scoring.game import Refused, same
from scoring.match import Match, replay
from scoring.preview import Preview, preview


class Proposal(NamedTuple):
    """What the table thinks of agreeing on: all that differs from the game's own rules, and whether for the whole match
    rather than from the next hand on.
    """

    rules: Mapping[str, Any]
    whole: bool = False


def draft_key(match: str) -> str:
    """Where the proposal for a match is kept."""
    return f"match/{match}/agreement"


def changes(sheet: Sheet, proposal: Proposal) -> bool:
    """Whether anything would be agreed otherwise: for the next hand, or for the whole match for some hand of it."""
    rules = sheet.game.complete(proposal.rules)
    said = [sheet.stored.agreed, *([sheet.stored.rules] if proposal.whole else [])]
    said += [change.rules for change in sheet.stored.changes if proposal.whole]
    return any(not same(sheet.game.complete(one), rules) for one in said)


def with_rule(sheet: Sheet, rule: str, value: Any) -> dict[str, Any]:
    """What the table agreed on last, with one rule otherwise."""
    return choose(sheet.game, sheet.stored.agreed, rule, value)


async def fetch(here: Room, sheet: Sheet) -> Proposal:
    """What was kept; else the agreement as it stands. One that was made of another agreement counts no more."""
    kept = await here.door.ask(lambda s: s.draft(draft_key(sheet.stored.id)))
    now = dict(sheet.stored.agreed)
    if isinstance(kept, dict) and isinstance(kept.get("rules"), dict) and same(kept.get("of"), now):
        rules = kept["rules"]
        if not sheet.game.refuse_rules(rules, len(sheet.stored.people)):
            return Proposal(rules, kept.get("whole") is True)
    return Proposal(now)


async def keep(here: Room, sheet: Sheet, proposal: Proposal) -> None:
    """Keeps a proposal, to be looked at on the next screen."""
    key, kept = draft_key(sheet.stored.id), _kept(sheet, proposal)
    await here.door.ask(lambda s: s.save_draft(key, kept))


def keep_tap(here: Room, sheet: Sheet, proposal: Proposal) -> None:
    """Keeps a tap, without waiting."""
    here.door.keep_draft(draft_key(sheet.stored.id), _kept(sheet, proposal))


def forget(here: Room, sheet: Sheet) -> None:
    """The agreement stays as it is."""
    key = draft_key(sheet.stored.id)
    here.door.post(lambda s: s.drop_draft(key))


def _kept(sheet: Sheet, proposal: Proposal) -> dict[str, Any]:
    return {"rules": dict(proposal.rules), "whole": proposal.whole, "of": dict(sheet.stored.agreed)}


def seen(sheet: Sheet, rules: Mapping[str, Any], whole: bool) -> Preview:
    """What the match becomes: with these rules for all of its hands, or from the next one on."""
    return preview(as_match(sheet.stored), rules, None if whole else len(sheet.stored.hands))


async def write(here: Room, sheet: Sheet, proposal: Proposal) -> int:
    """Agrees on it, and gives the number of the write, for the way back. Raises `Refused` where a hand could not be,
    `NotPossibleError` when somebody wrote to the match since: what was seen is then not what would be written.
    """
    found = seen(sheet, proposal.rules, proposal.whole)
    if found.problems:
        raise Refused(found.problems)
    match, key, rules = sheet.stored.id, draft_key(sheet.stored.id), dict(proposal.rules)
    after = None if proposal.whole or not sheet.stored.hands else sheet.stored.hands[-1].id
    ended, version = _ends(found.match), sheet.stored.version

    def agree(store: Any) -> None:
        now = store.match(match)
        if now is None or now.version != version:
            raise NotPossibleError("preview.meanwhile")
        store.change_rules(match, rules, after_hand=after, ended=ended)
        store.drop_draft(key)

    loaded = await here.write(match, agree)
    return loaded.sheet.stored.version if loaded.sheet else 0


async def undo(here: Room, before: StoredMatch, number: int) -> None:
    """Agrees again on what held before the write with this number. Raises `Refused` where a hand that was written since
    could not be under that.
    """
    match = before.id
    now, order = await here.door.ask(lambda s: (s.match(match), s.hand_order(match)))
    if now is None:
        return
    again = now._replace(rules=before.rules, changes=_placed(before.changes, now, order))
    ended = _ends(as_match(again))
    await here.write(match, lambda s: s.undo_rules(match, number, ended=ended))


def _placed(agreed: tuple[Agreed, ...], now: StoredMatch, order: tuple[int, ...]) -> tuple[Agreed, ...]:
    """The changes with how many of the hands of now come before them."""
    at = {hand: i for i, hand in enumerate(order)}
    live = [at[hand.id] for hand in now.hands]
    return tuple(one._replace(place=sum(i <= at[one.after_hand] for i in live)) for one in agreed)


def _ends(match: Match) -> bool:
    """Whether the rules end the match. Raises `Refused` when it cannot be."""
    return replay(match._replace(stopped=False)).finished
