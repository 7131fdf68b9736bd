"""Why not? What speaks against a choice that is not legal now.

A game's whynot.py says, for every decision and every kind of choice that answers it, on what conditions the rulebook
allows such a choice. It is written from rules.md and not from the offers: a second statement of what is legal, and the
suite holds the two against each other. What holds for all games is said here, in texts/{en,de,fr}.ftl.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from undercity.engine.agenda import A, B, C
from undercity.engine.words import Names, Thing, Words


class Objection(NamedTuple):
    """What a game says against a choice: the clause, the message, and what it names."""

    clause: str
    message: str
    names: Names


Condition = Callable[[Any, int, int], Objection | None]  # (known, seat, number of the choice within its kind)
Conditions = Mapping[str, Mapping[str, Condition]]  # by decision and kind of choice


@dataclass(frozen=True)
class Reason:
    """Why a choice is not legal, as its chooser is told; `clause` is "" once the game is over."""

    clause: str
    text: str

    def __str__(self) -> str:
        return f"{self.text.removesuffix('.')} ({self.clause})" if self.clause else self.text


GENERAL = Words(Path(__file__).parent / "texts")


def because(clause: str, message: str, **names: Thing) -> Objection:
    """An objection, as conditions write it: `because("DP-4.8", "why-area-last", area=("area", 3))`."""
    return Objection(clause, message, names)


def always(s: Any, seat: int, number: int) -> None:
    """The condition of a choice that may be made whenever its decision is."""


def asked(s: Any) -> tuple[int, int, int]:
    """The three numbers of the decision at hand."""
    line = s.agenda[s.due - 1]
    return line[A], line[B], line[C]
