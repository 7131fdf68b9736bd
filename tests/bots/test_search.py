"""The search: what it finds, what it costs, how it ends."""

from __future__ import annotations

import random
import time

import pytest

from bots.halfway import questions, tables
from kit import Table, begin, play_random, table_id, walk
from undercity import GAMES, Match, find
from undercity.bots import Bot, Budget, SearchBot, make
from undercity.bots import tree as memory
from undercity.bots.arena import play
from undercity.bots.bot import CLOSE
from undercity.bots.search import compiled_think
from undercity.bots.settings import settings_of
from undercity.engine.seam import compiled

every_table = pytest.mark.parametrize("table", tables(), ids=table_id)


@pytest.fixture(scope="module", autouse=True)
def _loaded() -> None:
    compiled_think()


def ask(bot: Bot, match: Match, seat: int, budget: Budget | None = None) -> int:
    return bot.choose(match.concealed(seat), seat, match.legal(seat), budget)


def searcher(game: str, seed: int = 1, threads: int = 1) -> SearchBot:
    bot = make("expert", game, seed, threads)
    assert isinstance(bot, SearchBot)
    return bot


@every_table
def test_same_seed_and_simulations_same_thoughts(table: Table) -> None:
    budget = Budget(simulations=200)
    one, two, other = searcher(table[0], 5), searcher(table[0], 5), searcher(table[0], 6)
    differed = False
    for rules, s, seat, legal in questions(table, seed=2, most=6):
        known = rules.concealed(s, seat)
        assert one.choose(known, seat, legal, budget) == two.choose(known, seat, legal, budget)
        assert one.explain() == two.explain()
        other.choose(known, seat, legal, budget)
        differed = differed or other.explain() != one.explain()
    assert differed


@every_table
def test_what_it_chooses_is_legal_and_explained(table: Table) -> None:
    bot = searcher(table[0])
    for rules, s, seat, legal in questions(table, seed=4, most=8):
        code = bot.choose(rules.concealed(s, seat), seat, legal, Budget(simulations=150))
        candidates = bot.explain()
        assert code == candidates[0].code
        assert sorted(c.code for c in candidates) == sorted(legal)
        assert candidates[0].visits == max(c.visits for c in candidates)
        assert sum(c.visits for c in candidates) == bot.simulations <= 150
        assert sum(c.share for c in candidates) == pytest.approx(1, abs=0.02)
        assert all(c.expected is None or -1 <= c.expected <= 1 for c in candidates)


def test_the_last_choice_of_a_game_is_the_best_one() -> None:
    """Where every choice ends the game, the search must find the choice with the best result."""
    game = find("die_patin")
    rules = compiled(game)
    bot = searcher("die_patin")
    met = 0
    for seed in range(120):
        s = begin(("die_patin", 2, {}), seed, rules)
        last = s.copy()
        for _ in walk(rules, s, random.Random(seed)):
            last.load(s.tobytes())
        seat = (last.deciders & -last.deciders).bit_length() - 1
        results = {}
        for code in rules.legal(last, seat):
            after = last.copy()
            rules.apply(after, seat, code)
            results[code] = rules.score(after).utility[seat] if after.over else None
        if None in results.values() or len(set(results.values())) == 1:
            continue
        met += 1
        chosen = bot.choose(rules.concealed(last, seat), seat, list(results), Budget(simulations=300))
        assert results[chosen] == max(worth for worth in results.values() if worth is not None)
    assert met >= 3


def test_simultaneous_answers_are_not_seen_by_the_others() -> None:
    """All three cards of seat 0 lead to one and the same decision of seat 1: it cannot see which lies there."""
    match = Match("die_patin", 2, seed=1)
    luck = random.Random(1)
    while len(match.deciders) < 2:
        play_random(match, luck, 1)
    for seat in (0, 1):
        bot = searcher("die_patin")
        ask(bot, match, seat, Budget(simulations=128))
        first, second = bot._trees[0].nodes[:2]
        assert first["visits"] == bot.simulations
        assert second["visits"] == bot.simulations - 1
        assert second["count"] == 3


