"""Scavenge and tokens (TR-7), event cards (TR-8).

Cards are programs of opcodes from content.toml. A card drawn lies open in `drawn` until it is resolved:
    reveal    of two cards one is chosen; the gas mask may cancel it    TR-14.12, TR-9.12
    resolve   the card's effects one after another, then the discard    TR-8.2, TR-8.4
    op_...    one opcode                                                TR-8.5 to TR-8.18

Nobody ever knows more of a deck than which cards are left in it (TR-18.3), so a deck is kept as the number
of copies of each card, and the order of a shuffled deck is drawn card by card.
"""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import roll
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.board import (
    clear_dice,
    enthroned_at,
    feed_rats,
    linked_columns,
    nests_with_room,
    offer_spaces,
    rats_at,
    remove_token,
    report,
    roll_dice,
    shift_rats,
    supply,
    take_over_nest,
)
from undercity.games.target_rats.items import can_use, find_item, uses_item
from undercity.games.target_rats.losses import half_of, lose_rats
from undercity.games.target_rats.table import (
    AIM,
    ANY_TOKEN,
    BEHIND_CARD,
    CARD,
    CARD_CANCELLED,
    CARD_CHOSEN,
    CARD_DICE,
    CARD_DRAWN,
    CARDS_DRAWN,
    CHOOSE_CARD,
    CHOOSE_GAS_MASK,
    CHOOSE_REFUGE,
    CHOOSE_SOURCE,
    CHOOSE_TOKEN,
    DECK_SHUFFLED,
    DICE_MISSED,
    EFFECTS,
    FIRST_CARD,
    GAS_MASK,
    GIVE_UP_NEW,
    GIVE_UP_OLD,
    GROUP_NUMBER,
    HOLDS_TOKENS,
    IS_ITEM,
    NEST,
    NEST_TAKEN,
    NO_CARD,
    NO_OP,
    NO_TOKEN,
    NOBODY,
    NOBODY_FLED,
    NOTHING_FOUND,
    NOTHING_HAPPENS,
    OP,
    OTHER_OP,
    OTHER_PARAMETER,
    PARAMETER,
    PLACE,
    PROGRAM,
    RAT_CITY,
    RATS_FED,
    RATS_FLED,
    RATS_UNFED,
    RESOLVE,
    RETREATED,
    REVEAL,
    RING,
    RING_SPACES,
    SEWER,
    SEWER_NEEDLESS,
    SPACE,
    SPAWN,
    THRONE_CARDS,
    TOKEN_BARRED,
    TOKEN_GIVEN_UP,
    TOKEN_KEPT,
    TOKEN_MISSING,
    TOKEN_MOVED,
    TOKEN_PLACED,
    TOKEN_REMOVED,
    TOKEN_THERE,
    State,
)

# ------------------------------------------------------------------ scavenging (TR-7.1 to TR-7.4)


@rule
def can_scavenge(s: State, space: int) -> bool:
    """On the rings always, in Rat City only under the throne's rule, never at home (TR-7.2, TR-6.10)."""
    return space < RING_SPACES or (space == RAT_CITY and s.throne != NOBODY)


@rule
def scavenge(s: State, space: int) -> None:
    """Take over an enemy nest, or draw: one card, two at the title's first draw of a turn (TR-7.3, TR-14.12)."""
    owner = s.token[space] - NEST
    if owner >= 0 and owner != s.active:
        take_over_nest(s, NEST_TAKEN, s.active, space)
        return
    deck = 0 if space < RING else 1
    count = THRONE_CARDS if s.throne == s.active and not s.has_drawn else 1
    count = min(count, cards_left(s, deck))
    for k in range(count):
        s.has_drawn = 1
        s.drawn[k] = draw_card(s, deck)
    if count > 1:
        report(s, CARDS_DRAWN, s.active, s.drawn[0], s.drawn[1], space)
        ask(s, s.seat_of[s.active], CHOOSE_CARD, space, 0, 0)
    elif count == 1:
        report(s, CARD_DRAWN, s.active, s.drawn[0], space, 0)
        push(s, REVEAL, space, 0, 0)
    else:
        report(s, NOTHING_FOUND, s.active, space, 0, 0)


@rule
def cards_left(s: State, deck: int) -> int:
    """Cards in the deck and on its discard pile; never none in a game that began with whole decks."""
    left = 0
    for card in range(FIRST_CARD[deck], BEHIND_CARD[deck]):
        left += s.deck[card] + s.discard[card]
    return left


