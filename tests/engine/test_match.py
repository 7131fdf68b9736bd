"""Match: what a library user meets first, and bad input."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kit import play_random
from undercity import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalChoice,
    Match,
    UndercityError,
    UnknownGame,
)


def middle() -> Match:
    return play_random(Match("die_patin", 3, seed=4), random.Random(4), 60)


@pytest.mark.parametrize(("arguments", "options", "error", "message"), [
    (("chess",), {}, UnknownGame, "no game is called 'chess'; the games are .*die_patin"),
    (("die_patin", 7), {}, BadSeats, "die_patin is played with 2 to 5 seats, not 7"),
    (("die_patin", "3"), {}, BadSeats, "2 to 5 seats"),
    (("die_patin", 3, -1), {}, UndercityError, "a seed is a whole number from 0 to"),
    (("die_patin", 3, "x"), {}, UndercityError, "a seed is a whole number"),
    (("die_patin", 3), {"rounds": 4}, BadOption, "no option 'rounds'; the options are start_player, removed"),
    (("die_patin", 3), {"start_player": 9}, BadOption, "'start_player' cannot be 9: expected `int` <= 4"),
    (("die_patin", 3), {"start_player": "x"}, BadOption, "'start_player' cannot be 'x'"),
    (("die_patin", 3), {"speed": "warp"}, UndercityError, "the speed is plain or compiled, not 'warp'"),
])  # fmt: skip
def test_bad_tables(arguments: tuple[Any, ...], options: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        Match(*arguments, **options)


@pytest.mark.parametrize(("choice", "error", "message"), [
    ("area", BadNotation, "no area is called ''; write area: and one of red_west"),
    ("area:nowhere", BadNotation, "no area is called 'nowhere'"),
    ("loot:3", BadNotation, "no loot is called '3'; write just loot"),
    ("fly", BadNotation, "'fly' names no choice; a choice starts with area, manhole"),
    (66, BadNotation, "choice 66 does not exist; choices are numbered 0 to 65"),
    (1.5, BadNotation, "a choice is a Choice, a number or a notation, not 1.5"),
    (True, BadNotation, "a choice is a Choice"),
    ("mission:most_loot", IllegalChoice, r"may not choose mission:most_loot now: .*; allowed: "),
])  # fmt: skip
def test_bad_choices(choice: object, error: type[Exception], message: str) -> None:
    match = middle()
    before = match.state.tobytes()
    with pytest.raises(error, match=message):
        match.choose(match.deciders[0], choice)  # type: ignore[arg-type]
    assert match.state.tobytes() == before


def test_bad_seats_and_clocks() -> None:
    match = middle()
    seat = match.deciders[0]
    with pytest.raises(BadSeats, match="there is no seat 3; the seats are 0 to 2"):
        match.choices(3)
    with pytest.raises(BadSeats, match="no seat True"):
        match.view(True)
    with pytest.raises(IllegalChoice, match=f"seat {(seat + 1) % 3} has nothing to decide now; seat {seat} must"):
        match.choose((seat + 1) % 3, 0)
    with pytest.raises(IllegalChoice, match="made at clock 1, but the game stands at 60"):
        match.choose(seat, match.legal(seat)[0], clock=1)


@pytest.mark.parametrize(("change", "message"), [
    ({"game": "ratland"}, "a position of ratland, not of die_patin"),
    ({"seats": 9}, "'seats' must be from 2 to 5"),
    ({"deciders": 0}, "must have a decision on top"),
    ({"deciders": 7}, "'deciders' must equal who decides"),
    ({"due": 0}, "must have a decision on top"),
    ({"due": 99}, "rows that are no steps"),
])  # fmt: skip
def test_bad_positions(change: dict[str, object], message: str) -> None:
    position = {**middle().position(), **change}
    with pytest.raises(BadPosition, match=message):
        Match.from_position("die_patin", position)


def test_a_position_that_is_no_table() -> None:
    with pytest.raises(BadPosition, match="a table of fields"):
        Match.from_position("die_patin", [1])  # type: ignore[arg-type]


def test_a_position_of_the_last_moment() -> None:
    match = play_random(Match("die_patin", 2, seed=4), random.Random(4))
    again = Match.from_position("die_patin", json.loads(json.dumps(match.position())))
    assert again.over
    assert again.points == match.points


def test_both_speeds_make_the_same_record() -> None:
    slow = play_random(Match("die_patin", 4, seed=6), random.Random(6))
    fast = play_random(Match("die_patin", 4, seed=6, speed="compiled"), random.Random(6))
    assert slow.record() == fast.record()


def test_without_a_seed_games_differ() -> None:
    assert Match("die_patin", 2).seed != Match("die_patin", 2).seed


# ------------------------------------------------------------------ records


def damaged(old: str, new: str) -> str:
    text = play_random(Match("die_patin", 2, seed=3, start_player=1), random.Random(3), 12).record()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(("old", "new", "message"), [
    ("undercity record 1", "undercity record 9", "line 1: a record starts with"),
    ("game: die_patin", "game: chess", "line 2: no game is called 'chess'"),
    ("seats: 2", "seats: two", "must have a line 'seats:' with a whole number"),
    ("seats: 2", "seats: 8", "2 to 5 seats, not 8"),
    ("seed: 3", "seed: 4", "the chain does not fit"),
    ("option start_player: 1", "option first: 1", "no option 'first'"),
    ("seats: 2", "colour: red", "unknown header 'colour'"),
    ("seats: 2", "seats 2", "line 3: a header line is written as"),
    ("1 seat 1", "1 place 1", "line 7: a choice is written as"),
    ("2 seat 1", "3 seat 1", "line 8: choice 2 should stand here, not choice 3"),
    ("1 seat 1", "1 seat 0", "line 7: seat 0 has nothing to decide"),
    ("end: 12", "end: 13", "13 choices are announced, but 12 stand above"),
    (", open,", ", over,", "the record says the game is over, but it is open"),
])  # fmt: skip
def test_a_damaged_record_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Match.replay(damaged(old, new))


def test_text_after_the_end_is_refused() -> None:
    text = damaged("undercity", "undercity") + "and more\n"
    with pytest.raises(BadRecord, match="nothing may follow the closing line"):
        Match.replay(text)


def test_an_empty_record() -> None:
    with pytest.raises(BadRecord, match="line 1: the record is cut off here"):
        Match.replay("")


def test_replay_up_to_a_choice() -> None:
    match = play_random(Match("die_patin", 2, seed=3), random.Random(3), 30)
    half = Match.replay(match.record(), upto=15)
    assert half.clock == 15
    assert half.moves == match.moves[:15]
