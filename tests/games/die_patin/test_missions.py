"""Chapter 9: missions and clearing up."""

from __future__ import annotations

from games.die_patin.desk import Desk, area, decision, mission, offered, play, state
from undercity.games.die_patin import table as t
from undercity.games.die_patin.missions import can_score, holding


def lead() -> Desk:
    """Seat 0 has most areas, seat 1 most loot; nothing else leads."""
    return Desk(2, round_no=2, tiles=False).own(0, "green_side", "green_gate").own(1, "purple_side").loot(1, 1)


def test_each_player_may_score_one_mission() -> None:
    """DP-9.1, DP-9.10: tile 2 goes on it, then the next player is asked."""
    match = lead().missions()
    play(match, 0, "mission:most_areas")
    assert state(match).mission[0][mission("most_areas")] == 2
    assert match.deciders == [1]
    play(match, 1, "mission:most_loot")
    assert state(match).mission[1][mission("most_loot")] == 2


def test_players_may_share_a_mission_in_different_rounds() -> None:
    """DP-9.10: seat 1 scored most areas in round 1, seat 0 does in round 2."""
    match = play(lead().scored(1, "most_areas", 1).missions(), 0, "mission:most_areas")
    assert [state(match).mission[p][mission("most_areas")] for p in range(2)] == [2, 1]


def test_what_the_missions_compare() -> None:
    """DP-9.2: areas, largest manhole, manholes, back rooms on the board, loot held."""
    desk = Desk(2).own(0, "green_side", "green_gate", "red_east").rats(0, m09=4, m12=6, m00=1)
    s = desk.back_room(0, "green_side").back_room(0, "green_gate").loot(0, 5).s
    names = ("most_areas", "biggest_manhole", "most_manholes", "most_back_rooms", "most_loot")
    assert [holding(s, 0, t.METRIC[mission(name)]) for name in names] == [3, 6, 3, 2, 5]
    assert [holding(s, 1, t.METRIC[mission(name)]) for name in names] == [0, 0, 0, 0, 0]


def test_strictly_ahead() -> None:
    """DP-9.3, DP-9.4: a tie blocks the mission for all, a common 0 too."""
    s = Desk(3).own(0, "red_south").own(1, "red_west").own(2, "red_east").loot(0, 2).loot(1, 2).loot(2, 1).s
    for seat in range(3):
        assert [can_score(s, seat, m) for m in range(5)] == [False] * 5
    s.loot[0] += 1
    assert can_score(s, 0, mission("most_loot"))


def test_two_large_manholes_of_one_player_are_no_tie() -> None:
    """DP-9.5"""
    s = Desk(2).rats(0, m09=5, m12=5).rats(1, m00=4).s
    assert can_score(s, 0, mission("biggest_manhole"))
    assert not can_score(s, 1, mission("biggest_manhole"))


def test_each_mission_once_a_game() -> None:
    """DP-9.6: seat 0 is not asked again for most areas."""
    match = lead().scored(0, "most_areas", 1).missions()
    assert match.deciders == [1]


def test_a_leader_who_has_scored_blocks_the_others() -> None:
    """DP-9.7: seat 1 is second in areas and gets nothing for it."""
    desk = lead().own(1, "purple_gate", "purple_corner").own(0, "red_east", "red_west").scored(0, "most_areas", 1)
    assert not can_score(desk.s, 1, mission("most_areas"))
    assert offered(desk.missions(), 1) == {"mission:most_loot", "done"}


def test_choice_among_several_or_none() -> None:
    """DP-9.8"""
    match = lead().rats(0, m09=3).missions()
    assert offered(match, 0) == {"mission:most_areas", "mission:biggest_manhole", "mission:most_manholes", "done"}
    play(match, 0, "done")
    assert list(state(match).mission[0]) == [0] * 5


def test_an_unplaced_tile_is_lost() -> None:
    """DP-9.9: after passing in round 2, round 3 brings tile 3, not 2."""
    match = lead().missions()
    play(match, 0, "done")
    play(match, 1, "done")
    for seat in (0, 1):
        play(match, seat, "card:administration")
    while decision(match) != "mission":
        seat = match.deciders[0]
        choices = offered(match, seat)
        match.choose(seat, "done" if "done" in choices else sorted(choices)[0])
    seat = match.deciders[0]
    before = [sum(state(match).mission[p]) for p in range(2)]
    match.choose(seat, next(c for c in match.choices(seat) if c.kind == "mission"))
    assert sum(state(match).mission[seat]) - before[seat] == 3


