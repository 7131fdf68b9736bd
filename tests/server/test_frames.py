"""Change frames: whoever follows them sees what somebody sees who comes anew. In every game, for every viewer."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kit import Table, all_tables, play_random, table_id
from server.harness import apply_changes
from undercity import GAMES
from undercity.server.frames import Eyes, Painter, Stream
from undercity.server.played import Played

# one table of each game, of three seats where there are so many
TABLES = [
    max((table for table in all_tables() if table[0] == game and table[1] <= 3), key=lambda t: t[1]) for game in GAMES
]


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_following_equals_coming_anew(table: Table) -> None:
    game, seats, options = table
    match, luck = Played(game, seats, seed=3, **options), random.Random(3)
    streams = [Stream(Eyes(seat, seat == 0, "en")) for seat in (None, *range(seats))]
    cuts: list[int] = []
    followed: list[Any] = []
    for stream in streams:
        stream.advance(Painter(match, _info), cuts, [])
        followed.append(json.loads(stream.full([]))["doc"])
    for _ in range(600):
        if match.over:
            break
        cuts.append(match.clock)
        play_random(match, luck, 1)
        painter = Painter(match, _info)
        for number, stream in enumerate(streams):
            if frame := stream.advance(painter, cuts, []):
                followed[number] = apply_changes(followed[number], json.loads(frame)["doc"])
            anew = Stream(stream.eyes)
            anew.advance(Painter(match, _info), cuts, [])
            assert followed[number] == json.loads(anew.full([]))["doc"]


def _info(seat: int | None, host: bool) -> dict[str, Any]:
    return {"you": {"seat": seat, "host": host}}
