"""RL-10 search for cheese, RL-14.7 to RL-14.10 the fight, RL-17 food for many players, RL-18 supplies."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ratland.desk import (
    DRAWN,
    at,
    bag_of,
    cheese,
    colour,
    decision,
    desk,
    drawn,
    happened,
    listed,
    notations,
    run,
    state,
)
from undercity import Match
from undercity.games.ratland.board import take_healthy
from undercity.games.ratland.search import do_search_area, pieces_shown
from undercity.games.ratland.table import (
    BAG_EMPTIED,
    CORRUPT,
    DRAWS,
    EXTRA_PIECE,
    FIGHT,
    FOOD,
    FOOD_CARDS,
    NURSERY_PHASE,
    PIECES,
    PLACE_IDS,
    SCAVENGERS,
    SEARCH_AREA,
    SEARCH_PHASE,
    STEPS,
    YELLOW,
    State,
)


def draw(s: State, **pieces: int) -> Match:
    """The draws of the dump with exactly these pieces in the bag."""
    bag_of(s, **pieces)
    return run(s, DRAWS)


def shown(s: State, area: int) -> list[int]:
    return [pieces_shown(s, area, c) for c in range(6)]


def test_areas_in_order() -> None:
    """RL-10.1, RL-23.7: dump, city, fields, one after the other; then the bag is empty."""
    match = run(desk(2, dump=[1, 0], city=[1, 0], fields=[1, 0]), SEARCH_PHASE)
    names = ("area_searched", *DRAWN)
    told = [e.things.get("area", "drawn") for e in match.chronicle() if e.event in names]
    assert told == [0, "drawn", 1, "drawn", 2, "drawn"]
    assert not any(state(match).bag)
    assert state(match).area == -1


def test_steps_of_an_area() -> None:
    """RL-10.2: fill, Corrupt additions, fight, draws, Scavengers, empty the bag."""
    s = desk(3, dump=[1, 1, 1])
    do_search_area(s, 0)
    names = [STEPS.all[s.agenda[k][0]].name for k in range(s.due - 1, -1, -1)]
    assert names == ["corrupt", "fight", "draws", "scavengers", "bag_emptied"]
    assert sum(s.bag) == 12


def test_filling_the_bag() -> None:
    """RL-10.3, RL-22.7: each area of each card shows 12 pieces, taken from the supply."""
    for card in range(FOOD_CARDS):
        assert all(sum(FOOD[card][area]) == 12 for area in range(3))
    s = desk(4, food=(1,))
    do_search_area(s, 1)
    assert list(s.bag) == [4, 0, 3, 3, 2, 0]
    assert [s.cheese_supply[c] for c in range(6)] == [7, 4, 41, 8, 2, 6]


def test_every_rat_present_draws_a_piece() -> None:
    """RL-10.4, RL-10.18: as many pieces as rats present, mandatory; who has none there draws nothing."""
    match = draw(desk(3, dump=[2, 0, 3], city=[0, 4, 0]), yellow=9)
    assert cheese(match) == [2, 0, 3]
    assert state(match).bag[YELLOW] == 4
    assert decision(match) is None


def test_draws_are_blind_and_without_replacement() -> None:
    """RL-10.4: each piece equally likely, never more of a colour than there are."""
    found: Counter[str] = Counter()
    for seed in range(300):
        s = desk(2, dump=[1, 0])
        s.key[0] = seed
        bag_of(s, yellow=1, white=2, orange=3)
        match = run(s, DRAWS)
        found.update(drawn(match)[0][1])
    assert 30 <= found["yellow"] <= 72  # 50 expected
    assert 72 <= found["white"] <= 130
    assert 118 <= found["orange"] <= 182


@pytest.mark.parametrize(("active", "order"), [(0, [1, 2, 3, 0]), (2, [2, 1, 3, 0]), (3, [1, 2, 3, 0])])
def test_order_of_drawing(active: int, order: list[int]) -> None:
    """RL-10.5: fewest rats first, ties in turn order."""
    match = draw(desk(4, active=active, dump=[5, 2, 2, 3]), yellow=12)
    assert [p for p, _ in drawn(match)] == order


def test_modifiers_do_not_change_the_order() -> None:
    """RL-10.5: Recyclers draw 3 with 2 rats, an aggressive player 2 with 3 rats; the order is by rats."""
    s = desk(3, clans=("seers", "recyclers", "corrupt"), aggressive=(0,), dump=[3, 2, 4])
    match = draw(s, yellow=12)
    assert [(p, pieces["yellow"]) for p, pieces in drawn(match)] == [(1, 3), (0, 2), (2, 4)]


def test_the_bag_runs_out() -> None:
    """RL-10.6: the last pieces go to whose turn it is; later players draw nothing."""
    match = draw(desk(3, dump=[4, 3, 2]), yellow=4)
    assert cheese(match) == [0, 2, 2]


def test_effects_come_after_all_draws_of_a_player() -> None:
    """RL-10.7: 2 rats draw 2 pieces although black and purple hit both; then the next player draws."""
    match = draw(desk(2, dump=[2, 3]), black=1, purple=1)
    s = state(match)
    assert at(s, 0) == {}
    assert s.sick[0] == 1
    assert [(e.event) for e in match.chronicle()] == [
        "harm_drawn", "rats_to_supply", "rats_poisoned", "cheese_found", "bag_empty",
    ]  # fmt: skip
    assert drawn(match) == [(0, {"black": 1, "purple": 1})]


@pytest.mark.parametrize(
    ("piece", "gain", "supply", "sick", "lost", "left"),
    [
        ("yellow", 1, 0, 0, 0, 1),  # RL-10.8
        ("orange", 2, 0, 0, 0, 1),  # RL-10.9
        ("white", 0, 0, 0, 0, 1),  # RL-10.10
        ("black", 0, 1, 0, 0, 0),  # RL-10.11
        ("purple", 0, 0, 1, 0, 0),  # RL-10.12
        ("blue", 0, 0, 0, 1, 0),  # RL-10.13
    ],
)
def test_effects_of_the_colours(piece: str, gain: int, supply: int, sick: int, lost: int, left: int) -> None:
    """RL-10.8 to RL-10.13, RL-10.16: each colour does what it says; all but yellow return to the supply."""
    s = desk(2, dump=[1, 0])
    bag_of(s, **{piece: 1})
    rats = s.rat_supply
    match = run(s, DRAWS)
    s = state(match)
    assert (s.cheese[0], s.rat_supply - rats, s.sick[0], s.lost[0]) == (gain, supply, sick, lost)
    assert s.rats[0][0] == left
    assert s.dead[0] == 0
    assert not any(s.drawn)
    for c in range(6):
        assert s.cheese_supply[c] == PIECES[c] - (gain if c == YELLOW else 0)


def test_which_rat_is_hit() -> None:
    """RL-10.14: one present, then an inner one, then one in an area resolved, then a later area, the last first."""
    s = desk(2, dump=[1, 0], city=[1, 0], fields=[2, 0], pantry=[1, 0], nursery=[1, 0])
    hit = []
    before = at(s, 0)
    while take_healthy(s, 0, 1):
        after = at(s, 0)
        hit.append(next(k for k in before if before[k] != after.get(k, 0)))
        before = after
    assert hit == ["city", "pantry", "nursery", "dump", "fields", "fields"]
    s = desk(2, dump=[1, 0], city=[1, 0], fields=[1, 0])
    assert take_healthy(s, 0, 0)
    assert take_healthy(s, 0, 0)
    assert at(s, 0) == {"city": 1}  # a rat in the fields goes before one in the city


def test_a_later_area_draws_less() -> None:
    """RL-10.14: a rat taken out of a later area does not draw there."""
    s = desk(2, clans=("recyclers", "seers"), dump=[1, 0], fields=[2, 0])
    bag_of(s, black=2)
    match = run(s, DRAWS)
    assert at(state(match), 0) == {"fields": 1}
    match = run(state(match), BAG_EMPTIED, (SEARCH_AREA, 2))
    assert [(p, sum(pieces.values())) for p, pieces in drawn(match)] == [(0, 1)]


@pytest.mark.parametrize(
    ("piece", "sick", "lost", "result"),
    [
        ("black", 2, 1, (1, 1)),
        ("black", 0, 2, (0, 1)),
        ("black", 0, 0, (0, 0)),
        ("purple", 1, 1, (1, 1)),
        ("blue", 1, 1, (1, 1)),
    ],
)
def test_nobody_healthy_left(piece: str, sick: int, lost: int, result: tuple[int, int]) -> None:
    """RL-10.15: black takes a sick rat, else a lost one, else nothing; purple and blue do nothing."""
    s = desk(2, clans=("scavengers", "seers"), sick=[sick, 0], lost=[lost, 0])
    bag_of(s, **{piece: 1})
    match = run(s, SCAVENGERS)
    match.choose(0, "answer:yes")
    assert (state(match).sick[0], state(match).lost[0]) == result
    assert state(match).rat_supply == 115 - sum(result)


def test_order_of_harm() -> None:
    """RL-10.19: black, then purple, then blue: with two rats and one piece of each nobody gets lost."""
    s = desk(2, clans=("recyclers", "seers"), dump=[2, 0])
    match = draw(s, blue=1, purple=1, black=1)
    assert (state(match).sick[0], state(match).lost[0], state(match).rat_supply) == (1, 0, 114)


def test_the_bag_is_emptied() -> None:
    """RL-10.17: what is left returns to the supply before the next area."""
    s = desk(2, dump=[1, 0])
    match = run(s, (SEARCH_AREA, 0))
    assert not any(state(match).bag)
    assert sum(state(match).cheese_supply) + sum(cheese(match)) == 80


# ------------------------------------------------------------------ the fight (RL-14.7 to RL-14.10)


def fight(**things: object) -> Match:
    s = desk(**things)  # type: ignore[arg-type]
    bag_of(s, yellow=12)
    return run(s, FIGHT, DRAWS)


def test_the_aggressive_leader_wounds_a_rat() -> None:
    """RL-14.7, RL-21.11: with the most rats present he must choose an opponent who has a rat there."""
    match = fight(seats=4, aggressive=(1,), dump=[2, 5, 1, 0])
    assert decision(match) == "wound"
    assert match.deciders == [1]
    assert notations(match, 1) == ["player:0", "player:2"]
    match.choose(1, "player:2")
    s = state(match)
    assert (s.rats[2][0], s.sick[2], s.sent[2][0]) == (0, 1, 1)  # RL-14.9: sick, but it was sent
    assert cheese(match) == [2, 4, 0, 0]  # RL-14.8, RL-14.10


@pytest.mark.parametrize(
    ("dump", "aggressive", "active", "asked"),
    [
        ([3, 2, 1], (1, 2), 0, None),  # the leader is not aggressive
        ([3, 0, 0], (0,), 0, None),  # nobody to wound
        ([0, 0, 0], (0, 1, 2), 0, None),
        ([3, 3, 1], (1,), 0, None),  # tie: seat 0 leads, who is standard
        ([3, 3, 1], (1,), 1, 1),  # tie: the active player leads
    ],
)
def test_who_fights(dump: list[int], aggressive: tuple[int, ...], active: int, asked: int | None) -> None:
    """RL-14.7, RL-4.4: only an aggressive leader fights, ties by turn order."""
    match = fight(seats=3, aggressive=aggressive, active=active, dump=dump)
    assert (match.deciders[0] if decision(match) else None) == asked


def test_a_single_victim_is_not_asked_for() -> None:
    """RL-14.7, RL-21.2: with one opponent present the rat is wounded without a question."""
    match = fight(seats=3, aggressive=(0,), dump=[4, 3, 0])
    assert decision(match) is None
    assert happened(match, "rat_wounded") == [{"player": 0, "present": 4, "victim": 1}]
    assert cheese(match) == [3, 2, 0]


def test_an_aggressive_player_draws_one_piece_less() -> None:
    """RL-14.10: at least 0; one rat draws nothing."""
    match = fight(seats=3, aggressive=(0, 1), dump=[0, 1, 0])
    assert cheese(match) == [0, 0, 0]
    s = desk(3, aggressive=(0, 1), dump=[4, 1, 0])
    assert cheese(draw(s, yellow=12)) == [3, 0, 0]


def test_order_after_the_fight() -> None:
    """RL-10.5, RL-14.8: draw order uses the rats still present."""
    match = fight(seats=3, aggressive=(2,), active=0, dump=[2, 2, 5])
    match.choose(2, "player:1")
    assert [p for p, _ in drawn(match)] == [1, 0, 2]


# ------------------------------------------------------------------ many players (RL-17)


@pytest.mark.parametrize("seats", range(2, 13))
def test_pieces_by_player_count(seats: int) -> None:
    """RL-17.1, RL-17.3, RL-17.5, RL-17.8: one more of each colour with 5, 6, 11 and 12; two cards from 7 on."""
    s = desk(seats, food=(1, 2))
    dump = {2: [6, 6], 3: [6, 6], 4: [6, 6], 5: [7, 7], 6: [7, 7]}.get(seats, [11, 13])
    if seats >= 11:
        dump = [12, 14]
    assert shown(s, 0) == [dump[0], 0, dump[1], 0, 0, 0]
    assert EXTRA_PIECE[seats] == (seats in (5, 6, 11, 12))
    city = shown(s, 1)
    assert [c > 0 for c in city] == [True, seats >= 7, True, True, True, False]  # food 1 has no black, food 2 no purple
    assert sum(city) == (12 if seats < 7 else 24) + (EXTRA_PIECE[seats] * sum(c > 0 for c in city))


def test_one_event_deck_for_many_players() -> None:
    """RL-17.6: one copy's events, 5 to 9 rounds."""
    s = state(Match("ratland", 12, 1))
    assert len(set(s.event_deck)) == 10


