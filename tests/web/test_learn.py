"""Learning in the browser: figures of the guide, every lesson by mouse and by keyboard, why not, player aid, coach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercity.engine.game import GAMES, find
from undercity.engine.learn.lesson import Play
from undercity.engine.learn.room import Learn
from web.house import PHONE
from web.play import Hand, open_table, wait_for_turn
from web.test_access import violations

Visit = Callable[..., Any]
every_game = pytest.mark.parametrize("game", GAMES)
LIST = "[aria-disabled=false] .choices button.take"


def room(game: str) -> Learn:
    found = find(game).learn
    assert found is not None
    return found


# ------------------------------------------------------------ the guide


@every_game
def test_the_figures_of_the_guide_are_drawn_and_stepped_through(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    page.wait_for_selector("figure")
    names = {figure.get_attribute("data-figure") for figure in page.locator("figure").all()}
    assert names == set(room(game).figures)
    for name, picture in room(game).figures.items():
        figure = page.locator(f"figure[data-figure='{name}']").first
        figure.scroll_into_view_if_needed()
        figure.locator(".board svg").first.wait_for()
        assert figure.locator(".caption").inner_text() == room(game).text(f"figure-{name}", "en")
        for step in range(1, len(picture.figure.step) + 1):
            button = figure.locator(".steps button").last
            button.click() if step % 2 else button.press("ArrowRight")
            page.wait_for_selector(f"figure[data-figure='{name}'][data-step='{step}']")
            said = room(game).text(f"figure-{name}.{picture.figure.step[step - 1].say}", "en")
            assert figure.locator(".said").inner_text() == said
    assert page.locator(".lessons li").count() == len(room(game).lessons)


def test_the_guide_speaks_three_languages_and_keeps_progress(visit: Visit) -> None:
    page = visit("/learn/die_patin")
    page.request.post("/api/me", data={"name": "Ida", "language": "en"})
    name, play = next(iter(room("die_patin").lessons.items()))
    solution = play.codes(play.lesson.solution)
    solved = page.request.post(f"/api/games/die_patin/lessons/{name}", data={"choices": solution})
    assert solved.json()["state"] == "solved"
    for language, word in (("de", "Lektionen"), ("fr", "Leçons")):
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        page.get_by_role("heading", name=word).wait_for()
        page.locator(".lessons li a b", has_text=room("die_patin").text(f"lesson-{name}", language)).wait_for()
    page.reload()
    page.wait_for_selector(".lessons li.solved")
    assert page.locator(".lessons li.solved").count() == 1


# ------------------------------------------------------------ lessons


def take(page: Any, how: str, notation: str) -> None:
    """One choice of the list, by its notation; RatLand's list is unfolded first."""
    page.wait_for_selector("fieldset[aria-disabled=false]", state="attached")
    fold = page.locator(".fold[aria-expanded=false]")
    if fold.is_visible():
        fold.click() if how == "mouse" else fold.press("Enter")
    button = page.locator(f'{LIST}[data-choice="{notation}"]')
    if how == "mouse":
        button.click()
        return
    page.keyboard.press("c")
    for _ in range(page.locator(LIST).count()):
        if page.evaluate("document.activeElement.dataset.choice") == notation:
            break
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def play_line(page: Any, how: str, line: tuple[str, ...]) -> None:
    """Choices one after the other, each seen through."""
    for made, notation in enumerate(line, 1):
        take(page, how, notation)
        page.wait_for_selector(f"main[data-made='{made}']")


@every_game
@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_every_lesson_is_solved(visit: Visit, game: str, how: str) -> None:
    """One after the other, each by the way that the one before it shows."""
    page = visit(f"/learn/{game}/{next(iter(room(game).lessons))}")
    for name, play in room(game).lessons.items():
        page.wait_for_selector(f"main[data-lesson='{name}'][data-made='0']")
        play_line(page, how, play.lesson.solution)
        page.wait_for_selector("main[data-state='solved']")
        assert page.locator(".said p").inner_text() == room(game).text(f"lesson-{name}.solved", "en"), name
        onwards = page.locator("a.next")
        if onwards.count():
            onwards.click() if how == "mouse" else onwards.press("Enter")
    page.get_by_role("link", name="lobby").wait_for()


