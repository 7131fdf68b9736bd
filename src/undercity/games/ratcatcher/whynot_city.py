"""Why not? The City that the conditions of whynot.py look at: cards, ways and rats (RC-2, RC-5)."""

from __future__ import annotations

from typing import TypeAlias

from undercity.engine.whynot import Objection, because
from undercity.games.ratcatcher.table import (
    CARD_OF,
    CARDS,
    COLOURS,
    CONNECTOR_ZONE,
    EDGES,
    INNER,
    NONE,
    PECULIAR_OP,
    PECULIAR_VALUE,
    PECULIARS,
    STEP_X,
    STEP_Y,
    ZONES,
    State,
)

# ------------------------------------------------------------------ the City (RC-2, RC-5)

Cells: TypeAlias = dict[tuple[int, int], int]  # the card in each cell of the grid
Ways: TypeAlias = dict[int, set[int]]  # the adjacent zones of each zone
Distances: TypeAlias = dict[int, int]  # by zone
START_CARD = 0


def cells(s: State) -> Cells:
    """RC-2.1."""
    return {(s.card_x[card], s.card_y[card]): card for card in range(CARDS) if s.card_rotation[card] != NONE}


def connector_of(s: State, card: int, edge: int) -> int:
    """The zone that owns the connector at this edge of the card as it lies, or NONE (RC-2.2, RC-2.3)."""
    return CONNECTOR_ZONE[card][(edge - s.card_rotation[card]) % len(EDGES)]


def beyond(s: State, at: Cells, card: int, edge: int) -> int | None:
    """The card in the cell that this edge faces."""
    return at.get((s.card_x[card] + STEP_X[edge], s.card_y[card] + STEP_Y[edge]))


def connections(s: State, at: Cells, card: int) -> list[tuple[int, int]]:
    """Zones of the card with the zones of other cards to which connectors join them (RC-2.4)."""
    pairs = []
    for edge in range(len(EDGES)):
        other = beyond(s, at, card, edge)
        if other is not None:
            here, there = connector_of(s, card, edge), connector_of(s, other, (edge + 2) % len(EDGES))
            if NONE not in (here, there):
                pairs.append((here, there))
    return pairs


def on_the_card(zone: int) -> set[int]:
    """The adjacent zones of the same card (RC-2.6)."""
    return set(INNER[zone]) - {NONE}


def adjacent_zones(s: State, zone: int) -> set[int]:
    """RC-2.4, RC-2.6."""
    joined = connections(s, cells(s), CARD_OF[zone])
    return on_the_card(zone) | {there for here, there in joined if here == zone}


def is_available(s: State, at: Cells, card: int, edge: int) -> bool:
    """RC-2.8."""
    return connector_of(s, card, edge) != NONE and beyond(s, at, card, edge) is None


def active_cards(s: State) -> set[int]:
    """RC-5.1 to RC-5.4."""
    here = CARD_OF[s.catcher_zone]
    active = {here} | {CARD_OF[there] for _, there in connections(s, cells(s), here)}
    active |= {CARD_OF[zone] for zone in range(ZONES) if s.cheese[zone]}
    return active if s.nemesis_zone == NONE else active | {CARD_OF[s.nemesis_zone]}


def absent(s: State, zone: int) -> Objection | None:
    """Only zones of the City can be chosen (RC-0.3)."""
    if s.card_rotation[CARD_OF[zone]] == NONE:
        return because("RC-0.3", "why-zone-absent", zone=("zone", zone))
    return None


def city_ways(s: State) -> Ways:
    at = cells(s)
    ways = {zone: on_the_card(zone) for zone in range(ZONES) if CARD_OF[zone] in at.values()}
    for card in at.values():
        for here, there in connections(s, at, card):
            ways[here].add(there)
    return ways


def distances(ways: Ways, start: int) -> Distances:
    """RC-0.5."""
    far, ring, steps = {start: 0}, {start}, 0
    while ring:
        steps += 1
        ring = {other for zone in ring for other in ways[zone]} - far.keys()
        far |= dict.fromkeys(ring, steps)
    return far


def common_rats(s: State, zone: int) -> int:
    return sum(s.rats[colour][zone] for colour in range(COLOURS))


def peculiars_in(s: State, zone: int) -> list[int]:
    return [rat for rat in range(PECULIARS) if s.peculiar_at[rat] == zone]


def strength(s: State, zone: int, op: int) -> int:
    """The values of this ability of the Peculiar Rats in the zone (RC-20.27)."""
    return sum(PECULIAR_VALUE[rat] for rat in peculiars_in(s, zone) if PECULIAR_OP[rat] == op)


def has_rats(s: State, zone: int) -> bool:
    """Rats of any kind (RC-0.2)."""
    return common_rats(s, zone) > 0 or s.nemesis_zone == zone or bool(peculiars_in(s, zone))
