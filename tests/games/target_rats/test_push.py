"""Pushes, forced fights, overflow (TR-12)."""

from __future__ import annotations

from games.target_rats.burrow import (
    GAME,
    acting,
    at,
    city,
    crown,
    decider,
    decision,
    do,
    events,
    faction,
    give,
    go,
    group,
    lay,
    offered,
    put,
    rig,
    space,
    spaces,
    total,
)
from kit import advance
from undercity import Match
from undercity.engine.agenda import push as on_agenda
from undercity.games.target_rats.table import AFTERMATH, CHECK_PHASE, FIGHT_PHASE, PUSH, SPACE_IDS, SPAWN, State


def pushed(where: str, group: str = "2u", loser: str = "grey", winner: str = "white") -> State:
    """What is left of a loser stands beside the winner."""
    s = city("white")
    put(s, loser, where, group)
    put(s, winner, where, "3u")
    s.phase = 2
    return s


def push(s: State, where: str, loser: str = "grey", winner: str = "white") -> Match:
    return go(s, PUSH, space(where), faction(winner), faction(loser))


def test_the_winner_pushes_two_spaces() -> None:
    """TR-12.1: the survivors as one group, the winner chooses the way."""
    s = pushed("s_nw1", "1u+1f")
    m = push(s, "s_nw1")
    assert (decision(m), decider(m)) == ("push_first", "white")
    assert spaces(m) == {"s_nw2", "s_west"}
    do(m, "space:s_west")
    assert decision(m) == "push_second"
    do(m, "space:s_sw3")
    assert at(m, "grey", "s_sw3") == "1u+1f"
    assert at(m, "grey", "s_nw1") == "-"


def test_the_winner_pushes_on_another_players_turn() -> None:
    """TR-12.1: whoever is active."""
    s = city("white", rats="white s_nw1 2u, grey s_nw1 3u")
    rig(s, (3, 15), (2, 4))
    m = go(s, FIGHT_PHASE)
    assert (decision(m), decider(m)) == ("push_first", "grey")


def test_losers_clockwise_from_the_winner() -> None:
    """TR-12.2: black wins, so grey is pushed first, then white, then brown."""
    s = city("black")
    for who in ("white", "brown", "grey"):
        put(s, who, "s_nw1", "2u")
    put(s, "black", "s_nw1", "4u")
    rig(s, (2, 4), (2, 4), (2, 4), (4, 20))
    m = go(s, FIGHT_PHASE)
    order = []
    for way in (("s_west", "s_sw3"), ("s_west", "u_west"), ("s_nw2", "s_nw3")):
        order.append(m.state.agenda[m.state.due - 1][3])
        do(m, f"space:{way[0]}", f"space:{way[1]}")
    assert order == [faction("grey"), faction("white"), faction("brown")]


def test_links_of_a_push() -> None:
    """TR-12.3: ring, ladder, sewer, Rat City, home and sewer-token links, not beneath the cover."""
    for where, ways in {
        "s_north": {"s_nw3", "s_ne1", "u_north"},
        "u_nw2": {"u_nw1", "u_nw3", "s_nw2", "rat_city"},
        "s_sw2": {"s_sw1", "s_sw3", "u_sw2", "home_sw"},
        "u_sw2": {"u_sw1", "u_sw3", "s_sw2", "rat_city"},  # grey's own drain: home only over the cover
        "rat_city": {"u_nw2", "u_ne2", "u_se2", "u_sw2"},
    }.items():
        assert spaces(push(pushed(where), where)) == ways
    s = pushed("u_ne3")
    lay(s, "s_ne3", "sewer")
    assert spaces(push(s, "u_ne3")) == {"u_ne2", "u_east", "s_ne3"}


def test_no_way_back() -> None:
    """TR-12.3: the second step may not return to the space of the fight."""
    m = do(push(pushed("s_nw1"), "s_nw1"), "space:s_west")
    assert spaces(m) == {"s_sw3", "u_west"}


