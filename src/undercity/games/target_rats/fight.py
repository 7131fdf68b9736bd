"""Fight (TR-11): the fight phase, dice, the winner, casualties and spoils.

One fight is
    fight        items before the roll            TR-9.13
    roll         all dice; items after the roll   TR-9.14
    outcome      the winner                       TR-11.4 to TR-11.7
    casualties   for each loser, with the shield  TR-11.9, TR-9.15
    spoils       nest and throne                  TR-11.11, TR-11.12
    push         for each loser that survives     TR-12
"""

from __future__ import annotations

from undercity.engine.agenda import STEP, A, ask, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.board import (
    clear_dice,
    dice_total,
    enthrone,
    is_contested,
    offer_spaces,
    rats_at,
    report,
    roll_dice,
    take_over_nest,
)
from undercity.games.target_rats.items import can_feed_from_jar, ready_holder, uses_item
from undercity.games.target_rats.losses import half_of, kill_rats
from undercity.games.target_rats.table import (
    AFTERMATH,
    BOTTLE_CAP,
    BROKEN_BOTTLE,
    CASUALTIES,
    CHOOSE_BOTTLE,
    CHOOSE_FIGHT,
    CHOOSE_GIARDINIERA,
    CHOOSE_REROLL,
    CHOOSE_SHIELD,
    CROWNED,
    DETHRONED,
    DICE_REROLLED,
    DICE_ROLLED,
    FACES,
    FACTIONS,
    FIGHT,
    FIGHT_AT,
    FIGHT_BEGINS,
    FIGHT_PHASE,
    FIGHT_WON,
    FORCED_FIGHTS,
    ITEM_N,
    LUCKY_TOKEN,
    NEST,
    NEST_WON,
    NOBODY,
    NOWHERE,
    OUTCOME,
    PUSH,
    RAT_CITY,
    ROLL,
    SPACE,
    SPACES,
    SPOILS,
    THRONE_DICE,
    TIE_BY_ARRIVAL,
    TIE_BY_FED,
    TIE_BY_TITLE,
    USE,
    State,
)


@rule
def do_fight_phase(s: State) -> None:
    """As long as a space is contested the active player picks a fight (TR-4.7, TR-11.1)."""
    s.phase = FIGHT
    for space in range(SPACES):
        if is_contested(s, space):
            push(s, FIGHT_PHASE, 0, 0, 0)
            ask(s, s.seat_of[s.active], CHOOSE_FIGHT, 0, 0, 0)
            return


@rule
def offer_next_fight(s: State, seat: int, out: Numbers) -> int:
    """A contested space, or the jar of giardiniera first (TR-9.11)."""
    contested = 0
    for space in range(SPACES):
        contested |= int(is_contested(s, space)) << space
    n = offer_spaces(out, contested)
    if can_feed_from_jar(s):
        out[n] = USE
        n += 1
    return n


@rule
def take_next_fight(s: State, seat: int, choice: int) -> None:
    """The fight and all that follows from it, before the next pick (TR-12.8)."""
    if choice == USE:
        ask(s, seat, CHOOSE_GIARDINIERA, 0, 0, 0)
    else:
        push(s, AFTERMATH, 0, 0, 0)
        push(s, FIGHT_AT, choice - SPACE, 0, 0)


# ------------------------------------------------------------------ before the roll (TR-9.13)


@rule
def do_fight(s: State, space: int) -> None:
    """One fight with all rats on the space (TR-11.1)."""
    tell(s, FIGHT_BEGINS, space, 0, 0, 0)
    holder = ready_holder(s, BROKEN_BOTTLE)
    if holder != NOBODY and rats_at(s, holder, space) > 0:
        ask(s, s.seat_of[holder], CHOOSE_BOTTLE, space, holder, 0)
    else:
        push(s, ROLL, space, NOBODY, 0)


