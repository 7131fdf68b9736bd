"""Event cards (TR-8.5 to TR-8.19): a scenario for every card of both decks, and a count of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.target_rats.burrow import (
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
    offered,
    put,
    rig,
    scavenge,
    space,
    spaces,
    stack,
    token,
    total,
)
from undercity import Match
from undercity.games.target_rats.table import CARD_IDS, CARDS_OF, ITEM_IDS, State

Scenario = Callable[[str], None]
SCENARIOS: dict[str, Scenario] = {}


def card(*names: str) -> Callable[[Scenario], Scenario]:
    """Mark a scenario as that of these cards."""

    def add(scenario: Scenario) -> Scenario:
        for name in names:
            assert name not in SCENARIOS
            SCENARIOS[name] = scenario
        return scenario

    return add


def found(name: str, group: str, where: str, lies: str = "none") -> Match:
    """White scavenges here and draws this card."""
    return scavenge(_table(name, group, where, lies), where)


def _table(name: str, group: str, where: str, lies: str = "none") -> State:
    s = city("white")
    put(s, "white", where, group)
    put(s, "brown", "home_ne", "4u")
    lay(s, where, lies)
    stack(s, name)
    return s


@card("chicago_dog", "italian_beef", "tamales", "deep_dish_box", "popcorn_tin", "jibarito", "street_festival")
def _food_source(name: str) -> None:
    """TR-8.5, TR-8.6: a dumpster on the space, and all rats there are fed."""
    m = found(name, "3u+1f", "s_nw1")
    assert token(m, "s_nw1") == "food"
    assert at(m, "white", "s_nw1") == "4f"


@card("food_court_bin")
def _food_below(name: str) -> None:
    m = found(name, "2u", "u_se1")
    assert token(m, "u_se1") == "food"
    assert at(m, "white", "u_se1") == "2f"


@card("cold_fries", "soggy_doughnut")
def _feed_two(name: str) -> None:
    """TR-8.6: two of three unfed rats are fed, no token; a single one if there is one."""
    where = "s_nw1" if name == "cold_fries" else "u_nw1"
    m = found(name, "3u", where)
    assert at(m, "white", where) == "1u+2f"
    assert token(m, where) == "none"
    assert at(found(name, "1u+1f", where), "white", where) == "2f"


@card("pizza_crust")
def _feed_one(name: str) -> None:
    assert at(found(name, "3u", "s_nw1"), "white", "s_nw1") == "2u+1f"


@card("pierogi_paper")
def _feed_three(name: str) -> None:
    assert at(found(name, "4u", "s_nw1"), "white", "s_nw1") == "1u+3f"


@card("spilled_birdseed")
def _feed_all(name: str) -> None:
    """TR-8.6: all; no token."""
    m = found(name, "4u", "s_nw1")
    assert at(m, "white", "s_nw1") == "4f"
    assert token(m, "s_nw1") == "none"


@card("under_the_porch", "empty_garage", "dry_pipe", "freight_car", "rag_heap")
def _nest_found(name: str) -> None:
    """TR-8.5: an own nest on the space; nobody gets tired of it."""
    where = "s_nw1" if name in ("under_the_porch", "empty_garage") else "u_nw1"
    m = found(name, "2f", where)
    assert token(m, where) == "white"
    assert at(m, "white", where) == "2f"


@card("loose_cover", "ladder_shaft")
def _sewer_found(name: str) -> None:
    """TR-8.5: a sewer entrance on the space."""
    where = "s_nw1" if name == "loose_cover" else "u_nw1"
    assert token(found(name, "2u", where), where) == "sewer"


@card("stray_cousin", "long_lost_cousin")
def _spawn_one(name: str) -> None:
    """TR-8.11: one unfed rat on a nest of choice; none from an empty reserve."""
    where = "s_nw1" if name == "stray_cousin" else "u_nw1"
    s = _table(name, "2u", where)
    lay(s, "u_se1", "white")
    m = scavenge(s, where)
    assert decision(m) == "nursery"
    assert spaces(m) == {"home_nw", "u_se1"}
    do(m, "space:u_se1")
    assert at(m, "white", "u_se1") == "1u"
    s = _table(name, "4u", where)
    put(s, "white", "rat_city", "8u")
    assert total(scavenge(s, where), "white") == 12


@card("lab_escapees")
def _spawn_two(name: str) -> None:
    """TR-8.11: two, each on a nest of choice; as many as there are."""
    s = _table(name, "2u", "u_nw1")
    lay(s, "u_se1", "white")
    m = do(scavenge(s, "u_nw1"), "space:u_se1", "space:home_nw")
    assert (at(m, "white", "u_se1"), at(m, "white", "home_nw")) == ("1u", "1u")
    s = _table(name, "4u", "u_nw1")
    put(s, "white", "rat_city", "7u")
    m = scavenge(s, "u_nw1")
    assert total(m, "white") == 12
    assert len(events(m, "rat_spawned")) == 1


@card("alley_cat", "snap_trap", "electrocuted")
def _kill_one(name: str) -> None:
    """TR-8.8: one dies, the owner chooses which (TR-11.13); of one rat all."""
    where = "u_nw1" if name == "electrocuted" else "s_nw1"
    m = found(name, "1u+2f", where)
    assert (decision(m), decider(m), offered(m)) == ("loss", "white", {"group:1u", "group:1f"})
    assert at(do(m, "group:1f"), "white", where) == "1u+1f"
    assert at(found(name, "2f", where), "white", where) == "1f"
    assert at(found(name, "1f", where), "white", where) == "-"


@card("hawk")
def _roll_for_target(name: str) -> None:
    """TR-8.10: each 1 kills one rat."""
    for dice, left in (((1, 2, 1), "1u"), ((2, 2, 6), "3u"), ((1, 1, 1), "-")):
        s = _table(name, "3u", "s_nw1")
        rig(s, None, *dice)
        assert at(scavenge(s, "s_nw1"), "white", "s_nw1") == left


@card("sewer_gator")
def _roll_for_two(name: str) -> None:
    """TR-8.10: each 1 or 2 kills one rat, of the owner's choice (TR-11.13)."""
    for dice, left in (((1, 2, 3), "1f"), ((3, 4, 6), "3f"), ((2, 6, 6), "2f")):
        s = _table(name, "3f", "u_nw1")
        rig(s, None, *dice)
        assert at(scavenge(s, "u_nw1"), "white", "u_nw1") == left
    s = _table(name, "2u+1f", "u_nw1")
    rig(s, None, 1, 2, 3)
    m = scavenge(s, "u_nw1")
    assert offered(m) == {"group:2u", "group:1u+1f"}
    assert at(do(m, "group:1u+1f"), "white", "u_nw1") == "1u"


