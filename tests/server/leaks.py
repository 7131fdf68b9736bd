"""Two worlds that look the same to a viewer must send him the same bytes, whatever he sends.

From random play a position is taken, and a second one in which everything the viewer may not know was imagined
anew, dice to come included. A table is set up at each, with real frames, connections, calls and a real database; only
what the viewer cannot see differs, so nothing that reaches him may differ. Somebody who knows other secrets looks on,
since viewers share what they see alike.

The probes are made from the types of messages and the list of calls themselves: one without a probe is an error. Each
pair of worlds tries some of them, drawn so that choices are tried most and every type often. A probe that is accepted
has moved the game on; if that raised the fog, what is seen afterwards may differ, and only then.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_args
from unittest.mock import patch

import msgspec
from sqlalchemy import Connection as Database
from sqlalchemy import create_engine, insert
from sqlalchemy.pool import StaticPool

from kit import Table, begin, imagined, samples, walk
from undercity.engine.game import Game, find
from undercity.engine.record import Record
from undercity.engine.seam import Rules, compiled, is_warm, plain
from undercity.server.bot_worker import Question, Weighed
from undercity.server.call import Call, Route, Text
from undercity.server.calls import ROUTES
from undercity.server.errors import Refusal
from undercity.server.facts import Facts, Person, Seat
from undercity.server.frames import Eyes
from undercity.server.hall import Hall
from undercity.server.live import LiveTable
from undercity.server.replays import Replays
from undercity.server.requests import (
    Abandon,
    ChooseBody,
    Frame,
    HandOver,
    Hush,
    Invite,
    Join,
    Mute,
    Nothing,
    Remove,
    SetBot,
)
from undercity.server.served import ServedMatch
from undercity.server.settings import Limits, Settings
from undercity.server.socket import Connection
from undercity.server.storage import schema
from undercity.server.storage.store import JournalRow

NO_CODE = 2**31 - 1  # of no choice of any game
Wish = dict[str, Any]  # a message of a client
Script = list[Wish]  # messages sent one after the other
TYPES = {kind.__struct_config__.tag: kind for kind in get_args(Frame)}


# ------------------------------------------------------------------ a table in a world


class OneTransaction:
    """A store with a real database in memory; what a probe writes is undone."""

    shared = False

    def __init__(self) -> None:
        engine = create_engine("sqlite://", poolclass=StaticPool)
        schema.metadata.create_all(engine)
        self._connection = engine.connect()
        self._entered: Facts | None = None
        self._since: Any = None  # a savepoint

    def undo_all(self, facts: Facts) -> None:
        """Nothing is written but the table itself."""
        if facts is self._entered:
            self._since.rollback()
        else:
            self._connection.rollback()
            self._enter(facts)
        self._since = self._connection.begin_nested()

    async def append(self, row: JournalRow, also: Callable[[Database], None] | None = None) -> bool:
        self._connection.execute(insert(schema.journal).values(dict(zip(row._fields, row.stored(), strict=True))))
        if also:
            also(self._connection)
        return True

    async def transact(self, work: Callable[[Database], Any]) -> Any:
        with self._connection.begin_nested():
            return work(self._connection)

    async def read(self, work: Callable[[Database], Any]) -> Any:
        return work(self._connection)

    def wake_others(self, *_: Any) -> None:
        """There are none."""

    def _enter(self, facts: Facts) -> None:
        self._entered = facts
        row = msgspec.structs.asdict(facts)
        for name in ("sitters", "shut_out", "sent_away", "rests", "roles"):
            row.pop(name)
        seats = [{"table_id": facts.id, **msgspec.structs.asdict(seat)} for seat in row.pop("seats")]
        self._connection.execute(insert(schema.tables).values({**row, "options": "{}"}))
        self._connection.execute(insert(schema.seats), seats)


class Listening:
    """Keeps what bots are asked, and answers with the first legal choice."""

    best_level = "random"

    def __init__(self) -> None:
        self.levels = {"random": ""}
        self.asked: list[bytes] = []

    async def weigh(self, question: Question, for_whom: str) -> list[Weighed]:
        self.asked += [question.known, str(question.legal).encode(), question.level.encode()]
        return [Weighed(question.legal[0], 1.0, None)]


class Unsent:
    """Notices that nobody gets."""

    def invite(self, *_: Any) -> None:
        pass


class House(Hall):
    """A hall with one table, on a store that forgets."""

    def __init__(self, store: OneTransaction) -> None:
        self.settings = Settings(limits=Limits.none())
        self.store: Any = store
        self.bots: Any = Listening()
        self.notices: Any = Unsent()
        self.replays = Replays()
        self.tables: dict[str, LiveTable] = {}

    async def table(self, table_id: str) -> LiveTable:
        return self.tables[table_id]


class Ear:
    """A viewer that keeps what he is sent."""

    def __init__(self, eyes: Eyes) -> None:
        self._eyes = eyes
        self.heard: list[bytes] = []

    def send(self, kind: str, frame: bytes) -> None:
        self.heard.append(frame)

    def eyes(self, facts: Facts) -> Eyes:
        return self._eyes

    def leave(self) -> None: ...

    def is_welcome(self, facts: Facts) -> bool:
        return True


@cache
def facts_of(game: Game, seats: int) -> Facts:
    """A table in play; the same object for all worlds, so that the store need not write it down again."""
    places = tuple(Seat(p, f"p{p}", f"Player {p}", None, None, False) for p in range(seats))
    return Facts(
        "probe", 0, game.id, {}, True, "live", "running", "p0", "0" * 32, "c", 0, None, None, 0, 0, None, 0, places
    )  # fmt: skip


def speed_of(game: Game) -> str:
    """Machine speed where the game is compiled already; both speeds give equal bytes."""
    return "compiled" if is_warm(game) else "plain"


def match_at(game: Game, s: Record) -> Any:
    """A match of the server that stands at this record."""
    return ServedMatch.from_position(game, {"game": game.id, **s.to_json()}, speed=speed_of(game))


class World:
    """A table whose game stands somewhere, and a viewer's connection to it. It is used again: making one is slow."""

    def __init__(self, store: OneTransaction, game: Game, s: Record, seat: int | None, language: str) -> None:
        self.store, self.house, self.match = store, House(store), match_at(game, s)
        self.table = LiveTable("probe", self.house.store, lambda _: "plain", Limits.none())
        self.table.facts = self._facts = facts_of(game, s.seats)
        self.table.journal.in_doubt = False
        self.house.tables["probe"] = self.table
        self.show(s, seat, language)

    def show(self, s: Record, seat: int | None, language: str) -> None:
        """Let the game stand here, and this viewer look at it."""
        self.seat, self.language = seat, language
        self.person = Person("watcher" if seat is None else f"p{seat}", "Probe", language)
        self.stand(s)

    def stand(self, s: Record) -> None:
        """Let the game stand here; messages of the viewer are timely."""
        match = self.table.journal.match = self.match
        match._s.load(s.tobytes())
        known = match._known
        match._start()
        match._known, match._prologue = known, ()  # what led here was told when it happened
        match._moved()
        self._position, self._phase, self.clock = s.tobytes(), match.phase, match.clock_of(self.seat)
        self.table.journal.windows = [(self.clock, self.clock)] * s.seats

    def start_over(self) -> None:
        """As if nothing had been sent."""
        self.store.undo_all(self._facts)
        self.table.facts, self.table.chats, self.table.journal.in_doubt = self._facts, [], False
        self.table.viewers.streams.clear()
        self.table.journal.cuts.clear()
        self.table.journal.done.clear()
        self.table.journal.undos.clear()
        self.table.viewers.forget_facts()
        self.house.bots.asked.clear()
        self.match._s.load(self._position)
        self.match._entries, self.match._phase, self.match.players = [], self._phase, ()
        self.match._moved()
        self.table.journal.windows = [(self.clock, self.clock)] * self.match.seats

    def connect(self) -> Connection:
        """A connection of the viewer."""

        async def nowhere(*_: Any) -> Any:
            raise AssertionError("nothing is read from the network here")

        connection = Connection(self.house, self.table, self.person, nowhere, nowhere)
        connection._language = self.language
        return connection

    async def hear(self, script: Script) -> tuple[list[bytes], bool]:
        """What comes back for these messages, and whether the fog rose: what was seen from then on is left out."""
        self.start_over()
        connection, heard, fog = self.connect(), [], self.match._s.fog
        for number, wish in enumerate(script):
            await connection._take(self.write(wish, f"m{number}"))
            answers: list[Any] = []
            while not connection._frames.empty():
                answers.append(connection._frames.get_nowait())
            if any(b'"error"' in answer for answer in answers) and not number:
                assert self.match._s.tobytes() == self._position, "a refusal has changed the game"
            if self.match._s.fog != fog:
                assert self.table.journal.cuts, "the fog rose, and nothing was written down"
                return [*heard, b"fog"], True
            heard += answers
        return [*heard, *self.house.bots.asked], False

    def write(self, wish: Wish, name: str) -> str:
        """The message as it is sent: with an id if its type has one, and the clock of now if it asks for it."""
        own = {"id": name} if "id" in TYPES[wish["type"]].__struct_fields__ else {}
        clock = {"clock": self.match.clock_of(self.seat)} if wish.get("clock") == "now" else {}
        return msgspec.json.encode({**wish, **clock, **own}).decode()

    async def call(self, route: Route) -> bytes:
        """The answer to a call about the table."""
        self.start_over()
        body, query = CALLS[name_of(route)]
        path = {"table": "probe", "step": "0"}
        try:
            answer = await route.answer(Call(self.house, self.person, None, path, query, body, "here"))
        except Refusal as refusal:
            return f"{refusal.code}: {refusal}".encode()
        if isinstance(answer, dict):
            answer = {key: value for key, value in answer.items() if key not in ("code", "link", "token")}
        return answer.content if isinstance(answer, Text) else msgspec.json.encode(answer)


