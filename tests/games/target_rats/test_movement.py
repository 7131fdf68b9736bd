"""Movement (TR-5)."""

from __future__ import annotations

import pytest

from games.target_rats.burrow import (
    acting,
    at,
    city,
    crown,
    decision,
    do,
    lay,
    move,
    offered,
    put,
    rig,
    space,
    spaces,
    turn,
)
from undercity import Match
from undercity.games.target_rats.board import enemy_spaces, linked_columns
from undercity.games.target_rats.movement import destinations, reach
from undercity.games.target_rats.table import NO_ITEM, SPACE_IDS, SPACES, State


def alone(where: str, group: str = "1u", who: str = "white") -> State:
    """One group, and a second rat far away so that nobody is asked for a lone rat."""
    s = city(who)
    put(s, who, where, group)
    return s


def targets(s: State, origin: str, size: int = 1) -> set[str]:
    found = destinations(s, s.active, space(origin), NO_ITEM, size)
    return {SPACE_IDS[k] for k in range(SPACES) if found >> k & 1}


def cost(s: State, origin: str, target: str) -> int:
    """The least number of movement points from one space to another."""
    enemies = enemy_spaces(s, s.active)
    for steps in range(1, 30):
        if reach(s, s.active, space(origin), steps, linked_columns(s), enemies) >> space(target) & 1:
            return steps
    return 99


@pytest.mark.parametrize(("nests", "moves"), [(0, 2), (1, 3), (3, 5), (4, 6)])
def test_number_of_group_movements(nests: int, moves: int) -> None:
    """TR-5.1: 2, and 1 for each own nest token; enemy nests and the home nest add nothing."""
    s = city("white", rats="white home_nw 8u")
    for where in ("s_nw1", "s_nw3", "u_nw1", "u_nw3")[:nests]:
        lay(s, where, "white")
    lay(s, "s_se1", "grey")
    m = turn(s)
    assert m.state.moves_left == moves
    for k in range(moves):
        assert decision(m) == "origin"
        move(m, "home_nw", "1u", ("s_nw2", "u_nw2", "s_north", "u_north", "s_west", "u_west")[k])
    assert decision(m) == "acting_space"
    assert len(acting(m)) == moves


def test_movements_are_counted_once() -> None:
    """TR-5.1, TR-13.14: a nest lost or won during the turn does not change the number."""
    s = city("white", rats="white home_nw 4u", tokens="s_nw1 white")
    m = turn(s)
    m = Match.from_position("target_rats", {**m.position(), "token": [0] * SPACES})
    move(m, "home_nw", "1u", "s_nw2")
    assert m.state.moves_left == 2


def test_any_mix_of_rats_may_move_but_not_the_cheese() -> None:
    """TR-5.2, TR-14.8: every pair of unfed and fed rats except Da Big Cheese."""
    s = city("white", rats="white s_nw1 2u+1f")
    m = do(turn(s), "space:s_nw1")
    assert offered(m) == {"group:1u", "group:2u", "group:1f", "group:1u+1f", "group:2u+1f"}
    s = city("white")
    crown(s, "white", "1u+1f")
    m = do(turn(s), "space:rat_city")
    assert offered(m) == {"group:1u", "group:1f", "group:1u+1f"}
    s = city("white")
    crown(s, "white")
    put(s, "white", "s_nw1", "1u")
    assert spaces(turn(s)) == {"s_nw1"}


def test_a_group_needs_a_rat_that_has_not_moved() -> None:
    """TR-5.3: a rat that has moved is no origin by itself; with a fresh rat it may go on."""
    s = city("white", rats="white s_nw1 1u, white s_ne1 1u")
    m = move(turn(s), "s_nw1", "1u", "s_nw2")
    assert spaces(m) == {"s_ne1"}
    s = city("white", rats="white s_nw1 1u, white s_nw3 1f")
    m = move(turn(s), "s_nw1", "1u", "s_nw3")
    do(m, "space:s_nw3")
    assert offered(m) == {"group:1f", "group:1u+1f"}  # the unfed rat alone has moved already
    s = city("white", rats="white s_nw1 1f, white s_nw3 1u")
    m = move(turn(s), "s_nw1", "1f", "s_nw3")
    do(m, "space:s_nw3")
    assert offered(m) == {"group:1u", "group:1u+1f"}  # and so has the fed one here


def test_fresh_rats_are_taken_first() -> None:
    """TR-5.3: of 1 moved and 2 fresh unfed rats a group of 2 leaves the moved one, which keeps its action."""
    s = city("white", rats="white s_nw1 1u, white s_nw3 2u, white u_se3 1u", tokens="u_se1 white")
    m = move(turn(s), "s_nw1", "1u", "s_nw3")
    move(m, "s_nw3", "2u", "s_ne1")
    assert m.state.moved_unfed[space("s_nw3")] == 1
    assert m.state.moved_unfed[space("s_ne1")] == 2
    assert spaces(m) == {"u_se3"}  # the rat left behind has moved
    do(m, "done")
    assert acting(m) == {"s_nw3", "s_ne1"}


