"""Rewards of caught Peculiar Rats (RC-20.7 to RC-20.12)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.dice import draw_from_bag
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import heal
from undercity.games.ratcatcher.opcodes import R_CAGE, R_QUESTION, R_STASH
from undercity.games.ratcatcher.populate import turn_question
from undercity.games.ratcatcher.spawn import end_batch
from undercity.games.ratcatcher.table import (
    CARD_REWARDS,
    CAUGHT,
    CLAIM,
    COLOURS,
    DISCARDED,
    HEALTH_GAINED,
    HEALTH_TOKEN,
    NONE,
    PECULIARS,
    PLAYER,
    PURPLE_TOKEN,
    RATS_CAGED,
    REWARD_CLAIMED,
    REWARD_OP,
    REWARD_VALUE,
    STASH_EMPTY,
    TOKENS,
    State,
)
from undercity.games.ratcatcher.tallyman import give, give_special
from undercity.games.ratcatcher.telling import MIX, gift


@rule
def offer_claims(s: State, out: Numbers, count: int) -> int:
    """Every reward of every caught card; claiming is allowed even without gain (RC-20.7 to RC-20.9)."""
    n = count
    for rat in range(PECULIARS):
        if s.peculiar_at[rat] == CAUGHT:
            for k in range(CARD_REWARDS):
                if REWARD_OP[rat][k] != NONE:
                    out[n] = CLAIM + rat * CARD_REWARDS + k
                    n += 1
    return n


@rule
def claim(s: State, reward: int) -> None:
    """The card goes to the discard, the reward is resolved (RC-20.7, RC-20.8)."""
    rat, k = reward // CARD_REWARDS, reward % CARD_REWARDS
    op, value = REWARD_OP[rat][k], REWARD_VALUE[rat][k]
    s.peculiar_at[rat] = DISCARDED
    tell(s, REWARD_CLAIMED, PLAYER, rat, gift(op, value), 0)
    if op == R_QUESTION:
        for _ in range(value):
            turn_question(s, s.catcher_zone)
        end_batch(s, True)
    elif op == R_CAGE:
        _fill_cage(s, value)
    elif op == R_STASH:
        _take_stash(s, rat)
    else:  # a reward that the Tallyman has, too
        give(s, op, value)


@rule
def _fill_cage(s: State, count: int) -> None:
    """Random rats go from the Sack to the Cage, as many as there are; Black Rats do not spawn (RC-20.12)."""
    rats = 0
    for _ in range(count):
        colour = draw_from_bag(s, s.sack, COLOURS)
        if colour == NONE:
            break
        s.cage[colour] += 1
        rats += MIX[colour]
    tell(s, RATS_CAGED, rats, 0, 0, 0)


@rule
def _take_stash(s: State, rat: int) -> None:
    """Tokens on the card go to the Ratcatcher as far as there is room, else to the Reserve (RC-20.9, RC-20.10)."""
    found = False
    for token in range(TOKENS):
        count = empty_stash(s, rat, token)
        if count > 0:
            found = True
            if token == HEALTH_TOKEN:
                tell(s, HEALTH_GAINED, heal(s, count), s.health, 0, 0)
            else:
                give_special(s, token - PURPLE_TOKEN, count)
    if not found:
        tell(s, STASH_EMPTY, rat, 0, 0, 0)


@rule
def empty_stash(s: State, rat: int, token: int) -> int:
    """The tokens of this kind on the card go to the Reserve; how many there were."""
    count = s.stash[rat][token]
    s.token_reserve[token] += count
    s.stash[rat][token] = 0
    return count
