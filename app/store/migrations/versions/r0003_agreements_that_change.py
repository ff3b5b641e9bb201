"""Agreements that change midway: all that hold together are written by one entry of the journal, in order.

Until now an entry had one agreement, and none of them began after a hand.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.rename_table("agreement", "agreement_before")
    if op.get_bind().dialect.name == "postgresql":  # where the name of a key is taken for all tables
        op.execute("ALTER INDEX pk_agreement RENAME TO pk_agreement_before")
    op.create_table(
        "agreement",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("journal_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("after_hand_id", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["after_hand_id"], ["hand.id"], name="fk_agreement_after_hand_id"),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name="fk_agreement_journal_id"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_agreement_match_id"),
        sa.PrimaryKeyConstraint("match_id", "journal_id", "number", name="pk_agreement"),
    )
    before, journal = (
        sa.table("agreement_before", *map(sa.column, ("match_id", "journal_id", "rules"))),
        sa.table("journal", sa.column("id"), sa.column("at")),
    )
    kept = sa.select(before.c.match_id, before.c.journal_id, sa.literal(0), journal.c.at, before.c.rules).join_from(
        before, journal, journal.c.id == before.c.journal_id
    )
    names = ("match_id", "journal_id", "number", "at", "rules")
    op.execute(sa.insert(sa.table("agreement", *map(sa.column, names))).from_select(names, kept))
    op.drop_table("agreement_before")
