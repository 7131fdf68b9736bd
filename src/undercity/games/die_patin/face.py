"""What the web table is told: the view, choices in words, names of things. All from a concealed record."""

from __future__ import annotations

from collections.abc import Iterator

from undercity.engine import agenda
from undercity.engine.sheet import ALL, Cells, Part, Sheet, many, one
from undercity.engine.words import Names, Said, Thing
from undercity.games.die_patin.actions import holds_opponent
from undercity.games.die_patin.board import power
from undercity.games.die_patin.missions import can_score, holding, most_of_others
from undercity.games.die_patin.scoring import chain_points, final_points, mission_points, symbol_points, trophy_points
from undercity.games.die_patin.shape import Area, Card, District, Manhole, Mission, Player
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
    CHOICES,
    CLAN_IDS,
    DISTRICT_IDS,
    DISTRICT_OF,
    DISTRICTS_IN_PLAY,
    ENTERPRISE_IDS,
    ENTERPRISES,
    FIGURE_IDS,
    HENCHMAN,
    HIDDEN_CARD,
    INSIDE_COUNT,
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
    OUTSIDE_COUNT,
    OUTSIDE_OPS,
    PAIR,
    ROUNDS,
    START_RATS,
    State,
)
from undercity.games.die_patin.turn import boss_is_placeable, placed_as

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


# ------------------------------------------------------------------ words

_CLAUSES = {"paid_bribes": "DP-5.5", "bribes": "DP-8.4", "invasion": "DP-8.5"}  # of what a figure does outside


def prompt(s: State, seat: int | None, step: str) -> tuple[str, Names]:
    """The sentence that says what is to be decided, and what it names."""
    line = s.agenda[s.due - 1]
    a, b = line[agenda.A], line[agenda.B]
    who = s.deciders.bit_length() - 1
    if step == "start_rats":
        return "prompt-start_rats", {"area": ("area", a), "count": ("number", START_RATS[b])}
    if step in ("intrigue_card", "mission"):
        return f"prompt-{step}", {"round": ("number", s.round_no)}
    if step == "area":
        return ("prompt-area-henchman", {}) if a == HENCHMAN else ("prompt-area-boss", _card_of(s, who))
    if step == "last_area":
        return "prompt-last_area" if boss_is_placeable(s, who) else "prompt-last_area-nowhere", _card_of(s, who)
    if step == "inside_action":
        return "prompt-inside_action", {"area": ("area", a), "left": ("number", b)}
    if step == "outside_bribe":
        return _claim_prompt(s, who, step, a, {"loot": ("number", s.loot[who])})
    if step == "card_bribe":
        return _claim_prompt(s, who, step, a, {"left": ("number", b)})
    if step == "invasion_manhole":
        return _claim_prompt(s, who, step, a, {})
    return f"prompt-{step}", {"manhole": ("manhole", a)} if step == "rat_source" else {}


def _card_of(s: State, seat: int) -> Names:
    return {"card": ("card", s.card[seat])}


def _claim_prompt(s: State, seat: int, step: str, area: int, names: Names) -> tuple[str, Names]:
    """What is to be done before a claim, with the power that would decide it now."""
    names |= {"area": ("area", area), "power": ("number", power(s, seat, area))}
    others = {other: power(s, other, area) for other in range(s.seats) if other != seat}
    most = max(others.values())
    if most == 0:
        return f"prompt-{step}-unopposed", names
    rivals = sum(1 << other for other, strength in others.items() if strength == most)
    return f"prompt-{step}", {**names, "rivals": ("seats", rivals), "most": ("number", most)}


def words(s: State, seat: int, step: str, code: int) -> tuple[str, Names, str]:
    """Message of a choice, what it names, and its clause ("": the decision's own)."""
    kind, arg = CHOICES.split(code)
    line = s.agenda[s.due - 1]
    a, b = line[agenda.A], line[agenda.B]
    if kind.name == "done":
        return _done_words(s, seat, step, a, b)
    if step == "start_area":
        names: Names = {"area": ("area", arg), "enterprise": ("enterprise", s.tiles[arg][0])}
        return "choice-start_area", names, "DP-3.10"
    if step == "start_rats":
        names = {"count": ("number", START_RATS[b]), "manhole": ("manhole", arg)}
        return "choice-start_rats", names, "DP-3.11"
    if step == "intrigue_card":
        count = max(INSIDE_COUNT[arg], OUTSIDE_COUNT[arg])
        return f"choice-intrigue_card-{CARD_IDS[arg]}", {"count": ("number", count)}, "DP-4.3"
    if step == "figure":
        return _figure_words(s, seat, arg)
    if step in ("area", "last_area"):
        return _area_words(s, seat, a if step == "area" else BOSS, arg)
    if step == "invasion_manhole":
        return _invasion_words(s, seat, arg)
    if step == "rat_source":
        names = {"manhole": ("manhole", arg), "rats": ("number", s.rats[arg])}
        return "choice-rat_source-manhole", names, "DP-6.5"
    if step == "mission":
        return _mission_words(s, seat, arg)
    if kind.name == "manhole":
        return _rat_words(s, seat, step, arg)
    return _tile_or_loot_words(s, seat, kind.name, a, arg)


