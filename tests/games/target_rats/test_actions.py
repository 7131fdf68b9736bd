"""Actions in general (TR-6), Feed, Breed and Nest (TR-10)."""

from __future__ import annotations

import pytest

from games.target_rats.burrow import (
    GAME,
    act,
    act_phase,
    acting,
    at,
    city,
    crown,
    decider,
    decision,
    do,
    events,
    go,
    lay,
    move,
    offered,
    put,
    rig,
    space,
    spaces,
    stack,
    token,
    total,
    turn,
)
from kit import match_at
from undercity.games.target_rats.board import nests_of, supply
from undercity.games.target_rats.table import DESTROY, FOOD, NEST, SEWER

# ------------------------------------------------------------------ actions in general


def test_one_action_for_each_space_reached() -> None:
    """TR-6.1: two groups that end on one space have one action; a space nobody moved to has none."""
    s = city("white", rats="white s_nw1 1u, white s_nw3 1u, white s_se1 2u")
    stack(s, "empty_alley")
    m = move(move(turn(s), "s_nw1", "1u", "s_nw2"), "s_nw3", "1u", "s_nw2")
    assert acting(m) == {"s_nw2"}
    act(m, "s_nw2", "scavenge")
    assert m.state.active != 0 or decision(m) != "acting_space"


def test_an_action_affects_all_own_rats_there() -> None:
    """TR-6.2: the rats that stood there are fed with those that came; enemies' and others' are not."""
    s = city("white", rats="white s_nw1 2u, white s_nw3 1u, white s_ne1 1u", tokens="s_nw1 food")
    m = do(move(turn(s), "s_nw3", "1u", "s_nw1"), "done")
    act(m, "s_nw1", "feed")
    assert at(m, "white", "s_nw1") == "3f"
    assert at(m, "white", "s_ne1") == "1u"


def test_fights_come_before_actions() -> None:
    """TR-6.3: the contested space must fight; the other group acts afterwards."""
    s = city("white", rats="white s_nw2 4u, grey s_nw1 1u")
    rig(s, 1, (2, 8))
    m = move(move(turn(s), "s_nw2", "2u", "s_nw1"), "s_nw2", "2u", "s_nw3")
    assert at(m, "grey", "s_nw1") == "-"
    assert decision(m) == "acting_space"
    assert spaces(m) == {"s_nw3"}


def test_actions_offered_on_an_uncontested_space() -> None:
    """TR-6.4, TR-6.5: only those whose conditions are met."""
    s = city("white", rats="white s_nw1 2u")
    assert offered(do(act_phase(s, "s_nw1"), "space:s_nw1")) == {"action:scavenge", "action:rest"}
    s = city("white", rats="white s_nw1 1u+2f", tokens="s_nw1 food")
    assert offered(do(act_phase(s, "s_nw1"), "space:s_nw1")) == {
        f"action:{a}" for a in ("scavenge", "feed", "breed", "nest", "rest")
    }
    s = city("white", rats="white rat_city 2f")
    assert offered(do(act_phase(s, "rat_city"), "space:rat_city")) == {"action:breed", "action:claim", "action:rest"}


def test_any_group_may_rest() -> None:
    """TR-6.6: one by one, or all at once with done; nothing happens."""
    s = city("white", rats="white s_nw1 2f, white s_nw3 2f")
    m = act_phase(s, "s_nw1", "s_nw3")
    act(m, "s_nw1", "rest")
    assert acting(m) == {"s_nw3"}
    do(m, "done")
    assert acting(m) == set()
    assert (at(m, "white", "s_nw1"), at(m, "white", "s_nw3")) == ("2f", "2f")
    assert len(events(m, "rested")) == 2


def test_a_group_that_fought_does_nothing_else() -> None:
    """TR-6.7: the winner of a fight has no further action, nor have rats pushed away."""
    s = city("white", rats="white s_nw2 2u, grey s_nw1 1u, brown home_ne 2u")
    rig(s, 1, (2, 8), 4)
    m = move(turn(s), "s_nw2", "2u", "s_nw1")
    assert at(m, "white", "s_nw1") == "2u"
    assert decider(m) == "brown"


def test_a_space_drawn_into_a_fight_keeps_its_action() -> None:
    """TR-6.8: white at s_west wins a forced fight and still acts; TR-11.15: the attackers at s_nw1 do not."""
    s = city("white", rats="white s_nw2 3u, white s_sw3 2u, grey s_nw1 2u")
    rig(s, (2, 3), (3, 12), (2, 10), 2)
    m = move(move(turn(s), "s_nw2", "3u", "s_nw1"), "s_sw3", "2u", "s_west")
    assert decision(m) == "push_first"
    do(m, "space:s_west")
    assert at(m, "grey", "s_west") == "-"
    assert acting(m) == {"s_west"}


