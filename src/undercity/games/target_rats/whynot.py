"""Why not? On what conditions the rulebook allows a choice: one function for each kind of choice, by chapter.

Written from rules.md, not from the offers: the suite holds the two against each other.
"""

from __future__ import annotations

from undercity.engine.whynot import Conditions, Objection, always, asked, because
from undercity.engine.words import Thing
from undercity.games.target_rats.content import CONTENT, numbered
from undercity.games.target_rats.table import (
    ACTION_IDS,
    AIM_MOST_RATS,
    AIM_QUADRANT,
    AIM_SAME_QUADRANT,
    BUILDERS,
    CAPACITY,
    FACTIONS,
    FOOD,
    GIARDINIERA,
    GROUP_FED,
    GROUP_NUMBER,
    GROUP_UNFED,
    HOME,
    INFESTATION,
    ITEM_N,
    MANHOLE_HOOK,
    NEST,
    NESTS,
    NO_CARD,
    NO_ITEM,
    NOBODY,
    PAIR,
    PIGEON_CALL,
    QUADRANT_IDS,
    RANGE,
    RAT_CITY,
    RATS,
    RING,
    ROLLER_SKATE,
    SEWER,
    SPACE_IDS,
    SPACES,
    YOUNG,
    State,
)

# ------------------------------------------------------------------ the board (TR-2)

BOARD = numbered(CONTENT.space)
HOMES = set(HOME)
UNDER_COVER = 2  # what the way beneath a sewer cover costs (TR-5.19)


def printed_links() -> list[set[int]]:
    """The spaces next to each space as printed, home nests included."""
    beside: list[set[int]] = [set() for _ in SPACE_IDS]
    for link in CONTENT.link:
        a, b = SPACE_IDS.index(link.a), SPACE_IDS.index(link.b)
        beside[a].add(b)
        beside[b].add(a)
    return beside


PRINTED = printed_links()
DRAIN_OF = {home: cover + RING for home in HOMES for cover in PRINTED[home]}
HOME_OVER = {drain: home for home, drain in DRAIN_OF.items()}


def neighbours(s: State, faction: int, space: int, item: int = NO_ITEM) -> set[int]:
    """One step away for rats of the faction, over printed links and sewer entrances (TR-2.2 to TR-2.14)."""
    found = {other for other in PRINTED[space] if other not in HOMES or other == HOME[faction]}
    if space < 2 * RING:
        column = (space % RING, space % RING + RING)
        if item == MANHOLE_HOOK or any(s.token[end] == SEWER for end in column):
            found.add(sum(column) - space)
    return found


def rats(s: State, faction: int, space: int) -> int:
    return int(s.unfed[faction][space] + s.fed[faction][space])


def enemies(s: State, faction: int, space: int) -> list[int]:
    """The other factions with rats there."""
    return [other for other in range(FACTIONS) if other != faction and rats(s, other, space)]


def everybody(s: State, space: int) -> int:
    """Rats of all factions."""
    return sum(rats(s, faction, space) for faction in range(FACTIONS))


def cheese(s: State, faction: int, space: int) -> int:
    """1 where Da Big Cheese of the faction sits (TR-14.1)."""
    return int(space == RAT_CITY and s.throne == faction)


def reserve(s: State, faction: int) -> int:
    """TR-21.1."""
    return RATS - sum(rats(s, faction, space) for space in range(SPACES))


def at(space: int) -> Thing:
    return "space", space


def number(count: int) -> Thing:
    return "number", count


def them(s: State, factions: list[int]) -> Thing:
    return "crowd", sum(1 << s.seat_of[faction] for faction in factions)


# ------------------------------------------------------------------ movement (TR-5)


def has_unmoved(s: State, space: int, unfed: int, fed: int) -> bool:
    """Whether so many rats include one that has not moved: those are taken first (TR-5.3)."""
    fresh_unfed = s.unfed[s.active][space] - s.moved_unfed[space]
    fresh_fed = s.fed[s.active][space] - cheese(s, s.active, space) - s.moved_fed[space]
    return min(unfed, fresh_unfed) + min(fed, fresh_fed) > 0


def reach(s: State, origin: int, item: int) -> set[int]:
    """Where a group can get, whether or not it may stop there (TR-5.4, TR-5.5, TR-9.8 to TR-9.10)."""
    if item == PIGEON_CALL:
        return {space for space in range(RING) if origin < RING and space != s.exterminator}
    limit = movement_range(item)
    cost = {origin: 0}
    for spent in range(limit):
        for space in [reached for reached, price in cost.items() if price == spent]:
            for target, price in steps(s, space, item):
                if target != s.exterminator and spent + price <= min(limit, cost.get(target, limit)):
                    cost[target] = spent + price
    return set(cost)


