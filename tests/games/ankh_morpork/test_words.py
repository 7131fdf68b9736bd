"""What players read: who decides is told about what, and every turn of the story is told once (AM-21.1)."""

from __future__ import annotations

import pytest

from games.ankh_morpork.desk import DEMON, Desk, G, R, Y, play
from undercity import Match


def told(match: Match, since: int = 0, language: str = "en") -> list[str]:
    return [line.text for line in match.chronicle(None, language) if line.clock > since]


def lines(match: Match, *events: str) -> list[str]:
    return [line.text for line in match.chronicle(None) if line.event in events]


# ------------------------------------------------------------------ whoever must decide is told about what


def test_a_move_says_from_where_to_where() -> None:
    """AM-15.12, AM-10.6: The Duckman's two destinations read differently."""
    desk = Desk().minions(Y, 5).hand(R, "the_duckman").hand(Y, "gaspode")
    match = play(desk.turn(), "0 card:the_duckman", "0 do", "0 10")
    assert match.prompt(Y) == (
        "Red plays The Duckman to move your minion from the Scours to the Isle of Gods. Interrupt?"
    )
    assert match.choices(Y)[0].text == (
        "Interrupt with Gaspode: Another player’s card does not move or remove one of your minions."
    )
    assert told(match)[-1] == "Red wants to move one of Yellow’s minions in the Scours to the Isle of Gods."
    desk = Desk().minions(Y, 5).hand(R, "the_duckman").hand(Y, "gaspode")
    match = play(desk.turn(), "0 card:the_duckman", "0 do", "0 4")
    assert "to Small Gods. Interrupt?" in match.prompt(Y)


def test_a_swap_names_both_minions() -> None:
    """AM-15.16: The Bursar's partner is told to both owners."""
    desk = Desk().minions(Y, 5).minions(G, 9).minions(DEMON, 2).hand(R, "bursar").hand(Y, "gaspode").hand(G, "igor")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 5", "0 9")
    assert match.prompt(Y) == (
        "Red plays The Bursar to swap your minion in the Scours with one of Green’s minions in Longwall. Interrupt?"
    )
    match.choose(Y, "pass")
    assert "your minion in Longwall with one of Yellow’s minions in the Scours" in match.prompt(G)
    match = play(match, "2 pass")
    assert lines(match, "minion_moved") == [
        "One of Yellow’s minions moves from the Scours to Longwall.",
        "One of Green’s minions moves from Longwall to the Scours.",
    ]


def test_a_swap_moves_before_it_makes_trouble() -> None:
    """AM-15.15: the chronicle tells the moves before the markers that they bring."""
    desk = Desk().minions(R, 5, 5).minions(DEMON, 9).hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 5")
    events = [line.event for line in match.chronicle(None)]
    assert events.index("marker_put") > max(i for i, event in enumerate(events) if event == "minion_moved")


@pytest.mark.parametrize(
    ("card", "trouble", "area", "words"),
    [
        ("sybil_vimes", (), "5", "Red plays Sybil Vimes to replace your building in the Scours"),
        ("reacher_gilt", (7,), "7", "Red plays Reacher Gilt to replace your building in the Shades"),
    ],
)
def test_a_buyout_names_the_building_and_the_price(card: str, trouble: tuple[int, ...], area: str, words: str) -> None:
    """AM-15.42: which building, and what its owner would get."""
    desk = Desk().money(30).buildings(Y, 5, 7, 8).trouble(*trouble).hand(R, card).hand(Y, "wallace_sonky")
    match = play(desk.turn(), f"0 card:{card}", "0 do")
    if 0 in match.deciders:
        match.choose(R, f"area:{'the_scours' if area == '5' else 'the_shades'}")
    assert match.prompt(Y).startswith(words)
    assert "you would be paid $6" in match.prompt(Y)


def test_hubert_names_the_receiver() -> None:
    """AM-13.10, AM-13.12: the giver learns who is to get how much before deciding."""
    desk = Desk(4).hand(R, "hubert").hand(Y, "wallace_sonky")
    match = play(desk.turn(), "0 card:hubert", "0 do", "0 player:yellow", "0 player:green")
    assert match.prompt(Y) == "Red plays Hubert: you are to pay Green $3. Interrupt?"


def test_who_is_removed_by_what() -> None:
    """AM-10.6: symbol, text, own text and event read differently."""
    desk = Desk().minions(Y, 5).trouble(5).hand(R, "dr_cruces").hand(Y, "gaspode")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do")
    assert match.prompt(Y) == "Red plays Dr Cruces to assassinate your minion in the Scours. Interrupt?"
    match.choose(Y, "card:gaspode")
    assert told(match)[-3:-1] == ["Yellow interrupts with Gaspode.", "Yellow’s minion in the Scours stays."]
    desk = Desk().minions(Y, 5).hand(R, "auditors").hand(Y, "susan").pile(size=40)
    match = play(desk.turn(), "0 card:auditors", "0 do")
    if match.view(None)["decision"] == "text_window":
        match.choose(Y, "pass")
    assert match.prompt(Y) == "The Auditors: you are to lose your minion in the Scours. Interrupt?"
    desk = Desk().minions(Y, 9).minions(R, 9).hand(R, "carcer").hand(Y, "gaspode").dice(9, 3)
    match = play(desk.turn(), "0 card:carcer", "0 do", "0 owner:yellow")
    assert match.prompt(Y) == "Red wants to remove your minion from Longwall with Carcer. Interrupt?"


