"""Where a study lies: its file, the chunks as they come, the whole tables, the report and the page.

A chunk is a row of deals of one cell: one file, put in place in a single step, so that a study killed at any moment
has whole chunks or none. The tables are the chunks in order: they do not depend on who played them, or when.
"""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

import msgspec
import polars as pl

from undercity import bots, engine
from undercity.engine.game import Game, find
from undercity.lab.study import SKILL, BadStudy, Cell, Study, cells
from undercity.lab.watch import TABLES, Tables, watch_many

FORMAT = 1  # of the chunks; raised when their tables change


class Chunk(msgspec.Struct, frozen=True):
    """Deals of one cell that are played together."""

    cell: int
    first: int
    count: int

    @property
    def name(self) -> str:
        return f"{self.first:08}-{self.cell:03}-{self.count}.zip"


def rows(study: Study) -> list[list[Chunk]]:
    """All chunks, in rows: the same deals in every arm, so that arms can be compared at any time."""
    every = cells(study)
    return [
        [
            Chunk(number, first, min(study.chunk, cell.games - first))
            for number, cell in enumerate(every)
            if first < cell.games
        ]
        for first in range(0, max(cell.games for cell in every), study.chunk)
    ]


def play_chunk(cell: Cell, chunk: Chunk) -> bytes:
    """Play a chunk; its tables as one file."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, table in watch_many(cell, chunk.first, chunk.count).items():
            archive.writestr(zipfile.ZipInfo(name), parquet(table))
    return file.getvalue()


def read_chunk(content: bytes) -> Tables:
    """The tables of a chunk."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: pl.read_parquet(archive.read(name)) for name in TABLES}


def parquet(table: pl.DataFrame) -> bytes:
    """A table as Parquet."""
    file = io.BytesIO()
    table.write_parquet(file, compression="zstd", statistics=False)
    return file.getvalue()


def whole(parts: Iterable[Tables]) -> Tables:
    """Tables one below the other."""
    parts = list(parts)
    empty = {name: pl.DataFrame(schema=schema) for name, schema in TABLES.items()}
    return {name: pl.concat([empty[name], *(part[name] for part in parts)]) for name in TABLES}


class Folder:
    """A study's folder."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.chunks = path / "chunks"

    def open(self, study: Study) -> None:
        """Make the folder, or find that it holds the same study: what has been played then counts."""
        try:
            self.chunks.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadStudy(f"the folder {self.path} cannot be used: {error.strerror}") from None
        mark, key = self.path / "study.json", same_play(study)
        if mark.exists() and mark.read_bytes() != key:
            raise BadStudy(
                f"{self.path} holds another study (or another version of the rules); name another folder with --out"
            )
        self.put("study.json", key)

    def has(self, chunk: Chunk) -> bool:
        return (self.chunks / chunk.name).exists()

    def keep(self, chunk: Chunk, content: bytes) -> None:
        self.put(f"chunks/{chunk.name}", content)

    def read(self, chunk: Chunk) -> Tables:
        return read_chunk((self.chunks / chunk.name).read_bytes())

    def put(self, name: str, content: bytes) -> None:
        """Write a file so that it is there whole or not at all."""
        target = self.path / name
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, target)

    def put_tables(self, tables: Tables) -> None:
        for name, table in tables.items():
            self.put(f"{name}.parquet", parquet(table))


def same_play(study: Study) -> bytes:
    """What makes two studies play the same games: all but how many, what is asked, and the title; and the sources of
    rules and bots, for games of changed rules must not be mixed."""
    asked = [question for question in study.questions if question == SKILL]  # it has games of its own
    plain = msgspec.structs.replace(study, games=1000, until=None, title="", questions=asked)
    content = {"format": FORMAT, "sources": _sources(find(study.game)), "study": plain}
    return msgspec.json.encode(content, order="sorted") + b"\n"


def _sources(game: Game) -> str:
    """A hash of all that decides how a game goes."""
    digest = blake2b(digest_size=8)
    for room in (Path(engine.__file__).parent, game.folder, Path(bots.__file__).parent):
        for path in sorted(path for path in room.rglob("*") if path.suffix in (".py", ".toml")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()
