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
    _before_all("person", ["same_as_id", "hidden", "used"])
    _before_all("match", ["removed", "ended", "stopped", "touched"])
    _before_all("match", ["removed", "started", "id"])
    _before_all("match", ["game", "removed", "started", "id"])
    _before_all("regular", ["hidden", "used"])
    _before_all("tallied", ["game", "company", "at"])
    _partly("ix_match_untallied", "id", "tallied <> version")
    _partly("ix_match_title", "title", "title <> ''")
    _partly("ix_match_origin", "origin", "origin IS NOT NULL")
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


def _before_all(table: str, columns: list[str]) -> None:
    """An index that begins with the space from now on: every list is of one."""
    op.drop_index(f"ix_{table}_{'_'.join(columns)}", table)
    op.create_index(f"ix_{table}_space_id_{'_'.join(columns)}", table, ["space_id", *columns])


def _partly(name: str, column: str, where: str) -> None:
    """The same for an index of only some of the matches."""
    op.drop_index(name, "match")
    some = sa.text(where)
    op.create_index(name, "match", ["space_id", column], sqlite_where=some, postgresql_where=some)
