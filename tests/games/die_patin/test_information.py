"""Chapter 11: information."""

from __future__ import annotations

import random

from games.die_patin.desk import Desk, area, offered, play, state
from games.die_patin.test_turns import after_setup
from kit import imagined, match_at, play_random
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.die_patin import GAME
from undercity.games.die_patin import table as t


def cards_laid() -> Match:
    match = after_setup(3)
    play(match, 0, "card:bribe")
    play(match, 1, "card:invasion")
    return play(match, 2, "card:administration")


def test_public_things() -> None:
    """DP-11.1, DP-11.2: but for the cards every seat and the spectator see the same table."""
    match = play_random(Match("die_patin", 4, seed=3), random.Random(3), 150)
    whole = match.state
    for seat in (None, 0, 1, 2, 3):
        known = match.concealed(seat)
        for name in type(whole).fields:
            if name not in ("card", "key", "draws"):
                assert known.to_json()[name] == whole.to_json()[name]


def test_the_chosen_card_is_hidden_from_the_others() -> None:
    """DP-11.3: that one was chosen is public."""
    match = cards_laid()
    assert match.view(0)["table"]["players"][0]["card"] == {"laid": True, "shown": False, "id": "bribe"}
    for viewer in (None, 1, 2):
        assert match.view(viewer)["table"]["players"][0]["card"] == {"laid": True, "shown": False, "id": None}
        assert next(iter(match.concealed(viewer).card)) == t.HIDDEN_CARD


def test_a_revealed_card_stays_public() -> None:
    """DP-11.4: for the rest of the round, and in the chronicle for ever."""
    match = play(cards_laid(), 0, "figure:boss")
    seat = match.deciders[0]
    while state(match).round_no == 1 and state(match).turns_taken < 12:
        seat = match.deciders[0]
        match.choose(seat, match.legal(seat)[0])
        if state(match).round_no == 1:
            assert match.view(1)["table"]["players"][0]["card"]["id"] == "bribe"
    assert "Bribe" in " ".join(line.text for line in match.chronicle(2) if line.event == "card_revealed")


def test_no_chance_after_the_setup() -> None:
    """DP-11.5, DP-14.15: the dice are never touched again; the same choices give the same game."""
    match = after_setup(4)
    draws = match.state.draws
    play_random(match, random.Random(1))
    assert match.state.draws == draws
    twin = after_setup(4)
    for seat, notation in match.moves[twin.clock :]:
        twin.choose(seat, notation)
    assert twin.state.tobytes() == match.state.tobytes()


def test_the_choices_of_the_acting_player_are_hers_alone() -> None:
    """DP-11.6: they depend on her hidden card; others get none, and see no difference."""
    everything = [a for a in t.AREA_IDS[:9] if a != "green_corner"]
    worlds = []
    for card in ("administration", "bribe"):
        worlds.append(Desk(2).own(0, *everything).own(1, "green_corner").card(0, card).turn(0))
    assert offered(worlds[0], 0) != offered(worlds[1], 0)
    assert worlds[0].choices(1) == worlds[1].choices(1) == []
    assert worlds[0].view(1) == worlds[1].view(1)
    assert worlds[0].view(None) == worlds[1].view(None)


def test_choices_of_cards_cannot_be_told_apart() -> None:
    """DP-11.7: whatever seat 0 lays, the others see equal bytes and equal chronicles."""
    for viewer in (None, 1, 2):
        seen = set()
        for card in t.CARD_IDS:
            match = play(after_setup(3), 0, f"card:{card}")
            seen.add((match.concealed(viewer).tobytes(), str(match.chronicle(viewer)), str(match.view(viewer))))
        assert len(seen) == 1


def test_imagine_draws_each_card() -> None:
    """DP-11.3: over 60 worlds all three cards lie before seat 0; her own is known."""
    match = cards_laid()
    drawn = set()
    for n in range(60):
        world = imagined(plain(GAME), match.state, 1, random.Random(n))
        drawn.add((world.card[0], world.card[2]))
        assert world.card[1] == t.CARD_IDS.index("invasion")
        assert match_at(GAME, world).view(1) == match_at(GAME, match.state).view(1)
    assert drawn == {(first, last) for first in range(3) for last in range(3)}
    assert area("red_west") == 0
