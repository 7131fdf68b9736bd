"""The larder and its rules (rules.md): the box, the state, setup, a night, the feast, and what nobody may know."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from night_larder.content import CONTENT
from undercity.engine.agenda import Steps, answered, ask_together, end_game, push
from undercity.engine.choices import Choices
from undercity.engine.chronicle import EVERYONE, Events, tell, tell_to
from undercity.engine.dice import roll
from undercity.engine.ranks import rank_by
from undercity.engine.record import Floats, Numbers, Record, Row, cell, row
from undercity.engine.rule import rule, table

SEATS = 4
MOST_NIGHTS = 10
RAT_IDS = ("grey", "brown", "black", "white")
SHELF_IDS = tuple(shelf.id for shelf in CONTENT.shelf)
SHELVES = len(SHELF_IDS)
START = table(shelf.start for shelf in CONTENT.shelf)
FALLS = table(shelf.falls for shelf in CONTENT.shelf)
TREAT = CONTENT.treat
ALL = sum(START) + MOST_NIGHTS * (sum(FALLS) + TREAT)  # more crumbs than ever lie there

NOWHERE = -1
HIDDEN = -2  # chosen, but not for these eyes


class State(Record, agenda=4, tape=32):
    """The whole larder."""

    nights: Annotated[int, cell(0, MOST_NIGHTS)]  # an option (NL-2.2)
    night: Annotated[int, cell(0, MOST_NIGHTS)]
    crumbs: Annotated[Row, row(SHELVES, 0, ALL)]
    eaten: Annotated[Row, row(SEATS, 0, ALL)]
    last: Annotated[Row, row(SEATS, NOWHERE, SHELVES - 1)]  # where the rat was in the night before
    goes: Annotated[Row, row(SEATS, HIDDEN, SHELVES - 1)]  # secret until all have chosen (NL-3.5)


STEPS = Steps()
EVENING = STEPS.do("evening")
FEAST = STEPS.do("feast")
CHOOSE_SHELF = STEPS.decide("shelf", "NL-3.3", together=True)

CHOICES = Choices()
SHELF = CHOICES.add("shelf", SHELF_IDS)

EVENTS = Events()
NIGHT_FALLS = EVENTS.add("night_falls", "NL-3.1", night="number", nights="number")
TREAT_LIES = EVENTS.add("treat_lies", "NL-3.2", count="number", shelf="shelf")
RAT_CHOSE = EVENTS.add("rat_chose", "NL-3.5", player="seat", shelf="shelf")  # for the rat herself
RAT_READY = EVENTS.add("rat_ready", "NL-3.5", player="seat")  # for the others
RAT_EATS = EVENTS.add("rat_eats", "NL-4.2", player="seat", count="number", shelf="shelf", rats="number")
GAME_OVER = EVENTS.add("game_over", "NL-5.2", player="seat", count="number")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on."""

    nights: Annotated[int, Meta(ge=3, le=MOST_NIGHTS)] = 6
    """How many nights are played (NL-2.2)."""


def enter_options(s: State, options: Options) -> None:
    """Write the options into a blank record."""
    s.nights = options.nights


@rule
def setup(s: State) -> None:
    """Crumbs on every shelf, and the rats in their holes (NL-2.1, NL-2.3)."""
    for shelf in range(SHELVES):
        s.crumbs[shelf] = START[shelf]
    for seat in range(SEATS):
        s.last[seat] = NOWHERE
        s.goes[seat] = NOWHERE
    push(s, EVENING, 0, 0, 0)


@rule
def do_evening(s: State) -> None:
    """Crumbs fall, a treat lies somewhere, and all rats choose at once (NL-3.1 to NL-3.3)."""
    s.night += 1
    tell(s, NIGHT_FALLS, s.night, s.nights, 0, 0)
    for shelf in range(SHELVES):
        s.crumbs[shelf] += FALLS[shelf]
    treat = roll(s, SHELVES)
    s.crumbs[treat] += TREAT
    tell(s, TREAT_LIES, TREAT, treat, 0, 0)
    push(s, FEAST, 0, 0, 0)
    ask_together(s, (1 << s.seats) - 1, CHOOSE_SHELF, 0, 0, 0)


@rule
def offer_shelf(s: State, seat: int, out: Numbers) -> int:
    """Every shelf but the one of the night before (NL-3.4)."""
    count = 0
    for shelf in range(SHELVES):
        if shelf != s.last[seat]:
            out[count] = SHELF + shelf
            count += 1
    return count


@rule
def take_shelf(s: State, seat: int, choice: int) -> None:
    """That she has chosen is public, what is not (NL-3.5)."""
    s.goes[seat] = choice - SHELF
    tell_to(s, 1 << seat, RAT_CHOSE, seat, s.goes[seat], 0, 0)
    tell_to(s, EVERYONE & ~(1 << seat), RAT_READY, seat, 0, 0, 0)
    answered(s, seat)


@rule
def do_feast(s: State) -> None:
    """All come out at once and share what lies on their shelves (NL-4.1, NL-4.2)."""
    s.fog += 1
    for shelf in range(SHELVES):
        _share(s, shelf)
    for seat in range(s.seats):
        s.last[seat] = s.goes[seat]
        s.goes[seat] = NOWHERE
    if s.night < s.nights:
        push(s, EVENING, 0, 0, 0)
        return
    most = 0
    for seat in range(s.seats):
        most = max(most, s.eaten[seat])
    for seat in range(s.seats):
        if s.eaten[seat] == most:
            tell(s, GAME_OVER, seat, most, 0, 0)
    end_game(s)


@rule
def _share(s: State, shelf: int) -> None:
    """Equal shares; what is left over stays (NL-4.2, NL-4.3)."""
    rats = 0
    for seat in range(s.seats):
        if s.goes[seat] == shelf:
            rats += 1
    if rats == 0:
        return
    each = s.crumbs[shelf] // rats
    s.crumbs[shelf] -= each * rats
    for seat in range(s.seats):
        if s.goes[seat] == shelf:
            s.eaten[seat] += each
            tell(s, RAT_EATS, seat, each, shelf, rats)


@rule
def score(s: State, out: Floats) -> None:
    """Most crumbs win; equals share their place (NL-5.2)."""
    for seat in range(s.seats):
        out[seat] = s.eaten[seat]
        out[s.seats + seat] = s.eaten[seat]
    rank_by(s, out)


@rule
def conceal(s: State, seat: int) -> None:
    """Nobody sees where the others go (NL-3.5)."""
    for player in range(s.seats):
        if player != seat and s.goes[player] >= 0:
            s.goes[player] = HIDDEN


@rule
def imagine(s: State, seat: int) -> None:
    """Any shelf that the rat may go to."""
    for player in range(s.seats):
        if s.goes[player] == HIDDEN:
            last = s.last[player]
            shelf = roll(s, SHELVES if last == NOWHERE else SHELVES - 1)
            s.goes[player] = shelf + 1 if last != NOWHERE and shelf >= last else shelf


@rule
def check(s: State) -> int:
    """No crumb is lost, and no rat goes where she was (NL-6.1, NL-6.2)."""
    lie, fell = 0, s.night * TREAT
    for shelf in range(SHELVES):
        lie += s.crumbs[shelf]
        fell += START[shelf] + s.night * FALLS[shelf]
    for seat in range(SEATS):
        lie += s.eaten[seat]
        if s.goes[seat] >= 0 and s.goes[seat] == s.last[seat]:
            return 602
    return 0 if lie == fell else 601
