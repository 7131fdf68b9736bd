"""Victory (TR-16) and the optional modes (TR-17)."""

from __future__ import annotations

import random

import pytest

from games.target_rats.burrow import (
    GAME,
    act,
    act_phase,
    city,
    crown,
    decider,
    do,
    lay,
    put,
    rig,
    space,
    turn,
)
from kit import play_random
from undercity import Match
from undercity.engine.agenda import push
from undercity.engine.seam import plain
from undercity.games.target_rats.table import CHECK_PHASE, LAST_ROUND, State
from undercity.games.target_rats.turn import last_round, meets_conditions

NESTS = ("u_nw1", "u_ne1", "u_se1", "u_sw1")


def boss(who: str = "white", nests: int = 3, seats: int = 2, active: str = "white", **options: object) -> State:
    """A faction with the title and so many nests; all others sit at home."""
    s = city(active, seats=seats, **options)
    crown(s, who)
    for where in NESTS[:nests]:
        lay(s, where, who)
    for name, home in (("white", "home_nw"), ("brown", "home_ne"), ("black", "home_se"), ("grey", "home_sw")):
        if s.seat_of[("white", "brown", "black", "grey").index(name)] >= 0:
            put(s, name, home, "2u")
    return s


def check(s: State) -> Match:
    """The check phase, and the begin phase of the next turn."""
    push(s, CHECK_PHASE, 0, 0, 0)
    plain(GAME).apply(s, -1, -1)
    return Match.from_position("target_rats", {"game": "target_rats", **s.to_json()})


@pytest.mark.parametrize(
    ("nests", "title", "met"), [(3, True, True), (4, True, True), (2, True, False), (3, False, False)]
)
def test_conditions(nests: int, title: bool, met: bool) -> None:
    """TR-16.1: three own nest tokens and the title; the home nest does not count."""
    s = boss(nests=nests)
    if not title:
        s.throne = -1
    assert meets_conditions(s, 0) == met


def test_hold_counts() -> None:
    """TR-16.2: after every turn plus one while met, else zero."""
    s = boss(seats=4)
    m = check(s)
    assert list(m.state.hold) == [1, 0, 0, 0]
    s = boss(seats=4, nests=2)
    s.hold[0] = 3
    assert list(check(s).state.hold) == [0, 0, 0, 0]


def test_winning_takes_a_full_round() -> None:
    """TR-16.3: met at the end of the own turn, won at the begin of the next own turn."""
    s = boss(seats=3)
    rig(s, 2, 2, 2)
    m = turn(s)
    for name in ("white", "brown", "black"):
        assert not m.over
        assert decider(m) == name
        do(m, "done")
    assert m.over
    assert m.state.winner == 0
    assert m.ranks[0] == 1


def test_conditions_met_in_anothers_turn_last_longer() -> None:
    """TR-16.3: a hold count below the number of players at the begin phase does not win."""
    s = boss(seats=2)
    s.hold[0] = 1  # met since black's turn only
    m = turn(s)
    assert not m.over
    rig(m.state, 2, 2)
    do(m, "done")
    assert m.state.hold[0] == 2
    do(m, "done")
    assert m.over
    assert m.state.winner == 0


def test_held_long_enough_but_lost_now() -> None:
    """TR-16.3: the conditions must still be met at the begin phase."""
    s = boss(seats=2, nests=2)
    s.hold[0] = 2
    assert not turn(s).over


def test_only_checks_count() -> None:
    """TR-16.4: lost and regained between two checks does not reset the count."""
    s = boss(seats=4, nests=2)
    s.hold[0] = 2
    put(s, "white", "s_nw1", "2f")
    m = act(act_phase(s, "s_nw1"), "s_nw1", "nest")
    assert m.state.hold[0] == 3


def test_one_throne_one_candidate() -> None:
    """TR-16.5: with three nests each only the title's faction meets the conditions."""
    s = boss(seats=2)
    for where in ("s_se1", "s_se3", "s_ne1"):
        lay(s, where, "black")
    assert [meets_conditions(s, f) for f in range(4)] == [True, False, False, False]
    assert list(check(s).state.hold) == [1, 0, 0, 0]


