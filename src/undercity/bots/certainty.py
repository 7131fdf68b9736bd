"""How sure a measured share is."""

from __future__ import annotations

import math


def interval(score: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: `score` wins (ties count half) in so many games."""
    if games == 0:
        return 0.0, 1.0
    share = score / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
