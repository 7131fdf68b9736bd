"""Learning: each lesson, figure and text of a game, and rules that speak to players."""

from __future__ import annotations

import re

import pytest

from undercity import find
from undercity.engine.learn.check import problems
from undercity.engine.learn.lesson import Play
from undercity.engine.words import LANGUAGES
from undercity.testing.tables import every_game


def _lessons(name: str) -> list[Play]:
    learn = find(name).learn
    return list(learn.lessons.values()) if learn else []


@every_game
def test_nothing_is_wrong(name: str) -> None:
    assert problems(find(name)) == []


@every_game
def test_every_lesson_is_solved_by_its_solution_and_not_before_its_last_choice(name: str) -> None:
    for play in _lessons(name):
        codes = play.codes(play.lesson.solution)
        states = [play.play(codes[:count]).state for count in range(len(codes) + 1)]
        assert states == ["open"] * len(codes) + ["solved"], play.lesson.id
        assert play.play(codes).said == "solved"


@every_game
def test_every_wrong_line_gets_its_answer(name: str) -> None:
    for play in _lessons(name):
        for line in play.lesson.wrong:
            scene = play.play(play.codes(line))
            assert scene.state != "solved"
            assert scene.said in play.says()


OURS = re.compile(
    r"\w\.(py|toml|json|ftl|md)\b|\b(unit test|test suite|implementation|Testfall|Implementierung|cas de test)\b", re.I
)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_speak_to_players(name: str, language: str) -> None:
    """No names of files, and nothing that concerns only whoever writes and tests the program."""
    file = find(name).folder / ("rules.md" if language == "en" else f"rules.{language}.md")
    assert [line for line in file.read_text(encoding="utf-8").splitlines() if OURS.search(line)] == []
