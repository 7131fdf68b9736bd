"""The round (RL-4): seven phases, one after the other, until the end card is turned over."""

from __future__ import annotations

from undercity.engine.agenda import push
from undercity.engine.rule import rule
from undercity.games.ratland.table import (
    ATTACK_PHASE,
    EVENT_PHASE,
    FEEDING_PHASE,
    NURSERY_PHASE,
    RATS_PHASE,
    RETURN_PHASE,
    ROUND,
    SEARCH_PHASE,
    State,
)


@rule
def do_round(s: State) -> None:
    """The phases in their order (RL-4.1), then the next round (RL-11.7). What is pushed last happens first."""
    push(s, ROUND, 0, 0, 0)
    push(s, FEEDING_PHASE, 0, 0, 0)  # 7: pay cheese for the rats, or lose them
    push(s, SEARCH_PHASE, 0, 0, 0)  # 6: draw from the bag in dump, city and fields
    push(s, RETURN_PHASE, 0, 0, 0)  # 5: sick and lost rats come home
    push(s, NURSERY_PHASE, 0, 0, 0)  # 4: rats are born
    push(s, ATTACK_PHASE, 0, 0, 0)  # 3: steal the neighbours' cheese
    push(s, RATS_PHASE, 0, 0, 0)  # 2: distribute the rats in secret
    push(s, EVENT_PHASE, 0, 0, 0)  # 1: an event card and the food cards are turned over
