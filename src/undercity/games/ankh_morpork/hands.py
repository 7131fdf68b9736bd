"""Card texts about cards, hands and personalities (AM-14), and The Fire Brigade (AM-15.43)."""

from __future__ import annotations

from undercity.engine.agenda import ask
from undercity.engine.chronicle import tell, tell_to
from undercity.engine.dice import roll
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ankh_morpork.board import (
    built_on,
    get_money,
    give_money,
    offer_areas,
    offer_pay_or_refuse,
    times,
)
from undercity.games.ankh_morpork.cards import (
    add_to_hand,
    all_but,
    change_hands,
    count_cards,
    discard_from_hand,
    draw_cards,
    drop_from_hand,
    fill_hand,
    give_card,
    hand_size,
    offer_hand,
    put_on_discard,
    take_at,
    take_two,
)
from undercity.games.ankh_morpork.interrupts import ask_seat
from undercity.games.ankh_morpork.personalities import nth_undealt, random_undealt, undealt_count
from undercity.games.ankh_morpork.programs import EXTORT_BUILDING, OP, P_MAX, P_MIN, P_MONEY_EACH, P_N, P_PER
from undercity.games.ankh_morpork.table import (
    AREA,
    BUILDING_REMOVED,
    BUILDINGS_SPARED,
    CARD,
    CARD_FOUND,
    CARD_KEPT,
    CARD_SHOWN,
    CARD_STUCK,
    CARD_THROWN_AWAY,
    CARDS_DRAWN,
    CARDS_TAKEN,
    CHOOSE_BURN,
    CHOOSE_DISCARD,
    CHOOSE_EXTORTED,
    CHOOSE_HAND_OVER,
    CHOOSE_KEEP,
    CHOOSE_SALE,
    CHOOSE_THROW_AWAY,
    EMPTY,
    HAND_LOOKED_AT,
    HANDS_SWAPPED,
    NO_BUILDING,
    NO_CARD_TO_GIVE,
    NOBODY,
    NONE,
    NOTHING_DISCARDED,
    NOTHING_FOUND,
    ONE_CARD_KEPT,
    PASS,
    PAY,
    PAYMENT_REFUSED,
    PERSONALITIES,
    PERSONALITIES_LOOKED_AT,
    PERSONALITY_LOOKED_AT,
    PERSONALITY_NEW,
    PERSONALITY_SWAPPED,
    PLAYS_GRANTED,
    SEATS,
    STUCK_CARDS,
    UNDEALT,
    State,
)


@rule
def do_op_draw(s: State, op: int) -> None:
    """Draw cards (AM-14.1, AM-14.2)."""
    draw_cards(s, s.active, P_N[op] * times(s, P_PER[op], 0), CARDS_DRAWN)


@rule
def do_op_refill(s: State, op: int) -> None:
    """Draw until the hand is full (AM-14.4)."""
    fill_hand(s, s.active, P_N[op])


@rule
def do_op_play_cards(s: State, op: int) -> None:
    """Grant further plays (AM-4.16, AM-14.9)."""
    s.plays += P_N[op]
    tell(s, PLAYS_GRANTED, s.active, P_N[op], 0, 0)


# ------------------------------------------------------------------ discarding and finding


@rule
def do_op_discard(s: State, op: int) -> None:
    ask_discard(s, op, 0)


@rule
def ask_discard(s: State, op: int, thrown: int) -> None:
    if thrown < P_MAX[op] and hand_size(s, s.active) > 0:
        ask(s, s.active, CHOOSE_DISCARD, op, thrown, 0)


@rule
def offer_discard(s: State, seat: int, out: Numbers, op: int, thrown: int) -> int:
    """A hand card, or done once enough are thrown away (AM-14.4, AM-14.7, AM-14.8)."""
    n = offer_hand(s, seat, out)
    if thrown >= P_MIN[op]:
        out[n] = PASS
        n += 1
    return n


@rule
def take_discard(s: State, seat: int, choice: int, op: int, thrown: int) -> None:
    if choice == PASS:
        if thrown == 0:
            tell(s, NOTHING_DISCARDED, seat, 0, 0, 0)
        return
    discard_from_hand(s, seat, choice - CARD)
    if P_MONEY_EACH[op] > 0:
        get_money(s, seat, P_MONEY_EACH[op])
    ask_discard(s, op, thrown + 1)


