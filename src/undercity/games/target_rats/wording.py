"""What a player is asked, and what each choice leads to: messages of words/*.ftl and what they name.

All from a concealed record. The numbers of a decision lie in its row on the agenda: a, b, c.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from undercity.engine import agenda
from undercity.engine.words import Names, Prompt, Thing, Worded
from undercity.games.target_rats.board import (
    dice_total,
    enthroned_at,
    faction_of,
    is_contested,
    nests_of,
    rats_at,
    reserve,
    room_at,
    supply,
)
from undercity.games.target_rats.exterminator import rats_in
from undercity.games.target_rats.losses import half_of
from undercity.games.target_rats.push import surplus
from undercity.games.target_rats.table import (
    ACTION_IDS,
    AIM_INFESTED,
    AIM_MOST_RATS,
    AIM_QUADRANT,
    AIM_SAME_QUADRANT,
    BOTTLE_CAP,
    BROKEN_BOTTLE,
    BUILDERS,
    CHOICES,
    CLAIM_DICE,
    CLAIM_DICE_PER_NEST,
    CLAIM_OUTCOME,
    EXTERMINATE,
    FACES,
    FACTIONS,
    GAS_MASK,
    GIARDINIERA,
    GROUP_FED,
    GROUP_NUMBER,
    GROUP_UNFED,
    HOME,
    ITEM_N,
    LUCKY_TOKEN,
    NEST,
    NO_CARD,
    NO_ITEM,
    NO_TOKEN,
    RESPAWN,
    SMOKE_BOMB,
    SPACES,
    THRONE_CARDS,
    THRONE_DICE,
    WORK_ORDER,
    YOUNG,
    State,
)


def prompt(s: State, seat: int | None, step: str) -> Prompt:
    """The sentence that says what is to be decided, and what it names."""
    line = s.agenda[s.due - 1]
    return _PROMPTS[step](s, line[agenda.A], line[agenda.B], line[agenda.C])


def words(s: State, seat: int, step: str, code: int) -> Worded:
    """What a choice leads to."""
    kind, arg = CHOICES.split(code)
    if kind.name in ("use", "decline"):
        return _use(s, step, kind.name)
    if kind.name == "done":
        return _done(s, step)
    return _CHOICES[step](s, arg)


# ------------------------------------------------------------------ things


def _number(count: int) -> Thing:
    return "number", count


def _space(space: int) -> Thing:
    return "space", space


def _player(s: State, faction: int) -> Thing:
    return "seat", s.seat_of[faction]


def _rats(s: State, faction: int, space: int) -> Thing:
    """The faction's rats on the space."""
    return "group", GROUP_NUMBER[s.unfed[faction][space]][s.fed[faction][space]]


def _ordinary(s: State, faction: int, space: int) -> Thing:
    """The same without Da Big Cheese."""
    fed = s.fed[faction][space] - enthroned_at(s, faction, space)
    return "group", GROUP_NUMBER[s.unfed[faction][space]][fed]


def _rivals(s: State, faction: int, space: int) -> list[int]:
    """The other factions on the space."""
    return [other for other in range(FACTIONS) if other != faction and rats_at(s, other, space)]


def _crowd(s: State, factions: list[int]) -> Thing:
    return "crowd", sum(1 << s.seat_of[faction] for faction in factions)


def _row(s: State, column: int) -> int:
    return s.agenda[s.due - 1][column]


def _below(s: State, column: int) -> int:
    """A number of the row below the decision: what is done next."""
    return s.agenda[s.due - 2][column]


# ------------------------------------------------------------------ forecasts: what dice will probably say


@cache
def _sums(dice: int) -> tuple[float, ...]:
    """How likely each total of so many dice is; the target symbol counts 1 (TR-1.9)."""
    chances = [1.0]
    for _ in range(dice):
        rolled = [0.0] * (len(chances) + FACES)
        for total, chance in enumerate(chances):
            for face in range(1, FACES + 1):
                rolled[total + face] += chance / FACES
        chances = rolled
    return tuple(chances)


