"""Chapters 23 and 24: worked examples and invariants."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from games.ankh_morpork.desk import (
    DEMON,
    TROLL,
    B,
    Desk,
    G,
    R,
    Y,
    areas,
    buildings,
    decision,
    discard_pile,
    hand,
    minions,
    money,
    offered,
    play,
    power,
    state,
    trouble,
)
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.ankh_morpork import GAME
from undercity.games.ankh_morpork import table as t
from undercity.games.ankh_morpork.table import State

# ------------------------------------------------------------------ 23. Worked examples


def test_the_bursar_example() -> None:
    """AM-23.1: event (compulsory), exchange (optional), further card."""
    desk = Desk().minions(R, 1).minions(Y, 2).hand(R, "bursar", "groat")
    match = play(desk.turn(), "0 card:bursar")
    assert offered(match, R) == {"do"}
    play(match, "0 do")
    assert offered(match, R) == {"do", "pass"}
    play(match, "0 pass")
    assert offered(match, R) == {"card:groat", "end"}


def test_the_placing_example() -> None:
    """AM-23.2: from Dolly Sisters 1, 2, 3 and 12."""
    match = play(Desk().minions(R, 1).hand(R, "groat").turn(), "0 card:groat", "0 do")
    assert offered(match, R) == areas(1, 2, 3, 12)


@pytest.mark.parametrize("owner", [G, R])
def test_the_trouble_example(owner: int) -> None:
    """AM-23.3: Dimwell with one minion, green's or red's own, gets a marker."""
    desk = Desk(4).minions(R, 7).minions(G, 7).minions(Y, 7).minions(B, 7).trouble(7).minions(owner, 8)
    match = play(desk.hand(R, "groat").turn(), "0 card:groat", "0 do", "0 8")
    assert trouble(match) == {7, 8}
    assert minions(match, G, 8) + minions(match, R, 8) == 2


def test_the_building_example() -> None:
    """AM-23.4: only Nap Hill; $12 to the bank, the card not usable this turn."""
    desk = Desk(4).money(15, 10, 10, 10).minions(R, 12, 1, 11).minions(Y, 12, 12).trouble(1).buildings(G, 11)
    match = play(desk.hand(R, "ruby").turn(), "0 card:ruby", "0 pass")
    bank = state(match).bank
    play(match, "0 do")
    assert buildings(match) == {11: G, 12: R}
    assert (money(match)[R], state(match).bank) == (3, bank + 12)
    assert power(12) not in offered(match, R)


def test_the_control_example() -> None:
    """AM-23.5: Seven Sleepers green, Nap Hill yellow, the other three nobody; one more blue piece changes it."""

    def city() -> Desk:
        desk = Desk(4).minions(R, 12).minions(Y, 12, 12).trouble(12).minions(R, 1, 1).minions(B, 1)
        desk.minions(DEMON, 1).trouble(1).minions(B, 2).minions(TROLL, 2).minions(R, 11).minions(B, 11)
        return desk.minions(G, 11).buildings(G, 11).minions(G, 3).minions(Y, 3).hand(R, "groat")

    def control(desk: Desk) -> dict[int, int]:
        table = desk.turn().view(None)["table"]["areas"]
        return {a["number"]: a["controlled_by"] for a in table if a["controlled_by"] is not None}

    assert control(city()) == {11: G, 12: Y}
    assert control(city().minions(B, 2)) == {11: G, 12: Y, 2: B}
    assert control(city().buildings(B, 2)) == {11: G, 12: Y, 2: B}


def test_the_interrupt_example() -> None:
    """AM-23.6: Gaspode saves red's minion and the marker; green takes $3."""
    desk = Desk(3, active=G).minions(R, 7).trouble(7).hand(R, "gaspode", "hex").hand(G, "dr_cruces")
    match = play(desk.turn(), "2 card:dr_cruces", "2 do", "0 card:gaspode")
    assert (minions(match, R, 7), trouble(match)) == (1, {7})
    assert (discard_pile(match), hand(match, R), money(match)[G]) == (["gaspode"], {"hex"}, 13)


