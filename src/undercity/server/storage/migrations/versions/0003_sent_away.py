"""Whom the host has sent away: he may not even watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Who was shut out before may go on watching."""
    op.add_column("shut_out", sa.Column("away", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Everybody may watch."""
    op.drop_column("shut_out", "away")