# ------------------------------------------------------------------ what a viewer can send


def choices_tried(world: World, luck: random.Random) -> Iterator[Script]:
    """Choices in every form: right, wrong, too early, several at once, a whole placement, and taken back again."""
    seat, match = world.seat, world.match
    legal = match.legal(seat) if seat is not None and seat in match.deciders else []
    count = match.game.choices.count
    wrong = next((code for code in range(count) if code not in legal), count)
    now: Wish = {"type": "choose", "clock": "now"}
    yield [{**now, "clock": world.clock + 1, "code": wrong}]
    yield from ([{**now, "code": code}] for code in (wrong, count, NO_CODE))
    yield [{**now, "notation": "nothing:at all"}]
    yield from ([{**now, "codes": [wrong, code]}] for code in [wrong, *legal[:1]])
    yield from ([{**now, "placement": placement}] for placement in placements(luck, len(legal) - 1))
    yield from ([now], [{**now, "code": wrong, "codes": [wrong]}])
    for code in luck.sample(legal, min(3, len(legal))):
        other = luck.choice(legal)
        yield [{**now, "codes": [code, NO_CODE]}]
        yield [{**now, "codes": [code, wrong, other]}]
        yield [{**now, "codes": [code, *luck.choices(legal, k=3)]}]
        yield [{**now, "code": code}, {**now, "code": wrong}, {"type": "resync"}]
        yield [{**now, "code": code}, {**now, "type": "undo"}, {**now, "code": wrong}, {"type": "resync"}]
        yield [{**now, "notation": match.game.choices.notation(code)}, {**now, "codes": [other, NO_CODE]}]


