"""Why not? A choice is legal if and only if no reason speaks against it: for every choice number, in every game."""

from __future__ import annotations

import random
import re

import pytest

from undercity import IllegalChoice, Match, find
from undercity.engine.seam import plain
from undercity.lab.agreement import Agreement, agree, compare, moments
from undercity.testing.tables import (
    Table,
    begin,
    every_game,
    every_table,
    imagined,
    match_at,
    play_into,
    samples,
    walk,
)

POSITIONS = 600  # compared for each game; bench/why_not.py compares many more


@every_game
def test_legal_if_and_only_if_there_is_no_reason_against_it(name: str) -> None:
    for found in agree(plain(find(name)), [table[1:] for table in samples(name)], POSITIONS):
        assert found.disagreements == []
    assert found.positions >= POSITIONS


@every_game
def test_a_disagreement_is_noticed(name: str) -> None:
    """A choice left out of the offers, and one that is offered against the rules."""
    game = find(name)
    met = moments(plain(game), samples(name)[0][1:], 1)
    moment = next(moment for moment in met if 1 < len(moment.legal) < game.choices.count)
    wrong = next(code for code in range(game.choices.count) if code not in moment.legal)
    left_out = moment.legal[0]
    moment.legal[0] = wrong
    found = Agreement()
    compare(game, moment, found)
    told = sorted(sentence.split(f"seat {moment.seat}: ", 1)[1] for sentence in found.disagreements)
    assert told == sorted([
        f"{game.choices.notation(left_out)} is not offered, but nothing speaks against it",
        f"{game.choices.notation(wrong)} is offered, but there is a reason against it",
    ])  # fmt: skip


@every_game
def test_every_decision_has_its_conditions(name: str) -> None:
    game = find(name)
    kinds = {kind.name for kind in game.choices.kinds}
    assert set(game.conditions) == {step.name for step in game.steps.all if step.decision}
    assert set().union(*game.conditions.values()) == kinds


@every_game
def test_reasons_cite_clauses_of_the_rules(name: str) -> None:
    game = find(name)
    clauses = set(re.findall(r"(?:\*\*|\| )(\w+-\d+\.\d+)\b", (game.folder / "rules.md").read_text(encoding="utf-8")))
    rooms = "".join(path.read_text(encoding="utf-8") for path in game.folder.glob("whynot*.py"))
    cited = re.findall(rf'"({game.prefix}-\d+\.\d+)"', rooms)
    assert cited
    assert set(cited) <= clauses


@every_game
def test_every_refusal_says_why(name: str) -> None:
    """Whatever is not legal has a reason; a choice that is refused carries and says it."""
    luck = random.Random(8)
    match = play_into(samples(name)[0], 8, luck, 25)
    codes = range(match.game.choices.count)
    for seat in range(match.seats):
        legal = match.legal(seat)
        for code in [*legal, *luck.sample(codes, min(40, len(codes)))]:
            reason = match.why_not(seat, code)
            assert (reason is None) == (code in legal)
            if reason:
                with pytest.raises(IllegalChoice) as refused:
                    match.choose(seat, code)
                assert refused.value.reason == reason
                assert seat not in match.deciders or str(reason) in str(refused.value)


@every_table
def test_reasons_do_not_depend_on_secrets(table: Table) -> None:
    """Two worlds that look the same to a seat give it the same reasons."""
    game, luck = find(table[0]), random.Random(6)
    rules, s = plain(game), begin(table, 6)
    for _ in walk(rules, s, luck):
        if luck.randrange(12) == 0:
            seat = luck.randrange(s.seats)
            here, there = match_at(game, s), match_at(game, imagined(rules, s, seat, luck))
            codes = luck.sample(range(game.choices.count), min(40, game.choices.count))
            assert _reasons(here, seat, codes) == _reasons(there, seat, codes)


def _reasons(match: Match, seat: int, codes: list[int]) -> list[str]:
    return [str(match.why_not(seat, code)) for code in codes]
