"""RL-8 nursery and RL-9 return."""

from __future__ import annotations

import pytest

from games.ratland.desk import at, decision, desk, happened, listed, run, state, submit_placement
from undercity.games.ratland.table import FEEDING, NURSERY_PHASE, RATS_PHASE, RETURN_PHASE, ROUND


def test_births() -> None:
    """RL-8.1, RL-8.2, RL-8.3: as many as breed, in the nursery, without a choice and without a limit."""
    match = run(desk(3, nursery=[3, 0, 40], pantry=[1, 2, 0]), NURSERY_PHASE)
    assert [at(state(match), p) for p in range(3)] == [{"nursery": 6, "pantry": 1}, {"pantry": 2}, {"nursery": 80}]
    assert decision(match) is None


def test_births_take_from_the_supply() -> None:
    """RL-8.1, RL-18.6: the new rats come from the supply."""
    match = run(desk(2, nursery=[3, 4]), NURSERY_PHASE)
    assert state(match).rat_supply == 115 - 14
    assert happened(match, "rats_born") == [
        {"player": 0, "rats": 3, "bonus": 0, "missing": 0},
        {"player": 1, "rats": 4, "bonus": 0, "missing": 0},
    ]


@pytest.mark.parametrize(("active", "result"), [(0, [3, 2, 3, 0]), (2, [3, 2, 3, 0]), (3, [3, 2, 3, 0])])
def test_scarce_births_go_to_the_fewest_breeders(active: int, result: list[int]) -> None:
    """RL-8.4: ascending number of breeders, each taking all he is due as far as it goes."""
    s = desk(4, active=active, nursery=[3, 2, 4, 5], dead=[0, 0, 0, 93])
    assert s.rat_supply == 8
    born = {t["player"]: t["rats"] for t in happened(run(s, NURSERY_PHASE), "rats_born")}
    assert [born[p] for p in range(4)] == result


@pytest.mark.parametrize(("active", "result"), [(0, [3, 1, 0]), (1, [0, 3, 1]), (2, [1, 0, 3])])
def test_tied_breeders_are_served_in_turn_order(active: int, result: list[int]) -> None:
    """RL-8.4, RL-4.5."""
    s = desk(3, active=active, nursery=[3, 3, 3], dead=[0, 0, 102])
    assert s.rat_supply == 4
    born = {t["player"]: t["rats"] for t in happened(run(s, NURSERY_PHASE), "rats_born")}
    assert [born[p] for p in range(3)] == result


def test_newborn_rats_must_be_fed() -> None:
    """RL-8.5, RL-11.1: 4 breeders become 8 rats, which need 3 cheese."""
    match = run(desk(2, nursery=[4, 0], cheese=[3, 0]), NURSERY_PHASE, FEEDING)
    assert happened(match, "clan_fed")[0] == {"player": 0, "rats": 8, "need": 3}


def test_return() -> None:
    """RL-9.1: all sick and lost rats become healthy and go to the pantry."""
    match = run(desk(2, pantry=[1, 0], sick=[2, 1], lost=[0, 4]), RETURN_PHASE)
    s = state(match)
    assert [at(s, p) for p in range(2)] == [{"pantry": 3}, {"pantry": 5}]
    assert (listed(s.sick, 2), listed(s.lost, 2)) == ([0, 0], [0, 0])
    assert happened(match, "rats_back") == [{"player": 0, "sick": 2, "lost": 0}, {"player": 1, "sick": 1, "lost": 4}]


def test_returned_rats_must_be_fed() -> None:
    """RL-9.2: 4 lost rats are back and need 1 cheese; lost ones would not."""
    assert listed(state(run(desk(2, lost=[4, 0], cheese=[1, 0]), FEEDING)).cheese, 1) == [1]
    assert listed(state(run(desk(2, lost=[4, 0], cheese=[1, 0]), RETURN_PHASE, FEEDING)).cheese, 1) == [0]


def test_a_sick_rat_misses_exactly_one_placement() -> None:
    """RL-9.3: sick or lost in round r: not placed in r+1, back in phase 5 of r+1, placed in r+2."""
    s = desk(2, waiting=[3, 3], sick=[1, 0], lost=[1, 0], cheese=[9, 9])
    for k in range(1, 5):
        s.event_deck[k] = 0
    match = run(s, RATS_PHASE, RETURN_PHASE, FEEDING, ROUND)
    assert match.view(0)["table"]["asked"]["rats"] == 3
    for p in (0, 1):
        submit_placement(match, p, {"pantry": 3})
    assert state(match).round_no == 2
    assert match.view(0)["table"]["asked"]["rats"] == 5
    assert (state(match).sick[0], state(match).lost[0]) == (0, 0)
