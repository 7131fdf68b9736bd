"""Chapters 16 and 17: events, trolls and demons."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.ankh_morpork.desk import (
    DEMON,
    TROLL,
    Desk,
    G,
    R,
    Y,
    areas,
    buildings,
    changes,
    decision,
    discard_pile,
    minions,
    money,
    offered,
    play,
    power,
    snapshot,
    state,
    told,
    trouble,
)
from undercity import Match
from undercity.games.ankh_morpork.table import EVENT_IDS, FORCE


def happens(event: str, build: Callable[[Desk], Desk], *faces: int, seats: int = 3) -> Match:
    """Red draws this event with Doctor Hix, and the die shows these faces."""
    desk = build(Desk(seats)).events(event).hand(R, "doctor_hix")
    if faces:
        desk.dice(*faces)
    return play(desk.turn(), "0 card:doctor_hix", "0 do")


def rolls(match: Match) -> list[tuple[int, int]]:
    return [(line.things["player"], line.things["roll"]) for line in match.chronicle() if line.event == "die_rolled"]


# ------------------------------------------------------------------ one scenario for each event

Scenario = tuple[Callable[[Desk], Desk], tuple[int, ...], list[str], dict[str, object]]
EVENTS: dict[str, Scenario] = {
    "bloody_stupid_johnson": (
        lambda d: d.buildings(Y, 9).minions(Y, 9, 9),
        (9,),
        [],
        {"m1.9": 1, "card_out": {9}},
    ),  # AM-16.9
    "riots": (lambda d: d.trouble(*range(1, 8)), (), [], {}),  # AM-16.13
    "demons_from_the_dungeon_dimensions": (
        lambda d: d.minions(Y, 2),
        (2, 6, 6, 9),
        [],
        {"m5.2": 1, "t2": 1, "m5.6": 2, "t6": 1, "m5.9": 1, "t9": 1},
    ),  # AM-16.14
    "the_dragon": (
        lambda d: d.minions(R, 5, 5).minions(Y, 5).minions(TROLL, 5).minions(DEMON, 5).buildings(G, 5).trouble(5),
        (5,),
        [],
        {"m0.5": 0, "m1.5": 0, "m4.5": 0, "m5.5": 0, "b5": -1, "t5": 0},
    ),  # AM-16.16
    "earthquake": (lambda d: d.buildings(Y, 3).buildings(R, 8, 9), (3, 8), [], {"b3": -1, "b8": -1}),  # AM-16.19
    "subsidence": (
        lambda d: d.money(10, 3, 1).buildings(R, 1, 2).buildings(Y, 3, 4).buildings(G, 5),
        (),
        ["1 4"],
        {"$0": 6, "$1": 1, "bank": 112, "b3": -1, "b5": -1},
    ),  # AM-16.21
    "explosion": (lambda d: d.buildings(Y, 3).buildings(R, 8), (3,), [], {"b3": -1}),  # AM-16.24
    "fire": (lambda d: d.buildings(Y, 5, 7).buildings(R, 8, 2), (5, 7, 8, 2), [], {"b5": -1, "b7": -1, "b8": -1}),
    "flood": (
        lambda d: d.minions(R, 5).minions(Y, 5).trouble(5),
        (5, 3),
        ["0 7", "1 6"],
        {"m0.5": 0, "m0.7": 1, "m1.5": 0, "m1.6": 1, "t5": 0},
    ),  # AM-16.29
    "mysterious_murders": (
        lambda d: d.minions(Y, 1, 2).minions(R, 1),
        (1, 2, 12),
        ["0 owner:yellow"],
        {"m1.1": 0, "m1.2": 0},
    ),  # AM-16.36
    "fog": (
        lambda d: d.pile("groat", "hex", "modo", "mrs_cake", "librarian"),
        (),
        [],
        {"pile": 95, "out": {"groat", "hex", "modo", "mrs_cake", "librarian"}},
    ),  # AM-16.38
    "trolls": (lambda d: d.minions(Y, 2), (2, 6, 6), [], {"m4.2": 1, "t2": 1, "m4.6": 2, "t6": 1}),  # AM-16.39
}


@pytest.mark.parametrize("event", sorted(EVENTS))
def test_an_event_does_what_it_says_and_nothing_else(event: str) -> None:
    """AM-1.10, AM-16.1: each event, wholly resolved before Doctor Hix's text."""
    build, faces, moves, expected = EVENTS[event]
    desk = build(Desk()).events(event).hand(R, "doctor_hix")
    if faces:
        desk.dice(*faces)
    match = desk.turn()
    before = snapshot(match)
    play(match, "0 card:doctor_hix", "0 do", *moves)
    after = changes(before, snapshot(match))
    assert (after.pop("hand0"), after.pop("play")) == (set(), "doctor_hix")
    assert after == expected
    assert decision(match) == "0 symbol_menu"
    assert {"do", "pass"} <= offered(match, R)


