"""What a viewer has been sent, put together as docs/api.md says; knows nothing of networks."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from undercity.server.requests import Hello, Language
from undercity.server.shapes import Chat, Choice, Doc, Line, TableInfo, View


class Picture:
    """A table as this viewer sees it."""

    def __init__(self, language: Language = "en", token: str | None = None) -> None:
        self.language, self.token = language, token
        self.stream: str | None = None
        self.seq = -1
        self.chronicle: list[Line] = []
        self.chat: list[Chat] = []
        self._doc: Any = None

    def hello(self) -> Hello:
        """What to say first: who looks, and what he has already."""
        seq = self.seq if self.stream is not None else None
        return Hello(language=self.language, token=self.token, stream=self.stream, seq=seq)

    def take(self, frame: dict[str, Any]) -> bool:
        """Put a `full` or a `change` into the picture; False: something is missing, ask for everything."""
        if frame["type"] == "full":
            self.stream, self.seq, self._doc = frame["stream"], frame["seq"], frame["doc"]
            self.chronicle = msgspec.convert(frame["chronicle"], list[Line])
            self.chat = msgspec.convert(frame["chat"], list[Chat])
        elif self._doc is None or frame["seq"] != self.seq + 1:
            return False
        else:
            self._change(frame)
        self.__dict__.pop("doc", None)
        return True

    def _change(self, frame: dict[str, Any]) -> None:
        self.seq = frame["seq"]
        self._doc = changed(self._doc, frame["doc"])
        if told := frame.get("chronicle"):
            self.chronicle[told["from"] :] = msgspec.convert(told["lines"], list[Line])
        self.chat += msgspec.convert(frame.get("chat", []), list[Chat])

    @cached_property
    def doc(self) -> Doc:
        """Everything but chronicle and chat; a new object whenever something has changed."""
        return msgspec.convert(self._doc, Doc)

    @property
    def table(self) -> TableInfo:
        return self.doc.table

    @property
    def view(self) -> View | None:
        return self.doc.view

    @property
    def choices(self) -> list[Choice]:
        return self.doc.choices

    @property
    def clock(self) -> int:
        """Of the view; -1 before the start."""
        return -1 if self.doc.view is None else self.doc.view.clock

    @property
    def has_ended(self) -> bool:
        return self.table.state in ("finished", "abandoned")


def changed(doc: Any, changes: list[list[Any]]) -> Any:
    """The document with the changes made.

    >>> changed({"view": {"clock": 3, "rats": [1, 2]}}, [[["view", "rats", 1], 5], [["view", "clock"]]])
    {'view': {'rats': [1, 5]}}
    """
    for path, *value in changes:
        if not path:
            doc = value[0]
            continue
        at = doc
        for key in path[:-1]:
            at = at[key]
        if value:
            at[path[-1]] = value[0]
        else:
            del at[path[-1]]
    return doc