def movement_range(item: int) -> int:
    """TR-5.4, TR-9.9."""
    return int(ITEM_N[ROLLER_SKATE]) if item == ROLLER_SKATE else RANGE


def steps(s: State, space: int, item: int) -> list[tuple[int, int]]:
    """The ways on with their costs: none past enemies (TR-5.10), and one beneath the own cover (TR-5.19)."""
    if enemies(s, s.active, space):
        return []
    found = [(target, 1) for target in neighbours(s, s.active, space, item)]
    if space == HOME[s.active]:
        found.append((DRAIN_OF[space], UNDER_COVER))
    if HOME_OVER.get(space) == HOME[s.active]:
        found.append((HOME[s.active], UNDER_COVER))
    return found


def fits(s: State, space: int, count: int) -> bool:
    """Room for all of them, or enemies to fight (TR-5.13)."""
    return bool(enemies(s, s.active, space)) or rats(s, s.active, space) + count <= CAPACITY[space]


def stops(s: State, origin: int, item: int, count: int) -> set[int]:
    """Where a group of so many rats can end its movement."""
    return {space for space in reach(s, origin, item) if space != origin and fits(s, space, count)}


def origin(s: State, seat: int, space: int) -> Objection | None:
    """Rats that may leave (TR-5.2, TR-5.3, TR-5.16).

    One of them always has somewhere to go (TR-19.3): the other eleven fill at most two spaces, and more are in reach.
    """
    own = rats(s, s.active, space)
    if own == 0:
        return because("TR-5.2", "why-rats-none", space=at(space))
    if enemies(s, s.active, space):
        return because("TR-5.16", "why-origin-contested", space=at(space))
    if own == cheese(s, s.active, space):
        return because("TR-14.8", "why-origin-throne")
    if not has_unmoved(s, space, RATS, RATS):
        return because("TR-5.3", "why-origin-moved", space=at(space))
    return None


def group(s: State, seat: int, choice: int) -> Objection | None:
    """Rats that stand there and may leave together, with somewhere to go (TR-5.2, TR-5.3, TR-19.3)."""
    start, item, _ = asked(s)
    unfed, fed = GROUP_UNFED[choice], GROUP_FED[choice]
    if objection := of_those_there(s, s.active, start, choice, "TR-5.2", "TR-14.8"):
        return objection
    if not has_unmoved(s, start, unfed, fed):
        return because("TR-5.3", "why-group-moved", space=at(start))
    if item == PIGEON_CALL and unfed + fed > ITEM_N[PIGEON_CALL]:
        return because("TR-9.8", "why-group-fly", item=("item", item), count=number(ITEM_N[PIGEON_CALL]))
    if stops(s, start, item, unfed + fed):
        return None
    return because("TR-19.3", "why-group-stuck", group=("group", choice))


def of_those_there(s: State, faction: int, space: int, choice: int, clause: str, title: str) -> Objection | None:
    """The faction has such rats on the space, without Da Big Cheese."""
    unfed, fed = s.unfed[faction][space], s.fed[faction][space]
    ordinary = fed - cheese(s, faction, space)
    if GROUP_UNFED[choice] > unfed or GROUP_FED[choice] > fed:
        return because(clause, "why-group-fewer", group=("group", GROUP_NUMBER[unfed][ordinary]), space=at(space))
    return None if GROUP_FED[choice] <= ordinary else because(title, "why-group-throne")


def destination(s: State, seat: int, space: int) -> Objection | None:
    """Another space that is open to them, in reach, and with room (TR-5.4 to TR-5.20, TR-9.8 to TR-9.10)."""
    start, item, choice = asked(s)
    if space == start:
        return because("TR-5.9", "why-destination-origin", space=at(space))
    if space in HOMES and space != HOME[s.active]:
        return because("TR-5.18", "why-home-closed", space=at(space))
    if space == s.exterminator:
        return because("TR-5.17", "why-destination-exterminator", space=at(space))
    if space not in reach(s, start, item):
        return out_of_reach(item, space)
    count = GROUP_UNFED[choice] + GROUP_FED[choice]
    if fits(s, space, count):
        return None
    both = rats(s, s.active, space) + count
    return because("TR-5.13", "why-destination-full", space=at(space), count=number(both), most=number(CAPACITY[space]))