def test_every_event_has_its_scenario() -> None:
    assert set(EVENTS) == set(EVENT_IDS)
    assert len(EVENTS) == 12


# ------------------------------------------------------------------ general


def test_the_active_player_rolls() -> None:
    """AM-16.2: for The Dragon; for Mysterious Murders each player."""
    assert rolls(happens("the_dragon", lambda d: d, 4)) == [(R, 4)]
    assert rolls(happens("mysterious_murders", lambda d: d, 4, 5, 6)) == [(R, 4), (Y, 5), (G, 6)]


def test_lost_buildings_return() -> None:
    """AM-16.3: to the stock, the card to the display."""
    match = happens("explosion", lambda d: d.buildings(Y, 9), 9)
    table = match.view(None)["table"]
    assert (table["players"][Y]["buildings_in_stock"], table["areas"][8]["city_card"]) == (6, "display")


# ------------------------------------------------------------------ Small Gods


def test_small_gods_protects_piece_by_piece() -> None:
    """AM-16.4: $3 to the bank for the building, here in another player's turn."""
    match = happens("earthquake", lambda d: d.buildings(Y, 4, 9, 3), 9, 3)
    assert decision(match) == "1 shield_building"
    play(match, "1 pay", "1 refuse")
    assert (buildings(match), money(match)[Y], state(match).bank) == ({4: Y, 9: Y}, 7, 93)
    assert (told(match, "building_shielded"), told(match, "building_lost")) == ([(Y, 9, 3)], [(Y, 3)])


def test_small_gods_any_time_any_number() -> None:
    """AM-16.5: several times in one event, and in the turn the card was gained."""
    match = happens("earthquake", lambda d: d.buildings(Y, 4, 9, 3), 9, 3)
    play(match, "1 pay", "1 pay")
    assert money(match)[Y] == 4
    desk = Desk().money(40, 10, 10).minions(R, 4).hand(R, "royal_mint", "pink_pussycat_club", "doctor_hix")
    match = play(desk.events("explosion").dice(4).turn(), "0 card:pink_pussycat_club", "0 card:royal_mint", "0 do")
    assert decision(match) == "0 closing_menu"  # no further play; so grant one and go on
    desk = Desk().money(40, 10, 10).minions(R, 4).hand(R, "drumknott", "royal_mint", "doctor_hix")
    match = play(desk.events("explosion").dice(4).turn(), "0 card:drumknott", "0 do", "0 card:royal_mint", "0 do")
    play(match, "0 card:doctor_hix", "0 do")
    assert decision(match) == "0 shield_building"


def test_when_small_gods_is_silent() -> None:
    """AM-16.6: under a demon, out of the game, or without $3."""

    def demon(desk: Desk) -> Desk:
        return desk.buildings(Y, 4, 9).minions(DEMON, 4)

    def out(desk: Desk) -> Desk:
        desk.s.city_card_out[3] = 1
        return desk.buildings(Y, 4, 9)

    for build in (demon, out, lambda d: d.buildings(Y, 4, 9).money(10, 2, 10)):
        assert buildings(happens("explosion", build, 9)) == {4: Y}


