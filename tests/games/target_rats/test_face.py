"""What people read: names, prompts and choices in English and German (no clause of its own)."""

from __future__ import annotations

import json
import random

import pytest

from games.target_rats.burrow import GAME, city, give, go, lay, put, rig, scavenge, space, stack, turn
from kit import play_random
from undercity import Match
from undercity.games.target_rats.table import (
    ACT_PHASE,
    CARD_IDS,
    FACTION_IDS,
    FIGHT_PHASE,
    ITEM_IDS,
    PUSH,
    QUADRANT_IDS,
    SPACE_IDS,
)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_thing_has_its_own_name(language: str) -> None:
    """TR-1.1: factions, spaces, cards and items are told apart by name."""
    for kind, things in (
        ("faction", FACTION_IDS),
        ("space", SPACE_IDS),
        ("card", CARD_IDS),
        ("item", ITEM_IDS),
        ("quadrant", QUADRANT_IDS),
    ):
        names = [GAME.name((kind, k), language) for k in range(len(things))]
        assert len(set(names)) == len(names)
    assert GAME.name(("card", 0), "en") != GAME.name(("card", 0), "de")


def test_words_of_a_turn() -> None:
    """TR-5.10, TR-7.3: a choice says what it leads to."""
    s = city("white")
    put(s, "white", "s_nw1", "1u+1f")
    put(s, "grey", "s_nw2", "1u")
    put(s, "white", "s_west", "1u")
    m = turn(s)
    assert m.prompt(0) == "Choose a space to move a group from; group movements left: 2."
    assert m.prompt(1, "de") == "Warten auf Spieler 1."
    m.choose(0, "space:s_nw1")
    m.choose(0, "group:1u+1f")
    assert m.prompt(0) == "Where does the group (1 unfed, 1 fed) from Corner Tavern go?"
    texts = {c.notation: c.text for c in m.choices(0)}
    assert texts["space:s_nw2"] == "Attack the Grey Rats at Northwest Sewer Cover"
    assert texts["space:s_west"] == "Join your rats at West Gangway"
    assert texts["space:s_sw3"] == "Go to Market Loading Dock"
    clauses = {c.notation: c.clause for c in m.choices(0)}
    assert clauses["space:s_nw2"] == "TR-5.10"
    s = city("white")
    put(s, "white", "s_nw1", "1u")
    lay(s, "s_nw1", "grey")
    s.acting[space("s_nw1")] = 1
    m = go(s, ACT_PHASE)
    m.choose(0, "space:s_nw1")
    assert {c.text for c in m.choices(0)} == {
        "Scavenge at Corner Tavern: take over the nest of the Grey Rats",
        "Rest at Corner Tavern",
    }


def test_words_of_a_push() -> None:
    """TR-12.4 to TR-12.6: death, fight, home."""
    s = city("white")
    s.phase = 2
    put(s, "white", "s_sw2", "2u")
    put(s, "grey", "s_sw2", "1u")
    put(s, "black", "s_sw1", "1u")
    s.exterminator = space("s_sw3")
    m = go(s, PUSH, space("s_sw2"), 0, 3)
    texts = {c.notation: c.text for c in m.choices(0)}
    assert texts == {
        "space:s_sw1": "Push into a fight with the Black Rats at Rail Yard Fence",
        "space:s_sw3": "Push into the Exterminator at Market Loading Dock",
        "space:u_sw2": "Push to Southwest Main Drain",
        "space:home_sw": "Push home to Grey Rats Home Nest",
    }
    assert all(c.clause for c in m.choices(0))


def test_dice_are_shown() -> None:
    """TR-11.2: every die of a roll stands in the chronicle."""
    s = city("white")
    put(s, "white", "s_nw1", "3u")
    put(s, "grey", "s_nw1", "1u")
    give(s, "grey", "broken_bottle")
    rig(s, 1, 6, 2, 2, 5)
    m = go(s, FIGHT_PHASE)
    m.choose(3, "use")
    texts = [line.text for line in m.chronicle() if line.event == "dice_rolled"]
    assert texts == ["Grey Rats roll ⚀⚅.", "White Rats roll ⚁⚁⚄."]


def test_a_drawn_card_is_in_the_view() -> None:
    """TR-8.1: with its text in both languages."""
    s = city("white")
    put(s, "white", "s_nw1", "3u")
    give(s, "white", "gas_mask")
    stack(s, "alley_cat")
    m = scavenge(s, "s_nw1")
    (shown,) = m.view(2)["table"]["drawn"]
    assert shown["id"] == "alley_cat"
    assert shown["text_de"] == "Eine Ratte hier stirbt."
    assert m.prompt(0, "de") == "Mit der Fingerhut-Gasmaske Straßenkatze aufheben?"


def test_views_are_json() -> None:
    """TR-18.1: a whole game's views can be sent."""
    m = play_random(Match("target_rats", 4, 3, round_cap=5), random.Random(3))
    json.dumps(m.view(0, "de"))
    assert m.view()["table"]["winner"] is None
