"""Phase 6, search for cheese (RL-10): dump, city and fields, each resolved completely.

An area is
    search_area   the bag is filled                               RL-10.2 (a)
    corrupt       Corrupt clans may add a piece                   (b)
    fight         an aggressive leader wounds a rat               (c)
    draws         fewest rats first; finds: what the pieces do    (d)
    scavengers    Scavengers may draw what is left                (e)
    bag_emptied   the rest goes back                              (f)
"""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import draw_from_bag
from undercity.engine.record import Numbers, Row
from undercity.engine.rule import rule
from undercity.games.ratland.board import clan_detail, clan_number, event_number, in_turn, pay_cheese
from undercity.games.ratland.cheese import resolve_draw
from undercity.games.ratland.events import pieces_shown
from undercity.games.ratland.table import (
    ADD_PIECE,
    AGGRESSIVE,
    ALL_KEPT,
    ALL_RATS,
    ALL_SORTS_DRAWN,
    AREA_DESERTED,
    AREA_SEARCHED,
    AREAS,
    BAG_EMPTIED,
    BAG_EMPTY,
    BAG_SHORT,
    CHOOSE_LATE_DRAW,
    CHOOSE_PIECE,
    CHOOSE_PUT_BACK,
    CHOOSE_VICTIM,
    COLOUR,
    COLOURS,
    CORRUPT,
    DRAWS,
    EXTRA_DRAW,
    FEWER_PIECES,
    FIGHT,
    FINDS,
    GAIN_PER_UNVISITED_AREA,
    HARM_DRAWN,
    HARMFUL_COLOURS,
    HARMLESS_COLOURS,
    LATE_DRAW,
    LATE_DRAW_DECLINED,
    LATE_DRAWN,
    MORE_DRAWN,
    NO,
    NO_AREA,
    NO_TACTICS,
    NONE,
    NOTHING_ADDED,
    NOTHING_DUE,
    NOTHING_LEFT,
    PACK,
    PIECE_ADDED,
    PIECE_PUT_BACK,
    PIECES_DRAWN,
    PLAYER,
    PUT_BACK_PIECE,
    RAT_WOUNDED,
    SCAVENGERS,
    SEARCH_AREA,
    SEARCH_ENDS,
    TACTICS_PAID,
    TIE_BROKEN,
    YES,
    State,
)


@rule
def do_search_phase(s: State) -> None:
    """The areas in their order (RL-10.1); what is pushed last happens first."""
    s.phase = 6
    push(s, SEARCH_ENDS, 0, 0, 0)
    for area in range(AREAS - 1, -1, -1):
        push(s, SEARCH_AREA, area, 0, 0)


@rule
def do_search_area(s: State, area: int) -> None:
    """Step (a): fill the bag (RL-10.3); then the other steps (RL-10.2)."""
    s.area = area
    missing = 0
    for colour in range(COLOURS):
        count = min(pieces_shown(s, area, colour), s.cheese_supply[colour])  # RL-18.2
        s.cheese_supply[colour] -= count
        s.bag[colour] = count
        missing += pieces_shown(s, area, colour) - count
    tell(s, AREA_SEARCHED, area, in_bag(s), 0, 0)
    if missing > 0:
        tell(s, BAG_SHORT, missing, 0, 0, 0)
    push(s, BAG_EMPTIED, 0, 0, 0)
    push(s, SCAVENGERS, 0, 0, 0)
    push(s, DRAWS, 0, 0, 0)
    push(s, FIGHT, 0, 0, 0)
    push(s, CORRUPT, 0, 0, 0)


@rule
def in_bag(s: State) -> int:
    """How many pieces the bag holds."""
    total = 0
    for colour in range(COLOURS):
        total += s.bag[colour]
    return total


@rule
def _offer_colours(pieces: Row, out: Numbers) -> int:
    """None, or a colour of which there is a piece."""
    out[0] = NONE
    n = 1
    for colour in range(COLOURS):
        if pieces[colour] > 0:
            out[n] = COLOUR + colour
            n += 1
    return n


# ------------------------------------------------------------------ (b) Corrupt additions (RL-15.14)


@rule
def do_corrupt(s: State, k: int) -> None:
    """Corrupt players may add a piece, in turn order (RL-21.26)."""
    for j in range(k, s.seats):
        seat = in_turn(s, j)
        if clan_number(s, seat, ADD_PIECE) > s.areas_used[seat]:
            push(s, CORRUPT, j + 1, 0, 0)
            ask(s, seat, CHOOSE_PIECE, 0, 0, 0)
            return