def test_the_right_to_act_lapses_with_the_last_rat() -> None:
    """TR-6.9: the Exterminator's card kills the group at s_nw3 before it has acted."""
    s = city("white", rats="white s_nw1 2u, white s_nw3 3u")
    stack(s, "rodent_van")
    m = act(act_phase(s, "s_nw1", "s_nw3"), "s_nw1", "scavenge")
    assert at(m, "white", "s_nw3") == "-"
    assert acting(m) == set()
    assert m.state.active != 0


def test_rats_that_arrive_later_take_part() -> None:
    """TR-6.9: a new rat spawned on the acting nest is fed with the others."""
    s = city("white", rats="white s_nw1 2u, white s_nw3 1u", tokens="s_nw1 white, u_nw1 white")
    stack(s, "stray_cousin")
    m = act(act_phase(s, "s_nw1", "s_nw3"), "s_nw3", "scavenge")
    do(m, "space:s_nw1")
    assert at(m, "white", "s_nw1") == "3u"
    assert acting(m) == {"s_nw1"}
    state = m.state
    stack(state, "spilled_birdseed")
    m = act(match_at(GAME, state), "s_nw1", "scavenge")
    assert at(m, "white", "s_nw1") == "3f"


def test_home_nest_breeds_or_rests() -> None:
    """TR-6.10: no scavenging, feeding or nesting at home."""
    s = city("white", rats="white home_nw 1u+2f")
    assert offered(do(act_phase(s, "home_nw"), "space:home_nw")) == {"action:breed", "action:rest"}


# ------------------------------------------------------------------ feed


def test_feed() -> None:
    """TR-10.1, TR-7.13: all own rats there are fed; the food source stays."""
    s = city("white", rats="white s_nw1 3u+1f", tokens="s_nw1 food")
    m = act(act_phase(s, "s_nw1"), "s_nw1", "feed")
    assert at(m, "white", "s_nw1") == "4f"
    assert token(m, "s_nw1") == "food"


@pytest.mark.parametrize(("group", "lies"), [("2f", "food"), ("2u", "none"), ("2u", "sewer"), ("2u", "white")])
def test_feed_needs_food_and_hunger(group: str, lies: str) -> None:
    """TR-10.1: a dumpster and an unfed rat."""
    s = city("white")
    put(s, "white", "s_nw1", group)
    lay(s, "s_nw1", lies)
    assert "action:feed" not in offered(do(act_phase(s, "s_nw1"), "space:s_nw1"))


# ------------------------------------------------------------------ breed


@pytest.mark.parametrize(("group", "elsewhere", "allowed"), [("2f", 0, True), ("1f+3u", 0, False), ("2f", 10, False)])
def test_breed_needs_a_pair_and_a_reserve(group: str, elsewhere: int, allowed: bool) -> None:
    """TR-10.2: two fed rats on the space and a rat in reserve."""
    s = city("white")
    put(s, "white", "s_nw1", group)
    if elsewhere:
        put(s, "white", "home_nw", f"{elsewhere}u")
    assert ("action:breed" in offered(do(act_phase(s, "s_nw1"), "space:s_nw1"))) == allowed


def test_pairs_make_two_each() -> None:
    """TR-10.3, TR-10.4, TR-10.7: two pairs of 5 fed rats at home make 4 unfed young."""
    s = city("white", rats="white home_nw 5f")
    m = act(act_phase(s, "home_nw"), "home_nw", "breed")
    assert offered(m) == {"pairs:1", "pairs:2"}
    do(m, "pairs:2")
    assert at(m, "white", "home_nw") == "8u+1f"
    assert total(m, "white") == 9
    assert len(events(m, "rat_spawned")) == 4


def test_one_pair_of_several() -> None:
    """TR-10.3: fewer pairs than possible may breed."""
    s = city("white", rats="white home_nw 4f")
    m = do(act(act_phase(s, "home_nw"), "home_nw", "breed"), "pairs:1")
    assert at(m, "white", "home_nw") == "4u+2f"


def test_the_cheese_breeds_and_stays_fed() -> None:
    """TR-10.4, TR-14.7, TR-14.13: of Da Big Cheese and a fed rat only the other lies down."""
    s = city("white")
    crown(s, "white", "1f")
    m = act(act_phase(s, "rat_city"), "rat_city", "breed")
    assert at(m, "white", "rat_city") == "1u+1f"
    assert at(m, "white", "home_nw") == "2u"
    assert m.state.throne == 0


def test_small_reserve() -> None:
    """TR-10.5: with one rat in reserve one young is placed, the pair lies down all the same."""
    s = city("white", rats="white s_nw1 2f, white home_nw 9u")
    m = act(act_phase(s, "s_nw1"), "s_nw1", "breed")
    assert at(m, "white", "s_nw1") == "2u"
    assert at(m, "white", "home_nw") == "10u"
    assert total(m, "white") == 12


