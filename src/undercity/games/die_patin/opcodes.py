"""What figures, cards and tiles do. An opcode is a step of the agenda: `do_<opcode>(s, seat, area, count)` carries it
out for the player, in the area of the figure placed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from undercity.engine.content import Entry


class Op(Entry, tag_field="op"):
    """An opcode without a number."""


class Counted(Op):
    """An opcode with a number; the bound leaves room on the agenda for a decision each."""

    count: Annotated[int, Meta(ge=1, le=9)]


class Actions(Counted, tag="actions"):
    """Up to so many actions: bribing, getting loot, setting up a back room (DP-5.1, DP-8.2)."""


class PaidBribes(Op, tag="paid_bribes"):
    """Bribes for a loot marker each, at least one; without loot the figure may not be placed (DP-5.5, DP-5.6)."""


class Bribes(Counted, tag="bribes"):
    """So many bribes without pay (DP-8.4)."""


class Invasion(Counted, tag="invasion"):
    """A manhole of the area loses all opposing rats and gains so many own ones (DP-8.5)."""


class GainLoot(Counted, tag="gain_loot"):
    """So many loot markers from the general supply, as far as it lasts (DP-6.16)."""


class ExtraPoints(Counted, tag="extra_points"):
    """Nothing now; so many points in the final scoring (DP-6.19, DP-10.5)."""


class PlaceRats(Counted, tag="place_rats"):
    """So many own rats on free or own manholes anywhere; each may be declined (DP-6.17)."""


class RemoveRats(Counted, tag="remove_rats"):
    """So many opposing rats off manholes anywhere; each may be declined (DP-6.18)."""


FigureOp = Actions | PaidBribes | Bribes | Invasion
BonusOp = GainLoot | ExtraPoints | PlaceRats | RemoveRats
OPCODES: tuple[type[Op], ...] = (
    *(Actions, PaidBribes, Bribes, Invasion),
    *(GainLoot, ExtraPoints, PlaceRats, RemoveRats),
)


def name_of(op: Op | type[Op]) -> str:
    """The opcode's name in content.toml."""
    return str(op.__struct_config__.tag)


def count_of(op: Op | None) -> int:
    """The opcode's number; 0 where it has none."""
    return op.count if isinstance(op, Counted) else 0
