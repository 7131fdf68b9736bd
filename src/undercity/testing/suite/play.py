"""The game suite: what every game must pass, at every table of its samples."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import msgspec
import numpy as np
import pytest

from undercity import BadRecord, IllegalChoice, Match, NothingToUndo, find
from undercity.engine.chronicle import read_tape
from undercity.engine.game import Game
from undercity.engine.record import Record
from undercity.engine.seam import compiled, plain
from undercity.engine.words import LANGUAGES
from undercity.lab.simulate import random_game, simulate, soak
from undercity.testing.golden import BREAK, chronicle_of, chronicle_path, path_of, read_aloud, text_of
from undercity.testing.spread import check as check_spread
from undercity.testing.tables import (
    Table,
    begin,
    deciders,
    every_game,
    every_table,
    imagined,
    match_at,
    play_into,
    play_random,
    samples,
    walk,
)

LEAST_NEWS, MOST_NEWS = 6, 120  # comparisons of what a choice tells, at each table


@every_table
def test_both_speeds_give_equal_bytes_and_every_step_is_sound(table: Table) -> None:
    game = find(table[0])
    slow, fast = plain(game), compiled(game)
    out = np.zeros(game.choices.count, np.int64)
    for seed in range(2):
        s, f, silent = begin(table, seed, slow), begin(table, seed, fast), begin(table, seed, fast)
        assert s.tobytes() == f.tobytes()
        for seat, choice in walk(slow, s, random.Random(seed)):
            assert game.broken(s) is None
            for decider in deciders(s):
                legal = slow.legal(s, decider)
                assert legal
                assert len(set(legal)) == len(legal)
                assert legal == fast.legal(f, decider)
            fast.apply(f, seat, choice)
            before = s.tobytes()
            slow.apply(s, seat, choice)
            fast.entries["apply"](silent.array, seat, choice, out)
            assert s.tobytes() == f.tobytes() == silent.tobytes()
            assert silent.told == 0
            assert list(read_tape(s, game.events)) == list(read_tape(f, game.events))
            s.load(before)
        assert game.broken(s) is None
        assert s.clock <= game.step_bound
        assert slow.score(s) == fast.score(f)


@every_table
def test_judgement_is_equal_in_both_speeds_and_within_bounds(table: Table) -> None:
    game = find(table[0])
    slow, fast = plain(game), compiled(game)
    s = begin(table, 5)
    for _ in walk(slow, s, random.Random(5)):
        if s.clock % 10 == 0:
            for seat in range(s.seats):
                worth = slow.judge(s, seat)
                assert -1 <= worth <= 1
                assert fast.judge(s, seat) == pytest.approx(worth)


@every_table
def test_random_games_keep_bounds_and_invariants(table: Table) -> None:
    name, seats, options = table
    soak(find(name), seats, 100, seed=1000, options=options)


@every_table
def test_bulk_play_is_the_same_game_in_both_speeds(table: Table) -> None:
    name, seats, options = table
    game = find(name)
    fast = simulate(game, seats, 4, seed=77, options=options)
    slow = simulate(game, seats, 4, seed=77, options=options, speed="plain")
    for part in ("decisions", "mean_points", "win_share", "longest_game"):
        assert getattr(fast, part) == getattr(slow, part)
    assert sum(fast.win_share) == pytest.approx(1, abs=1e-3) or seats == 1
    assert fast.longest_game <= game.step_bound
    s = game.blank(seats, options)
    assert random_game(plain(game), s, 77) == s.clock


# ------------------------------------------------------------------ secrets


@every_table
def test_conceal_and_imagine_answer_each_other(table: Table) -> None:
    """conceal(imagine(conceal(s))) equals conceal(s), byte for byte, in both speeds."""
    game = find(table[0])
    luck = random.Random(3)
    for rules, stride in ((plain(game), 7), (compiled(game), 1)):
        s = begin(table, 3, rules)
        for _ in walk(rules, s, luck):
            if luck.randrange(stride):
                continue
            for seat in [None, *range(s.seats)]:
                known = rules.concealed(s, seat)
                world = imagined(rules, s, seat, luck)
                assert game.broken(world) is None
                assert rules.concealed(world, seat).tobytes() == known.tobytes()
                assert rules.concealed(known, seat).tobytes() == known.tobytes()
                assert list(known.key) == [0] * 4


@every_game
@pytest.mark.parametrize(("speed", "positions"), [("plain", 120), ("compiled", 1200)], ids=["plain", "compiled"])
def test_worlds_are_imagined_as_often_as_they_are_true(name: str, speed: str, positions: int) -> None:
    """And never if they cannot be: what is hidden, and what is impossible, says games/<game>/worlds.py."""
    check_spread(name, plain(find(name)) if speed == "plain" else compiled(find(name)), positions)


@every_table
def test_what_a_seat_is_told_does_not_depend_on_secrets(table: Table) -> None:
    """Two worlds that differ only in secrets give equal views, prompts, choices and chronicles."""
    game = find(table[0])
    rules, luck = plain(game), random.Random(4)
    compared = 0
    for seed in range(4, 24):
        s = begin(table, seed)
        for seat, choice in walk(rules, s, luck):
            if luck.randrange(9) == 0 and compared < MOST_NEWS:
                compared += sum(_same_sight(game, s, viewer, seat, choice, luck) for viewer in [None, *range(s.seats)])
        if compared >= LEAST_NEWS:
            return
    raise AssertionError(f"only {compared} choices told the same in both worlds")


def _same_sight(game: Game, s: Record, viewer: int | None, seat: int, choice: int, luck: random.Random) -> bool:
    """What the viewer sees is the same in another world; and whether the news of a choice could be compared."""
    here, there = match_at(game, s), match_at(game, imagined(plain(game), s, viewer, luck))
    assert here.view(viewer) == there.view(viewer)
    assert here.prompt(viewer) == there.prompt(viewer)
    assert here.deciders == there.deciders
    if viewer is not None:
        assert here.choices(viewer) == there.choices(viewer)
    return _same_news(here, there, viewer, seat, choice)


def _same_news(here: Match, there: Match, viewer: int | None, seat: int, choice: int) -> bool:
    """The same choice in both worlds tells the viewer the same, unless it brings chance or a reveal: then False.

    In a decision made together that takes several answers, the seat may have more of them before it in one world
    than in the other: then only one of the two choices finishes, and that a seat has finished is public.
    """
    if choice not in there.legal(seat):
        return False
    together = here._is_together()
    for match in (here, there):
        match.choose(seat, choice)
    if together and here.deciders != there.deciders:
        return False
    if here._entries[0].fog_rose or there._entries[0].fog_rose:
        return False
    assert here.chronicle(viewer) == there.chronicle(viewer)
    assert here.concealed(viewer).tobytes() == there.concealed(viewer).tobytes()
    return True


# ------------------------------------------------------------------ choices


@every_table
def test_illegal_choices_are_refused_and_change_nothing(table: Table) -> None:
    game = find(table[0])
    luck = random.Random(6)
    match = Match(game, table[1], 6, **table[2])
    while not match.over:
        seat = luck.choice(match.deciders)
        legal = match.legal(seat)
        before = match.state.tobytes()
        wrong = [code for code in range(game.choices.count) if code not in legal]
        tries: list[tuple[int, object, int | None]] = [(seat, legal[0], match.clock + 1), (seat, -1, None)]
        tries += [(seat, game.choices.count, None), (seat, "no such thing", None), (seat, None, None)]
        tries += [(other, legal[0], None) for other in range(match.seats) if other not in match.deciders]
        tries += [(seat, code, None) for code in luck.sample(wrong, min(3, len(wrong)))]
        for who, what, clock in tries:
            with pytest.raises(IllegalChoice):
                match.choose(who, what, clock)  # type: ignore[arg-type]
        assert match.state.tobytes() == before
        match.choose(seat, luck.choice(legal))
        play_random(match, luck, luck.randrange(12))
    with pytest.raises(IllegalChoice, match="the game is over"):
        match.choose(0, 0)


@every_table
def test_notation_names_every_choice(table: Table) -> None:
    game = find(table[0])
    match = play_into(table, 8, random.Random(8), 25)
    for seat in match.deciders:
        for choice in match.choices(seat):
            assert game.choices.parse(choice.notation) == choice.code
            assert choice.clause.startswith(game.prefix + "-")


@every_table
def test_undo_gives_the_position_back_and_never_crosses_fog_or_others(table: Table) -> None:
    luck = random.Random(9)
    match = Match(table[0], table[1], 9, **table[2])
    undone = 0
    while not match.over:
        seat = luck.choice(match.deciders)
        before, together = match.state, match._is_together()
        match.choose(seat, luck.choice(match.legal(seat)))
        after = match.state.tobytes()
        for other in range(match.seats):
            if other != seat and not together:
                assert not match.can_undo(other)
        if match.state.fog != before.fog:
            assert not match.can_undo(seat)
            with pytest.raises(NothingToUndo):
                match.undo(seat)
            assert match.state.tobytes() == after
        else:
            code = match._entries[-1].code
            match.undo(seat)
            assert match.state.tobytes() == before.tobytes()
            match.choose(seat, code)
            assert match.state.tobytes() == after
            undone += 1
    assert undone > 0


# ------------------------------------------------------------------ positions and records


@every_table
def test_a_position_plays_on_as_the_same_game(table: Table) -> None:
    luck = random.Random(10)
    match = play_into(table, 10, luck, 30)
    twin = Match.from_position(table[0], json.loads(json.dumps(match.position())))
    while not match.over:
        assert twin.position() == match.position()
        seat = luck.choice(match.deciders)
        choice = luck.choice(match.legal(seat))
        match.choose(seat, choice)
        twin.choose(seat, choice)
    assert twin.position() == match.position()
    again = Match.replay(twin.record())
    assert again.record() == twin.record()


@every_table
def test_records_replay_and_damage_is_found(table: Table) -> None:
    luck = random.Random(11)
    match = play_random(Match(table[0], table[1], 11, **table[2]), luck)
    text = match.record()
    again = Match.replay(text)
    assert again.record() == text
    assert again.state.tobytes() == match.state.tobytes()
    assert again.chronicle(None) == match.chronicle(None)
    lines = text.splitlines()
    for cut in (1, 3, len(lines) // 2, len(lines) - 1):
        with pytest.raises(BadRecord, match=rf"line {cut + 1}\b"):
            Match.replay("\n".join(lines[:cut]))
    place = luck.randrange(lines.index(next(x for x in lines if x.startswith("chain:"))) + 1, len(lines) - 1)
    with pytest.raises(BadRecord, match=rf"line {place + 1}\b"):
        Match.replay("\n".join([*lines[:place], *lines[place + 1 :]]))
    with pytest.raises(BadRecord, match=rf"line {place + 1}\b"):
        Match.replay("\n".join([*lines[:place], lines[place][:-8] + "0bad0bad", *lines[place + 1 :]]))


@every_table
def test_golden_games_are_unchanged(table: Table) -> None:
    text = path_of(table).read_text(encoding="utf-8")
    match = Match.replay(text.split(BREAK)[0])
    assert match.over
    assert text_of(match) == text
    for language in LANGUAGES if table in read_aloud(table[0]) else ():
        assert chronicle_of(match, language) == chronicle_path(table, language).read_text(encoding="utf-8")


# ------------------------------------------------------------------ words


@every_table
def test_everything_can_be_said_in_every_language(table: Table) -> None:
    game = find(table[0])
    luck = random.Random(12)
    match = Match(game, table[1], 12, **table[2])
    said = set()
    while not match.over:
        seat = luck.choice(match.deciders)
        question = (game.step_of(match.state), tuple(match.legal(seat)))
        for language in game.words.languages if question not in said else ():
            for choice in match.choices(seat, language):
                assert choice.text
            assert match.prompt(seat, language)
            assert match.prompt(None, language)
        said.add(question)
        for viewer in (seat, None):
            view = match.view(viewer)
            json.dumps(view)
            told = view["table"]
            assert msgspec.convert(told, game.shape) == told, "the view has another shape than shape.py says"
        match.choose(seat, luck.choice(match.legal(seat)))
    for language in game.words.languages:
        for line in match.chronicle(0, language):
            assert line.text
            assert line.clause.startswith(game.prefix + "-")


# ------------------------------------------------------------------ bounds checking

BOUNDS_RUN = """
import random
from undercity import find
from undercity.engine.seam import compiled
from undercity.testing.tables import begin, walk
rules = compiled(find({name!r}))
for table in {tables!r}:
    s = begin(table, 1, rules)
    for seat, choice in walk(rules, s, random.Random(1)):
        if s.clock % 5 == 0:
            for viewer in range(-1, s.seats):
                world = s.copy()
                rules.conceal(world, viewer)
                rules.imagine(world, viewer)
            rules.judge(s, seat)
    rules.score(s)
print("no index out of bounds")
"""


@pytest.mark.slow
@every_game
def test_no_index_leaves_its_bounds(name: str) -> None:
    """The compiled rules, compiled with bounds checking, play whole games."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", BOUNDS_RUN.format(name=name, tables=samples(name)[:6])],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.strip() == "no index out of bounds", run.stderr[-2000:]