def _done_words(s: State, seat: int, step: str, a: int, b: int) -> tuple[str, Names, str]:
    """Choices that end or decline something."""
    if step == "outside_bribe":
        if b:
            return "choice-outside_bribe-stop", {"area": ("area", a)}, "DP-5.9"
        return "choice-outside_bribe-decline", {}, "DP-6.7"
    return {
        "last_area": ("choice-last_area-done", _card_of(s, seat), "DP-4.11"),
        "inside_action": ("choice-inside_action-done", {"left": ("number", b)}, "DP-5.3"),
        "card_bribe": ("choice-card_bribe-done", {}, "DP-6.7"),
        "rat_source": ("choice-rat_source-done", {"target": ("manhole", a)}, "DP-8.7"),
        "bonus_place": ("choice-bonus_place-done", {}, "DP-6.17"),
        "bonus_remove": ("choice-bonus_remove-done", {}, "DP-6.18"),
        "mission": ("choice-mission-done", {"round": ("number", s.round_no)}, "DP-9.8"),
    }[step]


def _figure_words(s: State, seat: int, figure: int) -> tuple[str, Names, str]:
    if figure == HENCHMAN:
        return "choice-figure-henchman", {"left": ("number", s.henchmen_left[seat])}, "DP-4.6"
    return "choice-figure-boss", _card_of(s, seat), "DP-8.1"


def _area_words(s: State, seat: int, figure: int, area: int) -> tuple[str, Names, str]:
    """An area with what the figure will do there, and whose it is."""
    placed, names = placed_as(s, seat, figure), {"area": ("area", area)}
    if s.owner[area] == seat:
        count = INSIDE_COUNT[placed]
        return (
            "choice-area-actions",
            {**names, "count": ("number", count)},
            "DP-5.1" if figure == HENCHMAN else "DP-8.2",
        )
    op = OUTSIDE_OPS[placed]
    if OUTSIDE_COUNT[placed]:
        names["count"] = ("number", OUTSIDE_COUNT[placed])
    if s.owner[area] == NOBODY:
        return f"choice-area-{op}-free", names, _CLAUSES[op]
    return f"choice-area-{op}", {**names, "owner": ("seat", s.owner[area])}, _CLAUSES[op]


def _invasion_words(s: State, seat: int, manhole: int) -> tuple[str, Names, str]:
    """Who leaves the manhole, how many come from the supply, and how many may come from elsewhere (DP-8.7)."""
    invaders = OUTSIDE_COUNT[s.card[seat]]
    ready = min(invaders, s.rat_supply[seat])
    names: Names = {"manhole": ("manhole", manhole), "rats": ("number", s.rats[manhole])}
    names |= {"own": ("number", ready), "moved": ("number", invaders - ready)}
    if holds_opponent(s, seat, manhole):
        return "choice-invasion-rival", {**names, "victim": ("seat", s.rat_owner[manhole])}, "DP-8.5"
    return "choice-invasion-open", names, "DP-8.6"


def _rat_words(s: State, seat: int, step: str, manhole: int) -> tuple[str, Names, str]:
    """Bribing a rat, paid or not, and the bonuses that place or remove one."""
    names: Names = {"manhole": ("manhole", manhole), "rats": ("number", s.rats[manhole])}
    paid = "paid_" if step == "outside_bribe" else ""
    bonus = {"bonus_place": "DP-6.17", "bonus_remove": "DP-6.18"}.get(step)
    if holds_opponent(s, seat, manhole):
        return f"choice-rat-{paid}remove", {**names, "victim": ("seat", s.rat_owner[manhole])}, bonus or "DP-6.2"
    if s.rat_supply[seat]:
        return f"choice-rat-{paid}place", names, bonus or "DP-6.2"
    return f"choice-rat-{paid}relocate", names, "DP-6.6" if bonus else "DP-6.4"


def _tile_or_loot_words(s: State, seat: int, kind: str, area: int, slot: int) -> tuple[str, Names, str]:
    if kind == "loot":
        district = DISTRICT_OF[area]
        names: Names = {"district": ("district", district), "left": ("number", s.district_loot[district])}
        return "choice-inside_action-loot", names, "DP-6.10"
    tile = s.tiles[area][slot]
    names = {"enterprise": ("enterprise", tile), "bonus": ("bonus", tile), "have": ("number", s.collected[seat][tile])}
    return "choice-inside_action-tile", names, "DP-6.14"


def _mission_words(s: State, seat: int, mission: int) -> tuple[str, Names, str]:
    """A mission with what decides it: her own number and the best of the others'."""
    value, most = holding(s, seat, METRIC[mission]), most_of_others(s, seat, METRIC[mission])
    names: Names = {"mission": ("mission", mission), "value": ("number", value), "next": ("number", most)}
    return "choice-mission-mission", names, "DP-9.1"
