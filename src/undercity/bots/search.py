"""Information-set Monte Carlo tree search through the seam: compiled once for all games.

One simulation: imagine a world that fits what the seat knows, walk down the tree - at each decision the seat
to decide chooses by what *it* knows in that world, for its own result - add one node, play on at random for a
while, and credit the result to every choice on the way.

Seats that decide at the same time are asked one after another. As a node is what its seat knows, and a seat
does not know the others' pending answers, nobody answers to an answer.

The helpers are rules only in so far as they are compiled like rules: they take records as bytes and the verbs
of the game as pointers.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from undercity.bots.tree import DESK, EDGE, KNOWN, LOOK, NODE, STEP, WORLD
from undercity.engine.record import HEADER
from undercity.engine.rule import rule
from undercity.engine.seam import compile_shared, pointer
from undercity.lab.simulate import HEADER_SIZE, LUCK_STEP, first_decider, lucky

WORD = 0xFFFFFFFF
MIX = 0x2545F4914F6CDD1D
VERBS = ("apply", "legal", "conceal", "imagine", "score", "judge")


@rule
def copy_words(target: Any, source: Any, count: int) -> None:
    """Copy a position; eight bytes at a time, which the compiler turns into wide moves."""
    for i in range(count):
        target[i] = source[i]


@rule
def shake(desk: Any) -> int:
    """The search's own luck, 32 bits: never the dice of the game."""
    desk[0].luck = (desk[0].luck + LUCK_STEP) & WORD
    return lucky(desk[0].luck)


@rule
def seed_world(desk: Any, header: Any) -> None:
    """Give an imagined world dice of its own."""
    for i in range(4):
        header[0].key[i] = shake(desk)
    header[0].draws = 0


@rule
def who_decides(deciders: int, thinker: int) -> int:
    """Of several who decide at once: the thinker first, then by seat."""
    if (deciders >> thinker) & 1:
        return thinker
    return first_decider(deciders)


@rule
def key_of(conceal: Any, desk: Any, slate: Any, seat: int) -> int:
    """A hash of what the seat knows in the imagined world."""
    words = desk[0].words
    look = slate[LOOK].view(np.int64)
    copy_words(look, slate[WORLD].view(np.int64), words)
    conceal(slate[LOOK][: desk[0].size], seat)
    slate[LOOK][:HEADER_SIZE].view(HEADER)[0].fog = 0  # counts draws, tells nothing
    look[words - 1] &= desk[0].last_word
    key = seat + 1
    for i in range(words):
        key = (key ^ look[i]) * MIX
        key ^= key >> 29
    return key


@rule
def slot_of(nodes: Any, slots: Any, key: int) -> int:
    """Where in the hash table the node of this key is, or would be."""
    last = len(slots) - 1
    slot = (key ^ (key >> 32)) & last
    while slots[slot] != 0 and nodes[slots[slot] - 1].key != key:
        slot = (slot + 1) & last
    return slot


@rule
def prior_of(apply: Any, score: Any, judge: Any, desk: Any, slate: Any, seat: int, code: int, out: Any, result: Any) -> float:
    """How the position after a choice looks to the seat that makes it."""
    copy_words(slate[LOOK].view(np.int64), slate[WORLD].view(np.int64), desk[0].words)
    look = slate[LOOK][: desk[0].size]
    apply(look, seat, code, out)
    if look[:HEADER_SIZE].view(HEADER)[0].over:
        score(look, result)
        return result[seat]
    return judge(look, seat)


@rule
def expand(
    apply: Any, score: Any, judge: Any, desk: Any, slate: Any, nodes: Any, edges: Any, key: int, seat: int,
    legal: Any, count: int, look_out: Any, result: Any,
) -> None:  # fmt: skip
    """Add a node with an edge for each choice."""
    first = desk[0].edges
    node = desk[0].nodes
    nodes[node].key = key
    nodes[node].first = first
    nodes[node].count = count
    nodes[node].visits = 0
    for i in range(count):
        edges[first + i].code = legal[i]
        edges[first + i].visits = 0
        edges[first + i].total = 0.0
        prior = 0.0
        if desk[0].prior_weight > 0.0:
            prior = prior_of(apply, score, judge, desk, slate, seat, legal[i], look_out, result)
        edges[first + i].prior = prior + shake(desk) * 1e-13  # equals are tried in random order
    desk[0].nodes = node + 1
    desk[0].edges = first + count


