"""A whole server inside the test's own process, with limits that a test can choose: for attacks."""

from __future__ import annotations

import contextlib
import dataclasses
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from undercity.server.app import App
from undercity.server.doors import make_server
from undercity.server.settings import Limits, Settings


class Inside:
    """As harness.Server, for its clients."""

    def __init__(self, app: App, port: int) -> None:
        self.app, self.port = app, port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextlib.contextmanager
def inside(data: Path, settings: dict[str, Any] | None = None, **limits: Any) -> Iterator[Inside]:
    """A server with these limits; the others are as a server has them by default."""
    data.mkdir(parents=True, exist_ok=True)
    limited = dataclasses.replace(Limits(), **limits)
    others = {"proxies": (), **(settings or {})}
    app = App(Settings(data=data, warm=False, bot_pause=0, limits=limited, **others))
    with socket.create_server(("127.0.0.1", 0), backlog=512) as listening:
        server = make_server(app)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        try:
            yield Inside(app, listening.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join(20)
            assert not thread.is_alive(), "the server does not stop"
