"""Chapters 9 and 10: removing and moving minions, interrupts."""

from __future__ import annotations

import pytest

from games.ankh_morpork.desk import (
    DEMON,
    TROLL,
    B,
    Desk,
    G,
    R,
    Y,
    areas,
    decision,
    discard_pile,
    hand,
    minions,
    money,
    offered,
    play,
    state,
    told,
    trouble,
)
from undercity import Match

CALM = ("wallace_sonky", "gaspode", "susan", "igor", "fresh_start_club")


def attacked(*held: str, played: str = "dr_cruces") -> Match:
    """Red attacks yellow's only minion, in the troubled Scours."""
    desk = Desk().minions(Y, 5).trouble(5).minions(R, 1).hand(Y, *held).hand(R, played)
    return play(desk.turn(), f"0 card:{played}", "0 do")


# ------------------------------------------------------------------ 9. Removing and moving


def test_one_minion_at_a_time() -> None:
    """AM-9.1, AM-9.4, AM-9.13: one of three goes back to its owner's supply; alike ones are offered once."""
    desk = Desk().minions(Y, 5, 5, 5).minions(G, 5).trouble(5).hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do")
    assert offered(match, R) == {"owner:yellow", "owner:green"}
    play(match, "0 owner:yellow")
    assert minions(match, Y, 5) == 2
    assert match.view(None)["table"]["players"][Y]["minions_in_supply"] == 10


def test_causes_of_a_removal() -> None:
    """AM-9.2: symbol, text and event are told apart by who may answer with what."""
    assert offered(attacked("gaspode", "susan", "wallace_sonky"), Y) == {"card:gaspode", "card:susan", "pass"}
    desk = Desk().minions(Y, 2).hand(Y, "gaspode", "susan", "wallace_sonky").hand(R, "dean")
    match = play(desk.turn(), "0 card:dean", "0 do", "0 do")
    assert offered(match, Y) == {"card:gaspode", "card:susan", "card:wallace_sonky", "pass"}
    desk = Desk().minions(Y, 2).hand(Y, "gaspode", "susan", "wallace_sonky").hand(R, "dean")
    match = play(desk.events("mysterious_murders").dice(2).turn(), "0 card:dean", "0 do")
    assert decision(match) == "1 stop_window"
    assert offered(match, Y) == {"card:susan", "pass"}


def test_the_order_of_a_removal() -> None:
    """AM-9.3: chosen, stopped or not, gone with its marker, then perhaps back."""
    match = attacked("igor", "susan")
    assert (decision(match), minions(match, Y, 5), trouble(match)) == ("1 stop_window", 1, {5})
    play(match, "1 pass")
    assert (decision(match), minions(match, Y, 5), trouble(match)) == ("1 reentry_window", 0, set())
    play(match, "1 card:igor", "1 12")
    assert minions(match, Y, 12) == 1


def test_trolls_and_demons_stay_out_and_nobody_answers() -> None:
    """AM-9.5, AM-9.6: no window opens for anybody."""
    for owner in (TROLL, DEMON):
        desk = Desk().minions(owner, 5).trouble(5).hand(Y, *CALM).hand(G, "hex").hand(R, "dr_cruces")
        match = play(desk.turn(), "0 card:dr_cruces", "0 do")
        assert decision(match) == "0 closing_menu"
        assert sum(state(match).minions[owner]) == 0


def test_a_stopped_removal_counts_as_done() -> None:
    """AM-9.7: green's minion is not taken instead, and the symbol is used up."""
    desk = Desk().minions(Y, 5).minions(G, 5).trouble(5).hand(Y, "gaspode").hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do", "0 owner:yellow", "1 card:gaspode")
    assert (minions(match, Y, 5), minions(match, G, 5)) == (1, 1)
    assert decision(match) == "0 closing_menu"


def test_who_can_be_assassinated() -> None:
    """AM-9.8: not the own ones, only under a marker; players, trolls and demons."""
    desk = Desk(4).minions(R, 5).minions(Y, 5, 6).minions(B, 5).minions(TROLL, 5).minions(DEMON, 5)
    match = play(desk.trouble(5).hand(R, "dr_cruces").turn(), "0 card:dr_cruces", "0 do")
    assert offered(match, R) == {"owner:yellow", "owner:blue", "owner:troll", "owner:demon"}
    match = play(Desk().minions(R, 5).trouble(5).hand(R, "dr_cruces").turn(), "0 card:dr_cruces")
    assert decision(match) == "0 closing_menu"


