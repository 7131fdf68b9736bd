"""Where a house stands, and where a table in it."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from undercity.client.errors import Unreachable

_TABLE = re.compile(r"(?P<house>.*?)/t/(?P<table>[a-z0-9]{4,20})/?")


class Address(NamedTuple):
    """A house, and what a link into it names.

    >>> Address("http://localhost:8000", "k3v9x2mq7d").table
    'k3v9x2mq7d'
    """

    house: str
    table: str | None = None
    code: str | None = None  # of an invitation


def read_address(url: str) -> Address:
    """Read a link as people pass it on.

    >>> read_address("http://localhost:8000/t/k3v9x2mq7d#2jd83k")
    Address(house='http://localhost:8000', table='k3v9x2mq7d', code='2jd83k')
    >>> read_address("localhost:8000")
    Address(house='http://localhost:8000', table=None, code=None)
    """
    parts = urlsplit(url if "://" in url else f"http://{url}")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Unreachable(f"{url!r} is no address of a house; it looks like http://localhost:8000")
    found = _TABLE.fullmatch(parts.path)
    path = found["house"] if found else parts.path.rstrip("/")
    return Address(f"{parts.scheme}://{parts.netloc}{path}", found["table"] if found else None, parts.fragment or None)
