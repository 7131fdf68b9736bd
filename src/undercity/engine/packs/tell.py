"""What a pack changes, in words: the merged content held against the game's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from undercity.engine.game import Game, find
from undercity.engine.packs.making import Kept
from undercity.engine.packs.merge import NUMBERS, content_of, key_of
from undercity.engine.words import Words

WORDS = Words(Path(__file__).parent / "words")
_ABSENT: Any = object()


def changes(game: Game, language: str = "en") -> list[str]:
    """Every change of an edition, a line each; none for a plain game."""
    return list(_Teller(game, game.pack, language).lines()) if game.pack else []


class _Teller:
    """Tells of one edition in one language."""

    def __init__(self, game: Game, kept: Kept, language: str) -> None:
        self.game, self.kept, self.language = game, kept, language
        self.plain = find(kept.pack.game)

    def lines(self) -> Iterator[str]:
        old, new = content_of(self.kept.pack.game), self.kept.content
        for section in new:
            yield from self._between(section.replace("_", " "), section, old.get(section, _ABSENT), new[section])
        for message in self.kept.pack.text.get("en", {}):
            if message in self.plain.words.messages("en"):
                yield self._say("renamed", thing=str(self.game.words.name(message, self.language, {})))

    def _say(self, message: str, **texts: str) -> str:
        return WORDS.text(message, self.language, texts)

    def _between(self, what: str, section: str, old: Any, new: Any) -> Iterator[str]:
        """The changes between two values of one place."""
        if old == new:
            return
        if isinstance(old, dict) and isinstance(new, dict) and old.get("op") == new.get("op"):
            for key in dict.fromkeys((*old, *new)):
                if key not in NUMBERS:
                    place = self._say("entry", thing=what, key=key.replace("_", " "))
                    yield from self._between(place, key, old.get(key, _ABSENT), new.get(key, _ABSENT))
        elif isinstance(old, list) and isinstance(new, list) and all(map(key_of, [*old, *new])):
            yield from self._lists(section, old, new)
        elif old is _ABSENT:
            yield self._say("given", what=what, new=self._value(new))
        elif new is _ABSENT:
            yield self._say("taken", what=what, old=self._value(old))
        else:
            yield self._say("changed", what=what, new=self._value(new), old=self._value(old))

    def _lists(self, section: str, old: list[Any], new: list[Any]) -> Iterator[str]:
        before, after = {key_of(e): e for e in old}, {key_of(e): e for e in new}
        named = section.replace("_", " ")
        for key in after:
            if key in before:
                yield from self._between(f"{named} {self._name(section, key)}", section, before[key], after[key])
            else:
                yield self._say("added", section=named, thing=self._name(section, key))
        for key in before:
            if key not in after:
                yield self._say("removed", section=named, thing=self._name(section, key))

    def _name(self, section: str, key: str) -> str:
        """What an entry is called; its key where it has no name."""
        for game in (self.game, self.plain):
            kinds = sorted(game.things, key=lambda kind: not section.startswith(kind))
            for kind in kinds:
                if key in game.things[kind] and (section.startswith(kind) or len(key) > 3):
                    return str(game.words.name(f"{kind}-{key}", self.language, {}))
        return key

    def _value(self, value: Any) -> str:
        """A value as people read it."""
        if isinstance(value, bool):
            return self._say("yes" if value else "no")
        if isinstance(value, dict):
            rest = [f"{key.replace('_', ' ')} {self._value(part)}" for key, part in value.items() if key != "op"]
            return ", ".join(filter(None, [str(value.get("op", "")).replace("_", " "), *rest]))
        if isinstance(value, list):
            return "; ".join(map(self._value, value)) or self._say("nothing")
        return str(value).replace("_", " ") if isinstance(value, str) else str(value)
