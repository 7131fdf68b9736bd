"""RL-23: invariants, and that `check` notices when they are broken."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.ratland.desk import GAME, clan, desk, event, happened, run, state
from kit import begin, deciders, walk
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.ratland.board import clan_size, healthy, in_turn
from undercity.games.ratland.feeding import cheese_needed
from undercity.games.ratland.scoring import final_points
from undercity.games.ratland.table import ATTACK_PHASE, IS_FINAL, PLACE_IDS, YELLOW, State


def sound() -> State:
    s = state(Match("ratland", 4, 5, clans="off", food_order="sorted"))
    assert GAME.broken(s) is None
    return s


BREAKS: list[tuple[str, Callable[[State], None]]] = [
    ("RL-23.1", lambda s: setattr(s, "rat_supply", s.rat_supply - 1)),
    ("RL-23.2", lambda s: s.cheese.__setitem__(0, s.cheese[0] + 1)),
    ("RL-23.2", lambda s: s.cheese_supply.__setitem__(5, 5)),
    ("RL-23.5", lambda s: setattr(s, "start_player", 4)),
    ("RL-23.6", lambda s: s.event_deck.__setitem__(3, event("tacticians"))),
    ("RL-23.6", lambda s: s.event_deck.__setitem__(8, s.event_deck[9])),
    ("RL-23.6", lambda s: s.food_deck.__setitem__(3, 4)),
    ("RL-23.12", lambda s: s.clan.__setitem__(1, clan("ninjas"))),
    ("RL-23.12", lambda s: s.aggressive.__setitem__(1, -1)),
    ("RL-15.2", lambda s: setattr(s, "clan_level", 2)),
    ("RL-2.1", lambda s: s.clan.__setitem__(7, 1)),
    ("RL-7.9", lambda s: s.stolen.__setitem__(1, 1)),
]


@pytest.mark.parametrize(("clause", "damage"), BREAKS)
def test_check_finds_what_is_broken(clause: str, damage: Callable[[State], None]) -> None:
    """RL-23.1, RL-23.2, RL-23.5, RL-23.6, RL-23.12: damage is named by its clause."""
    s = sound()
    damage(s)
    assert GAME.broken(s) == clause


def test_check_of_a_distribution() -> None:
    """RL-23.4, RL-23.13, RL-21.20: all rats are placed after phase 2, `both` is 0, nobody is where he was not sent."""
    s = sound()
    s.screens = 0
    assert GAME.broken(s) == "RL-23.4"
    s = sound()
    s.waiting[0] -= 1
    s.rats[0][PLACE_IDS.index("both")] += 1
    assert GAME.broken(s) == "RL-23.4"
    s = sound()
    s.screens, s.phase = 0, 3
    for p in range(4):
        s.rats[p][0], s.waiting[p] = s.waiting[p], 0
    assert GAME.broken(s) == "RL-23.13"
    s.answers[0], s.sent[0][0] = 1, 7
    assert GAME.broken(s) == "RL-21.20"


def test_check_of_the_bag() -> None:
    """RL-23.7, RL-23.15: empty outside the search, and never fuller than 17 pieces with one copy."""
    s = sound()
    s.bag[0], s.cheese_supply[0] = 1, 10
    assert GAME.broken(s) == "RL-23.7"
    s.phase, s.area = 6, 0
    s.bag[YELLOW] = 17
    s.cheese_supply[YELLOW] -= 17
    assert GAME.broken(s) == "RL-23.15"


def placed(seats: int = 4, **things: Any) -> State:
    """A sound position in phase 6, made by hand."""
    s = desk(seats, **things)
    s.phase = 6
    assert GAME.broken(s) is None
    return s


@pytest.mark.parametrize("seats", [2, 6, 7, 12])
def test_check_counts_to_the_last_seat(seats: int) -> None:
    """RL-23.1, RL-23.2, RL-2.1: the last player counts, an empty seat holds nothing."""
    s = placed(seats, pantry=[1] * seats, cheese=[1] * seats)
    s.rats[seats - 1][6] += 1
    assert GAME.broken(s) == "RL-23.1"
    s = placed(seats, pantry=[1] * seats, cheese=[1] * seats)
    s.cheese[seats - 1] += 1
    assert GAME.broken(s) == "RL-23.2"
    s = placed(seats, pantry=[1] * seats)
    s.hides[seats - 1] = 1
    assert GAME.broken(s) == "RL-7.9"
    if seats < 12:
        for field in ("waiting", "sick", "lost", "dead", "cheese", "answers"):
            s = placed(seats, pantry=[1] * seats)
            getattr(s, field)[seats] = 1
            assert GAME.broken(s) == "RL-2.1"


def test_the_bag_has_its_bound_by_copies() -> None:
    """RL-23.15: 17 pieces with one copy, 31 with two, in bag and hand together; RL-23.7: only in phase 6."""
    for seats, most in ((2, 17), (7, 31)):
        s = placed(seats)
        s.area = 1
        s.bag[YELLOW], s.drawn[YELLOW] = most - 1, 1
        s.cheese_supply[YELLOW] -= most
        assert GAME.broken(s) is None
        s.phase = 7
        assert GAME.broken(s) == "RL-23.7"
        s.phase = 6
        s.drawn[YELLOW] += 1
        s.cheese_supply[YELLOW] -= 1
        assert GAME.broken(s) == "RL-23.15"
    s = placed(2)
    s.drawn[0], s.cheese_supply[0] = 1, 10
    assert GAME.broken(s) == "RL-23.7"


def test_check_of_the_decks() -> None:
    """RL-23.6, RL-15.2: initial events first, one end card, food cards once a copy and no more."""
    s = sound()
    end = list(s.event_deck).index(event("end_of_game"))
    s.event_deck[end] = next(e for e in range(14) if e not in list(s.event_deck) and IS_FINAL[e])
    assert GAME.broken(s) == "RL-23.6"  # no end card
    s = sound()
    s.event_deck[0], s.event_deck[5] = s.event_deck[5], s.event_deck[0]
    assert GAME.broken(s) == "RL-23.6"
    s = sound()
    s.event_deck[0] = -2
    assert GAME.broken(s) == "RL-23.6"
    s = sound()
    s.food_deck[9] = 0
    assert GAME.broken(s) == "RL-23.6"
    s = placed(7)
    s.food_deck[17] = s.food_deck[16] if s.food_deck[17] != s.food_deck[16] else (s.food_deck[16] + 1) % 9
    assert GAME.broken(s) == "RL-23.6"
    s = placed(2)
    s.round_no, s.clan_level = 6, 2
    assert GAME.broken(s) is None
    s.clan_level = 1
    assert GAME.broken(s) == "RL-15.2"
    s.round_no = 5
    assert GAME.broken(s) is None


def test_check_of_clans_and_boards() -> None:
    """RL-23.12: with one copy every clan once, with two twice; each player has one if clans are played."""
    s = placed(3, clans=("ninjas", "seers", "family"))
    s.clan[2] = clan("seers")
    assert GAME.broken(s) == "RL-23.12"
    s = placed(7, clans=["ninjas", "ninjas", "family", "seers", "seers", "family", "corrupt"])
    s.clan[2] = clan("ninjas")
    assert GAME.broken(s) == "RL-23.12"
    s = placed(3, clans=("ninjas", "seers", "family"))
    s.clan[1] = -1
    assert GAME.broken(s) == "RL-23.12"
    s = placed(3)
    s.aggressive[2] = -1
    assert GAME.broken(s) == "RL-23.12"
    s.round_no, s.phase = 0, 0
    assert GAME.broken(s) is None  # not chosen yet


def test_both_has_its_capacity() -> None:
    """RL-23.4: three rats with the event, none without it or with two players."""
    for seats, most in ((3, 3), (2, 0)):
        s = placed(seats, pantry=[5] * seats)
        deck = list(s.event_deck)
        found = deck.index(event("locked_and_loaded")) if event("locked_and_loaded") in deck else 5
        s.event_deck[found], s.event_deck[5] = s.event_deck[5], event("locked_and_loaded")
        s.round_no, s.clan_level = 6, 2
        s.rats[0][7], s.rats[0][6] = most, 5 - most
        assert GAME.broken(s) is None
        s.rats[0][7], s.rats[0][6] = most + 1, 4 - most
        assert GAME.broken(s) == "RL-23.4"


def test_points_have_a_bound() -> None:
    """RL-23.3: all counts are at least 0 by the bounds of the fields; no score is below -115 a copy."""
    assert all(
        field.low == 0
        for name, field in State.fields.items()
        if name in ("rats", "waiting", "sick", "lost", "dead", "cheese", "bag", "drawn", "cheese_supply", "rat_supply")
    )
    s = placed(2, dead=[115, 0])
    assert final_points(s, 0) == -115
    s.dead[0] += 1
    assert GAME.broken(s) == "RL-23.1"


@pytest.mark.parametrize("options", [{}, {"clans": "on", "boards": "all_aggressive"}])
def test_conservation_in_whole_games(options: dict[str, str]) -> None:
    """RL-23.1, RL-23.2, RL-23.5, RL-23.8: sums at every decision, the active player, nobody sick before the search."""
    rules = plain(GAME)
    for seats in (2, 5, 7):
        s = begin(("ratland", seats, options), 3)
        assert isinstance(s, State)
        for _ in walk(rules, s, random.Random(seats)):
            copies = 1 if seats < 7 else 2
            rats = sum(clan_size(s, p) + s.dead[p] for p in range(seats))
            assert s.rat_supply + rats == 115 * copies
            pieces = [s.cheese_supply[c] + s.bag[c] + s.drawn[c] for c in range(6)]
            pieces[YELLOW] += sum(s.cheese)
            assert pieces == [n * copies for n in (11, 4, 44, 11, 4, 6)]
            if s.round_no:
                assert in_turn(s, 0) == (s.start_player + s.round_no - 1) % seats
            if s.phase == 6 and s.area == 0 and not any(s.drawn) and "aggressive" not in str(options):
                assert sum(s.bag) <= 31
            assert deciders(s)


def test_phases_in_whole_games() -> None:
    """RL-23.8 to RL-23.11: theft moves cheese only; feeding pays in full or all; graveyards grow by hunger only."""
    rules = plain(GAME)
    for seed in range(3):
        match = Match("ratland", 4, seed)
        before = state(match)
        luck = random.Random(seed)
        while not match.over:
            seat = luck.choice(match.deciders)
            before = state(match)
            told = len(match.chronicle())
            match.choose(seat, luck.choice(match.legal(seat)))
            news = match.chronicle()[told:]
            starved = {e.things["player"]: e.things["rats"] for e in news if e.event == "rats_starved"}
            risen = {e.things["player"]: e.things["rats"] for e in news if e.event == "dead_risen"}
            for p in range(4):
                change = state(match).dead[p] - before.dead[p]
                assert change == starved.get(p, 0) - risen.get(p, 0)
            for e in news:
                if e.event in ("clan_fed", "clan_hungry"):
                    need = cheese_needed(e.things["rats"])
                    assert e.things["need"] == need
                    assert e.things.get("paid", need) + starved.get(e.things["player"], 0) == need
            back = [e.event for e in news]
            if "rats_back" in back and "rats_lost" in back:
                assert back.index("rats_back") < back.index("rats_lost")
        assert happened(match, "clan_fed") != []
        assert rules.score(match.state).points == match.points


def test_theft_only_moves_cheese() -> None:
    """RL-23.9: phase 3 changes no sum of cheese, and without aggressive boards no rat count."""

    luck = random.Random(9)
    for seats in (2, 3, 6, 9):
        rows = {
            k: [luck.randrange(5) for _ in range(seats)] for k in ("left_canal", "right_canal", "pantry", "nursery")
        }
        s = desk(seats, cheese=[luck.randrange(4) for _ in range(seats)], **rows)
        total, rats = sum(s.cheese), [healthy(s, p) for p in range(seats)]
        after = state(run(s, ATTACK_PHASE))
        assert sum(after.cheese) == total
        assert [healthy(after, p) for p in range(seats)] == rats


def test_order_of_entry_does_not_matter() -> None:
    """RL-23.14: see test_placement.py; here over whole rounds with random distributions."""
    for seed in range(4):
        results = set()
        for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
            match = Match("ratland", 3, seed)
            for p in order:
                luck = random.Random(seed * 10 + p)
                while state(match).round_no == 1 and state(match).screens and p in match.deciders:
                    match.choose(p, luck.choice(match.legal(p)))
            results.add(match.state.tobytes())
        assert len(results) == 1
