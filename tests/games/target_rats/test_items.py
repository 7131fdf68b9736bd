"""Items (TR-9): the common rules, a scenario for every item, and a count of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.target_rats.burrow import (
    act,
    act_phase,
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
    offered,
    put,
    rig,
    scavenge,
    space,
    spaces,
    stack,
    token,
    turn,
)
from undercity.games.target_rats.table import (
    AIM,
    AIM_ANY,
    ARRIVE,
    CARD_IDS,
    EXTERMINATOR_PHASE,
    FIGHT_PHASE,
    ITEM_IDS,
    State,
)

Scenario = Callable[[], None]
SCENARIOS: dict[str, Scenario] = {}


def item(name: str) -> Callable[[Scenario], Scenario]:
    def add(scenario: Scenario) -> Scenario:
        SCENARIOS[name] = scenario
        return scenario

    return add


# ------------------------------------------------------------------ one scenario an item


@item("pigeon_call")
def _pigeon_call() -> None:
    """TR-9.8: up to 4 rats fly from a surface space to any other that the Exterminator is not on."""
    s = city("white", rats="white s_nw1 3u+2f, white u_nw1 1u, black s_se2 2u, white s_se1 1u")
    give(s, "white", "pigeon_call")
    s.exterminator = space("s_se3")
    m = do(turn(s), "space:s_nw1")
    assert decision(m) == "move_item"
    do(m, "use")
    assert "group:3u+2f" not in offered(m)
    assert "group:2u+2f" in offered(m)
    do(m, "group:2u+2f")
    # anywhere but his own space, the Exterminator's, and s_se1 where 4 more do not fit
    assert len(spaces(m)) == 16 - 3
    assert {"s_nw1", "s_se3", "s_se1"}.isdisjoint(spaces(m))
    assert "s_se2" in spaces(m)  # an attack from the air
    do(m, "space:s_sw1")
    assert at(m, "white", "s_sw1") == "2u+2f"
    assert m.state.moves_left == 1
    assert m.state.item_used[0] == 1
    do(m, "space:u_nw1")  # underground nobody flies, and the item is used
    assert decision(m) != "move_item"


@item("roller_skate")
def _roller_skate() -> None:
    """TR-9.9: range 6 instead of 4, for one movement."""
    s = city("white", rats="white s_west 2u")
    give(s, "white", "roller_skate")
    m = do(turn(s), "space:s_west", "use", "group:1u")
    assert "s_ne2" in spaces(m)  # six along the ring
    assert "s_ne3" not in spaces(m)
    do(m, "space:s_ne2", "space:s_west")
    assert "s_ne1" not in spaces(m)  # the second movement has range 4


@item("manhole_hook")
def _manhole_hook() -> None:
    """TR-9.10: in this movement every column has a sewer entrance: a way out past Exterminator and enemies."""
    s = city("white", rats="white s_nw1 2u, grey s_west 1u")
    s.exterminator = space("s_nw2")
    give(s, "white", "manhole_hook")
    m = do(turn(s), "space:s_nw1")
    assert decision(m) == "move_item"
    do(m, "use", "group:1u")
    assert {"u_nw1", "u_nw2", "rat_city", "u_north", "s_sw3"} <= spaces(m)
    assert "u_ne1" not in spaces(m)  # five spaces
    do(m, "space:u_north", "space:s_nw1")
    assert at(m, "white", "u_north") == "1u"
    assert at(m, "white", "s_west") == "1u"  # the second movement has no hook: only the attack is left


@item("giardiniera")
def _giardiniera() -> None:
    """TR-9.11: before an action up to 2 unfed rats on one space are fed."""
    s = city("white", rats="white s_nw1 3u, white home_nw 1u")
    give(s, "white", "giardiniera")
    m = act_phase(s, "s_nw1")
    assert offered(m) == {"space:s_nw1", "use", "done"}
    do(m, "use")
    assert spaces(m) == {"s_nw1", "home_nw"}
    do(m, "space:s_nw1")
    assert at(m, "white", "s_nw1") == "1u+2f"
    assert offered(m) == {"space:s_nw1", "done"}
    assert "action:breed" in offered(do(m, "space:s_nw1"))


@item("gas_mask")
def _gas_mask() -> None:
    """TR-9.12: the event card just drawn is discarded without effect."""
    for choice, left in (("use", "3u"), ("decline", "2u")):
        s = city("white", rats="white s_nw1 3u")
        give(s, "white", "gas_mask")
        stack(s, "alley_cat")
        m = scavenge(s, "s_nw1")
        assert decision(m) == "gas_mask"
        do(m, choice)
        assert at(m, "white", "s_nw1") == left
        assert m.state.discard[CARD_IDS.index("alley_cat")] == 3
        assert m.state.item_used[0] == int(choice == "use")


@item("broken_bottle")
def _broken_bottle() -> None:
    """TR-9.13: one more die in a fight, on another player's turn too."""
    s = city("white", rats="white s_nw1 2u, grey s_nw1 2u")
    give(s, "grey", "broken_bottle")
    rig(s, (3, 9), (2, 8))
    m = go(s, FIGHT_PHASE)
    assert decision(m) == "broken_bottle"
    assert decider(m) == "grey"
    do(m, "use")
    assert [e["total"] for e in events(m, "fight_won")] == [9]
    assert at(m, "grey", "s_nw1") == "2u"
    assert m.state.item_used[3] == 1