def failing(game: str) -> tuple[str, Play, tuple[str, ...]]:
    """A lesson with a line of play that loses it."""
    for name, play in room(game).lessons.items():
        for line in play.lesson.wrong:
            if play.play(play.codes(line)).state == "failed":
                return name, play, line
    raise AssertionError(f"no lesson of {game} can be failed")


@every_game
def test_a_lesson_is_failed_taken_again_undone_and_shown(visit: Visit, game: str) -> None:
    name, play, line = failing(game)
    page = visit(f"/learn/{game}/{name}")
    page.wait_for_selector("main[data-made='0']")
    play_line(page, "mouse", line)
    page.wait_for_selector("main[data-state='failed']")
    said = play.play(play.codes(line)).said
    assert page.locator(".said p").inner_text() == room(game).text(f"lesson-{name}.{said}", "en")
    page.get_by_role("button", name="Again").click()
    page.wait_for_selector("main[data-made='0'][data-state='open']")
    page.get_by_role("button", name="Hint").click()
    assert page.locator(".hint").inner_text() == room(game).text(f"lesson-{name}.hint", "en")
    take(page, "mouse", play.lesson.solution[0])
    page.wait_for_selector("main[data-made='1']")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("main[data-made='0']")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_selector("main[data-state='solved']")


# ------------------------------------------------------------ why not


def closed_place(page: Any) -> str:
    """A place of the board that cannot be chosen at the first decision of Die Patin."""
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    return "[data-at='area 0']"


def reason_of(page: Any) -> str:
    page.wait_for_selector("p.why:not([hidden])")
    said: str = page.locator("p.why > span").inner_text()
    spoken = page.locator(".prompt > [aria-live=polite]").inner_text()
    assert spoken.startswith(said), "a screen reader hears it too"
    assert page.locator("p.why .clause").inner_text().split()[-1] in spoken
    return said


def test_why_not_by_mouse_touch_and_keyboard(visit: Visit) -> None:
    page = visit("/")
    place = closed_place(page)
    Hand(page, "mouse").point_at(place)
    first = reason_of(page)
    assert first.endswith("number of players.")

    phone = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    hand = Hand(phone, "touch")
    assert hand.press(closed_place(phone), patience=100)
    assert reason_of(phone) == first

    keys = visit("/learn/die_patin/loot")
    keys.wait_for_selector("main[data-made='0']")
    keys.locator("[data-at='area 0']").first.click()
    assert reason_of(keys).startswith("That is not among your choices now."), "a figure is chosen first"

    keys = visit("/")
    place = closed_place(keys)
    keys.get_by_role("button", name="Why not?").press("Enter")
    keys.locator(place).first.focus()
    assert reason_of(keys) == first


# ------------------------------------------------------------ player aid and coach


@every_game
def test_the_player_aid_marks_the_present_step(visit: Visit, game: str) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, game, find(game).seats[0])}")
    wait_for_turn(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] li")
    aid = room(game).aid
    assert page.locator("dialog li b").all_inner_texts() == [
        room(game).text(f"aid-step-{s.id}", "en") for s in aid.step
    ]
    assert page.locator("dialog li[aria-current=step]").count() >= 1
    assert page.locator("dialog [data-symbol]").count() == len(aid.symbol)
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="hidden")


def test_the_first_game_has_a_coach_that_can_be_sent_away(visit: Visit) -> None:
    page = visit("/")
    page.locator(".game", has_text="Die Patin").get_by_role("button").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page)
    page.wait_for_selector("[data-coach]")
    told = page.locator("[data-coach='start_area'], [data-coach='start_rats']").first
    first = told.inner_text()
    assert first
    page.get_by_role("button", name="Coach off").click()
    page.wait_for_selector(".coach", state="hidden")
    page.reload()
    wait_for_turn(page)
    assert page.locator("[data-coach]").count() == 0
    page.get_by_role("button", name="Coach", exact=True).click()
    said = page.locator("[data-coach]")
    for _ in range(5):  # the start area is not asked for where one is left
        if said.count():
            break
        Hand(page, "mouse", seed=4).once()
        wait_for_turn(page)
    said.first.wait_for()
    assert first not in said.all_inner_texts(), "what was said once is not said again"


# ------------------------------------------------------------ everybody can learn


@every_game
def test_no_serious_violation_where_one_learns(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}")
    page.locator("figure .board svg").first.wait_for()
    assert violations(page) == []
    page.goto(f"/learn/{game}/{next(iter(room(game).lessons))}")
    page.wait_for_selector("main[data-made='0']")
    assert violations(page) == []
