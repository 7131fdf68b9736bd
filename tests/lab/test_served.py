"""Studies in the data folder, shown by a server under /lab."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.harness import Server
from undercity.cli import main


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data")).start()
    yield running
    running.stop()


def test_a_study_is_shown_as_soon_as_it_is_there(server: Server) -> None:
    assert httpx.get(f"{server.address}/lab").status_code == 404
    words = ["--seats", "2", "--players", "random", "--games", "10", "--jobs", "1", "--title", "Ten <games>"]
    assert main(["lab", "report", "ratland", *words, "--out", str(server.data / "lab" / "ten")]) == 0
    index = httpx.get(f"{server.address}/lab")
    assert index.status_code == 200
    assert '<a href="/lab/ten">Ten &lt;games&gt;</a>' in index.text
    page = httpx.get(f"{server.address}/lab/ten")
    assert "<h2>Findings" in page.text
    assert "<style>" not in page.text  # the policy allows no style inside a page
    assert "style-src 'self'" in page.headers["content-security-policy"]
    style = httpx.get(f"{server.address}/lab/ten/style.css")
    assert style.headers["content-type"].startswith("text/css")
    assert "prefers-color-scheme: dark" in style.text
    assert httpx.get(f"{server.address}/lab/ten/report.json").json()["games"] == 10


@pytest.mark.parametrize("path", ["/lab/none", "/lab/ten%00", "/lab/%2e%2e/report.json"])
def test_nothing_else_is_shown(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code == 404
    assert "sqlite" not in answer.text.lower()


def test_other_files_of_a_study_stay_where_they_are(server: Server) -> None:
    assert not Path(server.data / "lab" / "study.json").exists()
    assert httpx.get(f"{server.address}/lab/ten/games.parquet").status_code == 404
