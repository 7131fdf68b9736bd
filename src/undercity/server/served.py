"""A match as the server plays it: what was put into words once is not put into words again.

Two hundred tables say the same things over and over. Texts are kept by what they are made from, so a text
that was kept tells no more than one that is made anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from undercity.engine.choices import Choice
from undercity.engine.chronicle import SPECTATORS, Event, Happening, Line
from undercity.engine.errors import IllegalChoice
from undercity.engine.game import Game
from undercity.engine.grammar import Name
from undercity.engine.match import Match
from undercity.engine.record import Record
from undercity.engine.seam import Rules, Score
from undercity.engine.words import Names, Players, Thing, Words

Named = tuple[tuple[str, Thing], ...]  # what a text names: (variable, (kind of thing, number))
KEPT = 50_000  # texts of a kind
K = TypeVar("K")
V = TypeVar("V")
WORDS = Words(Path(__file__).parent / "texts")  # what is told by no game, but by the server


class Memory(dict[K, V]):
    """What was made once, as far as there is room: when it is full everything is forgotten."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def keep(self, key: K, value: V) -> V:
        if len(self) >= self._most:
            self.clear()
        self[key] = value
        return value


_WAITING: Memory[tuple[Game, tuple[int, ...], str, Players], str] = Memory(KEPT)  # what those who wait are told


class _Look:
    """What one seat knows of a position, and the result as it knows it."""

    __slots__ = ("content", "known", "score")

    def __init__(self, known: Record) -> None:
        self.known, self.content = known, known.tobytes()
        self.score: Score | None = None


class _Moment:
    """What has been made of one position so far, for all who look at it."""

    def __init__(self, deciders: list[int]) -> None:
        self.deciders = deciders
        self.looks: dict[int | None, _Look] = {}  # by seat
        self.called: dict[str, dict[str, Any]] = {}  # by language: names and roles of the players
        self.common: dict[Any, dict[str, Any]] = {}  # of the status, by what differs between viewers
        self.own: dict[Any, dict[str, Any]] = {}  # the rest of it, by what it is made from
        self.lines: dict[tuple[int, str], list[tuple[Line, int]]] = {}  # with who may see them, by clock and language
        self.legal: dict[int, list[int]] = {}  # by seat
        self.undo: dict[int, bool] = {}  # by seat: whether it may take back its last choice


def for_a_thread(rules: Rules) -> Rules:
    """The same rules with work arrays of their own: the shared ones belong to the event loop."""
    apart = copy(rules)
    for name in ("_out", "_result"):
        if hasattr(rules, name):
            setattr(apart, name, copy(getattr(rules, name)))
    return apart


