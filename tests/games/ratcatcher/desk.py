"""Positions of Ratcatcher laid out by hand, in the names of the rulebook."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

from kit import match_at
from undercity import Match
from undercity.engine.agenda import pop, push
from undercity.engine.chronicle import read_tape
from undercity.engine.dice import roll
from undercity.engine.seam import plain
from undercity.games.ratcatcher import GAME
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.board import attribute
from undercity.games.ratcatcher.opcodes import N_HEALTH, TR_NEMESIS
from undercity.games.ratcatcher.table import State
from undercity.games.ratcatcher.turn import do_round

Function = TypeVar("Function", bound=Callable[..., Any])
MOVE = ((t.COMMON_MOVE, t.BROWN), (t.COMMON_MOVE, t.BLACK), (t.COMMON_MOVE, t.WHITE))
RATS_MOVE = (t.NEMESIS_MOVES, t.PECULIARS_MOVE, *MOVE, t.MOVEMENT_ENDS)


def scenario(kind: str, name: str) -> Callable[[Function], Function]:
    """Marks the test of one piece of content; test_invariants.py counts them."""

    def mark(function: Function) -> Function:
        function.scenario = (kind, name)  # type: ignore[attr-defined]
        return function

    return mark


def z(zone: str) -> int:
    return t.ZONE_IDS.index(zone)


def peculiar(name: str) -> int:
    return t.PECULIAR_IDS.index(name)


def upgrade(name: str) -> int:
    return t.UPGRADE_IDS.index(name)


def card(name: str) -> int:
    return t.CARD_IDS.index(name)


class Desk:
    """City A (RC-27) with nothing in it but the Ratcatcher in t00.e; all rats are in the Sack, round 2."""

    def __init__(self, ratcatcher: str = "madam_cage", nemesis: str = "rat_king", mode: str = "normal") -> None:
        match = Match("ratcatcher", 1, seed=1, ratcatcher=ratcatcher, nemesis=nemesis, mode=mode)
        s: State = match.state  # type: ignore[assignment]
        self.s = s
        while s.due:
            pop(s)
        s.deciders = 0
        s.round_no = 2
        s.card_in_hand = t.NONE
        deck = [c for c in range(24, 0, -1) if c not in (7, 21)]
        for i in range(t.CARDS - 1):
            s.township_deck[i] = deck[i] if i < len(deck) else t.NONE
        s.townships_left = len(deck)
        self.lay("t07", 1, 0, 0).lay("t21", 0, -1, 0)
        s.movement = attribute(s, t.MOVEMENT)

    # ---------------------------------------------------------- the City

    def lay(self, name: str, x: int, y: int, rotation: int) -> Desk:
        c, s = card(name), self.s
        s.card_x[c], s.card_y[c], s.card_rotation[c] = x, y, rotation
        left = [d for d in list(s.township_deck)[: s.townships_left] if d != c]
        for i in range(t.CARDS - 1):
            s.township_deck[i] = left[i] if i < len(left) else t.NONE
        s.townships_left = len(left)
        return self

    def deck(self, *names: str) -> Desk:
        """These cards lie on top of the Township Deck, the first one uppermost."""
        s, top = self.s, [card(name) for name in reversed(names)]
        rest = [c for c in list(s.township_deck)[: s.townships_left] if c not in top]
        for i, c in enumerate([*rest, *top]):
            s.township_deck[i] = c
        return self

    def no_deck(self, keep: int = 0) -> Desk:
        s = self.s
        while s.townships_left > keep:
            s.townships_left -= 1
            s.township_deck[s.townships_left] = t.NONE
        return self

    def peculiar_deck(self, *names: str) -> Desk:
        s, top = self.s, [peculiar(name) for name in reversed(names)]
        rest = [p for p in list(s.peculiar_deck)[: s.peculiars_left] if p not in top]
        for i, p in enumerate([*rest, *top]):
            s.peculiar_deck[i] = p
        return self

    def at(self, zone: str) -> Desk:
        self.s.catcher_zone = z(zone)
        return self

    # ---------------------------------------------------------- what lies in the zones

    def rats(self, zone: str, brown: int = 0, black: int = 0, white: int = 0) -> Desk:
        for colour, count in enumerate((brown, black, white)):
            self.s.rats[colour][z(zone)] += count
            self.s.sack[colour] -= count
        return self

    def cage(self, brown: int = 0, black: int = 0, white: int = 0) -> Desk:
        for colour, count in enumerate((brown, black, white)):
            self.s.cage[colour] += count
            self.s.sack[colour] -= count
        return self

    def sack(self, brown: int = 0, black: int = 0, white: int = 0) -> Desk:
        """Leave only these in the Sack; the other rats are out of sight."""
        for colour, count in enumerate((brown, black, white)):
            self.s.sack[colour] = count
        return self

    def cheese(self, *zones: str) -> Desk:
        for zone in zones:
            self.s.cheese[z(zone)] += 1
            self.s.cheese_reserve -= 1
        return self

    def token(self, name: str, zone: str, count: int = 1) -> Desk:
        k = t.TOKEN_IDS.index(name)
        self.s.tokens[k][z(zone)] += count
        self.s.token_reserve[k] -= count
        return self

    def _draw(self, rat: int) -> None:
        s = self.s
        left = [p for p in list(s.peculiar_deck)[: s.peculiars_left] if p != rat]
        for i in range(t.PECULIARS):
            s.peculiar_deck[i] = left[i] if i < len(left) else t.NONE
        s.peculiars_left = len(left)

    def peculiar(self, name: str, zone: str) -> Desk:
        self._draw(peculiar(name))
        self.s.peculiar_at[peculiar(name)] = z(zone)
        return self

    def caught(self, name: str) -> Desk:
        self._draw(peculiar(name))
        self.s.peculiar_at[peculiar(name)] = t.CAUGHT
        return self

    def discarded(self, name: str) -> Desk:
        self._draw(peculiar(name))
        self.s.peculiar_at[peculiar(name)] = t.DISCARDED
        return self

    def nemesis(self, zone: str) -> Desk:
        """In the City, with the tracker on the level that called it."""
        self.s.nemesis_zone = z(zone)
        ops = list(t.TRACKER_OP[self.s.nemesis])
        self.eaten(ops.index(TR_NEMESIS))
        return self

    def eaten(self, count: int) -> Desk:
        s = self.s
        s.cheese_reserve -= count - s.cheese_eaten
        s.cheese_eaten = count
        gained = sum(
            t.TRACKER_VALUE[s.nemesis][k] for k in range(1, count + 1) if t.TRACKER_OP[s.nemesis][k] == N_HEALTH
        )
        s.nemesis_health = t.NEMESIS_BASE[s.nemesis][N_HEALTH] + gained
        return self

    def trap(self, *zones: str) -> Desk:
        for zone in zones:
            self.s.traps[z(zone)] = 1
            self.s.trap_tokens -= 1
        return self

    def placed(self, colour: str, zone: str) -> Desk:
        k = t.SPECIAL_IDS.index(colour)
        self.s.placed[k][z(zone)] = 1
        self.s.token_reserve[k + 1] -= 1
        return self

    # ---------------------------------------------------------- the board

    def filled(self, **slots: int) -> Desk:
        for name, count in slots.items():
            self.s.upgrades[upgrade(name)] += count
            self.s.cheese_collected += count
            self.s.cheese_reserve -= count
        return self

    def unlock(self, colour: str, tokens: int) -> Desk:
        k = t.SPECIAL_IDS.index(colour)
        self.filled(**{f"{colour}_unlock": 1})
        self.s.special[k] = tokens
        self.s.token_reserve[k + 1] -= tokens
        return self

    def set(self, **fields: int) -> Desk:
        for name, value in fields.items():
            assert name in State.fields
            setattr(self.s, name, value)
        return self

    # ---------------------------------------------------------- chance

    def luck(self, *wants: int | str | tuple[int, ...]) -> Desk:
        """Load the dice: a number is the face of a die, a colour a draw from the Sack, (sides, value) any roll."""
        s = self.s
        for attempt in range(1_000_000):
            key = random.Random(attempt)
            for i in range(4):
                s.key[i] = key.getrandbits(32)
            s.draws = 0
            if self._lucky(wants):
                s.draws = 0
                return self
        raise AssertionError("no such luck")

    def _lucky(self, wants: tuple[int | str | tuple[int, ...], ...]) -> bool:
        sack = list(self.s.sack)
        for want in wants:
            if isinstance(want, int):
                if roll(self.s, 6) + 1 != want:
                    return False
            elif isinstance(want, tuple):
                if roll(self.s, want[0]) != want[1]:
                    return False
            else:
                colour = t.COLOUR_IDS.index(want)
                place = roll(self.s, sum(sack)) - sum(sack[:colour])
                if not 0 <= place < sack[colour]:
                    return False
                sack[colour] -= 1
        return True

    # ---------------------------------------------------------- playing

    def turn(self) -> Match:
        """The Ratcatcher's Actions step."""
        return self.start(t.ACTIONS)

    def start(self, step: int, *numbers: int) -> Match:
        """The round from this step on (with these numbers)."""
        s = self._begin_round()
        while s.agenda[s.due - 1][0] != step or any(s.agenda[s.due - 1][2 + i] != n for i, n in enumerate(numbers)):
            pop(s)
        return _advance(s)

    def _begin_round(self) -> State:
        s = self.s
        while s.due:
            pop(s)
        s.round_no -= 1
        do_round(s)
        return s

    def run(self, *steps: int | tuple[int, ...]) -> Match:
        """Only these steps; then the Ratcatcher's Actions, so that the outcome can be seen."""
        s = self._begin_round()
        while s.agenda[s.due - 1][0] != t.ACTIONS:
            pop(s)
        for step in reversed(steps):
            row = (*(step if isinstance(step, tuple) else (step,)), 0, 0, 0)
            push(s, *row[:4])
        return _advance(s)


