"""What the web table is told: the view, choices in words, names of things. All from a concealed record."""

from __future__ import annotations

from collections.abc import Iterator

from undercity.engine import agenda
from undercity.engine.sheet import ALL, Cells, Part, Sheet, many, one
from undercity.engine.words import Names, Said, Thing
from undercity.games.die_patin.actions import holds_opponent
from undercity.games.die_patin.board import power
from undercity.games.die_patin.content import CONTENT
from undercity.games.die_patin.missions import can_score, holding
from undercity.games.die_patin.scoring import chain_points, final_points, mission_points, symbol_points, trophy_points
from undercity.games.die_patin.shape import Area, Card, District, Manhole, Mission, Player
from undercity.games.die_patin.table import (
    AREA_IDS,
    AREA_MANHOLES,
    AREAS_IN_PLAY,
    AREAS_OWNED,
    BACK_ROOMS_ON_BOARD,
    BIGGEST_MANHOLE,
    BOSS,
    CARD_IDS,
    CHOICES,
    DISTRICT_IDS,
    DISTRICT_OF,
    DISTRICTS_IN_PLAY,
    ENTERPRISE_IDS,
    ENTERPRISES,
    FIGURE_IDS,
    HENCHMAN,
    HIDDEN_CARD,
    LOOT_HELD,
    MANHOLE_IDS,
    MANHOLES_HELD,
    MANHOLES_IN_PLAY,
    METRIC,
    MISSION_IDS,
    MISSIONS,
    NO_CARD,
    NO_TILE,
    NOBODY,
    OFF_BOARD,
    ROUNDS,
    START_RATS,
    State,
    in_order,
)

_CLANS = in_order(CONTENT.clan)
THINGS = {
    "area": AREA_IDS,
    "district": DISTRICT_IDS,
    "enterprise": ENTERPRISE_IDS,
    "mission": MISSION_IDS,
    "card": CARD_IDS,
    "figure": FIGURE_IDS,
    "seat": tuple(clan.id for clan in _CLANS),
}


def thing(kind: str, number: int) -> Said | Thing:
    """Things that are put together."""
    return Said("manhole", {"label": MANHOLE_IDS[number]})


def role(s: State, seat: int) -> Thing | None:
    """The boss lady of the player's clan."""
    return ("seat", seat)


# ------------------------------------------------------------------ the view


def _layout(seats: int) -> Iterator[Part]:
    """The table in parts. All that is secret is concealed in the record: who looks makes no other difference."""
    yield one("round", [("round_no",)], lambda s: s.round_no)
    yield one("rounds", [], lambda s: ROUNDS)
    yield one("start_player", [("start_player",)], lambda s: s.start_player)
    yield one("general_loot", [("general_loot",)], lambda s: s.general_loot)
    yield one("removed_enterprises", [("removed",)], _removed)
    yield from many("districts", range(DISTRICTS_IN_PLAY[seats]), lambda d: [("district_loot", d)], _district)
    yield from many("areas", range(AREAS_IN_PLAY[seats]), _area_cells, _area)
    yield from many("manholes", range(MANHOLES_IN_PLAY[seats]), lambda m: [("rat_owner", m), ("rats", m)], _manhole)
    yield from many("missions", MISSION_IDS, lambda m: [("mission", ALL, m), *_COMPARED[METRIC[m]]], _mission)
    yield from many("players", range(seats), lambda p: [("owner",), *((name, p) for name in _OWN)], _player)


view = Sheet(State, _layout)


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _removed(s: State) -> list[str]:
    return [ENTERPRISE_IDS[e] for e in range(ENTERPRISES) if (s.removed >> e) & 1]


def _district(s: State, d: int) -> District:
    return {"id": DISTRICT_IDS[d], "loot": s.district_loot[d]}


def _area_cells(a: int) -> Cells:
    around = list(AREA_MANHOLES[a])
    yield from (("owner", a), ("tiles", a), ("back_room", a), ("henchmen", ALL, a), ("boss_area",))
    yield from (("rat_owner", around), ("rats", around))


def _area(s: State, a: int) -> Area:
    return {
        "id": AREA_IDS[a],
        "district": DISTRICT_IDS[DISTRICT_OF[a]],
        "owner": _seat(s.owner[a]),
        "tiles": [None if t == NO_TILE else ENTERPRISE_IDS[t] for t in s.tiles[a]],
        "back_room": _seat(s.back_room[a]),
        "henchmen": [s.henchmen[p][a] for p in range(s.seats)],
        "bosses": [p for p in range(s.seats) if s.boss_area[p] == a],
        "power": [power(s, p, a) for p in range(s.seats)],
    }


def _manhole(s: State, m: int) -> Manhole:
    return {"id": MANHOLE_IDS[m], "owner": _seat(s.rat_owner[m]), "rats": s.rats[m]}


_COMPARED: dict[int, Cells] = {
    AREAS_OWNED: [("owner",)],
    BIGGEST_MANHOLE: [("rat_owner",), ("rats",)],
    MANHOLES_HELD: [("rat_owner",)],
    BACK_ROOMS_ON_BOARD: [("back_room",)],
    LOOT_HELD: [("loot",)],
}


def _mission(s: State, m: int) -> Mission:
    """What the mission compares, by seat, and the seats that could score it now."""
    values = [holding(s, p, METRIC[m]) for p in range(s.seats)]
    most = max(values)  # whoever has less cannot score: the rule is asked only for the others, for speed
    return {"values": values, "met": [p for p in range(s.seats) if values[p] == most and can_score(s, p, m)]}


