"""Control and personalities (AM-18), and who of them is dealt (AM-2.7)."""

from __future__ import annotations

from undercity.engine.dice import roll
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import ones, pieces_in, troubled
from undercity.games.ankh_morpork.table import (
    AREAS,
    CONDITION,
    CONTROLLED_AREAS,
    COST,
    DEALT,
    DEMON,
    DRAW_PILE_EMPTY,
    INFILTRATED_AREAS,
    LOAN_REPAY,
    NET_WORTH,
    NOBODY,
    PERSONALITIES,
    SEATS,
    THRESHOLD,
    TROLL,
    TROUBLE_MARKERS,
    State,
)


@rule
def controls(s: State, seat: int, area: int) -> bool:
    """More pieces than any other player and than trolls, and no demon (AM-17.5, AM-17.8, AM-18.1)."""
    pieces = pieces_in(s, seat, area)
    if pieces <= s.minions[TROLL][area] or s.minions[DEMON][area] > 0:
        return False
    for other in range(s.seats):
        if other != seat and pieces_in(s, other, area) >= pieces:
            return False
    return True


@rule
def areas_controlled(s: State, seat: int) -> int:
    count = 0
    for area in range(AREAS):
        if controls(s, seat, area):
            count += 1
    return count


@rule
def areas_infiltrated(s: State, seat: int) -> int:
    """Areas with an own minion and no demon (AM-17.6, AM-18.3)."""
    count = 0
    for area in range(AREAS):
        if s.minions[seat][area] > 0 and s.minions[DEMON][area] == 0:
            count += 1
    return count


@rule
def building_value(s: State, area: int) -> int:
    """The cost of the area, nothing beside a demon (AM-1.14, AM-17.3)."""
    return 0 if s.minions[DEMON][area] > 0 else COST[area]


@rule
def loans_of(s: State, seat: int) -> int:
    count = 0
    for i in range(len(s.loans)):
        if s.loans[i] == seat:
            count += 1
    return count


@rule
def net_worth(s: State, seat: int) -> int:
    """Cash and buildings, less $12 for each loan (AM-18.7)."""
    total = s.money[seat] - LOAN_REPAY * loans_of(s, seat)
    for area in range(AREAS):
        if s.building[area] == seat:
            total += building_value(s, area)
    return total


@rule
def progress(s: State, personality: int, seat: int) -> int:
    """What the personality's condition counts."""
    condition = CONDITION[personality]
    if condition == INFILTRATED_AREAS:
        return areas_infiltrated(s, seat)
    if condition == CONTROLLED_AREAS:
        return areas_controlled(s, seat)
    if condition == TROUBLE_MARKERS:
        return ones(troubled(s))
    if condition == NET_WORTH:
        return net_worth(s, seat)
    return 0


@rule
def would_win(s: State, personality: int, seat: int) -> bool:
    """Whether this personality would win now at the start of the seat's turn (AM-18.4 to AM-18.7)."""
    return is_enough(s, personality, progress(s, personality, seat))


@rule
def is_enough(s: State, personality: int, count: int) -> bool:
    """Whether the personality wins at the start of a turn with so much of what its condition counts (AM-18.8)."""
    if CONDITION[personality] == DRAW_PILE_EMPTY or not DEALT[s.seats][personality]:
        return False
    return count >= THRESHOLD[personality][s.seats]


@rule
def rule_out(s: State, seat: int) -> None:
    """Everybody sees that the player has not won, so is none of those who would have (AM-3.1)."""
    condition, count = NOBODY, 0
    for personality in range(PERSONALITIES):
        if CONDITION[personality] != condition:  # three lords count the same areas
            condition = CONDITION[personality]
            count = progress(s, personality, seat)
        if is_enough(s, personality, count):
            for viewer in range(SEATS + 1):
                s.may_hold[viewer][personality] &= ~(1 << seat)


# ------------------------------------------------------------------ who is dealt (AM-2.7)


@rule
def is_undealt(s: State, personality: int) -> bool:
    """Whether it is in the game and nobody has it."""
    for seat in range(s.seats):
        if s.personality[seat] == personality:
            return False
    return DEALT[s.seats][personality] == 1


@rule
def undealt_count(s: State) -> int:
    count = 0
    for personality in range(PERSONALITIES):
        if is_undealt(s, personality):
            count += 1
    return count


@rule
def nth_undealt(s: State, n: int) -> int:
    for personality in range(PERSONALITIES):
        if is_undealt(s, personality):
            if n == 0:
                return personality
            n -= 1
    return NOBODY


@rule
def random_undealt(s: State) -> int:
    """One of those nobody has, each equally likely."""
    return nth_undealt(s, roll(s, undealt_count(s)))
