"""What the stories are made of: how it came about, and the lines it is told in."""

from __future__ import annotations

from collections.abc import Callable

from games.ratcatcher.desk import Desk
from undercity import Match
from undercity.games.ratcatcher import table as t

Story = tuple[Callable[[], Match], list[str]]


def pool(desk: Desk, face: int) -> Desk:
    """One "?" token with this face, and no other."""
    for k in range(t.QUESTION_FACES):
        desk.s.question_pool[k] = int(k == face)
    return desk


def empty(desk: Desk, **cage: int) -> Desk:
    """Nothing in the Sack; these rats in the Cage."""
    desk.sack()
    for name, count in cage.items():
        desk.s.cage[t.COLOUR_IDS.index(name)] = count
    return desk


def bare(desk: Desk) -> Desk:
    """Neither cheese nor tokens in the Reserve."""
    desk.s.cheese_reserve = 0
    for token in range(t.TOKENS):
        desk.s.token_reserve[token] = 0
    return desk


def gone(desk: Desk) -> Desk:
    """Every Peculiar Rat is caught, and none is in the discard."""
    desk.s.peculiars_left = 0
    for rat in range(t.PECULIARS):
        desk.s.peculiar_at[rat] = t.CAUGHT
    return desk


def gorged(desk: Desk) -> Desk:
    """The Gut Tracker's row for Health Tokens is full."""
    desk.s.gut[t.HEALTH_TOKEN] = 2
    return desk