def _percent(chance: float) -> Thing:
    """In whole percents; what is not certain is neither 0 nor 100."""
    return _number(min(99, max(1, round(100 * chance))))


def _forecast(s: State, space: int, unfed: int, fed: int) -> Names:
    """The active faction's dice in a fight here with so many rats more, those of the others, and its chance to win.

    Items may change it: who uses one is not known before.
    """
    rivals = _rivals(s, s.active, space)
    dice = _dice_of(s, s.active, space) + unfed + fed
    chance = 0.0
    for total, likely in enumerate(_sums(dice)):
        for rival in rivals:
            sums = _sums(_dice_of(s, rival, space))
            likely *= sum(sums[:total]) + (sum(sums[total : total + 1]) if _wins_tie(s, space, fed, rival) else 0.0)
        chance += likely
    return {
        "enemies": _crowd(s, rivals),
        "dice": _number(dice),
        "rivals": _number(sum(_dice_of(s, rival, space) for rival in rivals)),
        "chance": _percent(chance),
    }


def _wins_tie(s: State, space: int, fed: int, rival: int) -> bool:
    """Whether the active faction wins a tie as attacker: by the title, or with more fed rats (TR-11.5 to TR-11.7)."""
    if s.throne in (s.active, rival):
        return s.throne == s.active
    return s.fed[s.active][space] + fed > s.fed[rival][space]


# ------------------------------------------------------------------ prompts: movement


def _ask_lone_rat(s: State, a: int, b: int, c: int) -> Prompt:
    return "prompt-lone_rat", {"count": _number(RESPAWN)}


def _ask_origin(s: State, a: int, b: int, c: int) -> Prompt:
    return "prompt-origin", {"left": _number(s.moves_left)}


def _ask_move_item(s: State, origin: int, item: int, c: int) -> Prompt:
    return "prompt-move_item", {"origin": _space(origin), "item": ("item", item), "effect": ("item_text", item)}


def _ask_group(s: State, origin: int, item: int, c: int) -> Prompt:
    if item == NO_ITEM:
        return "prompt-group", {"origin": _space(origin)}
    return "prompt-group-item", {"origin": _space(origin), "item": ("item", item)}


def _ask_destination(s: State, origin: int, item: int, group: int) -> Prompt:
    names: Names = {"origin": _space(origin), "group": ("group", group)}
    if item == NO_ITEM:
        return "prompt-destination", names
    return "prompt-destination-item", {**names, "item": ("item", item)}


# ------------------------------------------------------------------ prompts: fights


def _ask_next_fight(s: State, a: int, b: int, c: int) -> Prompt:
    return "prompt-next_fight", {"count": _number(sum(is_contested(s, space) for space in range(SPACES)))}


def _dice_of(s: State, faction: int, space: int) -> int:
    return rats_at(s, faction, space) + THRONE_DICE * enthroned_at(s, faction, space)


def _ask_broken_bottle(s: State, space: int, holder: int, c: int) -> Prompt:
    others = sum(_dice_of(s, faction, space) for faction in range(FACTIONS) if faction != holder)
    own = _dice_of(s, holder, space)
    return "prompt-broken_bottle", {"space": _space(space), "own": _number(own), "others": _number(others)}


def _ask_lucky_token(s: State, holder: int, b: int, c: int) -> Prompt:
    if _below(s, agenda.STEP) == CLAIM_OUTCOME:
        return "prompt-lucky_token-claim", {}
    own, best = dice_total(s, holder), max(dice_total(s, faction) for faction in range(FACTIONS) if faction != holder)
    names = {"space": _space(_below(s, agenda.A)), "own": _number(own), "best": _number(best)}
    return "prompt-lucky_token-fight", names


def _ask_bottle_cap(s: State, space: int, loser: int, c: int) -> Prompt:
    return "prompt-bottle_cap", {"space": _space(space), "count": _number(half_of(rats_at(s, loser, space)))}


