"""Chapters 3 and 4: the turn and playing a card."""

from __future__ import annotations

from games.ankh_morpork.desk import (
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
    power,
    state,
    told,
    trouble,
)

FOUR = ("groat", "hex", "modo", "ruby")


def ready(desk: Desk) -> Desk:
    """The others hold something, so that their turns do not run by themselves."""
    return desk.hand(Y, "mended_drum").hand(G, "royal_mint").discarded("wallace_sonky", "gaspode")


# ------------------------------------------------------------------ 3. The turn


def test_the_active_player_wins_at_the_start_of_the_turn() -> None:
    """AM-3.1: before anything else happens, without a declaration."""
    match = Desk().person(R, "dragon_king_of_arms").trouble(*range(1, 9)).hand(R, "groat").turn()
    assert match.over
    assert match.ranks == [1, 2, 2]
    assert match.utility[0] == 1.0


def test_other_personalities_are_not_checked() -> None:
    """AM-3.2: yellow's dragon king must wait for the own turn, which then wins."""
    desk = ready(Desk()).person(Y, "dragon_king_of_arms").trouble(*range(1, 9)).hand(R, "peeled_nuts")
    match = desk.turn()
    assert decision(match) == "0 opening_menu"
    play(match, "0 card:peeled_nuts", "0 end")
    assert match.over
    assert state(match).winner == Y


def test_a_turn_is_play_and_refill() -> None:
    """AM-3.3, AM-3.4, AM-3.8, AM-3.10: one card, then draw to five, then the player to the left."""
    desk = ready(Desk()).hand(R, "peeled_nuts", "groat").pile("hex", "modo", "mrs_cake", "librarian")
    match = play(desk.turn(), "0 card:peeled_nuts")
    assert offered(match, R) == {"end"}  # no second card
    play(match, "0 end")
    assert hand(match, R) == {"groat", "hex", "modo", "mrs_cake", "librarian"}
    assert decision(match) == "1 opening_menu"


def test_interrupts_cannot_be_played_as_a_card() -> None:
    """AM-3.5: neither first nor further."""
    match = ready(Desk()).hand(R, "susan", "pink_pussycat_club", "groat").turn()
    assert offered(match, R) == {"card:pink_pussycat_club", "card:groat"}
    play(match, "0 card:pink_pussycat_club")
    assert offered(match, R) == {"card:groat", "end"}


def test_only_interrupts_in_hand() -> None:
    """AM-3.6, AM-3.7: pass and refill; with a playable card there is no passing."""
    match = ready(Desk()).hand(R, "susan", "igor").turn()
    assert offered(match, R) == {"pass"}
    play(match, "0 pass")
    assert len(hand(match, R)) == 5
    assert {"susan", "igor"} <= hand(match, R)
    assert offered(ready(Desk()).hand(R, "susan", "groat").turn(), R) == {"card:groat"}


def test_a_full_hand_draws_and_discards_nothing() -> None:
    """AM-3.9: seven cards stay seven minus the one played."""
    desk = ready(Desk()).hand(R, "peeled_nuts", *FOUR, "dorfl", "mob")
    match = play(desk.turn(), "0 card:peeled_nuts", "0 end")
    assert hand(match, R) == {*FOUR, "dorfl", "mob"}
    assert discard_pile(match)[-1] == "peeled_nuts"


def test_action_boundaries() -> None:
    """AM-3.11, AM-8.3: a city power before the first card, before each symbol and after the last."""
    for moves in ([], ["0 card:dwarves"], ["0 card:dwarves", "0 do", "0 8"], ["0 card:dwarves", "0 pass", "0 pass"]):
        desk = ready(Desk()).buildings(R, 3).minions(R, 7).hand(R, "dwarves", "groat")
        match = play(desk.turn(), *moves)
        assert power(3) in offered(match, R)
        play(match, f"0 {power(3)}")
        assert money(match)[R] == 12
        assert power(3) not in offered(match, R)


def test_one_action_is_finished_before_another_begins() -> None:
    """AM-3.12: in the middle of placing, neither powers nor Doctor Mossy Lawn are offered."""
    desk = ready(Desk()).buildings(R, 3).minions(R, 7).hand(R, "dwarves", "doctor_mossy_lawn")
    match = play(desk.turn(), "0 card:dwarves", "0 pass", "0 do")
    assert offered(match, R) == areas(5, 6, 7, 8)