NEUTRAL = {
    "dr_cruces": ["0 do"],
    "burleigh_and_stronginthearm": ["0 do", "0 player:yellow"],
    "carcer": ["0 do"],
    "cosmo_lavish": ["0 do", "0 player:yellow"],
    "dean": ["0 do", "0 do"],
    "errol": ["0 do"],
}


@pytest.mark.parametrize("card", sorted(NEUTRAL))
@pytest.mark.parametrize("owner", [TROLL, DEMON])
def test_what_hits_trolls_and_demons(card: str, owner: int) -> None:
    """AM-9.9, AM-9.11: the texts that speak of a minion without an owner, and assassination."""
    desk = Desk().minions(owner, 2).trouble(2).dice(8 if card == "errol" else 2).hand(R, card)
    match = play(desk.turn(), f"0 card:{card}", *NEUTRAL[card])
    assert minions(match, owner, 2) == 0


def test_bursar_and_events_hit_them_too() -> None:
    """AM-9.11: The Bursar, Mysterious Murders, The Dragon."""
    desk = Desk().minions(TROLL, 2).minions(DEMON, 9).hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 2")
    assert (minions(match, TROLL, 9), minions(match, DEMON, 2)) == (1, 1)
    for event in ("mysterious_murders", "the_dragon"):
        desk = Desk(2).minions(TROLL, 2).events(event).dice(2, 3).hand(R, "doctor_hix")
        match = play(desk.turn(), "0 card:doctor_hix", "0 do")
        assert minions(match, TROLL, 2) == 0


def test_what_does_not_hit_them() -> None:
    """AM-9.10: a minion of another player, or an own one, is neither troll nor demon."""
    desk = Desk().minions(TROLL, 7).minions(DEMON, 8).hand(R, "the_duckman")
    assert decision(play(desk.turn(), "0 card:the_duckman")) == "0 closing_menu"
    desk = Desk().minions(TROLL, 7).minions(DEMON, 8).hand(R, "dorfl")
    assert decision(play(desk.turn(), "0 card:dorfl")) == "0 closing_menu"
    desk = Desk().minions(TROLL, 7).minions(DEMON, 8).hand(R, "auditors")
    assert decision(play(desk.turn(), "0 card:auditors")) == "0 closing_menu"


def test_a_moved_minion_goes_elsewhere() -> None:
    """AM-9.12: the own area is no target."""
    match = play(Desk().minions(R, 7).hand(R, "dorfl").turn(), "0 card:dorfl", "0 do")
    assert offered(match, R) == areas(*range(1, 13)) - areas(7)


# ------------------------------------------------------------------ 10. Interrupts


def test_interrupts_work_in_any_turn_where_their_window_opens() -> None:
    """AM-10.2, AM-10.3, AM-10.5: yellow answers in red's turn; to the discard pile at once, no card drawn."""
    match = play(attacked("gaspode", "hex"), "1 card:gaspode")
    assert discard_pile(match) == ["gaspode"]
    assert hand(match, Y) == {"hex"}


def test_an_interrupt_in_the_own_turn_is_extra() -> None:
    """AM-10.4: red saves an own minion from the own text with Susan and still has the granted play."""
    desk = Desk().minions(R, 2).hand(R, "dean", "susan", "groat")
    match = play(desk.turn(), "0 card:dean", "0 do", "0 do")
    assert offered(match, R) == {"card:susan", "pass"}
    play(match, "0 card:susan")
    assert minions(match, R, 2) == 1
    assert offered(match, R) == {"card:groat", "end"}


EVERY = ("gaspode", "susan", "wallace_sonky", "fresh_start_club", "igor")