def test_foreign_home_nests_are_closed() -> None:
    """TR-12.4: neither of another faction nor of an absent one."""
    assert "home_nw" not in spaces(push(pushed("s_nw2"), "s_nw2"))
    s = city("white", seats=2, rats="black s_ne2 2u, white s_ne2 3u")
    s.phase = 2
    assert "home_ne" not in spaces(go(s, PUSH, space("s_ne2"), 0, 2))


def test_home_ends_a_push() -> None:
    """TR-12.4: a group pushed home stays there, even after one step."""
    m = do(push(pushed("s_sw2", "1u+1f"), "s_sw2"), "space:home_sw")
    assert at(m, "grey", "home_sw") == "1u+1f"
    assert decision(m) != "push_second"
    m = do(push(pushed("s_sw1"), "s_sw1"), "space:s_sw2", "space:home_sw")
    assert at(m, "grey", "home_sw") == "2u"


def test_pushed_into_the_exterminator() -> None:
    """TR-12.5: destroyed at once, with the first or the second step."""
    for steps in (("s_west",), ("s_nw2", "s_nw3")):
        s = pushed("s_nw1", "2u+1f")
        s.exterminator = space(steps[-1])
        m = do(push(s, "s_nw1"), *(f"space:{step}" for step in steps))
        assert at(m, "grey", steps[-1]) == "-"
        (death,) = events(m, "pushed_to_death")
        assert death == {"player": 3, "group": group("2u+1f"), "origin": space("s_nw1"), "space": space(steps[-1])}
        assert m.state.active != 0  # nothing else was to do


def test_contact_ends_a_push_and_forces_a_fight() -> None:
    """TR-12.6: with the first step already; the other faction may be the winner's own."""
    s = pushed("s_nw1", "1u")
    put(s, "black", "s_west", "2u")
    rig(s, (2, 9), 1)
    m = do(push_then_aftermath(s, "s_nw1"), "space:s_west")
    assert at(m, "grey", "s_west") == "-"
    assert at(m, "black", "s_west") == "2u"
    assert total(m, "grey") == 0
    s = pushed("s_nw1", "1u")
    put(s, "white", "s_nw3", "2u")
    rig(s, (2, 3), 6)
    m = do(push_then_aftermath(s, "s_nw1"), "space:s_nw2", "space:s_nw3")
    assert (decision(m), decider(m)) == ("push_first", "grey")  # grey's rat won against the winner's own
    assert at(m, "white", "s_nw3") == "1u"


def push_then_aftermath(s: State, where: str) -> Match:
    """A push as part of a fight, with what follows from it."""

    for step, args in ((CHECK_PHASE, (0, 0, 0)), (AFTERMATH, (0, 0, 0)), (PUSH, (space(where), 0, 3))):
        on_agenda(s, step, *args)
    return advance(GAME, s)


def test_a_push_passes_own_rats_and_joins_them() -> None:
    """TR-12.7: through a space that holds only rats of the pushed faction; at the end they join."""
    s = pushed("s_nw1", "1u")
    put(s, "grey", "s_west", "2f")
    put(s, "grey", "s_sw3", "1u")
    m = do(push(s, "s_nw1"), "space:s_west")
    assert decision(m) == "push_second"
    do(m, "space:s_sw3")
    assert at(m, "grey", "s_west") == "2f"
    assert at(m, "grey", "s_sw3") == "2u"


def test_forced_fights_in_order_after_all_pushes() -> None:
    """TR-12.8: two losers are pushed into two fights; both are fought, the first forced one first."""
    s = city("white", rats="white s_nw1 4u, brown s_nw1 2u, grey s_nw1 2u, black s_sw3 1u, black s_nw3 1u")
    rig(s, (2, 4), (2, 4), (4, 20), 6, 1, 6, 1)
    m = go(s, FIGHT_PHASE)
    do(m, "space:s_nw2", "space:s_nw3")  # brown
    assert at(m, "brown", "s_nw3") == "1u"  # not fought yet
    assert list(m.state.forced_at[:2]) == [space("s_nw3"), -1]
    assert m.state.forced_in[0] == faction("brown")
    do(m, "space:s_west", "space:s_sw3")  # grey
    assert [e["space"] for e in events(m, "fight_begins")] == [space("s_nw3"), space("s_sw3")]
    assert (total(m, "brown"), total(m, "grey")) == (2, 0)  # brown has re-entered at its own turn
    assert list(m.state.forced_at) == [-1] * 24


