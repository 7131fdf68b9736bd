"""Change frames: whoever follows them sees what somebody sees who comes anew. In every game, for every viewer."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kit import play_random
from server.harness import apply_changes
from undercity import GAMES, find
from undercity.server.frames import Eyes, Painter, Stream
from undercity.server.served import ServedMatch

SEATS = {game: min(3, find(game).seats[-1]) for game in GAMES}


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_following_equals_coming_anew(game: str, seed: int) -> None:
    match, luck = ServedMatch(game, SEATS[game], seed=seed), random.Random(seed)
    streams = [Stream(Eyes(seat, seat == 0, "en")) for seat in (None, *range(SEATS[game]))]
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
            if luck.random() < 0.8:  # a busy server tells of several choices at once
                continue
            if frame := stream.advance(painter, cuts, []):
                followed[number] = apply_changes(followed[number], json.loads(frame)["doc"])
            anew = Stream(stream.eyes)
            anew.advance(Painter(match, _info), cuts, [])
            assert followed[number] == json.loads(anew.full([]))["doc"]


def _info(eyes: Eyes) -> dict[str, Any]:
    return {"you": {"seat": eyes.seat, "host": eyes.host}}