def placements(luck: random.Random, rats: int) -> Iterator[Wish]:
    """Distributions of so many rats behind a screen, and of one more; games without them refuse them all."""
    yield {"nowhere": 1}
    places = ["nursery", "dump", "city", "fields", "left_canal", "right_canal", "pantry"]
    for total in (rats, rats, rats + 1):
        spread = [luck.choice(places) for _ in range(total)]
        yield {place: spread.count(place) for place in places} | ({"hide": True} if luck.random() < 0.2 else {})


def undos_tried(world: World, luck: random.Random) -> Iterator[Script]:
    """Back, once, often, and too early."""
    undo: Wish = {"type": "undo", "clock": "now"}
    yield from ([undo], [undo, undo], [{**undo, "clock": world.clock + 7}])


def lines_said(world: World, luck: random.Random) -> Iterator[Script]:
    yield from ([{"type": "chat", "text": "hello"}], [{"type": "chat", "text": " "}])


def questions_asked(world: World, luck: random.Random) -> Iterator[Script]:
    """Why not this, and that, and what does not exist?"""
    count = world.match.game.choices.count
    for code in (*luck.sample(range(count), min(5, count)), count, NO_CODE):
        yield [{"type": "why_not", "code": code}]
    yield [{"type": "why_not", "notation": world.match.game.choices.notation(luck.randrange(count))}]
    yield [{"type": "why_not", "notation": "nothing:at all"}]


