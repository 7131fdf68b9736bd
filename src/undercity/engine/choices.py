"""Kinds of choice and their dense numbers.

Kinds laid end to end give every choice of a game one number, the same in the browser, in records,
in bots' trees and in learning environments. A person writes a choice as `kind:label`, or just the
kind where there is only one of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from undercity.engine.errors import BadNotation


@dataclass(frozen=True)
class Kind:
    """One kind of choice: its first number and the labels of its members."""

    name: str
    first: int
    labels: tuple[str, ...]


@dataclass(frozen=True)
class Choice:
    """One legal choice, as a person and a program meet it."""

    code: int
    kind: str
    arg: int
    notation: str
    text: str
    clause: str

    def __str__(self) -> str:
        return self.notation


class Choices:
    """All choices of a game."""

    def __init__(self) -> None:
        self.kinds: list[Kind] = []
        self.count = 0

    def add(self, name: str, labels: Iterable[str] = ("",)) -> int:
        """Declare a kind; its first number is returned."""
        kind = Kind(name, self.count, tuple(labels))
        self.kinds.append(kind)
        self.count += len(kind.labels)
        return kind.first

    def split(self, code: int) -> tuple[Kind, int]:
        """The kind of a choice and its number within the kind."""
        for kind in self.kinds:
            if kind.first <= code < kind.first + len(kind.labels):
                return kind, code - kind.first
        raise BadNotation(f"choice {code} does not exist; choices are numbered 0 to {self.count - 1}")

    def notation(self, code: int) -> str:
        """What a person types for this choice."""
        kind, arg = self.split(code)
        return f"{kind.name}:{kind.labels[arg]}" if kind.labels[arg] else kind.name

    def parse(self, text: str) -> int:
        """The number of a choice that a person typed."""
        name, _, label = text.strip().partition(":")
        for kind in self.kinds:
            if kind.name == name:
                if label in kind.labels:
                    return kind.first + kind.labels.index(label)
                raise BadNotation(f"{text.strip()!r}: no {name} is called {label!r}; {_some(name, kind.labels)}")
        raise BadNotation(
            f"{text.strip()!r} names no choice; a choice starts with {_listed(k.name for k in self.kinds)}"
        )


def _some(name: str, labels: tuple[str, ...]) -> str:
    if labels == ("",):
        return f"write just {name}"
    shown = ", ".join(labels[:12])
    return f"write {name}: and one of {shown}{' ...' if len(labels) > 12 else ''}"


def _listed(names: Iterable[str]) -> str:
    words = list(dict.fromkeys(names))
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
