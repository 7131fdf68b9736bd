"""Fight (TR-11)."""

from __future__ import annotations

import pytest

from games.target_rats.burrow import (
    at,
    city,
    crown,
    decider,
    decision,
    do,
    events,
    faces,
    faction,
    give,
    go,
    lay,
    move,
    offered,
    put,
    rig,
    space,
    token,
    total,
    turn,
)
from undercity import Match
from undercity.games.target_rats.board import supply
from undercity.games.target_rats.content import Kill
from undercity.games.target_rats.table import FACTION_IDS, FIGHT_PHASE, NEST, OP_STEPS, State

TIES = ("tie_by_title", "tie_by_fed", "tie_by_arrival")


def duel(white: str, grey: str, where: str = "s_nw1") -> State:
    """White attacks Grey, who was there before."""
    s = city("white")
    put(s, "white", where, white)
    put(s, "grey", where, grey)
    return s


def winner(m: Match) -> str:
    """Whom the chronicle names, and nobody else."""
    (won,) = [e for name in ("fight_won", *TIES) for e in events(m, name)]
    return FACTION_IDS[won["player"]]


def fought(s: State) -> Match:
    """The fight, with a jar of giardiniera to make the pick a decision the chronicle can see."""
    give(s, "white", "giardiniera")
    put(s, "white", "home_nw", "1u")
    m = go(s, FIGHT_PHASE)
    (first,) = [c for c in offered(m) if c != "use"]
    return do(m, first)


def test_one_fight_with_all_on_the_space() -> None:
    """TR-11.1, TR-11.2: three factions, a die per rat each."""
    s = duel("3u", "2u")
    put(s, "brown", "s_nw1", "1u")
    rig(s, 1, (2, 3), (3, 15))
    m = fought(s)
    rolls = [(e["player"], len(faces(e))) for e in events(m, "dice_rolled")]
    assert rolls == [(1, 1), (3, 2), (0, 3)]
    assert len(events(m, "fight_begins")) == 1
    assert winner(m) == "white"


def test_the_throne_rolls_one_more() -> None:
    """TR-11.3, TR-14.10: in Rat City only, for the faction on the throne."""
    s = city("white")
    crown(s, "grey", "1u")
    put(s, "white", "rat_city", "2u")
    rig(s, (3, 10), (2, 9))
    m = fought(s)
    assert winner(m) == "grey"
    assert events(m, "fight_won")[0]["total"] == 10
    s = duel("2u", "2u")
    crown(s, "grey")
    rig(s, (2, 5), (2, 9))
    m = fought(s)
    assert winner(m) == "white"  # no extra die elsewhere


@pytest.mark.parametrize(("white", "grey", "wins"), [(9, 5, "white"), (5, 9, "grey")])
def test_highest_total_wins(white: int, grey: int, wins: str) -> None:
    """TR-11.4: all others lose."""
    s = duel("2u", "2u")
    rig(s, (2, grey), (2, white))
    assert winner(fought(s)) == wins


def test_all_others_lose() -> None:
    """TR-11.4: of three factions two lose a rat each and are pushed."""
    s = duel("2u", "2u")
    put(s, "brown", "s_nw1", "2u")
    rig(s, (2, 4), (2, 5), (2, 9))
    m = fought(s)
    assert at(m, "brown", "s_nw1") == "1u"
    assert at(m, "grey", "s_nw1") == "1u"
    assert at(m, "white", "s_nw1") == "2u"


@pytest.mark.parametrize("title", ["white", "grey"])
def test_tie_goes_to_the_title(title: str) -> None:
    """TR-11.5, TR-14.11: wherever the fight is, before fed rats and defence."""
    s = duel("2u", "1u+1f") if title == "white" else duel("2f", "2u")
    crown(s, title)
    rig(s, (2, 7), (2, 7))
    m = fought(s)
    assert winner(m) == title
    assert events(m, "tie_by_title") == [{"player": faction(title), "total": 7, "space": space("s_nw1")}]


def test_tie_goes_to_more_fed_rats() -> None:
    """TR-11.6: among the tied factions, in this fight."""
    s = duel("2f", "1u+1f")
    rig(s, (2, 7), (2, 7))
    m = fought(s)
    assert winner(m) == "white"
    assert events(m, "tie_by_fed") == [{"player": 0, "total": 7, "fed": 2, "space": space("s_nw1")}]


def test_tie_goes_to_the_defender() -> None:
    """TR-11.7: equal fed rats: who was there longest."""
    s = duel("1u+1f", "1u+1f")
    rig(s, (2, 7), (2, 7))
    m = fought(s)
    assert winner(m) == "grey"
    assert events(m, "tie_by_arrival") == [{"player": 3, "total": 7, "space": space("s_nw1")}]


