"""A match replayed: who deals and who leads, the totals, the end and the winners.

Totals are never stored: a correction, a strike or a forgotten hand is another list of hands, replayed. So is another
agreement, be it for the whole match or from some hand on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scoring import game as game_by_id
from scoring import game_ids
from scoring.changes import Agreement, Change, agreements, in_force
from scoring.dealing import Turn, deal, first_there, table_of, without
from scoring.game import Game, Hand, Line, Points, Problem, Refused, Rules, Scored, Standing, Table

MOST_SEATS = 32
"""Seats are never reused, so a long evening can have more names than chairs; more than this is no evening."""


class Match(NamedTuple):
    """One match as it is written down: names in seat order, clockwise; `rules` only as far as the table named them.

    `changes` tell which other house rules hold from some hand on; in any order, of several at one place the last.
    """

    game: str
    players: tuple[str, ...]
    first_dealer: int = 0
    rules: Mapping[str, Any] = {}
    hands: tuple[Hand, ...] = ()
    stopped: bool = False
    changes: tuple[Change, ...] = ()


class Played(NamedTuple):
    """One hand of a match, scored where it stands.

    `place` counts from 0; `number` is the hand's number on the pad, from 1, and None for a hand that does not count.
    `totals` are those after the hand. `after_end`: the match was over already, the hand adds nothing.
    `table.rules` is the agreement that holds for it.
    """

    place: int
    number: int | None
    turn: Turn
    table: Table
    scored: Scored
    totals: tuple[Points, ...]
    after_end: bool = False

    @property
    def dealer(self) -> int:
        """The seat that dealt this hand."""
        return self.table.dealer

    @property
    def leader(self) -> int:
        """The seat left of the dealer, which leads."""
        return self.table.left_of(self.table.dealer)

    @property
    def before(self) -> Standing:
        """The standing before this hand."""
        return self.turn.standing


class Replay(NamedTuple):
    """A match, replayed. `turn` is what is known before the hand that comes next, `rules` its complete agreement.

    `winners` are indices of sides (columns): more than one when they share it, none while the match is not finished
    or when it was stopped before any hand counted.
    """

    match: Match
    game: Game
    rules: Rules
    hands: tuple[Played, ...]
    turn: Turn
    finished: bool
    winners: tuple[int, ...]

    @property
    def agreements(self) -> tuple[Agreement, ...]:
        """Which agreement held from which hand; more than one where it changed on the way."""
        return agreements(self.game, self.match.rules, self.match.changes)

    @property
    def totals(self) -> tuple[Points, ...]:
        """The totals, a column each."""
        return self.turn.standing.totals

    @property
    def standing(self) -> Standing:
        """The standing before the next hand."""
        return self.turn.standing

    @property
    def number(self) -> int:
        """The number on the pad of the hand that comes next, from 1."""
        return 1 + sum(1 for played in self.hands if played.number is not None)

    @property
    def carry(self) -> dict[str, Any]:
        """The keys that the next hand must be written with: {"out": [...]} as long as somebody stays away, else {}."""
        away = self.turn.away
        if not away:
            return {}
        seats = len(self.match.players)
        out = set(away)
        if self.game.dealer_sits_out(self.rules, seats - len(away)):
            out.add(first_there(self.turn.due, seats, away))
        return {"out": sorted(out)}

    @property
    def table(self) -> Table:
        """The table for the next hand, when who was away stays away (`carry`)."""
        return deal(self.game, self.rules, len(self.match.players), self.turn, self.carry)

    @property
    def dealer(self) -> int:
        """The seat that deals the next hand."""
        return self.table.dealer

    @property
    def leader(self) -> int:
        """The seat that leads in the next hand."""
        table = self.table
        return table.left_of(table.dealer)

    @property
    def opening(self) -> tuple[Line, ...]:
        """What the table must know before the next hand; nothing once the match is finished."""
        return () if self.finished else self.game.opening(self.table, self.standing)

    def without(self, away: tuple[int, ...], place: int | None = None, dealer: int | None = None) -> dict[str, Any]:
        """The keys that a hand at `place`, or the next one, is written with when these seats do not play it.

        `dealer` dealt out of turn; None for whoever is next among those who are there.
        """
        turn, rules = self._before(place)
        return without(self.game, rules, len(self.match.players), turn, away, dealer)

    def away(self, place: int | None = None) -> tuple[int, ...]:
        """Who was away before the hand at `place`, or before the next one."""
        return self._before(place)[0].away

    def _before(self, place: int | None) -> tuple[Turn, Rules]:
        old = self.hands[place] if place is not None and place < len(self.hands) else None
        return (old.turn, old.table.rules) if old else (self.turn, self.rules)

    def deal(self, extra: Hand, place: int | None = None) -> tuple[Table, Standing]:
        """The table and the standing for a hand that is being entered at `place`, or as the next one without it.

        `extra` is what any hand can carry ("dealer", "out"); what is wrong with it counts as not said.
        """
        turn, rules = self._before(place)
        table, _ = table_of(self.game, rules, len(self.match.players), turn, extra)
        return table, turn.standing

    def draft(self, hand: Hand, place: int | None = None) -> Played:
        """Scores `hand` as if it stood at `place` (a correction, a forgotten hand) or, without it, as the next hand.

        Nothing else is changed or judged. Raises `Refused`, with places inside the hand ("points.wij").
        """
        at = len(self.hands) if place is None else place
        old = self.hands[at] if at < len(self.hands) else None
        turn, rules = (old.turn, old.table.rules) if old else (self.turn, self.rules)
        after_end = old.after_end if old else self.game.ended(rules, turn.standing) is not None
        number = 1 + sum(1 for played in self.hands[:at] if played.number is not None)
        table, problems = table_of(self.game, rules, len(self.match.players), turn, hand)
        scored = _score(self.game, hand, table, turn.standing, problems)
        if scored is None:
            raise Refused(problems)
        return _played(at, number, turn, table, scored, after_end=after_end)

    def then(self, hand: Hand) -> Replay:
        """The replay of the match with `hand` as its next one: what replaying all of it would give, in one step.

        A match that the table stopped goes on. Raises `Refused`, with places inside the hand.
        """
        played = self.draft(hand)
        match = self.match._replace(hands=(*self.match.hands, hand), stopped=False)
        turn = _after(self.game, len(match.players), played)
        said = {change.place: change.rules for change in in_force(match.rules, match.changes)}
        over = self.winners if played.after_end else None
        rules, winners = _holding(self.game, said.get(len(match.hands)), self.rules, turn.standing, over)
        return Replay(match, self.game, rules, (*self.hands, played), turn, winners is not None, winners or ())


def replay(match: Match) -> Replay:
    """Scores every hand in order, each by the agreement that holds for it.

    The deal moves to the left after every hand whose `deal_moves` says so, and goes on from whoever dealt out of turn.
    A hand after the end is scored, adds nothing to the totals and carries the warning `match.after_end`. Whether it is
    the end is judged by what holds for the next hand, so that another agreement can end a match or let it go on.
    Raises `Refused` with every problem of the match and its hands, each with its place: "players[1]", "rules.end",
    "changes[0].rules.end", "hands[3].points.wij". A hand that cannot be is passed over while the later ones are judged.
    """
    wrong = check(match)
    if wrong:
        raise Refused(wrong)
    replayed, problems = replay_what_can_be(match)
    if problems:
        raise Refused([problem._replace(at=inside(f"hands[{i}]", problem.at)) for i, problem in problems])
    return replayed


def replay_what_can_be(match: Match) -> tuple[Replay, list[tuple[int, Problem]]]:
    """A match that `check` found nothing wrong with, without the hands that cannot be; and what is wrong with those,
    each with the place of its hand.
    """
    game = game_by_id(match.game)
    (_, said), *later = in_force(match.rules, match.changes)
    rules: Rules = game.complete(said)
    changes = {change.place: change.rules for change in later}
    seats = len(match.players)
    turn = Turn(match.first_dealer, (), game.first(seats))
    winners: tuple[int, ...] | None = None
    number = 1
    hands: list[Played] = []
    problems: list[tuple[int, Problem]] = []
    for place, hand in enumerate(match.hands):
        table, wrong = table_of(game, rules, seats, turn, hand)
        scored = _score(game, hand, table, turn.standing, wrong)
        if scored is None:
            problems += [(place, problem) for problem in wrong]
        else:
            played = _played(place, number, turn, table, scored, after_end=winners is not None)
            hands.append(played)
            if scored.counts:
                number += 1
            turn = _after(game, seats, played)
        rules, winners = _holding(game, changes.get(place + 1), rules, turn.standing, winners)
    if winners is None and match.stopped:
        winners = game.leaders(rules, turn.standing) if turn.standing.hands else ()
    finished = winners is not None
    return Replay(match, game, rules, tuple(hands), turn, finished, winners or ()), problems


def check(match: Match) -> list[Problem]:
    """What is wrong with a match before any hand is looked at: its game, its names, its first dealer, its rules."""
    if match.game not in game_ids():
        return [Problem("game", "match.game", {"game": match.game, "known": game_ids()})]
    game = game_by_id(match.game)
    seats = len(match.players)
    problems = []
    if not _room(game, match):
        problems.append(Problem("players", "match.players", {"n": seats, "choices": tuple(sorted(game.tables))}))
    seen: set[str] = set()
    for i, name in enumerate(match.players):
        trimmed = name.strip()
        if not trimmed:
            problems.append(Problem(f"players[{i}]", "match.name_empty"))
        elif breaks_line(name):
            problems.append(Problem(f"players[{i}]", "match.name_sign"))
        elif trimmed in seen:
            problems.append(Problem(f"players[{i}]", "match.name_twice", {"name": trimmed}))
        seen.add(trimmed)
    if not 0 <= match.first_dealer < seats:
        problems.append(Problem("first_dealer", "match.first_dealer", {"most": max(seats - 1, 0)}))
    if not problems:
        said = [("rules", match.rules)]
        said += [(f"changes[{i}].rules", change.rules) for i, change in enumerate(match.changes)]
        problems = [p._replace(at=inside(at, p.at)) for at, rules in said for p in game.refuse_rules(rules, seats)]
    return problems


def breaks_line(name: str) -> bool:
    """Whether a name holds a control sign, or anything else that ends a line or a paragraph: no sheet could show it."""
    return any(c < " " or "\x7f" <= c <= "\x9f" or c in "\u2028\u2029" for c in name)


def inside(outer: str, at: str) -> str:
    """The place `at` as seen from outside `outer`: "hands[3]" and "points.wij" make "hands[3].points.wij"."""
    return f"{outer}{at}" if not at or at[0] == "[" else f"{outer}.{at}"


def _room(game: Game, match: Match) -> bool:
    """Whether so many names fit. Seats are never reused, so there may be more once every hand says who sits out."""
    seats = len(match.players)
    if seats in game.tables:
        return True
    if game.sides or not max(game.tables) < seats <= MOST_SEATS or not match.hands:
        return False
    return all(isinstance(hand, dict) and hand.get("out") for hand in match.hands)


def _score(game: Game, hand: Hand, table: Table, standing: Standing, problems: list[Problem]) -> Scored | None:
    """The hand scored; None, and `problems` complete, when it cannot be."""
    if not isinstance(hand, dict):
        return None
    try:
        scored = game.score(hand, table, standing)
    except Refused as refused:
        known = {problem.at for problem in problems}
        problems.extend(problem for problem in refused.problems if problem.at not in known)
        return None
    return None if problems else scored


def _played(place: int, number: int, turn: Turn, table: Table, scored: Scored, *, after_end: bool) -> Played:
    totals = turn.standing.totals
    if after_end:
        scored = scored._replace(warnings=(*scored.warnings, Problem("", "match.after_end")))
    else:
        totals = tuple([total + score for total, score in zip(totals, scored.scores, strict=True)])
    return Played(place, number if scored.counts else None, turn, table, scored, totals, after_end)


def _holding(
    game: Game, said: Rules | None, rules: Rules, standing: Standing, winners: tuple[int, ...] | None
) -> tuple[Rules, tuple[int, ...] | None]:
    """What holds for the next hand, and who has won before it: another agreement (`said`) judges that anew."""
    if said is not None:
        rules = game.complete(said)
    elif winners is not None:
        return rules, winners
    return rules, game.ended(rules, standing)


def _after(game: Game, seats: int, played: Played) -> Turn:
    """What is known after a hand. After the end only the deal goes on."""
    table, scored, standing = played.table, played.scored, played.turn.standing
    due = (table.dealer + 1) % seats if scored.deal_moves else table.dealer
    away = table.out
    if away and game.dealer_sits_out(table.rules, seats):
        away = tuple(seat for seat in away if seat != table.dealer)
    if not played.after_end:
        standing = Standing(played.totals, standing.hands + scored.counts, scored.memory)
    return Turn(due, away, standing)
