"""Scavenge and tokens (TR-7), and how cards are drawn and discarded (TR-8.1 to TR-8.4)."""

from __future__ import annotations

import pytest

from games.target_rats.burrow import (
    GAME,
    act,
    act_phase,
    at,
    city,
    crown,
    decider,
    decision,
    do,
    events,
    give,
    lay,
    move,
    offered,
    put,
    rig,
    scavenge,
    spaces,
    stack,
    token,
    turn,
)
from undercity import Match
from undercity.games.target_rats.board import supply
from undercity.games.target_rats.table import CARD_IDS, CARDS_OF, FIRST_CARD, FOOD, NEST, SEWER

SURFACE_NESTS = ("s_ne1", "s_ne3", "s_se1", "s_se3")


def drawn(m: Match) -> list[str]:
    return [CARD_IDS[e["card"]] for e in events(m, "card_drawn")]


# ------------------------------------------------------------------ scavenging


@pytest.mark.parametrize(
    ("where", "card"),
    [("s_nw1", "empty_alley"), ("s_north", "empty_alley"), ("u_nw1", "distant_echo"), ("u_north", "distant_echo")],
)
def test_the_deck_of_the_ring(where: str, card: str) -> None:
    """TR-7.1: surface spaces draw from the Surface deck, underground spaces from the Underground deck."""
    s = city("white")
    put(s, "white", where, "2u")
    stack(s, "empty_alley")
    stack(s, "distant_echo")
    m = scavenge(s, where)
    assert drawn(m) == [card]


def test_rat_city_draws_underground_under_a_throne() -> None:
    """TR-7.2: only while the throne is occupied."""
    s = city("white")
    crown(s, "white", "1u")
    s.has_drawn = 1
    stack(s, "distant_echo")
    assert drawn(scavenge(s, "rat_city")) == ["distant_echo"]
    s = city("white", rats="white rat_city 2u")
    assert "action:scavenge" not in offered(do(act_phase(s, "rat_city"), "space:rat_city"))


def test_scavenge_takes_an_enemy_nest_over() -> None:
    """TR-7.3: no card; the enemy token goes home, an own one lies in its place."""
    s = city("white", rats="white s_nw1 1u", tokens="s_nw1 grey")
    m = scavenge(s, "s_nw1")
    assert drawn(m) == []
    assert token(m, "s_nw1") == "white"
    assert supply(m.state, NEST + 3) == 4
    assert supply(m.state, NEST) == 3


def test_taking_over_without_a_token_left() -> None:
    """TR-7.4: the enemy token is removed and nothing replaces it."""
    s = city("white", rats="white s_nw1 1u", tokens="s_nw1 grey")
    for where in SURFACE_NESTS:
        lay(s, where, "white")
    m = scavenge(s, "s_nw1")
    assert token(m, "s_nw1") == "none"
    assert supply(m.state, NEST + 3) == 4
    assert supply(m.state, NEST) == 0


def test_own_nest_draws_a_card() -> None:
    """TR-7.3: only an enemy nest is taken over; on an own one Scavenge draws."""
    s = city("white", rats="white s_nw1 1u", tokens="s_nw1 white")
    stack(s, "empty_alley")
    assert drawn(scavenge(s, "s_nw1")) == ["empty_alley"]


def test_an_event_affects_all_rats_there() -> None:
    """TR-7.5: also those that did not move; not those elsewhere."""
    s = city("white", rats="white s_nw2 2u, white s_nw1 1u, white s_ne1 1u")
    stack(s, "spilled_birdseed")
    m = do(move(turn(s), "s_nw1", "1u", "s_nw2"), "done")
    act(m, "s_nw2", "scavenge")
    assert at(m, "white", "s_nw2") == "3f"
    assert at(m, "white", "s_ne1") == "1u"


# ------------------------------------------------------------------ placing tokens


def test_token_goes_on_the_scavenged_space() -> None:
    """TR-7.6: the dumpster comes from the supply."""
    s = city("white", rats="white s_nw1 2u")
    stack(s, "chicago_dog")
    m = scavenge(s, "s_nw1")
    assert token(m, "s_nw1") == "food"
    assert supply(m.state, FOOD) == 7


@pytest.mark.parametrize("where", ["s_north", "s_east"])
def test_no_token_where_it_is_barred(where: str) -> None:
    """TR-7.7: the rats are fed all the same."""
    s = city("white")
    put(s, "white", where, "2u")
    stack(s, "chicago_dog")
    m = scavenge(s, where)
    assert token(m, where) == "none"
    assert at(m, "white", where) == "2f"


@pytest.mark.parametrize(
    ("lies", "card"), [("food", "chicago_dog"), ("white", "empty_garage"), ("sewer", "loose_cover")]
)
def test_same_kind_is_not_placed_again(lies: str, card: str) -> None:
    """TR-7.8: nothing is placed and nothing asked."""
    s = city("white", rats="white s_nw1 2u")
    lay(s, "s_nw1", lies)
    stack(s, card)
    m = scavenge(s, "s_nw1")
    assert decision(m) not in ("token", "token_source")
    assert token(m, "s_nw1") == lies


