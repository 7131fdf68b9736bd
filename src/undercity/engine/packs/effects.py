"""What effects of cards, events and boards can be made of: every opcode that a game's content declares.

For templates (`undercity pack new`) and for the designers' page (docs/hooks.py). A game declares opcodes as tagged
tables, one class each, or as a family of names with bounds (`family` of a class, as Ratcatcher's).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import inspect

from undercity.engine.clauses import clauses
from undercity.engine.game import find
from undercity.engine.packs.bounds import allowed
from undercity.engine.packs.merge import content_room

REACHED = {
    "named": "the player whom it names may answer",
    "each": "every other player may answer in turn",
    "builder": "the owner of the building may answer",
}


class Effect(NamedTuple):
    """An opcode: its name, what it does, the fields it takes with what is allowed there, and who may interrupt."""

    op: str
    does: str
    takes: dict[str, str]
    answered: str


def effects(game: str) -> list[Effect]:
    """The opcodes of a game, in the order in which its content declares them."""
    found: dict[tuple[str, str], Effect] = {}  # by name and family: two families may use the same name
    for info in _tables(inspect.type_info(content_room(game).Content)):
        if info.tag:
            found[str(info.tag), ""] = Effect(str(info.tag), meaning(info), fields(info), _answered(info.cls))
        elif family := getattr(info.cls, "family", None):
            found |= {(opcode.name, family.kind): _declared(game, family.kind, opcode) for opcode in family.all}
    return list(found.values())


def _declared(game: str, kind: str, opcode: Any) -> Effect:
    """An opcode of a family: what it does is said by its clause."""
    told = clauses(find(game).folder)[opcode.clause]
    does = f"{kind[:1].upper()}{kind[1:]} ({opcode.clause}): {told}"
    low, high = opcode.bounds or (0, 0)
    return Effect(opcode.name, does, {"value": f"a whole number from {low} to {high}"} if opcode.bounds else {}, "")


def _tables(shape: inspect.Type) -> Iterator[inspect.StructType]:
    """All tables that a declaration is made of, each once."""
    waiting: list[Any] = [shape]
    seen: set[type] = set()
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, inspect.StructType) and info.cls not in seen:
            seen.add(info.cls)
            waiting += [field.type for field in info.fields]
            yield info
        waiting += [part for name in ("item_type", "value_type", "type") if (part := getattr(info, name, None))]
        waiting += [*getattr(info, "types", ()), *getattr(info, "item_types", ())]


def meaning(kind: Any) -> str:
    """The declaration's own words: what it is, and the clause."""
    told = getattr(getattr(kind, "cls", None), "__doc__", None) or ""
    return " ".join(told.split())


def fields(kind: Any) -> dict[str, str]:
    """What is allowed in each field."""
    return {
        field.encode_name: f"{allowed(field.type)}{'' if field.required else ', or left out'}"
        for field in getattr(kind, "fields", ())
        if field.encode_name != "source"
    }


def _answered(declared: type) -> str:
    return REACHED.get(getattr(declared, "reaches", ""), "")


def page(games: list[str]) -> str:
    """The designers' page, in Markdown."""
    head = (
        "# Effects\n\nWhat the texts of cards, events and boards are made of, made from the games' own declarations. "
        'In a [pack](../packs.md) an effect is a table: `effect = {op = "gain", n = 2}`. '
        "An unknown `op`, a field that it does not take or a value out of bounds is refused.\n"
    )
    return head + "".join(f"\n## {find(game).title}\n\n{_rows(game)}" for game in games)


def _rows(game: str) -> str:
    rows = "| op | does | takes |\n|---|---|---|\n"
    for effect in effects(game):
        takes = "; ".join(f"`{name}`: {what}" for name, what in effect.takes.items())
        does = ". ".join(filter(None, [effect.does.rstrip("."), effect.answered])) + "."
        rows += f"| `{effect.op}` | {_cell(does)} | {_cell(takes)} |\n"
    return rows


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
