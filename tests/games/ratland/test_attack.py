"""RL-7 attack, RL-14.1 to RL-14.6 aggressive attacks, RL-16 two players."""

from __future__ import annotations

import pytest

from games.ratland.desk import at, attacks, cheese, desk, drawn, happened, listed, run, state
from undercity import Match
from undercity.games.ratland.table import ATTACK_PHASE, NURSERY_PHASE, RATS_PHASE, SEARCH_AREA, State


def attack(s: State) -> Match:
    return run(s, ATTACK_PHASE)


def stolen(match: Match) -> list[tuple[int, int, int]]:
    return [(t["player"], t["victim"], t["cheese"]) for t in happened(match, "cheese_stolen")]


def test_canals_lead_to_the_neighbours() -> None:
    """RL-7.1: the left canal attacks the left neighbour (p+1), the right one the right neighbour (p-1)."""
    match = attack(desk(4, left_canal=[1, 0, 0, 0], right_canal=[2, 0, 0, 0], cheese=[0, 5, 5, 5]))
    assert stolen(match) == [(0, 1, 1), (0, 3, 2)]
    assert cheese(match) == [3, 4, 5, 3]


def test_an_empty_canal_makes_no_attack() -> None:
    """RL-7.1: nothing happens without rats."""
    match = attack(desk(3, nursery=[7, 7, 7], cheese=[2, 2, 2]))
    assert attacks(match) == []
    assert cheese(match) == [2, 2, 2]


@pytest.mark.parametrize(("attackers", "defenders", "claim"), [(5, 2, 3), (3, 2, 1), (2, 2, 0), (1, 2, 0), (4, 0, 4)])
def test_strengths_and_claims(attackers: int, defenders: int, claim: int) -> None:
    """RL-7.2, RL-7.3: the claim is the difference; a tie or less gives nothing. Only the pantry defends."""
    s = desk(3, left_canal=[attackers, 0, 0], pantry=[0, defenders, 0], nursery=[0, 9, 0], cheese=[0, 9, 0])
    match = attack(s)
    assert cheese(match) == [claim, 9 - claim, 0]
    assert attacks(match) == [(0, 1, attackers, defenders)]
    assert len(happened(match, "attack_won")) == int(claim > 0)


def test_the_pantry_defends_fully_against_each_neighbour() -> None:
    """RL-7.4, RL-7.6: 3 defenders against 5 and 4: claims 2 and 1, attackers never add up."""
    match = attack(desk(4, left_canal=[5, 0, 0, 0], right_canal=[0, 0, 4, 0], pantry=[0, 3, 0, 0], cheese=[0, 9, 0, 0]))
    assert cheese(match) == [2, 6, 1, 0]
    match = attack(desk(4, left_canal=[2, 0, 0, 0], right_canal=[0, 0, 2, 0], pantry=[0, 3, 0, 0], cheese=[0, 9, 0, 0]))
    assert cheese(match) == [0, 9, 0, 0]


def test_all_attacks_are_simultaneous() -> None:
    """RL-7.5, RL-7.9: only cheese owned at the start can be taken; loot arrives at the end of the phase."""
    match = attack(desk(3, left_canal=[3, 3, 3], cheese=[2, 0, 0]))
    assert cheese(match) == [0, 0, 2]  # 2 robs 0; what 2 gets cannot be stolen by 1
    match = attack(desk(3, left_canal=[1, 1, 1], cheese=[1, 1, 1]))
    assert cheese(match) == [1, 1, 1]
    assert listed(state(match).stolen, 3) == [0, 0, 0]


@pytest.mark.parametrize(
    ("left", "right", "loot", "active", "result"),
    [
        (5, 4, 3, 0, (2, 1)),  # seat 0 has more rats and begins
        (4, 5, 3, 0, (1, 2)),
        (4, 4, 3, 0, (2, 1)),  # a tie: turn order, seat 0 before 2
        (4, 4, 3, 2, (1, 2)),  # now seat 2 is active
        (4, 4, 3, 1, (1, 2)),  # 2 is nearer to the left of 1 than 0
        (9, 3, 6, 0, (5, 1)),  # seat 2 claims 1 only and is then skipped
        (3, 9, 1, 0, (0, 1)),
        (4, 4, 0, 0, (0, 0)),
    ],
)
def test_sharing_the_loot(left: int, right: int, loot: int, active: int, result: tuple[int, int]) -> None:
    """RL-7.7, RL-4.4: piece by piece, beginning with more real rats; satisfied attackers are skipped."""
    s = desk(4, active=active, left_canal=[left, 0, 0, 0], right_canal=[0, 0, right, 0], pantry=[0, 2, 0, 0])
    s.cheese[1] = loot
    assert cheese(attack(s)) == [result[0], 0, result[1], 0]


