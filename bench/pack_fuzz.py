"""Malformed packs, mutated from the good ones of packs/: each is refused in one sentence, or plays without a fault.

    python bench/pack_fuzz.py --count 2000 --seed 1
    python bench/pack_fuzz.py --count 400 --games ratland --seed 7 --show

Every pack that is accepted plays random games of its own, at a number of players by lot, with bounds and invariants
checked after every choice. What is neither refused nor sound is listed with its seed, and the status is 1. A pack
lies in a folder of its own that is gone afterwards; batches have a process each, for modules are never unloaded.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BATCH = 25
HANGS = 240  # seconds for one pack before it counts as hung
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 12, 13, 40, 99, 101, 255, 256, 1000, 65536, 2**40)
ODD: tuple[Any, ...] = ("", "x", "nobody", True, False, 1.5, [], {}, [1, 2], ["a"], {"op": "gain"}, {"op": "x", "n": 1})


def good_packs(games: list[str]) -> list[dict[str, Any]]:
    """The packs of packs/, as data."""
    paths = sorted(path for game in games or ["*"] for path in ROOT.glob(f"packs/{game}/*.toml"))
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in paths]


# ------------------------------------------------------------------ breaking a pack


def mutated(pack: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """A pack with one to three things wrong, or just different."""
    from undercity.engine.packs.merge import content_of

    data = deepcopy(pack)
    content = content_of(pack["game"])
    for _ in range(luck.randint(1, 3)):
        luck.choice([_other_value, _other_value, _set_anything, _set_anything, _drop, _copy, _remove, _cross])(
            data, content, luck
        )
    return data


def _leaves(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to all values."""
    parts = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    below = [leaf for key, part in parts for leaf in _leaves(part, (*path, key))]
    return below or [path]


