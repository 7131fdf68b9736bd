"""Several servers at one port on one PostgreSQL: `undercity serve --processes N`.

Each is a process of its own, with the tables of its own viewers in memory. The kernel gives every new connection to one
of them, and what one stores the others hear of by PostgreSQL. One that dies is started again.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from undercity.server.settings import Settings

LOG = logging.getLogger("undercity.processes")
PAUSE_SECONDS = 1.0  # before a process that died is started again
BACKLOG = 2048  # connections that wait to be taken
STOP_SECONDS = 15.0  # for a process to say goodbye


class Processes:
    """Starts the servers and stays until it is told to stop."""

    def __init__(self, settings: Settings, port: int, level: str) -> None:
        workers = max(1, settings.bot_workers // settings.processes)
        self._settings, self._level = replace(settings, port=port, bot_workers=workers), level
        self._running: list[BaseProcess] = []
        self._stopping = threading.Event()

    def run(self) -> None:
        """Keep all of them running, until SIGTERM or Ctrl+C."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        self._running = [self._start() for _ in range(self._settings.processes)]
        while not self._stopping.is_set():
            wait([process.sentinel for process in self._running], timeout=PAUSE_SECONDS)
            for place, process in enumerate(self._running):
                if not process.is_alive() and not self._stopping.wait(PAUSE_SECONDS):
                    LOG.error("a server process died; it is started again", extra={"status": process.exitcode})
                    self._running[place] = self._start()
        self._end()

    def _start(self) -> BaseProcess:
        process = multiprocessing.get_context("spawn").Process(target=_serve, args=(self._settings, self._level))
        process.start()
        return process

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopping.set()

    def _end(self) -> None:
        """All at once, so that they say goodbye at the same time."""
        for process in self._running:
            process.terminate()
        until = time.monotonic() + STOP_SECONDS
        for process in self._running:
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()


def listen(host: str, port: int, *, shared: bool) -> socket.socket:
    """A socket at a port, which several processes may share."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listening.bind((host, port))
    return listening


def _serve(settings: Settings, level: str) -> None:
    """One of the servers."""
    from undercity.server import logs
    from undercity.server.app import App
    from undercity.server.doors import make_server
    from undercity.server.leisure import Waste

    logs.set_up(level)
    threading.Thread(target=_follow, name="undercity-parent", daemon=True).start()
    listening = listen(settings.host, settings.port, shared=True)
    listening.listen(BACKLOG)
    server = make_server(App(settings))
    Waste.leave_it()
    server.run(sockets=[listening])


def _follow() -> None:
    """Whoever started this process is gone, killed perhaps: this one goes, too."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
