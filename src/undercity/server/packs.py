"""Packs at a server (docs/packs.md): those of its folder, which tables can be opened with, and those of its tables.

What a table is played by lies in the database, the pack and the content as it was merged: whatever becomes of the file,
the game goes on as it began, also after a restart and on another machine.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, select, text

from undercity.engine.errors import UndercityError
from undercity.engine.game import Game, find
from undercity.engine.packs import edition, is_loaded, keep
from undercity.engine.packs.pack import spoken
from undercity.engine.packs.tell import changes
from undercity.engine.words import LANGUAGES
from undercity.server.errors import BadRequest, NotFound
from undercity.server.storage import schema

if TYPE_CHECKING:
    from undercity.server.storage.store import Store

LOG = logging.getLogger("undercity.packs")
_MET: set[str] = set()  # packs of the database that lie in this machine's cache, too


class Named(msgspec.Struct, frozen=True):
    """A pack as a table names it."""

    id: str  # of the edition, by which `find` knows it
    name: str
    author: str
    title: dict[str, str]  # by language


@cache
def named(game: Game) -> Named | None:
    """The pack of an edition; None for a plain game."""
    if game.pack is None:
        return None
    pack = game.pack.pack
    return Named(game.id, pack.name, pack.author, {language: pack.called(language) for language in LANGUAGES})


@cache
def told(game: Game, language: str) -> dict[str, Any]:
    """A pack with what it changes, in words."""
    assert game.pack is not None
    pack, seats = game.pack.pack, {"least": game.seats[0], "most": game.seats[-1]}
    shown = {"id": game.id, "game": game.base, "name": pack.name, "author": pack.author, "seats": seats}
    return shown | {
        "title": pack.called(language),
        "about": spoken(pack.about, language),
        "changes": changes(game, language),
    }


# ------------------------------------------------------------------ in the database


def enter(connection: Connection, game: Game) -> str | None:
    """Write down what an edition is made from, once; how the row of a table names it. None for a plain game."""
    if game.pack is None:
        return None
    row = {"id": game.id, "kept": msgspec.json.encode(game.pack).decode()}
    connection.execute(text("INSERT INTO packs (id, kept) VALUES (:id, :kept) ON CONFLICT DO NOTHING"), row)
    return msgspec.json.encode(named(game)).decode()


def load(connection: Connection, name: str) -> str | None:
    """What an edition is made from, as JSON."""
    kept: str | None = connection.scalar(select(schema.packs.c.kept).where(schema.packs.c.id == name))
    return kept


def remember(connection: Connection, name: str) -> None:
    """After this `find` knows the pack of a table, though this machine may never have seen its file."""
    if name not in _MET and (kept := load(connection, name)) is not None:
        keep(name, kept.encode())
        _MET.add(name)


# ------------------------------------------------------------------ what is offered


class Packs:
    """The packs that this server offers, and those that its tables have."""

    def __init__(self, folder: Path | None, store: Store) -> None:
        self._folder, self._store = folder, store
        self._offered: dict[tuple[str, str], Game] = {}  # by game and name

    def read(self) -> None:
        """Check the packs of the folder: what cannot be played is told in a sentence, and left out."""
        for path in _files(self._folder) if self._folder else ():
            try:
                self._offer(edition(path), path)
            except UndercityError as error:
                LOG.warning("a pack is left out: %s", error, extra={"file": path.name})
        if self._folder:
            LOG.info("packs are offered", extra={"packs": len(self._offered)})

    def _offer(self, game: Game, path: Path) -> None:
        assert game.pack is not None
        key = (game.base, game.pack.pack.name)
        if key in self._offered:
            LOG.warning("a pack is left out: another one of %s is called %r", *key, extra={"file": path.name})
        self._offered.setdefault(key, game)

    def offers(self, language: str) -> list[dict[str, Any]]:
        """All of them, with what they change."""
        return [told(game, language) for game in self._offered.values()]

    def chosen(self, game: str, name: str) -> Game:
        """The one of this name, for a new table."""
        found = self._offered.get((game, name))
        if found is None:
            names = [pack for base, pack in self._offered if base == game]
            there = f"there are {', '.join(names)}" if names else "there are none"
            raise BadRequest(f"this server has no pack {name[:40]!r} of {game}; {there}")
        return found

    async def meet(self, name: str) -> None:
        """After this, `catalogue.game_of` knows the edition of this id if one of the tables is played by it."""
        if "+" not in name or is_loaded(name):
            return
        kept = await self._store.read(lambda connection: load(connection, name))
        if kept is not None:
            keep(name, kept.encode())
            await asyncio.to_thread(find, name)

    async def edition(self, name: str) -> Game:
        """The edition of this id, or 404."""
        await self.meet(name)
        if "+" not in name or not is_loaded(name):
            raise NotFound(f"no table here has a pack {name[:80]!r}")
        return find(name)


def _files(folder: Path) -> Iterator[Path]:
    """The packs in a folder and below it: files, and folders with a pack.toml, whose other files are its texts."""
    for path in sorted(folder.rglob("*.toml")):
        if path.name == "pack.toml":
            yield path.parent
        elif not (path.parent / "pack.toml").exists():
            yield path
