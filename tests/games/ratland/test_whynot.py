"""Why not? The reasons of RatLand on positions made by hand, in three languages."""

from __future__ import annotations

import pytest

from games.ratland.desk import decision, desk, run
from undercity import Match
from undercity.games.ratland.table import ATHLETES, FEEDING_PHASE, RATS_PHASE, ROUND_ENDS


def why_not(match: Match, seat: int, notation: str, language: str = "en") -> str:
    return str(match.why_not(seat, notation, language))


def test_rats_behind_the_screen() -> None:
    """RL-6.2, RL-13.13, RL-21.6: as many as are left, and three on double duty."""
    match = run(desk(3, event="locked_and_loaded", level=2, waiting=[6, 1, 1]), RATS_PHASE)
    assert why_not(match, 0, "rats:7") == "You have only 6 rats left to place (RL-21.6)"
    match.choose(0, "rats:1")
    assert why_not(match, 0, "rats:4") == "At most 3 rats can be in the nursery and the pantry at once (RL-13.13)"
    assert why_not(match, 0, "rats:6") == "You have only 5 rats left to place (RL-21.6)"
    match.choose(0, "rats:0")
    assert match.why_not(0, "rats:4") is None


def test_cheese_to_hide() -> None:
    """RL-13.7, RL-21.17, RL-21.19: after the rats, with the event and with cheese."""
    match = run(desk(2, event="hide_the_cheese", waiting=[2, 2], cheese=[3, 0]), RATS_PHASE)
    assert why_not(match, 0, "answer:yes") == "First place your rats; then you may hide cheese (RL-21.17)"
    assert why_not(match, 1, "answer:yes") == "You have no cheese to hide (RL-13.7)"
    match.choose(0, "rats:2")
    assert match.why_not(0, "answer:yes") is None
    assert why_not(match, 0, "rats:0") == "All your rats have been placed (RL-21.19)"
    match = run(desk(2, waiting=[2, 2], cheese=[3, 0]), RATS_PHASE)
    assert why_not(match, 0, "answer:yes") == (
        "Cheese can be hidden only in a round with the event “Hide the cheese” (RL-13.7)"
    )


@pytest.mark.parametrize(("language", "text"), [
    ("en", "You have no rats in the left canal (RL-15.12)"),
    ("de", "Du hast im linken Kanal keine Ratten (RL-15.12)"),
    ("fr", "Vous n’avez aucun rat dans le conduit gauche (RL-15.12)"),
])  # fmt: skip
def test_athletes_move_rats_that_are_there(language: str, text: str) -> None:
    match = run(desk(3, clans=["athletes"], pantry=[2, 1, 1]), ATHLETES)
    assert why_not(match, 0, "place:left_canal", language) == text


@pytest.mark.parametrize(("event", "seats", "both", "text"), [
    ("abundance", 3, 0, "only in a round with the event “Locked and loaded” (RL-13.13)"),
    ("locked_and_loaded", 2, 0, "With two players, no rat can be in the nursery and the pantry at once"),
    ("locked_and_loaded", 3, 3, "You have 3 rats in the nursery and the pantry at once, and there cannot be more"),
    ("locked_and_loaded", 3, 2, "None"),
])  # fmt: skip
def test_athletes_and_double_duty(event: str, seats: int, both: int, text: str) -> None:
    """RL-13.13, RL-16.6, RL-19.25."""
    match = run(desk(seats, event=event, level=2, clans=["athletes"], pantry=[2, 1], both=[both]), ATHLETES)
    match.choose(0, "place:pantry")
    assert text in why_not(match, 0, "place:both")
    assert "it must go to another place (RL-15.12)" in why_not(match, 0, "place:pantry")


def test_only_lost_rats_to_trade() -> None:
    """RL-13.12: a canal rat or a lost one, as far as there is one."""
    match = run(desk(2, event="rattibal_lecter", level=2, lost=[2, 0], pantry=[0, 3]), FEEDING_PHASE)
    assert why_not(match, 0, "answer:yes") == "You have neither a healthy nor a sick rat to trade (RL-13.12)"
    assert match.why_not(0, "lost_rat") is None
    match.choose(0, "answer:no")
    assert why_not(match, 1, "lost_rat") == "You have no lost rat to trade (RL-13.12)"
    assert match.why_not(1, "answer:yes") is None


@pytest.mark.parametrize(("level", "cheese", "text"), [
    (1, 5, "Your Alchemists can turn at most 1 cheese into rats this round (RL-15.8)"),
    (2, 1, "You have only 1 cheese (RL-15.8)"),
    (2, 2, "None"),
])  # fmt: skip
def test_alchemists(level: int, cheese: int, text: str) -> None:
    """RL-15.8."""
    match = run(desk(2, level=level, clans=["alchemists"], cheese=[cheese]), ROUND_ENDS)
    assert decision(match) == "transform"
    assert why_not(match, 0, "transform:2") == text
