"""Chapters 7 and 8: buildings and City Area cards."""

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
    hand,
    money,
    offered,
    play,
    power,
    snapshot,
    state,
    trouble,
)
from undercity.games.ankh_morpork.table import AREA_IDS

SIX = (1, 5, 7, 8, 3, 6)


def ready(desk: Desk) -> Desk:
    return desk.hand(Y, "mended_drum").hand(G, "royal_mint").discarded("wallace_sonky", "gaspode", "susan")


# ------------------------------------------------------------------ 7. Buildings


def test_where_to_build() -> None:
    """AM-7.1, AM-7.2, AM-7.3: own minion, no building yet; others' minions do not matter."""
    desk = Desk().minions(R, 7, 8, 1).minions(Y, 7, 7, 5).buildings(G, 8).hand(R, "mended_drum")
    match = play(desk.turn(), "0 card:mended_drum", "0 do")
    assert offered(match, R) == areas(1, 7)


def test_the_full_cost_is_paid_to_the_bank() -> None:
    """AM-7.4: $12 in Nap Hill; with $11 it is not offered."""
    match = play(Desk().money(12, 10, 10).minions(R, 12).hand(R, "ruby").turn(), "0 card:ruby", "0 pass", "0 do")
    assert (buildings(match), money(match)[R], state(match).bank) == ({12: R}, 0, 100)
    match = play(Desk().money(11, 10, 10).minions(R, 12).hand(R, "ruby").turn(), "0 card:ruby", "0 pass")
    assert decision(match) == "0 closing_menu"


def test_the_builder_takes_the_city_area_card() -> None:
    """AM-7.5, AM-8.1, AM-8.4: and can use it from the next own turn on."""
    desk = ready(Desk(2)).minions(R, 3).money(20, 10).hand(R, "mended_drum", "groat")
    match = play(desk.turn(), "0 card:mended_drum", "0 do")
    assert match.view(None)["table"]["areas"][2]["city_card"] == R
    assert power(3) not in offered(match, R)
    play(match, "0 end", "1 card:mended_drum" if "mended_drum" in hand(match, Y) else "1 card:royal_mint")
    play(match, *["1 pass"] * (decision(match) == "1 symbol_menu"), "1 end")
    assert power(3) in offered(match, R)


def test_a_card_out_of_the_game_stays_out() -> None:
    """AM-7.6: who builds there gets no card."""
    desk = Desk().minions(R, 7).hand(R, "ruby")
    desk.s.city_card_out[6] = 1
    match = play(desk.turn(), "0 card:ruby", "0 pass", "0 do")
    assert buildings(match) == {7: R}
    assert match.view(None)["table"]["areas"][6]["city_card"] == "out"


def test_six_buildings_on_the_board() -> None:
    """AM-7.7, AM-7.8, AM-7.9: lift one, pay in full, no refund; the lifted card returns to the display."""
    desk = Desk().money(20, 10, 10).minions(R, 12).buildings(R, *SIX).hand(R, "ruby")
    match = play(desk.turn(), "0 card:ruby", "0 pass", "0 do")
    assert decision(match) == "0 lift_building"
    assert offered(match, R) == areas(*SIX)
    play(match, "0 5")
    assert buildings(match) == dict.fromkeys((1, 7, 8, 3, 6, 12), R)
    assert money(match)[R] == 8
    assert match.view(None)["table"]["areas"][4]["city_card"] == "display"


def test_a_removed_building_returns() -> None:
    """AM-7.9, AM-7.10: to the stock, its card to the display, without money."""
    desk = Desk().buildings(Y, 7).hand(R, "fire_brigade")
    match = play(desk.turn(), "0 card:fire_brigade", "0 do", "0 player:yellow", "1 refuse", "0 7")
    table = match.view(None)["table"]
    assert table["players"][Y]["buildings_in_stock"] == 6
    assert table["areas"][6]["city_card"] == "display"
    assert money(match) == [10, 10, 10]


def test_trolls_and_demons_do_not_forbid_building() -> None:
    """AM-7.11, AM-17.4: without a marker one may build beside them, at the printed price."""
    desk = Desk().minions(R, 7).minions(TROLL, 7).minions(DEMON, 7).hand(R, "ruby")
    match = play(desk.turn(), "0 card:ruby", "0 pass", "0 do")
    assert (buildings(match), money(match)[R]) == ({7: R}, 4)


