"""Target: Rats hides nothing but dice and the order of its decks, which is made when a card is drawn (TR-18)."""

from __future__ import annotations

from undercity.games.target_rats.table import State

SECRETS: dict[str, object] = {}


def impossible(known: State, world: State, seat: int) -> str:
    """TR-18.4: every seat sees the whole table."""
    blank = world.copy()
    for i in range(4):
        blank.key[i] = 0
    blank.draws = 0
    return "" if blank.tobytes() == known.tobytes() else "something was imagined, and nothing is secret"
