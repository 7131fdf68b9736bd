"""What can go wrong on the way: refusals of the server in its own classes, and a server that is not there."""

from __future__ import annotations

from undercity.engine.errors import UndercityError
from undercity.server import errors
from undercity.server.errors import Refusal


class Unreachable(UndercityError):
    """Nobody answers at the address, or who answers does not speak like an Undercity server.

    >>> from undercity.client import Client
    >>> Client("ftp://localhost")
    Traceback (most recent call last):
        ...
    undercity.client.errors.Unreachable: 'ftp://localhost' is no address of a house; it looks like http://localhost:8000
    """


def _kinds() -> dict[str, type[Refusal]]:
    kinds = [thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, Refusal)]
    return {kind.code: kind for kind in reversed(kinds)}  # the base has the code of its first child


_KINDS = _kinds()


def refusal(code: str, message: str) -> Refusal:
    """The refusal as the server meant it.

    >>> refusal("stale", "the choice was made at clock 3, but the game stands at 4")
    Stale('the choice was made at clock 3, but the game stands at 4')
    """
    return _KINDS.get(code, Refusal)(message)
