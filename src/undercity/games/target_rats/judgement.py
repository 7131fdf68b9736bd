"""How good a position looks to a seat, for bots. The weights are data: judgement.toml."""

from __future__ import annotations

from undercity.engine.content import Entry, load
from undercity.engine.judgement import lead_by
from undercity.engine.rule import rule
from undercity.games.target_rats.board import faction_of, nests_of, rats_at
from undercity.games.target_rats.content import FOLDER
from undercity.games.target_rats.exterminator import rats_in
from undercity.games.target_rats.table import (
    FOOD,
    INFESTATION,
    NO_ITEM,
    NOBODY,
    QUADRANT_SPACES,
    QUADRANTS,
    RAT_CITY,
    RING,
    SPACES,
    VICTORY_NESTS,
    State,
)


class Weights(Entry):
    """What each thing on the table is worth to a seat, in thousandths of a nest token."""

    nest: int
    spare_nest: int
    title: int
    hold: int
    rat: int
    fed: int
    food: int
    item: int
    city: int
    infested: int
    spread: int


WEIGHTS = load(FOLDER / "judgement.toml", Weights)
W_NEST = WEIGHTS.nest
W_SPARE_NEST = WEIGHTS.spare_nest
W_TITLE = WEIGHTS.title
W_HOLD = WEIGHTS.hold
W_RAT = WEIGHTS.rat
W_FED = WEIGHTS.fed
W_FOOD = WEIGHTS.food
W_ITEM = WEIGHTS.item
W_CITY = WEIGHTS.city
W_INFESTED = WEIGHTS.infested
SPREAD = WEIGHTS.spread


@rule
def worth(s: State, seat: int) -> int:
    """What the seat's faction has, in thousandths of a nest token."""
    faction = faction_of(s, seat)
    nests = nests_of(s, faction)
    needed = VICTORY_NESTS[s.mode]
    total = min(nests, needed) * W_NEST + max(0, nests - needed) * W_SPARE_NEST
    total += s.hold[faction] * W_HOLD
    if s.throne == faction:
        total += W_TITLE
    elif s.throne == NOBODY:
        total += rats_at(s, faction, RAT_CITY) * W_CITY
    if s.item[faction] != NO_ITEM:
        total += W_ITEM
    for space in range(SPACES):
        count = rats_at(s, faction, space)
        total += count * W_RAT + s.fed[faction][space] * W_FED
        if s.token[space] == FOOD:
            total += count * W_FOOD
    return total - exposed(s, faction) * W_INFESTED


@rule
def exposed(s: State, faction: int) -> int:
    """Rats of the faction on the surface of infested quadrants, where the Exterminator may come."""
    count = 0
    for quadrant in range(QUADRANTS):
        if rats_in(s, quadrant) >= INFESTATION:
            for space in range(RING):
                if (QUADRANT_SPACES[quadrant] >> space) & 1:
                    count += rats_at(s, faction, space)
    return count


lead = lead_by(worth)


@rule
def judge(s: State, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == faction_of(s, seat) else -1.0
    ahead = lead(s, seat)
    return ahead / (abs(ahead) + SPREAD)
