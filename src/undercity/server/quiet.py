"""Quiet hours: when somebody does not want to be told anything."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

from undercity.server.errors import BadRequest
from undercity.server.requests import Quiet


def check(quiet: Quiet) -> None:
    """Refuse hours that begin when they end, and zones that nobody knows."""
    if quiet.begin == quiet.end:
        raise BadRequest("quiet hours end at another time than they begin")
    _zone(quiet.zone)


def until(quiet: Quiet, moment: float) -> int | None:
    """When the quiet hours in which this moment lies are over; None if it lies in none."""
    here = datetime.fromtimestamp(moment, _zone(quiet.zone))
    begin, end = time.fromisoformat(quiet.begin), time.fromisoformat(quiet.end)
    now = here.time().replace(tzinfo=None)
    is_quiet = begin <= now < end if begin < end else now >= begin or now < end
    if not is_quiet:
        return None
    day = here.date() + timedelta(days=1 if end <= now else 0)
    return int(datetime.combine(day, end, here.tzinfo).timestamp())


def of_settings(text: str | None) -> Quiet | None:
    """The quiet hours among a person's settings, as the database keeps them."""
    found = msgspec.json.decode(text).get("quiet") if text else None
    return msgspec.convert(found, Quiet) if found else None


def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # unknown; no name of a zone; a folder of zones
        raise BadRequest(f"there is no time zone {name[:60]!r}") from None
