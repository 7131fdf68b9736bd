"""Match: one played game - choose, undo, view, record, verify."""

from __future__ import annotations

import json
import secrets as entropy
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from os import PathLike
from typing import TYPE_CHECKING, Any

from undercity.engine import archive, picture
from undercity.engine.choices import Choice
from undercity.engine.chronicle import Happening, Line, read_tape
from undercity.engine.errors import BadNotation, BadPosition, BadSeats, IllegalChoice, NothingToUndo, UndercityError
from undercity.engine.game import Game, find
from undercity.engine.grammar import Name, joined
from undercity.engine.record import Record
from undercity.engine.seam import Rules, compiled, plain
from undercity.engine.sheet import Drawing
from undercity.engine.whynot import GENERAL, Reason
from undercity.engine.words import Names, Thing

if TYPE_CHECKING:
    from undercity.engine.packs import Pack

MAX_SEED = 2**128 - 1


@dataclass(frozen=True)
class Entry:
    """One choice made, with what is needed to take it back and to tell of it."""

    seat: int
    code: int
    before: bytes  # the position before the choice
    fog_rose: bool
    phase: int | None  # which decision made together it belongs to: the clock when that one opened
    told: tuple[Happening, ...]
    link: bytes  # of the chain, after the choice


class Match:
    """One played game.

    >>> match = Match("die_patin", seats=2, seed=7)
    >>> seat = match.deciders[0]
    >>> match.choose(seat, match.choices(seat)[0])

    The examples of its verbs begin with a match like this, before the first choice.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seed: int | None = None,
        *,
        speed: str | Rules = "plain",
        names: Sequence[str | None] | None = None,
        pack: str | PathLike[str] | Pack | None = None,
        **options: Any,
    ) -> None:
        """A new game. Without a seed one is drawn from the operating system's entropy.

        `pack` is a file, or a folder, that changes the game (docs/packs.md).
        `speed` is plain or compiled, or rules of one's own: those of another thread. `names` are the players' own, by
        seat; whoever has none is called as the game calls its seats.
        """
        self._sit_down(game, speed, pack)
        if seed is None:
            seed = entropy.randbits(128)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MAX_SEED:
            raise UndercityError(f"a seed is a whole number from 0 to 2**128 - 1, not {seed!r}")
        self.seed: int | None = seed
        self.options: dict[str, Any] = dict(options)
        self._s: Record = self.game.blank(self.game.seats[0] if seats is None else seats, options)
        self.rules.begin(self._s, seed)
        self._start()
        self.call(names or ())

    def _sit_down(self, game: str | Game, speed: str | Rules, pack: str | PathLike[str] | Pack | None = None) -> None:
        if pack is not None:
            game = find(game if isinstance(game, str) else game.id, pack)
        self.game = game if isinstance(game, Game) else find(game)
        if isinstance(speed, Rules):
            self.rules: Rules = speed
            return
        if speed not in ("plain", "compiled"):
            raise UndercityError(f"the speed is plain or compiled, not {speed!r}")
        self.rules = compiled(self.game) if speed == "compiled" else plain(self.game)

    def _start(self) -> None:
        self._known: dict[int | None, Record] = {}  # what each viewer knows; a record is refilled when `_stale`
        self._stale: set[int | None] = set()
        self._prologue = tuple(read_tape(self._s, self.game.events))
        self._origin = self._s.tobytes()
        self._entries: list[Entry] = []
        self._phase = self._s.clock if self._is_together() else None
        self.players: tuple[str | None, ...] = ()  # their own names, by seat

    def call(self, names: Sequence[str | None]) -> None:
        """Call the players by these names from now on, in all that is told.

        >>> match.call(["Ida"])
        >>> match.name_of(0), match.name_of(1)
        ('Ida', 'Minerva')
        """
        if len(names) > self.seats:
            raise BadSeats(f"{len(names)} names were given, but there are {self.seats} seats")
        self.players = tuple(names)

    def _moved(self) -> None:
        """The position has changed: what each viewer knows of it is to be made anew."""
        self._stale.update(self._known)

    # -------------------------------------------------------------- where the game stands

    @property
    def seats(self) -> int:
        """How many play.

        >>> match.seats
        2
        """
        return self._s.seats

    @property
    def clock(self) -> int:
        """How many choices have been made.

        >>> match.choose(0, "area:green_side")
        >>> match.clock
        1
        """
        return self._s.clock

    def clock_of(self, seat: int | None) -> int:
        """The clock as the seat (None: a spectator) sees it: a game may conceal how many answers others have
        given in a decision made together. A choice is sent with this clock.

        >>> match.clock_of(None)
        0
        """
        self._check_seat(seat)
        return self._seen_by(seat).clock

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        >>> match.over
        False
        """
        return bool(self._s.over)

    @property
    def deciders(self) -> list[int]:
        """The seats that must decide now, in seat order.

        >>> match.deciders
        [0]
        """
        return [seat for seat in range(self.seats) if (self._s.deciders >> seat) & 1]

    @property
    def points(self) -> list[int]:
        """Points of each seat as the table stands.

        >>> match.points
        [0, 0]
        """
        return self.rules.score(self._s).points

    @property
    def ranks(self) -> list[int]:
        """Rank of each seat as the table stands, from 1; equal ranks share the place.

        >>> match.ranks
        [1, 1]
        """
        return self.rules.score(self._s).ranks

    @property
    def utility(self) -> list[float]:
        """Result of each seat as the table stands, from 1 (first) to -1 (last).

        >>> match.utility
        [0.0, 0.0]
        """
        return self.rules.score(self._s).utility

    @property
    def state(self) -> Record:
        """A copy of the whole record, secrets included: for the lab, never for players.

        >>> match.state.rat_supply[0]
        30
        """
        return self._s.copy()

    def concealed(self, seat: int | None) -> Record:
        """The record with all that the seat (None: a spectator) may not know blanked out.

        >>> match.state.key.tolist() == match.concealed(0).key.tolist()
        False
        """
        self._check_seat(seat)
        return self._seen_by(seat).copy()

    def known_bytes(self, seat: int | None) -> bytes:
        """The bytes of the concealed record: viewers with equal bytes know the same.

        >>> match.known_bytes(0) == match.concealed(0).tobytes()
        True
        """
        self._check_seat(seat)
        return self._seen_by(seat).tobytes()

    def _seen_by(self, seat: int | None) -> Record:
        """What the seat knows: concealed once per position, in a record that is used again (making one is slow)."""
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = self.rules.concealed(self._s, seat)
        elif seat in self._stale:
            known.load(self._s.tobytes())
            self.rules.conceal(known, -1 if seat is None else seat)
        self._stale.discard(seat)
        return known

    @property
    def phase(self) -> int | None:
        """The clock at which the open decision made together began; None while seats decide one by one.

        >>> match.phase is None
        True
        """
        return self._phase

    # -------------------------------------------------------------- choosing

    def choices(self, seat: int, language: str = "en") -> list[Choice]:
        """What the seat may choose now; empty if it has nothing to decide.

        >>> [choice.notation for choice in match.choices(0)]
        ['area:green_side', 'area:purple_side']
        >>> match.choices(0, "de")[0].text
        'In „Höhlengasse“ beginnen (dort: Käsekeller)'
        """
        self._check_seat(seat)
        step = self.game.step_of(self._s)
        if step is None or seat not in self.deciders:
            return []
        known = self._seen_by(seat)
        return [self._choice(known, seat, step.name, step.clause, code, language) for code in self.legal(seat)]

    def legal(self, seat: int) -> list[int]:
        """The numbers of the seat's legal choices.

        >>> match.legal(0)
        [4, 7]
        """
        self._check_seat(seat)
        return self.rules.legal(self._s, seat)

    def _choice(self, known: Record, seat: int, step: str, clause: str, code: int, language: str) -> Choice:
        kind, arg = self.game.choices.split(code)
        message, names, own_clause = self.game.face.words(known, seat, step, code)
        text = self._say(message, names, language)
        return Choice(code, kind.name, arg, self.game.choices.notation(code), text, own_clause or clause)

    def _say(self, message: str, names: Names, language: str) -> str:
        return self.game.say(message, names, language, self.players)

    def _name(self, thing: Thing, language: str) -> int | Name:
        return self.game.name(thing, language, self.players)

    def name_of(self, seat: int, language: str = "en") -> str:
        """What the player is called: her own name, or the game's for her seat.

        >>> match.name_of(0)
        'Wilma'
        """
        self._check_seat(seat)
        return str(self._name(("seat", seat), language))

    def role_of(self, seat: int, language: str = "en") -> str | None:
        """What everybody knows the player to be (a clan, a colour); None where it says no more than her name.

        >>> match.role_of(0, "de")
        'Waschbären'
        """
        self._check_seat(seat)
        role = self.game.face.role(self._seen_by(None), seat)
        words = None if role is None else str(self._name(role, language))
        return None if words == self.name_of(seat, language) else words

    def prompt(self, seat: int | None, language: str = "en") -> str:
        """What is to be decided, in words; for those who wait, who decides.

        >>> match.prompt(0)
        'Choose your start area.'
        >>> match.prompt(1, "fr")
        'On attend Wilma.'
        """
        self._check_seat(seat)
        step = self.game.step_of(self._s)
        if step is None:
            return ""
        if seat in self.deciders:
            return self._say(*self.game.face.prompt(self._seen_by(seat), seat, step.name), language)
        return self.game.words.text("prompt-waiting", language, self._awaited(language))

    def _awaited(self, language: str) -> dict[str, int | str]:
        """Who decides, for those who wait."""
        who = joined([self.name_of(seat, language) for seat in self.deciders], language)
        return {"players": who, "count": len(self.deciders)}

    def why_not(self, seat: int, choice: Choice | int | str, language: str = "en") -> Reason | None:
        """Why the seat may not make this choice now, with the clause; None if it may.

        Made from what the seat may know, and nothing else.

        >>> match.why_not(0, "area:green_side") is None
        True
        >>> match.why_not(0, "area:gray_gate").clause
        'DP-3.7'
        """
        self._check_seat(seat)
        code = self._number(choice)
        return None if code in self.legal(seat) else self._reason(seat, code, language)

    def _reason(self, seat: int, code: int, language: str) -> Reason:
        """The reason against a choice that is not legal: one that holds for all games, or the game's own."""
        kind, number = self.game.choices.split(code)
        known = self._seen_by(seat)
        step = self.game.step_of(known)
        if step is None:
            return Reason("", GENERAL.text("over", language, {}))
        if seat not in self.deciders:
            return Reason(step.clause, GENERAL.text("waiting", language, self._awaited(language)))
        condition = self.game.conditions.get(step.name, {}).get(kind.name)
        if condition is not None and (objection := condition(known, seat, number)):
            return Reason(objection.clause, self._say(objection.message, objection.names, language))
        return Reason(step.clause, GENERAL.text("not_now", language, {"prompt": self.prompt(seat, language)}))

    def choose(self, seat: int, choice: Choice | int | str, clock: int | None = None) -> None:
        """Make a choice, given as an object from `choices`, a number or in notation.

        `clock`, if given, is the clock the chooser saw (`clock_of`); a choice made at another clock is refused.

        >>> match.choose(0, "area:green_side")
        >>> match.moves
        [(0, 'area:green_side')]
        """
        code = self._code(seat, choice, clock)
        before, fog = self._s.tobytes(), self._s.fog
        phase = self._phase
        self.rules.apply(self._s, seat, code)
        self._moved()
        told = tuple(read_tape(self._s, self.game.events))
        link = self._next_link(seat, code)
        self._entries.append(Entry(seat, code, before, self._s.fog != fog, phase, told, link))
        if not self._is_together():
            self._phase = None
        elif phase is None or self._s.fog != fog:
            self._phase = self._s.clock

    def _code(self, seat: int, choice: Choice | int | str, clock: int | None) -> int:
        """The number of a choice, if it is legal now."""
        self._check_seat(seat)
        if clock is not None and clock != (now := self.clock_of(seat)):
            raise IllegalChoice(f"the choice was made at clock {clock}, but the game stands at {now}")
        code = self._number(choice)
        legal = self.legal(seat)
        if code not in legal:
            raise self._refusal(seat, code, legal)
        return code

    def _number(self, choice: Choice | int | str) -> int:
        """The number of a choice, however it is given."""
        if isinstance(choice, Choice):
            return choice.code
        if isinstance(choice, bool) or not isinstance(choice, int | str):
            raise BadNotation(f"a choice is a Choice, a number or a notation, not {choice!r}")
        return self.game.choices.parse(choice) if isinstance(choice, str) else choice

    def _refusal(self, seat: int, code: int, legal: list[int]) -> IllegalChoice:
        """What is raised for a choice that is not legal, with the reason."""
        notation, reason = self.game.choices.notation, self._reason(seat, code, "en")
        if self.over:
            return IllegalChoice("the game is over: there is nothing left to choose", reason)
        if seat not in self.deciders:
            who = ", ".join(map(str, self.deciders))
            return IllegalChoice(f"seat {seat} has nothing to decide now; seat {who} must decide", reason)
        allowed = ", ".join(map(notation, legal))
        return IllegalChoice(f"seat {seat} may not choose {notation(code)} now: {reason}; allowed: {allowed}", reason)

    def _check_seat(self, seat: int | None) -> None:
        if not (seat is None or (type(seat) is int and 0 <= seat < self._s.seats)):
            raise BadSeats(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")

    def _is_together(self) -> bool:
        step = self.game.step_of(self._s)
        return step is not None and step.together

    # -------------------------------------------------------------- undo

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last choice.

        >>> match.can_undo(0)
        False
        """
        self._check_seat(seat)
        return self._undoable(seat) is not None

    def _undoable(self, seat: int) -> int | None:
        """Index of the seat's last choice, if nothing forbids to take it back.

        Chance and reveals forbid it, and so does another seat's later choice, unless both belong to one
        decision made together: there the others' answers stay.
        """
        for index in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[index]
            if entry.fog_rose:
                return None
            if entry.seat == seat:
                return index if all(other.phase == entry.phase for other in self._entries[index + 1 :]) else None
            if entry.phase is None:
                return None
        return None

    def answers_of(self, seat: int) -> int:
        """How many choices the seat has made, and may take back, in the open decision made together.

        >>> match.answers_of(0)
        0
        """
        self._check_seat(seat)
        if self._phase is None or not self.can_undo(seat):
            return 0
        return sum(entry.seat == seat and entry.phase == self._phase for entry in self._entries)

    def undo(self, seat: int) -> int:
        """Take back the seat's last choice; what others answered in the same decision stays.

        Returns the clock before that choice: what the chronicle told after it is told anew.

        >>> match.choose(0, "area:green_side")
        >>> match.undo(0)
        0
        >>> match.clock
        0
        """
        self._check_seat(seat)
        index = self._undoable(seat)
        if index is None:
            raise NothingToUndo(f"seat {seat} has no choice it may take back")
        later = self._entries[index + 1 :]
        cut = self._s.clock - len(self._entries) + index
        self._s.load(self._entries[index].before)
        self._moved()
        self._phase = self._entries[index].phase
        del self._entries[index:]
        for entry in later:
            self.choose(entry.seat, entry.code)
        return cut

    # -------------------------------------------------------------- what people see

    def view(self, seat: int | None = None, language: str = "en") -> dict[str, Any]:
        """The table as JSON-ready data, as the seat (None: a spectator) sees it.

        >>> match.view(0)["decision"]
        'start_area'
        """
        return {**self.status(seat, language), "table": self.table(seat)}

    def table(self, seat: int | None = None) -> dict[str, Any]:
        """What lies on the table, as the seat sees it, by the game's own face.

        >>> match.table(0)["rounds"]
        5
        """
        return self.draw(seat).whole()

    def draw(self, seat: int | None, before: Drawing | None = None, beside: Drawing | None = None) -> Drawing:
        """As `table`, in parts: see `Sheet.draw`.

        >>> match.draw(0).whole()["round"]
        0
        """
        self._check_seat(seat)
        return self.game.face.view.draw(self._seen_by(seat), seat, before, beside)

    def status(self, seat: int | None = None, language: str = "en") -> dict[str, Any]:
        """The view without the table itself: where the game stands, whose turn it is, and the points.

        >>> match.status(1)["prompt"]
        'Waiting for Wilma.'
        """
        self._check_seat(seat)
        known = self._seen_by(seat)
        step = self.game.step_of(known)
        score = self.rules.score(known)
        return {
            "game": self.game.id,
            "seat": seat,
            "seats": self.seats,
            "clock": known.clock,
            "over": self.over,
            "deciders": self.deciders,
            "decision": step.name if step else None,
            "prompt": self.prompt(seat, language),
            "names": [self.name_of(p, language) for p in range(self.seats)],
            "roles": [self.role_of(p, language) for p in range(self.seats)],
            "can_undo": seat is not None and self.can_undo(seat),
            "points": score.points,
            "ranks": score.ranks if self.over else None,
        }

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The table drawn, as the seat (None: a spectator) sees it: an SVG document. A notebook shows a match so.

        >>> match.svg(0, "de").startswith("<svg")
        True
        """
        return picture.svg(self.game, self.view(seat, language), language)

    def text(self, seat: int | None = None) -> str:
        """The table in lines of text, as the seat (None: a spectator) sees it.

        >>> print(match.text()[:61])
        Die Patin, 2 seats, choice 0, to decide: Wilma, points [0, 0]
        """
        return picture.text(self.game, self.view(seat))

    def __repr__(self) -> str:
        """Where the game stands, in one line."""
        return f"<{self.text().splitlines()[0]}>"

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        """What a notebook shows: the board, with nothing that a spectator may not know."""
        return self.svg()

    def chronicle(self, seat: int | None = None, language: str = "en", since: int = 0) -> list[Line]:
        """What happened from clock `since` on, as far as the seat may know it.

        >>> match.chronicle()[-1].text
        'Everything is set up; Wilma is the start player.'
        """
        self._check_seat(seat)
        return [self._line(clock, what, language) for clock, what in self._told(since) if what.seen_by(seat)]

    def happenings(self) -> list[Happening]:
        """All that happened since the match began, whoever may know it: for conditions, never for players.

        >>> match.choose(0, "area:green_side")
        >>> [happening.event.name for happening in match.happenings()]
        ['enterprises_out', 'game_set_up', 'area_chosen']
        """
        return [happening for _, happening in self._told(0)]

    def _told(self, since: int) -> list[tuple[int, Happening]]:
        """All that happened from clock `since` on, each with its clock."""
        first = self._s.clock - len(self._entries)
        skipped = max(since - first - 1, 0)  # the prologue comes before the first entry
        steps = [] if since > first else [(first, self._prologue)]
        steps += [(first + 1 + skipped + i, entry.told) for i, entry in enumerate(self._entries[skipped:])]
        return [(clock, happening) for clock, told in steps for happening in told]

    def _line(self, clock: int, happening: Happening, language: str) -> Line:
        event = happening.event
        things = dict(zip((name for name, _ in event.things), happening.numbers, strict=True))
        text = self._say(f"told-{event.name}", {name: (kind, things[name]) for name, kind in event.things}, language)
        return Line(clock, event.name, things, text, event.clause)

    # -------------------------------------------------------------- positions

    def position(self) -> dict[str, Any]:
        """The whole position by field name, ready for JSON; playing on from it gives the same game.

        >>> match.position()["seats"]
        2
        """
        return {"game": self.game.id, **self._s.to_json()}

    @classmethod
    def from_position(cls, game: str | Game, position: dict[str, Any], *, speed: str | Rules = "plain") -> Match:
        """A match that starts at this position.

        >>> again = Match.from_position("die_patin", match.position())
        >>> again.deciders
        [0]
        """
        match = cls.__new__(cls)
        match._sit_down(game, speed)
        match.seed, match.options = None, {}
        if not isinstance(position, dict):
            raise BadPosition("a position is a table of fields by name")
        fields = dict(position)
        named = fields.pop("game", match.game.id)
        if named != match.game.id:
            raise BadPosition(f"this is a position of {named}, not of {match.game.id}")
        match._s = match.game.state.from_json(fields)
        match._check_position()
        match._start()
        return match

    def _check_position(self) -> None:
        """A position must name seats of the game and have a step on top that fits its deciders."""
        s, steps = self._s, self.game.steps.all
        if s.seats not in self.game.seats:
            raise BadPosition(f"field 'seats' must be from {self.game.seats[0]} to {self.game.seats[-1]}")
        if s.due > len(s.agenda) or any(not 0 <= s.agenda[i][0] < len(steps) for i in range(s.due)):
            raise BadPosition("field 'agenda' holds rows that are no steps of this game")
        if not s.over and (self.game.step_of(s) is None or not steps[s.agenda[s.due - 1][0]].decision):
            raise BadPosition("field 'agenda' must have a decision on top while the game is not over")
        if not s.over and s.deciders != s.agenda[s.due - 1][1]:
            raise BadPosition("field 'deciders' must equal who decides in the top row of 'agenda'")
        if s.deciders >> s.seats:
            raise BadPosition(f"field 'deciders' names a seat beyond the {s.seats} at the table")

    # -------------------------------------------------------------- records

    def _next_link(self, seat: int, code: int) -> bytes:
        """The next link of the chain: a hash over the last link, the choice and the position after it."""
        digest = blake2b(bytes.fromhex(self.link), digest_size=16)
        digest.update(f"{seat} {self.game.choices.notation(code)}\n".encode())
        digest.update(self._s.digest())
        return digest.digest()

    def _first_link(self) -> bytes:
        return blake2b(f"{self.game.id}\n".encode() + self._origin, digest_size=16).digest()

    @property
    def link(self) -> str:
        """The last link of the chain: it stands for the whole game so far.

        >>> len(match.link)
        32
        """
        return (self._entries[-1].link if self._entries else self._first_link()).hex()

    def chain(self) -> list[str]:
        """The chained hash: one link for the start and one for each choice.

        >>> match.chain() == [match.link]
        True
        """
        return [self._first_link().hex(), *(entry.link.hex() for entry in self._entries)]

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The choices made so far: seat and notation.

        >>> match.choose(0, "area:green_side")
        >>> match.moves
        [(0, 'area:green_side')]
        """
        return [(entry.seat, self.game.choices.notation(entry.code)) for entry in self._entries]

    def record(self) -> str:
        """The game as a readable text file; `Match.replay` plays it again and verifies it.

        >>> match.record().splitlines()[1]
        'game: die_patin'
        """
        origin = None if self.seed is not None else json.loads(json.dumps(self._position_at(self._origin)))
        return archive.write(self, origin)

    def _position_at(self, core: bytes) -> dict[str, Any]:
        return {"game": self.game.id, **self.game.state(core).to_json()}

    @classmethod
    def replay(
        cls,
        text: str,
        *,
        speed: str | Rules = "plain",
        upto: int | None = None,
        pack: str | PathLike[str] | Pack | None = None,
    ) -> Match:
        """Play a record again, checking every line; `upto`: only so many choices; `pack`: the one it was played with.

        >>> Match.replay(match.record()).link == match.link
        True
        """
        return archive.replay(cls, text, speed, upto, pack)
