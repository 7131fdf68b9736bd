"""Who looks at a table: streams of frames, and presence.

Those who must decide are told at once, the others when the server has a moment (`leisure.Later`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from undercity.server.facts import PATIENCE, Facts, Seat
from undercity.server.frames import Eyes, Listener, Painter, Stream
from undercity.server.served import ServedMatch


class Scene(NamedTuple):
    """What there is to be seen at a table."""

    facts: Facts
    match: ServedMatch | None
    cuts: list[int]  # of the journal
    chats: list[Any]


class Viewers:
    """The viewers of one table, and what each has been sent."""

    def __init__(self) -> None:
        self.streams: dict[Eyes, Stream] = {}
        self._scene: Scene
        self._painter: Painter
        self._late: dict[Stream, None] = {}  # streams that have not been shown the scene yet, in order
        self._infos: dict[tuple[int | None, bool, int | None], dict[str, Any]] = {}  # until facts or presence change

    # -------------------------------------------------------------- the scene changes

    def show(self, scene: Scene) -> bool:
        """Show the scene to who must decide; whether others are still to see it (`show_late`)."""
        self._set(scene)
        deciders = scene.match.deciders if scene.match else []
        self._late = {stream: None for stream in self.streams.values() if stream.listeners}
        for stream in [stream for stream in self._late if stream.eyes.seat in deciders]:
            self._advance(stream)
        return bool(self._late)

    def show_late(self) -> None:
        """Show it to the others; under overload they get several choices in one frame."""
        while self._late:
            self._advance(next(iter(self._late)))

    def _advance(self, stream: Stream) -> None:
        self._late.pop(stream, None)
        if frame := stream.advance(self._painter, self._scene.cuts, self._scene.chats):
            for listener in stream.listeners:
                listener.send("change", frame)

    def reword(self) -> None:
        """Players have other names: the chronicle is to be told anew."""
        for stream in self.streams.values():
            stream.reworded = True

    def forget_facts(self) -> None:
        """The table around the game is to be described anew."""
        self._infos.clear()

    def read_journal_again(self) -> None:
        """Numbers of the journal may have got another meaning: chronicles are told anew."""
        for stream in self.streams.values():
            stream.position = 0

    def _set(self, scene: Scene) -> None:
        self._scene = scene
        self._painter = Painter(scene.match, lambda eyes: self.info(scene.facts, eyes.seat, eyes.host, eyes.returns))

    # -------------------------------------------------------------- viewers come and go

    def add(self, listener: Listener, scene: Scene, stream_id: str | None = None, seq: int | None = None) -> None:
        """Let a viewer look with the eyes he has now, and send him what he lacks."""
        eyes = listener.eyes(scene.facts)
        stream = self.streams.setdefault(eyes, Stream(eyes))
        stream.listeners.add(listener)
        if eyes.seat is not None:
            self.forget_facts()  # presence may have changed
        self._set(scene)
        frame = stream.advance(self._painter, scene.cuts, scene.chats)
        for other in stream.listeners if frame else ():
            if other is not listener:
                other.send("change", frame or b"")
        missed = stream.missed_since(seq) if stream_id == stream.id and seq is not None else None
        if missed is None:
            listener.send("full", stream.full(scene.chats))
        for part in missed or ():
            listener.send("change", part)
        listener.send("ready", b'{"type":"ready","seq":%d}' % stream.seq)

    def drop(self, listener: Listener) -> None:
        """A viewer has gone."""
        for stream in [stream for stream in self.streams.values() if listener in stream.listeners]:
            stream.listeners.discard(listener)
            if stream.eyes.seat is not None:
                self.forget_facts()

    def reseat(self, scene: Scene) -> None:
        """Somebody may have sat down, left or been removed: nobody looks through eyes that are no longer his."""
        for stream in list(self.streams.values()):
            for listener in list(stream.listeners):
                if not listener.is_welcome(scene.facts):
                    self.drop(listener)
                elif listener.eyes(scene.facts) != stream.eyes:
                    self.drop(listener)
                    self.add(listener, scene)

    def send_away(self) -> None:
        """The table is no more: everybody goes."""
        for stream in self.streams.values():
            for listener in list(stream.listeners):
                listener.leave()
        self.streams.clear()

    def drop_idle(self) -> None:
        """Forget streams that nobody looks at."""
        self.streams = {eyes: stream for eyes, stream in self.streams.items() if stream.listeners}

    # -------------------------------------------------------------- presence

    def is_watched(self) -> bool:
        return any(stream.listeners for stream in self.streams.values())

    def is_present(self, seat: int) -> bool:
        return any(stream.listeners for eyes, stream in self.streams.items() if eyes.seat == seat)

    def seats_present(self) -> set[int]:
        return {eyes.seat for eyes, stream in self.streams.items() if stream.listeners and eyes.seat is not None}

    def info(self, facts: Facts, seat: int | None, host: bool, returns: int | None = None) -> dict[str, Any]:
        """The table around the game, for this viewer: docs/api.md, Table without clock and deciders."""
        key = (seat, host, returns)
        if key not in self._infos:
            self._infos[key] = describe(facts, seat, host, self.is_present, returns)
        return self._infos[key]


def describe(
    facts: Facts, seat: int | None, host: bool, is_present: Callable[[int], bool], returns: int | None = None
) -> dict[str, Any]:
    """A table as a viewer may know it: its seed only when it has ended."""
    return {
        "id": facts.id,
        "game": facts.game,
        "pack": facts.pack,
        "options": facts.options,
        "state": facts.state,
        "listed": facts.listed,
        "pace": facts.pace,
        "host": facts.seat_of(facts.host),
        "seats": [_describe_seat(seat, is_present(seat.seat)) for seat in facts.seats],
        "commitment": facts.commitment,
        "seed": facts.seed if facts.has_ended and facts.has_game else None,
        "result": facts.result,
        "rematch": facts.rematch,
        "created": facts.created,
        "started": facts.started,
        "ended": facts.ended,
        "limits": facts.limits,
        "hushed": facts.hushed,
        "rated": facts.rated,
        "rests": facts.rests,
        "laid_aside": facts.laid_aside,
        "patience": PATIENCE[facts.pace]._asdict(),
        "you": {
            "seat": seat,
            "host": host,
            "abandons": seat is not None and facts.seats[seat].abandons,
            "returns": returns,
        },
    }


def _describe_seat(seat: Seat, is_present: bool) -> dict[str, Any]:
    is_here = seat.kind == "person" and is_present
    return {
        "seat": seat.seat,
        "name": seat.name,
        "kind": seat.kind,
        "level": seat.level,
        "present": is_here,
        "abandons": seat.abandons,
        "seen": seat.seen if seat.kind == "person" and not is_here else None,
    }
