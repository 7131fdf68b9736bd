"""Who dies (TR-11.13): the victor of a fight chooses among the losers' rats, everybody else among the own."""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.board import enthroned_at, rats_at, rats_die, report
from undercity.games.target_rats.table import (
    CHOOSE_KILL,
    CHOOSE_LOSS,
    CLAIM_COSTS,
    GROUP,
    GROUP_FED,
    GROUP_NUMBER,
    GROUP_UNFED,
    NO_CARD,
    NOBODY_KILLED,
    RATS_DIED,
    RATS_KILLED,
    State,
)


@rule
def half_of(count: int) -> int:
    """Half of so many rats, rounded down; a lone rat (TR-8.9, TR-11.9)."""
    return 1 if count == 1 else count // 2


@rule
def offer_rats(s: State, out: Numbers, faction: int, space: int, count: int) -> int:
    """Every way to pick so many of the faction's rats here; Da Big Cheese only when all go (TR-11.13)."""
    unfed = s.unfed[faction][space]
    fed = s.fed[faction][space]
    if count < unfed + fed:
        fed -= enthroned_at(s, faction, space)
    n = 0
    for u in range(max(0, count - fed), min(unfed, count) + 1):
        out[n] = GROUP + GROUP_NUMBER[u][count - u]
        n += 1
    return n


@rule
def lose_rats(s: State, faction: int, space: int, count: int) -> None:
    """So many of the own rats die, all if there are fewer; their owner chooses which."""
    count = min(count, rats_at(s, faction, space))
    if count > 0:
        ask(s, s.seat_of[faction], CHOOSE_LOSS, space, faction, count)


@rule
def kill_rats(s: State, victor: int, faction: int, space: int, count: int) -> None:
    """The victor kills so many of a loser's rats and chooses which."""
    if count > 0:
        ask(s, s.seat_of[victor], CHOOSE_KILL, space, faction, count)
    else:
        report(s, NOBODY_KILLED, faction, space, 0, 0)


@rule
def offer_loss(s: State, seat: int, out: Numbers, space: int, faction: int, count: int) -> int:
    return offer_rats(s, out, faction, space, count)


@rule
def take_loss(s: State, seat: int, choice: int, space: int, faction: int) -> None:
    """Of a card that lies open, or else of a failed claim (TR-8.8, TR-14.5)."""
    event = CLAIM_COSTS if s.drawn[0] == NO_CARD else RATS_DIED
    rats_die(s, event, faction, space, GROUP_UNFED[choice - GROUP], GROUP_FED[choice - GROUP])


@rule
def offer_kill(s: State, seat: int, out: Numbers, space: int, faction: int, count: int) -> int:
    return offer_rats(s, out, faction, space, count)


@rule
def take_kill(s: State, seat: int, choice: int, space: int, faction: int) -> None:
    rats_die(s, RATS_KILLED, faction, space, GROUP_UNFED[choice - GROUP], GROUP_FED[choice - GROUP])