def test_small_gods_is_for_its_holder() -> None:
    """AM-16.4: green's building is nothing to yellow's gods."""
    assert buildings(happens("explosion", lambda d: d.buildings(Y, 4).buildings(G, 9), 9)) == {4: Y}


def test_keeping_a_demon_off() -> None:
    """AM-16.7, AM-16.8: $3 for each own piece there; it is out of the game and brings no marker."""
    build: Callable[[Desk], Desk] = lambda d: d.buildings(Y, 4, 6).minions(Y, 6)  # noqa: E731
    match = happens("demons_from_the_dungeon_dimensions", build, 6, 1, 1, 1)
    assert decision(match) == "1 keep_off"
    play(match, "1 pay")
    assert (money(match)[Y], minions(match, DEMON, 6), 6 in trouble(match)) == (4, 0, False)
    assert minions(match, DEMON, 1) == 3
    match = happens("trolls", build, 6, 1, 1)
    play(match, "1 refuse")
    assert (minions(match, TROLL, 6), 6 in trouble(match)) == (1, True)
    poor = happens("trolls", lambda d: build(d).money(10, 5, 10), 6, 1, 1)
    assert minions(poor, TROLL, 6) == 1  # two pieces would cost $6


def test_a_demon_at_the_gods_bars_them_for_later_rolls() -> None:
    """AM-16.41, AM-16.42: each arrival is settled before the next roll."""
    match = happens("demons_from_the_dungeon_dimensions", lambda d: d.buildings(Y, 4).minions(Y, 6), 4, 6, 1, 1)
    play(match, "1 refuse")
    assert decision(match) == "0 symbol_menu"  # asked for area 4 only
    assert (minions(match, DEMON, 4), minions(match, DEMON, 6)) == (1, 1)


# ------------------------------------------------------------------ Bloody Stupid Johnson


def test_johnson() -> None:
    """AM-16.9, AM-16.10, AM-16.11: card out, building stays with value and control, one minion goes."""
    match = happens("bloody_stupid_johnson", lambda d: d.buildings(Y, 9).minions(Y, 9, 9), 9)
    area = match.view(None)["table"]["areas"][8]
    assert (area["city_card"], area["building"], area["building_value"], area["controlled_by"]) == ("out", Y, 12, Y)
    assert minions(match, Y, 9) == 1
    assert told(match, "city_card_out") == [(Y, 9)]
    match = happens("bloody_stupid_johnson", lambda d: d.buildings(Y, 9), 9)
    assert (state(match).city_card_out[8], minions(match, Y, 9)) == (1, 0)  # there was no minion to lose
    match = happens("bloody_stupid_johnson", lambda d: d.minions(Y, 9), 9)  # nobody holds the card
    assert (minions(match, Y, 9), sum(state(match).city_card_out)) == (1, 0)


def test_johnson_and_small_gods() -> None:
    """AM-16.12: $3 for the card, $3 for the minion, each by choice; even for the gods' own card."""
    match = happens("bloody_stupid_johnson", lambda d: d.buildings(Y, 4, 9).minions(Y, 9), 9)
    assert decision(match) == "1 shield_card"
    play(match, "1 pay")
    assert offered(match, Y) == {"pay", "pass"}
    play(match, "1 pay")
    assert (minions(match, Y, 9), sum(state(match).city_card_out), money(match)[Y]) == (1, 0, 4)
    match = happens("bloody_stupid_johnson", lambda d: d.buildings(Y, 4).minions(Y, 4), 4)
    play(match, "1 refuse", "1 pay")
    assert (minions(match, Y, 4), state(match).city_card_out[3], money(match)[Y]) == (1, 1, 7)
    match = happens("bloody_stupid_johnson", lambda d: d.buildings(Y, 4, 9).minions(Y, 9), 9)
    play(match, "1 pay", "1 pass")
    assert (minions(match, Y, 9), sum(state(match).city_card_out), money(match)[Y]) == (0, 0, 7)