def out_of_reach(item: int, space: int) -> Objection:
    if item == PIGEON_CALL:
        return because("TR-9.8", "why-destination-below", item=("item", item), space=at(space))
    clause = "TR-9.9" if item == ROLLER_SKATE else "TR-5.4"
    return because(clause, "why-destination-far", space=at(space), count=number(movement_range(item)))


# ------------------------------------------------------------------ fights and pushes (TR-11, TR-12)


def fight(s: State, seat: int, space: int) -> Objection | None:
    """A contested space (TR-11.1)."""
    present = [faction for faction in range(FACTIONS) if rats(s, faction, space)]
    return None if len(present) > 1 else because("TR-11.1", "why-fight-none", space=at(space))


def push_first(s: State, seat: int, space: int) -> Objection | None:
    start, loser, _ = asked(s)
    return push_step(s, loser, start, space)


def push_second(s: State, seat: int, space: int) -> Objection | None:
    """Not back to the space of the fight (TR-12.3)."""
    start, loser, first = asked(s)
    if space == start:
        return because("TR-12.3", "why-push-back", space=at(space))
    return push_step(s, loser, first, space)


def push_step(s: State, loser: int, start: int, space: int) -> Objection | None:
    """To a space next to it (TR-12.3), but not to the home nest of another faction (TR-12.4)."""
    if space in HOMES and space != HOME[loser]:
        return because("TR-12.4", "why-home-closed", space=at(space))
    if space in neighbours(s, loser, start):
        return None
    return because("TR-12.3", "why-push-far", space=at(space), start=at(start))


def overflow(s: State, seat: int, space: int) -> Objection | None:
    """The nearest of the spaces that can take rats (TR-12.13, TR-12.14)."""
    start, faction, _ = asked(s)
    if objection := no_refuge(s, faction, space):
        return objection
    seen, edge = {start}, {start}
    while edge:
        edge = {other for near in edge for other in neighbours(s, faction, near)} - seen - {s.exterminator}
        seen |= edge
        nearest = [near for near in edge if no_refuge(s, faction, near) is None]
        if space in nearest:
            return None
        if nearest:
            return because("TR-12.14", "why-overflow-nearer", space=at(space), nearer=at(min(nearest)))
    raise AssertionError("the own home nest always has room")


def no_refuge(s: State, faction: int, space: int) -> Objection | None:
    """What keeps rats from spilling over to a space (TR-12.13)."""
    if space in HOMES and space != HOME[faction]:
        return because("TR-12.14", "why-home-closed", space=at(space))
    if space == s.exterminator:
        return because("TR-12.13", "why-destination-exterminator", space=at(space))
    if others := enemies(s, faction, space):
        return because("TR-12.13", "why-overflow-enemies", space=at(space), enemies=them(s, others))
    if rats(s, faction, space) >= CAPACITY[space]:
        return because("TR-12.13", "why-overflow-full", space=at(space))
    return None


def surplus(s: State, seat: int, choice: int) -> Objection | None:
    """As many as are too many, or as fit in (TR-12.12, TR-12.14)."""
    start, faction, target = asked(s)
    too_many = rats(s, faction, start) - CAPACITY[start]
    room = CAPACITY[target] - rats(s, faction, target)
    return some_of_them(s, faction, start, choice, min(too_many, room), "TR-12.12")


def casualties(s: State, seat: int, choice: int) -> Objection | None:
    """As many as must die (TR-11.13)."""
    space, faction, count = asked(s)
    return some_of_them(s, faction, space, choice, count, "TR-11.13")


def some_of_them(s: State, faction: int, space: int, choice: int, count: int, clause: str) -> Objection | None:
    if GROUP_UNFED[choice] + GROUP_FED[choice] != count:
        return because(clause, "why-some-count", count=number(count))
    return of_those_there(s, faction, space, choice, "TR-11.13", "TR-11.13")


# ------------------------------------------------------------------ actions (TR-6, TR-7, TR-10, TR-14)


def jar(s: State, seat: int, _: int) -> Objection | None:
    """Held, ready, and somebody to feed (TR-9.3, TR-9.11); a space has still to fight or act when this is asked."""
    item = ("item", GIARDINIERA)
    if s.item[s.active] != GIARDINIERA:
        return because("TR-9.11", "why-jar-not_yours", item=item)
    if s.item_used[s.active]:
        return because("TR-9.3", "why-jar-used", item=item)
    return None if any(s.unfed[s.active]) else because("TR-9.11", "why-jar-all_fed")


def jar_space(s: State, seat: int, space: int) -> Objection | None:
    """A space with unfed rats of his (TR-9.11)."""
    return None if s.unfed[s.active][space] else because("TR-9.11", "why-unfed-none", space=at(space))


