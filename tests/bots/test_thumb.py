"""Rules of thumb: simple players of a game, by name wherever a level is named; as fair as any bot."""

from __future__ import annotations

import random

import pytest

from bots.halfway import questions, tables
from kit import Table, imagined, table_id
from undercity import GAMES, find
from undercity.bots import LEVELS, BadLevel, is_ready, make
from undercity.bots.arena import play
from undercity.bots.ladder import climb

THUMBS = [(name, thumb) for name in GAMES for thumb in find(name).thumbs]
every_table = pytest.mark.parametrize("table", [t for t in tables() if find(t[0]).thumbs], ids=table_id)
every_thumb = pytest.mark.parametrize(("name", "thumb"), THUMBS)


def test_every_game_with_opponents_has_one_and_none_is_called_like_a_level() -> None:
    assert {name for name, _ in THUMBS} >= {name for name in GAMES if find(name).seats[-1] > 1}
    assert not {thumb for _, thumb in THUMBS} & set(LEVELS)
    assert all(find(name).thumbs[thumb].__doc__ for name, thumb in THUMBS)


@every_table
def test_they_know_what_their_seat_knows_and_change_nothing(table: Table) -> None:
    luck = random.Random(1)
    for thumb in find(table[0]).thumbs:
        bot, asked = make(thumb, table[0], seed=11), 0
        for rules, s, seat, legal in questions(table, seed=3, most=60):
            known = rules.concealed(s, seat)
            before = known.tobytes()
            chosen = bot.choose(known, seat, legal)
            assert known.tobytes() == before
            assert chosen in legal
            other = imagined(rules, s, seat, luck)
            assert bot.choose(rules.concealed(other, seat), seat, legal) == chosen
            assert sorted(candidate.code for candidate in bot.explain()) == sorted(legal)
            asked += 1
        assert asked > 20


@every_thumb
def test_they_beat_chance(name: str, thumb: str) -> None:
    """First in more than half of a few games among three that choose at random, where a quarter would be chance."""
    game, won = find(name), 0.0
    seats = 4 if 4 in game.seats else game.seats[-1]
    for deal in range(8):
        bots = [make("random", game, seed=deal * 8 + seat) for seat in range(seats)]
        bots[deal % seats] = make(thumb, game, seed=deal)
        ranks = play(game, bots, seed=deal).ranks
        won += (ranks[deal % seats] == 1) / ranks.count(1)
    assert won >= (3 if thumb == "even" else 4)


def test_the_ladder_takes_them_by_name() -> None:
    game = find("ratland")
    ladder = climb(game, 3, 6, levels=("random", "even", "provider"), seed=5)
    assert {row.level for row in ladder.standings} == {"random", "even", "provider"}
    assert is_ready("even", game)


def test_a_rule_of_thumb_of_another_game() -> None:
    with pytest.raises(BadLevel, match=r"'nester'.*Die Patin has the rules of thumb collector, expander"):
        make("nester", "die_patin")
