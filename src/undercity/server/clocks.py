"""How long each seat has had to decide, from the times in the journal.

It is what everybody at the table could have noted: times count only when it becomes somebody else's turn, so
that nothing tells of the small choices that a seat makes unseen, behind its screen.
"""

from __future__ import annotations

from typing import Any

from undercity.server.facts import Facts, now


class Clocks:
    """Seconds used by seat up to the present turn, when that began, and whose it is."""

    def __init__(self, facts: Facts) -> None:
        self.used = [0] * len(facts.seats)
        self.at = facts.started or facts.created
        self._deciders = facts.opening if facts.has_game else 0  # a bit mask

    def deciders(self) -> list[int]:
        return [seat for seat in range(self._deciders.bit_length()) if self._deciders >> seat & 1]

    def note(self, made: int, deciders: int) -> None:
        """A row of the journal: when it was made, and who decides after it, as a bit mask."""
        if deciders != self._deciders:
            for seat in self.deciders():
                self.used[seat] += max(0, made - self.at)
            self.at, self._deciders = made, deciders

    def show(self, facts: Facts) -> dict[str, Any]:
        """Clocks of docs/api.md."""
        return {
            "used": list(self.used),
            "at": self.at,
            "now": now(),
            "deciders": [] if facts.has_ended else self.deciders(),
        }
