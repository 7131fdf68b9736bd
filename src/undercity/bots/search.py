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
from typing import Any, NamedTuple

import numpy as np

from undercity.bots.network import foretold, scratch_types
from undercity.bots.tree import DESK, EDGE, KNOWN, LOOK, NODE, STEP, WORLD
from undercity.engine.agenda import first_decider
from undercity.engine.luck import LUCK_STEP, WORD, lucky
from undercity.engine.record import HEADER, HEADER_SIZE
from undercity.engine.rule import rule
from undercity.engine.seam import compile_shared, pointer

MIX = 0x2545F4914F6CDD1D
LEAST = 1e-3  # visits an untried choice counts as having, where its judgement counts for nothing
LONGEST_TURN = 16  # decisions of one seat: a play-out waits no longer for the end of its turn
VERBS = ("apply", "legal", "conceal", "imagine", "score", "judge")  # and describe, which has the type of score


class Game(NamedTuple):
    """The verbs of a game, as pointers."""

    apply: Any
    legal: Any
    conceal: Any
    imagine: Any
    score: Any
    judge: Any
    describe: Any


class Memory(NamedTuple):
    """The arrays of a Tree."""

    desk: Any
    slate: Any
    out: Any
    look_out: Any
    nodes: Any
    edges: Any
    slots: Any
    path: Any
    value: Any
    result: Any
    net: Any
    weights: Any
    sight: Any
    line: Any
    hidden: Any


# ------------------------------------------------------------------ worlds


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
def imagine_world(g: Any, m: Any, world: Any, header: Any) -> None:
    """A world that fits what the thinker knows, with dice of its own."""
    copy_words(m.slate[WORLD].view(np.int64), m.slate[KNOWN].view(np.int64), m.desk[0].words)
    for i in range(4):
        header[0].key[i] = shake(m.desk)
    header[0].draws = 0
    g.imagine(world, m.desk[0].seat)


@rule
def who_decides(deciders: int, thinker: int) -> int:
    """Of several who decide at once: the thinker first, then by seat."""
    if (deciders >> thinker) & 1:
        return thinker
    return first_decider(deciders)


# ------------------------------------------------------------------ nodes


@rule
def key_of(g: Any, m: Any, seat: int) -> int:
    """A hash of what the seat knows in the imagined world."""
    words = m.desk[0].words
    look = m.slate[LOOK].view(np.int64)
    copy_words(look, m.slate[WORLD].view(np.int64), words)
    g.conceal(m.slate[LOOK][: m.desk[0].size], seat)
    m.slate[LOOK][:HEADER_SIZE].view(HEADER)[0].fog = 0  # counts draws, tells nothing
    look[words - 1] &= m.desk[0].last_word
    return hash_of(look, words, seat)


@rule
def hash_of(look: Any, words: int, seat: int) -> int:
    """A hash in four lanes, each of which need not wait for the others."""
    a, b, c, d = seat + 1, 1, 2, 3
    lanes = words // 4
    for i in range(lanes):
        a = mixed(a, look[4 * i])
        b = mixed(b, look[4 * i + 1])
        c = mixed(c, look[4 * i + 2])
        d = mixed(d, look[4 * i + 3])
    for i in range(4 * lanes, words):
        a = mixed(a, look[i])
    return mixed(mixed(mixed(a, b), c), d)


@rule
def mixed(key: int, word: int) -> int:
    """One step of the hash."""
    key = (key ^ word) * MIX
    return key ^ (key >> 29)


@rule
def slot_of(m: Any, key: int) -> int:
    """Where in the hash table the node of this key is, or would be."""
    last = len(m.slots) - 1
    slot = (key ^ (key >> 32)) & last
    while m.slots[slot] != 0 and m.nodes[m.slots[slot] - 1].key != key:
        slot = (slot + 1) & last
    return slot


