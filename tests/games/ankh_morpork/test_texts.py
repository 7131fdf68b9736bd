"""Chapters 11 to 15: money and loans, card texts."""

from __future__ import annotations

from collections import Counter

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
    buildings,
    decision,
    discard_pile,
    hand,
    minions,
    money,
    offered,
    play,
    state,
    trouble,
)
from undercity.games.ankh_morpork import table as t

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
        assert sum(line.event == "die_rolled" for line in match.chronicle()) == rolls


def test_an_area_rolled_twice_counts_twice() -> None:
    """AM-12.6, AM-15.29: a double removes two, as far as there are two."""
    match = play(Desk().minions(Y, 9, 9, 9).dice(9, 9).hand(R, "carcer").turn(), "0 card:carcer", "0 do")
    assert minions(match, Y, 9) == 1
    match = play(Desk().minions(Y, 9).dice(9, 9).hand(R, "carcer").turn(), "0 card:carcer", "0 do")
    assert minions(match, Y, 9) == 0


@pytest.mark.parametrize(
    "card",
    [
        "smoking_gnu",
        "willikins",
        "dorfl",
        "rincewind",
        "the_duckman",
        "bursar",
        "mob",
        "dean",
        "auditors",
        "sybil_vimes",
    ]
    + ["reacher_gilt", "modo", "mr_slant", "wee_mad_arthur", "buggy_swires"],
)
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


# ------------------------------------------------------------------ 14. Cards, hands and personalities


@pytest.mark.parametrize(
    ("card", "count"),
    [("sergeant_cheery_littlebottom", 2), ("clacks", 2), ("professor_of_recent_runes", 2), ("hex", 3)]
    + [("librarian", 4), ("leonard_of_quirm", 4)],
)
def test_drawing(card: str, count: int) -> None:
    """AM-14.1, AM-14.3: so many cards, above five too."""
    desk = Desk().hand(R, card, "groat", "modo", "ruby", "mob")
    match = play(desk.turn(), f"0 card:{card}", *["0 do"] * (1 + (card == "professor_of_recent_runes")))
    assert len(hand(match, R)) == 4 + count


def test_gargoyles() -> None:
    """AM-14.2: one card for each own building."""
    match = play(Desk().buildings(R, 4, 9, 12).buildings(Y, 1).hand(R, "gargoyles").turn(), "0 card:gargoyles", "0 do")
    assert len(hand(match, R)) == 3


def test_alchemists_guild() -> None:
    """AM-14.4: zero to three cards, then up to five with stuck cards counted."""
    desk = Desk().hand(R, "alchemists_guild", "groat", "modo", "ruby", "mob").stuck(R, "fools_guild")
    match = play(desk.turn(), "0 card:alchemists_guild", "0 do", "0 card:groat", "0 card:modo", "0 card:ruby")
    assert len(hand(match, R)) == 4
    assert set(discard_pile(match)) == {"groat", "modo", "ruby"}
    match = play(Desk().hand(R, "alchemists_guild", "groat").turn(), "0 card:alchemists_guild", "0 do", "0 pass")
    assert len(hand(match, R)) == 5


def test_history_monks() -> None:
    """AM-14.5, AM-14.6, AM-14.33: four random cards or all; not itself, no loan; an empty pile ends nothing."""
    pile = ("groat", "modo", "ruby", "mob", "hex", "dorfl")
    found: Counter[str] = Counter()
    for key in range(60):
        desk = Desk().discarded(*pile).hand(R, "history_monks").loan(R, "mr_bent")
        desk.s.key[1] = key
        match = play(desk.turn(), "0 card:history_monks", "0 do")
        assert len(hand(match, R)) == 4
        assert hand(match, R) | set(discard_pile(match)) == set(pile)
        found.update(hand(match, R))
    assert set(found) == set(pile)
    assert all(25 <= n <= 55 for n in found.values())
    match = play(Desk().discarded("groat").hand(R, "history_monks").turn(), "0 card:history_monks", "0 do")
    assert (hand(match, R), discard_pile(match), match.over) == ({"groat"}, [], False)