def test_the_price_of_keeping_a_demon_out_is_told_in_all() -> None:
    """AM-16.7: $3 for each of three pieces; the chronicle tells it once."""
    desk = Desk().money(10, 12).buildings(Y, 4, 6).minions(Y, 6, 6).hand(R, "doctor_hix")
    desk.events("demons_from_the_dungeon_dimensions").dice(6, 9, 10, 11)
    match = play(desk.turn(), "0 card:doctor_hix", "0 do")
    assert match.prompt(Y) == "A demon is about to enter the Hippo. Pay $9 with Small Gods to keep it out?"
    assert [choice.text for choice in match.choices(Y)] == ["Pay $9 and keep it out", "Let it come"]
    match.choose(Y, "pay")
    assert [text for text in told(match) if "$9" in text] == [
        "Yellow pays $9 with Small Gods to keep a demon out of the Hippo."
    ]


def test_closing_menu_says_what_is_left() -> None:
    """AM-4.17: with no further play the question is the end of the turn alone."""
    match = play(Desk().hand(R, "peeled_nuts").turn(), "0 card:peeled_nuts")
    assert match.prompt(R) == "Fill up your hand and end the turn?"
    match = play(Desk().hand(R, "pink_pussycat_club", "groat").turn(), "0 card:pink_pussycat_club")
    assert match.prompt(R) == "You may play another card, or end the turn."


# ------------------------------------------------------------------ what comes to nothing is told


def test_dice_that_miss() -> None:
    """AM-13.6: 3 of 7; AM-13.8: a 1; AM-15.31: an 8 without a victim."""
    match = play(Desk().hand(R, "here_n_now").dice(3).turn(), "0 card:here_n_now", "0 do")
    assert "Red rolls 3: nothing happens (7 or more was needed)." in told(match)
    match = play(Desk().money(0).hand(R, "cmot_dibbler").dice(1).turn(), "0 card:cmot_dibbler", "0 do")
    assert told(match)[-3:-1] == ["Red rolls 1: bad luck.", "Red has no money to pay."]
    match = play(Desk().hand(R, "errol").dice(8).turn(), "0 card:errol", "0 do")
    assert told(match)[-3:-1] == ["Red rolls 8 (7 or more): good luck.", "There is no minion to remove."]


@pytest.mark.parametrize(
    ("event", "dice", "words"),
    [
        ("the_dragon", (9,), "The Dragon finds nothing in Longwall."),
        ("fire", (9,), "There is no building in Longwall: the fire goes out at once."),
        ("explosion", (9,), "There is no building in Longwall."),
        ("flood", (3, 6), "Dragon’s Landing is not on the river and stays dry."),
        ("subsidence", (), "There is no building on the board: nothing happens."),
        ("bloody_stupid_johnson", (9,), "Nobody holds the City Area card of Longwall: nothing happens."),
        ("riots", (), "There is no trouble on the board: not enough for riots (8 are needed)."),
    ],
)
def test_events_without_effect(event: str, dice: tuple[int, ...], words: str) -> None:
    desk = Desk().events(event).hand(R, "doctor_hix")
    match = play((desk.dice(*dice) if dice else desk).turn(), "0 card:doctor_hix", "0 do")
    assert words in told(match)


def test_texts_that_find_nothing() -> None:
    """AM-10.24, AM-14.5, AM-14.10, AM-15.43: who has nothing is named."""
    match = play(Desk().money(5, 0, 3).hand(R, "mr_boggis").turn(), "0 card:mr_boggis", "0 do")
    assert "Yellow has nothing to lose to Mr Boggis." in told(match)
    match = play(Desk().hand(R, "history_monks").turn(), "0 card:history_monks", "0 do")
    assert "The discard pile is empty: Red finds nothing." in told(match)
    match = play(Desk().hand(R, "queen_molly").turn(), "0 card:queen_molly", "0 pass", "0 do", "0 player:yellow")
    assert told(match)[-1] == "Yellow has no card in hand."
    match = play(Desk().money(5, 2).hand(R, "fire_brigade").turn(), "0 card:fire_brigade", "0 do", "0 player:yellow")
    assert told(match)[-3:-1] == ["Yellow does not pay the $5.", "Yellow has no building to lose."]


def test_money_that_is_short() -> None:
    """AM-11.3, AM-11.4: what was due and what there was."""
    desk = Desk().money(60, 59, 0).hand(R, "royal_mint")
    match = play(desk.turn(), "0 card:royal_mint")
    assert "The bank is nearly empty: Red takes $1 instead of $5." in told(match)
    match = play(Desk().money(5, 1).hand(R, "nobby_nobbs").turn(), "0 card:nobby_nobbs", "0 do", "0 player:yellow")
    assert "Yellow pays Red $1 instead of $3: that is all there is." in told(match)


