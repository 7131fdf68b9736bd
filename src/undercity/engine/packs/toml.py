"""Data as TOML: tomllib only reads it. Tables stand in one line each, which is enough for what programs read."""

from __future__ import annotations

import json
from typing import Any


def written(data: dict[str, Any]) -> str:
    """The text of a TOML file with these data; keys whose value is None are left out."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in data.items() if value is not None)


def _key(key: str) -> str:
    return key if key and key.replace("_", "a").replace("-", "a").isalnum() and key.isascii() else json.dumps(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, dict):
        return f"{{{', '.join(f'{_key(k)} = {_value(v)}' for k, v in value.items() if v is not None)}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    return str(value)
