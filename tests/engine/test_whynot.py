"""Why not? The reasons that hold for all games, and the form of a reason."""

from __future__ import annotations

import random

import pytest

from kit import play_random
from undercity import BadNotation, BadSeats, IllegalChoice, Match, Reason
from undercity.engine.whynot import GENERAL
from undercity.engine.words import LANGUAGES


def start() -> Match:
    return Match("die_patin", 3, seed=4, names=["Ida", "Ben", "Eve"], start_player=0)


@pytest.mark.parametrize(("language", "text"), [
    ("en", "It is not for you to decide now, but for Ida."),
    ("de", "Das entscheidest jetzt nicht du: Ida ist an der Reihe."),
    ("fr", "Ce n’est pas à vous de décider maintenant\N{NO-BREAK SPACE}: c’est au tour d’Ida."),
])  # fmt: skip
def test_whoever_waits_is_told_for_whom(language: str, text: str) -> None:
    assert start().why_not(1, "area:red_south", language) == Reason("DP-12.1", text)


def test_several_are_waited_for_together() -> None:
    match = start()
    while match.game.step_of(match.state).name != "intrigue_card":  # type: ignore[union-attr]
        match.choose(match.deciders[0], match.legal(match.deciders[0])[0])
    match.choose(0, "card:bribe")
    told = match.why_not(0, "card:invasion", "de")
    assert told == Reason("DP-12.3", "Das entscheidest jetzt nicht du: Ben und Eve sind an der Reihe.")


@pytest.mark.parametrize(("language", "text"), [
    ("en", "That is not among your choices now. Choose your start area."),
    ("de", "Das steht jetzt nicht zur Wahl. Wähle dein Startgebiet."),
    ("fr", "Cela ne fait pas partie de vos choix maintenant. Choisissez votre zone de départ."),
])  # fmt: skip
def test_another_kind_of_choice_is_told_what_is_decided(language: str, text: str) -> None:
    assert start().why_not(0, "card:bribe", language) == Reason("DP-12.1", text)


def test_the_game_is_over() -> None:
    match = play_random(start(), random.Random(1))
    assert match.why_not(2, 0) == Reason("", "The game is over: there is nothing left to choose.")
    with pytest.raises(IllegalChoice, match="the game is over") as refused:
        match.choose(2, 0)
    assert refused.value.reason == match.why_not(2, 0)


def test_a_legal_choice_has_no_reason_against_it_however_it_is_given() -> None:
    match = start()
    choice = match.choices(0)[0]
    assert [match.why_not(0, given) for given in (choice, choice.code, choice.notation)] == [None] * 3


def test_a_refusal_says_the_reason_and_carries_it() -> None:
    match = start()
    with pytest.raises(IllegalChoice) as refused:
        match.choose(0, "area:red_west")
    assert refused.value.reason == Reason("DP-3.7", "Sewer Cross is not a start area with this number of players.")
    assert str(refused.value) == (
        "seat 0 may not choose area:red_west now: Sewer Cross is not a start area with this number of players (DP-3.7);"
        " allowed: area:red_south, area:blue_corner, area:yellow_corner"
    )


def test_what_is_no_choice_has_no_reason() -> None:
    match = start()
    for seat in (0, 1):
        for choice in (66, "area:nowhere", True):
            with pytest.raises(BadNotation):
                match.why_not(seat, choice)
    with pytest.raises(BadSeats):
        match.why_not(3, 0)
    with pytest.raises(IllegalChoice) as refused:
        match.choose(0, 0, clock=7)
    assert refused.value.reason is None


def test_the_general_reasons_in_every_language() -> None:
    messages = [set(GENERAL.messages(language)) for language in LANGUAGES]
    assert messages == [{"over", "waiting", "not_now"}] * len(LANGUAGES)
