from typing import Annotated

import msgspec
import pytest

from undercity.engine.content import Entry, convert, entries
from undercity.engine.errors import BadContent


class Card(Entry):
    id: str
    power: Annotated[int, msgspec.Meta(ge=0, le=9)]


class Box(Entry):
    rounds: int
    card: list[Card]
    best: dict[str, tuple[Card, ...]] | None = None


GOOD = {"rounds": 5, "card": [{"id": "fox", "power": 3, "source": "public"}]}


def test_content_is_typed() -> None:
    box = convert(GOOD, Box, "box.toml")
    assert (box.rounds, box.card[0].power, box.card[0].source) == (5, 3, "public")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"rouns": 5}, "unknown field `rouns`"),
        ({"rounds": "5"}, "`$.rounds`"),
        ({"card": [{"id": "fox"}]}, "missing required field `power` - at `$.card[0]`"),
        ({"card": [{"id": "fox", "power": 10}]}, "<= 9 - at `$.card[0].power`"),
        ({"card": [{"id": "fox", "power": 1, "source": "hearsay"}]}, "`$.card[0].source`"),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadContent) as refused:
        convert({**GOOD, **change}, Box, "box.toml")
    assert words in str(refused.value)
    assert str(refused.value).startswith("box.toml: ")


def test_all_structs_of_a_shape_are_found() -> None:
    assert set(entries(Box)) == {Box, Card}
