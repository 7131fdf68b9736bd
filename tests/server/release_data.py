"""What a released version leaves on disk, kept as text for ever: `python tests/server/release_data.py FOLDER`.

Run it with the sources of the version (PYTHONPATH): its server is played on as people would, then stopped. FOLDER gets
`undercity.sql`, the database as text, and `expected.json`, what that version showed of every table.
"""

from __future__ import annotations

import json
import random
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.harness import Client, Server, Viewer

GAMES = ("ankh_morpork", "die_patin", "ratcatcher", "ratland", "target_rats")
TO_THE_END = ("die_patin", "ratland")  # random games of the others are long
SOME = 30  # choices of a game that is still running


def write(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        data = Path(name)
        with Server(data, "--no-limits") as server:
            expected = play(server)
        folder.mkdir(parents=True, exist_ok=True)
        with sqlite3.connect(data / "undercity.sqlite") as database:
            lines = list(database.iterdump())
        (folder / "undercity.sql").write_text("\n".join(lines) + "\n", encoding="utf-8")
        (folder / "expected.json").write_text(json.dumps(expected, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def play(server: Server) -> dict[str, Any]:
    """Tables of every game and state; what was shown of each, by its id."""
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    luck, tables = random.Random(22), []
    for game in GAMES:
        tables.append(begin(ida, ben, game))
        choose(ida, ben, tables[-1], luck, SOME)
    for game in TO_THE_END:
        tables.append(begin(ida, ben, game))
        choose(ida, ben, tables[-1], luck, 5000)
    tables.append(begin(ida, ben, "die_patin"))
    choose(ida, ben, tables[-1], luck, 5)
    for client in (ida, ben):
        client.post(f"/api/tables/{tables[-1]}/abandon")
    tables.append(ida.open_table("ratland", listed=False, pace="leisure"))
    ben.look(tables[0]).ask("chat", text="Gut gespielt!")
    return {"cookies": [ida.cookie, ben.cookie], "tables": {table: shown(server, ida, table) for table in tables}}


def begin(ida: Client, ben: Client, game: str) -> str:
    seats = 1 if game == "ratcatcher" else 2
    table = ida.open_table(game, seats=seats, options={"start_player": 0} if game == "die_patin" else {})
    if seats > 1:
        ben.post(f"/api/tables/{table}/join")
    assert ida.post(f"/api/tables/{table}/start").status_code == 200
    return table


def choose(ida: Client, ben: Client, table: str, luck: random.Random, most: int) -> None:
    """So many choices; now and then one is taken back."""
    viewers = [ida.look(table), ben.look(table)]
    for _ in range(most):
        for viewer in viewers:
            viewer.settle()
        if viewers[0].doc["table"]["state"] == "finished":
            break
        viewer = next(one for one in viewers if one.doc["choices"])
        assert viewer.choose(luck)["type"] == "ok"
        viewer.settle()
        if viewer.doc["view"]["can_undo"] and luck.random() < 0.1:
            assert viewer.ask("undo", clock=viewer.doc["view"]["clock"])["type"] == "ok"
    for viewer in viewers:
        viewer.close()


def shown(server: Server, ida: Client, table: str) -> dict[str, Any]:
    """What a spectator is shown, and the record if the game is over."""
    watcher = Viewer(server, table)
    view, info = watcher.doc["view"], watcher.doc["table"]
    found: dict[str, Any] = {"state": info["state"], "result": info["result"], "lines": len(watcher.lines)}
    if view is not None:
        found |= {name: view[name] for name in ("clock", "points", "deciders", "over")}
        found["events"] = [line["event"] for line in watcher.lines][-20:]
    if info["state"] in ("finished", "abandoned"):
        found["record"] = ida.get(f"/api/tables/{table}/record").text
    watcher.close()
    return found


if __name__ == "__main__":
    write(Path(sys.argv[1]))
