"""Chapters 11 to 13: money and loans, card texts in general, texts about money."""

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
)

# ------------------------------------------------------------------ 11. Money and loans


def test_money_is_public() -> None:
    """AM-11.1: every view shows it."""
    match = Desk().money(3, 20, 0).hand(R, "groat").turn()
    for viewer in (None, R, Y, G):
        assert [p["money"] for p in match.view(viewer)["table"]["players"]] == [3, 20, 0]


def test_money_goes_to_and_comes_from_the_bank() -> None:
    """AM-11.2: Isle of Gods $2 in, the club $3 out."""
    desk = Desk().buildings(R, 10).trouble(4).hand(R, "pink_pussycat_club")
    match = play(desk.turn(), "0 power:isle_of_gods")
    assert (money(match)[R], state(match).bank) == (8, 92)
    assert told(match, "to_bank") == [(R, 2)]
    play(match, "0 card:pink_pussycat_club")
    assert (money(match)[R], state(match).bank) == (11, 89)


def test_a_poor_bank() -> None:
    """AM-11.3: pays what is there, then nothing."""
    match = play(Desk().money(18, 50, 50).hand(R, "pink_pussycat_club").turn(), "0 card:pink_pussycat_club")
    assert (money(match)[R], state(match).bank) == (20, 0)


def test_a_poor_player() -> None:
    """AM-11.4, AM-11.5: gives all there is and owes nothing, to Mr Boggis and to Nobby Nobbs."""
    desk = Desk().money(10, 1, 10).hand(R, "mr_boggis")
    match = play(desk.turn(), "0 card:mr_boggis", "0 do")
    assert money(match) == [13, 0, 8]
    match = play(Desk().money(10, 2, 10).hand(R, "nobby_nobbs").turn(), "0 card:nobby_nobbs", "0 do", "0 player:yellow")
    assert money(match) == [12, 0, 10]
    assert list(state(match).loans) == [-1, -1]


def test_loans() -> None:
    """AM-11.6, AM-11.7, AM-11.8: $10; the card lies there for good, with no way to pay it back."""
    desk = Desk().hand(R, "mr_bent", "bank_of_ankh_morpork", "groat").hand(Y, "hex")
    match = play(desk.turn(), "0 card:mr_bent", "0 do", "0 card:bank_of_ankh_morpork", "0 do")
    assert money(match)[R] == 30
    assert offered(match, R) == {"card:groat", "end"}
    play(match, "0 end")
    assert list(state(match).loans) == [R, R]
    assert {"mr_bent", "bank_of_ankh_morpork"} & set(discard_pile(match)) == set()


def test_a_loan_from_a_poor_bank() -> None:
    """AM-11.9: $4 in hand, yet a full loan: 15 points off, as $12 cannot be paid."""
    match = play(Desk().money(6, 60, 50).hand(R, "mr_bent").turn(), "0 card:mr_bent", "0 do")
    assert money(match)[R] == 10
    assert match.points[R] == 10 - 15


# ------------------------------------------------------------------ 12. General


def test_a_text_is_optional() -> None:
    """AM-12.1: skip it, or follow it as far as possible: a hand of one card gives one to the beggars."""
    match = play(Desk().hand(R, "beggars_guild").turn(), "0 card:beggars_guild")
    assert offered(match, R) == {"do", "pass"}
    desk = Desk().hand(R, "beggars_guild").hand(Y, "hex").discarded("wallace_sonky")
    play(match := desk.turn(), "0 card:beggars_guild", "0 do", "0 player:yellow")
    assert hand(match, R) == {"hex"}


def test_a_price_must_be_paid_in_full() -> None:
    """AM-12.2: with $1 Burleigh cannot be begun."""
    desk = Desk().money(1, 10, 10).minions(Y, 5).trouble(5).hand(R, "burleigh_and_stronginthearm")
    match = play(desk.turn(), "0 card:burleigh_and_stronginthearm")
    assert decision(match) == "0 closing_menu"
    desk = Desk().money(2, 10, 10).minions(Y, 5).trouble(5).hand(R, "burleigh_and_stronginthearm")
    assert "do" in offered(play(desk.turn(), "0 card:burleigh_and_stronginthearm"), R)


