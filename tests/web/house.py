"""A real server and a real browser for the tests of the web table."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "undercity" / "server" / "static"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
LAPTOP = {"width": 1366, "height": 768}
LARGE = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844}


def missing() -> str | None:
    """What is not there that these tests need."""
    if not (STATIC / "index.html").exists():
        return "the web table is not built: make web"
    if not AXE.exists():
        return "axe-core is not installed: make web"
    return None if CHROMIUM else "there is no chromium"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def server(data: Path, *arguments: str, program: str = "undercity") -> Iterator[str]:
    """`undercity serve` in a process of its own, with bots that hardly pause; yields its address."""
    port = free_port()
    command = [
        sys.executable, "-m", program, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data),
        "--no-warm", "--no-limits", "--bot-pause", "0", "--bot-workers", "1", *arguments,
    ]  # fmt: skip
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with (data / "server.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    address = f"http://127.0.0.1:{port}"
    try:
        _await(address, process, data / "server.log")
        yield address
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()


def _await(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(1200):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1)
            return
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text()[-2000:]}")


class Watched:
    """What a page complained about; a test fails on any of it."""

    def __init__(self, page: Any) -> None:
        self.complaints: list[str] = []
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        # a lost network or a refusal by the server is no fault of the page; tests bring both about on purpose
        excused = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
        if message.type == "error" and not any(words in message.text for words in excused):
            self.complaints.append(message.text)
