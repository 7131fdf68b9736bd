"""A lesson: a position with one thing to learn, a task, and conditions by which the rules judge it.

Nothing is kept between two choices: a lesson is played anew from its start with all choices made so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from undercity.engine.content import Entry
from undercity.engine.errors import BadContent, BadPosition, IllegalChoice, UndercityError
from undercity.engine.learn.conditions import Condition
from undercity.engine.learn.position import Start, read_move, set_up
from undercity.engine.match import Match
from undercity.engine.seam import Rules

MOST_CHOICES = 200  # of a learner in one lesson; none needs as many

Outcome = Literal["open", "solved", "failed"]


class Answer(Entry):
    """Kind words for what else one might do: said if `when` holds after a choice that did not solve the lesson."""

    when: str
    say: str


class Lesson(Entry):
    """One entry of lessons.toml."""

    id: str
    clause: str
    start: Start
    goal: str
    solution: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]
    seat: int = 0
    fail: str = ""
    within: int = 0
    """The most choices of the learner; 0: as many as she likes."""
    point: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    answer: tuple[Answer, ...] = ()


@dataclass(frozen=True)
class Scene:
    """A lesson after some choices."""

    match: Match
    made: int  # choices of the learner
    state: Outcome
    said: str | None  # attribute of the lesson's message: kind words about the last choice


class Play:
    """A lesson with its conditions read and its position set up, ready to be played as often as one likes."""

    def __init__(self, rules: Rules, lesson: Lesson) -> None:
        self.rules, self.game, self.lesson = rules, rules.game, lesson
        game = self.game
        self.goal = Condition(game, lesson.goal)
        self.fail = Condition(game, lesson.fail) if lesson.fail else None
        self.answers = [(Condition(game, answer.when), answer.say) for answer in lesson.answer]
        self._position: dict[str, Any] | None = None

    def codes(self, line: Sequence[str]) -> list[int]:
        """Choices in notation as their numbers."""
        return [self.game.choices.parse(choice) for choice in line]

    def play(self, choices: Sequence[int], name: str | None = None) -> Scene:
        """The lesson after these choices of the learner; `name` is her own."""
        if len(choices) > MOST_CHOICES:
            raise IllegalChoice(f"a lesson takes at most {MOST_CHOICES} choices, not {len(choices)}")
        match = self._begin(name)
        others = list(self.lesson.others)
        state: Outcome = "open"
        for made, code in enumerate(choices):
            if state != "open":
                raise IllegalChoice(f"the lesson ended after {made} choices: nothing more can be chosen in it")
            match.choose(self.lesson.seat, code)
            state = self._judged(match)
            while state == "open" and self._others_decide(match):
                _answer(match, others)
                state = self._judged(match)
            if state == "open" and (match.over or made + 1 == self.lesson.within):
                state = "failed"
        return Scene(match, len(choices), state, self._said(match, choices, state))

    def _begin(self, name: str | None) -> Match:
        start = self.lesson.start
        if self._position is None:
            self._position = set_up(self.rules, start)
        match = Match.from_position(self.game, self._position, speed=self.rules)
        if not self._decides(match):
            raise BadPosition(f"seat {self.lesson.seat} must decide at the start, not {match.deciders}")
        names: list[str | None] = [called or None for called in start.names]
        names += [None] * (match.seats - len(names))
        if not names[self.lesson.seat]:
            names[self.lesson.seat] = name
        match.call(names)
        return match

    def _decides(self, match: Match) -> bool:
        return self.lesson.seat in match.deciders

    def _others_decide(self, match: Match) -> bool:
        return not match.over and not self._decides(match)

    def _judged(self, match: Match) -> Outcome:
        if self._holds(self.goal, match):
            return "solved"
        return "failed" if self.fail and self._holds(self.fail, match) else "open"

    def _holds(self, condition: Condition, match: Match) -> bool:
        return condition.holds(match.state, self.lesson.seat, match.happenings())

    def _said(self, match: Match, choices: Sequence[int], state: Outcome) -> str | None:
        """What is said of the last choice: nothing on the way of the solution, unless an answer fits."""
        if not choices or state == "solved":
            return "solved" if choices else None
        for condition, say in self.answers:
            if self._holds(condition, match):
                return say
        if state == "failed" and self.may_fail:
            return "failed"
        return None if list(choices) == self.codes(self.lesson.solution)[: len(choices)] else "other"

    @property
    def may_fail(self) -> bool:
        """Whether it can be lost for good."""
        return bool(self.lesson.fail or self.lesson.within)

    def says(self) -> list[str]:
        """The attributes that the lesson's message has."""
        own = ["learn", "task", "hint", "solved", "other", *(["failed"] if self.may_fail else [])]
        return [*own, *dict.fromkeys(answer.say for answer in self.lesson.answer if answer.say not in own)]

    def problems(self) -> list[str]:
        """What is wrong with the lesson, a sentence each."""
        lesson = self.lesson
        try:
            scene = self.play([])
        except UndercityError as error:
            return [str(error)]
        found = []
        if self._judged(scene.match) != "open":
            found.append("it is solved or failed before anything is chosen")
        if (state := self._outcome(lesson.solution)) != "solved":
            found.append(f"its solution does not solve it: {state}")
        if not lesson.wrong:
            found.append("it has no wrong line of play")
        for line in lesson.wrong:
            if (state := self._outcome(line)) not in ("open", "failed"):
                found.append(f"the wrong line {line} is not what it should be: {state}")
            elif self.play(self.codes(line)).said is None:
                found.append(f"the wrong line {line} gets no answer")
        return found

    def _outcome(self, line: Sequence[str]) -> str:
        """What a line of play comes to; a sentence if it cannot be played."""
        try:
            return self.play(self.codes(line)).state
        except UndercityError as error:
            return str(error)


def _answer(match: Match, others: list[str]) -> None:
    """Another seat decides: as the lesson says, if that is legal, else the first thing it may choose."""
    seat = match.deciders[0]
    if others:
        named, notation = read_move(others[0])
        given = seat if named is None else named
        if given in match.deciders:
            others.pop(0)
            code = match.game.choices.parse(notation)
            if code in match.legal(given):
                match.choose(given, code)
                return
    match.choose(seat, match.legal(seat)[0])


def readable(rules: Rules, lesson: Lesson) -> Play:
    """A lesson ready to be played; what its conditions have wrong is said with its id."""
    try:
        return Play(rules, lesson)
    except BadContent as error:
        raise BadContent(f"lessons.toml, {lesson.id}: {error}") from None