@card("garbage_truck")
def _haul_off_food(name: str) -> None:
    """TR-8.16: a food source leaves; without one a rat dies, even on another token."""
    m = found(name, "2u", "s_nw1", "food")
    assert token(m, "s_nw1") == "none"
    assert at(m, "white", "s_nw1") == "2u"
    m = found(name, "2u", "s_nw1")
    assert at(m, "white", "s_nw1") == "1u"
    m = found(name, "2u", "s_nw1", "white")
    assert token(m, "s_nw1") == "white"
    assert at(m, "white", "s_nw1") == "1u"


@card("poison_bait")
def _kill_half(name: str) -> None:
    """TR-8.9: rounded down; a lone rat dies."""
    assert at(found(name, "3u", "s_nw1"), "white", "s_nw1") == "2u"
    assert at(found(name, "4f", "s_nw1"), "white", "s_nw1") == "2f"
    assert at(found(name, "1f", "s_nw1"), "white", "s_nw1") == "-"
    assert at(do(found(name, "1u+3f", "s_nw1"), "group:2f"), "white", "s_nw1") == "1u+1f"


@card("lake_wind")
def _unfeed(name: str) -> None:
    """TR-8.7: all rats there become unfed."""
    assert at(found(name, "1u+3f", "s_nw1"), "white", "s_nw1") == "4u"


@card("toxic_sludge")
def _unfeed_below(name: str) -> None:
    """TR-8.7: but never Da Big Cheese."""
    assert at(found(name, "2f", "u_nw1"), "white", "u_nw1") == "2u"
    s = _table(name, "2f", "rat_city")
    crown(s, "white")
    s.has_drawn = 1
    m = scavenge(s, "rat_city")
    assert at(m, "white", "rat_city") == "2u+1f"
    assert m.state.throne == 0


@card("hotline_call")
def _exterminator_anywhere(name: str) -> None:
    """TR-8.13: to any surface space but his own; he destroys what is there (TR-13.8)."""
    s = _table(name, "2u", "s_nw1")
    put(s, "brown", "s_ne1", "2u")
    lay(s, "s_ne1", "brown")
    s.exterminator = space("s_se1")
    m = scavenge(s, "s_nw1")
    assert decision(m) == "target"
    assert decider(m) == "white"
    assert len(spaces(m)) == 15
    assert "s_se1" not in spaces(m)
    do(m, "space:s_ne1")
    assert at(m, "brown", "s_ne1") == "-"
    assert token(m, "s_ne1") == "none"
    assert m.state.exterminator == space("s_ne1")


@card("block_inspection")
def _exterminator_here(name: str) -> None:
    """TR-8.14: in the quadrant of the space, corridor ends included; of a corridor in both quadrants."""
    m = found(name, "2u", "s_nw1")
    assert spaces(m) == {"s_west", "s_nw1", "s_nw2", "s_nw3", "s_north"}
    s = _table(name, "2u", "s_north")
    s.exterminator = space("s_ne1")
    m = scavenge(s, "s_north")
    assert spaces(m) == {"s_west", "s_nw1", "s_nw2", "s_nw3", "s_north", "s_ne2", "s_ne3", "s_east"}
    do(m, "space:s_north")
    assert at(m, "white", "s_north") == "-"


