"""Whether imagined worlds are drawn as they should be: as often as they are true, and never if they cannot be.

Play a game at random to some decision. What a seat does not know there has some true value, and `imagine` draws others.
If it draws well, the truth is one more draw from the same urn: nothing tells it apart from the imagined values. Two
measures over many games show it: the rank of the truth among the imagined values is even, and the truth equals an
imagined value as often as two imagined values equal each other. Both fail when worlds are left out, preferred, or
drawn though they cannot be.

`games/<game>/worlds.py` of the tests declares the secrets of a game that come from chance alone: SECRETS, by name a
function (known, world, seat) -> number, or None where nothing of the kind is hidden; and `impossible(known, world,
seat)`, which says in words what cannot be, or "".
"""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter, defaultdict
from itertools import combinations
from typing import Any

from scipy.stats import chisquare

from undercity.engine.record import Record
from undercity.engine.seam import Rules
from undercity.testing.tables import begin, deciders, imagined, room, samples, walk

DRAWS = 9  # imagined worlds beside the true one: its rank is one of ten
LEAST = 1 / 12  # of the positions: so many must have hidden a secret
LIKELY = 1e-4  # ranks less even than this are no accident
SIGMAS = 4  # nor is agreement so far from what it should be


class Tally:
    """How the truth stands among imagined values, for one secret."""

    def __init__(self) -> None:
        self.ranks: Counter[int] = Counter()
        self.differences: list[float] = []

    def add(self, truth: int, drawn: list[int], luck: random.Random) -> None:
        ties = drawn.count(truth)
        self.ranks[sum(value < truth for value in drawn) + luck.randint(0, ties)] += 1
        pairs = list(combinations(drawn, 2))
        self.differences.append(ties / len(drawn) - sum(a == b for a, b in pairs) / len(pairs))

    @property
    def evenness(self) -> float:
        """How likely ranks as uneven as these are by accident."""
        return float(chisquare([self.ranks[rank] for rank in range(DRAWS + 1)]).pvalue)

    @property
    def bias(self) -> float:
        """How much more often the truth agrees with what is drawn than draws agree with each other, in sigmas."""
        spread = statistics.pstdev(self.differences) / math.sqrt(len(self.differences))
        return statistics.mean(self.differences) / spread if spread else 0.0


def measure(name: str, rules: Rules, positions: int) -> dict[str, Tally]:
    """Imagine worlds in so many positions, each of another game; the tally of every secret of the game."""
    worlds: Any = room(name, "worlds")
    tallies: defaultdict[str, Tally] = defaultdict(Tally)
    for number in range(positions):
        luck = random.Random(number)
        s, seat = _position(name, rules, number, luck)
        known = rules.concealed(s, seat)
        draws = [imagined(rules, s, seat, luck) for _ in range(DRAWS)]
        viewer = -1 if seat is None else seat
        for world in draws:
            assert (found := worlds.impossible(known, world, viewer)) == "", found
        for secret, value in worlds.SECRETS.items():
            if (truth := value(known, s, viewer)) is not None:
                tallies[secret].add(truth, [value(known, world, viewer) for world in draws], luck)
    return {secret: tallies[secret] for secret in worlds.SECRETS}


def _position(name: str, rules: Rules, number: int, luck: random.Random) -> tuple[Record, int | None]:
    """Somewhere in a game at one of the sample tables, often near its start, and somebody who looks on."""
    tables = samples(name)
    s = begin(tables[number % len(tables)], number, rules)
    for _ in range(int(60 * luck.random() ** 2)):
        decider = luck.choice(deciders(s))
        before = s.copy()
        rules.apply(s, decider, luck.choice(rules.legal(s, decider)))
        if s.over:
            s = before
            break
    return s, luck.choice([None, *range(s.seats)])


def check(name: str, rules: Rules, positions: int) -> None:
    """Fail if a secret of this game is imagined otherwise than it is true; without worlds.py, if it has secrets."""
    if room(name, "worlds") is None:
        s = begin(samples(name)[0], 1, rules)
        assert _hides_nothing(rules, s), f"{name} has secrets: games/{name}/worlds.py must say which"
        return
    for secret, tally in measure(name, rules, positions).items():
        told = f"{name}, {secret}: {tally.ranks.total()} positions, ranks {sorted(tally.ranks.items())}"
        assert tally.ranks.total() >= LEAST * positions, told
        assert tally.evenness > LIKELY, f"{told}: not even, {tally.evenness:.1e}"
        assert abs(tally.bias) < SIGMAS, f"{told}: agreement is off by {tally.bias:.1f} sigmas"


def _hides_nothing(rules: Rules, s: Record) -> bool:
    """Whether a spectator knows all but the dice, until a random game is over."""
    for _ in walk(rules, s, random.Random(1)):
        known = rules.concealed(s, None)
        known.draws = s.draws
        for i in range(4):
            known.key[i] = s.key[i]
        if known.tobytes() != s.tobytes():
            return False
    return True
