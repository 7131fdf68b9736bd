"""Words: every message of every game, in every language, with every number and name it can meet."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from undercity import Match, find
from undercity.engine.game import Game
from undercity.engine.grammar import FUNCTIONS, Name, gender
from undercity.engine.record import Record
from undercity.engine.words import LANGUAGES, Names, Said
from undercity.testing.tables import Table, every_game, every_table, room, samples

NUMBERS = (0, 1, 2, 5, 21)
GRAMMAR = frozenset(("gender", *(name.lower() for functions in FUNCTIONS.values() for name in functions)))
GENDERS = {"en": {"s", "p"}, "de": {"m", "f", "n", "p"}, "fr": {"m", "f", "mp", "fp"}}
SAMPLE = "Ida"  # a player's own name
FAULTS = {  # what no reader of the language would let pass: breaking spaces, straight apostrophes, words not elided
    "de": re.compile(r"['\"”]|(?<![\w-])-\d|\d [$%]|\.\.\.| - "),
    "fr": re.compile(
        rf" [;:!?»]|« |'|(?<![\w-])-\d|\d [$%]|\.\.\.|\b(?:de|que|du|des|le|la) {SAMPLE}\b|\b(?:de|à) les? (?=[A-ZÉÎ])"
    ),
}

# ------------------------------------------------------------------ what the files say


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    found = [entry for entry in parsed.body if isinstance(entry, ftl.Message)]
    assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)], path
    assert len({message.id.name for message in found}) == len(found), f"a message stands twice in {path}"
    return {message.id.name: message for message in found}


def declared(game: Game, message: str) -> dict[str, str]:
    """The variables of a message and their kinds: an event's own, else from the comment in en.ftl: `# $area (area)`."""
    if message.startswith("told-"):
        return dict(next(event for event in game.events.all if event.name == message[5:]).things)
    if message == "prompt-waiting":
        return {"players": "players", "count": "number"}
    comment = messages(game.words.path("en"))[message].comment
    return dict(re.findall(r"\$(\w+) \((\w+)\)", comment.content or "")) if comment else {}


def values(game: Game, kind: str, language: str) -> Iterator[int | str]:
    """Every value that a variable of this kind can have."""
    if kind == "number":
        yield from NUMBERS
    elif kind == "players":
        yield Name("Ida, Ben")
    elif kind in game.things:
        yield from (
            game.name((kind, number), language) for number in range(len(game.things[kind])) if game.things[kind][number]
        )
    else:
        yield from (game.name((kind, number), language) for number in _numbers_of(game, kind))
    if kind == "seat":
        yield Name(SAMPLE)


@cache
def _numbers_of(game: Game, kind: str) -> tuple[int, ...]:
    """The numbers for which the game can say a thing that is put together."""
    found = []
    for number in range(64):
        try:
            game.name((kind, number), "en")
        except (IndexError, KeyError):
            continue
        found.append(number)
    return tuple(found)