@rule
def offer_add_piece(s: State, seat: int, out: Numbers) -> int:
    """None, or a colour the supply still has (RL-21.10)."""
    return _offer_colours(s.cheese_supply, out)


@rule
def take_add_piece(s: State, seat: int, choice: int) -> None:
    """The piece goes from the supply into the bag; final (RL-15.14, RL-21.23)."""
    s.fog += 1
    if choice == NONE:
        tell(s, NOTHING_ADDED, seat, 0, 0, 0)
        return
    s.areas_used[seat] += 1
    s.cheese_supply[choice - COLOUR] -= 1
    s.bag[choice - COLOUR] += 1
    tell(s, PIECE_ADDED, seat, choice - COLOUR, 0, 0)


# ------------------------------------------------------------------ (c) the fight (RL-14.7)


@rule
def do_fight(s: State) -> None:
    """If the player with the most rats present is aggressive, he wounds an opponent's rat (RL-14.7)."""
    leader = in_turn(s, 0)
    for k in range(1, s.seats):
        p = in_turn(s, k)
        if s.rats[p][s.area] > s.rats[leader][s.area]:
            leader = p
    if s.aggressive[leader] != AGGRESSIVE or s.rats[leader][s.area] == 0:
        return
    for p in range(s.seats):
        if p != leader and s.rats[p][s.area] > 0:
            ask(s, leader, CHOOSE_VICTIM, 0, 0, 0)
            return


@rule
def offer_wound(s: State, seat: int, out: Numbers) -> int:
    """Each opponent with a rat present; he must choose one (RL-21.11)."""
    n = 0
    for p in range(s.seats):
        if p != seat and s.rats[p][s.area] > 0:
            out[n] = PLAYER + p
            n += 1
    return n


@rule
def take_wound(s: State, seat: int, choice: int) -> None:
    """The rat goes to its owner's infirmary: it was sent, but draws nothing (RL-14.7 to RL-14.9)."""
    victim = choice - PLAYER
    s.fog += 1
    for p in range(s.seats):
        if p != seat and s.rats[p][s.area] == s.rats[seat][s.area]:
            tell(s, TIE_BROKEN, seat, 0, 0, 0)
            break
    tell(s, RAT_WOUNDED, seat, s.rats[seat][s.area], victim, 0)
    s.rats[victim][s.area] -= 1
    s.sick[victim] += 1


# ------------------------------------------------------------------ (d) draws


@rule
def do_draws(s: State, done: int) -> None:
    """The players with rats present draw, fewest rats first (RL-10.4, RL-10.5). `done` is a bit mask of seats."""
    while True:
        seat = _next_to_draw(s, done)
        if seat < 0:
            if done == 0:
                tell(s, AREA_DESERTED, s.area, 0, 0, 0)
            return
        done |= 1 << seat
        if _draw(s, seat, pieces_due(s, seat)) > 0:
            if event_number(s, PUT_BACK_PIECE) > 0:
                push(s, DRAWS, done, 0, 0)
                push(s, FINDS, seat, 0, 0)
                ask(s, seat, CHOOSE_PUT_BACK, 0, 0, 0)
                return
            resolve_draw(s, seat)


@rule
def _next_to_draw(s: State, done: int) -> int:
    """Fewest rats present, ties in turn order (RL-10.5). Nobody's draw changes the rats of those to come."""
    seat = -1
    fewest = ALL_RATS + 1
    for k in range(s.seats):
        p = in_turn(s, k)
        if not (done >> p) & 1 and 0 < s.rats[p][s.area] < fewest:
            seat = p
            fewest = s.rats[p][s.area]
    return seat


@rule
def pieces_due(s: State, seat: int) -> int:
    """One piece per rat present, one more for Recyclers in the dump, one less on an aggressive board.

    RL-10.4, RL-15.4, RL-14.10, RL-19.36.
    """
    due = s.rats[seat][s.area]
    extra = clan_number(s, seat, EXTRA_DRAW)
    if extra > 0 and clan_detail(s, seat, EXTRA_DRAW) == s.area:
        due += extra
        tell(s, MORE_DRAWN, seat, extra, 0, 0)
    return max(due - FEWER_PIECES, 0) if s.aggressive[seat] == AGGRESSIVE else due


@rule
def _draw(s: State, seat: int, due: int) -> int:
    """Draw blindly into the hand, all that is left if it is not enough (RL-10.4, RL-10.6)."""
    drawn = min(due, in_bag(s))
    if drawn == in_bag(s):  # no chance in taking everything
        for colour in range(COLOURS):
            s.drawn[colour] = s.bag[colour]
            s.bag[colour] = 0
    else:
        for _ in range(drawn):
            s.drawn[draw_from_bag(s, s.bag, COLOURS)] += 1
    _tell_draw(s, seat)
    if due == 0:
        tell(s, NOTHING_DUE, seat, 0, 0, 0)
    elif drawn < due:
        tell(s, BAG_EMPTY, seat, due - drawn, 0, 0)
    return drawn


