"""content.toml, read strictly: every key is declared, typed and bounded, and what does not fit is named.

A game declares what its content.toml holds as msgspec Structs in its `content.py`, all of them `Entry`s, and loads it
once: `CONTENT = load(FOLDER / "content.toml", Content)`. An unknown key, a missing one or a value out of its bounds is
an error that names the place. That every declared key is read by the game is proved by the suite.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, TypeVar, dataclass_transform

import msgspec

from undercity.engine.errors import BadContent


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of content.toml. `source` tells where its facts come from; designers read it, rules do not.

    "rulebook": printed in its text; "public": from other public material; "reconstructed": ours, since the rulebook
    shows it only as a picture.
    """

    source: Literal["rulebook", "public", "reconstructed"] = "rulebook"


AnyEntry = TypeVar("AnyEntry", bound=Entry)


def load(path: Path, shape: type[AnyEntry]) -> AnyEntry:
    """The content of this file; what does not fit is refused in one sentence that names the place."""
    with path.open("rb") as file:
        return convert(tomllib.load(file), shape, path.name)


def convert(data: dict[str, Any], shape: type[AnyEntry], name: str) -> AnyEntry:
    """As `load`, from data that has been read already; `name` says whose they are."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadContent(f"{name}: {str(error)[0].lower()}{str(error)[1:]}") from None


def different(name: str, ids: Iterable[Any]) -> None:
    """Refuse things of one kind that are called the same."""
    known = list(ids)
    if twice := [one for number, one in enumerate(known) if one in known[:number]]:
        raise ValueError(f"{name} {twice[0]!r} stands there twice")


def among(name: str, wanted: Iterable[str], known: Iterable[str]) -> None:
    """Refuse what names something that is not there."""
    allowed = list(known)
    if missing := [one for one in wanted if one not in allowed]:
        raise ValueError(f"{name} names {missing[0]!r}; there are {', '.join(allowed)}")


def entries(shape: Any) -> list[type[msgspec.Struct]]:
    """The Structs a shape is made of, itself first."""
    found: list[type[msgspec.Struct]] = []
    waiting: list[Any] = [msgspec.inspect.type_info(shape)]
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType) and info.cls not in found:
            found.append(info.cls)
            waiting += [field.type for field in info.fields]
        waiting += [getattr(info, part) for part in ("item_type", "value_type") if hasattr(info, part)]
        waiting += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    return found