@item("lucky_token")
def _lucky_token() -> None:
    """TR-9.14: all dice of a fight the holder would lose are rolled again; the new result stands."""
    s = city("white", rats="white s_nw1 2u, grey s_nw1 2u")
    give(s, "grey", "lucky_token")
    rig(s, (2, 3), (2, 8), (2, 10))
    m = go(s, FIGHT_PHASE)
    assert decision(m) == "lucky_token"
    assert decider(m) == "grey"
    do(m, "use")
    assert events(m, "fight_won")[0]["player"] == faction("grey")
    assert len(events(m, "dice_rerolled")) == 1  # only the holder's dice


@item("bottle_cap")
def _bottle_cap() -> None:
    """TR-9.15: one fewer dies in a lost fight; a lone rat survives and is pushed."""
    for group, without, with_it in (("1u", "-", "1u"), ("4u", "2u", "3u")):
        for choice, left in (("use", with_it), ("decline", without)):
            s = city("white", rats="white s_nw1 4f")
            put(s, "grey", "s_nw1", group)
            give(s, "grey", "bottle_cap")
            n = int(group[0])
            rig(s, (n, n + 2), (4, 20))
            m = do(go(s, FIGHT_PHASE), choice)
            assert at(m, "grey", "s_nw1") == left
            assert (decision(m) == "push_first") == (left != "-")


@item("work_order")
def _work_order() -> None:
    """TR-9.16: the holder chooses the Exterminator's space among the same legal ones."""
    s = city("white", rats="white s_nw1 2u, grey home_sw 2u")
    give(s, "grey", "work_order")
    m = go(s, AIM, AIM_ANY)
    assert decision(m) == "work_order"
    assert decider(m) == "grey"
    do(m, "use")
    assert decision(m) == "target"
    assert decider(m) == "grey"
    assert len(spaces(m)) == 16
    do(m, "space:s_nw1")
    assert at(m, "white", "s_nw1") == "-"


@item("smoke_bomb")
def _smoke_bomb() -> None:
    """TR-9.17: the holder's rats on his new space go home, fed and unfed as they are."""
    for choice, at_home in (("use", "2u+1f"), ("decline", "-")):
        s = city("white", rats="grey s_nw1 2u+1f, white home_nw 2u", tokens="s_nw1 food")
        give(s, "grey", "smoke_bomb")
        m = go(s, ARRIVE, space("s_nw1"))
        assert decision(m) == "smoke_bomb"
        assert decider(m) == "grey"
        do(m, choice)
        assert at(m, "grey", "home_sw") == at_home
        assert at(m, "grey", "s_nw1") == "-"
        assert token(m, "s_nw1") == "none"
        assert m.state.exterminator == space("s_nw1")


@pytest.mark.parametrize("name", ITEM_IDS)
def test_item(name: str) -> None:
    """TR-9.8 to TR-9.17: every item does what it says."""
    SCENARIOS[name]()


def test_every_item_has_its_scenario() -> None:
    """TR-9.6: ten items, one card each."""
    assert set(SCENARIOS) == set(ITEM_IDS)
    assert len(SCENARIOS) == 10


# ------------------------------------------------------------------ keeping and using


def test_a_drawn_item_is_kept_and_ready() -> None:
    """TR-9.1: face up before its owner, usable in the same turn."""
    s = city("white", rats="white u_nw1 1u, white s_nw1 2u")
    stack(s, "item_giardiniera")
    m = act(act_phase(s, "u_nw1", "s_nw1"), "u_nw1", "scavenge")
    assert m.state.item[0] == ITEM_IDS.index("giardiniera")
    assert "use" in offered(m)
    assert m.view(2)["table"]["players"][0]["item"]["id"] == "giardiniera"