def test_tie_between_active_and_pushed_in() -> None:
    """TR-11.7: the active player's group was there before a group that is pushed in."""
    s = city("white", rats="white s_nw1 4u, grey s_nw1 2u, white s_nw3 1u")
    rig(s, (2, 3), (4, 15), 4, 4)
    m = go(s, FIGHT_PHASE)
    do(m, "space:s_nw2", "space:s_nw3")  # grey's last rat is pushed into white: 4 against 4
    assert at(m, "grey", "s_nw3") == "-"
    assert at(m, "white", "s_nw3") == "1u"


def test_dice_in_order_of_arrival() -> None:
    """TR-11.8: the defender's dice first, then the active player's, one roll for several groups."""
    s = city("white", rats="white s_nw2 2u, white s_west 2u, brown s_nw1 3u")
    rig(s, 1, 1, 2, 6, 6, 5, 5)
    m = move(move(turn(s), "s_nw2", "2u", "s_nw1"), "s_west", "2u", "s_nw1")
    rolled = [(e["player"], faces(e), e["total"]) for e in events(m, "dice_rolled")]
    assert rolled == [(1, [1, 1, 2], 4), (0, [5, 5, 6, 6], 22)]


@pytest.mark.parametrize(("group", "left"), [("1u", "-"), ("2u", "1u"), ("3u", "2u"), ("4u", "2u"), ("3f", "2f")])
def test_casualties(group: str, left: str) -> None:
    """TR-11.9: half, rounded down, a lone rat dies."""
    s = duel("4f", group)
    n = int(group[0])
    rig(s, (n, n + 1), (4, 20))
    m = fought(s)
    assert at(m, "grey", "s_nw1") == left


def test_the_victor_chooses_who_dies() -> None:
    """TR-11.13: of 2 unfed and 3 fed losers two die, and the victor, not their owner, says which."""
    s = duel("4f", "2u+3f")
    rig(s, (5, 6), (4, 20))
    m = fought(s)
    assert (decision(m), decider(m)) == ("kill", "white")
    assert offered(m) == {"group:2u", "group:1u+1f", "group:2f"}
    do(m, "group:2f")
    assert at(m, "grey", "s_nw1") == "2u+1f"
    assert (decision(m), decider(m)) == ("push_first", "white")


def test_the_victor_kills_among_each_loser() -> None:
    """TR-11.13, TR-12.2: clockwise from the winner; a defender who wins chooses on another player's turn."""
    s = duel("1u+1f", "4f")
    put(s, "black", "s_nw1", "1u+2f")
    rig(s, (3, 4), (4, 20), (2, 3))
    m = fought(s)
    assert (decision(m), decider(m)) == ("kill", "grey")
    do(m, "group:1f")  # white is next clockwise after grey
    assert (at(m, "white", "s_nw1"), at(m, "black", "s_nw1")) == ("1u", "1u+2f")
    do(m, "group:1u")
    assert (at(m, "white", "s_nw1"), at(m, "black", "s_nw1")) == ("1u", "2f")


def test_the_shield_leaves_the_victor_the_choice() -> None:
    """TR-9.15, TR-11.13: of two who would die one is spared; which of the rest dies the victor says."""
    s = duel("4f", "2u+2f")
    give(s, "grey", "bottle_cap")
    rig(s, (4, 6), (4, 20))
    m = do(fought(s), "use")
    assert (decision(m), decider(m)) == ("kill", "white")
    assert offered(m) == {"group:1u", "group:1f"}
    do(m, "group:1f")
    assert at(m, "grey", "s_nw1") == "2u+1f"


def test_winners_lose_nothing() -> None:
    """TR-11.10: neither rats nor their state."""
    s = duel("1u+2f", "2u+1f")
    rig(s, (3, 5), (3, 12))
    m = do(fought(s), "group:1u")
    assert at(m, "white", "s_nw1") == "1u+2f"
    assert at(m, "grey", "s_nw1") == "1u+1f"  # one unfed rat died, the fed one is still fed


def test_the_winner_takes_the_losers_nest() -> None:
    """TR-11.11: the token is replaced at once."""
    s = duel("3u", "1u")
    lay(s, "s_nw1", "grey")
    rig(s, 1, (3, 10))
    m = fought(s)
    assert token(m, "s_nw1") == "white"
    assert supply(m.state, NEST + 3) == 4


def test_the_defender_keeps_his_nest() -> None:
    """TR-11.11: a nest of the winner stays."""
    s = duel("2u", "2u")
    lay(s, "s_nw1", "grey")
    rig(s, (2, 9), (2, 3))
    assert token(fought(s), "s_nw1") == "grey"


