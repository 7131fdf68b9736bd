"""The City (RC-2, RC-5): where cards lie, what is adjacent, which cards are active, what a zone holds."""

from __future__ import annotations

from undercity.engine.rule import rule
from undercity.games.ratcatcher.table import (
    ABILITY_COLOUR,
    BESIDE,
    CARD_OF,
    CARDS,
    COLOURS,
    CONNECTOR_ZONE,
    DOORS,
    FIRST_ZONE,
    INNER,
    INNER_WIDTH,
    NONE,
    PECULIAR_OP,
    PECULIAR_VALUE,
    PECULIARS,
    STEP_X,
    STEP_Y,
    ZONE_DOORS,
    ZONES,
    State,
)

# ------------------------------------------------------------------ geometry (RC-2)


@rule
def in_city(s: State, card: int) -> bool:
    """Whether the card lies in the City."""
    return s.card_rotation[card] >= 0


@rule
def card_at(s: State, x: int, y: int) -> int:
    """The card in this cell of the grid, or NONE (RC-2.1)."""
    for card in range(CARDS):
        if s.card_x[card] == x and s.card_y[card] == y and in_city(s, card):
            return card
    return NONE


@rule
def edge_towards(s: State, card: int, other: int) -> int:
    """The edge of the card that faces the other one in the next cell; NONE if that lies elsewhere."""
    x, y = s.card_x[other] - s.card_x[card], s.card_y[other] - s.card_y[card]
    if x * x + y * y != 1:
        return NONE
    return 2 - x if y == 0 else 1 + y


@rule
def are_joined(s: State, card: int, other: int) -> bool:
    """Whether connectors of the two cards meet (RC-2.4)."""
    edge = edge_towards(s, card, other)
    return edge != NONE and connector(s, card, edge) != NONE and connector(s, other, (edge + 2) % 4) != NONE


@rule
def connector(s: State, card: int, edge: int) -> int:
    """The zone that owns the connector at this edge of the card as it lies, or NONE (RC-2.2, RC-2.3)."""
    return CONNECTOR_ZONE[card][(edge + 4 - s.card_rotation[card]) % 4]


@rule
def card_beyond(s: State, card: int, edge: int) -> int:
    """The card in the cell that this edge faces, or NONE."""
    return card_at(s, s.card_x[card] + STEP_X[edge], s.card_y[card] + STEP_Y[edge])


@rule
def zone_beyond(s: State, card: int, edge: int) -> int:
    """The zone joined to this card at this edge: both cards need a connector there (RC-2.4, RC-2.5)."""
    if connector(s, card, edge) == NONE:
        return NONE
    other = card_beyond(s, card, edge)
    if other == NONE:
        return NONE
    return connector(s, other, (edge + 2) % 4)


@rule
def neighbour(s: State, zone: int, k: int) -> int:
    """The k-th zone adjacent to this one, or NONE: on the card, then through connectors (RC-2.4, RC-2.6)."""
    if k < INNER_WIDTH:
        return INNER[zone][k]
    door = ZONE_DOORS[zone][k - INNER_WIDTH]
    if door == NONE:
        return NONE
    card = CARD_OF[zone]
    return zone_beyond(s, card, (door + s.card_rotation[card]) % 4)


@rule
def is_available(s: State, card: int, edge: int) -> bool:
    """Whether the card has a connector here that faces an empty cell (RC-2.8)."""
    return connector(s, card, edge) != NONE and card_beyond(s, card, edge) == NONE


@rule
def fits(card: int, rotation: int, edge: int) -> bool:
    """Whether the card, so rotated, has a connector at this edge (RC-2.9)."""
    return CONNECTOR_ZONE[card][(edge + 4 - rotation) % 4] != NONE


# ------------------------------------------------------------------ active cards (RC-5)


@rule
def active_cards(s: State) -> int:
    """The active cards, a bit each (RC-5.1 to RC-5.4)."""
    here = CARD_OF[s.catcher_zone]
    active = 1 << here
    for card in range(CARDS):
        if in_city(s, card) and (_has_cheese(s, card) or are_joined(s, here, card)):
            active |= 1 << card
    if s.nemesis_zone != NONE:
        active |= 1 << CARD_OF[s.nemesis_zone]
    return active


@rule
def _has_cheese(s: State, card: int) -> bool:
    """Whether Magic Cheese lies on the card (RC-5.3)."""
    cheese = 0
    for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
        cheese |= s.cheese[zone]
    return cheese > 0


