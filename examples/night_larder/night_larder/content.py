"""What content.toml holds: the shelves of the larder (NL-1.2) and the treat (NL-3.2). A pack can change it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from undercity.engine.content import Entry, load

FOLDER = Path(__file__).parent
Crumbs = Annotated[int, Meta(ge=0, le=9)]


class Shelf(Entry):
    """A shelf: its crumbs on the first evening, and those that fall every night."""

    id: Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
    start: Crumbs
    falls: Crumbs


class Content(Entry):
    """The whole file."""

    treat: Crumbs
    shelf: Annotated[tuple[Shelf, ...], Meta(min_length=3, max_length=8)]


CONTENT = load(FOLDER / "content.toml", Content)
