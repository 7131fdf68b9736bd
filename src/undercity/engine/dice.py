"""Chance that lives in the state.

A draw is a keyed hash of a counter: the block function of Chaskey (an ARX permutation on four
32-bit words with a 128-bit key, 12 rounds), so that outcomes seen tell nothing of outcomes to come.
All arithmetic is on 32-bit words held in 64-bit integers: the same source gives the same numbers in
plain Python and compiled. Every draw raises the fog: nobody may undo past it.
"""

from __future__ import annotations

from undercity.engine.record import Record, Row
from undercity.engine.rule import Word, rule

WORD = 0xFFFFFFFF
ROUNDS = 12


@rule
def _turn(x: Word, by: int) -> Word:
    """Rotate a 32-bit word left; as words the machine does it in one instruction."""
    return ((x << by) & WORD) | (x >> (32 - by))


@rule
def _block(s: Record, v0: int, v1: int, v2: int, v3: int, lane: int) -> int:
    """One word of the permutation of (key xor input), whitened by the key."""
    k0, k1, k2, k3 = s.key[0] & WORD, s.key[1] & WORD, s.key[2] & WORD, s.key[3] & WORD
    v0, v1, v2, v3 = v0 ^ k0, v1 ^ k1, v2 ^ k2, v3 ^ k3
    for _ in range(ROUNDS):
        v0 = (v0 + v1) & WORD
        v1 = _turn(v1, 5) ^ v0
        v0 = _turn(v0, 16)
        v2 = (v2 + v3) & WORD
        v3 = _turn(v3, 8) ^ v2
        v0 = (v0 + v3) & WORD
        v3 = _turn(v3, 13) ^ v0
        v2 = (v2 + v1) & WORD
        v1 = _turn(v1, 7) ^ v2
        v2 = _turn(v2, 16)
    if lane == 0:
        return v0 ^ k0
    if lane == 1:
        return v1 ^ k1
    if lane == 2:
        return v2 ^ k2
    return v3 ^ k3


@rule
def seed(s: Record, w0: int, w1: int, w2: int, w3: int) -> None:
    """Key the dice with a 128-bit seed. The key is a hash of the seed, so near seeds give unlike games."""
    s.key[0], s.key[1], s.key[2], s.key[3] = w0 & WORD, w1 & WORD, w2 & WORD, w3 & WORD
    a = _block(s, 0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 0)
    b = _block(s, 0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 1)
    c = _block(s, 0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 2)
    d = _block(s, 0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 3)
    s.key[0], s.key[1], s.key[2], s.key[3] = a, b, c, d
    s.draws = 0


@rule
def _word(s: Record) -> int:
    """The next 32 random bits."""
    s.draws = (s.draws + 1) & WORD
    s.fog += 1
    return _block(s, s.draws, 0, 0, 0, 0)


@rule
def roll(s: Record, sides: int) -> int:
    """A number from 0 to sides - 1, each exactly equally likely."""
    product = _word(s) * sides
    if (product & WORD) < sides:
        unfair = (WORD + 1 - sides) % sides
        while (product & WORD) < unfair:
            product = _word(s) * sides
    return product >> 32


@rule
def shuffle(s: Record, cards: Row, first: int, count: int) -> None:
    """Shuffle cards[first] to cards[first + count - 1]."""
    for i in range(count - 1, 0, -1):
        j = roll(s, i + 1)
        card = cards[first + i]
        cards[first + i] = cards[first + j]
        cards[first + j] = card


@rule
def draw_from_bag(s: Record, bag: Row, kinds: int) -> int:
    """Draw one piece from a bag that holds bag[k] pieces of kind k, and take it out; -1 if it is empty."""
    total = 0
    for k in range(kinds):
        total += bag[k]
    if total == 0:
        return -1
    place = roll(s, total)
    for k in range(kinds):
        place -= bag[k]
        if place < 0:
            bag[k] -= 1
            return k
    return -1
