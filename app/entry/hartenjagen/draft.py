"""The half-entered hand of hartenjagen: a value, and what each tap makes of it. No Flet here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scoring.game import Refused, Standing, Table
from scoring.hartenjagen.agreement import JACK, in_play, is_dutch
from scoring.hartenjagen.ending import RISING, remembered
from scoring.hartenjagen.entry import read
from scoring.hartenjagen.pad import hearts_left, keys_left, with_rest

CARDS = ("queen", "club_jack", "jack")
"""The cards beside hearts that somebody takes: ♠V, in Dutch ♣B, where agreed ♦B."""


class Draft(NamedTuple):
    """What was tapped so far.

    `given` are the hearts a seat that were entered; None for who was not asked yet, and who may still get the rest.
    `row` is the seat whose row the pad fills. `queen`, `club_jack` and `jack` are who took ♠V, ♣B and ♦B.
    `as_written` holds the cards of a written hand in its own form as long as none of them was changed. `sure` are the
    questions that were answered with no.
    """

    table: Table
    given: tuple[int | None, ...]
    row: int | None = None
    queen: int | None = None
    club_jack: int | None = None
    jack: int | None = None
    sun: int | None = None
    no_tricks: tuple[int, ...] = ()
    moon_choice: str = ""
    as_written: Mapping[str, Any] | None = None
    sure: tuple[str, ...] = ()

    @property
    def hearts(self) -> int:
        """How many hearts are in the pack."""
        return in_play(self.table.rules).hearts

    @property
    def cards(self) -> tuple[str, ...]:
        """Which cards beside hearts this table counts."""
        return cards_of(self.table)

    @property
    def left(self) -> int:
        """How many hearts nobody has yet."""
        return 0 if self.as_written is not None else hearts_left(filled(self), self.table.rules)

    @property
    def missing(self) -> tuple[str, ...]:
        """The cards that nobody has yet."""
        return () if self.as_written is not None else tuple(c for c in self.cards if getattr(self, c) is None)


def cards_of(table: Table) -> tuple[str, ...]:
    """Which of CARDS the table of this agreement counts."""
    with_jack = ("jack",) if table.rules["diamond_jack"] else ()
    return ("queen", "club_jack") if is_dutch(table.rules) else ("queen", *with_jack)


def empty(table: Table) -> Draft:
    """Nothing yet; the first row is filled first."""
    return Draft(table, (None,) * table.seats, table.playing()[0])


def filled(d: Draft) -> list[int | None]:
    """The hearts a seat: what was entered, and the rest for whoever can only have that. 0 for who sits out."""
    full = with_rest(d.given, d.table)
    if hearts_left(full, d.table.rules) == 0:
        return [n or 0 for n in full]
    return full


def points(d: Draft, seat: int) -> int | None:
    """What the cards of a seat come to; None while its hearts are not known."""
    hearts = filled(d)[seat]
    if hearts is None:
        written = (d.as_written or {}).get("points")
        return None if written is None else int(written[seat])
    pack = in_play(d.table.rules)
    worth = {"queen": pack.queen, "club_jack": pack.club_jack, "jack": JACK}
    return hearts + sum(worth[card] for card in d.cards if getattr(d, card) == seat)


def sweeper(d: Draft) -> int | None:
    """Who takes every heart and the queen (Dutch: and ♣B), if somebody does."""
    full = filled(d)
    if d.queen is None or full[d.queen] != d.hearts or ("club_jack" in d.cards and d.club_jack != d.queen):
        return None
    return d.queen


def keys(d: Draft) -> range:
    """The numbers of hearts that the row that is filled can have."""
    return range(0) if d.row is None else keys_left(_fixed(d), d.row, d.table)


def last_key(d: Draft) -> int | None:
    """The key after which no heart is left to give."""
    can = keys(d)
    return can[-1] if can else None


def can_step(d: Draft, seat: int, by: int) -> bool:
    """Whether a seat can have one heart more, or one less."""
    has = filled(d)[seat]
    if by < 0:
        return bool(has)
    others = [None if s == seat else n for s, n in enumerate(_fixed(d))]
    return hearts_left(others, d.table.rules) > (has or 0)


def whose_all(d: Draft) -> int | None:
    """For whom *Alles* is: the row that is filled, else whoever has the queen."""
    return d.queen if d.row is None else d.row


def _fixed(d: Draft) -> list[int | None]:
    """What was entered, 0 for who sits out."""
    return [0 if s in d.table.out else n for s, n in enumerate(d.given)]


def _onward(d: Draft) -> Draft:
    """The pad moves on from a row that has its number to the next one that has none."""
    full = filled(d)
    if d.row is not None and full[d.row] is None:
        return d
    start = -1 if d.row is None else d.row
    seats = d.table.seats
    order = [(start + step) % seats for step in range(1, seats + 1)]
    return d._replace(row=next((s for s in order if full[s] is None), None))


def _changed(d: Draft, **cards: Any) -> Draft:
    """Other cards: what was said about a moon or a seat without a trick goes where it can no longer be."""
    new = d._replace(as_written=None, **cards)
    if sweeper(new) != sweeper(d) or sweeper(new) is None:
        new = new._replace(sun=None, moon_choice="")
    without = [s for s in d.table.playing() if may_have_no_trick(new, s)]
    return new._replace(
        no_tricks=tuple(s for s in new.no_tricks if s in without),
        sure=tuple(one for one in new.sure if one in [f"trick:{s}" for s in without]),
    )


def may_have_no_trick(d: Draft, seat: int) -> bool:
    """Whether this seat took nothing that counts, in a hand that is no moon."""
    return filled(d)[seat] == 0 and seat not in (getattr(d, card) for card in d.cards)


def number(d: Draft, n: int) -> Draft:
    """A key of the pad: hearts for the row that is filled, and on to the next."""
    if d.row is None or n not in keys(d):
        return d
    given = tuple(n if s == d.row else old for s, old in enumerate(d.given))
    return _onward(_changed(d, given=given))


def step(d: Draft, seat: int, by: int) -> Draft:
    """One heart more or less for a seat."""
    if not can_step(d, seat, by):
        return d
    now = (filled(d)[seat] or 0) + by
    given = tuple(now if s == seat else old for s, old in enumerate(d.given))
    return _onward(_changed(d, given=given))


def choose_row(d: Draft, seat: int) -> Draft:
    """The pad fills this row; what stands there can be keyed over."""
    return d._replace(row=seat)


def give(d: Draft, card: str, seat: int) -> Draft:
    """This seat took a card; again, and it did not."""
    if card not in d.cards:
        return d
    new = _changed(d, **{card: None if getattr(d, card) == seat else seat})
    return _onward(new) if new.row is None else new


def everything(d: Draft) -> Draft:
    """All hearts and the queen (Dutch: and ♣B) to one seat. A second tap undoes it."""
    seat = whose_all(d)
    if seat is None:
        return d
    if sweeper(d) == seat:
        return wipe(d)._replace(row=seat, jack=d.jack)
    all_cards = {card: seat for card in d.cards if card != "jack"}
    given = tuple(d.hearts if s == seat else None for s in range(d.table.seats))
    return _changed(d, given=given, row=None, **all_cards)


def wipe(d: Draft) -> Draft:
    """Begins again."""
    return empty(d.table)


def back(d: Draft) -> Draft:
    """Takes the number off the row that is filled, or off the last one that was."""
    seats = d.table.seats
    start = seats - 1 if d.row is None else d.row
    order = [(start - back) % seats for back in range(seats)]
    last = next((s for s in order if d.given[s] is not None), None)
    if last is None:
        return d
    given = tuple(None if s == last else n for s, n in enumerate(d.given))
    return _changed(d, given=given)._replace(row=last)


def move(d: Draft, by: int) -> Draft:
    """The row above or below is filled."""
    rows = d.table.playing()
    at = rows.index(d.row) if d.row in rows else -1 if by > 0 else 0
    return choose_row(d, rows[(at + by) % len(rows)])


def call_sun(d: Draft, seat: int) -> Draft:
    """This seat took all tricks as well; again, and it did not."""
    return d._replace(sun=None if d.sun == seat else seat)


def no_trick(d: Draft, seat: int) -> Draft:
    """This seat took no trick; again, and it took one."""
    if seat in d.no_tricks:
        return d._replace(no_tricks=tuple(s for s in d.no_tricks if s != seat), sure=(*d.sure, f"trick:{seat}"))
    return d._replace(no_tricks=tuple(sorted((*d.no_tricks, seat))))


def choose_moon(d: Draft, choice: str) -> Draft:
    """What a moon writes, where that is chosen: "others" or "shooter"."""
    return d._replace(moon_choice=choice)


def hand(d: Draft) -> dict[str, Any]:
    """The hand as the match file has it. It may still be incomplete: `scoring` says what is missing."""
    if d.as_written is not None:
        h = dict(d.as_written)
    else:
        full = filled(d)
        h = {} if None in full else {"hearts": full}
        h |= {card: getattr(d, card) for card in d.cards if getattr(d, card) is not None}
    if d.sun is not None:
        h["sun"] = d.sun
    if d.no_tricks:
        h["no_tricks"] = list(d.no_tricks)
    if d.moon_choice:
        h["moon_choice"] = d.moon_choice
    return h


def of_hand(written: Mapping[str, Any], table: Table, standing: Standing) -> Draft:
    """A written hand, in either form, filled in again to be corrected.

    The last player has the rest again, so that a correction elsewhere carries through. Of Dutch points it may be
    unknown who took which card: then they stand beside the names until something is tapped.
    """
    try:
        taken = read(written, table, is_dutch(table.rules) and remembered(standing).phase != RISING)
    except Refused:
        return empty(table)
    cards = {c: getattr(taken, c) for c in cards_of(table)}
    given: tuple[int | None, ...] = (None,) * table.seats
    if taken.hearts is not None:
        rest = table.playing()[-1]
        given = tuple(None if s == rest or s in table.out else n for s, n in enumerate(taken.hearts))
    form = {k: written[k] for k in ("hearts", "points", *CARDS) if k in written}
    answered = tuple(f"trick:{s}" for s in table.playing() if s not in taken.no_tricks)
    return Draft(
        table, given, None, **cards, sun=written.get("sun"), no_tricks=taken.no_tricks, moon_choice=taken.moon_choice,
        as_written=form, sure=(*answered, "no_sun"),
    )  # fmt: skip