def test_real_rats_decide_who_begins() -> None:
    """RL-7.7: modifiers do not count for the first piece."""
    s = desk(4, clans=("seers", "family", "ninjas", "mutants"), level=2, active=2, left_canal=[2])
    s.rats[2][4] = s.rats[1][6] = s.cheese[1] = 1  # both claim 1: seat 2 only as a Ninja, and with fewer rats
    assert cheese(attack(s)) == [1, 0, 0, 0]


def test_no_rat_dies_on_standard_boards() -> None:
    """RL-7.8, RL-14.4, RL-23.9: no rat moves or dies; a standard attack on an aggressive player kills nobody either."""
    for aggressive in ((), (1,)):
        s = desk(3, aggressive=aggressive, left_canal=[4, 0, 0], pantry=[1, 2, 1], cheese=[1, 5, 1])
        before = [at(s, p) for p in range(3)]
        match = attack(s)
        assert [at(state(match), p) for p in range(3)] == before
        assert sum(cheese(match)) == 7
        assert happened(match, "rats_killed") == []


# ------------------------------------------------------------------ aggressive boards


def test_a_won_aggressive_attack_kills_a_defender() -> None:
    """RL-14.1, RL-14.3: besides the theft one rat of the pantry dies and goes to the supply."""
    s = desk(3, aggressive=(0,), left_canal=[4, 0, 0], pantry=[0, 2, 0], cheese=[0, 5, 0])
    match = attack(s)
    assert cheese(match) == [2, 3, 0]
    assert at(state(match), 1) == {"pantry": 1}
    assert at(state(match), 0) == {"left_canal": 4}
    assert (state(match).rat_supply, state(match).dead[1]) == (115 - 5, 0)


def test_a_won_attack_on_an_empty_pantry_kills_nobody() -> None:
    """RL-14.1, RL-14.6: no defender, no casualty - rats elsewhere are safe."""
    match = attack(desk(3, aggressive=(0,), left_canal=[1, 0, 0], nursery=[0, 3, 0], cheese=[0, 2, 0]))
    assert at(state(match), 1) == {"nursery": 3}
    assert happened(match, "rats_killed") == []


@pytest.mark.parametrize("defenders", [2, 3])
def test_a_failed_aggressive_attack_kills_an_attacker(defenders: int) -> None:
    """RL-14.2, RL-14.3: a tie or less costs one rat of the canal."""
    s = desk(3, aggressive=(0,), right_canal=[2, 0, 0], pantry=[0, 0, defenders], cheese=[0, 0, 5])
    match = attack(s)
    assert at(state(match), 0) == {"right_canal": 1}
    assert at(state(match), 2) == {"pantry": defenders}
    assert happened(match, "rats_killed") == [{"player": 0, "rats": 1, "place": 4}]
    assert state(match).rat_supply == 115 - 1 - defenders


def test_casualties_are_removed_together() -> None:
    """RL-14.5: strengths are taken before any rat dies; two winners kill two defenders if there are two."""
    for defenders, left in ((3, 1), (2, 0), (1, 0)):
        s = desk(4, aggressive=(0, 2), left_canal=[5, 0, 0, 0], right_canal=[0, 0, 4, 0], pantry=[0, defenders, 0, 0])
        assert state(attack(s)).rats[1][6] == left
    # the attacker's own pantry loses a rat, yet his canal fought at full strength
    s = desk(3, aggressive=(0, 2), left_canal=[2, 0, 2], pantry=[1, 1, 0], cheese=[3, 3, 0])
    match = attack(s)
    assert cheese(match) == [3, 2, 1]
    assert [at(state(match), p) for p in range(3)] == [{"left_canal": 2}, {}, {"left_canal": 2}]


# ------------------------------------------------------------------ two players


def test_two_tunnels() -> None:
    """RL-16.1, RL-16.3: left meets right; each tunnel is fought on its own, one can be won and the other lost."""
    match = attack(desk(2, left_canal=[3, 2], right_canal=[0, 1], cheese=[4, 4]))
    assert stolen(match) == [(1, 0, 2), (0, 1, 2)]
    assert cheese(match) == [4, 4]


