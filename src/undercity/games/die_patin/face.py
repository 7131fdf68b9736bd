"""What the web table is told: the view and names of things; `prompt` and `words` are in wording.py."""

from __future__ import annotations

from collections.abc import Iterator

from undercity.engine.agenda import STEP, A, B
from undercity.engine.sheet import ALL, Cells, Part, Sheet, many, one
from undercity.engine.words import Said, Thing
from undercity.games.die_patin.board import power
from undercity.games.die_patin.missions import can_score, holding
from undercity.games.die_patin.scoring import chain_points, final_points, mission_points, symbol_points, trophy_points
from undercity.games.die_patin.shape import Acting, Area, Card, District, Manhole, Mission, Player
from undercity.games.die_patin.table import (
    AREA_IDS,
    AREA_MANHOLES,
    AREAS_IN_PLAY,
    AREAS_OWNED,
    BACK_ROOMS_ON_BOARD,
    BIGGEST_MANHOLE,
    BONUS_COUNT,
    BONUS_OPS,
    BOSS,
    CARD_IDS,
    CHOOSE_ACTION,
    CHOOSE_AREA,
    CHOOSE_CARD_BRIBE,
    CHOOSE_INVASION,
    CHOOSE_LAST_AREA,
    CHOOSE_PAID_BRIBE,
    CLAN_IDS,
    DISTRICT_IDS,
    DISTRICT_OF,
    DISTRICTS_IN_PLAY,
    ENTERPRISE_IDS,
    ENTERPRISES,
    FIGURE_IDS,
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
    PAIR,
    ROUNDS,
    State,
)
from undercity.games.die_patin.wording import prompt, words

__all__ = ["THINGS", "prompt", "role", "thing", "view", "words"]

THINGS = {
    "area": AREA_IDS,
    "district": DISTRICT_IDS,
    "enterprise": ENTERPRISE_IDS,
    "mission": MISSION_IDS,
    "card": CARD_IDS,
    "figure": FIGURE_IDS,
    "clan": CLAN_IDS,
    "seat": CLAN_IDS,  # by the boss lady of the clan
}
_PAIRS = {"lead": ("value", "next"), "gathered": ("tiles", "trophies")}  # two numbers in one
_LISTS = {  # kinds of bit masks: of what, and how two and more are put together
    "seats": ("seat", "seats-two", "seats-more"),
    "enterprises": ("enterprise", "enterprises-two", "enterprises-more"),
}


def thing(kind: str, number: int) -> Said | Thing:
    """Things that are put together: manholes by number, what a tile brings, pairs of numbers, lists from bit masks."""
    if kind == "manhole":
        return Said("manhole", {"number": ("number", int(MANHOLE_IDS[number][1:]))})
    if kind == "bonus":
        return Said(f"bonus-{BONUS_OPS[number]}", {"count": ("number", BONUS_COUNT[number])})
    if kind in _PAIRS:
        first, second = _PAIRS[kind]
        return Said(kind, {first: ("number", number // PAIR), second: ("number", number % PAIR)})
    member, two, more = _LISTS[kind]
    members: list[Thing] = [(member, bit) for bit in range(number.bit_length()) if (number >> bit) & 1]
    if len(members) > 2:
        return Said(more, {"first": members[0], "rest": (kind, number & (number - 1))})
    return Said(two, {"first": members[0], "second": members[1]}) if members[1:] else members[0]


def role(s: State, seat: int) -> Thing | None:
    """The player's clan."""
    return ("clan", seat)


# ------------------------------------------------------------------ the view


def _layout(seats: int) -> Iterator[Part]:
    """The table in parts. All that is secret is concealed in the record: who looks makes no other difference."""
    yield one("round", [("round_no",)], lambda s: s.round_no)
    yield one("rounds", [], lambda s: ROUNDS)
    yield one("start_player", [("start_player",)], lambda s: s.start_player)
    yield one("general_loot", [("general_loot",)], lambda s: s.general_loot)
    yield one("removed_enterprises", [("removed",)], _removed)
    yield one("acting", [("agenda",), ("due",)], _acting)
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


_ACTS = (CHOOSE_ACTION, CHOOSE_PAID_BRIBE, CHOOSE_CARD_BRIBE, CHOOSE_INVASION)


def _acting(s: State) -> Acting | None:
    """The figure that is being placed, or the area where the placed one acts; all of it is public (DP-11.1)."""
    if not s.due:
        return None
    line = s.agenda[s.due - 1]
    if line[STEP] in (CHOOSE_AREA, CHOOSE_LAST_AREA):
        figure = line[A] if line[STEP] == CHOOSE_AREA else BOSS
        return {"figure": FIGURE_IDS[figure], "area": None, "left": 0}
    if line[STEP] in _ACTS:
        counted = line[STEP] in (CHOOSE_ACTION, CHOOSE_CARD_BRIBE)
        return {"figure": None, "area": AREA_IDS[line[A]], "left": line[B] if counted else 0}
    return None


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
        "clan": CLAN_IDS[p],
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
