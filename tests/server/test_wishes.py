"""A wish is made or refused, never tried: nobody sees what comes and then chooses otherwise."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kit import samples
from undercity.engine.game import GAMES
from undercity.server.errors import Illegal
from undercity.server.requests import Choose, Undo
from undercity.server.served import ServedMatch
from undercity.server.wishes import Action, chosen, grant, repeat

NO_CODE = 2**31 - 1


def choose(match: ServedMatch, seat: int, **how: Any) -> Action:
    return grant(match, seat, Choose(id="a", clock=0, **how))[0]


def copy_of(match: ServedMatch) -> ServedMatch:
    """The same position; everything before it is forgotten."""
    copy = ServedMatch.from_position(match.game, match.position())
    assert isinstance(copy, ServedMatch)
    return copy


def some_match(game: str, luck: random.Random) -> ServedMatch:
    _, seats, options = luck.choice(samples(game))
    return ServedMatch(game, seats, luck.getrandbits(64), **options)


@pytest.mark.parametrize("game", GAMES)
def test_a_list_ends_with_the_choice_that_raised_the_fog_and_that_one_stays(game: str) -> None:
    """Dice, draws and reveals: whoever has seen them has chosen, though the next choice would be legal, too."""
    luck, rises, went_on = random.Random(3), 0, 0
    while rises < 20 or went_on < 20:
        match = some_match(game, luck)
        for _ in range(150):
            if match.over:
                break
            seat = luck.choice(match.deciders)
            code, probe, fog = luck.choice(match.legal(seat)), copy_of(match), match.state.fog
            match.choose(seat, code)
            after = match.legal(seat) if seat in match.deciders else []
            action = choose(probe, seat, codes=[code, *after[:1], NO_CODE])
            if match.state.fog != fog:
                assert action == chosen(match, [code])
                assert probe.state.tobytes() == match.state.tobytes()
                assert not probe.can_undo(seat)
                rises += 1
            else:
                assert action == chosen(match, [code, *after[:1]])
                went_on += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_names_nothing_but_what_is_legal_now(game: str) -> None:
    luck, refused = random.Random(4), 0
    for _ in range(3):
        match = some_match(game, luck)
        while not match.over and match.clock < 60:
            seat = luck.choice(match.deciders)
            legal, before = match.legal(seat), match.state.tobytes()
            wrong = next(code for code in range(NO_CODE) if code not in legal)
            with pytest.raises(Illegal) as one:
                choose(match, seat, code=wrong)
            with pytest.raises(Illegal) as several:
                choose(match, seat, codes=[wrong, luck.choice(legal)])
            assert str(one.value) == str(several.value)
            assert match.state.tobytes() == before
            match.choose(seat, luck.choice(legal))
            refused += 2
    assert refused > 50


def test_what_was_granted_gives_the_same_game_when_it_is_repeated() -> None:
    """The journal holds what was made of a list, not what was wished."""
    luck = random.Random(5)
    for game in GAMES:
        match = some_match(game, luck)
        twin = copy_of(match)
        for _ in range(40):
            if match.over:
                break
            seat = luck.choice(match.deciders)
            action = choose(match, seat, codes=[luck.choice(match.legal(seat)), *luck.choices(range(60), k=3)])
            assert 1 <= action.made <= 4
            repeat(twin, seat, action)
            assert twin.state.tobytes() == match.state.tobytes()


def screens() -> ServedMatch:
    """RatLand: three seats place their rats, each behind a screen."""
    match, luck = ServedMatch("ratland", 3, 5), random.Random(2)
    while match.phase is None or match.game.step_of(match.state).name != "place_rats":  # type: ignore[union-attr]
        seat = luck.choice(match.deciders)
        match.choose(seat, luck.choice(match.legal(seat)))
    return match


def test_a_placement_replaces_all_answers_or_none() -> None:
    match = screens()
    rats = len(match.legal(0)) - 1
    assert choose(match, 0, placement={"nursery": 1, "pantry": rats - 1}).undo == 0
    placed = match.state.tobytes()
    for wrong in ({"nursery": rats + 1}, {"nowhere": rats}, {"nursery": -1}, {"nursery": rats - 1}):
        with pytest.raises(Illegal):
            choose(match, 0, placement=wrong)
        assert match.state.tobytes() == placed
    answers = match.answers_of(0)
    again = choose(match, 0, placement={"dump": rats})
    assert again.undo == answers > 0
    assert match.state.tobytes() != placed
    choose(match, 0, placement={"nursery": 1, "pantry": rats - 1})
    assert match.state.tobytes() == placed


def test_an_answer_that_cannot_be_given_leaves_the_earlier_ones() -> None:
    """Whatever a placement stands for: a part that is not legal undoes the whole, always in the same words."""
    match = screens()
    rats = len(match.legal(1)) - 1
    choose(match, 1, placement={"city": rats})
    before, entries = match.state.tobytes(), len(match.moves)
    legal = match.answers_of(1)
    for codes in ([NO_CODE], [match.legal(0)[0], NO_CODE], [match.legal(0)[0]] * 40):
        with pytest.raises(Exception, match="this cannot be answered now"):
            match.answer_anew(1, codes)
        assert (match.state.tobytes(), len(match.moves), match.answers_of(1)) == (before, entries, legal)


def test_the_placement_that_lifts_the_screens_stays() -> None:
    match = screens()
    for seat in range(3):
        rats = len(match.legal(seat)) - 1
        choose(match, seat, placement={"pantry": rats})
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(Illegal):
        grant(match, 2, Undo(id="u", clock=0))
