"""What chance hides in RatLand: the decks and the clan cards dealt; and sides, which random players choose evenly."""

from __future__ import annotations

from collections import Counter

from undercity.games.ratland.table import COPIES, DEALT, END_CARD, HIDDEN, NO_CLAN, NO_SIDE, State


def next_event(known: State, world: State, seat: int) -> int | None:
    """RL-20.7: the first event card not turned over."""
    hidden = [k for k, card in enumerate(known.event_deck) if card == HIDDEN]
    return world.event_deck[hidden[0]] if hidden else None


def end_card(known: State, world: State, seat: int) -> int | None:
    """RL-3.4: where the end card lies."""
    return None if END_CARD in list(known.event_deck) else list(world.event_deck).index(END_CARD)


def next_food(known: State, world: State, seat: int) -> int | None:
    """RL-20.8: the first food card not turned over."""
    hidden = [k for k, card in enumerate(known.food_deck) if card == HIDDEN]
    return world.food_deck[hidden[0]] if hidden else None


def clan_laid_aside(known: State, world: State, seat: int) -> int | None:
    """RL-3.9: the card that the first other player did not keep; the lower of both before one is kept."""
    for p in range(known.seats):
        if known.dealt[p][0] == HIDDEN:
            cards = [world.dealt[p][k] for k in range(DEALT)]
            if known.clan[p] != NO_CLAN:
                cards.remove(known.clan[p])
            return min(cards)
    return None


def side(known: State, world: State, seat: int) -> int | None:
    """RL-20.5: the side of the first other player who has chosen one unseen."""
    for p in range(known.seats):
        if known.aggressive[p] == NO_SIDE != world.aggressive[p]:
            return world.aggressive[p]
    return None


SECRETS = {
    "next event": next_event,
    "end card": end_card,
    "next food": next_food,
    "clan laid aside": clan_laid_aside,
    "side": side,
}


def impossible(known: State, world: State, seat: int) -> str:
    """RL-3.9, RL-17.7: there are so many cards of each clan; a player keeps one of those dealt."""
    dealt = Counter(world.dealt[p][k] for p in range(known.seats) for k in range(DEALT))
    for clan, count in dealt.items():
        if clan != NO_CLAN and count > COPIES[known.seats]:
            return f"{count} cards of clan {clan} are dealt, and there are {COPIES[known.seats]}"
    for p in range(known.seats):
        if world.clan[p] != NO_CLAN and world.clan[p] not in list(world.dealt[p]):
            return f"seat {p} has clan {world.clan[p]}, which was not dealt to it"
    return ""
