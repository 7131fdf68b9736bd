"""What a person typed, which choice it means, and why it means none."""

from __future__ import annotations

from contextlib import suppress

from undercity.engine.errors import BadNotation
from undercity.server.shapes import Choice
from undercity.terminal.table import Table
from undercity.terminal.voice import Voice


def fitting(typed: str, choices: list[Choice]) -> list[Choice]:
    """The choices that fit: a number, a whole notation, or letters of notation or text.

    >>> pick = lambda code, notation, text: Choice(code=code, kind="", arg=0, notation=notation, text=text, clause="")
    >>> choices = [pick(1, "area:docks", "Go to the Docks"), pick(2, "area:dump", "Go to the Dump")]
    >>> [[choice.code for choice in fitting(typed, choices)] for typed in ("2", "area:docks", "go", "DU", "x", "")]
    [[2], [1], [1, 2], [2], [], [1, 2]]
    """
    words = typed.strip().casefold()
    if words.isdecimal():
        number = int(words)
        return choices[number - 1 : number] if number else []
    exact = [choice for choice in choices if choice.notation.casefold() == words]
    return exact or [choice for choice in choices if words in f"{choice.notation} {choice.text}".casefold()]


def named(typed: str, voice: Voice, decision: str | None) -> int | None:
    """The choice, allowed or not, that a notation names, or letters of one thing that could answer the decision.

    >>> from undercity import find
    >>> voice = Voice(find("die_patin"), "en")
    >>> [named(typed, voice, "start_area") for typed in ("area:red_west", "sewer cross", "e", "nowhere")]
    [0, 0, None, None]
    """
    game, words = voice.game, typed.strip().casefold()
    with suppress(BadNotation):
        return game.choices.parse(words)
    kinds = [kind for kind in game.choices.kinds if kind.name in game.conditions.get(decision or "", ())]
    names = {
        kind.first + number: f"{label} {voice.name(kind.name, label)}".casefold()
        for kind in kinds
        if kind.name in game.things
        for number, label in enumerate(kind.labels)
    }
    found = [code for code, name in names.items() if words in name]
    return found[0] if len(found) == 1 else None


async def refusal(typed: str, found: int, table: Table, voice: Voice) -> str:
    """What to say of letters that mean no choice, or so many: why not, if they name one that is not allowed."""
    if not found:
        code = named(typed, voice, table.view.decision if table.view else None)
        if code is not None and (reason := await table.why_not(code)):
            return reason
    return voice.say("many-choices" if found else "no-such-choice", typed=typed, count=found)
