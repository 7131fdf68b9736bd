"""Fair shuffles: a seed is committed to before the game and shown after it."""

from __future__ import annotations

import hashlib

from undercity.engine.errors import BadRecord


def commitment(seed: str) -> str:
    """What is shown of a seed (32 hex digits) before the game is over: `echo -n "undercity seed ..." | sha256sum`."""
    return hashlib.sha256(f"undercity seed {seed}".encode()).hexdigest()


def check_commitment(seed: int | None, shown: str) -> None:
    """Refuse a record whose seed is not the one committed to."""
    if seed is None or commitment(f"{seed:032x}") != shown.strip().lower():
        raise BadRecord("the seed of this record is not the one the server committed to before the game")