PROBES: dict[str, Callable[[World, random.Random], Iterator[Script]]] = {
    "choose": choices_tried,
    "undo": undos_tried,
    "chat": lines_said,
    "hint": lambda world, luck: iter([[{"type": "hint"}]]),
    "why_not": questions_asked,
    "language": lambda world, luck: iter([[{"type": "language", "language": "de"}]]),
    "resync": lambda world, luck: iter([[{"type": "resync"}, {"type": "ping"}]]),
    "ping": lambda world, luck: iter([[{"type": "ping"}]]),
    "hello": lambda world, luck: iter([[{"type": "hello", "language": "en"}]]),
}

# By the end of the call's path: what is sent.
CALLS: dict[str, tuple[Any, dict[str, str]]] = {
    "": (None, {}),
    "invite": (Invite(), {}),
    "join": (Join(), {}),
    "leave": (Nothing(), {}),
    "remove": (Remove(seat=1), {}),
    "bot": (SetBot(seat=1, level="random"), {}),
    "start": (Nothing(), {}),
    "abandon": (Abandon(), {}),
    "hand_over": (HandOver(seat=1, level="random"), {}),
    "mute": (Mute(line=0), {}),
    "hush": (Hush(), {}),
    "rematch": (Nothing(), {}),
    "choose": (ChooseBody(id="c", clock=2**31 - 1, codes=[0, NO_CODE]), {}),
    "known": (None, {}),
    "clocks": (None, {}),
    "record": (None, {}),
    "judgements": (None, {}),
    "replay": (None, {}),
    "replay/{step}": (None, {"seat": "all"}),
}


def name_of(route: Route) -> str:
    """The end of a call's path: what is asked of a table."""
    return route.path.removeprefix("/api/tables/{table}").lstrip("/")


TABLE_ROUTES = {name_of(route): route for route in ROUTES if route.path.startswith("/api/tables/{table}")}


def types_without_a_probe() -> set[str]:
    """Types of messages and calls that nobody has thought of here."""
    return (TYPES.keys() - PROBES.keys()) | (TABLE_ROUTES.keys() - CALLS.keys())


# What one pair of worlds tries: so many ways to choose, ways to take back, other messages, and calls.
CHOICES, UNDOS, OTHERS, ASKED = 8, 1, 2, 2
Probe = tuple[str, Script | Route]  # its type, and what is sent


def drawn(world: World, luck: random.Random) -> Iterator[Probe]:
    """Some of all that a viewer can send, by its type."""
    others = [kind for kind in PROBES if kind not in ("choose", "undo")]
    kinds = {"choose": CHOICES, "undo": UNDOS} | dict.fromkeys(luck.sample(others, OTHERS), 1)
    for kind, count in kinds.items():
        scripts = list(PROBES[kind](world, luck))
        yield from ((kind, script) for script in luck.sample(scripts, min(count, len(scripts))))
    yield from ((f"call {name}", TABLE_ROUTES[name]) for name in luck.sample(sorted(TABLE_ROUTES), ASKED))


# ------------------------------------------------------------------ comparing worlds


