"""The same page in other engines than Chromium: Firefox over WebDriver BiDi, WebKit over WebDriver.

A `Tab` has as much of Playwright's page as a person at the table needs (`play.Hand`, `play.open_table`), so that who
plays in Chromium plays in these too. Input is real input at places of the screen, as there.
"""

from __future__ import annotations

import base64
import json
import os
import queue
import shutil
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from web.house import LAPTOP, free_port

PATIENCE = 60  # seconds
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""
WEBKIT = shutil.which("WebKitWebDriver") or ""
XVFB = shutil.which("Xvfb") or ""

# What a page complains about from now on. Playwright's page hears of it by itself.
LISTEN = """() => {
  window.complaints = [];
  addEventListener("error", event => complaints.push(String(event.message)));
  addEventListener("unhandledrejection", event => complaints.push(String(event.reason)));
}"""


def missing(engine: str) -> str | None:
    """What is not there that this engine needs."""
    if engine == "firefox":
        return None if FIREFOX else "there is no firefox-esr"
    if not WEBKIT or not _minibrowser():
        return "there is no webkit2gtk-driver"
    return None if XVFB else "there is no xvfb"


def _minibrowser() -> str:
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return str(found[-1]) if found else ""


class Answer:
    """What the server said to a request of the page."""

    def __init__(self, status: int, body: str) -> None:
        self.ok, self.body = 200 <= status < 300, body

    def json(self) -> Any:
        return json.loads(self.body)

    def text(self) -> str:
        return self.body


