"""What the rules ask of the board and do to it: minions, markers, buildings, money (AM-5, AM-6, AM-7, AM-11)."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import roll
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.programs import (
    AT_OWN_BUILDING,
    END_OF,
    FIRST,
    IN_AREA,
    IN_REACH,
    IN_TROUBLE,
    NEAR,
    NEXT_TO_TROUBLE,
    OP,
    P_N,
    PER_BUILDING,
    PER_MINION_IN,
    PER_OWN_BUILDING,
    PER_TROUBLE,
    REACHES,
    REACHES_BUILDER,
    REACHES_EACH,
    REACHES_NAMED,
)
from undercity.games.ankh_morpork.table import (
    ALL_AREAS,
    AREA,
    AREAS,
    BANK_SHORT,
    BUILDING_LOST,
    BUILDINGS,
    CHOOSE_BUYOUT,
    CHOOSE_PLAYER,
    COUNTED_BUILDINGS,
    COUNTED_MINIONS,
    COUNTED_OWN_BUILDINGS,
    COUNTED_TROUBLE,
    DIE,
    DIE_ROLLED,
    EACH,
    FROM_BANK,
    MARKER_GONE,
    MARKER_PUT,
    MINIONS,
    MONEY_GIVEN,
    MONEY_SHORT,
    NEAR_AREA,
    NEIGHBOURS,
    NOBODY,
    OWNERS,
    PAY,
    REFUSE,
    RUN,
    TO_BANK,
    State,
)

# ------------------------------------------------------------------ areas as bit masks


@rule
def offer_areas(out: Numbers, areas: int) -> int:
    """List the areas of a bit mask as choices."""
    n = 0
    for area in range(AREAS):
        if (areas >> area) & 1:
            out[n] = AREA + area
            n += 1
    return n


@rule
def troubled(s: State) -> int:
    """The areas with a marker."""
    areas = 0
    for area in range(AREAS):
        areas |= s.trouble[area] << area
    return areas


@rule
def holding(s: State, owner: int) -> int:
    """The areas with a minion of this owner."""
    areas = 0
    for area in range(AREAS):
        if s.minions[owner][area] > 0:
            areas |= 1 << area
    return areas


@rule
def built_on(s: State, seat: int) -> int:
    """The areas with a building of this player."""
    areas = 0
    for area in range(AREAS):
        if s.building[area] == seat:
            areas |= 1 << area
    return areas


@rule
def near(areas: int) -> int:
    """These areas and all that are adjacent to one of them (AM-1.15)."""
    reached = 0
    for area in range(AREAS):
        if (areas >> area) & 1:
            reached |= NEAR_AREA[area]
    return reached


@rule
def reach(s: State, seat: int, lifted: int) -> int:
    """Where a minion may be placed: with or next to an own one; anywhere if there is none (AM-5.1, AM-5.2).

    A minion about to be lifted from the area `lifted` does not count (AM-5.5).
    """
    bases = holding(s, seat)
    if lifted >= 0 and s.minions[seat][lifted] == 1:
        bases &= ~(1 << lifted)
    return near(bases) if bases else ALL_AREAS


@rule
def where_areas(s: State, seat: int, where: int, area: int, lifted: int) -> int:
    """The areas that a text names by one of WHERES (AM-5.8)."""
    if where == IN_REACH:
        return reach(s, seat, lifted)
    if where == NEAR:
        return NEAR_AREA[area]
    if where == IN_AREA:
        return 1 << area
    if where == IN_TROUBLE:
        return troubled(s)
    if where == AT_OWN_BUILDING:
        return built_on(s, seat)
    if where == NEXT_TO_TROUBLE:
        markers = troubled(s)
        reached = 0
        for other in range(AREAS):
            if (markers >> other) & 1:
                reached |= NEIGHBOURS[other]
        return reached
    return ALL_AREAS


# ------------------------------------------------------------------ counting


@rule
def minions_in(s: State, area: int) -> int:
    """Minions of every owner, trolls and demons."""
    total = 0
    for owner in range(OWNERS):
        total += s.minions[owner][area]
    return total


@rule
def minions_on_board(s: State, owner: int) -> int:
    total = 0
    for area in range(AREAS):
        total += s.minions[owner][area]
    return total


@rule
def minion_supply(s: State, seat: int) -> int:
    return MINIONS - minions_on_board(s, seat)


@rule
def ones(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask > 0:
        count += mask & 1
        mask >>= 1
    return count


@rule
def buildings_of(s: State, seat: int) -> int:
    return ones(built_on(s, seat))


@rule
def building_stock(s: State, seat: int) -> int:
    return BUILDINGS - buildings_of(s, seat)


@rule
def pieces_in(s: State, seat: int, area: int) -> int:
    """Minions plus building of a player in an area."""
    return s.minions[seat][area] + (1 if s.building[area] == seat else 0)


@rule
def times(s: State, per: int, area: int) -> int:
    """What a text counts, and tell it (AM-13.1 to AM-13.3, AM-14.2)."""
    if per == PER_TROUBLE:
        count = ones(troubled(s))
        tell(s, COUNTED_TROUBLE, count, 0, 0, 0)
        return count
    if per == PER_BUILDING:
        count = 0
        for seat in range(s.seats):
            count += buildings_of(s, seat)
        tell(s, COUNTED_BUILDINGS, count, 0, 0, 0)
        return count
    if per == PER_OWN_BUILDING:
        count = buildings_of(s, s.active)
        tell(s, COUNTED_OWN_BUILDINGS, s.active, count, 0, 0)
        return count
    if per == PER_MINION_IN:
        count = minions_in(s, area)
        tell(s, COUNTED_MINIONS, area, count, 0, 0)
        return count
    return 1


# ------------------------------------------------------------------ minions and markers (AM-6)


@rule
def put_marker(s: State, area: int, event: int) -> None:
    """An area holds one marker at most (AM-6.5)."""
    if s.trouble[area] == 0:
        s.trouble[area] = 1
        tell(s, event, area, 0, 0, 0)


@rule
def take_marker(s: State, area: int, event: int) -> None:
    if s.trouble[area] == 1:
        s.trouble[area] = 0
        tell(s, event, area, 0, 0, 0)


@rule
def enter(s: State, owner: int, area: int, with_trouble: int) -> None:
    """A minion comes in; where one of any kind stands already, it brings a marker (AM-6.1, AM-6.2, AM-6.4)."""
    if with_trouble and minions_in(s, area) > 0:
        put_marker(s, area, MARKER_PUT)
    s.minions[owner][area] += 1


@rule
def leave(s: State, owner: int, area: int) -> None:
    """A minion goes, and with it the marker of the area (AM-6.3)."""
    s.minions[owner][area] -= 1
    take_marker(s, area, MARKER_GONE)


# ------------------------------------------------------------------ buildings (AM-7.10) and money (AM-11)


@rule
def lose_building(s: State, area: int) -> None:
    """The building returns to its owner's stock, its City Area card to the display (AM-7.10, AM-16.3)."""
    tell(s, BUILDING_LOST, s.building[area], area, 0, 0)
    s.building[area] = NOBODY


