"""How the game ends, and what is told of it (AM-3.13, AM-19.1 to AM-19.6, AM-21.11)."""

from __future__ import annotations

from undercity.engine.agenda import end_game
from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import ones, troubled
from undercity.games.ankh_morpork.personalities import is_undealt, loans_of, progress
from undercity.games.ankh_morpork.scoring import (
    best_area,
    building_points,
    cash_points,
    final_points,
    loans_repaid,
    minion_points,
)
from undercity.games.ankh_morpork.table import (
    BY_DRAW_PILE,
    BY_RIOTS,
    CONDITION,
    DRAW_PILE_EMPTY,
    LOANS_SETTLED,
    PERSONALITIES,
    PERSONALITY_REVEALED,
    PERSONALITY_UNUSED,
    PILE_EXHAUSTED,
    RIOTS_END,
    SCORED,
    THRESHOLD,
    TOTALLED,
    WON,
    WON_BY_AREA,
    WON_BY_POINTS,
    WON_TOGETHER,
    State,
)


@rule
def finish(s: State, ended_by: int) -> None:
    """Draw pile: Commander Vimes wins if held, else points decide; Riots: points (AM-19.4 to AM-19.6)."""
    if ended_by == BY_RIOTS:
        tell(s, RIOTS_END, ones(troubled(s)), 0, 0, 0)
    else:
        tell(s, PILE_EXHAUSTED, 0, 0, 0, 0)
        for seat in range(s.seats):
            personality = s.personality[seat]
            if personality >= 0 and CONDITION[personality] == DRAW_PILE_EMPTY:
                win(s, seat, BY_DRAW_PILE)
                return
    count_points(s)
    close(s, ended_by)


@rule
def win(s: State, seat: int, ended_by: int) -> None:
    """A personality wins alone (AM-3.1, AM-19.4)."""
    s.winner = seat
    personality = s.personality[seat]
    met = progress(s, personality, seat)
    tell(s, WON[CONDITION[personality]], seat, personality, met, THRESHOLD[personality][s.seats])
    close(s, ended_by)


@rule
def close(s: State, ended_by: int) -> None:
    """The game stops at that instant and all personalities are revealed (AM-3.13, AM-21.11)."""
    s.ended_by = ended_by
    for seat in range(s.seats):
        if seat != s.winner:  # she has won by hers: it is told
            tell(s, PERSONALITY_REVEALED, seat, s.personality[seat], 0, 0)
    for personality in range(PERSONALITIES):
        if is_undealt(s, personality):
            tell(s, PERSONALITY_UNUSED, personality, 0, 0, 0)
    s.fog += 1
    end_game(s)


@rule
def count_points(s: State) -> None:
    """What everybody scores for what, and who wins by it (AM-19.7 to AM-19.17)."""
    for seat in range(s.seats):
        loans, repaid = loans_of(s, seat), loans_repaid(s, seat)
        if loans > 0:
            tell(s, LOANS_SETTLED, seat, repaid, loans - repaid, 0)
        tell(s, SCORED, seat, minion_points(s, seat), building_points(s, seat), cash_points(s, seat))
        tell(s, TOTALLED, seat, final_points(s, seat), 0, 0)
    most = final_points(s, 0)
    for seat in range(s.seats):
        most = max(most, final_points(s, seat))
    dearest, leaders, winners = 0, 0, 0
    for seat in range(s.seats):
        if final_points(s, seat) == most:
            leaders += 1
            dearest = max(dearest, best_area(s, seat))
    for seat in range(s.seats):
        if final_points(s, seat) == most and best_area(s, seat) == dearest:
            winners += 1
    for seat in range(s.seats):
        if final_points(s, seat) == most and best_area(s, seat) == dearest:
            if leaders == 1:
                tell(s, WON_BY_POINTS, seat, most, 0, 0)
            elif winners == 1:
                tell(s, WON_BY_AREA, seat, most, dearest, 0)
            else:
                tell(s, WON_TOGETHER, seat, most, 0, 0)
