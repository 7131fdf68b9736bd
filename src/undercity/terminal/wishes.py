"""What a person typed, and which choice it means."""

from __future__ import annotations

from undercity.server.shapes import Choice


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
