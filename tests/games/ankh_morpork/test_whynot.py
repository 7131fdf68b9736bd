"""Why not? The reasons of Ankh-Morpork on positions made by hand, above all those that random play seldom meets."""

from __future__ import annotations

import pytest

from games.ankh_morpork.desk import DEMON, TROLL, B, Desk, G, R, Y, area, play, power
from undercity import Match


def why_not(match: Match, seat: int, notation: str, language: str = "en") -> str:
    return str(match.why_not(seat, notation, language))


def building_symbol() -> Match:
    """Red has $7 and looks for a site: minions in 1, 2, 5, 7 and 8, a marker in 7, a building in 8."""
    desk = Desk().minions(R, 1, 2, 5, 7, 8).trouble(7).buildings(Y, 8).money(7).hand(R, "the_watch")
    return play(desk.turn(), "0 card:the_watch", "0 do")


def test_where_not_to_build() -> None:
    """AM-7.1, AM-6.8, AM-7.2, AM-7.4: each condition by itself."""
    match = building_symbol()
    assert match.why_not(R, area(1)) is None
    assert why_not(match, R, area(4)) == "You have no minion in Small Gods (AM-7.1)"
    assert why_not(match, R, area(8)) == "There is already a building in Dimwell (AM-7.2)"
    assert why_not(match, R, area(2)) == "The building in Unreal Estate costs $18, and you have only $7 (AM-7.4)"


@pytest.mark.parametrize(("language", "text"), [
    ("en", "There is a trouble marker in the Shades, so nothing can be built there (AM-6.8)"),
    ("de", "In „Die Schatten“ liegt ein Unruhe-Marker, deshalb kann dort nicht gebaut werden (AM-6.8)"),
    ("fr", "Il y a un pion Chaos dans les Ombres\u00a0: on ne peut pas y construire (AM-6.8)"),
])  # fmt: skip
def test_a_reason_in_three_languages(language: str, text: str) -> None:
    assert why_not(building_symbol(), R, area(7), language) == text


def test_half_the_cost() -> None:
    """AM-15.8: Wee Mad Arthur asks $9 for Small Gods, and $8 is not enough."""
    desk = Desk().minions(R, 1, 4, 5).money(8).hand(R, "wee_mad_arthur")
    match = play(desk.turn(), "0 card:wee_mad_arthur", "0 do")
    assert why_not(match, R, area(4)) == "The building in Small Gods costs $9, and you have only $8 (AM-7.4)"


def test_city_powers() -> None:
    """AM-8.1, AM-8.2, AM-8.5, AM-8.10, AM-8.13, AM-8.19, AM-16.10."""
    desk = Desk().buildings(R, 1, 3, 5, 6, 7, 12).buildings(Y, 9).minions(DEMON, 12).trouble(12).money(2)
    desk.hand(R, "gaspode").s.city_card_out[5] = 1
    match = desk.turn()
    assert why_not(match, R, power(4)) == "The City Area card of Small Gods protects only from events (AM-8.10)"
    assert why_not(match, R, power(9)) == "You do not have the City Area card of Longwall (AM-8.1)"
    assert why_not(match, R, power(6)) == "The City Area card of the Hippo is out of the game (AM-16.10)"
    assert why_not(match, R, power(12)) == "There is a demon on Nap Hill, so the City Area card cannot be used (AM-8.5)"
    assert why_not(match, R, power(1)) == "That costs $3, and you have only $2 (AM-8.19)"
    assert why_not(match, R, power(7)) == "There is no area where a trouble marker could be put now (AM-12.7)"
    play(match, f"0 {power(3)}", f"0 {power(5)}")
    assert why_not(match, R, power(3)) == (
        "You have used the City Area card of Dragon’s Landing in this turn, or gained it only in this turn (AM-8.2)"
    )


def test_the_scours_with_an_empty_hand() -> None:
    """AM-8.11."""
    match = Desk().buildings(R, 5, 6).turn()
    assert why_not(match, R, power(5)) == "You have no card in your hand (AM-8.11)"
    assert match.why_not(R, power(6)) is None


