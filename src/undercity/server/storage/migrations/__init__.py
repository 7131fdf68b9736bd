"""Alembic migrations; `migrate` brings a database to the newest form."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

_LOCK = 0x756E6463  # processes that start together on one PostgreSQL wait for each other


def migrate(connection: Connection) -> None:
    """Apply the migrations that this database has not seen yet."""
    config = _config()
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    command.upgrade(config, "head")


def is_newest(connection: Connection) -> bool:
    """Whether a database has seen all of the migrations, and no others."""
    heads = ScriptDirectory.from_config(_config()).get_heads()
    return set(MigrationContext.configure(connection).get_current_heads()) == set(heads)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config
