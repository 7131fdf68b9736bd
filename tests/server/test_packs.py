"""Packs at a server: offered, chosen, named, stored with the table, and followed by all that comes after."""

from __future__ import annotations

import dataclasses
import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.harness import Client, Server, play_to_end, told
from server.inside import Inside, inside
from server.test_keeping import choose, run
from undercity import BadOption, Match, find
from undercity.client import Client as ClientOfPrograms
from undercity.client.sit import sit
from undercity.engine.packs import edition
from undercity.server.settings import Limits

PACKS = Path(__file__).parents[2] / "packs"
STRANGE, SHORT = PACKS / "ratland" / "strange_years.toml", PACKS / "die_patin" / "four_rounds.toml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two good packs, a third under a name that is taken, and one that the game cannot carry."""
    folder = tmp_path / "packs"
    (folder / "below").mkdir(parents=True)  # files, and folders
    shutil.copy(STRANGE, folder / "below")
    shutil.copy(SHORT, folder)
    (folder / "bad.toml").write_text('name = "bad"\ngame = "ratland"\n[set.setup]\ncheese = 0\n')
    shutil.copy(SHORT, folder / "once_more.toml")
    return folder


@pytest.fixture
def house(data: Path, folder: Path) -> Iterator[Inside]:
    with inside(data, {"packs": folder}, **dataclasses.asdict(Limits.none())) as server:
        yield server


def opened(server: Any, game: str, pack: str, **wish: Any) -> tuple[Client, Client, str]:
    """A running table with a pack, and its two people."""
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ida.open_table(game, seats=2, pack=pack, **wish)
    assert ben.post(f"/api/tables/{table}/join").status_code == 200
    assert ida.post(f"/api/tables/{table}/start").status_code == 200
    return ida, ben, table


def test_packs_are_offered_with_their_changes_and_bad_ones_are_left_out(
    house: Inside, caplog: pytest.LogCaptureFixture
) -> None:
    ida = Client(house)
    offered = {pack["name"]: pack for pack in ida.get("/api/packs", language="de").json()["packs"]}
    assert sorted(offered) == ["four_rounds", "strange_years"]
    strange = offered["strange_years"]
    assert (strange["game"], strange["author"]) == ("ratland", edition(STRANGE).pack.pack.author)  # type: ignore[union-attr]
    assert any("Festmahl" in line for line in strange["changes"])
    assert ida.get(f"/api/packs/{strange['id']}", language="fr").json()["title"] != ""
    assert ida.get("/api/packs/ratland+winter-000000000000").status_code == 404
    assert [line.getMessage() for line in caplog.get_records("setup") if "left out" in line.getMessage()] == [
        "a pack is left out: bad: setup.cheese cannot be 0: it must be a whole number from 1 to 100",
        "a pack is left out: another one of die_patin is called 'four_rounds'",
    ]


def test_a_table_is_opened_with_a_pack_and_everything_names_it(house: Inside) -> None:
    ida, ben, table = opened(house, "ratland", "strange_years")
    game = edition(STRANGE)
    pack = ida.get(f"/api/tables/{table}").json()["pack"]
    assert (pack["id"], pack["name"]) == (game.id, "strange_years")
    assert set(pack["title"]) == {"en", "de", "fr"}
    assert ida.get("/api/tables", mine="true").json()["tables"][0]["pack"] == pack
    assert ida.get("/api/me/history").json()["games"][0]["pack"] == pack
    layout = ida.get(f"/api/games/{game.id}/layout").json()
    assert "feast" in [event["id"] for event in layout["content"]["event"]]
    assert layout["names"]["event-feast"]["name_fr"] == "Festin"
    learn = ida.get(f"/api/games/{game.id}/learn", language="en").json()
    assert "Feast" in [event["name"] for event in learn["things"]["event"]]
    assert "Feast" in learn["guide"]
    assert learn["figures"] == ida.get("/api/games/ratland/learn").json()["figures"]
    assert ida.get(f"/api/games/{game.id}/figures/{learn['figures'][0]}").status_code == 200
    assert [kind["name"] for kind in ida.get(f"/api/games/{game.id}").json()["kinds"]]
    viewer = ida.look(table)
    assert viewer.ask("hint")["type"] == "hint"
    assert viewer.ask("why_not", code=viewer.doc["choices"][0]["code"])["reason"] is None
    assert ben.look(table).doc["table"]["pack"] == pack


