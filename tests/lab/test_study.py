"""Study files: what they say is played, and what does not fit is named with its place."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from undercity import GAMES, find
from undercity.engine.errors import BadPosition
from undercity.engine.learn.position import change
from undercity.engine.seam import plain
from undercity.lab.study import BadStudy, Cell, Misfit, Study, cells, check, parse, read

GOOD = """
game = "ratland"
seats = [2, 4]
games = 40
seed = 9

[[arm]]
name = "standard"

[[arm]]
name = "clans"
options = { clans = "on" }
start = { "cheese.1" = "+2", "cheese_supply.2" = "-2" }
"""


def test_a_study_is_its_arms_at_every_number_of_seats() -> None:
    played = cells(parse(GOOD, "study"))
    assert [(cell.seats, cell.arm) for cell in played] == [
        (2, "standard"), (2, "clans"), (4, "standard"), (4, "clans"),
    ]  # fmt: skip
    assert {cell.games for cell in played} == {40}
    assert played[3].options == {"clans": "on"}


def test_the_default_study_has_four_seats_and_a_fifth_of_games_against_a_weaker_level() -> None:
    base, skill = cells(Study("ratland", games=100))
    assert (base.arm, base.seats, base.games, base.levels) == ("base", 4, 100, ("casual",))
    assert (skill.arm, skill.games, skill.levels) == ("skill", 20, ("casual", "beginner"))
    assert [cell.seats for cell in cells(Study("ratcatcher"))] == [1, 1]
    assert len(cells(Study("ratland", players="random"))) == 1  # nobody is weaker


def test_rules_of_thumb_play_where_levels_do() -> None:
    check(study := Study("ratland", 2, players=["provider", "casual"]))
    assert [cell.levels for cell in cells(study)] == [("provider", "casual")]
    assert len(cells(Study("ratland", players="provider"))) == 1  # no level is the one below
    with pytest.raises(Misfit, match="Die Patin has the rules of thumb collector, expander"):
        check(Study("die_patin", drawn=["provider", "casual"]))


def test_levels_that_take_turns_sit_everywhere_equally_often() -> None:
    cell = Cell("ratland", "base", {}, {}, 3, ("casual", "random"), True, 60, 0)
    sat = Counter((seat, level) for deal in range(60) for seat, level in enumerate(cell.lineup(deal)))
    assert set(sat.values()) == {30}
    assert len(sat) == 6


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"ratland"', '"ratlnd"', "study, line 2: game: no game is called 'ratlnd'"),
        ("[2, 4]", "[2, 13]", "study, line 3: seats: ratland is played with 2 to 12 seats, not 13"),
        ("games = 40", "games = 4", "study, line 4: games: expected `int` >= 10"),
        ("games = 40", 'players = "clever"', "study, line 4: players: no level is called 'clever'"),
        ("games = 40", 'players = ["casual"]', "study, line 4: players: 1 levels are named for 2 seats"),
        ("games = 40", 'questions = ["why"]', "study, line 4: questions: no question is called 'why'"),
        ("games = 40", "gmaes = 40", "study, line 4: gmaes: object contains unknown field `gmaes`"),
        ("seed = 9", "seed = nine", "study: invalid value (at line 5"),
        ('clans = "on"', 'clams = "on"', "study, line 12: arm[1].options: ratland has no option 'clams'"),
        ('clans = "on"', 'clans = "in"', "study, line 12: arm[1].options: option 'clans' cannot be 'in'"),
        ('"cheese.1"', '"cheese.12"', "study, line 13: arm[1].start: 'cheese.12' names no cell"),
        ('"cheese.1"', '"chees.1"', "study, line 13: arm[1].start: the table has no field 'chees'"),
        ('"+2"', '"two"', "study, line 13: arm[1].start: cheese.1 is set to a number or changed by one"),
        ('name = "clans"', 'name = "standard"', "study, line 11: arm[1].name: the name 'standard' is taken"),
        ('name = "clans"', 'mane = "clans"', "study, line 11: arm[1].mane: object contains unknown field"),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    with pytest.raises(BadStudy) as refusal:
        parse(GOOD.replace(old, new), "study")
    assert str(refusal.value).startswith(sentence)
    assert "\n" not in str(refusal.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadStudy, match="cannot read"):
        read(tmp_path / "none.toml")


def test_cells_of_the_table_are_set_and_added_to() -> None:
    game = find("die_patin")
    s = game.blank(3, {})
    plain(game).begin(s, 5)
    before = s.general_loot
    change(game, s, {"loot.2": "+3", "general_loot": "-3"})
    assert (s.loot[2], s.general_loot) == (3, before - 3)
    change(game, s, {"loot.2": 1})
    assert s.loot[2] == 1
    with pytest.raises(BadPosition, match="holds numbers from"):
        change(game, s, {"loot.2": 10_000})


STUDIES = sorted((Path(__file__).parents[2] / "docs" / "studies").glob("*.toml"))


@pytest.mark.parametrize("path", STUDIES, ids=lambda path: path.stem)
def test_our_own_studies_can_be_run(path: Path) -> None:
    assert all(cell.games >= 10 for cell in cells(read(path)) if cell.arm != "skill")


def test_there_is_a_study_of_every_game() -> None:
    assert {read(path).game for path in STUDIES} == set(GAMES)
