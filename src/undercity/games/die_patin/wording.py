"""What a player is asked, and what each choice leads to: messages of words/*.ftl and what they name."""

from __future__ import annotations

from undercity.engine import agenda
from undercity.engine.words import Names, Prompt, Worded
from undercity.games.die_patin.actions import holds_opponent
from undercity.games.die_patin.board import power
from undercity.games.die_patin.missions import holding, most_of_others
from undercity.games.die_patin.table import (
    BOSS,
    CARD_IDS,
    CHOICES,
    DISTRICT_OF,
    HENCHMAN,
    INSIDE_COUNT,
    METRIC,
    NOBODY,
    OUTSIDE_COUNT,
    OUTSIDE_OPS,
    START_RATS,
    State,
)
from undercity.games.die_patin.turn import boss_is_placeable, placed_as

_CLAUSES = {"paid_bribes": "DP-5.5", "bribes": "DP-8.4", "invasion": "DP-8.5"}  # of what a figure does outside


def prompt(s: State, seat: int | None, step: str) -> Prompt:
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


def _claim_prompt(s: State, seat: int, step: str, area: int, names: Names) -> Prompt:
    """What is to be done before a claim, with the power that would decide it now."""
    names |= {"area": ("area", area), "power": ("number", power(s, seat, area))}
    most, rivals = _strongest(s, seat, area)
    if most == 0:
        return f"prompt-{step}-unopposed", names
    return f"prompt-{step}", {**names, "rivals": ("seats", rivals), "most": ("number", most)}


def _strongest(s: State, seat: int, area: int) -> tuple[int, int]:
    """The most power that another player has there, and who has it, a bit each."""
    others = {other: power(s, other, area) for other in range(s.seats) if other != seat}
    most = max(others.values())
    return most, sum(1 << other for other, strength in others.items() if strength == most)


def words(s: State, seat: int, step: str, code: int) -> Worded:
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


def _done_words(s: State, seat: int, step: str, a: int, b: int) -> Worded:
    """Choices that end or decline something."""
    if step == "outside_bribe":
        if b:
            return _stop_words(s, seat, a)
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


def _stop_words(s: State, seat: int, area: int) -> Worded:
    """The claim at the end of the payments; with what it lacks, where it would fail."""
    own, most = power(s, seat, area), _strongest(s, seat, area)[0]
    if own > most:
        return "choice-outside_bribe-stop", {"area": ("area", area)}, "DP-5.9"
    names: Names = {"area": ("area", area), "power": ("number", own), "most": ("number", most)}
    return "choice-outside_bribe-fail", names, "DP-7.4"


def _figure_words(s: State, seat: int, figure: int) -> Worded:
    if figure == HENCHMAN:
        return "choice-figure-henchman", {"left": ("number", s.henchmen_left[seat])}, "DP-4.6"
    return "choice-figure-boss", _card_of(s, seat), "DP-8.1"


def _area_words(s: State, seat: int, figure: int, area: int) -> Worded:
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


def _invasion_words(s: State, seat: int, manhole: int) -> Worded:
    """Who leaves the manhole, how many come from the supply, and how many may come from elsewhere (DP-8.7)."""
    invaders = OUTSIDE_COUNT[s.card[seat]]
    ready = min(invaders, s.rat_supply[seat])
    names: Names = {"manhole": ("manhole", manhole), "rats": ("number", s.rats[manhole])}
    names |= {"own": ("number", ready), "moved": ("number", invaders - ready)}
    if holds_opponent(s, seat, manhole):
        return "choice-invasion-rival", {**names, "victim": ("seat", s.rat_owner[manhole])}, "DP-8.5"
    return "choice-invasion-open", names, "DP-8.6"


def _rat_words(s: State, seat: int, step: str, manhole: int) -> Worded:
    """Bribing a rat, paid or not, and the bonuses that place or remove one."""
    names: Names = {"manhole": ("manhole", manhole), "rats": ("number", s.rats[manhole])}
    paid = "paid_" if step == "outside_bribe" else ""
    bonus = {"bonus_place": "DP-6.17", "bonus_remove": "DP-6.18"}.get(step)
    if holds_opponent(s, seat, manhole):
        return f"choice-rat-{paid}remove", {**names, "victim": ("seat", s.rat_owner[manhole])}, bonus or "DP-6.2"
    if s.rat_supply[seat]:
        return f"choice-rat-{paid}place", names, bonus or "DP-6.2"
    return f"choice-rat-{paid}relocate", names, "DP-6.6" if bonus else "DP-6.4"


def _tile_or_loot_words(s: State, seat: int, kind: str, area: int, slot: int) -> Worded:
    if kind == "loot":
        district = DISTRICT_OF[area]
        names: Names = {"district": ("district", district), "left": ("number", s.district_loot[district])}
        return "choice-inside_action-loot", names, "DP-6.10"
    tile = s.tiles[area][slot]
    names = {"enterprise": ("enterprise", tile), "bonus": ("bonus", tile), "have": ("number", s.collected[seat][tile])}
    return "choice-inside_action-tile", names, "DP-6.14"


def _mission_words(s: State, seat: int, mission: int) -> Worded:
    """A mission with what decides it: her own number and the best of the others'."""
    value, most = holding(s, seat, METRIC[mission]), most_of_others(s, seat, METRIC[mission])
    names: Names = {"mission": ("mission", mission), "value": ("number", value), "next": ("number", most)}
    return "choice-mission-mission", names, "DP-9.1"
