"""What chance hides in Ankh-Morpork: personalities, events, the pile; and hands, before anybody has played from one."""

from __future__ import annotations

from undercity.games.ankh_morpork.cards import count_cards, hand_size
from undercity.games.ankh_morpork.table import EVENT_CARDS, HIDDEN, State


def personality(known: State, world: State, seat: int) -> int | None:
    """AM-21.5: of the first player whose personality is not known."""
    hidden = [p for p in range(known.seats) if known.personality[p] == HIDDEN]
    return world.personality[hidden[0]] if hidden else None


def next_event(known: State, world: State, seat: int) -> int | None:
    return world.events[known.events_drawn] if known.events_drawn < EVENT_CARDS else None


def hand(known: State, world: State, seat: int) -> int | None:
    """AM-21.3: the lowest card of the first hidden hand, while it is as it was dealt."""
    hidden = [p for p in range(known.seats) if known.hand[p][0] == HIDDEN]
    if known.clock or not hidden:
        return None
    return min(world.hand[hidden[0]][k] for k in range(hand_size(world, hidden[0])))


def top_of_the_pile(known: State, world: State, seat: int) -> int | None:
    """AM-21.4: the first card of the pile, while nobody has drawn from it."""
    return None if known.clock or not count_cards(world.draw_pile) else world.draw_pile[0]


SECRETS = {"personality": personality, "next event": next_event, "hand": hand, "top of the pile": top_of_the_pile}


def impossible(known: State, world: State, seat: int) -> str:
    """AM-21.12: no card is in two places."""
    cards = [world.hand[p][k] for p in range(known.seats) for k in range(hand_size(world, p))]
    cards += [world.draw_pile[k] for k in range(count_cards(world.draw_pile))]
    cards += [world.discard_pile[k] for k in range(count_cards(world.discard_pile))]
    return "" if len(cards) == len(set(cards)) else "a card is in two places"