def test_the_game_stops_at_once() -> None:
    """AM-3.13: the last card drawn in mid-text ends it; the building symbol of Hex is not reached."""
    desk = Desk().minions(R, 7).hand(R, "hex").pile(size=2).person(R, "lord_vetinari")
    match = play(desk.turn(), "0 card:hex", "0 do")
    assert match.over
    assert match.choices(R) == []


# ------------------------------------------------------------------ 4. Playing a card


def test_symbols_go_from_left_to_right_and_are_optional() -> None:
    """AM-4.1, AM-4.2, AM-4.3: Patrician's Palace is building, $4, minion; what is skipped is gone."""
    desk = ready(Desk()).minions(R, 7, 1).hand(R, "patricians_palace")
    match = play(desk.turn(), "0 card:patricians_palace")
    assert money(match)[R] == 10  # the money comes after the building
    play(match, "0 pass")
    assert money(match)[R] == 14
    assert offered(match, R) == {"do", "pass"}
    play(match, "0 do")
    assert decision(match) == "0 place_area"


def test_an_event_cannot_be_skipped() -> None:
    """AM-4.2, AM-4.13: the event symbol offers nothing but to do it."""
    match = play(ready(Desk()).hand(R, "doctor_hix").turn(), "0 card:doctor_hix")
    assert offered(match, R) == {"do"}
    play(match, "0 do")
    assert state(match).events_drawn == 1


def test_nothing_is_left_of_a_text() -> None:
    """AM-4.1: at the next symbol nobody is named any more."""
    desk = ready(Desk()).minions(R, 7).hand(R, "fools_guild")
    match = play(desk.turn(), "0 card:fools_guild", "0 do", "0 player:yellow")
    assert (decision(match), match.view(None)["table"]["target"]) == ("1 extorted", Y)
    play(match, "1 pay")
    assert (decision(match), match.view(None)["table"]["target"]) == ("0 symbol_menu", None)


def test_the_card_leaves_the_hand_when_chosen() -> None:
    """AM-4.4: Modo cannot be discarded by its own text."""
    match = play(ready(Desk()).hand(R, "modo", "groat", "hex").turn(), "0 card:modo", "0 do")
    assert offered(match, R) == {"card:groat", "card:hex"}
    assert told(match, "card_played") == [(R, "modo")]


def test_when_the_card_in_play_is_discarded() -> None:
    """AM-4.5: when the next card is chosen or the first part ends, not earlier."""
    desk = ready(Desk()).hand(R, "pink_pussycat_club", "peeled_nuts")
    match = play(desk.turn(), "0 card:pink_pussycat_club")
    assert discard_pile(match) == ["wallace_sonky", "gaspode"]
    play(match, "0 card:peeled_nuts")
    assert discard_pile(match)[2:] == ["pink_pussycat_club"]
    play(match, "0 end")
    assert discard_pile(match)[2:] == ["pink_pussycat_club", "peeled_nuts"]


def test_a_card_in_front_of_a_player_is_not_discarded() -> None:
    """AM-4.6, AM-11.7: a loan stays."""
    desk = ready(Desk()).hand(R, "mr_bent")
    match = play(desk.turn(), "0 card:mr_bent", "0 do", "0 end")
    assert "mr_bent" not in discard_pile(match)
    assert list(state(match).loans) == [-1, R]


def test_the_symbols() -> None:
    """AM-4.7, AM-4.8, AM-4.9, AM-4.10, AM-4.11, AM-4.12: what each of them begins."""
    desk = ready(Desk()).minions(R, 7, 1).minions(Y, 5, 9).trouble(5, 9)
    for card, step in [
        ("groat", "place_area"),
        ("mended_drum", "build_area"),
        ("hello", "minion_area"),
        ("buggy_swires", "marker_off"),
        ("the_duckman", "minion_area"),
    ]:
        desk = ready(Desk()).minions(R, 7, 1).minions(Y, 5, 9).trouble(5, 9).hand(R, card)
        desk.s.discard_pile[2] = -1
        if card == "mended_drum":
            desk = Desk().minions(R, 7, 1).hand(R, card)
        assert decision(play(desk.turn(), f"0 card:{card}", "0 do")) == f"0 {step}"
    match = play(ready(Desk()).hand(R, "pink_pussycat_club").turn(), "0 card:pink_pussycat_club")
    assert money(match)[R] == 13