_OWN = (
    *("loot", "rat_supply", "back_rooms_left", "henchmen_left", "boss_area", "collected", "trophies", "mission"),
    *("card", "card_shown"),
)


def _player(s: State, p: int) -> Player:
    """What lies before the player."""
    return {
        "clan": _CLANS[p].id,
        "boss": _CLANS[p].boss,
        "loot": s.loot[p],
        "rats": s.rat_supply[p],
        "back_rooms": s.back_rooms_left[p],
        "henchmen": s.henchmen_left[p],
        "boss_area": None if s.boss_area[p] == OFF_BOARD else AREA_IDS[s.boss_area[p]],
        "collected": {ENTERPRISE_IDS[e]: s.collected[p][e] for e in range(ENTERPRISES) if s.collected[p][e]},
        "areas": holding(s, p, AREAS_OWNED),
        "trophies": sum(s.trophies[p]),
        "missions": {MISSION_IDS[m]: s.mission[p][m] for m in range(MISSIONS) if s.mission[p][m]},
        "card": _card(s, p),
        "points": {
            "missions": mission_points(s, p),
            "trophies": trophy_points(s, p),
            "chains": chain_points(s, p),
            "symbols": symbol_points(s, p),
            "total": final_points(s, p),
        },
    }


def _card(s: State, p: int) -> Card:
    """Whether a card lies there, whether it is open, and which it is if these eyes may know."""
    known = s.card[p] not in (NO_CARD, HIDDEN_CARD)
    return {
        "laid": s.card[p] != NO_CARD,
        "shown": bool(s.card_shown[p]),
        "id": CARD_IDS[s.card[p]] if known else None,
    }


# ------------------------------------------------------------------ words


def prompt(s: State, seat: int | None, step: str) -> tuple[str, Names]:
    """The sentence that says what is to be decided, and what it names."""
    return f"prompt-{step}", _prompt_names(s, step)


def _prompt_names(s: State, step: str) -> Names:
    line = s.agenda[s.due - 1]
    a, b = line[agenda.A], line[agenda.B]
    if step in ("area", "last_area"):
        return {"figure": ("figure", a if step == "area" else BOSS)}
    if step in ("inside_action", "card_bribe"):
        return {"area": ("area", a), "left": ("number", b)}
    if step == "start_rats":
        return {"area": ("area", a), "count": ("number", START_RATS[b])}
    if step in ("outside_bribe", "invasion_manhole"):
        return {"area": ("area", a)}
    if step == "rat_source":
        return {"manhole": ("manhole", a)}
    return {"round": ("number", s.round_no)}


def words(s: State, seat: int, step: str, code: int) -> tuple[str, Names, str]:
    """Message of a choice, what it names, and its clause ("": the decision's own)."""
    kind, arg = CHOICES.split(code)
    line = s.agenda[s.due - 1]
    a, b = line[agenda.A], line[agenda.B]
    if step in ("inside_action", "outside_bribe", "card_bribe") and kind.name == "manhole":
        return _bribe_words(s, seat, step, arg)
    if kind.name == "area" and step in ("area", "last_area"):
        return _area_words(s, seat, a if step == "area" else BOSS, arg)
    if step == "inside_action" and kind.name == "tile":
        return "choice-inside_action-tile", {"enterprise": ("enterprise", s.tiles[a][arg])}, "DP-6.14"
    if step == "inside_action" and kind.name == "loot":
        return "choice-inside_action-loot", {"district": ("district", DISTRICT_OF[a])}, "DP-6.10"
    if step == "outside_bribe":
        return ("choice-outside_bribe-stop" if b else "choice-outside_bribe-decline"), {}, "DP-5.6" if b else "DP-6.7"
    if step == "start_rats":
        return "choice-start_rats-manhole", {"count": ("number", START_RATS[b]), "manhole": ("manhole", arg)}, "DP-3.11"
    if step == "invasion_manhole":
        return "choice-invasion_manhole-manhole", {"manhole": ("manhole", arg)}, "DP-8.5"
    if step == "rat_source":
        names: Names = {"target": ("manhole", a), "manhole": ("manhole", arg)}
        return f"choice-rat_source-{kind.name}", names, "DP-6.5" if kind.name == "manhole" else "DP-8.7"
    if step == "mission":
        names = {"mission": ("mission", arg), "round": ("number", s.round_no)}
        return f"choice-mission-{kind.name}", names, "DP-9.1" if kind.name == "mission" else "DP-9.8"
    return f"choice-{step}-{kind.name}", {kind.name: (kind.name, arg)} if kind.labels != ("",) else {}, ""


def _bribe_words(s: State, seat: int, step: str, manhole: int) -> tuple[str, Names, str]:
    names: Names = {"manhole": ("manhole", manhole)}
    paid = "paid_" if step == "outside_bribe" else ""
    if holds_opponent(s, seat, manhole):
        return f"choice-bribe-{paid}remove", {**names, "victim": ("seat", s.rat_owner[manhole])}, "DP-6.2"
    how = "place" if s.rat_supply[seat] else "relocate"
    return f"choice-bribe-{paid}{how}", names, "DP-6.2" if how == "place" else "DP-6.4"


def _area_words(s: State, seat: int, figure: int, area: int) -> tuple[str, Names, str]:
    names: Names = {"area": ("area", area)}
    where = "inside" if s.owner[area] == seat else "outside"
    if figure == HENCHMAN:
        return f"choice-area-henchman_{where}", names, "DP-5.1" if where == "inside" else "DP-5.5"
    card = CARD_IDS[s.card[seat]]
    return f"choice-area-{card}", names, {"administration": "DP-8.2", "bribe": "DP-8.4", "invasion": "DP-8.5"}[card]
