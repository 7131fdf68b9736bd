"""Run this project and its peers side by side, one core each, and write bench/results.md.

    python bench/run.py                       # all suites, then the report
    python bench/run.py --suites ours report  # some of them

Peers are installed by name, at the versions below, into a scratch folder (--scratch, kept between runs); one
that cannot be had is left out of the report with a note. Raw figures go to <scratch>/raw.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
PEERS = {
    "openspiel": ("spiel", ["open_spiel==2.0.2", "chess==1.11.2"]),
    "chess": ("spiel", ["open_spiel==2.0.2", "chess==1.11.2"]),
    "pgx": ("pgx", ["pgx==2.6.0", "jax==0.10.2"]),
    "rlcard": ("classic", ["pettingzoo[classic]==1.27.0", "rlcard==1.2.0"]),
    "pettingzoo": ("classic", ["pettingzoo[classic]==1.27.0", "rlcard==1.2.0"]),
}
SUITES = ["ours", "vector", *PEERS, "bgio", "report"]
BGIO = "boardgame.io@0.50.2"


def pinned(command):
    """The command on one core, where the system can do that."""
    return ["taskset", "-c", "0", *command] if shutil.which("taskset") else command


def python_of(scratch, name, packages):
    """The Python of a peer's own environment, made if it is not there yet."""
    folder = scratch / f"venv-{name}"
    python = folder / "bin" / "python"
    if not (folder / "installed").exists():
        install(folder, python, packages)
        (folder / "installed").touch()
    return str(python)


def install(folder, python, packages):
    """Make an environment; where Python comes without ensurepip, pip of another Python fills it."""
    pip = [python, "-m", "pip"]
    if subprocess.run([sys.executable, "-m", "venv", "--clear", folder], capture_output=True).returncode:
        subprocess.run([sys.executable, "-m", "venv", "--clear", "--without-pip", folder], check=True)
        pip = ["python3", "-m", "pip", "--python", python]
    subprocess.run([*pip, "install", "--quiet", "--disable-pip-version-check", *packages], check=True)


def run_ours(args, out):
    command = [sys.executable, str(HERE / "ours.py"), "--seconds", str(args.seconds), "--out", out]
    subprocess.run(pinned([*command, *(["--no-cold"] if args.no_cold else [])]), check=True)


def run_vector(args, out):
    """On all cores: not pinned."""
    threads = str(os.cpu_count() or 1)
    command = [sys.executable, str(HERE / "ours.py"), "--vector", threads, "--out", out]
    subprocess.run(command, check=True)


def run_peer(args, name, out):
    python = python_of(args.scratch, *PEERS[name])
    script = [python, str(HERE / f"peer_{name}.py"), "--seconds", str(args.seconds), "--out", out]
    subprocess.run(pinned(script), check=True, env={**os.environ, "PYTHONPATH": ""})


def run_bgio(args, out):
    folder = args.scratch / "bgio"
    folder.mkdir(exist_ok=True)
    if not (folder / "node_modules" / "boardgame.io").exists():
        (folder / "package.json").write_text("{}")
        subprocess.run(["npm", "install", "--silent", BGIO], cwd=folder, check=True)
    for script in HERE.glob("*.js"):
        shutil.copy(script, folder)
    command = ["node", "peer_bgio.js", "--seconds", str(args.seconds), "--warmup", "1", "--out", out]
    subprocess.run(pinned(command), cwd=folder, check=True, env={**os.environ, "NODE_ENV": "production"})


def run_suite(args, name):
    """Run one suite; a failure is noted for the report and the others go on."""
    raw = args.scratch / "raw"
    raw.mkdir(parents=True, exist_ok=True)
    out, note = raw / f"{name}.json", raw / f"{name}.note"
    note.unlink(missing_ok=True)
    began = time.perf_counter()
    try:
        if name in ("ours", "vector", "bgio"):
            {"ours": run_ours, "vector": run_vector, "bgio": run_bgio}[name](args, str(out))
        else:
            run_peer(args, name, str(out))
    except (OSError, subprocess.CalledProcessError) as error:
        out.unlink(missing_ok=True)
        note.write_text(f"left out: {type(error).__name__}")
        print(f"{name} is left out: {error}", file=sys.stderr)
    print(f"{name}: {time.perf_counter() - began:.0f} s", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    default = Path(os.environ.get("UNDERCITY_BENCH") or Path.home() / ".cache" / "undercity-bench")
    parser.add_argument("--scratch", type=Path, default=default)
    parser.add_argument("--suites", nargs="+", default=SUITES, choices=SUITES, metavar="SUITE")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one repeat")
    parser.add_argument("--no-cold", action="store_true", help="leave out the time of a cold compile")
    args = parser.parse_args()
    args.scratch.mkdir(parents=True, exist_ok=True)
    for name in args.suites:
        if name != "report":
            run_suite(args, name)
    if "report" in args.suites:
        from report import write

        write(args.scratch / "raw", HERE / "results.md")
        print(json.dumps({"written": "bench/results.md"}))


if __name__ == "__main__":
    main()
