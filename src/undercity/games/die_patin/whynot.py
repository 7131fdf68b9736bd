"""Why not? On what conditions the rulebook allows a choice: one function for each kind of choice, by chapter.

Written from rules.md, not from the offers: the suite holds the two against each other.
"""

from __future__ import annotations

from collections.abc import Iterable

from undercity.engine.whynot import Conditions, Objection, always, asked, because
from undercity.games.die_patin.content import CONTENT
from undercity.games.die_patin.table import (
    AREA_IDS,
    AREA_MANHOLES,
    AREAS,
    DISTRICT_OF,
    HENCHMAN,
    MISSION_IDS,
    NO_TILE,
    NOBODY,
    State,
    in_order,
)

# ------------------------------------------------------------------ the board (DP-2)

AROUND = [set(manholes) for manholes in AREA_MANHOLES]
BESIDE = [[other for other in range(AREAS) if len(AROUND[area] & AROUND[other]) == 2] for area in range(AREAS)]
CARDS = in_order(CONTENT.intrigue)
CARD_CLAUSES = {"administration": "DP-8.2", "bribe": "DP-8.4", "invasion": "DP-8.5"}


def areas_in_play(s: State) -> list[int]:
    """DP-2.5."""
    return [area.index for area in CONTENT.areas_in_play(s.seats)]


def manholes_of(s: State, seat: int) -> list[int]:
    """Where the player has rats."""
    return [manhole for manhole, owner in enumerate(s.rat_owner) if owner == seat]


def is_opposing(s: State, seat: int, manhole: int) -> bool:
    return s.rat_owner[manhole] not in (seat, NOBODY)


def territory(s: State, seat: int) -> list[int]:
    """DP-2.6."""
    return [area for area, owner in enumerate(s.owner) if owner == seat]


# ------------------------------------------------------------------ the start (DP-3)


def start_area(s: State, seat: int, area: int) -> Objection | None:
    """A start area for this number of players that nobody has taken (DP-3.7, DP-3.10)."""
    if AREA_IDS[area] not in CONTENT.setup_of(s.seats).start_areas:
        return because("DP-3.7", "why-start_area-other", area=("area", area))
    if s.owner[area] != NOBODY:
        return because("DP-3.10", "why-start_area-taken", area=("area", area), owner=("seat", s.owner[area]))
    return None


def start_rats(s: State, seat: int, manhole: int) -> Objection | None:
    """Different manholes of the start area (DP-3.11); no opposing rats can be there (DP-3.12)."""
    area, _, _ = asked(s)
    if manhole in AROUND[area] and s.rat_owner[manhole] == seat:
        places = ("number", len(CONTENT.player.start_rats))
        return because("DP-3.11", "why-start_rats-again", manhole=("manhole", manhole), count=places)
    return of_the_area(area, manhole, "DP-3.11")


def of_the_area(area: int, manhole: int, clause: str) -> Objection | None:
    if manhole in AROUND[area]:
        return None
    return because(clause, "why-manhole-elsewhere", manhole=("manhole", manhole), area=("area", area))


# ------------------------------------------------------------------ a figure and its area (DP-4, DP-5.5, DP-8)


def figure(s: State, seat: int, number: int) -> Objection | None:
    """Both kinds are left when this is asked; the boss lady must have somewhere to go (DP-4.10)."""
    if number == HENCHMAN or boss_areas(s, seat):
        return None
    return because("DP-4.10", "why-boss-nowhere", card=("card", s.card[seat]))


def figure_area(s: State, seat: int, area: int) -> Objection | None:
    placed, _, _ = asked(s)
    return henchman_area(s, seat, area) if placed == HENCHMAN else boss_area(s, seat, area)


def henchman_area(s: State, seat: int, area: int) -> Objection | None:
    """Inside, or with loot outside (DP-5.5)."""
    if objection := standing(s, seat, area):
        return objection
    if s.owner[area] != seat and s.loot[seat] == 0:
        return because("DP-5.5", "why-area-no_loot", area=("area", area))
    return None