def _at(node: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        node = node[key]
    return node


def _twisted(value: Any, luck: random.Random) -> Any:
    """Another value: mostly of the same type."""
    if luck.random() < 0.15:
        return deepcopy(luck.choice(ODD))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return luck.choice([value + 1, value - 1, value * 2, -value, *NUMBERS])
    if isinstance(value, str):
        return luck.choice([value + "x", value[::-1], value.upper(), "", value[:-1]])
    return deepcopy(luck.choice(ODD))


def _other_value(data: dict[str, Any], content: dict[str, Any], luck: random.Random) -> None:
    leaves = _leaves(data)
    told = [leaf for leaf in leaves if leaf and leaf[0] in ("set", "add", "replace", "remove")]
    path = luck.choice(told if told and luck.random() < 0.85 else leaves)
    if path:
        _at(data, path[:-1])[path[-1]] = _twisted(_at(data, path), luck)


def _set_anything(data: dict[str, Any], content: dict[str, Any], luck: random.Random) -> None:
    """Set a random field of the game's content."""
    from undercity.engine.packs.merge import key_of

    section = luck.choice([name for name in content if content[name]])
    node, place = content[section], data.setdefault("set", {})
    if not isinstance(place, dict):
        return
    if isinstance(node, list) and key_of(node[0]):
        entry = luck.choice(node)
        place = place.setdefault(section, {})
        section, node = key_of(entry), entry
    if isinstance(node, dict) and isinstance(place, dict):
        key = luck.choice(list(node))
        value = deepcopy(node[key])
        leaves = _leaves(value)
        if leaves != [()]:
            path = luck.choice(leaves)
            _at(value, path[:-1])[path[-1]] = _twisted(_at(value, path), luck)
        else:
            value = _twisted(value, luck)
        if isinstance(inner := place.setdefault(section, {}), dict):
            inner[key] = value


def _drop(data: dict[str, Any], content: dict[str, Any], luck: random.Random) -> None:
    path = luck.choice(_leaves(data))
    if path:
        del _at(data, path[:-1])[path[-1]]


def _copy(data: dict[str, Any], content: dict[str, Any], luck: random.Random) -> None:
    """Add an entry of the game once more, under its own name or another."""
    section = luck.choice([name for name, part in content.items() if isinstance(part, list)])
    entry = deepcopy(luck.choice(content[section]))
    if "id" in entry and luck.random() < 0.8:
        entry["id"] = f"{entry['id']}_{luck.randint(2, 9)}"
        for number in ("index", "number", "num"):
            if luck.random() < 0.8:
                entry.pop(number, None)
        text = data.setdefault("text", {})
        if isinstance(text, dict) and isinstance(text.setdefault("en", {}), dict):
            text["en"][f"{section.rstrip('s')}-{entry['id']}"] = {"name": "Another", "text": "As printed."}
    if isinstance(add := data.setdefault("add", {}), dict) and isinstance(add.setdefault(section, []), list):
        add[section].append(entry)


def _remove(data: dict[str, Any], content: dict[str, Any], luck: random.Random) -> None:
    from undercity.engine.packs.merge import key_of

    section = luck.choice([name for name, part in content.items() if isinstance(part, list)])
    gone = data.setdefault("remove", {})
    if isinstance(gone, dict) and isinstance(gone.setdefault(section, []), list):
        gone[section].append(key_of(luck.choice(content[section])))


def _cross(data: dict[str, Any], content: dict[str, Any], luck: random.Random) -> None:
    """Put a part of the pack where it does not belong."""
    parts = [key for key in data if isinstance(data[key], dict)]
    if len(parts) > 1:
        one, other = luck.sample(parts, 2)
        data[one] = deepcopy(data[other])


# ------------------------------------------------------------------ trying


def attempt(seed: int, packs: list[dict[str, Any]], games: int) -> tuple[str, str]:
    """What becomes of the malformed pack of this seed: ("refused" | "sound" | "broken", sentence)."""
    from undercity.engine.errors import UndercityError
    from undercity.engine.packs import edition
    from undercity.engine.packs.pack import parse
    from undercity.engine.packs.trial import sound_game

    luck = random.Random(seed)
    data = mutated(luck.choice(packs), luck)
    try:
        game = edition(parse(data, "pack.toml"))
    except UndercityError as error:
        sentence = str(error)
        fine = sentence and "\n" not in sentence and len(sentence) < 1200 and "Traceback" not in sentence
        return ("refused" if fine else "broken"), sentence
    except Exception as error:
        return "broken", f"{type(error).__name__}: {error}"
    try:
        for number in range(games):
            sound_game(game, "pack", luck.choice(game.seats), 1000 + seed + number)
    except UndercityError as error:
        return "broken", f"accepted, but: {error}"
    return "sound", game.id


def work(first: int, count: int, games: list[str], each: int) -> None:
    """In a process of its own: a line of JSON for each pack."""
    packs = good_packs(games)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["UNDERCITY_CACHE"] = folder
        for seed in range(first, first + count):
            started = time.monotonic()
            outcome, sentence = attempt(seed, packs, each)
            print(json.dumps([seed, outcome, sentence, round(time.monotonic() - started, 2)]), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="*", default=[], help="only packs of these games")
    parser.add_argument(
        "--each", type=int, default=1, help="games of each pack that is accepted, beside its trial (default 1)"
    )
    parser.add_argument("--show", action="store_true", help="print every refusal")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        work(args.seed, args.count, args.games, args.each)
        return
    found: Counter[str] = Counter()
    for first in range(args.seed, args.seed + args.count, BATCH):
        count = min(BATCH, args.seed + args.count - first)
        for seed, outcome, sentence, seconds in _batch(first, count, args):
            found[outcome] += 1
            if outcome == "broken" or args.show:
                print(f"{seed} {outcome} ({seconds} s): {sentence}", flush=True)
    print(", ".join(f"{number} {outcome}" for outcome, number in sorted(found.items())))
    sys.exit(1 if found["broken"] else 0)


def _batch(first: int, count: int, args: argparse.Namespace) -> list[tuple[int, str, str, float]]:
    """What a process found; a pack at which it dies or hangs is broken, and the next one goes on behind it."""
    command = [sys.executable, __file__, "--worker", "--seed", str(first), "--count", str(count)]
    command += ["--each", str(args.each), *(["--games", *args.games] if args.games else [])]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=HANGS + 10 * count, check=False)
        text, reason = done.stdout, done.stderr.strip()[-300:]
    except subprocess.TimeoutExpired as error:
        text, reason = (error.stdout or b"").decode(), "it hangs"
    rows = [tuple(json.loads(line)) for line in text.splitlines()]
    if len(rows) < count:
        dead = first + len(rows)
        rows.append((dead, "broken", reason, 0.0))
        if dead + 1 < first + count:
            rows += _batch(dead + 1, first + count - dead - 1, args)
    return rows


if __name__ == "__main__":
    main()
