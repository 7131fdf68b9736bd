"""Rat movement (RC-14): the Nemesis, then the Peculiar Rats, then Brown, Black and White Rats."""

from __future__ import annotations

from undercity.engine.agenda import ask, push
from undercity.engine.chronicle import tell
from undercity.engine.dice import roll
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.ratcatcher.city import active_cards, has_placed
from undercity.games.ratcatcher.nemesis import feed_gut
from undercity.games.ratcatcher.opcodes import HASTE, HASTE_BROWN, HOARD, HOLD_ZONE
from undercity.games.ratcatcher.paths import (
    draw_map,
    end_zones,
    ignores_nets,
    nets_on_the_way,
    wipe_map,
)
from undercity.games.ratcatcher.table import (
    ABILITY_COLOUR,
    BROWN,
    CARD_OF,
    CARDS,
    CHOOSE_END_ZONE,
    COLOURS,
    COMMON_MOVE,
    FACES,
    FIRST_ZONE,
    HOARDED,
    NEMESIS,
    NEMESIS_MOVED,
    NEMESIS_OP,
    NEMESIS_ROLLED,
    NEMESIS_STAYED,
    NEMESIS_VALUE,
    NONE,
    PECULIAR_HELD,
    PECULIAR_MOVE,
    PECULIAR_MOVED,
    PECULIAR_OP,
    PECULIAR_VALUE,
    PECULIARS,
    PECULIARS_MOVE,
    RAT_MOVE,
    RATS_HELD,
    RATS_MOVED,
    RATS_NETTED,
    RATS_TURN,
    TOKENS,
    ZONE,
    ZONES,
    State,
)
from undercity.games.ratcatcher.telling import some
from undercity.games.ratcatcher.zones import NETS, are_nets, first_of, is_one, offer_zones

# ------------------------------------------------------------------ one mover


@rule
def _travel(s: State, who: int, start: int, move: int) -> int:
    """Move a rat, or a colour's rats of one zone; else the zones the player has to choose from (RC-14.7, RC-14.10)."""
    zones = end_zones(s, who, start, move)
    if zones == 0:
        _arrive(s, who, start, start)
        return 0
    if is_one(zones):
        return _head_for(s, who, start, first_of(zones))
    return zones


@rule
def _head_for(s: State, who: int, start: int, end: int) -> int:
    """The end zone is settled, but a net on the way stops the rat; else the nets to choose from (RC-14.11)."""
    nets = 0
    if not ignores_nets(who) and _any_net(s):
        nets = nets_on_the_way(s, who, start, end)
    if nets == 0:
        _arrive(s, who, start, end)
    elif is_one(nets):
        _stop(s, who, start, first_of(nets))
    else:
        return NETS + nets
    return 0


@rule
def _stop(s: State, who: int, start: int, net: int) -> None:
    """The move ends in a net (RC-14.11)."""
    _arrive(s, who, start, net)
    tell(s, RATS_NETTED, net, 0, 0, 0)


@rule
def _ask_end_zone(s: State, who: int, start: int, zones: int) -> None:
    """The player decides where the tie-breaks leave a choice (RC-14.10)."""
    wipe_map(s)
    ask(s, 0, CHOOSE_END_ZONE, who, start, zones)


@rule
def _any_net(s: State) -> bool:
    """Whether a hold_zone token lies anywhere."""
    colour = ABILITY_COLOUR[s.ratcatcher][HOLD_ZONE]
    if colour == NONE:
        return False
    nets = 0
    for zone in range(ZONES):
        nets |= s.placed[colour][zone]
    return nets > 0


@rule
def _arrive(s: State, who: int, start: int, zone: int) -> None:
    """The move ends; some do something then (RC-20.23, RC-21.11)."""
    if who == NEMESIS:
        if zone != start:
            s.nemesis_zone = zone
            tell(s, NEMESIS_MOVED, s.nemesis, start, zone, 0)
        else:
            tell(s, NEMESIS_STAYED, s.nemesis, zone, 0, 0)
        feed_gut(s)
    elif who >= COLOURS:
        if zone != start:
            s.peculiar_at[who - COLOURS] = zone
            tell(s, PECULIAR_MOVED, who - COLOURS, start, zone, 0)
        _hoard(s, who - COLOURS)
    else:
        count = s.rats[who][start] - s.arrived[start]
        s.rats[who][start] -= count
        s.rats[who][zone] += count
        s.arrived[zone] += count
        if zone != start:
            tell(s, RATS_MOVED, some(count, who), start, zone, 0)


