"""Rules of thumb: the suite of all games, and their names where a level is named."""

from __future__ import annotations

import pytest

from undercity import find
from undercity.bots import BadLevel, is_ready, make
from undercity.bots.ladder import climb
from undercity.testing.suite.thumbs import *  # noqa: F403


def test_the_ladder_takes_them_by_name() -> None:
    game = find("ratland")
    ladder = climb(game, 3, 6, levels=("random", "even", "provider"), seed=5)
    assert {row.level for row in ladder.standings} == {"random", "even", "provider"}
    assert is_ready("even", game)


def test_a_rule_of_thumb_of_another_game() -> None:
    with pytest.raises(BadLevel, match=r"'nester'.*Die Patin has the rules of thumb collector, expander"):
        make("nester", "die_patin")
