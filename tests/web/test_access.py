"""Everybody can play: no serious finding of axe-core, large letters, small screens, and a game by screen reader."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from undercity.engine.game import GAMES, find
from web.house import AXE, CHROMIUM, FLAGS, LAPTOP, PHONE
from web.play import SURE, Hand, open_table, wait_for_turn

Visit = Callable[..., Any]
SEATS = {game: min(find(game).seats[-1], 3) for game in GAMES}


def violations(page: Any) -> list[str]:
    """What axe-core finds serious or critical, by day and by night."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for finding in page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]:
            if finding["impact"] in ("serious", "critical"):
                found.append(f"{scheme}: {finding['id']}: {finding['nodes'][0]['target']}")
    return found


# ------------------------------------------------------------ axe-core on every page


@pytest.fixture(scope="module")
def finished(browser: Any, address: str) -> Iterator[tuple[str, str, list[Any]]]:
    """A finished table and one that waits for players, with the cookies of their host."""
    context = browser.new_context(base_url=address, viewport=LAPTOP, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    over = open_table(page, "ratland", 3, listed=True)
    page.goto(f"/t/{over}")
    Hand(page, "mouse", seed=2).play()
    wish = {"game": "die_patin", "seats": 3, "seat": 0, "bots": {"1": "random"}}
    waiting = page.request.post("/api/tables", data=wish).json()["table"]["id"]
    yield over, waiting, context.cookies()
    context.close()


PAGES = {
    "lobby": ("/", ".game"),
    "create": ("/new/ankh_morpork", "form"),
    "waiting room": ("/t/{waiting}", "#link"),
    "result": ("/t/{over}", ".result"),
    "replay": ("/t/{over}/replay", "input[type=range]"),
    "rules": ("/rules/target_rats", ".rulestext details"),
    "nothing": ("/nothing/here", "h1"),
}


@pytest.mark.parametrize("name", PAGES)
def test_no_serious_violation_on_any_page(visit: Visit, finished: tuple[str, str, list[Any]], name: str) -> None:
    over, waiting, cookies = finished
    path, sign = PAGES[name]
    page = visit("/")
    page.context.add_cookies(cookies)
    page.goto(path.format(over=over, waiting=waiting))
    page.wait_for_selector(sign)
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_no_serious_violation_at_any_table(visit: Visit, game: str, size: dict[str, int]) -> None:
    """Some choices into the game; on a phone with the players too, and once with every other tab."""
    page = visit("/", viewport=size, has_touch=size is PHONE)
    page.goto(f"/t/{open_table(page, game, SEATS[game])}")
    Hand(page, "touch" if size is PHONE else "mouse", seed=3).play(most=2 if game == "ratland" else 8)
    assert violations(page) == []
    for tab in page.locator(".tabs button").all()[1 : None if game == "die_patin" else 2]:
        tab.click()
        assert violations(page) == []


# ------------------------------------------------------------ room for everything


def unseen(page: Any) -> list[str]:
    """Words of prompt, choices, tabs and buttons that are cut off or cannot be brought into view."""
    return page.evaluate(  # type: ignore[no-any-return]
        """() => {
          const wrong = [];
          const shown = '.prompt h2, .prompt .text, .prompt button, .choices .take, .tabs button, .head > *';
          for (const part of document.querySelectorAll(`${shown}, main .btn, label, h1`)) {
            if (part.closest('.hidden, details:not([open]), svg') || !part.checkVisibility()) continue;
            part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const box = part.getBoundingClientRect();
            const name = `${part.className}: ${part.innerText.slice(0, 40)}`;
            const cut = part.clientWidth && part.scrollWidth > part.clientWidth + 1;
            if (cut && getComputedStyle(part).overflowX !== 'visible') wrong.push(`cut off: ${name}`);
            if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`beside the screen: ${name}`);
            const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 12)];
            const top = document.elementFromPoint(x, y);
            if (!top || !(part.contains(top) || top.contains(part))) wrong.push(`covered: ${name}`);
          }
          return wrong;
        }"""
    )


def sideways(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.fixture(scope="module")
def large_letters(browser: Any) -> Iterator[Any]:
    """A browser whose person has set the letters to twice their size, the `browser` fixture being open already."""
    found = browser.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, "--blink-settings=defaultFontSize=32"])
    yield found
    found.close()


