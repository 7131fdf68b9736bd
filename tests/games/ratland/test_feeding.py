"""RL-11 feeding and the end of the round."""

from __future__ import annotations

import pytest

from games.ratland.desk import at, cheese, decision, desk, happened, run, state
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.table import FEEDING, FEEDING_PHASE, YELLOW


def test_overview_card() -> None:
    """RL-11.2: cheese needed by number of canal rats."""
    rows = [(3, 0), (4, 1), (6, 1), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5), (15, 5), (16, 6), (18, 6)]
    rows += [(19, 7), (20, 7), (21, 8), (22, 8), (23, 9), (24, 9), (25, 10), (26, 11), (40, 25), (230, 215)]
    assert [cheese_needed(n) for n, _ in rows] == [need for _, need in rows]
    assert cheese_needed(0) == 0


def test_canal_rats_are_fed_and_lost_ones_are_not() -> None:
    """RL-11.1, RL-11.3: healthy and sick rats, wherever they are; paid cheese returns to the supply."""
    match = run(desk(2, nursery=[3, 0], dump=[2, 0], sick=[2, 0], lost=[9, 0], cheese=[5, 0]), FEEDING)
    assert happened(match, "clan_fed")[0] == {"player": 0, "rats": 7, "need": 3}
    assert cheese(match) == [2, 0]
    assert state(match).cheese_supply[YELLOW] == 42


def test_full_payment_is_mandatory() -> None:
    """RL-11.3, RL-23.10: who can pay pays in full, and nobody dies."""
    s = state(run(desk(2, pantry=[10, 0], cheese=[4, 0]), FEEDING))
    assert (s.cheese[0], s.dead[0], s.rats[0][6]) == (0, 0, 10)


@pytest.mark.parametrize(("sick", "left", "sick_left"), [(0, 8, 0), (1, 8, 0), (3, 8, 1), (4, 8, 2)])
def test_hunger(sick: int, left: int, sick_left: int) -> None:
    """RL-11.4, RL-11.5, RL-23.11: all cheese is paid, a canal rat dies per missing piece, sick ones first."""
    s = state(run(desk(2, pantry=[10 - sick, 0], sick=[sick, 0], lost=[3, 0], cheese=[2, 0]), FEEDING))
    assert (s.cheese[0], s.dead[0], s.lost[0]) == (0, 2, 3)
    assert s.rats[0][6] + s.sick[0] == left
    assert s.sick[0] == sick_left
    assert s.rat_supply == 115 - 13  # the dead are not in the supply


def test_dead_rats_come_from_anywhere_on_the_board() -> None:
    """RL-11.5: rats outside die too when the inner ones are gone."""
    s = state(run(desk(2, dump=[4, 0], fields=[3, 0]), FEEDING))
    assert (s.dead[0], sum(at(s, 0).values())) == (3, 4)


@pytest.mark.parametrize(("active", "is_asked"), [(0, True), (1, False), (2, True)])
def test_abilities_at_the_end_in_turn_order(active: int, is_asked: bool) -> None:
    """RL-11.6, RL-19.45: an Alchemist who comes first spends his cheese before the Musician can collect it."""
    match = run(desk(3, active=active, clans=("alchemists", "musicians", "seers"), cheese=[1, 3, 0]), FEEDING_PHASE)
    assert (decision(match) == "transform") == is_asked
    if is_asked:
        match.choose(0, "transform:1")
    assert cheese(match) == ([0, 3, 0] if is_asked else [0, 4, 0])
    assert state(match).rats[0][6] == is_asked
