"""How good a position looks to the Ratcatcher, for bots. The weights are data: judgement.toml."""

from __future__ import annotations

from undercity.engine.content import Entry, load
from undercity.engine.rule import rule
from undercity.games.ratcatcher.bite import common_bite
from undercity.games.ratcatcher.board import defence
from undercity.games.ratcatcher.consume import appetite
from undercity.games.ratcatcher.content import FOLDER
from undercity.games.ratcatcher.nemesis import nemesis_number
from undercity.games.ratcatcher.opcodes import N_HEALTH
from undercity.games.ratcatcher.paths import draw_map, wipe_map
from undercity.games.ratcatcher.scoring import is_won
from undercity.games.ratcatcher.table import (
    CAUGHT,
    COLOURS,
    CONSUME_AT,
    NONE,
    PECULIARS,
    PURPLE,
    RATS,
    YELLOW,
    ZONES,
    State,
)


class Weights(Entry):
    """What each thing on the table is worth to a seat, in thousandths of a point."""

    collected: int
    eaten: int
    health: int
    last_health: int
    nemesis_wound: int
    nemesis_out: int
    caged: int
    special: int
    caught: int
    peculiar: int
    rat: int
    threatened: int
    cheese: int
    guards: int
    bite_due: int
    offset: int
    spread: int


WEIGHTS = load(FOLDER / "judgement.toml", Weights)
W_COLLECTED = WEIGHTS.collected
W_EATEN = WEIGHTS.eaten
W_HEALTH = WEIGHTS.health
W_LAST_HEALTH = WEIGHTS.last_health
W_NEMESIS_WOUND = WEIGHTS.nemesis_wound
W_NEMESIS_OUT = WEIGHTS.nemesis_out
W_CAGED = WEIGHTS.caged
W_SPECIAL = WEIGHTS.special
W_CAUGHT = WEIGHTS.caught
W_PECULIAR = WEIGHTS.peculiar
W_RAT = WEIGHTS.rat
W_THREATENED = WEIGHTS.threatened
W_CHEESE = WEIGHTS.cheese
W_GUARDS = WEIGHTS.guards
W_BITE_DUE = WEIGHTS.bite_due
OFFSET = WEIGHTS.offset
SPREAD = WEIGHTS.spread


@rule
def judge(s: State, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.over:
        return 1.0 if is_won(s) else -1.0
    lead = _boards(s) + _city(s) - OFFSET
    return lead / (abs(lead) + SPREAD)


@rule
def _boards(s: State) -> int:
    """What lies on the boards and in the Cage."""
    total = s.cheese_collected * W_COLLECTED + s.cheese_eaten * W_EATEN + s.health * W_HEALTH
    if s.health == 1:
        total += W_LAST_HEALTH
    total += (nemesis_number(s, N_HEALTH) - s.nemesis_health) * W_NEMESIS_WOUND
    if s.nemesis_zone != NONE:
        total += W_NEMESIS_OUT
    caged, free = 0, RATS
    for colour in range(COLOURS):
        caged += s.cage[colour]
        free -= s.cage[colour] + s.sack[colour]
    total += caged * W_CAGED + free * W_RAT
    total += (s.special[PURPLE] + s.special[YELLOW]) * W_SPECIAL
    for rat in range(PECULIARS):
        if s.peculiar_at[rat] == CAUGHT:
            total += W_CAUGHT
        elif s.peculiar_at[rat] >= 0:
            total += W_PECULIAR
    return total


@rule
def _city(s: State) -> int:
    """How near the best cheese is and who guards it, and which cheese the rats are about to eat."""
    total, best = 0, 0
    draw_map(s)
    for zone in range(ZONES):
        if s.cheese[zone] > 0 and s.near[zone] > 0:
            eaters = appetite(s, zone)
            worth = (W_CHEESE + eaters * W_GUARDS) // (s.near[zone] + 1) if W_CHEESE + eaters * W_GUARDS > 0 else 0
            best = max(best, worth)
            if eaters >= CONSUME_AT:
                total += W_THREATENED
    wipe_map(s)
    total += best
    if common_bite(s) > defence(s):
        total += W_BITE_DUE
    return total
