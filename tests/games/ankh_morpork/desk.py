"""Positions of Ankh-Morpork laid out by hand. Areas go by their number on the board, cards by their id."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from kit import advance
from undercity import Match
from undercity.engine.agenda import pop, push
from undercity.engine.dice import roll
from undercity.games.ankh_morpork import GAME
from undercity.games.ankh_morpork import table as t
from undercity.games.ankh_morpork.table import (
    AREA_IDS,
    AREAS,
    CARD_IDS,
    CARDS,
    EMPTY,
    EVENT_IDS,
    IN_GAME,
    OWNERS,
    PERSONALITIES,
    PERSONALITY_IDS,
    State,
)

R, Y, G, B, TROLL, DEMON = range(6)
PEOPLE = ("commander_vimes", "lord_rust", "lord_selachii", "lord_de_worde")


def area(number: int) -> str:
    return f"area:{AREA_IDS[number - 1]}"


def areas(*numbers: int) -> set[str]:
    return {area(number) for number in numbers}


def power(number: int) -> str:
    return f"power:{AREA_IDS[number - 1]}"


def card(name: str) -> int:
    return CARD_IDS.index(name)


@cache
def _fresh(seats: int) -> bytes:
    """A game that has just begun."""
    return Match("ankh_morpork", seats, seed=1).state.tobytes()


@cache
def _key_for(faces: tuple[int, ...]) -> int:
    """A key of the dice whose first rolls are these."""
    s = State()
    while True:
        s.draws = 0
        if all(roll(s, 12) + 1 == face for face in faces):
            return s.key[0]
        s.key[0] += 1


class Desk:
    """A cleared board: $10 each, empty hands, every card in the draw pile, nobody near winning."""

    def __init__(self, seats: int = 3, active: int = R) -> None:
        self.s: State = State(_fresh(seats))
        s = self.s
        while s.due:
            pop(s)
        s.deciders, s.active, s.clock, s.fog = 0, active, 0, 0
        for a in range(AREAS):
            s.trouble[a] = 0
            for owner in range(OWNERS):
                s.minions[owner][a] = 0
        for c in range(CARDS):
            s.seen[c] = 0
            for seat in range(seats):
                s.hand[seat][c] = EMPTY
        self._pile: list[str] = []
        self._pile_size: int | None = None
        for seat in range(seats):
            self.person(seat, PEOPLE[seat])
        self.events("riots", "fog")

    # ------------------------------------------------------------------ pieces

    def minions(self, owner: int, *numbers: int) -> Desk:
        """One minion for each number, so 7, 7 is two in The Shades."""
        for number in numbers:
            self.s.minions[owner][number - 1] += 1
        return self

    def buildings(self, seat: int, *numbers: int) -> Desk:
        for number in numbers:
            self.s.building[number - 1] = seat
        return self

    def trouble(self, *numbers: int) -> Desk:
        for number in numbers:
            self.s.trouble[number - 1] = 1
        return self

    def money(self, *amounts: int) -> Desk:
        """What each player has, from seat 0 on; the rest is the bank's."""
        for seat, amount in enumerate(amounts):
            self.s.bank += self.s.money[seat] - amount
            self.s.money[seat] = amount
        return self

    # ------------------------------------------------------------------ cards

    def hand(self, seat: int, *cards: str) -> Desk:
        held = sorted([c for c in self.s.hand[seat] if c != EMPTY] + [card(name) for name in cards])
        for place, c in enumerate(held):
            self.s.hand[seat][place] = c
        return self

    def discarded(self, *cards: str) -> Desk:
        for place, name in enumerate(cards):
            self.s.discard_pile[place] = card(name)
        return self

    def pile(self, *cards: str, size: int | None = None) -> Desk:
        """The top cards of the draw pile, and how many cards it has (what is too much is discarded)."""
        self._pile, self._pile_size = list(cards), size
        return self

    def loan(self, seat: int, name: str) -> Desk:
        self.s.loans[list(t.LOAN_CARDS).index(card(name))] = seat
        return self

    def stuck(self, seat: int, name: str) -> Desk:
        self.s.stuck[list(t.STUCK_CARDS).index(card(name))] = seat
        return self

    def events(self, *names: str) -> Desk:
        """The next events in order."""
        first = [EVENT_IDS.index(name) for name in names]
        rest = [e for e in range(len(EVENT_IDS)) if e not in first]
        self.s.events_drawn = 0
        for place, event in enumerate(first + rest):
            self.s.events[place] = event
        return self

    def person(self, seat: int, name: str) -> Desk:
        self.s.personality[seat] = PERSONALITY_IDS.index(name)
        return self

    def dice(self, *faces: int) -> Desk:
        """The next rolls of the die."""
        self.s.key[0], self.s.draws = _key_for(faces), 0
        for i in (1, 2, 3):
            self.s.key[i] = 0
        return self

    # ------------------------------------------------------------------ begin

    def turn(self) -> Match:
        """The active player's turn begins."""
        self._settle_cards()
        self._settle_knowledge()
        push(self.s, t.TURN, 0, 0, 0)
        return advance(GAME, self.s)

    def _settle_cards(self) -> None:
        """Cards laid nowhere else are the draw pile, green above brown, below the wanted ones."""
        s = self.s
        elsewhere = {c for seat in range(s.seats) for c in s.hand[seat]} | set(s.discard_pile)
        elsewhere |= {c for c, holder in zip(t.LOAN_CARDS, s.loans, strict=True) if holder >= 0}
        elsewhere |= {c for c, holder in zip(t.STUCK_CARDS, s.stuck, strict=True) if holder >= 0}
        top = [card(name) for name in self._pile]
        rest = [c for c in range(CARDS) if IN_GAME[s.seats][c] and c not in elsewhere and c not in top]
        pile = top + rest
        if self._pile_size is not None:
            for c in pile[self._pile_size :]:
                s.discard_pile[list(s.discard_pile).index(EMPTY)] = c
            pile = pile[: self._pile_size]
        for place in range(CARDS):
            s.draw_pile[place] = pile[place] if place < len(pile) else EMPTY

    def _settle_knowledge(self) -> None:
        s = self.s
        everywhere = t.UNDEALT | ((1 << s.seats) - 1)
        for p in range(PERSONALITIES):
            for viewer in range(t.SEATS + 1):
                known = everywhere if t.DEALT[s.seats][p] else 0
                s.may_hold[viewer][p] = known & ~(1 << viewer) if viewer < s.seats else known
                if t.SPECTATOR > viewer >= s.seats:
                    s.may_hold[viewer][p] = 0
        for seat in range(s.seats):
            s.may_hold[seat][s.personality[seat]] = 1 << seat