@pytest.mark.parametrize("way", ["zoom", "letters"])
@pytest.mark.parametrize("game", GAMES)
def test_text_at_200_percent(browser: Any, large_letters: Any, address: str, game: str, way: str) -> None:
    """Zoomed to 200 %, or with letters of twice the size: nothing scrolls sideways, is cut off or out of reach."""
    half = {"width": LAPTOP["width"] // 2, "height": LAPTOP["height"] // 2}
    wishes = {"viewport": half, "device_scale_factor": 2} if way == "zoom" else {"viewport": LAPTOP}
    chosen = browser if way == "zoom" else large_letters
    context = chosen.new_context(base_url=address, locale="en", reduced_motion="reduce", **wishes)
    page = context.new_page()
    page.goto("/")
    page.wait_for_selector(".game")
    assert not sideways(page)
    page.goto(f"/t/{open_table(page, game, SEATS[game])}")
    assert wait_for_turn(page)
    assert not sideways(page)
    assert unseen(page) == []
    for tab in page.locator(".tabs button").all():
        tab.click()
        assert not sideways(page)
    context.close()


@pytest.mark.parametrize("path", ["/", "/new/die_patin", "/rules/ratland"])
def test_pages_at_200_percent(large_letters: Any, address: str, path: str) -> None:
    context = large_letters.new_context(base_url=address, locale="en", viewport=LAPTOP)
    page = context.new_page()
    page.goto(path)
    page.wait_for_load_state("networkidle")
    assert not sideways(page)
    assert unseen(page) == []
    context.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_board_own_area_and_prompt_are_seen_without_scrolling(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = visit("/", viewport=size, has_touch=size is PHONE)
    page.goto(f"/t/{open_table(page, game, SEATS[game])}")
    Hand(page, "touch" if size is PHONE else "mouse", seed=3).play(most=2 if game == "ratland" else 8)
    page.wait_for_selector(".result, .choices button.take, form.screen:not([inert])")
    assert not sideways(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    # the whole column of the board: the drawing, what is known of a place, the own hand or screen
    assert page.evaluate("(b => b.scrollHeight <= b.clientHeight + 1)(document.querySelector('.board'))")
    for part in (".board .frame", ".prompt, .result"):
        box = page.locator(part).first.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= size["height"] + 1, f"{part} is below the fold"
    assert page.locator(".board .frame").first.bounding_box()["height"] >= 200


# ------------------------------------------------------------ without seeing the board


SPOKEN = "() => [...document.querySelectorAll('[aria-live]')].map(region => region.innerText).join()"


@pytest.mark.slow
def test_a_whole_game_by_screen_reader(visit: Visit) -> None:
    """Headings, lists of buttons and live regions suffice: the board is never looked at."""
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'die_patin', 2)}")
    luck = random.Random(4)
    summons = page.locator("[aria-live=assertive]")
    over = page.get_by_role("heading", name="wins").or_(page.get_by_role("heading", name="won"))
    listed = page.get_by_role("group", name="What you can do").get_by_role("listitem").get_by_role("button")
    choices = listed.and_(page.locator(":enabled"))
    turns = 0
    while True:
        page.get_by_role("heading", name="Your turn").or_(over).first.wait_for()
        if over.count():
            break
        choices.first.wait_for()
        prompt = page.locator(".prompt .text").inner_text()
        assert summons.last.inner_text() == f"Your turn. {prompt}"
        names = [name for name in choices.all_inner_texts() if not name.startswith("Rule")]
        before = page.locator("main").get_attribute("data-stamp")
        heard = page.evaluate(SPOKEN)
        name = luck.choice(names).split("\n")[-1]
        page.get_by_role("group", name="What you can do").get_by_role("button", name=name, exact=True).click()
        moved = "document.querySelector('main').dataset.stamp !== before"
        page.wait_for_function(f"before => document.querySelector('{SURE}') || {moved}", arg=before)
        if page.locator(SURE).count():  # what may cost much is asked about first
            page.locator(SURE).click()
        page.wait_for_function(f"before => {moved}", arg=before)
        # what happened or the next question
        page.wait_for_function(f"heard => ({SPOKEN})() !== heard", arg=heard)
        page.wait_for_function("() => document.querySelector('.result, [aria-disabled=false] .choices button.take')")
        turns += 1
    assert turns > 20
    people = page.get_by_role("complementary").get_by_role("list").first.get_by_role("listitem")
    assert people.count() >= 2
    assert page.get_by_role("table").get_by_role("row").count() == 3
