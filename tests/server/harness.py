"""A real server in a process of its own, and clients that talk to it as a browser would."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from undercity.server.command import add_arguments, read_settings
from undercity.server.settings import Settings


class Server:
    """`undercity serve` on a free port of the loopback address."""

    def __init__(self, data: Path, *arguments: str, cache: Path | None = None) -> None:
        self.data = data
        self.arguments = ["--host", "127.0.0.1", "--data", str(data), "--bot-pause", "0", "--no-warm", *arguments]
        self.environment = dict(os.environ)
        if cache:
            self.environment |= {"UNDERCITY_CACHE": str(cache)}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        """Start, or start again on the same port; returns when the server answers."""
        self.data.mkdir(parents=True, exist_ok=True)
        log = (self.data / f"log-{self.port or 'first'}").open("a")
        command = [sys.executable, "-m", "undercity", "serve", "--port", str(self.port), *self.arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        assert found, f"the server did not start: {line!r} {self.log()}"
        self.port = int(found[1])
        for _ in range(200):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/healthz").status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError(f"the server is not healthy: {self.log()}")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        return "".join(path.read_text() for path in sorted(self.data.glob("log-*")))

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
                raise

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class Client:
    """A person's browser: a cookie and calls."""

    def __init__(self, server: Server, name: str | None = "Ida") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=30)
        self.name = name
        if name:
            assert self.post("/api/me", name=name).status_code == 200

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def open_table(self, game: str = "die_patin", **wish: Any) -> str:
        answer = self.post("/api/tables", game=game, **wish)
        assert answer.status_code == 201, answer.text
        table_id: str = answer.json()["table"]["id"]
        return table_id

    def look(self, table_id: str, **hello: Any) -> Viewer:
        return Viewer(self.server, table_id, self.cookie, **hello)

    @property
    def cookie(self) -> str | None:
        value = self.http.cookies.get("undercity")
        return f"undercity={value}" if value else None


class Viewer:
    """A live connection: applies changes as docs/api.md says, and checks their numbers."""

    def __init__(self, server: Server, table_id: str, cookie: str | None = None, **hello: Any) -> None:
        self.server, self.table_id, self.cookie = server, table_id, cookie
        self.doc: Any = None
        self.lines: list[Any] = []
        self.chat: list[Any] = []
        self.stream, self.seq = None, -1
        self.frames: list[str] = []
        self.count = 0
        self.connect(**hello)

    def connect(self, **hello: Any) -> None:
        """Say hello, and read until all is told."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        address = self.server.address.replace("http", "ws") + f"/api/tables/{self.table_id}/live"
        opening = connect(address, additional_headers=headers, max_size=2**22, compression=None)
        self.socket: ClientConnection = contextlib.ExitStack().enter_context(opening)
        self.say("hello", **hello)
        self.wait(lambda frame: frame["type"] == "ready")

    def reconnect(self) -> None:
        """Come back with what one has."""
        self.connect(stream=self.stream, seq=self.seq)

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def read(self, timeout: float = 30) -> Any:
        """The next frame, applied."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        frame = json.loads(text)
        self.apply(frame)
        return frame

    def apply(self, frame: Any) -> None:
        if frame["type"] == "full":
            self.doc, self.lines, self.chat = frame["doc"], frame["chronicle"], frame["chat"]
            self.stream, self.seq = frame["stream"], frame["seq"]
        elif frame["type"] == "change":
            assert frame["seq"] == self.seq + 1
            self.seq = frame["seq"]
            self.doc = apply_changes(self.doc, frame["doc"])
            if "chronicle" in frame:
                self.lines[frame["chronicle"]["from"] :] = frame["chronicle"]["lines"]
            self.chat += frame.get("chat", [])
        elif frame["type"] == "ready":
            assert frame["seq"] == self.seq

    def wait(self, wanted: Any, timeout: float = 60) -> Any:
        """Read until a frame is as wanted."""
        end = time.monotonic() + timeout
        while True:
            frame = self.read(max(end - time.monotonic(), 0.01))
            if wanted(frame):
                return frame

    def ask(self, kind: str, **fields: Any) -> Any:
        """Send a message with an id and read its answer."""
        self.count += 1
        fields.setdefault("id", f"m{self.count}-{random.getrandbits(40):x}")
        self.say(kind, **fields)
        return self.wait(lambda frame: frame.get("id") == fields["id"])

    def choose(self, luck: random.Random) -> Any:
        """Choose one of the choices offered; read until the view has it."""
        choice = luck.choice(self.doc["choices"])
        answer = self.ask("choose", clock=self.doc["view"]["clock"], code=choice["code"])
        while answer["type"] == "ok" and self.doc["view"]["clock"] < answer["clock"]:
            self.read()
        return answer

    def settle(self) -> None:
        """Read all that was on its way: a second pong comes after it, however slow the machine is."""
        for _ in range(2):
            self.say("ping")
            self.wait(lambda frame: frame["type"] == "pong")

    def cut(self) -> None:
        """Lose the network: nobody says goodbye."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()

    def resync(self) -> Any:
        self.say("resync")
        self.wait(lambda frame: frame["type"] == "ready")
        return self.doc

    def close(self) -> None:
        self.socket.close()


def apply_changes(doc: Any, changes: list[Any]) -> Any:
    for path, *value in changes:
        if not path:
            doc = value[0]
            continue
        at = doc
        for key in path[:-1]:
            at = at[key]
        if value:
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]
    return doc


def play_to_end(viewers: dict[int, Viewer], luck: random.Random, most: int = 5000) -> None:
    """Let people choose at random until the game is over."""
    anybody = next(iter(viewers.values()))
    for _ in range(most):
        for viewer in viewers.values():
            viewer.settle()
        if anybody.doc["table"]["state"] == "finished":
            return
        for viewer in viewers.values():
            if viewer.doc["choices"]:
                answer = viewer.choose(luck)  # stale: something came from another process meanwhile
                assert answer["type"] == "ok" or answer["code"] == "stale", answer
                break
        else:  # a bot thinks, or the news is on its way from another process
            for viewer in viewers.values():
                with contextlib.suppress(TimeoutError):
                    viewer.read(0.05)
    raise AssertionError("the game does not end")


@contextlib.contextmanager
def running(data: Path, *arguments: str) -> Iterator[Server]:
    with Server(data, *arguments) as server:
        yield server


def told(*arguments: str) -> Settings:
    """What a server makes of its command line."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return read_settings(parser.parse_args(arguments))
