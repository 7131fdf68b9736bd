"""Copies of a server's database while people play: is every choice in them that was acknowledged before the copy began?

    python bench/server_backup.py --copies 20 [--write]

Each copy is restored to a folder of its own and examined by `undercity doctor`.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.harness import Client, Server, Viewer
from undercity.server.backups import backup, check_copy, restore
from undercity.server.doctor import examine
from undercity.server.settings import Settings

RESULTS = Path(__file__).parent / "server_results.md"
BEGIN, END = "<!-- backup -->\n", "<!-- /backup -->"


class Play(threading.Thread):
    """Somebody who plays against a bot, game after game; the ids of choices that were acknowledged."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(daemon=True)
        self.acknowledged: list[str] = []
        self.stopped = threading.Event()
        self._server, self._luck, self._seed = server, random.Random(seed), seed

    def run(self) -> None:
        person = Client(self._server, f"Player {self._seed}")
        while not self.stopped.is_set():
            table = person.open_table(seats=2, bots={"1": "random"})
            person.post(f"/api/tables/{table}/start")
            viewer = person.look(table)
            while viewer.doc["table"]["state"] == "running" and not self.stopped.is_set():
                viewer.settle()
                if viewer.doc["choices"]:
                    self._choose(viewer)
            viewer.close()

    def _choose(self, viewer: Viewer) -> None:
        name = f"m{self._luck.getrandbits(60):x}"
        doc = viewer.doc
        code = self._luck.choice(doc["choices"])["code"]
        answer = viewer.ask("choose", id=name, clock=doc["view"]["clock"], code=code)
        if answer["type"] == "ok":
            self.acknowledged.append(name)


def stored(file: Path) -> set[str]:
    with sqlite3.connect(file) as database:
        return {name for (name,) in database.execute("SELECT message FROM journal")}


def campaign(copies: int, players: int) -> str:
    """What came of it, as a sentence."""
    missing = unsound = 0
    took: list[float] = []
    with tempfile.TemporaryDirectory(prefix="undercity-backup-") as name:
        folder = Path(name)
        with Server(folder / "data", "--no-limits") as server:
            people = [Play(server, seed) for seed in range(players)]
            for one in people:
                one.start()
            for number in range(copies):
                time.sleep(0.5)
                before = [set(one.acknowledged) for one in people]
                began = time.perf_counter()
                copy = backup(Settings(data=folder / "data"), folder / f"copy{number}")
                took.append(time.perf_counter() - began)
                missing += len(set().union(*before) - stored(copy))
                check_copy(copy)
            choices = sum(len(one.acknowledged) for one in people)
            for one in people:
                one.stopped.set()
            for one in people:
                one.join(30)
        for number in range(copies):
            settings = Settings(data=folder / f"restored{number}")
            restore(settings, folder / f"copy{number}")
            unsound += sum(one.way in ("rests", "damaged") for one in examine(settings))
    mean, most = 1000 * sum(took) / len(took), 1000 * max(took)
    return (
        f"{copies} copies while {players} people made {choices} choices: {missing} acknowledged choices missing, "
        f"{unsound} tables unsound after restoring; a copy took {mean:.0f} ms on average, {most:.0f} ms at most."
    )


def write(text: str) -> None:
    """Put it into server_results.md, between its marks."""
    before, _, rest = RESULTS.read_text().partition(BEGIN)
    RESULTS.write_text(f"{before}{BEGIN}{text}\n{END}{rest.partition(END)[2]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--copies", type=int, default=20)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--write", action="store_true", help="write the sentence into server_results.md")
    args = parser.parse_args()
    text = f"Measured {time.strftime('%Y-%m-%d %H:%M UTC', time.gmtime())}: {campaign(args.copies, args.players)}"
    print(text)
    if args.write:
        write(text)


if __name__ == "__main__":
    main()
