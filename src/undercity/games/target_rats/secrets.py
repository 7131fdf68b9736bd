"""Information (TR-18): everything lies open but the order of the decks and the dice to come.

Both are nothing but the dice of the record, which the engine blanks: a deck is kept as the cards that are
left in it, which everybody may know (TR-18.3), and each draw is made when it is made.
"""

from __future__ import annotations

from undercity.engine.rule import rule
from undercity.games.target_rats.table import State


@rule
def conceal(s: State, seat: int) -> None:
    """There is no information known to one player only (TR-18.4)."""


@rule
def imagine(s: State, seat: int) -> None:
    """What is seen is the whole world; the caller's own dice stand for the unknown (TR-18.3)."""
