"""The worked examples W1 to W11 of rules.md, played through the door of Match."""

from __future__ import annotations

from games.target_rats.burrow import (
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
    faction,
    go,
    lay,
    move,
    offered,
    put,
    rig,
    spaces,
    stack,
    token,
    total,
    turn,
)
from undercity import Match
from undercity.games.target_rats.board import reserve, supply
from undercity.games.target_rats.table import FIGHT_PHASE, FOOD, NEST


def test_w1_grouping() -> None:
    """W1 (TR-5.1, TR-5.2): two groups from home, no third movement."""
    m = Match("target_rats", 4, 3, first_player=0)
    move(m, "home_nw", "3u", "s_nw1")
    move(m, "home_nw", "1u", "u_nw2")
    assert acting(m) == {"s_nw1", "u_nw2"}
    assert decision(m) == "acting_space"


def test_w2_home_to_rat_city() -> None:
    """W2 (TR-5.6): 2u from home to Rat City."""
    m = Match("target_rats", 4, 3, first_player=0)
    move(m, "home_nw", "2u", "rat_city")
    assert at(m, "white", "rat_city") == "2u"


def test_w3_joining() -> None:
    """W3 (TR-5.3, TR-5.12, TR-6.1): the first rat travels 6 spaces; alone it could not move twice."""
    s = city("white", rats="white s_nw1 1u, white s_nw3 2u")
    m = move(turn(s), "s_nw1", "1u", "s_nw3")
    do(m, "space:s_nw3")
    assert offered(m) == {"group:1u", "group:2u", "group:3u"}
    do(m, "group:3u", "space:s_ne3")
    assert acting(m) == {"s_ne3"}
    s = city("white", rats="white s_nw1 1u, white u_se3 2u")
    m = move(turn(s), "s_nw1", "1u", "s_nw3")
    assert spaces(m) == {"u_se3"}


def test_w4_sewer_shortcut() -> None:
    """W4 (TR-2.14, TR-5.5): 1 with the token, 3 without."""
    for sewer, near in ((True, True), (False, False)):
        s = city("white", rats="white s_ne3 1u, white home_nw 1u")
        put(s, "brown", "s_ne2", "1u")  # both other ways are watched
        put(s, "brown", "s_east", "1u")
        if sewer:
            lay(s, "s_ne3", "sewer")
        m = do(turn(s), "space:s_ne3")
        assert ("u_ne3" in spaces(m)) == near


def test_w5_corridor() -> None:
    """W5 (TR-2.6, TR-2.7, TR-10.10): no nest on a corridor; the hot dog feeds without a token."""
    s = city("white", rats="white s_nw3 2f, white home_nw 1u")
    stack(s, "chicago_dog")
    m = do(move(turn(s), "s_nw3", "2f", "s_north"), "done")
    do(m, "space:s_north")
    assert offered(m) == {"action:breed", "action:scavenge", "action:rest"}
    do(m, "action:scavenge")
    assert token(m, "s_north") == "none"
    assert at(m, "white", "s_north") == "2f"


def test_w6_push_into_another_group() -> None:
    """W6 (TR-12.6): White's last rat is pushed into Black and dies."""
    s = city("brown", rats="brown s_ne1 3u, white s_ne3 2u, black s_se1 1u")
    rig(s, 1, 2, 3, 3, 4, 5, 2, 4)
    m = move(turn(s), "s_ne1", "3u", "s_ne3")
    assert (decision(m), decider(m)) == ("push_first", "brown")
    do(m, "space:s_east", "space:s_se1")
    assert at(m, "brown", "s_ne3") == "3u"
    assert at(m, "black", "s_se1") == "1u"
    assert total(m, "white") == 0


def test_w7_two_groups_on_one_enemy() -> None:
    """W7 (TR-5.15, TR-11.1): 4 dice against 3, 13 to 9; no overflow and no further action."""
    s = city("grey", rats="grey u_sw2 2u, grey u_south 2u, black u_sw1 3u, white home_nw 2u")
    rig(s, (3, 9), (4, 13), 3)
    m = move(move(turn(s), "u_sw2", "2u", "u_sw1"), "u_south", "2u", "u_sw1")
    assert at(m, "black", "u_sw1") == "2u"
    do(m, "space:u_sw2", "space:u_sw3")
    assert at(m, "grey", "u_sw1") == "4u"
    assert at(m, "black", "u_sw3") == "2u"
    assert decider(m) == "white"


