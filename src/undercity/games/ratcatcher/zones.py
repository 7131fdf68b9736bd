"""Sets of zones in one number, as the agenda holds them: zones of one card, a bit per letter; 0 is the empty set."""

from __future__ import annotations

from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.table import CARD_OF, CARDS, FIRST_ZONE, LETTERS, ZONE, ZONES, State

LETTER_SETS = 1 << LETTERS
NETS = 2048  # added to a set whose zones are nets on the way (RC-14.11); larger than any set
WORST_RANK = (ZONES + 1) * CARDS  # comes after every zone
assert NETS >= CARDS * LETTER_SETS


@rule
def set_of(zone: int) -> int:
    """The zone alone; sets of one card are joined with `|`."""
    card = CARD_OF[zone]
    return card * LETTER_SETS + (1 << (zone - FIRST_ZONE[card]))


@rule
def is_one(zones: int) -> bool:
    """Whether the set holds exactly one zone."""
    letters = zones % LETTER_SETS
    return letters & (letters - 1) == 0


@rule
def first_of(zones: int) -> int:
    """The first zone of the set."""
    zone = FIRST_ZONE[zones // LETTER_SETS]
    letters = zones % LETTER_SETS
    while letters & 1 == 0:
        letters >>= 1
        zone += 1
    return zone


@rule
def offer_zones(zones: int, out: Numbers) -> int:
    """Offer the zones of the set, nets or not."""
    n = 0
    first = FIRST_ZONE[zones % NETS // LETTER_SETS]
    letters = zones % LETTER_SETS
    for letter in range(LETTERS):
        if (letters >> letter) & 1:
            out[n] = ZONE + first + letter
            n += 1
    return n


@rule
def are_nets(zones: int) -> bool:
    """Whether the zones of the set are nets on the way, not ends of a move."""
    return zones >= NETS


@rule
def rank(s: State, zone: int) -> int:
    """Where the rules leave a choice: closest to the Ratcatcher first, then the highest Township number (RC-14.8).

    The map must be drawn. Zones of equal rank are on one card.
    """
    return s.near[zone] * CARDS + CARDS - 1 - CARD_OF[zone]
