"""First and last things: the spaces, dice and slots at the ends of their rows count like the others."""

from __future__ import annotations

import pytest

from games.target_rats.burrow import (
    GAME,
    act,
    act_phase,
    at,
    city,
    crown,
    decision,
    do,
    give,
    go,
    lay,
    narrated,
    offered,
    put,
    rig,
    scavenge,
    space,
    spaces,
    stack,
    token,
    told,
    turn,
)
from undercity import Match
from undercity.games.target_rats.board import dice_total, nests_with_room, others_at
from undercity.games.target_rats.exterminator import fullest, rats_in
from undercity.games.target_rats.fight import _forget_forced, arrival
from undercity.games.target_rats.push import _force_fight
from undercity.games.target_rats.table import (
    AFTERMATH,
    CHECK_PHASE,
    DESTROY,
    FIGHT_PHASE,
    FORCED_FIGHTS,
    MOVE_PHASE,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OFF_BOARD,
    RING,
    State,
)


def no_dice(s: State) -> bool:
    return not any(s.dice[faction][face] for faction in range(4) for face in range(6))


@pytest.mark.parametrize("face", [1, 6])
def test_dice_are_picked_up(face: int) -> None:
    """TR-11.2, TR-14.3, TR-8.10: after a fight, a claim and a card no die lies on the table."""
    s = city("white", rats="white s_nw1 3u, grey s_nw1 1u")
    rig(s, face, 5, 5, 6)
    assert no_dice(go(s, FIGHT_PHASE).state)
    s = city("grey", rats="grey rat_city 1u, white home_nw 2u")
    rig(s, face)
    assert no_dice(act(act_phase(s, "rat_city"), "rat_city", "claim").state)
    s = city("white", rats="white s_nw1 2u, brown home_ne 2u")
    stack(s, "hawk")
    rig(s, None, face, 3)
    assert no_dice(scavenge(s, "s_nw1").state)


def test_a_fresh_table_is_blank() -> None:
    """TR-3.7, TR-3.8, TR-3.10: Exterminator, throne, items, drawn cards, forced fights."""
    s = Match("target_rats", 4, 3).state
    assert (s.exterminator, s.throne, s.winner) == (OFF_BOARD, NOBODY, NOBODY)
    assert list(s.item) == [-1] * 4
    assert list(s.drawn) == [NO_CARD] * 2
    assert list(s.forced_at) == [NOWHERE] * FORCED_FIGHTS
    assert list(s.forced_in) == [NOBODY] * FORCED_FIGHTS


def test_the_first_space_counts() -> None:
    """TR-2.5, TR-9.11, TR-13.2: the north end of the surface ring."""
    s = city("white", rats="white s_north 3u, white s_nw1 1f")
    assert [rats_in(s, quadrant) for quadrant in range(4)] == [4, 3, 0, 0]
    assert fullest(s, (1 << RING) - 1) == 1
    give(s, "white", "giardiniera")
    m = do(act_phase(s, "s_nw1"), "use")
    assert at(m, "white", "s_north") == "1u+2f"  # the only space with an unfed rat


def test_the_last_space_counts() -> None:
    """TR-6.10, TR-10.7: Grey's home nest."""
    s = city("grey", rats="grey home_sw 2f", tokens="u_sw1 grey")
    m = act_phase(s, "home_sw")
    assert decision(m) == "acting_space"
    assert nests_with_room(s, 3, 1) == (1 << space("home_sw")) | (1 << space("u_sw1"))
    do(m, "space:home_sw")
    assert offered(m) == {"action:breed", "action:rest"}


def test_pigeons_fly_from_the_surface_only() -> None:
    """TR-9.8: not from the first space below."""
    s = city("white", rats="white u_north 1u")
    give(s, "white", "pigeon_call")
    m = do(go(s, MOVE_PHASE), "space:u_north")
    assert decision(m) == "destination"
    s = city("white", rats="white s_nw3 1u")
    give(s, "white", "pigeon_call")
    m = do(go(s, MOVE_PHASE), "space:s_nw3", "use")
    assert len(spaces(m)) == 15


@pytest.mark.parametrize("slot", [0, FORCED_FIGHTS - 1])
def test_no_forced_fight_is_left_over(slot: int) -> None:
    """TR-12.8: in no slot of the queue, outside the fight phase."""
    s = city("white", rats="white s_nw1 2u")
    after = turn(s).state
    assert GAME.broken(after) is None
    after.forced_at[slot] = 3
    assert GAME.broken(after) == "TR-12.8"


def test_arrivals_in_order() -> None:
    """TR-11.7: those who were there, clockwise from the active faction; then the active one; then those pushed in."""
    s = city("black")
    where = space("s_nw1")
    s.forced_at[0], s.forced_in[0] = where, 1
    s.forced_at[1], s.forced_in[1] = space("s_nw3"), 0
    order = sorted(range(4), key=lambda faction: arrival(s, faction, where))
    assert order == [3, 0, 2, 1]
    order = sorted(range(4), key=lambda faction: arrival(s, faction, space("s_nw3")))
    assert order == [3, 1, 2, 0]


def test_totals_of_dice() -> None:
    """TR-1.9: every face counts for itself."""
    s = city()
    for face in range(6):
        s.dice[2][face] = 1
    assert (dice_total(s, 2), dice_total(s, 1)) == (21, 0)


def test_others_are_others() -> None:
    """TR-2.17: own rats alone are no others."""
    s = city(rats="white s_nw1 2u+1f")
    assert not others_at(s, 0, space("s_nw1"))
    assert others_at(s, 1, space("s_nw1"))
    assert not others_at(s, 1, space("s_nw2"))


