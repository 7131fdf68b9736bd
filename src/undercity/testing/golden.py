"""Whole games kept as text, in the folder `golden` of the tests.

python -m undercity.testing.golden my_game            writes them anew after a wanted change of rules
"""

from __future__ import annotations

import argparse
import random
import re
from pathlib import Path

from undercity import Match
from undercity.engine.words import LANGUAGES
from undercity.testing.tables import Proofs, Table, play_random, samples, table_id

NAMES = ("Ida", "Ben", "Agatha", "Max", "Zoé", "Hans", "Olga", "Emil", "Inès", "Tom", "Uli", "Rosa")
BREAK = "\n--- as a spectator reads it ---\n"


def path_of(table: Table) -> Path:
    return Proofs.folder / "golden" / table[0] / (re.sub(r"[^\w=.-]", "_", table_id(table)) + ".txt")


def play(table: Table) -> Match:
    game, seats, options = table
    match = Match(game, seats, seed=20 + seats, **options)
    return play_random(match, random.Random(table_id(table)))


def text_of(match: Match) -> str:
    lines = [f"{line.clock:4} {line.text} [{line.clause}]" for line in match.chronicle(None)]
    result = [f"seat {seat}: rank {match.ranks[seat]}, {match.points[seat]} points" for seat in range(match.seats)]
    return match.record() + BREAK + "\n".join([*lines, *result]) + "\n"


def read_aloud(game: str) -> list[Table]:
    """The tables whose chronicle is kept in all languages, with players who have names."""
    return samples(game)[:3]


def chronicle_path(table: Table, language: str) -> Path:
    return path_of(table).with_suffix(f".{language}.txt")


def chronicle_of(match: Match, language: str) -> str:
    match.call(NAMES[: match.seats])
    return "".join(f"{line.text} [{line.clause}]\n" for line in match.chronicle(None, language))


def write(game: str) -> None:
    """Play the game at its sample tables and keep what happened."""
    for table in samples(game):
        path = path_of(table)
        path.parent.mkdir(parents=True, exist_ok=True)
        match = play(table)
        path.write_text(text_of(match), encoding="utf-8")
        print(path)
        for language in LANGUAGES if table in read_aloud(game) else ():
            chronicle_path(table, language).write_text(chronicle_of(match, language), encoding="utf-8")


def main() -> None:
    """Write the games that are named."""
    parser = argparse.ArgumentParser(prog="python -m undercity.testing.golden", description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="+")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="the folder of the tests")
    args = parser.parse_args()
    Proofs.folder = args.tests
    for game in args.game:
        write(game)


if __name__ == "__main__":
    main()
