"""The doors: uvicorn, with limits on what a connection may cost before it has asked for anything.

A request must come whole within some seconds, its head within some bytes; an address has so many connections, and when
the machine's are used up the ones that have waited longest without a request make room.
"""

from __future__ import annotations

import asyncio
import resource
import socket
from functools import partial
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from undercity.server.errors import TooMany
from undercity.server.guard import Rates, turn_away
from undercity.server.settings import Settings
from undercity.server.wires import Wire

if TYPE_CHECKING:
    from undercity.server.app import App

RESERVED = 200  # files that are no connections of clients
ANSWER_SECONDS = 60.0  # a client that has not taken its answer by then is sent away
HASTE_SECONDS = 1.0  # for which a connection that came too fast is held before it is closed
GOODBYE_SECONDS = 2.0  # for clients to hear that the server goes down


class Doors:
    """What all connections share: who has how many, and who waits without a request, longest first."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self._proxies = frozenset(settings.proxies)
        self._most = allow_many_files() - RESERVED
        self._by_address: dict[str, int] = {}
        self._waiting: dict[Door, None] = {}
        self._count = 0
        self._opens = Rates(settings.limits.opens, settings.limits.open_burst, "connections")
        self._handshakes = Rates(settings.limits.handshakes, settings.limits.handshake_burst, "WebSockets")

    def enter(self, door: Door, address: str) -> bool:
        """Count a new connection; False if its address has too many. Behind a proxy everybody has its address."""
        own = self._by_address.get(address, 0)
        if own >= self.limits.sockets and address not in self._proxies:
            turn_away("connections of one address")
            return False
        self._by_address[address] = own + 1
        self._count += 1
        if self._count > self._most and self._waiting:
            turn_away("connections in all")
            next(iter(self._waiting)).transport.abort()
        return True

    def is_hasty(self, address: str) -> bool:
        """Whether an address opens connections too fast."""
        return address not in self._proxies and self._is_over(self._opens, address)

    def may_upgrade(self, address: str) -> bool:
        """Whether an address may open one more WebSocket now; proxies' clients are looked at later."""
        return address in self._proxies or not self._is_over(self._handshakes, address)

    @staticmethod
    def _is_over(rates: Rates, address: str) -> bool:
        try:
            rates.take(address)
        except TooMany:
            return True
        return False

    def leave(self, door: Door, address: str) -> None:
        self._waiting.pop(door, None)
        self._count -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def wait(self, door: Door, waits: bool) -> None:
        """Whether the connection has no whole request on it."""
        self._waiting.pop(door, None)
        if waits:
            self._waiting[door] = None


class Door(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket."""

    def __init__(self, doors: Doors, **parts: Any) -> None:
        super().__init__(**parts)
        self._doors, self._address = doors, "?"
        self._entered = False
        self._head = 0  # bytes since the last request was whole
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else "?"
        self._entered = self._doors.enter(self, self._address)
        if not self._entered:
            transport.abort()
        elif self._doors.is_hasty(self._address):
            transport.pause_reading()  # held for a moment, so that who comes back at once is slowed down
            self._set_timer(HASTE_SECONDS, "connections of one address")
        else:
            self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def _go(self) -> None:
        """No longer ours: closed, or a WebSocket, which is counted elsewhere."""
        self._set_timer(None)
        if self._entered:
            self._doors.leave(self, self._address)
            self._entered = False

    def _await_request(self) -> None:
        self._head = 0
        self._doors.wait(self, True)
        self._set_timer(self._doors.limits.request_seconds, "slow requests")

    def _set_timer(self, seconds: float | None, reason: str = "") -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._send_away, reason)

    def _send_away(self, reason: str) -> None:
        if not self.transport.is_closing():
            turn_away(reason)
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        if self._head > self._doors.limits.head + self._doors.limits.body:
            self._refuse_head()
        else:
            super().data_received(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Headers count twice: parsed they take more than their bytes."""
        self._head += len(name) + len(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = 0

    def _refuse_head(self) -> None:
        """Too much has come without a whole head, or a body that nobody reads."""
        turn_away("large requests")
        self.transport.write(b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._doors.wait(self, False)
        self._set_timer(ANSWER_SECONDS, "clients that do not read")

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing() and not self.pipeline:
            self._await_request()

    def handle_websocket_upgrade(self) -> None:
        if not self._doors.may_upgrade(self._address):
            self._send_away("WebSockets of one address")
            return
        self._go()
        super().handle_websocket_upgrade()


class Server(uvicorn.Server):
    """Says goodbye before it closes."""

    def __init__(self, config: uvicorn.Config, app: App) -> None:
        super().__init__(config)
        self._undercity = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._undercity.sockets.say_goodbye(GOODBYE_SECONDS)
        await super().shutdown(sockets)


def make_server(app: App) -> Server:
    """Uvicorn with our doors."""
    settings = app.settings
    config = uvicorn.Config(
        app, log_config=None, access_log=False, server_header=False, timeout_graceful_shutdown=5,
        http=partial(Door, Doors(settings)), ws=Wire,  # type: ignore[arg-type]
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=settings.limits.frame, ws_per_message_deflate=False, ws_ping_interval=20, ws_ping_timeout=30,
    )  # fmt: skip
    return Server(config, app)


def allow_many_files() -> int:
    """Let this process have as many open files as it may; how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return min(hard, 1 << 20) if hard != resource.RLIM_INFINITY else 1 << 20
