"""Sections 25 and 26: information, decisions, undo."""

from __future__ import annotations

import random

from games.ratcatcher.desk import Desk, decision, of_kind, offered, play, state
from kit import imagined
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.ratcatcher import GAME
from undercity.games.ratcatcher import table as t


def test_open_information() -> None:
    """RC-25.1: City, boards, Cage, caught cards, deck sizes, discards, contents of Sack and pool are in the view."""
    desk = Desk().rats("t00.a", white=2).cage(brown=1).caught("gaoler").discarded("herald").cheese("t00.d")
    view = desk.turn().view(0)["table"]
    zone = view["city"]["t00"]["zones"][0]
    assert (zone["id"], zone["rats"]) == ("t00.a", {"brown": 0, "black": 0, "white": 2})
    assert (view["cage"]["brown"], view["sack"]["white"]) == (1, 38)
    assert [rat["id"] for rat in view["ratcatcher"]["caught"]] == ["gaoler"]
    assert view["peculiar_discard"] == ["herald"]
    assert (view["township_deck"], view["peculiar_deck"]) == (22, 14)
    assert view["question_pool"]["health"] == 4
    assert view["reserve"]["cheese"] == 23
    assert view["ratcatcher"]["trap"] == {"cost": 1, "dice": 2, "pierce": 0}


def test_secrets() -> None:
    """RC-25.2: the order of the decks and the dice are blanked, nothing else."""
    match = Desk().rats("t00.a", white=2).turn()
    known, s = match.concealed(0), state(match)
    assert set(list(known.township_deck)[: s.townships_left]) == {t.HIDDEN}  # type: ignore[attr-defined]
    assert set(known.peculiar_deck) == {t.HIDDEN}  # type: ignore[attr-defined]
    assert (list(known.key), known.draws) == ([0] * 4, 0)
    for name in t.State.fields:
        if name not in ("township_deck", "peculiar_deck", "key", "draws"):
            ours, theirs = getattr(s, name), getattr(known, name)
            assert ours == theirs or _flat(ours) == _flat(theirs), name


def _flat(value: object) -> list[int]:
    return [x for row in value for x in (row if hasattr(row, "__len__") else [row])]  # type: ignore[attr-defined]


def test_imagined_worlds() -> None:
    """RC-25.1, RC-25.2: the same cards in another order; drawn and placed cards are never in the deck."""
    match = Match("ratcatcher", 1, seed=9)
    s = state(match)
    rules, luck = plain(GAME), random.Random(1)
    orders = set()
    for _ in range(5):
        world = imagined(rules, s, 0, luck)
        deck = list(world.township_deck)[:23]  # type: ignore[attr-defined]
        assert sorted([*deck, s.card_in_hand]) == list(range(1, 25))
        assert sorted(world.peculiar_deck) == list(range(16))  # type: ignore[attr-defined]
        orders.add(tuple(deck))
    assert len(orders) == 5


def test_the_next_card_is_hidden_until_its_connector_is_chosen() -> None:
    """RC-25.3: in an expansion; at setup it is seen."""
    match = Desk().deck("t05").at("t21.b").run(t.EXPANSION_CHECK)
    assert match.view(0)["table"]["card_in_hand"] is None
    play(match, "connector:t00-s")
    assert match.view(0)["table"]["card_in_hand"] == "t05"
    assert Match("ratcatcher", 1, seed=2).view(0)["table"]["card_in_hand"] is not None


def test_spectators_see_what_the_player_sees() -> None:
    """RC-25.4: the same record, and no seed in it."""
    match = Desk().rats("t00.a", white=2).turn()
    assert match.concealed(None).tobytes() == match.concealed(0).tobytes()
    assert match.view(None)["table"] == match.view(0)["table"]
    assert "key" not in match.view(0)["table"]


def test_the_main_choice_is_never_made_for_the_player() -> None:
    """RC-26.3: with nothing but the end of the turn it is asked all the same, so that the last action can be undone."""
    match = play(Desk().set(movement=1, trap_tokens=0).cheese("t00.d", "t07.a").turn(), "move:t00.a")
    assert (offered(match), state(match).round_no, match.can_undo(0)) == ({"end"}, 2, True)
    assert state(play(match, "end")).round_no == 3