def test_range_four() -> None:
    """TR-5.4, TR-5.5: four spaces along the ring, not five."""
    s = alone("s_west")
    found = targets(s, "s_west")
    assert "s_north" in found
    assert "s_ne1" not in found
    assert cost(s, "s_west", "s_north") == 4
    assert cost(s, "s_west", "s_ne1") == 5


def test_every_space_costs_one() -> None:
    """TR-5.5: rings, Rat City and home nest cost 1 each, passages nothing."""
    s = alone("home_nw")
    assert cost(s, "home_nw", "s_nw2") == 1
    assert cost(s, "home_nw", "u_nw2") == 2
    assert cost(s, "s_nw1", "home_nw") == 2
    assert cost(s, "s_north", "u_north") == 1
    assert cost(s, "u_nw2", "rat_city") == 1


def test_home_to_rat_city_costs_three() -> None:
    """TR-5.6: and leaves a point to go on to another drain (TR-5.21)."""
    s = alone("home_nw")
    assert cost(s, "home_nw", "rat_city") == 3
    assert cost(s, "home_nw", "u_se2") == 4


def test_a_group_may_stop_early() -> None:
    """TR-5.7: spaces at cost 1, 2 and 3 are destinations as well as those at 4."""
    assert {"s_nw1", "s_nw2", "s_nw3", "s_north"} <= targets(alone("s_west"), "s_west")


def test_fewer_movements_or_none() -> None:
    """TR-5.8: done is always offered; without a movement nothing acts."""
    s = city("white", rats="white home_nw 4u")
    rig(s, 3)
    m = turn(s)
    assert "done" in offered(m)
    do(m, "done")
    assert m.state.active != 0


def test_no_return_to_the_start() -> None:
    """TR-5.9: the space of departure is no destination."""
    for where in ("s_nw1", "u_north", "rat_city", "home_nw"):
        assert where not in targets(alone(where), where)


def test_enemies_stop_a_group() -> None:
    """TR-5.10, TR-5.11: an enemy space can be entered but not passed, own rats can."""
    s = alone("s_west")
    put(s, "grey", "s_nw1", "1u")
    found = targets(s, "s_west")
    assert "s_nw1" in found
    assert "s_nw3" not in found  # three spaces along the ring, five by the stairs
    assert "s_nw3" in targets(alone("s_west"), "s_west")
    s = alone("s_west")
    put(s, "white", "s_nw1", "4u")
    found = targets(s, "s_west")
    assert "s_nw1" not in found  # full
    assert "s_north" in found


def test_joined_rats_move_on_with_full_range() -> None:
    """TR-5.12: a rat joins at cost 2 and goes on 4 more spaces with the group."""
    s = city("white", rats="white s_nw1 1u, white s_nw3 2u")
    m = move(turn(s), "s_nw1", "1u", "s_nw3")
    assert at(m, "white", "s_nw3") == "3u"
    move(m, "s_nw3", "3u", "s_ne3")
    assert at(m, "white", "s_ne3") == "3u"
    assert acting(m) == {"s_ne3"}


def test_joining_costs_the_last_movement() -> None:
    """TR-5.12: without a movement left the joined rats stay."""
    s = city("white", rats="white s_nw1 1u, white s_se1 1u, white s_nw3 2u")
    m = move(turn(s), "s_se1", "1u", "s_se2")
    move(m, "s_nw1", "1u", "s_nw3")
    assert decision(m) == "acting_space"


def test_capacity_where_a_group_stops() -> None:
    """TR-5.13, TR-2.16: 2 rats do not fit where 3 stand, 1 does; a contested space takes any number."""
    s = alone("s_nw3", "2u")
    put(s, "white", "s_nw1", "3u")
    assert "s_nw1" not in targets(s, "s_nw3", 2)
    assert "s_nw1" in targets(s, "s_nw3", 1)
    put(s, "grey", "s_nw1", "1u")
    assert "s_nw1" in targets(s, "s_nw3", 2)


def test_large_groups() -> None:
    """TR-5.14: 6 rats can stop only on enemies, in Rat City or at home; 9 not in Rat City."""
    s = alone("home_nw", "12u")
    put(s, "brown", "s_nw3", "1u")
    assert targets(s, "home_nw", 6) == {"s_nw3", "rat_city"}
    assert targets(s, "home_nw", 9) == {"s_nw3"}
    assert len(targets(s, "home_nw", 4)) > 5
    s = city("white", rats="white home_nw 12u")
    m = do(turn(s), "space:home_nw")
    assert "group:8u" in offered(m)
    assert "group:9u" not in offered(m)


def test_several_groups_on_one_enemy() -> None:
    """TR-5.15: a second group may enter the space that the first contests."""
    s = city("white", rats="white s_nw1 4u, white s_nw3 4u, grey s_nw2 1u")
    m = move(turn(s), "s_nw1", "4u", "s_nw2")
    do(m, "space:s_nw3", "group:4u")
    assert "s_nw2" in spaces(m)