def test_throwing_cards_away() -> None:
    """AM-14.7, AM-14.8: one for Modo; any number for Harry King ($2) and Shonky Shop ($1)."""
    match = play(Desk().hand(R, "modo", "hex", "ruby").turn(), "0 card:modo", "0 do", "0 card:hex")
    assert (hand(match, R), money(match)[R]) == ({"ruby"}, 10)
    desk = Desk().hand(R, "harry_king", "hex", "ruby", "mob")
    match = play(desk.turn(), "0 card:harry_king", "0 pass", "0 do", "0 card:hex", "0 card:mob", "0 pass")
    assert (hand(match, R), money(match)[R]) == ({"ruby"}, 14)
    match = play(Desk().hand(R, "shonky_shop", "hex").turn(), "0 card:shonky_shop", "0 do", "0 pass")
    assert (hand(match, R), money(match)[R]) == ({"hex"}, 10)


def test_drumknott() -> None:
    """AM-14.9: the second card may come through the first."""
    desk = Desk().hand(R, "drumknott", "clacks").pile("librarian", "hex")
    match = play(desk.turn(), "0 card:drumknott", "0 do", "0 card:clacks", "0 do")
    assert "card:librarian" in offered(match, R)
    assert state(match).plays == 2


def test_beggars_choose_what_they_give() -> None:
    """AM-14.10: two cards of the giver's own choice."""
    desk = Desk().hand(R, "queen_molly").hand(Y, "hex", "ruby", "mob").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:queen_molly", "0 do", "0 4", "0 do", "0 player:yellow")
    assert offered(match, Y) == {"card:hex", "card:ruby", "card:mob"}
    play(match, "1 card:mob")
    assert offered(match, Y) == {"card:hex", "card:ruby"}
    play(match, "1 card:hex")
    assert (hand(match, R), hand(match, Y)) == ({"mob", "hex"}, {"ruby"})


def test_selling_a_card() -> None:
    """AM-14.11, AM-14.12: the card for $2, or what is there; without a card it cannot be begun."""
    desk = Desk().money(10, 1, 10).hand(R, "seamstresses_guild", "hex", "mob")
    match = play(desk.turn(), "0 card:seamstresses_guild", "0 do", "0 player:yellow", "0 card:mob")
    assert (hand(match, R), hand(match, Y), money(match)) == ({"hex"}, {"mob"}, [11, 0, 10])
    match = play(Desk().hand(R, "seamstresses_guild").turn(), "0 card:seamstresses_guild")
    assert offered(match, R) == {"do", "pass"}
    assert "minion" in match.prompt(R)  # already at the second symbol


def test_only_two_learn_which_card_changes_hands() -> None:
    """AM-14.13: giver and receiver read its name, others that a card was given."""
    desk = Desk().hand(R, "seamstresses_guild", "hex", "mob")
    match = play(desk.turn(), "0 card:seamstresses_guild", "0 do", "0 player:yellow", "0 card:mob")
    for viewer, sees in ((R, True), (Y, True), (G, False), (None, False)):
        events = {line.event for line in match.chronicle(viewer)}
        assert ("card_handed" in events, "card_given" in events) == (sees, not sees)
        hands = [p["hand"] for p in match.view(viewer)["table"]["players"]]
        assert hands[Y] == (["mob"] if sees else [None])


