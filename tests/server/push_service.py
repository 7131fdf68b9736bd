"""A push service on this machine, and a browser's side of a subscription: keys, checks and reading."""

from __future__ import annotations

import base64
import http.server
import json
import os
import threading
import time
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


class Pushed(NamedTuple):
    """What the application server sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes messages, as those of browsers do; `answer` is the status that it gives."""

    def __init__(self, answer: int = 201) -> None:
        self.heard: list[Pushed] = []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.heard.append(Pushed(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(answer)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> PushService:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def take(self) -> Pushed | None:
        """The oldest message that nobody took yet."""
        return self.heard.pop(0) if self.heard else None


class Browser:
    """The keys of a subscription, and what only they can read."""

    def __init__(self, service: PushService) -> None:
        self._service = service
        self._key, self._auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)

    def subscription(self) -> dict[str, str]:
        """As PushSubscription.toJSON() has it."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self._service.address}/push/abc", "p256dh": pack(point), "auth": pack(self._auth)}

    def read(self, pushed: Pushed, server_key: str) -> Any:
        """What was said, if the server of this key has signed it for this push service, and not long ago."""
        signed = pushed.headers["authorization"]
        assert Vapid02.verify(signed)
        parts = dict(part.split("=", 1) for part in signed.removeprefix("vapid ").split(","))
        claims = json.loads(base64.urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
        assert (parts["k"], claims["aud"]) == (server_key, self._service.address)
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert claims["sub"].startswith(("mailto:", "https:"))
        assert pushed.headers["content-encoding"] == "aes128gcm"
        return json.loads(http_ece.decrypt(pushed.body, private_key=self._key, auth_secret=self._auth))


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
