"""Rat City and Da Big Cheese (TR-14)."""

from __future__ import annotations

import pytest

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
    faces,
    faction,
    go,
    lay,
    move,
    offered,
    put,
    rig,
    scavenge,
    space,
    spaces,
    stack,
    token,
    total,
    turn,
)
from undercity import Match
from undercity.games.target_rats.board import reserve
from undercity.games.target_rats.table import CARD_IDS, FIGHT_PHASE, RAT_CITY


def claim(nests: int, group: str, *dice: int) -> Match:
    s = city("white")
    put(s, "white", "rat_city", group)
    for where in ("u_nw1", "u_ne1", "u_se1", "u_sw1")[:nests]:
        lay(s, where, "white")
    rig(s, *dice)
    return act(act_phase(s, "rat_city"), "rat_city", "claim")


def dice_thrown(m: Match) -> int:
    (rolled,) = events(m, "claim_rolled")
    return len(faces(rolled))


def test_the_cheese_is_one_of_the_rats() -> None:
    """TR-14.1: it counts among the 12 and among the 8 of Rat City; its faction holds the title."""
    s = city("white")
    crown(s, "white", "7u")
    put(s, "white", "u_nw2", "1u")
    assert reserve(s, 0) == 3
    m = do(turn(s), "space:u_nw2")
    assert "rat_city" not in spaces(m)
    assert m.view()["table"]["throne"] == "white"


def test_claim_needs_an_empty_throne_and_an_acting_space() -> None:
    """TR-14.2: offered in Rat City only, while nobody is enthroned."""
    s = city("white", rats="white rat_city 1u")
    assert "action:claim" in offered(do(act_phase(s, "rat_city"), "space:rat_city"))
    s = city("white")
    crown(s, "white", "1u")
    assert "action:claim" not in offered(do(act_phase(s, "rat_city"), "space:rat_city"))
    s = city("white", rats="white u_nw2 1u")
    assert "action:claim" not in offered(do(act_phase(s, "u_nw2"), "space:u_nw2"))


@pytest.mark.parametrize(("nests", "dice"), [(0, 1), (1, 2), (2, 3), (4, 5)])
def test_dice_of_a_claim(nests: int, dice: int) -> None:
    """TR-14.3: one, and one for each own nest token; one 1 among them succeeds."""
    m = claim(nests, "2u", *[6] * (dice - 1), 1)
    assert dice_thrown(m) == dice
    assert m.state.throne == 0


def test_success() -> None:
    """TR-14.4: an unfed rat takes the throne and is fed; a fed one if there is no other."""
    m = claim(0, "2u+1f", 1)
    assert at(m, "white", "rat_city") == "1u+2f"
    assert m.state.throne == 0
    m = claim(0, "2f", 1)
    assert at(m, "white", "rat_city") == "2f"
    assert m.state.throne == 0


def test_failure() -> None:
    """TR-14.5: one dies, the others go together to one nest with room for all."""
    m = claim(2, "3u+1f", 6, 4, 2)
    assert (decision(m), decider(m)) == ("loss", "white")
    assert offered(m) == {"group:1u", "group:1f"}
    do(m, "group:1u")
    assert decision(m) == "refuge"
    assert spaces(m) == {"home_nw", "u_nw1", "u_ne1"}
    do(m, "space:u_ne1")
    assert at(m, "white", "u_ne1") == "2u+1f"
    assert at(m, "white", "rat_city") == "-"
    assert m.state.throne == -1
    assert total(m, "white") == 3


def test_failure_chooses_among_fit_nests() -> None:
    """TR-14.5: no enemies on it and room for all; home always."""
    s = city("white", rats="white rat_city 4u")
    for where in ("u_nw1", "u_ne1", "u_se1"):
        lay(s, where, "white")
    put(s, "white", "u_nw1", "2u")
    put(s, "brown", "u_ne1", "1u")
    rig(s, 6, 6, 6, 6)
    m = act(act_phase(s, "rat_city"), "rat_city", "claim")
    assert spaces(m) == {"home_nw", "u_se1"}


def test_a_lone_claimant_dies() -> None:
    """TR-14.5: nobody is left to go."""
    m = claim(0, "1f", 3)
    assert total(m, "white") == 0
    assert decision(m) != "refuge"


