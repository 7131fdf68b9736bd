"""Phase 7, feeding, and the end of the round (RL-11)."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratland.board import (
    canal_rats,
    clan_number,
    clan_size,
    event_number,
    in_turn,
    pay_cheese,
    take_canal_rat,
    take_from_supply,
)
from undercity.games.ratland.table import (
    AREAS,
    CHEESE_COLLECTED,
    CHEESE_TO_RAT,
    CHEESE_TRANSFORMED,
    CHOOSE_TRADE,
    CHOOSE_TRANSFORM,
    CLAN_FED,
    CLAN_HUNGRY,
    COLLECT_FROM_RICHEST,
    FEEDING,
    FEEDING_PER_EXTRA_RAT,
    FEEDING_TOP,
    FEEDING_TOP_NEED,
    LOST,
    LOST_RAT,
    MAY_TRADE_RAT_FOR_CHEESE,
    NEED,
    NO,
    NO_MORE_TRADES,
    NOTHING_COLLECTED,
    PANTRY,
    RAT_NOT_TRADED,
    RAT_TRADED,
    RATS_STARVED,
    ROUND_ENDS,
    SICK,
    TRADES,
    TRANSFORM,
    YELLOW,
    YES,
    State,
)


@rule
def do_feeding_phase(s: State) -> None:
    """Trades come first, then everybody feeds his rats, then the round ends (RL-13.12, RL-11.6)."""
    s.phase = 7
    push(s, ROUND_ENDS, 0, 0, 0)
    push(s, FEEDING, 0, 0, 0)
    if event_number(s, MAY_TRADE_RAT_FOR_CHEESE) > 0:
        push(s, TRADES, 0, 0, 0)


# ------------------------------------------------------------------ Rattibal Lecter (RL-13.12)


@rule
def do_trades(s: State, k: int) -> None:
    """Everybody with a living rat may trade one while the supply has cheese, in turn order (RL-13.12)."""
    for j in range(k, s.seats):
        seat = in_turn(s, j)
        if s.cheese_supply[YELLOW] == 0:
            tell(s, NO_MORE_TRADES, 0, 0, 0, 0)
            return
        if clan_size(s, seat) > 0:
            push(s, TRADES, j + 1, 0, 0)
            ask(s, seat, CHOOSE_TRADE, 0, 0, 0)
            return


@rule
def offer_trade(s: State, seat: int, out: Numbers) -> int:
    """No, a canal rat, or a lost one (RL-21.14)."""
    out[0] = NO
    n = 1
    if canal_rats(s, seat) > 0:
        out[n] = YES
        n += 1
    if s.lost[seat] > 0:
        out[n] = LOST_RAT
        n += 1
    return n


@rule
def take_trade(s: State, seat: int, choice: int) -> None:
    """A rat, lost or in the canals and then a sick one if there is any, goes to the supply for a cheese (RL-13.12)."""
    s.fog += 1
    if choice == NO:
        tell(s, RAT_NOT_TRADED, seat, 0, 0, 0)
        return
    kind = LOST
    if choice == LOST_RAT:
        s.lost[seat] -= 1
    else:
        kind = take_canal_rat(s, seat, AREAS)
    s.rat_supply += 1
    pay_cheese(s, seat, 1)
    tell(s, RAT_TRADED, seat, kind, 0, 0)


# ------------------------------------------------------------------ feeding (RL-11.1 to RL-11.5)


@rule
def do_feeding(s: State) -> None:
    for p in range(s.seats):
        _feed(s, p)


@rule
def cheese_needed(rats: int) -> int:
    """By the overview card; every rat above 24 needs one more (RL-11.2)."""
    return NEED[rats] if rats <= FEEDING_TOP else FEEDING_TOP_NEED + (rats - FEEDING_TOP) * FEEDING_PER_EXTRA_RAT


@rule
def _feed(s: State, seat: int) -> None:
    """Pay in full, or everything and a canal rat for each missing piece (RL-11.3 to RL-11.5)."""
    rats = canal_rats(s, seat)
    need = cheese_needed(rats)
    paid = min(need, s.cheese[seat])
    s.cheese[seat] -= paid
    s.cheese_supply[YELLOW] += paid
    if paid == need:
        tell(s, CLAN_FED, seat, rats, need, 0)
        return
    tell(s, CLAN_HUNGRY, seat, rats, need, paid)
    sick = 0
    for _ in range(need - paid):
        sick += int(take_canal_rat(s, seat, AREAS) == SICK)
    s.dead[seat] += need - paid
    tell(s, RATS_STARVED, seat, need - paid, sick, 0)


# ------------------------------------------------------------------ end of the round (RL-11.6)


@rule
def do_round_ends(s: State, k: int) -> None:
    """Alchemists and Musicians, player by player in turn order (RL-11.6)."""
    for j in range(k, s.seats):
        seat = in_turn(s, j)
        if clan_number(s, seat, COLLECT_FROM_RICHEST) > 0:
            _collect(s, seat)
        if most_transformed(s, seat) > 0:
            push(s, ROUND_ENDS, j + 1, 0, 0)
            ask(s, seat, CHOOSE_TRANSFORM, 0, 0, 0)
            return
        if clan_number(s, seat, CHEESE_TO_RAT) > 0:
            tell(s, CHEESE_TRANSFORMED, seat, 0, 0, 0)


@rule
def most_transformed(s: State, seat: int) -> int:
    """How many cheese an Alchemist can turn into rats (RL-15.8)."""
    return min(clan_number(s, seat, CHEESE_TO_RAT), min(s.cheese[seat], s.rat_supply))


@rule
def offer_transform(s: State, seat: int, out: Numbers) -> int:
    """None up to all that is possible (RL-21.15)."""
    most = most_transformed(s, seat)
    for count in range(most + 1):
        out[count] = TRANSFORM + count
    return most + 1


@rule
def take_transform(s: State, seat: int, choice: int) -> None:
    """Cheese goes to the supply, healthy rats come from it (RL-15.8)."""
    count = choice - TRANSFORM
    s.fog += 1
    tell(s, CHEESE_TRANSFORMED, seat, count, most_transformed(s, seat), 0)
    s.cheese[seat] -= count
    s.cheese_supply[YELLOW] += count
    s.rats[seat][PANTRY] += take_from_supply(s, count)


@rule
def _collect(s: State, seat: int) -> None:
    """Musicians: the richest opponents give 1 cheese each; ties in turn order (RL-15.13)."""
    givers = min(clan_number(s, seat, COLLECT_FROM_RICHEST), s.seats - 1)
    asked, collected = 1 << seat, 0
    for k in range(givers):
        giver = _richest(s, asked)
        asked |= 1 << giver
        had = s.cheese[giver]
        if had > 0:
            is_tied = k == givers - 1 and asked < (1 << s.seats) - 1 and s.cheese[_richest(s, asked)] == had
            s.cheese[giver] -= 1
            s.cheese[seat] += 1
            collected += 1
            tell(s, CHEESE_COLLECTED, seat, giver, had, int(is_tied))
    if collected == 0:
        tell(s, NOTHING_COLLECTED, seat, 0, 0, 0)


@rule
def _richest(s: State, asked: int) -> int:
    """The player with the most cheese among those not asked yet, first in turn order (RL-4.4)."""
    richest = -1
    for k in range(s.seats):
        p = in_turn(s, k)
        if not (asked >> p) & 1 and (richest < 0 or s.cheese[p] > s.cheese[richest]):
            richest = p
    return richest