def _ask_kill(s: State, space: int, victim: int, count: int) -> Prompt:
    return "prompt-kill", {"space": _space(space), "victim": _player(s, victim), "count": _number(count)}


def _ask_push_first(s: State, origin: int, victim: int, c: int) -> Prompt:
    names = {"origin": _space(origin), "victim": _player(s, victim), "group": _rats(s, victim, origin)}
    return "prompt-push_first", names


def _ask_push_second(s: State, origin: int, victim: int, first: int) -> Prompt:
    names = {"first": _space(first), "victim": _player(s, victim), "group": _rats(s, victim, origin)}
    return "prompt-push_second", names


def _ask_overflow(s: State, origin: int, faction: int, c: int) -> Prompt:
    return "prompt-overflow", {"origin": _space(origin), "count": _number(-room_at(s, faction, origin))}


def _ask_surplus(s: State, origin: int, faction: int, space: int) -> Prompt:
    count = surplus(s, faction, origin, space)
    return "prompt-surplus", {"origin": _space(origin), "space": _space(space), "count": _number(count)}


# ------------------------------------------------------------------ prompts: actions and cards


def _ask_acting_space(s: State, a: int, b: int, c: int) -> Prompt:
    return "prompt-acting_space", {"count": _number(sum(s.acting))}


def _ask_action(s: State, space: int, b: int, c: int) -> Prompt:
    return "prompt-action", {"space": _space(space), "group": _rats(s, s.active, space)}


def _ask_giardiniera(s: State, a: int, b: int, c: int) -> Prompt:
    return "prompt-giardiniera", {"count": _number(ITEM_N[GIARDINIERA])}


def _ask_card(s: State, space: int, b: int, c: int) -> Prompt:
    return "prompt-card", {"space": _space(space)}


def _ask_gas_mask(s: State, a: int, b: int, c: int) -> Prompt:
    card = s.drawn[0]
    space = _below(s, agenda.A)  # where the card is about to be resolved
    return "prompt-gas_mask", {"card": ("card", card), "effect": ("card_text", card), "space": _space(space)}


def _ask_item(s: State, found: int, b: int, c: int) -> Prompt:
    return "prompt-item", {"found": ("item", found), "old": ("item", s.item[s.active])}


def _ask_token(s: State, token: int, space: int, c: int) -> Prompt:
    return "prompt-token", {"token": ("token", token), "space": _space(space), "old": ("token", s.token[space])}


def _ask_token_source(s: State, token: int, space: int, c: int) -> Prompt:
    return "prompt-token_source", {"token": ("token", token), "space": _space(space)}


def _ask_pairs(s: State, space: int, b: int, c: int) -> Prompt:
    return "prompt-pairs", {"space": _space(space)}


def _ask_nursery(s: State, a: int, b: int, c: int) -> Prompt:
    """The row below has how many come after this one, if the reserve has so many."""
    return "prompt-nursery", {"count": _number(min(1 + _below(s, agenda.A), reserve(s, s.active)))}


def _ask_refuge(s: State, origin: int, b: int, c: int) -> Prompt:
    group = _ordinary(s, s.active, origin)
    if s.drawn[0] == NO_CARD:
        return "prompt-refuge-claim", {"group": group}
    return "prompt-refuge-card", {"origin": _space(origin), "group": group, "card": ("card", s.drawn[0])}


def _ask_loss(s: State, space: int, faction: int, count: int) -> Prompt:
    if s.drawn[0] == NO_CARD:
        return "prompt-loss-claim", {"count": _number(count)}
    return "prompt-loss-card", {"space": _space(space), "count": _number(count), "card": ("card", s.drawn[0])}


# ------------------------------------------------------------------ prompts: the Exterminator


