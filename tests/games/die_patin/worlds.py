"""What chance hides in Die Patin: nothing; but players that choose at random hide their card as chance would."""

from __future__ import annotations

from undercity.games.die_patin.table import HIDDEN_CARD, State


def card(known: State, world: State, seat: int) -> int | None:
    """DP-11.3: the first card that lies face down before another player."""
    hidden = [world.card[player] for player in range(known.seats) if known.card[player] == HIDDEN_CARD]
    return hidden[0] if hidden else None


SECRETS = {"card": card}


def impossible(known: State, world: State, seat: int) -> str:
    changed = [p for p in range(known.seats) if known.card[p] not in (HIDDEN_CARD, world.card[p])]
    return f"the card of seat {changed[0]} is known" if changed else ""
