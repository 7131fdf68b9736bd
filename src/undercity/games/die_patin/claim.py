"""Claiming an area (DP-7)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.die_patin.board import power
from undercity.games.die_patin.table import (
    AREA_TAKEN,
    CLAIM_FAILED,
    CLAIM_OPPOSED,
    CLAIM_TIED,
    CLAIM_UNOPPOSED,
    FREE_AREA_TAKEN,
    NOBODY,
    TROPHY_TAKEN,
    State,
)


@rule
def do_claim(s: State, seat: int, area: int) -> None:
    """The claim succeeds if the claimant's power beats every other player's singly (DP-7.2 to DP-7.5)."""
    own = power(s, seat, area)
    most = 0
    rivals = 0  # those with the most power among the others
    for other in range(s.seats):
        if other != seat:
            strength = power(s, other, area)
            if strength > most:
                most = strength
                rivals = 0
            if strength == most:
                rivals |= 1 << other
    if most > 0:
        tell(s, CLAIM_OPPOSED, seat, own, rivals, most)
    else:
        tell(s, CLAIM_UNOPPOSED, seat, own, 0, 0)
    if own > most:
        _take_over(s, seat, area)
    else:
        tell(s, CLAIM_TIED if own == most else CLAIM_FAILED, seat, area, 0, 0)


@rule
def _take_over(s: State, seat: int, area: int) -> None:
    """The area changes hands, and an opposing back room in it becomes a trophy (DP-7.5, DP-7.6)."""
    victim = s.owner[area]
    s.owner[area] = seat
    if victim == NOBODY:
        tell(s, FREE_AREA_TAKEN, seat, area, 0, 0)
    else:
        tell(s, AREA_TAKEN, seat, area, victim, 0)
    loser = s.back_room[area]
    if loser != NOBODY:
        s.back_room[area] = NOBODY
        s.trophies[seat][loser] += 1
        tell(s, TROPHY_TAKEN, seat, loser, area, 0)