def test_which_card_to_play() -> None:
    """AM-3.4, AM-3.5, AM-3.7, AM-4.1, AM-4.18, AM-10.14."""
    desk = Desk().minions(R, 1).trouble(1).hand(R, "the_watch", "ruby", "doctor_mossy_lawn", "gaspode")
    match = desk.turn()
    assert why_not(match, R, "card:susan") == "Susan is not in your hand (AM-3.4)"
    assert why_not(match, R, "card:gaspode") == (
        "Gaspode is an interrupt: it cannot be chosen as the card you play (AM-3.5)"
    )
    assert why_not(match, R, "pass") == "You must play a card: Ruby, for one, can be played (AM-3.7)"
    play(match, "0 card:ruby")
    assert why_not(match, R, "card:the_watch") == "First carry out or skip the symbols of Ruby that are left (AM-4.1)"
    assert why_not(match, R, "card:doctor_mossy_lawn") == (
        "Doctor Mossy Lawn can be played only after the first symbol of Ruby (AM-10.14)"
    )
    play(match, "0 pass")
    assert match.why_not(R, "card:doctor_mossy_lawn") is None
    assert why_not(match, R, "do") == "There is no area where you could build now (AM-4.20)"
    play(match, "0 pass")
    assert why_not(match, R, "card:the_watch") == "You may play no further card this turn (AM-4.18)"


def test_an_event_is_not_skipped() -> None:
    """AM-4.2."""
    match = play(Desk().hand(R, "doctor_hix").turn(), "0 card:doctor_hix")
    assert why_not(match, R, "pass") == "An event symbol cannot be skipped (AM-4.2)"


@pytest.mark.parametrize(("card", "text"), [
    ("auditors", "There is no minion that could be chosen for this now (AM-12.7)"),
    ("smoking_gnu", "There is no area where you could place a minion now (AM-12.7)"),
    ("mr_slant", "There is no trouble marker on the board (AM-12.7)"),
    ("modo", "You have no card in your hand (AM-14.7)"),
    ("rosie_palm", "You have no card in your hand (AM-14.12)"),
    ("hobsons_livery_stable", "That costs $2, and you have only $1 (AM-12.2)"),
    ("sybil_vimes", "There is no building that you could replace and pay for now (AM-12.7)"),
    ("foul_ole_ron", "There is no minion that could be chosen for this now (AM-12.7)"),
])  # fmt: skip
def test_texts_that_cannot_be_begun(card: str, text: str) -> None:
    """AM-4.20, AM-12.2, AM-12.7, AM-14.12: Red alone is on the board, with the Hippo's power still to use."""
    match = play(Desk().minions(R, 1).minions(TROLL, 2).buildings(R, 6).money(1).hand(R, card).turn(), f"0 card:{card}")
    while match.view(R)["decision"] == "symbol_menu" and why_not(match, R, "do") != text:
        play(match, "0 pass")
    assert why_not(match, R, "do") == text


def test_the_last_marker_goes_with_the_minion() -> None:
    """AM-5.4, AM-5.5: The Smoking Gnu needs a marker elsewhere; all twelve minions are on the board."""
    desk = Desk().minions(R, 1, 5, 5, 5, 5, 5, 7, 7, 7, 7, 7, 7).trouble(1).hand(R, "smoking_gnu")
    match = play(desk.turn(), "0 card:smoking_gnu", "0 do")
    assert why_not(match, R, area(1)) == (
        "There is no other area where you could place the minion from Dolly Sisters (AM-5.5)"
    )
    assert why_not(match, R, area(2)) == "You have no minion in Unreal Estate (AM-5.4)"
    assert match.why_not(R, area(5)) is None


