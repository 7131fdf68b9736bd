"""What the web table is told: the view and names of things; `prompt` and `words` are in wording.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from undercity.engine.agenda import STEP, A, B
from undercity.engine.sheet import Part, Sheet, one
from undercity.engine.words import Said, Thing
from undercity.games.ratcatcher import shape
from undercity.games.ratcatcher.bite import can_bite, common_bite
from undercity.games.ratcatcher.board import attribute, defence, is_upgraded, reserve_dice, trap_number
from undercity.games.ratcatcher.city import active_cards
from undercity.games.ratcatcher.consume import appetite
from undercity.games.ratcatcher.nemesis import nemesis_number
from undercity.games.ratcatcher.opcodes import (
    MUTATIONS,
    N_BITE,
    N_DEFENCE,
    N_HEALTH,
    N_SPAWN,
    R_ATTACK_DIE,
    R_CAGE,
    R_CHEESE,
    R_HEALTH,
    R_MOVE,
    R_PURPLE,
    R_QUESTION,
    R_STASH,
    R_YELLOW,
    REWARD_OPS,
    TRACKER_OPS,
)
from undercity.games.ratcatcher.scoring import is_won
from undercity.games.ratcatcher.table import (
    ABILITY_IDS,
    ABILITY_MAX,
    ATTRIBUTE_IDS,
    CARD_IDS,
    CARD_OF,
    CARDS,
    CAUGHT,
    CAUSE_IDS,
    CHEESE_TO_LOSE,
    CHEESE_TO_WIN,
    CHOOSE_PAYMENT,
    CHOOSE_ROTATION,
    COLOUR_IDS,
    COLOURS,
    DISCARDED,
    EDGES,
    FIRST_ZONE,
    GUT_IDS,
    GUT_SLOTS,
    GUTS,
    HEALTH,
    MODES,
    NEMESIS_ACCURACY,
    NEMESIS_IDS,
    NESTS,
    NONE,
    PECULIAR_BITE,
    PECULIAR_IDS,
    PECULIARS,
    QUESTION_IDS,
    RATCATCHER_IDS,
    ROUND_CAP,
    SLOTS,
    SPECIAL_IDS,
    SPECIALS,
    TALLY_IDS,
    TOKEN_IDS,
    TOKENS,
    TRACKER_OP,
    TRACKER_VALUE,
    TRAP_COST,
    TRAP_DICE,
    TRAP_IDS,
    TRAP_PIERCE,
    UNLOCK,
    UPGRADE_IDS,
    UPGRADES,
    ZONE_IDS,
    State,
)
from undercity.games.ratcatcher.telling import HALF, faces_of, gift_of, is_continued, mix_of, some, some_of
from undercity.games.ratcatcher.wording import leaving_wounds, prompt, words

__all__ = ["THINGS", "prompt", "role", "thing", "view", "words"]

THINGS: dict[str, tuple[str, ...]] = {
    "ratcatcher": RATCATCHER_IDS,
    "nemesis": NEMESIS_IDS,
    "mode": MODES,
    "card": CARD_IDS,
    "edge": EDGES,
    "turn": ("0", "1", "2", "3"),
    "token": TOKEN_IDS,
    "question": QUESTION_IDS,
    "cause": CAUSE_IDS,
    "peculiar": PECULIAR_IDS,
    "rat": COLOUR_IDS,
    "ability": ABILITY_IDS,
    "trap": TRAP_IDS,
    "upgrade": UPGRADE_IDS,
    "tally": TALLY_IDS,
    "gut": GUT_IDS,
    "mutation": MUTATIONS,
}

_GIFTS = {
    R_MOVE: "gift-move",
    R_ATTACK_DIE: "gift-attack_die",
    R_PURPLE: "gift-purple",
    R_HEALTH: "gift-health",
    R_YELLOW: "gift-yellow",
    R_CHEESE: "gift-cheese",
    R_QUESTION: "gift-question",
    R_CAGE: "gift-cage",
    R_STASH: "gift-stash",
}


def thing(kind: str, number: int) -> Said | Thing | str:
    """Things that are put together: zones, rolled dice, rats counted by colour, rewards with their numbers."""
    if kind == "zone":
        return Said("zone", {"card": ("card", CARD_OF[number]), "letter": ZONE_IDS[number][-1].upper()})
    if kind == "dice_low":
        return ", ".join(str(face) for face in faces_of(number, 1))
    if kind == "dice_high":
        faces = [str(face) for face in faces_of(number, 1 + HALF)]
        return "".join(f", {face}" for face in faces) if is_continued(number) else ", ".join(faces)
    if kind == "some":
        count, colour = some_of(number)
        return Said(f"some-{COLOUR_IDS[colour]}", {"count": ("number", count)})
    if kind == "mix":
        return _mix(mix_of(number))
    if kind == "gift":
        op, value = gift_of(number)
        return Said(_GIFTS[op], {"count": ("number", value)} if REWARD_OPS.all[op].bounds else {})
    return Said("seat", {})


def _mix(rats: list[tuple[int, int]]) -> Said | Thing:
    """Rats of several colours, as many of each."""
    parts: list[Thing] = [("some", some(count, colour)) for count, colour in rats]
    if len(parts) == 1:
        return parts[0]
    message = {0: "mix-none", 2: "mix-two", 3: "mix-three"}[len(parts)]
    return Said(message, dict(zip(("first", "second", "third"), parts, strict=False)))


def role(s: State, seat: int) -> Thing | None:
    """Which Ratcatcher the player is."""
    return ("ratcatcher", s.ratcatcher)


# ------------------------------------------------------------------ the view


def _layout(seats: int) -> Iterator[Part]:
    """The table in parts; everybody sees the same (RC-25.4)."""
    yield one("round", [("round_no",)], lambda s: s.round_no)
    yield one("rounds", [], lambda s: ROUND_CAP)
    yield one("mode", [("hard",)], lambda s: MODES[s.hard])
    yield one("won", [("over",), ("cheese_collected",), ("nemesis_health",)], lambda s: is_won(s) if s.over else None)
    yield one("city", [(name,) for name in _CITY], _city)
    yield one("card_in_hand", [("card_in_hand",)], _card_in_hand)
    yield one("card_joins", [("agenda",), ("due",)], _connector)
    yield one("payment", [("agenda",), ("due",)], _payment)
    yield one("ratcatcher", [(name,) for name in _OWN], _ratcatcher)
    yield one("danger", [(name,) for name in _DANGER], _danger)
    yield one("nemesis", [(name,) for name in _NEMESIS], _nemesis)
    yield one("attack", [("attack_zone",), ("hits",), ("mortal_hits",)], _attack)
    yield one("cage", [("cage",)], lambda s: _counts(COLOUR_IDS, s.cage))
    yield one("sack", [("sack",)], lambda s: _counts(COLOUR_IDS, s.sack))
    yield one("reserve", [("cheese_reserve",), ("attack_dice",), ("token_reserve",)], _reserve)
    yield one("township_deck", [("townships_left",)], lambda s: s.townships_left)
    yield one("peculiar_deck", [("peculiars_left",)], lambda s: s.peculiars_left)
    yield one("peculiar_discard", [("peculiar_at",)], _peculiar_discard)
    yield one("question_pool", [("question_pool",)], lambda s: _counts(QUESTION_IDS, s.question_pool))
    yield one("question_discard", [("question_discard",)], lambda s: _counts(QUESTION_IDS, s.question_discard))


view = Sheet(State, _layout)
_CITY = (
    *("card_rotation", "card_x", "card_y", "catcher_zone", "nemesis_zone", "hard", "cheese", "peculiar_at", "placed"),
    *("question_nests", "rats", "tokens", "traps", "ratcatcher", "nemesis", "gut"),
)
_OWN = (
    *("attack_dice", "catcher_zone", "cheese_collected", "dashing", "guard", "health", "movement", "peculiar_at"),
    *("ratcatcher", "special", "stash", "trap_tokens", "upgrades"),
)
_DANGER = (
    *("card_rotation", "card_x", "card_y", "catcher_zone", "dashing", "guard", "nemesis_zone", "peculiar_at", "placed"),
    *("rats", "ratcatcher", "upgrades", "cheese_eaten", "gut", "nemesis"),
)
_NEMESIS = ("cheese_eaten", "gut", "nemesis", "nemesis_health", "nemesis_zone")


def _city(s: State) -> dict[str, shape.Township]:
    active = active_cards(s)
    return {CARD_IDS[c]: _card(s, c, active) for c in range(CARDS) if s.card_rotation[c] >= 0}


def _card_in_hand(s: State) -> str | None:
    return None if s.card_in_hand == NONE else CARD_IDS[s.card_in_hand]


def _reserve(s: State) -> dict[str, int]:
    return {"cheese": s.cheese_reserve, "dice": reserve_dice(s)} | _counts(TOKEN_IDS, s.token_reserve)


def _peculiar_discard(s: State) -> list[str]:
    return [PECULIAR_IDS[p] for p in range(PECULIARS) if s.peculiar_at[p] == DISCARDED]


def _connector(s: State) -> str | None:
    """The connector at which the card in hand is placed, while it is being turned: "t00-n"."""
    if not s.due or s.agenda[s.due - 1][STEP] != CHOOSE_ROTATION:
        return None
    connector = s.agenda[s.due - 1][A]
    return f"{CARD_IDS[connector // 4]}-{EDGES[connector % 4]}"


def _payment(s: State) -> shape.Payment | None:
    """What is being bought from the Tallyman, and how many rats are still to be paid (RC-12.3)."""
    if not s.due or s.agenda[s.due - 1][STEP] != CHOOSE_PAYMENT:
        return None
    return {"reward": TALLY_IDS[s.agenda[s.due - 1][A]], "left": s.agenda[s.due - 1][B]}


def _counts(ids: tuple[str, ...], row: Any) -> dict[str, int]:
    return {key: row[i] for i, key in enumerate(ids)}


def _card(s: State, card: int, active: int) -> shape.Township:
    return {
        "id": CARD_IDS[card],
        "x": s.card_x[card],
        "y": s.card_y[card],
        "rotation": s.card_rotation[card],
        "active": bool((active >> card) & 1),
        "zones": [_zone(s, z) for z in range(FIRST_ZONE[card], FIRST_ZONE[card + 1])],
    }


def _zone(s: State, zone: int) -> shape.Zone:
    return {
        "id": ZONE_IDS[zone],
        "ratcatcher": s.catcher_zone == zone,
        "nemesis": s.nemesis_zone == zone,
        "peculiars": [PECULIAR_IDS[p] for p in range(PECULIARS) if s.peculiar_at[p] == zone],
        "rats": {COLOUR_IDS[c]: s.rats[c][zone] for c in range(COLOURS)},
        "cheese": s.cheese[zone],
        "tokens": {TOKEN_IDS[t]: s.tokens[t][zone] for t in range(TOKENS)},
        "placed": [_ability(s, colour) for colour in range(SPECIALS) if s.placed[colour][zone]],
        "trap": bool(s.traps[zone]),
        "nests": NESTS[s.hard][zone] + s.question_nests[zone],
        "appetite": appetite(s, zone),
    }


def _ability(s: State, colour: int) -> str:
    return ABILITY_IDS[s.ratcatcher * SPECIALS + colour]


def _ratcatcher(s: State) -> shape.Ratcatcher:
    return {
        "id": RATCATCHER_IDS[s.ratcatcher],
        "zone": ZONE_IDS[s.catcher_zone],
        "attributes": {which: attribute(s, k) for k, which in enumerate(ATTRIBUTE_IDS)},
        "defence": defence(s),
        "health": s.health,
        "max_health": attribute(s, HEALTH),
        "dice": s.attack_dice,
        "movement": s.movement,
        "trap_tokens": s.trap_tokens,
        "trap": {
            "cost": trap_number(s, TRAP_COST),
            "dice": trap_number(s, TRAP_DICE),
            "pierce": trap_number(s, TRAP_PIERCE),
        },
        "guard": s.guard,
        "dashing": bool(s.dashing),
        "cheese": s.cheese_collected,
        "cheese_to_win": CHEESE_TO_WIN,
        "upgrades": {UPGRADE_IDS[u]: [s.upgrades[u], SLOTS[s.ratcatcher][u]] for u in range(UPGRADES)},
        "abilities": {
            SPECIAL_IDS[c]: {
                "id": _ability(s, c),
                "unlocked": is_upgraded(s, UNLOCK[c]),
                "tokens": s.special[c],
                "max": ABILITY_MAX[s.ratcatcher][c],
            }
            for c in range(SPECIALS)
        },
        "caught": [
            {"id": PECULIAR_IDS[p], "stash": _counts(TOKEN_IDS, s.stash[p])}
            for p in range(PECULIARS)
            if s.peculiar_at[p] == CAUGHT
        ],
    }


def _danger(s: State) -> shape.Danger:
    here = s.nemesis_zone == s.catcher_zone
    return {
        "common": common_bite(s),
        "peculiar": max((PECULIAR_BITE[p] for p in range(PECULIARS) if can_bite(s, p)), default=0),
        "nemesis": nemesis_number(s, N_BITE) if here else 0,
        "leaving": leaving_wounds(s),
    }


def _nemesis(s: State) -> shape.Nemesis:
    return {
        "id": NEMESIS_IDS[s.nemesis],
        "zone": None if s.nemesis_zone == NONE else ZONE_IDS[s.nemesis_zone],
        "health": s.nemesis_health,
        "max_health": nemesis_number(s, N_HEALTH),
        "accuracy": NEMESIS_ACCURACY[s.nemesis],
        "bite": nemesis_number(s, N_BITE),
        "defence": nemesis_number(s, N_DEFENCE),
        "spawn": nemesis_number(s, N_SPAWN),
        "cheese_eaten": s.cheese_eaten,
        "tracker": [
            {"op": TRACKER_OPS.names[TRACKER_OP[s.nemesis][k]], "value": TRACKER_VALUE[s.nemesis][k]}
            for k in range(1, CHEESE_TO_LOSE + 1)
        ],
        "gut": {GUT_IDS[k]: [s.gut[k], GUT_SLOTS[k]] for k in range(GUTS)},
    }


def _attack(s: State) -> shape.Attack | None:
    if s.attack_zone == NONE:
        return None
    return {"zone": ZONE_IDS[s.attack_zone], "hits": s.hits, "mortal_hits": s.mortal_hits}