def test_the_die_example() -> None:
    """AM-23.7: a 1 means Dolly Sisters."""
    desk = Desk().buildings(Y, 1).events("explosion").dice(1).hand(R, "dean")
    assert buildings(play(desk.turn(), "0 card:dean", "0 do")) == {}


def test_the_small_gods_example() -> None:
    """AM-23.8: yellow pays $3 of $5; no demon and no marker in The Hippo, three demons to come."""
    desk = Desk().money(10, 5, 10).buildings(Y, 4).minions(Y, 6).hand(R, "dean")
    desk.events("demons_from_the_dungeon_dimensions").dice(6, 1, 1, 1)
    match = play(desk.turn(), "0 card:dean", "0 do", "1 pay")
    assert (minions(match, DEMON, 6), 6 in trouble(match), money(match)[Y]) == (0, False, 2)
    assert sum(state(match).minions[DEMON]) == 3


def test_the_hello_example() -> None:
    """AM-23.9: Gaspode saves once; the second symbol removes the same minion."""
    desk = Desk().minions(G, 5).trouble(5).hand(G, "gaspode", "hex").hand(R, "hello")
    match = play(desk.turn(), "0 card:hello", "0 do", "2 card:gaspode")
    assert (minions(match, G, 5), trouble(match)) == (1, {5})
    play(match, "0 do")
    while match.deciders == [G]:
        play(match, "2 pass")
    assert (minions(match, G, 5), trouble(match)) == (0, set())


def test_the_carcer_example() -> None:
    """AM-23.10: 9 and 3; green may answer with three cards, nobody for the troll."""
    desk = Desk().minions(G, 9).minions(TROLL, 3).dice(9, 3).hand(G, "gaspode", "susan", "wallace_sonky")
    match = play(desk.hand(R, "carcer").turn(), "0 card:carcer", "0 do")
    assert offered(match, G) == {"card:gaspode", "card:susan", "card:wallace_sonky", "pass"}
    play(match, "2 pass")
    if match.deciders == [G]:
        play(match, "2 pass")  # re-entry
    assert (minions(match, G, 9), minions(match, TROLL, 3)) == (0, 0)


def test_the_drumknott_example() -> None:
    """AM-23.11: two plays left after Nobby Nobbs, one after Groat, none after Modo."""
    desk = Desk().minions(R, 7).hand(R, "drumknott", "nobby_nobbs", "groat", "modo")
    match = play(desk.turn(), "0 card:drumknott", "0 do", "0 card:nobby_nobbs", "0 do", "0 player:green")
    assert (state(match).plays, money(match)) == (2, [13, 10, 7])
    play(match, "0 card:groat", "0 pass")
    assert state(match).plays == 1
    play(match, "0 card:modo", "0 pass")
    assert state(match).plays == 0
    assert offered(match, R) == {"end"}


def test_the_stuck_card_example() -> None:
    """AM-23.12: two hand cards and The Fools' Guild: two are drawn, and The Scours cannot discard it."""
    desk = (
        Desk(4, active=B).stuck(B, "fools_guild").buildings(B, 5).hand(B, "peeled_nuts", "hex", "mob").hand(R, "groat")
    )
    match = play(desk.turn(), f"3 {power(5)}")
    assert offered(match, B) == {"card:peeled_nuts", "card:hex", "card:mob"}
    desk = Desk(4, active=B).stuck(B, "fools_guild").hand(B, "peeled_nuts", "hex", "mob").hand(R, "groat")
    match = play(desk.turn(), "3 card:peeled_nuts", "3 end")
    assert len(hand(match, B)) == 4


def test_the_empty_hand_example() -> None:
    """AM-23.13: yellow plays nothing and draws five."""
    match = Desk(3, active=Y).hand(G, "hex").turn()
    assert decision(match) == "2 opening_menu"
    assert len(hand(match, Y)) == 5


