"""Lessons that persons have solved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody has solved any yet."""
    op.create_table(
        "solved",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson"),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("solved")