def test_standing_in_rat_city_gives_nothing() -> None:
    """TR-14.6: to claim later, a group must move there again; all rats there take part."""
    s = city("white", rats="white rat_city 2u, white u_nw2 1u, brown home_ne 2u")
    rig(s, 4)
    m = do(turn(s), "done")
    assert m.state.active == 1
    s = city("white", rats="white rat_city 2u, white u_nw2 1u")
    m = do(move(turn(s), "u_nw2", "1u", "rat_city"), "done")
    assert acting(m) == {"rat_city"}
    rig(m.state, 1)
    act(m, "rat_city", "claim")
    assert at(m, "white", "rat_city") == "2u+1f"


def test_always_fed() -> None:
    """TR-14.7: neither breeding nor cards make it unfed (TR-8.7, TR-10.4)."""
    s = city("white")
    crown(s, "white", "1f")
    stack(s, "toxic_sludge")
    s.has_drawn = 1
    m = scavenge(s, "rat_city")
    assert at(m, "white", "rat_city") == "1u+1f"
    assert m.state.throne == 0


def test_it_never_leaves() -> None:
    """TR-14.8: no part of a moving group, not washed away."""
    s = city("white")
    crown(s, "white")
    put(s, "white", "home_nw", "1u")
    assert spaces(turn(s)) == {"home_nw"}
    s = city("white")
    crown(s, "white", "2f")
    stack(s, "flash_flood")
    s.has_drawn = 1
    m = scavenge(s, "rat_city")
    assert at(m, "white", "rat_city") == "1f"
    assert at(m, "white", "home_nw") == "2f"


def test_death_ends_the_title() -> None:
    """TR-14.9: the throne is empty again and can be claimed."""
    s = city("white")
    crown(s, "white")
    stack(s, "electrocuted")
    s.has_drawn = 1
    m = scavenge(s, "rat_city")
    assert m.state.throne == -1
    assert total(m, "white") == 0


def test_losing_elsewhere_keeps_the_title() -> None:
    """TR-14.9: only a lost fight in Rat City or death ends it."""
    s = city("grey")
    crown(s, "white")
    put(s, "white", "s_nw1", "1u")
    put(s, "grey", "s_nw1", "3u")
    rig(s, 1, (3, 12))
    assert go(s, FIGHT_PHASE).state.throne == 0


def test_extra_die_against_groups_pushed_in() -> None:
    """TR-14.10: the throne's faction rolls it whoever attacks, or is pushed in."""
    s = city("white")
    crown(s, "black")
    put(s, "white", "u_nw2", "4u")
    put(s, "grey", "u_nw2", "2u")
    rig(s, (2, 3), (4, 12), (2, 7), 3)
    m = go(s, FIGHT_PHASE)
    assert spaces(m) >= {"rat_city"}
    do(m, "space:rat_city")
    assert m.state.throne == faction("black")
    black = next(e for e in events(m, "dice_rolled") if e["player"] == 2)
    assert (len(faces(black)), black["total"]) == (2, 7)
    assert total(m, "grey") == 0


def test_ties_are_the_titles() -> None:
    """TR-14.11: an attacker with the title wins against fed defenders."""
    s = city("white")
    crown(s, "white")
    put(s, "white", "s_nw1", "2u")
    put(s, "grey", "s_nw1", "2f")
    rig(s, (2, 7), (2, 7))
    m = go(s, FIGHT_PHASE)
    assert at(m, "white", "s_nw1") == "2u"
    assert at(m, "grey", "s_nw1") == "1f"


def test_first_scavenge_draws_two() -> None:
    """TR-14.12: one is resolved, the other discarded without effect; the second Scavenge draws one."""
    s = city("white")
    crown(s, "white")
    put(s, "white", "s_nw1", "2u")
    put(s, "white", "u_nw1", "2u")
    stack(s, "alley_cat", "spilled_birdseed")
    stack(s, "electrocuted")
    m = act(act_phase(s, "s_nw1", "u_nw1"), "s_nw1", "scavenge")
    assert decision(m) == "card"
    assert offered(m) == {"card:alley_cat", "card:spilled_birdseed"}
    assert {CARD_IDS[c] for c in m.state.drawn} == {"alley_cat", "spilled_birdseed"}
    do(m, "card:spilled_birdseed")
    assert at(m, "white", "s_nw1") == "2f"
    assert m.state.discard[CARD_IDS.index("alley_cat")] == 3
    act(m, "u_nw1", "scavenge")
    assert (len(events(m, "cards_drawn")), len(events(m, "card_drawn"))) == (1, 1)
    assert at(m, "white", "u_nw1") == "1u"


