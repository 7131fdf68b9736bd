"""What random games reach: every card, every item, every decision."""

from __future__ import annotations

import random

import pytest

from games.target_rats.burrow import GAME
from kit import begin, walk
from undercity.engine.chronicle import read_tape
from undercity.engine.seam import plain
from undercity.games.target_rats.table import CARDS, ITEMS

GAMES_AT_MOST = 150


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_drawn_and_every_item_used(seats: int) -> None:
    """TR-8.19, TR-9.6, TR-19.1: no card, item or decision is out of reach of random players."""
    rules = plain(GAME)
    cards: set[int] = set()
    items: set[int] = set()
    steps: set[str] = set()
    wanted = {step.name for step in GAME.steps.all if step.decision}
    for seed in range(GAMES_AT_MOST):
        s = begin(("target_rats", seats, {"mode": "lab"}), seed)
        for _ in walk(rules, s, random.Random(seed)):
            step = GAME.step_of(s)
            assert step is not None
            steps.add(step.name)
            for happening in read_tape(s, GAME.events):
                if happening.event.name == "card_drawn":
                    cards.add(happening.numbers[1])
                if happening.event.name == "item_played":
                    items.add(happening.numbers[1])
        assert s.clock <= GAME.step_bound
        if len(cards) == CARDS and len(items) == ITEMS and seed > 20:
            break
    assert len(cards) == CARDS
    assert len(items) == ITEMS
    rare = {"overflow", "surplus", "quadrant", "token_source", "pairs"}  # need many rats or all tokens of a kind
    assert wanted - rare <= steps
