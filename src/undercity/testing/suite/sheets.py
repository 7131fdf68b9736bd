"""Views that are sheets of parts: what is kept equals what is made anew, for every viewer after every choice."""

from __future__ import annotations

import random
from typing import Any

from undercity import Match
from undercity.engine.sheet import Drawing
from undercity.testing.tables import Table, every_seat_count, play_random


@every_seat_count
def test_kept_parts_equal_fresh_ones(table: Table) -> None:
    game, seats, options = table
    match, luck = Match(game, seats, seed=seats, **options), random.Random(seats)
    view: Any = match.game.face.view
    drawings: dict[int | None, Drawing] = {}
    for _ in range(400):
        play_random(match, luck, 1)
        beside: Drawing | None = None
        for seat in (None, luck.randrange(seats)):
            known, before = match.concealed(seat), drawings.get(seat)
            drawings[seat] = drawing = beside = view.draw(known, seat, before, beside)
            for part, value in zip(drawing.plan.parts, drawing.values, strict=True):
                assert value == part.make(known, seat), part.path
            old = before.values if before else [None] * len(drawing.values)
            changed = {n for n, (a, b) in enumerate(zip(old, drawing.values, strict=True)) if a is not b}
            assert set(drawing.changed) == changed or before is None
            assert drawing.whole() == match.table(seat)
        if match.over:
            break
