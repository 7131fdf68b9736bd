"""The compiled contract over bytes, and its plain twin.

`Rules` is what everything above the rules talks to: seven verbs over a record. `PlainRules` runs them
as Python, `CompiledRules` as machine code; both give equal bytes. Search, simulation and environments
take the compiled verbs as typed function pointers over `uint8[:]`, so that they are compiled once for
all games.

Compiled code is cached in a folder named by a hash of all sources and content of the game, of the
engine, and of the Numba version: an edit anywhere never runs stale code.
"""

from __future__ import annotations

import os
import re
import sys
import types
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from undercity.engine.chronicle import tell_nobody, tell_to
from undercity.engine.dice import seed as seed_dice
from undercity.engine.game import Game
from undercity.engine.record import HEADER, MAX_SEATS, Numbers, Record
from undercity.engine.rule import Compiler, bind, calls, compile_lean, in_order, rule


class Score(NamedTuple):
    """The result of a game by seat."""

    utility: list[float]
    points: list[int]
    ranks: list[int]


def seed_words(seed: int) -> list[int]:
    """A 128-bit seed as four words."""
    return [(seed >> (32 * i)) & 0xFFFFFFFF for i in range(4)]


# The verbs as rules; `bind` puts the game's own functions in the place of these names.


@rule
def setup_game(s: Record) -> None: ...


@rule
def imagine_game(s: Record, seat: int) -> None: ...


@rule
def conceal_game(s: Record, seat: int) -> None: ...


@rule
def begin(s: Record, words: Numbers) -> None:
    """Seed the dice and lay out the table; `apply` with seat -1 then leads to the first decision."""
    s.told = 0
    seed_dice(s, words[0], words[1], words[2], words[3])
    setup_game(s)
    s.clock = 0
    s.fog = 0


@rule
def conceal(s: Record, seat: int) -> None:
    """Blank what the seat may not know; the dice and the tape always."""
    for i in range(4):
        s.key[i] = 0
    s.draws = 0
    s.told = 0
    conceal_game(s, seat)


@rule
def imagine(s: Record, seat: int) -> None:
    """Fill in a world that fits what the seat knows. The caller has seeded the dice with luck of its own."""
    fog = s.fog
    imagine_game(s, seat)
    s.fog = fog


@rule
def check_bounds(s: Record) -> int:
    return 0


@rule
def check_game(s: Record) -> int:
    return 0


@rule
def check(s: Record) -> int:
    """0 if the record is sound; the number of a field out of bounds, negative; or of a broken clause."""
    field = check_bounds(s)
    return -field if field else check_game(s)


@cache
def verbs(game: Game) -> dict[str, Callable[..., Any]]:
    """The seven verbs of a game, as rules."""
    return {
        "begin": bind(begin, "begin", setup_game=game.setup),
        "legal": game.parts["legal"],
        "apply": game.parts["apply"],
        "conceal": bind(conceal, "conceal", conceal_game=game.conceal),
        "imagine": bind(imagine, "imagine", imagine_game=game.imagine),
        "score": game.score,
        "judge": game.judge,
    }


class Rules:
    """What a speed offers; see PlainRules and CompiledRules."""

    game: Game

    def begin(self, s: Record, seed: int) -> None:
        raise NotImplementedError

    def legal(self, s: Record, seat: int) -> list[int]:
        raise NotImplementedError

    def apply(self, s: Record, seat: int, choice: int) -> None:
        raise NotImplementedError

    def conceal(self, s: Record, seat: int) -> None:
        raise NotImplementedError

    def imagine(self, s: Record, seat: int) -> None:
        raise NotImplementedError

    def score(self, s: Record) -> Score:
        raise NotImplementedError

    def judge(self, s: Record, seat: int) -> float:
        raise NotImplementedError

    def concealed(self, s: Record, seat: int | None) -> Record:
        """A copy that holds only what the seat (None: a spectator) may know."""
        known = s.copy()
        self.conceal(known, -1 if seat is None else seat)
        return known


