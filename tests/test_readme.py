"""The README's first example is a test."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_readme_tells_the_truth() -> None:
    failures, tests = doctest.testfile(str(Path(__file__).parent.parent / "README.md"), module_relative=False)
    assert tests > 5
    assert failures == 0