@rule
def draw_card(s: State, deck: int) -> int:
    """The top card; an empty deck is made up from its discard pile first (TR-8.3)."""
    left = 0
    for card in range(FIRST_CARD[deck], BEHIND_CARD[deck]):
        left += s.deck[card]
    if left == 0:
        tell(s, DECK_SHUFFLED, deck, 0, 0, 0)
        for card in range(FIRST_CARD[deck], BEHIND_CARD[deck]):
            s.deck[card] = s.discard[card]
            left += s.discard[card]
            s.discard[card] = 0
    place = roll(s, left)
    top = FIRST_CARD[deck]
    while place >= s.deck[top]:
        place -= s.deck[top]
        top += 1
    s.deck[top] -= 1
    return top


@rule
def offer_card(s: State, seat: int, out: Numbers) -> int:
    """Which of the two to resolve (TR-14.12)."""
    out[0] = CARD + s.drawn[0]
    out[1] = CARD + s.drawn[1]
    return 1 if s.drawn[0] == s.drawn[1] else 2


@rule
def take_card(s: State, seat: int, choice: int, space: int) -> None:
    """The other one is discarded without effect (TR-14.12)."""
    other = s.drawn[0] if s.drawn[1] == choice - CARD else s.drawn[1]
    s.drawn[0] = choice - CARD
    s.drawn[1] = NO_CARD
    s.discard[other] += 1
    report(s, CARD_CHOSEN, s.active, s.drawn[0], other, 0)
    push(s, REVEAL, space, 0, 0)


@rule
def do_reveal(s: State, space: int) -> None:
    """An event card, not an item, may be cancelled by the gas mask (TR-9.12)."""
    push(s, RESOLVE, space, 0, 0)
    if not IS_ITEM[s.drawn[0]] and can_use(s, s.active, GAS_MASK):
        ask(s, s.seat_of[s.active], CHOOSE_GAS_MASK, 0, 0, 0)


@rule
def take_gas_mask(s: State, seat: int, choice: int) -> None:
    """The card is discarded without effect (TR-9.12)."""
    if uses_item(s, s.active, choice):
        report(s, CARD_CANCELLED, s.active, s.drawn[0], 0, 0)
        discard_drawn(s)


@rule
def discard_drawn(s: State) -> None:
    """The resolved card goes to the discard pile of its deck, unless it is a kept item (TR-8.2)."""
    if s.drawn[0] != NO_CARD:
        s.discard[s.drawn[0]] += 1
        s.drawn[0] = NO_CARD


@rule
def do_resolve(s: State, space: int, k: int) -> None:
    """The card's k-th effect and the rest after it, in the order listed (TR-8.4)."""
    card = s.drawn[0]
    if card == NO_CARD or k == EFFECTS or PROGRAM[card][k][OP] == NO_OP:
        discard_drawn(s)
        return
    push(s, RESOLVE, space, k + 1, 0)
    push(s, PROGRAM[card][k][OP], PROGRAM[card][k][PARAMETER], space, k)


# ------------------------------------------------------------------ opcodes, for all own rats on the space (TR-7.5)


@rule
def do_op_place(s: State, token: int, space: int) -> None:
    """Place a token, a nest of the own colour (TR-8.5)."""
    place_found(s, NEST + s.active if token == NEST else token, space)


@rule
def do_op_feed(s: State, n: int, space: int) -> None:
    """Up to n rats are fed (TR-8.6)."""
    feed_rats(s, RATS_FED, s.active, space, n)


@rule
def do_op_unfeed(s: State, n: int, space: int) -> None:
    """Up to n fed rats lie down, never Da Big Cheese (TR-8.7)."""
    count = min(n, s.fed[s.active][space] - enthroned_at(s, s.active, space))
    s.fed[s.active][space] -= count
    s.unfed[s.active][space] += count
    report(s, RATS_UNFED, s.active, count, space, 0)


@rule
def do_op_kill(s: State, n: int, space: int) -> None:
    """n rats die (TR-8.8)."""
    lose_rats(s, s.active, space, n)


@rule
def do_op_kill_half(s: State, nothing: int, space: int) -> None:
    """Half of the rats die (TR-8.9)."""
    lose_rats(s, s.active, space, half_of(rats_at(s, s.active, space)))


@rule
def do_op_roll_kill(s: State, face: int, space: int) -> None:
    """A die per rat; one dies for each die that shows at most this face (TR-8.10)."""
    roll_dice(s, CARD_DICE, s.active, rats_at(s, s.active, space))
    deaths = 0
    for k in range(face):
        deaths += s.dice[s.active][k]
    clear_dice(s)
    if deaths == 0:
        tell(s, DICE_MISSED, face, 0, 0, 0)
    lose_rats(s, s.active, space, deaths)


@rule
def do_op_spawn(s: State, n: int) -> None:
    """n new rats (TR-8.11)."""
    push(s, SPAWN, n, 0, 0)


@rule
def do_op_flee(s: State, nothing: int, space: int) -> None:
    """All rats but Da Big Cheese go to one nest, if there are any (TR-8.12)."""
    if rats_at(s, s.active, space) > enthroned_at(s, s.active, space):
        ask(s, s.seat_of[s.active], CHOOSE_REFUGE, space, 0, 0)
    else:
        report(s, NOBODY_FLED, s.active, 0, 0, 0)


