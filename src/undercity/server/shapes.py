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


class Device(Shape):
    """A browser or program of a person; `here`: the one that asks."""

    id: str
    name: str
    created: int
    seen: int
    here: bool


class Passkey(Shape):
    """With which a person signs in; its name is the device on which it was made."""

    id: str
    name: str
    created: int
    used: int | None


class PushState(Shape):
    """The key by which browsers know this server; whether this device takes its messages."""

    key: str
    here: bool


class QuietHours(Shape):
    """Hours in which a person is not told anything."""

    begin: str
    end: str
    zone: str


class Preferences(Shape, omit_defaults=True):
    """How a person likes the house."""

    colour: int | None = None
    theme: Literal["light", "dark"] | None = None
    sounds: bool | None = None
    pace: Literal["live", "leisure"] | None = None
    quiet: QuietHours | None = None


class Invitation(Shape):
    """A table to which somebody invites one."""

    table: str
    game: str
    inviter: str
    made: int


class Acquaintance(Shape):
    """Somebody with whom one has played: who sat at this seat of this table."""

    name: str
    table: str
    seat: int


class Opponent(Shape):
    """Somebody else at a table; rank and points once the game is finished."""

    name: str | None
    level: str | None
    rank: int | None
    points: int | None


class Played(Shape):
    """A game as one person played it."""

    table: str
    game: str
    pack: PackName | None  # that changed it
    state: Literal["open", "running", "finished", "abandoned"]
    rated: bool
    seats: int
    started: int
    ended: int | None
    seat: int
    rank: int | None
    points: int | None
    role: list[str] | None  # kind and id of what she was, once the game is finished
    others: list[Opponent]


class RoleFigures(Shape):
    """How often somebody played as this clan, personality, faction..., and won so."""

    kind: str
    id: str
    name: str
    games: int
    wins: int


class Figures(Shape):
    """A person's figures in one game; points and ranks in the order of the games."""

    games: int
    wins: int
    mean_rank: float
    mean_points: float
    best_points: int
    streak: int
    longest_streak: int
    points: list[int]
    ranks: list[int]
    roles: list[RoleFigures]


class Against(Shape):
    """How often one came before, level with and behind somebody."""

    name: str
    level: str | None
    won: int
    drawn: int
    lost: int


class Statistics(Shape):
    """A person's figures: by game, and against whom."""

    games: dict[str, Figures]
    opponents: list[Against]
    abandoned: int


class Rating(Shape):
    """How strong somebody is at a game: openskill's mu and sigma; bots stand still."""

    name: str
    level: str | None
    rating: float
    uncertainty: float
    games: int
    you: bool
    course: list[float]


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
    """Something to be decided; `together`: by several seats at once; `kinds` of choice that answer it."""

    name: str
    clause: str
    together: bool
    kinds: list[str]


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


class PackName(Shape):
    """The pack that changes a table's game."""

    id: str  # of the game as it is changed: for calls about a game
    name: str
    author: str
    title: dict[str, str]  # by language


class PackInfo(Shape):
    """A pack, with what it changes in words."""

    id: str
    game: str
    name: str
    author: str
    seats: SeatRange
    title: str
    about: str
    changes: list[str]


class Layout(Shape):
    """What a board is drawn from: content.toml, layout.toml, and names by message (`name_en`, `text_en`...)."""

    content: dict[str, Any]
    layout: dict[str, Any]
    names: dict[str, dict[str, str]]


class TableInfo(Shape):
    """A table around its game."""

    id: str
    game: str
    pack: PackName | None
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
    rated: bool  # or friendly
    rests: bool  # no rules of this version of the program can go on with the game: it can be read
    laid_aside: bool  # by who runs the server: it can be looked at, but not played on
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
    """Something that may be chosen now; `risk` warns of what it may cost, where the game's words do."""

    code: int
    kind: str
    arg: int
    notation: str
    text: str
    clause: str
    risk: str | msgspec.UnsetType = msgspec.UNSET


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


class Point(Shape):
    """A place of the board that is pointed at, and what is said of it."""

    at: str
    text: str


class Called(Shape):
    """What the player of a seat is called."""

    seat: int
    name: str


class Figure(Shape):
    """A figure of the guide after `step` of its steps; `said` tells of that step."""

    seats: list[Called]
    view: View
    caption: str
    said: str | None
    step: int
    steps: int
    points: list[Point]
    chronicle: list[Line]


class Reason(Shape):
    """Why a choice is not allowed, in the viewer's language; clause "": the game is over."""

    clause: str
    text: str


class LessonScene(Shape):
    """A lesson after `made` choices of the learner; `said` are kind words about the last one."""

    seats: list[Called]
    view: View
    choices: list[Choice]
    chronicle: list[Line]
    title: str
    learn: str
    task: str
    hint: str
    clause: str
    state: Literal["open", "solved", "failed"]
    said: str | None
    points: list[Point]
    made: int
    line: list[int]  # the choices made so far
    within: int | None  # the most choices
    solution: list[int] | None  # if asked for: one way from the start
    reason: Reason | None  # why the choice asked about is not allowed now


class LessonInfo(Shape):
    """A lesson of a game."""

    id: str
    title: str
    learn: str
    clause: str


class Explained(Shape):
    """A symbol, card or other thing, and what it is or does."""

    id: str
    name: str
    text: str


class AidStep(Shape):
    """A step of a turn or round; the decisions during which it is the present one."""

    id: str
    name: str
    text: str
    decisions: list[str]


class Aid(Shape):
    """The player aid."""

    steps: list[AidStep]
    symbols: list[Explained]


class Coach(Shape):
    """What the coach says: before a decision, and after an event, by their names."""

    decisions: dict[str, str]
    events: dict[str, str]


class Learn(Shape):
    """What a game teaches; `things` by kind: those on which something is printed."""

    guide: str | None
    lessons: list[LessonInfo]
    figures: list[str]
    aid: Aid
    coach: Coach
    things: dict[str, list[Explained]]


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


class HintReason(Shape):
    """What speaks for a choice, or against it, rather than the next best."""

    text: str
    for_: bool = msgspec.field(name="for")


class Hinted(Sent, tag="hint"):
    """What a bot would do; the candidates, the best first; what speaks for that one rather than the second.

    `placement`: where several answers are given as one, all that the bot would answer.
    """

    id: str
    code: int
    notation: str
    text: str
    candidates: list[Candidate]
    reasons: list[HintReason]
    placement: dict[str, int | bool] | None


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
