"""Dice that come out as a test wants them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.target_rats.burrow import SCRIPT, scripted_roll
from undercity.games.target_rats import board, exterminator, scavenge


@pytest.fixture(autouse=True)
def scripted_dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """`rig` scripts the dice of the plain rules; every scripted chance must be used up."""
    SCRIPT.clear()
    for room in (board, exterminator, scavenge):
        monkeypatch.setattr(room, "roll", scripted_roll)
    yield
    left = list(SCRIPT)
    SCRIPT.clear()
    assert not left