def _ask_work_order(s: State, aim: int, arg: int, holder: int) -> Prompt:
    player = _player(s, s.active)
    if aim == AIM_INFESTED:
        return "prompt-work_order-infested", {"player": player}
    if s.phase == EXTERMINATE:
        return "prompt-work_order-die", {"player": player}
    return "prompt-work_order-card", {"player": player, "card": ("card", s.drawn[0]), "space": _space(arg)}


def _ask_quadrant(s: State, a: int, b: int, c: int) -> Prompt:
    return "prompt-quadrant", {}


def _ask_target(s: State, aim: int, arg: int, c: int) -> Prompt:
    if aim == AIM_QUADRANT:
        return "prompt-target-infested", {"quadrant": ("quadrant", arg)}
    if s.phase == EXTERMINATE:
        return "prompt-target-die", {}
    return "prompt-target-card", {"card": ("card", s.drawn[0]), "space": _space(arg)}


def _ask_smoke_bomb(s: State, space: int, holder: int, c: int) -> Prompt:
    return "prompt-smoke_bomb", {"space": _space(space), "group": _rats(s, holder, space)}


_PROMPTS: dict[str, Callable[[State, int, int, int], Prompt]] = {
    "lone_rat": _ask_lone_rat,
    "origin": _ask_origin,
    "move_item": _ask_move_item,
    "group": _ask_group,
    "destination": _ask_destination,
    "next_fight": _ask_next_fight,
    "broken_bottle": _ask_broken_bottle,
    "lucky_token": _ask_lucky_token,
    "bottle_cap": _ask_bottle_cap,
    "kill": _ask_kill,
    "push_first": _ask_push_first,
    "push_second": _ask_push_second,
    "overflow": _ask_overflow,
    "surplus": _ask_surplus,
    "acting_space": _ask_acting_space,
    "action": _ask_action,
    "giardiniera": _ask_giardiniera,
    "card": _ask_card,
    "gas_mask": _ask_gas_mask,
    "item": _ask_item,
    "token": _ask_token,
    "token_source": _ask_token_source,
    "pairs": _ask_pairs,
    "nursery": _ask_nursery,
    "refuge": _ask_refuge,
    "loss": _ask_loss,
    "work_order": _ask_work_order,
    "quadrant": _ask_quadrant,
    "target": _ask_target,
    "smoke_bomb": _ask_smoke_bomb,
}

# ------------------------------------------------------------------ choices: items, and to be done

_ITEM_OF = {
    "broken_bottle": BROKEN_BOTTLE,
    "lucky_token": LUCKY_TOKEN,
    "bottle_cap": BOTTLE_CAP,
    "gas_mask": GAS_MASK,
    "work_order": WORK_ORDER,
    "smoke_bomb": SMOKE_BOMB,
}


def _use(s: State, step: str, answer: str) -> Worded:
    if step in ("next_fight", "acting_space"):
        return "choice-jar", {}, "TR-9.11"
    item = _row(s, agenda.B) if step == "move_item" else _ITEM_OF[step]
    if answer == "use":
        return "choice-use", {"item": ("item", item)}, ""
    return "choice-decline", {"item": ("item", item)}, "TR-9.4"


def _done(s: State, step: str) -> Worded:
    if step == "origin":
        return "choice-origin-done", {}, "TR-5.8"
    return "choice-acting_space-done", {"count": _number(sum(s.acting))}, "TR-6.6"


# ------------------------------------------------------------------ choices: movement and fights


def _lone_rat(s: State, answer: int) -> Worded:
    if answer == 0:
        return "choice-lone_rat-spawn", {"count": _number(RESPAWN)}, ""
    return "choice-lone_rat-play_on", {}, ""


def _origin(s: State, space: int) -> Worded:
    return "choice-origin-space", {"space": _space(space), "group": _ordinary(s, s.active, space)}, ""


def _group(s: State, group: int) -> Worded:
    return "choice-group", {"group": ("group", group)}, ""


