"""What must be so before a tag: one version everywhere, and a wheel that plays in an empty environment without Node.

`make release` runs it after the tests; it publishes nothing.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLAY = """
from undercity import Match
match = Match("die_patin", seats=2, seed=7)
while not match.over:
    match.choose(match.deciders[0], match.legal(match.deciders[0])[0])
print("played", len(match.moves), "choices")
"""
PAGE = """
from pathlib import Path
import undercity.server
assert (Path(undercity.server.__file__).parent / "static" / "index.html").exists(), "the web table is not in the wheel"
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


def check_wheel(path: Path) -> None:
    """It installs into an empty environment, brings the web table along, and plays."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        constraints = ROOT / "constraints.txt"
        subprocess.run([python, "-m", "pip", "install", "-q", "-c", constraints, path], check=True)
        subprocess.run([python, "-c", PLAY], check=True, cwd=folder)
        subprocess.run([python, "-c", PAGE], check=True, cwd=folder)
        subprocess.run([Path(folder) / "bin" / "undercity", "games"], check=True, cwd=folder, stdout=subprocess.DEVNULL)


def main() -> int:
    check_changes()
    check_wheel(wheel())
    print(f"undercity {version()} is ready to be tagged v{version()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
