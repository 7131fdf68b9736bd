"""Board and pieces (TR-1, TR-2): what the other chapters ask about the board, and how pieces come and go."""

from __future__ import annotations

from undercity.engine.chronicle import tell
from undercity.engine.dice import roll
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.target_rats.table import (
    CAPACITY,
    CITY_BIT,
    COVER,
    DICE_BASE,
    DRAINS,
    FACES,
    FACTIONS,
    FOOD,
    FOOD_TOKENS,
    GROUP_NUMBER,
    HOME,
    NEST,
    NEST_RAZED,
    NESTS,
    NO_TOKEN,
    NOBODY,
    ONE_RING,
    PRINTED_LINKS,
    RAT_CITY,
    RATS,
    RING,
    RING_SPACES,
    SEWER,
    SEWER_TOKENS,
    SPACE,
    SPACES,
    THRONE_EMPTIED,
    State,
)

# ------------------------------------------------------------------ factions around the table (TR-3.9)


@rule
def clockwise(s: State, faction: int) -> int:
    """The next faction in the game, clockwise by corner (TR-3.9)."""
    following = (faction + 1) % FACTIONS
    while s.seat_of[following] == NOBODY:
        following = (following + 1) % FACTIONS
    return following


@rule
def faction_of(s: State, seat: int) -> int:
    """The faction this seat plays."""
    faction = 0
    while s.seat_of[faction] != seat:
        faction += 1
    return faction


@rule
def report(s: State, event: int, faction: int, a: int, b: int, c: int) -> None:
    """Tell everybody what this faction's player did or met."""
    tell(s, event, s.seat_of[faction], a, b, c)


# ------------------------------------------------------------------ rats on spaces


@rule
def rats_at(s: State, faction: int, space: int) -> int:
    """Rats of the faction on the space, Da Big Cheese included."""
    return s.unfed[faction][space] + s.fed[faction][space]


@rule
def crowd_at(s: State, space: int) -> int:
    """Rats of all factions on the space."""
    count = 0
    for faction in range(FACTIONS):
        count += s.unfed[faction][space] + s.fed[faction][space]
    return count


@rule
def others_at(s: State, faction: int, space: int) -> bool:
    """Whether rats of any other faction stand on the space."""
    return crowd_at(s, space) > rats_at(s, faction, space)


@rule
def is_contested(s: State, space: int) -> bool:
    """Whether rats of two or more factions stand on the space (TR-2.17)."""
    present = 0
    for faction in range(FACTIONS):
        if s.unfed[faction][space] + s.fed[faction][space] > 0:
            present += 1
    return present > 1


@rule
def rats_on_board(s: State, faction: int) -> int:
    count = 0
    for space in range(SPACES):
        count += s.unfed[faction][space] + s.fed[faction][space]
    return count


@rule
def reserve(s: State, faction: int) -> int:
    """Rats of the faction off the board (TR-21.1)."""
    return RATS - rats_on_board(s, faction)


@rule
def enthroned_at(s: State, faction: int, space: int) -> int:
    """1 if one of the faction's rats on this space is Da Big Cheese, else 0 (TR-14.1)."""
    return int(space == RAT_CITY and s.throne == faction)


@rule
def enemy_spaces(s: State, faction: int) -> int:
    """The spaces on which rats of other factions stand."""
    found = 0
    for other in range(FACTIONS):
        if other != faction and s.seat_of[other] != NOBODY:
            unfed = s.unfed[other]
            fed = s.fed[other]
            for space in range(RAT_CITY + 1):
                found |= int(unfed[space] + fed[space] > 0) << space
    return found


@rule
def room_at(s: State, faction: int, space: int) -> int:
    """How many more rats of the faction the space can hold (TR-2.16)."""
    return CAPACITY[space] - rats_at(s, faction, space)


# ------------------------------------------------------------------ links (TR-2.2 to TR-2.9, TR-2.14)


@rule
def linked_columns(s: State) -> int:
    """The columns in which the rings are joined, by print or by a sewer entrance (TR-2.4, TR-2.8, TR-2.14)."""
    found = PRINTED_LINKS
    for column in range(RING):
        if s.token[column] == SEWER or s.token[column + RING] == SEWER:
            found |= 1 << column
    return found


@rule
def along_ring(spaces: int) -> int:
    """Both neighbours of each space on a closed ring (TR-2.2)."""
    return ((spaces << 1) | (spaces >> 1) | (spaces << (RING - 1)) | (spaces >> (RING - 1))) & ONE_RING


@rule
def neighbours(spaces: int, columns: int, faction: int) -> int:
    """All spaces one step from these, for rats of the faction; `columns` are those that join the rings."""
    above = spaces & ONE_RING
    below = (spaces >> RING) & ONE_RING
    up = along_ring(above) | (below & columns)
    down = along_ring(below) | (above & columns)
    if spaces & CITY_BIT:
        down |= DRAINS
    found = up | (down << RING)
    if below & DRAINS:
        found |= CITY_BIT
    home, cover = 1 << HOME[faction], 1 << COVER[faction]
    if spaces & home:
        found |= cover
    if spaces & cover:
        found |= home
    return found


@rule
def exterminator_bit(s: State) -> int:
    """The Exterminator's space as a set; empty while he is off the board."""
    return 0 if s.exterminator < 0 else 1 << s.exterminator


@rule
def offer_spaces(out: Numbers, spaces: int) -> int:
    """A choice for each space of the set."""
    n = 0
    for space in range(SPACES):
        if (spaces >> space) & 1:
            out[n] = SPACE + space
            n += 1
    return n