@pytest.mark.parametrize(("choice", "left"), [("give_up:old", "white"), ("give_up:new", "food")])
def test_one_of_two_tokens_is_given_up(choice: str, left: str) -> None:
    """TR-7.9: the old one returns to its supply, or the new one is not placed."""
    s = city("white", rats="white s_nw1 2u", tokens="s_nw1 food")
    stack(s, "empty_garage")
    m = scavenge(s, "s_nw1")
    assert decision(m) == "token"
    assert decider(m) == "white"
    assert offered(m) == {"give_up:old", "give_up:new"}
    do(m, choice)
    assert token(m, "s_nw1") == left
    assert supply(m.state, FOOD) == (8 if left == "white" else 7)
    assert supply(m.state, NEST) == (3 if left == "white" else 4)


@pytest.mark.parametrize("choice", ["give_up:old", "give_up:new"])
def test_giving_up_and_feeding(choice: str) -> None:
    """TR-7.9, TR-8.4: a dumpster against the own nest; the rats eat in any case."""
    s = city("white", rats="white s_nw1 2u", tokens="s_nw1 white")
    stack(s, "tamales")
    m = do(scavenge(s, "s_nw1"), choice)
    assert token(m, "s_nw1") == ("food" if choice == "give_up:old" else "white")
    assert at(m, "white", "s_nw1") == "2f"


def test_empty_supply_moves_a_token() -> None:
    """TR-7.10: with all four nests on the board one of them must move here."""
    s = city("white", rats="white s_nw1 2u")
    for where in SURFACE_NESTS:
        lay(s, where, "white")
    lay(s, "u_sw1", "grey")
    stack(s, "empty_garage")
    m = scavenge(s, "s_nw1")
    assert decision(m) == "token_source"
    assert spaces(m) == set(SURFACE_NESTS)
    do(m, "space:s_se1")
    assert token(m, "s_se1") == "none"
    assert token(m, "s_nw1") == "white"
    assert supply(m.state, NEST) == 0


@pytest.mark.parametrize(
    ("card", "kind", "places"),
    [
        ("chicago_dog", "food", ("s_ne1", "s_ne2", "s_ne3", "s_se1", "s_se2", "s_se3", "u_sw1", "u_sw2")),
        ("loose_cover", "sewer", ("s_ne1", "s_ne3", "s_se1", "u_se3")),
    ],
)
def test_empty_common_supplies(card: str, kind: str, places: tuple[str, ...]) -> None:
    """TR-7.10: the same for food sources and sewer entrances."""
    s = city("white", rats="white s_nw1 2u")
    for where in places:
        lay(s, where, kind)
    stack(s, card)
    m = scavenge(s, "s_nw1")
    assert spaces(m) == set(places)
    do(m, f"space:{places[-1]}")
    assert token(m, "s_nw1") == kind
    assert token(m, places[-1]) == "none"
    assert supply(m.state, FOOD if kind == "food" else SEWER) == 0


@pytest.mark.parametrize(("where", "sewer_at"), [("s_nw2", None), ("s_nw1", "u_nw1")])
def test_no_second_link_in_a_column(where: str, sewer_at: str | None) -> None:
    """TR-7.11: not on a printed cover, nor above another sewer entrance."""
    s = city("white")
    put(s, "white", where, "2u")
    if sewer_at:
        lay(s, sewer_at, "sewer")
    stack(s, "loose_cover")
    m = scavenge(s, where)
    assert token(m, where) == "none"


def test_no_sewer_entrance_on_a_drain() -> None:
    """TR-7.11: nor below one that lies on the surface."""
    for where, above in (("u_nw2", None), ("u_nw1", "s_nw1")):
        s = city("white")
        put(s, "white", where, "2u")
        if above:
            lay(s, above, "sewer")
        stack(s, "ladder_shaft")
        assert token(scavenge(s, where), where) == "none"
    s = city("white", rats="white u_nw3 2u")
    stack(s, "ladder_shaft")
    assert token(scavenge(s, "u_nw3"), "u_nw3") == "sewer"


def test_giving_up_comes_before_fetching() -> None:
    """TR-7.12: first which token to give up; if it is the new one, nothing is moved."""
    for choice in ("give_up:old", "give_up:new"):
        s = city("white", rats="white s_nw1 2u", tokens="s_nw1 food")
        for where in SURFACE_NESTS:
            lay(s, where, "white")
        stack(s, "empty_garage")
        m = scavenge(s, "s_nw1")
        assert decision(m) == "token"
        do(m, choice)
        if choice == "give_up:old":
            assert decision(m) == "token_source"
            do(m, "space:s_ne1")
            assert token(m, "s_nw1") == "white"
        else:
            assert decision(m) != "token_source"
            assert [token(m, where) for where in SURFACE_NESTS] == ["white"] * 4