def acting_space(s: State, seat: int, space: int) -> Objection | None:
    """A space with the right to act (TR-6.1, TR-6.9)."""
    if rats(s, s.active, space) == 0:
        return because("TR-6.1", "why-rats-none", space=at(space))
    return None if s.acting[space] else because("TR-6.1", "why-acting-none", space=at(space))


def action(s: State, seat: int, choice: int) -> Objection | None:
    """Its conditions are met (TR-6.5); at home only Breed and rest (TR-6.10)."""
    space, _, _ = asked(s)
    name = ACTION_IDS[choice]
    if space in HOMES and name not in ("breed", "rest"):
        return because("TR-6.10", "why-action-home")
    actions = {"scavenge": scavenge, "feed": feed, "breed": breed, "nest": found_nest, "claim": claim}
    return None if name == "rest" else actions[name](s, space)


def scavenge(s: State, space: int) -> Objection | None:
    """In Rat City only while the throne is occupied (TR-7.2)."""
    return because("TR-7.2", "why-scavenge-throne") if space == RAT_CITY and s.throne == NOBODY else None


def feed(s: State, space: int) -> Objection | None:
    """A food source and an unfed rat (TR-10.1)."""
    if s.token[space] != FOOD:
        return because("TR-10.1", "why-feed-no_food", space=at(space))
    return None if s.unfed[s.active][space] else because("TR-10.1", "why-unfed-none", space=at(space))


def breed(s: State, space: int) -> Objection | None:
    """Two fed rats and one in the reserve (TR-10.2)."""
    fed = s.fed[s.active][space]
    if fed < PAIR:
        return because("TR-10.2", "why-breed-fed", space=at(space), count=number(fed), needed=number(PAIR))
    return None if reserve(s, s.active) else because("TR-10.2", "why-breed-reserve")


def found_nest(s: State, space: int) -> Objection | None:
    """A space for tokens without a nest, two fed rats, and a nest token left (TR-2.6, TR-2.12, TR-10.10)."""
    if BOARD[space].kind in ("corridor", "rat_city"):
        return because("TR-10.10", "why-nest-barred", space=at(space))
    if s.token[space] >= NEST:
        return because("TR-10.10", "why-nest-there", space=at(space), token=("token", s.token[space]))
    fed = s.fed[s.active][space]
    if fed < BUILDERS:
        return because("TR-10.10", "why-nest-fed", space=at(space), count=number(fed), needed=number(BUILDERS))
    if list(s.token).count(NEST + s.active) == NESTS:
        return because("TR-10.13", "why-nest-supply", count=number(NESTS))
    return None


def claim(s: State, space: int) -> Objection | None:
    """In Rat City, and the throne is empty (TR-14.2); on a throne there can only be an own rat, for nobody fights."""
    if space != RAT_CITY:
        return because("TR-14.2", "why-claim-elsewhere", space=at(space))
    return None if s.throne == NOBODY else because("TR-14.2", "why-claim-taken")


