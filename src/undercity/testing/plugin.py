"""The pytest plugin: which games are under test, and the tests of the suite at each of their tables."""

from __future__ import annotations

from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from undercity import GAMES
from undercity.testing.tables import Proofs, Table, all_tables, samples, table_id

WHOLE = Path(__file__).parent / "test_game.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The settings of the suite."""
    group = parser.getgroup("undercity", "the game suite of Undercity")
    group.addoption(
        "--undercity-game", action="append", metavar="NAME", default=[],
        help="a registered game to test; without a path, all tests of the suite and no others",
    )  # fmt: skip
    parser.addini("undercity_games", "the registered games that the suite tests", type="args", default=[])
    parser.addini("undercity_proofs", "the folder with games/<game>/samples.py, worlds.py and golden/", default="tests")


def pytest_configure(config: pytest.Config) -> None:
    """Take note of the games, and of where what their tests need lies."""
    config.addinivalue_line("markers", "undercity_tables: a test of the game suite, at each table of each game")
    config.addinivalue_line("markers", "undercity_games: a test of the game suite, for each game")
    config.addinivalue_line("markers", "slow: whole-game and whole-machine tests, which a quick run leaves out")
    asked = config.getoption("--undercity-game")
    for name in asked:
        if name not in GAMES:
            raise pytest.UsageError(f"no game is called {name!r}; the games are {', '.join(GAMES)}")
    if asked and config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args[:] = [str(WHOLE)]
    Proofs.games = tuple(asked or config.getini("undercity_games"))
    Proofs.folder = config.rootpath / config.getini("undercity_proofs")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests at every table of every game; a quick run plays only the first of each game."""
    if metafunc.definition.get_closest_marker("undercity_games"):
        metafunc.parametrize("name", Proofs.games)
    if marked := metafunc.definition.get_closest_marker("undercity_tables"):
        if marked.args:
            tables = list({table[:2]: table for table in reversed(all_tables())}.values())[::-1]
            metafunc.parametrize("table", tables, ids=table_id)
        else:
            firsts = [samples(game)[0] for game in Proofs.games]
            metafunc.parametrize("table", [_param(table, table in firsts) for table in all_tables()])


def _param(table: Table, is_first: bool) -> ParameterSet:
    return pytest.param(table, id=table_id(table), marks=() if is_first else pytest.mark.slow)