# ------------------------------------------------------------------ playing and looking


def play(match: Match, *moves: str) -> Match:
    """Make choices written as 'seat notation'; a number stands for its area: '0 7' is 'area:the_shades'."""
    for move in moves:
        seat, _, what = move.partition(" ")
        match.choose(int(seat), area(int(what)) if what.isdigit() else what)
    return match


def offered(match: Match, seat: int) -> set[str]:
    """What the seat may choose, in notation; nothing is offered twice."""
    notations = [choice.notation for choice in match.choices(seat)]
    assert len(set(notations)) == len(notations)
    return set(notations)


def state(match: Match) -> State:
    return match.state  # type: ignore[return-value]


def decision(match: Match) -> Any:
    """Who decides what, as '0 opening_menu'; 'over' at the end."""
    return f"{match.deciders[0]} {match.view(None)['decision']}" if not match.over else "over"


def hand(match: Match, seat: int) -> set[str]:
    return {CARD_IDS[c] for c in state(match).hand[seat] if c != EMPTY}


def discard_pile(match: Match) -> list[str]:
    return [CARD_IDS[c] for c in state(match).discard_pile if c != EMPTY]


def money(match: Match) -> list[int]:
    return list(state(match).money)[: match.seats]


def minions(match: Match, owner: int, number: int) -> int:
    return state(match).minions[owner][number - 1]


def trouble(match: Match) -> set[int]:
    """The numbers of the areas with a marker."""
    return {a + 1 for a in range(AREAS) if state(match).trouble[a]}


def buildings(match: Match) -> dict[int, int]:
    """Owner of the building by area number."""
    return {a + 1: state(match).building[a] for a in range(AREAS) if state(match).building[a] >= 0}


def told(match: Match, event: str, viewer: int | None = None) -> list[tuple[int | str, ...]]:
    """What the viewer was told of this event so far: areas by their number, cards by their id, the rest as numbers."""
    kinds = next(e.things for e in t.EVENTS.all if e.name == event)
    named: dict[str, Callable[[int], int | str]] = {"area": lambda a: a + 1, "card": lambda c: CARD_IDS[c]}
    return [
        tuple(named.get(kind, int)(line.things[thing]) for thing, kind in kinds)
        for line in match.chronicle(viewer)
        if line.event == event
    ]


def snapshot(match: Match) -> dict[str, Any]:
    """The table by short names, for saying exactly what has changed.

    $0 money of a seat; 'bank'; m0.7 minions of owner 0 in area 7; t7 marker; b7 owner of the building;
    hand0 the cards; pile its size; out the discard pile as a set; plays; play the card in play.
    """
    s = state(match)
    shot: dict[str, Any] = {"bank": s.bank, "plays": s.plays}
    shot["play"] = CARD_IDS[s.card_in_play] if s.card_in_play >= 0 else None
    shot["pile"] = sum(c != EMPTY for c in s.draw_pile)
    shot["out"] = set(discard_pile(match))
    shot["loans"], shot["stuck"] = list(s.loans), list(s.stuck)
    shot["card_out"] = {a + 1 for a in range(AREAS) if s.city_card_out[a]}
    for seat in range(s.seats):
        shot[f"${seat}"] = s.money[seat]
        shot[f"hand{seat}"] = hand(match, seat)
        shot[f"person{seat}"] = PERSONALITY_IDS[s.personality[seat]]
    for a in range(AREAS):
        shot[f"t{a + 1}"] = s.trouble[a]
        shot[f"b{a + 1}"] = s.building[a]
        for owner in range(OWNERS):
            shot[f"m{owner}.{a + 1}"] = s.minions[owner][a]
    return shot


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is different, with its new value."""
    return {name: value for name, value in after.items() if before[name] != value}