@rule
def take_broken_bottle(s: State, seat: int, choice: int, space: int, holder: int) -> None:
    """One more die in this fight (TR-9.13)."""
    push(s, ROLL, space, holder if uses_item(s, holder, choice) else NOBODY, 0)


# ------------------------------------------------------------------ the roll (TR-11.2, TR-11.3, TR-11.8)


@rule
def arrival(s: State, faction: int, space: int) -> int:
    """A number that orders the factions on a space by arrival (TR-11.7).

    First who was there before the turn, then the active faction, then those pushed in, one after another.
    """
    for k in range(FORCED_FIGHTS):
        if s.forced_at[k] == space and s.forced_in[k] == faction:
            return 2 * FACTIONS + k
    if faction == s.active:
        return FACTIONS
    return (faction - s.active + FACTIONS) % FACTIONS


@rule
def next_arrived(s: State, space: int, after: int) -> int:
    """The faction on the space that arrived next after this arrival number; NOBODY at the end."""
    found = NOBODY
    earliest = 0
    for faction in range(FACTIONS):
        if rats_at(s, faction, space) > 0:
            number = arrival(s, faction, space)
            if number > after and (found == NOBODY or number < earliest):
                found = faction
                earliest = number
    return found


@rule
def do_roll(s: State, space: int, bottle: int) -> None:
    """Each faction rolls a die per rat, in order of arrival (TR-11.2, TR-11.3, TR-11.8)."""
    clear_dice(s)
    faction = next_arrived(s, space, -1)
    while faction != NOBODY:
        count = rats_at(s, faction, space)
        if space == RAT_CITY and s.throne == faction:
            count += THRONE_DICE
        if faction == bottle:
            count += ITEM_N[BROKEN_BOTTLE]
        roll_dice(s, DICE_ROLLED, faction, count)
        faction = next_arrived(s, space, arrival(s, faction, space))
    push(s, OUTCOME, space, 0, 0)
    holder = ready_holder(s, LUCKY_TOKEN)
    if holder != NOBODY and rats_at(s, holder, space) > 0 and fight_winner(s, space) != holder:
        ask(s, s.seat_of[holder], CHOOSE_REROLL, holder, 0, 0)


@rule
def take_lucky_token(s: State, seat: int, choice: int, holder: int) -> None:
    """All the holder's dice of this roll again; the new result stands (TR-9.14)."""
    if uses_item(s, holder, choice):
        count = 0
        for face in range(FACES):
            count += s.dice[holder][face]
        roll_dice(s, DICE_REROLLED, holder, count)


# ------------------------------------------------------------------ the winner (TR-11.4 to TR-11.7)


@rule
def beats(s: State, faction: int, other: int, space: int) -> bool:
    """Higher total; on a tie the title, then more fed rats here, then earlier arrival (TR-11.4 to TR-11.7)."""
    lead = dice_total(s, faction) - dice_total(s, other)
    if lead == 0:
        lead = int(s.throne == faction) - int(s.throne == other)
    if lead == 0:
        lead = s.fed[faction][space] - s.fed[other][space]
    if lead == 0:
        lead = arrival(s, other, space) - arrival(s, faction, space)
    return lead > 0


@rule
def fight_winner(s: State, space: int) -> int:
    winner = NOBODY
    for faction in range(FACTIONS):
        if rats_at(s, faction, space) > 0:
            if winner == NOBODY or beats(s, faction, winner, space):
                winner = faction
    return winner


@rule
def do_outcome(s: State, space: int) -> None:
    """One wins, all others lose: they die by half, lose nest and throne, and are pushed (TR-11.14, TR-12.2)."""
    winner = fight_winner(s, space)
    tell_winner(s, winner, space)
    clear_dice(s)
    _forget_forced(s, space)
    crown = int(space == RAT_CITY and s.throne != NOBODY and s.throne != winner)
    if crown:  # an ordinary fed rat again before casualties are taken (TR-11.12)
        report(s, DETHRONED, s.throne, 0, 0, 0)
        s.throne = NOBODY
    owner = s.token[space] - NEST
    nest = int(owner >= 0 and owner != winner and rats_at(s, owner, space) > 0)
    _push_for_losers(s, PUSH, space, winner)
    push(s, SPOILS, winner, space if nest else NOWHERE, crown)
    _push_for_losers(s, CASUALTIES, space, winner)


