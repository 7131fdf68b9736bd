"""The lab's pages: studies that lie in the data folder, shown under /lab.

A study's page holds its style in itself, so that it opens from a disk. The server's policy allows no such style:
here it comes as a file of its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

_NAME = re.compile(r"[\w-]{1,120}")
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_HEAD = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>The lab</title></head>'
)


def routes(folder: Path) -> list[Route]:
    """The pages of the studies below this folder. They run in threads: reading a file keeps nobody waiting."""

    def index(_: Request) -> Response:
        found = sorted(path.parent.name for path in folder.glob("*/index.html") if _NAME.fullmatch(path.parent.name))
        if not found:
            return HTMLResponse(f"{_HEAD}<body><h1>The lab</h1><p>There are no studies yet.</p></body></html>", 404)
        items = "".join(f'<li><a href="/lab/{name}">{escape(_title(folder / name))}</a></li>' for name in found)
        return HTMLResponse(f"{_HEAD}<body><h1>The lab</h1><ul>{items}</ul></body></html>")

    def page(text: str, name: str) -> Response:
        return HTMLResponse(_STYLE.sub(f'<link rel="stylesheet" href="/lab/{name}/style.css">', text, count=1))

    def style(text: str, name: str) -> Response:
        found = _STYLE.search(text)
        return Response(found[1] if found else "", media_type="text/css")

    def data(text: str, name: str) -> Response:
        return Response(text, media_type="application/json")

    return [
        Route("/lab", index),
        Route("/lab/{name}", _of_study(folder, "index.html", page)),
        Route("/lab/{name}/style.css", _of_study(folder, "index.html", style)),
        Route("/lab/{name}/report.json", _of_study(folder, "report.json", data)),
    ]


def _of_study(folder: Path, file: str, answer: Callable[[str, str], Response]) -> Callable[[Request], Response]:
    """An endpoint that reads a file of a study."""

    def endpoint(request: Request) -> Response:
        name = request.path_params["name"]
        path = folder / name / file
        if not _NAME.fullmatch(name) or not path.is_file():
            return HTMLResponse(f"{_HEAD}<body><p>There is no such study.</p></body></html>", 404)
        return answer(path.read_text(encoding="utf-8"), name)

    return endpoint


def _title(study: Path) -> str:
    try:
        return str(json.loads((study / "report.json").read_text(encoding="utf-8"))["title"])
    except (OSError, ValueError, KeyError):
        return study.name
