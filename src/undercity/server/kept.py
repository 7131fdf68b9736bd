"""A game as its journal kept it: choices, positions, points and what was told, without carrying anything out.

Needed where the rules of this version of the program would not come to the same: a finished game is shown as it was
played, and a game that rests can be read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import msgspec

from undercity.engine.choices import Choice
from undercity.engine.chronicle import EVERYONE, Happening
from undercity.engine.game import Game
from undercity.engine.match import Entry
from undercity.engine.seam import Score
from undercity.server.facts import Facts
from undercity.server.rulesets import RULES_CHANGED, Told, Vocabulary, retell, translate
from undercity.server.served import ServedMatch
from undercity.server.wishes import Action, read_action

_read_told = msgspec.json.Decoder(list[Told]).decode
_read_points = msgspec.json.Decoder(list[list[int]]).decode
Vocabularies = Mapping[str, Vocabulary]  # by their rules
NOTICE = Happening(RULES_CHANGED, (), EVERYONE)


@dataclass
class Step:
    """A choice and what came of it; the first of a story is none, but where it begins."""

    seat: int = -1
    notation: str = ""
    told: tuple[Happening, ...] = ()
    position: bytes | None = None  # afterwards, in the numbers of `words`
    words: Vocabulary | None = None
    points: list[int] | None = None


@dataclass
class Story:
    """What the rows of a journal say came of them, from where the game last went on from a position."""

    game: Game
    begin: Step = field(default_factory=Step)
    steps: list[Step] = field(default_factory=list)
    past: list[tuple[int, Happening]] = field(default_factory=list)  # what was told before, with its clock
    first: int = 0  # the clock at the beginning

    @property
    def last(self) -> Step:
        return self.steps[-1] if self.steps else self.begin

    @property
    def clock(self) -> int:
        return self.first + len(self.steps)

    def lines(self) -> list[tuple[int, Happening]]:
        """All that was told, with its clock."""
        told = [(self.first + number, step.told) for number, step in enumerate([self.begin, *self.steps])]
        return self.past + [(clock, one) for clock, happenings in told for one in happenings]

    def is_whole(self) -> bool:
        """Whether every position is there."""
        return all(step.position is not None for step in (self.begin, *self.steps))

    # -------------------------------------------------------------- read from rows

    def read(self, row: Any, words: Vocabulary | None) -> None:
        """Add what a row of the journal tells."""
        action = read_action(row.action)
        told = _read_told(row.told) if row.told and words else []
        positions = words.unpack(row.positions) if row.positions and words else []
        if action.under:
            self._go_on(action, told, positions, words)
        else:
            self._choose(row.seat, action, told, positions, words)
        points = _read_points(row.points) if row.points else []
        for step, one in zip(reversed([self.begin, *self.steps]), reversed(points), strict=False):
            step.points = one

    def _go_on(self, action: Action, told: list[Told], positions: list[bytes], words: Vocabulary | None) -> None:
        """A row of nobody: it may sum up all that was before it."""
        if action.under == "here":
            self.go_on_here()
        every = [self.begin, *self.steps]
        if len(told) == len(every) and words:
            for step, one in zip(every, told, strict=True):
                step.told = retell(words, self.game, one)
        for step, position in zip(reversed(every), reversed(positions), strict=False):
            step.position, step.words = position, words

    def go_on_here(self) -> None:
        """All that was told is past; what follows begins here."""
        self.past, self.first = self.lines(), self.clock
        self.begin, self.steps = Step(told=(NOTICE,)), []

    def _choose(
        self, seat: int, action: Action, told: list[Told], positions: list[bytes], words: Vocabulary | None
    ) -> None:
        for _ in range(action.undo):
            own = [number for number, step in enumerate(self.steps) if step.seat == seat]
            del self.steps[own[-1] : own[-1] + 1]
        notations = [*action.choose, *(f"number {code}" for code in action.codes)]
        for number, notation in enumerate(notations):
            happenings = retell(words, self.game, told[number]) if words and number < len(told) else ()
            position = positions[number] if number < len(positions) else None
            self.steps.append(Step(seat, notation, happenings, position, words))
        if not notations and positions:
            self.last.position, self.last.words = positions[-1], words

    # -------------------------------------------------------------- in the numbers of this version

    def translated(self) -> list[bytes] | None:
        """Every position as a record of this version; None if one is missing or would mean something else."""
        found = []
        for step in (self.begin, *self.steps):
            if step.position is None or step.words is None:
                return None
            record = translate(step.words, self.game, step.position)
            if record is None:
                return None
            found.append(record.tobytes())
        return found

    def chain(self) -> list[bytes]:
        """The links of the chain, from what was kept: as `Match.chain` had them when the game was played."""
        if not self.is_whole():
            return []
        links = [blake2b(f"{self.game.id}\n".encode() + (self.begin.position or b""), digest_size=16).digest()]
        for step in self.steps:
            link = blake2b(links[-1], digest_size=16)
            link.update(f"{step.seat} {step.notation}\n".encode())
            link.update(blake2b(step.position or b"", digest_size=16).digest())
            links.append(link.digest())
        return links


def recall(game: Game, rows: Sequence[Any], vocabularies: Vocabularies) -> Story:
    """The story that the rows of a journal tell."""
    story = Story(game)
    for row in rows:
        story.read(row, vocabularies.get(row.rules or ""))
    return story


class KeptMatch(ServedMatch):
    """A game that nobody can go on with: what was told can be read, and, once it is over, its positions be seen."""

    def __init__(self, facts: Facts, story: Story, speed: str) -> None:
        self._sit_down(story.game, speed)
        carried = bool(story.past) or story.first > 0
        self.seed, self.options = None if carried else int(facts.seed, 16), facts.options
        self._facts, self._story = facts, story
        positions = story.translated() if facts.has_ended else None
        self._s = self.game.state(positions[-1]) if positions else self.game.state()
        self._s.seats = len(facts.seats)
        self._start()
        self.past, self._prologue = tuple(story.past), story.begin.told
        self._origin = positions[0] if positions else self._s.tobytes()
        befores, links = positions or [b""] * (len(story.steps) + 1), story.chain()
        for number, step in enumerate(story.steps):
            link = links[number + 1] if links else b""
            self._entries.append(Entry(step.seat, -1, befores[number], True, None, step.told, link))
        self._links, self._phase = links, None
        self.call(facts.names)
        self.is_drawn = positions is not None and self._can_be_drawn()

    def _can_be_drawn(self) -> bool:
        """Whether this version's face can show the last position."""
        try:
            self.table(None)
        except Exception:  # it was made for other rules: whatever it stumbles over, nobody is shown anything
            return False
        return True

    def _told(self, since: int) -> list[tuple[int, Happening]]:
        steps = [(self._story.first, self._prologue)]
        steps += [(self._story.first + 1 + number, entry.told) for number, entry in enumerate(self._entries)]
        told = [(clock, one) for clock, happenings in steps for one in happenings]
        return [line for line in (*self.past, *told) if line[0] >= since]

    @property
    def over(self) -> bool:
        return self._facts.state == "finished" and self.steps == len(self._story.steps)

    @property
    def clock(self) -> int:
        return self._story.first + self.steps

    def clock_of(self, seat: int | None) -> int:
        """As it was; nobody chooses any more."""
        return self.clock

    def choices(self, seat: int, language: str = "en") -> list[Choice]:
        """None: by these rules there would be others."""
        return []

    def legal(self, seat: int) -> list[int]:
        return []

    def can_undo(self, seat: int) -> bool:
        return False

    def prompt(self, seat: int | None, language: str = "en") -> str:
        return ""

    @property
    def moves(self) -> list[tuple[int, str]]:
        return [(step.seat, step.notation) for step in self._story.steps[: self.steps]]

    def chain(self) -> list[str]:
        """As it was when the game was played."""
        return [link.hex() for link in self._links[: self.steps + 1]]

    def _score(self, seat: int | None) -> Score:
        """The points as they were."""
        step = [self._story.begin, *self._story.steps][self.steps]
        result = self._facts.result if self.over else None
        points = result["points"] if result else step.points or [0] * self.seats
        return Score([0.0] * self.seats, points, result["ranks"] if result else [1] * self.seats)
