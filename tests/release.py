"""What must be so before a tag: one version everywhere, and a wheel that plays in an empty environment without Node.

`make release` runs it after the tests; it publishes nothing.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
# A whole game at a table of the server, by the client; and the pages that come with the wheel.
PLAY = """
import sys, httpx
from undercity.client import Client
url = sys.argv[1]
assert "/assets/" in httpx.get(url).text, "the web table is not in the wheel"
assert httpx.get(url + "/docs/index.html").status_code == 200, "the documentation is not in the wheel"
with Client(url, "Ida") as ida:
    table = ida.open_table("die_patin", seats=2, bots={1: "random"}).table.id
    ida.start(table)
    with ida.look(table) as live:
        while choices := live.turn():
            live.choose(choices[0])
    print("at the server:", ida.replay(table).steps, "choices", ida.table(table).result.points)
"""


def version() -> str:
    import undercity

    return undercity.__version__


def wheel() -> Path:
    found = sorted((ROOT / "dist").glob("undercity-*.whl"))
    if len(found) != 1:
        raise SystemExit(f"dist/ must hold one wheel, not {len(found)}: make wheel")
    return found[0]


def check_changes() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    if newest is None or not version().startswith(newest.group(1)):
        raise SystemExit(f"CHANGELOG.md does not begin with version {version()}")


@contextmanager
def timed(what: str) -> Iterator[None]:
    begin = time.monotonic()
    yield
    print(f"{what}: {time.monotonic() - begin:.1f} s", flush=True)


def check_wheel(path: Path) -> None:
    """It installs into an empty environment without Node and plays, on the command line and at a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with timed(f"{path.name} installed"):
            venv.create(home / "env", with_pip=True)
            pip: list[str | Path] = [
                home / "env" / "bin" / "python",
                "-m",
                "pip",
                "install",
                "-q",
                "-c",
                ROOT / "constraints.txt",
                path,
            ]
            subprocess.run(pip, check=True)
        # nothing of the machine but the environment: no Node, no compiled rules, no data
        environment = {"PATH": str(home / "env" / "bin"), "HOME": folder, "UNDERCITY_CACHE": str(home / "cache")}
        with timed("a game on the command line"):
            play_on_the_command_line(home, environment)
        with timed("a game at a server"):
            play_at_a_server(home, environment)


def play_on_the_command_line(home: Path, environment: dict[str, str]) -> None:
    """Always the first choice, as one who types 1 and Enter."""
    command = ["undercity", "play", "die_patin", "--seats", "2", "--bots", "random", "--plain", "--seed", "7"]
    played = subprocess.run(
        command, input="1\n" * 2000, text=True, capture_output=True, check=True, cwd=home, env=environment,
        executable=home / "env" / "bin" / "undercity",
    )  # fmt: skip
    print("on the command line:", played.stdout.strip().splitlines()[-1])


def play_at_a_server(home: Path, environment: dict[str, str]) -> None:
    command: list[str | Path] = [
        home / "env" / "bin" / "undercity",
        "serve",
        "--port",
        "0",
        "--host",
        "127.0.0.1",
        "--no-warm",
    ]
    command += ["--bot-pause", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=home, env=environment) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            subprocess.run([home / "env" / "bin" / "python", "-c", PLAY, url], check=True, cwd=home, env=environment)
        finally:
            server.terminate()


def main() -> int:
    check_changes()
    check_wheel(wheel())
    print(f"undercity {version()} is ready to be tagged v{version()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