def test_sunshine_sanctuary() -> None:
    """AM-14.14, AM-14.15: $1 or a card as the giver prefers; only what there is; nothing from who has nothing."""
    desk = Desk(4).money(10, 3, 0, 0).hand(Y, "hex", "mob").hand(G, "ruby").discarded("wallace_sonky")
    match = play(
        desk.hand(R, "ankh_morpork_sunshine_dragon_sanctuary").turn(), "0 card:ankh_morpork_sunshine_dragon_sanctuary"
    )
    play(match, "0 do")
    assert offered(match, Y) == {"card:hex", "card:mob", "pay"}
    play(match, "1 pay")
    assert money(match) == [11, 2, 0, 0]
    assert (hand(match, R), hand(match, G)) == ({"ruby"}, set())
    assert decision(match) == "0 closing_menu"


def test_fools_guild() -> None:
    """AM-14.16, AM-14.17, AM-14.18, AM-14.19, AM-14.20: $5 or the card; stuck ones count at every refill."""
    desk = Desk().money(10, 4, 10).minions(R, 7).hand(R, "fools_guild").hand(Y, "hex", "mended_drum").hand(G, "ruby")
    match = play(desk.discarded("wallace_sonky").turn(), "0 card:fools_guild", "0 do", "0 player:yellow")
    assert money(match) == [10, 4, 10]  # $4 is too little: the card sticks unasked
    assert list(state(match).stuck) == [-1, Y]
    assert offered(match, R) == {"do", "pass"}  # the minion symbol is still there
    play(match, "0 pass", "0 end")
    assert offered(match, Y) == {"card:hex", "card:mended_drum"}  # not the stuck one
    play(match, "1 card:mended_drum", "1 end")
    assert len(hand(match, Y)) == 4
    desk = Desk().stuck(R, "fools_guild").stuck(R, "dr_whiteface").hand(R, "peeled_nuts").hand(Y, "hex")
    match = play(desk.turn(), "0 card:peeled_nuts", "0 end")
    assert len(hand(match, R)) == 3


def test_paying_the_fools() -> None:
    """AM-14.16: $5 to the actor and the card is discarded as usual."""
    desk = Desk().hand(R, "dr_whiteface").hand(Y, "hex").hand(G, "ruby").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:dr_whiteface", "0 do", "0 player:yellow")
    assert offered(match, Y) == {"pay", "refuse"}
    play(match, "1 pay", "0 pass", "0 end")
    assert money(match) == [15, 5, 10]
    assert discard_pile(match) == ["wallace_sonky", "dr_whiteface"]


def test_sonky_against_the_fools() -> None:
    """AM-14.21: nothing is paid, the card goes to the discard pile as usual."""
    desk = Desk().hand(R, "dr_whiteface").hand(Y, "wallace_sonky", "hex")
    match = play(
        desk.turn(), "0 card:dr_whiteface", "0 do", "0 player:yellow", "1 card:wallace_sonky", "0 pass", "0 end"
    )
    assert (money(match), list(state(match).stuck)) == ([10, 10, 10], [-1, -1])
    assert discard_pile(match) == ["wallace_sonky", "dr_whiteface"]


def test_cable_street_particulars() -> None:
    """AM-14.22: the actor sees all of it and picks one."""
    desk = Desk().hand(R, "cable_street_particulars").hand(Y, "hex", "mob", "susan").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:cable_street_particulars", "0 do", "0 player:yellow")
    assert offered(match, R) == {"card:hex", "card:mob", "card:susan"}
    play(match, "0 card:mob")
    assert (hand(match, Y), discard_pile(match)) == ({"hex", "susan"}, ["wallace_sonky", "mob"])


def test_stanley() -> None:
    """AM-14.23, AM-14.24: two random cards, one kept; a single card is kept."""
    pairs = set()
    for key in range(40):
        desk = Desk().hand(R, "stanley").hand(Y, "hex", "mob", "ruby").discarded("wallace_sonky")
        desk.s.key[1] = key
        match = play(desk.turn(), "0 card:stanley", "0 do", "0 player:yellow")
        choices = sorted(offered(match, R))
        assert len(choices) == 2
        pairs.add(tuple(choices))
        play(match, f"0 {choices[0]}")
        assert hand(match, R) == {choices[0][5:]}
        assert hand(match, Y) == {"hex", "mob", "ruby"} - hand(match, R)
    assert len(pairs) == 3
    desk = Desk().hand(R, "stanley").hand(Y, "hex").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:stanley", "0 do", "0 player:yellow")
    assert (hand(match, R), hand(match, Y)) == ({"hex"}, set())


