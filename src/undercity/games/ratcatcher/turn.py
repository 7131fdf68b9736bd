"""The round (RC-0.9) and the Ratcatcher's Turn (RC-6): refresh, actions, end of turn."""

from __future__ import annotations

from undercity.engine.agenda import ask, end_game, push
from undercity.engine.chronicle import tell
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.abilities import offer_ability, use_ability
from undercity.games.ratcatcher.attack import offer_attacks, strike
from undercity.games.ratcatcher.board import attribute, pick_up
from undercity.games.ratcatcher.cheese import collect, may_collect
from undercity.games.ratcatcher.movement import move_catcher, offer_moves
from undercity.games.ratcatcher.peculiar import claim, offer_claims
from undercity.games.ratcatcher.table import (
    ACTIONS,
    ATTACK,
    ATTACK_WITH,
    BITE,
    BLACK,
    BROWN,
    CHOOSE_ACTION,
    CLAIM,
    CLEAN_UP,
    COLLECT,
    COMMON_MOVE,
    CONSUME,
    END_TURN,
    EXPANSION_CHECK,
    LOST_BY_TIME,
    MOVE_TO,
    MOVEMENT,
    MOVEMENT_ENDS,
    NEMESIS_MOVES,
    PECULIARS_MOVE,
    PLAYER,
    PURPLE,
    REFRESH,
    REFRESHED,
    REWARD,
    ROUND,
    ROUND_BEGINS,
    ROUND_CAP,
    SPAWN,
    TRAP_IN,
    TRAPS,
    TRAPS_TRIGGER,
    TURN_ENDED,
    TURN_ENDS,
    USE_PURPLE,
    USE_YELLOW,
    WHITE,
    YELLOW,
    State,
)
from undercity.games.ratcatcher.tallyman import buy, offer_tallies
from undercity.games.ratcatcher.traps import deploy_trap, offer_traps


@rule
def do_round(s: State) -> None:
    """A round is one Ratcatcher's Turn and one Rats' Turn, in these steps (RC-0.9, RC-6.1, RC-14.1)."""
    if s.round_no == ROUND_CAP:
        tell(s, LOST_BY_TIME, PLAYER, ROUND_CAP, s.cheese_collected, 0)
        end_game(s)
        return
    s.round_no += 1
    tell(s, ROUND_BEGINS, s.round_no, PLAYER, 0, 0)
    push(s, ROUND, 0, 0, 0)  # what is pushed last happens first: read upwards
    push(s, CLEAN_UP, 0, 0, 0)
    push(s, EXPANSION_CHECK, 0, 0, 0)
    push(s, SPAWN, 0, 0, 0)
    push(s, CONSUME, 0, 0, 0)
    push(s, BITE, 0, 0, 0)
    push(s, TRAPS_TRIGGER, 0, 0, 0)
    push(s, MOVEMENT_ENDS, 0, 0, 0)
    push(s, COMMON_MOVE, WHITE, 0, 0)
    push(s, COMMON_MOVE, BLACK, 0, 0)
    push(s, COMMON_MOVE, BROWN, 0, 0)
    push(s, PECULIARS_MOVE, 0, 0, 0)
    push(s, NEMESIS_MOVES, 0, 0, 0)
    push(s, EXPANSION_CHECK, 0, 0, 0)
    push(s, TURN_ENDS, 0, 0, 0)
    push(s, ACTIONS, 0, 0, 0)
    push(s, REFRESH, 0, 0, 0)


@rule
def do_refresh(s: State) -> None:
    """Dice, Movement Points and traps as the attributes say, but not in round 1 (RC-6.2 to RC-6.6)."""
    if s.round_no > 1:
        s.attack_dice = attribute(s, ATTACK)
        s.movement = attribute(s, MOVEMENT)
        s.trap_tokens = attribute(s, TRAPS)
        tell(s, REFRESHED, s.attack_dice, s.movement, s.trap_tokens, 0)


@rule
def do_actions(s: State) -> None:
    """Actions in any order until the player ends the step; before each, tokens are picked up (RC-6.8, RC-7.9)."""
    pick_up(s)
    ask(s, 0, CHOOSE_ACTION, 0, 0, 0)


@rule
def offer_action(s: State, seat: int, out: Numbers) -> int:
    """Everything the player can pay for, and ending the turn (RC-6.8, RC-26.3)."""
    n = offer_moves(s, out, 0)
    n = offer_traps(s, out, n)
    n = offer_attacks(s, out, n)
    if may_collect(s):
        out[n] = COLLECT
        n += 1
    n = offer_ability(s, PURPLE, out, n)
    n = offer_ability(s, YELLOW, out, n)
    n = offer_tallies(s, out, n)
    n = offer_claims(s, out, n)
    out[n] = END_TURN
    return n + 1


@rule
def take_action(s: State, seat: int, choice: int) -> None:
    """One action, completed before the next begins (RC-6.9): choices lie end to end in the order of the kinds."""
    if choice == END_TURN:
        tell(s, TURN_ENDED, PLAYER, 0, 0, 0)
        return
    push(s, ACTIONS, 0, 0, 0)
    if choice < TRAP_IN:
        move_catcher(s, choice - MOVE_TO)
    elif choice < ATTACK_WITH:
        deploy_trap(s, choice - TRAP_IN)
    elif choice < COLLECT:
        strike(s, choice - ATTACK_WITH + 1)
    elif choice == COLLECT:
        collect(s)
    elif choice < USE_YELLOW:
        use_ability(s, PURPLE, choice - USE_PURPLE)
    elif choice < REWARD:
        use_ability(s, YELLOW, choice - USE_YELLOW)
    elif choice < CLAIM:
        buy(s, choice - REWARD)
    elif choice < END_TURN:
        claim(s, choice - CLAIM)


@rule
def do_turn_ends(s: State) -> None:
    """Dice beyond the Attack go to the Reserve, Movement Points are lost, dashing ends (RC-6.11, RC-10.16)."""
    s.attack_dice = min(s.attack_dice, attribute(s, ATTACK))
    s.movement = 0
    s.dashing = 0