# ------------------------------------------------------------------ rats come and go


@rule
def add_rats(s: State, faction: int, space: int, unfed: int, fed: int) -> None:
    s.unfed[faction][space] += unfed
    s.fed[faction][space] += fed


@rule
def take_rats(s: State, faction: int, space: int, unfed: int, fed: int) -> None:
    """Rats leave a space; the right to act there lapses with the last of them (TR-6.9)."""
    s.unfed[faction][space] -= unfed
    s.fed[faction][space] -= fed
    if faction == s.active and s.unfed[faction][space] + s.fed[faction][space] == 0:
        s.acting[space] = 0


@rule
def shift_rats(s: State, faction: int, origin: int, space: int, unfed: int, fed: int) -> None:
    """Rats go from one space to another as they are."""
    take_rats(s, faction, origin, unfed, fed)
    add_rats(s, faction, space, unfed, fed)


@rule
def rats_die(s: State, event: int, faction: int, space: int, unfed: int, fed: int) -> None:
    """Rats go back to the reserve, told as this event; the throne is empty when the enthroned one dies (TR-14.9)."""
    take_rats(s, faction, space, unfed, fed)
    report(s, event, faction, GROUP_NUMBER[unfed][fed], space, 0)
    if enthroned_at(s, faction, space) > s.fed[faction][space]:
        s.throne = NOBODY
        report(s, THRONE_EMPTIED, faction, 0, 0, 0)


@rule
def feed_rats(s: State, event: int, faction: int, space: int, count: int) -> None:
    """Up to so many unfed rats sit up, told as this event (TR-8.6)."""
    count = min(count, s.unfed[faction][space])
    s.unfed[faction][space] -= count
    s.fed[faction][space] += count
    report(s, event, faction, count, space, 0)


@rule
def enthrone(s: State, faction: int) -> None:
    """One of the faction's rats in Rat City takes the throne, an unfed one if there is one; it is fed (TR-14.4)."""
    if s.unfed[faction][RAT_CITY] > 0:
        s.unfed[faction][RAT_CITY] -= 1
        s.fed[faction][RAT_CITY] += 1
    s.throne = faction


# ------------------------------------------------------------------ tokens (TR-1.3 to TR-1.5, TR-7.15)


@rule
def tokens_on_board(s: State, token: int) -> int:
    count = 0
    for space in range(RING_SPACES):
        count += int(s.token[space] == token)
    return count


@rule
def nests_of(s: State, faction: int) -> int:
    """Own nest tokens on the board; the home nest is none (TR-10.8, TR-10.9)."""
    return tokens_on_board(s, NEST + faction)


@rule
def supply(s: State, token: int) -> int:
    """Tokens of this kind left off the board (TR-21.2, TR-21.3)."""
    most = NESTS
    if token == FOOD:
        most = FOOD_TOKENS
    elif token == SEWER:
        most = SEWER_TOKENS
    return most - tokens_on_board(s, token)


@rule
def remove_token(s: State, event: int, space: int) -> None:
    """The token returns to its supply, told as this event (TR-7.15)."""
    tell(s, event, s.token[space], space, 0, 0)
    s.token[space] = NO_TOKEN


@rule
def take_over_nest(s: State, event: int, faction: int, space: int) -> None:
    """The enemy token goes home, an own one takes its place if there is one left (TR-7.3, TR-7.4)."""
    owner = s.seat_of[s.token[space] - NEST]
    s.token[space] = NO_TOKEN
    if supply(s, NEST + faction) > 0:
        s.token[space] = NEST + faction
        report(s, event, faction, owner, space, 0)
    else:
        report(s, NEST_RAZED, faction, owner, space, 0)


@rule
def controls_nest(s: State, faction: int, space: int) -> bool:
    """The home nest, or an own nest token with no enemy rat on it (TR-10.7 to TR-10.9)."""
    if space == HOME[faction]:
        return True
    return s.token[space] == NEST + faction and not others_at(s, faction, space)


@rule
def nests_with_room(s: State, faction: int, count: int) -> int:
    """The nests the faction controls with room for so many more rats (TR-8.12, TR-10.7)."""
    found = 0
    for space in range(SPACES):
        if controls_nest(s, faction, space) and room_at(s, faction, space) >= count:
            found |= 1 << space
    return found


# ------------------------------------------------------------------ dice (TR-1.9)


@rule
def roll_dice(s: State, event: int, faction: int, count: int) -> None:
    """The faction rolls so many dice, which lie open in front of it; no limit of eight (TR-1.10)."""
    hand = s.dice[faction]
    for face in range(FACES):
        hand[face] = 0
    for _ in range(count):
        hand[roll(s, FACES)] += 1
    low, high = trio(hand[0], hand[1], hand[2]), trio(hand[3], hand[4], hand[5])
    report(s, event, faction, low, high, dice_total(s, faction))


@rule
def trio(low: int, middle: int, high: int) -> int:
    """How many dice show each of three faces, as one number: so the chronicle can show every die."""
    return (low * DICE_BASE + middle) * DICE_BASE + high


@rule
def dice_total(s: State, faction: int) -> int:
    """The sum of the faction's dice; the target symbol counts 1 (TR-1.9)."""
    total = 0
    for face in range(FACES):
        total += s.dice[faction][face] * (face + 1)
    return total


@rule
def clear_dice(s: State) -> None:
    for faction in range(FACTIONS):
        for face in range(FACES):
            s.dice[faction][face] = 0
