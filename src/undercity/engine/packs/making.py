"""An edition: a game with a pack's changes, as a Game of its own beside the plain one.

Content is read when a game's modules are imported, into tables that rules close over. So an edition is the game's whole
folder written anew into the cache, under a package name of its own, with the merged content.toml and words: ordinary
modules that any process can import by name, with a folder, a digest and compiled code of their own.

    <cache>/packs/ratland+winter-1a2b3c4d5e6f.json      the pack and the merged content: what the edition is made from
    <cache>/editions/ratland_winter_..._<sources>/      the package, made from this version's sources of the game
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import sys
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec

from undercity.engine.game import GAMES, Game
from undercity.engine.packs import editions
from undercity.engine.packs.errors import BadPack
from undercity.engine.packs.merge import check, content_room, merged
from undercity.engine.packs.pack import Pack, digest_of, read
from undercity.engine.packs.texts import merge_words
from undercity.engine.packs.toml import written
from undercity.engine.packs.trial import try_out
from undercity.engine.seam import cache_root

LONGER = 4  # a pack may make games longer: how many times the game's own bound
_FOUND: dict[str, Game] = {}  # the editions of this process, by id


class Kept(msgspec.Struct, frozen=True):
    """What an edition is made from, now and later: the pack, and the content as it was merged then."""

    pack: Pack
    content: dict[str, Any]

    @property
    def digest(self) -> str:
        return digest_of(self.pack, self.content)

    @property
    def id(self) -> str:
        """By which `find` knows the edition."""
        return f"{self.pack.game}+{self.pack.name}-{self.digest}"


def edition(pack: Pack | Kept | str | os.PathLike[str], game: str | None = None) -> Game:
    """The game with this pack; `game`, if given, is the one that the pack must be for."""
    if not isinstance(pack, Kept):
        pack = pack if isinstance(pack, Pack) else read(Path(pack))
        if game is not None and pack.game != game:
            raise BadPack(f"the pack {pack.name!r} changes {pack.game}, not {game}")
        pack = Kept(pack, merged(pack))
    if pack.id not in _FOUND:
        _FOUND[pack.id] = _load(pack)
    return _FOUND[pack.id]


def known_edition(name: str) -> Game:
    """The edition of this id, if this machine has met its pack."""
    if name not in _FOUND:
        path = _kept_path(name)
        if not re.fullmatch(r"[a-z0-9_]+\+[a-z0-9_]+-[0-9a-f]{12}", name) or not path.is_file():
            game, _, pack = name.partition("+")
            raise BadPack(f"the pack {pack!r} of {game} is not known here; give its file with --pack")
        _FOUND[name] = _load(msgspec.json.decode(path.read_bytes(), type=Kept))
    return _FOUND[name]


def is_loaded(name: str) -> bool:
    """Whether this process has the edition of this id."""
    return name in _FOUND


def loaded() -> list[Game]:
    """The editions of this process."""
    return list(_FOUND.values())


def keep(name: str, kept: bytes) -> None:
    """Let `find` know an edition by what it was made from elsewhere: `kept` is a Kept as JSON."""
    path = _kept_path(name)
    if not path.is_file():
        _write_file(path, kept)


def _kept_path(name: str) -> Path:
    return cache_root() / "packs" / f"{name}.json"


def _load(kept: Kept) -> Game:
    """Write the edition if it is not there yet, and import it."""
    module = _module(kept)
    folder = cache_root() / "editions" / module
    known = (folder / "tried").exists()
    if not known:
        check(kept.content, content_room(kept.pack.game), kept.pack.name)
        _write_file(_kept_path(kept.id), msgspec.json.encode(kept))
        _write(kept, module, folder)
    game = _import(kept, module)
    if not known:
        try:
            try_out(game, kept.pack)
        except BadPack:
            _forget(module, folder)
            _kept_path(kept.id).unlink(missing_ok=True)
            raise
        (folder / "tried").touch()
    return game


def _import(kept: Kept, module: str) -> Game:
    root = str(cache_root() / "editions")
    if root not in editions.__path__:
        editions.__path__.append(root)
    importlib.invalidate_caches()
    try:
        game: Game = importlib.import_module(f"{editions.__name__}.{module}").GAME
    except Exception as error:  # whatever the rules stumble over while they read the content: nobody sees a traceback
        _forget(module, Path(root) / module)
        _kept_path(kept.id).unlink(missing_ok=True)
        raise BadPack(f"{kept.pack.name}: the rules of {kept.pack.game} cannot carry this: {_said(error)}") from None
    return game


def _said(error: Exception) -> str:
    text = " ".join(str(error).split()) or type(error).__name__
    return f"{text[:1].lower()}{text[1:]}"[:300]


def _forget(module: str, folder: Path) -> None:
    """As if the edition had never been made."""
    package = f"{editions.__name__}.{module}"
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]
    shutil.rmtree(folder, ignore_errors=True)


# ------------------------------------------------------------------ writing


@cache
def _sources(folder: Path) -> str:
    """Stands for the files that an edition is made from, beside its pack."""
    digest = blake2b(digest_size=6)
    for path in _files(folder):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def _module(kept: Kept) -> str:
    name = re.sub(r"\W", "_", kept.id)
    return f"{name}_{_sources(content_room(kept.pack.game).FOLDER)}"


def _write(kept: Kept, module: str, folder: Path) -> None:
    """The game's folder under another package name, with the pack's content and words; there at once or not at all."""
    game, pack = content_room(kept.pack.game).FOLDER, kept.pack
    draft = folder.with_name(f".{module}-{uuid4().hex}")
    old, new = re.escape(GAMES[pack.game]), f"{editions.__name__}.{module}"
    for path in _files(game):
        text = path.read_bytes()
        if path.suffix == ".py":
            text = re.sub(rf"\b{old}\b", new, text.decode()).encode()
        elif path.name == "content.toml":
            text = written(kept.content).encode()
        elif path.suffix == ".ftl" and path.parent.name == "words":
            text = merge_words(text.decode(), pack, path.stem).encode()
        _write_file(draft / path.relative_to(game), text)
    with (draft / "__init__.py").open("a", encoding="utf-8") as file:
        file.write(f"\nfrom {__name__} import dressed as _dressed\n\nGAME = _dressed(GAME, {kept.id!r})\n")
    try:
        draft.rename(folder)
    except OSError:  # another process was faster
        shutil.rmtree(draft, ignore_errors=True)


def _write_file(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}-{uuid4().hex}")
    draft.write_bytes(content)
    draft.replace(path)


def dressed(game: Game, name: str) -> Game:
    """The game of an edition's package under the edition's own name."""
    kept = msgspec.json.decode(_kept_path(name).read_bytes(), type=Kept)
    title = f"{game.title}: {kept.pack.called()}"
    return replace(game, id=name, title=title, pack=kept, step_bound=game.step_bound * LONGER)
