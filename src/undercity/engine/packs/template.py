"""`undercity pack new`: a pack that changes nothing yet, with every knob, its meaning, its bounds and its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from undercity.engine.game import find
from undercity.engine.packs.bounds import allowed
from undercity.engine.packs.merge import content_of, content_room, key_of
from undercity.engine.packs.toml import written


def template(game: str) -> str:
    """The text of the file; what stands behind # is what the game has now."""
    title = find(game).title
    head = (
        f"# A pack for {title}. Take the # off a line to change it; docs/packs.md tells how.\n"
        f'name = "my_{game}"\ngame = "{game}"\nauthor = "me"\ntitle = {{en = "My {title}"}}\n'
        'about = {en = "What is different, in a sentence."}\n'
    )
    data, shape = content_of(game), inspect.type_info(content_room(game).Content)
    assert isinstance(shape, inspect.StructType)
    known = [field for field in shape.fields if field.encode_name in data]
    sections = "".join(f"\n{''.join(_section(field, data[field.encode_name]))}" for field in known)
    return f"{head}{sections}{_opcodes(shape)}{_texts(game)}"


def _section(field: inspect.Field, data: Any) -> Iterator[str]:
    name, kind = field.encode_name, field.type
    if isinstance(data, list):
        kind = getattr(kind, "item_type", None) or kind
        yield f"# ---------------- {name}: {_meaning(kind)}\n"
        if not data or not all(map(key_of, data)):
            yield f"# [set]\n# {written({name: data})}"
            return
        yield from _fields(kind, "#   ")
        yield f"# The {name} entries: {', '.join(map(key_of, data))}\n"
        yield f"# [set.{name}.{key_of(data[0])}]\n" + _commented(data[0])
        yield f"# [[add.{name}]]\n# [[replace.{name}]]\n# [remove]\n# {name} = [{key_of(data[-1])!r}]\n".replace(
            "'", '"'
        )
    elif not isinstance(data, dict):
        yield f"# ---------------- {name}: {allowed(kind)}\n# [set]\n# {written({name: data})}"
    else:
        yield f"# ---------------- {name}: {_meaning(kind)}\n"
        yield from _fields(kind, "#   ")
        yield f"# [set.{name}]\n" + _commented(data)


def _commented(data: dict[str, Any]) -> str:
    return "".join(f"# {line}\n" for line in written(data).splitlines())


def _meaning(kind: Any) -> str:
    """The declaration's own words: what it is, and the clause."""
    told = getattr(getattr(kind, "cls", None), "__doc__", None) or ""
    return " ".join(told.split())


def _fields(kind: Any, indent: str) -> Iterator[str]:
    """Each field with its bounds."""
    for field in getattr(kind, "fields", ()):
        if field.encode_name != "source":
            yield f"{indent}{field.encode_name}: {allowed(field.type)}{'' if field.required else ', or left out'}\n"


def _opcodes(shape: inspect.StructType) -> str:
    """What effects can be made of: every tagged table of the declaration."""
    found: dict[str, inspect.StructType] = {}
    waiting: list[Any] = [shape]
    seen: set[type] = set()
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, inspect.StructType) and info.cls not in seen:
            seen.add(info.cls)
            waiting += [field.type for field in info.fields]
            if info.tag:
                found[str(info.tag)] = info
        waiting += [part for name in ("item_type", "value_type", "type") if (part := getattr(info, name, None))]
        waiting += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]
    if not found:
        return ""
    lines = ["\n# ---------------- effects: {op = ...} with what each takes\n"]
    for tag, info in found.items():
        lines += [f"# {tag}: {_meaning(info)}\n", *_fields(info, "#   ")]
    return "".join(lines)


def _texts(game: str) -> str:
    things = {kind: ids for kind, ids in find(game).things.items() if ids}
    kinds = "".join(f'# {kind}-{ids[0]} = {{name = "...", text = "..."}}\n' for kind, ids in things.items())
    head = "# ---------------- texts: names of things, by kind and id; also [text.de] and [text.fr]"
    return f"\n{head}\n# [text.en]\n{kinds}"