@rule
def _hoard(s: State, rat: int) -> None:
    """A hoarder takes all Health and collectible Special Tokens of its zone onto its card (RC-20.23)."""
    if PECULIAR_OP[rat] != HOARD:
        return
    zone = s.peculiar_at[rat]
    count = 0
    for token in range(TOKENS):
        count += s.tokens[token][zone]
        s.stash[rat][token] += s.tokens[token][zone]
        s.tokens[token][zone] = 0
    if count > 0:
        s.mapped = 0
        tell(s, HOARDED, rat, zone, count, 0)


@rule
def offer_end_zone(s: State, seat: int, out: Numbers, who: int, start: int, zones: int) -> int:
    """The end zones that the tie-breaks leave, all on one card (RC-14.10, RC-26.9)."""
    return offer_zones(zones, out)


@rule
def take_end_zone(s: State, seat: int, choice: int, who: int, start: int, zones: int) -> None:
    """The player's choice; nets may still be on the way, unless they were what was chosen (RC-14.11)."""
    if are_nets(zones):
        _stop(s, who, start, choice - ZONE)
        return
    draw_map(s)
    nets = _head_for(s, who, start, choice - ZONE)
    if nets > 0:
        _ask_end_zone(s, who, start, nets)


# ------------------------------------------------------------------ the order of movement (RC-14.2 to RC-14.4)


@rule
def do_nemesis_moves(s: State) -> None:
    """The Rats' Turn begins: the Nemesis rolls a die and goes that far; nets do not hold it (RC-14.2, RC-21.6)."""
    tell(s, RATS_TURN, 0, 0, 0, 0)
    if s.nemesis_zone == NONE:
        return
    pips = roll(s, FACES) + 1
    tell(s, NEMESIS_ROLLED, s.nemesis, pips, 0, 0)
    draw_map(s)
    zones = _travel(s, NEMESIS, s.nemesis_zone, pips)
    if zones > 0:
        _ask_end_zone(s, NEMESIS, s.nemesis_zone, zones)


@rule
def do_peculiars_move(s: State, first: int) -> None:
    """Peculiar Rats on active cards move in ascending card number (RC-14.3, RC-14.4)."""
    active = active_cards(s)
    draw_map(s)
    for rat in range(first, PECULIARS):
        zone = s.peculiar_at[rat]
        if zone >= 0 and (active >> CARD_OF[zone]) & 1:
            who = COLOURS + rat
            zones = 0
            if _is_held(s, who, zone):
                tell(s, PECULIAR_HELD, rat, zone, 0, 0)
                _arrive(s, who, zone, zone)
            else:
                zones = _travel(s, who, zone, PECULIAR_MOVE[rat])
            if zones > 0:
                push(s, PECULIARS_MOVE, rat + 1, 0, 0)
                _ask_end_zone(s, who, zone, zones)
                return


@rule
def _is_held(s: State, who: int, zone: int) -> bool:
    """Whether a net in its zone keeps the rat from moving (RC-10.7)."""
    return has_placed(s, HOLD_ZONE, zone) and not ignores_nets(who)


@rule
def do_common_move(s: State, colour: int, first: int) -> None:
    """Rats of one colour move zone by zone; no rat moves twice (RC-14.3, RC-14.4)."""
    active = active_cards(s)
    draw_map(s)
    for card in range(CARDS):
        if (active >> card) & 1:
            for zone in range(max(first, FIRST_ZONE[card]), FIRST_ZONE[card + 1]):
                if s.rats[colour][zone] > s.arrived[zone] and _leave_zone(s, colour, zone):
                    return
    for zone in range(ZONES):
        s.arrived[zone] = 0


@rule
def _leave_zone(s: State, colour: int, zone: int) -> bool:
    """Rats of one colour that have not moved yet move from their zone; True if the player has to decide where."""
    if _is_held(s, colour, zone):
        tell(s, RATS_HELD, some(s.rats[colour][zone] - s.arrived[zone], colour), zone, 0, 0)
        return False
    zones = _travel(s, colour, zone, RAT_MOVE[colour] + _haste(s, colour, zone))
    if zones > 0:
        push(s, COMMON_MOVE, colour, zone + 1, 0)
        _ask_end_zone(s, colour, zone, zones)
    return zones > 0


@rule
def _haste(s: State, colour: int, zone: int) -> int:
    """Extra steps from the Fiddler and the Rat King on the card where the move starts (RC-14.13, RC-21.9)."""
    card = CARD_OF[zone]
    extra = 0
    for rat in range(PECULIARS):
        if PECULIAR_OP[rat] == HASTE and s.peculiar_at[rat] >= 0 and CARD_OF[s.peculiar_at[rat]] == card:
            extra += PECULIAR_VALUE[rat]
    if colour == BROWN and NEMESIS_OP[s.nemesis] == HASTE_BROWN:
        if s.nemesis_zone != NONE and CARD_OF[s.nemesis_zone] == card:
            extra += NEMESIS_VALUE[s.nemesis]
    return extra
