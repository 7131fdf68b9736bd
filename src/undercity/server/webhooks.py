"""Webhooks: tell a person that it is his turn at a table at leisure.

The address comes from a person, so it is used with care: http or https, no redirects, a short answer time,
and - unless the host of the server allows it - no private addresses. The connection goes to the very address
that was checked.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import select

from undercity.server.errors import BadRequest, Refusal
from undercity.server.live import LiveTable
from undercity.server.storage import schema
from undercity.server.storage.store import Store

LOG = logging.getLogger("undercity.webhooks")
PATIENCE = 5.0


def check_address(address: str) -> None:
    """Refuse what is no http(s) address."""
    try:
        parts = urlsplit(address)
        fine = parts.scheme in ("http", "https") and parts.hostname and not parts.username and parts.port != 0
    except ValueError:
        fine = False
    if not fine or not address.isascii() or not address.isprintable() or " " in address:
        raise BadRequest("a webhook is an address like https://example.org/turn, without a user name")


class Webhooks:
    """Notices turns and tells of them once each."""

    def __init__(self, store: Store, private: bool, spawn: Callable[[Any], None]) -> None:
        self._store, self._private, self._spawn = store, private, spawn
        self._told: dict[tuple[str, int], int] = {}  # by table and seat: the clock of the turn told of

    def look_at(self, table: LiveTable) -> None:
        """Tell those whose turn it has become and who are not looking."""
        facts, match = table.facts, table.match
        if match is None or facts.pace != "leisure" or facts.state != "running":
            return
        for seat in range(match.seats):
            key, person = (table.id, seat), facts.seats[seat].person
            if seat not in match.deciders:
                self._told.pop(key, None)
            elif person and key not in self._told and not table.viewers.is_present(seat):
                self._told[key] = match.clock_of(seat)
                self._spawn(self._notify(person, table.id, facts.game, seat))

    async def _notify(self, person: str, table_id: str, game: str, seat: int) -> None:
        try:
            query = select(schema.persons.c.webhook).where(schema.persons.c.id == person)
            address = await self._store.read(lambda c: c.scalar(query))
        except Refusal:
            return
        if address:
            body = msgspec.json.encode({"table": table_id, "game": game, "seat": seat, "link": f"/t/{table_id}"})
            try:
                status = await asyncio.wait_for(asyncio.to_thread(post, address, body, self._private), 3 * PATIENCE)
                LOG.info("webhook", extra={"table": table_id, "status": status})
            except (OSError, TimeoutError, http.client.HTTPException, ValueError) as error:
                LOG.warning("webhook failed", extra={"table": table_id, "reason": type(error).__name__})


def post(address: str, body: bytes, private: bool) -> int:
    """Send the body; the status of the answer."""
    parts = urlsplit(address)
    assert parts.hostname
    port = parts.port or (443 if parts.scheme == "https" else 80)
    target = _resolve(parts.hostname, port, private)
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=PATIENCE)
    connection.sock = socket.create_connection((target, port), PATIENCE)
    if parts.scheme == "https":
        connection.sock = ssl.create_default_context().wrap_socket(connection.sock, server_hostname=parts.hostname)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "undercity"})
        return connection.getresponse().status
    finally:
        connection.close()


def _resolve(host: str, port: int, private: bool) -> str:
    """The first address of the host; a private one only if allowed."""
    addresses = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(ipaddress.ip_address(a).is_global for a in addresses):
        raise PermissionError("the webhook leads to a private address")
    return addresses[0]
