"""Records: bytes, faces, JSON."""

from __future__ import annotations

from typing import Annotated

import pytest

from undercity import BadPosition
from undercity.engine.record import Cube, Grid, Record, Row, cell, grid, row


class Sample(Record, agenda=2, tape=3):
    small: Annotated[int, cell(-1, 4)]
    wide: Annotated[int, cell(0, 200)]
    line: Annotated[Row, row(3, -5, 5)]
    field: Annotated[Grid, grid((2, 3), 0, 300)]
    stack: Annotated[Cube, grid((2, 2, 2), 0, 9)]


def filled() -> Sample:
    s = Sample()
    s.seats = 2
    s.small, s.wide = -1, 200
    s.line[1] = -5
    s.field[1][2] = 300
    s.stack[1][0][1] = 9
    return s


def test_the_face_reads_and_writes_the_bytes() -> None:
    s = filled()
    record = s.array.view(Sample.dtype)[0]
    assert (record["small"], record["wide"]) == (-1, 200)
    assert record["line"].tolist() == [0, -5, 0]
    assert record["field"].tolist() == [[0, 0, 0], [0, 0, 300]]
    assert record["stack"][1][0][1] == 9
    assert all(type(value) is int for value in (s.small, s.line[1], s.field[1][2]))


def test_copies_are_equal_and_apart() -> None:
    s = filled()
    twin = s.copy()
    assert twin.tobytes() == s.tobytes()
    assert twin.digest() == s.digest()
    twin.line[0] = 1
    assert s.line[0] == 0
    assert twin.digest() != s.digest()


def test_the_tape_is_no_part_of_the_position() -> None:
    s = filled()
    before = s.tobytes()
    s.told = 1
    s.tape[0][0] = 5
    assert s.tobytes() == before
    assert "tape" not in s.to_json()


def test_a_value_that_does_not_fit_is_refused_in_plain_mode() -> None:
    s = filled()
    with pytest.raises(ValueError, match="memoryview"):
        s.small = 400


def test_json_round_trip() -> None:
    s = filled()
    assert Sample.from_json(s.to_json()).tobytes() == s.tobytes()


@pytest.mark.parametrize(("change", "message"), [
    ({"small": 5}, "'small' must hold whole numbers from -1 to 4, not 5"),
    ({"small": True}, "'small' must hold whole numbers"),
    ({"small": 1.5}, "'small' must hold whole numbers"),
    ({"line": [0, 0]}, "'line' must be a list of shape 3"),
    ({"line": 7}, "'line' must be a list of shape 3"),
    ({"field": [[0, 0, 0], [0, 0, 301]]}, "from 0 to 300, not 301"),
    ({"tail": 1}, "unknown field 'tail'; the fields are key, draws"),
])  # fmt: skip
def test_bad_json_is_refused_in_one_sentence(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Sample.from_json({**filled().to_json(), **change})


def test_a_missing_field_is_named() -> None:
    position = filled().to_json()
    del position["wide"]
    with pytest.raises(BadPosition, match="'wide' is missing"):
        Sample.from_json(position)


def test_wrong_number_of_bytes() -> None:
    with pytest.raises(BadPosition, match=f"has {Sample.core} bytes, not 3"):
        Sample(b"abc")


def test_bounds_rule_finds_the_field() -> None:
    rule = Sample.bounds_rule()
    s = filled()
    assert rule(s) == 0
    s.field[0][1] = 301
    assert list(Sample.fields)[rule(s) - 1] == "field"