class PlainRules(Rules):
    """The rules as plain Python: instant start, coverage, debugger."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._verbs = verbs(game)
        self._out = array("q", bytes(8 * max(game.choices.count, 1)))

    def begin(self, s: Record, seed: int) -> None:
        self._verbs["begin"](s, seed_words(seed))
        self._verbs["apply"](s, -1, -1, self._out)

    def legal(self, s: Record, seat: int) -> list[int]:
        return self._out[: self._verbs["legal"](s, seat, self._out)].tolist()

    def apply(self, s: Record, seat: int, choice: int) -> None:
        self._verbs["apply"](s, seat, choice, self._out)

    def conceal(self, s: Record, seat: int) -> None:
        self._verbs["conceal"](s, seat)

    def imagine(self, s: Record, seat: int) -> None:
        self._verbs["imagine"](s, seat)

    def score(self, s: Record) -> Score:
        out = [0.0] * (3 * MAX_SEATS)
        self._verbs["score"](s, out)
        return _score(s.seats, out)

    def judge(self, s: Record, seat: int) -> float:
        return float(self._verbs["judge"](s, seat))


def _score(n: int, out: list[float]) -> Score:
    return Score([float(u) for u in out[:n]], [int(p) for p in out[n : 2 * n]], [int(r) for r in out[2 * n : 3 * n]])


# Templates of the compiled entry points: the same verbs over bytes. VERB and STATE are bound per game.

VERB: Any = None
STATE: Any = None


def begin_bytes(buf, words):  # type: ignore[no-untyped-def]
    VERB(buf.view(STATE)[0], words)


def legal_bytes(buf, seat, out):  # type: ignore[no-untyped-def]
    return VERB(buf.view(STATE)[0], seat, out)


def apply_bytes(buf, seat, choice, out):  # type: ignore[no-untyped-def]
    return VERB(buf.view(STATE)[0], seat, choice, out)


def conceal_bytes(buf, seat):  # type: ignore[no-untyped-def]
    VERB(buf.view(STATE)[0], seat)


def imagine_bytes(buf, seat):  # type: ignore[no-untyped-def]
    VERB(buf.view(STATE)[0], seat)


def score_bytes(buf, out):  # type: ignore[no-untyped-def]
    VERB(buf.view(STATE)[0], out)


def judge_bytes(buf, seat):  # type: ignore[no-untyped-def]
    return VERB(buf.view(STATE)[0], seat)


def check_bytes(buf):  # type: ignore[no-untyped-def]
    return VERB(buf.view(STATE)[0])


ENTRIES: dict[str, Callable[..., Any]] = {
    "begin": begin_bytes,
    "legal": legal_bytes,
    "apply": apply_bytes,
    "conceal": conceal_bytes,
    "imagine": imagine_bytes,
    "score": score_bytes,
    "judge": judge_bytes,
}


TELLING = {verb: ENTRIES[verb] for verb in ("begin", "apply")}  # the verbs that write the tape


@cache
def signatures() -> dict[str, Any]:
    """The types of the entry points, the same for every game."""
    from numba import types as nb

    buf, numbers, floats = nb.uint8[::1], nb.int64[::1], nb.float64[::1]
    return {
        "begin": nb.void(buf, numbers),
        "legal": nb.int64(buf, nb.int64, numbers),
        "apply": nb.int64(buf, nb.int64, nb.int64, numbers),
        "conceal": nb.void(buf, nb.int64),
        "imagine": nb.void(buf, nb.int64),
        "score": nb.void(buf, floats),
        "judge": nb.float64(buf, nb.int64),
        "check": nb.int64(buf),
    }


def pointer(verb: str) -> Any:
    """The type of an argument that takes this verb of any game."""
    from numba import types as nb

    return nb.FunctionType(signatures()[verb])


class CompiledRules(Rules):
    """The rules as machine code. `entries` are the function pointers that search and simulation take.

    Entries tell nothing: the tape is written only by the verbs of this class, for those who read it.
    """

    def __init__(self, game: Game, tick: Callable[[str, int, int], None] | None = None) -> None:
        """Load the game's compiled code, or compile it; `tick(what, done, of)` reports progress."""
        import numpy as np
        from numba import from_dtype

        from undercity.engine.program import in_haste

        self.game = game
        self._out = np.zeros(max(game.choices.count, 1), np.int64)
        self._result = np.zeros(3 * MAX_SEATS, np.float64)
        compiler = Compiler(from_dtype(game.state.dtype))
        folder = cache_folder(game)
        with cached_in(folder):
            self.entries = _entries(compiler, game, ENTRIES)
        with cached_in(folder / "telling"):
            self._telling = _entries(compiler, game, TELLING)
        if not is_warm(game):
            self._compile(compiler, tick)
        with in_haste():
            _compile_entries(self._telling)
        with silence(compiler):
            _compile_entries(self.entries)
        (folder / "complete").touch()

    def _compile(self, compiler: Compiler, tick: Callable[[str, int, int], None] | None) -> None:
        roots = [*verbs(self.game).values(), tell_to, tell_nobody]
        names = [function.__name__ for function in in_order(roots)]
        done = 0

        def count() -> None:
            nonlocal done
            done += 1
            if tick:
                tick(names[done - 1], done, len(names))

        compiler.compile(roots, count)

    def begin(self, s: Record, seed: int) -> None:
        import numpy as np

        self._telling["begin"](s.array, np.array(seed_words(seed), np.int64))
        self._telling["apply"](s.array, -1, -1, self._out)

    def legal(self, s: Record, seat: int) -> list[int]:
        count = self.entries["legal"](s.array, seat, self._out)
        codes: list[int] = self._out[:count].tolist()
        return codes

    def apply(self, s: Record, seat: int, choice: int) -> None:
        self._telling["apply"](s.array, seat, choice, self._out)

    def conceal(self, s: Record, seat: int) -> None:
        self.entries["conceal"](s.array, seat)

    def imagine(self, s: Record, seat: int) -> None:
        self.entries["imagine"](s.array, seat)

    def score(self, s: Record) -> Score:
        self._result[:] = 0
        self.entries["score"](s.array, self._result)
        return _score(s.seats, self._result.tolist())

    def judge(self, s: Record, seat: int) -> float:
        return float(self.entries["judge"](s.array, seat))


