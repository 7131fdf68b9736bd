"""A network between client and server that can fail at the worst moment."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import Self


class Network:
    """Passes bytes on in both directions. `deaf`: answers of the server are lost from now on, until it is cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._ear = socket.create_server(("127.0.0.1", 0))
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self.port: int = self._ear.getsockname()[1]
        self.deaf = self.down = False

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.down = True
        self._ear.close()
        self.cut()

    def cut(self) -> None:
        """Nobody says goodbye."""
        for pair in self._pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
        self._pairs.clear()
        self.deaf = False

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._ear.accept()
                if self.down:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self._to))
                self._pairs.append((here, there))
                threading.Thread(target=self._pass_on, args=(here, there, False), daemon=True).start()
                threading.Thread(target=self._pass_on, args=(there, here, True), daemon=True).start()

    def _pass_on(self, source: socket.socket, to: socket.socket, is_answer: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not (is_answer and self.deaf):
                    to.sendall(data)
            to.shutdown(socket.SHUT_WR)