@pytest.mark.parametrize(("keep", "used"), [("roller_skate", 1), ("smoke_bomb", 0)])
def test_one_item_at_a_time(keep: str, used: int) -> None:
    """TR-9.2: the other goes to the Underground discard pile; a kept old item keeps its state."""
    s = city("white", rats="white u_nw1 1u")
    give(s, "white", "roller_skate", used=True)
    stack(s, "item_smoke_bomb")
    m = do(scavenge(s, "u_nw1"), f"item:{keep}")
    assert m.state.item[0] == ITEM_IDS.index(keep)
    assert m.state.item_used[0] == used
    other = "smoke_bomb" if keep == "roller_skate" else "roller_skate"
    assert m.state.discard[CARD_IDS.index(f"item_{other}")] == 1
    assert m.state.discard[CARD_IDS.index(f"item_{keep}")] == 0


def test_once_a_round() -> None:
    """TR-9.3: a used item opens no window until its owner's next turn."""
    for used in (False, True):
        s = city("white", rats="white s_west 2u, black home_se 2u")
        give(s, "white", "roller_skate", used=used)
        s.phase = 1
        m = turn(s)
        assert m.state.item_used[0] == 0  # ready again at the begin phase
    s = city("white", rats="white s_nw1 2u, grey s_nw1 2u")
    give(s, "grey", "broken_bottle", used=True)
    rig(s, (2, 3), (2, 8))
    assert decision(go(s, FIGHT_PHASE)) != "broken_bottle"


def test_use_is_optional() -> None:
    """TR-9.4: every window can be declined, and declining does not use the item up."""
    s = city("white", rats="white s_west 2u")
    give(s, "white", "roller_skate")
    m = do(turn(s), "space:s_west")
    assert offered(m) == {"use", "decline"}
    do(m, "decline")
    assert m.state.item_used[0] == 0
    assert decision(m) == "group"


def test_no_items_without_rats() -> None:
    """TR-9.5: a faction without a rat on the board cannot use its work order."""
    s = city("white", rats="white s_nw1 2u")
    give(s, "grey", "work_order")
    m = go(s, AIM, AIM_ANY)
    assert (decision(m), decider(m)) == ("target", "white")


def test_a_window_needs_its_condition() -> None:
    """TR-9.7: no pigeon underground, no bottle for a bystander, no reroll for the winner, no bomb elsewhere."""
    s = city("white", rats="white u_nw1 2u")
    give(s, "white", "pigeon_call")
    assert decision(do(turn(s), "space:u_nw1")) == "group"
    s = _fight("black", "broken_bottle")
    rig(s, (2, 3), (2, 8))
    assert decision(go(s, FIGHT_PHASE)) == "push_first"
    s = _fight("white", "lucky_token")
    rig(s, (2, 3), (2, 8))
    assert decision(go(s, FIGHT_PHASE)) == "push_first"
    s = _fight("white", "bottle_cap")
    rig(s, (2, 3), (2, 8))
    assert decision(go(s, FIGHT_PHASE)) == "push_first"
    s = city("white", rats="grey s_nw3 2u, white home_nw 2u")
    give(s, "grey", "smoke_bomb")
    assert decision(go(s, ARRIVE, space("s_nw1"))) != "smoke_bomb"


def _fight(holder: str, name: str) -> State:
    """White 2u against Grey 2u at s_nw1, Grey first there; Black looks on."""
    s = city("white", rats="white s_nw1 2u, grey s_nw1 2u, black home_se 2u")
    give(s, holder, name)
    return s


def test_pigeons_respect_movement() -> None:
    """TR-9.8 with TR-5.3: a rat that has moved does not fly alone; with TR-5.12: joined rats fly on."""
    s = city("white", rats="white s_nw1 1u, white s_nw3 1f")
    give(s, "white", "pigeon_call")
    m = turn(s)
    do(m, "space:s_nw1", "decline", "space:s_nw3", "space:s_nw3", "use")
    assert offered(m) == {"group:1f", "group:1u+1f"}


def test_skates_only_where_they_help() -> None:
    """TR-19.6: asked only if the item opens a destination that is closed without it."""
    s = city("white", rats="white s_nw1 2u")
    give(s, "white", "manhole_hook")
    assert decision(do(turn(s), "space:s_nw1")) == "group"  # the stairs and the cover lead as far
    # Rat City with enemies around all drains: four columns of enemies leave nothing for the hook to open
    s = city("white", rats="white rat_city 2u")
    for q in ("nw", "ne", "se", "sw"):
        put(s, "grey", f"u_{q}2", "1u")
    give(s, "white", "manhole_hook")
    assert decision(do(turn(s), "space:rat_city")) == "group"


def test_giardiniera_before_a_fight() -> None:
    """TR-9.11: in the fight phase too; a tie is then won by more fed rats (TR-11.6)."""
    s = city("white", rats="white s_nw1 2u, grey s_nw1 2u")
    give(s, "white", "giardiniera")
    rig(s, (2, 7), (2, 7))
    m = go(s, FIGHT_PHASE)
    assert offered(m) == {"space:s_nw1", "use"}
    do(m, "use")
    assert events(m, "tie_by_fed")[0]["player"] == faction("white")


