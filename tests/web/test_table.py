"""Play in the browser: whole games by mouse, keyboard and touch; undo, rules, chat, spectators, replay."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from undercity.engine.game import GAMES, find
from web.house import LAPTOP, PHONE
from web.play import TAKE, Hand, open_table, wait_for_turn

Visit = Callable[..., Any]
# the quickest whole game of each: seats and options
SHORT: dict[str, tuple[int, dict[str, Any]]] = {"target_rats": (2, {"mode": "quick"})}
LONG = {"ankh_morpork", "target_rats"}  # hundreds of choices: by mouse only, and slow


def seats_and_options(game: str) -> tuple[int, dict[str, Any]]:
    return SHORT.get(game, (max(1, find(game).seats[0]), {}))


def sit_down(page: Any, game: str) -> str:
    table = open_table(page, game, *seats_and_options(game))
    page.goto(f"/t/{table}")
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    page = visit("/")
    table = sit_down(page, game)
    hand = Hand(page, "mouse")
    hand.play()
    page.wait_for_selector(".result h2")
    result = page.request.get(f"/api/tables/{table}").json()
    assert result["state"] == "finished"
    assert [int(cell) for cell in page.locator(".result tbody .num").all_inner_texts()] == sorted(
        result["result"]["points"],
        key=lambda points: result["result"]["ranks"][result["result"]["points"].index(points)],
    )
    assert hand.choices > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game not in LONG])
def test_a_whole_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit("/")
    table = sit_down(page, game)
    Hand(page, "keyboard", seed=2).play()
    assert page.request.get(f"/api/tables/{table}").json()["state"] == "finished"


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game not in LONG])
def test_a_whole_game_on_a_phone(visit: Visit, game: str) -> None:
    page = visit("/", viewport=PHONE, has_touch=True)
    table = sit_down(page, game)
    Hand(page, "touch", seed=3).play()
    assert page.request.get(f"/api/tables/{table}").json()["state"] == "finished"


@pytest.mark.parametrize("game", GAMES)
def test_some_choices_at_every_table(visit: Visit, game: str) -> None:
    """Every game plays in the browser from its first decision on, on the board and in the list."""
    page = visit("/")
    sit_down(page, game)
    assert Hand(page, "mouse", seed=4).play(most=6) == 6 or page.query_selector(".result")


def test_undo_takes_back_the_last_choice(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    first = page.locator(TAKE).all_inner_texts()
    undo = page.get_by_role("button", name="Undo")
    assert undo.is_disabled()
    page.locator(TAKE).first.click()
    page.wait_for_function(
        "() => document.querySelector('.prompt .tools button:not(:disabled)')?.innerText.includes('Undo')"
    )
    assert page.locator(TAKE).all_inner_texts() != first
    page.keyboard.press("u")
    page.wait_for_function(
        f"first => [...document.querySelectorAll('{TAKE}')].map(b => b.innerText).join() === first.join()", arg=first
    )


def test_a_spot_on_the_board_is_a_choice_of_the_list(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    listed = {button.get_attribute("data-choice") for button in page.query_selector_all(TAKE)}
    lit = {spot.get_attribute("data-choice") for spot in page.query_selector_all(".board .can")}
    assert lit == listed
    spot = page.locator(".board .can").first
    notation = spot.get_attribute("data-choice")
    spot.locator(".wall").hover()
    text = page.locator(".would").inner_text()
    assert page.locator(f"{TAKE}[data-choice='{notation}']").inner_text().split("\n")[-1] in text
    spot.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('.prompt .text').innerText !== before", arg="")
    page.locator(".side li", has_text="Wilma settles in").wait_for()


def test_a_clause_opens_the_rules_beside_the_board(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    clause = page.locator(".choices .clause").first
    name = clause.inner_text()
    clause.click()
    page.wait_for_selector(f"[data-clause='{name}'].current")
    assert page.locator(".board svg").first.is_visible()
    assert re.match(r"DP-\d+\.\d+", name)


def test_two_people_talk_and_a_spectator_watches(visit: Visit) -> None:
    ida = visit("/")
    table = open_table(ida, "die_patin", 2, listed=True)
    ida.goto(f"/t/{table}")
    watcher = visit(f"/t/{table}")
    wait_for_turn(ida)
    watcher.get_by_role("heading", name="You are watching").wait_for()
    assert watcher.locator(TAKE).count() == 0
    ida.get_by_role("tab", name="Chat").click()
    ida.get_by_label("Say something").fill("<b>Good evening</b>")
    ida.get_by_role("button", name="Send").click()
    watcher.get_by_role("tab", name="Chat").click()
    watcher.get_by_text("<b>Good evening</b>").wait_for()


def test_play_goes_on_after_the_network_was_gone(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'die_patin', 2)}")
    hand = Hand(page, "mouse", seed=5)
    hand.play(most=4)
    page.context.set_offline(True)
    page.get_by_text("Connection lost").wait_for()
    page.context.set_offline(False)
    page.wait_for_selector(".offline", state="detached")
    assert hand.play(most=8) == 8


@pytest.mark.skipif("ratland" not in GAMES, reason="RatLand is not in the house")
def test_two_browsers_place_behind_their_screens(visit: Visit) -> None:
    ida = visit("/")
    ida.request.post("/api/me", data={"name": "Ida"})
    table = ida.request.post("/api/tables", data={"game": "ratland", "seats": 2, "seat": 0}).json()["table"]["id"]
    bo = visit(f"/t/{table}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.get_by_role("button", name="Leave").wait_for()
    assert ida.request.post(f"/api/tables/{table}/start", data={}).ok
    ida.goto(f"/t/{table}")
    for page in (ida, bo):
        page.wait_for_selector("form.screen")
    Hand(ida, "mouse", seed=6)._fill_screen()
    ida.get_by_text("Waiting for the others").wait_for()
    assert bo.locator("form.screen").count() == 1
    bo.locator(".people li", has_text="Ida").get_by_text("has placed").wait_for()
    assert "7" not in bo.locator(".people li", has_text="Ida").locator("p.small").inner_text()
    Hand(bo, "mouse", seed=7)._fill_screen()
    ida.locator(".side li", has_text="Round 2").wait_for()


@pytest.mark.skipif("ratland" not in GAMES, reason="RatLand is not in the house")
def test_rats_are_placed_by_tapping_and_dragging(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'ratland', 2)}")
    page.wait_for_selector("form.screen")
    page.locator("[data-place=nursery] .slot").click()
    assert page.locator("#place-nursery").input_value() == "1"
    pool, dump = page.locator(".pool svg").first.bounding_box(), page.locator("[data-place=dump] .slot").bounding_box()
    page.mouse.move(pool["x"] + 5, pool["y"] + 5)
    page.mouse.down()
    page.mouse.move(dump["x"] + dump["width"] / 2, dump["y"] + dump["height"] / 2, steps=4)
    page.mouse.up()
    assert page.locator("#place-dump").input_value() == "1"


def test_a_finished_game_is_replayed(visit: Visit) -> None:
    page = visit("/")
    table = sit_down(page, "ratland" if "ratland" in GAMES else "die_patin")
    Hand(page, "mouse", seed=8).play()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay")
    slider = page.locator("input[type=range]")
    steps = int(slider.get_attribute("max") or 0)
    assert steps == page.request.get(f"/api/tables/{table}/replay").json()["steps"]
    page.get_by_label("To the end").click()
    page.get_by_text(f"Step {steps} of {steps}").wait_for()
    page.get_by_label("One step back").click()
    page.get_by_text(f"Step {steps - 1} of {steps}").wait_for()
    page.locator(".side .jump").last.click()
    page.get_by_role("img", name="How good the position looked").wait_for()


def test_a_table_is_ready_soon(visit: Visit) -> None:
    """Interactive within 2 s of opening the address, with a warm server."""
    page = visit("/")
    table = open_table(page, "die_patin", 5)
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    begun = time.monotonic()
    page.goto(f"/t/{table}")
    page.wait_for_selector(TAKE)
    assert time.monotonic() - begun < 2


def test_pointing_in_the_list_does_not_move_it(visit: Visit) -> None:
    page = visit("/", viewport=LAPTOP)
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    button = page.locator(TAKE).last
    before = button.bounding_box()
    button.hover()
    assert button.bounding_box() == before
