"""What is wrong with a game's room `learn/`, in sentences for whoever writes it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from undercity.engine.clauses import clauses
from undercity.engine.errors import UndercityError
from undercity.engine.game import Game
from undercity.engine.learn.room import Learn
from undercity.engine.seam import plain
from undercity.engine.words import LANGUAGES

MARK = re.compile(r"^\[(figure|lesson|things):([\w-]+)\]$", re.MULTILINE)
FAULTS = {"fr": re.compile(r" [;:!?»]|« |(?<=\w)'(?=\w)")}  # breaking spaces, straight apostrophes
WORDS = range(800, 1801)  # of an English guide: 6 to 10 minutes
REFERENCE = "\n## To look up"  # chapters at its end that nobody reads through


def problems(game: Game) -> list[str]:
    """What is wrong, a sentence each; nothing for a game without that room."""
    learn = game.learn
    if learn is None:
        return []
    try:
        return [*_figures(learn), *_lessons(learn), *_aid(learn), *_texts(learn), *_guide(learn)]
    except (UndercityError, ValueError) as error:
        return [str(error)]


def _lessons(learn: Learn) -> Iterator[str]:
    known = clauses(learn.game.folder)
    for name, play in learn.lessons.items():
        yield from (f"lessons.toml, {name}: {problem}" for problem in play.problems())
        if play.lesson.clause not in known:
            yield f"lessons.toml, {name}: there is no clause {play.lesson.clause}"


def _figures(learn: Learn) -> Iterator[str]:
    for name, picture in learn.figures.items():
        yield from (f"figures.toml, {name}: {problem}" for problem in picture.problems())


def _aid(learn: Learn) -> Iterator[str]:
    """Every decision of the game belongs to a step."""
    decisions = {step.name for step in learn.game.steps.all if step.decision}
    named = {name for step in learn.aid.step for name in step.decisions}
    yield from (f"aid.toml: the game has no decision {name}" for name in sorted(named - decisions))
    yield from (f"aid.toml: the decision {name} belongs to no step" for name in sorted(decisions - named))


# ------------------------------------------------------------------ texts


def _texts(learn: Learn) -> Iterator[str]:
    """Every text in every language, and none that nobody says."""
    wanted = expected(learn)
    optional = {f"coach-told-{event.name}" for event in learn.game.events.all}
    for language in LANGUAGES:
        file = learn.words.path(language)
        if not file.is_file():
            yield f"{file.name} is missing"
            continue
        there = set(learn.words.messages(language))
        yield from (f"{file.name}: {message} is missing" for message in sorted(wanted - there))
        unused = there - wanted - optional
        yield from (f"{file.name}: nobody says {message}" for message in sorted(unused))
        if language != LANGUAGES[0]:
            told = optional & (there ^ set(learn.words.messages(LANGUAGES[0])))
            yield from (f"{file.name}: {message} is not in every language" for message in sorted(told))
        yield from (problem for message in sorted(there) for problem in _said(learn, message, language))


def _said(learn: Learn, message: str, language: str) -> Iterator[str]:
    """A message must be sayable; reasons are told with a count."""
    counts = [1, 2, 5] if message.startswith("reason-") else [None]
    for count in counts:
        try:
            text = learn.text(message, language, count)
        except ValueError as error:
            yield str(error)
            continue
        if not text.strip():
            yield f"{language}.ftl: {message} says nothing"
        elif fault := _fault(text, language):
            yield f"{language}.ftl: {message}: {fault}"


def _fault(text: str, language: str) -> str | None:
    """What no reader of the language would let pass."""
    found = FAULTS[language].search(text) if language in FAULTS else None
    return f"{text[max(found.start() - 12, 0) : found.end() + 12]!r}: space or apostrophe" if found else None


def expected(learn: Learn) -> set[str]:
    """The messages, with their attributes, that the room must have."""
    game = learn.game
    found = {f"coach-{step.name}" for step in game.steps.all if step.decision}
    for name, play in learn.lessons.items():
        found |= {f"lesson-{name}", *(f"lesson-{name}.{say}" for say in play.says())}
    for name, picture in learn.figures.items():
        found |= {f"figure-{name}", *(f"figure-{name}.{say}" for say in picture.says())}
    for step in learn.aid.step:
        found |= {f"aid-step-{step.id}", f"aid-step-{step.id}.text"}
    for symbol in learn.aid.symbol:
        found |= {f"aid-symbol-{symbol.id}", f"aid-symbol-{symbol.id}.text"}
    for term in terms(game):
        found |= {f"reason-{term}", f"reason-{term}.less"}
    return found


def terms(game: Game) -> list[str]:
    """The terms of the game's judgement that hints may name: the same in every position."""
    if game.terms is None:
        return []
    s = game.blank(game.seats[0], {})
    plain(game).begin(s, 1)
    return list(game.terms(s, 0))


# ------------------------------------------------------------------ the guide


def _guide(learn: Learn) -> Iterator[str]:
    guides = {language: text for language in LANGUAGES if (text := learn.guide(language)) is not None}
    if not guides:
        return
    if missing := [language for language in LANGUAGES if language not in guides]:
        yield f"guide.{missing[0]}.md is missing"
        return
    outlines = {language: _outline(text) for language, text in guides.items()}
    for language, outline in outlines.items():
        if outline != outlines["en"]:
            yield f"guide.{language}.md: its chapters and marks are not those of guide.en.md"
        if fault := _fault(guides[language], language):
            yield f"guide.{language}.md: {fault}"
    yield from _marks(learn, guides["en"])
    known = clauses(learn.game.folder)
    for language, text in guides.items():
        for clause in re.findall(rf"\b{learn.game.prefix}-\d+\.\d+[a-z]?", text):
            if clause not in known:
                yield f"guide.{language}.md: there is no clause {clause}"
    if (count := len(re.findall(r"\w+", guides["en"].split(REFERENCE)[0]))) not in WORDS:
        yield f"guide.en.md: {count} words; {WORDS[0]} to {WORDS[-1]} are wanted"


def _outline(text: str) -> list[str]:
    """Headings (how deep) and marks, in order."""
    found = re.findall(r"^(#+) |^\[((?:figure|lesson|things):[\w-]+)\]$", text, re.MULTILINE)
    return [depth or mark for depth, mark in found]


def _marks(learn: Learn, text: str) -> Iterator[str]:
    there = {"figure": list(learn.figures), "lesson": list(learn.lessons), "things": list(learn.game.things)}
    for kind, name in MARK.findall(text):
        if name not in there[kind]:
            yield f"guide: [{kind}:{name}] stands for nothing; there are {', '.join(there[kind])}"
    for stray in re.findall(r"\[(?:figure|lesson|things):[^\]\n]*\]", MARK.sub("", text)):
        yield f"guide: {stray} must stand alone on its line"
    shown = {name for kind, name in MARK.findall(text) if kind == "figure"}
    yield from (f"figures.toml, {name}: the guide does not show it" for name in learn.figures if name not in shown)
