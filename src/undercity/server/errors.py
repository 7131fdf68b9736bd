"""Refusals: what a client did wrong, with the code and the HTTP status of docs/api.md."""

from __future__ import annotations

from collections.abc import Callable

from undercity.engine.errors import UndercityError


class Refusal(UndercityError):
    """Base of what the server refuses; the text is one sentence fit for a person."""

    code = "bad_request"
    status = 400

    def text(self, language: str) -> str:
        """The sentence in the reader's language, where there is one."""
        return str(self)


class BadRequest(Refusal):
    """Malformed, of the wrong type, or out of range."""


class UnknownPerson(Refusal):
    """The call needs a person, or the token is wrong."""

    code, status = "unknown_person", 401


class Forbidden(Refusal):
    """Not your seat, not the host, a foreign origin, a private table without its code."""

    code, status = "forbidden", 403


class NotFound(Refusal):
    """No such game, table or page."""

    code, status = "not_found", 404


class BadMethod(Refusal):
    """The path exists, but not with this method."""

    code, status = "bad_method", 405


class Conflict(Refusal):
    """Not possible as the table stands."""

    code, status = "conflict", 409


class Stale(Refusal):
    """The choice was made at an older clock."""

    code, status = "stale", 409


class Illegal(Refusal):
    """The rules do not allow this now; `said` gives the sentence in a language."""

    code, status = "illegal", 409

    def __init__(self, message: str, said: Callable[[str], str] | None = None) -> None:
        super().__init__(message)
        self._said = said

    def text(self, language: str) -> str:
        return self._said(language) if self._said else str(self)


class TooLarge(Refusal):
    """The body or the frame is too large."""

    code, status = "too_large", 413


class BadMedia(Refusal):
    """The body is not JSON."""

    code, status = "bad_media", 415


class TooMany(Refusal):
    """Too many requests; `wait` says after how many seconds to come back."""

    code, status = "too_many", 429

    def __init__(self, message: str, wait: float = 1.0) -> None:
        super().__init__(message)
        self.wait = wait


class Unavailable(Refusal):
    """The storage does not answer, or the server is going down."""

    code, status = "unavailable", 503
