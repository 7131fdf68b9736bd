"""Phase 1 (RL-5) and the events that take effect when they are turned over (RL-13)."""

from __future__ import annotations

from undercity.engine.agenda import end_game
from undercity.engine.chronicle import tell, tell_to
from undercity.engine.rule import rule
from undercity.games.ratland.board import (
    both_capacity,
    clan_detail,
    clan_number,
    clan_size,
    event_number,
    in_turn,
    pay_cheese,
    take_from_supply,
)
from undercity.games.ratland.nursery import bring_back
from undercity.games.ratland.scoring import tell_result
from undercity.games.ratland.table import (
    AREAS,
    CHEESE_ABOUNDS,
    CLANS_COMPARED,
    CLANS_EQUAL,
    COPIES,
    COUSIN_CAME,
    DEAD_RISEN,
    DOUBLE_DUTY_PLACE,
    EACH_DEAD_TO_SUPPLY,
    EACH_GAIN_CHEESE,
    EACH_GAIN_RAT,
    END_GAME,
    EVENT_FORESEEN,
    EVENT_NUMBER,
    EVENT_TURNED,
    EXTRA_PIECE,
    FOOD,
    FOOD_CARDS,
    FOOD_FORESEEN,
    FOOD_PER_ROUND,
    FOOD_SHOWN,
    FOOD_TURNED,
    GRAVEYARDS_EMPTY,
    HARMFUL_COLOURS,
    HARMLESS_COLOURS,
    IS_FINAL,
    LARGEST_GIVES_RAT_TO_SMALLEST,
    MANHOLE_OPENED,
    NO_DOUBLE_DUTY,
    NOBODY_AWAY,
    NONE_TO_GIVE,
    PACK,
    PEEK,
    PLACES,
    RAT_GIVEN,
    RETURN_SICK_AND_LOST,
    ROUND_BEGINS,
    TIE_BROKEN,
    State,
)


@rule
def do_event_phase(s: State) -> None:
    """The active player card is passed on, an event and then the food are turned over (RL-5.1 to RL-5.5)."""
    s.fog += 1
    s.phase = 1
    event = s.event_deck[s.round_no]
    if EVENT_NUMBER[event][END_GAME] > 0:
        tell(s, EVENT_TURNED, event, event, 0, 0)
        tell_result(s)
        end_game(s)
        return
    s.round_no += 1
    tell(s, ROUND_BEGINS, s.round_no, in_turn(s, 0), 0, 0)
    tell(s, EVENT_TURNED, event, event, 0, 0)
    if IS_FINAL[event] and s.clan_level == 1:
        s.clan_level = 2
        if s.clans:
            tell(s, MANHOLE_OPENED, 0, 0, 0, 0)
    _gather(s)
    take_effect(s)
    _turn_food(s)
    _foresee(s)


@rule
def _turn_food(s: State) -> None:
    """The food cards of the round, and what they promise in each area (RL-5.5, RL-10.3)."""
    for k in range(FOOD_PER_ROUND[s.seats]):
        tell(s, FOOD_TURNED, s.food_deck[(s.round_no - 1) * FOOD_PER_ROUND[s.seats] + k], 0, 0, 0)
    for area in range(AREAS):
        harmless, harmful = 0, 0
        for k in range(len(HARMLESS_COLOURS)):
            harmless = harmless * PACK + pieces_shown(s, area, HARMLESS_COLOURS[k])
        for k in range(len(HARMFUL_COLOURS)):
            harmful = harmful * PACK + pieces_shown(s, area, HARMFUL_COLOURS[k])
        tell(s, FOOD_SHOWN, area, harmless, harmful, 0)


@rule
def pieces_shown(s: State, area: int, colour: int) -> int:
    """Pieces of a colour for the area: on the food cards, one more by player count (RL-10.3, RL-17)."""
    cards = FOOD_PER_ROUND[s.seats]
    shown = 0
    for k in range(cards):
        shown += FOOD[s.food_deck[(s.round_no - 1) * cards + k]][area][colour]
    return shown + EXTRA_PIECE[s.seats] if shown > 0 else 0


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
    if event_number(s, EACH_GAIN_CHEESE) > 0:
        for k in range(s.seats):
            p = in_turn(s, k)
            tell(s, CHEESE_ABOUNDS, p, pay_cheese(s, p, event_number(s, EACH_GAIN_CHEESE)), 0, 0)
    if event_number(s, EACH_GAIN_RAT) > 0:
        for k in range(s.seats):
            p = in_turn(s, k)
            rats = take_from_supply(s, event_number(s, EACH_GAIN_RAT))
            s.waiting[p] += rats
            tell(s, COUSIN_CAME, p, rats, 0, 0)
    if event_number(s, RETURN_SICK_AND_LOST) > 0:
        _return_at_once(s)
    if event_number(s, EACH_DEAD_TO_SUPPLY) > 0:
        _clear_graveyards(s)
    if event_number(s, DOUBLE_DUTY_PLACE) > both_capacity(s):
        tell(s, NO_DOUBLE_DUTY, 0, 0, 0, 0)


@rule
def _return_at_once(s: State) -> None:
    """Sick and lost rats can be placed in this round (RL-13.8)."""
    back = 0
    for k in range(s.seats):
        p = in_turn(s, k)
        rats = bring_back(s, p)
        s.waiting[p] += rats
        back += rats
    if back == 0:
        tell(s, NOBODY_AWAY, 0, 0, 0, 0)


@rule
def _clear_graveyards(s: State) -> None:
    """A rat of every graveyard goes to the supply (RL-13.9)."""
    risen = 0
    for k in range(s.seats):
        p = in_turn(s, k)
        rats = min(event_number(s, EACH_DEAD_TO_SUPPLY), s.dead[p])
        if rats > 0:
            s.dead[p] -= rats
            s.rat_supply += rats
            risen += rats
            tell(s, DEAD_RISEN, p, rats, 0, 0)
    if risen == 0:
        tell(s, GRAVEYARDS_EMPTY, 0, 0, 0, 0)


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
    if largest == smallest:
        tell(s, CLANS_EQUAL, clan_size(s, largest), 0, 0, 0)
        return
    tell(s, CLANS_COMPARED, largest, clan_size(s, largest), smallest, clan_size(s, smallest))
    _tell_tie(s, largest)
    _tell_tie(s, smallest)
    rats = min(event_number(s, LARGEST_GIVES_RAT_TO_SMALLEST), s.waiting[largest])
    if rats == 0:
        tell(s, NONE_TO_GIVE, largest, 0, 0, 0)
        return
    s.waiting[largest] -= rats
    s.waiting[smallest] += rats
    tell(s, RAT_GIVEN, largest, smallest, rats, 0)


@rule
def _tell_tie(s: State, seat: int) -> None:
    """Among clans of one size the first in turn order is meant (RL-4.4)."""
    for p in range(s.seats):
        if p != seat and clan_size(s, p) == clan_size(s, seat):
            tell(s, TIE_BROKEN, seat, 0, 0, 0)
            return


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
    """Seers are told what comes next; nobody else is (RL-15.15, RL-20.7)."""
    for p in range(s.seats):
        if sees_event(s, p):
            event = s.event_deck[s.round_no]
            tell_to(s, 1 << p, EVENT_FORESEEN, event, event, 0, 0)
            for k in range(foreseen_food(s, p)):
                tell_to(s, 1 << p, FOOD_FORESEEN, s.food_deck[s.round_no * FOOD_PER_ROUND[s.seats] + k], 0, 0, 0)
