"""Live updates: a page that followed every change shows what a page that comes anew shows; no key or click is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercity.engine.game import GAMES, find
from web.play import PATIENCE, TAKE, Hand, open_table, wait_for_turn

Visit = Callable[..., Any]
STAMP = "() => document.querySelector('main').dataset.stamp"
# everything that is drawn of a position, as one line for each element; what is lit or pointed at for a moment does not
# count, nor do clocks, nor what is hidden, nor the order of attributes, of names of classes and of things in slots
DRAWN = """() => ['.board', '.people ul', '.prompt .text', '.choices'].flatMap(part => {
  const names = one => [...one.classList].filter(name => name !== 'pointed' && name !== 'shown').sort().join(' ');
  const told = one => [...one.attributes].filter(a => a.name !== 'class' && a.value).map(a => a.name + a.value).sort();
  const lines = node => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim()] : [];
    const leftOut = '.clock, .turn, [hidden], [inert], [display=none]';
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches(leftOut)) return [];
    const inner = [...node.childNodes].map(lines);
    if (node.matches('.slots')) inner.sort((a, b) => (a.join() < b.join() ? -1 : 1));
    return [`${node.nodeName} ${names(node)} ${told(node).join(' ')}`, ...inner.flat()];
  };
  return [...document.querySelectorAll(part)].filter(one => !one.closest('[hidden]')).flatMap(lines);
})"""


@pytest.mark.parametrize("game", GAMES)
def test_who_followed_the_changes_sees_what_who_comes_anew_sees(visit: Visit, game: str) -> None:
    page = visit("/")
    seats = min(find(game).seats[-1], max(find(game).seats[0], 3))
    table = open_table(page, game, seats)
    page.goto(f"/t/{table}")
    hand = Hand(page, "mouse", seed=11)
    for _ in range(5):
        hand.choices = 0
        hand.play(most=5)
        if page.query_selector(".result"):
            break
        page.mouse.move(5, 5)
        fresh = page.context.new_page()
        fresh.goto(f"/t/{table}")
        wait_for_turn(fresh)
        fresh.mouse.move(5, 5)
        for _ in range(PATIENCE):  # until what is drawn in steps is drawn
            if page.evaluate(DRAWN) == fresh.evaluate(DRAWN):
                break
            fresh.wait_for_timeout(25)
        assert fresh.evaluate(STAMP) == page.evaluate(STAMP)
        assert page.evaluate(DRAWN) == fresh.evaluate(DRAWN)
        fresh.close()


def test_keys_pressed_before_the_focus_comes_back_are_heard(visit: Visit) -> None:
    """Whoever presses Enter again and again takes the first choice again and again: none is lost to the page."""
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'die_patin', 2, {'start_player': 0})}")
    wait_for_turn(page)
    page.locator(TAKE).first.focus()
    taken = page.evaluate(
        """() => new Promise(done => {
          let taken = 0;
          const step = () => {
            const list = document.querySelector('[aria-disabled=false] .choices');
            if (document.querySelector('.result') || taken === 12) return done(taken);
            if (!list) return setTimeout(step, 5);
            const before = document.querySelector('main').dataset.stamp;
            const at = document.activeElement;  // the very moment the choices are there: the focus may still be away
            const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
            if (at.dispatchEvent(key) && at.matches('button')) at.click();
            taken += 1;
            const wait = () => document.querySelector('main').dataset.stamp === before ? setTimeout(wait, 1) : step();
            wait();
          };
          step();
        })"""
    )
    assert taken == 12


def test_the_focus_is_in_the_list_again_on_the_next_turn(visit: Visit) -> None:
    page = visit("/")
    page.goto(f"/t/{open_table(page, 'target_rats', 2)}")
    for _ in range(8):
        wait_for_turn(page)
        before = page.evaluate(STAMP)
        page.locator(TAKE).first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('main').dataset.stamp !== before", arg=before)
        wait_for_turn(page)
        page.wait_for_function("() => document.activeElement.matches('.choices button.take')")
