"""The chronicle, whole: what each thing that can happen is told as, line by line."""

from __future__ import annotations

import pytest

from games.ratcatcher import story_city, story_rats, story_turn
from undercity.games.ratcatcher import GAME

STORIES = story_city.STORIES | story_turn.STORIES | story_rats.STORIES


@pytest.mark.parametrize("name", STORIES)
def test_the_story(name: str) -> None:
    story, told = STORIES[name]
    assert [line.text for line in story().chronicle(0)] == told


def test_every_event_has_its_place_in_a_story() -> None:
    told = {line.event for story, _ in STORIES.values() for line in story().chronicle(0)}
    assert {event.name for event in GAME.events.all} - told == {"rats_held", "rats_netted"}  # test_face.py has these
