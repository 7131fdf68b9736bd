"""The whole game suite as a pytest plugin: for the games of this house, and for yours (docs/add-a-game.md).

    pytest --undercity-game my_game          every test of the suite, for a game that is registered

or, in a test file of your own, one line: `from undercity.testing.suite import *`, and in pytest's settings
`undercity_games = ["my_game"]`. Beside your tests lie `games/<game>/samples.py` (at which tables to play),
`games/<game>/worlds.py` (what chance hides) and `golden/<game>/` (whole games kept as text; `python -m
undercity.testing.golden` writes them).
"""

import pytest

pytest.register_assert_rewrite("undercity.testing.suite", "undercity.testing.spread")
