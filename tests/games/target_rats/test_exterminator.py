"""The Exterminator (TR-13)."""

from __future__ import annotations

import pytest

from games.target_rats.burrow import (
    act,
    act_phase,
    at,
    city,
    decider,
    decision,
    do,
    events,
    faces,
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
from undercity.games.target_rats.board import supply
from undercity.games.target_rats.exterminator import rats_in
from undercity.games.target_rats.table import (
    AIM,
    AIM_ANY,
    EXTERMINATOR_PHASE,
    FOOD,
    NEST,
    SEWER,
    SPACE_IDS,
    State,
)


def infested(**rats: str) -> State:
    s = city("white", rats="white home_nw 2u, brown home_ne 2u")
    for where, group in rats.items():
        put(s, "white", where, group)
    return s


def test_he_waits_off_the_board_and_then_stays() -> None:
    """TR-13.1: a die above 1 leaves him off; once moved he is on the board for good."""
    s = infested(s_nw1="2u")
    rig(s, 2)
    assert go(s, EXTERMINATOR_PHASE).state.exterminator == -1
    s = infested(s_nw1="2u")
    s.exterminator = 5
    rig(s, 2)
    assert go(s, EXTERMINATOR_PHASE).state.exterminator == 5


def test_what_counts_for_a_quadrant() -> None:
    """TR-13.2: both rings, all factions, corridors for both; not home nests and Rat City."""
    s = city("white", rats="white s_nw1 1u+1f, grey u_nw3 2u, brown u_west 1u, white home_nw 4u, black rat_city 8u")
    put(s, "black", "s_ne1", "1u")
    assert [rats_in(s, q) for q in range(4)] == [5, 1, 0, 1]


@pytest.mark.parametrize(("below", "moved"), [(4, True), (3, False)])
def test_eight_rats_are_an_infestation(below: int, moved: bool) -> None:
    """TR-13.3: with 8 he must move and no die is rolled; with 7 a die is."""
    s = infested(s_nw1="4u", u_nw1=f"{below}u")
    if not moved:
        rig(s, 6)
    m = go(s, EXTERMINATOR_PHASE)
    assert (m.state.exterminator == space("s_nw1")) == moved
    assert at(m, "white", "s_nw1") == ("-" if moved else "4u")
    assert m.state.active == 1  # the next player's turn has begun


def test_one_of_several_infestations() -> None:
    """TR-13.4: the active player chooses a quadrant; one move is made."""
    s = city("white", rats="white s_nw1 4u, white u_nw1 4u, black s_se1 4u, black u_se1 4u")
    m = go(s, EXTERMINATOR_PHASE)
    assert (decision(m), decider(m)) == ("quadrant", "white")
    assert offered(m) == {"quadrant:nw", "quadrant:se"}
    do(m, "quadrant:se")
    assert at(m, "black", "s_se1") == "-"
    assert at(m, "white", "s_nw1") == "4u"
    assert m.state.active == 1


def test_the_space_with_most_rats() -> None:
    """TR-13.5: corridor ends included, of all factions; the active player chooses among equals."""
    s = infested(s_nw1="2u", u_nw1="2u", s_west="1u")
    put(s, "grey", "s_north", "3u")
    m = go(s, EXTERMINATOR_PHASE)
    assert m.state.exterminator == space("s_north")
    s = infested(s_nw1="2u", u_nw1="4u")
    put(s, "grey", "s_nw3", "2u")
    m = go(s, EXTERMINATOR_PHASE)
    assert (decision(m), decider(m)) == ("target", "white")
    assert spaces(m) == {"s_nw1", "s_nw3"}


def test_infestation_below_ground() -> None:
    """TR-13.6: any surface space of the quadrant, corridor ends included, other than his own."""
    s = infested(u_nw1="4u", u_nw3="4u")
    s.exterminator = space("s_nw2")
    m = go(s, EXTERMINATOR_PHASE)
    assert spaces(m) == {"s_west", "s_nw1", "s_nw3", "s_north"}


def test_the_target_symbol_moves_him_anywhere() -> None:
    """TR-13.7: on a 1 to any surface space other than his own; he must move."""
    s = infested(s_nw1="2u")
    s.exterminator = space("s_se1")
    rig(s, 1)
    m = go(s, EXTERMINATOR_PHASE)
    assert (decision(m), decider(m)) == ("target", "white")
    assert spaces(m) == set(SPACE_IDS[:16]) - {"s_se1"}


def test_he_destroys_everything_on_his_space() -> None:
    """TR-13.8: rats of all owners and the token; to reserves and supplies."""
    s = infested(s_nw1="2u+1f")
    lay(s, "s_nw1", "white")
    m = do(go(s, AIM, AIM_ANY), "space:s_nw1")
    assert at(m, "white", "s_nw1") == "-"
    assert token(m, "s_nw1") == "none"
    assert supply(m.state, NEST) == 4
    assert total(m, "white") == 2


def test_where_he_can_stand() -> None:
    """TR-13.9: the 16 surface spaces, covers and corridor ends included."""
    m = go(infested(), AIM, AIM_ANY)
    assert spaces(m) == set(SPACE_IDS[:16])


def test_his_space_is_closed_and_the_deep_is_safe() -> None:
    """TR-13.10: nobody enters it; rats and tokens below stay."""
    s = infested(u_nw1="2u")
    lay(s, "u_nw1", "white")
    m = do(go(s, AIM, AIM_ANY), "space:s_nw1")
    assert at(m, "white", "u_nw1") == "2u"
    assert token(m, "u_nw1") == "white"
    s = city("white", rats="white s_nw3 2u")
    s.exterminator = space("s_nw2")
    m = do(turn(s), "space:s_nw3", "group:1u")
    assert "s_nw2" not in spaces(m)
    assert "s_nw1" not in spaces(m)  # two spaces past him; six around by the stairs


def test_beneath_him_the_way_is_open() -> None:
    """TR-13.11: home nest and drain, when he stands on the cover."""
    s = city("white", rats="white home_nw 2u")
    s.exterminator = space("s_nw2")
    m = do(turn(s), "space:home_nw", "group:1u")
    assert {"u_nw2", "rat_city", "u_nw1", "u_nw3"} <= spaces(m)
    assert "s_nw2" not in spaces(m)


def test_sewer_entrance_below_him() -> None:
    """TR-13.12: a token underground is not destroyed, but nobody comes up."""
    s = city("white", rats="white u_nw1 2u, brown home_ne 2u", tokens="u_nw1 sewer")
    m = do(go(s, AIM, AIM_ANY), "space:s_nw1")
    assert token(m, "u_nw1") == "sewer"
    assert supply(m.state, SEWER) == 3
    s = city("white", rats="white u_nw1 2u", tokens="u_nw1 sewer")
    s.exterminator = space("s_nw1")
    m = do(turn(s), "space:u_nw1", "group:1u")
    assert "s_nw1" not in spaces(m)


def test_a_card_does_not_replace_his_phase() -> None:
    """TR-13.13: moved by a card in the act phase, he moves again in his own phase."""
    s = city("white", seats=2, rats="white s_nw1 2u, black s_se1 2u, black home_se 2u")
    stack(s, "hotline_call")
    rig(s, None, 1)
    m = move(turn(s), "s_nw1", "2u", "s_nw2")
    act(m, "s_nw2", "scavenge")
    do(m, "space:s_se1")
    assert m.state.exterminator == space("s_se1")
    assert decision(m) == "target"
    do(m, "space:s_ne1")
    sent = events(m, "exterminator_by_card") + events(m, "exterminator_sent")
    assert [e["space"] for e in sent] == [space("s_se1"), space("s_ne1")]


def test_a_destroyed_nest_is_lost_at_once() -> None:
    """TR-13.14: it no longer counts for a claim in the same turn; movements are not recounted (TR-5.1)."""
    s = city("white", rats="white s_nw1 1u, white rat_city 2u", tokens="s_se1 white, s_ne1 food")
    stack(s, "hotline_call")
    m = act(act_phase(s, "s_nw1", "rat_city"), "s_nw1", "scavenge")
    do(m, "space:s_se1")
    assert token(m, "s_se1") == "none"
    rig(m.state, 5)
    act(m, "rat_city", "claim")
    rolled = events(m, "claim_rolled")[-1]
    assert faces(rolled) == [5]
    assert supply(m.state, FOOD) == 7