# ------------------------------------------------------------------ 24. Invariants


def broken(spoil: Callable[[State], object]) -> str | None:
    """The clause that a spoilt record breaks."""
    s = Match("ankh_morpork", 3, 5).state
    assert GAME.broken(s) is None
    spoil(s)  # type: ignore[arg-type]
    return GAME.broken(s)


def put(row: object, place: int, value: int) -> None:
    row[place] = value  # type: ignore[index]


SPOILT: dict[str, Callable[[State], object]] = {
    "AM-24.1": lambda s: put(s.minions[R], 3, 11),
    "AM-24.2": lambda s: [put(s.building, a, Y) for a in range(7)],
    "AM-24.5": lambda s: put(s.minions[TROLL], 3, 4),
    "AM-24.6": lambda s: put(s.money, 0, 11),
    "AM-24.7": lambda s: put(s.discard_pile, 0, s.hand[0][0]),
    "AM-24.8": lambda s: _swap(s.draw_pile, 3, 60),
    "AM-24.9": lambda s: [put(s.loans, 0, 3), _drop(s, t.LOAN_CARDS[0])],
    "AM-24.10": lambda s: put(s.building, 3, 3),
    "AM-24.11": lambda s: put(s.personality, 0, s.personality[1]),
    "AM-24.12": lambda s: put(s.events, 0, s.events[1]),
    "AM-24.13": lambda s: setattr(s, "plays", 1),
    "AM-24.14": lambda s: setattr(s, "card_in_play", _drop(s, s.discard_pile[0])),
    "AM-24.15": lambda s: _discard(s, (s.active + 2) % 3),
}


def _swap(row: object, i: int, j: int) -> None:
    row[i], row[j] = row[j], row[i]  # type: ignore[index]


def _drop(s: State, c: int) -> int:
    """Take a card out of the draw pile (the top one if it is not there)."""
    pile = list(s.draw_pile)
    place = pile.index(c) if c in pile and c >= 0 else 0
    gone = pile.pop(place)
    for i, value in enumerate([*pile, t.EMPTY]):
        s.draw_pile[i] = value
    return gone


def _discard(s: State, seat: int) -> None:
    s.discard_pile[0] = s.hand[seat][4]
    s.hand[seat][4] = t.EMPTY


@pytest.mark.parametrize("clause", sorted(SPOILT))
def test_a_spoilt_position_is_found(clause: str) -> None:
    """AM-24.1, AM-24.2, AM-24.5 to AM-24.15: each invariant is really checked."""
    assert broken(SPOILT[clause]) == clause


def test_one_building_and_one_marker() -> None:
    """AM-24.3, AM-24.4: an area has one cell for each, and the marker's is 0 or 1: twelve at most."""
    assert State.fields["building"].shape == State.fields["trouble"].shape == (12,)
    assert (State.fields["trouble"].low, State.fields["trouble"].high) == (0, 1)
    assert broken(lambda s: put(s.trouble, 0, 2)) == "trouble must be from 0 to 1"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_them(seats: int) -> None:
    """AM-24.1 to AM-24.16: after every step; events never repeat, the pile never grows."""
    rules, luck = plain(GAME), random.Random(seats)
    for seed in range(3):
        s = GAME.blank(seats, {})
        rules.begin(s, seed)
        pile = 101
        while not s.over:
            assert GAME.broken(s) is None
            left = sum(c != t.EMPTY for c in s.draw_pile)
            assert left <= pile  # AM-24.8
            pile = left
            drawn = list(s.events)[: s.events_drawn]
            assert len(set(drawn)) == len(drawn)  # AM-24.16
            seat = s.deciders.bit_length() - 1
            rules.apply(s, seat, luck.choice(rules.legal(s, seat)))
        assert GAME.broken(s) is None