# ------------------------------------------------------------------ Riots, demons, dragon


def test_riots() -> None:
    """AM-16.13, AM-19.1: eight markers end the game by points, seven do nothing."""
    assert not happens("riots", lambda d: d.trouble(*range(1, 8))).over
    match = happens("riots", lambda d: d.trouble(*range(1, 9)).money(10, 11, 10))
    assert match.over
    assert match.ranks == [2, 1, 2]


def test_demons() -> None:
    """AM-16.14, AM-16.15: four rolls; a marker even in an empty area."""
    match = happens("demons_from_the_dungeon_dimensions", lambda d: d, 3, 7, 11, 12)
    assert [a for a in range(1, 13) if minions(match, DEMON, a)] == [3, 7, 11, 12]
    assert trouble(match) == {3, 7, 11, 12}
    assert (told(match, "demon_arrived"), told(match, "troll_arrived")) == ([(3,), (7,), (11,), (12,)], [])


def test_the_dragon_and_protection() -> None:
    """AM-16.17: each player settles all protection, then loses the rest, then may bring minions back."""
    desk = Desk().buildings(Y, 4, 5).minions(Y, 5, 5, 5).trouble(5).hand(Y, "susan", "igor", "fresh_start_club")
    match = play(desk.events("the_dragon").dice(5).hand(R, "dean").turn(), "0 card:dean", "0 do")
    assert decision(match) == "1 guard_building"
    play(match, "1 pay")
    assert offered(match, Y) == {"card:susan", "pay", "pass"}
    play(match, "1 card:susan")
    assert minions(match, Y, 5) == 3  # nothing is lost before all is settled
    play(match, "1 pass")
    assert (minions(match, Y, 5), money(match)[Y]) == (1, 7)
    assert told(match, "minions_razed") == [(Y, 5, Y * FORCE + 2)]
    play(match, "1 card:igor", "1 7", "1 card:fresh_start_club", "1 6")
    assert (minions(match, Y, 7), minions(match, Y, 6)) == (1, 1)
    assert buildings(match) == {4: Y, 5: Y}


def test_the_dragon_goes_round_the_table() -> None:
    """AM-16.17: red first, then yellow, whose window comes after red's losses."""
    desk = Desk().minions(R, 5).minions(Y, 5).hand(R, "hex", "dean").hand(Y, "susan").pile("ruby", size=50)
    match = play(desk.events("the_dragon").dice(5).turn(), "0 card:dean", "0 do")
    order = [decision(match)]
    play(match, "0 pass")
    assert minions(match, R, 5) == 0
    while match.deciders == [R]:
        play(match, "0 pass")
    order.append(decision(match))
    play(match, "1 card:susan")
    assert order == ["0 guard_minion", "1 guard_minion"]
    assert minions(match, Y, 5) == 1


def test_the_dragon_takes_the_marker_in_any_case() -> None:
    """AM-16.18: although all minions were protected."""
    match = happens("the_dragon", lambda d: d.buildings(Y, 4).minions(Y, 5).trouble(5), 5)
    play(match, "1 pay")
    assert (minions(match, Y, 5), trouble(match)) == (1, set())


def test_the_dragon_takes_trolls_and_demons() -> None:
    """AM-16.16: every minion."""
    match = happens("the_dragon", lambda d: d.minions(TROLL, 5, 5).minions(DEMON, 5).trouble(5), 5)
    assert (minions(match, TROLL, 5), minions(match, DEMON, 5)) == (0, 0)
    assert told(match, "minions_razed") == [(TROLL, 5, TROLL * FORCE + 2), (DEMON, 5, DEMON * FORCE + 1)]


# ------------------------------------------------------------------ buildings


