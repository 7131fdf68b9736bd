"""What can go wrong, each with one sentence that names the wrong thing and what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercity.engine.whynot import Reason


class UndercityError(Exception):
    """Base of every error a caller can cause; its text is one sentence fit for a person.

    >>> from undercity import Match
    >>> try:
    ...     Match("chess")
    ... except UndercityError as error:
    ...     print(type(error).__name__)
    UnknownGame
    """


class UnknownGame(UndercityError):
    """The name is not that of a registered game.

    >>> from undercity import Match
    >>> try:
    ...     Match("chess")
    ... except UnknownGame as error:
    ...     print(str(error).partition(";")[0])
    no game is called 'chess'
    """


class BadSeats(UndercityError):
    """The number of seats, or a seat, is out of range.

    >>> from undercity import Match
    >>> Match("ratcatcher", seats=9)
    Traceback (most recent call last):
        ...
    undercity.engine.errors.BadSeats: ratcatcher is played with 1 seat, not 9
    """


class BadOption(UndercityError):
    """An option is unknown, out of range, or does not fit the others.

    >>> from undercity import Match
    >>> Match("ratland", clans="maybe")
    Traceback (most recent call last):
        ...
    undercity.engine.errors.BadOption: option 'clans' cannot be 'maybe': it must be one of off, on
    """


class BadPosition(UndercityError):
    """A position is malformed: a field is missing, unknown, of the wrong shape or out of range.

    >>> from undercity import Match
    >>> Match.from_position("die_patin", {})
    Traceback (most recent call last):
        ...
    undercity.engine.errors.BadPosition: field 'key' is missing from the position
    """


class BadContent(UndercityError):
    """The content of a game does not fit its declaration; the sentence names the place.

    >>> from undercity.engine.content import Entry, convert
    >>> class Card(Entry):
    ...     coins: int
    >>> convert({"coins": "many"}, Card, "content.toml")
    Traceback (most recent call last):
        ...
    undercity.engine.errors.BadContent: content.toml: expected `int`, got `str` - at `$.coins`
    """


class BadRecord(UndercityError):
    """A record of a game is damaged; the sentence starts with the line number.

    >>> from undercity import Match
    >>> Match.replay("once upon a time")
    Traceback (most recent call last):
        ...
    undercity.engine.errors.BadRecord: line 1: a record starts with 'undercity record 1'
    """


class IllegalChoice(UndercityError):
    """A choice that the rules do not allow now: wrong seat, wrong choice or stale clock.

    `reason` says why, with its clause, where it is the position that forbids it.

    >>> from undercity import Match
    >>> match = Match("die_patin", seats=2, seed=7)
    >>> try:
    ...     match.choose(0, "area:gray_gate")
    ... except IllegalChoice as error:
    ...     print(error.reason.clause, error.reason.text)
    DP-3.7 Soot Bridge is not a start area with this number of players.
    """

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadNotation(IllegalChoice):
    """A choice written in a way that names no choice of this game.

    >>> from undercity import Match
    >>> match = Match("die_patin", seats=2, seed=7)
    >>> try:
    ...     match.choose(0, "area:nowhere")
    ... except BadNotation as error:
    ...     print(str(error)[:43])
    'area:nowhere': no area is called 'nowhere'
    """


class NothingToUndo(UndercityError):
    """The seat has no choice it may take back.

    >>> from undercity import Match
    >>> match = Match("die_patin", seats=2, seed=7)
    >>> match.undo(0)
    Traceback (most recent call last):
        ...
    undercity.engine.errors.NothingToUndo: seat 0 has no choice it may take back
    """