def example_turns() -> Match:
    """Turn 1 of the rulebook, played; Brown is next."""
    s = city("white", rats="white home_nw 4u, brown home_ne 4u, grey s_nw1 2u, grey home_sw 2u, black home_se 4u")
    stack(s, "chicago_dog")
    stack(s, "dry_pipe")
    rig(s, None, None, 3)
    m = turn(s)
    move(m, "home_nw", "2u", "s_nw3")
    move(m, "home_nw", "2u", "u_nw2")
    act(m, "s_nw3", "scavenge")
    act(m, "u_nw2", "scavenge")
    return m


def test_w8_example_turn_1() -> None:
    """W8: dumpster and nest found, 6 rats in the quadrant, die 3: the Exterminator stays away."""
    m = example_turns()
    assert token(m, "s_nw3") == "food"
    assert at(m, "white", "s_nw3") == "2f"
    assert token(m, "u_nw2") == "white"
    assert supply(m.state, FOOD) == 7
    assert supply(m.state, NEST) == 3
    assert [e["face"] for e in events(m, "exterminator_die")] == [3]
    assert m.state.exterminator == -1
    assert decider(m) == "brown"


def test_w9_example_turn_2() -> None:
    """W9: Brown attacks, is electrocuted, and sends the Exterminator on Grey."""
    state = example_turns().state
    stack(state, "electrocuted")
    m = Match.from_position("target_rats", {"game": "target_rats", **state.to_json()})
    rig(state, 2, 3, 4, 5)
    move(m, "home_ne", "2u", "s_nw3")
    move(m, "home_ne", "2u", "u_north")
    assert at(m, "white", "s_nw3") == "1f"
    do(m, "space:s_nw2", "space:u_nw2")
    assert at(m, "white", "u_nw2") == "2u+1f"
    act(m, "u_north", "scavenge")
    assert at(m, "brown", "u_north") == "1u"
    assert (decision(m), decider(m)) == ("target", "brown")
    assert spaces(m) == {"s_nw1", "s_nw3"}
    do(m, "space:s_nw1")
    assert at(m, "grey", "s_nw1") == "-"
    assert reserve(m.state, faction("grey")) == 10
    assert token(m, "s_nw3") == "food"
    assert events(m, "exterminator_die") == []


def test_w10_claim() -> None:
    """W10: 6, 4, 1 succeeds; 6, 4, 2 kills one and sends the other to a nest."""
    for dice, crowned in (((6, 4, 1), True), ((6, 4, 2), False)):
        s = city("white", rats="white rat_city 2u", tokens="u_nw1 white, u_ne1 white")
        rig(s, *dice)
        m = act(act_phase(s, "rat_city"), "rat_city", "claim")
        if crowned:
            assert at(m, "white", "rat_city") == "1u+1f"
            assert m.state.throne == 0
        else:
            assert spaces(m) == {"home_nw", "u_nw1", "u_ne1"}
            do(m, "space:u_nw1")
            assert at(m, "white", "u_nw1") == "1u"
            assert m.state.throne == -1


def test_w11_tie_order() -> None:
    """W11: fed rats, then defence, and the title before both."""
    for brown, title, wins in (
        ("2u", None, "grey"),
        ("1u+1f", None, "grey"),
        ("2u", "brown", "brown"),
        ("1u+1f", "brown", "brown"),
    ):
        s = city("brown")
        put(s, "brown", "s_nw1", brown)
        put(s, "grey", "s_nw1", "1u+1f")
        if title:
            crown(s, title)
        rig(s, (2, 7), (2, 7))
        m = go(s, FIGHT_PHASE)
        if decision(m) == "kill":
            do(m, "group:1u")
        assert (decision(m), decider(m)) == ("push_first", wins)
