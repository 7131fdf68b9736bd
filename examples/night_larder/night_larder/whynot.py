"""Why not? On what conditions rules.md allows a choice."""

from __future__ import annotations

from night_larder.larder import State
from undercity.engine.whynot import Conditions, Objection, because


def shelf(s: State, seat: int, number: int) -> Objection | None:
    """Not the shelf of the night before (NL-3.4)."""
    return because("NL-3.4", "why-shelf-last", shelf=("shelf", number)) if s.last[seat] == number else None


CONDITIONS: Conditions = {"shelf": {"shelf": shelf}}
