"""A study: which game, in which arms, with whom at the table, how often, and what is asked.

A study is a TOML file (docs/lab.md) or made from the command line. What does not fit is refused in one sentence
that names the place in the file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from undercity.bots.budget import BadLevel
from undercity.bots.levels import LEVELS, check_level
from undercity.engine.errors import UndercityError
from undercity.engine.game import Game, find
from undercity.engine.learn.position import Value, change
from undercity.engine.record import Record
from undercity.engine.seam import plain

QUESTIONS = ("seats", "length", "choices", "drama", "ties", "interaction", "skill", "things")
FEWEST = 10  # games: with fewer a study has nothing to say
MOST = 10_000_000
SKILL = "skill"  # the arm in which a weaker level sits at the table, too
SKILL_SHARE = 5  # it plays one game where the others play so many


class BadStudy(UndercityError):
    """A study that cannot be run; the sentence names the place in its file.

    >>> parse("game = 7", "mine")
    Traceback (most recent call last):
        ...
    undercity.lab.study.BadStudy: mine, line 1: game: expected `str`, got `int`
    """


class Arm(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """One way to play: options of the game, a pack, and changes of the table after the setup.

    >>> Arm("rich", start={"money.1": "+5"}).options
    {}
    """

    name: str
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    start: dict[str, Value] = msgspec.field(default_factory=dict)
    """Cells of the position changed after the setup: `money.1 = 15` sets it, `money.1 = "+5"` adds to it."""
    pack: str = ""
    """The file of a pack, from the study's folder; once it is read, the name of the edition."""


class Study(msgspec.Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """What is played and what is asked.

    >>> study = Study(game="ratland", seats=[3, 4], arm=[Arm("plain"), Arm("clans", {"clans": "on"})])
    >>> len(cells(study))
    4
    """

    game: str
    seats: int | list[int] | None = None
    """Numbers of players; None: four, or the nearest the game allows."""
    title: str = ""
    players: str | list[str] = "casual"
    """A level, or a rule of thumb of the game, for all seats; or one for each seat in order."""
    drawn: list[str] = msgspec.field(default_factory=list)
    """Instead of `players`: levels that take turns in all seats."""
    games: Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)] = 1000
    """Of each arm at each number of seats; with `until` the most that are played."""
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**62)] = 1
    until: Annotated[float, msgspec.Meta(gt=0, lt=0.5)] | None = None
    """Stop when every seat's win share is known to this much on either side."""
    questions: list[str] = msgspec.field(default_factory=lambda: list(QUESTIONS))
    chunk: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 10
    """Games that are played and written down at a time."""
    arm: list[Arm] = msgspec.field(default_factory=list)


class Cell(msgspec.Struct, frozen=True):
    """One arm at one number of seats: games that are alike but for their seeds.

    >>> cell = cells(Study(game="ratland", seats=3, drawn=["random", "casual"]))[0]
    >>> cell.arm, cell.seats, cell.games
    ('base', 3, 1000)
    """

    game: str
    arm: str
    options: dict[str, Any]
    start: dict[str, Value]
    seats: int
    levels: tuple[str, ...]
    turns: bool  # whether the levels take turns in the seats
    games: int
    seed: int

    def lineup(self, deal: int) -> tuple[str, ...]:
        """Who sits where in this deal.

        >>> cell = cells(Study(game="ratland", seats=3, drawn=["random", "casual"]))[0]
        >>> cell.lineup(0), cell.lineup(1)
        (('random', 'casual', 'random'), ('casual', 'random', 'casual'))
        """
        shift = deal if self.turns else 0
        return tuple(self.levels[(seat + shift) % len(self.levels)] for seat in range(self.seats))

    def begin(self, game: Game, rules: Any, deal: int) -> Record:
        """The first decision of this deal. Deals of equal number are paired: they share their seed in all arms.

        >>> cell = cells(Study(game="ratland", seats=3, drawn=["random", "casual"]))[0]
        >>> game = find("ratland")
        >>> cell.begin(game, plain(game), deal=0).seats
        3
        """
        s: Record = game.blank(self.seats, self.options)
        rules.begin(s, self.seed + deal)
        change(game, s, self.start)
        return s