def forms(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


class _Variables(Visitor):
    """Gathers the variables of a message, in its value and in its attributes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, the visitor calls it by this name
        self.found.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


def faulty(text: str, language: str) -> bool:
    return language in FAULTS and FAULTS[language].search(text) is not None


@every_game
def test_every_language_has_the_same_messages(name: str) -> None:
    game = find(name)
    assert game.words.languages == LANGUAGES
    english = messages(game.words.path("en"))
    for language in LANGUAGES[1:]:
        other = messages(game.words.path(language))
        assert set(other) == set(english), set(other) ^ set(english)
        for key, message in english.items():
            assert forms(message) - GRAMMAR == forms(other[key]) - GRAMMAR, key


@every_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_names_what_english_names(name: str, language: str) -> None:
    """A sentence that leaves out where or whom says less than the others."""
    game = find(name)
    other = messages(game.words.path(language))
    for key, message in messages(game.words.path("en")).items():
        assert variables(message) <= variables(other[key]), key


@every_game
def test_every_thing_told_and_asked_has_its_message(name: str) -> None:
    game = find(name)
    said = set(messages(game.words.path("en")))
    told = {f"told-{event.name}" for event in game.events.all}
    assert {message for message in said if message.startswith("told-")} == told
    asked = {f"prompt-{step.name}" for step in game.steps.all if step.decision}
    prompts = {message for message in said if message.startswith("prompt-")} - {"prompt-waiting"}
    assert {f"prompt-{message.split('-')[1]}" for message in prompts} == asked
    for kind, ids in game.things.items():
        named = {message for message in said if message.startswith(f"{kind}-")}
        assert {f"{kind}-{thing}" for thing in ids if thing} == named, kind


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_with_every_number_and_name(name: str, language: str) -> None:
    """A missing term, an unknown function or a variable that is not given is an error of `Words.text`."""
    game = find(name)
    for message in messages(game.words.path(language)):
        kinds = declared(game, message)
        plain: dict[str, Any] = {word: next(values(game, kind, language)) for word, kind in kinds.items()}
        for word, kind in kinds.items():
            for value in values(game, kind, language):
                text = game.words.text(message, language, {**plain, word: value})
                assert text.strip(), (message, word, value)
                assert not faulty(text, language), (message, text)
        for key in (message, *(f"{message}.{form}" for form in forms(messages(game.words.path(language))[message]))):
            text = game.words.text(key, language, plain)
            assert text == text.strip(), key
            assert "  " not in text, (key, text)
            assert not faulty(text, language), (key, text)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_genders_are_those_of_the_language(name: str, language: str) -> None:
    game = find(name)
    for kind, ids in game.things.items():
        for number, thing in enumerate(ids):
            if thing:
                assert gender(str_name(game, kind, number, language)) in {*GENDERS[language], "none"}, (kind, thing)


def str_name(game: Game, kind: str, number: int, language: str) -> str:
    name = game.name((kind, number), language)
    assert isinstance(name, str)
    return name


# ------------------------------------------------------------------ what play says

Spoken = dict[str, set[tuple[tuple[str, str], ...]]]  # by message: the variables given, with their kinds


def listen(game: Game, table: Table, seed: int, heard: Spoken) -> None:
    """Play a random game and note which messages are said, and what they are given; of many who decide, to two."""
    luck = random.Random(seed)
    match = Match(game, table[1], seed, **table[2])
    while not match.over:
        step = game.step_of(match.state)
        assert step is not None
        for seat in luck.sample(match.deciders, min(len(match.deciders), 2)):
            known = match.concealed(seat)
            note(game, heard, *game.face.prompt(known, seat, step.name))
            for code in match.legal(seat):
                note(game, heard, *game.face.words(known, seat, step.name, code)[:2])
        seat = luck.choice(match.deciders)
        note_objections(game, heard, match.concealed(seat), seat, step.name)
        match.choose(seat, luck.choice(match.legal(seat)))
    for _, happening in match._told(0):
        event = happening.event
        names = {key: (kind, value) for (key, kind), value in zip(event.things, happening.numbers, strict=True)}
        note(game, heard, f"told-{event.name}", names)


def note_objections(game: Game, heard: Spoken, known: Record, seat: int, step: str) -> None:
    """What speaks against choices; each message once."""
    met: dict[str, Names] = {}
    for kind in game.choices.kinds:
        if condition := game.conditions.get(step, {}).get(kind.name):
            objections = (condition(known, seat, number) for number in range(len(kind.labels)))
            met |= {objection.message: objection.names for objection in objections if objection}
    for message, names in met.items():
        note(game, heard, message, names)


def note(game: Game, heard: Spoken, message: str, names: Names) -> None:
    heard.setdefault(message, set()).add(tuple(sorted((word, kind) for word, (kind, _) in names.items())))
    for kind, number in names.values():
        note_thing(game, heard, kind, number)


def note_thing(game: Game, heard: Spoken, kind: str, number: int) -> None:
    if kind in ("number", *game.things):
        return
    said = game.face.thing(kind, number)
    if isinstance(said, Said):
        parts = {word: part if isinstance(part, tuple) else ("name", 0) for word, part in said.names.items()}
        heard.setdefault(said.message.split(".")[0], set()).add(tuple(sorted((w, k) for w, (k, _) in parts.items())))
        for inner, value in parts.values():
            if inner != "name":
                note_thing(game, heard, inner, value)
    elif isinstance(said, tuple):
        note_thing(game, heard, *said)


@cache
def heard_in(name: str) -> Spoken:
    heard: Spoken = {}
    for seed, table in enumerate(samples(name)):
        listen(find(name), table, seed, heard)
    return heard


@every_game
def test_what_is_given_is_what_is_declared(name: str) -> None:
    game = find(name)
    for message, given in heard_in(name).items():
        for names in given:
            assert dict(names).items() <= declared(game, message).items(), message


@every_game
def test_no_message_is_unused(name: str) -> None:
    """It is heard in random play, or named in the game's code."""
    game = find(name)
    code = "".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    named = {f"{kind}-{thing}" for kind, ids in game.things.items() for thing in ids}
    asked = {"prompt-waiting", *(f"prompt-{step.name}" for step in game.steps.all)}
    for message in messages(game.words.path("en")):
        if not message.startswith("told-") and message not in asked | named:
            assert message in heard_in(name) or f'"{message}"' in code, f"{message} is never said"


# ------------------------------------------------------------------ whoever must decide is told about what


@every_table
def test_whoever_decides_is_told_about_what(table: Table) -> None:
    """Two decisions with other parameters read differently: in the prompt, or in the words of a choice.

    `UNTOLD` in the game's samples.py names the parameters that tell nothing a player would want to know, and why.
    """
    game = find(table[0])
    untold = getattr(room(table[0], "samples"), "UNTOLD", {})
    read: dict[tuple[Any, ...], tuple[int, ...]] = {}
    for seed in range(3):
        luck = random.Random(seed)
        match = Match(game, table[1], seed, **table[2])
        while not match.over:
            step, s = game.step_of(match.state), match.state
            assert step is not None
            row = s.agenda[s.due - 1]
            facts = tuple(0 if (step.name, "abc"[k]) in untold else row[2 + k] for k in range(3))
            for seat in match.deciders if not step.together else ():
                words = (step.name, seat, match.prompt(seat), *(choice.text for choice in match.choices(seat)))
                assert read.setdefault(words, facts) == facts, (
                    f"{step.name}: {facts} and {read[words]} read alike: {words[2:]}"
                )
            seat = luck.choice(match.deciders)
            match.choose(seat, luck.choice(match.legal(seat)))


# ------------------------------------------------------------------ names of players


@every_game
def test_players_are_called_by_their_names(name: str) -> None:
    """The chronicle, the prompt and the view call a player by the same name, in all languages."""
    game = find(name)
    names = [f"Zoé{seat}" for seat in range(game.seats[0])]
    match = Match(name, game.seats[0], seed=5, names=names)
    while not match.over and match.clock < 40:
        match.choose(match.deciders[0], match.legal(match.deciders[0])[0])
    for language in LANGUAGES:
        assert match.view(None, language)["names"] == names
        told = " ".join(line.text for line in match.chronicle(None, language))
        assert any(player in told for player in names)
        if not match.over:
            assert match.name_of(match.deciders[0], language) in match.prompt(None, language)
