"""Positions in the middle of games, for the tests of bots."""

from __future__ import annotations

from kit import Table, samples
from undercity import GAMES, find
from undercity.testing.tables import questions

__all__ = ["questions", "tables"]


def tables() -> list[Table]:
    """One table of every game for each of its smallest and largest numbers of seats."""
    found: dict[tuple[str, int], Table] = {}
    for name in GAMES:
        for table in samples(name):
            if table[1] in (find(name).seats[0], find(name).seats[-1]):
                found.setdefault((name, table[1]), table)
    return list(found.values())
