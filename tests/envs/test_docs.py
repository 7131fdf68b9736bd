"""The examples in docs/training.md run as printed."""

from __future__ import annotations

import doctest
from pathlib import Path

TRAINING = Path(__file__).parents[2] / "docs" / "training.md"


def test_training_examples() -> None:
    outcome = doctest.testfile(str(TRAINING), module_relative=False)
    assert outcome.attempted >= 8
    assert outcome.failed == 0
