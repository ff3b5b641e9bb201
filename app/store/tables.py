"""The tables. Every change here is a new revision in `migrations/versions`; a test holds the two together.

A match is told by three things: its seats and agreement, its hands, and the journal of every write to it. A hand is
never overwritten: `hand.version` says which of its versions counts, and only ever goes up. Times are microseconds since
1970 in UTC. Columns whose names end in `_id` point to another table.
"""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, text
from sqlalchemy import UniqueConstraint as Unique
from sqlmodel import Field, SQLModel


class Kept(SQLModel):
    """The tables of the store, apart from any other SQLModel there is; every constraint has a name to migrate by."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


def _column(type_: Any, *args: Any, null: bool = False, **options: Any) -> Any:
    return Field(sa_column=Column(type_, *args, nullable=null, **options))


def _partly(name: str, columns: tuple[str, ...], where: str) -> Index:
    """An index of only those rows that are ever looked for."""
    return Index(name, *columns, sqlite_where=text(where), postgresql_where=text(where))


class PersonRow(Kept, table=True):
    """Somebody who plays. `key` is the name folded: anna and Anna are one. `used` is when last seated, 0 for never.

    `pattern` is drawn behind the initial, so that two of one initial are told apart without colour. `hidden` is when
    the name was taken off the lists; the matches keep it. `same_as_id`: this spelling is that person's too. The seats
    still point here, so that it can be taken back; whoever reads a name goes by way of it, in one step.
    """

    __tablename__ = "person"
    __table_args__ = (
        Unique("key"),
        # The lists, last seated first; and the spellings of somebody.
        Index(None, "space_id", "same_as_id", "hidden", "used"),
    )

    id: int | None = Field(default=None, sa_column=Column(Integer, primary_key=True))
    name: str = _column(Text)
    key: str = _column(Text)
    used: int = _column(BigInteger, server_default="0")
    pattern: int = _column(Integer, server_default="0")
    hidden: int | None = _column(BigInteger, null=True)
    same_as_id: int | None = _column(Integer, ForeignKey("person.id"), null=True)
    space_id: int = _column(Integer, server_default="0")


class SpaceRow(Kept, table=True):
    """The room that a device has for itself on a shared server. Only a hash of its key is kept. The house has none:
    what is its own stands under space 0."""

    __tablename__ = "space"
    __table_args__ = (Unique("key_hash"),)

    id: int | None = Field(default=None, sa_column=Column(Integer, primary_key=True))
    key_hash: str = _column(Text)
    made: int = _column(BigInteger)


class MatchRow(Kept, table=True):
    """A match. `version` counts the writes to it. `ended` only remembers what a replay found, for the lists. `signed`
    is which of the writes signed it off, by its number in the journal. `tallied` is the version that the figures were
    made of, 0 for none. `origin` is the fingerprint of the file it was read from, where that told no beginning."""

    __tablename__ = "match"
    __table_args__ = (
        Index(None, "space_id", "removed", "ended", "stopped", "touched"),  # the open ones, last touched first
        Index(None, "space_id", "removed", "started", "id"),  # all of them, newest first
        Index(None, "space_id", "game", "removed", "started", "id"),  # those of a game
        _partly("ix_match_untallied", ("space_id", "id"), "tallied <> version"),
        _partly("ix_match_title", ("space_id", "title"), "title <> ''"),
        _partly("ix_match_origin", ("space_id", "origin"), "origin IS NOT NULL"),
    )

    id: str = Field(sa_column=Column(Text, primary_key=True))
    game: str = _column(Text)
    title: str = _column(Text)
    first_dealer: int = _column(Integer)
    version: int = _column(Integer)
    started: int = _column(BigInteger)
    touched: int = _column(BigInteger)
    ended: int | None = _column(BigInteger, null=True)
    stopped: int | None = _column(BigInteger, null=True)
    removed: int | None = _column(BigInteger, null=True)
    signed: int | None = _column(Integer, null=True)
    tallied: int = _column(Integer, server_default="0")
    origin: str | None = _column(Text, null=True)
    space_id: int = _column(Integer, server_default="0")


class SeatRow(Kept, table=True):
    """Who sits where, clockwise from 0."""

    __tablename__ = "seat"
    __table_args__ = (Index(None, "person_id", "match_id"),)  # in which matches somebody sits

    match_id: str = Field(sa_column=Column(Text, ForeignKey("match.id"), primary_key=True))
    seat: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    person_id: int = _column(Integer, ForeignKey("person.id"))


class JournalRow(Kept, table=True):
    """A write to a match: the `number`-th. `token` makes a second attempt at the same write find the first.

    `was` and `now` tell what changed, except for hands, whose versions tell it.
    """

    __tablename__ = "journal"
    __table_args__ = (Unique("match_id", "number"), Unique("token"))

    id: int | None = Field(default=None, sa_column=Column(Integer, primary_key=True))
    match_id: str = _column(Text, ForeignKey("match.id"))
    number: int = _column(Integer)
    kind: str = _column(Text)
    at: int = _column(BigInteger)
    author: str = _column(Text)
    token: str | None = _column(Text, null=True)
    was: Any = _column(JSON(none_as_null=True), null=True)
    now: Any = _column(JSON(none_as_null=True), null=True)


class AgreementRow(Kept, table=True):
    """The house rules from after a hand on; no hand: from the start. `at` is when they were agreed.

    An entry of the journal writes all that hold together, `number`ed from the start; the last such entry counts.
    """

    __tablename__ = "agreement"
    __table_args__ = (Index(None, "journal_id"), Index(None, "after_hand_id"))  # asked when those are thrown away

    match_id: str = Field(sa_column=Column(Text, ForeignKey("match.id"), primary_key=True))
    journal_id: int = Field(sa_column=Column(Integer, ForeignKey("journal.id"), primary_key=True, autoincrement=False))
    number: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    after_hand_id: int | None = _column(Integer, ForeignKey("hand.id"), null=True)
    at: int = _column(BigInteger)
    rules: Any = _column(JSON(none_as_null=True))


class HandRow(Kept, table=True):
    """A hand of a match, at a `place` that leaves room for a forgotten one before it."""

    __tablename__ = "hand"
    __table_args__ = (Unique("match_id", "place"),)

    id: int | None = Field(default=None, sa_column=Column(Integer, primary_key=True))
    match_id: str = _column(Text, ForeignKey("match.id"))
    place: int = _column(BigInteger)
    version: int = _column(Integer)
    at: int = _column(BigInteger)


class HandVersionRow(Kept, table=True):
    """What a hand was from a write on; no data: struck. `corrected` says that the value was changed since the first."""

    __tablename__ = "hand_version"
    __table_args__ = (Unique("journal_id"),)

    hand_id: int = Field(sa_column=Column(Integer, ForeignKey("hand.id"), primary_key=True, autoincrement=False))
    version: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    journal_id: int = _column(Integer, ForeignKey("journal.id"))
    corrected: bool = _column(Boolean)
    data: Any = _column(JSON(none_as_null=True), null=True)


class RegularRow(Kept, table=True):
    """A regular table: the same people, game and agreement. `used` is when a match last began at it, or it was made.
    `hidden` is when it was taken off the lists."""

    __tablename__ = "regular"
    __table_args__ = (Index(None, "space_id", "hidden", "used"),)

    id: int | None = Field(default=None, sa_column=Column(Integer, primary_key=True))
    name: str = _column(Text)
    game: str = _column(Text)
    rules: Any = _column(JSON(none_as_null=True))
    used: int = _column(BigInteger)
    hidden: int | None = _column(BigInteger, null=True)
    space_id: int = _column(Integer, server_default="0")


class RegularSeatRow(Kept, table=True):
    """Who sits where at a regular table, clockwise from 0."""

    __tablename__ = "regular_seat"

    regular_id: int = Field(sa_column=Column(Integer, ForeignKey("regular.id"), primary_key=True, autoincrement=False))
    seat: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    person_id: int = _column(Integer, ForeignKey("person.id"), index=True)


class FactRow(Kept, table=True):
    """Something that is counted in a game: "nat", "roem", "hand"."""

    __tablename__ = "fact"
    __table_args__ = (Unique("game", "what"),)

    id: int | None = Field(default=None, sa_column=Column(Integer, primary_key=True))
    game: str = _column(Text)
    what: str = _column(Text)


class TalliedRow(Kept, table=True):
    """A match that the figures were made of. `company` is who played, whatever their seats; `at` when it began."""

    __tablename__ = "tallied"
    __table_args__ = (Unique("match_id"), Index(None, "space_id", "game", "company", "at"))

    id: int | None = Field(default=None, sa_column=Column(Integer, primary_key=True))
    match_id: str = _column(Text, ForeignKey("match.id"))
    game: str = _column(Text)
    company: str = _column(Text)
    at: int = _column(BigInteger)
    space_id: int = _column(Integer, server_default="0")


class TallyRow(Kept, table=True):
    """How often something fell to somebody in one match (`n`), and what it came to: in all, at least and at most.

    `first` is in how many of these hands it fell to nobody at an earlier seat, so that the hands of all who played
    add up. `person_id` is the spelling that the seat points to. Made of the replay of the match at the version
    `match.tallied`, and made anew when that is no longer its version: it can be thrown away at any moment. Amounts are
    in twelfths, so that halves and thirds stay exact. There are a hundred of these a match: they are found by who it
    was (`tallied.company`), and have no index besides.
    """

    __tablename__ = "tally"
    __table_args__ = ({"sqlite_with_rowid": False},)

    person_id: int = Field(sa_column=Column(Integer, ForeignKey("person.id"), primary_key=True, autoincrement=False))
    fact_id: int = Field(sa_column=Column(Integer, ForeignKey("fact.id"), primary_key=True, autoincrement=False))
    at: int = Field(sa_column=Column(BigInteger, primary_key=True, autoincrement=False))
    tallied_id: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    n: int = _column(Integer)
    first: int = _column(Integer)
    amount: int = _column(BigInteger)
    low: int = _column(BigInteger)
    high: int = _column(BigInteger)


class InvitationRow(Kept, table=True):
    """A link to a match: whoever has its key `may` "read" it, or "write" its hands too. Only a hash of the key is kept.
    `withdrawn` is when it stopped to hold."""

    __tablename__ = "invitation"
    __table_args__ = (Unique("key_hash"), Index(None, "match_id"))

    id: int | None = Field(default=None, sa_column=Column(Integer, primary_key=True))
    match_id: str = _column(Text, ForeignKey("match.id"))
    may: str = _column(Text)
    key_hash: str = _column(Text)
    made: int = _column(BigInteger)
    withdrawn: int | None = _column(BigInteger, null=True)


class JoinedRow(Kept, table=True):
    """A space in which a match of another one may be seen, by an invitation."""

    __tablename__ = "joined"
    __table_args__ = (Index(None, "invitation_id"), Index(None, "match_id"))

    space_id: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    match_id: str = Field(sa_column=Column(Text, ForeignKey("match.id"), primary_key=True))
    invitation_id: int = Field(
        sa_column=Column(Integer, ForeignKey("invitation.id"), primary_key=True, autoincrement=False)
    )
    at: int = _column(BigInteger)


class DraftRow(Kept, table=True):
    """Something half entered, by the key of the screen that enters it."""

    __tablename__ = "draft"

    key: str = Field(sa_column=Column(Text, primary_key=True))
    data: Any = _column(JSON(none_as_null=True))
    at: int = _column(BigInteger)


class PreferenceRow(Kept, table=True):
    """What a device prefers."""

    __tablename__ = "preference"

    key: str = Field(sa_column=Column(Text, primary_key=True))
    value: Any = _column(JSON(none_as_null=True))


def _table(row: type[SQLModel]) -> Table:
    return cast(Table, vars(row)["__table__"])


# The questions are asked of the tables themselves: a row object for each of 64 hands costs more than the reading does.
person = _table(PersonRow)
match = _table(MatchRow)
seat = _table(SeatRow)
agreement = _table(AgreementRow)
journal = _table(JournalRow)
hand = _table(HandRow)
hand_version = _table(HandVersionRow)
regular = _table(RegularRow)
regular_seat = _table(RegularSeatRow)
fact = _table(FactRow)
tallied = _table(TalliedRow)
tally = _table(TallyRow)
space = _table(SpaceRow)
invitation = _table(InvitationRow)
joined = _table(JoinedRow)
draft = _table(DraftRow)
preference = _table(PreferenceRow)
