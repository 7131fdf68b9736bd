"""Why not? A choice is legal if and only if no reason speaks against it."""

from undercity import GAMES, find
from undercity.testing.suite.whynot import *  # noqa: F403


def test_no_game_is_forgotten() -> None:
    assert [name for name in GAMES if not find(name).conditions] == []