def test_turn_order_from_the_start_player() -> None:
    """DP-9.11: seat 1 started this round and is asked first."""
    desk = lead()
    desk.s.start_player = 1
    match = desk.missions()
    assert match.deciders == [1]
    play(match, 1, "done")
    assert match.deciders == [0]


def cleared(desk: Desk) -> object:
    match = desk.missions()
    while decision(match) == "mission":
        match.choose(match.deciders[0], "done")
    return state(match)


def test_clearing_up_takes_figures_home_and_nothing_else() -> None:
    """DP-9.12, DP-9.15: rats, back rooms, tiles and ownership stay; cards return to the hands."""
    desk = lead().tiles("green_side", "fur_salon").rats(0, m09=2).back_room(0, "green_gate")
    s = cleared(desk.henchmen(0, "green_side", 3).boss(0, "green_side").boss(1, "purple_side"))
    assert s.round_no == 3
    assert list(s.henchmen_left)[:2] == [3, 3]
    assert list(s.boss_area)[:2] == [t.OFF_BOARD] * 2
    assert list(s.henchmen[0]) == [0] * 21
    assert (s.rats[9], s.back_room[area("green_gate")], s.owner[area("green_side")]) == (2, 0, 0)
    assert s.tiles[area("green_side")][0] == t.ENTERPRISE_IDS.index("fur_salon")
    assert list(s.card)[:2] == [t.NO_CARD] * 2
    assert list(s.card_shown)[:2] == [0, 0]
    assert s.start_player == 1


def shortage(districts: list[int], supply: int) -> list[int]:
    desk = Desk(2, round_no=2).own(0, "green_side").own(1, "purple_side")
    for d, count in enumerate(districts):
        desk.s.district_loot[d] = count
    desk.s.loot[0] = 40 - supply - sum(districts)
    desk.s.general_loot = supply
    s = cleared(desk)
    assert s.general_loot == max(0, supply - (6 - sum(districts)))
    return list(s.district_loot)[:3]


def test_refill() -> None:
    """DP-9.13: each district in play is filled up to 2."""
    assert shortage([0, 1, 2], 10) == [2, 2, 2]


def test_refill_in_a_shortage() -> None:
    """DP-9.14: empty districts first, then those with one marker, in index order."""
    assert shortage([1, 0, 0], 2) == [1, 1, 1]
    assert shortage([1, 0, 0], 3) == [2, 1, 1]
    assert shortage([0, 0, 0], 4) == [2, 1, 1]
    assert shortage([2, 1, 0], 1) == [2, 1, 1]
    assert shortage([0, 0, 0], 0) == [0, 0, 0]


def test_a_new_round_follows() -> None:
    """DP-9.15: with the choice of cards by all."""
    desk = lead()
    match = desk.missions()
    play(match, 0, "done")
    play(match, 1, "done")
    assert decision(match) == "intrigue_card"
    assert match.deciders == [0, 1]


def test_the_first_and_the_last_on_the_board_count() -> None:
    """DP-9.2: with two players areas 0 and 8 and manholes 0 and 16 are the ends of what is in play."""
    metrics = [t.AREAS_OWNED, t.BIGGEST_MANHOLE, t.MANHOLES_HELD, t.BACK_ROOMS_ON_BOARD]
    for name, manhole in ((t.AREA_IDS[0], "m00"), (t.AREA_IDS[8], "m16")):
        s = Desk(2).own(1, name).rats(1, **{manhole: 3}).back_room(1, name).s
        assert [holding(s, 1, metric) for metric in metrics] == [1, 3, 1, 1]
        assert [holding(s, 0, metric) for metric in metrics] == [0, 0, 0, 0]


def test_the_last_player_and_the_last_mission() -> None:
    """DP-9.1, DP-9.3: seat 2 alone leads in loot; nobody else is asked, and she is compared with both others."""
    desk = Desk(3, round_no=2).own(0, "red_south").own(1, "red_west").own(2, "red_east").loot(2, 3).loot(1, 2)
    match = desk.missions()
    assert (match.deciders, offered(match, 2)) == ([2], {"mission:most_loot", "done"})
    desk = Desk(3, round_no=2).own(0, "red_south").own(1, "red_west").own(2, "red_east").loot(2, 3).loot(0, 3)
    assert decision(desk.missions()) == "intrigue_card"