@rule
def tell_winner(s: State, winner: int, space: int) -> None:
    """Both totals, or why the tie was won: what put the winner before the best of the others (TR-11.4 to TR-11.7)."""
    rival = NOBODY
    for faction in range(FACTIONS):
        if faction != winner and rats_at(s, faction, space) > 0:
            if rival == NOBODY or beats(s, faction, rival, space):
                rival = faction
    total, other = dice_total(s, winner), dice_total(s, rival)
    if total > other:
        report(s, FIGHT_WON, winner, total, other, space)
    elif s.throne == winner:
        report(s, TIE_BY_TITLE, winner, total, space, 0)
    elif s.fed[winner][space] > s.fed[rival][space]:
        report(s, TIE_BY_FED, winner, total, s.fed[winner][space], space)
    else:
        report(s, TIE_BY_ARRIVAL, winner, total, space, 0)


@rule
def _push_for_losers(s: State, step: int, space: int, winner: int) -> None:
    """This step for every loser, clockwise from the winner; so the last one goes onto the agenda first."""
    for k in range(1, FACTIONS):
        loser = (winner + FACTIONS - k) % FACTIONS
        if rats_at(s, loser, space) > 0:
            push(s, step, space, winner, loser)


@rule
def _forget_forced(s: State, space: int) -> None:
    """The fights forced on this space are fought: the others move up in the queue (TR-12.8)."""
    kept = 0
    for k in range(FORCED_FIGHTS):
        at, who = s.forced_at[k], s.forced_in[k]
        s.forced_at[k] = NOWHERE
        s.forced_in[k] = NOBODY
        if at != space and at != NOWHERE:
            s.forced_at[kept] = at
            s.forced_in[kept] = who
            kept += 1


# ------------------------------------------------------------------ casualties (TR-11.9, TR-9.15)


@rule
def do_casualties(s: State, space: int, winner: int, loser: int) -> None:
    """Half of the loser's rats die, rounded down; a lone rat dies. The winner chooses which (TR-11.9, TR-11.13)."""
    if ready_holder(s, BOTTLE_CAP) == loser:
        ask(s, s.seat_of[loser], CHOOSE_SHIELD, space, loser, 0)
    else:
        kill_rats(s, winner, loser, space, half_of(rats_at(s, loser, space)))


@rule
def take_bottle_cap(s: State, seat: int, choice: int, space: int, loser: int) -> None:
    """One fewer dies (TR-9.15)."""
    deaths = half_of(rats_at(s, loser, space))
    if uses_item(s, loser, choice):
        deaths -= ITEM_N[BOTTLE_CAP]
    kill_rats(s, victor(s), loser, space, deaths)


@rule
def victor(s: State) -> int:
    """Who won the fight at hand: the row of the spoils still waits on the agenda."""
    k = s.due - 1
    while s.agenda[k][STEP] != SPOILS:
        k -= 1
    return s.agenda[k][A]


# ------------------------------------------------------------------ spoils (TR-11.11, TR-11.12)


@rule
def do_spoils(s: State, winner: int, nest: int, crown: int) -> None:
    """The winner takes over a loser's nest (`nest`: where) and a dethroned loser's throne.

    A nest of a faction without rats in the fight is safe (TR-11.11): `do_outcome` knew who fought.
    """
    if nest != NOWHERE:
        take_over_nest(s, NEST_WON, winner, nest)
    if crown:
        enthrone(s, winner)
        report(s, CROWNED, winner, 0, 0, 0)
