"""People on several devices: each has a cookie of its own; codes that bring a person to another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """The one cookie that a person had so far becomes her first device."""
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "tickets",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("persons", sa.Column("recovery_hash", sa.Text))
    op.add_column("persons", sa.Column("settings", sa.Text))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "INSERT INTO devices (id, person, token_hash, name, created, seen) "
        "SELECT 'd' || id, id, token_hash, '', created, created FROM persons WHERE token_hash <> ''"
    )


def downgrade() -> None:
    """Every person keeps the cookie she had first."""
    op.drop_column("tables", "rated")
    op.drop_column("persons", "settings")
    op.drop_column("persons", "recovery_hash")
    op.drop_table("tickets")
    op.drop_index("devices_by_person", "devices")
    op.drop_table("devices")
