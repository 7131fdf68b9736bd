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
    ("RC-28.0", _cell("far", 0, value=1)),
    ("RC-28.0", _cell("aim", 112, value=1)),
    ("RC-28.0", _cell("queue", 1, value=1)),
    ("RC-28.0", _cell("mark", 112, value=1)),
    ("RC-28.0", _cell("link", 0, value=1)),
    ("RC-28.0", _cell("link", 225, value=1)),
    ("RC-28.0", _set("mapped", 1)),
    ("RC-28.0", _set("measures", 1)),
    ("RC-28.0", _set("cage_returned", 1)),
    ("RC-28.0", _set("attack_zone", 1)),
    ("RC-28.0", _set("hits", 1)),
    ("RC-28.0", _set("mortal_hits", 1)),
    ("RC-28.0", _set("defence_broken", 1)),
    ("RC-28.0", _set("nemesis_wounds", 1)),
    ("RC-28.0", _set("bursting", 1)),
    ("RC-28.1", _cell("rats", t.BROWN, 0, value=2)),
    ("RC-28.1", _cell("sack", t.BLACK, value=11)),
    ("RC-28.2", _set("cheese_reserve", 20)),
    ("RC-28.3", _cell("tokens", t.YELLOW_TOKEN, 0, value=1)),
    ("RC-28.3", _cell("stash", 0, t.HEALTH_TOKEN, value=1)),
    ("RC-28.3", _cell("stash", 15, t.YELLOW_TOKEN, value=1)),
    ("RC-28.3", _cell("special", t.PURPLE, value=3)),
    ("RC-28.5", _cell("traps", 112, value=1)),
    ("RC-28.7", _set("peculiars_left", 15)),
    ("RC-28.8", _cell("township_deck", 0, value=7)),
    ("RC-28.9", _cell("question_pool", t.Q_HEALTH, value=3)),
    ("RC-28.9", _cell("question_discard", t.Q_NEST, value=1)),
    ("RC-28.10", _cell("upgrades", t.YELLOW_REFILL, value=1)),
]


@pytest.mark.parametrize(("clause", "change"), BROKEN)
def test_broken_positions_are_found(clause: str, change: Callable[[State], None]) -> None:
    """RC-28.1, RC-28.2, RC-28.3, RC-28.5, RC-28.6, RC-28.7, RC-28.8, RC-28.9, RC-28.10, RC-28.11"""
    s = fresh()
    change(s)
    assert GAME.clause(check(s)) == clause


def test_full_tracks_belong_to_finished_games() -> None:
    """RC-28.2: ten Magic Cheese on either board, and the game goes on."""
    for name in ("cheese_collected", "cheese_eaten"):
        s = fresh()
        s.cheese_reserve -= 10 - getattr(s, name)
        setattr(s, name, 10)
        assert GAME.clause(check(s)) == "RC-28.2"
        s.over = 1
        assert GAME.clause(check(s)) != "RC-28.2"


def test_every_peculiar_card_is_in_the_deck_once() -> None:
    """RC-28.7: the last card of the deck lies there twice, or is caught at the same time."""
    s = fresh()
    s.peculiar_deck[15] = s.peculiar_deck[0]
    assert GAME.clause(check(s)) == "RC-28.7"
    s = fresh()
    s.peculiar_deck[14] = s.peculiar_deck[15]
    assert GAME.clause(check(s)) == "RC-28.7"


def test_nothing_lies_outside_the_city() -> None:
    """RC-28.8: cheese, traps, Nests, rats and tokens only on cards that are in the City."""
    zone = z("t09.b")
    for name, path, source in (
        ("cheese", (zone,), ("cheese_reserve",)),
        ("traps", (zone,), ("trap_tokens",)),
        ("rats", (t.BROWN, zone), ("sack", t.BROWN)),
        ("rats", (t.WHITE, zone), ("sack", t.WHITE)),
        ("tokens", (t.HEALTH_TOKEN, zone), ("token_reserve", t.HEALTH_TOKEN)),
        ("tokens", (t.YELLOW_TOKEN, zone), ("token_reserve", t.YELLOW_TOKEN)),
        ("question_nests", (zone,), ("question_pool", t.Q_NEST)),
    ):
        s = fresh()
        _cell(name, *path, value=1)(s)
        if len(source) == 1:
            setattr(s, source[0], getattr(s, source[0]) - 1)
        else:
            getattr(s, source[0])[source[1]] -= 1
        assert GAME.clause(check(s)) == "RC-28.8", name


def test_a_card_in_hand_counts() -> None:
    """RC-28.8: drawn, not placed yet; it is not in the deck any more."""
    s = Match("ratcatcher", 1, seed=3).state
    assert isinstance(s, State)
    assert check(s) == 0
    s.township_deck[0] = s.card_in_hand
    assert GAME.clause(check(s)) == "RC-28.8"


def test_a_gained_cheese_in_hand_counts() -> None:
    """RC-28.10: between gaining it and choosing its slot."""
    match = Desk().cheese("t00.e").turn()
    match.choose(0, "collect")
    s = match.state
    assert isinstance(s, State)
    assert check(s) == 0
    s.upgrades[0] += 1
    assert GAME.clause(check(s)) == "RC-28.10"


def test_special_tokens_never_exceed_the_maximum() -> None:
    """RC-28.6: of either colour."""
    for colour, most in ((t.PURPLE, 3), (t.YELLOW, 2)):
        s: State = Desk().unlock(t.SPECIAL_IDS[colour], most).turn().state  # type: ignore[assignment]
        assert check(s) == 0
        s.upgrades[t.UNLOCK[colour]] = 0
        s.upgrades[t.ATTACK] = 1
        assert GAME.clause(check(s)) == "RC-28.6"
    s = Desk().unlock("yellow", 2).turn().state  # type: ignore[assignment]
    s.special[t.YELLOW], s.token_reserve[t.YELLOW_TOKEN] = 3, 3
    assert GAME.clause(check(s)) == "RC-28.6"


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
            assert check(s) == 0
            assert 0 <= s.attack_dice <= t.DICE
            if s.round_no > before and GAME.step_of(s).name == "action":  # type: ignore[union-attr]
                before = s.round_no
                rounds += 1
                _check_clean(s)
            last = match.chronicle(0, since=match.clock)
            expanded = any(line.event in ("expansion_due", "expansion_cut") for line in last)
            if s.round_no > 1 and any(line.event == "round_begins" for line in last) and not expanded:
                recent = [line.event for line in match.chronicle(0)][-200:]
                start = len(recent) - 1 - recent[::-1].index("round_begins")
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


def test_the_knobs_of_balance_are_content() -> None:
    """RC-29.4: Nests, rats, Health, slots of Accuracy, the Nemesis' level and the price of cheese are numbers there."""
    content = t.CONTENT
    assert sum(len(card.nests) for card in content.township) == 23
    assert {rat.id: (rat.count, rat.bite) for rat in content.rat_colour} == {
        "brown": (12, 2),
        "black": (12, 1),
        "white": (40, 1),
    }
    levels = {nemesis.id: [level.op for level in nemesis.tracker].index("spawn_nemesis") for nemesis in content.nemesis}
    assert levels == {"rat_king": 3, "the_maw": 2, "mother_mange": 2}
    assert [catcher.health for catcher in content.ratcatcher] == [6, 6, 6, 6, 7, 6]
    assert [catcher.upgrades.accuracy.slots for catcher in content.ratcatcher] == [3] * 6
    assert [reward.cost for reward in content.tallyman_reward if reward.id == "cheese"] == [12]


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
