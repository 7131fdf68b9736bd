"""What the judgement of a position adds up, part by part, so that a hint can say its reasons."""

from __future__ import annotations

from collections.abc import Iterator

from undercity.engine.game import Term
from undercity.games.ratcatcher.bite import common_bite
from undercity.games.ratcatcher.board import defence
from undercity.games.ratcatcher.consume import appetite
from undercity.games.ratcatcher.judgement import WEIGHTS
from undercity.games.ratcatcher.nemesis import nemesis_number
from undercity.games.ratcatcher.opcodes import N_HEALTH
from undercity.games.ratcatcher.paths import draw_map, wipe_map
from undercity.games.ratcatcher.table import CAUGHT, CONSUME_AT, NONE, RATS, ZONES, State

FAR = 10  # a cheese this many zones off, or none at all, is not near


def terms(s: State, seat: int) -> dict[str, Term]:
    """How many of each thing there are, and what they are worth to the Ratcatcher.

    The worths add up to the judgement's lead, but for `offset`, which is the same in every position.
    """
    counts = dict(_boards(s))
    near = _near(s)
    counts["threatened"] = sum(1 for _, eaters in near if eaters >= CONSUME_AT)
    counts["bite_due"] = int(common_bite(s) > defence(s))
    worths = {name: (count, count * getattr(WEIGHTS, name)) for name, count in counts.items()}
    return {**worths, **_best(near)}


def _boards(s: State) -> Iterator[tuple[str, int]]:
    """What lies on the boards, in the Cage and in the City."""
    yield "collected", s.cheese_collected
    yield "eaten", s.cheese_eaten
    yield "health", s.health
    yield "last_health", int(s.health == 1)
    yield "nemesis_wound", nemesis_number(s, N_HEALTH) - s.nemesis_health
    yield "nemesis_out", int(s.nemesis_zone != NONE)
    yield "caged", sum(s.cage)
    yield "rat", RATS - sum(s.cage) - sum(s.sack)
    yield "special", sum(s.special)
    yield "caught", sum(1 for place in s.peculiar_at if place == CAUGHT)
    yield "peculiar", sum(1 for place in s.peculiar_at if place >= 0)


def _near(s: State) -> list[tuple[int, int]]:
    """Of every zone with cheese: how far it is from the Ratcatcher, and its rat count (RC-17.2)."""
    draw_map(s)
    found = [(s.near[zone] - 1, appetite(s, zone)) for zone in range(ZONES) if s.cheese[zone] and s.near[zone]]
    wipe_map(s)
    return found


def _best(near: list[tuple[int, int]]) -> dict[str, Term]:
    """The best cheese within reach: how near it is, and what those beside it take away from that."""
    worths = [(_reach(steps, eaters), steps, eaters) for steps, eaters in near]
    worth, steps, eaters = max(worths, default=(0, FAR, 0))
    if worth == 0:
        return {"near": (0, 0), "guards": (0, 0)}
    alone = _reach(steps, 0)
    return {"near": (max(FAR - steps, 1), alone), "guards": (eaters, worth - alone)}


def _reach(steps: int, eaters: int) -> int:
    """What a cheese so far away with so many beside it is worth."""
    return max(0, WEIGHTS.cheese + eaters * WEIGHTS.guards) // (steps + 2)
