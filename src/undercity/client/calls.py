"""The calls of docs/api.md as values: what to send and what comes back. Both clients send these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

import msgspec

from undercity.engine.packs import Kept
from undercity.server import requests
from undercity.server.requests import Body, ClockLimits, Language, Nothing
from undercity.server.shapes import GameInfo, Joined, Known, Level, ListedTable, PackInfo, Person, Replay

A = TypeVar("A")

State = Literal["open", "running", "finished", "abandoned"]
OptionValue = int | float | bool | str


@dataclass(frozen=True)
class Call(Generic[A]):
    """One request; `part` names the field of the answer that matters."""

    path: str
    answer: type[A]
    body: Body | None = None  # without one it is a GET
    part: str | None = None
    plain: bool = False  # the answer is a text, not JSON
    query: dict[str, str] = field(default_factory=dict)

    @property
    def method(self) -> str:
        return "GET" if self.body is None else "POST"

    def read(self, content: bytes) -> A:
        """What the server answered."""
        if self.plain:
            return content.decode()  # type: ignore[return-value]
        whole = msgspec.json.decode(content)
        return msgspec.convert(whole if self.part is None else whole[self.part], self.answer)


def _at(table: str, what: str, answer: type[A], body: Body | None = None, part: str | None = None) -> Call[A]:
    return Call(f"/api/tables/{table}/{what}", answer, body, part)


def games() -> Call[list[GameInfo]]:
    return Call("/api/games", list[GameInfo], part="games")


def clauses(game: str) -> Call[dict[str, str]]:
    return Call(f"/api/games/{game}/clauses", dict[str, str], part="clauses")


def packs(language: Language) -> Call[list[PackInfo]]:
    return Call("/api/packs", list[PackInfo], part="packs", query={"language": language})


def pack_source(pack: str) -> Call[Kept]:
    return Call(f"/api/packs/{pack}/source", Kept)


def levels() -> Call[list[Level]]:
    return Call("/api/bots", list[Level], part="levels")


def me() -> Call[Person | None]:
    return Call("/api/me", Person | None, part="person")  # type: ignore[arg-type]


def call_me(name: str | None, language: Language | None) -> Call[Person]:
    return Call("/api/me", Person, requests.Me(name=name, language=language), part="person")


def tables(state: State | None, game: str | None, mine: bool) -> Call[list[ListedTable]]:
    wishes = {"state": state, "game": game, "mine": "true" if mine else None}
    query = {name: value for name, value in wishes.items() if value is not None}
    return Call("/api/tables", list[ListedTable], part="tables", query=query)


def open_table(
    game: str, seats: int | None, options: Mapping[str, OptionValue], bots: Mapping[int, str], seat: int | None,
    listed: bool, pace: Literal["live", "leisure"], limits: ClockLimits | None, pack: str | None,
) -> Call[Joined]:  # fmt: skip
    levels_by_seat = {str(number): level for number, level in bots.items()}
    wish = requests.NewTable(
        game=game, seats=seats, options=dict(options), listed=listed, pace=pace, seat=seat, bots=levels_by_seat,
        limits=limits, pack=pack,
    )  # fmt: skip
    return Call("/api/tables", Joined, wish)


def table(table: str) -> Call[ListedTable]:
    return Call(f"/api/tables/{table}", ListedTable)


def invite(table: str, seat: int | None) -> Call[str]:
    return _at(table, "invite", str, requests.Invite(seat=seat), "link")


def join(table: str, seat: int | None, code: str | None) -> Call[Joined]:
    return _at(table, "join", Joined, requests.Join(seat=seat, code=code))


def leave(table: str) -> Call[ListedTable]:
    return _at(table, "leave", ListedTable, Nothing())


def set_bot(table: str, seat: int, level: str | None) -> Call[ListedTable]:
    return _at(table, "bot", ListedTable, requests.SetBot(seat=seat, level=level))


def start(table: str) -> Call[ListedTable]:
    return _at(table, "start", ListedTable, Nothing())


def abandon(table: str, wish: bool) -> Call[ListedTable]:
    return _at(table, "abandon", ListedTable, requests.Abandon(wish=wish))


def rematch(table: str) -> Call[Joined]:
    return _at(table, "rematch", Joined, Nothing())


def record(table: str) -> Call[str]:
    return Call(f"/api/tables/{table}/record", str, plain=True)


def replay(table: str) -> Call[Replay]:
    return _at(table, "replay", Replay)


def known(table: str) -> Call[Known]:
    return _at(table, "known", Known)