class Tab(ABC):
    """A page of some engine, for a new person; `evaluate` takes a function or an expression."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.mouse = self.request = self  # `page.mouse.click`, `page.request.post`

    @abstractmethod
    def _go(self, url: str) -> None: ...

    @abstractmethod
    def _call(self, function: str, argument: Any) -> Any:
        """What an async function of one argument comes to, as JSON."""

    @abstractmethod
    def click(self, x: float, y: float) -> None: ...

    @abstractmethod
    def screenshot(self, path: Path) -> None: ...

    @abstractmethod
    def close(self) -> None: ...

    def goto(self, path: str) -> None:
        self._go(self.address + path)
        self.evaluate(LISTEN)

    def evaluate(self, source: str, argument: Any = None) -> Any:
        function = f"""async (argument) => {{
          const found = ({source});
          return JSON.stringify(await (typeof found === "function" ? found(argument) : found)) ?? "null";
        }}"""
        return json.loads(self._call(function, argument))

    def wait_for_function(self, source: str, arg: Any = None) -> None:
        end = time.monotonic() + PATIENCE
        while not self.evaluate(source, arg):
            assert time.monotonic() < end, f"in vain for a minute: {source}"
            time.sleep(0.05)

    def wait_for_selector(self, selector: str, state: str = "visible") -> None:
        wanted = json.dumps(state == "visible")
        self.wait_for_function(
            f"selector => !!document.querySelector(selector)?.checkVisibility() === {wanted}", selector
        )

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def query_selector(self, selector: str) -> bool:
        return bool(self.evaluate("selector => !!document.querySelector(selector)", selector))

    def post(self, path: str, data: Any) -> Answer:
        status, body = self.evaluate(
            """async ([path, data]) => {
              const answer = await fetch(path, {
                method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data) });
              return [answer.status, await answer.text()];
            }""",
            [path, data],
        )
        return Answer(status, body)

    def complaints(self) -> list[str]:
        """Errors of scripts; that sizes are told a frame later than they changed is none, though engines say so."""
        found: list[str] = self.evaluate("window.complaints")
        return [one for one in found if not one.startswith("ResizeObserver loop")]


# ------------------------------------------------------------ Firefox, over WebDriver BiDi


class Firefox(Tab):
    def __init__(self, address: str, port: int) -> None:
        from websockets.sync.client import connect

        super().__init__(address)
        self.errors: list[str] = []
        self._open = ExitStack()
        endpoint = f"ws://127.0.0.1:{port}/session"
        self._socket = self._open.enter_context(connect(endpoint, max_size=None, open_timeout=PATIENCE))
        self._answers: queue.Queue[dict[str, Any]] = queue.Queue()
        self._count = 0
        threading.Thread(target=self._listen, daemon=True).start()
        self._ask("session.new", {"capabilities": {}})
        self._ask("session.subscribe", {"events": ["log.entryAdded"]})
        self._context = self._ask("browsingContext.getTree", {})["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", {"context": self._context, "viewport": LAPTOP})

    def _listen(self) -> None:
        for message in self._socket:
            heard = json.loads(message)
            if heard.get("method") != "log.entryAdded":
                self._answers.put(heard)
            elif heard["params"]["level"] == "error" and heard["params"]["type"] == "javascript":
                text = str(heard["params"]["text"])
                if "ResizeObserver loop" not in text:
                    self.errors.append(text)

    def _ask(self, method: str, parameters: dict[str, Any]) -> dict[str, Any]:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": parameters}))
        answer = self._answers.get(timeout=2 * PATIENCE)
        assert answer["type"] == "success", answer
        return answer["result"]  # type: ignore[no-any-return]

    def _go(self, url: str) -> None:
        self._ask("browsingContext.navigate", {"context": self._context, "url": url, "wait": "complete"})

    def _call(self, function: str, argument: Any) -> Any:
        found = self._ask(
            "script.callFunction",
            {
                "functionDeclaration": f"said => ({function})(JSON.parse(said))",
                "awaitPromise": True,
                "target": {"context": self._context},
                "arguments": [{"type": "string", "value": json.dumps(argument)}],
            },
        )
        assert found["type"] == "success", found
        return found["result"]["value"]

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        hand = {"type": "pointer", "id": "hand", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._ask("input.performActions", {"context": self._context, "actions": [hand]})

    def screenshot(self, path: Path) -> None:
        found = self._ask("browsingContext.captureScreenshot", {"context": self._context})
        path.write_bytes(base64.b64decode(found["data"]))

    def complaints(self) -> list[str]:
        return [*self.errors, *super().complaints()]

    def close(self) -> None:
        self._open.close()


# nothing moves, the page is in English, and the browser itself asks nobody for anything
QUIET = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en",
    "services.settings.server": "data:,",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


@contextmanager
def firefox(address: str, folder: Path) -> Iterator[Tab]:
    """A Firefox without a screen and with a profile of its own."""
    port = free_port()
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(
        "".join(f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in QUIET.items())
    )
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), f"--remote-debugging-port={port}"]
    with _running(command, folder, {"HOME": str(folder), "MOZ_HEADLESS_WIDTH": "1366", "MOZ_HEADLESS_HEIGHT": "900"}):
        _await(lambda: _answers(port))
        tab = Firefox(address, port)
        try:
            yield tab
        finally:
            tab.close()


# ------------------------------------------------------------ WebKit, over WebDriver


class WebKit(Tab):
    def __init__(self, address: str, port: int) -> None:
        super().__init__(address)
        self._base = f"http://127.0.0.1:{port}"
        options = {"binary": _minibrowser(), "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = f"/session/{self._ask('POST', '/session', wish)['sessionId']}"
        self._ask("POST", f"{self._session}/timeouts", {"script": 2000 * PATIENCE})
        # the window is larger than the page in it by the browser's own bars
        inner = self.evaluate("[innerWidth, innerHeight]")
        outer = self._ask("GET", f"{self._session}/window/rect")
        size = {side: LAPTOP[side] + outer[side] - inner[k] for k, side in enumerate(("width", "height"))}
        self._ask("POST", f"{self._session}/window/rect", size)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        data = None if method == "GET" else json.dumps(body or {}).encode()
        asked = urllib.request.Request(self._base + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=3 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def _go(self, url: str) -> None:
        self._ask("POST", f"{self._session}/url", {"url": url})

    def _call(self, function: str, argument: Any) -> Any:
        script = f"({function})(arguments[0]).then(arguments[1], fault => arguments[1]({{ fault: String(fault) }}))"
        found = self._ask("POST", f"{self._session}/execute/async", {"script": script, "args": [argument]})
        assert isinstance(found, str), found
        return found

    def click(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y), "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        hand = {"type": "pointer", "id": "hand", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self._ask("POST", f"{self._session}/actions", {"actions": [hand]})

    def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask("GET", f"{self._session}/screenshot")))

    def close(self) -> None:
        self._ask("DELETE", self._session)


@contextmanager
def webkit(address: str, folder: Path) -> Iterator[Tab]:
    """WebKit's small browser on a screen that nobody sees."""
    port, screen = free_port(), f":{100 + os.getpid() % 20000}"
    home = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "DISPLAY": screen, "LANGUAGE": "en", "LANG": "C.UTF-8"}
    # its own sandbox and its graphics need more of a machine than a container has
    home |= {
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        "GTK_A11Y": "none",
    }
    settings = folder / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text("[Settings]\ngtk-enable-animations=0\n")  # which asks pages for reduced motion
    home["XDG_CONFIG_HOME"] = str(folder)
    with (
        _running([XVFB, screen, "-screen", "0", "1500x1000x24", "-nolisten", "tcp"], folder, {}),
        _running([WEBKIT, f"--port={port}", "--host=127.0.0.1"], folder, home),
    ):
        _await(Path(f"/tmp/.X11-unix/X{screen[1:]}").exists)
        _await(lambda: _answers(port))
        tab = WebKit(address, port)
        try:
            yield tab
        finally:
            tab.close()


# ------------------------------------------------------------ processes


@contextmanager
def _running(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[None]:
    """A process that ends with the test, with its own children."""
    with (folder / f"{Path(command[0]).name}.log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={**os.environ, **environment}, start_new_session=True
        )
    try:
        yield
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True


def _await(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "the browser does not come up"
        time.sleep(0.1)


ENGINES = {"firefox": firefox, "webkit": webkit}
