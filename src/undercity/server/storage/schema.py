"""The tables of the database, by SQLAlchemy Core. Migrations in `migrations/versions` lead here."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False),  # SHA-256 of the secret in the cookie
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("webhook", Text),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_order", BigInteger, nullable=False, unique=True),  # lists are in this order, newest first
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("listed", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("host", Text, nullable=False),  # a person
    Column("seed", Text, nullable=False),  # 32 hex digits, secret until the end
    Column("commitment", Text, nullable=False),
    Column("opening", Integer, nullable=False, default=0),  # bit mask of the first deciders
    Column("result", Text),  # JSON
    Column("rematch", Text),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("revision", Integer, nullable=False, default=0),  # rises with every change outside the journal
    Column("limits", Text),  # JSON: of the clocks; see facts.Limits
    Column("hushed", Boolean, nullable=False, default=False, server_default=false()),  # only people at the table chat
    Index("tables_by_host", "host"),
    Index("tables_by_state", "state", "listed", "created_order"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text),
    Column("name", Text),
    Column("level", Text),  # of a bot
    Column("token_hash", Text),  # SHA-256 of the seat's secret
    Column("abandons", Boolean, nullable=False, default=False),
    Column("seen", BigInteger),  # when the person was last connected
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("table_id", "person"),
    Index("seats_by_person", "person"),
)

invites = Table(
    "invites",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer),
    Column("used_by", Text),
    Column("created", BigInteger, nullable=False),
    Index("invites_by_table", "table_id"),
)

# Who has sat where in a game that had begun: he may come back to this seat, and to no other.
sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# Whom the host has silenced, removed from a seat, or sent away, each with what comes before.
shut_out = Table(
    "shut_out",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("removed", Boolean, nullable=False),
    Column("away", Boolean, nullable=False, default=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "person"),
)

pulse = Table("pulse", metadata, Column("id", Integer, primary_key=True), Column("at", BigInteger, nullable=False))

# The truth about a game: what was done, in order. The primary key lets only one process add the next row; the
# unique message lets a repeated message act once.
journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("message", Text, nullable=False),
    Column("action", Text, nullable=False),  # JSON: what was chosen, or that a choice was taken back
    Column("clock", Integer, nullable=False),  # afterwards, as a spectator may know it: for lists of tables
    Column("deciders", Integer, nullable=False),  # afterwards, as a bit mask
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "seat", "message"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("message", Text, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "person", "message"),
)
