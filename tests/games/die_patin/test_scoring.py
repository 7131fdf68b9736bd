"""Chapter 10: end of the game and scoring."""

from __future__ import annotations

import pytest

from games.die_patin.desk import Desk, decision, enterprise, state
from undercity import Match, find
from undercity.games.die_patin import table as t


def final(desk: Desk) -> Match:
    """After the mission scoring of round 5, nobody scoring."""
    match = desk.missions()
    while decision(match) == "mission":
        match.choose(match.deciders[0], "done")
    assert match.over
    return match


def last_round(seats: int = 2) -> Desk:
    return Desk(seats, round_no=5, tiles=False).own(0, "red_west").own(1, "red_east")


def test_the_game_ends_after_round_five_without_clearing_up() -> None:
    """DP-10.1: figures still stand, loot is not refilled."""
    desk = last_round().henchmen(0, "red_west", 2)
    desk.s.district_loot[0] = 0
    desk.s.general_loot += 2
    match = final(desk)
    assert state(match).henchmen[0][0] == 2
    assert state(match).district_loot[0] == 0
    assert match.deciders == []


def test_mission_points() -> None:
    """DP-10.2: tiles 1, 3 and 5 make 9."""
    desk = last_round().scored(0, "most_areas", 1).scored(0, "most_loot", 3).scored(0, "most_manholes", 5)
    assert final(desk).points == [9, 0]


def test_trophies() -> None:
    """DP-10.3: three opposing back rooms, three points."""
    desk = last_round(3).own(2, "red_south")
    desk.s.trophies[0][1], desk.s.trophies[0][2] = 2, 1
    assert final(desk).points == [3, 0, 0]


@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_chains(tiles: int, points: int) -> None:
    """DP-10.4"""
    desk = last_round()
    desk.s.collected[1][enterprise("hat_shop")] = tiles
    assert final(desk).points == [0, points]


def test_symbols() -> None:
    """DP-10.5: 2 claw studios are 3 + 2, a claw studio and a fur salon 1 + 1 + 2."""
    desk = last_round()
    desk.s.collected[0][enterprise("claw_studio")] = 2
    desk.s.collected[1][enterprise("claw_studio")] = desk.s.collected[1][enterprise("fur_salon")] = 1
    assert final(desk).points == [5, 4]


def test_nothing_else_counts() -> None:
    """DP-10.6: areas, rats, loot and own back rooms are worth nothing."""
    desk = last_round().own(0, "red_south", "green_gate").rats(0, m09=9).loot(0, 9).back_room(0, "red_west")
    assert final(desk).points == [0, 0]


def test_ties_are_broken_by_mission_points() -> None:
    """DP-10.7: 5 by missions beats 5 by trophies; utilities follow the ranks."""
    desk = last_round().scored(0, "most_areas", 5)
    desk.s.trophies[1][0] = 5
    match = final(desk)
    assert match.points == [5, 5]
    assert match.ranks == [1, 2]
    assert match.utility == [1.0, -1.0]


def test_mission_points_only_break_ties() -> None:
    """DP-10.7: 16 points without a mission beat 15 by missions alone."""
    desk = last_round()
    for round_no, name in enumerate(t.MISSION_IDS, 1):
        desk.scored(0, name, round_no)
    for name in ("claw_studio", "hat_shop"):
        desk.s.collected[1][enterprise(name)] = 3
    desk.s.trophies[1][0] = 1
    match = final(desk)
    assert match.points == [15, 16]
    assert match.ranks == [2, 1]


def test_a_full_tie_is_shared() -> None:
    """DP-10.8: both first, the third is third."""
    desk = last_round(3).own(2, "red_south").scored(0, "most_areas", 3).scored(1, "most_loot", 3)
    match = final(desk)
    assert match.ranks == [1, 1, 3]
    assert match.utility == [0.5, 0.5, -1.0]


def test_no_variants() -> None:
    """DP-10.9: the options fix what chance would decide, nothing else; there is no solo game."""
    game = find("die_patin")
    assert set(game.options.__struct_fields__) == {"start_player", "removed"}
    assert 1 not in game.seats
    assert t.ROUNDS == 5
