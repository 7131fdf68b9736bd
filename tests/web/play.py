"""A person at the table: sits down and plays by mouse, by keyboard or by touch, at random."""

from __future__ import annotations

import random
from typing import Any

TAKE = ".choices button.take"
OVER = ".result"


def open_table(page: Any, game: str, seats: int, options: dict[str, Any] | None = None, **more: Any) -> str:
    """A started table against random bots through the API, as this page's person; returns its id."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    wish = {"game": game, "seats": seats, "options": options or {}, "bots": bots, "seat": 0, "listed": False, **more}
    page.request.post("/api/me", data={"name": "Ida", "language": "en"})
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    found: str = answer.json()["table"]["id"]
    if answer.json()["table"]["state"] == "open":
        started = page.request.post(f"/api/tables/{found}/start", data={})
        assert started.ok, started.text()
    return found


def wait_for_turn(page: Any) -> bool:
    """Waits until something can be chosen; False when the game is over."""
    page.wait_for_function(
        f"() => document.querySelector('{OVER}') || document.querySelector('{TAKE}:not(:disabled)') "
        "|| document.querySelector('form.screen button.main:not(:disabled), form.screen input:not(:disabled)')",
        timeout=60_000,
    )
    return page.query_selector(OVER) is None


class Hand:
    """Plays whole games through the page; counts what it did."""

    def __init__(self, page: Any, how: str, seed: int = 1) -> None:
        self.page, self.how, self.luck, self.choices, self.on_board = page, how, random.Random(seed), 0, 0

    def play(self, most: int = 2000) -> int:
        """To the end; how many choices it took."""
        while self.choices < most and wait_for_turn(self.page):
            self._choose()
        return self.choices

    def _choose(self) -> None:
        before = self.page.evaluate(STAMP)
        if self.page.query_selector("form.screen"):
            self._fill_screen()
        elif self.how == "keyboard":
            self._by_keyboard()
        elif not (self.luck.random() < 0.7 and self._on_board()):
            self._in_list()
        self.choices += 1
        self.page.wait_for_function(f"before => ({STAMP})() !== before || document.querySelector('{OVER}')", arg=before)

    def _in_list(self) -> None:
        buttons = self.page.query_selector_all(f"{TAKE}:not(:disabled)")
        if buttons:
            self._press(self.luck.choice(buttons))

    def _press(self, element: Any) -> None:
        element.tap() if self.how == "touch" else element.click()

    def _on_board(self) -> bool:
        """Take a choice that lights up on the board, as a person would."""
        lit = self.page.query_selector_all(".board .can")
        if not lit:
            return False
        spot = self.luck.choice(lit)
        spot.dispatch_event("click")
        menu = self.page.query_selector_all(".menu button:not(.muted)")
        if menu:
            self._press(self.luck.choice(menu))
        self.on_board += 1
        return True

    def _by_keyboard(self) -> None:
        count = self.page.locator(f"{TAKE}:not(:disabled)").count()
        wanted = self.luck.randrange(count)
        if wanted < 9 and self.luck.random() < 0.5:
            self.page.keyboard.press(str(wanted + 1))
            return
        self.page.keyboard.press("c")
        for _ in range(wanted):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def _fill_screen(self) -> None:
        """RatLand: spread the rats over the places, then confirm."""
        fields = self.page.locator("form.screen input[type=number]")
        count = fields.count()
        while True:
            field = fields.nth(self.luck.randrange(count))
            most = int(field.get_attribute("max") or 0)
            now = int(field.input_value())
            if most > now:
                field.fill(str(self.luck.randint(now + 1, most)))
            if self.page.locator("form.screen button.main:not(:disabled)").count():
                break
        if self.how == "keyboard":
            self.page.locator("form.screen button.main").focus()
            self.page.keyboard.press("Enter")
        else:
            self._press(self.page.locator("form.screen button.main").element_handle())


STAMP = "() => document.querySelector('main')?.dataset.stamp ?? ''"
