"""Phase 4, nursery (RL-8), and phase 5, return (RL-9)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.ratland.board import clan_detail, clan_number, in_turn, pay_cheese, take_from_supply
from undercity.games.ratland.table import (
    ALL_RATS,
    BOTH,
    CHEESE_BROUGHT,
    LOST_RETURN_BONUS,
    NURSERY,
    NURSERY_BONUS,
    PANTRY,
    RATS_BACK,
    RATS_BORN,
    RATS_SCARCE,
    State,
)

# ------------------------------------------------------------------ phase 4


@rule
def do_nursery_phase(s: State) -> None:
    """Rats are born; if the supply is short, those with the fewest breeders come first (RL-8.1, RL-8.4)."""
    s.phase = 4
    total = 0
    for p in range(s.seats):
        total += births_due(s, p)
    if total <= s.rat_supply:
        for p in range(s.seats):
            _give_birth(s, p)
        return
    tell(s, RATS_SCARCE, s.rat_supply, 0, 0, 0)
    served = 0
    for _ in range(s.seats):
        p = _fewest_breeders(s, served)
        served |= 1 << p
        _give_birth(s, p)


@rule
def _breeders(s: State, seat: int) -> int:
    """Rats that breed: those in the nursery and those on double duty (RL-8.1, RL-13.13)."""
    return s.rats[seat][NURSERY] + s.rats[seat][BOTH]


@rule
def births_due(s: State, seat: int) -> int:
    """One rat per breeder, and the Family's bonus: at level 1 only if nobody breeds (RL-8.1, RL-15.10)."""
    bonus = clan_number(s, seat, NURSERY_BONUS)
    if bonus > 0 and clan_detail(s, seat, NURSERY_BONUS) > 0 and _breeders(s, seat) > 0:
        bonus = 0
    return _breeders(s, seat) + bonus


@rule
def _fewest_breeders(s: State, served: int) -> int:
    """The next to be served: fewest breeders, then turn order; the Family's bonus does not count (RL-8.4)."""
    next_seat = -1
    fewest = ALL_RATS + 1
    for k in range(s.seats):
        p = in_turn(s, k)
        if not (served >> p) & 1 and _breeders(s, p) < fewest:
            next_seat = p
            fewest = _breeders(s, p)
    return next_seat


@rule
def _give_birth(s: State, seat: int) -> None:
    """New rats lie in the nursery (RL-8.1); nobody can do without them (RL-8.2)."""
    due = births_due(s, seat)
    if due == 0:
        return
    bonus = due - _breeders(s, seat)
    born = take_from_supply(s, due)
    s.rats[seat][NURSERY] += born
    tell(s, RATS_BORN, seat, born, bonus, due - born)


# ------------------------------------------------------------------ phase 5


@rule
def do_return_phase(s: State) -> None:
    """All sick and lost rats come home to the pantry (RL-9.1)."""
    s.phase = 5
    for k in range(s.seats):
        p = in_turn(s, k)
        s.rats[p][PANTRY] += bring_back(s, p)


@rule
def bring_back(s: State, seat: int) -> int:
    """Sick and lost rats become healthy; Explorers bring cheese for the lost ones (RL-9.1, RL-15.6)."""
    sick, lost = s.sick[seat], s.lost[seat]
    if sick + lost == 0:
        return 0
    s.sick[seat] = 0
    s.lost[seat] = 0
    tell(s, RATS_BACK, seat, sick, lost, 0)
    if clan_number(s, seat, LOST_RETURN_BONUS) > 0 and lost > 0:
        is_each = clan_detail(s, seat, LOST_RETURN_BONUS) > 0
        tell(s, CHEESE_BROUGHT, seat, pay_cheese(s, seat, lost if is_each else 1), 0, 0)
    return sick + lost
