"""A match can be signed off by the table: which of its writes did so."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("signed", sa.Integer(), nullable=True))