def test_earthquake() -> None:
    """AM-16.19, AM-16.20, AM-16.42: both rolls first; a double asks for protection twice."""
    match = happens("earthquake", lambda d: d.buildings(Y, 4, 9), 9, 9)
    assert rolls(match) == [(R, 9), (R, 9)]
    play(match, "1 pay")
    assert decision(match) == "1 shield_building"
    play(match, "1 refuse")
    assert (buildings(match), money(match)[Y]) == ({4: Y}, 7)


def test_subsidence() -> None:
    """AM-16.21, AM-16.22, AM-16.23: $2 each; as many as the money allows are kept; no gods are asked."""
    match = happens("subsidence", lambda d: d.money(10, 5, 10).buildings(Y, 4, 5, 6).buildings(R, 1))
    assert money(match)[R] == 8
    assert decision(match) == "1 keep_building"
    assert offered(match, Y) == areas(4, 5, 6)
    play(match, "1 6")
    assert offered(match, Y) == areas(4, 5)
    play(match, "1 4")
    assert (buildings(match), money(match)[Y]) == ({1: R, 4: Y, 6: Y}, 1)
    short = [line.text for line in match.chronicle() if line.event == "subsidence_short"]
    assert short == ["Yellow has only $5, too little for all 3 buildings ($2 each)."]


def test_subsidence_without_money() -> None:
    """AM-16.22: all are lost; in player order."""
    match = happens("subsidence", lambda d: d.money(10, 1, 10).buildings(Y, 5, 6))
    assert (buildings(match), money(match)[Y]) == ({}, 1)


def test_subsidence_goes_round_the_table() -> None:
    """AM-16.21: from the active player to the left; each pays $2 for every building."""
    match = happens("subsidence", lambda d: d.buildings(R, 1).buildings(Y, 2, 3).buildings(G, 4, 5, 6))
    assert told(match, "subsidence_paid") == [(R, 2, 1), (Y, 4, 2), (G, 6, 3)]
    assert (money(match), state(match).bank) == ([8, 6, 4], 102)


def test_explosion() -> None:
    """AM-16.24: one area only."""
    assert buildings(happens("explosion", lambda d: d.buildings(Y, 5, 6), 6)) == {5: Y}


def test_fire() -> None:
    """AM-16.25, AM-16.26, AM-16.27: it needs a building, then goes from area to adjacent area."""
    match = happens("fire", lambda d: d.buildings(Y, 5), 6)
    assert (buildings(match), len(rolls(match))) == ({5: Y}, 1)
    match = happens("fire", lambda d: d.buildings(Y, 5, 9), 5, 9)  # not adjacent
    assert (buildings(match), len(rolls(match))) == ({9: Y}, 2)
    assert told(match, "fire_stops") == [(9, 5)]
    match = happens("fire", lambda d: d.buildings(Y, 5, 9), 5, 7)  # adjacent, no building
    assert buildings(match) == {9: Y}
    match = happens("fire", lambda d: d.buildings(Y, 5, 7, 8), 5, 7, 8, 8)
    assert (buildings(match), len(rolls(match))) == ({}, 4)


def test_fire_and_small_gods() -> None:
    """AM-16.28: the building stays, the fire still burns there and goes on."""
    match = happens("fire", lambda d: d.buildings(Y, 4, 5).buildings(G, 7), 5, 7, 1)
    play(match, "1 pay")
    assert buildings(match) == {4: Y, 5: Y}


# ------------------------------------------------------------------ Flood, Murders, Fog, Trolls


