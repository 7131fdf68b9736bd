"""Information (DP-11): the intrigue cards that lie face down are all there is to hide."""

from __future__ import annotations

from undercity.engine.dice import roll
from undercity.engine.rule import rule
from undercity.games.die_patin.table import CARDS, HIDDEN_CARD, State


@rule
def conceal(s: State, seat: int) -> None:
    """Others see that a card lies there, not which (DP-11.3); shown cards stay open (DP-11.4)."""
    for player in range(s.seats):
        if player != seat and s.card[player] >= 0 and not s.card_shown[player]:
            s.card[player] = HIDDEN_CARD


@rule
def imagine(s: State, seat: int) -> None:
    """Any of the three cards may lie there: nothing public tells them apart."""
    for player in range(s.seats):
        if s.card[player] == HIDDEN_CARD:
            s.card[player] = roll(s, CARDS)
