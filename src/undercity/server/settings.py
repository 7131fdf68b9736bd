"""How a server is set up; every number has a default that suits friends at one table."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


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
    table_messages: float = 200.0  # WebSocket messages of one table
    table_burst: int = 400
    chats: float = 1.0  # of one connection
    chat_burst: int = 8
    hints: float = 0.5
    hint_burst: int = 4
    tables: float = 0.2  # tables made by one address
    table_making_burst: int = 20
    persons: float = 0.2
    person_burst: int = 20
    connections: int = 100  # WebSockets of one address
    body: int = 16 * 1024
    frame: int = 8 * 1024
    backlog: int = 256  # frames waiting for a slow client before it is sent away
    hello_seconds: float = 10.0

    @classmethod
    def none(cls) -> Limits:
        """No limits of rate: for measurements on one's own machine."""
        high, many = 1e9, 10**9
        return cls(high, many, high, many, high, many, high, many, high, many, high, many, high, many, many)


@dataclass(frozen=True)
class Settings:
    """The whole setup."""

    host: str = "0.0.0.0"
    port: int = 8000
    data: Path = field(default_factory=default_data)
    database: str | None = None
    bot_workers: int = 1
    bots: str = "processes"  # or "ray"
    bot_pause: float = 0.6  # seconds a bot lets pass, so that people can follow
    warm: bool = True  # compile games that are not compiled yet, in another process
    private_webhooks: bool = False  # whether webhooks may go to private addresses
    limits: Limits = field(default_factory=Limits)

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite:///{self.data / 'undercity.sqlite'}"
