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
from undercity.games.target_rats.board import add_rats, clockwise, nests_of, rats_on_board
from undercity.games.target_rats.items import give_up_item
from undercity.games.target_rats.table import (
    ACT_PHASE,
    BEGIN,
    CHECK,
    CHECK_PHASE,
    CHOOSE_LONE_RAT,
    CONDITIONS_HELD,
    EXTERMINATOR_PHASE,
    FACTIONS,
    FIGHT_PHASE,
    GAME_CAPPED,
    GAME_WON,
    HOME,
    LAST_ROUND,
    LONE_RAT,
    LONE_RAT_PLAYS_ON,
    LONE_RAT_SPAWNS,
    MOVE_PHASE,
    MUST_HOLD,
    NO_ITEM,
    NOBODY,
    RE_ENTERED,
    RESPAWN,
    TURN,
    TURN_BEGINS,
    VICTORY_NESTS,
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
    tell(s, TURN_BEGINS, faction, s.round_no, 0, 0)
    if MUST_HOLD[s.mode] and meets_conditions(s, faction) and s.hold[faction] >= s.seats:
        win(s, faction)
        return
    if rats_on_board(s, faction) == 0:
        re_enter(s, faction)
    s.item_used[faction] = 0
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
        give_up_item(s, faction)
    add_rats(s, faction, HOME[faction], RESPAWN, 0)
    tell(s, RE_ENTERED, faction, RESPAWN, 0, 0)


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
        play_on(s)
        return
    add_rats(s, s.active, HOME[s.active], RESPAWN, 0)
    tell(s, LONE_RAT, s.active, RESPAWN, 0, 0)
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
        if s.seat_of[faction] != NOBODY and meets_conditions(s, faction):
            s.hold[faction] += 1
            tell(s, CONDITIONS_HELD, faction, s.hold[faction], 0, 0)
            if not MUST_HOLD[s.mode]:
                win(s, faction)
                return
        else:
            s.hold[faction] = 0
    following = clockwise(s, s.active)
    if following == s.first and s.round_no == last_round(s):
        tell(s, GAME_CAPPED, s.round_no, 0, 0, 0)
        end_game(s)
        return
    s.active = following
    push(s, TURN, 0, 0, 0)


@rule
def last_round(s: State) -> int:
    """The round after which the game ends in any case (TR-17.3 to TR-17.5)."""
    return s.round_cap if s.round_cap > 0 else LAST_ROUND


@rule
def win(s: State, faction: int) -> None:
    s.winner = faction
    tell(s, GAME_WON, faction, 0, 0, 0)
    end_game(s)
