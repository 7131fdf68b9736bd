"""Phase 2, rats (RL-6): the secret distribution, place by place (RL-21.16 to RL-21.22), and the Athletes.

All seats answer at once and in any order. A seat's answers are its own secret: `rats`, `waiting`, `hides` and
`answers` of that seat. How many answers it gave is hidden too (RL-20.4), so nothing is told before the screens
are lifted, and the clock that others see does not count them (see secrets.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercity.engine.agenda import answered, ask, ask_together, push
from undercity.engine.chronicle import tell
from undercity.engine.errors import IllegalChoice
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.engine.whynot import Objection, because
from undercity.games.ratland.board import both_capacity, clan_number, event_number, healthy, in_turn
from undercity.games.ratland.table import (
    ALL_SENT,
    AREAS,
    ATHLETES,
    BOARD_SHOWN,
    BOTH,
    CHEESE_HIDDEN,
    CHOOSE_SOURCE,
    CHOOSE_TARGET,
    CITY,
    COUNT,
    DONE,
    DUMP,
    FIELDS,
    LEFT,
    MAY_HIDE_CHEESE,
    MOVE_RATS,
    NO,
    NO_RAT_MOVED,
    NO_RATS_PLACED,
    NURSERY,
    PANTRY,
    PLACE,
    PLACE_IDS,
    PLACE_RATS,
    PLACES,
    QUESTION_COUNT,
    QUESTIONS,
    RAT_MOVED,
    RATS_AT_HOME,
    RATS_IN_CANALS,
    RATS_SENT,
    RIGHT,
    SCREENS_LIFTED,
    SECRET_CHOICE,
    YES,
    State,
)
from undercity.games.ratland.whynot import hide, no_double_duty

# ------------------------------------------------------------------ the distribution


@rule
def do_rats_phase(s: State) -> None:
    """Behind the screens every player who has something to decide distributes his rats (RL-6.1, RL-21.19)."""
    s.phase = 2
    s.screens = 1
    seats = 0
    for p in range(s.seats):
        if s.waiting[p] > 0 or may_hide(s, p):
            seats |= 1 << p
    push(s, SCREENS_LIFTED, 0, 0, 0)
    ask_together(s, seats, PLACE_RATS, 0, 0, 0)


@rule
def may_hide(s: State, seat: int) -> bool:
    """Whether the player may hide a piece of cheese in this round (RL-13.7)."""
    return s.cheese[seat] > 0 and event_number(s, MAY_HIDE_CHEESE) > 0


@rule
def asked_place(s: State, seat: int) -> int:
    """The place whose count the seat is asked for; -1 once all rats are placed (RL-21.17, RL-21.19)."""
    if s.waiting[seat] == 0:
        return -1
    return QUESTIONS[int(both_capacity(s) > 0)][s.answers[seat]]


@rule
def offer_place_rats(s: State, seat: int, out: Numbers) -> int:
    """A number of rats for the place asked for (RL-21.6), or whether to hide a piece (RL-21.7)."""
    place = asked_place(s, seat)
    if place < 0:
        out[0] = NO
        out[1] = YES
        return 2
    most = min(s.waiting[seat], both_capacity(s)) if place == BOTH else s.waiting[seat]
    for count in range(most + 1):
        out[count] = COUNT + count
    return most + 1


@rule
def take_place_rats(s: State, seat: int, choice: int) -> None:
    """One answer; after the last place the rest goes to the pantry (RL-21.17). The last answer confirms."""
    place = asked_place(s, seat)
    s.answers[seat] += 1
    if place < 0:
        s.hides[seat] = choice - NO
        answered(s, seat)
        return
    s.rats[seat][place] = choice - COUNT
    s.waiting[seat] -= choice - COUNT
    if s.answers[seat] == QUESTION_COUNT[int(both_capacity(s) > 0)]:
        s.rats[seat][PANTRY] = s.waiting[seat]
        s.waiting[seat] = 0
    if s.waiting[seat] == 0 and not may_hide(s, seat):
        answered(s, seat)


@rule
def do_screens_lifted(s: State) -> None:
    """All screens are lifted at once: every distribution is public and final (RL-6.5, RL-6.6, RL-3.10)."""
    s.screens = 0
    s.fog += 1
    for p in range(s.seats):
        s.answers[p] = 0
        if s.boards == SECRET_CHOICE and s.round_no == 1:
            tell(s, BOARD_SHOWN, p, s.aggressive[p], 0, 0)
        _tell_distribution(s, p)
    push(s, ALL_SENT, 0, 0, 0)
    push(s, ATHLETES, 0, 0, 0)


@rule
def _tell_distribution(s: State, p: int) -> None:
    """Where the rats are, empty groups of places left out; with the event, whether cheese is hidden (RL-6.5)."""
    rats = s.rats[p]
    if healthy(s, p) == 0:
        tell(s, NO_RATS_PLACED, p, 0, 0, 0)
    if rats[DUMP] + rats[CITY] + rats[FIELDS] > 0:
        tell(s, RATS_SENT, p, rats[DUMP], rats[CITY], rats[FIELDS])
    if rats[LEFT] + rats[RIGHT] > 0:
        tell(s, RATS_IN_CANALS, p, rats[LEFT], rats[RIGHT], 0)
    if rats[NURSERY] + rats[PANTRY] + rats[BOTH] > 0:
        tell(s, RATS_AT_HOME, p, rats[NURSERY], rats[PANTRY], rats[BOTH])
    if may_hide(s, p):
        tell(s, CHEESE_HIDDEN, p, s.hides[p], 0, 0)


# ------------------------------------------------------------------ Athletes (RL-15.12)


@rule
def do_athletes(s: State, k: int) -> None:
    """After the reveal Athletes may move rats, in turn order (RL-15.12, RL-15.16)."""
    for j in range(k, s.seats):
        seat = in_turn(s, j)
        moves = clan_number(s, seat, MOVE_RATS)
        if moves > 0 and healthy(s, seat) > 0:
            push(s, ATHLETES, j + 1, 0, 0)
            ask(s, seat, CHOOSE_SOURCE, moves, 0, 0)
            return


@rule
def offer_move_from(s: State, seat: int, out: Numbers) -> int:
    """Done, or a place with own rats (RL-21.8, RL-21.24)."""
    out[0] = DONE
    n = 1
    for place in range(PLACES):
        if s.rats[seat][place] > 0:
            out[n] = PLACE + place
            n += 1
    return n


@rule
def take_move_from(s: State, seat: int, choice: int, moves: int) -> None:
    """A rat to move; done is done (RL-21.23)."""
    if choice == DONE:
        s.fog += 1
        if moves == clan_number(s, seat, MOVE_RATS):
            tell(s, NO_RAT_MOVED, seat, 0, 0, 0)
    else:
        ask(s, seat, CHOOSE_TARGET, moves, choice - PLACE, 0)


@rule
def offer_move_to(s: State, seat: int, out: Numbers, moves: int, source: int) -> int:
    """Any other place; `both` only if on offer and not full (RL-21.9, RL-19.25)."""
    n = 0
    for place in range(PLACES):
        is_open = place != BOTH or s.rats[seat][BOTH] < both_capacity(s)
        if place != source and is_open:
            out[n] = PLACE + place
            n += 1
    return n


@rule
def take_move_to(s: State, seat: int, choice: int, moves: int, source: int) -> None:
    """The rat moves; one move less is left (RL-15.12). The last one ends his moves (RL-21.23)."""
    s.rats[seat][source] -= 1
    s.rats[seat][choice - PLACE] += 1
    tell(s, RAT_MOVED, seat, source, choice - PLACE, 0)
    if moves > 1:
        ask(s, seat, CHOOSE_SOURCE, moves - 1, 0, 0)
    else:
        s.fog += 1


@rule
def do_all_sent(s: State) -> None:
    """Phase 2 is over: these rats were sent to the areas (RL-1.7)."""
    for p in range(s.seats):
        for area in range(AREAS):
            s.sent[p][area] = s.rats[p][area]


# ------------------------------------------------------------------ a whole distribution in one message


class WrongPlacement(IllegalChoice):
    """A distribution that the rules do not allow now; `objection` says why in every language."""

    def __init__(self, message: str, objection: Objection | None) -> None:
        super().__init__(message)
        self.objection = objection


def expand_placement(s: State, seat: int, placement: dict[str, Any]) -> list[int]:
    """The choices, in canonical order, that a whole distribution stands for (RL-21.18, RL-21.21).

    `placement` names rats by place and, with the event, `hide` (true or false): {"nursery": 2, "dump": 3,
    "city": 0, "fields": 0, "left_canal": 0, "right_canal": 1, "pantry": 1}. A place left out gets 0 rats.
    `s` may be the seat's concealed record. The list begins at the first question, whatever the seat has
    answered so far. A wrong distribution raises WrongPlacement, what is no distribution at all IllegalChoice.
    """
    _need_screens(s)
    capacity, hiding = both_capacity(s), may_hide(s, seat)
    counts = _read_placement(s, seat, placement, capacity, hiding)
    wanted, placed = healthy(s, seat), sum(counts)
    if placed != wanted:
        raise _wrong_sum(wanted, placed)
    codes, left = [], wanted
    for place in QUESTIONS[int(capacity > 0)][: QUESTION_COUNT[int(capacity > 0)]]:
        if left == 0:
            break
        codes.append(COUNT + counts[place])
        left -= counts[place]
    if hiding:
        codes.append(YES if placement.get("hide", False) else NO)
    return codes


def gather_placement(s: State, seat: int, codes: Sequence[int]) -> dict[str, Any] | None:
    """The distribution that a seat's next answers come to, in the words of `expand_placement`.

    None while answers are missing. What the seat has answered before is part of it (RL-21.17 to RL-21.19).
    """
    _need_screens(s)
    with_both = int(both_capacity(s) > 0)
    questions = QUESTIONS[with_both][: QUESTION_COUNT[with_both]]
    counts, left, answers = list(s.rats[seat]), s.waiting[seat], s.answers[seat]
    said = list(codes)
    while left > 0 and said:
        counts[questions[answers]] = count = said.pop(0) - COUNT
        left, answers = left - count, answers + 1
        if answers == len(questions):
            counts[PANTRY], left = left, 0
    if left > 0 or (may_hide(s, seat) and not said):
        return None
    whole: dict[str, Any] = {PLACE_IDS[place]: counts[place] for place in range(PLACES) if with_both or place != BOTH}
    return whole | ({"hide": said[0] == YES} if may_hide(s, seat) else {})


def _need_screens(s: State) -> None:
    """Rats are placed behind the screens, not before or after (RL-21.22)."""
    if not s.screens:
        objection = because("RL-21.22", "why-placement-lifted")
        raise WrongPlacement("the screens are lifted: no rats can be placed now", objection)


def _wrong_sum(wanted: int, placed: int) -> WrongPlacement:
    """All healthy rats are placed, no more and no fewer (RL-6.1)."""
    over = f"{placed - wanted} too many" if placed > wanted else f"{wanted - placed} missing"
    objection = because(
        "RL-21.21",
        "why-placement-too_many" if placed > wanted else "why-placement-missing",
        rats=("rats", wanted),
        count=("number", abs(placed - wanted)),
    )
    return WrongPlacement(f"you have {_rats(wanted)} to place, but placed {placed}: {over}", objection)


def _read_placement(s: State, seat: int, placement: dict[str, Any], capacity: int, hiding: bool) -> list[int]:
    """The counts by place, each checked on its own (RL-21.21)."""
    if not isinstance(placement, dict):
        raise IllegalChoice("a distribution is a table with a number of rats for each place")
    places = [place for place in PLACE_IDS if capacity > 0 or place != PLACE_IDS[BOTH]]
    for key, value in placement.items():
        if key == "hide" and hiding:
            if not isinstance(value, bool):
                raise IllegalChoice(f"'hide' is true or false, not {value!r}")
        elif key not in places:
            objection = {"hide": hide(s, seat, YES), PLACE_IDS[BOTH]: no_double_duty(s)}.get(key)
            raise WrongPlacement(f"{key!r} cannot be chosen now; the places are {', '.join(places)}", objection)
        elif isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise IllegalChoice(f"the number of rats for {key} must be a whole number from 0 on, not {value!r}")
    if placement.get(PLACE_IDS[BOTH], 0) > capacity:
        objection = because("RL-13.13", "why-count-double_duty", most=("rats", capacity))
        message = f"at most {_rats(capacity)} can be on double duty, not {placement[PLACE_IDS[BOTH]]}"
        raise WrongPlacement(message, objection)
    return [placement.get(place, 0) for place in PLACE_IDS]


def _rats(count: int) -> str:
    return f"{count} rat" if count == 1 else f"{count} rats"
