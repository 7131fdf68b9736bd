"""A network learns by self-play: the same from the same seed, with a pause or without, and something at that."""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from undercity import BadOption, find
from undercity.bots import train_command
from undercity.bots.network import FILE, read
from undercity.bots.training import Plan, Trainer
from undercity.cli import parser

BRIEF = Plan(seed=3, games=24, seats=(2, 3), hidden=6, batch=4)


def silent(done: int) -> None:
    pass


def test_the_same_seed_gives_the_same_network() -> None:
    game = find("die_patin")
    one, two = Trainer(game, BRIEF), Trainer(game, BRIEF)
    one.run(silent)
    two.run(silent)
    assert one.network == two.network
    assert one.done == BRIEF.rounds == 3
    other = Trainer(game, Plan(seed=4, games=24, seats=(2, 3), hidden=6, batch=4))
    other.run(silent)
    assert other.network != one.network


def test_a_pause_makes_no_difference(tmp_path: Path) -> None:
    game = find("die_patin")
    whole, first, second = (Trainer(game, BRIEF) for _ in range(3))
    whole.run(silent)
    first.run(silent, until=1)
    first.save(tmp_path / "c.json")
    second.resume(tmp_path / "c.json")
    second.run(silent)
    assert second.curve == whole.curve
    assert second.network.weights == pytest.approx(whole.network.weights, abs=1e-6)


def test_checkpoints_of_something_else_are_refused(tmp_path: Path) -> None:
    trainer = Trainer(find("die_patin"), BRIEF)
    (tmp_path / "c.json").write_text("{}")
    with pytest.raises(BadOption, match="no checkpoint"):
        trainer.resume(tmp_path / "c.json")
    Trainer(find("die_patin"), Plan(seed=9)).save(tmp_path / "c.json")
    with pytest.raises(BadOption, match="another training"):
        trainer.resume(tmp_path / "c.json")


def test_it_learns_to_foretell_results() -> None:
    """After 600 games what it says at the decisions of new games goes with their results."""
    game = find("die_patin")
    trainer = Trainer(game, Plan(seed=1, games=600, seats=(2,), hidden=16, batch=30, rate=0.005))
    trainer.run(silent)
    fresh = Trainer(game, Plan(seed=77, seats=(2,), memory=1.0)).rehearsals[0]
    filled = fresh.play(trainer.network, 60, trainer.rows, trainer.said, trainer.goals)
    together = np.corrcoef(trainer.said[:filled], trainer.goals[:filled])[0, 1]
    assert together > 0.35
    blank = Trainer(game, Plan(seed=1, seats=(2,), hidden=16))
    filled = fresh.play(blank.network, 60, trainer.rows, trainer.said, trainer.goals)
    assert np.corrcoef(trainer.said[:filled], trainer.goals[:filled])[0, 1] < together - 0.15


def test_a_guide_chooses_in_the_first_games() -> None:
    """Ratcatcher is hardly ever won by chance; led by its own judgement it comes much further."""
    game = find("ratcatcher")
    lengths = []
    for guide in (0.0, 1.0):
        trainer = Trainer(game, Plan(seed=2, seats=(1,), hidden=4))
        trainer.rehearsals[0].desk[0]["guide"] = guide
        lengths.append(trainer.rehearsals[0].play(trainer.network, 40, trainer.rows, trainer.said, trainer.goals))
    assert lengths[1] > 1.2 * lengths[0]


def test_who_plays_alone_meets_every_opponent() -> None:
    tables = train_command.tables_of(find("ratcatcher"))
    assert len(tables) == len({tuple(table.items()) for table in tables}) == 36
    assert train_command.tables_of(find("ratland")) == ({},)


def train(*words: str) -> None:
    args: argparse.Namespace = parser().parse_args(["train", *words])
    train_command.run(args, lambda game: None, lambda: nullcontext(Bar()))


class Bar:
    def add_task(self, *args: Any, **kwargs: Any) -> int:
        return 0

    def update(self, *args: Any, **kwargs: Any) -> None:
        pass


def test_the_command_writes_network_checkpoint_and_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train_command, "EXAMS", 1)
    monkeypatch.setattr(train_command, "EXAM_GAMES", 2)
    train("die_patin", "--games", "64", "--seats", "2", "--hidden", "4", "--out", str(tmp_path))
    made = read(tmp_path / f"die_patin.{FILE}")
    assert made.hidden == 4
    assert made.made == {"seed": 0, "games": 64}
    assert (tmp_path / "die_patin-learning.png").read_bytes()[1:4] == b"PNG"
    before = (tmp_path / f"die_patin.{FILE}").read_bytes()
    train("die_patin", "--games", "64", "--seats", "2", "--hidden", "4", "--out", str(tmp_path))  # nothing left to do
    assert (tmp_path / f"die_patin.{FILE}").read_bytes() == before


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "two"], "numbers with commas"),
        (["--seats", "9"], "2 to 5 seats"),
        (["--games", "0"], "--games must be at least 1"),
        (["--hidden", "0"], "--hidden must be at least 1"),
        (["--rate", "3"], "between 0 and 1"),
        (["--guide", "2"], "share from 0 to 1"),
        (["--out", "/nowhere/at/all"], "folder that exists"),
    ],
)
def test_bad_input(words: list[str], sentence: str) -> None:
    with pytest.raises(Exception, match=sentence):
        train("die_patin", *words)