def _entries(compiler: Compiler, game: Game, templates: dict[str, Callable[..., Any]]) -> dict[str, Any]:
    """Entry points over bytes, not compiled yet; made within `cached_in`."""
    return {verb: _entry(compiler, game, verbs(game)[verb], template) for verb, template in templates.items()}


def _compile_entries(entries: dict[str, Any]) -> None:
    """Load entry points from the cache, or make them from compiled rules."""
    for verb, entry in entries.items():
        compile_lean(entry, signatures()[verb])


@contextmanager
def silence(compiler: Compiler) -> Iterator[None]:
    """Within this context rules are compiled to tell nothing: nobody will read the tape."""
    from undercity.engine.program import instead

    with instead(compiler.twin(tell_to), compiler.twin(tell_nobody)):
        yield


def _entry(compiler: Compiler, game: Game, verb: Callable[..., Any], template: Callable[..., Any]) -> Any:
    """An entry point over bytes, not compiled yet; made within `cached_in`.

    Search finds an entry by its name among all that the process has loaded, and Numba numbers names by process: games
    compiled apart would be taken for each other (editions of one game nearly always) if a name did not say which it is.
    """
    import numba

    names = {"VERB": compiler.twin(verb), "STATE": game.state.dtype, "__builtins__": __builtins__}
    entry = types.FunctionType(template.__code__, names, template.__name__)
    entry.__module__ = __name__
    entry.__qualname__ = f"{template.__name__}_{re.sub(r'[^A-Za-z0-9]', '_', game.id)}"
    return numba.jit(nopython=True, nogil=True, error_model="numpy", cache=True, _nrt=False)(entry)


@cache
def compiled_check(game: Game) -> Any:
    """The game's invariants over bytes; apart from the other verbs, since only tests and soaks need it."""
    verb = bind(check, "check", check_bounds=game.bounds, check_game=game.check)
    return _compiled_apart(game, verb, check_bytes, "check", cache_folder(game) / "check")


@cache
def compiled_describe(game: Game) -> Any:
    """The game's features over bytes; apart from the other verbs, since only a learned judgement needs them.

    A game without features has its score in this place, which has the same type: nobody will ask for it.
    """
    if game.features is None:
        return compiled(game).entries["score"]
    source = Path(game.features.describe.__code__.co_filename).read_bytes()
    folder = cache_folder(game) / f"features-{blake2b(source, digest_size=8).hexdigest()}"
    return _compiled_apart(game, game.features.describe, score_bytes, "score", folder)