class ServedMatch(Match):
    """A match with a memory for words and results."""

    is_drawn = True  # whether there is a position to be seen
    past: tuple[tuple[int, Happening], ...] = ()  # what was told, with its clock, before the position it begins at

    def _start(self) -> None:
        super()._start()
        self._moved()

    def _moved(self) -> None:
        super()._moved()
        self._moment = _Moment(super().deciders)

    @property
    def deciders(self) -> list[int]:
        """As `Match.deciders`; not to be changed."""
        return self._moment.deciders

    def known_bytes(self, seat: int | None) -> bytes:
        """As `Match.known_bytes`, once for each position."""
        return self._look(seat).content

    def _seen_by(self, seat: int | None) -> Record:
        return self._look(seat).known

    def _look(self, seat: int | None) -> _Look:
        """What the seat knows, concealed once for each position."""
        look = self._moment.looks.get(seat)
        if look is None:
            self._check_seat(seat)
            look = self._moment.looks[seat] = _Look(super()._seen_by(seat))
        return look

    def legal(self, seat: int) -> list[int]:
        """As `Match.legal`; not to be changed."""
        legal = self._moment.legal.get(seat)
        if legal is None:
            legal = self._moment.legal[seat] = super().legal(seat)
        return legal

    def can_undo(self, seat: int) -> bool:
        """As `Match.can_undo`."""
        can = self._moment.undo.get(seat)
        if can is None:
            can = self._moment.undo[seat] = super().can_undo(seat)
        return can

    def change_over(self, speed: str) -> None:
        """Go on with the rules of this speed: both give equal bytes."""
        self._sit_down(self.game, speed)

    @property
    def steps(self) -> int:
        """How many choices were made."""
        return len(self._entries)

    def at_step(self, step: int) -> ServedMatch:
        """The match as it stood after so many choices, made from the positions kept; for use in a thread."""
        match = copy(self)
        match._entries, later = self._entries[:step], self._entries[step:]
        match._s = self.game.state(later[0].before) if later else self._s.copy()
        match._phase = later[0].phase if later else self._phase
        match._known, match._stale = {}, set()
        match.rules = for_a_thread(self.rules)
        match._moved()
        return match

    # -------------------------------------------------------------- what is kept beside a row of the journal

    def last_told(self, choices: int) -> list[list[list[int]]]:
        """What each of the last so many choices brought about, as `rulesets.Told`."""
        entries = self._entries[len(self._entries) - choices :]
        return [[[one.event.number, one.who, *one.numbers] for one in entry.told] for entry in entries]

    def told_first(self) -> list[list[int]]:
        """What was told before the first choice."""
        return [[one.event.number, one.who, *one.numbers] for one in self._prologue]

    def last_positions(self, choices: int) -> bytes:
        """The positions after each of the last so many choices; at least the present one."""
        later = self._entries[len(self._entries) - choices + 1 :] if choices else []
        return b"".join([*(entry.before for entry in later), self._s.tobytes()])

    def last_points(self, choices: int) -> list[list[int]]:
        """The points after each of them, as a spectator may know them."""
        later = self._entries[len(self._entries) - choices + 1 :] if choices else []
        earlier = [self.rules.concealed(self.game.state(entry.before), None) for entry in later]
        return [*(self.rules.score(known).points for known in earlier), self._score(None).points]

    def _told(self, since: int) -> list[tuple[int, Happening]]:
        return [line for line in self.past if line[0] >= since] + super()._told(since)

    # -------------------------------------------------------------- several choices as one

    def choose_on(self, seat: int, codes: Sequence[int]) -> int:
        """Make several choices, one after the other; how many were made.

        The first is made or refused like any other. The others are made while the fog stays down, the seat has
        still to decide and the next one is allowed. Nothing that was made is taken back, so that nobody can look at
        dice, draws or hidden things and then choose otherwise.
        """
        for made, code in enumerate(codes):
            if made and (self._entries[-1].fog_rose or seat not in self.deciders or code not in self.legal(seat)):
                return made
            self.choose(seat, code)
        return len(codes)

    def answer_anew(self, seat: int, codes: Sequence[int]) -> tuple[int, int, int]:
        """Put these choices in the place of the seat's answers in the open decision made together.

        All or none, while the fog stays down: once it rose nothing is taken back. Returns how many answers were taken
        back, how many choices were made, and the clock up to which the chronicle stays as it was.
        """
        position, entries, phase, fog = self._s.tobytes(), self._entries[:], self._phase, self._s.fog
        answers, made = self.answers_of(seat), 0
        cut = min([self.clock, *(self.undo(seat) for _ in range(answers))])
        with suppress(IllegalChoice):
            made = self.choose_on(seat, codes)
        if made < len(codes) and self._s.fog == fog:
            self._s.load(position)
            self._entries, self._phase = entries, phase
            self._moved()
            raise IllegalChoice("this cannot be answered now")
        return answers, made, cut

    # -------------------------------------------------------------- words and results

    def status(self, seat: int | None = None, language: str = "en") -> dict[str, Any]:
        """As `Match.status`."""
        return {**self.common_status(seat), "seat": seat, **self.own_status(seat, language)}

    def common_status(self, seat: int | None) -> dict[str, Any]:
        """The part of the status that viewers have in common: the same object for all who know the same of it."""
        known, score = self._look(seat).known, self._score(seat)
        step, clock, ranks = self.game.step_of(known), known.clock, score.ranks if self.over else None
        decision = step.name if step else None
        key = (clock, decision, *score.points, *(ranks or ()))
        common = self._moment.common.get(key)
        if common is None:
            common = self._moment.common[key] = {
                "game": self.game.id,
                "seats": self.seats,
                "clock": clock,
                "over": self.over,
                "deciders": self._moment.deciders,
                "decision": decision,
                "points": score.points,
                "ranks": ranks,
            }
        return common

    def own_status(self, seat: int | None, language: str) -> dict[str, Any]:
        """What viewers do not have in common: the same object for all who wait for the same player."""
        undo = seat is not None and self.can_undo(seat)
        key = (self.prompt(seat, language), undo, language)
        own = self._moment.own.get(key)
        if own is None:
            own = self._moment.own[key] = {"prompt": key[0], "can_undo": undo, **self._called(language)}
        return own

    def _called(self, language: str) -> dict[str, Any]:
        """What the players are called, and what they are in the game."""
        called = self._moment.called
        if language not in called:
            role, known = self.game.face.role, self._seen_by(None)
            roles = tuple(role(known, seat) for seat in range(self.seats))
            called[language] = _called_in_words(self.game, language, self.players, roles)
        return called[language]

    def prompt(self, seat: int | None, language: str = "en") -> str:
        """As `Match.prompt`; those who have nothing to decide are told who has, the same to all of them."""
        deciders = self._moment.deciders
        step = self.game.step_of(self._s)
        if step is None:
            return ""
        if seat in deciders:
            return self._say(*self.game.face.prompt(self._seen_by(seat), seat, step.name), language)
        key = (self.game, tuple(deciders), language, self.players)
        return _WAITING.get(key) or _WAITING.keep(key, super().prompt(None, language))

    def chronicle(self, seat: int | None = None, language: str = "en", since: int = 0) -> list[Line]:
        """As `Match.chronicle`, put into words once for all viewers."""
        kept, key = self._moment.lines, (since, language)
        if key not in kept:
            kept[key] = [
                (self._line(clock, happening, language), happening.who) for clock, happening in self._told(since)
            ]
        bit = SPECTATORS if seat is None else 1 << seat
        return [line for line, who in kept[key] if who & bit]

    def _score(self, seat: int | None) -> Score:
        """The result as this seat knows the position."""
        look = self._look(seat)
        if look.score is None:
            look.score = self.rules.score(look.known)
        return look.score

    def call(self, names: Sequence[str | None]) -> None:
        """As `Match.call`; what was put into words with other names is forgotten."""
        super().call(names)
        self._moved()

    def choices_json(self, seat: int | None, language: str) -> bytes:
        """The choices of a seat that must decide, encoded: each is put into words and JSON once for all tables."""
        step = self.game.step_of(self._s)
        if step is None or seat is None:
            return b"[]"
        known, name, clause = self._seen_by(seat), step.name, step.clause
        codes = self.legal(seat)
        return b"[%b]" % b",".join(
            [_choice_json(*self._words_of(known, seat, name, clause, code, language)) for code in codes]
        )

    def _choice(self, known: Record, seat: int, step: str, clause: str, code: int, language: str) -> Choice:
        return _choice_in_words(*self._words_of(known, seat, step, clause, code, language))

    def _words_of(self, known: Record, seat: int, step: str, clause: str, code: int, language: str) -> _Words:
        """What a choice is put into words from."""
        message, names, own_clause = self.game.face.words(known, seat, step, code)
        players = self.players if self.game.names_players(names.values()) else ()
        return self.game, code, message, tuple(names.items()), own_clause or clause, language, players

    def _say(self, message: str, names: Names, language: str) -> str:
        players = self.players if self.game.names_players(names.values()) else ()
        return _text(self.game, message, tuple(names.items()), language, players)

    def _name(self, thing: Thing, language: str) -> int | Name:
        return _thing(self.game, thing, language, self.players)

    def _line(self, clock: int, happening: Happening, language: str) -> Line:
        if happening.event.number < 0:
            text = WORDS.text(f"told-{happening.event.name}", language, {})
            return Line(clock, happening.event.name, {}, text, "")
        return _line_in_words(self.game, clock, happening.event, happening.numbers, language, self.players)


