"""A shared server: each device has a space of its own, and a match is shared by links."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("person", "match", "regular", "tallied"):
        op.add_column(table, sa.Column("space_id", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "space",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key_hash", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_space"),
        sa.UniqueConstraint("key_hash", name="uq_space_key_hash"),
    )
    op.create_table(
        "invitation",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("may", sa.Text(), nullable=False),
        sa.Column("key_hash", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("withdrawn", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_invitation_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_invitation"),
        sa.UniqueConstraint("key_hash", name="uq_invitation_key_hash"),
    )
    op.create_index("ix_invitation_match_id", "invitation", ["match_id"])
    op.create_table(
        "joined",
        sa.Column("space_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("invitation_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_joined_match_id"),
        sa.ForeignKeyConstraint(["invitation_id"], ["invitation.id"], name="fk_joined_invitation_id"),
        sa.PrimaryKeyConstraint("space_id", "match_id", "invitation_id", name="pk_joined"),
    )
    op.create_index("ix_joined_invitation_id", "joined", ["invitation_id"])
    op.create_index("ix_joined_match_id", "joined", ["match_id"])
