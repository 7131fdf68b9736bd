"""How a game ended: who won and why, where it turned, the replay by turns and steps, the rematch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from web.play import Hand, open_table

Visit = Callable[..., Any]


def finished(page: Any, game: str = "die_patin", seats: int = 2) -> str:
    table = open_table(page, game, seats)
    page.goto(f"/t/{table}")
    Hand(page, "keyboard", seed=14).play()
    page.wait_for_selector(".result")
    return table


# in Ankh-Morpork minions, buildings and money, in RatLand the living and the graveyard; and all together
@pytest.mark.parametrize(("game", "columns"), [("ankh_morpork", 4), ("ratland", 3)])
def test_points_by_source_are_all_the_points(visit: Visit, game: str, columns: int) -> None:
    page = visit("/")
    finished(page, game)
    for row in page.locator(".result tbody tr").all():
        numbers = [int(text.replace("−", "-")) for text in row.locator("td.num").all_inner_texts()]
        assert len(numbers) == columns
        assert sum(numbers[:-1]) == numbers[-1]
    reasons = page.locator(".result .why li").all_inner_texts()
    assert any("wins" in one or "share" in one for one in reasons), "who won, and by what"
    assert not any(one.startswith("Nobody was") for one in reasons)


def test_the_result_says_where_points_come_from_and_where_the_game_turned(visit: Visit) -> None:
    page = visit("/")
    table = finished(page)
    result = page.request.get(f"/api/tables/{table}").json()["result"]
    page.set_viewport_size({"width": 1366, "height": 600})
    height = "one => one.getBoundingClientRect().height"
    shown, needed = page.locator(".result .wide").evaluate(height), page.locator(".result table").evaluate(height)
    assert shown >= needed > 60, "the table keeps its height where the panel has less than it needs"
    for row in page.locator(".result tbody tr").all():
        numbers = [int(text.replace("−", "-")) for text in row.locator("td.num").all_inner_texts()]
        assert len(numbers) == 5, "missions, trophies, chains, symbols, and all together"
        assert sum(numbers[:-1]) == numbers[-1]
        assert numbers[-1] in result["points"]
    assert page.locator(".result .why li").count() >= 1
    page.get_by_role("heading", name="Where the game turned").wait_for()
    page.get_by_text("Points over the game").first.click()
    plot = page.get_by_role("img", name="Points over the game")
    plot.wait_for()
    assert plot.locator("path:not(.seat)").count() == 2, "a line for each seat"
    shown = [int(one.replace("−", "-")) for one in page.locator(".result .course li b").all_inner_texts()]
    assert sorted(shown) == sorted(result["points"]), "it ends with the points of the result"
    link = page.locator(".result .turns a").first
    step = int(link.inner_text().split()[-1])
    link.click()
    page.get_by_text(f"Step {step} of").wait_for()
    page.get_by_role("button", name="One turn on").click()
    page.wait_for_function("before => Number(location.hash.slice(1)) > before", arg=step)
    moves = page.request.get(f"/api/tables/{table}/replay").json()["moves"]
    at = page.evaluate("() => Number(location.hash.slice(1))")
    assert at == len(moves) or moves[at]["seat"] != moves[at - 1]["seat"], "somebody else begins to decide"


def test_ratcatcher_is_won_or_lost(visit: Visit) -> None:
    page = visit("/")
    table = finished(page, "ratcatcher", 1)
    lost = page.request.get(f"/api/tables/{table}").json()["result"]["ranks"] != [1]
    assert page.locator(".result h2").inner_text() == ("The game is lost" if lost else "You win")
    page.goto("/")
    page.get_by_text("lost" if lost else "won", exact=True).first.wait_for()
