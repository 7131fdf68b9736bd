"""The games, one folder each, all with the same rooms: a folder with a content.toml enters the engine's registry.

Behind them come those of other packages, by the entry point `undercity.games` (docs/add-a-game.md).
"""

from importlib.metadata import entry_points
from pathlib import Path

from undercity.engine.game import GAMES, register

for _content in sorted(Path(__file__).parent.glob("*/content.toml")):
    register(_content.parent.name, f"{__name__}.{_content.parent.name}")
for _point in sorted(entry_points(group="undercity.games")):
    if _point.name not in GAMES:  # nobody takes the place of a game of this house
        register(_point.name, _point.value)
