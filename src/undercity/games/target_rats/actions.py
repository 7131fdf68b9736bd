"""Actions in general (TR-6), Feed, Breed and Nest (TR-10)."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.board import (
    add_rats,
    enthroned_at,
    feed_rats,
    nests_with_room,
    offer_spaces,
    remove_token,
    report,
    reserve,
    supply,
)
from undercity.games.target_rats.items import can_feed_from_jar
from undercity.games.target_rats.scavenge import can_scavenge, scavenge
from undercity.games.target_rats.table import (
    ACT,
    ACT_PHASE,
    BREED,
    BUILD_NEST,
    BUILDERS,
    CHOOSE_ACTING,
    CHOOSE_ACTION,
    CHOOSE_GIARDINIERA,
    CHOOSE_NURSERY,
    CHOOSE_PAIRS,
    CLAIM,
    DONE,
    FEED,
    FOOD,
    HOLDS_TOKENS,
    NEST,
    NEST_FOUNDED,
    NO_TOKEN,
    NOBODY,
    PAIR,
    PAIRS,
    PAIRS_BRED,
    RAT_CITY,
    RAT_SPAWNED,
    RATS,
    RATS_ATE,
    RESERVE_EMPTY,
    REST,
    RESTED,
    SCAVENGE,
    SPACE,
    SPACES,
    SPAWN,
    TOKEN_BUILT_OVER,
    USE,
    YOUNG,
    State,
)
from undercity.games.target_rats.throne import claim


@rule
def do_act_phase(s: State) -> None:
    """As long as a space has still to act the active player picks one (TR-4.8)."""
    s.phase = ACT
    for space in range(SPACES):
        if s.acting[space]:
            push(s, ACT_PHASE, 0, 0, 0)
            ask(s, s.seat_of[s.active], CHOOSE_ACTING, 0, 0, 0)
            return


@rule
def offer_acting_space(s: State, seat: int, out: Numbers) -> int:
    """A space that has still to act, the jar of giardiniera, or rest for all."""
    waiting = 0
    for space in range(SPACES):
        waiting |= s.acting[space] << space
    n = offer_spaces(out, waiting)
    if can_feed_from_jar(s):
        out[n] = USE
        n += 1
    out[n] = DONE
    return n + 1


@rule
def take_acting_space(s: State, seat: int, choice: int) -> None:
    if choice == USE:
        ask(s, seat, CHOOSE_GIARDINIERA, 0, 0, 0)
    elif choice == DONE:
        for space in range(SPACES):
            if s.acting[space]:
                s.acting[space] = 0
                report(s, RESTED, s.active, space, 0, 0)
    else:
        ask(s, seat, CHOOSE_ACTION, choice - SPACE, 0, 0)


@rule
def offer_action(s: State, seat: int, out: Numbers, space: int) -> int:
    """Only actions whose conditions are met; rest always (TR-6.4 to TR-6.6, TR-6.10)."""
    fed = s.fed[s.active][space]
    n = 0
    if can_scavenge(s, space):
        out[n] = SCAVENGE
        n += 1
    if s.token[space] == FOOD and s.unfed[s.active][space] > 0:
        out[n] = FEED
        n += 1
    if fed >= PAIR and reserve(s, s.active) > 0:
        out[n] = BREED
        n += 1
    if fed >= BUILDERS and can_build(s, space):
        out[n] = BUILD_NEST
        n += 1
    if space == RAT_CITY and s.throne == NOBODY:
        out[n] = CLAIM
        n += 1
    out[n] = REST
    return n + 1


@rule
def take_action(s: State, seat: int, choice: int, space: int) -> None:
    """One action for the space and all own rats on it (TR-6.1, TR-6.2)."""
    s.acting[space] = 0
    if choice == SCAVENGE:
        scavenge(s, space)
    elif choice == FEED:
        feed_rats(s, RATS_ATE, s.active, space, RATS)
    elif choice == BREED:
        ask(s, seat, CHOOSE_PAIRS, space, 0, 0)
    elif choice == BUILD_NEST:
        build_nest(s, space)
    elif choice == CLAIM:
        claim(s)
    else:
        report(s, RESTED, s.active, space, 0, 0)


# ------------------------------------------------------------------ breed (TR-10.2 to TR-10.7)


@rule
def offer_pairs(s: State, seat: int, out: Numbers, space: int) -> int:
    """Up to half the fed rats, and no pair for nothing (TR-10.3, TR-10.6)."""
    young = reserve(s, s.active)
    most = min(s.fed[s.active][space] // PAIR, (young + YOUNG - 1) // YOUNG)
    for k in range(most):
        out[k] = PAIRS + k
    return most


@rule
def take_pairs(s: State, seat: int, choice: int, space: int) -> None:
    """The parents lie down, but Da Big Cheese stays fed; the young come from the reserve (TR-10.3 to TR-10.5)."""
    pairs = choice - PAIRS + 1
    tired = pairs * PAIR - enthroned_at(s, s.active, space)
    s.fed[s.active][space] -= tired
    s.unfed[s.active][space] += tired
    report(s, PAIRS_BRED, s.active, pairs, space, tired)
    push(s, SPAWN, pairs * YOUNG, 0, 0)


@rule
def do_spawn(s: State, count: int) -> None:
    """New rats one at a time, as many as the reserve has (TR-8.11, TR-10.5, TR-10.7)."""
    if count == 0:
        return
    if reserve(s, s.active) > 0:
        push(s, SPAWN, count - 1, 0, 0)
        ask(s, s.seat_of[s.active], CHOOSE_NURSERY, 0, 0, 0)
    else:
        report(s, RESERVE_EMPTY, s.active, count, 0, 0)


@rule
def offer_nursery(s: State, seat: int, out: Numbers) -> int:
    """A nest the faction controls with room for one more (TR-10.7)."""
    return offer_spaces(out, nests_with_room(s, s.active, 1))


@rule
def take_nursery(s: State, seat: int, choice: int) -> None:
    add_rats(s, s.active, choice - SPACE, 1, 0)
    report(s, RAT_SPAWNED, s.active, choice - SPACE, 0, 0)


# ------------------------------------------------------------------ nest (TR-10.10 to TR-10.13)


@rule
def can_build(s: State, space: int) -> bool:
    """A space for tokens without any nest, and a nest token in supply (TR-10.10, TR-10.13)."""
    return HOLDS_TOKENS[space] == 1 and s.token[space] < NEST and supply(s, NEST + s.active) > 0


@rule
def build_nest(s: State, space: int) -> None:
    """Two fed rats lie down; a dumpster or sewer entrance makes way (TR-10.11, TR-10.12)."""
    if s.token[space] != NO_TOKEN:
        remove_token(s, TOKEN_BUILT_OVER, space)
    s.token[space] = NEST + s.active
    s.fed[s.active][space] -= BUILDERS
    s.unfed[s.active][space] += BUILDERS
    report(s, NEST_FOUNDED, s.active, space, BUILDERS, 0)
