"""Any step of a finished game comes from the positions that were kept: nothing is played again."""

from __future__ import annotations

import asyncio
import random

import pytest

from kit import samples
from undercity.engine.game import GAMES
from undercity.engine.seam import Rules
from undercity.server.replays import Replays, judge
from undercity.server.served import ServedMatch, for_a_thread


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_what_the_game_showed_then(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    luck = random.Random(7)
    _, seats, options = luck.choice(samples(game))
    match = ServedMatch(game, seats, 99, **options)
    shown = [(match.view(0, "en"), match.choices(0, "en"), judge(match))]
    while not match.over and match.clock < 60:
        seat = luck.choice(match.deciders)
        match.choose(seat, luck.choice(match.legal(seat)))
        shown.append((match.view(0, "en"), match.choices(0, "en"), judge(match)))
    monkeypatch.delattr(type(match.rules), "apply")
    monkeypatch.delattr(Rules, "apply")  # whatever is played again fails
    replays = Replays()
    for number in range(len(shown)):
        step = asyncio.run(replays.step(match, number, 0, False, "en"))
        assert (step["view"], step["choices"]) == shown[number][:2]
        assert all(line.clock == number for line in step["chronicle"])
    assert asyncio.run(replays.judgements("t", match)) == [judged for _, _, judged in shown]


def test_a_thread_has_work_arrays_of_its_own() -> None:
    """The event loop asks for legal choices while a thread does: neither may write over the other's list."""
    match = ServedMatch("die_patin", 2, 3)
    apart = for_a_thread(match.rules)
    assert apart._out is not match.rules._out  # type: ignore[attr-defined]
    assert apart.legal(match.state, match.deciders[0]) == match.legal(match.deciders[0])
