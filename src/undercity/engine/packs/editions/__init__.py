"""Where editions are imported from: the packages that `making.py` writes into the cache folder.

A process that was only told the name of an edition's module, as a bot's worker is, finds it here.
"""

from undercity.engine.seam import cache_root

__path__.append(str(cache_root() / "editions"))
