"""The commands of the terminal table: plain lines, a seat on a server, records."""

from __future__ import annotations

import asyncio
import io
import json
import stat
import sys
import threading
from pathlib import Path

import pytest
from textual.widgets import Input

from server.conftest import server
from server.harness import Server
from undercity import Match
from undercity.cli import main
from undercity.client import AsyncClient, Client
from undercity.terminal.app import TableApp
from undercity.terminal.command import People
from undercity.terminal.table import RemoteTable

__all__ = ["server"]


def play_plain(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", *arguments])


def test_plain_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "help\nboard\nrules 1\nhint\n99\nstart\nsewer cross\nsay hello\n1\nundo\nlanguage de\nchronicle\nquit\n"
    table = ["die_patin", "--bots", "random", "--seed", "1", "--option", "start_player=0"]
    assert play_plain(monkeypatch, typed, *table) == 0
    out = capsys.readouterr().out
    for words in (
        "  1 Start in Burrow Lane", "Type a number or a notation", "Round 0 of 5", "DP-3.10 ",
        "A bot would choose: Start in", "Sewer Cross is not a start area", "No choice fits “99”.",
        "2 choices fit “start”: type more.",
        "There is nobody to talk to", "at which manhole do you place 3 rats?", "Wähle dein Startgebiet.",
    ):  # fmt: skip
        assert words in out, words
    assert out.rstrip().endswith("Du verlässt den Tisch.")


def test_a_whole_game_in_plain_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play_plain(monkeypatch, "1\n" * 400, "ratland", "--bots", "beginner", "--seed", "3") == 0
    out = capsys.readouterr().out
    assert "rank  player" in out
    assert "\x1b[" not in out


def test_rules_of_thumb_play_where_levels_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.txt"
    wish = ["--demo", "--plain", "--bots", "even,provider", "--seed", "3", "--save", str(record)]
    assert main(["play", "ratland", *wish]) == 0
    assert Match.replay(record.read_text(encoding="utf-8")).over
    assert "rank  player" in capsys.readouterr().out


@pytest.mark.parametrize(("arguments", "message"), [
    (["--bots", "genius"], "no level is called 'genius'"),
    (["--bots", "provider"], "Die Patin has the rules of thumb collector, expander"),
    (["--bots", "random,random,random"], "--bots has one level for all or 1"),
])  # fmt: skip
def test_bad_bots(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "die_patin", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_a_seat_on_a_server_in_plain_lines(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("UNDERCITY_DATA", str(tmp_path))
    with Client(server.address, "Ida") as ida:
        table = ida.open_table("ratland", 2, listed=False).table.id
        link = ida.invite(table)
        monkeypatch.setattr("sys.stdin", io.StringIO("say hello\n" + "1\n" * 400))
        guest = threading.Thread(target=main, args=(["join", link, "--name", "Bela"],))
        guest.start()
        with ida.look(table) as live:
            while live.table.seats[1].name != "Bela":
                assert live.change(60)
            ida.start(table)
            while choices := live.turn():
                live.choose(choices[-1])
            assert [line.text for line in live.chat] == ["hello"]
        guest.join(60)
    assert "rank  player" in capsys.readouterr().out


def test_a_seat_on_a_server_by_keys(server: Server) -> None:
    async def play() -> tuple[str, int]:
        async with AsyncClient(server.address, "Ida") as ida:
            options = {"start_player": 0}
            table = (await ida.open_table("die_patin", 2, bots={1: "random"}, options=options)).table.id
            await ida.start(table)
            async with ida.look(table) as live:
                app = TableApp(RemoteTable(ida, live, "en", await ida.played(live.table)))
                async with app.run_test(size=(80, 24)) as pilot:
                    await pilot.pause()
                    await pilot.press(*"sewer cross", "enter")
                    while not app.said.startswith("Sewer Cross is not a start area"):
                        await pilot.pause(0.05)
                    app.query_one(Input).value = ""
                    await pilot.press("2", "enter")
                    await pilot.pause()
                    await pilot.press("f2")
                    await pilot.pause()
                    await pilot.press(*"/chat hello", "enter")
                    while not live.chat:
                        await pilot.pause(0.05)
                    return app.offered[1].notation, live.view.clock if live.view else -1

    assert asyncio.run(play()) == ("area:purple_side", 0)


def test_who_you_are_is_kept_for_you_alone(tmp_path: Path) -> None:
    people = People(tmp_path / "deep" / "client.json")
    assert people.cookie("http://here") is None
    people.keep("http://here", "p1.secret")
    people.keep("http://there", "p2.secret")
    assert people.cookie("http://here") == "p1.secret"
    path = tmp_path / "deep" / "client.json"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert set(json.loads(path.read_text())) == {"http://here", "http://there"}


def test_the_terminal_starts_without_the_server_and_the_lab() -> None:
    """`undercity play` waits for nothing that it does not need."""
    import subprocess

    code = "import undercity.terminal.app, undercity.terminal.command, sys; print([m for m in sys.modules])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    for heavy in ("sqlalchemy", "starlette", "uvicorn", "polars", "matplotlib"):
        assert f"'{heavy}'" not in found, heavy
