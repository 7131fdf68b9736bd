"""What a hint's reasons speak of: the parts of a seat's judgement, as `judgement.worth` adds them up."""

from __future__ import annotations

from undercity.engine.game import Term
from undercity.games.target_rats.board import faction_of, nests_of, rats_at, rats_on_board
from undercity.games.target_rats.judgement import WEIGHTS, exposed
from undercity.games.target_rats.table import FOOD, NO_ITEM, NOBODY, RAT_CITY, SPACES, VICTORY_NESTS, State
from undercity.games.target_rats.turn import fed_rats


def terms(s: State, seat: int) -> dict[str, Term]:
    """How many of each thing the seat's faction has, and what that is worth to it, in thousandths of a nest token."""
    faction = faction_of(s, seat)
    nests, needed = nests_of(s, faction), VICTORY_NESTS[s.mode]
    return {
        "nest": _term(min(nests, needed), WEIGHTS.nest),
        "spare_nest": _term(max(0, nests - needed), WEIGHTS.spare_nest),
        "title": _term(int(s.throne == faction), WEIGHTS.title),
        "hold": _term(s.hold[faction], WEIGHTS.hold),
        "rat": _term(rats_on_board(s, faction), WEIGHTS.rat),
        "fed": _term(fed_rats(s, faction), WEIGHTS.fed),
        "food": _term(_at_food(s, faction), WEIGHTS.food),
        "item": _term(int(s.item[faction] != NO_ITEM), WEIGHTS.item),
        "city": _term(rats_at(s, faction, RAT_CITY) if s.throne == NOBODY else 0, WEIGHTS.city),
        "infested": _term(exposed(s, faction), -WEIGHTS.infested),
    }


def _term(count: int, weight: int) -> Term:
    return count, count * weight


def _at_food(s: State, faction: int) -> int:
    """Rats of the faction that stand on food sources."""
    return sum(rats_at(s, faction, space) for space in range(SPACES) if s.token[space] == FOOD)