@lru_cache(KEPT)
def _thing(game: Game, thing: Thing, language: str, players: Players) -> int | Name:
    return game.name(thing, language, players)


@lru_cache(KEPT)
def _text(game: Game, message: str, names: Named, language: str, players: Players) -> str:
    return game.words.text(message, language, {word: _thing(game, thing, language, players) for word, thing in names})


@lru_cache(KEPT)
def _called_in_words(game: Game, language: str, players: Players, roles: tuple[Thing | None, ...]) -> dict[str, Any]:
    """As `Match.name_of` and `Match.role_of`, for all seats: not to be changed."""
    names = [str(game.name(("seat", seat), language, players)) for seat in range(len(roles))]
    words = [None if role is None else str(game.name(role, language, players)) for role in roles]
    own = [None if word == name else word for word, name in zip(words, names, strict=True)]
    return {"names": names, "roles": own}


@dataclass(frozen=True)
class RiskyChoice(Choice):
    """A choice whose words warn of what it may cost: the page asks before it is made."""

    risk: str


_Words = tuple[Game, int, str, Named, str, str, Players]  # of a choice: code, message, names, clause, language, players


@lru_cache(KEPT)
def _choice_in_words(
    game: Game, code: int, message: str, names: Named, clause: str, language: str, players: Players
) -> Choice:
    kind, arg = game.choices.split(code)
    text = _text(game, message, names, language, players)
    plain = (code, kind.name, arg, game.choices.notation(code), text, clause)
    if (risk := f"{message}.risk") not in game.words.messages(language):
        return Choice(*plain)
    return RiskyChoice(*plain, _text(game, risk, names, language, players))


@lru_cache(KEPT)
def _choice_json(*words: Any) -> bytes:
    return msgspec.json.encode(_choice_in_words(*words))


@lru_cache(KEPT)
def _event_in_words(
    game: Game, event: Event, numbers: tuple[int, ...], language: str, players: Players
) -> tuple[dict[str, int], str]:
    things = {name: number for (name, _), number in zip(event.things, numbers, strict=True)}
    names = tuple((name, (kind, things[name])) for name, kind in event.things)
    return things, _text(game, f"told-{event.name}", names, language, players)


@lru_cache(KEPT)
def _line_in_words(
    game: Game, clock: int, event: Event, numbers: tuple[int, ...], language: str, players: Players
) -> Line:
    things, text = _event_in_words(game, event, numbers, language, players)
    return Line(clock, event.name, things, text, event.clause)
