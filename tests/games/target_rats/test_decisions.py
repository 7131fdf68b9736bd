"""Decisions (TR-19)."""

from __future__ import annotations

import random
from array import array

import pytest

from games.target_rats.burrow import GAME, city, decider, decision, do, give, go, offered, put, rig, spaces, turn
from kit import begin, deciders, walk
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.target_rats.board import faction_of
from undercity.games.target_rats.movement import offer_destination, offer_group, usable_move_item
from undercity.games.target_rats.table import ACT_PHASE, DONE, EXTERMINATOR_PHASE, GROUP, NO_ITEM, SPACE

OUT_OF_TURN = {  # TR-19.1: D8 to D13, D25 to D29 and D31
    *("broken_bottle", "lucky_token", "bottle_cap", "kill", "push_first", "push_second", "overflow", "surplus"),
    *("work_order", "quadrant", "target", "smoke_bomb"),
}
MOST = {  # TR-19: the greatest number of choices of each decision
    "lone_rat": 2, "origin": 13, "move_item": 2, "group": 48, "destination": 36, "next_fight": 7,
    "broken_bottle": 2, "lucky_token": 2, "bottle_cap": 2, "push_first": 4, "push_second": 4, "overflow": 8,
    "acting_space": 8, "action": 6, "giardiniera": 12, "card": 2, "gas_mask": 2, "item": 2, "token": 2,
    "token_source": 8, "pairs": 3, "nursery": 5, "refuge": 5, "work_order": 2, "quadrant": 4, "target": 16,
    "smoke_bomb": 2, "kill": 7, "loss": 7, "surplus": 7,
}  # fmt: skip


@pytest.mark.slow
def test_who_decides() -> None:
    """TR-19.1, TR-19.2: others than the active player decide only D8 to D13, D25 to D29 and D31, never two at once."""
    rules = plain(GAME)
    others = set()
    for seats in (2, 3, 4):
        s = begin(("target_rats", seats, {"mode": "lab"}), seats)
        for seat, _ in walk(rules, s, random.Random(seats)):
            assert len(deciders(s)) == 1
            step = GAME.step_of(s)
            assert step is not None
            assert not step.together
            assert len(rules.legal(s, seat)) <= MOST[step.name]
            if faction_of(s, seat) != s.active:
                others.add(step.name)
    assert others
    assert others <= OUT_OF_TURN


def test_the_list_of_decisions_is_complete() -> None:
    """TR-19.1: every decision of the table D2 to D31 is a step of the game."""
    assert {step.name for step in GAME.steps.all if step.decision} == set(MOST)
    assert len(MOST) == 30


@pytest.mark.slow
def test_lists_lead_on() -> None:
    """TR-19.3: done is always listed in D3; every origin has a group and every group a destination."""
    rules = plain(GAME)
    out, ways = array("q", bytes(8 * GAME.choices.count)), array("q", bytes(8 * GAME.choices.count))
    for seed in range(3):
        s = begin(("target_rats", 4, {"round_cap": 12}), seed)
        for seat, _ in walk(rules, s, random.Random(seed)):
            if GAME.step_of(s).name != "origin":
                continue
            legal = rules.legal(s, seat)
            assert legal[-1] == DONE
            for origin in legal[:-1]:
                groups = offer_group(s, seat, out, origin - SPACE, NO_ITEM)
                assert groups or usable_move_item(s, origin - SPACE) != NO_ITEM
                for group in out[:groups]:
                    assert offer_destination(s, seat, ways, origin - SPACE, NO_ITEM, group - GROUP)


def test_a_turn_cannot_get_stuck() -> None:
    """TR-19.4: a faction whose only rat is Da Big Cheese, or that has nothing to do, still ends its turn."""
    s = city("white", rats="white rat_city 1f")
    s.throne = 0
    put(s, "brown", "home_ne", "2u")
    rig(s, 5)
    m = do(turn(s), "lone_rat:play_on")
    assert decider(m) == "brown"


def test_empty_phases_pass() -> None:
    """TR-19.5: no movement: fight, act and exterminator phases pass, the die is rolled by itself."""
    s = city("white", rats="white home_nw 4u, brown home_ne 4u")
    rig(s, 6)
    m = do(turn(s), "done")
    assert (decision(m), decider(m)) == ("origin", "brown")
    assert [line.event for line in m.chronicle()] == ["moves_ended", "exterminator_die", "turn_begins"]


def test_single_choices_are_made() -> None:
    """TR-19.4, TR-19.5: one group and one way leave nothing to ask."""
    s = city("white", rats="white home_nw 2u")
    m = go(s, ACT_PHASE)
    assert decision(m) == "origin"  # already brown's turn: it re-entered
    assert decider(m) == "brown"
    s = city("white", rats="white s_nw1 4u, white u_nw1 4u")
    assert go(s, EXTERMINATOR_PHASE).state.exterminator == 13


def test_movement_items_change_the_lists() -> None:
    """TR-19.6: declining keeps the item; using it changes D5 and D6 only for this movement."""
    s = city("white", rats="white s_west 2u")
    give(s, "white", "roller_skate")
    m = do(turn(s), "space:s_west")
    assert offered(m) == {"use", "decline"}
    twin = Match.from_position("target_rats", m.position())
    do(m, "use", "group:1u")
    do(twin, "decline", "group:1u")
    assert spaces(twin) < spaces(m)
    assert "s_ne2" in spaces(m)
    assert twin.state.item_used[0] == 0
    do(twin, "space:s_nw1", "space:s_west")
    assert decision(twin) == "move_item"
