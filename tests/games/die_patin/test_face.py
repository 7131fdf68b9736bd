"""Parts of the view are kept by the cells they are made from: a kept part equals one that is made anew."""

from __future__ import annotations

import random

import pytest

from kit import play_random
from undercity import Match
from undercity.games.die_patin import face

PARTS = ("_area", "_manhole", "_player", "_mission_values", "_missions_met")


@pytest.mark.parametrize("seats", range(2, 6))
def test_kept_parts_equal_fresh_ones(seats: int) -> None:
    match, luck = Match("die_patin", seats, seed=seats), random.Random(seats)
    counts = {"_area": 0, "_manhole": 0, "_player": seats, "_mission_values": 5, "_missions_met": 5}
    while not match.over:
        play_random(match, luck, 1)
        for seat in (None, luck.randrange(seats)):
            known = match.concealed(seat)
            view = face.view(known, seat)
            counts |= {"_area": len(view["areas"]), "_manhole": len(view["manholes"])}
            for name in PARTS:
                part = getattr(face, name)
                for number in range(counts[name]):
                    assert part(known, number) == part.__wrapped__(known, number), f"{name} {number}"
