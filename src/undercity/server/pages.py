"""The web build: files from `static/`, made by the web folder's build; the client routes by itself."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path

from undercity.server.errors import NotFound

STATIC = Path(__file__).parent / "static"
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Undercity</title></head>
<body><h1>Undercity</h1>
<p>The server runs, but its web table has not been built yet.</p>
<p>In the folder <code>web</code> of the source, run <code>npm ci</code> and <code>npm run build</code>;
then reload this page.</p>
<p>The games are at <a href="/api/games">/api/games</a>, the description of the interface at
<a href="/api/schema">/api/schema</a>.</p></body></html>
"""


@cache
def _roots() -> Path:
    return STATIC.resolve()


def page(path: str) -> tuple[bytes, str, str]:
    """Content, type and cache control of a path: a file of the build, or the page that routes by itself."""
    root = _roots()
    wanted = (root / path.lstrip("/")).resolve() if "\0" not in path else root
    if wanted.is_file() and wanted.is_relative_to(root) and wanted.name != "index.html":
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        lasting = path.startswith("/assets/")
        return wanted.read_bytes(), kind, "public, max-age=31536000, immutable" if lasting else "no-cache"
    if path.startswith(("/assets/", "/api/")) or "." in path.rsplit("/", 1)[-1]:
        raise NotFound(f"there is no page {path[:60]!r}")
    index = root / "index.html"
    text = index.read_bytes() if index.is_file() else PLAIN.encode()
    return text, "text/html; charset=utf-8", "no-cache"
