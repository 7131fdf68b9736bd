"""A worker process in which bots think: `python -m undercity.server.bot_worker`.

It is told a concealed record, the legal choices and a level, and answers with the choices as the bot weighed
them. It never sees a whole record, a database or another seat's secrets. Questions and answers are MessagePack
with a length in front, over the standard streams.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import BinaryIO, NamedTuple

import msgspec

from undercity.bots import LEVELS, Bot, is_ready, make
from undercity.engine.game import find
from undercity.engine.learn.reasons import Difference, differences


class Question(msgspec.Struct, frozen=True):
    """What a bot is told."""

    game: str
    seat: int
    level: str
    known: bytes  # the concealed record
    legal: list[int]
    reasons: bool = False  # whether it is to be said what speaks for the best rather than the next best


class Weighed(NamedTuple):
    """A choice, its share of the bot's tries, and the result to expect from -1 to 1; None: it does not look ahead."""

    code: int
    share: float
    expected: float | None
    because: tuple[Difference, ...] = ()  # for the best: in what it differs from the next best


LENGTH = 4
_read = msgspec.msgpack.Decoder(Question).decode
_write = msgspec.msgpack.Encoder().encode


def weigh(question: Question) -> list[Weighed]:
    """The legal choices as the bot sees them, its own first."""
    if len(question.legal) == 1:
        return [Weighed(question.legal[0], 1.0, None)]
    known = find(question.game).state(question.known)
    bot = _bot(_ready_level(question.level, question.game), question.game)
    bot.choose(known, question.seat, question.legal)
    weighed = [Weighed(one.code, one.share, one.expected) for one in bot.explain()]
    if question.reasons and len(weighed) > 1:
        best, other = weighed[0].code, weighed[1].code
        because = differences(find(question.game), known, question.seat, best, other)
        weighed[0] = weighed[0]._replace(because=tuple(because))
    return weighed


def _ready_level(level: str, game: str) -> str:
    """This level, or the best below it that need not wait for the compiler."""
    names = list(LEVELS)
    below = names[: names.index(level) + 1]
    return next((name for name in reversed(below) if is_ready(name, find(game))), names[0])


@cache
def _bot(level: str, game: str) -> Bot:
    return make(level, find(game))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the server closes the stream."""
    while head := questions.read(LENGTH):
        body = questions.read(int.from_bytes(head, "big"))
        answer = _write(weigh(_read(body)))
        answers.write(len(answer).to_bytes(LENGTH, "big") + answer)
        answers.flush()


def main() -> None:
    """Keep the standard output for answers alone: what libraries print goes to the log."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    os.nice(5)
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
