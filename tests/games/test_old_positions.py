"""Positions written by version 0.1 (commit 2b0c86c): they load, ask the same, and can be played on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kit import play_random
from undercity import Match

FOLDER = Path(__file__).parents[1] / "fixtures" / "positions-0.1"
POSITIONS = sorted(path.stem for path in FOLDER.glob("*.json"))


def read(name: str) -> dict[str, Any]:
    """The position, and by seat what could be chosen in it, in notation."""
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_every_game_has_five_of_them_or_more() -> None:
    games = [name.split("-")[0] for name in POSITIONS]
    assert {game: games.count(game) for game in set(games)} == {
        "ankh_morpork": 6, "die_patin": 5, "ratcatcher": 5, "ratland": 5, "target_rats": 5,
    }  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_of_the_old_version_is_played_to_its_end(name: str) -> None:
    old = read(name)
    match = Match.from_position(old["position"]["game"], old["position"])
    assert {str(seat): [choice.notation for choice in match.choices(seat)] for seat in match.deciders} == old["choices"]
    luck = random.Random(name)
    while not match.over:
        play_random(match, luck, choices=25)
        assert match.game.broken(match.state) is None
    assert len(match.ranks) == match.seats