def test_events_leave_the_game() -> None:
    """AM-4.14, AM-24.16: the next symbol draws the next event."""
    desk = ready(Desk()).events("explosion", "fog").hand(R, "doctor_hix", "dean").dice(3)
    match = play(desk.turn(), "0 card:doctor_hix", "0 do", "0 pass", "0 card:dean", "0 do")
    assert [line.things["event"] for line in match.chronicle() if line.event == "event_drawn"] == [6, 10]
    assert state(match).events_drawn == 2


def test_an_empty_event_deck_does_nothing() -> None:
    """AM-4.15: no reshuffle."""
    desk = ready(Desk()).hand(R, "doctor_hix")
    desk.s.events_drawn = 12
    match = play(desk.turn(), "0 card:doctor_hix", "0 do", "0 do", "0 4")
    assert trouble(match) == {4}
    assert state(match).events_drawn == 12
    assert (told(match, "event_deck_empty"), told(match, "event_drawn")) == ([()], [])


def test_further_plays_add_up_and_may_be_left() -> None:
    """AM-4.16, AM-4.17, AM-4.18, AM-24.13: two from Drumknott, one from the club, each card takes one."""
    desk = ready(Desk()).hand(R, "drumknott", "pink_pussycat_club", "peeled_nuts", "groat")
    match = play(desk.turn(), "0 card:drumknott", "0 do")
    assert state(match).plays == 2
    play(match, "0 card:pink_pussycat_club")
    assert state(match).plays == 2
    play(match, "0 card:peeled_nuts")
    assert state(match).plays == 1
    play(match, "0 end")
    assert state(match).plays == 0
    assert "groat" in hand(match, R)


def test_a_card_without_symbols() -> None:
    """AM-4.19: The Peeled Nuts may be played and do nothing."""
    match = play(ready(Desk()).hand(R, "peeled_nuts").turn(), "0 card:peeled_nuts")
    assert decision(match) == "0 closing_menu"


def test_a_symbol_without_execution_can_only_be_skipped() -> None:
    """AM-4.20: and is skipped unasked, unless a power could make it possible: Isle of Gods frees a site."""
    match = play(ready(Desk()).minions(R, 7).trouble(7).hand(R, "mended_drum").turn(), "0 card:mended_drum")
    assert decision(match) == "0 closing_menu"
    assert money(match)[R] == 12
    desk = ready(Desk()).minions(R, 7).trouble(7).buildings(R, 10).hand(R, "mended_drum")
    match = play(desk.turn(), "0 card:mended_drum")
    assert offered(match, R) == {"pass", power(10)}
    play(match, f"0 {power(10)}")
    assert offered(match, R) == {"do", "pass"}
    play(match, "0 do")
    assert state(match).building[6] == R
    assert money(match)[R] == 10 - 2 - 6 + 2


def test_doctor_mossy_lawn_keeps_an_idle_symbol_open() -> None:
    """AM-4.20: a symbol is not passed over silently if for all the table knows he could be played."""
    desk = (
        ready(Desk())
        .minions(R, 7)
        .trouble(7)
        .hand(R, "gimlets_dwarf_delicatessen", "ruby", "hex")
        .pile("doctor_mossy_lawn", size=40)
    )
    desk.s.minions[R][6] = 0
    match = play(desk.turn(), "0 card:ruby", "0 pass")
    assert decision(match) == "0 symbol_menu"
    assert offered(match, R) == {"pass"}


def test_two_equal_symbols_are_two_actions() -> None:
    """AM-4.21: Dwarves place twice, each with a choice of its own."""
    desk = ready(Desk()).minions(R, 7).hand(R, "dwarves")
    match = play(desk.turn(), "0 card:dwarves", "0 do", "0 8", "0 do", "0 9")
    assert (minions(match, R, 8), minions(match, R, 9)) == (1, 1)
    match = play(ready(Desk()).minions(R, 7).hand(R, "dwarves").turn(), "0 card:dwarves", "0 pass", "0 do", "0 6")
    assert (minions(match, R, 6), minions(match, R, 7)) == (1, 1)
