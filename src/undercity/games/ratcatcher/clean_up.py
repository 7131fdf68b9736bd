"""Clean Up (RC-19)."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.rule import rule
from undercity.games.ratcatcher.board import attribute
from undercity.games.ratcatcher.city import active_cards
from undercity.games.ratcatcher.peculiar import empty_stash
from undercity.games.ratcatcher.spawn import return_inactive
from undercity.games.ratcatcher.table import (
    CARD_OF,
    CLEANED_UP,
    DISCARDED,
    PECULIARS,
    PURPLE_TOKEN,
    SPECIALS,
    TRAPS,
    ZONES,
    State,
)


@rule
def do_clean_up(s: State) -> None:
    """Inactive cards lose their rats and Special Tokens; traps and placed tokens return (RC-19.1 to RC-19.8)."""
    active = active_cards(s)
    rats = return_inactive(s)
    peculiars = _remove_peculiars(s, active)
    for colour in range(SPECIALS):
        token = PURPLE_TOKEN + colour
        for zone in range(ZONES):
            if s.tokens[token][zone] > 0 and (active >> CARD_OF[zone]) & 1 == 0:
                s.token_reserve[token] += s.tokens[token][zone]
                s.tokens[token][zone] = 0
            if s.placed[colour][zone] > 0:
                s.token_reserve[token] += 1
                s.placed[colour][zone] = 0
    for zone in range(ZONES):
        s.traps[zone] = 0
    s.trap_tokens = attribute(s, TRAPS)
    s.guard = 0
    tell(s, CLEANED_UP, rats, peculiars, 0, 0)


@rule
def _remove_peculiars(s: State, active: int) -> int:
    """Peculiar Rats on inactive cards are discarded, their tokens return; nobody caught them (RC-19.2)."""
    count = 0
    for rat in range(PECULIARS):
        zone = s.peculiar_at[rat]
        if zone >= 0 and (active >> CARD_OF[zone]) & 1 == 0:
            s.peculiar_at[rat] = DISCARDED
            empty_stash(s, rat, 0)
            count += 1
    return count
