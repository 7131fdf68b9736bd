"""Chapters 18 and 19: control and personalities, the end of the game and points."""

from __future__ import annotations

import pytest

from games.ankh_morpork.desk import DEMON, TROLL, B, Desk, G, R, Y, decision, play, state
from undercity import Match
from undercity.games.ankh_morpork.table import PERSONALITY_IDS


def control(desk: Desk) -> dict[int, int]:
    """Who controls what, by area number."""
    areas = desk.hand(desk.s.active, "groat").turn().view(None)["table"]["areas"]
    return {a["number"]: a["controlled_by"] for a in areas if a["controlled_by"] is not None}


# ------------------------------------------------------------------ 18. Control and personalities


def test_control() -> None:
    """AM-18.1, AM-18.2: more pieces than any other player and than trolls; markers do not matter."""
    assert control(Desk().minions(R, 1, 1).minions(Y, 1).trouble(1)) == {1: R}
    assert control(Desk().minions(R, 1).minions(Y, 1)) == {}
    assert control(Desk().minions(R, 1).minions(Y, 1).buildings(Y, 1)) == {1: Y}
    assert control(Desk().minions(R, 1, 1).minions(TROLL, 1, 1)) == {}
    assert control(Desk().minions(R, 1, 1, 1).minions(TROLL, 1, 1)) == {1: R}
    assert control(Desk().minions(R, 1, 1).minions(DEMON, 1)) == {}
    assert control(Desk().buildings(R, 1)) == {1: R}
    assert control(Desk().minions(R, 1, 1).minions(Y, 1).minions(G, 1)) == {1: R}


def test_infiltration() -> None:
    """AM-18.3: an own minion and no demon; a building alone is not enough."""
    desk = Desk().minions(R, 1, 2, 2).buildings(R, 3).minions(DEMON, 1).hand(R, "groat")
    assert desk.turn().view(None)["table"]["players"][R]["infiltrated"] == 1


def wins(desk: Desk) -> bool:
    match = desk.hand(R, "groat").turn()
    assert match.over == (state(match).winner == R)
    return match.over


def spread(seats: int, person: str, count: int, *, control: bool = False) -> Desk:
    """Red alone in `count` areas, as this personality."""
    desk = Desk(seats)
    for seat in range(seats):
        if desk.s.personality[seat] == PERSONALITY_IDS.index(person):
            desk.person(seat, "dragon_king_of_arms")
    desk = desk.person(R, person).minions(R, *range(1, count + 1))
    if not control:
        desk.minions(Y, *range(1, count + 1))
    return desk


@pytest.mark.parametrize(("seats", "wanted"), [(2, 11), (3, 10), (4, 9)])
def test_lord_vetinari(seats: int, wanted: int) -> None:
    """AM-18.4: 11, 10 or 9 infiltrated areas."""
    assert wins(spread(seats, "lord_vetinari", wanted))
    assert not wins(spread(seats, "lord_vetinari", wanted - 1))


@pytest.mark.parametrize("person", ["lord_selachii", "lord_rust", "lord_de_worde"])
@pytest.mark.parametrize(("seats", "wanted"), [(2, 7), (3, 5), (4, 4)])
def test_the_lords(person: str, seats: int, wanted: int) -> None:
    """AM-18.5: 7, 5 or 4 controlled areas."""
    assert wins(spread(seats, person, wanted, control=True))
    assert not wins(spread(seats, person, wanted - 1, control=True))
    assert not wins(spread(seats, person, wanted))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dragon_king_of_arms(seats: int) -> None:
    """AM-18.6: eight markers."""
    assert wins(Desk(seats).person(R, "dragon_king_of_arms").trouble(*range(1, 9)))
    assert not wins(Desk(seats).person(R, "dragon_king_of_arms").trouble(*range(1, 8)))


def test_chrysoprase() -> None:
    """AM-18.7, AM-18.10: cash and buildings, less $12 a loan, nothing beside a demon; Johnson does not matter."""
    rich = Desk().person(R, "chrysoprase").buildings(R, 2, 3)
    assert wins(rich.money(20, 10, 10))
    assert not wins(Desk().person(R, "chrysoprase").buildings(R, 2, 3).money(19, 10, 10))
    assert not wins(Desk().person(R, "chrysoprase").buildings(R, 2, 3).money(31, 10, 10).loan(R, "mr_bent"))
    assert wins(Desk().person(R, "chrysoprase").buildings(R, 2, 3).money(32, 10, 10).loan(R, "mr_bent"))
    assert not wins(Desk().person(R, "chrysoprase").buildings(R, 2, 3).money(37, 10, 10).minions(DEMON, 3, 2))
    johnson = Desk().person(R, "chrysoprase").buildings(R, 2, 3).money(20, 10, 10)
    johnson.s.city_card_out[1] = 1
    assert wins(johnson)


def test_commander_vimes() -> None:
    """AM-18.8, AM-19.4: wins when the last card is taken, whoever takes it, whatever the points."""
    desk = Desk().person(R, "lord_vetinari").person(Y, "commander_vimes").money(50, 0, 10)
    match = play(desk.hand(R, "librarian").pile(size=3).turn(), "0 card:librarian", "0 do")
    assert match.over
    assert match.ranks == [2, 1, 2]
    assert state(match).winner == Y


def test_every_personality_has_its_test() -> None:
    """AM-1.11: the seven of them."""
    source = open(__file__, encoding="utf-8").read()  # noqa: SIM115
    assert len(PERSONALITY_IDS) == 7
    assert all(f'"{person}"' in source for person in PERSONALITY_IDS)