def test_flood() -> None:
    """AM-16.29, AM-16.30, AM-16.31, AM-16.32, AM-16.33: river areas; one minion at a time, player by player."""

    def build(desk: Desk) -> Desk:
        return desk.minions(R, 5, 5, 8).minions(Y, 8).minions(TROLL, 5).minions(DEMON, 8).buildings(G, 5)

    match = happens("flood", build, 5, 8)
    assert (decision(match), offered(match, R)) == ("0 flood_move", areas(4, 6, 7, 10))  # not flooded Dimwell
    play(match, "0 4", "0 10")
    assert offered(match, R) == areas(7, 9)  # now Dimwell, without The Scours
    play(match, "0 7")
    assert decision(match) == "1 flood_move"
    play(match, "1 9")
    assert [minions(match, R, a) for a in (4, 10, 7, 5, 8)] == [1, 1, 1, 0, 0]
    assert (minions(match, TROLL, 5), minions(match, DEMON, 8), buildings(match)) == (1, 1, {5: G})
    assert decision(match) == "0 symbol_menu"


def test_flood_inland_and_double() -> None:
    """AM-16.29, AM-1.18: Dragon's Landing and The Hippo stay dry; a double floods twice."""
    match = happens("flood", lambda d: d.minions(R, 3, 6), 3, 6)
    assert (minions(match, R, 3), minions(match, R, 6), decision(match)) == (1, 1, "0 symbol_menu")
    assert (told(match, "stays_dry"), told(match, "flooded")) == ([(3,), (6,)], [])
    match = happens("flood", lambda d: d.minions(R, 4), 4, 4)
    play(match, "0 2")
    assert decision(match) == "0 symbol_menu"
    assert told(match, "flooded") == [(4, 2)]
    assert told(happens("flood", lambda d: d, 4, 5), "flooded") == [(4, 1), (5, 1)]
    match = happens("flood", lambda d: d.minions(Y, 5).buildings(Y, 4), 5, 5)
    play(match, "1 pay")
    assert (decision(match), money(match)[Y], offered(match, Y)) == ("1 flood_move", 7, areas(4, 6, 7, 8, 10) | {"pay"})
    play(match, "1 pay")  # AM-12.6: as with an Earthquake, who has paid to stay pays again
    assert (decision(match), money(match)[Y], minions(match, Y, 5)) == ("0 symbol_menu", 4, 1)
    match = play(happens("flood", lambda d: d.minions(Y, 5, 5).buildings(Y, 4), 5, 5), "1 pay", "1 7", "1 8")
    assert (decision(match), money(match)[Y]) == ("0 symbol_menu", 7)
    assert [minions(match, Y, a) for a in (5, 7, 8)] == [0, 1, 1]


def test_flood_markers_and_gods() -> None:
    """AM-16.34, AM-16.35: markers as usual; who is paid for stays."""
    match = happens("flood", lambda d: d.minions(Y, 5, 5).trouble(5).minions(G, 7).buildings(Y, 4), 5, 3)
    assert "pay" in offered(match, Y)
    play(match, "1 pay")
    assert (minions(match, Y, 5), trouble(match)) == (2, {5})
    play(match, "1 7")
    assert (minions(match, Y, 5), minions(match, Y, 7), trouble(match), money(match)[Y]) == (1, 1, {7}, 7)
    match = happens("flood", lambda d: d.minions(Y, 5).buildings(Y, 4).money(10, 2, 10), 5, 3)
    assert offered(match, Y) == areas(4, 6, 7, 8, 10)  # $2 is not enough for the gods


def test_murders() -> None:
    """AM-16.36, AM-16.37: any owner there, marker or not; an empty area nothing; the own one if alone."""

    def build(desk: Desk) -> Desk:
        return desk.minions(R, 1).minions(Y, 1).minions(TROLL, 1).minions(Y, 2)

    match = happens("mysterious_murders", build, 1, 2, 3)
    assert offered(match, R) == {"owner:red", "owner:yellow", "owner:troll"}
    play(match, "0 owner:red")
    assert (minions(match, R, 1), minions(match, Y, 2)) == (0, 0)  # yellow had to take the own one


def test_fog() -> None:
    """AM-16.38: five cards face up for all to see."""
    match = happens("fog", lambda d: d.pile("groat", "hex", "modo", "mrs_cake", "librarian"))
    assert discard_pile(match) == ["groat", "hex", "modo", "mrs_cake", "librarian"]
    assert sum(line.event == "card_milled" for line in match.chronicle(None)) == 5


