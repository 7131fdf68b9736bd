"""What drawn pieces do (RL-10.8 to RL-10.16), with the events and clans that change it."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.ratland.board import (
    clan_detail,
    clan_number,
    event_number,
    pay_cheese,
    take_healthy,
    tell_ability,
)
from undercity.games.ratland.table import (
    BLACK,
    BLUE,
    CHEESE_FOUND,
    CLAN_COUNTS_AS,
    COLOURS,
    EVENT_COUNTS_AS,
    EVENT_FROM,
    EVENT_TO,
    EXCHANGE_WHITE,
    EXCHANGE_WHITE_EACH,
    IGNORE_COLOUR,
    ORANGE,
    ORANGE_CHEESE,
    PURPLE,
    RATS_LOST,
    RATS_POISONED,
    RATS_TO_SUPPLY,
    RECYCLED_CHEESE,
    WHITE,
    WHITE_SET,
    WHITES_EXCHANGED,
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
    due = _exchanged_whites(s, seat, s.drawn[WHITE])
    for colour in range(COLOURS):
        count = s.drawn[colour]
        if count > 0:
            s.drawn[colour] = 0
            s.cheese_supply[colour] += count
            due += _effect(s, seat, colour, count)
    found += pay_cheese(s, seat, due)
    if found > 0:
        tell(s, CHEESE_FOUND, seat, found, 0, 0)


@rule
def _effect(s: State, seat: int, colour: int, count: int) -> int:
    """What so many pieces of a colour do; how much cheese is due for them (RL-10.8 to RL-10.13)."""
    meaning = _counts_as(s, seat, colour)
    if meaning == YELLOW:
        return count
    if meaning == ORANGE:
        return count * ORANGE_CHEESE
    if meaning == WHITE:
        return 0
    if clan_number(s, seat, IGNORE_COLOUR) > 0 and clan_detail(s, seat) == meaning:
        tell_ability(s, seat)
        return 0
    _harm(s, seat, meaning, count)
    return 0


@rule
def _counts_as(s: State, seat: int, colour: int) -> int:
    """The colour a piece counts as, by event (RL-13.5) or for Mutants (RL-15.5)."""
    if colour == EVENT_FROM and event_number(s, EVENT_COUNTS_AS) > 0:
        return EVENT_TO
    meaning = clan_number(s, seat, CLAN_COUNTS_AS)
    if meaning > 0 and clan_detail(s, seat) == colour:
        tell_ability(s, seat)
        return meaning
    return colour


@rule
def _harm(s: State, seat: int, colour: int, count: int) -> None:
    """Black sends a rat to the supply, purple to the infirmary, blue astray (RL-10.11 to RL-10.15)."""
    hit = 0
    for _ in range(count):
        if take_healthy(s, seat, s.area) or (colour == BLACK and _take_weak(s, seat)):
            hit += 1
    if hit == 0:
        return
    if colour == BLACK:
        s.rat_supply += hit
        tell(s, RATS_TO_SUPPLY, seat, hit, 0, 0)
    elif colour == PURPLE:
        s.sick[seat] += hit
        tell(s, RATS_POISONED, seat, hit, 0, 0)
    elif colour == BLUE:
        s.lost[seat] += hit
        tell(s, RATS_LOST, seat, hit, 0, 0)


@rule
def _take_weak(s: State, seat: int) -> bool:
    """With no healthy rat left black takes a sick one, else a lost one, else nothing (RL-10.15)."""
    if s.sick[seat] > 0:
        s.sick[seat] -= 1
        return True
    if s.lost[seat] > 0:
        s.lost[seat] -= 1
        return True
    return False


@rule
def _exchanged_whites(s: State, seat: int, whites: int) -> int:
    """Cheese due for white pieces: first the Recyclers' (RL-15.4), then pairs by event (RL-13.10, RL-19.17)."""
    due = 0
    if clan_number(s, seat, EXCHANGE_WHITE_EACH) > 0 and clan_detail(s, seat) == s.area and whites > 0:
        recycled = min(whites, clan_number(s, seat, EXCHANGE_WHITE_EACH))
        whites -= recycled
        due += recycled * RECYCLED_CHEESE
        tell_ability(s, seat)
    due += whites // WHITE_SET * event_number(s, EXCHANGE_WHITE)
    if due > 0:
        tell(s, WHITES_EXCHANGED, seat, due, 0, 0)
    return due
