"""A figure of the guide: a position of the game's own board, what is pointed at, and steps that are played on it."""

from __future__ import annotations

from typing import Any

from undercity.engine.content import Entry
from undercity.engine.errors import UndercityError
from undercity.engine.learn.position import Start, make, set_up
from undercity.engine.match import Match
from undercity.engine.seam import Rules


class Point(Entry):
    """A place of the board (the `data-at` of the page) and the attribute of the figure's message that tells of it."""

    at: str
    say: str


class FigureStep(Entry):
    """One step of an example: choices that are made, if any, and a caption."""

    say: str
    choice: str | tuple[str, ...] = ()
    """In notation, each by the first decider or the seat in front."""
    point: tuple[Point, ...] = ()

    @property
    def choices(self) -> tuple[str, ...]:
        return (self.choice,) if isinstance(self.choice, str) else self.choice


class Figure(Entry):
    """One entry of figures.toml."""

    id: str
    start: Start
    seat: int | None = None
    """Through whose eyes; left out: everything is open."""
    point: tuple[Point, ...] = ()
    step: tuple[FigureStep, ...] = ()


class Picture:
    """A figure with its position set up."""

    def __init__(self, rules: Rules, figure: Figure) -> None:
        self.rules, self.game, self.figure = rules, rules.game, figure
        self._position: dict[str, Any] | None = None

    def at(self, step: int) -> Match:
        """The table after so many steps."""
        if not 0 <= step <= len(self.figure.step):
            raise UndercityError(f"figure {self.figure.id} has the steps 0 to {len(self.figure.step)}, not {step}")
        if self._position is None:
            self._position = set_up(self.rules, self.figure.start)
        match = Match.from_position(self.game, self._position, speed=self.rules)
        match.call([name or None for name in self.figure.start.names])
        for done in self.figure.step[:step]:
            for choice in done.choices:
                make(match, choice)
        return match

    def view(self, match: Match, language: str) -> dict[str, Any]:
        """What is drawn: through the eyes of the figure's seat, or of somebody who may see everything."""
        seat = self.figure.seat
        if seat is not None:
            return match.view(seat, language)
        return {**match.status(None, language), "table": self.game.face.view.draw(match.state, None).whole()}

    def points(self, step: int) -> tuple[Point, ...]:
        """What is pointed at after so many steps."""
        return self.figure.step[step - 1].point if step else self.figure.point

    def says(self) -> list[str]:
        """The attributes that the figure's message has."""
        points = [*self.figure.point, *(point for step in self.figure.step for point in step.point)]
        return list(dict.fromkeys([*(step.say for step in self.figure.step), *(point.say for point in points)]))

    def problems(self) -> list[str]:
        """What is wrong with the figure, a sentence each."""
        try:
            match = self.at(len(self.figure.step))
            self.view(match, "en")
        except UndercityError as error:
            return [str(error)]
        return []
