"""What drawn pieces do (RL-10.8 to RL-10.16), with the events and clans that change it."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.ratland.board import (
    clan_detail,
    clan_number,
    event_detail,
    event_number,
    pay_cheese,
    take_canal_rat,
    take_healthy,
)
from undercity.games.ratland.table import (
    CHEESE_FOUND,
    COLOUR_CHANGED,
    COLOUR_COUNTS_AS,
    COLOUR_IGNORED,
    COLOURS,
    EXCHANGE_WHITE,
    EXCHANGE_WHITE_EACH,
    GAIN,
    HEALTHY,
    IGNORE_COLOUR,
    NOBODY_HIT,
    PIECE_NUMBER,
    RAT_TO_INFIRMARY,
    RAT_TO_LOST,
    RAT_TO_SUPPLY,
    RATS_LOST,
    RATS_POISONED,
    RATS_TO_SUPPLY,
    SICK,
    WHITE,
    WHITES_EXCHANGED,
    WHITES_RECYCLED,
    YELLOW,
    State,
)


@rule
def resolve_draw(s: State, seat: int) -> None:
    """All effects of the pieces in hand, which then go back (RL-10.7, RL-10.16).

    Payments are one sum (RL-18.5); harm comes in the order black, purple, blue (RL-10.19).
    """
    found = s.drawn[YELLOW]
    s.cheese[seat] += found
    s.drawn[YELLOW] = 0
    due = white_exchange(s, seat, s.drawn[WHITE])
    for colour in range(COLOURS):
        count = s.drawn[colour]
        if count > 0:
            s.drawn[colour] = 0
            s.cheese_supply[colour] += count
            due += effect(s, seat, colour, count)
    paid = pay_cheese(s, seat, due)
    tell(s, CHEESE_FOUND, seat, found + paid, due - paid, 0)


@rule
def effect(s: State, seat: int, colour: int, count: int) -> int:
    """What so many pieces of a colour do; how much cheese is due for them (RL-10.8 to RL-10.13)."""
    meaning = counts_as(s, seat, colour)
    if clan_number(s, seat, IGNORE_COLOUR) > 0 and clan_detail(s, seat, IGNORE_COLOUR) == meaning:
        tell(s, COLOUR_IGNORED, seat, meaning, 0, 0)
    elif PIECE_NUMBER[meaning][RAT_TO_SUPPLY] > 0:
        _send_back(s, seat, colour, count)
    elif PIECE_NUMBER[meaning][RAT_TO_INFIRMARY] > 0:
        _poison(s, seat, colour, count)
    elif PIECE_NUMBER[meaning][RAT_TO_LOST] > 0:
        _lose(s, seat, colour, count)
    return count * PIECE_NUMBER[meaning][GAIN]


@rule
def counts_as(s: State, seat: int, colour: int) -> int:
    """The colour a piece counts as, by event (RL-13.5) or for Mutants (RL-15.5)."""
    if event_number(s, COLOUR_COUNTS_AS) > 0 and event_detail(s, COLOUR_COUNTS_AS) == colour:
        return event_number(s, COLOUR_COUNTS_AS)
    if clan_number(s, seat, COLOUR_COUNTS_AS) > 0 and clan_detail(s, seat, COLOUR_COUNTS_AS) == colour:
        tell(s, COLOUR_CHANGED, seat, colour, clan_number(s, seat, COLOUR_COUNTS_AS), 0)
        return clan_number(s, seat, COLOUR_COUNTS_AS)
    return colour


@rule
def _send_back(s: State, seat: int, colour: int, count: int) -> None:
    """Rats go back to the supply: sick ones first, then healthy ones, lost ones last (RL-10.11, RL-10.14, RL-10.15)."""
    sick, healthy, lost = 0, 0, 0
    for _ in range(count):
        kind = take_canal_rat(s, seat, s.area)
        if kind == SICK:
            sick += 1
        elif kind == HEALTHY:
            healthy += 1
        elif s.lost[seat] > 0:
            s.lost[seat] -= 1
            lost += 1
    hit = sick + healthy + lost
    s.rat_supply += hit
    if hit > 0:
        tell(s, RATS_TO_SUPPLY, seat, hit, sick, lost)
    if hit < count:
        tell(s, NOBODY_HIT, seat, colour, 0, 0)


@rule
def _poison(s: State, seat: int, colour: int, count: int) -> None:
    """Healthy rats go to the infirmary, as long as there are any (RL-10.12, RL-10.15)."""
    hit = _take_healthy_rats(s, seat, count)
    s.sick[seat] += hit
    if hit > 0:
        tell(s, RATS_POISONED, seat, hit, 0, 0)
    if hit < count:
        tell(s, NOBODY_HIT, seat, colour, 0, 0)


@rule
def _lose(s: State, seat: int, colour: int, count: int) -> None:
    """Healthy rats go astray, as long as there are any (RL-10.13, RL-10.15)."""
    hit = _take_healthy_rats(s, seat, count)
    s.lost[seat] += hit
    if hit > 0:
        tell(s, RATS_LOST, seat, hit, 0, 0)
    if hit < count:
        tell(s, NOBODY_HIT, seat, colour, 0, 0)


@rule
def _take_healthy_rats(s: State, seat: int, count: int) -> int:
    hit = 0
    for _ in range(count):
        hit += int(take_healthy(s, seat, s.area))
    return hit


@rule
def white_exchange(s: State, seat: int, whites: int) -> int:
    """Cheese due for white pieces: first the Recyclers' (RL-15.4), then pairs by event (RL-13.10, RL-19.17)."""
    recycled = 0
    if clan_number(s, seat, EXCHANGE_WHITE_EACH) > 0 and clan_detail(s, seat, EXCHANGE_WHITE_EACH) == s.area:
        recycled = min(whites, clan_number(s, seat, EXCHANGE_WHITE_EACH))
    if recycled > 0:
        tell(s, WHITES_RECYCLED, seat, recycled, 0, 0)
    if event_number(s, EXCHANGE_WHITE) == 0:
        return recycled
    sets = (whites - recycled) // event_detail(s, EXCHANGE_WHITE)
    if sets > 0:
        tell(s, WHITES_EXCHANGED, seat, sets * event_detail(s, EXCHANGE_WHITE), 0, 0)
    return recycled + sets * event_number(s, EXCHANGE_WHITE)
