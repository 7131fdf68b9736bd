"""What random play reaches: every card, event, personality and ending, at every number of players."""

from __future__ import annotations

import random

import pytest

from kit import begin, walk
from undercity.engine.chronicle import read_tape
from undercity.engine.seam import compiled
from undercity.games.ankh_morpork import GAME
from undercity.games.ankh_morpork import table as t

GAMES = 400
PLAYED = {"card_played", "interrupt_played"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_reach_everything(seats: int) -> None:
    """AM-19.1, AM-20.4: all cards of the game played, all events drawn, all personalities dealt, all endings."""
    rules = compiled(GAME)
    played: set[int] = set()
    drawn: set[int] = set()
    dealt: set[int] = set()
    endings: set[tuple[int, bool]] = set()
    for seed in range(GAMES):
        s = begin(("ankh_morpork", seats, {}), seed, rules)
        dealt.update(p for p in s.personality if p >= 0)  # type: ignore[attr-defined]
        for _ in walk(rules, s, random.Random(seed)):
            for happening in read_tape(s, GAME.events):
                if happening.event.name in PLAYED:
                    played.add(happening.numbers[1])
                elif happening.event.name == "event_drawn":
                    drawn.add(happening.numbers[1])
        endings.add((s.ended_by, s.winner >= 0))  # type: ignore[attr-defined]
    assert played == {c for c in range(t.CARDS) if t.IN_GAME[seats][c]}
    assert drawn == set(range(t.EVENT_CARDS))
    assert dealt == {p for p in range(t.PERSONALITIES) if t.DEALT[seats][p]}
    assert endings == {
        (t.BY_PERSONALITY, True),
        (t.BY_RIOTS, False),
        (t.BY_DRAW_PILE, True),
        (t.BY_DRAW_PILE, False),
    }
