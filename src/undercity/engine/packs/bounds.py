"""What a game's declaration allows at a place, in words: for refusals, for templates and for pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import inspect

_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")


def allowed(kind: Any) -> str:
    """What may stand at a place of this type."""
    match kind:
        case inspect.Metadata(type=inner):
            return allowed(inner)
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType(ge=low, le=high) | inspect.FloatType(ge=low, le=high):
            return _range("a whole number" if isinstance(kind, inspect.IntType) else "a number", low, high)
        case inspect.LiteralType(values=values):
            return f"one of {', '.join(map(str, values))}"
        case inspect.StrType(pattern=pattern):
            return f"a text like {pattern}" if pattern else "a text"
        case inspect.StructType():
            return f"a table of {', '.join(field.encode_name for field in kind.fields)}"
        case inspect.UnionType():
            return _one_of(kind)
        case inspect.DictType():
            return "a table"
    return _list(kind) if hasattr(kind, "item_type") or hasattr(kind, "item_types") else "something else"


def _range(what: str, low: float | None, high: float | None) -> str:
    if low is not None and high is not None:
        return f"{what} from {low} to {high}" if low != high else f"just {low}"
    if low is not None:
        return f"{what} of at least {low}"
    return what if high is None else f"{what} of at most {high}"


def _list(kind: Any) -> str:
    if hasattr(kind, "item_types"):
        return f"a list of {len(kind.item_types)}"
    low, high = kind.min_length, kind.max_length
    length = _range("", low or 0, high).replace("just ", "").strip() if low is not None or high is not None else ""
    return f"a list{f' with {length} entries' if length else ''}, each {allowed(kind.item_type)}"


def _one_of(kind: Any) -> str:
    tagged = [part for part in kind.types if isinstance(part, inspect.StructType) and part.tag]
    if tagged:
        return f"a table with op = {', '.join(str(part.tag) for part in tagged)}"
    return " or ".join(allowed(part) for part in kind.types if not isinstance(part, inspect.NoneType))


# ------------------------------------------------------------------ what is wrong


def explain(error: msgspec.ValidationError, data: Any, shape: type, key_of: Callable[[Any], str]) -> str:
    """What does not fit, as a sentence with its key, its value and what is allowed there."""
    reason, _, path = str(error).partition(" - at `$")
    steps = [key or (int(number) if number.isdigit() else None) for key, number in _STEP.findall(path.rstrip("`"))]
    value, kind, names = data, inspect.type_info(shape), []
    for step in steps:
        names.append(str(step) if not isinstance(step, int) else key_of(value[step]) or str(step))
        value, kind = _down(value, kind, step)
    where = ".".join(names)
    if told := re.search(r"(?:missing required|unknown) field `([^`]+)`", reason):
        fields = allowed(_chosen(kind, value)) if kind is not None else "declared in content.py"
        verb = "is missing" if "missing" in reason else "is not known"
        return f"{'.'.join([*names, told[1]])} {verb}: {where or 'the content'} is {fields}"
    if reason.startswith(("Expected", "Invalid")) and kind is not None:
        return f"{where} cannot be {_short(value)}: it must be {allowed(_chosen(kind, value))}"
    return f"{where}: {reason}" if where else reason


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _down(value: Any, kind: Any, step: Any) -> tuple[Any, Any]:
    """One step further into data and type."""
    chosen = _chosen(kind, value)
    inner: Any = None
    if isinstance(chosen, inspect.StructType):
        inner = next((field.type for field in chosen.fields if field.encode_name == step), None)
        if inner is None and step == chosen.tag_field:
            inner = kind if isinstance(kind, inspect.UnionType) else None
    elif isinstance(step, int):
        inner = chosen.item_types[step] if hasattr(chosen, "item_types") else getattr(chosen, "item_type", None)
    elif isinstance(chosen, inspect.DictType):
        inner = chosen.value_type
    elif isinstance(chosen, inspect.UnionType):
        inner = chosen
    try:
        return value[step], inner
    except (KeyError, IndexError, TypeError):
        return None, inner


def _chosen(kind: Any, value: Any) -> Any:
    """Of several types the one that the data's tag names, or the only one that is not nothing."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if not isinstance(kind, inspect.UnionType):
        return kind
    parts = [part for part in kind.types if not isinstance(part, inspect.NoneType)]
    if len(parts) == 1:
        return _chosen(parts[0], value)
    tag = value.get("op") if isinstance(value, dict) else None
    return next((p for p in parts if isinstance(p, inspect.StructType) and tag is not None and p.tag == tag), kind)
