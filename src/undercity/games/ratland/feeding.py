"""Phase 7, feeding, and the end of the round (RL-11)."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratland.board import (
    canal_rats,
    clan_number,
    event_number,
    in_turn,
    pay_cheese,
    take_canal_rat,
    take_from_supply,
    tell_ability,
)
from undercity.games.ratland.table import (
    CHEESE_COLLECTED,
    CHEESE_TO_RAT,
    CHEESE_TRANSFORMED,
    CHOOSE_TRADE,
    CHOOSE_TRANSFORM,
    CLAN_FED,
    COLLECT_FROM_RICHEST,
    FEEDING,
    FEEDING_PER_EXTRA_RAT,
    FEEDING_TOP,
    FEEDING_TOP_NEED,
    MAY_TRADE_RAT_FOR_CHEESE,
    NEED,
    NO,
    PANTRY,
    RAT_TRADED,
    RATS_STARVED,
    ROUND_ENDS,
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
    """Everybody with a canal rat may trade it while the supply has cheese, in turn order (RL-13.12)."""
    for j in range(k, s.seats):
        seat = in_turn(s, j)
        if canal_rats(s, seat) > 0 and s.cheese_supply[YELLOW] > 0:
            push(s, TRADES, j + 1, 0, 0)
            ask(s, seat, CHOOSE_TRADE, 0, 0, 0)
            return


@rule
def offer_trade(s: State, seat: int, out: Numbers) -> int:
    """No or yes (RL-21.14)."""
    out[0] = NO
    out[1] = YES
    return 2


@rule
def take_trade(s: State, seat: int, choice: int) -> None:
    """A rat, a sick one if there is any, goes to the supply for a cheese (RL-13.12)."""
    s.fog += 1
    if choice == YES:
        take_canal_rat(s, seat)
        s.rat_supply += 1
        tell(s, RAT_TRADED, seat, 1, pay_cheese(s, seat, 1), 0)


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
    tell(s, CLAN_FED, seat, rats, paid, 0)
    if paid < need:
        for _ in range(need - paid):
            take_canal_rat(s, seat)
        s.dead[seat] += need - paid
        tell(s, RATS_STARVED, seat, need - paid, 0, 0)


# ------------------------------------------------------------------ end of the round (RL-11.6)


@rule
def do_round_ends(s: State, k: int) -> None:
    """Alchemists and Musicians, player by player in turn order (RL-11.6)."""
    for j in range(k, s.seats):
        seat = in_turn(s, j)
        if clan_number(s, seat, COLLECT_FROM_RICHEST) > 0:
            _collect(s, seat)
        elif most_transformed(s, seat) > 0:
            push(s, ROUND_ENDS, j + 1, 0, 0)
            ask(s, seat, CHOOSE_TRANSFORM, 0, 0, 0)
            return


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
    if count > 0:
        s.cheese[seat] -= count
        s.cheese_supply[YELLOW] += count
        s.rats[seat][PANTRY] += take_from_supply(s, count)
        tell_ability(s, seat)
        tell(s, CHEESE_TRANSFORMED, seat, count, count, 0)


@rule
def _collect(s: State, seat: int) -> None:
    """Musicians: the richest opponents give 1 cheese each; ties in turn order (RL-15.13)."""
    asked = 1 << seat
    for _ in range(min(clan_number(s, seat, COLLECT_FROM_RICHEST), s.seats - 1)):
        giver = _richest(s, asked)
        asked |= 1 << giver
        if s.cheese[giver] > 0:
            s.cheese[giver] -= 1
            s.cheese[seat] += 1
            tell_ability(s, seat)
            tell(s, CHEESE_COLLECTED, seat, giver, 1, 0)


@rule
def _richest(s: State, asked: int) -> int:
    """The player with the most cheese among those not asked yet, first in turn order (RL-4.4)."""
    richest = -1
    for k in range(s.seats):
        p = in_turn(s, k)
        if not (asked >> p) & 1 and (richest < 0 or s.cheese[p] > s.cheese[richest]):
            richest = p
    return richest