def test_any_other_player_may_be_chosen() -> None:
    """AM-12.3, AM-12.4: never oneself; a player without money too."""
    match = play(Desk(4).money(10, 0, 10, 10).hand(R, "nobby_nobbs").turn(), "0 card:nobby_nobbs", "0 do")
    assert offered(match, R) == {"player:yellow", "player:green", "player:blue"}


def test_one_roll_unless_the_text_says_twice() -> None:
    """AM-12.5: Errol one, Carcer two."""
    for card, rolls in (("errol", 1), ("carcer", 2), ("cmot_dibbler", 1), ("here_n_now", 1)):
        match = play(Desk().dice(4, 4).hand(R, card).turn(), f"0 card:{card}", "0 do")
        told = ("die_rolled", "roll_high", "roll_one", "roll_low")
        assert sum(line.event in told for line in match.chronicle()) == rolls


def test_an_area_rolled_twice_counts_twice() -> None:
    """AM-12.6, AM-15.29: a double removes two, as far as there are two."""
    match = play(Desk().minions(Y, 9, 9, 9).dice(9, 9).hand(R, "carcer").turn(), "0 card:carcer", "0 do")
    assert minions(match, Y, 9) == 1
    match = play(Desk().minions(Y, 9).dice(9, 9).hand(R, "carcer").turn(), "0 card:carcer", "0 do")
    assert minions(match, Y, 9) == 0


IMPOSSIBLE = ["smoking_gnu", "willikins", "dorfl", "rincewind", "the_duckman", "bursar", "mob", "dean", "auditors"]
IMPOSSIBLE += ["sybil_vimes", "reacher_gilt", "modo", "mr_slant", "wee_mad_arthur", "buggy_swires"]


@pytest.mark.parametrize("card", IMPOSSIBLE)
def test_a_text_needs_a_possible_first_step(card: str) -> None:
    """AM-12.7: on an empty board with an empty hand none of these can be begun."""
    match = play(Desk().hand(R, card).turn(), f"0 card:{card}")
    if decision(match) == "0 symbol_menu" and offered(match, R) == {"do"}:
        play(match, "0 do")  # the event
    while decision(match) == "0 symbol_menu":
        text = match.view(R)["prompt"]
        assert "text" not in text or offered(match, R) == {"pass"}, text
        play(match, "0 pass")
    assert decision(match) == "0 closing_menu"


def test_texts_for_all_go_round_from_the_left() -> None:
    """AM-12.8: The Auditors ask green's left neighbours blue, red, yellow in turn."""
    desk = Desk(4, active=G).minions(R, 1, 2).minions(Y, 3, 4).minions(B, 5, 6).hand(G, "auditors")
    match = play(desk.turn(), "2 card:auditors", "2 do")
    order = []
    for number in (5, 1, 3):
        order.append(match.deciders[0])
        play(match, f"{match.deciders[0]} {number}")
    assert order == [B, R, Y]


# ------------------------------------------------------------------ 13. Money


def test_money_by_counting() -> None:
    """AM-13.1, AM-13.2, AM-13.3: markers; buildings of any colour; minions of every kind on the Isle."""
    match = play(Desk().trouble(1, 2, 3, 4, 5).hand(R, "otto_chriek").turn(), "0 card:otto_chriek", "0 do")
    assert money(match)[R] == 15
    desk = Desk().buildings(R, 1).buildings(Y, 2, 3).buildings(G, 4).hand(R, "post_office")
    match = play(desk.turn(), "0 card:post_office", "0 do")
    assert money(match)[R] == 14
    desk = Desk().minions(R, 10).minions(Y, 10, 10).minions(TROLL, 10).minions(DEMON, 10).trouble(10)
    match = play(desk.hand(R, "the_dysk").turn(), "0 card:the_dysk", "0 do")
    assert money(match)[R] == 15


