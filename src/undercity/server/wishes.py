"""What a client wishes to do in a game, done to the match: made or refused, never merely tried.

A wish is carried out as far as it goes without a look ahead. Once the fog rose (chance, or a reveal) what was
done stays done, and a refusal speaks only of the position that everybody has reached: nobody can see dice, draws
or hidden things first and choose otherwise afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec

from undercity.engine.choices import Choices
from undercity.engine.errors import IllegalChoice, UndercityError
from undercity.engine.whynot import Objection
from undercity.server.errors import BadRequest, Illegal, Refusal
from undercity.server.requests import Choose, Undo, WhyNot
from undercity.server.served import ServedMatch


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """One row of the journal: take back so many choices of the seat, then choose these, in notation.

    Rows of nobody (`NOBODY`) say by which rules the game is played from there on: "begin" with it, "same": what was
    done before comes to the same by them; "here": it does not, and the game goes on from the position of this row.
    """

    undo: int = 0
    choose: tuple[str, ...] = ()
    codes: tuple[int, ...] = ()  # as rows from before 0.3 have it: numbers of those rules
    under: Literal["", "begin", "same", "here"] = ""

    @property
    def made(self) -> int:
        """How many choices."""
        return len(self.choose) + len(self.codes)


NOBODY = -1  # the seat of rows that no player made
read_action = msgspec.json.Decoder(Action).decode
write_action = msgspec.json.Encoder().encode


@lru_cache(50_000)
def _notation(choices: Choices, code: int) -> str:
    return choices.notation(code)


def chosen(match: ServedMatch, codes: Sequence[int], undo: int = 0) -> Action:
    """What was done, as the journal keeps it: names stay what they are when choices are numbered anew."""
    choices = match.game.choices
    return Action(undo, tuple(_notation(choices, code) for code in codes))


def repeat(match: ServedMatch, seat: int, action: Action) -> int:
    """Do what a row of the journal says; the clock up to which the chronicle stays as it was."""
    cut = match.clock
    for _ in range(action.undo):
        cut = min(cut, match.undo(seat))
    choices: list[str | int] = [*action.choose, *action.codes]
    for choice in choices:
        match.choose(seat, choice)
    return cut


def grant(match: ServedMatch, seat: int, wish: Choose | Undo) -> tuple[Action, int]:
    """Do what the seat wishes: what was done, and the cut as in `repeat`. A refusal leaves the match as it was."""
    try:
        if isinstance(wish, Undo):
            action = Action(undo=1)
            return action, repeat(match, seat, action)
        if _given(wish) == "placement":
            undone, made, cut = match.answer_anew(seat, codes := _read_placement(match, seat, wish.placement or {}))
            return chosen(match, codes[:made], undone), cut
        cut, codes = match.clock, _read_codes(match, wish)
        return chosen(match, codes[: match.choose_on(seat, codes)]), cut
    except Refusal:
        raise
    except UndercityError as error:
        raise Illegal(str(error)) from None


def explain(match: ServedMatch, seat: int, question: WhyNot, language: str) -> dict[str, Any]:
    """Why the seat may not make a choice now, as docs/api.md has it; made from what the seat knows."""
    choice = question.notation if question.code is None else question.code
    if choice is None or (question.code is not None and question.notation is not None):
        raise BadRequest("a question has exactly one of code and notation")
    choices = match.game.choices
    try:
        code = choices.parse(choice) if isinstance(choice, str) else choice
        notation, reason = choices.notation(code), match.why_not(seat, code, language)
    except UndercityError as error:
        raise Illegal(str(error)) from None
    said = {"clause": reason.clause, "text": reason.text} if reason else None
    return {"id": question.id, "code": code, "notation": notation, "reason": said}


def _given(wish: Choose) -> str:
    """How the choice is written."""
    given = [name for name in ("code", "notation", "codes", "placement") if getattr(wish, name) is not None]
    if len(given) != 1:
        raise BadRequest("a choice has exactly one of code, notation, codes and placement")
    return given[0]


def _read_codes(match: ServedMatch, wish: Choose) -> tuple[int, ...]:
    """The codes that a wish stands for; whether they are legal is seen when they are chosen."""
    if wish.notation is not None:
        return (match.game.choices.parse(wish.notation),)
    return tuple(wish.codes or (wish.code or 0,))


def _read_placement(match: ServedMatch, seat: int, placement: dict[str, Any]) -> tuple[int, ...]:
    """The choices of a whole answer in one message, for games that have one; it is read from what the seat knows."""
    if match.game.placement is None:
        raise Illegal(f"{match.game.id} has no placements; send the code of a choice")
    try:
        codes = tuple(match.game.placement(match.concealed(seat), seat, placement))
    except IllegalChoice as error:
        raise _refused(match, error) from None
    if not codes:
        raise Illegal("there is nothing to place")
    return codes


def _refused(match: ServedMatch, error: IllegalChoice) -> Illegal:
    """A whole answer refused, in the words of the game where it has an objection to it."""
    objection: Objection | None = getattr(error, "objection", None)
    if objection is None:
        return Illegal(str(error))
    message, names = objection.message, objection.names
    return Illegal(str(error), lambda language: match.game.say(message, names, language, match.players))