def test_the_chair() -> None:
    """AM-14.25, AM-14.26: whole hands, without stuck cards, loans and the card in play."""
    desk = Desk().hand(R, "chair_of_indefinite_studies", "mob").hand(Y, "hex", "ruby").discarded("wallace_sonky")
    desk.stuck(Y, "fools_guild").loan(Y, "mr_bent")
    match = play(desk.turn(), "0 card:chair_of_indefinite_studies", "0 do", "0 do", "0 player:yellow")
    assert (hand(match, R), hand(match, Y)) == ({"hex", "ruby"}, {"mob"})
    assert (list(state(match).stuck), list(state(match).loans)) == ([-1, Y], [-1, Y])
    assert state(match).card_in_play == t.CARD_IDS.index("chair_of_indefinite_studies")


@pytest.mark.parametrize(("seats", "seen"), [(2, 3), (3, 3), (4, 2)])
def test_mrs_cake(seats: int, seen: int) -> None:
    """AM-14.27, AM-14.28: all undealt ones but a random one, for the actor's eyes only."""
    unseen = set()
    for key in range(25):
        desk = Desk(seats).hand(R, "mrs_cake")
        desk.s.key[1] = key
        match = play(desk.turn(), "0 card:mrs_cake", "0 do")
        shown = {line.things["personality"] for line in match.chronicle(R) if line.event == "personality_looked_at"}
        dealt = {state(match).personality[p] for p in range(seats)}
        undealt = {p for p in range(7) if t.DEALT[seats][p]} - dealt
        assert len(shown) == seen
        assert shown < undealt
        unseen |= undealt - shown
        assert not [line for line in match.chronicle(Y) if line.event == "personality_looked_at"]
    assert unseen == undealt


def test_zorgo() -> None:
    """AM-14.29, AM-14.30, AM-14.31: a random undealt one, no way back; the former one joins the undealt."""
    got = set()
    for key in range(40):
        desk = Desk().person(R, "lord_vetinari").hand(R, "zorgo_the_retro_phrenologist")
        desk.s.key[1] = key
        match = play(desk.turn(), "0 card:zorgo_the_retro_phrenologist", "0 do")
        assert decision(match) == "0 closing_menu"
        got.add(t.PERSONALITY_IDS[state(match).personality[R]])
        assert not [line for line in match.chronicle(Y) if line.event == "personality_new"]
    assert got == {"lord_de_worde", "dragon_king_of_arms", "chrysoprase", "commander_vimes"}


def test_a_new_personality_waits_for_the_next_turn() -> None:
    """AM-14.32: with $60 Chrysoprase would win now, but is only checked when the turn comes round."""
    for key in range(60):
        desk = Desk(3).money(60, 10, 10).hand(R, "zorgo_the_retro_phrenologist")
        desk.hand(Y, "peeled_nuts").hand(G, "royal_mint").person(R, "lord_vetinari")
        desk.s.key[1] = key
        match = play(desk.turn(), "0 card:zorgo_the_retro_phrenologist", "0 do")
        if t.PERSONALITY_IDS[state(match).personality[R]] == "chrysoprase":
            break
    assert not match.over
    play(match, "0 end", "1 card:peeled_nuts", "1 end", "2 card:royal_mint", "2 end")
    assert match.over
    assert state(match).winner == R


# ------------------------------------------------------------------ 15. Minions, trouble, buildings


