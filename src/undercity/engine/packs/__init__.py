"""Packs: a game changed without touching its code (docs/packs.md).

A pack is one TOML file, or a folder with `pack.toml` and its texts: what it changes of a game's content.toml, by id.
`edition` makes a Game of it, with a name of its own (`ratland+winter-1a2b3c4d`) by which `find` knows it ever after,
so that bots, environments, the lab, the server and their processes need to know nothing of packs.
"""

from undercity.engine.packs.errors import BadPack
from undercity.engine.packs.making import Kept, edition, is_loaded, keep, known_edition, loaded
from undercity.engine.packs.pack import Pack, read

__all__ = ["BadPack", "Kept", "Pack", "edition", "is_loaded", "keep", "known_edition", "loaded", "read"]
