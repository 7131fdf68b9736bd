"""The OpenAPI document at /api/schema, made from the routes and the types of their bodies."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from undercity import __version__
from undercity.server.call import Route
from undercity.server.calls import ROUTES
from undercity.server.requests import Body

_ERRORS = {
    "400": "malformed or out of range",
    "401": "needs a person or a seat token",
    "403": "not yours to do",
    "404": "no such thing",
    "409": "not possible as the table stands",
    "413": "too large",
    "415": "not application/json",
    "429": "too many requests",
    "503": "the storage does not answer",
}


@cache
def document() -> bytes:
    """The document as JSON."""
    bodies = [route.body for route in ROUTES if route.body]
    _, parts = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Undercity", "version": __version__, "description": "See docs/api.md."},
            "paths": paths,
            "components": {"schemas": {**parts, "Error": _error()}},
        }
    )


def _operation(route: Route) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", route.path)
    parameters = [{"name": n, "in": "path", "required": True, "schema": {"type": "string"}} for n in names]
    parameters += [{"name": n, "in": "query", "schema": schema} for n, schema in route.query.items()]
    operation: dict[str, Any] = {
        "operationId": route.answer.__name__,
        "summary": route.summary,
        "parameters": parameters,
        "responses": {"201" if route.created else "200": {"description": "done"}, **_refusals()},
    }
    if route.body:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(route.body)}}}
    return operation


def _schema(body: type[Body]) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{body.__name__}"}


def _refusals() -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    return {status: {"description": text, "content": content} for status, text in _ERRORS.items()}


def _error() -> dict[str, Any]:
    text = {"type": "string"}
    inner = {"type": "object", "required": ["code", "message"], "properties": {"code": text, "message": text}}
    return {"type": "object", "required": ["error"], "properties": {"error": inner}}