def test_placing_without_trouble() -> None:
    """AM-15.1, AM-15.2: no marker comes, one that lies there stays."""
    match = play(Desk().minions(Y, 3).hand(R, "mr_shine").turn(), "0 card:mr_shine", "0 do", "0 3")
    assert trouble(match) == set()
    match = play(Desk().minions(Y, 3).trouble(3).hand(R, "deep_dwarves").turn(), "0 card:deep_dwarves", "0 do", "0 3")
    assert trouble(match) == {3}


def test_placing_in_named_areas() -> None:
    """AM-15.3, AM-15.4, AM-15.5, AM-15.7: troubled; own building; near Unreal Estate; trouble as usual."""
    match = play(Desk().minions(R, 7).trouble(2, 9).hand(R, "smoking_gnu").turn(), "0 card:smoking_gnu", "0 do")
    assert offered(match, R) == areas(2, 9)
    desk = Desk().minions(R, 7).buildings(R, 3, 8).buildings(Y, 9).hand(R, "willikins")
    assert offered(play(desk.turn(), "0 card:willikins", "0 do"), R) == areas(3, 8)
    desk = Desk().minions(R, 7).minions(Y, 12).hand(R, "senior_wrangler")
    match = play(desk.turn(), "0 card:senior_wrangler", "0 do", "0 do")
    assert offered(match, R) == areas(1, 2, 3, 4, 10, 11, 12)
    assert trouble(play(match, "0 12")) == {12}


def test_ridcully() -> None:
    """AM-15.6: one or two minions, each into an area of choice."""
    desk = Desk().minions(R, 7).hand(R, "archchancellor_ridcully")
    match = play(desk.turn(), "0 card:archchancellor_ridcully", "0 do", "0 do")
    near = areas(1, 2, 3, 4, 10, 11, 12)
    assert offered(match, R) == near
    play(match, "0 4")
    assert offered(match, R) == near | {"pass"}
    play(match, "0 4")
    assert (minions(match, R, 4), trouble(match)) == (2, {4})
    desk = Desk().minions(R, *[1] * 11).hand(R, "archchancellor_ridcully")
    match = play(desk.turn(), "0 card:archchancellor_ridcully", "0 do", "0 do", "0 2")
    assert decision(match) == "0 lift_minion"  # the twelfth is placed: the second one is lifted, or not
    play(match, "0 pass")
    assert minions(match, R, 1) == 11


def test_wee_mad_arthur() -> None:
    """AM-15.8: $3, $6 or $9."""
    for number, price in ((7, 3), (12, 6), (4, 9)):
        match = play(Desk().minions(R, number).hand(R, "wee_mad_arthur").turn(), "0 card:wee_mad_arthur", "0 do")
        assert (buildings(match), money(match)[R]) == ({number: R}, 10 - price)


def test_moving_own_minions() -> None:
    """AM-15.9, AM-15.10, AM-15.11: to any other area; for $2; out of trouble to an adjacent one."""
    match = play(Desk().minions(R, 7, 1).hand(R, "dorfl").turn(), "0 card:dorfl", "0 do")
    assert offered(match, R) == areas(1, 7)
    play(match, "0 1", "0 9")
    assert minions(match, R, 9) == 1
    desk = Desk().minions(R, 7).hand(R, "hobsons_livery_stable")
    match = play(desk.turn(), "0 card:hobsons_livery_stable", "0 do", "0 player:green")
    assert money(match) == [8, 10, 12]
    assert offered(match, R) == areas(*range(1, 13)) - areas(7)
    desk = Desk().minions(R, 7, 1, 3).trouble(7, 3).hand(R, "rincewind")
    match = play(desk.turn(), "0 card:rincewind", "0 do", "0 do")
    assert offered(match, R) == areas(3, 7)
    assert offered(play(match, "0 7"), R) == areas(5, 6, 8)


