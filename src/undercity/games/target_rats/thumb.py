"""Rules of thumb: how sensible people play after their first game. Bots are measured against them.

Each rates a choice of a seat from what that seat may know; the best rated one is chosen.
"""

from __future__ import annotations

from undercity.engine.agenda import C
from undercity.games.target_rats.actions import can_build
from undercity.games.target_rats.board import crowd_at, faction_of, nests_of, rats_at
from undercity.games.target_rats.exterminator import rats_in
from undercity.games.target_rats.table import (
    BREED,
    BUILD_NEST,
    BUILDERS,
    CLAIM,
    DONE,
    FEED,
    FOOD,
    GROUP,
    GROUP_FED,
    GROUP_UNFED,
    HOME,
    QUADRANT,
    QUADRANT_SPACES,
    RAT_CITY,
    REST,
    SCAVENGE,
    SPACE,
    SPACES,
    USE,
    VICTORY_NESTS,
    State,
)

ACTIONS = {BUILD_NEST: 6, CLAIM: 5, BREED: 4, FEED: 3, SCAVENGE: 2, REST: 1}


def nester(s: State, seat: int, step: str, code: int) -> float:
    """Feeds, builds nests and breeds; goes for the throne once it has the nests, and fights only weaker groups."""
    faction, space = faction_of(s, seat), code - SPACE
    if step == "origin":
        return 0 if code == DONE else _restless(s, faction, space)
    if step in ("group", "overflow", "surplus"):
        return min(GROUP_UNFED[code - GROUP] + GROUP_FED[code - GROUP], 4)
    if step == "destination":
        return _promise(s, faction, space, s.agenda[s.due - 1][C])
    if step == "action":
        return ACTIONS[code] if code != CLAIM or _has_nests(s, faction) else 0
    if step in ("target", "push_first", "push_second"):
        return crowd_at(s, space) - 3 * rats_at(s, faction, space)
    if step == "quadrant":
        return rats_in(s, code - QUADRANT) - 2 * _own_in(s, faction, code - QUADRANT)
    if step in ("loss", "kill"):
        return GROUP_UNFED[code - GROUP] * (1 if step == "loss" else -1)
    return (code == USE) - (code == DONE) + code / 10_000


def _has_nests(s: State, faction: int) -> bool:
    """Whether only the throne is missing."""
    return nests_of(s, faction) >= VICTORY_NESTS[s.mode]


def _own_in(s: State, faction: int, quadrant: int) -> int:
    return sum(rats_at(s, faction, space) for space in range(SPACES) if (QUADRANT_SPACES[quadrant] >> space) & 1)


def _restless(s: State, faction: int, space: int) -> float:
    """Only who moves may act, so everybody does, those at home first; but the throne is not left."""
    if space == RAT_CITY and (s.throne == faction or _has_nests(s, faction)):
        return -1
    return 2 if space == HOME[faction] else 1


def _promise(s: State, faction: int, space: int, group: int) -> float:
    """What a group finds at a space: food for the hungry, room for a nest, the throne, or a fight."""
    unfed, fed = GROUP_UNFED[group], GROUP_FED[group]
    others = crowd_at(s, space) - rats_at(s, faction, space)
    if others and others >= unfed + fed:
        return -others
    if space == RAT_CITY:
        return 5 if _has_nests(s, faction) else -1
    if others:
        return 2
    return 4 * (s.token[space] == FOOD and unfed > 0) + 3 * (fed >= BUILDERS and can_build(s, space))


THUMBS = {"nester": nester}