def _advance(s: State) -> Match:
    """A match at the first decision from here, whose chronicle tells what happened on the way."""
    s.told = 0
    plain(GAME).apply(s, -1, -1)
    match = match_at(GAME, s)
    match._prologue = tuple(read_tape(s, GAME.events))
    return match


def state(match: Match) -> State:
    return match.state  # type: ignore[return-value]


def offered(match: Match) -> set[str]:
    return {choice.notation for choice in match.choices(0)}


def of_kind(match: Match, kind: str) -> set[str]:
    """The labels offered of one kind of choice."""
    return {choice.notation.partition(":")[2] for choice in match.choices(0) if choice.kind == kind}


def play(match: Match, *notations: str) -> Match:
    for notation in notations:
        match.choose(0, notation)
    return match


def decision(match: Match) -> Any:
    return match.view(None)["decision"]


def rats(match: Match, zone: str) -> tuple[int, int, int]:
    """Brown, Black and White Rats in the zone."""
    s = state(match)
    return s.rats[0][z(zone)], s.rats[1][z(zone)], s.rats[2][z(zone)]


def where(match: Match, name: str) -> str | int:
    """The zone of a Peculiar Rat, or IN_DECK, CAUGHT, DISCARDED."""
    place = state(match).peculiar_at[peculiar(name)]
    return t.ZONE_IDS[place] if place >= 0 else place


def events(match: Match) -> list[str]:
    return [line.event for line in match.chronicle(0)]
