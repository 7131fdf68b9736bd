"""Passkeys; where devices take messages, and what is told after quiet hours; guests; tables that are laid aside."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has any of it yet."""
    _create_passkeys()
    _create_pushes()
    op.create_table("keys", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.add_column("tables", sa.Column("laid_aside", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("invites", sa.Column("guest", sa.Text))
    op.add_column("invites", sa.Column("inviter", sa.Text))
    op.create_index("invites_by_guest", "invites", ["guest"])


def _create_passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge_hash", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def _create_pushes() -> None:
    op.create_table(
        "pushes",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])
    op.create_table(
        "held",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("inviter", sa.Text),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "kind"),
    )


def downgrade() -> None:
    """Nobody is told any more, and passkeys are void."""
    op.drop_index("invites_by_guest", "invites")
    op.drop_column("invites", "inviter")
    op.drop_column("invites", "guest")
    op.drop_column("tables", "laid_aside")
    for name in ("keys", "held", "pushes", "challenges", "passkeys"):
        op.drop_table(name)