@rule
def best_edge(desk: Any, nodes: Any, edges: Any, node: int) -> int:
    """The edge to try: what it brought so far, and more the less is known of it (UCB1).

    The judgement of a choice counts as a few visits made beforehand, so that of many choices the promising
    ones are tried first and the others only as far as time allows: this does for widening.
    """
    weight = desk[0].prior_weight
    curiosity = desk[0].exploration * desk[0].exploration * math.log(nodes[node].visits + 1.0)
    first = nodes[node].first
    best = first
    most = -1e9
    for edge in range(first, first + nodes[node].count):
        visits = edges[edge].visits + max(weight, 1e-3)
        mean = (edges[edge].total + max(weight, 1e-3) * edges[edge].prior) / visits
        worth = mean + math.sqrt(curiosity / visits)
        if worth > most:
            most = worth
            best = edge
    return best


@rule
def play_out(apply: Any, legal: Any, desk: Any, world: Any, header: Any, out: Any) -> None:
    """Play on at random: to the end, or for `horizon` decisions and then to the end of that seat's turn."""
    left = desk[0].horizon
    if header[0].over or left == 0:
        return
    seat = first_decider(header[0].deciders)
    count = legal(world, seat, out)
    while count > 0:
        choice = out[(shake(desk) * count) >> 32]
        count = apply(world, seat, choice, out)
        left -= 1
        if count > 0:
            before = seat
            seat = first_decider(header[0].deciders)
            if left <= 0 and (seat != before or left < -16):
                return


@rule
def add_value(score: Any, judge: Any, desk: Any, world: Any, header: Any, value: Any, result: Any, share: float) -> None:
    """Add to every seat's value its result, or what the position looks like if the game is not over."""
    seats = header[0].seats
    margin = 1.0
    if header[0].over:
        margin = desk[0].margin
        score(world, result)
        for seat in range(seats):
            value[seat] += share * (1.0 - margin) * result[seat]
    if margin > 0.0:
        for seat in range(seats):
            value[seat] += share * margin * judge(world, seat)


def think(
    apply, legal, conceal, imagine, score, judge,
    desk, slate, out, look_out, choices, count, nodes, edges, slots, path, value, result, simulations,
):  # type: ignore[no-untyped-def]  # fmt: skip
    """Run so many simulations; `choices[:count]` are the choices to weigh at the root."""
    world = slate[WORLD][: desk[0].size]
    header = world[:HEADER_SIZE].view(HEADER)
    thinker = desk[0].seat
    for _ in range(simulations):
        copy_words(slate[WORLD].view(np.int64), slate[KNOWN].view(np.int64), desk[0].words)
        seed_world(desk, header)
        imagine(world, thinker)
        if desk[0].nodes == 0:
            expand(
                apply, score, judge, desk, slate, nodes, edges, 0, thinker, choices, count, look_out, result
            )  # fmt: skip
        depth = 0
        node = 0
        while node >= 0 and depth < len(path):
            seat = who_decides(header[0].deciders, thinker)
            edge = best_edge(desk, nodes, edges, node)
            path[depth].node = node
            path[depth].edge = edge
            path[depth].seat = seat
            depth += 1
            open_choices = apply(world, seat, edges[edge].code, out)
            node = -1
            if header[0].over == 0:
                seat = who_decides(header[0].deciders, thinker)
                key = key_of(conceal, desk, slate, seat)
                slot = slot_of(nodes, slots, key)
                node = slots[slot] - 1
                if node < 0 and desk[0].nodes < len(nodes):
                    if seat != first_decider(header[0].deciders):
                        open_choices = legal(world, seat, out)
                    if desk[0].edges + open_choices <= len(edges):
                        expand(
                            apply, score, judge, desk, slate, nodes, edges, key, seat, out, open_choices, look_out, result
                        )  # fmt: skip
                        slots[slot] = desk[0].nodes
        for seat in range(header[0].seats):
            value[seat] = 0.0
        trust = desk[0].trust
        if header[0].over or desk[0].horizon == 0:
            trust = 0.0
        if trust > 0.0:
            add_value(score, judge, desk, world, header, value, result, trust)
        play_out(apply, legal, desk, world, header, out)
        add_value(score, judge, desk, world, header, value, result, 1.0 - trust)
        for i in range(depth):
            nodes[path[i].node].visits += 1
            edges[path[i].edge].visits += 1
            edges[path[i].edge].total += value[path[i].seat]


@cache
def compiled_think() -> Any:
    """The search as machine code, from the cache if it is there."""
    from numba import from_dtype
    from numba import types as nb

    numbers, floats, slate = nb.int64[::1], nb.float64[::1], nb.uint8[:, ::1]
    desk, nodes, edges, path = (from_dtype(kind)[::1] for kind in (DESK, NODE, EDGE, STEP))
    return compile_shared(
        think, nb.void, *(pointer(verb) for verb in VERBS),
        desk, slate, numbers, numbers, numbers, nb.int64, nodes, edges, numbers, path, floats, floats, nb.int64,
    )  # fmt: skip