def test_bounds_of_the_decisions() -> None:
    """RC-26.2, RC-26.4, RC-26.5, RC-26.6, RC-26.7, RC-26.9, RC-26.10, RC-26.11: never more than the digest says."""
    most = {
        "connector": 52,
        "rotation": 4,
        "action": 73,
        "hit": 40,
        "upgrade": 11,
        "payment": 3,
        "cull": 4,
        "end_zone": 6,
        "nest": 4,
        "consolation": 7,
    }
    seen = set()
    for seed in range(40):
        luck = random.Random(seed)
        match = Match(
            "ratcatcher", 1, seed=seed, ratcatcher=t.RATCATCHER_IDS[seed % 6], nemesis=t.NEMESIS_IDS[seed % 3]
        )
        while not match.over:
            legal = match.legal(0)
            what = GAME.step_of(match._s).name  # type: ignore[union-attr]
            seen.add(what)
            assert (1 if what == "action" else 2) <= len(legal) <= most[what]
            match.choose(0, luck.choice(legal))
    assert {"connector", "rotation", "action", "hit", "end_zone"} <= seen


def test_undo_of_quiet_choices() -> None:
    """RC-26.13: moves, traps, cheese slots, payments and all hits but the last are taken back."""
    match = play(Desk().turn(), "move:t00.a", "trap:t00.a")
    for _ in range(2):
        match.undo(0)
    assert (t.ZONE_IDS[state(match).catcher_zone], state(match).movement) == ("t00.e", 4)
    match = play(Desk().cheese("t00.e").turn(), "collect", "upgrade:attack")
    assert match.can_undo(0)
    match = play(Desk().cage(brown=1, black=1, white=1).turn(), "reward:move", "rat:brown", "rat:white")
    assert match.can_undo(0)
    match = play(Desk().rats("t00.e", brown=2, white=2).luck(4, 4, 4).turn(), "attack:3", "hit:white")
    assert match.can_undo(0)
    play(match, "hit:white")  # the last hit can only go to a Brown Rat
    assert not match.can_undo(0)


def test_no_undo_past_chance_attacks_or_pick_ups() -> None:
    """RC-26.13: a leaving attack, a pick-up, a roll, a drawn card."""
    assert not play(Desk().rats("t00.e", brown=1).turn(), "move:t00.a").can_undo(0)
    assert not play(Desk().set(health=5).token("health", "t00.a").turn(), "move:t00.a").can_undo(0)
    assert not play(Desk().unlock("purple", 1).token("purple", "t00.a").turn(), "move:t00.a").can_undo(0)
    assert not play(Desk().unlock("yellow", 1).token("yellow", "t00.a").turn(), "move:t00.a").can_undo(0)
    assert not play(Desk().rats("t00.e", white=1).turn(), "attack:1").can_undo(0)
    match = Desk().deck("t05").at("t21.b").run(t.EXPANSION_CHECK)
    assert not play(match, "connector:t00-s").can_undo(0)


def test_warnings_in_words() -> None:
    """RC-26.13: a wounding move and an early end say so."""
    match = Desk().rats("t00.e", brown=2).turn()
    texts = {choice.notation: choice.text for choice in match.choices(0)}
    assert texts["move:t00.a"] == "Go to Brie Market A (1 Movement Point); the rats here bite: 1 wound"
    assert texts["end"] == "End the turn (rats are here, and 3 dice are unused)"
    assert decision(match) == "action"
    quiet = {choice.notation: choice.text for choice in Desk().turn().choices(0)}
    assert quiet["move:t00.a"] == "Go to Brie Market A (1 Movement Point)"
    deadly = {c.notation: c.text for c in Desk().set(health=1).rats("t00.e", brown=2).turn().choices(0)}
    assert "that is the end" in deadly["move:t00.a"]
    assert quiet["end"] == "End the turn"
    assert of_kind(match, "attack") == {"1", "2", "3"}


def test_expansion_connectors_stay_within_the_bound() -> None:
    """RC-26.8: all 25 cards in the City have fewer than 52 open ends where anyone could choose."""
    luck = random.Random(8)
    most = 0
    for seed in range(6):
        match = Match("ratcatcher", 1, seed=seed, mode="hard")
        while not match.over and state(match).round_no < 12:
            legal = match.legal(0)
            if GAME.step_of(match._s).name == "connector":  # type: ignore[union-attr]
                most = max(most, len(legal))
            match.choose(0, luck.choice(legal))
    assert 4 <= most <= 52