def test_placing() -> None:
    """AM-5.1, AM-5.4, AM-15.6."""
    desk = Desk().minions(R, 7).hand(R, "ruby")
    match = play(desk.turn(), "0 card:ruby", "0 do")
    assert why_not(match, R, area(9)) == "You have no minion in Longwall or in an area adjacent to it (AM-5.1)"
    desk = Desk().minions(R, 1, 5, 5, 5, 5, 5, 7, 7, 7, 7, 7, 7).hand(R, "ruby")
    match = play(desk.turn(), "0 card:ruby", "0 do", "0 7")
    assert why_not(match, R, area(7)) == "The minion comes from the Shades: it must go to another area (AM-5.4)"
    assert why_not(match, R, "pass") == "You have taken a minion from the Shades: now you must place it (AM-5.4)"
    desk = Desk().minions(R, 7).hand(R, "archchancellor_ridcully")
    match = play(desk.turn(), "0 card:archchancellor_ridcully", "0 do", "0 do")
    assert why_not(match, R, "pass") == "You have decided to place a minion: now you must do so (AM-15.6)"
    assert why_not(match, R, area(5)) == (
        "It must be Unreal Estate or an area adjacent to it, and the Scours are neither (AM-15.6)"
    )
    play(match, "0 2")
    assert match.why_not(R, "pass") is None


def test_victims() -> None:
    """AM-6.7, AM-9.8, AM-9.13."""
    desk = Desk().minions(R, 1, 5, 9).minions(Y, 1, 7, 8).minions(TROLL, 1).trouble(1, 8, 9).hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do")
    assert why_not(match, R, area(7)) == "There is no trouble marker in the Shades (AM-6.7)"
    assert why_not(match, R, area(9)) == "You cannot assassinate your own minions (AM-9.8)"
    play(match, "0 1")
    assert why_not(match, R, "owner:red") == "You cannot assassinate your own minions (AM-9.8)"
    assert why_not(match, R, "owner:demon") == "You cannot choose a demon in Dolly Sisters: there is none (AM-9.13)"
    assert why_not(match, R, "owner:green") == (
        "You cannot choose one of Green’s minions in Dolly Sisters: there is none (AM-9.13)"
    )
    assert why_not(match, R, "owner:blue") == "There are only 3 players in this game (AM-2.1)"
    assert match.why_not(R, "owner:troll") is None


def test_a_protected_player() -> None:
    """AM-10.29: Carcer rolls the Shades twice, and Yellow answers the first removal."""
    desk = Desk().minions(R, 7).minions(Y, 7).minions(G, 7).dice(7, 7).hand(Y, "wallace_sonky").hand(R, "carcer")
    match = play(desk.turn(), "0 card:carcer", "0 do", "0 owner:yellow", "1 card:wallace_sonky")
    assert why_not(match, R, "owner:yellow") == (
        "Yellow has played Wallace Sonky and is out of reach of this text (AM-10.29)"
    )
    assert match.why_not(R, "owner:green") is None


def test_one_chance_for_each_text() -> None:
    """AM-10.6, AM-10.18, AM-10.28: The Auditors name Yellow, who lets the text pass."""
    desk = Desk().minions(Y, 7, 8).hand(Y, "wallace_sonky", "gaspode", "susan").hand(R, "auditors")
    match = play(desk.turn(), "0 card:auditors", "0 do")
    assert why_not(match, Y, "card:gaspode") == "Gaspode is no answer to this (AM-10.18)"
    play(match, "1 pass", "1 7")
    assert why_not(match, Y, "card:wallace_sonky") == (
        "You have let this text pass, so Wallace Sonky can no longer stop it (AM-10.28)"
    )
    assert why_not(match, Y, "card:igor") == "Igor is not in your hand (AM-10.2)"
    assert why_not(match, Y, "pay") == "The City Area card of Small Gods protects only from events (AM-10.6)"
    assert match.why_not(Y, "card:gaspode") is None