@pytest.mark.parametrize(("reserve", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (6, 3)])
def test_no_pair_for_nothing(reserve: int, most: int) -> None:
    """TR-10.6: with r in reserve at most ceil(r / 2) pairs."""
    s = city("white", rats="white home_nw 6f")
    put(s, "white", "rat_city", f"{6 - reserve}u")
    m = act(act_phase(s, "home_nw"), "home_nw", "breed")
    if most == 1:
        assert len(events(m, "pairs_bred")) == 1
        assert events(m, "pairs_bred")[0]["count"] == 1
    else:
        assert offered(m) == {f"pairs:{k + 1}" for k in range(most)}


def test_young_are_placed_one_at_a_time() -> None:
    """TR-10.7: on the home nest or an own nest with room and without enemies."""
    s = city(
        "white",
        rats="white s_nw1 2f, white u_se1 3u, black u_se3 1u",
        tokens="s_nw1 white, u_se1 white, u_se3 white, u_sw1 grey",
    )
    m = act(act_phase(s, "s_nw1"), "s_nw1", "breed")
    assert decision(m) == "nursery"
    assert spaces(m) == {"home_nw", "s_nw1", "u_se1"}
    do(m, "space:u_se1")
    assert spaces(m) == {"home_nw", "s_nw1"}  # u_se1 is full now
    do(m, "space:s_nw1")
    assert at(m, "white", "u_se1") == "4u"
    assert at(m, "white", "s_nw1") == "3u"


def test_control_of_a_nest() -> None:
    """TR-10.8: an own token without own rats is a nest the faction controls."""
    s = city("white", rats="white s_nw1 2f", tokens="u_se1 white")
    m = act(act_phase(s, "s_nw1"), "s_nw1", "breed")
    assert "u_se1" in spaces(m)


def test_occupied_nest_counts_but_is_closed() -> None:
    """TR-10.9: it gives a group movement, but no rat can be spawned on it."""
    s = city("white", rats="white home_nw 4u, black u_se1 1u", tokens="u_se1 white")
    assert turn(s).state.moves_left == 3
    s = city("white", rats="white s_nw1 2f, black u_se1 1u", tokens="u_se1 white")
    m = act(act_phase(s, "s_nw1"), "s_nw1", "breed")
    assert at(m, "white", "home_nw") == "2u"  # the only place there is


# ------------------------------------------------------------------ nest


@pytest.mark.parametrize(
    ("where", "group", "lies", "allowed"),
    [
        ("s_nw1", "2f", "none", True),
        ("s_nw1", "2f", "food", True),
        ("u_nw1", "2f", "sewer", True),
        ("s_nw1", "1f+2u", "none", False),
        ("s_nw1", "2f", "white", False),
        ("s_nw1", "2f", "grey", False),
        ("s_north", "2f", "none", False),
        ("home_nw", "2f", "none", False),
    ],
)
def test_conditions_of_nest(where: str, group: str, lies: str, allowed: bool) -> None:
    """TR-10.10: two fed rats and a space for tokens without any nest."""
    s = city("white")
    put(s, "white", where, group)
    lay(s, where, lies)
    assert ("action:nest" in offered(do(act_phase(s, where), f"space:{where}"))) == allowed


def test_nest_tires_two_rats() -> None:
    """TR-10.11: exactly two of four fed rats become unfed."""
    s = city("white", rats="white s_nw1 4f")
    m = act(act_phase(s, "s_nw1"), "s_nw1", "nest")
    assert at(m, "white", "s_nw1") == "2u+2f"
    assert token(m, "s_nw1") == "white"
    assert supply(m.state, NEST) == 3


@pytest.mark.parametrize(("lies", "kind", "whole"), [("food", FOOD, 8), ("sewer", SEWER, 4)])
def test_nest_replaces_a_token(lies: str, kind: int, whole: int) -> None:
    """TR-10.12: the dumpster or sewer entrance returns to its supply."""
    s = city("white", rats="white s_nw1 2f")
    lay(s, "s_nw1", lies)
    m = act(act_phase(s, "s_nw1"), "s_nw1", "nest")
    assert token(m, "s_nw1") == "white"
    assert supply(m.state, kind) == whole
    assert events(m, "token_built_over") == [{"token": kind, "space": space("s_nw1")}]


def test_four_nests_at_most() -> None:
    """TR-10.13: with four on the board Nest is not offered, with three it is."""
    for nests, allowed in ((3, True), (4, False)):
        s = city("white", rats="white s_nw1 2f")
        for where in ("u_nw1", "u_ne1", "u_se1", "u_sw1")[:nests]:
            lay(s, where, "white")
        assert nests_of(s, 0) == nests
        assert ("action:nest" in offered(do(act_phase(s, "s_nw1"), "space:s_nw1"))) == allowed


def test_a_destroyed_nest_can_be_built_again() -> None:
    """TR-7.15: the token goes back to its owner and can be used again."""
    s = city("white", rats="white u_nw1 2f")
    for where in ("s_nw1", "u_ne1", "u_se1", "u_sw1"):
        lay(s, where, "white")
    m = go(s, DESTROY, space("s_nw1"))
    assert supply(m.state, NEST) == 1