def test_two_losers_pushed_into_one_space() -> None:
    """TR-12.8, TR-11.7: one forced fight; who was pushed in first is the defender of the two."""
    s = city("white", rats="white s_nw1 4u, brown s_nw1 2u, grey s_nw1 2u")
    rig(s, (2, 4), (2, 4), (4, 20), 3, 3)
    m = go(s, FIGHT_PHASE)
    do(m, "space:s_nw2", "space:s_nw3", "space:s_nw2", "space:s_nw3")
    assert len(events(m, "fight_begins")) == 1
    assert at(m, "brown", "s_nw3") == "1u"
    assert total(m, "grey") == 0


def test_chains_end() -> None:
    """TR-12.9: fight after fight until nobody is left to be pushed."""
    s = city("white", rats="white s_nw1 4u, grey s_nw1 4u, brown s_nw3 2u, black s_ne1 2u")
    rig(s, (4, 6), (4, 20), (2, 11), (2, 3), (2, 10), 2)
    m = go(s, FIGHT_PHASE)
    do(m, "space:s_nw2", "space:s_nw3")  # grey 2u into brown: grey loses one
    assert (decision(m), decider(m)) == ("push_first", "brown")
    do(m, "space:s_north", "space:s_ne1")  # grey 1u into black: grey's last rat dies
    assert total(m, "grey") == 0
    assert [e["space"] for e in events(m, "fight_begins")] == [space("s_nw3"), space("s_ne1")]


def test_pushed_into_rat_city() -> None:
    """TR-12.10: no claim on an empty throne; against an enemy throne a fight that can win it."""
    s = pushed("u_nw2", "2u")
    m = do(push_then_aftermath(s, "u_nw2"), "space:rat_city", "space:u_se2")
    assert at(m, "grey", "u_se2") == "2u"
    s = pushed("u_nw1", "2u")
    m = do(push_then_aftermath(s, "u_nw1"), "space:u_nw2", "space:rat_city")
    assert at(m, "grey", "rat_city") == "2u"
    assert m.state.throne == -1
    assert acting(m) == set()
    s = pushed("u_nw1", "2u")
    crown(s, "black")
    rig(s, (2, 4), (2, 9))
    m = do(push_then_aftermath(s, "u_nw1"), "space:u_nw2", "space:rat_city")
    assert m.state.throne == faction("grey")
    assert at(m, "grey", "rat_city") == "1u+1f"
    assert total(m, "black") == 0


def test_a_push_is_always_possible_and_never_waived() -> None:
    """TR-12.11: from every ring space and Rat City, for every loser, there are two steps to choose from."""
    for where in SPACE_IDS[:33]:
        for loser in ("brown", "black", "grey"):
            m = push(pushed(where, loser=loser), where, loser=loser)
            assert decision(m) == "push_first"
            assert len(spaces(m)) >= 2
            for first in sorted(spaces(m)):
                twin = Match.from_position("target_rats", m.position())
                do(twin, f"space:{first}")
                assert decision(twin) == "push_second" or first.startswith("home") or twin.state.active != 0


def overfull(where: str, group: str, who: str = "white") -> State:
    s = city("white")
    put(s, who, where, group)
    s.phase = 2
    return s


def test_overflow_to_the_nearest_space() -> None:
    """TR-12.12, TR-12.14: the surplus leaves; the owner chooses among equally near spaces, and which rats go."""
    m = go(overfull("s_nw1", "2u+4f"), AFTERMATH)
    assert (decision(m), decider(m)) == ("overflow", "white")
    assert spaces(m) == {"s_west", "s_nw2"}
    do(m, "space:s_west")
    assert (decision(m), decider(m)) == ("surplus", "white")
    assert offered(m) == {"group:2u", "group:1u+1f", "group:2f"}
    do(m, "group:1u+1f")
    assert at(m, "white", "s_nw1") == "1u+3f"
    assert at(m, "white", "s_west") == "1u+1f"