@rule
def do_op_draw_from_discard(s: State, op: int) -> None:
    """Random cards of the discard pile, or all of it (AM-14.5).

    The pile lies open, so everybody can see what is gone from it.
    """
    if count_cards(s.discard_pile) == 0:
        tell(s, NOTHING_FOUND, s.active, 0, 0, 0)
    for _ in range(min(P_N[op], count_cards(s.discard_pile))):
        card = take_at(s.discard_pile, roll(s, count_cards(s.discard_pile)))
        add_to_hand(s, s.active, card, all_but(s.active))
        tell(s, CARD_FOUND, s.active, card, 0, 0)


# ------------------------------------------------------------------ personalities (AM-14.27 to AM-14.32)


@rule
def do_op_peek_personalities(s: State) -> None:
    """Look at all undealt personalities but a random one, and remember them (AM-14.27, AM-21.5)."""
    count = undealt_count(s)
    skipped = roll(s, count)
    tell(s, PERSONALITIES_LOOKED_AT, s.active, count - 1, 0, 0)
    for i in range(count):
        if i != skipped:
            personality = nth_undealt(s, i)
            s.may_hold[s.active][personality] = UNDEALT
            tell_to(s, 1 << s.active, PERSONALITY_LOOKED_AT, personality, 0, 0, 0)


@rule
def do_op_swap_personality(s: State) -> None:
    """Exchange the own personality for a random undealt one (AM-14.29 to AM-14.31).

    Others know only that what was undealt may now be the actor's and the other way round (AM-21.5).
    """
    actor = s.active
    former = s.personality[actor]
    found = random_undealt(s)
    s.personality[actor] = found
    both = UNDEALT | (1 << actor)
    for viewer in range(SEATS + 1):
        for personality in range(PERSONALITIES):
            if viewer != actor and s.may_hold[viewer][personality] & both:
                s.may_hold[viewer][personality] |= both
    s.may_hold[actor][former] = UNDEALT  # AM-21.6
    s.may_hold[actor][found] = 1 << actor
    tell(s, PERSONALITY_SWAPPED, actor, 0, 0, 0)
    tell_to(s, 1 << actor, PERSONALITY_NEW, actor, found, 0, 0)


# ------------------------------------------------------------------ effects on the player named


@rule
def do_op_demand_cards(s: State, op: int) -> None:
    if hand_size(s, s.target) == 0:
        tell(s, NO_CARD_TO_GIVE, s.target, 0, 0, 0)
    ask_hand_over(s, op, 0)


@rule
def ask_hand_over(s: State, op: int, given: int) -> None:
    if given < P_N[op] and hand_size(s, s.target) > 0:
        ask_seat(s, s.target, CHOOSE_HAND_OVER, op, given, 0)


@rule
def offer_hand_over(s: State, seat: int, out: Numbers) -> int:
    """Cards of that player's own choice (AM-14.10)."""
    return offer_hand(s, seat, out)


@rule
def take_hand_over(s: State, seat: int, choice: int, op: int, given: int) -> None:
    give_card(s, seat, s.active, choice - CARD)
    ask_hand_over(s, op, given + 1)


@rule
def do_op_sell_card(s: State, op: int) -> None:
    ask(s, s.active, CHOOSE_SALE, op, 0, 0)


@rule
def offer_sell_card(s: State, seat: int, out: Numbers) -> int:
    return offer_hand(s, seat, out)


@rule
def take_sell_card(s: State, seat: int, choice: int, op: int) -> None:
    """The card goes to the player named, who gives $2 for it, or what is there (AM-14.11)."""
    give_card(s, seat, s.target, choice - CARD)
    give_money(s, s.target, seat, P_N[op])


@rule
def do_op_extort_front(s: State, op: int) -> None:
    ask_seat(s, s.target, CHOOSE_EXTORTED, op, 0, 0)


@rule
def do_op_extort_building(s: State, op: int) -> None:
    ask_seat(s, s.target, CHOOSE_EXTORTED, op, 0, 0)


@rule
def offer_extorted(s: State, seat: int, out: Numbers, op: int) -> int:
    return offer_pay_or_refuse(s, seat, out, op)