def _compiled_apart(game: Game, verb: Callable[..., Any], template: Any, kind: str, folder: Path) -> Any:
    """An entry point with a cache of its own, from there if it has been compiled before."""
    from numba import from_dtype

    compiler = Compiler(from_dtype(game.state.dtype))
    with cached_in(folder):
        entry = _entry(compiler, game, verb, template)
    if not (folder / "complete").exists():
        compiler.compile([verb])
    compile_lean(entry, signatures()[kind])
    (folder / "complete").touch()
    return entry


def compile_shared(function: Callable[..., Any], returns: Any, *arguments: Any, **names: Any) -> Any:
    """Compile a function that serves all games: it takes verbs as `pointer`s and records as bytes.

    It allocates nothing: work arrays come from the caller. Rules among its globals become their compiled
    twins; `names` adds or replaces global names.
    """
    import numba
    from numba import from_dtype

    from undercity.engine.program import parts

    compiler = Compiler(from_dtype(HEADER))
    shared = types.FunctionType(function.__code__, {**compiler.namespace(function), **names}, function.__name__)
    shared.__module__ = function.__module__
    rooms = {Path(part.__code__.co_filename).parent for part in (function, *in_order(calls(function)))}
    with cached_in(_cache_folder("seam", *rooms)):
        entry = numba.jit(nopython=True, nogil=True, error_model="numpy", cache=True, _nrt=False)(shared)
    with parts():
        entry.compile(returns(*arguments).args)
    entry.disable_compile()
    return entry


@cache
def plain(game: Game) -> PlainRules:
    """The game's plain rules."""
    return PlainRules(game)


@cache
def compiled(game: Game) -> CompiledRules:
    """The game's compiled rules, from the cache if they are there."""
    return CompiledRules(game)


def cache_root() -> Path:
    """Where compiled code is kept: UNDERCITY_CACHE, else the user's cache folder."""
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("UNDERCITY_CACHE") or Path(base) / "undercity")


def cache_folder(game: Game) -> Path:
    """The folder of a game's compiled code."""
    return _cache_folder(game.id, game.folder)


def _cache_folder(name: str, *rooms: Path) -> Path:
    """The folder of code compiled from the engine and these rooms."""
    return cache_root() / f"{name}-{_fingerprint(tuple(sorted({Path(__file__).parent, *rooms})))}"


def is_warm(game: Game) -> bool:
    """Whether the game's compiled code is in the cache."""
    return (cache_folder(game) / "complete").exists()


# What people see, and what plays, tells and explains games: no rule reads it.
_NEVER_COMPILED = {
    *("face.py", "wording.py", "shape.py", "layout.toml", "reasons.py", "picture.py", "thumb.py"),
    "features.py",  # has a cache of its own: compiled_describe
    *("whynot.py", "whynot_board.py", "whynot_city.py", "whynot_pieces.py", "whynot_rats.py"),
    *("archive.py", "clauses.py", "errors.py", "game.py", "grammar.py", "match.py", "sheet.py", "words.py"),
    *("learn.py", "conditions.py"),
}


@cache
def _fingerprint(folders: tuple[Path, ...]) -> str:
    """A hash of all that compiled code depends on."""
    import numba
    import numpy

    digest = blake2b(digest_size=8)
    digest.update(f"{sys.version} {numba.__version__} {numpy.__version__} {numba.config.BOUNDSCHECK}".encode())
    for folder in folders:
        for path in sorted(folder.rglob("*.py")) + sorted(folder.rglob("*.toml")):
            if path.name not in _NEVER_COMPILED and path.parent.name not in ("learn", "packs", "editions"):
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


class cached_in:  # noqa: N801 - reads as a phrase: with cached_in(folder)
    """Within this context, functions made with cache=True keep their code in the folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> None:
        import numba

        self.folder.mkdir(parents=True, exist_ok=True)
        self._before = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
        numba.config.CACHE_DIR = str(self.folder)
        numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.InFolder"

    def __exit__(self, *_: object) -> None:
        import numba

        numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = self._before


class InFolder:
    """Numba's way to a function's code within `cached_in`.

    The folder's name is a hash of all that the code was made from: where the sources lie and when they were written
    does not matter, so that a copy of the cache serves another checkout.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        import numba

        self._folder: str = numba.config.CACHE_DIR
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., Any], _file: str) -> InFolder:
        return cls(function)

    def ensure_cache_path(self) -> None:
        Path(self._folder).mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self._line)
