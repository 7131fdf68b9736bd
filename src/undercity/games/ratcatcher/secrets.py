"""Information (RC-25): the order of the two decks is all there is to hide, besides the dice.

The Rat Sack and the "?" pool are bags: their contents are open, and draws come from the dice.
"""

from __future__ import annotations

from undercity.engine.dice import shuffle
from undercity.engine.rule import rule
from undercity.games.ratcatcher.table import CARDS, HIDDEN, IN_DECK, PECULIARS, State


@rule
def conceal(s: State, seat: int) -> None:
    """Nobody knows the order of the decks, spectators and the player alike (RC-25.2 to RC-25.4)."""
    for i in range(s.townships_left):
        s.township_deck[i] = HIDDEN
    for i in range(s.peculiars_left):
        s.peculiar_deck[i] = HIDDEN


@rule
def imagine(s: State, seat: int) -> None:
    """The cards that lie nowhere else, in any order (RC-25.1)."""
    n = 0
    for card in range(1, CARDS):
        if s.card_rotation[card] < 0 and card != s.card_in_hand and n < s.townships_left:
            s.township_deck[n] = card
            n += 1
    shuffle(s, s.township_deck, 0, n)
    n = 0
    for rat in range(PECULIARS):
        if s.peculiar_at[rat] == IN_DECK and n < s.peculiars_left:
            s.peculiar_deck[n] = rat
            n += 1
    shuffle(s, s.peculiar_deck, 0, n)