@rule
def do_op_exterminator(s: State, aim: int, space: int) -> None:
    """The Exterminator moves (TR-8.13 to TR-8.15)."""
    push(s, AIM, aim, space, 0)


@rule
def do_op_remove_token(s: State, token: int, space: int, k: int) -> None:
    """The token goes back to its supply; without it the card's alternative happens (TR-8.16)."""
    effect = PROGRAM[s.drawn[0]][k]
    if s.token[space] != NO_TOKEN and (token == ANY_TOKEN or s.token[space] == token):
        remove_token(s, TOKEN_REMOVED, space)
        return
    tell(s, TOKEN_MISSING, space, 0, 0, 0)
    if effect[OTHER_OP] != NO_OP:
        push(s, effect[OTHER_OP], effect[OTHER_PARAMETER], space, k)


@rule
def do_op_item(s: State, item: int) -> None:
    """The item is found (TR-8.17)."""
    find_item(s, s.active, item)


@rule
def do_op_nothing(s: State) -> None:
    """No effect (TR-8.18)."""
    tell(s, NOTHING_HAPPENS, 0, 0, 0, 0)


# ------------------------------------------------------------------ flight to a nest (TR-8.12, TR-14.5)


@rule
def offer_refuge(s: State, seat: int, out: Numbers, origin: int) -> int:
    """A nest the faction controls elsewhere, with room for all of them (TR-8.12, TR-14.5)."""
    count = rats_at(s, s.active, origin) - enthroned_at(s, s.active, origin)
    return offer_spaces(out, nests_with_room(s, s.active, count) & ~(1 << origin))


@rule
def take_refuge(s: State, seat: int, choice: int, origin: int) -> None:
    space = choice - SPACE
    unfed = s.unfed[s.active][origin]
    fed = s.fed[s.active][origin] - enthroned_at(s, s.active, origin)
    shift_rats(s, s.active, origin, space, unfed, fed)
    event = RETREATED if s.drawn[0] == NO_CARD else RATS_FLED  # a failed claim, or a card that lies open
    report(s, event, s.active, GROUP_NUMBER[unfed][fed], origin, space)


# ------------------------------------------------------------------ placing a token (TR-7.6 to TR-7.12)


@rule
def place_found(s: State, token: int, space: int) -> None:
    """A card places a token on the scavenged space, where it may lie and makes a difference."""
    if HOLDS_TOKENS[space] == 0:
        tell(s, TOKEN_BARRED, space, 0, 0, 0)
    elif s.token[space] == token:
        tell(s, TOKEN_THERE, token, space, 0, 0)
    elif token == SEWER and (linked_columns(s) >> (space % RING)) & 1:
        tell(s, SEWER_NEEDLESS, space, 0, 0, 0)  # a second link in the column would do nothing (TR-7.11)
    elif s.token[space] == NO_TOKEN:
        push(s, PLACE, token, space, 0)
    else:
        ask(s, s.seat_of[s.active], CHOOSE_TOKEN, token, space, 0)


@rule
def offer_token(s: State, seat: int, out: Numbers) -> int:
    """Give up the old token or the new one (TR-7.9)."""
    out[0] = GIVE_UP_OLD
    out[1] = GIVE_UP_NEW
    return 2


@rule
def take_token(s: State, seat: int, choice: int, token: int, space: int) -> None:
    """When the new one is given up nothing is moved (TR-7.12)."""
    old = s.token[space]
    if choice == GIVE_UP_OLD:
        report(s, TOKEN_GIVEN_UP, s.active, old, space, 0)
        s.token[space] = NO_TOKEN
        push(s, PLACE, token, space, 0)
    else:
        report(s, TOKEN_KEPT, s.active, old, token, space)


@rule
def do_place(s: State, token: int, space: int) -> None:
    """From the supply, or from elsewhere on the board if there is none left (TR-7.10)."""
    if supply(s, token) > 0:
        s.token[space] = token
        report(s, TOKEN_PLACED, s.active, token, space, 0)
    else:
        ask(s, s.seat_of[s.active], CHOOSE_SOURCE, token, space, 0)


@rule
def offer_token_source(s: State, seat: int, out: Numbers, token: int) -> int:
    """A space with a token of the same kind (TR-7.10)."""
    found = 0
    for space in range(RING_SPACES):
        found |= int(s.token[space] == token) << space
    return offer_spaces(out, found)


@rule
def take_token_source(s: State, seat: int, choice: int, token: int, space: int) -> None:
    s.token[choice - SPACE] = NO_TOKEN
    s.token[space] = token
    report(s, TOKEN_MOVED, s.active, token, choice - SPACE, space)
