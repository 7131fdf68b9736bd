"""Chapter 14: texts about cards, hands and personalities."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ankh_morpork.desk import (
    Desk,
    G,
    R,
    Y,
    decision,
    discard_pile,
    hand,
    money,
    offered,
    play,
    state,
    told,
)
from undercity.games.ankh_morpork import table as t

DRAWS = {"sergeant_cheery_littlebottom": 2, "clacks": 2, "professor_of_recent_runes": 2, "hex": 3}
DRAWS |= {"librarian": 4, "leonard_of_quirm": 4}


@pytest.mark.parametrize(("card", "count"), DRAWS.items())
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
    assert told(match, "nothing_discarded") == [(R,)]
    match = play(Desk().hand(R, "alchemists_guild").turn(), "0 card:alchemists_guild", "0 do")
    assert len(hand(match, R)) == 5
    assert told(match, "nothing_discarded") == []  # nobody without a card is asked for one


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
    assert told(match, "card_thrown_away") == [(R, Y, "mob")]
    desk = Desk().hand(R, "cable_street_particulars").hand(G, "hex").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:cable_street_particulars", "0 do", "0 player:yellow")
    assert told(match, "no_card_to_give") == [(Y,)]  # an empty hand is looked at in vain


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
    assert told(match, "cards_taken") == [(R, Y, 2)]
    for viewer, kept in ((R, "card_kept"), (Y, "card_kept"), (G, "one_card_kept"), (None, "one_card_kept")):
        events = [line.event for line in match.chronicle(viewer)]
        assert [event for event in events if event in ("cards_taken", kept, "card_given")] == ["cards_taken", kept]
    desk = Desk().hand(R, "stanley").hand(Y, "hex").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:stanley", "0 do", "0 player:yellow")
    assert (hand(match, R), hand(match, Y)) == ({"hex"}, set())
    assert [line.event for line in match.chronicle(G)].count("card_given") == 1


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
    match = play(Desk(seats, active=Y).hand(Y, "mrs_cake").turn(), "1 card:mrs_cake", "1 do")
    assert [len(told(match, "personality_looked_at", viewer)) for viewer in (R, Y, None)] == [0, seen, 0]


def test_zorgo() -> None:
    """AM-14.29, AM-14.30, AM-14.31: a random undealt one, no way back; the former one joins the undealt."""
    got = set()
    for key in range(40):
        desk = Desk().person(R, "lord_vetinari").hand(R, "zorgo_the_retro_phrenologist")
        desk.s.key[1] = key
        match = play(desk.turn(), "0 card:zorgo_the_retro_phrenologist", "0 do")
        assert decision(match) == "0 closing_menu"
        got.add(t.PERSONALITY_IDS[state(match).personality[R]])
        assert told(match, "personality_new", R) == [(R, state(match).personality[R])]
        assert told(match, "personality_new", Y) == []
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
