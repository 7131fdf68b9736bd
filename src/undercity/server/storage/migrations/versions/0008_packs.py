"""Packs: the tables that are played with one, and what it is made of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """No table has one yet."""
    op.add_column("tables", sa.Column("pack", sa.Text))
    op.create_table("packs", sa.Column("id", sa.Text, primary_key=True), sa.Column("kept", sa.Text, nullable=False))


def downgrade() -> None:
    """Tables with a pack would be played without it: they go with it."""
    op.execute("DELETE FROM journal WHERE table_id IN (SELECT id FROM tables WHERE pack IS NOT NULL)")
    op.execute("DELETE FROM tables WHERE pack IS NOT NULL")
    op.drop_table("packs")
    op.drop_column("tables", "pack")
