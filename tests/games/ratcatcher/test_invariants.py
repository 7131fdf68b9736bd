"""Sections 28 and 29: invariants after every step, and balance."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from games.ratcatcher.desk import Desk, z
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.ratcatcher import GAME
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.board import attribute
from undercity.games.ratcatcher.city import active_cards, cheese_in_city
from undercity.games.ratcatcher.invariants import check
from undercity.games.ratcatcher.table import State
from undercity.lab.simulate import simulate


def fresh() -> State:
    """A sound position in the middle of a turn."""
    desk = Desk().rats("t00.a", brown=1, white=2).cheese("t00.d", "t07.a").token("health", "t00.b").trap("t00.c")
    desk.unlock("purple", 2).placed("purple", "t00.b")
    return desk.turn().state  # type: ignore[return-value]


def test_a_sound_position() -> None:
    """RC-28.1 to RC-28.11 hold in a position made by hand."""
    assert check(fresh()) == 0


def _set(name: str, value: int) -> Callable[[State], None]:
    return lambda s: setattr(s, name, value)


def _cell(name: str, *path: int, value: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        row = getattr(s, name)
        for index in path[:-1]:
            row = row[index]
        row[path[-1]] = value

    return change


BROKEN = [
    ("RC-28.1", _cell("rats", t.WHITE, 1, value=1)),
    ("RC-28.1", _cell("cage", t.BROWN, value=3)),
    ("RC-28.2", _cell("cheese", 0, value=2)),
    ("RC-28.2", _set("cheese_eaten", 1)),
    ("RC-28.3", _cell("token_reserve", 0, value=8)),
    ("RC-28.3", _cell("placed", t.YELLOW, 4, value=1)),
    ("RC-28.3", _cell("stash", 11, 1, value=1)),
    ("RC-28.5", _set("trap_tokens", 3)),
    ("RC-28.6", _set("health", 7)),
    ("RC-28.6", _set("health", 0)),
    ("RC-28.7", _cell("peculiar_at", 3, value=7)),
    ("RC-28.8", _cell("card_x", 7, value=0)),
    ("RC-28.8", _cell("card_rotation", 5, value=0)),
    ("RC-28.9", _cell("question_nests", 0, value=1)),
    ("RC-28.10", _cell("upgrades", 0, value=1)),
    ("RC-28.11", _set("nemesis_zone", 2)),
    ("RC-28.11", _set("nemesis_health", 9)),
    ("RC-28.0", _cell("near", 3, value=1)),
]


@pytest.mark.parametrize(("clause", "change"), BROKEN)
def test_broken_positions_are_found(clause: str, change: Callable[[State], None]) -> None:
    """RC-28.1, RC-28.2, RC-28.3, RC-28.5, RC-28.6, RC-28.7, RC-28.8, RC-28.9, RC-28.10, RC-28.11"""
    s = fresh()
    change(s)
    assert GAME.clause(check(s)) == clause


def test_special_tokens_of_a_locked_ability() -> None:
    """RC-28.6: none while it is locked, never more than the maximum."""
    s = fresh()
    s.special[t.YELLOW], s.token_reserve[t.YELLOW_TOKEN] = 1, 5
    assert GAME.clause(check(s)) == "RC-28.6"


def test_a_torn_city_is_found() -> None:
    """RC-28.8, RC-2.12: every zone is reached from every other."""
    s = fresh()
    s.card_x[7] = 3
    assert GAME.clause(check(s)) == "RC-28.8"


def test_invariants_of_rounds() -> None:
    """RC-28.4, RC-28.12, RC-28.13: dice after the turn, a clean City after Clean Up, enough cheese or an expansion."""
    rounds = 0
    for seed in range(12):
        luck = random.Random(seed)
        match = Match(
            "ratcatcher", 1, seed=seed, ratcatcher=t.RATCATCHER_IDS[seed % 6], nemesis=t.NEMESIS_IDS[seed % 3]
        )
        before = 0
        while not match.over:
            s = match.state
            assert isinstance(s, State)
            assert 0 <= s.attack_dice <= t.DICE
            if s.round_no > before and GAME.step_of(s).name == "action":  # type: ignore[union-attr]
                before = s.round_no
                rounds += 1
                _check_clean(s)
            last = match.chronicle(0, since=match.clock)
            expanded = any(line.event in ("expansion_due", "expansion_cut") for line in last)
            if any(line.event == "cleaned_up" for line in last) and not expanded:
                recent = [line.event for line in match.chronicle(0)][-200:]
                start = len(recent) - 1 - recent[::-1].index("cleaned_up")
                since = recent[max(0, start - 120) : start]
                assert cheese_in_city(s) >= 2 or "expansion_due" in since
            match.choose(0, luck.choice(match.legal(0)))
    assert rounds > 30


def _check_clean(s: State) -> None:
    """The first decision of a round."""
    active = active_cards(s)
    assert s.attack_dice == attribute(s, t.ATTACK)
    assert not any(s.traps)
    assert not any(s.placed[0])
    assert not any(s.placed[1])
    for zone in range(t.ZONES):
        if not (active >> t.CARD_OF[zone]) & 1:
            assert all(s.rats[colour][zone] == 0 for colour in range(3))
            assert zone not in list(s.peculiar_at)


def test_dice_add_up() -> None:
    """RC-28.4: track and Reserve are ten; after End of Turn at most the Attack."""
    desk = Desk().set(attack_dice=9).cheese("t00.d", "t07.a")
    s = desk.run(t.TURN_ENDS).state
    assert s.attack_dice == 3  # type: ignore[attr-defined]


def test_judgement_prefers_what_wins() -> None:
    """RC-29.1, RC-29.2: more cheese, more Health, a wounded Nemesis and fewer eaten cheese look better."""
    rules = plain(GAME)

    def worth(desk: Desk) -> float:
        return rules.judge(desk.turn().state, 0)

    even = worth(Desk())
    assert worth(Desk().filled(attack=2)) > even
    assert worth(Desk().set(health=3)) < even
    assert worth(Desk().eaten(2)) < even
    assert worth(Desk().nemesis("t07.d").set(nemesis_health=2)) > worth(Desk().nemesis("t07.d"))
    assert worth(Desk().rats("t00.d", white=5).cheese("t00.d")) < worth(Desk().cheese("t00.d"))
    assert -1 < even < 1


def test_random_play_practically_never_wins() -> None:
    """RC-29.3, RC-23.6: and every game ends by a rule, long before the bound."""
    report = simulate(GAME, 1, 30, seed=500, speed="plain")
    assert report.win_share == [0.0]
    assert report.longest_game < GAME.step_bound


def test_every_content_item_has_its_scenario() -> None:
    """The items of content.toml and the scenario tests that name them, one by one."""
    rooms = [import_module(f"games.ratcatcher.{path.stem}") for path in Path(__file__).parent.glob("test_*.py")]
    found = [test.scenario for room in rooms for test in vars(room).values() if hasattr(test, "scenario")]
    wanted = {
        "peculiar": t.PECULIAR_IDS,
        "nemesis": t.NEMESIS_IDS,
        "gut": t.GUT_IDS,
        "ability": t.ABILITY_IDS,
        "trap": t.TRAP_IDS,
        "upgrade": t.UPGRADE_IDS,
        "tally": t.TALLY_IDS,
        "question": t.QUESTION_IDS,
    }
    assert sorted(found) == sorted((kind, name) for kind, names in wanted.items() for name in names)
    assert len(found) == 16 + 3 + 4 + 12 + 6 + 11 + 6 + 6


def test_zone_numbers_in_positions_are_zone_ids() -> None:
    """RC-0.4: what an outside position names by number."""
    assert (z("t00.a"), z("t07.a"), z("t24.f")) == (0, 31, 112)