@rule
def take_extorted(s: State, seat: int, choice: int, op: int) -> None:
    """Unpaid, the card is stuck here (AM-14.16) or a building may burn (AM-15.43, AM-15.44)."""
    if choice == PAY:
        give_money(s, seat, s.active, P_N[op])
    elif OP[op] == EXTORT_BUILDING:
        tell(s, PAYMENT_REFUSED, seat, P_N[op], 0, 0)
        if built_on(s, seat) != 0:
            ask(s, s.active, CHOOSE_BURN, 0, 0, 0)
        else:
            tell(s, NO_BUILDING, seat, 0, 0, 0)
    else:
        for i in range(len(STUCK_CARDS)):
            if STUCK_CARDS[i] == s.card_in_play:
                s.stuck[i] = seat
                tell(s, CARD_STUCK, seat, s.card_in_play, 0, 0)
        s.card_in_play = EMPTY


@rule
def offer_burn_building(s: State, seat: int, out: Numbers) -> int:
    n = offer_areas(out, built_on(s, s.target))
    out[n] = NONE
    return n + 1


@rule
def take_burn_building(s: State, seat: int, choice: int) -> None:
    if choice == NONE:
        tell(s, BUILDINGS_SPARED, seat, s.target, 0, 0)
    else:
        tell(s, BUILDING_REMOVED, seat, s.target, choice - AREA, 0)
        s.building[choice - AREA] = NOBODY


@rule
def do_op_inspect_discard(s: State) -> None:
    """The actor sees the whole hand (AM-14.22, AM-21.7)."""
    s.fog += 1
    tell(s, HAND_LOOKED_AT, s.active, s.target, 0, 0)
    for place in range(hand_size(s, s.target)):
        show(s, s.hand[s.target][place])
    if hand_size(s, s.target) > 0:
        ask(s, s.active, CHOOSE_THROW_AWAY, 0, 0, 0)
    else:
        tell(s, NO_CARD_TO_GIVE, s.target, 0, 0, 0)


@rule
def show(s: State, card: int) -> None:
    """The actor learns of a card in the hand of the player named."""
    s.seen[card] |= 1 << s.active
    tell_to(s, (1 << s.active) | (1 << s.target), CARD_SHOWN, s.active, s.target, card, 0)


@rule
def offer_throw_away(s: State, seat: int, out: Numbers) -> int:
    return offer_hand(s, s.target, out)


@rule
def take_throw_away(s: State, seat: int, choice: int) -> None:
    drop_from_hand(s, s.target, choice - CARD)
    put_on_discard(s, choice - CARD)
    tell(s, CARD_THROWN_AWAY, seat, s.target, choice - CARD, 0)


@rule
def do_op_steal_random(s: State) -> None:
    """Two random cards are shown to the actor, who keeps one; a single one is kept (AM-14.23, AM-14.24)."""
    size = hand_size(s, s.target)
    if size == 0:
        tell(s, NO_CARD_TO_GIVE, s.target, 0, 0, 0)
    elif size == 1:
        give_card(s, s.target, s.active, s.hand[s.target][0])
    else:
        tell(s, CARDS_TAKEN, s.active, s.target, len(s.taken), 0)
        take_two(s, s.target)
        show(s, s.taken[0])
        show(s, s.taken[1])
        ask(s, s.active, CHOOSE_KEEP, 0, 0, 0)


@rule
def offer_keep_card(s: State, seat: int, out: Numbers) -> int:
    out[0] = CARD + s.taken[0]
    out[1] = CARD + s.taken[1]
    return 2


@rule
def take_keep_card(s: State, seat: int, choice: int) -> None:
    """One is kept, the other goes back; only the two players know which (AM-21.8)."""
    s.taken[0] = EMPTY
    s.taken[1] = EMPTY
    change_hands(s, s.target, seat, choice - CARD, CARD_KEPT, ONE_CARD_KEPT)


@rule
def do_op_swap_hands(s: State) -> None:
    """Whole hands change places; each of the two knows what the other received (AM-14.25, AM-21.9)."""
    actor, other = s.active, s.target
    mine, theirs = hand_size(s, actor), hand_size(s, other)
    tell(s, HANDS_SWAPPED, actor, other, mine, theirs)
    for place in range(max(mine, theirs)):
        a, b = s.hand[actor][place], s.hand[other][place]
        s.hand[actor][place], s.hand[other][place] = b, a
        if a != EMPTY:
            s.seen[a] = (s.seen[a] | (1 << actor)) & ~(1 << other)
        if b != EMPTY:
            s.seen[b] = (s.seen[b] | (1 << other)) & ~(1 << actor)
    s.fog += 1
