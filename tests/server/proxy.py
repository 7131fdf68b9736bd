"""A real nginx before a server: another host name, another port, a path and TLS, set up as docs/server.md says."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs" / "server.md"
PATHS = os.environ.get("PATH", "") + ":/usr/sbin"
CONFIGURATION = """
daemon off;
master_process off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fast;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {folder}/certificate;
        ssl_certificate_key {folder}/key;
        {location}
    }}
}}
"""


def missing() -> str | None:
    """What must be installed first; None if nothing."""
    absent = [name for name in ("nginx", "openssl") if not shutil.which(name, path=PATHS)]
    return f"{' and '.join(absent)} not installed: apt-get install nginx-light openssl" if absent else None


class Proxy:
    """Where people reach the house; as harness.Server, for its clients."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        with closing(socket.create_server(("127.0.0.1", 0))) as probe:
            self.port = probe.getsockname()[1]
        self.origin = f"https://localhost:{self.port}"
        self.address = f"{self.origin}/rats"
        self.certificate = folder / "certificate"
        folder.mkdir(parents=True, exist_ok=True)
        subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        files = ["-out", str(self.certificate), "-keyout", str(folder / "key")]
        subprocess.run(
            ["openssl", "req", "-x509", *kind, *subject, *files], check=True, capture_output=True, timeout=60
        )

    @contextmanager
    def before(self, upstream: int) -> Iterator[None]:
        """Stand before the server at this port."""
        found = re.search(r"^    location /rats/ \{.*?^    \}", DOCS.read_text(), re.MULTILINE | re.DOTALL)
        assert found, "docs/server.md shows how nginx is set up"
        location = found[0].replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
        settings = self._folder / "nginx.conf"
        settings.write_text(CONFIGURATION.format(folder=self._folder, port=self.port, location=location))
        command = [shutil.which("nginx", path=PATHS) or "nginx", "-c", str(settings), "-p", str(self._folder)]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
            try:
                self._wait(process)
                yield
            finally:
                process.terminate()
                process.wait(15)

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + 20
        while True:
            assert process.poll() is None, (self._folder / "error.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < end, "nginx does not answer"
                time.sleep(0.02)
