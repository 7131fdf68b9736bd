"""Who has sat where, who was shut out, when somebody was last seen, clocks with limits, and a pulse."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Nothing that is there changes its meaning."""
    op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.BigInteger, nullable=False)
    )
    op.add_column("tables", sa.Column("limits", sa.Text))
    op.add_column("tables", sa.Column("hushed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.BigInteger))
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_table(
        "shut_out",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("tables_by_host", "tables", ["host"])
    op.execute(
        "INSERT INTO sitters (table_id, person, seat) SELECT seats.table_id, seats.person, seats.seat FROM seats "
        "JOIN tables ON tables.id = seats.table_id WHERE seats.person IS NOT NULL AND tables.started IS NOT NULL"
    )


def downgrade() -> None:
    """Back to the first form."""
    op.drop_index("tables_by_host", "tables")
    for name in ("shut_out", "sitters", "pulse"):
        op.drop_table(name)
    op.drop_column("seats", "seen")
    op.drop_column("tables", "hushed")
    op.drop_column("tables", "limits")