def test_the_pantry_does_not_defend_in_a_tunnel() -> None:
    """RL-16.2: only the rats at the other end defend."""
    match = attack(desk(2, left_canal=[3, 0], right_canal=[0, 1], pantry=[0, 9], cheese=[0, 9]))
    assert cheese(match) == [2, 7]
    match = attack(desk(2, left_canal=[3, 3], pantry=[0, 0], cheese=[0, 9]))  # different tunnels: nobody defends
    assert cheese(match) == [3, 6]


def test_claims_of_both_tunnels_add_up() -> None:
    """RL-16.4: together limited by the victim's cheese at the start of the phase."""
    match = attack(desk(2, left_canal=[3, 0], right_canal=[2, 0], cheese=[0, 9]))
    assert cheese(match) == [5, 4]
    match = attack(desk(2, left_canal=[3, 0], right_canal=[2, 0], cheese=[1, 4]))
    assert cheese(match) == [5, 0]


def test_massive_attack_in_a_tunnel() -> None:
    """RL-16.5: rats+1 against the plain number; with equal numbers both claim 1."""
    match = attack(desk(2, event="massive_attack", left_canal=[2, 0], right_canal=[0, 2], cheese=[3, 5]))
    assert stolen(match) == [(1, 0, 1), (0, 1, 1)]
    match = attack(desk(2, event="massive_attack", left_canal=[0, 0], right_canal=[0, 0], cheese=[3, 5]))
    assert stolen(match) == []


def test_double_duty_has_no_effect_with_two_players() -> None:
    """RL-16.6: the place is not offered."""
    s = desk(2, event="locked_and_loaded", level=2, waiting=[2, 2])
    match = run(s, RATS_PHASE)
    match.choose(0, "rats:0")
    assert match.view(0)["table"]["asked"]["place"] == "dump"
    assert not match.view(0)["table"]["offers_both"]


def test_ninjas_in_a_tunnel() -> None:
    """RL-16.7: level 1 needs one non-empty canal with exactly 2 rats; level 2 goes by canal."""
    clans = ("ninjas", "seers")
    for left, right, level, taken in ((2, 0, 1, 1), (2, 1, 1, 0), (1, 1, 2, 2), (1, 2, 2, 1)):
        s = desk(2, clans=clans, level=level, left_canal=[left, 5], right_canal=[right, 5], cheese=[0, 5])
        match = attack(s)
        assert sum(n for p, _, n in stolen(match) if p == 0) == taken


def test_warriors_in_a_tunnel() -> None:
    """RL-16.8: level 2 adds 2 to the defence in each tunnel."""
    s = desk(2, clans=("seers", "warriors"), level=2, left_canal=[3, 0], right_canal=[4, 0], cheese=[0, 9])
    match = attack(s)
    assert attacks(match) == [(0, 3, 3, 2), (0, 4, 4, 2)]
    assert stolen(match) == [(0, 1, 3)]  # the claims 1 and 2 add up (RL-16.4)
    assert happened(match, "defence_raised") == [{"player": 1, "bonus": 2}]


def test_one_rat_per_canal_in_aggressive_tunnels() -> None:
    """RL-16.9: the defenders are the rats at the other end; a canal loses one rat at most."""
    s = desk(2, aggressive=(0, 1), left_canal=[3, 0], right_canal=[0, 2], cheese=[2, 2])
    match = attack(s)  # 1's attack fails and he is beaten: one rat in all
    assert (at(state(match), 0), at(state(match), 1)) == ({"left_canal": 3}, {"right_canal": 1})
    s = desk(2, aggressive=(0, 1), left_canal=[2, 0], right_canal=[0, 2])
    match = attack(s)  # both fail
    assert (at(state(match), 0), at(state(match), 1)) == ({"left_canal": 1}, {"right_canal": 1})
    s = desk(2, aggressive=(0,), left_canal=[3, 0], pantry=[0, 4])
    assert at(state(attack(s)), 1) == {"pantry": 4}


def test_the_rest_is_unchanged_with_two_players() -> None:
    """RL-16.10: births, areas with 12 pieces and drawing order are as always."""
    s = desk(2, nursery=[2, 1], dump=[3, 2])
    assert at(state(run(s, NURSERY_PHASE)), 0) == {"nursery": 4, "dump": 3}
    match = run(desk(2, dump=[3, 2]), (SEARCH_AREA, 0))
    assert happened(match, "area_searched") == [{"area": 0, "pieces": 12}]
    assert [(p, sum(pieces.values())) for p, pieces in drawn(match)] == [(1, 2), (0, 3)]
