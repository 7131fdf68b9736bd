"""The report of a study: findings, figures and comparisons, as data."""

from __future__ import annotations

from typing import Any

import msgspec

from undercity import __version__
from undercity.engine.game import find
from undercity.lab.findings import Finding, Material, find_all
from undercity.lab.measures import Figure, Test, arm_tests, measure, seat_tests, slices
from undercity.lab.strength import Habit, Thing, Unreached, habits, strengths, unreached
from undercity.lab.study import SKILL, Study, game_of
from undercity.lab.watch import Tables


class Report(msgspec.Struct):
    """All that a study says; `--json` prints it.

    >>> from undercity.lab.conduct import Conduct
    >>> from undercity.lab.crew import Alone
    >>> study = Study(game="ratland", seats=2, players="random", games=10)
    >>> conduct = Conduct(study)
    >>> conduct.play(Alone())
    >>> report(study, conduct.tables(), conduct.is_over).title
    'RatLand: a study'
    """

    title: str
    version: str
    study: dict[str, Any]
    games: int
    complete: bool  # whether all was played that was asked for
    findings: list[Finding]
    figures: list[Figure]
    seat_tests: list[Test]
    arm_tests: list[Test]
    things: list[Thing]
    habits: list[Habit]
    unreached: list[Unreached]


def report(study: Study, tables: Tables, complete: bool) -> Report:
    """Answer the study's questions from its tables.

    >>> from undercity.lab.conduct import Conduct
    >>> from undercity.lab.crew import Alone
    >>> study = Study(game="ratland", seats=2, players="random", games=10)
    >>> conduct = Conduct(study)
    >>> conduct.play(Alone())
    >>> made = report(study, conduct.tables(), conduct.is_over)
    >>> made.games, made.complete, made.findings[0].sure
    (10, True, False)
    """
    parts = slices(tables)
    plain = [part for part in parts if part.arm != SKILL]
    asks = study.questions.__contains__
    material = Material(
        figures=measure(study, parts),
        seat_tests=seat_tests(plain) if asks("seats") else [],
        arm_tests=arm_tests(plain),
        things=[t for part in plain for t in strengths(game_of(study, part.arm), part)] if asks("things") else [],
        habits=[h for part in plain for h in habits(game_of(study, part.arm), part)] if asks("choices") else [],
        unreached=[u for part in plain for u in unreached(game_of(study, part.arm), part)] if asks("things") else [],
    )
    return Report(
        title=study.title or f"{find(study.game).title}: a study",
        version=__version__,
        study=msgspec.to_builtins(study),
        games=len(tables["games"]),
        complete=complete,
        findings=find_all(material, study.questions),
        **{name: list(getattr(material, name)) for name in material.__struct_fields__},
    )