def test_the_table_of_answers() -> None:
    """AM-10.6, AM-10.9, AM-10.10, AM-10.11: which interrupt stops what."""
    assert offered(attacked(*EVERY), Y) == {"card:gaspode", "card:susan", "pass"}
    desk = Desk().minions(Y, 5).hand(Y, *EVERY).hand(R, "the_duckman")
    match = play(desk.turn(), "0 card:the_duckman", "0 do", "0 6")
    assert offered(match, Y) == {"card:gaspode", "card:wallace_sonky", "pass"}
    desk = Desk().minions(R, 2).hand(R, "dean", *EVERY)
    match = play(desk.turn(), "0 card:dean", "0 do", "0 do")
    assert offered(match, R) == {"card:susan", "pass"}
    desk = Desk(2).minions(Y, 2).buildings(Y, 4).hand(Y, *EVERY).events("mysterious_murders").dice(2, 3)
    match = play(desk.hand(R, "dean").turn(), "0 card:dean", "0 do")
    assert offered(match, Y) == {"card:susan", "pay", "pass"}
    desk = Desk(2).minions(Y, 5).buildings(Y, 4).hand(Y, *EVERY).events("flood").dice(5, 3)
    match = play(desk.hand(R, "dean").turn(), "0 card:dean", "0 do")
    assert offered(match, Y) == areas(4, 6, 7, 8, 10) | {"pay"}


def test_nobody_protects_another_player() -> None:
    """AM-10.7: green holds Gaspode and Susan, but yellow's minion is hit."""
    desk = Desk().minions(Y, 5).trouble(5).hand(G, "gaspode", "susan").hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do")
    assert decision(match) == "0 closing_menu"
    assert minions(match, Y, 5) == 0


def test_one_interrupt_saves_once() -> None:
    """AM-10.8: see also AM-23.9; the second attempt needs a second interrupt."""
    match = attacked("gaspode", "susan", played="hello")
    play(match, "1 card:gaspode", "0 do")
    assert offered(match, Y) == {"card:susan", "pass"}
    play(match, "1 card:susan")
    assert minions(match, Y, 5) == 1


def test_gaspode_is_no_help_against_events_or_the_own_card() -> None:
    """AM-10.9: no window in which he could be played."""
    desk = Desk().minions(R, 2).hand(R, "dean", "gaspode").discarded("susan", "igor", "fresh_start_club")
    match = play(desk.turn(), "0 card:dean", "0 do", "0 do")
    assert minions(match, R, 2) == 0


def test_susan_stops_no_move() -> None:
    """AM-10.10."""
    desk = Desk().minions(Y, 5).hand(Y, "susan").hand(R, "the_duckman")
    match = play(desk.turn(), "0 card:the_duckman", "0 do", "0 6")
    assert offered(match, Y) == {"pass"}


def test_coming_back() -> None:
    """AM-10.12: another area by the placing rules, judged after the removal, with trouble where it meets one."""
    desk = Desk().minions(Y, 5, 9).trouble(5).minions(G, 8).hand(Y, "igor").hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do", "1 pass", "1 card:igor")
    assert offered(match, Y) == areas(9, 8, 10, 11)
    play(match, "1 8")
    assert (minions(match, Y, 8), trouble(match)) == (1, {8})
    match = play(attacked("fresh_start_club"), "1 pass", "1 card:fresh_start_club")
    assert offered(match, Y) == areas(*range(1, 13)) - areas(5)  # no minion left: anywhere but there


def test_one_answer_per_window() -> None:
    """AM-10.13: after Gaspode the window is closed, and red has no answer to it."""
    match = play(attacked("gaspode", "susan"), "1 card:gaspode")
    assert decision(match) == "0 closing_menu"
    assert hand(match, Y) == {"susan"}


def test_when_doctor_mossy_lawn_can_be_played() -> None:
    """AM-10.14: not before the first symbol, then at every boundary, after a card without symbols too."""
    desk = Desk().minions(R, 7).hand(R, "dwarves", "doctor_mossy_lawn").hand(Y, "groat")
    match = desk.turn()
    assert "card:doctor_mossy_lawn" not in offered(match, R)
    play(match, "0 card:dwarves")
    assert offered(match, R) == {"do", "pass"}
    play(match, "0 pass")
    assert offered(match, R) == {"do", "pass", "card:doctor_mossy_lawn"}
    play(match, "0 do", "0 8")
    assert offered(match, R) == {"end", "card:doctor_mossy_lawn"}
    match = play(Desk().hand(R, "peeled_nuts", "doctor_mossy_lawn").turn(), "0 card:peeled_nuts")
    assert "card:doctor_mossy_lawn" in offered(match, R)


