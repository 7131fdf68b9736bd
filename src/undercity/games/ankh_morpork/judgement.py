"""How good a position looks to a seat, for bots. The weights are data: judgement.toml."""

from __future__ import annotations

from undercity.engine.content import Entry, load
from undercity.engine.judgement import lead_by
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import buildings_of
from undercity.games.ankh_morpork.cards import count_cards, hand_size
from undercity.games.ankh_morpork.content import FOLDER
from undercity.games.ankh_morpork.personalities import progress
from undercity.games.ankh_morpork.scoring import final_points
from undercity.games.ankh_morpork.table import (
    CARDS,
    CONDITION,
    DRAW_PILE_EMPTY,
    NOBODY,
    THRESHOLD,
    State,
)


class Weights(Entry):
    """What each thing is worth to a seat, in thousandths of a victory."""

    condition: int
    points: int
    hand: int
    power: int
    spread: int


WEIGHTS = load(FOLDER / "judgement.toml", Weights)
W_CONDITION = WEIGHTS.condition
W_POINTS = WEIGHTS.points
W_HAND = WEIGHTS.hand
W_POWER = WEIGHTS.power
SPREAD = WEIGHTS.spread
WHOLE = 100  # nearness is in hundredths
DECIDED = 100  # how much more a lead is worth once it is final


@rule
def worth(s: State, seat: int) -> int:
    """Points, and while the game goes on how near the own condition is."""
    total = final_points(s, seat) * W_POINTS
    if s.over:
        return total * DECIDED
    total += nearness(s, seat) * nearness(s, seat) * W_CONDITION // (WHOLE * WHOLE)
    return total + hand_size(s, seat) * W_HAND + buildings_of(s, seat) * W_POWER


@rule
def nearness(s: State, seat: int) -> int:
    """How far the own condition is met, in hundredths."""
    personality = s.personality[seat]
    if personality < 0:
        return 0
    if CONDITION[personality] == DRAW_PILE_EMPTY:
        return WHOLE - WHOLE * count_cards(s.draw_pile) // CARDS
    met = WHOLE * max(0, progress(s, personality, seat)) // max(1, THRESHOLD[personality][s.seats])
    return min(WHOLE, met)


lead = lead_by(worth)


@rule
def judge(s: State, seat: int) -> float:
    """From -1 (lost) to 1 (won)."""
    if s.winner != NOBODY:
        return 1.0 if s.winner == seat else -1.0
    ahead = lead(s, seat)
    return ahead / (abs(ahead) + SPREAD)
