"""What players are told before they choose: trouble to come, a win of the next player, the area at hand."""

from __future__ import annotations

import pytest

from games.ankh_morpork.desk import Desk, G, R, Y, area, play, state
from undercity import Match
from undercity.games.ankh_morpork import GAME


def text_of(match: Match, seat: int, notation: str) -> str:
    return next(choice.text for choice in match.choices(seat) if choice.notation == notation)


def at_hand(match: Match, seat: int | None = None) -> str | None:
    found: str | None = match.view(seat)["table"]["at_hand"]
    return found


def test_a_place_where_trouble_will_come_says_so() -> None:
    """AM-6.1, AM-6.5: Yellow stands in Nap Hill; Unreal Estate is empty; Dolly Sisters has its marker already."""
    desk = Desk().minions(R, 1).minions(Y, 12).trouble(1).hand(R, "groat")
    match = play(desk.turn(), "0 card:groat", "0 do")
    assert text_of(match, R, area(12)) == "Place a minion on Nap Hill: trouble"
    assert text_of(match, R, area(2)) == "Place a minion in Unreal Estate"
    assert text_of(match, R, area(1)) == "Place a minion in Dolly Sisters"
    play(match, "0 12")
    assert state(match).trouble[11] == 1


def test_a_placement_without_trouble_does_not_warn() -> None:
    """AM-15.1: Deep Dwarves bring no marker, whoever stands there."""
    desk = Desk().minions(R, 1).minions(Y, 12).hand(R, "deep_dwarves")
    match = play(desk.turn(), "0 card:deep_dwarves", "0 do")
    assert text_of(match, R, area(12)) == "Place a minion on Nap Hill"


def test_the_end_of_a_turn_warns_of_the_next_players_win() -> None:
    """AM-18.6: eight markers, and for all Red knows Yellow may be the Dragon King of Arms."""
    desk = Desk().minions(R, 1).trouble(1, 2, 3, 4, 5, 6, 7, 8).hand(R, "peeled_nuts")
    match = play(desk.turn(), "0 card:peeled_nuts")
    assert match.prompt(R) == (
        "Careful: if you end the turn now and Yellow is the Dragon King of Arms, Yellow wins at once."
    )
    message, names, _ = GAME.face.words(match.concealed(R), R, "closing_menu", GAME.choices.parse("end"))
    assert GAME.say(f"{message}.risk", names, "en") == "If Yellow is the Dragon King of Arms, Yellow wins at once."


@pytest.mark.parametrize(("markers", "king"), [(7, G), (8, R)])
def test_no_warning_without_danger(markers: int, king: int) -> None:
    """Seven markers are too few; and if Red is the Dragon King himself, nobody else is."""
    desk = Desk().minions(R, 1).trouble(*range(1, 8)).hand(R, "doctor_hix" if markers > 7 else "peeled_nuts")
    desk.person(king, "dragon_king_of_arms").events("subsidence")
    match = desk.turn()
    if markers > 7:
        play(match, "0 card:doctor_hix", "0 do", "0 do", "0 8")
    else:
        play(match, "0 card:peeled_nuts")
    assert sum(state(match).trouble) == markers
    assert "Careful" not in match.prompt(R)


def test_the_view_says_which_area_is_at_hand() -> None:
    """The assassin has chosen The Scours and now the victim; then Green is asked about the minion there."""
    desk = Desk().minions(R, 1).minions(Y, 5).minions(G, 5).trouble(5, 7).minions(Y, 7).hand(R, "inigo_skimmer")
    match = desk.hand(G, "gaspode").turn()
    assert at_hand(match) is None
    play(match, "0 card:inigo_skimmer", "0 do")
    assert at_hand(match, R) is None
    play(match, "0 5")
    assert (at_hand(match), match.view(R)["decision"]) == ("the_scours", "minion_owner")
    play(match, "0 owner:green")
    assert (at_hand(match, G), match.view(G)["decision"]) == ("the_scours", "stop_window")