def test_a_bystanders_nest_is_safe() -> None:
    """TR-11.11: a nest of a faction without rats in the fight is not affected."""
    s = duel("3u", "1u")
    lay(s, "s_nw1", "black")
    rig(s, 1, (3, 10))
    assert token(fought(s), "s_nw1") == "black"


def test_a_nest_taken_without_a_token() -> None:
    """TR-7.4, TR-11.11: with four nests out the loser's token is only removed."""
    s = duel("3u", "1u")
    lay(s, "s_nw1", "grey")
    for where in ("u_nw1", "u_ne1", "u_se1", "u_sw1"):
        lay(s, where, "white")
    rig(s, 1, (3, 10))
    assert token(fought(s), "s_nw1") == "none"


def test_a_new_cheese_by_fight() -> None:
    """TR-11.12: the loser is dethroned before casualties, the winner crowns one of its own, who is fed."""
    s = city("white")
    crown(s, "grey", "1u")
    put(s, "white", "rat_city", "4u")
    rig(s, (3, 5), (4, 15))
    m = fought(s)
    assert m.state.throne == -1
    assert offered(m) == {"group:1u", "group:1f"}  # the old cheese may be killed like any other
    do(m, "group:1u")
    assert m.state.throne == faction("white")
    assert at(m, "white", "rat_city") == "3u+1f"
    assert at(m, "grey", "rat_city") == "1f"  # and is pushed like any other
    assert decision(m) == "push_first"
    do(m, "space:u_sw2", "space:s_sw2")
    assert at(m, "grey", "s_sw2") == "1f"


def test_the_throne_defended() -> None:
    """TR-11.12, TR-11.10: the title stays with the winner."""
    s = city("white")
    crown(s, "grey", "1u")
    put(s, "white", "rat_city", "2u")
    rig(s, (3, 15), (2, 5))
    m = fought(s)
    assert m.state.throne == faction("grey")
    assert at(m, "grey", "rat_city") == "1u+1f"
    assert decider(m) == "grey"


def test_no_fight_for_an_empty_throne() -> None:
    """TR-11.12: without a title the winner in Rat City crowns nobody."""
    s = duel("3u", "1u", "rat_city")
    rig(s, 1, (3, 10))
    m = fought(s)
    assert m.state.throne == -1
    assert at(m, "white", "rat_city") == "3u"


def test_the_owner_chooses_who_dies_of_a_card() -> None:
    """TR-11.13: among the own rats, Da Big Cheese last."""
    s = city("white")
    crown(s, "white", "1u+1f")
    m = go(s, OP_STEPS[Kill], 1, space("rat_city"))
    assert (decision(m), decider(m)) == ("loss", "white")
    assert offered(m) == {"group:1u", "group:1f"}
    do(m, "group:1f")
    assert (at(m, "white", "rat_city"), m.state.throne) == ("1u+1f", 0)


@pytest.mark.parametrize(("count", "left", "throne"), [(2, "1f", 0), (3, "-", -1), (4, "-", -1)])
def test_da_big_cheese_dies_last(count: int, left: str, throne: int) -> None:
    """TR-11.13, TR-14.9: with the last rat the throne is empty."""
    s = city("white")
    crown(s, "white", "1u+1f")
    m = go(s, OP_STEPS[Kill], count, space("rat_city"))
    assert (at(m, "white", "rat_city"), m.state.throne) == (left, throne)


def test_sequence_of_one_fight() -> None:
    """TR-11.14: roll, winner, casualties, nest, push, in the order of the chronicle."""
    s = duel("3u", "2u")
    lay(s, "s_nw1", "grey")
    rig(s, (2, 3), (3, 10))
    m = do(fought(s), "space:s_nw2", "space:s_nw3")
    names = [line.event for line in m.chronicle()]
    order = ["fight_begins", "dice_rolled", "fight_won", "rats_killed", "nest_won", "pushed"]
    places = [names.index(name) for name in order]
    assert places == sorted(places)


def test_a_fight_forced_early_is_the_action() -> None:
    """TR-11.15, TR-12.8: white's waiting attack at s_nw3 is part of the fight forced there by a push."""
    s = city("white", rats="white s_west 3u, white s_north 2u, grey s_nw1 2u, brown s_nw3 1u, black home_se 2u")
    rig(s, (2, 3), (3, 14), 1, (2, 9), 1, 4)
    m = move(move(turn(s), "s_west", "3u", "s_nw1"), "s_north", "2u", "s_nw3")
    do(m, "space:s_nw1")
    do(m, "space:s_nw2", "space:s_nw3")
    assert len(events(m, "fight_begins")) == 2
    assert at(m, "white", "s_nw3") == "2u"
    assert (total(m, "grey"), total(m, "brown")) == (0, 2)  # brown re-entered already at its own turn
    assert decider(m) == "brown"  # no action was left for white