# ------------------------------------------------------------------ reading


def read(path: Path) -> Study:
    """A study from its file.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "mine.toml")
    ...     written = path.write_text('game = "ratland"')
    ...     read(path).game
    'ratland'
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadStudy(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadStudy(f"{path} is not a text file") from None
    return parse(text, str(path), path.parent)


def parse(text: str, name: str, folder: Path = Path()) -> Study:
    """A study from the text of its file, checked; packs are files that lie in this folder.

    >>> parse('game = "ratland"', "mine").games
    1000
    """
    try:
        study = with_packs(msgspec.convert(tomllib.loads(text), Study), folder)
        check(study)
    except tomllib.TOMLDecodeError as error:
        raise BadStudy(f"{name}: {_lowered(str(error))}") from None
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        place = _steps(where.rstrip("`"))
        unknown = re.search(r"unknown field `([^`]+)`", reason)
        raise BadStudy(
            f"{_place(name, text, [*place, *unknown.groups()] if unknown else place)}: {_lowered(reason)}"
        ) from None
    except Misfit as misfit:
        raise BadStudy(f"{_place(name, text, misfit.place)}: {misfit}") from None
    return study


def with_packs(study: Study, folder: Path) -> Study:
    """The study with the editions that its arms play in the place of their packs' files.

    >>> with_packs(Study(game="ratland"), Path()).arm
    []
    """
    arms = []
    for number, arm in enumerate(study.arm):
        try:
            pack = find(study.game, folder / arm.pack).id if arm.pack else ""
        except UndercityError as error:
            raise Misfit(["arm", number, "pack"], str(error)) from None
        arms.append(msgspec.structs.replace(arm, pack=pack))
    return msgspec.structs.replace(study, arm=arms)


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _steps(path: str) -> list[str | int]:
    """`.arm[1].name` as steps."""
    found = re.findall(r"\.([^.\[\]]+)|\[(\d+)\]", path)
    return [key if key else int(number) for key, number in found]


def _place(name: str, text: str, steps: Sequence[str | int]) -> str:
    """File and line of a key, as far down as it can be found."""
    line = _line(text, list(steps))
    path = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps).lstrip(".")
    spot = f"{name}, line {line}" if line else name
    return f"{spot}: {path}" if path else spot


def _line(text: str, steps: list[str | int]) -> int | None:
    """The line that sets a key; for a key of a table in a list, the one below the table's header."""
    lines = text.splitlines()
    first, last = 0, len(lines)
    found = None
    if len(steps) >= 2 and isinstance(steps[1], int):
        headers = [n for n, line in enumerate(lines) if re.match(rf"\s*\[\[\s*{re.escape(str(steps[0]))}\s*\]\]", line)]
        if steps[1] < len(headers):
            first = found = headers[steps[1]]
            last = headers[steps[1] + 1] if steps[1] + 1 < len(headers) else last
            steps = steps[2:]
    for key in steps:
        for n in range(first, last):
            if re.match(rf'\s*(\[+\s*)?([\w.]+\.)?"?{re.escape(str(key))}"?\s*[=.\]]', lines[n]):
                first = found = n
                break
    return None if found is None else found + 1


class Misfit(Exception):
    """A value that does not fit, and where it stands.

    >>> try:
    ...     check(Study(game="ratland", players="clever"))
    ... except Misfit as misfit:
    ...     print(misfit.place)
    ['players']
    """

    def __init__(self, place: Sequence[str | int], sentence: str) -> None:
        super().__init__(sentence)
        self.place = place


