"""The view is a sheet of parts, each made from some cells: what is kept equals what is made anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kit import play_random
from undercity import Match
from undercity.engine.sheet import Drawing
from undercity.games.die_patin import face


@pytest.mark.parametrize("seats", range(2, 6))
def test_kept_parts_equal_fresh_ones(seats: int) -> None:
    match, luck = Match("die_patin", seats, seed=seats), random.Random(seats)
    drawings: dict[int | None, Drawing] = {}
    while not match.over:
        play_random(match, luck, 1)
        for seat in (None, luck.randrange(seats)):
            known = match.concealed(seat)
            drawings[seat] = drawing = face.view.draw(known, drawings.get(seat))
            for part, value in zip(drawing.plan.parts, drawing.values, strict=True):
                assert value == part.make(known), part.path


def test_a_drawing_names_what_changed() -> None:
    match, luck = Match("die_patin", 3, seed=5), random.Random(5)
    before = face.view.draw(match.concealed(0))
    assert before.whole() == match.table(0)
    for _ in range(100):
        play_random(match, luck, 1)
        after = face.view.draw(match.concealed(0), before)
        differing = {n for n, (old, new) in enumerate(zip(before.values, after.values, strict=True)) if old is not new}
        assert set(after.changed) == differing
        assert len(differing) < 30, "a choice touches a few parts"
        before = after
    view: dict[str, Any] = before.whole()
    assert view["missions"]["most_areas"]["values"] == [
        sum(area["owner"] == p for area in view["areas"]) for p in range(3)
    ]
