"""Terms and supplies (RL-1, RL-4, RL-18): what the other chapters ask and do most often."""

from __future__ import annotations

from undercity.engine.rule import rule
from undercity.games.ratland.table import (
    ABILITY_DETAIL,
    ABILITY_NUMBER,
    DOUBLE_DUTY_PLACE,
    EVENT_DETAIL,
    EVENT_NUMBER,
    HEALTHY,
    HIT_ORDER,
    IS_TUNNEL,
    NO_CLAN,
    PLACES,
    SICK,
    YELLOW,
    State,
)

# ------------------------------------------------------------------ who comes when


@rule
def in_turn(s: State, k: int) -> int:
    """The k-th seat in turn order: the active player first, then clockwise (RL-1.2, RL-4.2)."""
    return (s.start_player + max(s.round_no - 1, 0) + k) % s.seats


# ------------------------------------------------------------------ rats


@rule
def healthy(s: State, seat: int) -> int:
    """Rats on the places of the board or waiting to be placed (RL-1.3)."""
    total = 0
    for place in range(PLACES):
        total += s.rats[seat][place]
    return total + s.waiting[seat]


@rule
def canal_rats(s: State, seat: int) -> int:
    """Everything on the board: healthy and sick rats, not the lost ones (RL-1.5)."""
    return healthy(s, seat) + s.sick[seat]


@rule
def clan_size(s: State, seat: int) -> int:
    """Living rats: healthy, sick and lost (RL-1.3)."""
    return healthy(s, seat) + s.sick[seat] + s.lost[seat]


@rule
def take_healthy(s: State, seat: int, area: int) -> bool:
    """Take one healthy rat off the board: in this area if there is one, else as RL-10.14 says.

    With AREAS instead of an area the rat comes from the inner places first. False if none is left.
    """
    for k in range(PLACES):
        place = HIT_ORDER[area][k]
        if s.rats[seat][place] > 0:
            s.rats[seat][place] -= 1
            return True
    return False


@rule
def take_canal_rat(s: State, seat: int, area: int) -> int:
    """Take one canal rat off the board, a sick one if there is any (RL-10.14, RL-11.5, RL-13.12).

    What kind of rat it was: SICK or HEALTHY; -1 if there is none.
    """
    if s.sick[seat] > 0:
        s.sick[seat] -= 1
        return SICK
    return HEALTHY if take_healthy(s, seat, area) else -1


# ------------------------------------------------------------------ supplies


@rule
def pay_cheese(s: State, seat: int, due: int) -> int:
    """Pay cheese out of the supply, as far as it goes; what is missing is lost (RL-18.4)."""
    paid = min(due, s.cheese_supply[YELLOW])
    s.cheese_supply[YELLOW] -= paid
    s.cheese[seat] += paid
    return paid


@rule
def take_from_supply(s: State, due: int) -> int:
    """Take rats out of the supply, as many as there are (RL-18.6)."""
    taken = min(due, s.rat_supply)
    s.rat_supply -= taken
    return taken


# ------------------------------------------------------------------ cards that are in force


@rule
def event_number(s: State, op: int) -> int:
    """The number of this round's event if it has this opcode, else 0 (RL-5.4)."""
    return EVENT_NUMBER[s.event_deck[s.round_no - 1]][op] if s.round_no > 0 else 0


@rule
def event_detail(s: State, op: int) -> int:
    """The second number of this round's event if it has this opcode."""
    return EVENT_DETAIL[s.event_deck[s.round_no - 1]][op]


@rule
def both_capacity(s: State) -> int:
    """How many rats a player may place on `both`: by event, where pantries defend (RL-13.13, RL-16.6)."""
    return 0 if IS_TUNNEL[s.seats] else event_number(s, DOUBLE_DUTY_PLACE)


@rule
def _ability(s: State, seat: int) -> int:
    """The row of the seat's ability at the present level in the clan tables; 0 without a clan (RL-15.3)."""
    if s.clan[seat] == NO_CLAN:
        return 0
    return 2 * s.clan[seat] + s.clan_level


@rule
def clan_number(s: State, seat: int, op: int) -> int:
    """The number of the seat's clan ability if it has this opcode, else 0."""
    return ABILITY_NUMBER[_ability(s, seat)][op]


@rule
def clan_detail(s: State, seat: int, op: int) -> int:
    """The second number of the seat's clan ability with this opcode: where or when it works."""
    return ABILITY_DETAIL[_ability(s, seat)][op]