# ------------------------------------------------------------------ the end


def test_the_end_by_points_is_told_with_winner_and_points() -> None:
    """AM-19.7 to AM-19.15, AM-21.11: what everybody scores for what, and all secrets."""
    desk = Desk().trouble(*range(1, 9)).money(12, 30, 8).loan(R, "mr_bent").minions(Y, 1, 2).buildings(G, 3)
    desk.person(R, "lord_vetinari")
    match = play(desk.events("riots").hand(R, "dean").turn(), "0 card:dean", "0 do")
    assert match.over
    assert told(match)[-16:] == [
        "8 trouble markers are on the board: riots! The game is over, and points decide.",
        "Red repays a loan.",
        "Red scores 0 for minions, 0 for buildings and 0 for money and loans.",
        "Red has 0 points.",
        "Yellow scores 10 for minions, 0 for buildings and 30 for money and loans.",
        "Yellow has 40 points.",
        "Green scores 0 for minions, 12 for buildings and 8 for money and loans.",
        "Green has 20 points.",
        "Yellow wins with 40 points.",
        "Red was Lord Vetinari.",
        "Yellow was Lord Rust.",
        "Green was Lord Selachii.",
        "Nobody was Lord de Worde.",
        "Nobody was the Dragon King of Arms.",
        "Nobody was Chrysoprase.",
        "Nobody was Commander Vimes.",
    ]
    assert list(match.points) == [0, 40, 20]


def test_ties_are_told() -> None:
    """AM-19.16, AM-19.17: by the dearest area, or shared."""
    desk = Desk().trouble(*range(1, 9)).money(5, 5, 0).minions(R, 1).minions(Y, 2).events("riots").hand(R, "dean")
    match = play(desk.person(R, "lord_vetinari").turn(), "0 card:dean", "0 do")
    assert "Yellow wins the tie at 10 points by controlling the area of the highest value ($18)." in told(match)
    desk = Desk().trouble(*range(1, 9)).money(5, 5, 0).events("riots").hand(R, "dean")
    match = play(desk.person(R, "lord_vetinari").turn(), "0 card:dean", "0 do")
    assert told(match)[-9:-7] == ["Red shares the victory with 5 points.", "Yellow shares the victory with 5 points."]


def test_loans_at_the_end() -> None:
    """AM-19.10, AM-19.11: one of two repaid, or none."""
    desk = Desk().trouble(*range(1, 9)).money(13, 5, 0).loan(R, "mr_bent").loan(R, "bank_of_ankh_morpork")
    match = play(desk.person(R, "lord_vetinari").events("riots").hand(R, "dean").turn(), "0 card:dean", "0 do")
    assert "Red repays a loan and cannot repay the other." in told(match)
    assert match.points[R] == 1 - 15
    desk = Desk().trouble(*range(1, 9)).money(3, 5, 0).loan(R, "mr_bent")
    match = play(desk.person(R, "lord_vetinari").events("riots").hand(R, "dean").turn(), "0 card:dean", "0 do")
    assert "Red cannot repay the loan." in told(match)


@pytest.mark.parametrize(
    ("person", "words"),
    [
        ("lord_vetinari", "Red wins as Lord Vetinari: minions in 10 areas (10 needed)."),
        ("lord_rust", "Red wins as Lord Rust: 10 areas controlled (5 needed)."),
        ("dragon_king_of_arms", "Red wins as the Dragon King of Arms: 8 trouble markers on the board (8 needed)."),
        ("chrysoprase", "Red wins as Chrysoprase: worth $51 in cash and buildings ($50 needed)."),
    ],
)
def test_a_personality_wins_with_numbers(person: str, words: str) -> None:
    """AM-18.4 to AM-18.7."""
    desk = Desk(active=G).minions(R, *range(1, 11)).trouble(*range(1, 9)).money(45).buildings(R, 1)
    desk.person(R, person).person(Y, "commander_vimes").hand(G, "peeled_nuts")
    match = play(desk.turn(), "2 card:peeled_nuts", "2 end")
    assert match.over
    assert told(match)[2:4] == ["Red’s turn.", words]
    assert not any(line.startswith("Red was") for line in told(match))  # it is told already


def test_every_language_names_everything() -> None:
    """Areas and cards in German quotes, French articles contracted, players by their own names."""
    desk = Desk().minions(Y, 7).trouble(7).hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do")
    match.call(["Ida", "Agathe", "Max"])
    assert told(match, 1, "de")[:2] == [
        "Ida entfernt einen Handlanger von Agathe aus „Die Schatten“.",
        "In „Die Schatten“ kehrt Ruhe ein.",
    ]
    assert told(match, 1, "fr")[:2] == ["Ida retire des Ombres un agent d’Agathe.", "Le calme revient dans les Ombres."]
