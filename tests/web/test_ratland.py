"""RatLand's board: a round played phase by phase and summed up; a placement says what it will cost and is not lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercity.games.ratland.table import EVENT_IDS
from web.house import PHONE
from web.play import Hand, open_table, wait_for_turn

Visit = Callable[..., Any]
AT_ONCE = ("abundance", "cousin_visit", "drunk")  # events that change rats or cheese before anybody places
# Cheese and rats of every clan, as the summary says
SUMS = """() => [...document.querySelectorAll('.scene tbody tr')].map(
  row => [...row.querySelectorAll('td.sum')].map(cell => Number(cell.textContent)))"""


def known(page: Any, table: str) -> Any:
    """What the person's seat knows of the record."""
    return page.request.get(f"/api/tables/{table}/known").json()["position"]


def clans(position: Any, seats: int) -> list[list[int]]:
    """Cheese and living rats by seat."""
    away = [position[name] for name in ("waiting", "sick", "lost")]
    return [[position["cheese"][p], sum(position["rats"][p]) + sum(row[p] for row in away)] for p in range(seats)]


def test_a_round_is_played_and_what_it_came_to_is_true(visit: Visit) -> None:
    """The screens go up, the phases come in order, and the summary has what the table has."""
    page = visit("/", reduced_motion="no-preference")
    table = open_table(page, "ratland", 4)
    page.goto(f"/t/{table}")
    compared = 0
    for seed in range(4):
        wait_for_turn(page)
        Hand(page, "mouse", seed=seed).fill_screen()
        page.wait_for_selector(".scene .now h3")
        if page.locator(".scene .clans article").count() == 4 and not compared:
            names = page.locator(".scene .phases li.now").all_inner_texts()
            assert names == ["Rats"]
        to_summary = page.get_by_role("button", name="To the summary")
        if not to_summary.count():  # a question in the middle of the round
            page.get_by_role("button", name="Skip").click()
            break
        to_summary.click()
        sums = page.evaluate(SUMS)
        page.locator(".scene").get_by_role("button", name="Continue").click()
        page.wait_for_selector(".scene", state="detached")
        after = known(page, table)
        if EVENT_IDS[after["event_deck"][after["round_no"] - 1]] not in AT_ONCE:
            assert sums == clans(after, 4)
            compared += 1
        page.mouse.click(5, 300)  # whatever else is played: to the present
    assert compared


def test_a_placement_says_what_the_clan_will_eat(visit: Visit) -> None:
    page = visit("/")
    table = open_table(page, "ratland", 2)
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    cheese, rats = clans(known(page, table), 1)[0]
    page.locator("#place-nursery").fill(str(rats))
    need = {14: 5, 16: 6}[2 * rats]  # by the printed table (RL-11.2)
    said = page.locator(".sure").inner_text()
    assert f"{2 * rats} rats ({rats} newborn) eat {need} cheese. You have {cheese}." in said
    assert f"Find {need - cheese} more" in said


def test_a_placement_outlives_another_tab_of_the_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True)
    page.goto(f"/t/{open_table(page, 'ratland', 2)}")
    wait_for_turn(page)
    page.locator("#place-dump").fill("2")
    page.locator(".tabs button").nth(1).click()
    page.wait_for_selector("form.screen", state="detached")
    page.locator(".tabs button").first.click()
    assert page.locator("#place-dump").input_value() == "2"


def test_what_is_on_the_table_tells_what_it_is(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'ratland', 3)}")
    wait_for_turn(page)
    page.locator("[data-at='place 3 of 0'] .attacked").hover(force=True)
    page.get_by_role("tooltip").get_by_text("Rats here attack Bot 2.").wait_for()
    page.locator(".piles li").first.hover()
    page.get_by_role("tooltip").get_by_text("the end card is among the last five events").wait_for()


def test_a_replay_for_all_eyes_looks_behind_the_screens(visit: Visit) -> None:
    """Who sees all sees every clan's rats while they are placed, also who sat at the table; the others' eyes do not."""
    page = visit("/")
    table = open_table(page, "ratland", 3)
    page.goto(f"/t/{table}")
    Hand(page, "mouse", seed=3).play(most=2)
    page.request.post(f"/api/tables/{table}/abandon", data={})
    steps = range(page.request.get(f"/api/tables/{table}/replay").json()["steps"])
    views = (page.request.get(f"/api/tables/{table}/replay/{step}?seat=all").json()["view"] for step in steps)
    step = next(
        k
        for k, view in enumerate(views)
        if view["table"]["screens"] and any(player["confirmed"] for player in view["table"]["players"])
    )
    page.goto(f"/t/{table}/replay#{step}")
    page.wait_for_selector(".board .frame svg")
    assert page.locator(".hush").count() == 0
    page.evaluate("window.drawn = document.querySelector('.board .frame svg')")
    page.select_option(".as select", "spectator")
    page.wait_for_selector(".hush")
    assert page.locator(".hush").count() >= 4
    assert page.evaluate("drawn.isConnected"), "other eyes look at the same board: it is not drawn anew"


def test_a_replay_is_played_by_phase_also_where_nothing_moves(visit: Visit) -> None:
    """Round and phase in one list; a phase is shown as at the table, and whoever reduced motion goes on by herself."""
    page = visit("/")
    table = open_table(page, "ratland", 3)
    page.goto(f"/t/{table}")
    Hand(page, "mouse", seed=3).play(most=2)
    page.request.post(f"/api/tables/{table}/abandon", data={})
    page.goto(f"/t/{table}/replay")
    stops = page.get_by_label("Go to")
    stops.wait_for()
    names = [name.strip() for name in stops.locator("option").all_inner_texts()]
    assert names[0].startswith("Round 1 begins")
    first = names[1 : next(k for k, name in enumerate(names) if name.startswith("Round 2"))]
    assert (first[0], first[-1]) == ("› Rats", "› Feeding")
    now = page.locator(".scene [aria-current=step]")
    for phase in ("Search", "Feeding"):
        stops.select_option(index=names.index(f"› {phase}"))
        now.get_by_text(phase, exact=True).wait_for()
    page.locator(".scene").get_by_role("button", name="Rats").click()
    now.get_by_text("Rats", exact=True).wait_for()
    page.get_by_role("button", name="To the summary").click()
    page.locator(".scene").get_by_role("button", name="Continue").click()
    page.wait_for_selector(".scene", state="detached")


def test_a_hint_is_the_whole_placement_and_can_be_taken_at_once(visit: Visit) -> None:
    """What the bot would place stands beside every place, in words, and behind one button."""
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'ratland', 2)}")
    wait_for_turn(page)
    stamp = page.evaluate("document.querySelector('main').dataset.stamp")
    left = page.locator(".screen .top [role=status]").inner_text()
    page.keyboard.press("h")
    page.get_by_role("button", name="Place them so").wait_for()
    names = page.locator(".screen .place label > span").all_inner_texts()
    rats = [int(text.removeprefix("★ ")) for text in page.locator(".screen .advice").all_inner_texts()]
    assert left == f"{sum(rats)} rats still to place"
    said = [f"{name} {count}" for name, count in zip(names, rats, strict=True) if count]
    assert f"The bot would: {', '.join(said)}" in page.locator(".would").inner_text()
    page.get_by_role("button", name="Place them so").click()
    page.wait_for_function("before => document.querySelector('main').dataset.stamp !== before", arg=stamp)
    assert page.locator(".screen .advice").count() == 0