def pairs(s: State, seat: int, choice: int) -> Objection | None:
    """At most half the fed rats (TR-10.3), and none that would breed for nothing (TR-10.6)."""
    space, _, _ = asked(s)
    fed, left = s.fed[s.active][space], reserve(s, s.active)
    if PAIR * (choice + 1) > fed:
        return because("TR-10.3", "why-pairs-fed", count=number(fed), pairs=number(fed // PAIR), space=at(space))
    if YOUNG * choice >= left:
        return because("TR-10.6", "why-pairs-reserve", count=number(left), pairs=number(-(-left // YOUNG)))
    return None


def nursery(s: State, seat: int, space: int) -> Objection | None:
    """A nest with room for one more (TR-10.7)."""
    return own_nest(s, space, 1, "TR-10.7")


def refuge(s: State, seat: int, space: int) -> Objection | None:
    """A nest on another space with room for all but Da Big Cheese (TR-8.12, TR-14.5)."""
    start, _, _ = asked(s)
    clause = "TR-14.5" if s.drawn[0] == NO_CARD else "TR-8.12"
    if space == start:
        return because(clause, "why-refuge-origin", space=at(space))
    return own_nest(s, space, rats(s, s.active, start) - cheese(s, s.active, start), clause)


def own_nest(s: State, space: int, count: int, clause: str) -> Objection | None:
    """The home nest, or an own nest token, without enemies and with room (TR-10.7 to TR-10.9)."""
    if space == HOME[s.active]:
        return None
    if s.token[space] != NEST + s.active:
        return because(clause, "why-own_nest-none", space=at(space))
    if others := enemies(s, s.active, space):
        return because("TR-10.9", "why-own_nest-enemies", space=at(space), enemies=them(s, others))
    room = CAPACITY[space] - rats(s, s.active, space)
    if count <= room:
        return None
    return because(clause, "why-own_nest-full", space=at(space), room=number(room), count=number(count))


# ------------------------------------------------------------------ cards, items and tokens (TR-7, TR-9, TR-14)


def card(s: State, seat: int, choice: int) -> Objection | None:
    """One of the two drawn (TR-14.12)."""
    return None if choice in list(s.drawn) else because("TR-14.12", "why-card-not_drawn", card=("card", choice))


def item_kept(s: State, seat: int, choice: int) -> Objection | None:
    """The one he has or the one he found (TR-9.2)."""
    found, _, _ = asked(s)
    held = s.item[s.active]
    if choice in (found, held):
        return None
    return because("TR-9.2", "why-item-other", found=("item", found), old=("item", held))


def token_source(s: State, seat: int, space: int) -> Objection | None:
    """A space with such a token (TR-7.10)."""
    token, _, _ = asked(s)
    if s.token[space] == token:
        return None
    return because("TR-7.10", "why-token_source-none", token=("token", token), space=at(space))


# ------------------------------------------------------------------ the Exterminator (TR-13)


def quadrant(s: State, seat: int, choice: int) -> Objection | None:
    """An infested one (TR-13.3, TR-13.4); a corridor counts for both its quadrants (TR-13.2)."""
    count = sum(everybody(s, space) for space in range(SPACES) if QUADRANT_IDS[choice] in BOARD[space].quadrants)
    if count >= INFESTATION:
        return None
    names = {"quadrant": ("quadrant", choice), "count": number(count), "needed": number(INFESTATION)}
    return because("TR-13.3", "why-quadrant-not_infested", **names)


def target(s: State, seat: int, space: int) -> Objection | None:
    """Another surface space (TR-13.7, TR-13.9), as the infestation or the card says."""
    aim, arg, _ = asked(s)
    if space >= RING:
        return because("TR-13.9", "why-target-below", space=at(space))
    if space == s.exterminator:
        return because("TR-13.7", "why-target-same", space=at(space))
    quadrants = set(QUADRANT_IDS)
    if aim in (AIM_QUADRANT, AIM_SAME_QUADRANT):
        quadrants = {QUADRANT_IDS[arg]} if aim == AIM_QUADRANT else set(BOARD[arg].quadrants)
    if not quadrants & set(BOARD[space].quadrants):
        return because("TR-13.5" if aim == AIM_QUADRANT else "TR-8.14", "why-target-quadrant", space=at(space))
    if aim not in (AIM_QUADRANT, AIM_MOST_RATS):
        return None
    count = everybody(s, space)
    most = max(everybody(s, other) for other in range(RING) if quadrants & set(BOARD[other].quadrants))
    if count == most:
        return None
    clause = "TR-13.5" if aim == AIM_QUADRANT else "TR-8.15"
    return because(clause, "why-target-fewer", space=at(space), count=number(count), most=number(most))


# ------------------------------------------------------------------ what answers each decision (TR-19)

ITEM_ANSWERS = {"use": always, "decline": always}
CONDITIONS: Conditions = {
    "lone_rat": {"lone_rat": always},
    "origin": {"space": origin, "done": always},
    "move_item": ITEM_ANSWERS,
    "group": {"group": group},
    "destination": {"space": destination},
    "next_fight": {"space": fight, "use": jar},
    "broken_bottle": ITEM_ANSWERS,
    "lucky_token": ITEM_ANSWERS,
    "bottle_cap": ITEM_ANSWERS,
    "kill": {"group": casualties},
    "push_first": {"space": push_first},
    "push_second": {"space": push_second},
    "overflow": {"space": overflow},
    "surplus": {"group": surplus},
    "acting_space": {"space": acting_space, "use": jar, "done": always},
    "action": {"action": action},
    "giardiniera": {"space": jar_space},
    "card": {"card": card},
    "gas_mask": ITEM_ANSWERS,
    "item": {"item": item_kept},
    "token": {"give_up": always},
    "token_source": {"space": token_source},
    "pairs": {"pairs": pairs},
    "nursery": {"space": nursery},
    "refuge": {"space": refuge},
    "loss": {"group": casualties},
    "work_order": ITEM_ANSWERS,
    "quadrant": {"quadrant": quadrant},
    "target": {"space": target},
    "smoke_bomb": ITEM_ANSWERS,
}