def test_no_lifting_while_there_is_stock() -> None:
    """AM-7.12: with five on the board the sixth comes from the stock."""
    desk = Desk().minions(R, 7).buildings(R, 1, 5, 8, 3, 6).hand(R, "ruby")
    match = play(desk.turn(), "0 card:ruby", "0 pass", "0 do")
    assert len(buildings(match)) == 6


# ------------------------------------------------------------------ 8. City Area cards


def test_once_per_turn() -> None:
    """AM-8.2, AM-8.6: a power is used once, and the symbols of the card are all still there."""
    desk = Desk().minions(R, 7).buildings(R, 3, 6).hand(R, "dwarves")
    match = play(desk.turn(), "0 card:dwarves", f"0 {power(3)}", f"0 {power(6)}")
    assert money(match)[R] == 14
    assert offered(match, R) == {"do", "pass"}
    play(match, "0 do", "0 8", "0 do", "0 9")
    assert decision(match) == "0 closing_menu"


def test_again_in_the_next_turn() -> None:
    """AM-8.2: every power is ready again, that of the first area and that of the last."""
    for number, where in ((1, ["0 12"]), (12, [])):
        desk = Desk(2).minions(R, 7).buildings(R, number).hand(R, "peeled_nuts", "groat").hand(Y, "royal_mint")
        match = play(desk.turn(), f"0 {power(number)}", *where, "0 card:peeled_nuts")
        assert offered(match, R) == {"end"}
        play(match, "0 end", "1 card:royal_mint", "1 end")
        assert (decision(match), power(number) in offered(match, R)) == ("0 opening_menu", True)


def test_powers_are_for_the_own_turn() -> None:
    """AM-8.3: yellow's Hippo is not offered to red, nor to yellow in red's turn."""
    desk = Desk().buildings(Y, 6).minions(Y, 7).hand(R, "auditors").hand(Y, "groat")
    match = desk.turn()
    assert offered(match, R) == {"card:auditors"}
    play(match, "0 card:auditors", "0 do")
    assert decision(match) == "1 text_window"
    assert offered(match, Y) == {"pass"}


def test_not_under_a_demon() -> None:
    """AM-8.5, AM-17.2."""
    match = Desk().buildings(R, 3, 6).minions(DEMON, 3).hand(R, "groat").turn()
    assert offered(match, R) == {"card:groat", power(6)}


def test_before_the_first_card_but_after_the_check() -> None:
    """AM-8.20: $2 that make the fifty come too late for this turn."""
    desk = Desk().person(R, "chrysoprase").money(36, 10, 10).buildings(R, 3).hand(R, "peeled_nuts")
    match = desk.turn()
    assert not match.over
    play(match, f"0 {power(3)}")
    assert money(match)[R] + 12 == 50
    assert decision(match) == "0 opening_menu"


def test_the_whole_cost_or_nothing() -> None:
    """AM-8.19: Dolly Sisters needs $3, Isle of Gods $2."""
    match = Desk().money(2, 10, 10).buildings(R, 1, 10).trouble(4).hand(R, "groat").turn()
    assert offered(match, R) == {"card:groat", power(10)}
    match = Desk().money(1, 10, 10).buildings(R, 1, 10).trouble(4).hand(R, "groat").turn()
    assert offered(match, R) == {"card:groat"}


def test_a_passing_player_may_use_powers() -> None:
    """AM-8.21: before passing; the hand holds interrupts only."""
    match = ready(Desk()).buildings(R, 3).hand(R, "igor").turn()
    assert offered(match, R) == {"pass", power(3)}
    play(match, f"0 {power(3)}", "0 pass")
    assert money(match)[R] == 12
    match = ready(Desk()).buildings(R, 3).turn()  # no hand at all
    assert offered(match, R) == {"pass", power(3)}


def test_unreal_estate_can_take_the_pass_away() -> None:
    """AM-8.22: a kept card that is no interrupt must be played; discarded, the player may pass."""
    match = ready(Desk()).buildings(R, 2).hand(R, "igor").pile("groat").turn()
    play(match, f"0 {power(2)}", "0 card:igor")
    assert offered(match, R) == {"card:groat"}
    match = ready(Desk()).buildings(R, 2).hand(R, "igor").pile("groat").turn()
    play(match, f"0 {power(2)}", "0 card:groat")
    assert offered(match, R) == {"pass"}