def test_moves_and_swaps() -> None:
    """AM-9.10, AM-9.12, AM-15.12, AM-15.14."""
    desk = Desk().minions(R, 1).minions(Y, 7, 8).minions(TROLL, 9).hand(R, "foul_ole_ron")
    match = play(desk.turn(), "0 card:foul_ole_ron", "0 do")
    assert why_not(match, R, area(1)) == "It must be another player’s minion (AM-15.12)"
    assert why_not(match, R, area(9)) == "It must be another player’s minion (AM-9.10)"
    play(match, "0 7")
    assert why_not(match, R, area(7)) == "The minion is in the Shades already: it must go to another area (AM-9.12)"
    assert why_not(match, R, area(1)) == (
        "There is no border or bridge between the Shades and Dolly Sisters (AM-15.12)"
    )
    desk = Desk().minions(R, 1).minions(Y, 1, 7, 8).hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 1", "0 owner:red")
    assert why_not(match, R, area(1)) == (
        "The other minion is in Dolly Sisters too: the two must be in different areas (AM-15.14)"
    )


def test_a_paid_remover() -> None:
    """AM-15.24: Red paid Yellow for Cosmo Lavish, so Yellow cannot choose Red's minions."""
    desk = Desk().minions(R, 1, 9).minions(Y, 1).minions(G, 8).trouble(1, 8, 9).hand(R, "cosmo_lavish")
    match = play(desk.turn(), "0 card:cosmo_lavish", "0 do", "0 player:yellow")
    assert why_not(match, Y, area(9)) == (
        "Red has paid for the removal, so none of Red’s minions can be chosen (AM-15.24)"
    )
    assert match.why_not(Y, area(1)) is None


def test_players_and_money() -> None:
    """AM-2.1, AM-12.3, AM-13.10, AM-14.14."""
    match = play(Desk(4).hand(R, "hubert").turn(), "0 card:hubert", "0 do")
    assert why_not(match, R, "player:red") == "It must be another player (AM-12.3)"
    play(match, "0 player:blue")
    assert why_not(match, R, "player:blue") == (
        "Blue is the one who pays: another player must get the money (AM-13.10)"
    )
    sanctuary = "ankh_morpork_sunshine_dragon_sanctuary"
    desk = Desk(4).money(10, 0).hand(R, sanctuary).hand(Y, "ruby", "modo").hand(B, "drumknott")
    match = play(desk.turn(), f"0 card:{sanctuary}", "0 do")
    play(match, "1 pass")
    assert why_not(match, Y, "pay") == "That costs $1, and you have only $0 (AM-14.14)"
    assert why_not(match, Y, "card:drumknott") == "Drumknott is not in your hand (AM-14.14)"


def test_buildings_of_others() -> None:
    """AM-15.37, AM-15.38, AM-15.43."""
    desk = Desk().buildings(Y, 1, 4, 5).buildings(G, 7, 8).buildings(R, 9).trouble(5).money(7).hand(R, "sybil_vimes")
    match = play(desk.turn(), "0 card:sybil_vimes", "0 do")
    assert why_not(match, R, area(9)) == "No other player has a building in Longwall (AM-15.37)"
    assert why_not(match, R, area(5)) == "There is a trouble marker in the Scours (AM-15.37)"
    assert why_not(match, R, area(4)) == "The building in Small Gods costs $18, and you have only $10 (AM-15.38)"
    assert match.why_not(R, area(7)) is None


def test_floods() -> None:
    """AM-16.4, AM-16.30: the Scours and Dimwell are flooded; Red holds Small Gods and has $2."""
    desk = Desk().minions(R, 5).buildings(R, 4).money(2).events("flood").dice(5, 8).hand(R, "doctor_hix")
    match = play(desk.turn(), "0 card:doctor_hix", "0 do")
    assert why_not(match, R, area(8)) == "Dimwell is flooded too (AM-16.30)"
    assert why_not(match, R, area(5)) == "The Scours are flooded too (AM-16.30)"
    assert why_not(match, R, area(9)) == "There is no border or bridge between the Scours and Longwall (AM-16.30)"
    assert why_not(match, R, "pay") == "That costs $3, and you have only $2 (AM-16.4)"
    assert match.why_not(R, area(6)) is None
