"""The boards in text as they were last looked at. `python tests/terminal/test_snapshots.py` writes them anew."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1]))

from kit import play_random
from undercity import GAMES, Match
from undercity.testing.suite.boards import drawn_in_text

SNAPSHOTS = Path(__file__).parent / "snapshots"


def board(game: str) -> str:
    """Somewhere in the middle of a random game, for the first seat."""
    match = play_random(Match(game, seed=5), random.Random(5), 30)
    return "".join(f"{line.rstrip()}\n" for line in drawn_in_text(match, 0).splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_drawn_as_it_was(game: str) -> None:
    assert board(game) == (SNAPSHOTS / f"{game}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    SNAPSHOTS.mkdir(exist_ok=True)
    for name in GAMES:
        (SNAPSHOTS / f"{name}.txt").write_text(board(name), encoding="utf-8")