@rule
def prior_of(g: Any, m: Any, seat: int, code: int) -> float:
    """How the position after a choice looks to the seat that makes it."""
    copy_words(m.slate[LOOK].view(np.int64), m.slate[WORLD].view(np.int64), m.desk[0].words)
    look = m.slate[LOOK][: m.desk[0].size]
    g.apply(look, seat, code, m.look_out)
    if look[:HEADER_SIZE].view(HEADER)[0].over:
        g.score(look, m.result)
        return float(m.result[seat])
    return judged(g, m, look, seat)


@rule
def judged(g: Any, m: Any, world: Any, seat: int) -> float:
    """How a position that is not the end looks to one seat."""
    if m.desk[0].learned:
        g.describe(world, m.sight)
        return foretold(m, world[:HEADER_SIZE].view(HEADER)[0].seats, seat)
    return float(g.judge(world, seat))


@rule
def expand(g: Any, m: Any, key: int, seat: int, choices: Any, count: int) -> None:
    """Add a node with an edge for each choice."""
    node, first = m.desk[0].nodes, m.desk[0].edges
    m.nodes[node].key = key
    m.nodes[node].first = first
    m.nodes[node].count = count
    m.nodes[node].visits = 0
    for i in range(count):
        prior = shake(m.desk) * 1e-13  # equals are tried in random order
        if m.desk[0].prior_weight > 0.0:
            prior += prior_of(g, m, seat, choices[i])
        m.edges[first + i].code = choices[i]
        m.edges[first + i].visits = 0
        m.edges[first + i].total = 0.0
        m.edges[first + i].prior = prior
    m.desk[0].nodes = node + 1
    m.desk[0].edges = first + count


@rule
def best_edge(m: Any, node: int) -> int:
    """The edge to try: what it brought so far, and more the less is known of it (UCB1).

    The judgement of a choice counts as a few visits made beforehand, so that of many choices the promising
    ones are tried first and the others only as far as time allows: this does for widening.
    """
    weight = max(m.desk[0].prior_weight, LEAST)
    curiosity = m.desk[0].exploration * m.desk[0].exploration * math.log(m.nodes[node].visits + 1.0)
    first = m.nodes[node].first
    best = 0
    most = -1e9
    for i in range(m.nodes[node].count):
        visits = m.edges[first + i].visits + weight
        mean = (m.edges[first + i].total + weight * m.edges[first + i].prior) / visits
        worth = mean + math.sqrt(curiosity / visits)
        if worth > most:
            most = worth
            best = i
    return int(first + best)


# ------------------------------------------------------------------ one simulation


@rule
def node_here(g: Any, m: Any, world: Any, header: Any, count: int) -> int:
    """The node of the decision the world has come to; -1 if it was new (then it is added, if there is room)."""
    seat = who_decides(header[0].deciders, m.desk[0].seat)
    key = key_of(g, m, seat)
    slot = slot_of(m, key)
    node = m.slots[slot] - 1
    if node < 0 and m.desk[0].nodes < len(m.nodes):
        if seat != first_decider(header[0].deciders):  # `out` holds the choices of the first decider
            count = g.legal(world, seat, m.out)
        if m.desk[0].edges + count <= len(m.edges):
            expand(g, m, key, seat, m.out, count)
            m.slots[slot] = m.desk[0].nodes
    return int(node)


@rule
def descend(g: Any, m: Any, world: Any, header: Any) -> int:
    """Walk down to the first decision that is new, choice by choice; the length of the path."""
    depth = 0
    node = 0
    while node >= 0 and depth < len(m.path):
        edge = best_edge(m, node)
        seat = who_decides(header[0].deciders, m.desk[0].seat)
        m.path[depth].node = node
        m.path[depth].edge = edge
        m.path[depth].seat = seat
        depth += 1
        count = g.apply(world, seat, m.edges[edge].code, m.out)
        node = -1
        if header[0].over == 0:
            node = node_here(g, m, world, header, count)
    return depth


@rule
def is_alone(deciders: int) -> bool:
    """Whether one seat decides by itself."""
    return (deciders & (deciders - 1)) == 0