@card("rodent_van")
def _exterminator_to_the_crowd(name: str) -> None:
    """TR-8.15: among the surface spaces with most rats of all factions, wherever."""
    s = _table(name, "2u", "s_nw1")
    put(s, "brown", "s_se1", "3u")
    put(s, "grey", "s_sw1", "1u+2f")
    put(s, "black", "u_se1", "4u")
    m = scavenge(s, "s_nw1")
    assert spaces(m) == {"s_se1", "s_sw1"}
    do(m, "space:s_sw1")
    assert at(m, "grey", "s_sw1") == "-"
    assert at(m, "brown", "s_se1") == "3u"


@card("flash_flood")
def _flee(name: str) -> None:
    """TR-8.12: all rats go together to a nest elsewhere with room for all; Da Big Cheese stays."""
    s = _table(name, "2u+1f", "u_nw1", "white")
    lay(s, "u_ne1", "white")
    lay(s, "u_se1", "white")
    put(s, "white", "u_ne1", "1u")
    put(s, "white", "u_se1", "2u")
    m = scavenge(s, "u_nw1")
    assert decision(m) == "refuge"
    assert spaces(m) == {"home_nw", "u_ne1"}  # u_se1 has room for two only
    do(m, "space:u_ne1")
    assert at(m, "white", "u_ne1") == "3u+1f"
    assert at(m, "white", "u_nw1") == "-"
    s = _table(name, "1u", "rat_city")
    crown(s, "white")
    s.has_drawn = 1
    m = scavenge(s, "rat_city")
    assert at(m, "white", "rat_city") == "1f"
    assert at(m, "white", "home_nw") == "1u"


@card("cave_in")
def _cave_in(name: str) -> None:
    """TR-8.16: whatever token lies there, then one rat."""
    for lies in ("food", "sewer", "white", "none"):
        m = found(name, "1u+1f", "u_nw1", lies)
        assert token(m, "u_nw1") == "none"
        assert at(do(m, "group:1u"), "white", "u_nw1") == "1f"


@card("empty_alley", "ketchup_packet", "distant_echo")
def _nothing(name: str) -> None:
    """TR-8.18: no effect."""
    where = "u_nw1" if name == "distant_echo" else "s_nw1"
    m = found(name, "1u+1f", where, "food")
    assert token(m, where) == "food"
    assert at(m, "white", where) == "1u+1f"
    assert acting(m) == set()


@card(*(f"item_{item}" for item in ITEM_IDS))
def _item(name: str) -> None:
    """TR-8.17: the scavenger takes the item, ready at once (TR-9.1)."""
    m = found(name, "1u", "u_nw1")
    assert m.state.item[0] == ITEM_IDS.index(name.removeprefix("item_"))
    assert m.state.item_used[0] == 0
    assert m.state.discard[CARD_IDS.index(name)] == 0


@pytest.mark.parametrize("name", CARD_IDS)
def test_card(name: str) -> None:
    """TR-8.5 to TR-8.18: every card does what it says."""
    SCENARIOS[name](name)


def test_every_card_has_its_scenario() -> None:
    """TR-8.19: 50 different cards, 45 + 34 copies, a scenario each."""
    assert set(SCENARIOS) == set(CARD_IDS)
    assert len(SCENARIOS) == 50
    copies = {deck: sum(c.copies for c in CARDS_OF if c.deck == deck) for deck in ("surface", "underground")}
    assert copies == {"surface": 45, "underground": 34}
    covered = sum(c.copies for c in CARDS_OF if c.id in SCENARIOS)
    assert covered == 79


def test_flee_with_the_cheese_alone() -> None:
    """TR-8.12: nothing happens."""
    s = _table("flash_flood", "1u", "u_nw1")
    crown(s, "white")
    s.unfed[0][space("u_nw1")] = 0
    s.has_drawn = 1
    m = scavenge(s, "rat_city")
    assert at(m, "white", "rat_city") == "1f"
    assert decision(m) != "refuge"


def test_deadly_card_on_the_throne() -> None:
    """TR-8.8, TR-11.13, TR-14.9: Da Big Cheese dies last, and then the throne is empty."""
    s = _table("electrocuted", "1f", "rat_city")
    crown(s, "white")
    s.has_drawn = 1
    m = scavenge(s, "rat_city")
    assert (at(m, "white", "rat_city"), m.state.throne) == ("1f", 0)
    s = city("white")
    crown(s, "white")
    s.has_drawn = 1
    stack(s, "electrocuted")
    m = scavenge(s, "rat_city")
    assert (at(m, "white", "rat_city"), m.state.throne) == ("-", -1)


def test_most_rats_with_an_empty_surface() -> None:
    """TR-8.15: the scavengers themselves are on the surface, so they are the crowd if nobody else is."""
    m = found("rodent_van", "1u", "s_nw1")
    assert m.state.exterminator == space("s_nw1")
    assert at(m, "white", "s_nw1") == "-"


def test_a_second_item_is_a_choice() -> None:
    """TR-9.2: seen through the card."""
    s = _table("item_smoke_bomb", "1u", "u_nw1")
    give(s, "white", "roller_skate")
    stack(s, "item_smoke_bomb")
    assert offered(scavenge(s, "u_nw1")) == {"item:roller_skate", "item:smoke_bomb"}