async def frames_at(world: World, s: Record, before: Record | None) -> list[bytes]:
    """What reaches the viewer unasked: the full frame, and the change from an earlier position."""
    world.start_over()
    if before is not None:
        world.stand(before)
    table, ear = world.table, Ear(Eyes(world.seat, False, world.language))
    neighbour = 0 if world.seat is None else (world.seat + 1) % s.seats
    await table.attach(Ear(Eyes(neighbour, True, world.language)), None, None)
    await table.attach(ear, None, None)
    stream = table.viewers.streams[ear.eyes(table.facts)]
    if before is not None:
        world.stand(s)
        table.journal.cuts.append(0)
        table.publish()
        table.publish_late()
    return [stream.full([]), *ear.heard[1:], str(table.whole_info(world.seat, False)).encode()]


Answer = tuple[list[bytes], bool]  # what came back, and whether the fog rose


async def answer_to(world: World, probe: Script | Route) -> Answer:
    """What comes back for messages or a call."""
    return ([await world.call(probe)], False) if isinstance(probe, Route) else await world.hear(probe)


def differ(here: Answer, there: Answer) -> bool:
    """Whether answers tell the worlds apart. From where the fog rose in one of them, they may."""
    (said, fog), (echoed, mist) = here, there
    known = min(len(said), len(echoed)) - 1 if fog or mist else None
    return said[:known] != echoed[:known]


def first_difference(said: list[bytes], echoed: list[bytes]) -> tuple[bytes, bytes]:
    """The two answers from shortly before they part, for people to read."""
    here, there = b" ".join(said), b" ".join(echoed)
    part = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    return here[max(0, part - 80) : part + 200], there[max(0, part - 80) : part + 200]


def positions(game: Game, luck: random.Random, count: int) -> Iterator[tuple[Rules, Record, Record]]:
    """Positions met in random play at all sample tables, each with an earlier one of the same game."""
    rules, tables = compiled(game) if speed_of(game) == "compiled" else plain(game), samples(game.id)
    while count > 0:
        table: Table = luck.choice(tables)
        s = begin(table, luck.getrandbits(64), rules)
        before, stride = s.copy(), luck.randint(3, 9)
        for number, _ in enumerate(walk(rules, s, luck)):
            if number % stride == 0:
                yield rules, s.copy(), before
                before = s.copy()
                count -= 1
                if count == 0:
                    return


async def compare(name: str, seed: int, count: int) -> Counter[str]:
    """Compare so many pairs of worlds; how many frames and answers were equal, by what was sent."""
    game, luck, store = find(name), random.Random(seed), OneTransaction()
    equal: Counter[str] = Counter()
    worlds: dict[int, list[World]] = {}  # by seats
    for rules, s, before in positions(game, luck, count):
        deciders = [seat for seat in range(s.seats) if s.deciders >> seat & 1]
        seat = luck.choice([None, *range(s.seats), *deciders * s.seats])
        language = luck.choice(game.words.languages)
        other = imagined(rules, s, seat, luck)
        for i in range(4):
            other.key[i] = luck.getrandbits(32)
        origin = before if rules.concealed(before, seat).tobytes() != rules.concealed(s, seat).tobytes() else None
        if s.seats not in worlds:
            worlds[s.seats] = [World(store, game, record, seat, language) for record in (s, other)]
        pair = worlds[s.seats]
        for world, record in zip(pair, (s, other), strict=True):
            world.show(record, seat, language)
        here, there = [await frames_at(*one, origin) for one in zip(pair, (s, other), strict=True)]
        found = first_difference(here, there) if here != there else None
        assert not found, f"seat {seat} of {name} can tell two worlds apart at clock {s.clock}: {found}"
        equal["unasked"] += len(here)
        for kind, probe in list(drawn(pair[0], luck)):
            said, echoed = [await answer_to(world, probe) for world in pair]
            found = first_difference(said[0], echoed[0]) if differ(said, echoed) else None
            assert not found, f"seat {seat} of {name} at clock {s.clock} learns by {kind} {probe}: {found}"
            equal[kind] += 1
    return equal


def count_equal(name: str, seed: int, count: int) -> Counter[str]:
    """Answers hold the time and names of streams, drawn at random: here they are the same in both worlds."""
    with patch("time.time", return_value=1e9), patch("secrets.token_hex", return_value="stream"):
        return asyncio.run(compare(name, seed, count))
