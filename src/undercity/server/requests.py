"""What clients send, typed and bounded: bodies of HTTP requests and frames of the WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec

Language = Literal["en", "de", "fr"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
MessageId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,40}\Z")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
Clock = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Code = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
LevelName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key = Annotated[str, msgspec.Meta(max_length=60)]
HourAndMinute = Annotated[str, msgspec.Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]\Z")]
DAY = 24 * 3600


def own_id(who: str, which: object) -> str:
    """The id of a message of the server's own. It has a character that no client may write in one."""
    return f"{who}:{which}"


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Base of every body: unknown fields are refused."""


class Nothing(Body):
    """A call without wishes."""


class ClockLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds that a seat may take for a turn and for the whole game, and what happens when they are over."""

    turn: Annotated[int, msgspec.Meta(ge=5, le=30 * DAY)] | None = None
    game: Annotated[int, msgspec.Meta(ge=60, le=365 * DAY)] | None = None
    then: Literal["bot_decides", "bot_takes_over", "loses"] = "bot_decides"


class Me(Body):
    """Make a person, or change the fields given."""

    name: Name | None = None
    language: Language | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | msgspec.UnsetType | None = msgspec.UNSET


class SignOut(Body):
    """Sign a device out; none: this one."""

    device: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Arrive(Body):
    """Come with a code from another device, or with the recovery code."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Credential(Body):
    """What the browser made of a question for a passkey."""

    credential: Annotated[dict[str, Any], msgspec.Meta(max_length=20)]


class RemovePasskey(Body):
    """Sign in with this passkey no more."""

    passkey: Annotated[str, msgspec.Meta(min_length=1, max_length=1500)]


class Forget(Body):
    """Delete all that is known of me."""

    really: bool = False


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which somebody is not told anything, every day, by the clocks of a time zone."""

    begin: HourAndMinute
    end: HourAndMinute
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] = "UTC"


class Subscribe(Body):
    """Where this device's browser takes messages: what its PushSubscription says."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Preferences(Body):
    """How one likes the house; null takes a setting away."""

    colour: Annotated[int, msgspec.Meta(ge=0, le=11)] | msgspec.UnsetType | None = msgspec.UNSET
    theme: Literal["light", "dark"] | msgspec.UnsetType | None = msgspec.UNSET
    sounds: bool | msgspec.UnsetType | None = msgspec.UNSET
    pace: Literal["live", "leisure"] | msgspec.UnsetType | None = msgspec.UNSET
    quiet: Quiet | msgspec.UnsetType | None = msgspec.UNSET


class NewTable(Body):
    """Open a table."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None
    options: dict[Key, int | float | bool | Annotated[str, msgspec.Meta(max_length=500)]] = {}
    listed: bool = True
    pace: Literal["live", "leisure"] = "live"
    seat: SeatNumber | None = 0
    bots: dict[Key, LevelName] = {}
    limits: ClockLimits | None = None
    rated: bool = False
    pack: Annotated[str, msgspec.Meta(max_length=40)] | None = None  # by name: one of those that the server offers


class TakeLesson(Body):
    """A lesson after these choices, and a whole placement if there is one; `show` asks for a solution, `why_not` why a
    choice is not allowed now."""

    choices: Annotated[list[Code], msgspec.Meta(max_length=200)] = []
    placement: Annotated[dict[Key, Any], msgspec.Meta(max_length=64)] | None = None
    language: Language = "en"
    show: bool = False
    why_not: Code | None = None


class Join(Body):
    """Sit down."""

    seat: SeatNumber | None = None
    code: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody with whom one has played: who sat at this seat of this table."""

    table: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{4,20}\Z")]
    seat: SeatNumber


class Invite(Body):
    """A code for one person; a guest is told, and needs none."""

    seat: SeatNumber | None = None
    guest: Guest | None = None


class Remove(Body):
    """Remove the person at this seat, or who said this line of chat."""

    seat: SeatNumber | None = None
    line: Clock | None = None


class SetBot(Body):
    """A bot for this seat; level null: nobody."""

    seat: SeatNumber
    level: LevelName | None


class HandOver(Body):
    """Give an absent person's seat to a bot; level null: to nobody."""

    seat: SeatNumber
    level: LevelName | None = None


class Mute(Body):
    """Silence who said this line of chat, or no longer."""

    line: Clock
    muted: bool = True


class Hush(Body):
    """Only people at the table may chat, or everybody."""

    hushed: bool = True


class Abandon(Body):
    """Wish to abandon the game, or no longer."""

    wish: bool = True


# ------------------------------------------------------------------ over the WebSocket


class Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Base of every frame of a client."""


class Hello(Message, tag="hello"):
    """The first frame: who, in which language, and what is known already."""

    language: Language = "en"
    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    stream: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    seq: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Choose(Message, tag="choose"):
    """A choice by code or notation, several as one, or a whole placement; `clock` is the clock seen."""

    id: MessageId
    clock: Clock
    code: Code | None = None
    notation: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    codes: Annotated[list[Code], msgspec.Meta(min_length=1, max_length=64)] | None = None
    placement: Annotated[dict[Key, Any], msgspec.Meta(max_length=64)] | None = None


class Undo(Message, tag="undo"):
    """Take back one's last choice."""

    id: MessageId
    clock: Clock


class Say(Message, tag="chat"):
    """A line of chat."""

    id: MessageId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Hint(Message, tag="hint"):
    """What would a bot do?"""

    id: MessageId


class WhyNot(Message, tag="why_not"):
    """Why is this choice, by code or notation, not allowed now?"""

    id: MessageId
    code: Code | None = None
    notation: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class Speak(Message, tag="language"):
    """Change the language."""

    language: Language


class Resync(Message, tag="resync"):
    """Send everything again."""


class Ping(Message, tag="ping"):
    """Are you there?"""


Frame = Choose | Undo | Say | Hint | WhyNot | Speak | Resync | Ping | Hello
read_frame: Callable[[str], Frame] = msgspec.json.Decoder(Frame).decode


class ChooseBody(Body):
    """A choice over HTTP: as on the WebSocket."""

    id: MessageId
    clock: Clock
    code: Code | None = None
    notation: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    codes: Annotated[list[Code], msgspec.Meta(min_length=1, max_length=64)] | None = None
    placement: Annotated[dict[Key, Any], msgspec.Meta(max_length=64)] | None = None

    def message(self) -> Choose:
        return Choose(
            id=self.id,
            clock=self.clock,
            code=self.code,
            notation=self.notation,
            codes=self.codes,
            placement=self.placement,
        )