def test_a_program_sits_down_at_a_table_with_a_pack(house: Inside) -> None:
    with ClientOfPrograms(house.address, "Ida") as ida:
        assert sorted(pack.name for pack in ida.packs()) == ["four_rounds", "strange_years"]
        table = ida.open_table("die_patin", seats=2, bots={1: "random"}, pack="four_rounds").table
        assert ida.played(table).id == edition(SHORT).id
        ida.start(table.id)
        assert sit(ida, table.id, "random").state == "finished"


def test_what_cannot_be_is_refused_in_a_sentence(house: Inside) -> None:
    ida = Client(house)
    for wish, sentence in (
        ({"pack": "winter"}, "this server has no pack 'winter' of ratland; there are strange_years"),
        ({"pack": "strange_years", "rated": True}, "a table with a pack is friendly: it cannot be rated"),
    ):
        answer = ida.post("/api/tables", game="ratland", seats=2, **wish)
        assert (answer.status_code, answer.json()["error"]["message"]) == (400, sentence)
    other = ida.post("/api/tables", game="target_rats", pack="x").json()["error"]["message"]
    assert other == "this server has no pack 'x' of target_rats; there are none"
    assert ida.post("/api/tables", game=edition(SHORT).id).status_code == 404
    with pytest.raises(BadOption, match="--packs names a folder"):
        told("--packs", "/nowhere/at/all")


def test_a_game_with_a_pack_is_played_to_its_end_and_its_record_names_it(house: Inside) -> None:
    ida, ben, table = opened(house, "die_patin", "four_rounds")
    viewers = {0: ida.look(table), 1: ben.look(table)}
    play_to_end(viewers, random.Random(4))
    kept = edition(SHORT).pack
    assert kept is not None
    record = ida.get(f"/api/tables/{table}/record").text
    assert record.splitlines()[2] == f"pack: four_rounds {kept.digest}"
    assert Match.replay(record).over
    step = ida.get(f"/api/tables/{table}/replay/5", seat="all").json()
    assert step["view"]["game"] == edition(SHORT).id
    again = ida.post(f"/api/tables/{table}/rematch").json()["table"]
    assert (again["pack"]["id"], again["rated"]) == (edition(SHORT).id, False)
    parts = [record[at : at + 8000] for at in range(0, len(record), 8000)]
    brought = None
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        brought = ida.post("/api/records", text=part, record=brought, last=last).json()["record"]
    assert ida.get(f"/api/records/{brought}").json()["pack"]["name"] == "four_rounds"


def test_a_running_game_outlives_the_file_and_the_cache_and_travels(data: Path, tmp_path: Path) -> None:
    """The table goes on with what the database holds: after a restart on a machine that never saw the pack."""
    folder, luck = tmp_path / "packs", random.Random(8)
    folder.mkdir()
    shutil.copy(SHORT, folder)
    with Server(data, "--no-limits", "--packs", str(folder)) as server:
        ida, ben, table = opened(server, "die_patin", "four_rounds")
        viewers = [ida.look(table), ben.look(table)]
        choose(viewers, luck, 6)
        viewers[0].settle()
        then: Any = viewers[0].doc["view"]
    (folder / "four_rounds.toml").unlink()
    assert run("doctor", "--data", str(data)).stdout.splitlines()[1].split() == ["1", "go", "on"]
    server = Server(data, "--no-limits", "--packs", str(folder), cache=tmp_path / "cache").start()
    try:
        ida.http.base_url = server.address
        assert ida.get("/api/packs").json() == {"packs": []}
        answer = ida.get(f"/api/tables/{table}").json()
        assert answer["pack"]["id"] == edition(SHORT).id
        assert ida.get(f"/api/packs/{answer['pack']['id']}").json()["changes"]
        ida.server = ben.server = server
        viewers = [ida.look(table), ben.look(table)]
        assert viewers[0].doc["view"]["table"] == then["table"]
        assert len(choose(viewers, luck, 3)) == 3
    finally:
        server.stop()
    file, other = tmp_path / "table.json", tmp_path / "other"
    assert run("export", table, str(file), "--data", str(data)).returncode == 0
    done = run("import", str(file), "--data", str(other))
    assert done.returncode == 0, done.stderr
    with sqlite3.connect(other / "undercity.sqlite") as database:
        (kept,) = database.execute("SELECT id FROM packs").fetchone()
    assert kept == find(kept).id == edition(SHORT).id
    assert run("doctor", "--data", str(other)).returncode == 0
