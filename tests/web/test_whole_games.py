"""Whole games of all five in the browser against bots: by mouse, by keyboard alone, and by touch on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercity.engine.game import GAMES, find
from web.house import LAPTOP, PHONE
from web.play import Hand, open_table

Visit = Callable[..., Any]
# seats, options and bots that make for a short game; Target: Rats ends soon against somebody who plays to win
SHORT: dict[str, tuple[int, dict[str, Any], str]] = {"target_rats": (2, {"mode": "quick"}, "beginner")}
WAYS: dict[str, dict[str, Any]] = {
    "mouse": {"viewport": LAPTOP},
    "keyboard": {"viewport": LAPTOP},
    "touch": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def sit_down(page: Any, game: str) -> str:
    seats, options, level = SHORT.get(game, (find(game).seats[0], {}, "random"))
    table = open_table(page, game, seats, options, bots={str(seat): level for seat in range(1, seats)})
    page.goto(f"/t/{table}")
    return table


def ranking(page: Any) -> list[int]:
    """The points as the table of results shows them, best first."""
    return [int(cell.replace("−", "-")) for cell in page.locator(".result tbody .num:not(.part)").all_inner_texts()]


@pytest.mark.slow
@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit: Visit, game: str, how: str) -> None:
    page = visit("/", **WAYS[how])
    table = sit_down(page, game)
    hand = Hand(page, how, seed=3)
    hand.play()
    page.wait_for_selector(".result h2")
    found = page.request.get(f"/api/tables/{table}").json()
    assert found["state"] == "finished"
    points, ranks = found["result"]["points"], found["result"]["ranks"]
    if len(points) > 1:  # alone one wins or loses, and there is nobody to be ranked against
        order = sorted(range(len(points)), key=lambda seat: (ranks[seat], seat))
        assert ranking(page) == [points[seat] for seat in order]
    assert hand.choices > 0
    if how != "keyboard" and game != "ratland":  # RatLand's choices on the board are the chambers of its screen
        assert hand.on_board > 0


@pytest.mark.parametrize("game", GAMES)
def test_some_choices_at_every_table(visit: Visit, game: str) -> None:
    """Every game plays in the browser from its first decision on, on the board and in the list."""
    page = visit("/")
    sit_down(page, game)
    assert Hand(page, "mouse", seed=4).play(most=6) == 6 or page.query_selector(".result")
