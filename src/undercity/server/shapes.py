"""What the browser receives, as types: docs/api.md in code.

The server builds these documents as plain dicts, because it compares them; `tests/server/test_shapes.py` reads real
answers back through these types, and `undercity.server.types` writes them down for the web table in TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Face = Annotated[Any, msgspec.Meta(extra={"typescript": "Face"})]
Change = Annotated[list[Any], msgspec.Meta(extra={"typescript": "Change"})]


class Shape(msgspec.Struct, kw_only=True):
    """Base of everything sent. A client passes over fields it does not know; for the server they are a mistake."""


# ------------------------------------------------------------------ people and games


class Person(Shape):
    """Somebody with a name."""

    id: str
    name: str
    language: str
    webhook: str | None


class Option(Shape):
    """Something that can be set before a game begins."""

    name: str
    type: Literal["integer", "number", "boolean", "string", "choice", "set", "list"]
    default: Any
    least: float | None
    most: float | None
    values: list[Any] | None
    description: str


class SeatRange(Shape):
    """How many can play."""

    least: int
    most: int


class Kind(Shape):
    """A kind of choice: its first code, and a label for each."""

    name: str
    first: int
    labels: list[str]


class Decision(Shape):
    """Something to be decided; `together`: by several seats at once."""

    name: str
    clause: str
    together: bool


class Event(Shape):
    """Something the chronicle can tell; `things` names what it is about and of which kind each thing is."""

    name: str
    clause: str
    things: dict[str, str]


class GameInfo(Shape):
    """A game of the house."""

    id: str
    title: str
    prefix: str
    description: dict[str, str]
    seats: SeatRange
    languages: list[str]
    options: list[Option]
    kinds: list[Kind]
    decisions: list[Decision]
    events: list[Event]


class Level(Shape):
    """How well a bot plays."""

    id: str
    title: str
    description: str


# ------------------------------------------------------------------ tables


class Seat(Shape):
    """Who sits there."""

    seat: int
    name: str | None
    kind: Literal["free", "person", "bot"]
    level: str | None
    present: bool
    abandons: bool
    seen: int | None  # when she was last connected, if she is away


class Result(Shape):
    """How a game ended, by seat."""

    points: list[int]
    ranks: list[int]


class You(Shape):
    """The viewer; seat null: a spectator."""

    seat: int | None
    host: bool
    abandons: bool
    returns: int | None  # the seat in a running game to which a spectator who sat there may come back


class ClockLimits(Shape):
    """Seconds for a turn and for the whole game, and what happens when they are over."""

    turn: int | None
    game: int | None
    then: Literal["bot_decides", "bot_takes_over", "loses"]


class Patience(Shape):
    """Seconds that somebody must have been away before the host, or any player, may hand his seat over."""

    host: int
    players: int


class TableInfo(Shape):
    """A table around its game."""

    id: str
    game: str
    options: dict[str, Any]
    state: Literal["open", "running", "finished", "abandoned"]
    listed: bool
    pace: Literal["live", "leisure"]
    host: int | None
    seats: list[Seat]
    commitment: str
    seed: str | None
    result: Result | None
    rematch: str | None
    created: int
    started: int | None
    ended: int | None
    limits: ClockLimits | None
    hushed: bool
    patience: Patience
    you: You


class ListedTable(TableInfo):
    """A table as lists show it: with the choices made, as a spectator may know them, and whose turn it is."""

    clock: int
    deciders: list[int]


class Joined(Shape):
    """Somebody has sat down, or watches."""

    table: ListedTable
    seat: int | None
    token: str | None


class Known(Shape):
    """What a seat knows of the whole record, by field (`Match.concealed`), and the codes of what it may choose now."""

    position: dict[str, Any]
    legal: list[int]


class Clocks(Shape):
    """Seconds each seat has had to decide until `at`, in seconds since 1970, when the present deciders' turn began."""

    used: list[int]
    at: int
    now: int
    deciders: list[int]


