"""`undercity pack new`: a pack that changes nothing yet, with every knob, its meaning, its bounds and its clause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from undercity.engine.game import find
from undercity.engine.packs.bounds import allowed
from undercity.engine.packs.effects import effects, fields, meaning
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
    return f"{head}{sections}{_opcodes(game)}{_texts(game)}"


def _section(field: inspect.Field, data: Any) -> Iterator[str]:
    name, kind = field.encode_name, field.type
    if isinstance(data, list):
        kind = getattr(kind, "item_type", None) or kind
        yield f"# ---------------- {name}: {meaning(kind)}\n"
        if not data or not all(map(key_of, data)):
            yield f"# [set]\n# {written({name: data})}"
            return
        yield _listed(fields(kind))
        yield f"# The {name} entries: {', '.join(map(key_of, data))}\n"
        yield f"# [set.{name}.{key_of(data[0])}]\n" + _commented(data[0])
        yield f"# [[add.{name}]]\n# [[replace.{name}]]\n# [remove]\n# {name} = [{key_of(data[-1])!r}]\n".replace(
            "'", '"'
        )
    elif not isinstance(data, dict):
        yield f"# ---------------- {name}: {allowed(kind)}\n# [set]\n# {written({name: data})}"
    else:
        yield f"# ---------------- {name}: {meaning(kind)}\n"
        yield _listed(fields(kind))
        yield f"# [set.{name}]\n" + _commented(data)


def _commented(data: dict[str, Any]) -> str:
    return "".join(f"# {line}\n" for line in written(data).splitlines())


def _opcodes(game: str) -> str:
    """What effects can be made of."""
    found = effects(game)
    lines = [f"# {effect.op}: {' '.join(effect.does.split())}\n{_listed(effect.takes)}" for effect in found]
    return "".join(["\n# ---------------- effects: {op = ...} with what each takes\n", *lines]) if found else ""


def _listed(allowed: dict[str, str]) -> str:
    """Each field with its bounds."""
    return "".join(f"#   {name}: {what}\n" for name, what in allowed.items())


def _texts(game: str) -> str:
    things = {kind: ids for kind, ids in find(game).things.items() if ids}
    kinds = "".join(f'# {kind}-{ids[0]} = {{name = "...", text = "..."}}\n' for kind, ids in things.items())
    head = "# ---------------- texts: names of things, by kind and id; also [text.de] and [text.fr]"
    return f"\n{head}\n# [text.en]\n{kinds}"
