"""Who is ahead (TR-16, TR-17.3)."""

from __future__ import annotations

from undercity.engine.ranks import rank_by
from undercity.engine.record import Floats
from undercity.engine.rule import rule
from undercity.games.target_rats.board import faction_of, nests_of
from undercity.games.target_rats.table import CRITERIA, NOBODY, State
from undercity.games.target_rats.turn import merit

MORE_THAN_ANY = 100  # nests or rats a faction can have


@rule
def score(s: State, out: Floats) -> None:
    """The winner is first and all others share the place behind (TR-16.6); without a winner TR-17.3 ranks."""
    for seat in range(s.seats):
        faction = faction_of(s, seat)
        if s.winner != NOBODY:
            out[seat] = int(s.winner == faction)
        else:
            out[seat] = standing(s, faction)
        out[s.seats + seat] = progress(s, faction)
    rank_by(s, out)


@rule
def progress(s: State, faction: int) -> int:
    """Nest tokens on the board, and one for the title: the rulebook knows no points, this is how near one is."""
    return nests_of(s, faction) + int(s.throne == faction)


@rule
def standing(s: State, faction: int) -> int:
    """Conditions met; nests; title; rats; fed rats: one number in that order (TR-17.3)."""
    total = 0
    for criterion in range(CRITERIA):
        total = total * MORE_THAN_ANY + merit(s, faction, criterion)
    return total
