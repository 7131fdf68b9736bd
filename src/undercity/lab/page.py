"""A report as one page: sentences first, then plots, then tables. It holds all it needs and opens without a network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from undercity.engine.game import find
from undercity.lab.charts import Plot, plots
from undercity.lab.findings import Finding, chance, number, percent, span, with_span, written
from undercity.lab.measures import Figure, Test
from undercity.lab.report import Report
from undercity.lab.strength import Thing
from undercity.lab.study import SKILL, Study, cells

STYLE = Path(__file__).parent / "page.css"
ASKED = {
    "arms": "What the arms change",
    "seats": "Is a seat better?",
    "length": "How long does it take?",
    "choices": "What is decided?",
    "drama": "When is it decided?",
    "ties": "Ties",
    "interaction": "Whose doing is it?",
    "skill": "Skill and luck",
    "things": "Cards and other things",
}
MOST_ROWS = 400  # of a table on the page; the JSON and the Parquet tables have all


def page(report: Report) -> str:
    """The whole page."""
    body = [
        f"<h1>{escape(report.title)}</h1>",
        *_about(report),
        *_findings(report.findings),
        *_plots(list(plots(report))),
        *_tables(report),
        _footer(report),
    ]
    style = STYLE.read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(report.title)}</title><style>{style}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def _about(report: Report) -> Iterable[str]:
    study = msgspec.convert(report.study, Study)
    said = []
    for cell in cells(study):
        if cell.arm != SKILL:
            who = " and ".join(dict.fromkeys(cell.levels)) + (" in turns" if cell.turns else "")
            options = ", ".join(f"{k} = {v}" for k, v in {**cell.options, **cell.start}.items())
            seats = "1 seat" if cell.seats == 1 else f"{cell.seats} seats"
            said.append(f"{cell.arm}: {seats}, played by {who}{'; ' + options if options else ''}")
    yield f"<p>{escape(find(study.game).title)}. {report.games:,} games, seed {study.seed}.</p>"
    yield "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in said) + "</ul>"
    if not report.complete:
        yield "<p><strong>The study is not over: this is what has been played so far.</strong></p>"


def _findings(findings: Sequence[Finding]) -> Iterable[str]:
    yield "<h2>Findings</h2>"
    yield "<p>In brackets: 95 % intervals. ◆: shown, after correction for all that was compared beside it.</p>"
    for question, group in groupby(findings, key=lambda finding: finding.question):
        yield f"<h3>{escape(ASKED[question])}</h3>\n<ul class='findings'>"
        for finding in group:
            mark = " class='sure'" if finding.sure else ""
            yield f"<li{mark}>{escape(finding.text)}</li>"
        yield "</ul>"


def _plots(drawn: Sequence[Plot]) -> Iterable[str]:
    if drawn:
        yield "<h2>Plots</h2>"
    for question in ASKED:
        own = [plot for plot in drawn if plot.question == question]
        if own:
            yield f"<h3>{escape(ASKED[question])}</h3>\n<div class='plots'>"
            yield from (f"<figure><figcaption>{escape(p.caption)}</figcaption>{p.svg}</figure>" for p in own)
            yield "</div>"


def _tables(report: Report) -> Iterable[str]:
    yield "<h2>Tables</h2>"
    for question, heading in ASKED.items():
        figures = [figure for figure in report.figures if figure.question == question]
        if figures:
            yield _details(heading, _figure_table(figures))
    if report.arm_tests:
        yield _details("Arms, compared deal by deal", _test_table(report.arm_tests))
    if report.things:
        yield _details(f"Things and choices ({len(report.things):,})", _thing_table(report.things[:MOST_ROWS]))
    if report.habits:
        rows = [(h.arm, h.seats, h.decision, h.choice, h.offered, h.taken) for h in report.habits[:MOST_ROWS]]
        yield _details(
            "Choices never or always taken", _table(("arm", "seats", "decision", "choice", "offered", "taken"), rows)
        )


def _details(heading: str, table: str) -> str:
    return f"<details><summary>{escape(heading)}</summary><div class='scroll'>{table}</div></details>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    head = "".join(f"<th scope='col'>{escape(text)}</th>" for text in heads)
    lines = ("<tr>" + "".join(_cell(value) for value in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _cell(value: Any) -> str:
    if isinstance(value, int):
        return f"<td class='n'>{value:,}</td>"
    return f"<td>{escape(str(value))}</td>"


def _figure_table(figures: Sequence[Figure]) -> str:
    rows = [(f.arm, f.seats, f.measure, f.of, with_span(f), f.count) for f in figures]
    return _table(("arm", "seats", "measure", "of", "value", "from"), rows)


def _test_table(tests: Sequence[Test]) -> str:
    rows = [
        (t.arm, t.against, t.seats, t.measure, t.of, f"{number(t.difference.value)} {span(t.difference, '')}",
         chance(t.difference.p), chance(t.corrected), t.difference.count)
        for t in tests
    ]  # fmt: skip
    return _table(("arm", "against", "seats", "measure", "of", "difference", "alone", "corrected", "pairs"), rows)


def _thing_table(things: Sequence[Thing]) -> str:
    heads = ("arm", "seats", "kind", "thing", "role", "in games", "seats with", "without", "win", "win without")
    return _table((*heads, "difference", "corrected"), [_thing_row(thing) for thing in things])


def _thing_row(t: Thing) -> tuple[Any, ...]:
    told = (t.arm, t.seats, t.kind, t.thing, t.role, percent(t.games), t.count, t.others)
    if t.difference is None or t.win is None or t.win_without is None or t.corrected is None:
        return (*told, "", "", "not enough games to say", "")
    difference = f"{written(t.difference.value, 'share')} {span(t.difference, 'share')}"
    return (*told, percent(t.win), percent(t.win_without), difference, chance(t.corrected))


def _footer(report: Report) -> str:
    said = (
        "Seats are numbered from 0. Who leads, and what moves a seat's prospects, is told by the judgement that the "
        "bots use. Minutes are an estimate: 6 s to take in the table, 3 s for each doubling of the choices, 2 s to "
        "carry out each thing that happens. Things are compared among seats to which the same happened equally often; "
        "those who took a choice and those who did not may differ in more than that. A study tells how these players "
        "play; people may play otherwise."
    )
    made = f"Undercity {report.version}; the study and all figures in report.json, all games in the Parquet tables."
    return f"<footer><p>{escape(said)}</p><p>{escape(made)}</p></footer>"
