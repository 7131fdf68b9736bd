"""What a pack's file says, read strictly.

name = "winter"                     small letters, digits and _
game = "ratland"
author = "Ida"
title = {en = "Winter", de = "Winter", fr = "Hiver"}
about = {en = "Less to find, more to eat."}

[set.setup]                         fields of a table of content.toml
cheese = 3
[set.event.abundance.effect]        of an entry, by its id
n = 2
[[add.event]]                       an entry more
id = "blizzard"
deck = "initial"
effect = {op = "each_gain_rat", n = 1}
[[replace.event]]                   an entry in the place of the one with this id
[remove]
event = ["drunk"]

[text.en]                           what things are called, and what is printed on them
event-blizzard = {name = "Blizzard", gender = "s", text = "Every player takes a rat."}
"""

from __future__ import annotations

import re
import tomllib
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec

from undercity.engine.packs.errors import BadPack
from undercity.engine.words import LANGUAGES

MOST_BYTES = 1_000_000
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Texts = dict[str, dict[str, Any]]  # by language, then by message: a name, or a table of name and forms


class Pack(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True, omit_defaults=True):
    """A pack as it was written; whether its game can carry the changes is found out by merging them."""

    name: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,31}$")]
    game: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{0,63}$")]
    author: Line = "unknown"
    title: Line | dict[str, Line] = ""
    about: str | dict[str, str] = ""
    set: dict[str, Any] = msgspec.field(default_factory=dict)
    add: dict[str, list[dict[str, Any]]] = msgspec.field(default_factory=dict)
    replace: dict[str, list[dict[str, Any]]] = msgspec.field(default_factory=dict)
    remove: dict[str, list[str]] = msgspec.field(default_factory=dict)
    text: Texts = msgspec.field(default_factory=dict)

    def called(self, language: str = "en") -> str:
        """Its title, in this language where it has one."""
        return spoken(self.title, language) or self.name.replace("_", " ").capitalize()


def spoken(text: str | dict[str, str], language: str) -> str:
    """A text that may be there in several languages."""
    if isinstance(text, str):
        return text
    return text.get(language) or text.get("en") or next(iter(text.values()), "")


def read(path: str | Path) -> Pack:
    """The pack in this file or folder; what does not fit is refused in one sentence."""
    path = Path(path)
    file = path / "pack.toml" if path.is_dir() else path
    data = _load(file)
    if path.is_dir():
        for language in LANGUAGES:
            if (texts := path / f"{language}.toml").is_file():
                data.setdefault("text", {})[language] = _load(texts)
    return parse(data, file.name)


def _load(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadPack(f"{path.name} has more than {MOST_BYTES} bytes, which is more than a pack may have")
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPack(f"cannot read the pack {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadPack(f"{path.name} is not a text file") from None
    except tomllib.TOMLDecodeError as error:
        raise BadPack(f"{path.name} is not TOML: {_lowered(str(error))}") from None
    except RecursionError:
        raise BadPack(f"{path.name} is nested too deeply") from None


def parse(data: dict[str, Any], name: str) -> Pack:
    """A pack from data that has been read already; `name` says whose they are."""
    try:
        pack = msgspec.convert(data, Pack)
    except msgspec.ValidationError as error:
        raise BadPack(f"{name}: {_told(str(error))}") from None
    for key in ("title", "about", "text"):
        told = getattr(pack, key)
        for language in told if isinstance(told, dict) else ():
            if language not in LANGUAGES:
                raise BadPack(f"{name}: {key}.{language} is no language; the languages are {', '.join(LANGUAGES)}")
    if not (pack.set or pack.add or pack.replace or pack.remove or pack.text):
        raise BadPack(f"{name}: the pack changes nothing; say what with set, add, replace, remove or text")
    return pack


def _told(reason: str) -> str:
    """What msgspec says of the pack's own keys, as a sentence."""
    reason, _, place = reason.partition(" - at `$.")
    if unknown := re.search(r"unknown field `([^`]+)`", reason):
        return f"a pack has no key {unknown[1]!r}; its keys are {', '.join(Pack.__struct_fields__)}"
    if missing := re.search(r"missing required field `([^`]+)`", reason):
        return f"the key {missing[1]!r} is missing"
    where = place.rstrip("`")
    return f"{where}: {_lowered(reason)}" if where else _lowered(reason)


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def digest_of(pack: Pack, content: dict[str, Any]) -> str:
    """Stands for all that a pack makes of a game: its content as merged, and its texts."""
    whole = {"game": pack.game, "name": pack.name, "content": content, "text": pack.text}
    return blake2b(msgspec.json.encode(whole, order="sorted"), digest_size=6).hexdigest()
