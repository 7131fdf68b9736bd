"""Claiming an area (DP-7)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.die_patin.board import power
from undercity.games.die_patin.table import CLAIM_FAILED, CLAIM_WON, NOBODY, TROPHY_TAKEN, State


@rule
def do_claim(s: State, seat: int, area: int) -> None:
    """The claim succeeds if the claimant's power beats every other player's singly (DP-7.2 to DP-7.5)."""
    own = power(s, seat, area)
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, power(s, other, area))
    if own > rival:
        s.owner[area] = seat
        tell(s, CLAIM_WON, seat, area, own, 0)
        _take_trophy(s, seat, area)
    else:
        tell(s, CLAIM_FAILED, seat, area, own, rival)


@rule
def _take_trophy(s: State, seat: int, area: int) -> None:
    """An opposing back room in the area becomes a trophy of the claimant (DP-7.6)."""
    victim = s.back_room[area]
    if victim != NOBODY:
        s.back_room[area] = NOBODY
        s.trophies[seat][victim] += 1
        tell(s, TROPHY_TAKEN, seat, victim, area, 0)