@rule
def play_out(g: Any, m: Any, world: Any, header: Any) -> None:
    """Play on at random: to the end, or for `horizon` decisions and then to the end of that turn.

    A turn ends when somebody decides who did not owe an answer before: what is decided together is judged when
    all have answered, and its outcome is seen. Who plays alone has no turns of others to wait for.
    """
    left = m.desk[0].horizon
    if header[0].over or left == 0:
        return
    seat = first_decider(header[0].deciders)
    count = g.legal(world, seat, m.out)
    while count > 0:
        owing = header[0].deciders
        choice = m.out[(shake(m.desk) * count) >> 32]
        count = g.apply(world, seat, choice, m.out)
        if left > 0 or is_alone(owing):
            left -= 1
        if count > 0:
            seat = first_decider(header[0].deciders)
            ends = (header[0].deciders & ~owing) != 0 or left <= -LONGEST_TURN or header[0].seats == 1
            if left <= 0 and ends:
                return


@rule
def add_value(g: Any, m: Any, world: Any, header: Any, share: float) -> None:
    """Add to every seat's value its result, or what the position looks like if the game is not over."""
    seats = header[0].seats
    if header[0].over:
        margin = m.desk[0].margin
        g.score(world, m.result)
        for seat in range(seats):
            m.value[seat] += share * ((1.0 - margin) * m.result[seat] + margin * g.judge(world, seat))
    elif m.desk[0].learned:
        g.describe(world, m.sight)
        for seat in range(seats):
            m.value[seat] += share * foretold(m, seats, seat)
    else:
        for seat in range(seats):
            m.value[seat] += share * g.judge(world, seat)


@rule
def evaluate(g: Any, m: Any, world: Any, header: Any) -> None:
    """What the end of the path is worth to every seat: a play-out, with a share of judgement beside it."""
    for seat in range(header[0].seats):
        m.value[seat] = 0.0
    trust = 0.0
    if header[0].over == 0 and m.desk[0].horizon > 0:
        trust = m.desk[0].trust
    if trust > 0.0:
        add_value(g, m, world, header, trust)
    play_out(g, m, world, header)
    add_value(g, m, world, header, 1.0 - trust)


@rule
def back_up(m: Any, depth: int) -> None:
    """Credit every choice on the path with the result of the seat that made it."""
    for i in range(depth):
        m.nodes[m.path[i].node].visits += 1
        m.edges[m.path[i].edge].visits += 1
        m.edges[m.path[i].edge].total += m.value[m.path[i].seat]


def think(  # type: ignore[no-untyped-def]
    apply, legal, conceal, imagine, score, judge, describe,
    desk, slate, out, look_out, nodes, edges, slots, path, value, result, net, weights, sight, line, hidden,
    choices, count, simulations,
):  # fmt: skip
    """Run so many simulations; `choices[:count]` are the choices to weigh at the root."""
    g = Game(apply, legal, conceal, imagine, score, judge, describe)
    m = Memory(
        desk, slate, out, look_out, nodes, edges, slots, path, value, result, net, weights, sight, line, hidden
    )  # fmt: skip
    world = slate[WORLD][: desk[0].size]
    header = world[:HEADER_SIZE].view(HEADER)
    for _ in range(simulations):
        imagine_world(g, m, world, header)
        if desk[0].nodes == 0:
            expand(g, m, 0, desk[0].seat, choices, count)
        depth = descend(g, m, world, header)
        evaluate(g, m, world, header)
        back_up(m, depth)


@cache
def compiled_think() -> Any:
    """The search as machine code, from the cache if it is there."""
    from numba import from_dtype
    from numba import types as nb

    numbers, floats, slate = nb.int64[::1], nb.float64[::1], nb.uint8[:, ::1]
    desk, nodes, edges, path = (from_dtype(kind)[::1] for kind in (DESK, NODE, EDGE, STEP))
    return compile_shared(
        think, nb.void, *(pointer(verb) for verb in VERBS), pointer("score"),
        desk, slate, numbers, numbers, nodes, edges, numbers, path, floats, floats, *scratch_types(),
        numbers, nb.int64, nb.int64,
    )  # fmt: skip
