"""How a server is set up; every number has a default that suits friends at one table."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from urllib.parse import urlsplit

from undercity.engine.errors import BadOption


def default_data() -> Path:
    """Where tables are kept: UNDERCITY_DATA, else the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("UNDERCITY_DATA") or Path(base) / "undercity")


@dataclass(frozen=True)
class Limits:
    """What one client may do. Rates are per second; bursts are how far a client may run ahead."""

    requests: float = 30.0  # HTTP requests of one address
    request_burst: int = 120
    messages: float = 20.0  # WebSocket messages of one connection
    message_burst: int = 60
    seat_messages: float = 40.0  # WebSocket messages of one seat, over all its connections
    seat_burst: int = 120
    spectator_messages: float = 100.0  # of all who watch a table
    spectator_burst: int = 200
    chats: float = 1.0  # of one connection
    chat_burst: int = 8
    spectator_chats: float = 0.5  # of all who watch a table
    spectator_chat_burst: int = 10
    hints: float = 0.5
    hint_burst: int = 4
    tables: float = 0.2  # tables made by one address
    table_making_burst: int = 20
    persons: float = 0.2
    person_burst: int = 20
    persons_a_day: int = 200  # made by one address
    tables_a_day: int = 400
    handshakes: float = 10.0  # WebSockets opened by one address
    handshake_burst: int = 120
    connections: int = 100  # WebSockets of one address
    all_connections: int = 10_000  # WebSockets in all
    sockets: int = 200  # connections of one address that are not WebSockets
    opens: float = 50.0  # connections opened by one address
    open_burst: int = 300
    body: int = 16 * 1024
    frame: int = 8 * 1024
    head: int = 32 * 1024  # bytes of a request before its body
    request_seconds: float = 15.0  # from the first byte of a request, or the opening of a connection, to its last
    backlog: int = 256  # frames waiting for a slow client before it is sent away,
    backlog_bytes: int = 1024 * 1024  # or so many bytes
    hello_seconds: float = 10.0

    @classmethod
    def none(cls) -> Limits:
        """No limits of rate or number: for measurements on one's own machine."""
        bounds = ("body", "frame", "head", "request_seconds", "backlog", "backlog_bytes", "hello_seconds")
        return cls(**{one.name: 10**9 for one in fields(cls) if one.name not in bounds})


@dataclass(frozen=True)
class Settings:
    """The whole setup."""

    host: str = "0.0.0.0"
    port: int = 8000
    data: Path = field(default_factory=default_data)
    database: str | None = None
    processes: int = 1  # that serve at the same port; more than one need PostgreSQL
    bot_workers: int = 1
    bots: str = "processes"  # or "ray"
    bot_pause: float = 0.6  # seconds a bot lets pass, so that people can follow
    warm: bool = True  # compile games that are not compiled yet, in another process
    private_webhooks: bool = False  # whether webhooks and messages to devices may go to private addresses
    contact: str | None = None  # mailto: or https: of who runs the server, for push services
    public_address: str | None = None  # by which people reach the server, if a proxy stands before it
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word about a client's address is believed
    packs: Path | None = None  # a folder of packs that tables may be opened with
    metrics_token: str | None = None  # with which /metrics may be read from elsewhere
    limits: Limits = field(default_factory=Limits)

    @property
    def prefix(self) -> str:
        """The path under which people reach the server: "" for the root of its host."""
        return urlsplit(self.public_address or "").path.rstrip("/")

    @property
    def folder(self) -> Path | None:
        """Where the SQLite file lies; None for a database that several processes may share."""
        scheme, _, path = (self.database or "").partition("://")
        if self.database and not scheme.startswith("sqlite"):
            return None
        if self.database and not path.strip("/"):
            raise BadOption("the database is written as sqlite:///FILE, with a file")
        return Path(path.removeprefix("/")).absolute().parent if self.database else self.data

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite:///{self.data / 'undercity.sqlite'}"
