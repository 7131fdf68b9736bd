"""What people see of the table."""

from __future__ import annotations

import random

from games.die_patin.desk import Desk, play
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


def acting(match: Match) -> object:
    return match.table(1)["acting"]


def test_who_acts_where_is_told_to_everybody() -> None:
    match = Desk(2).own(0, "green_side", "green_gate").own(1, "purple_side").rats(0, m09=3).loot(0, 2).turn(0)
    assert acting(match) is None  # which figure comes is still hers to say
    play(match, 0, "figure:henchman")
    assert acting(match) == {"figure": "henchman", "area": None, "left": 0}
    play(match, 0, "area:green_side")
    assert acting(match) == {"figure": None, "area": "green_side", "left": 2}
    play(match, 0, "loot")
    assert acting(match) == {"figure": None, "area": "green_side", "left": 1}


def test_a_boss_lady_outside_acts_in_the_area_she_was_sent_to() -> None:
    desk = Desk(2).own(0, "green_side").own(1, "green_gate", "purple_side").card(0, "bribe").rats(1, m05=2)
    match = play(desk.turn(0), 0, "figure:boss")
    assert acting(match) == {"figure": "boss", "area": None, "left": 0}
    play(match, 0, "area:green_gate")
    assert acting(match) == {"figure": None, "area": "green_gate", "left": 4}
    play(match, 0, "manhole:m05")
    assert acting(match) == {"figure": None, "area": "green_gate", "left": 3}