def test_a_condition_met_in_between_does_not_win() -> None:
    """AM-18.9: red has eight markers during the turn, yellow calms one down before red is on again."""
    desk = Desk(2).person(R, "dragon_king_of_arms").trouble(*range(1, 8)).hand(R, "doctor_hix").hand(Y, "buggy_swires")
    match = play(desk.events("fog").turn(), "0 card:doctor_hix", "0 do", "0 do", "0 9")
    assert not match.over
    play(match, "0 end", "1 card:buggy_swires", "1 do", "1 9", "1 end")
    assert not match.over
    assert decision(match) == "0 opening_menu"


# ------------------------------------------------------------------ 19. The end


def last_card(build: Desk) -> Match:
    """Red draws the last card; nobody is Vimes."""
    desk = build.person(R, "lord_vetinari").hand(R, "librarian").pile(size=2)
    return play(desk.turn(), "0 card:librarian", "0 do")


def test_three_ways_to_end() -> None:
    """AM-19.1: a personality, Riots, the last card."""
    match = Desk().person(R, "dragon_king_of_arms").trouble(*range(1, 9)).turn()
    assert match.view(None)["table"]["ended_by"] == "personality"
    desk = Desk().trouble(*range(1, 9)).events("riots").hand(R, "dean")
    match = play(desk.turn(), "0 card:dean", "0 do")
    assert match.view(None)["table"]["ended_by"] == "riots"
    assert last_card(Desk()).view(None)["table"]["ended_by"] == "draw_pile"


def test_whatever_takes_the_last_card() -> None:
    """AM-19.2, AM-19.3: refill, text, city power or Fog; what is left is taken and the game ends."""
    desk = Desk().hand(R, "peeled_nuts").pile(size=4)
    assert play(desk.turn(), "0 card:peeled_nuts", "0 end").over
    assert last_card(Desk()).over
    match = play(Desk().buildings(R, 2).hand(R, "groat").pile(size=1).turn(), "0 power:unreal_estate")
    assert match.over
    desk = Desk().events("fog").hand(R, "dean").pile(size=4)
    match = play(desk.turn(), "0 card:dean", "0 do")
    assert match.over
    assert state(match).draw_pile[0] == -1
    desk = Desk().hand(R, "peeled_nuts").pile(size=6).hand(Y, "groat")
    assert not play(desk.turn(), "0 card:peeled_nuts", "0 end").over


def test_without_vimes_points_decide() -> None:
    """AM-19.5, AM-19.15: he may be undealt; then most points win."""
    match = last_card(Desk().money(10, 12, 11))
    assert state(match).winner == -1
    assert match.ranks == [3, 1, 2]
    assert match.utility == [-1.0, 1.0, 0.0]


def test_riots_override_conditions() -> None:
    """AM-19.6: Vimes and the Dragon King are there, but points decide."""
    desk = Desk().person(R, "commander_vimes").person(Y, "dragon_king_of_arms").trouble(*range(1, 9))
    match = play(desk.money(10, 10, 30).events("riots").hand(R, "dean").turn(), "0 card:dean", "0 do")
    assert match.ranks == [2, 2, 1]


def test_points() -> None:
    """AM-19.7, AM-19.8, AM-19.9, AM-19.14: 5 a minion, buildings by cost, $1 a point; cards are worth nothing."""
    desk = Desk().minions(R, 1, 1, 9).buildings(R, 2, 7).money(13, 0, 5).hand(Y, "hex", "mob").hand(R, "groat")
    assert desk.turn().points == [15 + 24 + 13, 0, 5]


@pytest.mark.parametrize(
    ("cash", "loans", "points"), [(12, 1, 0), (11, 1, -4), (23, 2, -4), (24, 2, 0), (0, 2, -30), (30, 1, 18)]
)
def test_loans_at_the_end(cash: int, loans: int, points: int) -> None:
    """AM-19.10, AM-19.11, AM-19.12: $12 each while the cash lasts, else 15 points; below zero too."""
    desk = Desk().money(cash, 10, 10)
    for card in ("mr_bent", "bank_of_ankh_morpork")[:loans]:
        desk.loan(R, card)
    assert desk.hand(R, "groat").turn().points[R] == points


def test_demons_and_points() -> None:
    """AM-19.13, AM-17.7: nothing counts beside a demon."""
    desk = Desk().minions(R, 1, 2).buildings(R, 1, 2).minions(DEMON, 2).hand(R, "groat")
    assert desk.turn().points[R] == 5 + 6 + 10


def test_a_tie_is_won_by_the_best_controlled_area() -> None:
    """AM-19.16: 18 beats 12; who controls nothing counts 0."""
    match = last_card(Desk().minions(Y, 2).minions(G, 3).money(15, 10, 10))
    assert match.points == [15, 15, 15]
    assert match.ranks == [3, 1, 2]


def test_a_full_tie_is_shared() -> None:
    """AM-19.17."""
    match = last_card(Desk(4).minions(Y, 2).minions(G, 4).money(5, 10, 10, 5).minions(B, 1))
    assert match.points == [5, 15, 15, 10]
    assert match.ranks == [4, 1, 1, 3]
    assert match.utility[Y] == match.utility[G]


def test_a_personality_wins_alone() -> None:
    """AM-19.4: the others share the next place, whatever their points."""
    desk = Desk().person(R, "lord_vetinari").person(Y, "commander_vimes").money(50, 0, 10)
    match = play(desk.hand(R, "librarian").pile(size=3).turn(), "0 card:librarian", "0 do")
    assert match.points == [50, 0, 10]
    assert match.utility[R] == match.utility[G] < match.utility[Y] == 1.0