def test_what_doctor_mossy_lawn_does() -> None:
    """AM-10.15, AM-10.17: the rest is forfeit, the card in play returns before the refill, other interrupts do not."""
    desk = Desk().minions(R, 2).hand(R, "pink_pussycat_club", "dean", "susan", "doctor_mossy_lawn").hand(Y, "groat")
    match = play(desk.turn(), "0 card:pink_pussycat_club", "0 card:dean", "0 do", "0 do", "0 card:susan")
    play(match, "0 card:doctor_mossy_lawn")
    assert "dean" in hand(match, R)
    assert discard_pile(match) == ["pink_pussycat_club", "susan", "doctor_mossy_lawn"]
    assert len(hand(match, R)) == 5
    assert (state(match).plays, decision(match)) == (0, "1 opening_menu")


def test_doctor_mossy_lawn_after_a_loan() -> None:
    """AM-10.16: a card in front of a player does not return; the turn ends all the same."""
    desk = Desk().hand(R, "mr_bent", "doctor_mossy_lawn", "groat").hand(Y, "ruby")
    match = play(desk.turn(), "0 card:mr_bent", "0 do", "0 card:doctor_mossy_lawn")
    assert "mr_bent" not in hand(match, R)
    assert list(state(match).loans) == [-1, R]
    assert decision(match) == "1 opening_menu"


def test_the_text_window_comes_before_everything() -> None:
    """AM-10.18, AM-10.19, AM-10.21: Sonky ends a text for one player; the next symbol follows."""
    desk = Desk().minions(R, 7).hand(R, "cosmo_lavish").minions(G, 5).trouble(5).hand(Y, "wallace_sonky")
    match = play(desk.turn(), "0 card:cosmo_lavish", "0 do", "0 player:yellow")
    assert (decision(match), money(match)) == ("1 text_window", [10, 10, 10])
    play(match, "1 card:wallace_sonky")
    assert (money(match), minions(match, G, 5)) == ([10, 10, 10], 1)
    assert told(match, "text_stopped") == [("cosmo_lavish",)]
    assert state(match).plays == 1
    desk = Desk().minions(R, 7).hand(R, "fools_guild").hand(Y, "wallace_sonky")
    match = play(desk.turn(), "0 card:fools_guild", "0 do", "0 player:yellow", "1 card:wallace_sonky")
    assert offered(match, R) == {"do", "pass"}  # the minion symbol


def test_sonky_takes_only_its_owner_out() -> None:
    """AM-10.20, AM-10.24: The Thieves' Guild goes on to green; each answers when it arrives."""
    desk = Desk().hand(R, "thieves_guild").hand(Y, "wallace_sonky").hand(G, "hex")
    match = play(desk.turn(), "0 card:thieves_guild", "0 do")
    assert decision(match) == "1 text_window"
    play(match, "1 card:wallace_sonky")
    assert money(match) == [12, 10, 8]  # in the open discard pile it is no answer for green
    desk = Desk().hand(R, "thieves_guild").hand(Y, "hex").hand(G, "wallace_sonky")
    match = play(desk.turn(), "0 card:thieves_guild", "0 do", "1 pass")
    assert money(match) == [12, 8, 10]
    play(match, "2 card:wallace_sonky")
    assert money(match) == [12, 8, 10]


def test_being_paid_is_no_cause_for_sonky() -> None:
    """AM-10.22: Hobson's, Burleigh and the receiver in Hubert ask nobody."""
    desk = Desk().minions(R, 7).hand(Y, "wallace_sonky").hand(R, "hobsons_livery_stable")
    match = play(desk.turn(), "0 card:hobsons_livery_stable", "0 do", "0 player:yellow")
    assert decision(match) == "0 move_to"
    desk = Desk().minions(TROLL, 7, 8).trouble(7, 8).hand(Y, "wallace_sonky").hand(R, "burleigh_and_stronginthearm")
    match = play(desk.turn(), "0 card:burleigh_and_stronginthearm", "0 do", "0 player:yellow")
    assert decision(match) == "0 minion_area"
    desk = Desk().hand(Y, "wallace_sonky").hand(R, "hubert")
    match = play(desk.turn(), "0 card:hubert", "0 do", "0 player:green")
    assert money(match) == [10, 13, 7]


