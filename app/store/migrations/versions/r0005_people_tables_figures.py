"""Two spellings of one person, names off the lists, regular tables, and what the figures are made of."""

from collections import Counter

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("person", sa.Column("pattern", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("person", sa.Column("hidden", sa.BigInteger(), nullable=True))
    points_to = sa.ForeignKey("person.id", name="fk_person_same_as_id")
    op.add_column("person", sa.Column("same_as_id", sa.Integer(), points_to, nullable=True), inline_references=True)
    op.drop_index("ix_person_used", "person")
    op.create_index("ix_person_same_as_id_hidden_used", "person", ["same_as_id", "hidden", "used"])
    _tell_apart()
    op.add_column("match", sa.Column("tallied", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("match", sa.Column("origin", sa.Text(), nullable=True))
    _partly("ix_match_untallied", "id", "tallied <> version")
    _partly("ix_match_title", "title", "title <> ''")
    _partly("ix_match_origin", "origin", "origin IS NOT NULL")
    _wider("match", ["removed", "started"], "id")
    _wider("match", ["game", "removed", "started"], "id")
    _wider("seat", ["person_id"], "match_id")
    op.create_index("ix_agreement_journal_id", "agreement", ["journal_id"])
    op.create_index("ix_agreement_after_hand_id", "agreement", ["after_hand_id"])
    op.create_table(
        "regular",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("hidden", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_regular"),
    )
    op.create_index("ix_regular_hidden_used", "regular", ["hidden", "used"])
    op.create_table(
        "regular_seat",
        sa.Column("regular_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["regular_id"], ["regular.id"], name="fk_regular_seat_regular_id"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_regular_seat_person_id"),
        sa.PrimaryKeyConstraint("regular_id", "seat", name="pk_regular_seat"),
    )
    op.create_index("ix_regular_seat_person_id", "regular_seat", ["person_id"])
    op.create_table(
        "fact",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_fact"),
        sa.UniqueConstraint("game", "what", name="uq_fact_game_what"),
    )
    op.create_table(
        "tallied",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_tallied_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_tallied"),
        sa.UniqueConstraint("match_id", name="uq_tallied_match_id"),
    )
    op.create_index("ix_tallied_game_company_at", "tallied", ["game", "company", "at"])
    op.create_table(
        "tally",
        sa.Column("person_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("fact_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("tallied_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("low", sa.BigInteger(), nullable=False),
        sa.Column("high", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_tally_person_id"),
        sa.ForeignKeyConstraint(["fact_id"], ["fact.id"], name="fk_tally_fact_id"),
        sa.PrimaryKeyConstraint("person_id", "fact_id", "at", "tallied_id", name="pk_tally"),
        sqlite_with_rowid=False,
    )


def _tell_apart() -> None:
    """Those whose names begin with the same letter get different patterns, as who comes later does."""
    person = sa.table("person", sa.column("id"), sa.column("key"), sa.column("pattern"))
    db = op.get_bind()
    used: Counter[tuple[str, int]] = Counter()
    for one, key in db.execute(sa.select(person.c.id, person.c.key).order_by(person.c.id)).all():
        own = sum(map(ord, key))
        pattern = min(range(8), key=lambda n: (used[key[0], n], (n - own) % 8))
        db.execute(sa.update(person).where(person.c.id == one).values(pattern=pattern))
        used[key[0], pattern] += 1


def _partly(name: str, column: str, where: str) -> None:
    op.create_index(name, "match", [column], sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def _wider(table: str, columns: list[str], more: str) -> None:
    """One column more to an index, so that lists are counted without the rows themselves."""
    op.drop_index(f"ix_{table}_{'_'.join(columns)}", table)
    op.create_index(f"ix_{table}_{'_'.join([*columns, more])}", table, [*columns, more])
