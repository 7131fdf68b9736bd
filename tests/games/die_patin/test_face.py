"""What people see of the table."""

from __future__ import annotations

import random

from kit import play_random
from undercity import Match


def test_missions_compare_what_lies_on_the_board() -> None:
    match = play_random(Match("die_patin", 3, seed=5), random.Random(5), 100)
    view = match.table(0)
    assert view["missions"]["most_areas"]["values"] == [
        sum(area["owner"] == p for area in view["areas"]) for p in range(3)
    ]
    assert view["missions"]["biggest_manhole"]["values"] == [
        max((hole["rats"] for hole in view["manholes"] if hole["owner"] == p), default=0) for p in range(3)
    ]
