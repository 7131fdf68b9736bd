"""What games teach: guide, figures and lessons for the page, and who has solved which lesson.

Lessons are played by plain rules, in one thread of their own with rules of its own: never on the event loop.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, insert, select

from undercity.engine.errors import IllegalChoice
from undercity.engine.game import Game
from undercity.engine.learn import Learn, learn_of
from undercity.engine.learn.lesson import Play, Scene
from undercity.engine.learn.reasons import told
from undercity.engine.match import Match
from undercity.engine.packs.tell import changes
from undercity.engine.seam import PlainRules
from undercity.server.bot_worker import Weighed
from undercity.server.catalogue import edition_of, game_of, speaks
from undercity.server.errors import Illegal, NotFound
from undercity.server.facts import now
from undercity.server.requests import TakeLesson
from undercity.server.storage.schema import solved

Answer = TypeVar("Answer")


class Teacher:
    """Draws figures and plays lessons, one after the other."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "lessons")

    async def _ask(self, work: Callable[[], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def overview(self, game: str, language: str) -> bytes:
        """Everything of a game's room but its figures and the play of its lessons, as JSON."""
        return await self._ask(lambda: _overview(game, language))

    async def figure(self, game: str, figure: str, step: int, language: str) -> bytes:
        """A figure after so many steps, as JSON."""
        return await self._ask(lambda: _figure(game, figure, step, language))

    async def lesson(self, game: str, lesson: str, wish: TakeLesson, name: str | None) -> dict[str, Any]:
        """A lesson after some choices."""
        return await self._ask(lambda: _lesson(game, lesson, wish, name))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


@cache
def room_of(game: str) -> Learn:
    """What a game teaches; 404 if it teaches nothing."""
    found = learn_of(PlainRules(game_of(game)))  # a pack's table is taught by the plain game's figures and lessons
    if found is None:
        raise NotFound(f"{game} has no lessons yet")
    return found


@cache
def _overview(game: str, language: str) -> bytes:
    """Of an edition: the plain game's guide, figures and lessons, with what the pack changes, and its own things."""
    played = edition_of(game)
    learn, language = room_of(played.base), speaks(game, language)
    lessons = [_outline(learn, play, language) for play in learn.lessons.values()]
    return msgspec.json.encode(
        {
            "guide": _guide(learn, played, language),
            "lessons": lessons,
            "figures": list(learn.figures),
            "aid": {
                "steps": [
                    {**_named(learn, f"aid-step-{step.id}", step.id, language), "decisions": step.decisions}
                    for step in learn.aid.step
                ],
                "symbols": [_named(learn, f"aid-symbol-{one.id}", one.id, language) for one in learn.aid.symbol],
            },
            "coach": learn.coach(language),
            "things": _things(played, language),
        }
    )


def _outline(learn: Learn, play: Play, language: str) -> dict[str, str]:
    message = f"lesson-{play.lesson.id}"
    texts = {"title": learn.text(message, language), "learn": learn.text(f"{message}.learn", language)}
    return {"id": play.lesson.id, "clause": play.lesson.clause, **texts}


def _named(learn: Learn, message: str, name: str, language: str) -> dict[str, Any]:
    return {"id": name, "name": learn.text(message, language), "text": learn.text(f"{message}.text", language)}


def _guide(learn: Learn, played: Game, language: str) -> str | None:
    """The guide, and above it what a pack changes."""
    guide = learn.guide(language)
    if played.pack is None or guide is None:
        return guide
    lines = [f"- {line}" for line in changes(played, language)]
    return "\n".join([f"## {played.pack.pack.called(language)}", "", *lines, "", guide])


def _things(played: Game, language: str) -> dict[str, list[dict[str, str]]]:
    """What is printed on things, by kind; kinds on which nothing is printed are left out."""
    words = played.words
    there = words.messages(language)
    found: dict[str, list[dict[str, str]]] = {}
    for kind, ids in played.things.items():
        for name in ids:
            message = f"{kind}-{name}"
            if f"{message}.text" in there:
                texts = {"name": words.text(message, language, {}), "text": words.text(f"{message}.text", language, {})}
                found.setdefault(kind, []).append({"id": name, **texts})
    return found


@cache
def _figure(game: str, name: str, step: int, language: str) -> bytes:
    learn, language = room_of(edition_of(game).base), speaks(game, language)
    picture = learn.figures.get(name)
    if picture is None:
        raise NotFound(f"{game} has no figure {name[:40]!r}")
    match, steps = picture.at(step), len(picture.figure.step)
    message = f"figure-{name}"
    said = learn.text(f"{message}.{picture.figure.step[step - 1].say}", language) if step else None
    points = [{"at": one.at, "text": learn.text(f"{message}.{one.say}", language)} for one in picture.points(step)]
    return msgspec.json.encode(
        {
            "seats": _seats(match, language),
            "view": picture.view(match, language),
            "caption": learn.text(message, language),
            "said": said,
            "step": step,
            "steps": steps,
            "points": points,
            "chronicle": match.chronicle(picture.figure.seat, language),
        }
    )


def _seats(match: Match, language: str) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": match.name_of(seat, language)} for seat in range(match.seats)]


def _lesson(game: str, name: str, wish: TakeLesson, learner: str | None) -> dict[str, Any]:
    learn, language = room_of(game), speaks(game, wish.language)
    play = learn.lessons.get(name)
    if play is None:
        raise NotFound(f"{game} has no lesson {name[:40]!r}")
    try:
        choices = wish.choices if wish.placement is None else _placed(play, wish.choices, wish.placement)
        scene = play.play(choices, learner)
    except IllegalChoice as error:
        raise Illegal(_why(play, wish.choices, learner, language) or str(error)) from None
    return {
        **_shown(learn, play, scene, language),
        "line": choices,
        "solution": play.codes(play.lesson.solution) if wish.show else None,
        "reason": _reason(play, scene, wish.why_not, language),
    }


def _shown(learn: Learn, play: Play, scene: Scene, language: str) -> dict[str, Any]:
    lesson, match = play.lesson, scene.match
    message = f"lesson-{lesson.id}"
    texts = {say: learn.text(f"{message}.{say}", language) for say in ("learn", "task", "hint")}
    return {
        "seats": _seats(match, language),
        "view": match.view(lesson.seat, language),
        "choices": match.choices(lesson.seat, language) if scene.state == "open" else [],
        "chronicle": match.chronicle(lesson.seat, language),
        "title": learn.text(message, language),
        **texts,
        "clause": lesson.clause,
        "state": scene.state,
        "said": learn.text(f"{message}.{scene.said}", language) if scene.said else None,
        "points": [] if scene.made else [{"at": at, "text": ""} for at in lesson.point],
        "made": scene.made,
        "within": lesson.within or None,
    }


def _placed(play: Play, choices: list[int], placement: dict[str, Any]) -> list[int]:
    """The choices with a whole answer in the place of those that were made in the open decision already."""
    match, seat = play.play(choices).match, play.lesson.seat
    if match.game.placement is None:
        raise IllegalChoice(f"{match.game.id} has no placements; send the code of a choice")
    codes = match.game.placement(match.concealed(seat), seat, placement)
    line = choices[: len(choices) - match.answers_of(seat)]
    for code in codes:
        line = [*line, code]
        if play.play(line).state != "open":
            break
    return line


def _why(play: Play, choices: list[int], learner: str | None, language: str) -> str | None:
    """Why the last of these choices is not allowed, in this language; None if it is not the last that is wrong."""
    try:
        scene = play.play(choices[:-1], learner)
        reason = scene.match.why_not(play.lesson.seat, choices[-1], language)
    except (IllegalChoice, IndexError):
        return None
    return str(reason) if reason and scene.state == "open" else None


def _reason(play: Play, scene: Scene, code: int | None, language: str) -> dict[str, str] | None:
    """Why a choice is not allowed now; None if nothing is asked or nothing speaks against it."""
    if code is None:
        return None
    try:
        reason = scene.match.why_not(play.lesson.seat, code, language)
    except IllegalChoice as error:
        raise Illegal(str(error)) from None
    return {"clause": reason.clause, "text": reason.text} if reason else None


# ------------------------------------------------------------------ reasons of a hint


def in_words(game: Game, weighed: Weighed, language: str) -> list[dict[str, Any]]:
    """What speaks for a choice and against it, a few words each; nothing where a game has no words for it."""
    return [{"text": text, "for": speaks_for} for text, speaks_for in told(game, weighed.because, language)]


# ------------------------------------------------------------------ progress


def remember(connection: Connection, person: str, game: str, lesson: str) -> None:
    """A person has solved a lesson; the first time counts."""
    own = (solved.c.person == person) & (solved.c.game == game) & (solved.c.lesson == lesson)
    if connection.execute(select(solved.c.made).where(own)).first() is None:
        connection.execute(insert(solved).values(person=person, game=game, lesson=lesson, made=now()))


def progress(connection: Connection, person: str) -> dict[str, list[str]]:
    """The lessons a person has solved, by game, the earliest first."""
    query = (
        select(solved.c.game, solved.c.lesson).where(solved.c.person == person).order_by(solved.c.made, solved.c.lesson)
    )
    found: dict[str, list[str]] = {}
    for game, lesson in connection.execute(query):
        found.setdefault(game, []).append(lesson)
    return found
