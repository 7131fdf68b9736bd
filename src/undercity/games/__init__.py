"""The games, one folder each, all with the same rooms: a folder with a content.toml enters the engine's registry."""

from pathlib import Path

from undercity.engine.game import register

for _content in sorted(Path(__file__).parent.glob("*/content.toml")):
    register(_content.parent.name, f"{__name__}.{_content.parent.name}")
