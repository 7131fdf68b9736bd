"""`undercity` with a server whose tables are all dealt alike, and whose random bots choose alike in like positions.

For tests that look at what lies on the table: what they find does not depend on luck. It is no option of the server,
since nobody should be able to know the cards beforehand.
"""

from __future__ import annotations

import random
import secrets
import sys
from collections.abc import Sequence
from typing import Any

from undercity.cli import main
from undercity.server import bots, lobby


class Dealt:
    """Stands in for the module `secrets` where tables get their seeds and random bots their choices."""

    token_hex = staticmethod(secrets.token_hex)

    @staticmethod
    def randbits(count: int) -> int:
        return 2026 % (1 << count)

    @staticmethod
    def choice(legal: Sequence[Any]) -> Any:
        return random.Random(repr(legal)).choice(legal)


if __name__ == "__main__":
    for module in (bots, lobby):
        vars(module)["secrets"] = Dealt
    sys.exit(main())
