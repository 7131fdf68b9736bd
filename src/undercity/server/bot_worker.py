"""A worker process in which bots think: `python -m undercity.server.bot_worker`.

It is told a concealed record, the legal choices and a level, and answers with a choice. It never sees a
whole record, a database or another seat's secrets. Questions and answers are MessagePack with a length in
front, over the standard streams.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
from functools import cache
from typing import Any, BinaryIO

import msgspec

from undercity.engine.game import find


class Question(msgspec.Struct, frozen=True):
    """What a bot is told."""

    game: str
    seat: int
    level: str
    known: bytes  # the concealed record
    legal: list[int]
    seed: int  # luck of the bot's own


LENGTH = 4
_read = msgspec.msgpack.Decoder(Question).decode


@cache
def _bots() -> Any:
    """The package of bots, or None where it is not installed: then all play at random."""
    try:
        return importlib.import_module("undercity.bots")
    except ModuleNotFoundError:
        return None


@cache
def levels() -> dict[str, str]:
    """Levels and what they do, weakest first."""
    bots = _bots()
    return dict(bots.LEVELS) if bots else {"random": "Chooses at random, without looking at the board."}


def think(question: Question) -> int:
    """The bot's choice."""
    if len(question.legal) == 1:
        return question.legal[0]
    if _bots() is None:
        return random.Random(question.seed).choice(question.legal)
    known = find(question.game).state(question.known)
    bot = _bot(_ready_level(question.level, question.game), question.game)
    return int(bot.choose(known, question.seat, question.legal))


def _ready_level(level: str, game: str) -> str:
    """This level, or the best below it that need not wait for the compiler."""
    names = list(levels())
    below = names[: names.index(level) + 1]
    return next((name for name in reversed(below) if _bots().is_ready(name, find(game))), names[0])


@cache
def _bot(level: str, game: str) -> Any:
    return _bots().make(level, find(game))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the server closes the stream."""
    while head := questions.read(LENGTH):
        body = questions.read(int.from_bytes(head, "big"))
        answers.write(think(_read(body)).to_bytes(LENGTH, "big"))
        answers.flush()


def main() -> None:
    """Keep the standard output for answers alone: what libraries print goes to the log."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    os.nice(5)
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
