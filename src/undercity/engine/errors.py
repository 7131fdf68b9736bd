"""What can go wrong, each with one sentence that names the wrong thing and what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercity.engine.whynot import Reason


class UndercityError(Exception):
    """Base of every error a caller can cause; its text is one sentence fit for a person."""


class UnknownGame(UndercityError):
    """The name is not that of a registered game."""


class BadSeats(UndercityError):
    """The number of seats, or a seat, is out of range."""


class BadOption(UndercityError):
    """An option is unknown, out of range, or does not fit the others."""


class BadPosition(UndercityError):
    """A position is malformed: a field is missing, unknown, of the wrong shape or out of range."""


class BadContent(UndercityError):
    """The content of a game does not fit its declaration; the sentence names the place."""


class BadRecord(UndercityError):
    """A record of a game is damaged; the sentence starts with the line number."""


class IllegalChoice(UndercityError):
    """A choice that the rules do not allow now: wrong seat, wrong choice or stale clock.

    `reason` says why, with its clause, where it is the position that forbids it.
    """

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class BadNotation(IllegalChoice):
    """A choice written in a way that names no choice of this game."""


class NothingToUndo(UndercityError):
    """The seat has no choice it may take back."""
