"""Game: the contract a game fulfils, and the registry of games."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, Protocol, get_args, get_origin

import msgspec

from undercity.engine import agenda
from undercity.engine.agenda import Step, Steps
from undercity.engine.choices import Choices
from undercity.engine.chronicle import Events
from undercity.engine.errors import BadOption, BadSeats, UnknownGame
from undercity.engine.grammar import Name
from undercity.engine.record import Floats, Record
from undercity.engine.sheet import Sheet
from undercity.engine.whynot import Conditions
from undercity.engine.words import Names, Players, Prompt, Said, Thing, Worded, Words

if TYPE_CHECKING:
    from undercity.engine.learn import Learn
    from undercity.engine.packs.making import Kept
    from undercity.engine.picture import Artist

Term = tuple[int, float]  # of a game's judgement: how many of something, and what that is worth
Thumb = Callable[[Any, int, str, int], float]  # rates a choice: what the seat knows, the seat, the step, the code

GAMES: dict[str, str] = {}  # the registry: the module that holds a game as GAME, by the game's name


class Face(Protocol):
    """What a game's face.py offers: everything people see, made from a concealed record.

    `view`: the table as JSON-ready data, in the game's `shape`: a sheet of parts, `view(s, seat)`.
    `thing(kind, number)`: what to say where a kind is not in `Game.things`: another thing, one put together, or a name
    as it stands.
    `words(s, seat, step, code)`: message of a choice, what it names, and its clause or "".
    `prompt(s, seat, step)`: message that says what is to be decided, and what it names.
    `role(s, seat)`: what the player is in this game (a clan, a colour), if it has a name of its own.
    """

    @property
    def view(self) -> Sheet: ...
    def thing(self, kind: str, number: int) -> Said | Thing | str: ...
    def words(self, s: Any, seat: int, step: str, code: int) -> Worded: ...
    def prompt(self, s: Any, seat: int | None, step: str) -> Prompt: ...
    def role(self, s: Any, seat: int) -> Thing | None: ...


@dataclass(frozen=True)
class Features:
    """What a learned judgement sees of a position, in numbers of about 0 to 1.

    `describe(s, out)` writes `each` numbers for every seat, seat by seat, and then `table` numbers of the table.
    """

    each: int
    table: int
    describe: Callable[[Any, Floats], None]


@dataclass(frozen=True, eq=False)
class Game:
    """A whole game at a glance."""

    id: str
    title: str
    prefix: str  # of its clauses
    seats: range
    state: type[Record]
    options: type[msgspec.Struct]
    enter_options: Callable[[Any, Any], None]  # writes checked options into a blank record
    steps: Steps
    choices: Choices
    events: Events
    rules: Sequence[ModuleType]  # the rooms that hold do_, offer_ and take_
    setup: Callable[[Any], None]
    conceal: Callable[[Any, int], None]
    imagine: Callable[[Any, int], None]
    score: Callable[[Any, Floats], None]
    judge: Callable[[Any, int], float]
    check: Callable[[Any], int]  # 0, or the clause of the first broken invariant: 1403 for XX-14.3
    face: Face
    things: Mapping[str, Sequence[str]]  # what has a name: the ids of each kind; message `<kind>-<id>`
    shape: Any  # of the view: a TypedDict
    folder: Path
    step_bound: int  # no game makes more choices than this
    conditions: Conditions = field(default_factory=dict)  # of every kind of choice: whynot.py
    placement: Callable[[Any, int, dict[str, Any]], list[int]] | None = None  # a whole answer as codes, if there is one
    gather: Callable[[Any, int, Sequence[int]], dict[str, Any] | None] | None = None  # codes as a whole answer
    terms: Callable[[Any, int], dict[str, Term]] | None = None  # what the judgement of a seat adds up: reasons.py
    features: Features | None = None  # what a learned judgement sees: features.py
    picture: Artist | None = None  # draws the board: picture.py
    thumbs: Mapping[str, Thumb] = field(default_factory=dict)  # simple players by name: thumb.py
    description: dict[str, str] = field(default_factory=dict)
    pack: Kept | None = None  # what an edition was made from (engine/packs)

    @property
    def base(self) -> str:
        """The game that an edition is one of; the game itself where there is no pack."""
        return self.pack.pack.game if self.pack else self.id

    @cached_property
    def parts(self) -> dict[str, Callable[..., Any]]:
        """The game's loop: `legal` and `apply` over its own steps."""
        return agenda.assemble(self.steps.all, self.rules)

    @cached_property
    def bounds(self) -> Callable[[Any], int]:
        """The rule that finds a field out of its bounds."""
        return self.state.bounds_rule()

    def broken(self, s: Record) -> str | None:
        """What is wrong with a record, in words: a field out of bounds or a broken invariant."""
        if number := self.bounds(s):
            name, field = list(self.state.fields.items())[number - 1]
            return f"{name} must be from {field.low} to {field.high}"
        return self.clause(self.check(s))

    def clause(self, number: int) -> str | None:
        """1403 as a person cites it: XX-14.3; None for 0."""
        return f"{self.prefix}-{number // 100}.{number % 100}" if number else None

    @cached_property
    def words(self) -> Words:
        return Words(self.folder / "words")

    @cached_property
    def learn(self) -> Learn | None:
        """Guide, lessons, player aid and coach, if the game has them."""
        from undercity.engine.learn import learn_of  # it plays matches of games
        from undercity.engine.seam import plain

        return learn_of(plain(self))

    def say(self, message: str, names: Names, language: str, players: Players = ()) -> str:
        """A sentence in words; `players` are called by their own names as far as they are given, by seat."""
        things = {word: self.name(thing, language, players) for word, thing in names.items()}
        return self.words.text(message, language, things)

    def name(self, thing: Said | Thing | str, language: str, players: Players = ()) -> int | Name:
        """A thing in words, with its grammar; a number stays one, so that plurals follow it."""
        if isinstance(thing, str):
            return Name(thing)
        if isinstance(thing, Said):
            things = {word: self.name(part, language, players) for word, part in thing.names.items()}
            return self.words.name(thing.message, language, things)
        kind, number = thing
        if kind == "number":
            return number
        if kind == "seat" and number < len(players) and (player := players[number]):
            return Name(player)
        if kind in self.things:
            return self.words.name(f"{kind}-{self.things[kind][number]}", language, {})
        return self.name(self.face.thing(kind, number), language, players)

    def names_players(self, names: Iterable[Thing]) -> bool:
        """Whether what is said of these things may depend on what the players are called."""
        return any(kind != "number" and (kind == "seat" or kind not in self.things) for kind, _ in names)

    def step_of(self, s: Record) -> Step | None:
        """The decision on top of the agenda."""
        return self.steps.all[s.agenda[s.due - 1][agenda.STEP]] if s.due and s.deciders else None

    def read_options(self, given: dict[str, Any]) -> msgspec.Struct:
        """Check options by name and range; a wrong one is refused in one sentence."""
        known = {f.encode_name: f for f in msgspec.structs.fields(self.options)}
        for name in given:
            if name not in known:
                allowed = f"the options are {', '.join(known)}" if known else "this game has no options"
                raise BadOption(f"{self.id} has no option {name!r}; {allowed}")
        for name, value in given.items():
            try:
                msgspec.convert({name: value}, self.options, strict=False)
            except msgspec.ValidationError as error:
                reason = _allowed(known[name].type) or str(error).split(" - at")[0]
                raise BadOption(f"option {name!r} cannot be {value!r}: {reason[0].lower()}{reason[1:]}") from None
        return msgspec.convert(given, self.options, strict=False)

    def blank(self, seats: int, options: dict[str, Any]) -> Any:
        """A record with seats and options entered, before the setup."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            count = f"{low} to {high} seats" if low < high else "1 seat"
            raise BadSeats(f"{self.id} is played with {count}, not {seats}")
        s = self.state()
        s.seats = seats
        self.enter_options(s, self.read_options(options))
        return s


def _allowed(hint: Any) -> str:
    """The values of an option that is one of a few words; "" for other options."""
    return f"it must be one of {', '.join(map(str, get_args(hint)))}" if get_origin(hint) is Literal else ""


def register(name: str, module: str) -> None:
    """Enter a game; its module is imported when the game is first asked for."""
    GAMES[name] = module


def find(name: str, pack: Any = None) -> Game:
    """The game of this name, changed by a pack (engine/packs) if one is given."""
    if pack is not None or (name not in GAMES and "+" in name):
        from undercity.engine.packs import edition, known_edition  # which tries games out

        return known_edition(name) if pack is None else edition(pack, name)
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; the games are {', '.join(GAMES)}")
    game: Game = importlib.import_module(GAMES[name]).GAME
    return game