@rule
def _tell_draw(s: State, seat: int) -> None:
    """The pieces in hand by colour, packed: the harmless ones, then those that harm a rat."""
    harmless, harmful = 0, 0
    for k in range(len(HARMLESS_COLOURS)):
        harmless = harmless * PACK + s.drawn[HARMLESS_COLOURS[k]]
    for k in range(len(HARMFUL_COLOURS)):
        harmful = harmful * PACK + s.drawn[HARMFUL_COLOURS[k]]
    if harmless > 0 and harmful > 0:
        tell(s, ALL_SORTS_DRAWN, seat, harmless, harmful, 0)
    elif harmless > 0:
        tell(s, PIECES_DRAWN, seat, harmless, 0, 0)
    elif harmful > 0:
        tell(s, HARM_DRAWN, seat, harmful, 0, 0)


@rule
def offer_put_back(s: State, seat: int, out: Numbers) -> int:
    """None, or one of the colours drawn (RL-13.4, RL-21.12)."""
    return _offer_colours(s.drawn, out)


@rule
def take_put_back(s: State, seat: int, choice: int) -> None:
    """The piece goes back unused and is not replaced; later players can draw it (RL-13.4)."""
    s.fog += 1
    if choice == NONE:
        tell(s, ALL_KEPT, seat, 0, 0, 0)
        return
    s.drawn[choice - COLOUR] -= 1
    s.bag[choice - COLOUR] += 1
    tell(s, PIECE_PUT_BACK, seat, choice - COLOUR, 0, 0)


@rule
def do_finds(s: State, seat: int) -> None:
    """What the pieces left in hand do (RL-10.7)."""
    resolve_draw(s, seat)


# ------------------------------------------------------------------ (e) Scavengers (RL-15.7)


@rule
def do_scavengers(s: State, k: int) -> None:
    """Scavengers who sent no rat here may draw what is left, in turn order (RL-15.7, RL-21.26)."""
    for j in range(k, s.seats):
        seat = in_turn(s, j)
        if clan_number(s, seat, LATE_DRAW) <= s.areas_used[seat] or s.sent[seat][s.area] > 0:
            continue
        if in_bag(s) == 0:
            tell(s, NOTHING_LEFT, seat, 0, 0, 0)
            continue
        push(s, SCAVENGERS, j + 1, 0, 0)
        ask(s, seat, CHOOSE_LATE_DRAW, 0, 0, 0)
        return


@rule
def offer_late_draw(s: State, seat: int, out: Numbers) -> int:
    """No or yes (RL-21.13)."""
    out[0] = NO
    out[1] = YES
    return 2


@rule
def take_late_draw(s: State, seat: int, choice: int) -> None:
    """One piece with all its effects; the hard hat may put it back, but the draw is used up (RL-15.7, RL-19.6)."""
    s.fog += 1
    if choice == NO:
        tell(s, LATE_DRAW_DECLINED, seat, 0, 0, 0)
        return
    s.areas_used[seat] += 1
    tell(s, LATE_DRAWN, seat, 0, 0, 0)
    _draw(s, seat, 1)
    push(s, FINDS, seat, 0, 0)
    if event_number(s, PUT_BACK_PIECE) > 0:
        ask(s, seat, CHOOSE_PUT_BACK, 0, 0, 0)


# ------------------------------------------------------------------ (f), and the end of the phase


@rule
def do_bag_emptied(s: State) -> None:
    """What is left in the bag goes back to the supply (RL-10.17)."""
    for colour in range(COLOURS):
        s.cheese_supply[colour] += s.bag[colour]
        s.bag[colour] = 0


@rule
def do_search_ends(s: State) -> None:
    """Tacticians: a cheese for each area without own rats sent (RL-13.11)."""
    s.area = NO_AREA
    reward = event_number(s, GAIN_PER_UNVISITED_AREA)
    if reward == 0:
        return
    is_idle = True
    for k in range(s.seats):
        p = in_turn(s, k)
        areas = 0
        for area in range(AREAS):
            areas += int(s.sent[p][area] == 0)
        if areas > 0:
            is_idle = False
            tell(s, TACTICS_PAID, p, pay_cheese(s, p, areas * reward), areas, 0)
    if is_idle:
        tell(s, NO_TACTICS, 0, 0, 0, 0)
