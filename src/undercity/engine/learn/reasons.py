"""Why one choice rather than another: the terms of the game's judgement in which the two differ most.

In a few worlds that fit what the seat knows, each of the two is made, with what follows from it until the next
decision. Where that makes no difference yet (which figure to place, say), the seat's own next choices are made as
well, each the best by the game's judgement; plain rules are too slow for that.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from undercity.engine.game import Game, Term
from undercity.engine.record import Record
from undercity.engine.seam import Rules, compiled, is_warm, plain

Terms = Callable[[Any, int], dict[str, Term]]

WORLDS = 6
FOLLOWED = 6  # own choices after the one that is asked about
MOST_TRIED = 40  # of the choices that one of them is picked from
MOST_FOR, MOST_AGAINST = 3, 1
LEAST = 0.5  # how many more or fewer on average are worth a word


class Difference(NamedTuple):
    """A term of the judgement: how many more of it (or fewer), and how much more that is worth to the seat."""

    term: str
    more: int
    worth: float


def differences(game: Game, known: Record, seat: int, best: int, other: int) -> list[Difference]:
    """What speaks for the best choice rather than the other, most first, then what speaks against it."""
    if game.terms is None:
        return []
    rules = compiled(game) if is_warm(game) else plain(game)
    worlds = _worlds(rules, known, seat)
    found = _compare(game.terms, rules, worlds, seat, (best, other), 0)
    if found or rules is plain(game):
        return found
    return _compare(game.terms, rules, worlds, seat, (best, other), FOLLOWED)


def told(game: Game, found: Sequence[Difference], language: str) -> list[tuple[str, bool]]:
    """Differences in a few words each, and whether it speaks for the choice; nothing where a game has no words."""
    learn = game.learn
    if learn is None:
        return []
    return [
        (learn.text(f"reason-{term}{'' if more > 0 else '.less'}", language, abs(more)), worth > 0)
        for term, more, worth in found
    ]


def _compare(
    terms: Terms, rules: Rules, worlds: list[Record], seat: int, choices: tuple[int, int], followed: int
) -> list[Difference]:
    """The terms in which two choices differ, after so many more of the seat's own."""
    counts: defaultdict[str, float] = defaultdict(float)
    worths: defaultdict[str, float] = defaultdict(float)
    for world in worlds:
        for code, sign in zip(choices, (1, -1), strict=True):
            for term, (count, worth) in terms(_after(rules, world.copy(), seat, code, followed), seat).items():
                counts[term] += sign * count
                worths[term] += sign * worth
    return _telling([Difference(term, round(counts[term] / WORLDS), worths[term] / WORLDS) for term in counts])


def _telling(found: Sequence[Difference]) -> list[Difference]:
    """The few that are worth a word."""
    counted = sorted((one for one in found if abs(one.more) >= LEAST), key=lambda one: -abs(one.worth))
    pro = [one for one in counted if one.worth > 0][:MOST_FOR]
    return [*pro, *[one for one in counted if one.worth < 0][:MOST_AGAINST]] if pro else []


def _worlds(rules: Rules, known: Record, seat: int) -> list[Record]:
    """A few worlds that fit what the seat knows, always the same ones."""
    luck = random.Random(known.digest())
    worlds = [known.copy() for _ in range(WORLDS)]
    for world in worlds:
        for i in range(4):
            world.key[i] = luck.getrandbits(32)
        rules.imagine(world, seat)
    return worlds


def _after(rules: Rules, s: Record, seat: int, code: int, followed: int) -> Record:
    """The position after a choice, and after so many more of the seat itself, each the best by the judgement."""
    rules.apply(s, seat, code)
    for _ in range(followed):
        if s.over or s.deciders != 1 << seat:
            break
        tries = [_tried(rules, s, seat, choice) for choice in rules.legal(s, seat)[:MOST_TRIED]]
        s = max(tries, key=lambda after: rules.judge(after, seat))
    return s


def _tried(rules: Rules, s: Record, seat: int, choice: int) -> Record:
    after = s.copy()
    rules.apply(after, seat, choice)
    return after
