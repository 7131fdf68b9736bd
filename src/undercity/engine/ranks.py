"""Ranks from standings: one way for all games with several players."""

from __future__ import annotations

from undercity.engine.record import Floats, Record
from undercity.engine.rule import rule


@rule
def rank_by(s: Record, out: Floats) -> None:
    """Fill a result from standings.

    On entry out[seat] is the seat's standing, one number that orders the seats (equal: shared place), and
    out[seats + seat] its points. On return out[seat] is its utility from 1 (first) to -1 (last), shared
    places averaged, and out[2 * seats + seat] its rank from 1.
    """
    n = s.seats
    for seat in range(n):
        rank = 1
        for other in range(n):
            if out[other] > out[seat]:
                rank += 1
        out[2 * n + seat] = rank
    for seat in range(n):
        shared = 0
        for other in range(n):
            if other != seat and out[2 * n + other] == out[2 * n + seat]:
                shared += 1
        out[seat] = 1.0 - (2.0 * (out[2 * n + seat] - 1.0) + shared) / (n - 1)
