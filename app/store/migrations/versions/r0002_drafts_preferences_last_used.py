"""Drafts and preferences; and who was seated last, so that the names can be offered in that order."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "draft",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_draft"),
    )
    op.create_table(
        "preference",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_preference"),
    )
    op.add_column("person", sa.Column("used", sa.BigInteger(), server_default="0", nullable=False))
    person, match, seat = (
        sa.table("person", sa.column("id"), sa.column("used")),
        sa.table("match", sa.column("id"), sa.column("started")),
        sa.table("seat", sa.column("match_id"), sa.column("person_id")),
    )
    last = (
        sa.select(sa.func.max(match.c.started))
        .join_from(seat, match, seat.c.match_id == match.c.id)
        .where(seat.c.person_id == person.c.id)
        .scalar_subquery()
    )
    op.execute(sa.update(person).values(used=sa.func.coalesce(last, 0)))
    op.create_index("ix_person_used", "person", ["used"])
