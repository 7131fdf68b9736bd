"""The web build, from `static/`, made by the web folder; the client routes by itself. And the handbook, if built."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from undercity.server.errors import NotFound

STATIC = Path(__file__).parent / "static"
HANDBOOK = Path(__file__).parent / "handbook"  # the documentation site, if `make docs` has built it
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Undercity</title></head>
<body><h1>Undercity</h1>
<p>The server runs, but its web table has not been built yet.</p>
<p>In the folder <code>web</code> of the source, run <code>npm install</code> and <code>npm run build</code>;
then reload this page.</p>
<p>The games are at <a href="/api/games">/api/games</a>, the description of the interface at
<a href="/api/schema">/api/schema</a>.</p></body></html>
"""


def handbook() -> list[BaseRoute]:
    """The documentation at /docs."""
    return [Mount("/docs", StaticFiles(directory=HANDBOOK, html=True))] if (HANDBOOK / "index.html").exists() else []


class Pages(StaticFiles):
    """Files of the build; any other path without a dot is a place in the client, which routes by itself."""

    def __init__(self, prefix: str) -> None:
        """`prefix`: the path under which a proxy shows the house, or ""."""
        super().__init__(directory=STATIC, check_dir=False)
        self._prefix = prefix

    async def page(self, path: str, scope: Scope) -> Response:
        """What lies at the path, or 404."""
        name = path.rsplit("/", 1)[-1]
        if "." not in name and not path.startswith("/assets/"):
            return HTMLResponse(self._index(), headers={"cache-control": "no-cache"})
        lasting = path.startswith("/assets/")
        found = await self._file(path, scope, "public, max-age=31536000, immutable" if lasting else "no-cache")
        if found is None:
            raise NotFound(f"there is no page {path[:60]!r}")
        return found

    def _index(self) -> str:
        """The page that routes by itself; it is told where the house stands."""
        try:
            text = (STATIC / "index.html").read_text(encoding="utf-8")
        except OSError:
            text = PLAIN.replace('"/api', f'"{self._prefix}/api')
        text = text.replace('"./', f'"{self._prefix}/')
        return text.replace("<head>", f'<head><meta name="base" content="{self._prefix}">', 1)

    async def _file(self, path: str, scope: Scope, caching: str) -> Response | None:
        try:
            response = await self.get_response(os.path.normpath(path.lstrip("/")), scope)
        except (HTTPException, ValueError, OSError):
            return None
        response.headers["cache-control"] = caching
        return response