def test_moving_others() -> None:
    """AM-15.12, AM-15.13: one minion of another player, to an adjacent area; stopped, the text is used up."""
    desk = Desk().minions(R, 3).minions(Y, 7).minions(G, 7, 9).hand(R, "foul_ole_ron")
    match = play(desk.turn(), "0 card:foul_ole_ron", "0 do")
    assert offered(match, R) == areas(7, 9)
    play(match, "0 7")
    assert offered(match, R) == {"owner:yellow", "owner:green"}
    assert offered(play(match, "0 owner:green"), R) == areas(5, 6, 8)
    desk = Desk().minions(Y, 7, 9).hand(Y, "gaspode").hand(R, "the_duckman")
    match = play(desk.turn(), "0 card:the_duckman", "0 do", "0 9", "0 8", "1 card:gaspode")
    assert (minions(match, Y, 9), decision(match)) == (1, "0 closing_menu")


def test_the_bursar() -> None:
    """AM-15.14, AM-15.15: two different areas; both leave, then both enter."""
    desk = Desk().minions(R, 1).minions(Y, 1, 9).minions(TROLL, 9).trouble(1, 9).hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 1", "0 owner:red")
    assert offered(match, R) == {"owner:yellow", "owner:troll"}  # only Longwall is left, taken unasked
    play(match, "0 owner:troll")
    assert (minions(match, TROLL, 1), minions(match, R, 9)) == (1, 1)
    assert trouble(match) == {1, 9}  # each meets yellow
    desk = Desk().minions(R, 1).minions(Y, 9).trouble(1, 9).hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 1")
    assert trouble(match) == set()  # two lone minions swap without trouble
    match = play(Desk().minions(R, 1).minions(Y, 1).hand(R, "bursar").turn(), "0 card:bursar", "0 do")
    assert decision(match) == "0 closing_menu"


def test_stopping_the_bursar() -> None:
    """AM-15.16: one stop and nothing moves; the owner of both minions is asked once."""
    desk = Desk().minions(R, 1).minions(Y, 9).hand(Y, "wallace_sonky").hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 1", "1 card:wallace_sonky")
    assert (minions(match, R, 1), minions(match, Y, 9), state(match).plays) == (1, 1, 1)
    desk = Desk().minions(Y, 9, 2).hand(Y, "hex").hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 2", "1 pass")
    assert decision(match) == "0 closing_menu"


def test_putting_markers() -> None:
    """AM-15.17, AM-15.18: any area without one; next to a troubled one. Empty areas too."""
    match = play(Desk().trouble(4, 5).hand(R, "doctor_hix").turn(), "0 card:doctor_hix", "0 do", "0 do")
    assert offered(match, R) == areas(1, 2, 3, 6, 7, 8, 9, 10, 11, 12)
    match = play(Desk().trouble(12, 1).hand(R, "mob").turn(), "0 card:mob", "0 do")
    assert offered(match, R) == areas(2, 3, 11)


def test_the_dean() -> None:
    """AM-15.19, AM-15.20: any minion in Unreal Estate, marker or not, own ones included."""
    desk = Desk().minions(R, 2).minions(Y, 2, 3).minions(DEMON, 2).trouble(3).hand(R, "dean")
    match = play(desk.turn(), "0 card:dean", "0 do", "0 do")
    assert offered(match, R) == {"owner:red", "owner:yellow", "owner:demon"}
    assert minions(play(match, "0 owner:red"), R, 2) == 0


def test_burleigh() -> None:
    """AM-15.21, AM-15.22, AM-15.23: $2, then an assassination by text; only if there is a victim."""
    desk = Desk().minions(R, 5).minions(Y, 5).minions(G, 9).trouble(5).hand(Y, "wallace_sonky", "hex")
    match = play(desk.hand(R, "burleigh_and_stronginthearm").turn(), "0 card:burleigh_and_stronginthearm", "0 do")
    play(match, "0 player:green")
    assert (money(match), decision(match)) == ([8, 10, 12], "1 stop_window")
    assert offered(match, Y) == {"card:wallace_sonky", "pass"}
    desk = Desk().minions(Y, 5).hand(R, "burleigh_and_stronginthearm")
    assert decision(play(desk.turn(), "0 card:burleigh_and_stronginthearm")) == "0 closing_menu"
    assert (
        decision(play(Desk().hand(R, "hobsons_livery_stable").turn(), "0 card:hobsons_livery_stable"))
        == "0 closing_menu"
    )
    desk = Desk().minions(R, 5).trouble(5).hand(R, "cosmo_lavish")
    assert decision(play(desk.turn(), "0 card:cosmo_lavish")) == "0 closing_menu"