def test_contested_rats_stay() -> None:
    """TR-5.16: rats on a contested space are no origin, even fresh ones beside them."""
    s = city("white", rats="white s_nw1 2u, white s_ne3 1u, grey s_nw2 1u")
    m = move(turn(s), "s_nw1", "1u", "s_nw2")
    assert spaces(m) == {"s_nw1", "s_ne3"}


def test_exterminator_cannot_be_entered() -> None:
    """TR-5.17: neither as a destination nor on the way."""
    s = alone("s_west")
    s.exterminator = space("s_nw1")
    found = targets(s, "s_west")
    assert "s_nw1" not in found
    assert "s_nw3" not in found
    assert cost(s, "s_west", "s_nw2") == 4  # by the stairs: u_west, u_nw1, u_nw2, s_nw2


def test_home_nests_are_their_owners() -> None:
    """TR-5.18: nobody enters a foreign home nest; the own one over its cover."""
    s = alone("s_nw1", who="brown")
    assert "home_nw" not in targets(s, "s_nw1")
    s = alone("s_nw1")
    assert "home_nw" in targets(s, "s_nw1")
    assert cost(s, "s_nw1", "home_nw") == 2


def test_beneath_the_cover() -> None:
    """TR-5.19: home to drain and back costs 2 whatever stands on the cover."""
    for block in ("enemy", "exterminator", "nothing"):
        s = alone("home_nw")
        if block == "enemy":
            put(s, "grey", "s_nw2", "2u")
        if block == "exterminator":
            s.exterminator = space("s_nw2")
        assert cost(s, "home_nw", "u_nw2") == 2
        assert cost(s, "u_nw2", "home_nw") == 2
        assert cost(s, "home_nw", "rat_city") == 3
        assert cost(s, "u_nw1", "home_nw") == 3


def test_foreign_drains_have_no_way_beneath() -> None:
    """TR-5.19: only between the own home nest and the drain below it."""
    s = alone("u_ne2")
    assert "home_ne" not in targets(s, "u_ne2")
    s = alone("u_nw2", who="brown")
    assert "home_nw" not in targets(s, "u_nw2")


def test_an_enemy_on_the_drain_stops_the_way_beneath() -> None:
    """TR-5.10, TR-5.19: the drain can be attacked from below, and nobody passes through its defender."""
    s = alone("home_nw")
    put(s, "grey", "u_nw2", "1u")
    found = targets(s, "home_nw")
    assert "u_nw2" in found
    assert "rat_city" not in found


def test_coming_up_is_entering() -> None:
    """TR-5.20: onto enemies it is an attack, under the Exterminator it is impossible."""
    s = alone("u_nw2")
    put(s, "grey", "s_nw2", "1u")
    assert "s_nw2" in targets(s, "u_nw2")
    assert cost(s, "u_nw2", "s_nw1") == 4  # not through the fight: u_nw1, u_west, s_west, s_nw1
    s = alone("u_ne3")
    lay(s, "u_ne3", "sewer")
    assert cost(s, "u_ne3", "s_ne3") == 1
    s.exterminator = space("s_ne3")
    assert "s_ne3" not in targets(s, "u_ne3")


def test_rat_city_may_be_passed() -> None:
    """TR-5.21: at the usual cost, unless an enemy is in it."""
    s = alone("u_nw2")
    assert cost(s, "u_nw2", "u_se2") == 2
    put(s, "white", "rat_city", "8u")
    assert cost(s, "u_nw2", "u_se2") == 2
    put(s, "grey", "rat_city", "1u")
    assert cost(s, "u_nw2", "u_se2") > 4
    assert "rat_city" in targets(s, "u_nw2")


def test_only_origin_group_and_destination_matter() -> None:
    """TR-5.22: s_ne2 is reached though the short way is closed, and no path is asked for."""
    s = alone("s_nw3")
    s.exterminator = space("s_ne1")
    found = targets(s, "s_nw3")
    assert "s_ne1" not in found
    assert cost(s, "s_nw3", "u_ne2") == 4  # s_north, u_north, u_ne1, u_ne2
    assert "u_ne2" in found


def test_having_moved() -> None:
    """TR-5.23, TR-6.1: only rats of a group movement count; a rat that stood there is not noted."""
    s = city("white", rats="white s_nw1 2u+1f, white s_nw3 1u")
    m = move(turn(s), "s_nw1", "1u+1f", "s_nw3")
    assert (m.state.moved_unfed[space("s_nw3")], m.state.moved_fed[space("s_nw3")]) == (1, 1)
    assert at(m, "white", "s_nw3") == "2u+1f"
    assert sum(m.state.moved_unfed) + sum(m.state.moved_fed) == 2


def test_groups_that_fit_nowhere_are_not_offered() -> None:
    """TR-19.3: with 6 rats in Rat City no group of more than 4 can leave home."""
    s = city("white", rats="white home_nw 6u, white rat_city 6u")
    m = do(turn(s), "space:home_nw")
    assert offered(m) == {f"group:{k}u" for k in (1, 2, 3, 4)}
