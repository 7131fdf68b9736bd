"""The stage: what happens is played in order, the position follows, and whoever wants to go on goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from web.play import Hand, open_table, wait_for_turn

Visit = Callable[..., Any]
CAPTION = ".caption p.told"
PLAYED = """() => {
  window.captions = [];
  const note = () => {
    const text = document.querySelector('.caption p.told')?.textContent ?? '';
    if (text && text !== captions.at(-1)) captions.push(text);
  };
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
STORY = "() => [...document.querySelectorAll('.side ol li')].map(one => one.textContent)"

STEPS_BACK = """() => {
  const button = document.querySelector("[title='Since your last turn']:not([hidden])");
  return button ? Number(button.innerText.replace(/[^0-9]/g, '')) : 0;
}"""


def sit_down(page: Any, speed: str, seats: int = 3, **more: Any) -> str:
    """A table of Die Patin at which bots act before the person's second choice of a place."""
    page.evaluate("speed => localStorage.setItem('undercity.speed', speed)", speed)
    table = open_table(page, "die_patin", seats, {"start_player": 0}, **more)
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    return table


def until_others_act(page: Any, speed: str = "slow") -> None:
    """Place the own rats; then the bots place theirs on the stage."""
    sit_down(page, speed)
    hand = Hand(page, "keyboard", seed=3)
    while not page.query_selector(CAPTION):
        if page.query_selector("fieldset[aria-disabled=false] button.take"):
            hand.once()
        page.wait_for_timeout(30)


def test_beats_are_played_one_after_another_and_the_position_follows(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {PLAYED})")
    until_others_act(page, "fast")
    wait_for_turn(page)
    captions = page.evaluate("captions")
    assert len(captions) >= 6, captions  # two bots: an area and some manholes each
    assert all("Bot" in text or "Round" in text for text in captions)
    assert page.evaluate("!document.querySelector('.caption')"), "a choice is offered when all has been played"


def test_the_shown_position_lags_until_its_beats_are_over(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    until_others_act(page)
    assert page.query_selector("fieldset[aria-disabled=false] button.take") is None
    before = page.evaluate("() => document.querySelector('main').dataset.stamp")
    page.mouse.click(600, 300)  # on the board: to the present, and nothing is chosen by it
    wait_for_turn(page)
    assert page.evaluate("() => document.querySelector('main').dataset.stamp") != before
    assert page.query_selector(CAPTION) is None
    assert page.query_selector(".menu") is None


def test_a_key_goes_to_the_present_and_chooses_nothing(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    until_others_act(page)
    told = page.evaluate(STORY)
    for _ in range(40):  # bots may still be at it when the first key has been pressed
        if page.query_selector(CAPTION) is None:
            break
        page.keyboard.press("1")
        page.wait_for_timeout(60)
    wait_for_turn(page)
    assert len(page.evaluate(STORY)) >= len(told)


def test_pause_step_and_continue(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference")
    until_others_act(page)
    page.keyboard.press("p")
    page.get_by_role("button", name="Continue").wait_for()
    page.wait_for_timeout(1500)  # the beat that was on the stage comes to its end
    first = page.inner_text(CAPTION)
    page.wait_for_timeout(1500)
    assert page.inner_text(CAPTION) == first, "nothing goes on while it is paused"
    page.get_by_role("button", name="Next step").click()
    page.wait_for_function("before => document.querySelector('.caption p.told').innerText !== before", arg=first)
    assert page.get_by_role("button", name="Continue").count() == 1, "one step, then it waits again"
    page.get_by_role("button", name="Skip").click()
    wait_for_turn(page)
    assert page.query_selector(CAPTION) is None


def test_looking_back_shows_what_came_since_the_last_choice(visit: Visit) -> None:
    page = visit("/")
    sit_down(page, "normal")
    hand = Hand(page, "keyboard", seed=3)
    for _ in range(30):
        hand.once()
        wait_for_turn(page)
        if page.evaluate(STEPS_BACK) >= 3:
            break
    page.wait_for_timeout(1000)  # all decide at the same time: the bots have by now
    stamp = page.evaluate("() => document.querySelector('main').dataset.stamp")
    page.get_by_title("Since your last turn").click()
    steps = int(page.locator(".looking .count").inner_text().split()[-1])
    seen = {page.evaluate("() => document.querySelector('main').dataset.stamp.split(' ')[0]")}
    assert page.locator(".board .can").count() == 0, "nothing can be chosen in the past"
    while page.locator(".looking button[aria-label='One step on']:not(:disabled)").count():
        page.locator(".looking button[aria-label='One step on']").click()
        seen.add(page.evaluate("() => document.querySelector('main').dataset.stamp.split(' ')[0]"))
    assert len(seen) == steps >= 3, "every change has its position"
    page.get_by_role("button", name="Back to the game").click()
    assert page.evaluate("() => document.querySelector('main').dataset.stamp") == stamp


def test_with_reduced_motion_nothing_waits(visit: Visit) -> None:
    page = visit("/")
    page.add_init_script(f"addEventListener('DOMContentLoaded', {PLAYED})")
    sit_down(page, "slow")
    Hand(page, "keyboard", seed=4).play(most=12)
    assert page.evaluate("captions") == []


def test_the_replay_is_played_on_the_same_stage(visit: Visit) -> None:
    page = visit("/")
    table = sit_down(page, "normal", 2)
    page.request.post(f"/api/tables/{table}/abandon", data={"wish": True})
    page.goto(f"/t/{table}/replay")
    page.get_by_text("Step 0 of").wait_for()
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(PLAYED)
    if page.locator("input[type=range]").get_attribute("max") != "0":
        page.get_by_role("button", name="One step on").click()
        page.wait_for_function("() => captions.length > 0")
