"""A sample of the malformed packs of bench/pack_fuzz.py: refused in one sentence, or sound."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / "bench"))

from pack_fuzz import attempt, good_packs


def test_malformed_packs_are_refused_in_one_sentence_or_play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("UNDERCITY_CACHE", str(tmp_path))
    packs = good_packs(["die_patin", "ratland"])
    outcomes = [attempt(seed, packs, 1) for seed in range(1, 15)]
    assert [outcome for outcome in outcomes if outcome[0] not in ("refused", "sound")] == []
