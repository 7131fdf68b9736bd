"""The turn (TR-4), elimination and re-entry (TR-15), victory (TR-16).

A turn is
    turn                 victory test, re-entry, item ready, lone-rat option     TR-4.2 to TR-4.5
    move_phase           up to 2 group movements, 1 more per nest                TR-5
    fight_phase          every contested space is fought over                    TR-11, TR-12
    act_phase            the other groups that moved act                         TR-6 to TR-10, TR-14
    exterminator_phase   infestation, or a die                                   TR-13
    check_phase          who meets the conditions; then the next faction         TR-16
"""

from __future__ import annotations

from undercity.engine.agenda import ask, end_game, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.board import add_rats, clockwise, nests_of, rats_on_board, report
from undercity.games.target_rats.items import give_up_item
from undercity.games.target_rats.table import (
    ACT_PHASE,
    BEGIN,
    BY_CONDITIONS,
    BY_NESTS,
    BY_RATS,
    BY_TITLE,
    CAP_SHARED,
    CAP_WON,
    CHECK,
    CHECK_PHASE,
    CHOOSE_LONE_RAT,
    CONDITIONS_LOST,
    CONDITIONS_MET,
    CRITERIA,
    EXTERMINATOR_PHASE,
    FACTIONS,
    FIGHT_PHASE,
    GAME_CAPPED,
    GAME_WON,
    HOME,
    ITEM_LOST,
    ITEM_READY,
    LAST_ROUND,
    LONE_RAT,
    LONE_RAT_ON,
    LONE_RAT_PLAYS_ON,
    LONE_RAT_SPAWNS,
    MOVE_PHASE,
    MUST_HOLD,
    NO_ITEM,
    NOBODY,
    RE_ENTERED,
    RESPAWN,
    SPACES,
    STANDING,
    TITLED_STANDING,
    TURN,
    TURN_BEGINS,
    VICTORY_NESTS,
    WON_AT_ONCE,
    State,
)


@rule
def do_turn(s: State) -> None:
    """The begin phase of the active faction (TR-4.2 to TR-4.5)."""
    s.phase = BEGIN
    s.has_drawn = 0
    faction = s.active
    if faction == s.first:
        s.round_no += 1
    report(s, TURN_BEGINS, faction, faction, s.round_no, 0)
    if MUST_HOLD[s.mode] and meets_conditions(s, faction) and s.hold[faction] >= s.seats:
        win(s, GAME_WON, faction)
        return
    if rats_on_board(s, faction) == 0:
        re_enter(s, faction)
    if s.item_used[faction]:
        s.item_used[faction] = 0
        report(s, ITEM_READY, faction, s.item[faction], 0, 0)
    if rats_on_board(s, faction) == 1:
        ask(s, s.seat_of[faction], CHOOSE_LONE_RAT, 0, 0, 0)
    else:
        play_on(s)


@rule
def play_on(s: State) -> None:
    """The phases after the begin phase, in their order (TR-4.1)."""
    push(s, CHECK_PHASE, 0, 0, 0)
    push(s, EXTERMINATOR_PHASE, 0, 0, 0)
    push(s, ACT_PHASE, 0, 0, 0)
    push(s, FIGHT_PHASE, 0, 0, 0)
    push(s, MOVE_PHASE, 0, 0, 0)


# ------------------------------------------------------------------ re-entry and the lone rat (TR-15)


@rule
def re_enter(s: State, faction: int) -> None:
    """Two new rats at home; the item is given up before (TR-15.1, TR-15.2)."""
    if s.item[faction] != NO_ITEM:
        report(s, ITEM_LOST, faction, s.item[faction], 0, 0)
        give_up_item(s, faction)
    add_rats(s, faction, HOME[faction], RESPAWN, 0)
    report(s, RE_ENTERED, faction, RESPAWN, 0, 0)


@rule
def offer_lone_rat(s: State, seat: int, out: Numbers) -> int:
    """Two new rats and the turn is over, or play on with the one (TR-15.4)."""
    out[0] = LONE_RAT_SPAWNS
    out[1] = LONE_RAT_PLAYS_ON
    return 2


@rule
def take_lone_rat(s: State, seat: int, choice: int) -> None:
    """No movement, no action, no Exterminator; the check phase still takes place (TR-15.4)."""
    if choice == LONE_RAT_PLAYS_ON:
        report(s, LONE_RAT_ON, s.active, 0, 0, 0)
        play_on(s)
        return
    add_rats(s, s.active, HOME[s.active], RESPAWN, 0)
    report(s, LONE_RAT, s.active, RESPAWN, 0, 0)
    push(s, CHECK_PHASE, 0, 0, 0)


