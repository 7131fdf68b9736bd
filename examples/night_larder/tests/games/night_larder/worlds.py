"""What is hidden in Night Larder: where the others go. Rats that choose at random hide it as chance would."""

from __future__ import annotations

from night_larder.larder import HIDDEN, State


def goes(known: State, world: State, seat: int) -> int | None:
    """NL-3.5: where the first rat goes that hides it."""
    hidden = [world.goes[player] for player in range(known.seats) if known.goes[player] == HIDDEN]
    return hidden[0] if hidden else None


SECRETS = {"goes": goes}


def impossible(known: State, world: State, seat: int) -> str:
    there = [player for player in range(known.seats) if world.goes[player] == world.last[player] >= 0]
    return f"the rat of seat {there[0]} is where she was" if there else ""
