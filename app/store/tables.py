"""The tables. Every change here is a new revision in `migrations/versions`; a test holds the two together.

A match is told by three things: its seats and agreement, its hands, and the journal of every write to it. A hand is
never overwritten: `hand.version` says which of its versions counts, and only ever goes up. Times are microseconds since
1970 in UTC. Columns whose names end in `_id` point to another table.
"""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text
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


class PersonRow(Kept, table=True):
    """Somebody who plays. `key` is the name folded: anna and Anna are one. `used` is when last seated, 0 for never."""

    __tablename__ = "person"
    __table_args__ = (Unique("key"), Index(None, "used"))

    id: int | None = Field(default=None, sa_column=Column(Integer, primary_key=True))
    name: str = _column(Text)
    key: str = _column(Text)
    used: int = _column(BigInteger, server_default="0")


class MatchRow(Kept, table=True):
    """A match. `version` counts the writes to it. `ended` only remembers what a replay found, for the lists. `signed`
    is which of the writes signed it off, by its number in the journal."""

    __tablename__ = "match"
    __table_args__ = (
        Index(None, "removed", "ended", "stopped", "touched"),  # the open ones, last touched first
        Index(None, "removed", "started"),  # all of them, newest first
        Index(None, "game", "removed", "started"),  # the last one of a game
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


class SeatRow(Kept, table=True):
    """Who sits where, clockwise from 0."""

    __tablename__ = "seat"

    match_id: str = Field(sa_column=Column(Text, ForeignKey("match.id"), primary_key=True))
    seat: int = Field(sa_column=Column(Integer, primary_key=True, autoincrement=False))
    person_id: int = _column(Integer, ForeignKey("person.id"), index=True)


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
draft = _table(DraftRow)
preference = _table(PreferenceRow)