def test_no_colour_but_yellow_runs_short() -> None:
    """RL-18.3, RL-23.15: no card, nor two with extra pieces, asks for more than there is; bags hold 16 or 29."""
    most = {1: 0, 2: 0}
    for seats in (6, 12):
        copies = 1 if seats == 6 else 2
        for first in range(FOOD_CARDS):
            for second in range(FOOD_CARDS if copies == 2 else 1):
                s = desk(seats, food=(first + 1, second + 1))
                for area in range(3):
                    pieces = shown(s, area)
                    most[copies] = max(most[copies], sum(pieces))
                    for c in range(6):
                        if c != YELLOW:
                            assert pieces[c] <= PIECES[c] * copies
    assert most == {1: 16, 2: 29}


# ------------------------------------------------------------------ supplies (RL-18)


def test_filling_from_a_short_supply() -> None:
    """RL-18.2, RL-18.1: as many as there are; nothing is substituted."""
    s = desk(4, food=(1,), cheese=[20, 20, 2, 0])
    assert s.cheese_supply[YELLOW] == 2
    match = run(s, (SEARCH_AREA, 0))
    assert happened(match, "area_searched") == [{"area": 0, "pieces": 8}]


def test_payments_from_a_short_supply() -> None:
    """RL-18.4, RL-18.5: payments of one draw are one sum, limited by the supply; the bag's yellow does not count."""
    s = desk(3, dump=[3, 4, 0], cheese=[20, 18, 1])
    bag_of(s, orange=3, yellow=4)
    assert s.cheese_supply[YELLOW] == 1
    s.bag[YELLOW] = 0
    s.cheese_supply[YELLOW] = 1
    match = run(s, DRAWS)
    assert cheese(match)[0] == 21  # 3 orange are worth 6, the supply has 1
    s = desk(2, event="dr_cheese", level=2, dump=[5, 0], cheese=[2, 40])
    match = draw(s, orange=1, white=2, yellow=2)
    assert cheese(match)[0] == 4  # two yellow pieces drawn; the supply is empty for the rest


def test_rats_from_a_short_supply() -> None:
    """RL-18.6, RL-18.7, RL-1.8: rats are limited, and the dead stay away."""
    s = desk(2, nursery=[3, 0], dead=[0, 110])
    match = run(s, NURSERY_PHASE)
    assert happened(match, "rats_born") == [{"player": 0, "rats": 2, "bonus": 0, "missing": 1}]
    assert (state(match).rat_supply, state(match).dead[1]) == (0, 110)


def test_corrupt_can_find_a_colour_exhausted() -> None:
    """RL-18.3, RL-15.14: a colour without a piece in the supply cannot be chosen."""
    s = desk(2, clans=("corrupt", "seers"))
    bag_of(s, blue=6)
    match = run(s, CORRUPT)
    assert "colour:blue" not in notations(match, 0)
    assert len(notations(match, 0)) == 6
    assert colour("blue") == 5
    assert listed(state(match).cheese, 2) == [0, 0]
    assert PLACE_IDS[state(match).area] == "dump"
