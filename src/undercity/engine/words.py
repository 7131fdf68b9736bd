"""A game's texts in three languages: Project Fluent, one file a language, compiled when first needed.

`words/en.ftl` in the game's folder is the reference; `de.ftl` and `fr.ftl` have the same messages:

    told-<event>, prompt-<decision>, prompt-waiting, choice-...    sentences
    <kind>-<id>                                                     names of things (`Game.things`), with their grammar
    <kind>                                                          things put together (`face.thing`)

Code passes numbers and ids, never pieces of sentences: a thing is `(kind, number)`, and becomes a number or a `Name`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from undercity.engine.grammar import FUNCTIONS, Name

LANGUAGES = ("en", "de", "fr")

Thing = tuple[str, int]  # kind and number
Names = dict[str, Thing]  # what a text names: by the variables of its message
Prompt = tuple[str, Names]  # message of what is to be decided, and what it names
Worded = tuple[str, Names, str]  # message of a choice, what it names, and its clause ("": the decision's own)
Players = tuple[str | None, ...]  # what the players are called, by seat

Message = Callable[[Mapping[str, int | str], list[Exception]], str]

_HYPHEN_FOR_MINUS = re.compile(r"(?<![\w-])-(?=\d)")


class Said(NamedTuple):
    """A thing that is put together: its message, and what that names."""

    message: str
    names: Mapping[str, Thing | str]  # a text is a name as it stands


class Words:
    """The texts of one game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._compiled: dict[str, Mapping[str, Message]] = {}  # by language
        self._forms: dict[str, Mapping[str, tuple[str, ...]]] = {}  # the attributes of each message, by language

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages this game speaks."""
        return tuple(language for language in LANGUAGES if self.path(language).exists())

    def path(self, language: str) -> Path:
        return self._folder / f"{language}.ftl"

    def messages(self, language: str) -> Mapping[str, Message]:
        """All messages, attributes too (`area-arcade.gender`); a game without this language speaks English."""
        if language not in self._compiled:
            spoken = language if self.path(language).exists() else "en"
            self._compiled[language] = compile_file(self.path(spoken), spoken)
            self._forms[language] = _forms(self._compiled[language])
        return self._compiled[language]

    def text(self, message: str, language: str, things: Mapping[str, int | str]) -> str:
        """A message with its variables filled in; negative numbers have a minus sign, which CLDR spells as a hyphen."""
        wrong: list[Exception] = []
        text = str(self.messages(language)[message](things, wrong))  # a lone name would keep its grammar
        if wrong:
            raise ValueError(f"{self.path(language).name}: {message}: {wrong[0]}")
        return _HYPHEN_FOR_MINUS.sub("−", text) if "-" in text else text

    def name(self, message: str, language: str, things: Mapping[str, int | str]) -> Name:
        """A name with its grammar."""
        text = self.text(message, language, things)
        forms = self._forms[language].get(message, ())
        return Name(text, {form: self.text(f"{message}.{form}", language, things) for form in forms})


def compile_file(path: Path, language: str) -> Mapping[str, Message]:
    """The messages of a file as functions; a file with a mistake is refused in one sentence that names it."""
    from fluent_compiler.compiler import compile_messages  # takes a while to import; many commands say nothing
    from fluent_compiler.resource import FtlResource

    resource = FtlResource.from_file(str(path))
    compiled = compile_messages(language, [resource], use_isolating=False, functions=FUNCTIONS[language])
    if compiled.errors:
        message, error = compiled.errors[0]
        raise ValueError(f"{path.name}: {f'{message}: ' if message else ''}{error}")
    messages: Mapping[str, Message] = compiled.message_functions
    return messages


def _forms(messages: Mapping[str, Message]) -> Mapping[str, tuple[str, ...]]:
    forms: dict[str, tuple[str, ...]] = {}
    for key in messages:
        message, _, form = key.partition(".")
        if form:
            forms[message] = (*forms.get(message, ()), form)
    return forms
