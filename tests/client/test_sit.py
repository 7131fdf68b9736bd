"""A bot at a real table: the page's own, a level, and one that thinks ahead."""

from __future__ import annotations

import re
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from client.test_examples import PAGE
from server.harness import Server
from undercity.bots.bot import TrialBot
from undercity.cli import main
from undercity.client import BadBot, Client, load_bot, sit
from undercity.client.command import share
from undercity.engine.game import Game


def forager() -> str:
    """The bot that docs/client.md shows."""
    found = re.search(r'```python\n("""A bot for RatLand.*?)```', PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "forager.py").write_text(forager(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "forager", raising=False)


def test_the_bot_of_the_page_has_thirty_lines() -> None:
    assert len([line for line in forager().splitlines() if line.strip()]) <= 30


def test_the_bot_of_the_page_beats_random(server: Server, at_home: None, capsys: pytest.CaptureFixture[str]) -> None:
    """Twelve games: who is no better than random wins ten of them once in 50 times."""
    assert main(["sit", server.address, "--bot", "forager:Forager", "--game", "ratland", "--games", "12"]) == 0
    found = re.search(r"([\d.]+) of 12 games won", capsys.readouterr().out)
    assert found
    assert float(found[1]) >= 10


def test_a_level_sits_down_by_link(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    with Client(server.address, "Ida") as ida:
        table = ida.open_table("ratland", 2, listed=False).table.id
        link = ida.invite(table)
        guest = threading.Thread(target=main, args=(["sit", link, "--bot", "beginner", "--name", "Guest"],))
        guest.start()
        with ida.look(table) as live:
            while live.table.seats[1].name != "Guest":
                assert live.change(60)
            ida.start(table)
            while choices := live.turn():
                live.choose(choices[0])
        guest.join()
        assert ida.table(table).state == "finished"
    assert "seat 1" in capsys.readouterr().out


class Ahead(TrialBot):
    """Thinks ahead in worlds that fit what its seat knows."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, haste=0.0)


def test_a_bot_that_thinks_ahead_is_told_what_its_seat_knows(server: Server) -> None:
    with Client(server.address, "Ahead") as client:
        won = 0.0
        for _ in range(6):
            table = client.open_table("ratland", 2, bots={1: "random"}).table.id
            client.start(table)
            won += share(sit(client, table, Ahead, seed=1), 0)
    assert won >= 2  # it wins four of five: less is the luck of one run in a thousand


def test_a_function_will_do(server: Server) -> None:
    def last(view: Any, choices: list[Any]) -> Any:
        return choices[-1].notation

    with Client(server.address, "Last") as client:
        table = client.open_table("ratland", 2, bots={1: "random"}).table.id
        client.start(table)
        assert sit(client, table, last).state == "finished"


@pytest.mark.parametrize(("name", "message"), [
    ("chess", "neither a level"), ("no_such_module:Bot", "cannot be imported"), ("json:Bot", "has no 'Bot'"),
])  # fmt: skip
def test_bad_bots(name: str, message: str) -> None:
    with pytest.raises(BadBot, match=message):
        load_bot(name)


def test_a_rule_of_thumb_sits_down_at_tables_of_its_game_only(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sit", server.address, "--bot", "provider", "--game", "ratland", "--games", "2"]) == 0
    assert "of 2 games won" in capsys.readouterr().out
    with Client(server.address, "Ida") as ida:
        table = ida.open_table("die_patin", 2).table.id
        assert main(["sit", f"{server.address}/t/{table}", "--bot", "provider"]) == 2
        assert "Die Patin has the rules of thumb collector, expander" in capsys.readouterr().err
        assert ida.table(table).seats[1].kind == "free"


def test_bad_addresses(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sit", server.address, "--bot", "random"]) == 2
    assert "names no table; add --game" in capsys.readouterr().err