# one scenario for each card: position, moves, what is different

Scenario = tuple[Callable[[Desk], Desk], list[str], dict[str, object]]
POWERS: dict[int, Scenario] = {
    1: (lambda d: d.minions(R, 7), ["0 12"], {"$0": 7, "bank": 93, "m0.12": 1}),  # AM-8.7
    2: (lambda d: d.pile("hex"), ["0 card:groat"], {"hand0": {"hex"}, "pile": 94, "out+": "groat"}),  # AM-8.8
    3: (lambda d: d, [], {"$0": 12, "bank": 88}),  # AM-8.9
    5: (
        lambda d: d.hand(R, "modo"),
        ["0 card:groat"],
        {"hand0": {"modo"}, "out+": "groat", "$0": 12, "bank": 88},
    ),  # 8.11
    6: (lambda d: d, [], {"$0": 12, "bank": 88}),  # AM-8.12
    7: (lambda d: d.minions(Y, 5, 9).minions(TROLL, 8), ["0 8"], {"t8": 1}),  # AM-8.13
    8: (lambda d: d.minions(R, 2), ["0 9"], {"$0": 7, "bank": 93, "m0.9": 1}),  # AM-8.14
    9: (lambda d: d, [], {"$0": 11, "bank": 89}),  # AM-8.15
    10: (lambda d: d.trouble(4, 6), ["0 6"], {"$0": 8, "bank": 92, "t6": 0}),  # AM-8.16
    11: (lambda d: d, [], {"$0": 13, "bank": 87}),  # AM-8.17
    12: (lambda d: d, [], {"$0": 11, "bank": 89}),  # AM-8.18
}


@pytest.mark.parametrize("number", sorted(POWERS))
def test_a_power_does_what_it_says(number: int) -> None:
    """AM-8.7, AM-8.8, AM-8.9, AM-8.11, AM-8.12, AM-8.13, AM-8.14, AM-8.15, AM-8.16, AM-8.17, AM-8.18."""
    build, moves, expected = POWERS[number]
    match = build(ready(Desk())).buildings(R, number).hand(R, "groat").turn()
    before = snapshot(match)
    play(match, f"0 {power(number)}", *moves)
    after = changes(before, snapshot(match))
    if "out+" in expected:
        assert after.pop("out") == before["out"] | {"groat"}
        assert discard_pile(match)[-1] == "groat"
    assert after == {name: value for name, value in expected.items() if name != "out+"}


def test_small_gods_is_a_reaction() -> None:
    """AM-8.10: $3 for each piece against an event, and never offered in the own turn's menu."""
    match = ready(Desk()).buildings(R, 4).hand(R, "groat").turn()
    assert offered(match, R) == {"card:groat"}
    desk = ready(Desk()).buildings(R, 4).events("explosion").dice(4).hand(R, "doctor_hix")
    match = play(desk.turn(), "0 card:doctor_hix", "0 do", "0 pay")
    assert (buildings(match), money(match)[R]) == ({4: R}, 7)


def test_every_city_area_card_has_its_scenario() -> None:
    """AM-1.9: the eleven powers above and Small Gods."""
    assert {number - 1 for number in POWERS} | {AREA_IDS.index("small_gods")} == set(range(12))


def test_the_areas_of_the_powers() -> None:
    """AM-8.7, AM-8.13, AM-8.14: near Dolly Sisters 1, 2, 3, 12; near Dimwell 5, 7, 8, 9; near The Shades 5 to 8."""
    match = play(Desk().buildings(R, 1).minions(R, 6).hand(R, "groat").turn(), f"0 {power(1)}")
    assert offered(match, R) == areas(1, 2, 3, 12)
    match = play(Desk().buildings(R, 8).minions(R, 6).hand(R, "groat").turn(), f"0 {power(8)}")
    assert offered(match, R) == areas(5, 7, 8, 9)
    desk = Desk().buildings(R, 7).minions(Y, 1, 5, 6, 7, 8).trouble(5).hand(R, "groat")
    match = play(desk.turn(), f"0 {power(7)}")
    assert offered(match, R) == areas(6, 7, 8)
    match = Desk().buildings(R, 7).minions(Y, 1).hand(R, "groat").turn()
    assert offered(match, R) == {"card:groat"}  # nobody stands near The Shades
    assert trouble(match) == set()
