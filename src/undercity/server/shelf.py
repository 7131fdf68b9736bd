"""Records that somebody brings along to be watched: verified line by line, that person's alone, kept in memory.

A record tells nothing but itself: it is played again from its own seed, and no table of the house is asked. It is
played in a thread, one record at a time, and forgotten when others come.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict

from undercity.engine.errors import BadRecord
from undercity.engine.game import GAMES, find
from undercity.engine.packs import is_loaded
from undercity.engine.seam import Rules, compiled, plain
from undercity.server.errors import NotFound
from undercity.server.facts import new_id
from undercity.server.replays import judge
from undercity.server.served import ServedMatch, for_a_thread

KEPT = 8  # records in all; one a person
GAME = re.compile(r"^game: *(\w{1,40}) *$", re.MULTILINE)
PACK = re.compile(r"^pack: *(\w{1,40}) (\w{1,40}) *$", re.MULTILINE)


class Brought:
    """A record on its way, or on the shelf."""

    def __init__(self, person: str) -> None:
        self.id, self.person, self.parts = new_id(), person, [""]
        self.whole = False  # all parts have come
        self.match: ServedMatch | None = None
        self.curve: list[list[float]] | None = None


class Shelf:
    """The records that are being watched."""

    def __init__(self) -> None:
        self._brought: OrderedDict[str, Brought] = OrderedDict()
        self._alone = asyncio.Lock()

    def begin(self, person: str) -> Brought:
        """Room for a new one; the person's last one goes, and the oldest if there are too many."""
        for one in [one for one in self._brought.values() if one.person == person]:
            del self._brought[one.id]
        while len(self._brought) >= KEPT:
            self._brought.popitem(last=False)
        one = Brought(person)
        self._brought[one.id] = one
        return one

    def of(self, person: str, record: str) -> Brought:
        """The record of this id, if it is this person's."""
        one = self._brought.get(record)
        if one is None or one.person != person:
            raise NotFound("there is no such record here, or no longer: bring it again")
        return one

    async def verify(self, one: Brought, speed: str) -> None:
        """Play it again; a bad one is refused in a sentence and not kept."""
        one.whole = True
        try:
            async with self._alone:
                self.of(one.person, one.id)  # others may have come meanwhile: nobody waits for what is gone
                one.match = await asyncio.to_thread(play_again, "".join(one.parts), speed)
        except Exception:
            self._brought.pop(one.id, None)
            raise
        one.parts.clear()

    async def curve(self, one: Brought, match: ServedMatch) -> list[list[float]]:
        """How good each step looked for each seat; it is computed once, and one at a time."""
        async with self._alone:
            if one.curve is None:
                steps = range(match.steps + 1)
                one.curve = await asyncio.to_thread(lambda: [judge(match.at_step(step)) for step in steps])
        return one.curve


def edition_in(text: str) -> str:
    """What a record says that it was played by: a game, or an edition; "" if it does not."""
    game, pack = GAME.search(text), PACK.search(text)
    return f"{game[1]}+{pack[1]}-{pack[2]}" if game and pack else game[1] if game else ""


def play_again(text: str, speed: str) -> ServedMatch:
    """The game of a record, every choice and every hash checked."""
    if re.search(r"^position:", text, re.MULTILINE):
        raise BadRecord("this record begins at a position and not with a seed: it cannot be shown here")
    match = ServedMatch.replay(text, speed=_rules(text, speed))
    assert isinstance(match, ServedMatch)
    return match


def _rules(text: str, speed: str) -> Rules | str:
    """Rules of a thread's own for the game that the record names; if it names none, `replay` will say so."""
    name = edition_in(text)
    if name not in GAMES and not is_loaded(name):
        return "plain"
    game = find(name)
    return for_a_thread(compiled(game) if speed == "compiled" else plain(game))