def check(study: Study) -> None:
    """Refuse what cannot be played or answered.

    >>> check(Study(game="ratland", games=10))
    """
    try:
        game = find(study.game)
    except UndercityError as error:
        raise Misfit(["game"], str(error)) from None
    for seats in seat_counts(study):
        _check_table(game, study, seats)
    if isinstance(study.players, list) and study.drawn:
        raise Misfit(["drawn"], "either `players` says who sits where or `drawn` who takes turns, not both")
    for question in study.questions:
        if question not in QUESTIONS:
            raise Misfit(["questions"], f"no question is called {question!r}; the questions are {', '.join(QUESTIONS)}")
    names = [arm.name for arm in study.arm]
    for number, name in enumerate(names):
        if not re.fullmatch(r"[\w ,:;.=+'()-]{1,60}", name):
            raise Misfit(["arm", number, "name"], f"an arm has a plain name of 1 to 60 letters, not {name!r}")
        if name in names[:number] or name == SKILL:
            raise Misfit(["arm", number, "name"], f"the name {name!r} is taken")


def _check_table(game: Game, study: Study, seats: int) -> None:
    try:
        game.blank(seats, {})
    except UndercityError as error:
        raise Misfit(["seats"], str(error)) from None
    levels = study.players if isinstance(study.players, list) else [study.players]
    if isinstance(study.players, list) and len(levels) != seats:
        raise Misfit(
            ["players"], f"{len(levels)} levels are named for {seats} seats; name one for each seat, or just one"
        )
    for key, named in (("players", levels), ("drawn", study.drawn)):
        for level in named:
            try:
                check_level(level, game)
            except BadLevel as error:
                raise Misfit([key], str(error)) from None
    for number, arm in enumerate(study.arm):
        _check_arm(find(arm.pack) if arm.pack else game, arm, seats, number)


def _check_arm(game: Game, arm: Arm, seats: int, number: int) -> None:
    try:
        s = game.blank(seats, arm.options)
    except UndercityError as error:
        raise Misfit(["arm", number, "options"], str(error)) from None
    if arm.start:
        plain(game).begin(s, 0)
        try:
            change(game, s, arm.start)
        except UndercityError as error:
            raise Misfit(["arm", number, "start"], str(error)) from None
        if broken := game.broken(s):
            raise Misfit(["arm", number, "start"], f"the changed table breaks the rules: {broken}")


# ------------------------------------------------------------------ what is played


def seat_counts(study: Study) -> list[int]:
    """The numbers of players.

    >>> seat_counts(Study(game="ratland", seats=[3, 4]))
    [3, 4]
    """
    if study.seats is None:
        allowed = find(study.game).seats
        return [min(max(4, allowed[0]), allowed[-1])]
    return [study.seats] if isinstance(study.seats, int) else study.seats


def game_of(study: Study, arm: str) -> str:
    """What an arm plays: the study's game, or an edition of it.

    >>> game_of(Study(game="ratland"), "base")
    'ratland'
    """
    return next((a.pack for a in study.arm if a.name == arm and a.pack), study.game)


def cells(study: Study) -> list[Cell]:
    """All that is played, in order; the last of a number of seats may be the arm of skill.

    >>> [cell.arm for cell in cells(Study(game="ratland", seats=[4], players="random"))]
    ['base']
    """
    return [cell for seats in seat_counts(study) for cell in _cells_at(study, seats)]


def _cells_at(study: Study, seats: int) -> Iterator[Cell]:
    players = (study.players,) if isinstance(study.players, str) else tuple(study.players)
    levels = tuple(study.drawn) or players
    for arm in study.arm or [Arm("base")]:
        yield Cell(
            arm.pack or study.game,
            arm.name,
            arm.options,
            arm.start,
            seats,
            levels,
            bool(study.drawn),
            study.games,
            study.seed,
        )
    if len(levels) == 1 and SKILL in study.questions and not study.arm and (weaker := weaker_level(levels[0])):
        games = max(study.games // SKILL_SHARE, 1)
        yield Cell(study.game, SKILL, {}, {}, seats, (levels[0], weaker), True, games, study.seed)


def weaker_level(level: str) -> str | None:
    """The level below; None for the lowest, and for a rule of thumb.

    >>> weaker_level("expert"), weaker_level("random")
    ('strong', None)
    """
    names = list(LEVELS)
    place = names.index(level) if level in names else 0
    return names[place - 1] if place else None
