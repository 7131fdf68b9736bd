"""Records of games: readable text, one choice a line, each line sealed by the chained hash.

    undercity record 1
    game: die_patin
    pack: hard_winter 1a2b3c4d5e6f          (if it was played with one)
    seats: 2
    seed: 7
    option start_player: 0
    chain: 93b1...
    1 seat 0 area:green_side 0c1d2e3f
    ...
    end: 212 choices, over, chain 5a6b...

A game that began from a position has a `position:` line with its JSON instead of seats, seed and options.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, NoReturn

from undercity.engine.errors import BadRecord, UndercityError
from undercity.engine.game import Game, find

if TYPE_CHECKING:
    from undercity.engine.match import Match
    from undercity.engine.seam import Rules

TITLE = "undercity record 1"
_CHOICE = re.compile(r"(\d+) seat (\d+) (\S+) ([0-9a-f]{8})")
_END = re.compile(r"end: (\d+) choices, (over|open), chain ([0-9a-f]{32})")


def write(match: Match, origin: dict[str, Any] | None) -> str:
    """The text of a record."""
    chain = match.chain()
    lines = [TITLE, f"game: {match.game.base}"]
    if kept := match.game.pack:
        lines.append(f"pack: {kept.pack.name} {kept.digest}")
    if origin is None:
        lines += [f"seats: {match.seats}", f"seed: {match.seed}"]
        lines += [f"option {name}: {value}" for name, value in sorted(match.options.items())]
    else:
        lines.append(f"position: {json.dumps(origin, separators=(',', ':'))}")
    lines.append(f"chain: {chain[0]}")
    for number, (seat, notation) in enumerate(match.moves, 1):
        lines.append(f"{number} seat {seat} {notation} {chain[number][:8]}")
    state = "over" if match.over else "open"
    lines.append(f"end: {len(match.moves)} choices, {state}, chain {chain[-1]}")
    return "\n".join(lines) + "\n"


class _Reader:
    """The lines of a record, with the number of the line at hand for messages."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0

    def next(self, wanted: str) -> str:
        self.number += 1
        if self.number > len(self.lines):
            self.refuse(f"the record is cut off here; {wanted} is missing")
        return self.lines[self.number - 1].strip()

    def refuse(self, reason: str) -> NoReturn:
        raise BadRecord(f"line {self.number}: {reason}")


def replay(cls: type[Match], text: str, speed: str | Rules, upto: int | None, pack: Any = None) -> Match:
    """Play a record again, with the pack it was played with; a damaged one is refused with its line number."""
    reader = _Reader(text)
    if reader.next("the title") != TITLE:
        reader.refuse(f"a record starts with {TITLE!r}")
    match = _open(cls, reader, speed, pack)
    number = 0
    while True:
        line = reader.next("its closing line")
        if end := _END.fullmatch(line):
            _close(reader, match, end, number, complete=upto is None or upto >= number)
            return match
        number += 1
        _step(reader, match, line, number, play=upto is None or number <= upto)


def _open(cls: type[Match], reader: _Reader, speed: str | Rules, pack: Any) -> Match:
    """Read the header and set the table."""
    header: dict[str, str] = {}
    first = 0
    while "chain" not in header:
        key, colon, value = reader.next("the chain").partition(":")
        if not colon or key in header:
            reader.refuse("a header line is written as 'name: value', each name once, and ends with 'chain: ...'")
        header[key] = value.strip()
        first = first or reader.number
    try:
        match = _seat(cls, reader, header, speed, pack)
    except (UndercityError, ValueError) as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord(f"line {first}: {error}") from None
    if match.chain()[0] != header["chain"]:
        reader.refuse("the chain does not fit the game, seed and options above")
    return match


def _seat(cls: type[Match], reader: _Reader, header: dict[str, str], speed: str | Rules, pack: Any) -> Match:
    options = {key.removeprefix("option "): value for key, value in header.items() if key.startswith("option ")}
    known = {"game", "pack", "seats", "seed", "position", "chain"}
    if unknown := [key for key in header if key not in known and not key.startswith("option ")]:
        reader.refuse(f"unknown header {unknown[0]!r}; the headers are {', '.join(sorted(known))} and 'option NAME'")
    if "game" not in header:
        reader.refuse("the header names no game")
    game = _game(reader, header["game"], header.get("pack"), pack)
    if "position" in header:
        return cls.from_position(game, json.loads(header["position"]), speed=speed)
    for key in ("seats", "seed"):
        if not header.get(key, "").isdecimal():
            reader.refuse(f"the header must have a line '{key}:' with a whole number")
    return cls(game, int(header["seats"]), int(header["seed"]), speed=speed, **options)


def _game(reader: _Reader, name: str, played: str | None, given: Any) -> Game:
    """The game that was played; with a pack, only if it is the same as then."""
    wanted = f"the record was played with the pack {played!r}"
    if given is not None:
        game = find(name, given)
        if played is None:
            reader.refuse("the record was played without a pack")
        if game.pack and f"{game.pack.pack.name} {game.pack.digest}" != played:
            reader.refuse(f"{wanted}, and the one given is '{game.pack.pack.name} {game.pack.digest}'")
        return game
    if played is None:
        return find(name)
    try:
        return find(f"{name}+{played.replace(' ', '-')}")
    except UndercityError:
        reader.refuse(f"{wanted}, which is not known here: give its file with --pack")


def _step(reader: _Reader, match: Match, line: str, number: int, *, play: bool) -> None:
    parts = _CHOICE.fullmatch(line)
    if not parts:
        reader.refuse("a choice is written as 'NUMBER seat SEAT NOTATION HASH', with a hash of 8 hex digits")
    if int(parts[1]) != number:
        reader.refuse(f"choice {number} should stand here, not choice {parts[1]}")
    if not play:
        return
    try:
        match.choose(int(parts[2]), parts[3])
    except UndercityError as error:
        reader.refuse(str(error))
    if match.link[:8] != parts[4]:
        reader.refuse("the hash does not fit the choices up to here")


def _close(reader: _Reader, match: Match, end: re.Match[str], number: int, *, complete: bool) -> None:
    if int(end[1]) != number:
        reader.refuse(f"{end[1]} choices are announced, but {number} stand above")
    if complete and end[3] != match.link:
        reader.refuse("the final chain does not fit the choices above")
    if complete and (end[2] == "over") != match.over:
        reader.refuse(f"the record says the game is {end[2]}, but it is {'over' if match.over else 'open'}")
    if rest := [line for line in reader.lines[reader.number :] if line.strip()]:
        reader.number += 1
        reader.refuse(f"nothing may follow the closing line, but here stands {rest[0].strip()[:40]!r}")
