"""Hints that are a whole answer: where several questions are answered in one message, the bot is asked all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from undercity.engine.errors import IllegalChoice
from undercity.engine.game import Game
from undercity.engine.seam import plain
from undercity.server.bot_worker import Question, Weighed

Think = Callable[[Question], Awaitable[list[Weighed]]]


async def think_on(game: Game, question: Question, first: int, think: Think) -> dict[str, Any] | None:
    """The whole answer that begins with this choice, as far as the bot sees it; None where there is no such thing.

    The questions are answered on a copy of what the seat knows. The last answer is not carried out: it may lead on to
    what the seat does not know.
    """
    if game.gather is None:
        return None
    rules, known = plain(game), game.state(question.known)
    begun, codes = known.copy(), [first]
    try:
        while (whole := game.gather(begun, question.seat, codes)) is None:
            rules.apply(known, question.seat, codes[-1])
            legal = rules.legal(known, question.seat)
            on = msgspec.structs.replace(question, known=known.tobytes(), legal=legal, reasons=False)
            codes.append((await think(on))[0].code)
    except IllegalChoice:  # another decision than a placement
        return None
    return whole
