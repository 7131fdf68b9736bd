"""How long each seat has had to decide, from the times in the journal.

It is what everybody at the table could have noted: times count only when it becomes somebody else's turn, so
that nothing tells of the small choices that a seat makes unseen, behind its screen.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from undercity.server import facts as fact
from undercity.server.storage import schema


def read_clocks(connection: Connection, table_id: str) -> dict[str, Any]:
    """Clocks of docs/api.md: seconds used by seat up to the present turn, when that began, and whose it is."""
    facts = fact.load(connection, table_id)
    journal = schema.journal
    rows = select(journal.c.made, journal.c.deciders).where(journal.c.table_id == table_id).order_by(journal.c.number)
    used = [0] * len(facts.seats)
    at, deciders = facts.started or facts.created, facts.opening if facts.has_game else 0
    for made, after in connection.execute(rows):
        if after == deciders:
            continue
        for seat in _seats(deciders):
            used[seat] += max(0, made - at)
        at, deciders = made, after
    still = [] if facts.has_ended else _seats(deciders)
    return {"used": used, "at": at, "now": fact.now(), "deciders": still}


def _seats(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
