"""Components (TR-1) and board (TR-2)."""

from __future__ import annotations

import pytest

from games.target_rats.burrow import (
    GAME,
    act,
    act_phase,
    acting,
    at,
    city,
    crown,
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
    spaces,
    stack,
    turn,
)
from undercity import Match
from undercity.games.target_rats.board import along_ring, linked_columns, neighbours, reserve, room_at, supply
from undercity.games.target_rats.content import CONTENT
from undercity.games.target_rats.exterminator import rats_in
from undercity.games.target_rats.fight import dice_total
from undercity.games.target_rats.table import (
    CARD_IDS,
    CARDS_OF,
    COPIES,
    DESTROY,
    FACTION_IDS,
    FIGHT_PHASE,
    FOOD,
    HOME,
    IS_ITEM,
    ITEM_CARD,
    ITEM_IDS,
    MOVE_PHASE,
    NEST,
    OFF_BOARD,
    QUADRANT_IDS,
    QUADRANT_SPACES,
    SEWER,
    SPACE_IDS,
    SPACES,
)

# ------------------------------------------------------------------ components


def test_factions_rats_and_nests() -> None:
    """TR-1.1, TR-1.3: four factions, 12 rats and 4 nest tokens each."""
    assert FACTION_IDS == ("white", "brown", "black", "grey")
    s = city()
    for number in range(4):
        assert reserve(s, number) == 12
        assert supply(s, NEST + number) == 4


def test_rats_are_fed_or_unfed() -> None:
    """TR-1.2: rats of one faction and state are interchangeable: a position counts them."""
    s = city(rats="white s_nw1 2u+1f")
    assert s.unfed[0][space("s_nw1")] == 2
    assert s.fed[0][space("s_nw1")] == 1
    assert reserve(s, 0) == 9


def test_shared_tokens() -> None:
    """TR-1.4, TR-1.5: 8 food sources, 4 sewer entrances."""
    s = city()
    assert supply(s, FOOD) == 8
    assert supply(s, SEWER) == 4
    lay(s, "s_nw1", "food")
    lay(s, "s_ne1", "sewer")
    assert supply(s, FOOD) == 7
    assert supply(s, SEWER) == 3


def test_exterminator_and_throne_exist_once() -> None:
    """TR-1.6, TR-1.7: one pawn and one throne, so one cell each."""
    s = city()
    assert s.exterminator == OFF_BOARD
    assert s.throne == -1


def test_deck_sizes() -> None:
    """TR-1.8, TR-8.19: 45 surface and 34 underground cards, 26 and 24 different ones."""
    by_deck = {deck: [c for c in CARDS_OF if c.deck == deck] for deck in ("surface", "underground")}
    assert sum(c.copies for c in by_deck["surface"]) == 45
    assert sum(c.copies for c in by_deck["underground"]) == 34
    assert len(by_deck["surface"]) == 26
    assert len(by_deck["underground"]) == 24
    m = Match("target_rats", 4, 5)
    assert list(m.state.deck) == list(COPIES)
    assert sum(IS_ITEM) == 10
    assert [CARD_IDS[card] for card in ITEM_CARD] == [f"item_{item}" for item in ITEM_IDS]
    assert CARD_IDS[0] == "chicago_dog"


def test_target_symbol_counts_one() -> None:
    """TR-1.9: three dice 1, 2, 6 add up to 9."""
    s = city()
    s.dice[0][0] = s.dice[0][1] = s.dice[0][5] = 1
    assert dice_total(s, 0) == 9


def test_more_than_eight_dice() -> None:
    """TR-1.10: 12 rats, the throne's die and the Broken Bottle make 14 dice."""
    s = city("brown", rats="white rat_city 11u")
    crown(s, "white")
    put(s, "brown", "rat_city", "1u")
    give(s, "white", "broken_bottle")
    rig(s, (14, 50), (1, 3))
    m = do(go(s, FIGHT_PHASE), "use")
    rolled = next(e for e in events(m, "dice_rolled") if e["player"] == 0)
    assert len(faces(rolled)) == 14
    assert sum(faces(rolled)) == rolled["total"] == 50


# ------------------------------------------------------------------ spaces and links


def test_board_has_37_spaces() -> None:
    """TR-2.1: 16 + 16 + Rat City + 4 home nests."""
    rings = [place.ring for place in CONTENT.space]
    assert len(rings) == SPACES == 37
    assert [rings.count(r) for r in ("surface", "underground", "rat_city", "home")] == [16, 16, 1, 4]


def test_rings_are_closed() -> None:
    """TR-2.2: every ring space has two neighbours on its ring, the last and the first are neighbours."""
    assert along_ring(1 << 0) == (1 << 1) | (1 << 15)
    assert along_ring(1 << 15) == (1 << 14) | (1 << 0)
    assert along_ring(1 << 7) == (1 << 6) | (1 << 8)