def boss_area(s: State, seat: int, area: int) -> Objection | None:
    """Inside or outside, as her card says (DP-8.2, DP-8.4, DP-8.5)."""
    if objection := standing(s, seat, area):
        return objection
    card = CARDS[s.card[seat]]
    if (card.inside if s.owner[area] == seat else card.outside) is not None:
        return None
    message = "why-area-card_outside" if s.owner[area] == seat else "why-area-card_inside"
    return because(CARD_CLAUSES[card.id], message, card=("card", s.card[seat]), area=("area", area))


def boss_areas(s: State, seat: int) -> list[int]:
    return [area for area in range(AREAS) if boss_area(s, seat, area) is None]


def standing(s: State, seat: int, area: int) -> Objection | None:
    """In play (DP-2.5), inside or outside (DP-4.7), and not another player's only area (DP-4.8)."""
    if area not in areas_in_play(s):
        return because("DP-2.5", "why-area-out_of_play", area=("area", area))
    owner = s.owner[area]
    if owner == seat:
        return None
    if not any(s.owner[beside] == seat for beside in BESIDE[area]):
        return because("DP-4.7", "why-area-out_of_reach", area=("area", area))
    if owner != NOBODY and territory(s, owner) == [area]:
        return because("DP-4.8", "why-area-only", area=("area", area), owner=("seat", owner))
    return None


def skip(s: State, seat: int, number: int) -> Objection | None:
    """Only a boss lady who can go nowhere is skipped (DP-4.9, DP-4.11)."""
    return because("DP-4.9", "why-skip", card=("card", s.card[seat])) if boss_areas(s, seat) else None


# ------------------------------------------------------------------ actions (DP-5, DP-6, DP-8)


def inside_bribe(s: State, seat: int, manhole: int) -> Objection | None:
    return bribe(s, seat, manhole, "DP-5.4")


def outside_bribe(s: State, seat: int, manhole: int) -> Objection | None:
    return bribe(s, seat, manhole, "DP-5.6")


def card_bribe(s: State, seat: int, manhole: int) -> Objection | None:
    return bribe(s, seat, manhole, "DP-8.4")


def bribe(s: State, seat: int, manhole: int, clause: str) -> Objection | None:
    """A manhole of the area: an opposing rat leaves it, or an own rat comes (DP-6.2)."""
    area, _, _ = asked(s)
    if objection := of_the_area(area, manhole, clause):
        return objection
    return None if is_opposing(s, seat, manhole) else own_rat(s, seat, manhole)


def own_rat(s: State, seat: int, manhole: int) -> Objection | None:
    """From the supply, or from another manhole if that is empty (DP-6.4, DP-6.9)."""
    if s.rat_supply[seat] or manholes_of(s, seat) not in ([], [manhole]):
        return None
    return because("DP-6.9", "why-rat-none", manhole=("manhole", manhole))


def end_of_payment(s: State, seat: int, number: int) -> Objection | None:
    """After the first bribe whenever she likes (DP-5.6)."""
    _, paid, _ = asked(s)
    return None if paid else declined_bribe(s, seat, number)


def declined_bribe(s: State, seat: int, number: int) -> Objection | None:
    """Only if no rat of the area can be bribed without relocation (DP-6.7, DP-6.8)."""
    area, _, _ = asked(s)
    if s.rat_supply[seat] or any(is_opposing(s, seat, manhole) for manhole in AROUND[area]):
        return because("DP-6.8", "why-bribe-due", area=("area", area))
    return None


def loot(s: State, seat: int, number: int) -> Objection | None:
    """A marker must lie in the district (DP-6.11)."""
    area, _, _ = asked(s)
    district = DISTRICT_OF[area]
    return None if s.district_loot[district] else because("DP-6.11", "why-loot-none", district=("district", district))


def back_room(s: State, seat: int, slot: int) -> Objection | None:
    """All of DP-6.12; once it stands no second one can be set up (DP-5.2)."""
    area, _, _ = asked(s)
    if s.back_room[area] == seat:
        return because("DP-6.12", "why-back_room-stands", area=("area", area))
    if s.tiles[area][slot] == NO_TILE:
        return because("DP-6.12", "why-back_room-no_tile", area=("area", area))
    if s.henchmen[seat][area] + (s.boss_area[seat] == area) < 2:
        return because("DP-6.13", "why-back_room-alone", area=("area", area))
    if s.back_rooms_left[seat] == 0:
        return because("DP-6.12", "why-back_room-none_left")
    return None


