"""Rules of thumb: simple players of a game, by name wherever a level is named; as fair as any bot."""

from __future__ import annotations

import random

from undercity import find
from undercity.bots import LEVELS, make
from undercity.bots.arena import play
from undercity.testing.tables import Table, every_game, imagined, questions, samples


@every_game
def test_a_game_with_opponents_has_a_rule_of_thumb_and_none_is_called_like_a_level(name: str) -> None:
    game = find(name)
    assert game.thumbs or game.seats[-1] == 1
    assert not set(game.thumbs) & set(LEVELS)
    assert all(thumb.__doc__ for thumb in game.thumbs.values())


@every_game
def test_thumbs_know_what_their_seat_knows_and_change_nothing(name: str) -> None:
    counts = (find(name).seats[0], find(name).seats[-1])
    for table in {table[1]: table for table in reversed(samples(name)) if table[1] in counts}.values():
        for thumb in find(name).thumbs:
            assert _asked(table, thumb) > 20


def _asked(table: Table, thumb: str) -> int:
    """Ask the thumb in some games; how often."""
    luck, bot, asked = random.Random(1), make(thumb, table[0], seed=11), 0
    for seed in range(3, 23):
        for rules, s, seat, legal in questions(table, seed, 60):
            known = rules.concealed(s, seat)
            before = known.tobytes()
            chosen = bot.choose(known, seat, legal)
            assert known.tobytes() == before
            assert chosen in legal
            other = imagined(rules, s, seat, luck)
            assert bot.choose(rules.concealed(other, seat), seat, legal) == chosen
            assert sorted(candidate.code for candidate in bot.explain()) == sorted(legal)
            asked += 1
        if asked > 20:
            break
    return asked


@every_game
def test_thumbs_beat_chance(name: str) -> None:
    """First in more than a third of a few games among those that choose at random, where a quarter would be chance."""
    game = find(name)
    seats = 4 if 4 in game.seats else game.seats[-1]
    for thumb in game.thumbs:
        won = 0.0
        for deal in range(8):
            bots = [make("random", game, seed=deal * 8 + seat) for seat in range(seats)]
            bots[deal % seats] = make(thumb, game, seed=deal)
            ranks = play(game, bots, seed=deal).ranks
            won += (ranks[deal % seats] == 1) / ranks.count(1)
        assert won >= 3, thumb