def test_cosmo_lavish() -> None:
    """AM-15.24, AM-15.25, AM-15.26, AM-15.27: the paid player removes, not the actor's; both windows."""
    desk = Desk().minions(R, 5).minions(Y, 5).minions(G, 5).minions(TROLL, 5).trouble(5)
    desk.hand(Y, "gaspode").hand(G, "wallace_sonky").hand(R, "cosmo_lavish")
    match = play(desk.turn(), "0 card:cosmo_lavish", "0 do", "0 player:green")
    assert (decision(match), money(match)) == ("2 text_window", [10, 10, 10])
    play(match, "2 pass")
    assert money(match) == [8, 10, 12]
    assert offered(match, G) == {"owner:yellow", "owner:green", "owner:troll"}
    play(match, "2 owner:yellow")
    assert offered(match, Y) == {"card:gaspode", "pass"}
    play(match, "1 card:gaspode")
    assert (money(match), minions(match, Y, 5)) == ([8, 10, 12], 1)


def test_carcer() -> None:
    """AM-15.28, AM-15.30, AM-15.20: one from each rolled area in order, an own one if nobody else is there."""
    desk = Desk().minions(R, 3).minions(Y, 9).minions(G, 9).dice(3, 9).hand(R, "carcer")
    match = play(desk.turn(), "0 card:carcer", "0 do")
    assert minions(match, R, 3) == 0  # alone there, it must go
    assert offered(match, R) == {"owner:yellow", "owner:green"}
    assert minions(play(match, "0 owner:green"), G, 9) == 0


def test_errol() -> None:
    """AM-15.31, AM-15.32, AM-15.33: 7 or more must remove one in trouble; 1 an own one; else nothing."""
    play_it = ("0 card:errol", "0 do")
    match = play(Desk().minions(R, 5).trouble(5).dice(12).hand(R, "errol").turn(), *play_it)
    assert minions(match, R, 5) == 0  # an own one, being the only one
    match = play(Desk().minions(R, 5).minions(Y, 9).dice(12).hand(R, "errol").turn(), *play_it)
    assert decision(match) == "0 closing_menu"  # no trouble, nothing to remove
    match = play(Desk().minions(R, 5, 6).dice(1).hand(R, "errol").turn(), *play_it)
    assert offered(match, R) == areas(5, 6)
    assert minions(play(match, "0 6"), R, 6) == 0
    match = play(Desk().minions(R, 5).minions(Y, 5).trouble(5).dice(6).hand(R, "errol").turn(), *play_it)
    assert (minions(match, R, 5), minions(match, Y, 5)) == (1, 1)
    assert decision(play(Desk().dice(1).hand(R, "errol").turn(), *play_it)) == "0 closing_menu"


def test_the_auditors() -> None:
    """AM-15.34, AM-15.35, AM-15.36: each other player removes an own minion; all three interrupts answer."""
    desk = Desk(4).minions(Y, 1, 2).minions(B, 9).hand(Y, "gaspode", "susan").hand(R, "auditors")
    match = play(desk.turn(), "0 card:auditors", "0 do", "1 pass")
    assert offered(match, Y) == areas(1, 2)
    play(match, "1 2")
    assert offered(match, Y) == {"card:gaspode", "card:susan", "pass"}
    play(match, "1 pass", "1 pass")
    assert (minions(match, Y, 2), minions(match, B, 9)) == (0, 0)  # green has none and is passed over
    desk = Desk().minions(Y, 1).hand(Y, "wallace_sonky").hand(R, "auditors")
    match = play(desk.turn(), "0 card:auditors", "0 do", "1 card:wallace_sonky")
    assert minions(match, Y, 1) == 1


