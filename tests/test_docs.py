"""The documentation site: examples run as printed, links hold, and every public name says what it is."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from undercity import GAMES, Match
from undercity.cli import parser
from undercity.lab.study import cells, parse

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FIRST_PAGES = ("researchers.md", "programmers.md")
REFERENCE = sorted((DOCS / "reference").glob("*.md"))


@pytest.mark.parametrize("page", FIRST_PAGES)
def test_the_examples_of_a_first_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(DOCS / page), module_relative=False)
    assert tried >= 5
    assert failed == 0


@pytest.mark.parametrize("page", sorted([*FIRST_PAGES, "players.md", "designers.md"]))
def test_the_commands_of_a_first_page_are_understood(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    commands = re.findall(r"^    undercity (.+)$|`undercity ([^`]+)`", text, re.M)
    for command in (indented or within for indented, within in commands):
        args = parser().parse_args(command.split())
        if hasattr(args, "game"):
            names = args.game if isinstance(args.game, list) else [args.game]
            assert all(name in GAMES or name.isupper() for name in names), command
    for study in re.findall(r"^```toml\n(.+?)^```$", text, re.M | re.S):
        assert cells(parse(study, page))


PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.glob("*.md")), ROOT / "examples" / "night_larder" / "README.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_commands_of_every_page_are_understood(page: Path) -> None:
    """Up to what is said beside them, and to what may stand there instead or be left out."""
    for line in re.findall(r"^    undercity\b(.*)$", page.read_text(encoding="utf-8"), re.M):
        command = re.split(r"  +| #| \| | \[|, ", line)[0].split()
        args = parser().parse_args(command or ["serve"])
        assert args is not None, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_beside_the_site_lead_somewhere(page: Path) -> None:
    """Those of the site are checked when it is built; these are read in the repository."""
    for link in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        assert link.startswith("https://") or (page.parent / link).exists() or page.parent == DOCS, link


def documented() -> Iterator[tuple[str, object]]:
    """What the reference shows: the public names of its modules, and the public verbs of their classes."""
    for page in REFERENCE:
        for target in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.M):
            module, name = (target, "") if not target[target.rindex(".") + 1].isupper() else target.rsplit(".", 1)
            found = importlib.import_module(module)
            names = [name] if name else getattr(found, "__all__", None) or own_names(found)
            for each in names:
                yield from verbs(f"{module}.{each}", getattr(found, each))


def own_names(module: object) -> list[str]:
    """The names a module makes itself."""
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and getattr(value, "__module__", None) == module.__name__  # type: ignore[attr-defined]
        and (inspect.isclass(value) or inspect.isfunction(value))
    ]


def verbs(path: str, thing: object) -> Iterator[tuple[str, object]]:
    if inspect.isclass(thing) or inspect.isfunction(thing):
        yield path, thing
    if inspect.isclass(thing):
        for name, value in vars(thing).items():
            if not name.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                yield f"{path}.{name}", value


def test_every_public_name_says_what_it_is() -> None:
    named = dict(documented())
    assert len(named) > 100
    assert [path for path, thing in named.items() if not inspect.getdoc(thing)] == []


def test_every_verb_of_a_match_has_an_example_that_runs() -> None:
    verbs_of_match = [(path, thing) for path, thing in documented() if path.startswith("undercity.Match.")]
    assert len(verbs_of_match) >= 34
    assert [path for path, thing in verbs_of_match if ">>>" not in (inspect.getdoc(thing) or "")] == []
    runner = doctest.DocTestRunner()
    for test in doctest.DocTestFinder().find(Match, "Match", globs={"Match": Match}):
        test.globs["match"] = Match("die_patin", seats=2, seed=7)
        runner.run(test)
    failed, tried = runner.summarize()
    assert tried >= 50
    assert failed == 0


def test_the_site_is_whole(tmp_path: Path) -> None:
    """Strict: a link to nowhere, a page left out of the contents or a name that cannot be found fails."""
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr[-2000:]
    assert "Match.why_not" in (tmp_path / "reference" / "match.html").read_text(encoding="utf-8")
