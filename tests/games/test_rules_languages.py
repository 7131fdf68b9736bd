"""The rules in other languages."""

from undercity import GAMES, find
from undercity.engine.words import LANGUAGES
from undercity.testing.suite.languages import *  # noqa: F403


def test_every_game_has_its_rules_in_every_language() -> None:
    wanted = {f"rules.{language}.md" for language in LANGUAGES[1:]}
    for name in GAMES:
        assert {path.name for path in find(name).folder.glob("rules.*.md")} == wanted, name
