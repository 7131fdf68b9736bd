"""Every event and every clan level fires in random play: counted from the chronicle."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from undercity import find
from undercity.engine.chronicle import read_tape
from undercity.engine.seam import compiled
from undercity.games.ratland.table import CLAN_IDS, EVENT_IDS, State
from undercity.lab.simulate import soak

ABILITY_OF = {
    "more_drawn": "recyclers", "whites_recycled": "recyclers", "colour_changed": "mutants",
    "cheese_brought": "explorers", "late_drawn": "scavengers", "cheese_transformed": "alchemists",
    "colour_ignored": "warriors", "cheese_collected": "musicians",
    "rat_moved": "athletes", "piece_added": "corrupt", "event_foreseen": "seers",
}  # fmt: skip

NINJAS = (2, 1)  # so many rats in a canal make their claim sure, by level (RL-15.9)


def fired(games: int) -> Counter[str]:
    """How often each event was turned over and each clan ability made a difference, at 6 seats with clans."""
    game = find("ratland")
    rules, luck = compiled(game), np.random.default_rng(1)
    count: Counter[str] = Counter()
    for seed in range(games):
        s = game.blank(6, {"clans": "on", "boards": "secret_choice"})
        assert isinstance(s, State)
        rules.begin(s, seed)
        level = 1
        while True:
            for happening in read_tape(s, game.events):
                if happening.event.name == "event_turned":
                    count[EVENT_IDS[happening.numbers[0]]] += 1
                elif happening.event.name in ABILITY_OF:
                    count[f"{ABILITY_OF[happening.event.name]} {level}"] += 1
                elif happening.event.name == "rats_born":
                    count[f"family {level}"] += int(happening.numbers[2] > 0)
                elif happening.event.name in ("attack_won", "attack_failed"):
                    player, _, strength, _ = happening.numbers
                    is_exact = strength == NINJAS[level - 1] and CLAN_IDS[s.clan[player]] == "ninjas"
                    count[f"ninjas {level}"] += int(is_exact)
            level = s.clan_level
            if s.over:
                break
            seat = (s.deciders & -s.deciders).bit_length() - 1
            legal = rules.legal(s, seat)
            rules.apply(s, seat, legal[int(luck.integers(len(legal)))])
    return count


@pytest.mark.slow
def test_every_event_and_every_clan_level_fires() -> None:
    """RL-13.1 to RL-13.14, RL-15.4 to RL-15.15: at least 100 times in 5,000 games, so 5 times in 250."""
    count = fired(250)
    wanted = [*EVENT_IDS, *(f"{clan} {level}" for clan in CLAN_IDS for level in (1, 2))]
    assert len(wanted) == 14 + 24
    assert {name: count[name] for name in wanted if count[name] < 5} == {}


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 13))
def test_all_variants_at_every_number_of_players(seats: int) -> None:
    """RL-2.1, RL-2.5: all twelve combinations of options keep bounds and invariants in random games."""
    for food_order in ("shuffled", "sorted"):
        for boards in ("standard", "all_aggressive", "secret_choice"):
            for clans in ("off", "on"):
                options = {"food_order": food_order, "boards": boards, "clans": clans}
                soak(find("ratland"), seats, 20, seed=seats, options=options)
