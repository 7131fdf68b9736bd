"""The types of what server and browser say, in TypeScript: `python -m undercity.server.types` writes them for web/."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, get_args, is_typeddict

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TypedDictType,
    type_info,
)
from msgspec.inspect import (
    UnionType as AnyOf,
)

from undercity.engine.game import GAMES, find
from undercity.server import requests, shapes

FOLDER = Path(__file__).parents[3] / "web" / "src" / "lib"
HEAD = """\
/** What the server says and hears. Generated from its msgspec types: `python -m undercity.server.types` */
import type { Face } from "./faces";

/** Set what lies at the path, or, without a value, delete it. */
export type Change = [path: (string | number)[], value?: unknown];
"""

FACES = "/** The views of the games. Generated from their shape.py: `python -m undercity.server.types` */\n"


def files() -> dict[Path, str]:
    """What is generated, by file."""
    return {FOLDER / "types.ts": messages(), FOLDER / "faces.ts": faces()}


def messages() -> str:
    """What server and browser say."""
    parts = [HEAD, *(_interface(struct) for struct in _structs(shapes, shapes.Shape) if struct is not shapes.Sent)]
    parts.append(_union("Frame", "What the server sends over the WebSocket.", shapes.Frame))
    parts += [_interface(struct, suffix="Wish") for struct in get_args(requests.Frame)]
    parts.append(_union("Wish", "What the browser sends over the WebSocket.", requests.Frame, suffix="Wish"))
    return "\n".join(parts)


def faces() -> str:
    """The views of the games, each of a shape of its own."""
    parts = [FACES, *(_face(name, shape) for name in GAMES for shape in _faces(name))]
    members = " | ".join(_camel(name) + "Table" for name in GAMES)
    parts.append(f"/** The game's own face, of which its board knows the shape. */\nexport type Face = {members};\n")
    return "\n".join(parts)


def _faces(name: str) -> Iterator[Any]:
    """The shapes of a game's view, in the order in which they stand there."""
    module = import_module(find(name).shape.__module__)
    return (thing for thing in vars(module).values() if is_typeddict(thing))


def _face(name: str, shape: Any) -> str:
    info = type_info(shape)
    assert isinstance(info, TypedDictType)
    note = f"/** {' '.join(shape.__doc__.split())} */\n" if shape.__doc__ else ""
    types = {field.name: _type(field.type, _camel(name)) for field in info.fields}
    lines = [f"  {field}: {types[field]};" for field in shape.__annotations__]
    return f"{note}export interface {_camel(name)}{shape.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def _structs(module: Any, base: type) -> Iterator[Any]:
    """The types of a module that descend from the base, in the order in which they stand there."""
    for thing in vars(module).values():
        if inspect.isclass(thing) and issubclass(thing, base) and thing is not base:
            yield thing


def _union(name: str, note: str, union: UnionType, suffix: str = "") -> str:
    members = " | ".join(member.__name__ + suffix for member in get_args(union))
    return f"/** {note} */\nexport type {name} = {members};\n"


def _interface(struct: Any, suffix: str = "") -> str:
    info = type_info(struct)
    assert isinstance(info, StructType)
    lines = [f"  {info.tag_field}: {_literal(info.tag)};"] if info.tag_field else []
    lines += [f"  {_field(field)};" for field in info.fields]
    note = " ".join((struct.__doc__ or "").split())
    return f"/** {note} */\nexport interface {struct.__name__}{suffix} {{\n" + "\n".join(lines) + "\n}\n"


def _field(field: Field) -> str:

    return f"{field.encode_name}{'' if field.required else '?'}: {_type(field.type)}"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _type(kind: msgspec.inspect.Type, game: str = "") -> str:
    """In TypeScript; shapes of a game's view have its name before theirs."""
    match kind:
        case Metadata():
            named = (kind.extra or {}).get("typescript")
            return named or _type(kind.type, game)
        case StrType():
            return "string"
        case IntType() | FloatType():
            return "number"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case AnyType():
            return "unknown"
        case LiteralType():
            return " | ".join(_literal(value) for value in kind.values)
        case StructType():
            return kind.cls.__name__
        case TypedDictType():
            return game + kind.cls.__name__
        case DictType():
            return f"Record<{_type(kind.key_type, game)}, {_type(kind.value_type, game)}>"
        case ListType():
            inner = _type(kind.item_type, game)
            return f"({inner})[]" if " " in inner and "<" not in inner else f"{inner}[]"
        case AnyOf():
            return " | ".join(dict.fromkeys(_type(part, game) for part in kind.types))
    raise TypeError(f"no TypeScript for {kind}")


def main() -> None:
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
        print(f"written: {path}", file=sys.stderr)


if __name__ == "__main__":
    main()