def test_two_cards_over_a_shuffle() -> None:
    """TR-14.12, TR-8.3: one card left: the discard pile is shuffled for the second."""
    s = city("white")
    crown(s, "white")
    put(s, "white", "s_nw1", "2u")
    stack(s, "alley_cat")
    m = scavenge(s, "s_nw1")
    assert len(events(m, "cards_drawn")) == 1
    assert len(events(m, "deck_shuffled")) == 1


def test_two_equal_cards() -> None:
    """TR-14.12: no choice is left; one is resolved, one discarded."""
    s = city("white")
    crown(s, "white")
    put(s, "white", "s_nw1", "3u")
    stack(s, "alley_cat", "alley_cat")
    m = scavenge(s, "s_nw1")
    assert at(m, "white", "s_nw1") == "2u"
    assert m.state.discard[CARD_IDS.index("alley_cat")] == 3


def test_taking_a_nest_over_does_not_use_the_two_cards_up() -> None:
    """TR-14.12: it draws nothing."""
    s = city("white")
    crown(s, "white")
    put(s, "white", "s_nw1", "2u")
    put(s, "white", "s_nw3", "2u")
    lay(s, "s_nw1", "grey")
    stack(s, "alley_cat", "spilled_birdseed")
    m = act(act_phase(s, "s_nw1", "s_nw3"), "s_nw1", "scavenge")
    assert token(m, "s_nw1") == "white"
    act(m, "s_nw3", "scavenge")
    assert decision(m) == "card"


def test_a_title_won_after_the_first_draw() -> None:
    """TR-14.12: the first Scavenge of the turn is over; a later one draws one card."""
    s = city("white", rats="white s_nw1 2u, white s_nw3 2u, white rat_city 1u")
    stack(s, "empty_alley", "ketchup_packet")
    rig(s, None, 1, None)
    m = act(act_phase(s, "s_nw1", "s_nw3", "rat_city"), "s_nw1", "scavenge")
    act(m, "rat_city", "claim")
    assert m.state.throne == 0
    act(m, "s_nw3", "scavenge")
    assert len(events(m, "card_drawn")) == 2
    assert decision(m) != "card"


def test_the_cheese_breeds_only_where_a_group_moved() -> None:
    """TR-14.13: Rat City must be an acting space; alone it cannot act because it never moves."""
    s = city("white")
    crown(s, "white")
    put(s, "white", "u_nw2", "1f")
    put(s, "white", "s_nw1", "1u")
    m = do(move(turn(s), "u_nw2", "1f", "rat_city"), "done")
    assert acting(m) == {"rat_city"}
    assert "action:breed" in offered(do(m, "space:rat_city"))
    do(m, "action:breed")
    assert at(m, "white", "rat_city") == "1u+1f"
    s = city("white")
    crown(s, "white")
    put(s, "brown", "home_ne", "2u")
    rig(s, 4)
    m = do(turn(s), "lone_rat:play_on")
    assert m.state.active == 1


def test_a_great_attack_on_rat_city() -> None:
    """TR-14.14: ten win, eight stay with the new cheese among them, two overflow."""
    s = city("white")
    crown(s, "grey")
    put(s, "white", "rat_city", "10u")
    rig(s, (2, 5), (10, 40))
    m = go(s, FIGHT_PHASE)
    assert decision(m) == "overflow"
    assert spaces(m) == {"u_nw2", "u_ne2", "u_se2", "u_sw2"}
    do(m, "space:u_nw2")
    assert at(m, "white", "rat_city") == "7u+1f"
    assert at(m, "white", "u_nw2") == "2u"
    assert m.state.throne == 0
    assert m.state.fed[0][RAT_CITY] == 1
    assert space("rat_city") == RAT_CITY
