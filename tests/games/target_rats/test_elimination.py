"""Elimination and re-entry (TR-15)."""

from __future__ import annotations

from games.target_rats.burrow import at, city, crown, decider, decision, do, events, give, lay, put, rig, total, turn
from undercity.games.target_rats.board import nests_of
from undercity.games.target_rats.table import CARD_IDS


def test_a_faction_without_rats_comes_back() -> None:
    """TR-15.1: two unfed rats at home, and a normal turn."""
    s = city("white", rats="brown home_ne 2u")
    m = turn(s)
    assert at(m, "white", "home_nw") == "2u"
    assert (decision(m), decider(m)) == ("origin", "white")
    assert m.state.moves_left == 2


def test_the_item_is_discarded_before() -> None:
    """TR-15.2: to the Underground discard pile; a used one too."""
    for used in (False, True):
        s = city("white")
        give(s, "white", "roller_skate", used=used)
        m = turn(s)
        assert m.state.item[0] == -1
        assert m.state.item_used[0] == 0
        assert m.state.discard[CARD_IDS.index("item_roller_skate")] == 1


def test_nests_stay_and_count() -> None:
    """TR-15.3: a faction without rats keeps its nest tokens and their movements."""
    s = city("white", tokens="s_ne1 white, u_ne1 white")
    m = turn(s)
    assert nests_of(m.state, 0) == 2
    assert m.state.moves_left == 4


def test_lone_rat_option() -> None:
    """TR-15.4: two rats at home, no movement, no action, no exterminator phase, but the check phase."""
    s = city("white", rats="white s_nw1 1u, brown home_ne 2u")
    crown(s, "brown")
    for where in ("u_nw1", "u_ne1", "u_se1"):
        lay(s, where, "brown")
    m = turn(s)
    assert decision(m) == "lone_rat"
    before = m.state.draws
    do(m, "lone_rat:spawn")
    assert at(m, "white", "home_nw") == "2u"
    assert at(m, "white", "s_nw1") == "1u"
    assert m.state.draws == before
    assert m.state.hold[1] == 1
    assert decider(m) == "brown"


def test_lone_rat_may_play_on() -> None:
    """TR-15.4: it is an option."""
    s = city("white", rats="white s_nw1 1u")
    m = do(turn(s), "lone_rat:play_on")
    assert decision(m) == "origin"
    assert total(m, "white") == 1


def test_the_lone_rat_may_be_the_cheese() -> None:
    """TR-15.5: anywhere on the board."""
    s = city("white")
    crown(s, "white")
    put(s, "brown", "home_ne", "2u")
    m = turn(s)
    assert decision(m) == "lone_rat"
    do(m, "lone_rat:spawn")
    assert at(m, "white", "rat_city") == "1f"
    assert at(m, "white", "home_nw") == "2u"
    assert m.state.throne == 0


def test_no_option_after_re_entry() -> None:
    """TR-15.6: with two rats just spawned there is none."""
    assert decision(turn(city("white"))) == "origin"


def test_losing_all_rats_in_the_own_turn() -> None:
    """TR-15.7: exterminator and check phases follow."""
    s = city("white", rats="white s_nw2 1u, grey s_nw1 3u, brown home_ne 2u")
    rig(s, (3, 12), 2, 5)
    m = do(turn(s), "lone_rat:play_on")
    do(m, "space:s_nw2", "space:s_nw1")
    assert total(m, "white") == 0
    assert [e["face"] for e in events(m, "exterminator_die")] == [5]
    assert decider(m) == "brown"