def _destination(s: State, space: int) -> Worded:
    """Into a fight, to own rats, or nowhere special."""
    own = rats_at(s, s.active, space)
    if _rivals(s, s.active, space):
        group = _row(s, agenda.C)
        forecast = _forecast(s, space, GROUP_UNFED[group], GROUP_FED[group])
        return "choice-destination-fight", {"space": _space(space), **forecast}, "TR-5.10"
    if own:
        return "choice-destination-join", {"space": _space(space), "count": _number(own)}, "TR-5.12"
    return "choice-destination-space", {"space": _space(space)}, ""


def _next_fight(s: State, space: int) -> Worded:
    return "choice-next_fight", {"space": _space(space), **_forecast(s, space, 0, 0)}, ""


def _push(s: State, space: int) -> Worded:
    """Where a step of a push leads: to the Exterminator, into a fight, home, to own rats, or nowhere special."""
    victim = _row(s, agenda.B)
    names: Names = {"space": _space(space)}
    if space == s.exterminator:
        return "choice-push-death", names, "TR-12.5"
    if enemies := _rivals(s, victim, space):
        return "choice-push-fight", {**names, "enemies": _crowd(s, enemies)}, "TR-12.6"
    names["victim"] = _player(s, victim)
    if space == HOME[victim]:
        return "choice-push-home", names, "TR-12.4"
    if rats_at(s, victim, space):
        return "choice-push-join", names, "TR-12.7"
    return "choice-push-space", {"space": _space(space)}, ""


def _overflow(s: State, space: int) -> Worded:
    origin, faction = _row(s, agenda.A), _row(s, agenda.B)
    return "choice-overflow", {"space": _space(space), "count": _number(surplus(s, faction, origin, space))}, ""


def _surplus(s: State, group: int) -> Worded:
    return "choice-surplus", {"group": ("group", group)}, ""


def _kill(s: State, group: int) -> Worded:
    return "choice-kill", {"group": ("group", group), "victim": _player(s, _row(s, agenda.B))}, ""


def _loss(s: State, group: int) -> Worded:
    return "choice-loss", {"group": ("group", group)}, ""


# ------------------------------------------------------------------ choices: actions and cards


def _acting_space(s: State, space: int) -> Worded:
    return "choice-acting_space-space", {"space": _space(space), "group": _rats(s, s.active, space)}, ""


def _action(s: State, action: int) -> Worded:
    space = _row(s, agenda.A)
    return _ACTIONS[ACTION_IDS[action]](s, space, {"space": _space(space)})


def _scavenge(s: State, space: int, names: Names) -> Worded:
    """On an enemy nest it is taken over instead of drawing (TR-7.3); Da Big Cheese draws two at first (TR-14.12)."""
    owner = s.token[space] - NEST
    if owner >= 0 and owner != s.active:
        names["victim"] = _player(s, owner)
        if supply(s, NEST + s.active) == 0:
            return "choice-action-raze", names, "TR-7.4"
        return "choice-action-take_over", names, "TR-7.3"
    if s.throne == s.active and not s.has_drawn:
        return "choice-action-scavenge_two", {**names, "count": _number(THRONE_CARDS)}, "TR-14.12"
    return "choice-action-scavenge", names, "TR-7.1"


def _feed(s: State, space: int, names: Names) -> Worded:
    return "choice-action-feed", {**names, "count": _number(s.unfed[s.active][space])}, "TR-10.1"


def _breed(s: State, space: int, names: Names) -> Worded:
    return "choice-action-breed", names, "TR-10.2"


def _nest(s: State, space: int, names: Names) -> Worded:
    names["count"] = _number(BUILDERS)
    if s.token[space] == NO_TOKEN:
        return "choice-action-nest", names, "TR-10.10"
    return "choice-action-nest_over", {**names, "old": ("token", s.token[space])}, "TR-10.12"


def _claim(s: State, space: int, names: Names) -> Worded:
    dice = CLAIM_DICE + CLAIM_DICE_PER_NEST * nests_of(s, s.active)
    chance = _percent(1 - (1 - 1 / FACES) ** dice)
    return "choice-action-claim", {"count": _number(dice), "chance": chance}, "TR-14.2"


