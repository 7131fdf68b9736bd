"""Information (TR-18): everything is public but the order of the decks and the dice to come."""

from __future__ import annotations

import json
import random

import pytest

from games.target_rats.burrow import (
    GAME,
    act,
    act_phase,
    city,
    crown,
    do,
    give,
    go,
    lay,
    move,
    put,
    rig,
    scavenge,
    stack,
    turn,
)
from kit import begin, deciders, imagined, walk
from undercity import Match, NothingToUndo
from undercity.engine.seam import plain
from undercity.games.target_rats.table import CARD_IDS, FIGHT_PHASE


def test_what_is_public() -> None:
    """TR-18.1: rats, tokens, supplies, Exterminator, throne, reserves, items, discards, deck sizes, holds, phase."""
    s = city("white", rats="white s_nw1 2u+1f")
    crown(s, "grey")
    lay(s, "s_se1", "food")
    lay(s, "u_sw1", "grey")
    give(s, "brown", "smoke_bomb", used=True)
    put(s, "brown", "home_ne", "2u")
    stack(s, "hawk", "hawk")
    s.exterminator = 3
    s.hold[3] = 1
    views = [turn(s.copy()).view(seat)["table"] for seat in (None, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    table = views[0]
    spaces = {entry["id"]: entry for entry in table["spaces"]}
    assert spaces["s_nw1"]["rats"][0]["unfed"] == 2
    assert spaces["s_nw1"]["rats"][0]["fed"] == 1
    assert spaces["s_se1"]["token"] == {"kind": "food", "faction": None}
    assert spaces["u_sw1"]["token"] == {"kind": "nest", "faction": "grey"}
    assert table["supply"] == {"food": 7, "sewer": 4}
    assert table["exterminator"] == "s_ne3"
    assert table["throne"] == "grey"
    players = {entry["faction"]: entry for entry in table["players"]}
    assert players["white"]["reserve"] == 9
    assert players["grey"]["nests"] == 1
    assert players["brown"]["item"]["id"] == "smoke_bomb"
    assert players["brown"]["item"]["ready"] is False
    assert players["grey"]["hold"] == 1
    assert table["decks"][0]["cards"] == 2
    assert table["decks"][0]["discard"]["alley_cat"] == 3
    assert table["phase"] == "move"
    assert table["active"] == "white"


def test_dice_are_public() -> None:
    """TR-18.1: the roll of a fight lies open while its loser may still answer."""
    s = city("white", rats="white s_nw1 2u, grey s_nw1 1u")
    give(s, "grey", "lucky_token")
    rig(s, 2, 5, 6)

    m = go(s, FIGHT_PHASE)
    players = {entry["faction"]: entry for entry in m.view(1)["table"]["players"]}
    assert players["white"]["dice"] == [5, 6]
    assert players["white"]["total"] == 11
    assert players["grey"]["dice"] == [2]


def test_who_has_moved_is_public() -> None:
    """TR-18.2: which rats have moved and which spaces have still to act."""
    s = city("white", rats="white s_nw1 2u, white s_se1 1u")
    m = move(turn(s), "s_nw1", "1u", "s_nw3")
    spaces = {entry["id"]: entry for entry in m.view(3)["table"]["spaces"]}
    assert spaces["s_nw3"]["rats"][0]["moved_unfed"] == 1
    assert spaces["s_nw1"]["rats"][0]["moved_unfed"] == 0
    do(m, "done")
    spaces = {entry["id"]: entry for entry in m.view(3)["table"]["spaces"]}
    assert [name for name, entry in spaces.items() if entry["acting"]] == ["s_nw3"]


def test_the_order_of_the_decks_is_secret() -> None:
    """TR-18.3: the same known position with other dice draws other cards; the composition is public."""
    s = city("white", rats="white s_nw1 2u")
    seen = set()
    for seed in range(25):
        twin = s.copy()
        twin.key[0] = seed
        m = scavenge(twin, "s_nw1")
        seen.add(next(line.things["card"] for line in m.chronicle() if line.event == "card_drawn"))
    assert len(seen) > 5
    left = turn(s).view(2)["table"]["decks"][0]["left"]
    assert sum(left.values()) == 45
    assert left["chicago_dog"] == 3


def test_draws_follow_the_composition() -> None:
    """TR-18.3, TR-3.1: as from a shuffled deck, every copy is equally likely to be on top."""
    s = city("white", rats="white s_nw1 2u")
    stack(s, "empty_alley", "chicago_dog", "chicago_dog", "chicago_dog")
    count = 0
    for seed in range(400):
        twin = s.copy()
        twin.key[0] = seed
        m = act_phase(twin, "s_nw1")
        act(m, "s_nw1", "scavenge")
        count += CARD_IDS[next(x.things["card"] for x in m.chronicle() if x.event == "card_drawn")] == "chicago_dog"
    assert 260 < count < 340  # three of four


def test_nobody_knows_more_than_others() -> None:
    """TR-18.4: all seats and spectators see equal tables and chronicles all through a game."""
    m = Match("target_rats", 3, 9, round_cap=6)
    luck = random.Random(9)
    while not m.over:
        views = [json.dumps(m.view(seat)["table"]) for seat in (None, 0, 1, 2)]
        assert len(set(views)) == 1
        m.choose(m.deciders[0], luck.choice(m.legal(m.deciders[0])))
    assert m.chronicle(None) == m.chronicle(0) == m.chronicle(2)


def test_no_secret_leaves_the_rules() -> None:
    """TR-18.5: a concealed record holds no key of the dice and no order of a deck."""
    rules = plain(GAME)
    s = begin(("target_rats", 2, {"round_cap": 8}), 2)
    luck = random.Random(2)
    for _ in walk(rules, s, luck):
        for seat in (None, *deciders(s)):
            known = rules.concealed(s, seat)
            assert list(known.key) == [0, 0, 0, 0]
            assert known.draws == 0
            world = imagined(rules, s, seat, luck)
            assert rules.concealed(world, seat).tobytes() == known.tobytes()


def test_no_undo_behind_a_drawn_card_or_a_die() -> None:
    """TR-18.5: but a movement may be taken back before."""
    s = city("white", rats="white home_nw 2u")
    stack(s, "empty_alley")
    rig(s, None, 4)
    m = move(turn(s), "home_nw", "2u", "s_nw1")
    assert m.can_undo(0)
    m.undo(0)
    do(m, "space:s_nw1")
    act(m, "s_nw1", "scavenge")
    assert not m.can_undo(0)
    with pytest.raises(NothingToUndo):
        m.undo(0)
