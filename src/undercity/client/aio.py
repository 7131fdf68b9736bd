"""The client for programs that `await`."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import TracebackType
from typing import Literal, Self, TypeVar

import httpx
import msgspec

from undercity.client import calls
from undercity.client.address import read_address
from undercity.client.calls import Call, OptionValue, State
from undercity.client.errors import Unreachable, refusal
from undercity.client.live import AsyncLive
from undercity.engine.game import Game, find
from undercity.engine.packs import edition
from undercity.server.requests import ClockLimits, Language
from undercity.server.shapes import GameInfo, Joined, Known, Level, ListedTable, PackInfo, Person, Replay, TableInfo

A = TypeVar("A")
COOKIE = "undercity"
NO_BOTS: Mapping[int, str] = {}
NO_OPTIONS: Mapping[str, OptionValue] = {}


class AsyncClient:
    """One person in one house. With a name the person is made when the client is entered.

    The examples of the verbs are as `python -m asyncio` takes them; in them Ida sits at a table that has just begun.

    >>> import asyncio
    >>> async def watch() -> str:
    ...     async with AsyncClient(url, "Ida") as ida:
    ...         joined = await ida.open_table("ratland", seats=2, bots={1: "random"})
    ...         await ida.start(joined.table.id)
    ...         async with ida.look(joined.table.id) as live:
    ...             choices = await live.turn()
    ...             await live.choose(choices[0])
    ...             return live.table.state
    >>> asyncio.run(watch())
    'running'
    """

    def __init__(
        self, url: str, name: str | None = None, *, language: Language = "en", cookie: str | None = None
    ) -> None:
        """`cookie` is that of a person who was here before (`AsyncClient.cookie`): she finds her seats again."""
        self.house = read_address(url).house
        self.name, self.language = name, language
        self._http = httpx.AsyncClient(base_url=self.house, timeout=30)
        if cookie:
            self._http.cookies.set(COOKIE, cookie)

    @property
    def cookie(self) -> str | None:
        """What makes this client the same person next time; a secret.

        >>> async with AsyncClient(url, cookie=ida.cookie) as again:
        ...     (await again.me()).name
        'Ida'
        """
        return self._http.cookies.get(COOKIE)

    async def __aenter__(self) -> Self:
        try:
            if self.name is not None:
                await self.call_me(self.name, self.language)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Say goodbye; tables that are still looked at go on.

        >>> guest = AsyncClient(url)
        >>> await guest.close()
        """
        await self._http.aclose()

    async def _ask(self, call: Call[A]) -> A:
        content = None if call.body is None else msgspec.json.encode(call.body)
        headers = {} if content is None else {"content-type": "application/json"}
        try:
            answer = await self._http.request(
                call.method, call.path, content=content, params=call.query, headers=headers
            )  # fmt: skip
            if answer.is_success:
                return call.read(answer.content)
            error = msgspec.json.decode(answer.content)["error"]
        except httpx.HTTPError as failure:
            raise Unreachable(f"nobody answers at {self.house}: {failure}") from None
        except (msgspec.MsgspecError, LookupError, TypeError):
            raise Unreachable(f"{self.house} does not answer as an Undercity server does") from None
        raise refusal(error["code"], error["message"])

    # -------------------------------------------------------------- people and games

    async def games(self) -> list[GameInfo]:
        """The games of the house, with their options.

        >>> [game.title for game in await ida.games() if game.seats.most > 4]
        ['Die Patin', 'RatLand']
        """
        return await self._ask(calls.games())

    async def clauses(self, game: str) -> dict[str, str]:
        """The rules, clause by clause.

        >>> "DP-3.7" in await ida.clauses("die_patin")
        True
        """
        return await self._ask(calls.clauses(game))

    async def levels(self) -> list[Level]:
        """The levels of bots, the weakest first.

        >>> [level.id for level in await ida.levels()]
        ['random', 'beginner', 'casual', 'strong', 'expert', 'master']
        """
        return await self._ask(calls.levels())

    async def packs(self) -> list[PackInfo]:
        """The packs with which tables can be opened here, with what they change.

        >>> await ida.packs()
        []
        """
        return await self._ask(calls.packs(self.language))

    async def played(self, table: TableInfo | ListedTable) -> Game:
        """What is played at a table: a game, or the game as the table's pack changes it.

        >>> (await ida.played(await ida.table(table))).id
        'die_patin'
        """
        if table.pack is None:
            return find(table.game)
        kept = await self._ask(calls.pack_source(table.pack.id))
        return await asyncio.to_thread(edition, kept)

    async def me(self) -> Person | None:
        """Who the house takes this client for.

        >>> (await ida.me()).name
        'Ida'
        """
        return await self._ask(calls.me())

    async def call_me(self, name: str | None = None, language: Language | None = None) -> Person:
        """Make a person, or change her name or language.

        >>> (await ida.call_me(language="de")).language
        'de'
        """
        return await self._ask(calls.call_me(name, language))

    # -------------------------------------------------------------- tables

    async def tables(
        self, state: State | None = None, game: str | None = None, mine: bool = False
    ) -> list[ListedTable]:
        """The newest tables: listed ones, or one's own.

        >>> table in [one.id for one in await ida.tables(state="running", mine=True)]
        True
        """
        return await self._ask(calls.tables(state, game, mine))

    async def open_table(
        self, game: str, seats: int | None = None, *, options: Mapping[str, OptionValue] = NO_OPTIONS,
        bots: Mapping[int, str] = NO_BOTS, seat: int | None = 0, listed: bool = True,
        pace: Literal["live", "leisure"] = "live", limits: ClockLimits | None = None, pack: str | None = None,
    ) -> Joined:  # fmt: skip
        """Open a table and sit down at `seat` (None: watch only); `bots` are levels by seat, `pack` is one of `packs`.

        >>> joined = await ida.open_table("ratland", seats=4, bots={1: "casual"}, options={"clans": "on"})
        >>> joined.seat, joined.table.state
        (0, 'open')
        """
        return await self._ask(calls.open_table(game, seats, options, bots, seat, listed, pace, limits, pack))

    async def table(self, table: str) -> ListedTable:
        """One table.

        >>> (await ida.table(table)).game
        'die_patin'
        """
        return await self._ask(calls.table(table))

    async def invite(self, table: str, seat: int | None = None) -> str:
        """A link with which one person may sit down.

        >>> waiting = (await ida.open_table("die_patin", seats=2, listed=False)).table.id
        >>> f"/t/{waiting}#" in await ida.invite(waiting)
        True
        """
        return self.house + await self._ask(calls.invite(table, seat))

    async def join(self, table: str, seat: int | None = None, code: str | None = None) -> Joined:
        """Sit down, or find one's seat again.

        >>> (await ida.join(table)).seat
        0
        """
        return await self._ask(calls.join(table, seat, code))

    async def leave(self, table: str) -> ListedTable:
        """Leave one's seat.

        >>> waiting = (await ida.open_table("die_patin", seats=2)).table.id
        >>> async with AsyncClient(url, "Bela") as bela:
        ...     seat = (await bela.join(waiting)).seat
        ...     (await bela.leave(waiting)).seats[seat].kind
        'free'
        """
        return await self._ask(calls.leave(table))

    async def set_bot(self, table: str, seat: int, level: str | None) -> ListedTable:
        """Give a free seat to a bot; level None: to nobody.

        >>> waiting = (await ida.open_table("die_patin", seats=2)).table.id
        >>> (await ida.set_bot(waiting, 1, "expert")).seats[1].level
        'expert'
        """
        return await self._ask(calls.set_bot(table, seat, level))

    async def start(self, table: str) -> ListedTable:
        """Begin the game; every seat must be taken.

        >>> ready = (await ida.open_table("die_patin", seats=2, bots={1: "random"})).table.id
        >>> (await ida.start(ready)).state
        'running'
        """
        return await self._ask(calls.start(table))

    async def abandon(self, table: str, wish: bool = True) -> ListedTable:
        """Wish to abandon the game, or no longer.

        >>> (await ida.abandon(table)).state
        'abandoned'
        """
        return await self._ask(calls.abandon(table, wish))

    async def rematch(self, table: str) -> Joined:
        """The same game again, at a new table.

        >>> ended = (await ida.abandon(table)).id
        >>> (await ida.rematch(ended)).table.game
        'die_patin'
        """
        return await self._ask(calls.rematch(table))

    async def record(self, table: str) -> str:
        """The record of a game that is over: `Match.replay` reads it.

        >>> ended = (await ida.abandon(table)).id
        >>> (await ida.record(ended)).splitlines()[1]
        'game: die_patin'
        """
        return await self._ask(calls.record(table))

    async def replay(self, table: str) -> Replay:
        """The moves and the chronicle of a game that is over.

        >>> ended = (await ida.abandon(table)).id
        >>> (await ida.replay(ended)).steps
        0
        """
        return await self._ask(calls.replay(table))

    async def known(self, table: str) -> Known:
        """What one's seat knows of the whole record: for bots that think ahead.

        >>> len((await ida.known(table)).legal)
        2
        """
        return await self._ask(calls.known(table))

    def look(self, table: str, *, token: str | None = None, patience: float = 60.0) -> AsyncLive:
        """A live view of the table, from one's seat or the token's: `async with client.look(id) as live`.

        >>> async with ida.look(table) as seen:
        ...     seen.view.prompt
        'Choose your start area.'
        """
        address = f"ws{self.house.removeprefix('http')}/api/tables/{table}/live"
        cookie = f"{COOKIE}={self.cookie}" if self.cookie else None
        return AsyncLive(address, cookie, self.language, token, patience)