def test_da_big_cheese_never_overflows() -> None:
    """TR-12.12, TR-14.8: of 1 unfed rat, 8 fed ones and Da Big Cheese in Rat City two ordinary rats leave."""
    s = overfull("rat_city", "1u+8f")
    crown(s, "white")
    m = do(go(s, AFTERMATH), "space:u_nw2")
    assert offered(m) == {"group:1u+1f", "group:2f"}
    s = overfull("rat_city", "8u")
    crown(s, "white")
    m = do(go(s, AFTERMATH), "space:u_nw2")
    assert (at(m, "white", "rat_city"), at(m, "white", "u_nw2")) == ("7u+1f", "1u")


def test_what_can_take_overflow() -> None:
    """TR-12.13: no enemies, no Exterminator, room; the own home nest always."""
    s = overfull("s_nw2", "6u")
    put(s, "grey", "s_nw1", "1u")
    put(s, "white", "s_nw3", "4u")
    s.exterminator = space("s_north")
    m = go(s, AFTERMATH)
    assert spaces(m) == {"home_nw", "u_nw2"}
    s = overfull("s_nw1", "5u")
    put(s, "grey", "s_west", "1u")
    s.exterminator = space("s_nw2")
    m = go(s, AFTERMATH)  # past the enemy, not past the Exterminator: two steps
    assert spaces(m) == {"s_sw3", "u_west"}


def test_contested_spaces_take_no_overflow() -> None:
    """TR-12.13: a fight still to come at s_nw2 does not get more rats by overflow."""
    s = overfull("s_nw1", "5u")
    put(s, "white", "s_nw2", "1u")
    put(s, "grey", "s_nw2", "1u")
    m = go(s, AFTERMATH)
    assert at(m, "white", "s_west") == "1u"


def test_overflow_may_split() -> None:
    """TR-12.14: as many as fit go to the chosen space, the rest to the next nearest."""
    s = overfull("s_nw1", "7u")
    put(s, "white", "s_west", "3u")
    m = do(go(s, AFTERMATH), "space:s_west")
    assert at(m, "white", "s_west") == "4u"
    assert at(m, "white", "s_nw2") == "2u"  # the only space left at one step
    assert at(m, "white", "s_nw1") == "4u"


def test_order_of_overflows() -> None:
    """TR-12.15: the active player's spaces first by index, then clockwise."""
    s = overfull("s_nw1", "5u")
    put(s, "white", "s_ne1", "5u")
    put(s, "grey", "s_sw1", "5u")
    put(s, "brown", "s_se1", "5u")
    m = go(s, AFTERMATH)
    order = []
    while decision(m) == "overflow":
        line = m.state.agenda[m.state.due - 1]
        order.append((line[3], SPACE_IDS[line[2]]))
        do(m, f"space:{sorted(spaces(m))[0]}")
    assert order == [(0, "s_ne1"), (0, "s_nw1"), (1, "s_se1"), (3, "s_sw1")]


def test_overflow_only_after_fights() -> None:
    """TR-12.16: a full nest takes no young; the space never overflows by spawning."""
    s = city("white", rats="white s_nw1 4u", tokens="s_nw1 white")
    m = go(s, SPAWN, 2)
    assert at(m, "white", "s_nw1") == "4u"
    assert at(m, "white", "home_nw") == "2u"


def test_overflow_after_a_great_attack() -> None:
    """TR-12.12: six attackers win, four stay, two go to the nearest space."""
    s = city("white", rats="white s_nw1 6u, grey s_nw1 1u")
    give(s, "white", "giardiniera", used=True)
    rig(s, 1, (6, 25))
    m = go(s, FIGHT_PHASE)
    assert decision(m) == "overflow"
    do(m, "space:s_nw2")
    assert (at(m, "white", "s_nw1"), at(m, "white", "s_nw2")) == ("4u", "2u")