@rule
def spend(s: State, seat: int, amount: int) -> None:
    """Money goes to the bank; what it is for is told beside it (AM-11.2)."""
    s.money[seat] -= amount
    s.bank += amount


@rule
def get_money(s: State, seat: int, amount: int) -> None:
    """From the bank, as far as it lasts (AM-11.3)."""
    paid = min(amount, s.bank)
    s.bank -= paid
    s.money[seat] += paid
    if paid == amount:
        tell(s, FROM_BANK, seat, paid, 0, 0)
    else:
        tell(s, BANK_SHORT, seat, paid, amount, 0)


@rule
def pay_bank(s: State, seat: int, amount: int) -> None:
    spend(s, seat, amount)
    tell(s, TO_BANK, seat, amount, 0, 0)


@rule
def give_money(s: State, giver: int, player: int, amount: int) -> None:
    """One player gives another what is asked, or all there is (AM-11.4)."""
    given = min(amount, s.money[giver])
    s.money[giver] -= given
    s.money[player] += given
    if given == amount:
        tell(s, MONEY_GIVEN, giver, player, given, 0)
    else:
        tell(s, MONEY_SHORT, giver, player, given, amount)


@rule
def offer_pay_or_refuse(s: State, seat: int, out: Numbers, op: int) -> int:
    """Pay what the text asks for, if the money is there, or refuse (AM-13.8, AM-14.16, AM-15.43)."""
    n = 0
    if s.money[seat] >= P_N[op]:
        out[n] = PAY
        n += 1
    out[n] = REFUSE
    return n + 1


# ------------------------------------------------------------------ the die (AM-1.6) and programs of ops (AM-12)


@rule
def roll_area(s: State, seat: int) -> int:
    """The area with the number rolled (AM-1.19)."""
    area = roll(s, DIE)
    tell(s, DIE_ROLLED, seat, area + 1, area, 0)
    return area


@rule
def run_program(s: State, program: int) -> None:
    run_op(s, FIRST[program], END_OF[program])


@rule
def run_op(s: State, op: int, end: int) -> None:
    """The op at hand, or first whom it reaches; the rest of the program waits below it (AM-12.1)."""
    if op + 1 < end:
        push(s, RUN, op + 1, end, 0)
    if REACHES[op] == REACHES_NAMED:
        ask(s, s.active, CHOOSE_PLAYER, op, 0, 0)
    elif REACHES[op] == REACHES_EACH:
        push(s, EACH, op, 1, 0)
    elif REACHES[op] == REACHES_BUILDER:
        ask(s, s.active, CHOOSE_BUYOUT, op, 0, 0)
    else:
        push(s, OP[op], op, 0, 0)