def test_buying_out() -> None:
    """AM-15.37, AM-15.38, AM-15.39, AM-15.40, AM-17.4: marker or not; full printed cost to the owner."""
    desk = Desk().money(12, 10, 10).buildings(Y, 3, 4, 7).buildings(R, 1).trouble(7).minions(DEMON, 3)
    match = play(desk.hand(R, "reacher_gilt").turn(), "0 card:reacher_gilt", "0 do")
    assert (buildings(match)[7], money(match)) == (R, [6, 16, 10])
    desk = Desk().money(12, 10, 10).buildings(Y, 3, 4).minions(DEMON, 3).hand(R, "sybil_vimes")
    match = play(desk.turn(), "0 card:sybil_vimes", "0 do")  # $15: not the $18 of Small Gods
    assert (buildings(match), money(match)) == ({3: R, 4: Y}, [3, 22, 10])
    assert "power:dragons_landing" not in offered(match, R)
    desk = Desk().money(5, 10, 10).buildings(Y, 7).trouble(7).hand(R, "reacher_gilt")
    assert decision(play(desk.turn(), "0 card:reacher_gilt")) == "0 closing_menu"


def test_buying_out_with_six_buildings() -> None:
    """AM-15.41: one is lifted for it."""
    desk = Desk().buildings(R, 1, 2, 3, 4, 5, 6).buildings(Y, 7).hand(R, "sybil_vimes")
    match = play(desk.turn(), "0 card:sybil_vimes", "0 do")
    assert offered(match, R) == areas(1, 2, 3, 4, 5, 6)
    play(match, "0 1")
    assert buildings(match) == dict.fromkeys((2, 3, 4, 5, 6, 7), R)


def test_the_owner_may_answer_a_buyout() -> None:
    """AM-15.42: before payment and replacement."""
    desk = Desk().buildings(Y, 7).hand(Y, "wallace_sonky").hand(R, "sybil_vimes")
    match = play(desk.turn(), "0 card:sybil_vimes", "0 do")
    assert (decision(match), money(match)) == ("1 text_window", [13, 10, 10])
    play(match, "1 card:wallace_sonky")
    assert (buildings(match), money(match)) == ({7: Y}, [13, 10, 10])


def test_the_fire_brigade() -> None:
    """AM-15.43, AM-15.44: $5 saves all; else one building may go, or none."""
    desk = Desk().buildings(Y, 7, 8).hand(R, "fire_brigade")
    match = play(desk.turn(), "0 card:fire_brigade", "0 do", "0 player:yellow", "1 pay")
    assert (buildings(match), money(match), decision(match)) == ({7: Y, 8: Y}, [15, 5, 10], "0 closing_menu")
    desk = Desk().money(10, 4, 10).buildings(Y, 7, 8).hand(R, "fire_brigade")
    match = play(desk.turn(), "0 card:fire_brigade", "0 do", "0 player:yellow")
    assert offered(match, R) == areas(7, 8) | {"none"}
    assert buildings(play(match, "0 none")) == {7: Y, 8: Y}


def test_each_removal_is_completed_first() -> None:
    """AM-15.45: yellow's first minion is back in Dragon's Landing before the second roll is settled."""
    desk = Desk().minions(Y, 9, 1).dice(9, 3).hand(Y, "igor").hand(R, "carcer")
    match = play(desk.turn(), "0 card:carcer", "0 do", "1 pass", "1 card:igor", "1 3")
    assert minions(match, Y, 3) == 0  # the second removal found it there
    assert decision(match) == "0 closing_menu"