def invasion(s: State, seat: int, manhole: int) -> Objection | None:
    """Any manhole of the area (DP-8.5, DP-8.6)."""
    area, _, _ = asked(s)
    return of_the_area(area, manhole, "DP-8.5")


# ------------------------------------------------------------------ relocation and bonuses (DP-6)


def source(s: State, seat: int, manhole: int) -> Objection | None:
    """Another manhole with own rats (DP-6.5)."""
    target, _, _ = asked(s)
    if manhole == target:
        return because("DP-6.5", "why-source-target", manhole=("manhole", manhole))
    if s.rat_owner[manhole] != seat:
        return because("DP-6.5", "why-source-no_rats", manhole=("manhole", manhole))
    return None


def no_source(s: State, seat: int, number: int) -> Objection | None:
    """Only an invader may decline here (DP-8.7); every other rat was a choice of hers."""
    target, invading, _ = asked(s)
    return None if invading else because("DP-12.10", "why-source-due", manhole=("manhole", target))


def bonus_place(s: State, seat: int, manhole: int) -> Objection | None:
    """Any manhole in play that is free or holds own rats (DP-6.17)."""
    if not any(manhole in AROUND[area] for area in areas_in_play(s)):
        return because("DP-2.5", "why-manhole-out_of_play", manhole=("manhole", manhole))
    if is_opposing(s, seat, manhole):
        owner = s.rat_owner[manhole]
        return because("DP-6.17", "why-bonus_place-opposing", manhole=("manhole", manhole), owner=("seat", owner))
    return own_rat(s, seat, manhole)


def bonus_remove(s: State, seat: int, manhole: int) -> Objection | None:
    """An opposing rat, wherever it is (DP-6.18)."""
    if is_opposing(s, seat, manhole):
        return None
    return because("DP-6.18", "why-bonus_remove-none", manhole=("manhole", manhole))


# ------------------------------------------------------------------ missions (DP-9)


def mission(s: State, seat: int, number: int) -> Objection | None:
    """Not scored before (DP-9.6), and strictly more than every other player (DP-9.3, DP-9.4)."""
    if s.mission[seat][number]:
        return because("DP-9.6", "why-mission-scored", mission=("mission", number))
    values = [mission_value(s, player, MISSION_IDS[number]) for player in range(s.seats)]
    own, most = values[seat], max(value for player, value in enumerate(values) if player != seat)
    if own > most:
        return None
    rivals = mask(player for player, value in enumerate(values) if value == most and player != seat)
    return because(
        "DP-9.4" if own == most else "DP-9.3",
        "why-mission-tied" if own == most else "why-mission-less",
        mission=("mission", number),
        own=("number", own),
        most=("number", most),
        rivals=("seats", rivals),
    )


def mission_value(s: State, seat: int, name: str) -> int:
    """What the mission compares (DP-9.2, DP-9.5)."""
    if name == "most_areas":
        return len(territory(s, seat))
    if name == "biggest_manhole":
        return max((s.rats[manhole] for manhole in manholes_of(s, seat)), default=0)
    if name == "most_manholes":
        return len(manholes_of(s, seat))
    return list(s.back_room).count(seat) if name == "most_back_rooms" else s.loot[seat]


def mask(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


# ------------------------------------------------------------------ what answers each decision (DP-12)

CONDITIONS: Conditions = {
    "start_area": {"area": start_area},
    "start_rats": {"manhole": start_rats},
    "intrigue_card": {"card": always},
    "figure": {"figure": figure},
    "area": {"area": figure_area},
    "last_area": {"area": boss_area, "done": skip},
    "inside_action": {"manhole": inside_bribe, "loot": loot, "tile": back_room, "done": always},
    "outside_bribe": {"manhole": outside_bribe, "done": end_of_payment},
    "card_bribe": {"manhole": card_bribe, "done": declined_bribe},
    "invasion_manhole": {"manhole": invasion},
    "rat_source": {"manhole": source, "done": no_source},
    "bonus_place": {"manhole": bonus_place, "done": always},
    "bonus_remove": {"manhole": bonus_remove, "done": always},
    "mission": {"mission": mission, "done": always},
}