def test_no_other_way_to_win() -> None:
    """TR-16.6: four nests without the title, or all other rats dead, end nothing; losers share the second place."""
    s = boss(nests=4)
    s.throne = -1
    s.hold[0] = 0
    assert not check(s).over
    s = boss(seats=4)
    s.hold[0] = 4
    m = turn(s)
    assert m.over
    assert m.ranks == [1, 2, 2, 2]
    assert m.utility == pytest.approx([1.0, -1 / 3, -1 / 3, -1 / 3])


# ------------------------------------------------------------------ modes


def test_standard_has_no_cap() -> None:
    """TR-17.1: all rules above: three nests, a full round, no round cap."""
    s = boss(mode="standard")
    assert s.round_cap == 0
    assert not check(s).over


@pytest.mark.parametrize(("nests", "over"), [(2, True), (1, False)])
def test_quick_wins_at_once(nests: int, over: bool) -> None:
    """TR-17.2: two nests and the title at a check phase."""
    m = check(boss(nests=nests, mode="quick"))
    assert m.over == over
    assert m.state.winner == (0 if over else -1)


def test_quick_wins_out_of_turn() -> None:
    """TR-17.2: also if it is not the active faction."""
    m = check(boss("black", nests=2, mode="quick"))
    assert m.over
    assert m.state.winner == 2
    assert m.ranks == [2, 1]


def test_lab_ends_after_round_100() -> None:
    """TR-17.3: after the check phase of the last turn of round 100."""
    s = city("black", seats=2, mode="lab")
    s.first = 0
    s.round_no = 100
    put(s, "white", "home_nw", "2u")
    assert s.round_cap == 100
    m = check(s)
    assert m.over
    assert m.state.winner == -1
    s = city("white", seats=2, mode="lab")
    s.round_no = 100
    put(s, "black", "home_se", "2u")
    assert not check(s).over  # black's hundredth turn is to come
    m = play_random(Match("target_rats", 2, 4, mode="lab"), random.Random(4))
    turns = [line.things["player"] for line in m.chronicle() if line.event == "turn_begins"]
    assert (turns.count(0), turns.count(2)) == (100, 100) or m.state.winner >= 0


@pytest.mark.parametrize("rank", ["conditions", "nests", "title", "rats", "fed", "equal"])
def test_lab_ranking(rank: str) -> None:
    """TR-17.3: conditions; nests; title; rats; fed rats; still equal: shared rank."""
    s = city("white", seats=2, mode="lab", rats="white u_nw1 2u, black u_se1 2u")
    if rank == "conditions":  # against four nests and more rats
        crown(s, "white")
        for where in ("s_nw1", "s_nw3", "s_ne1"):
            lay(s, where, "white")
        for where in NESTS:
            lay(s, where, "black")
        put(s, "black", "u_se3", "4f")
    elif rank == "nests":  # against the title
        lay(s, "s_nw1", "white")
        crown(s, "black")
    elif rank == "title":  # against more rats
        crown(s, "white")
        put(s, "black", "u_se3", "4f")
    elif rank == "rats":  # against fed rats
        put(s, "white", "u_nw3", "1u")
        s.unfed[2][space("u_se1")], s.fed[2][space("u_se1")] = 0, 2
    elif rank == "fed":
        s.unfed[0][space("u_nw1")], s.fed[0][space("u_nw1")] = 1, 1
    s.over = 1
    result = plain(GAME).score(s)
    assert result.ranks == ([1, 1] if rank == "equal" else [1, 2])
    assert result.utility == ([0.0, 0.0] if rank == "equal" else [1.0, -1.0])


def test_round_cap_is_an_option() -> None:
    """TR-17.4: any number, or none with 0; TR-17.5: without a cap round 1000 is the last."""
    m = play_random(Match("target_rats", 2, 4, round_cap=3), random.Random(1))
    assert m.state.round_no == 3
    assert [line.event for line in m.chronicle()][-4:-3] == ["game_capped"]
    s = Match("target_rats", 2, 4, mode="lab", round_cap=0).state
    assert last_round(s) == LAST_ROUND == 1000
    assert last_round(Match("target_rats", 2, 4, mode="lab", round_cap=7).state) == 7
    s = city("black", seats=2)
    s.first = 0
    s.round_no = 1000
    put(s, "white", "home_nw", "2u")
    assert check(s).over


def test_points_show_how_near_one_is() -> None:
    """TR-16.6: no points in the rules; the table shows nests plus title."""
    m = turn(boss(nests=2))
    assert m.points == [3, 0]