def test_a_rat_with_nowhere_to_go() -> None:
    """TR-19.3: between full spaces and the Exterminator no origin is offered."""
    s = city("white", rats="white s_nw1 1u")
    s.exterminator = space("s_west")
    for where in ("s_nw2", "s_nw3", "s_north", "u_nw2"):
        put(s, "white", where, "2f")
    s.moved_fed[space("s_nw2")] = 2
    m = go(s, MOVE_PHASE)
    assert "space:s_nw1" in offered(m)
    crown(s, "white")
    assert "space:rat_city" not in offered(go(s, MOVE_PHASE))


# ------------------------------------------------------------------ what broken rules got away with


def test_the_last_token_of_a_supply() -> None:
    """TR-7.10: it is taken from the supply, not from the board."""
    s = city("white", rats="white s_nw1 1u")
    for where in ("s_se1", "s_se3", "s_sw1"):
        lay(s, where, "sewer")
    stack(s, "loose_cover")
    m = scavenge(s, "s_nw1")
    assert decision(m) != "token_source"
    assert [token(m, where) for where in ("s_nw1", "s_se1", "s_se3", "s_sw1")] == ["sewer"] * 4


def test_tokens_on_the_last_space_of_the_rings() -> None:
    """TR-7.10, TR-21.15: the Subway Crawlspace and the column above it."""
    s = city("white", rats="white s_ne1 1u")
    for where in ("u_nw3", "s_se1", "s_se3", "s_sw1"):
        lay(s, where, "sewer")
    stack(s, "loose_cover")
    assert "u_nw3" in spaces(scavenge(s, "s_ne1"))
    s = city("white", rats="white home_nw 1u", tokens="s_nw3 sewer")
    assert GAME.broken(s) is None
    lay(s, "u_nw3", "sewer")
    assert GAME.broken(s) == "TR-21.15"


def test_the_queue_of_forced_fights() -> None:
    """TR-12.8: what is fought goes, the rest moves up; who joins own rats adds nothing to a fight that waits."""
    s = city("white")
    for k, (where, who) in enumerate(((3, 1), (5, 2), (7, 3))):
        s.forced_at[k], s.forced_in[k] = where, who
    _force_fight(s, 5, NOBODY)
    assert list(s.forced_at)[:4] == [3, 5, 7, NOWHERE]
    _force_fight(s, 9, NOBODY)
    assert list(s.forced_at)[:5] == [3, 5, 7, 9, NOWHERE]
    _forget_forced(s, 3)
    assert list(s.forced_at)[:4] == [5, 7, 9, NOWHERE]
    assert list(s.forced_in)[:4] == [2, 3, NOBODY, NOBODY]


def test_da_big_cheese_needs_no_room_elsewhere() -> None:
    """TR-8.12, TR-14.8: a nest with room for the one who flees is enough."""
    s = city("white")
    crown(s, "white", "1u")
    put(s, "white", "u_nw1", "3u")
    lay(s, "u_nw1", "white")
    s.has_drawn = 1
    stack(s, "flash_flood")
    assert spaces(scavenge(s, "rat_city")) == {"u_nw1", "home_nw"}


def test_grey_at_home_in_the_ranking() -> None:
    """TR-17.3: the last faction and the last space count."""
    s = city("grey", seats=2, factions="white,grey", round_cap=1)
    s.first = 0
    put(s, "white", "s_nw1", "2u")
    put(s, "grey", "home_sw", "1u+1f")
    m = go(s, CHECK_PHASE)
    assert narrated(s)[1:] == [
        "Player 1: no nests, 2 rats on the board, none of them fed.",
        "Player 2: no nests, 2 rats on the board, 1 of them fed.",
        "Player 2 wins with the most fed rats, tied on all else.",
    ]
    assert m.ranks == [2, 1]


def test_who_overflows_is_told() -> None:
    """TR-12.12: the group, from where, to where."""
    s = city("white")
    s.phase = 2
    put(s, "white", "s_ne3", "5u")
    m = do(go(s, AFTERMATH), "space:s_east")
    assert (
        told(m)[0] == "The Boat Dock Bins cannot hold all of Player 1’s rats: 1 unfed rat moves on to the East Gangway."
    )


def test_phases_are_shown() -> None:
    """TR-4.1: the begin phase, also after the check of the player before."""
    s = city("brown", rats="brown u_ne1 1u")
    s.phase = 5
    m = turn(s)
    assert (decision(m), m.state.phase) == ("lone_rat", 0)


def test_a_claim_repeated_by_another_than_white() -> None:
    """TR-9.14: the claimant's dice, whoever it is."""
    s = city("brown", rats="brown rat_city 2u", tokens="u_ne1 brown")
    give(s, "brown", "lucky_token")
    rig(s, 5, 6, 1, 4)
    m = act(act_phase(s, "rat_city"), "rat_city", "claim")
    assert m.prompt(1) == (
        "None of your dice shows the target symbol. Use the Lucky Fare Token and roll all of them again?"
    )
    do(m, "use")
    assert m.state.throne == 1


def test_one_question_at_a_time() -> None:
    """TR-4.8: two spaces that wait are asked for one after the other."""
    s = city("white", rats="white s_nw1 1u, white s_ne1 1u")
    assert act_phase(s, "s_nw1", "s_ne1").state.due == 3  # the question, the rest of the phase, the check


def test_rats_without_a_token_are_destroyed_alone() -> None:
    """TR-13.8: nothing else is told, of a token or of nothing."""
    for token_there, count in (("none", 1), ("food", 2)):
        s = city("white", rats="grey s_ne1 2u")
        lay(s, "s_ne1", token_there)
        go(s, DESTROY, space("s_ne1"))
        lines = [line for line in narrated(s) if "the exterminator" in line.lower()]
        assert len(lines) == count
        assert lines[0] == "Player 4 loses 2 unfed rats to the Exterminator on the Lakefront Path."