def test_food_stays() -> None:
    """TR-7.13: feeding twice from one dumpster."""
    s = city("white", rats="white s_nw1 2u", tokens="s_nw1 food")
    m = act(act_phase(s, "s_nw1"), "s_nw1", "feed")
    assert token(m, "s_nw1") == "food"
    assert supply(m.state, FOOD) == 7


def test_undefended_nests_are_not_taken_by_walking() -> None:
    """TR-7.14: neither passing nor stopping takes a nest; Scavenge does."""
    s = city("white", rats="white s_nw3 2u", tokens="s_ne1 brown, s_ne2 brown")
    m = move(turn(s), "s_nw3", "2u", "s_ne2")
    assert (token(m, "s_ne1"), token(m, "s_ne2")) == ("brown", "brown")
    act(m, "s_ne2", "rest")
    assert (token(m, "s_ne1"), token(m, "s_ne2")) == ("brown", "brown")


def test_removed_tokens_return() -> None:
    """TR-7.15: a hauled-off dumpster and a collapsed nest are back in supply."""
    s = city("white", rats="white s_nw1 2u", tokens="s_nw1 food")
    stack(s, "garbage_truck")
    assert supply(scavenge(s, "s_nw1").state, FOOD) == 8
    s = city("white", rats="white u_nw1 2u", tokens="u_nw1 white")
    stack(s, "cave_in")
    assert supply(scavenge(s, "u_nw1").state, NEST) == 4


# ------------------------------------------------------------------ drawing and discarding


def test_cards_are_revealed_to_all() -> None:
    """TR-8.1: every seat and a spectator read which card was drawn."""
    s = city("white", rats="white s_nw1 2u")
    stack(s, "hawk")
    rig(s, None, 6, 6)
    m = scavenge(s, "s_nw1")
    for seat in (None, 0, 1, 2, 3):
        assert any("Hawk" in line.text for line in m.chronicle(seat))


def test_discard_after_resolution() -> None:
    """TR-8.2: the event card lies on its discard pile, an item before its holder."""
    s = city("white", rats="white u_nw1 2u")
    stack(s, "distant_echo")
    before = s.discard[CARD_IDS.index("distant_echo")]
    m = scavenge(s, "u_nw1")
    assert m.state.discard[CARD_IDS.index("distant_echo")] == before + 1
    s = city("white", rats="white u_nw1 2u")
    stack(s, "item_smoke_bomb")
    m = scavenge(s, "u_nw1")
    assert m.state.discard[CARD_IDS.index("item_smoke_bomb")] == 0
    assert m.state.item[0] == 9
    assert list(m.state.drawn) == [-1, -1]


def test_an_empty_deck_is_shuffled_anew() -> None:
    """TR-8.3: 45 cards less none; held items stay out of the underground shuffle."""
    s = city("white", rats="white s_nw1 1u")
    stack(s, "empty_alley")
    s.deck[CARD_IDS.index("empty_alley")] = 0
    s.discard[CARD_IDS.index("empty_alley")] = 1
    m = scavenge(s, "s_nw1")
    assert len(events(m, "deck_shuffled")) == 1
    surface = range(FIRST_CARD[1])
    in_deck = sum(m.state.deck[k] for k in surface)
    assert in_deck == 44
    s = city("white")
    give(s, "grey", "smoke_bomb")
    put(s, "white", "u_nw1", "1u")
    stack(s, "distant_echo")
    for k in range(FIRST_CARD[1], len(CARDS_OF)):
        s.deck[k] = 0
    s.discard[CARD_IDS.index("distant_echo")] = 1
    m = scavenge(s, "u_nw1")
    assert m.state.deck[CARD_IDS.index("item_smoke_bomb")] == 0
    assert GAME.broken(m.state) is None


def test_the_deck_is_not_reshuffled_early() -> None:
    """TR-8.3: the last card of a deck is drawn before the discard pile comes back."""
    s = city("white", rats="white s_nw1 1u")
    stack(s, "empty_alley")
    m = scavenge(s, "s_nw1")
    assert drawn(m) == ["empty_alley"]
    assert events(m, "deck_shuffled") == []
    assert sum(m.state.deck[: FIRST_CARD[1]]) == 0


def test_effects_that_cannot_be_done_are_skipped() -> None:
    """TR-8.4: cave-in without a token kills all the same."""
    s = city("white", rats="white u_nw1 3u")
    stack(s, "cave_in")
    assert at(scavenge(s, "u_nw1"), "white", "u_nw1") == "2u"


def test_a_table_without_cards_finds_nothing() -> None:
    """TR-8.3: an edited position without any card goes on."""
    s = city("white", rats="white s_nw1 2u")
    for k in range(FIRST_CARD[1]):
        s.deck[k] = s.discard[k] = 0
    m = act_phase(s, "s_nw1")
    m.choose(0, "space:s_nw1")
    m.choose(0, "action:scavenge")
    assert at(m, "white", "s_nw1") == "2u"
