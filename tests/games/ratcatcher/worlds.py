"""What chance hides in Ratcatcher: the order of the two decks (RC-25.2)."""

from __future__ import annotations

from undercity.games.ratcatcher.table import State


def next_township(known: State, world: State, seat: int) -> int | None:
    return world.township_deck[known.townships_left - 1] if known.townships_left else None


def last_township(known: State, world: State, seat: int) -> int | None:
    return world.township_deck[0] if known.townships_left else None


def next_peculiar(known: State, world: State, seat: int) -> int | None:
    return world.peculiar_deck[known.peculiars_left - 1] if known.peculiars_left else None


SECRETS = {"next township": next_township, "last township": last_township, "next peculiar rat": next_peculiar}


def impossible(known: State, world: State, seat: int) -> str:
    """RC-25.1: what lies in the city or in the hand is in no deck."""
    deck = [world.township_deck[i] for i in range(known.townships_left)]
    placed = [card for card in deck if known.card_rotation[card] >= 0 or card == known.card_in_hand]
    return f"card {placed[0]} lies in the city" if placed else ""
