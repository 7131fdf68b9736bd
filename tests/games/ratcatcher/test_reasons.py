"""The reasons of a hint: what the judgement adds up, part by part, and the texts printed on things."""

from __future__ import annotations

import random
import re

import pytest

from games.ratcatcher.desk import Desk
from games.ratcatcher.samples import SAMPLES
from undercity import Match
from undercity.games.ratcatcher import GAME
from undercity.games.ratcatcher.content import CONTENT
from undercity.games.ratcatcher.judgement import WEIGHTS, judge
from undercity.games.ratcatcher.reasons import terms
from undercity.games.ratcatcher.table import State


def judged(s: State) -> float:
    """The judgement as the terms have it."""
    lead = sum(worth for _, worth in terms(s, 0).values()) - WEIGHTS.offset
    return lead / (abs(lead) + WEIGHTS.spread)


@pytest.mark.parametrize("number", range(0, len(SAMPLES), 5))
def test_the_terms_add_up_to_the_judgement(number: int) -> None:
    seats, options = SAMPLES[number]
    match, luck = Match("ratcatcher", seats, seed=number, **options), random.Random(number)
    looked = 0
    while not match.over and looked < 120:
        s: State = match.state  # type: ignore[assignment]
        before = s.tobytes()
        assert judged(s) == pytest.approx(judge(s, 0)), match.prompt(0)
        assert s.tobytes() == before
        match.choose(0, luck.choice(match.legal(0)))
        looked += 1
    assert looked > 20


def test_terms_count_what_lies_there() -> None:
    desk = Desk().cheese("t00.d", "t21.c").rats("t00.d", white=2).rats("t21.c", white=5).rats("t00.e", brown=2)
    desk.cage(white=3).caught("pox_whiskers").peculiar("herald", "t07.a").set(health=1)
    found = terms(desk.s, 0)
    assert {name: found[name][0] for name in ("threatened", "bite_due", "last_health", "caged", "rat", "caught")} == {
        **{"threatened": 1, "bite_due": 1, "last_health": 1},
        **{"caged": 3, "rat": 9, "caught": 1},
    }
    # the cheese in t00.d is one step away: 3000 // 3, and two rats beside it leave 2500 // 3 of that
    assert found["near"] == (9, 1000)
    assert found["guards"] == (2, -167)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_printed_texts_have_the_numbers_of_the_content(language: str) -> None:
    def printed(message: str) -> str:
        return GAME.words.text(f"{message}.text", language, {})

    for rat in CONTENT.peculiar:
        gifts = [reward.amount or 1 for reward in rat.rewards if reward.op != "stash"]
        found = numbers(printed(f"peculiar-{rat.id}"))
        assert found[:3] == [rat.move, rat.bite, rat.defence], rat.id
        assert found[len(found) - len(gifts) :] == gifts, rat.id
    for colour in CONTENT.rat_colour:
        assert numbers(printed(f"rat-{colour.id}"))[:3] == [colour.move, colour.bite, colour.defence]
    for reward in CONTENT.tallyman_reward:
        assert numbers(printed(f"tally-{reward.id}"))[0] == reward.cost
    for catcher in CONTENT.ratcatcher:
        trap = catcher.trap
        better = trap.upgrade
        wanted = {trap.cost, trap.dice, trap.pierce, better.cost, better.dice, better.pierce} - {None, 0}
        assert set(numbers(printed(f"trap-{trap.id}"))) == wanted, trap.id
        for ability in (catcher.purple, catcher.yellow):
            values = {ability.amount, ability.threshold_if_held} - {None, 0}
            assert set(numbers(printed(f"ability-{ability.id}"))) == values, ability.id


def test_without_cheese_nothing_is_near() -> None:
    """Without cheese in the City nothing is near, and nothing is guarded."""
    found = terms(Desk().s, 0)
    assert (found["near"], found["guards"]) == ((0, 0), (0, 0))
