"""Limits and checks that stand before everything else: origin, rates, sizes, headers."""

from __future__ import annotations

import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from undercity.server.errors import Forbidden, TooMany

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


def check_origin(headers: Iterable[tuple[bytes, bytes]]) -> None:
    """A browser says where a request comes from; only our own pages may speak for a person."""
    headers = list(headers)
    origin, host = header(headers, b"origin"), header(headers, b"host")
    if origin is not None and urlsplit(origin).netloc.lower() != (host or "").lower():
        raise Forbidden("requests from other sites are refused")
    if header(headers, b"sec-fetch-site") in ("cross-site", "same-site"):
        raise Forbidden("requests from other sites are refused")


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