def test_it_stops_when_the_leader_cannot_be_caught() -> None:
    match = play_random(Match("die_patin", 2, seed=3), random.Random(3), 60)
    budget = Budget(simulations=6000)
    bot = searcher("die_patin")
    while not match.over:
        seat = match.deciders[0]
        ask(bot, match, seat, budget)
        if len(match.legal(seat)) > 1 and bot.simulations < 6000:
            first, second = bot.explain()[:2]
            assert first.visits - second.visits > 6000 - bot.simulations
            return
        play_random(match, random.Random(3), 1)
    pytest.fail("no decision was clear enough to stop early")


def test_hard_decisions_get_more_and_only_they() -> None:
    """Beyond the usual simulations it thinks only while the second choice is close to the first."""
    taken = []
    bot = searcher("die_patin")
    for rules, s, seat, legal in questions(("die_patin", 3, {}), seed=7, most=25):
        bot.choose(rules.concealed(s, seat), seat, legal, Budget(simulations=200, hard=4))
        first, second = bot.explain()[:2]
        assert bot.simulations <= 800
        if bot.simulations > 200:
            is_settled = first.visits - second.visits > 800 - bot.simulations
            assert bot.simulations == 800 or is_settled or second.visits <= CLOSE * first.visits
        taken.append(bot.simulations)
    assert sum(count > 200 for count in taken) >= 3
    assert sum(count <= 200 for count in taken) >= 3


def test_time_is_kept() -> None:
    match = play_random(Match("die_patin", 4, seed=9), random.Random(9), 30)
    bot = searcher("die_patin")
    started = time.thread_time()
    ask(bot, match, match.deciders[0], Budget(seconds=0.2))
    assert time.thread_time() - started < 0.4
    assert bot.simulations > 100


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for a few nodes the search goes on without adding any, and every simulation is counted."""
    monkeypatch.setattr(memory, "NODES", 50)
    monkeypatch.setattr(memory, "EDGES", 300)
    match = play_random(Match("die_patin", 3, seed=2), random.Random(2), 40)
    seat = match.deciders[0]
    bot = searcher("die_patin")
    size = {name: getattr(bot._trees[0], name).nbytes for name in ("nodes", "edges", "slots", "path")}
    code = ask(bot, match, seat, Budget(simulations=3000))
    assert code in match.legal(seat)
    assert bot._trees[0].desk[0]["nodes"] <= 50
    assert bot._trees[0].desk[0]["edges"] <= 300
    assert sum(c.visits for c in bot.explain()) == bot.simulations
    assert size == {name: getattr(bot._trees[0], name).nbytes for name in size}


def test_threads_grow_trees_of_their_own() -> None:
    match = play_random(Match("die_patin", 2, seed=6), random.Random(6), 20)
    seat = match.deciders[0]
    bot = searcher("die_patin", threads=3)
    ask(bot, match, seat, Budget(simulations=1200))
    grown = [int(tree.root()["visits"].sum()) for tree in bot._trees]
    assert sum(grown) == sum(c.visits for c in bot.explain()) == bot.simulations
    assert min(grown) == max(grown) > 0
    assert bot._trees[0].root()["total"].tolist() != bot._trees[1].root()["total"].tolist()


def test_every_setting_is_one_the_search_knows() -> None:
    for name in GAMES:
        for seats in find(name).seats:
            assert set(settings_of(find(name), seats)) <= set(memory.DESK.names or ())


def test_settings_by_number_of_seats() -> None:
    """From three seats on RatLand's play-outs go on into the next round: hunger is seen (docs/bots.md)."""
    ratland, patin = find("ratland"), find("die_patin")
    assert [settings_of(ratland, seats)["horizon"] for seats in (2, 3, 4, 12)] == [5, 12, 12, 12]
    assert settings_of(patin, 2) == settings_of(patin, 5)
    bot = searcher("ratland")
    assert bot.settings is None
    assert bot.budget == Budget(8000, 1.9, hard=4)  # simulations are quick there: see [effort]


def test_what_is_decided_together_is_judged_when_all_have_answered() -> None:
    """RatLand's screens: whoever is asked first must see the hunger that follows as well as whoever is asked last.

    A play-out that stopped at the next seat's answer left seats 0 and 1 with -145 points in these six games.
    """
    budget, points = Budget(simulations=60), [0, 0, 0, 0]
    for game in range(6):
        bots = [SearchBot(find("ratland"), 9 * game + seat, budget) for seat in range(4)]
        points = [sum(pair) for pair in zip(points, play(find("ratland"), bots, game + 500).points, strict=True)]
    assert points[0] + points[1] > 0
    assert sum(points) > 30
