"""A person at the table: sits down and plays by mouse, by keyboard alone or by touch, at random.

Everything is done with real input at real places of the screen: a click lands where the pointer is.
"""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import TimeoutError

TAKE = "[aria-disabled=false] .choices button.take"
OVER = ".result"
SCREEN = "form.screen:not([inert])"  # RatLand's, for placing rats
CONFIRM = f"{SCREEN} button.main"
SURE = "dialog[open] .btn.main"  # before what may cost much
PATIENCE = 800  # looks, 25 ms apart, while the page settles

# Waits until something new can be decided or the game is over; says what there is to decide. It looks now and then
# instead of watching, so that it takes no part in what an update costs.
_NEXT = """before => new Promise((done, fail) => {
  const late = setTimeout(() => { clearInterval(watch); fail(new Error('nothing to decide for a minute')); }, 60000);
  const look = () => {
    const over = !!document.querySelector('.result');
    const stamp = document.querySelector('main')?.dataset.stamp ?? '';
    const takes = document.querySelectorAll('fieldset[aria-disabled=false] button.take').length;
    const form = !!document.querySelector('form.screen:not([inert])');
    const asked = !!document.querySelector('dialog[open] .btn.main');
    if (!over && !asked && (stamp === before || !(takes || form) || !document.querySelector('.board svg'))) return;
    clearInterval(watch);
    clearTimeout(late);
    done({ over, stamp, takes, form, asked });
  };
  const watch = setInterval(look, 10);
  look();
})"""

# A point of the screen where an element lies on top and can be pressed; scrolls it into view first.
_POINT = """([selector, luck]) => {
  const found = [...document.querySelectorAll(selector)];
  const chosen = found[Math.floor(luck * found.length)];
  if (!chosen) return null;
  if (chosen.closest('.choices, .menu, form')) chosen.scrollIntoView({ block: 'nearest' });
  const box = chosen.getBoundingClientRect();
  for (const u of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
    for (const v of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
      const [x, y] = [box.x + box.width * u, box.y + box.height * v];
      const top = document.elementFromPoint(x, y);
      if (top && chosen.contains(top)) return [x, y];
    }
  return null;
}"""


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
    return not page.evaluate(_NEXT, "")["over"]


class Hand:
    """Plays whole games through the page; counts what it did."""

    def __init__(self, page: Any, how: str, seed: int = 1) -> None:
        self.page, self.how, self.luck = page, how, random.Random(seed)
        self.choices = 0
        self.on_board = 0
        self.missed = 0  # taps where nothing was any more

    def play(self, most: int = 3000) -> int:
        """To the end, or until so many choices; how many it took."""
        now = self._next("")
        while not now["over"] and self.choices < most:
            self._decide(now)
            self.choices += 1
            now = self._next(now["stamp"])
        return self.choices

    def _next(self, before: str) -> dict[str, Any]:
        """What is to be decided next. A choice that may cost much is asked about first: yes."""
        now: dict[str, Any] = self.page.evaluate(_NEXT, before)
        while now["asked"]:
            self._confirm()
            now = self.page.evaluate(_NEXT, before)
        return now

    def once(self) -> None:
        """One choice, seen through until the table has taken it."""
        now = self._next("")
        self._decide(now)
        self.choices += 1
        self.page.wait_for_function(
            f"before => document.querySelector('{SURE}') || document.querySelector('main').dataset.stamp !== before",
            arg=now["stamp"],
        )
        if self.page.query_selector(SURE):
            self._confirm()
            self.page.wait_for_function(
                "before => document.querySelector('main').dataset.stamp !== before", arg=now["stamp"]
            )

    def _decide(self, now: dict[str, Any]) -> None:
        if now["form"]:
            self.fill_screen()
        elif self.how == "keyboard":
            self._by_keyboard(now["takes"])
        elif not (self.luck.random() < 0.6 and self._on_board()):
            assert self.press(TAKE, patience=PATIENCE), "a choice of the list cannot be reached"

    def _confirm(self) -> None:
        if self.how == "keyboard":
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
        else:
            assert self.press(SURE, patience=PATIENCE), "the question cannot be answered"
        self.page.wait_for_selector(SURE, state="hidden")

    def press(self, selector: str, patience: int = 0) -> bool:
        """A click or a tap on one of these, where it can be seen; while the page settles, with some patience."""
        luck = self.luck.random()
        while (point := self.page.evaluate(_POINT, [selector, luck])) is None:
            if patience <= 0:
                return False
            patience -= 1
            self.page.wait_for_timeout(25)
        self.page.touchscreen.tap(*point) if self.how == "touch" else self.page.mouse.click(*point)
        return True

    def point_at(self, selector: str) -> None:
        """Rest with the mouse on one of these."""
        self.page.mouse.move(*self.page.evaluate(_POINT, [selector, 0]))

    def _on_board(self) -> bool:
        """Take a choice that lights up on the board, as a person would. A first touch only points at it."""
        if not self.press(".board .can"):
            return False
        self.on_board += 1
        if self.how == "touch":
            self._see_touched()
        if self.page.query_selector(".menu"):
            assert self.press(".menu button:not(.muted)", patience=PATIENCE)
        elif self.how == "touch":
            assert self.press(".would .touch", patience=PATIENCE), "a touch on the board says nothing"
        return True

    def _see_touched(self) -> None:
        """The browser makes a click of a tap in its own time. Where the page moved under the finger, tap again."""
        while not self._is_shown(".menu, .would .touch", seconds=10):
            self.missed += 1
            assert self.missed <= 3, "touches on the board say nothing"
            self.press(".board .can")

    def _is_shown(self, selector: str, seconds: float) -> bool:
        try:
            self.page.wait_for_selector(selector, timeout=1000 * seconds)
        except TimeoutError:
            return False
        return True

    def _by_keyboard(self, count: int) -> None:
        wanted = self.luck.randrange(count)
        if wanted < 9 and self.luck.random() < 0.8:
            self.page.keyboard.press(str(wanted + 1))
            return
        self.page.keyboard.press("c")
        for _ in range(min(wanted, 12)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    # ------------------------------------------------------------ RatLand's screen

    def fill_screen(self) -> None:
        """Spread the rats over the places, then confirm: by typing, or by clicks and taps into chambers."""
        if self.how == "keyboard":
            self._type_screen()
            return
        while self.page.query_selector(f"{CONFIRM}:disabled"):
            assert self.press("[data-place].mine" if self.luck.random() < 0.7 else f"{SCREEN} .more:not(:disabled)")
        assert self.press(CONFIRM)

    def _type_screen(self) -> None:
        """Tab from field to field, type a number into each, and Enter on the button: the mouse is never touched."""
        self.page.keyboard.press("b")
        for _ in range(120):
            self.page.keyboard.press("Tab")
            at = self.page.evaluate(_FOCUS)
            if at["confirm"]:
                self.page.keyboard.press("Enter")
                return
            if at["most"]:
                last = at["last"] or self.luck.random() < 0.2
                self.page.keyboard.press(str(min(9, at["most"] if last else self.luck.randint(0, at["most"]))))
        raise AssertionError("the keyboard does not reach the button of the screen")


# Where the keyboard is: in a field of the screen (the most it may get, whether it is the last), or on the button.
_FOCUS = """() => {
  const at = document.activeElement;
  const field = at.matches('form.screen input[type=number]');
  const fields = [...document.querySelectorAll('form.screen input[type=number]')];
  const confirm = at.matches('form.screen button.main:not(:disabled)');
  return { confirm, most: field ? Number(at.max) : 0, last: at === fields.at(-1) };
}"""
