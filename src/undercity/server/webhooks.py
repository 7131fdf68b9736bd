"""Webhooks: tell a person that it is his turn at a table at leisure.

The address comes from a person, so it is used with care: http or https, no redirects, no private addresses unless the
host of the server allows them, and the connection goes to the very address that was checked. Names are looked up in
threads of their own, everything has one deadline, and nobody has more than a few on their way: a receiver
that is slow keeps nobody waiting but itself.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx
import msgspec
from sqlalchemy import Connection, select, update
from starlette.concurrency import run_in_threadpool

from undercity.server.errors import BadRequest, Refusal, TooMany
from undercity.server.guard import Rates
from undercity.server.live import LiveTable
from undercity.server.metrics import WEBHOOKS
from undercity.server.storage.schema import persons
from undercity.server.storage.store import Store

LOG = logging.getLogger("undercity.webhooks")
DEADLINE = 10.0  # seconds, from the look-up of the name to the status of the answer
MOST_AT_ONCE, MOST_OF_ONE = 32, 2  # on their way: in all, and of one person
PER_SECOND, BURST = 1 / 60, 20  # of one person
MOST_FAILURES = 5  # one after the other; then the webhook is switched off
_EMBEDDED = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
_OLD = [ipaddress.ip_network(net) for net in ("fec0::/10", "::/96")]  # site-local; IPv4 written as IPv6


def check_address(address: str) -> None:
    """Refuse what is no http(s) address."""
    try:
        parts = urlsplit(address)
        fine = parts.scheme in ("http", "https") and parts.hostname and not parts.username and parts.port != 0
    except ValueError:
        fine = False
    if not fine or not address.isascii() or not address.isprintable() or " " in address:
        raise BadRequest("a webhook is an address like https://example.org/turn, without a user name")


def is_public(address: str) -> bool:
    """Whether an IP address is of the open net; IPv6 that stands for an IPv4 address is not looked into: refused."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    strange = ip.version == 6 and any(ip in net for net in (*_EMBEDDED, *_OLD))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not strange


class _Notice(NamedTuple):
    """A turn to be told of."""

    person: str
    table: str
    game: str
    seat: int

    def body(self) -> bytes:
        facts = {"table": self.table, "game": self.game, "seat": self.seat, "link": f"/t/{self.table}"}
        return msgspec.json.encode(facts)


class Webhooks:
    """Notices turns and tells of them once each."""

    def __init__(self, store: Store, private: bool, spawn: Callable[[Any], None]) -> None:
        self._store, self._private, self._spawn = store, private, spawn
        self._told: dict[tuple[str, int], int] = {}  # by table and seat: the clock of the turn told of
        self._rates = Rates(PER_SECOND, BURST, "webhooks")
        self._on_the_way: dict[str, int] = {}  # by person
        self._failures: dict[str, int] = {}  # by person: one after the other
        self._names = ThreadPoolExecutor(2, "undercity-names")

    async def open(self) -> None:
        """Make the client, by way of the threads on which it stands: the first turn told of loads nothing more."""
        self._client = await run_in_threadpool(new_client)

    async def close(self) -> None:
        """Nobody waits for names that are being looked up."""
        self._names.shutdown(wait=False, cancel_futures=True)
        await self._client.aclose()

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
                self._begin(_Notice(person, table.id, facts.game, seat))

    def _begin(self, notice: _Notice) -> None:
        """Send it on its way, if there are not too many already."""
        own = self._on_the_way.get(notice.person, 0)
        try:
            if own >= MOST_OF_ONE or sum(self._on_the_way.values()) >= MOST_AT_ONCE:
                raise TooMany("too many webhooks are on their way")
            self._rates.take(notice.person)
        except TooMany:
            WEBHOOKS("left out").inc()
            return
        self._on_the_way[notice.person] = own + 1
        self._spawn(self._notify(notice))

    async def _notify(self, notice: _Notice) -> None:
        try:
            query = select(persons.c.webhook).where(persons.c.id == notice.person)
            address = await self._store.read(lambda connection: connection.scalar(query))
            if address:
                await self._post(notice, address)
        except Refusal:
            WEBHOOKS("left out").inc()
        finally:
            self._on_the_way[notice.person] -= 1
            if not self._on_the_way[notice.person]:
                del self._on_the_way[notice.person]

    async def _post(self, notice: _Notice, address: str) -> None:
        try:
            async with asyncio.timeout(DEADLINE):
                status = await post(self._client, address, notice.body(), self._private, self._names)
            if not 200 <= status < 300:
                raise OSError(f"the answer was {status}")
            self._failures.pop(notice.person, None)
            WEBHOOKS("told").inc()
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, ValueError) as error:
            WEBHOOKS("failed").inc()
            failures = self._failures[notice.person] = self._failures.get(notice.person, 0) + 1
            facts = {"table": notice.table, "reason": type(error).__name__, "failures": failures}
            LOG.warning("webhook failed", extra=facts)
            if failures >= MOST_FAILURES:
                await self._switch_off(notice.person, address)

    async def _switch_off(self, person: str, address: str) -> None:
        """It never worked of late: the person may set it again."""

        def write(connection: Connection) -> None:
            own = (persons.c.id == person) & (persons.c.webhook == address)
            connection.execute(update(persons).where(own).values(webhook=None))

        await self._store.transact(write)
        self._failures.pop(person, None)
        WEBHOOKS("switched off").inc()
        LOG.warning("webhook switched off")


def new_client() -> httpx.AsyncClient:
    """A client that follows nobody elsewhere, keeps no connection, and knows nothing of this machine's proxies."""
    limits = httpx.Limits(max_connections=MOST_AT_ONCE, max_keepalive_connections=0)
    headers = {"User-Agent": "undercity"}
    return httpx.AsyncClient(headers=headers, timeout=DEADLINE, limits=limits, follow_redirects=False, trust_env=False)


async def post(client: httpx.AsyncClient, address: str, body: bytes, private: bool, names: ThreadPoolExecutor) -> int:
    """Send the body; the status of the answer. Nothing more of the answer is read.

    The name is looked up here, once: the client is given the address that was checked, and the name only for TLS.
    """
    url = httpx.URL(address)
    port = url.port or (443 if url.scheme == "https" else 80)
    target = await asyncio.get_running_loop().run_in_executor(names, _resolve, url.host, port, private)
    headers = {"Host": url.netloc.decode("ascii"), "Content-Type": "application/json"}
    named = {"sni_hostname": url.host}
    request = client.build_request("POST", url.copy_with(host=target), content=body, headers=headers, extensions=named)
    answer = await client.send(request, stream=True)
    await answer.aclose()
    return answer.status_code


def _resolve(host: str, port: int, private: bool) -> str:
    """The first address of the host; a private one only if allowed."""
    addresses = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(map(is_public, addresses)):
        raise PermissionError("the webhook leads to a private address")
    return addresses[0]
