"""A worker process in which bots think: `python -m undercity.server.bot_worker`.

It is told a concealed record, the legal choices and a level, and answers with a choice. It never sees a
whole record, a database or another seat's secrets. Questions and answers are MessagePack with a length in
front, over the standard streams.
"""

from __future__ import annotations

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
def levels() -> dict[str, str]:
    """Levels and their titles, weakest first."""
    try:
        from undercity import bots
    except ImportError:
        return {"random": "Chooses at random, without looking at the board."}
    return dict(bots.LEVELS)


def think(question: Question) -> int:
    """The bot's choice. A level that would have to wait for the compiler plays as the best one that need not."""
    if len(question.legal) == 1:
        return question.legal[0]
    try:
        import undercity.bots  # noqa: F401
    except ImportError:
        return random.Random(question.seed).choice(question.legal)
    game = find(question.game)
    known: Any = game.state(question.known)
    code: int = _bot(_ready_level(question.level, question.game), question.game).choose(
        known, question.seat, question.legal
    )
    return code


def _ready_level(level: str, game: str) -> str:
    from undercity import bots

    names = list(bots.LEVELS)
    for name in reversed(names[: names.index(level) + 1]):
        if bots.is_ready(name, find(game)):
            return name
    return names[0]


@cache
def _bot(level: str, game: str) -> Any:
    from undercity import bots

    return bots.make(level, find(game))


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
