"""The processes on one database, each with the rules it plays by: versions keep out of each other's tables."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select, update

from undercity.server.errors import Unavailable
from undercity.server.facts import Facts, now
from undercity.server.rulesets import digest_of, ours
from undercity.server.storage.schema import programs

BEAT_SECONDS = 10.0  # between two signs of life
DEAD_SECONDS = 45  # without one: the process is gone
OWN = secrets.token_hex(8)


def beat(connection: Connection) -> None:
    """A sign of life of this process; those that gave none for long are forgotten."""
    connection.execute(delete(programs).where(programs.c.seen < now() - 10 * DEAD_SECONDS))
    sign = {"rules": " ".join(ours()), "seen": now()}
    if not connection.execute(update(programs).where(programs.c.id == OWN).values(sign)).rowcount:
        connection.execute(insert(programs).values(id=OWN, **sign))


def leave(connection: Connection) -> None:
    """This process serves nobody any more."""
    connection.execute(delete(programs).where(programs.c.id == OWN))


def check_free(connection: Connection, facts: Facts) -> None:
    """Refuse a running game that another version of the program plays at this moment."""
    if facts.rules in (None, digest_of(facts.edition)):
        return
    alive = connection.scalars(select(programs.c.rules).where(programs.c.seen >= now() - DEAD_SECONDS))
    if any(facts.rules in rules.split() for rules in alive):
        raise Unavailable("this game is played at another version of the program on this database; it goes on there")
