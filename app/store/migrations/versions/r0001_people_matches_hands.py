"""People, matches, hands as versions, and the journal."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("key", name="uq_person_key"),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("first_dealer", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("stopped", sa.BigInteger(), nullable=True),
        sa.Column("removed", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
    )
    op.create_index("ix_match_removed_ended_stopped_touched", "match", ["removed", "ended", "stopped", "touched"])
    op.create_index("ix_match_removed_started", "match", ["removed", "started"])
    op.create_index("ix_match_game_removed_started", "match", ["game", "removed", "started"])
    op.create_table(
        "seat",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_seat_match_id"),
        sa.ForeignKeyConstraint(["person_id"], ["person.id"], name="fk_seat_person_id"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_person_id", "seat", ["person_id"])
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("token", sa.Text(), nullable=True),
        sa.Column("was", sa.JSON(), nullable=True),
        sa.Column("now", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_journal_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_journal"),
        sa.UniqueConstraint("match_id", "number", name="uq_journal_match_id_number"),
        sa.UniqueConstraint("token", name="uq_journal_token"),
    )
    op.create_table(
        "hand",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_hand_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_hand"),
        sa.UniqueConstraint("match_id", "place", name="uq_hand_match_id_place"),
    )
    op.create_table(
        "hand_version",
        sa.Column("hand_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("journal_id", sa.Integer(), nullable=False),
        sa.Column("corrected", sa.Boolean(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["hand_id"], ["hand.id"], name="fk_hand_version_hand_id"),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name="fk_hand_version_journal_id"),
        sa.PrimaryKeyConstraint("hand_id", "version", name="pk_hand_version"),
        sa.UniqueConstraint("journal_id", name="uq_hand_version_journal_id"),
    )
    op.create_table(
        "agreement",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("journal_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("after_hand_id", sa.Integer(), nullable=True),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["after_hand_id"], ["hand.id"], name="fk_agreement_after_hand_id"),
        sa.ForeignKeyConstraint(["journal_id"], ["journal.id"], name="fk_agreement_journal_id"),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_agreement_match_id"),
        sa.PrimaryKeyConstraint("match_id", "journal_id", name="pk_agreement"),
    )