def test_trolls() -> None:
    """AM-16.39: three rolls; a marker only where a minion stood, a first troll included."""
    match = happens("trolls", lambda d: d.minions(Y, 9), 9, 3, 3)
    assert (minions(match, TROLL, 9), minions(match, TROLL, 3), trouble(match)) == (1, 2, {9, 3})
    assert (told(match, "troll_arrived"), told(match, "demon_arrived")) == ([(9,), (3,), (3,)], [])
    assert trouble(happens("trolls", lambda d: d, 9, 3, 5)) == set()


def test_interrupts_against_events() -> None:
    """AM-16.40, AM-10.12: Susan stops a murder, Igor repairs it; Gaspode and Sonky are of no use."""
    desk = Desk(2).minions(Y, 2).hand(Y, "susan", "gaspode", "wallace_sonky", "igor").hand(R, "dean")
    match = play(desk.events("mysterious_murders").dice(2, 3).turn(), "0 card:dean", "0 do")
    assert offered(match, Y) == {"card:susan", "pass"}
    play(match, "1 pass")
    assert offered(match, Y) == {"card:igor", "pass"}


# ------------------------------------------------------------------ 17. Trolls and demons


def test_they_belong_to_nobody() -> None:
    """AM-17.1: no player scores or moves them as own; they count as minions for trouble."""
    desk = Desk().minions(TROLL, 7).minions(DEMON, 8).hand(R, "groat")
    match = desk.turn()
    assert match.points == [10, 10, 10]
    play(match, "0 card:groat", "0 do", "0 7")
    assert trouble(match) == {7}


def test_what_a_demon_does() -> None:
    """AM-17.2, AM-17.3, AM-17.5, AM-17.6, AM-17.7: no power, value, control, infiltration, points."""
    desk = Desk().buildings(R, 3, 9).minions(R, 3, 3, 9).minions(DEMON, 3).hand(R, "groat")
    match = desk.turn()
    assert offered(match, R) == {"card:groat", power(9)}
    me = match.view(None)["table"]["players"][R]
    assert (me["controlled"], me["infiltrated"], me["net_worth"]) == (1, 1, 10 + 12)
    assert match.points[R] == 10 + 12 + 5


def test_what_a_troll_does() -> None:
    """AM-17.8, AM-17.9: it weighs against control only."""
    desk = Desk().buildings(R, 3).minions(R, 3).minions(TROLL, 3, 3).hand(R, "groat")
    match = desk.turn()
    assert offered(match, R) == {"card:groat", power(3)}
    me = match.view(None)["table"]["players"][R]
    assert (me["controlled"], me["infiltrated"], me["net_worth"]) == (0, 1, 22)
    assert match.points[R] == 10 + 12 + 5
    match = Desk().buildings(R, 3).minions(R, 3).minions(TROLL, 3).hand(R, "groat").turn()
    assert match.view(None)["table"]["players"][R]["controlled"] == 1  # building and minion against one troll


def test_moved_trolls_and_demons() -> None:
    """AM-17.10: a moved demon brings trouble only where it meets another minion."""
    desk = Desk().minions(DEMON, 3).trouble(3).minions(R, 9).hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 3")
    assert (minions(match, DEMON, 9), trouble(match)) == (1, set())
    desk = Desk().minions(DEMON, 3).minions(R, 9).minions(Y, 9).hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 3", "0 owner:red")
    assert trouble(match) == {9}


def test_how_many_there_can_be() -> None:
    """AM-17.11, AM-24.5: four demons and three trolls, each event once."""
    match = happens("demons_from_the_dungeon_dimensions", lambda d: d, 3, 3, 3, 3)
    assert sum(state(match).minions[DEMON]) == 4
    match = happens("trolls", lambda d: d, 3, 3, 3)
    assert sum(state(match).minions[TROLL]) == 3
