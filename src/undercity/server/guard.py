"""Limits and checks that stand before everything else: origin, rates, sizes, headers."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterable
from urllib.parse import urlsplit

from undercity.server.errors import Forbidden, Refusal, TooMany
from undercity.server.metrics import REFUSALS, TURNED_AWAY
from undercity.server.settings import Limits

LOG = logging.getLogger("undercity.guard")

SECURITY_HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
        b"worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """The value of a header of an ASGI scope."""
    return next((value.decode("latin-1") for key, value in headers if key == name), None)


def check_origin(headers: Iterable[tuple[bytes, bytes]], public: str | None = None) -> None:
    """A browser says where a request comes from; only our own pages may speak for a person.

    `public` is the address by which people reach the server, if a proxy changes the host.
    """
    headers = list(headers)
    origin, host = header(headers, b"origin"), header(headers, b"host")
    ours = {(host or "").lower(), _netloc(public or "")}
    if origin is not None and _netloc(origin) not in ours - {""}:
        raise Forbidden("requests from other sites are refused")
    if header(headers, b"sec-fetch-site") in ("cross-site", "same-site"):
        raise Forbidden("requests from other sites are refused")


def _netloc(address: str) -> str:
    """Host and port of an address; "" if it is none."""
    try:
        return urlsplit(address).netloc.lower()
    except ValueError:
        return ""


class _Tally:
    """What was refused since the last report."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def report(self) -> None:
        """One line for all of it."""
        if self.counts:
            LOG.warning("refused", extra={"refused": dict(self.counts)})
            self.counts.clear()


TALLY = _Tally()


def refuse(refusal: Refusal) -> None:
    """Count a refusal."""
    REFUSALS(refusal.code).inc()
    TALLY.counts[refusal.code] += 1


def turn_away(reason: str) -> None:
    """Count a connection that was closed before it could ask for anything."""
    TURNED_AWAY(reason).inc()
    TALLY.counts[reason] += 1


class Bucket:
    """A rate limit: so many per second, with a burst. Time passing fills it up again."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._then = burst, time.monotonic()

    def take(self) -> float:
        """Take one; 0, or the seconds to wait for it."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return (1 - self._level) / self._rate
        self._level -= 1
        return 0.0

    def is_full(self) -> bool:
        return self._level + (time.monotonic() - self._then) * self._rate >= self._burst


DAY = 24 * 3600


class Rates:
    """One bucket per client; full ones are forgotten."""

    def __init__(self, rate: float, burst: float, what: str) -> None:
        self._rate, self._burst, self._what = rate, burst, what
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> None:
        """Count one for this client, or refuse."""
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) > 20_000:
                self._buckets = {key: kept for key, kept in self._buckets.items() if not kept.is_full()}
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
        if wait := bucket.take():
            raise TooMany(f"too many {self._what}; please wait a moment", wait)


def limit(bucket: Bucket, what: str, at_least: float = 0.0) -> None:
    """Count one, or refuse, with so many seconds to wait at least."""
    if wait := bucket.take():
        raise TooMany(f"too many {what}; please wait a moment", max(wait, at_least))


class Traffic:
    """Messages at one table, by role: nobody who only watches can use up what the players need."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._seats: dict[int, Bucket] = {}
        self._spectators = Bucket(limits.spectator_messages, limits.spectator_burst)
        self._chats = Bucket(limits.spectator_chats, limits.spectator_chat_burst)

    def message(self, seat: int | None) -> None:
        """Count a message of somebody at this seat; None: who watches."""
        if seat is None:
            limit(self._spectators, "messages of spectators", at_least=1.0)  # many share it
            return
        if seat not in self._seats:
            self._seats[seat] = Bucket(self._limits.seat_messages, self._limits.seat_burst)
        limit(self._seats[seat], "messages of this seat")

    def chat(self, seat: int | None) -> None:
        """Count a line of chat."""
        if seat is None:
            limit(self._chats, "chat messages of spectators", at_least=1.0)
