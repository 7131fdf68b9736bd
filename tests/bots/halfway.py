"""Positions in the middle of games, for the tests of bots."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kit import Table, begin, deciders, samples, walk
from undercity import GAMES, find
from undercity.engine.record import Record
from undercity.engine.seam import Rules, compiled


def tables() -> list[Table]:
    """One table of every game for each of its smallest and largest numbers of seats."""
    found: dict[tuple[str, int], Table] = {}
    for name in GAMES:
        for table in samples(name):
            if table[1] in (find(name).seats[0], find(name).seats[-1]):
                found.setdefault((name, table[1]), table)
    return list(found.values())


def questions(table: Table, seed: int, most: int) -> Iterator[tuple[Rules, Record, int, list[int]]]:
    """At most so many decisions, spread over a random game: the rules, the whole record, the seat, its choices."""
    rules = compiled(find(table[0]))
    s = begin(table, seed, rules)
    length = sum(1 for _ in walk(rules, s, random.Random(seed)))
    s = begin(table, seed, rules)
    luck = random.Random(seed)
    asked = 0
    for count, _ in enumerate(walk(rules, s, random.Random(seed))):
        if count * most >= asked * length:
            seat = luck.choice(deciders(s))
            legal = rules.legal(s, seat)
            if len(legal) > 1:
                asked += 1
                yield rules, s, seat, legal