def test_links_are_those_of_the_board() -> None:
    """TR-2.2, TR-2.4, TR-2.8, TR-2.9: two rings, four corridors, covers, drains and ways home, no other."""
    s = city()
    links = [(SPACE_IDS[k], SPACE_IDS[k // 16 * 16 + (k + 1) % 16]) for k in range(32)]
    links += [(f"s_{side}", f"u_{side}") for side in ("north", "east", "south", "west")]
    for corner in ("nw", "ne", "se", "sw"):
        links += [(f"home_{corner}", f"s_{corner}2"), (f"s_{corner}2", f"u_{corner}2"), (f"u_{corner}2", "rat_city")]
    assert len(links) == 48
    for number in range(4):
        expected: dict[int, set[int]] = {k: set() for k in range(SPACES)}
        for a, b in ((space(a), space(b)) for a, b in links):
            if not any(x in HOME and x != HOME[number] for x in (a, b)):
                expected[a].add(b)
                expected[b].add(a)
        for k in range(SPACES):
            if k in HOME and k != HOME[number]:
                continue
            found = neighbours(1 << k, linked_columns(s), number)
            assert {x for x in range(SPACES) if found >> x & 1} == expected[k], SPACE_IDS[k]


def test_quadrants_own_three_spaces_a_ring() -> None:
    """TR-2.3: 3 surface and 3 underground spaces each, corridors apart."""
    for number, quadrant in enumerate(QUADRANT_IDS):
        own = [SPACE_IDS[k] for k in range(SPACES) if QUADRANT_SPACES[number] >> k & 1]
        assert {x for x in own if quadrant in x} == {f"{ring}_{quadrant}{k}" for ring in "su" for k in (1, 2, 3)}
        assert len(own) == 10  # with both ends of two corridors
    assert QUADRANT_IDS == ("nw", "ne", "se", "sw")


def test_corridor_joins_the_rings() -> None:
    """TR-2.4: from the surface end of a corridor to its underground end is one space."""
    s = city(rats="white s_north 1u")
    m = go(s, MOVE_PHASE)
    do(m, "space:s_north")
    assert "u_north" in spaces(m)
    s = city()
    s.exterminator = space("s_ne1")
    put(s, "brown", "s_nw3", "1u")  # the only other way out ends here
    put(s, "white", "s_north", "1u")
    assert "u_nw3" in spaces(do(go(s, MOVE_PHASE), "space:s_north"))


def test_corridor_counts_for_both_quadrants() -> None:
    """TR-2.5: rats on either end of the north corridor are in NW and NE."""
    s = city(rats="white s_north 2u, brown u_north 1f")
    assert [rats_in(s, q) for q in range(4)] == [3, 3, 0, 0]


@pytest.mark.parametrize("where", ["s_north", "u_east", "rat_city"])
def test_no_tokens_on_corridors_and_in_rat_city(where: str) -> None:
    """TR-2.6, TR-2.12, TR-7.7, TR-10.10: no nest can be established there."""
    s = city()
    put(s, "white", where, "2f")
    if where == "rat_city":
        crown(s, "white")
    m = do(act_phase(s, where), f"space:{where}")
    assert "action:nest" not in offered(m)
    assert "action:breed" in offered(m)


def test_all_other_actions_on_corridors() -> None:
    """TR-2.7: a corridor space scavenges, breeds, fights and rests like any other."""
    s = city(rats="white s_north 2f")
    assert offered(do(act_phase(s, "s_north"), "space:s_north")) == {"action:scavenge", "action:breed", "action:rest"}
    s = city(rats="white u_south 2f, grey u_south 1u")
    rig(s, (1, 1), (2, 7))
    assert at(go(s, FIGHT_PHASE), "grey", "u_south") == "-"


def test_printed_cover_links_home_and_drain() -> None:
    """TR-2.8: home - cover - drain, one space each."""
    s = city(rats="white home_nw 1u")
    m = do(go(s, MOVE_PHASE), "space:home_nw")
    assert {"s_nw2", "u_nw2"} <= spaces(m)
    s = city(rats="white s_nw2 1u")
    assert {"home_nw", "u_nw2"} <= spaces(do(go(s, MOVE_PHASE), "space:s_nw2"))


def test_rat_city_is_entered_from_drains_only() -> None:
    """TR-2.9: the neighbours of Rat City are exactly the four drains."""
    s = city()
    found = neighbours(1 << space("rat_city"), linked_columns(s), 0)
    assert found == sum(1 << space(f"u_{q}2") for q in QUADRANT_IDS)


@pytest.mark.parametrize("where", ["s_nw2", "u_se2"])
def test_covers_and_drains_hold_tokens(where: str) -> None:
    """TR-2.10: a nest can be established on a printed cover and on a drain."""
    s = city()
    put(s, "white", where, "2f")
    m = act(act_phase(s, where), where, "nest")
    assert m.state.token[space(where)] == NEST
    assert at(m, "white", where) == "2u"


def test_printed_cover_is_no_token() -> None:
    """TR-2.11: the Exterminator destroys a token on the cover, but the drain stays linked."""
    s = city(rats="brown home_ne 2u", tokens="s_nw2 food")
    m = go(s, DESTROY, space("s_nw2"))
    assert m.state.token[space("s_nw2")] == 0
    assert linked_columns(m.state) >> (space("s_nw2")) & 1


def test_rat_city_belongs_to_no_quadrant() -> None:
    """TR-2.12: it is underground (TR-7.2: so is its deck), but counts for no infestation."""
    s = city(rats="white rat_city 8u")
    assert [rats_in(s, q) for q in range(4)] == [0, 0, 0, 0]


def test_home_nest_is_outside_everything() -> None:
    """TR-2.13: no quadrant, no token, no deck."""
    s = city(rats="white home_nw 12f")
    assert [rats_in(s, q) for q in range(4)] == [0, 0, 0, 0]
    s.unfed[0][space("home_nw")], s.fed[0][space("home_nw")] = 0, 4
    assert offered(do(act_phase(s, "home_nw"), "space:home_nw")) == {"action:breed", "action:rest"}


def test_sewer_entrance_links_its_column_for_all() -> None:
    """TR-2.14: the token on either ring joins the two spaces of the column, as long as it lies there."""
    for where in ("s_ne3", "u_ne3"):
        s = city()
        assert not neighbours(1 << space("s_ne3"), linked_columns(s), 2) >> space("u_ne3") & 1
        lay(s, where, "sewer")
        for number in range(4):
            assert neighbours(1 << space("s_ne3"), linked_columns(s), number) >> space("u_ne3") & 1
            assert neighbours(1 << space("u_ne3"), linked_columns(s), number) >> space("s_ne3") & 1


def test_one_token_a_space() -> None:
    """TR-2.15: establishing a nest on a dumpster leaves one token, the nest; the dumpster is back in supply."""
    s = city(rats="white s_nw1 2f", tokens="s_nw1 food")
    m = act(act_phase(s, "s_nw1"), "s_nw1", "nest")
    assert m.state.token[space("s_nw1")] == NEST
    assert supply(m.state, FOOD) == 8


def test_capacity() -> None:
    """TR-2.16: 4 on a ring space, 8 in Rat City, any number at home; suspended while contested."""
    s = city()
    assert [room_at(s, 0, space(x)) for x in ("s_nw1", "u_nw1", "rat_city", "home_nw")] == [4, 4, 8, 12]
    put(s, "white", "s_nw1", "3u")
    put(s, "white", "s_nw3", "2u")
    put(s, "white", "rat_city", "6u")
    m = do(go(s, MOVE_PHASE), "space:s_nw3", "group:2u")
    assert "s_nw1" not in spaces(m)
    s = city(rats="white s_nw3 3u, grey s_nw1 2u")
    m = do(go(s, MOVE_PHASE), "space:s_nw3", "group:3u")
    assert "s_nw1" in spaces(m)


def test_contested_space() -> None:
    """TR-2.17: two factions on a space contest it, until the fight; afterwards nothing is contested."""
    s = city(rats="white s_nw3 3u, grey s_nw1 1u")
    rig(s, 1, (3, 9), None)
    m = turn(s)
    move(m, "s_nw3", "3u", "s_nw1")
    do(m, "done")
    assert decision(m) != "next_fight"  # one fight: picked by the engine, and fought
    assert at(m, "grey", "s_nw1") == "-"
    assert at(m, "white", "s_nw1") == "3u"


def test_absent_colours() -> None:
    """TR-2.18: with two players the brown home nest is closed, its cover and quadrant are in use."""
    s = city("white", seats=2, rats="white s_ne1 1u")
    m = do(go(s, MOVE_PHASE), "space:s_ne1")
    assert "s_ne2" in spaces(m)
    assert "home_ne" not in spaces(m)
    assert acting(m) == set()
    assert m.state.seat_of[faction("brown")] == -1
    assert GAME.broken(m.state) is None


def test_stack_helper_conserves_cards() -> None:
    """TR-21.4: the tests' own decks are whole."""
    s = city()
    stack(s, "chicago_dog", "hawk")
    assert GAME.broken(s) is None