def test_several_answer_in_player_order() -> None:
    """AM-10.23: The Bursar swaps minions of yellow and blue in green's turn; blue, left of green, is asked first."""
    desk = Desk(4, active=G).minions(Y, 1).minions(B, 9).hand(Y, "gaspode").hand(B, "hex").hand(G, "bursar")
    match = play(desk.turn(), "2 card:bursar", "2 do", "2 do", "2 1")
    assert decision(match) == "3 stop_window"
    play(match, "3 pass")
    assert decision(match) == "1 stop_window"
    play(match, "1 card:gaspode")
    assert (minions(match, Y, 1), minions(match, B, 9)) == (1, 1)


def test_an_answer_cannot_be_made_up_later() -> None:
    """AM-10.25: who passed in the text window sees no other before the effect."""
    desk = Desk().hand(Y, "wallace_sonky").hand(R, "nobby_nobbs")
    match = play(desk.turn(), "0 card:nobby_nobbs", "0 do", "0 player:yellow", "1 pass")
    assert (money(match), decision(match)) == ([13, 7, 10], "0 closing_menu")


def test_windows_open_by_public_information_only() -> None:
    """AM-10.26, AM-21.10: asked whenever an answer is possible for all the table knows, with pass alone if need be."""
    match = attacked("hex")
    assert (decision(match), offered(match, Y)) == ("1 stop_window", {"pass"})
    assert decision(attacked()) == "0 closing_menu"  # an empty hand has no answer
    desk = Desk().minions(Y, 5).trouble(5).hand(Y, "hex").discarded("gaspode", "igor", "fresh_start_club", "susan")
    assert decision(play(desk.hand(R, "dr_cruces").turn(), "0 card:dr_cruces", "0 do")) == "0 closing_menu"
    desk = Desk().minions(Y, 5).trouble(5).hand(Y, "hex").discarded("gaspode", "fresh_start_club")
    match = play(desk.hand(R, "dr_cruces").turn(), "0 card:dr_cruces", "0 do")
    assert decision(match) == "0 closing_menu"  # Susan and Igor are brown and none of those is drawn yet
    desk = Desk().hand(R, "drumknott", "history_monks", "nobby_nobbs").hand(Y, "hex").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:drumknott", "0 do", "0 card:history_monks", "0 do")
    assert hand(match, R) == {"nobby_nobbs", "wallace_sonky", "drumknott"}  # found before all eyes
    play(match, "0 pass", "0 card:nobby_nobbs", "0 do", "0 player:yellow")  # and yellow is not asked
    assert (decision(match), money(match)) == ("0 closing_menu", [13, 7, 10])


def test_buildings_have_only_sonky() -> None:
    """AM-10.27: against The Fire Brigade Gaspode and Susan are of no use."""
    desk = Desk().buildings(Y, 7).hand(Y, *EVERY).hand(R, "fire_brigade")
    match = play(desk.turn(), "0 card:fire_brigade", "0 do", "0 player:yellow")
    assert offered(match, Y) == {"card:wallace_sonky", "pass"}


def test_one_chance_per_text() -> None:
    """AM-10.28: after passing The Auditors' text window Sonky is not offered in the stop window."""
    desk = Desk().minions(Y, 5).hand(Y, "wallace_sonky", "gaspode").hand(R, "auditors")
    match = play(desk.turn(), "0 card:auditors", "0 do", "1 pass")
    assert decision(match) == "1 stop_window"
    assert offered(match, Y) == {"card:gaspode", "pass"}
    desk = Desk().minions(G, 5).trouble(5).hand(G, "wallace_sonky").hand(R, "cosmo_lavish")
    match = play(desk.turn(), "0 card:cosmo_lavish", "0 do", "0 player:green", "2 pass")
    assert offered(match, G) == {"pass"}


def test_sonky_protects_from_the_whole_text() -> None:
    """AM-10.29: Carcer's second removal cannot choose yellow's minions, so nothing is left to remove."""
    desk = Desk().minions(Y, 9, 3).hand(Y, "wallace_sonky").dice(9, 3).hand(R, "carcer")
    match = play(desk.turn(), "0 card:carcer", "0 do", "1 card:wallace_sonky")
    assert (minions(match, Y, 9), minions(match, Y, 3)) == (1, 1)
    assert decision(match) == "0 closing_menu"