# ------------------------------------------------------------------ the game as a viewer sees it


class View(Shape):
    """A position; `table` is the game's own face, which its board reads."""

    game: str
    seat: int | None
    seats: int
    clock: int
    over: bool
    deciders: list[int]
    decision: str | None
    prompt: str
    names: list[str]  # what the players are called, by seat, in all that is told
    roles: list[str | None]  # what each is in the game: a clan, a colour
    can_undo: bool
    points: list[int]
    ranks: list[int] | None
    table: Face


class Choice(Shape):
    """Something that may be chosen now."""

    code: int
    kind: str
    arg: int
    notation: str
    text: str
    clause: str


class Line(Shape):
    """One line of the chronicle."""

    clock: int
    event: str
    things: dict[str, int]
    text: str
    clause: str


class Chat(Shape):
    """A line of chat."""

    number: int
    time: int
    seat: int | None
    name: str
    text: str


class Doc(Shape):
    """Everything a viewer sees of a table, but for chronicle and chat."""

    table: TableInfo
    view: View | None
    choices: list[Choice]


class Move(Shape):
    """A choice that was made."""

    seat: int
    notation: str


class Replay(Shape):
    """A finished game."""

    steps: int
    moves: list[Move]
    chronicle: list[Line]


class Judgements(Shape):
    """How good step k of a finished game looked for a seat: `judgements[k][seat]`, from -1 (lost) to 1 (won)."""

    judgements: list[list[float]]


class ReplayStep(Shape):
    """One position of a finished game."""

    step: int
    steps: int
    view: View
    choices: list[Choice]
    chronicle: list[Line]


# ------------------------------------------------------------------ frames of the WebSocket


class Sent(Shape, tag_field="type"):
    """Base of every frame the server sends."""


class Full(Sent, tag="full"):
    """Everything."""

    stream: str
    seq: int
    doc: Doc
    chronicle: list[Line]
    chat: list[Chat]


class Told(Shape):
    """The chronicle from index `from` on."""

    from_: int = msgspec.field(name="from")
    lines: list[Line]


class Changed(Sent, tag="change"):
    """What has changed for this viewer."""

    seq: int
    doc: list[Change]
    chronicle: Told | msgspec.UnsetType = msgspec.UNSET
    chat: list[Chat] | msgspec.UnsetType = msgspec.UNSET


class Ready(Sent, tag="ready"):
    """Nothing is missing any more."""

    seq: int


class Done(Sent, tag="ok"):
    """A wish is stored; the clock is left out for chat. `made`, for a list: how many of its choices were made."""

    id: str
    clock: int | msgspec.UnsetType = msgspec.UNSET
    repeated: bool | msgspec.UnsetType = msgspec.UNSET
    made: int | msgspec.UnsetType = msgspec.UNSET


class Failed(Sent, tag="error"):
    """A wish was refused."""

    id: str | None
    code: str
    message: str


class Candidate(Shape):
    """A choice as the bot saw it: its share of the bot's tries, and the result to expect, -1 (last) to 1 (first)."""

    code: int
    share: float
    expected: float | None


class Hinted(Sent, tag="hint"):
    """What a bot would do; the candidates, the best first."""

    id: str
    code: int
    notation: str
    text: str
    candidates: list[Candidate]


class Reason(Shape):
    """Why a choice is not allowed, in the viewer's language; clause "": the game is over."""

    clause: str
    text: str


class Reasoned(Sent, tag="why_not"):
    """The reason against a choice; none if it is allowed."""

    id: str
    code: int
    notation: str
    reason: Reason | None


class Pong(Sent, tag="pong"):
    """Still here."""


class Bye(Sent, tag="bye"):
    """The server closes the connection."""

    reason: str


Frame = Full | Changed | Ready | Done | Failed | Hinted | Reasoned | Pong | Bye
