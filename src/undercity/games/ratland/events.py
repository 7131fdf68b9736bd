"""Phase 1 (RL-5) and the events that take effect when they are turned over (RL-13)."""

from __future__ import annotations

from undercity.engine.agenda import end_game
from undercity.engine.chronicle import tell, tell_to
from undercity.engine.rule import rule
from undercity.games.ratland.board import (
    clan_detail,
    clan_number,
    clan_size,
    event_number,
    in_turn,
    pay_cheese,
    take_from_supply,
    tell_ability,
)
from undercity.games.ratland.nursery import bring_back
from undercity.games.ratland.table import (
    AREAS,
    CHEESE_ABOUNDS,
    COPIES,
    COUSIN_CAME,
    DEAD_RISEN,
    EACH_DEAD_TO_SUPPLY,
    EACH_GAIN_CHEESE,
    EACH_GAIN_RAT,
    END_GAME,
    EVENT_FORESEEN,
    EVENT_NUMBER,
    EVENT_TURNED,
    FOOD_CARDS,
    FOOD_FORESEEN,
    FOOD_PER_ROUND,
    FOOD_TURNED,
    GAME_OVER,
    IS_FINAL,
    LARGEST_GIVES_RAT_TO_SMALLEST,
    MANHOLE_OPENED,
    PEEK,
    PLACES,
    RAT_GIVEN,
    RETURN_SICK_AND_LOST,
    ROUND_BEGINS,
    State,
)


@rule
def do_event_phase(s: State) -> None:
    """The active player card is passed on, an event and then the food are turned over (RL-5.1 to RL-5.5)."""
    s.fog += 1
    s.phase = 1
    event = s.event_deck[s.round_no]
    if EVENT_NUMBER[event][END_GAME] > 0:
        tell(s, EVENT_TURNED, event, 0, 0, 0)
        tell(s, GAME_OVER, 0, 0, 0, 0)
        end_game(s)
        return
    s.round_no += 1
    tell(s, ROUND_BEGINS, s.round_no, in_turn(s, 0), 0, 0)
    tell(s, EVENT_TURNED, event, 0, 0, 0)
    if IS_FINAL[event] and s.clan_level == 1:
        s.clan_level = 2
        tell(s, MANHOLE_OPENED, 0, 0, 0, 0)
    _gather(s)
    take_effect(s)
    for k in range(FOOD_PER_ROUND[s.seats]):
        tell(s, FOOD_TURNED, s.food_deck[(s.round_no - 1) * FOOD_PER_ROUND[s.seats] + k], 0, 0, 0)
    _foresee(s)


@rule
def _gather(s: State) -> None:
    """All healthy rats are available again, wherever they were; a new round begins to count (RL-6.3)."""
    for p in range(s.seats):
        for place in range(PLACES):
            s.waiting[p] += s.rats[p][place]
            s.rats[p][place] = 0
        for area in range(AREAS):
            s.sent[p][area] = 0
        s.areas_used[p] = 0


@rule
def take_effect(s: State) -> None:
    """What happens when the card is turned over; other events change later phases (RL-5.4)."""
    if event_number(s, LARGEST_GIVES_RAT_TO_SMALLEST) > 0:
        _largest_gives(s)
    for k in range(s.seats):
        p = in_turn(s, k)
        if event_number(s, EACH_GAIN_CHEESE) > 0:
            tell(s, CHEESE_ABOUNDS, p, pay_cheese(s, p, event_number(s, EACH_GAIN_CHEESE)), 0, 0)
        if event_number(s, EACH_GAIN_RAT) > 0:
            rats = take_from_supply(s, event_number(s, EACH_GAIN_RAT))
            s.waiting[p] += rats
            tell(s, COUSIN_CAME, p, rats, 0, 0)
        if event_number(s, RETURN_SICK_AND_LOST) > 0:
            s.waiting[p] += bring_back(s, p)
        if event_number(s, EACH_DEAD_TO_SUPPLY) > 0 and s.dead[p] > 0:
            rats = min(event_number(s, EACH_DEAD_TO_SUPPLY), s.dead[p])
            s.dead[p] -= rats
            s.rat_supply += rats
            tell(s, DEAD_RISEN, p, rats, 0, 0)


@rule
def _largest_gives(s: State) -> None:
    """The largest clan gives a healthy rat to the smallest one (RL-13.6); ties by turn order (RL-4.4)."""
    largest = in_turn(s, 0)
    smallest = largest
    for k in range(1, s.seats):
        p = in_turn(s, k)
        if clan_size(s, p) > clan_size(s, largest):
            largest = p
        if clan_size(s, p) < clan_size(s, smallest):
            smallest = p
    if largest == smallest or s.waiting[largest] == 0:
        return
    rats = min(event_number(s, LARGEST_GIVES_RAT_TO_SMALLEST), s.waiting[largest])
    s.waiting[largest] -= rats
    s.waiting[smallest] += rats
    tell(s, RAT_GIVEN, largest, smallest, rats, 0)


@rule
def sees_event(s: State, seat: int) -> bool:
    """Whether the seat may look at the next event card: a Seer, during a round (RL-15.15)."""
    return s.round_no > 0 and clan_number(s, seat, PEEK) > 0


@rule
def foreseen_food(s: State, seat: int) -> int:
    """How many of the next food cards the seat may look at (RL-15.15)."""
    if not sees_event(s, seat) or clan_detail(s, seat, PEEK) == 0:
        return 0
    left = FOOD_CARDS * COPIES[s.seats] - s.round_no * FOOD_PER_ROUND[s.seats]
    return min(FOOD_PER_ROUND[s.seats], left)


@rule
def _foresee(s: State) -> None:
    """Seers are told what comes next; the others only that they know (RL-15.15, RL-20.7)."""
    for p in range(s.seats):
        if sees_event(s, p):
            tell_ability(s, p)
            tell_to(s, 1 << p, EVENT_FORESEEN, p, s.event_deck[s.round_no], 0, 0)
            for k in range(foreseen_food(s, p)):
                tell_to(s, 1 << p, FOOD_FORESEEN, p, s.food_deck[s.round_no * FOOD_PER_ROUND[s.seats] + k], 0, 0)