def _rest(s: State, space: int, names: Names) -> Worded:
    return "choice-action-rest", names, "TR-6.6"


_ACTIONS = {"scavenge": _scavenge, "feed": _feed, "breed": _breed, "nest": _nest, "claim": _claim, "rest": _rest}


def _giardiniera(s: State, space: int) -> Worded:
    count = min(ITEM_N[GIARDINIERA], s.unfed[s.active][space])
    return "choice-giardiniera", {"space": _space(space), "count": _number(count)}, ""


def _card(s: State, card: int) -> Worded:
    return "choice-card", {"card": ("card", card), "effect": ("card_text", card)}, ""


def _item(s: State, item: int) -> Worded:
    return "choice-item", {"item": ("item", item), "effect": ("item_text", item)}, ""


def _token(s: State, given_up: int) -> Worded:
    names: Names = {"token": ("token", _row(s, agenda.A)), "old": ("token", s.token[_row(s, agenda.B)])}
    return ("choice-token-new" if given_up else "choice-token-old"), names, ""


def _token_source(s: State, space: int) -> Worded:
    return "choice-token_source", {"space": _space(space)}, ""


def _pairs(s: State, more: int) -> Worded:
    pairs = more + 1
    young = min(pairs * YOUNG, reserve(s, s.active))
    return "choice-pairs", {"count": _number(pairs), "young": _number(young)}, ""


def _nursery(s: State, space: int) -> Worded:
    return "choice-nursery", {"space": _space(space)}, ""


def _refuge(s: State, space: int) -> Worded:
    return "choice-refuge", {"space": _space(space)}, "TR-14.5" if s.drawn[0] == NO_CARD else ""


# ------------------------------------------------------------------ choices: the Exterminator


def _quadrant(s: State, quadrant: int) -> Worded:
    return "choice-quadrant", {"quadrant": ("quadrant", quadrant), "count": _number(rats_in(s, quadrant))}, ""


def _target(s: State, space: int) -> Worded:
    """What he would destroy there: own rats, those of another player, a token, or nothing."""
    clause = _target_clause(s, _row(s, agenda.A))
    names: Names = {"space": _space(space)}
    chooser = faction_of(s, s.deciders.bit_length() - 1)
    victim = next((faction for faction in range(FACTIONS) if rats_at(s, faction, space)), None)
    if victim is None and s.token[space] == NO_TOKEN:
        return "choice-target-space", names, clause
    if victim is None:
        return "choice-target-token", {**names, "token": ("token", s.token[space])}, clause
    names["count"] = _number(rats_at(s, victim, space))
    if victim == chooser:
        return "choice-target-own", names, clause
    return "choice-target-rats", {**names, "victim": _player(s, victim)}, clause


def _target_clause(s: State, aim: int) -> str:
    if aim == AIM_QUADRANT:
        return "TR-13.5"
    if s.phase == EXTERMINATE:
        return "TR-13.7"
    return {AIM_SAME_QUADRANT: "TR-8.14", AIM_MOST_RATS: "TR-8.15"}.get(aim, "TR-8.13")


_CHOICES: dict[str, Callable[[State, int], Worded]] = {
    "lone_rat": _lone_rat,
    "origin": _origin,
    "group": _group,
    "destination": _destination,
    "next_fight": _next_fight,
    "kill": _kill,
    "push_first": _push,
    "push_second": _push,
    "overflow": _overflow,
    "surplus": _surplus,
    "acting_space": _acting_space,
    "action": _action,
    "giardiniera": _giardiniera,
    "card": _card,
    "item": _item,
    "token": _token,
    "token_source": _token_source,
    "pairs": _pairs,
    "nursery": _nursery,
    "refuge": _refuge,
    "loss": _loss,
    "quadrant": _quadrant,
    "target": _target,
}