def test_giardiniera_needs_a_space_to_act() -> None:
    """TR-9.11: and somebody hungry; not on another player's turn."""
    s = city("white", rats="white s_nw1 2f")
    give(s, "white", "giardiniera")
    assert "use" not in offered(act_phase(s, "s_nw1"))
    s = city("white", rats="white s_nw1 2u, grey s_sw1 2u")
    give(s, "grey", "giardiniera")
    assert "use" not in offered(act_phase(s, "s_nw1"))


def test_gas_mask_does_not_cancel_items() -> None:
    """TR-9.12: an event card, not an item."""
    s = city("white", rats="white u_nw1 2u")
    give(s, "white", "gas_mask")
    stack(s, "item_smoke_bomb")
    assert decision(scavenge(s, "u_nw1")) == "item"


def test_gas_mask_after_the_choice_of_two() -> None:
    """TR-9.12, TR-14.12: it cancels the one that was chosen."""
    s = city("white")
    crown(s, "white")
    put(s, "white", "s_nw1", "3u")
    give(s, "white", "gas_mask")
    stack(s, "alley_cat", "snap_trap")
    m = scavenge(s, "s_nw1")
    assert decision(m) == "card"
    do(m, "card:snap_trap")
    assert decision(m) == "gas_mask"
    do(m, "use")
    assert at(m, "white", "s_nw1") == "3u"
    assert m.state.discard[CARD_IDS.index("snap_trap")] == 1
    assert m.state.discard[CARD_IDS.index("alley_cat")] == 3


def test_lucky_token_in_a_claim() -> None:
    """TR-9.14: a failed claim may be rolled again."""
    for second, throne in ((1, 0), (5, -1)):
        s = city("white", rats="white rat_city 2u")
        give(s, "white", "lucky_token")
        rig(s, 6, second)
        m = act(act_phase(s, "rat_city"), "rat_city", "claim")
        assert decision(m) == "lucky_token"
        do(m, "use")
        assert m.state.throne == throne


def test_work_order_needs_two_spaces_and_another_chooser() -> None:
    """TR-9.16: not with one legal space, not for one's own choice."""
    s = city("white", rats="white s_nw1 4u, white u_nw1 4u, grey home_sw 2u")
    give(s, "grey", "work_order")
    m = go(s, EXTERMINATOR_PHASE)
    assert at(m, "white", "s_nw1") == "-"
    s = city("white", rats="white s_nw1 2u")
    give(s, "white", "work_order")
    assert decision(go(s, AIM, AIM_ANY)) == "target"


def test_work_order_includes_the_quadrant() -> None:
    """TR-9.16: the holder chooses the infested quadrant too."""
    s = city("white", rats="white s_nw1 4u, white u_nw1 4u, black s_se1 4u, black u_se1 4u")
    give(s, "black", "work_order")
    m = do(go(s, EXTERMINATOR_PHASE), "use")
    assert (decision(m), decider(m)) == ("quadrant", "black")
    do(m, "quadrant:nw")
    assert at(m, "white", "s_nw1") == "-"
    assert at(m, "black", "s_se1") == "4u"


def test_declined_work_order() -> None:
    """TR-9.16, TR-9.4: then the active player chooses."""
    s = city("white", rats="white s_nw1 2u, grey home_sw 2u")
    give(s, "grey", "work_order")
    m = do(go(s, AIM, AIM_ANY), "decline")
    assert (decision(m), decider(m)) == ("target", "white")
    assert m.state.item_used[3] == 0


def test_order_of_windows() -> None:
    """TR-9.18, TR-11.14: bottle before the roll, token after it, shield at the casualties; aim before hit."""
    s = city("white", rats="white s_nw1 4u, grey s_nw1 2u, brown s_nw1 2u")
    give(s, "white", "broken_bottle")
    give(s, "grey", "lucky_token")
    give(s, "brown", "bottle_cap")
    rig(s, (2, 5), (2, 4), (5, 20), (2, 6))
    m = go(s, FIGHT_PHASE)
    seen = [decision(m)]
    do(m, "use")
    seen.append(decision(m))
    do(m, "use")
    seen.append(decision(m))
    do(m, "use")
    seen.append(decision(m))
    assert seen == ["broken_bottle", "lucky_token", "bottle_cap", "push_first"]
    s = city("white", rats="black s_nw1 2u, grey home_sw 2u")
    give(s, "grey", "work_order")
    give(s, "black", "smoke_bomb")
    m = do(go(s, AIM, AIM_ANY), "use", "space:s_nw1")
    assert (decision(m), decider(m)) == ("smoke_bomb", "black")
