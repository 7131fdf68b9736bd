"""By which rules each row of the journal was made, and what came of it: games outlive versions of the program."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Rows that are there have none of it; they are carried out as before."""
    op.add_column("tables", sa.Column("rules", sa.Text))
    for name in ("rules", "link", "told", "points"):
        op.add_column("journal", sa.Column(name, sa.Text))
    op.add_column("journal", sa.Column("positions", sa.LargeBinary))
    op.create_table(
        "rulesets",
        sa.Column("rules", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("vocabulary", sa.Text, nullable=False),
    )
    op.create_table(
        "programs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Forget by which rules games are played."""
    op.drop_table("programs")
    op.drop_table("rulesets")
    for name in ("positions", "points", "told", "link", "rules"):
        op.drop_column("journal", name)
    op.drop_column("tables", "rules")
