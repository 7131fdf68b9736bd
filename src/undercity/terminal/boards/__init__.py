"""The boards in text, each in a module named like its game; a game without one gets the plain board.

A board is drawn from the view, which holds what the viewer may know and nothing else: no board sees a record.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from undercity.engine.game import Game
from undercity.server.shapes import View
from undercity.terminal.voice import Voice


def draw(view: View, voice: Voice) -> Text:
    """The table as this viewer sees it, at most 78 columns wide."""
    own = f"{__name__}.{view.game.partition('+')[0]}"
    board: Text = import_module(own if find_spec(own) else f"{__name__}.plain").draw(view, voice)
    return board


@cache
def layout(game: Game) -> dict[str, Any]:
    """Where the game's things lie (layout.toml), on a canvas of 1000 by 1000."""
    return tomllib.loads((game.folder / "layout.toml").read_text(encoding="utf-8"))
