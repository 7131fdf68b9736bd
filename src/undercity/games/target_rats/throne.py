"""Rat City and Da Big Cheese (TR-14): claiming the empty throne."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.rule import rule
from undercity.games.target_rats.board import clear_dice, enthrone, nests_of, rats_at, report, roll_dice
from undercity.games.target_rats.items import can_use
from undercity.games.target_rats.losses import lose_rats
from undercity.games.target_rats.table import (
    CHOOSE_REFUGE,
    CHOOSE_REROLL,
    CLAIM_DEATHS,
    CLAIM_DICE,
    CLAIM_DICE_PER_NEST,
    CLAIM_FAILS,
    CLAIM_OUTCOME,
    CLAIM_ROLLED,
    CLAIM_SUCCEEDS,
    LUCKY_TOKEN,
    RAT_CITY,
    RETREAT,
    TARGET,
    State,
)


@rule
def claim(s: State) -> None:
    """Roll a die, and one more for each own nest token on the board (TR-14.3); a failed roll may be repeated."""
    roll_dice(s, CLAIM_ROLLED, s.active, CLAIM_DICE + CLAIM_DICE_PER_NEST * nests_of(s, s.active))
    push(s, CLAIM_OUTCOME, 0, 0, 0)
    if s.dice[s.active][TARGET - 1] == 0 and can_use(s, s.active, LUCKY_TOKEN):
        ask(s, s.seat_of[s.active], CHOOSE_REROLL, s.active, 0, 0)


@rule
def do_claim_outcome(s: State) -> None:
    """A target symbol seats one rat on the throne; otherwise one dies and the rest leave (TR-14.4, TR-14.5)."""
    faction = s.active
    success = s.dice[faction][TARGET - 1] > 0
    clear_dice(s)
    if success:
        enthrone(s, faction)
        report(s, CLAIM_SUCCEEDS, faction, 0, 0, 0)
        return
    report(s, CLAIM_FAILS, faction, 0, 0, 0)
    push(s, RETREAT, 0, 0, 0)
    lose_rats(s, faction, RAT_CITY, CLAIM_DEATHS)


@rule
def do_retreat(s: State) -> None:
    """What is left of the group goes to a nest (TR-14.5)."""
    if rats_at(s, s.active, RAT_CITY) > 0:
        ask(s, s.seat_of[s.active], CHOOSE_REFUGE, RAT_CITY, 0, 0)