def test_mr_slant() -> None:
    """AM-13.4: $2 for each minion in a troubled area of choice, own and neutral ones too."""
    desk = Desk().minions(R, 5).minions(Y, 5).minions(DEMON, 5).trouble(5, 9).minions(G, 1).hand(R, "mr_slant")
    match = play(desk.turn(), "0 card:mr_slant", "0 do")
    assert offered(match, R) == areas(5, 9)
    play(match, "0 5")
    assert money(match)[R] == 16


def test_taking_money() -> None:
    """AM-13.5, AM-13.7: $3 from one; $2 from each other."""
    match = play(Desk(4).hand(R, "nobby_nobbs").turn(), "0 card:nobby_nobbs", "0 do", "0 player:blue")
    assert money(match) == [13, 10, 10, 7]
    match = play(Desk(4).hand(R, "thieves_guild").turn(), "0 card:thieves_guild", "0 do")
    assert money(match) == [16, 8, 8, 8]


def test_here_n_now() -> None:
    """AM-13.6, AM-13.11, AM-13.13: 7 or more robs, chosen after the roll; 1 costs a minion; else nothing."""
    desk = Desk().dice(7).hand(Y, "wallace_sonky").hand(R, "here_n_now")
    match = play(desk.turn(), "0 card:here_n_now", "0 do")
    assert decision(match) == "0 player"
    play(match, "0 player:yellow")
    assert decision(match) == "1 text_window"
    play(match, "1 pass")
    assert money(match) == [13, 7, 10]
    match = play(Desk().minions(R, 7).dice(1).hand(R, "here_n_now").turn(), "0 card:here_n_now", "0 do")
    assert minions(match, R, 7) == 0
    match = play(Desk().dice(1).hand(R, "here_n_now").turn(), "0 card:here_n_now", "0 do")
    assert (decision(match), money(match)) == ("0 closing_menu", [10, 10, 10])
    match = play(Desk().minions(R, 7).dice(6).hand(R, "here_n_now").turn(), "0 card:here_n_now", "0 do")
    assert (minions(match, R, 7), money(match)) == (1, [10, 10, 10])


def test_cmot_dibbler() -> None:
    """AM-13.8, AM-13.9: $4 on 7 or more; on 1 pay $2 or lose a minion, as far as possible."""
    play_it = ("0 card:cmot_dibbler", "0 do")
    assert money(play(Desk().dice(7).hand(R, "cmot_dibbler").turn(), *play_it))[R] == 14
    assert money(play(Desk().dice(6).hand(R, "cmot_dibbler").turn(), *play_it))[R] == 10
    match = play(Desk().minions(R, 7).dice(1).hand(R, "cmot_dibbler").turn(), *play_it)
    assert offered(match, R) == {"pay", "refuse"}
    assert money(play(match, "0 pay"))[R] == 8
    match = play(Desk().minions(R, 7).dice(1).hand(R, "cmot_dibbler").turn(), *play_it, "0 refuse")
    assert minions(match, R, 7) == 0
    match = play(Desk().money(1, 10, 10).minions(R, 7).dice(1).hand(R, "cmot_dibbler").turn(), *play_it)
    assert (minions(match, R, 7), money(match)[R]) == (0, 1)  # the minion must go
    match = play(Desk().money(1, 10, 10).dice(1).hand(R, "cmot_dibbler").turn(), *play_it)
    assert money(match)[R] == 0


def test_hubert() -> None:
    """AM-13.10, AM-13.12: giver and receiver, neither the actor; only the giver may answer."""
    desk = Desk(4).money(10, 2, 10, 10).hand(Y, "wallace_sonky").hand(B, "hex").hand(R, "hubert")
    match = play(desk.turn(), "0 card:hubert", "0 do")
    assert offered(match, R) == {"player:yellow", "player:green", "player:blue"}
    play(match, "0 player:yellow")
    assert offered(match, R) == {"player:green", "player:blue"}
    play(match, "0 player:blue")
    assert decision(match) == "1 text_window"
    play(match, "1 pass")
    assert money(match) == [10, 0, 10, 12]
