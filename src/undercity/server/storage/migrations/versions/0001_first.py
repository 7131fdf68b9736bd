"""The first form of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Persons, tables, seats, invites, the journal and the chat."""
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("webhook", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    _create_tables()
    op.create_table(
        "journal",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("deciders", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "seat", "message"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("message", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "person", "message"),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created_order", sa.BigInteger, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("opening", sa.Integer, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("revision", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "listed", "created_order"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("level", sa.Text),
        sa.Column("token_hash", sa.Text),
        sa.Column("abandons", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
        sa.UniqueConstraint("table_id", "person"),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "invites",
        sa.Column("code_hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("used_by", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("invites_by_table", "invites", ["table_id"])


def downgrade() -> None:
    """Drop everything."""
    for name in ("chat", "journal", "invites", "seats", "tables", "persons"):
        op.drop_table(name)