# ------------------------------------------------------------------ victory (TR-16, TR-17)


@rule
def meets_conditions(s: State, faction: int) -> bool:
    """Nest tokens enough, and the title (TR-16.1, TR-17.2)."""
    return s.throne == faction and nests_of(s, faction) >= VICTORY_NESTS[s.mode]


@rule
def do_check_phase(s: State) -> None:
    """Count for how many checks the conditions were met, then the next faction's turn (TR-4.10, TR-16.2)."""
    s.phase = CHECK
    for faction in range(FACTIONS):
        if s.seat_of[faction] != NOBODY:
            check_conditions(s, faction)
    following = clockwise(s, s.active)
    if s.over:
        return
    if following == s.first and s.round_no == last_round(s):
        tell(s, GAME_CAPPED, s.round_no, 0, 0, 0)
        tell_ranking(s)
        end_game(s)
        return
    s.active = following
    push(s, TURN, 0, 0, 0)


@rule
def check_conditions(s: State, faction: int) -> None:
    """One more check with the conditions met, or none any more (TR-16.2); a quick game is won at once (TR-17.2)."""
    if meets_conditions(s, faction):
        s.hold[faction] += 1
        if MUST_HOLD[s.mode]:
            report(s, CONDITIONS_MET, faction, s.hold[faction], max(0, s.seats - s.hold[faction]), 0)
        else:
            win(s, WON_AT_ONCE, faction)
    elif s.hold[faction] > 0:
        s.hold[faction] = 0
        report(s, CONDITIONS_LOST, faction, 0, 0, 0)


@rule
def last_round(s: State) -> int:
    """The round after which the game ends in any case (TR-17.3 to TR-17.5)."""
    return s.round_cap if s.round_cap > 0 else LAST_ROUND


@rule
def win(s: State, event: int, faction: int) -> None:
    s.winner = faction
    report(s, event, faction, nests_of(s, faction), 0, 0)
    end_game(s)


# ------------------------------------------------------------------ the ranking of a capped game (TR-17.3)


@rule
def fed_rats(s: State, faction: int) -> int:
    count = 0
    for space in range(SPACES):
        count += s.fed[faction][space]
    return count


@rule
def merit(s: State, faction: int, criterion: int) -> int:
    """What the faction has by the criterion of this number (TR-17.3)."""
    if criterion == BY_CONDITIONS:
        return int(meets_conditions(s, faction))
    if criterion == BY_NESTS:
        return nests_of(s, faction)
    if criterion == BY_TITLE:
        return int(s.throne == faction)
    if criterion == BY_RATS:
        return rats_on_board(s, faction)
    return fed_rats(s, faction)


@rule
def deciding(s: State, faction: int, other: int) -> int:
    """The first criterion by which the two differ; CRITERIA if by none."""
    criterion = 0
    while criterion < CRITERIA and merit(s, faction, criterion) == merit(s, other, criterion):
        criterion += 1
    return criterion


@rule
def is_ahead(s: State, faction: int, other: int) -> bool:
    criterion = deciding(s, faction, other)
    return criterion < CRITERIA and merit(s, faction, criterion) > merit(s, other, criterion)


@rule
def tell_ranking(s: State) -> None:
    """What everybody has, who is first and by what."""
    for faction in range(FACTIONS):
        if s.seat_of[faction] != NOBODY:
            event = TITLED_STANDING if s.throne == faction else STANDING
            report(s, event, faction, nests_of(s, faction), rats_on_board(s, faction), fed_rats(s, faction))
    for faction in range(FACTIONS):
        if s.seat_of[faction] != NOBODY:
            tell_leader(s, faction)


@rule
def tell_leader(s: State, faction: int) -> None:
    """Whether the faction is first, alone by some criterion or with others."""
    criterion = 0
    for other in range(FACTIONS):
        if other != faction and s.seat_of[other] != NOBODY:
            if is_ahead(s, other, faction):
                return
            criterion = max(criterion, deciding(s, faction, other))
    if criterion < CRITERIA:
        report(s, CAP_WON, faction, criterion, 0, 0)
    else:
        report(s, CAP_SHARED, faction, 0, 0, 0)