@rule
def is_active(s: State, card: int) -> bool:
    """Whether this card is active now (RC-5.5)."""
    return (active_cards(s) >> card) & 1 == 1


# ------------------------------------------------------------------ what a zone holds


@rule
def common_rats(s: State, zone: int) -> int:
    """How many Common Rats are in the zone (RC-0.2)."""
    count = 0
    for colour in range(COLOURS):
        count += s.rats[colour][zone]
    return count


@rule
def rats_on_card(s: State, card: int) -> int:
    """How many Common Rats are on the card."""
    count = 0
    for zone in range(FIRST_ZONE[card], FIRST_ZONE[card + 1]):
        count += common_rats(s, zone)
    return count


@rule
def has_rats(s: State, zone: int) -> bool:
    """Whether rats of any kind are in the zone (RC-0.2)."""
    return has_rats_but(s, NONE, zone)


@rule
def has_rats_but(s: State, op: int, zone: int) -> bool:
    """Whether rats of any kind are in the zone, Peculiar Rats with this ability not counted."""
    return s.nemesis_zone == zone or _has_lesser_rats_but(s, op, zone)


@rule
def has_lesser_rats(s: State, zone: int) -> bool:
    """Whether Common or Peculiar Rats are in the zone."""
    return _has_lesser_rats_but(s, NONE, zone)


@rule
def _has_lesser_rats_but(s: State, op: int, zone: int) -> bool:
    if common_rats(s, zone) > 0:
        return True
    for rat in range(PECULIARS):
        if s.peculiar_at[rat] == zone and PECULIAR_OP[rat] != op:
            return True
    return False


@rule
def is_with(s: State, op: int, zone: int) -> bool:
    """Whether a Peculiar Rat with this ability is in the zone (RC-20.27)."""
    for rat in range(PECULIARS):
        if s.peculiar_at[rat] == zone and PECULIAR_OP[rat] == op:
            return True
    return False


@rule
def strength_of(s: State, op: int, zone: int) -> int:
    """The values of this ability of the Peculiar Rats in the zone, added up (RC-20.27)."""
    total = 0
    for rat in range(PECULIARS):
        if s.peculiar_at[rat] == zone and PECULIAR_OP[rat] == op:
            total += PECULIAR_VALUE[rat]
    return total


@rule
def has_placed(s: State, op: int, zone: int) -> bool:
    """Whether a token of the Ratcatcher's ability with this opcode lies in the zone (RC-10.4)."""
    colour = ABILITY_COLOUR[s.ratcatcher][op]
    return colour != NONE and s.placed[colour][zone] > 0


@rule
def cheese_in_city(s: State) -> int:
    """How many Magic Cheese Tokens lie in the City (RC-13.2)."""
    count = 0
    for zone in range(ZONES):
        count += s.cheese[zone]
    return count


# ------------------------------------------------------------------ the map for searching


@rule
def draw_links(s: State) -> None:
    """Note the zone behind every connector, for searches over the whole City."""
    for card in range(CARDS):
        if in_city(s, card):
            for other in range(card + 1, CARDS):
                if in_city(s, other):
                    _link_cards(s, card, other)


@rule
def _link_cards(s: State, card: int, other: int) -> None:
    """Join two cards where their connectors meet (RC-2.4)."""
    edge = edge_towards(s, card, other)
    if edge == NONE:
        return
    here, there = connector(s, card, edge), connector(s, other, (edge + 2) % 4)
    if here != NONE and there != NONE:
        _link_door(s, card, here, edge, there)
        _link_door(s, other, there, (edge + 2) % 4, here)


@rule
def _link_door(s: State, card: int, zone: int, edge: int, beyond: int) -> None:
    """Behind the zone's connector at this edge lies that zone."""
    door = (edge + 4 - s.card_rotation[card]) % 4
    for k in range(DOORS):
        if ZONE_DOORS[zone][k] == door:
            s.link[zone * DOORS + k] = beyond + 1


@rule
def linked(s: State, zone: int, k: int) -> int:
    """The k-th zone adjacent to this one on the drawn map; the zone itself if it has fewer: no search goes there."""
    if k < INNER_WIDTH:
        return BESIDE[zone][k]
    beyond = s.link[zone * DOORS + k - INNER_WIDTH]
    return beyond - 1 if beyond > 0 else zone
