"""Why not? The board that the conditions of whynot.py look at, and which clause asks (AM-1, AM-5)."""

from __future__ import annotations

from collections.abc import Callable

from undercity.engine.whynot import Condition, Objection, asked, because
from undercity.games.ankh_morpork.content import CONTENT
from undercity.games.ankh_morpork.programs import (
    ASSASSINATE,
    BUILD,
    CARD_OF,
    END_OF,
    EVENT_PROGRAM,
    FIRST,
    OP,
    PLACE,
    POWER_PROGRAM,
    REMOVE_TROUBLE,
)
from undercity.games.ankh_morpork.table import (
    ACTION_CARDS,
    ADJACENT,
    AREA_IDS,
    AREAS,
    CARD_IDS,
    CITY_CARDS,
    MINIONS,
    OWNERS,
    State,
)

OpCondition = Callable[[State, int, int, int], Objection | None]  # known, seat, op, number of the choice

# ------------------------------------------------------------------ what asks (AM-4, AM-8, AM-12, AM-16)

GASPODE, SUSAN, FRESH_START_CLUB, IGOR = (
    CARD_IDS.index(name) for name in ("gaspode", "susan", "fresh_start_club", "igor")
)
SYMBOL_CLAUSES = {PLACE: "AM-4.7", BUILD: "AM-4.8", ASSASSINATE: "AM-4.9", REMOVE_TROUBLE: "AM-4.10"}


def _clauses() -> dict[int, str]:
    """Of the ops of texts, city powers and events."""
    programs = [(program, CITY_CARDS[AREA_IDS[area]].clause) for area, program in enumerate(POWER_PROGRAM)]
    programs += [(program, event.clause) for program, event in zip(EVENT_PROGRAM, CONTENT.events, strict=True)]
    found = {op: clause for p, clause in programs if p >= 0 for op in range(FIRST[p], END_OF[p])}
    texts = {op: ACTION_CARDS[card].clause for op, card in enumerate(CARD_OF) if card >= 0}
    return found | {op: clause for op, clause in texts.items() if clause}


CLAUSES = _clauses()


def clause_of(op: int) -> str:
    return CLAUSES.get(op) or SYMBOL_CLAUSES.get(OP[op], "AM-12.1")


def of_op(condition: OpCondition) -> Condition:
    """The condition of a decision whose first number is the op that asks."""
    return lambda s, seat, number: condition(s, seat, asked(s)[0], number)


# ------------------------------------------------------------------ the board (AM-1, AM-5)


def near(area: int, other: int) -> bool:
    return area == other or bool(ADJACENT[area][other])


def areas_of(s: State, seat: int) -> list[int]:
    """Where the player has minions."""
    return [area for area in range(AREAS) if s.minions[seat][area]]


def supply_is_empty(s: State, seat: int) -> bool:
    return sum(s.minions[seat]) == MINIONS


def is_empty(s: State, area: int) -> bool:
    return not any(s.minions[owner][area] for owner in range(OWNERS))


def in_trouble(s: State, area: int, clause: str) -> Objection | None:
    return None if s.trouble[area] else because(clause, "why-area-no_trouble", area=("area", area))


def with_own_minion(s: State, seat: int, area: int, clause: str) -> Objection | None:
    return None if s.minions[seat][area] else because(clause, "why-area-no_own_minion", area=("area", area))


def with_own_building(s: State, seat: int, area: int, clause: str) -> Objection | None:
    return None if s.building[area] == seat else because(clause, "why-area-no_own_building", area=("area", area))


def beside(area: int, source: int, clause: str) -> Objection | None:
    if ADJACENT[source][area]:
        return None
    return because(clause, "why-area-not_adjacent", area=("area", area), source=("area", source))


def affordable(s: State, seat: int, price: int, clause: str) -> Objection | None:
    if s.money[seat] >= price:
        return None
    return because(clause, "why-price", price=("number", price), money=("number", s.money[seat]))


def held(s: State, seat: int, card: int, clause: str) -> Objection | None:
    return None if card in list(s.hand[seat]) else because(clause, "why-card-not_held", card=("card", card))


def player(s: State, number: int) -> Objection | None:
    return None if number < s.seats else because("AM-2.1", "why-player-nobody", seats=("number", s.seats))
