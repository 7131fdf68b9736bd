"""Rounds and turns (DP-4).

A round is
    round       every player secretly chooses an intrigue card          DP-4.3
    cards_lie   the cards lie face down: no way back
    turn x 4n   players in turn place one figure each                   DP-4.5
    missions    players in turn may score a mission                     DP-9
    clear_up    figures return, loot is refilled (not after round 5)    DP-9.12
"""

from __future__ import annotations

from undercity.engine.agenda import answered, ask, ask_together, push
from undercity.engine.chronicle import EVERYONE, tell, tell_to
from undercity.engine.record import Numbers
from undercity.engine.rule import rule
from undercity.games.die_patin.board import is_outside, owns_one_area
from undercity.games.die_patin.table import (
    AREAS_IN_PLAY,
    BOSS,
    CARD,
    CARD_CHOSEN,
    CARD_LAID,
    CARD_REVEALED,
    CARDS,
    CARDS_LIE,
    CHOOSE_AREA,
    CHOOSE_CARD,
    CHOOSE_FIGURE,
    CHOOSE_LAST_AREA,
    FIGURE,
    FIGURES,
    HENCHMAN,
    INSIDE_STEP,
    MISSIONS_SCORED,
    NEEDS_LOOT,
    NOBODY,
    OFF_BOARD,
    OUTSIDE_STEP,
    PLACED_HENCHMAN,
    ROUND_BEGINS,
    ROUNDS,
    TURN,
    State,
)


@rule
def do_round(s: State) -> None:
    """A new round: all players choose an intrigue card at once (DP-4.2, DP-4.3)."""
    s.round_no += 1
    s.turns_taken = 0
    tell(s, ROUND_BEGINS, s.round_no, ROUNDS, s.start_player, 0)
    push(s, CARDS_LIE, 0, 0, 0)
    ask_together(s, (1 << s.seats) - 1, CHOOSE_CARD, 0, 0, 0)


@rule
def offer_intrigue_card(s: State, seat: int, out: Numbers) -> int:
    """All three cards, in every round (DP-4.4)."""
    for card in range(CARDS):
        out[card] = CARD + card
    return CARDS


@rule
def take_intrigue_card(s: State, seat: int, choice: int) -> None:
    """Lay the card face down; that it lies there is public, which one it is not (DP-11.3)."""
    s.card[seat] = choice - CARD
    tell_to(s, 1 << seat, CARD_CHOSEN, seat, s.card[seat], 0, 0)
    tell_to(s, EVERYONE & ~(1 << seat), CARD_LAID, seat, 0, 0, 0)
    answered(s, seat)


@rule
def do_cards_lie(s: State) -> None:
    """All cards are laid: nobody may change hers any more (DP-12.3), and the turns begin."""
    s.fog += 1
    push(s, TURN, 0, 0, 0)


@rule
def do_turn(s: State) -> None:
    """The next player places a figure (DP-4.5, DP-4.6); after 4 turns each the missions follow."""
    if s.turns_taken == FIGURES * s.seats:
        push(s, MISSIONS_SCORED, 0, 0, 0)
        return
    seat = (s.start_player + s.turns_taken) % s.seats
    s.turns_taken += 1
    push(s, TURN, 0, 0, 0)
    if s.boss_area[seat] != OFF_BOARD:
        ask(s, seat, CHOOSE_AREA, HENCHMAN, 0, 0)
    elif s.henchmen_left[seat] > 0:
        ask(s, seat, CHOOSE_FIGURE, 0, 0, 0)
    else:
        ask(s, seat, CHOOSE_LAST_AREA, 0, 0, 0)


@rule
def reveal_card(s: State, seat: int) -> None:
    """Turn the intrigue card face up; it stays so for the rest of the round (DP-8.1, DP-11.4)."""
    s.card_shown[seat] = 1
    s.fog += 1


@rule
def offer_figure(s: State, seat: int, out: Numbers) -> int:
    """A henchman if one is left, the boss lady if her card has a legal area (DP-4.6, DP-4.10)."""
    n = 0
    if s.henchmen_left[seat] > 0:
        out[n] = FIGURE + HENCHMAN
        n += 1
    if boss_is_placeable(s, seat):
        out[n] = FIGURE + BOSS
        n += 1
    return n


@rule
def take_figure(s: State, seat: int, choice: int) -> None:
    """Choosing the boss lady reveals her card and commits her to this turn (DP-8.1, DP-12.16)."""
    figure = choice - FIGURE
    if figure == BOSS:
        reveal_card(s, seat)
        tell(s, CARD_REVEALED, seat, s.card[seat], 0, 0)
    ask(s, seat, CHOOSE_AREA, figure, 0, 0)


@rule
def placed_as(s: State, seat: int, figure: int) -> int:
    """What decides about a placed figure: the card of a boss lady, or that it is a henchman."""
    return s.card[seat] if figure == BOSS else PLACED_HENCHMAN


@rule
def may_stand(s: State, seat: int, figure: int, area: int) -> bool:
    """Whether the figure may be placed in this area now (DP-4.7, DP-4.8, DP-5.5, DP-8.2 to DP-8.5)."""
    placed = placed_as(s, seat, figure)
    if s.owner[area] == seat:
        return INSIDE_STEP[placed] >= 0
    if OUTSIDE_STEP[placed] < 0 or (NEEDS_LOOT[placed] and s.loot[seat] == 0):
        return False
    return _is_open_outside(s, seat, area)


@rule
def _is_open_outside(s: State, seat: int, area: int) -> bool:
    """Outside, and not the only area of another player (DP-4.7, DP-4.8)."""
    if not is_outside(s, seat, area):
        return False
    owner = s.owner[area]
    return owner == NOBODY or not owns_one_area(s, owner)


@rule
def boss_is_placeable(s: State, seat: int) -> bool:
    """Whether the boss lady has a legal area now (DP-4.10)."""
    for area in range(AREAS_IN_PLAY[s.seats]):
        if may_stand(s, seat, BOSS, area):
            return True
    return False
