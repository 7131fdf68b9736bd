"""The tool that breaks rules breaks them as it says."""

from __future__ import annotations

from types import FunctionType

from mutants import in_processes
from mutation import Mutant, choose, mutants_of
from undercity import find

GAME = find("die_patin")


def broken(mutant: Mutant) -> FunctionType:
    """The changed rule beside the sound one."""
    rule = mutant.rule
    return FunctionType(mutant.code(), rule.__globals__, rule.__name__)


def test_mutants_have_names_of_their_own_and_compile() -> None:
    mutants = mutants_of(GAME)
    assert len({mutant.name for mutant in mutants}) == len(mutants) > 1000
    assert not any(mutant.name.function.startswith("judgement.") for mutant in mutants)
    for mutant in choose(mutants, 100, set()):
        assert mutant.code().co_code != mutant.rule.__code__.co_code or mutant.code() != mutant.rule.__code__


def test_the_choice_is_spread_over_all_rules_and_leaves_out_equivalent_ones() -> None:
    mutants = mutants_of(GAME)
    chosen = choose(mutants, 300, set())
    assert len(chosen) == 300
    rules = {mutant.name.function for mutant in mutants}
    assert {mutant.name.function for mutant in chosen[: len(rules)]} == rules
    left_out = {mutant.name for mutant in chosen[:10]}
    assert not left_out & {mutant.name for mutant in choose(mutants, 300, left_out)}


def test_a_mutant_does_what_its_name_says() -> None:
    mutants = [mutant for mutant in mutants_of(GAME) if mutant.name.function == "board.areas_owned"]
    s = GAME.blank(2, {})
    for area in range(len(s.owner)):
        s.owner[area] = 1 if area < 3 else -1
    results = {mutant.name.mutation: broken(mutant)(s, 1) for mutant in mutants}
    assert mutants[0].rule(s, 1) == 3
    assert results["if s.owner[area] != seat:"] == 9 - 3  # nine areas are in play
    assert results["count += 2"] == 6
    assert results["pass"] == 0


def test_processes_are_no_more_than_asked_for_and_their_ends_are_told() -> None:
    def fall() -> None:
        raise SystemExit

    found = dict(in_processes([lambda: "x" * 200_000, fall, lambda: 7], 2))
    assert (len(found[0]), found[1], found[2]) == (200_000, None, 7)
