"""The table in the browser: undo, hint, rules, touch, chat, spectators, networks that go away, replay."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from kit import depends_on_the_machine
from web.house import LAPTOP, PHONE
from web.play import TAKE, Hand, open_table, wait_for_turn

Visit = Callable[..., Any]
CLOCK = "Number(document.querySelector('main').dataset.stamp.split(' ')[0])"
CARDS = ".cards .card.can"  # Die Patin's intrigue cards, while one may be laid


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
    page.locator(".side li", has_text="Ida starts in").wait_for()


def test_everybody_is_called_by_one_name(visit: Visit) -> None:
    """In the players' list, the chronicle and the prompt alike, with her mark; the clan stands beside it."""
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    page.locator(TAKE).first.click()
    told = page.locator(".side li", has_text="starts in").first
    told.wait_for()
    names = page.locator(".people .name, li[data-at^=seat] .name").all_inner_texts()
    assert told.locator(".who").inner_text().strip() == names[0]
    assert told.locator(".who svg").count() == 1
    assert page.locator("li[data-at='seat 0'] .role").inner_text()
    assert "Bot 2" in names


def test_a_hint_says_and_takes_a_choice(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    before = clock(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.locator(".would[role=status]", has=page.get_by_role("button"))
    hint.wait_for()
    listed = page.locator(TAKE).locator("span").all_inner_texts()
    assert any(text and text in hint.inner_text() for text in listed)
    hint.get_by_role("button", name="Confirm").click()
    page.wait_for_function(
        "before => Number(document.querySelector('main').dataset.stamp.split(' ')[0]) > before", arg=before
    )


def test_a_first_touch_only_points(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    before = clock(page)
    hand = Hand(page, "touch", seed=9)
    assert hand.press(".board .can")
    would = page.locator(".would")
    would.wait_for()
    assert would.locator("span").first.inner_text() in page.locator(TAKE).locator("span").all_inner_texts()
    page.wait_for_timeout(200)
    assert clock(page) == before
    would.get_by_role("button", name="Confirm").tap()
    page.wait_for_function(
        "before => Number(document.querySelector('main').dataset.stamp.split(' ')[0]) > before", arg=before
    )


def test_a_board_is_zoomed_and_dragged(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'ratcatcher', 1)}")
    wait_for_turn(page)
    svg = page.locator(".board .frame svg").first
    whole = svg.get_attribute("viewBox")
    box = svg.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -300)
    near = svg.get_attribute("viewBox")
    assert float(near.split()[2]) < float(whole.split()[2])
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2 + 40, steps=4)
    page.mouse.up()
    assert svg.get_attribute("viewBox") != near
    page.get_by_role("button", name="Show all").click()
    assert float(svg.get_attribute("viewBox").split()[2]) >= float(whole.split()[2]) - 1


def test_a_clause_opens_the_rules_beside_the_board(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    clause = page.locator(".choices .clause").first
    name = clause.locator(".id").inner_text()
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


def clock(page: Any) -> int:
    """How many choices the page knows of."""
    return int(page.locator("main").get_attribute("data-stamp").split()[0])


def wait_until_after(page: Any, before: int) -> None:
    page.wait_for_function(f"() => {CLOCK} > {before}")


def two_at_a_table(visit: Visit, game: str) -> tuple[Any, Any, str]:
    """Ida opens a table, Bo joins through the link, the game starts; both look at it."""
    ida = visit("/")
    ida.request.post("/api/me", data={"name": "Ida"})
    table = ida.request.post("/api/tables", data={"game": game, "seats": 2, "seat": 0}).json()["table"]["id"]
    bo = visit(f"/t/{table}")
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    bo.get_by_role("button", name="Leave").wait_for()
    assert ida.request.post(f"/api/tables/{table}/start", data={}).ok
    ida.goto(f"/t/{table}")
    for page in (ida, bo):
        page.wait_for_selector(".board svg")
    return ida, bo, table


def who_decides(players: list[Hand]) -> Hand:
    """Whose page has something to choose; looks again until one has."""
    for _ in range(400):
        for hand in players:
            if hand.page.locator(TAKE).count():
                return hand
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody can choose anything")


@depends_on_the_machine
def test_after_ten_seconds_offline_the_table_is_current_within_a_second(visit: Visit) -> None:
    """The other one plays on meanwhile; what was missed is there soon after the network is, and play goes on."""
    ida, bo, _ = two_at_a_table(visit, "die_patin")
    players = [Hand(ida, "mouse", seed=5), Hand(bo, "mouse", seed=6)]
    while (whose := who_decides(players)) is not players[1]:
        whose.once()
    ida.context.set_offline(True)
    ida.get_by_text("Connection lost").wait_for()
    gone, before = time.monotonic(), clock(ida)
    bo.locator(TAKE).first.click()
    wait_until_after(bo, before)
    ida.wait_for_timeout(max(0, 10_000 - 1000 * (time.monotonic() - gone)))
    assert clock(ida) == before
    now = clock(bo)
    ida.context.set_offline(False)
    back = time.monotonic()
    ida.wait_for_function(f"() => {CLOCK} >= {now}", polling=5)
    took = time.monotonic() - back
    print(f"current again after {took:.3f} s")
    assert took < 1
    ida.wait_for_selector(".offline", state="detached")
    who_decides(players).once()


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


def test_what_another_does_meanwhile_leaves_a_decision_made_together_alone(visit: Visit) -> None:
    """Both choose their intrigue cards: Ida has a hint and points at a card while Bo lays his."""
    ida, bo, _ = two_at_a_table(visit, "die_patin")
    players = [Hand(ida, "mouse", seed=5), Hand(bo, "mouse", seed=6)]
    while not (ida.locator(CARDS).count() and bo.locator(CARDS).count()):
        who_decides(players).once()
    ida.get_by_role("button", name="Hint").click()
    hint = ida.locator(".would[role=status]", has=ida.get_by_role("button"))
    hint.wait_for()
    before, advice = clock(ida), hint.inner_text()
    bo.locator(CARDS).first.click()
    wait_until_after(ida, before)
    assert hint.inner_text() == advice
    ida.locator(CARDS).nth(1).hover()
    pointing = ida.locator(".would.pointing").inner_text()
    bo.get_by_role("button", name="Undo").click()
    ida.wait_for_function(f"() => {CLOCK} === {before}")
    assert ida.locator(".would.pointing").inner_text() == pointing


def test_two_browsers_place_behind_their_screens(visit: Visit) -> None:
    ida, bo, _ = two_at_a_table(visit, "ratland")
    for page in (ida, bo):
        page.wait_for_selector("form.screen:not([inert])")
    bo.locator("[data-place=nursery] .slot").click()
    Hand(ida, "mouse", seed=6).fill_screen()
    ida.get_by_text("Waiting for the others").wait_for()
    assert bo.locator("form.screen:not([inert])").count() == 1
    bo.locator(".people li", has_text="Ida").get_by_text("has placed").wait_for()
    assert bo.locator("#place-nursery").input_value() == "1"
    assert "7" not in bo.locator(".people li", has_text="Ida").locator("p.small").inner_text()
    Hand(bo, "mouse", seed=7).fill_screen()
    ida.get_by_text("Waiting for the others").wait_for(state="hidden")  # the screens are lifted
    ida.locator(".people li", has_text="Bo").get_by_text("has placed").wait_for(state="hidden")


def test_rats_are_placed_by_tapping_and_dragging(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'ratland', 2)}")
    page.wait_for_selector("form.screen:not([inert])")
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
    table = open_table(page, "ratland", 2)
    page.goto(f"/t/{table}")
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


@depends_on_the_machine
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
