"""A game's room `learn/`: guide, figures, lessons, player aid, and the texts of all of them and of the coach.

guide.en.md, guide.de.md, guide.fr.md    the guide
figures.toml, lessons.toml, aid.toml     what is drawn, played and marked
en.ftl, de.ftl, fr.ftl                   texts: lesson-<id>, figure-<id>, aid-step-<id>, aid-symbol-<id>,
                                         coach-<decision>, coach-told-<event>, reason-<term>
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from undercity.engine.content import Entry, load
from undercity.engine.errors import BadContent
from undercity.engine.learn.figure import Figure, Picture
from undercity.engine.learn.lesson import Lesson, Play, readable
from undercity.engine.seam import Rules
from undercity.engine.words import Words

AnyEntry = TypeVar("AnyEntry", bound=Entry)


class Lessons(Entry):
    """lessons.toml."""

    lesson: tuple[Lesson, ...] = ()


class Figures(Entry):
    """figures.toml."""

    figure: tuple[Figure, ...] = ()


class AidStep(Entry):
    """A step of a turn or round, and the decisions during which it is the present one."""

    id: str
    decisions: tuple[str, ...]


class AidSymbol(Entry):
    """A symbol of the board, drawn by the board's own `Sign`."""

    id: str


class Aid(Entry):
    """aid.toml."""

    step: tuple[AidStep, ...] = ()
    symbol: tuple[AidSymbol, ...] = ()


class Learn:
    """What a game teaches, and how. It is played by these rules: a thread has its own."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.game = rules, rules.game
        game = self.game
        self.folder = game.folder / "learn"
        self.words = Words(self.folder)

    @cached_property
    def lessons(self) -> dict[str, Play]:
        """The lessons by id, in order."""
        path = self.folder / "lessons.toml"
        plays = [readable(self.rules, lesson) for lesson in _read(path, Lessons).lesson]
        return by_id(path, [(play.lesson.id, play) for play in plays])

    @cached_property
    def figures(self) -> dict[str, Picture]:
        """The figures by id, in order."""
        path = self.folder / "figures.toml"
        return by_id(path, [(figure.id, Picture(self.rules, figure)) for figure in _read(path, Figures).figure])

    @cached_property
    def aid(self) -> Aid:
        """The player aid."""
        path = self.folder / "aid.toml"
        aid = _read(path, Aid)
        by_id(path, [(step.id, step) for step in aid.step])
        by_id(path, [(symbol.id, symbol) for symbol in aid.symbol])
        return aid

    def guide(self, language: str) -> str | None:
        """The guide in this language, if it is written."""
        path = self.folder / f"guide.{language}.md"
        return path.read_text(encoding="utf-8") if path.is_file() else None

    def text(self, message: str, language: str, count: int | None = None) -> str:
        """One of the room's texts; a reason tells of a count."""
        return self.words.text(message, language, {} if count is None else {"count": count})

    def has(self, message: str) -> bool:
        return message in self.words.messages("en")

    def coach(self, language: str) -> dict[str, dict[str, str]]:
        """What the coach says: before each decision, and after telling events."""
        decisions = [step.name for step in self.game.steps.all if step.decision]
        events = [event.name for event in self.game.events.all]
        return {
            "decisions": {n: self.text(f"coach-{n}", language) for n in decisions if self.has(f"coach-{n}")},
            "events": {n: self.text(f"coach-told-{n}", language) for n in events if self.has(f"coach-told-{n}")},
        }


def by_id(path: Path, named: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """Entries by their ids; an id that stands for two is refused."""
    for number, (name, _) in enumerate(named):
        if not re.fullmatch(r"[a-z][a-z0-9_-]*", name):
            raise BadContent(f"{path.name}: an id is made of small letters, digits, _ and -, not {name!r}")
        if name in dict(named[:number]):
            raise BadContent(f"{path.name}: {name} stands there twice")
    return dict(named)


def learn_of(rules: Rules) -> Learn | None:
    """The game's room, if it has one."""
    game = rules.game
    return Learn(rules) if (game.folder / "learn" / "en.ftl").is_file() else None


def _read(path: Path, shape: type[AnyEntry]) -> AnyEntry:
    """A file of the room; one that is not there holds nothing."""
    if not path.is_file():
        return shape()
    try:
        return load(path, shape)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path.name}: {str(error)[0].lower()}{str(error)[1:]}") from None
