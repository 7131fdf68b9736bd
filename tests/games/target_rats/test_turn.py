"""Turn structure (TR-4)."""

from __future__ import annotations

from games.target_rats.burrow import (
    act,
    acting,
    at,
    city,
    crown,
    decider,
    decision,
    do,
    events,
    give,
    lay,
    move,
    offered,
    put,
    rig,
    space,
    spaces,
    stack,
    turn,
)
from undercity.games.target_rats.table import PHASES


def test_phases_in_their_order() -> None:
    """TR-4.1: begin, move, fight, act, exterminator, check, seen by the decisions of one whole turn."""
    assert PHASES == ("begin", "move", "fight", "act", "exterminator", "check")
    s = city("white", seats=2, rats="white s_nw3 3u, white s_nw1 1u, black s_ne1 4u, black home_se 2u")
    stack(s, "empty_alley")
    rig(s, (4, 9), (3, 17), None, 1)
    m = turn(s)
    seen = [PHASES[m.state.phase]]
    move(m, "s_nw3", "3u", "s_ne1")
    move(m, "s_nw1", "1u", "s_nw2")
    seen.append(PHASES[m.state.phase])  # the push after the fight
    do(m, "space:s_north", "space:u_north")
    seen.append(PHASES[m.state.phase])
    act(m, "s_nw2", "scavenge")
    seen.append(PHASES[m.state.phase])  # the target symbol: the Exterminator is placed
    do(m, "space:s_south")
    seen.append(PHASES[m.state.phase])
    assert seen == ["move", "fight", "act", "exterminator", "move"]
    assert decider(m) == "black"


def test_victory_test_comes_first() -> None:
    """TR-4.2: the game ends at the begin phase, before anything else of the turn."""
    s = city("white", seats=2)
    crown(s, "white")
    put(s, "black", "home_se", "2u")
    for where in ("s_nw1", "s_nw3", "u_nw1"):
        lay(s, where, "white")
    s.hold[0] = 2
    give(s, "white", "roller_skate", used=True)
    m = turn(s)
    assert m.over
    assert m.state.winner == 0
    assert m.state.item_used[0] == 1


def test_re_entry_comes_second() -> None:
    """TR-4.3: without a rat on the board the faction spawns two at home and plays on."""
    s = city("brown", rats="white home_nw 4u")
    m = turn(s)
    assert at(m, "brown", "home_ne") == "2u"
    assert decision(m) == "origin"
    assert decider(m) == "brown"


def test_used_item_becomes_ready() -> None:
    """TR-4.4: at the begin phase of its owner, and of nobody else."""
    s = city("white", rats="white home_nw 4u, brown home_ne 4u")
    give(s, "white", "roller_skate", used=True)
    give(s, "brown", "pigeon_call", used=True)
    m = turn(s)
    assert list(m.state.item_used) == [0, 1, 0, 0]


def test_lone_rat_is_asked() -> None:
    """TR-4.5: with exactly one rat, not with two."""
    for group, asked in (("1u", True), ("1f", True), ("2u", False)):
        s = city("white")
        put(s, "white", "s_nw1", group)
        assert (decision(turn(s)) == "lone_rat") == asked


def test_all_movement_before_the_first_action() -> None:
    """TR-4.6: a group that has arrived does not act while movements are left."""
    s = city("white", rats="white home_nw 4u")
    m = move(turn(s), "home_nw", "2u", "s_nw3")
    assert decision(m) == "origin"
    assert acting(m) == set()
    do(m, "done")
    assert decision(m) == "acting_space"
    assert acting(m) == {"s_nw3"}


def test_fights_in_the_order_the_active_player_chooses() -> None:
    """TR-4.7, TR-11.1: both contested spaces are offered; each pick is one fight."""
    s = city("white", rats="white s_nw2 4u, brown s_nw1 1u, grey s_nw3 1u")
    rig(s, 1, (2, 8), 1, (2, 8))
    m = move(move(turn(s), "s_nw2", "2u", "s_nw1"), "s_nw2", "2u", "s_nw3")
    assert decision(m) == "next_fight"
    assert offered(m) == {"space:s_nw1", "space:s_nw3"}
    do(m, "space:s_nw3")
    assert [e["space"] for e in events(m, "fight_begins")] == [space("s_nw3"), space("s_nw1")]


def test_actions_in_the_order_the_active_player_chooses() -> None:
    """TR-4.8: any acting space may come first; the rest stay."""
    s = city("white", rats="white home_nw 4u")
    m = move(move(turn(s), "home_nw", "2u", "s_nw3"), "home_nw", "2u", "s_nw1")
    assert spaces(m) == {"s_nw1", "s_nw3"}
    act(m, "s_nw3", "rest")
    assert spaces(m) == {"s_nw1"}


def test_exterminator_phase_then_check_then_next() -> None:
    """TR-4.9, TR-4.10: die, check, and the next faction clockwise is active."""
    s = city("black", rats="black home_se 2u, grey home_sw 2u")
    crown(s, "white")
    for where in ("s_nw1", "s_nw3", "u_nw1"):
        lay(s, where, "white")
    rig(s, 4)
    m = do(turn(s), "done")
    assert [e["face"] for e in events(m, "exterminator_die")] == [4]
    assert m.state.hold[0] == 1
    assert decider(m) == "grey"


def test_a_round_ends_where_it_began() -> None:
    """TR-4.11: the round number rises when the first player's turn comes again."""
    s = city("white", seats=3)
    for name, home in (("white", "home_nw"), ("brown", "home_ne"), ("black", "home_se")):
        put(s, name, home, "2u")
    rig(s, 2, 2, 2)
    m = turn(s)
    rounds = [(decider(m), m.state.round_no)]
    for _ in range(3):
        do(m, "done")
        rounds.append((decider(m), m.state.round_no))
    assert rounds == [("white", 1), ("brown", 1), ("black", 1), ("white", 2)]
