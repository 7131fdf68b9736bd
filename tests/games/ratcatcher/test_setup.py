"""Sections 3 and 4: setup and populating a card."""

from __future__ import annotations

from games.ratcatcher.desk import Desk, card, decision, events, of_kind, offered, play, rats, scenario, state, where, z
from undercity import Match
from undercity.games.ratcatcher import table as t


def test_boards() -> None:
    """RC-3.2, RC-3.3, RC-3.4, RC-3.5: everything as printed, nothing filled."""
    s = state(Match("ratcatcher", 1, seed=4, ratcatcher="bruno_maul", nemesis="the_maw"))
    assert (s.attack_dice, s.movement, s.health, s.trap_tokens) == (4, 3, 6, 1)
    assert list(s.upgrades) == [0] * 11
    assert list(s.special) == [0, 0]
    assert list(s.cage) == [0, 0, 0]
    assert (s.nemesis_health, s.nemesis_zone, s.cheese_eaten, list(s.gut)) == (7, t.NONE, 0, [0] * 4)


def test_card_00() -> None:
    """RC-3.6: at (0, 0), not rotated; nothing else lies in the City."""
    s = state(Match("ratcatcher", 1, seed=4))
    assert (s.card_x[0], s.card_y[0], s.card_rotation[0]) == (0, 0, 0)
    assert [c for c in range(t.CARDS) if s.card_rotation[c] >= 0] == [0]


def test_decks_and_sack() -> None:
    """RC-3.7: 24 + 16 cards, 16 "?" tokens, 64 rats, shuffled."""
    first, second = (state(Match("ratcatcher", 1, seed=seed)) for seed in (4, 5))
    drawn = [*list(first.township_deck)[:23], first.card_in_hand]
    assert sorted(drawn) == list(range(1, 25))
    assert sorted(first.peculiar_deck) == list(range(16))
    assert list(first.township_deck) != list(second.township_deck)
    assert list(first.peculiar_deck) != list(second.peculiar_deck)
    assert list(first.question_pool) == [4, 3, 2, 2, 3, 2]
    assert list(first.sack) == [12, 12, 40]


def test_two_cards_are_attached_to_00() -> None:
    """RC-3.8, RC-26.2, RC-25.3: the card is seen first, then its connector, then its rotation; twice."""
    match = Match("ratcatcher", 1, seed=4)
    hand = state(match).card_in_hand
    assert hand > 0
    assert decision(match) == "connector"
    assert of_kind(match, "connector") == {"t00-n", "t00-e", "t00-s", "t00-w"}
    play(match, "connector:t00-n")
    if decision(match) == "rotation":
        assert len(match.choices(0)) <= 4
        match.choose(0, match.legal(0)[0])
    s = state(match)
    assert (s.card_x[hand], s.card_y[hand]) == (0, -1)
    assert s.card_in_hand not in (hand, t.NONE)
    assert of_kind(match, "connector") == {"t00-e", "t00-s", "t00-w"}
    assert sum(s.rats[2]) == 0, "nothing is populated before both lie there"


def _set_up(seed: int) -> Match:
    match = Match("ratcatcher", 1, seed=seed)
    while decision(match) != "action":
        match.choose(0, match.legal(0)[0])
    return match


def test_start_zone() -> None:
    """RC-3.9, RC-3.11, RC-6.5: the Ratcatcher stands in t00.e, round 1 begins with the Ratcatcher's Turn."""
    s = state(_set_up(4))
    assert (t.ZONE_IDS[s.catcher_zone], s.round_no) == ("t00.e", 1)
    assert (s.attack_dice, s.movement, s.trap_tokens) == (3, 4, 3)


def test_three_cards_are_populated_in_order() -> None:
    """RC-3.10, RC-4.1: #00, first, second; once each."""
    match = _set_up(4)
    drawn = [line.things["card"] for line in match.chronicle(0) if line.event == "card_revealed"]
    zones = [
        line.things["zone"]
        for line in match.chronicle(0)
        if line.event in ("cheese_laid", "token_laid", "question_turned", "rats_spawned")
    ]
    cards = list(dict.fromkeys(t.CARD_OF[zone] for zone in zones))
    assert cards == [0, *drawn]
    s = state(match)
    assert sum(s.cheese) == sum(t.CHEESE_SLOTS[0][k] for k in range(t.ZONES) if t.CARD_OF[k] in cards)


# ------------------------------------------------------------------ populating


def test_order_of_populating() -> None:
    """RC-4.1: cheese, "?", Special Tokens, rats - in that order, on t06 and t19."""
    for name, number, first in (
        ("t06", 6, ["cheese_laid", "question_turned"]),
        ("t19", 19, ["question_turned", "token_laid"]),
    ):
        desk = Desk().lay(name, 0, 1, 0)
        for face in range(6):
            desk.s.question_pool[face] = 1 if face == t.Q_HEALTH else 0
        kinds = events(desk.run((t.POPULATE, number)))
        assert kinds[:2] == first
        assert set(kinds[2:]) == {"rats_spawned"}


def test_cheese_slots() -> None:
    """RC-4.2: one per slot; an empty Reserve leaves the slot empty."""
    match = Desk().lay("t11", 0, 1, 0).run((t.POPULATE, 11))
    assert (state(match).cheese[z("t11.a")], state(match).cheese[z("t11.e")]) == (1, 1)
    assert state(match).cheese_reserve == 22
    match = Desk().lay("t11", 0, 1, 0).set(cheese_reserve=1).run((t.POPULATE, 11))
    assert (state(match).cheese[z("t11.a")], state(match).cheese[z("t11.e")]) == (1, 0)


def question(face: int, desk: Desk | None = None) -> Match:
    """The "?" slot of t13.d shows this face."""
    desk = desk or Desk()
    for k in range(6):
        desk.s.question_pool[k] = 1 if k == face else 0
        desk.s.question_discard[k] = 0
    return desk.lay("t13", 0, 1, 0).sack(white=40).run((t.POPULATE, 13))


@scenario("question", "health")
def test_question_health() -> None:
    """RC-4.3, RC-4.4, RC-4.9: a Health Token into the zone, the "?" to the discard; none if the Reserve is empty."""
    match = question(t.Q_HEALTH)
    assert state(match).tokens[t.HEALTH_TOKEN][z("t13.d")] == 1
    assert state(match).token_reserve[t.HEALTH_TOKEN] == 7
    assert list(state(match).question_discard) == [1, 0, 0, 0, 0, 0]
    desk = Desk()
    desk.s.token_reserve[t.HEALTH_TOKEN] = 0
    assert state(question(t.Q_HEALTH, desk)).tokens[t.HEALTH_TOKEN][z("t13.d")] == 0


@scenario("question", "purple")
def test_question_purple() -> None:
    """RC-4.5"""
    match = question(t.Q_PURPLE)
    assert state(match).tokens[t.PURPLE_TOKEN][z("t13.d")] == 1
    assert list(state(match).token_reserve) == [8, 7, 6]


@scenario("question", "yellow")
def test_question_yellow() -> None:
    """RC-4.5: and nothing with an empty Reserve."""
    assert state(question(t.Q_YELLOW)).tokens[t.YELLOW_TOKEN][z("t13.d")] == 1
    desk = Desk()
    desk.s.token_reserve[t.YELLOW_TOKEN] = 0
    assert state(question(t.Q_YELLOW, desk)).tokens[t.YELLOW_TOKEN][z("t13.d")] == 0


@scenario("question", "cheese")
def test_question_cheese() -> None:
    """RC-4.6"""
    assert state(question(t.Q_CHEESE)).cheese[z("t13.d")] == 1
    assert state(question(t.Q_CHEESE, Desk().set(cheese_reserve=0))).cheese[z("t13.d")] == 0


@scenario("question", "peculiar")
def test_question_peculiar() -> None:
    """RC-4.7, RC-20.1, RC-20.2: the top card of the deck comes into the zone of the token."""
    match = question(t.Q_PECULIAR, Desk().peculiar_deck("gaoler"))
    assert where(match, "gaoler") == "t13.d"


@scenario("question", "nest")
def test_question_nest() -> None:
    """RC-4.8, RC-4.11: one rat now, and the token stays as a Nest; it is not filled twice."""
    match = question(t.Q_NEST)
    assert state(match).question_nests[z("t13.d")] == 1
    assert rats(match, "t13.d") == (0, 0, 1)
    assert list(state(match).question_discard) == [0] * 6


def test_question_pool_is_reshuffled() -> None:
    """RC-4.9: the discard becomes the pool; with both empty nothing happens."""
    desk = Desk().lay("t13", 0, 1, 0)
    for face in range(6):
        desk.s.question_pool[face] = 0
        desk.s.question_discard[face] = 2 if face == t.Q_CHEESE else 0
    match = desk.run((t.POPULATE, 13))
    assert state(match).cheese[z("t13.d")] == 1
    assert (state(match).question_pool[t.Q_CHEESE], state(match).question_discard[t.Q_CHEESE]) == (1, 1)
    desk = Desk().lay("t13", 0, 1, 0)
    for face in range(6):
        desk.s.question_pool[face] = 0
    match = desk.run((t.POPULATE, 13))
    assert "question_turned" not in events(match)


def test_special_icons() -> None:
    """RC-4.10: a token although the ability is locked; none from an empty Reserve."""
    match = Desk().lay("t16", 0, 1, 0).run((t.POPULATE, 16))
    assert state(match).tokens[t.YELLOW_TOKEN][z("t16.d")] == 1
    desk = Desk().lay("t16", 0, 1, 0)
    desk.s.token_reserve[t.YELLOW_TOKEN] = 0
    assert state(desk.run((t.POPULATE, 16))).tokens[t.YELLOW_TOKEN][z("t16.d")] == 0


def test_nests_and_spawns() -> None:
    """RC-4.11, RC-4.13: Nests first, then Spawns, in letter order; two Spawns in a zone give two rats."""
    match = Desk().lay("t16", 0, 1, 0).sack(white=40).run((t.POPULATE, 16))
    assert [rats(match, f"t16.{k}")[2] for k in "abcd"] == [2, 1, 1, 0]
    spawned = [line.things["zone"] for line in match.chronicle(0) if line.event == "rats_spawned"]
    assert [t.ZONE_IDS[zone] for zone in spawned] == ["t16.b", "t16.a", "t16.c"]
    again = Desk().lay("t16", 0, 1, 0).sack(white=40).run(t.SPAWN)
    assert [rats(again, f"t16.{k}")[2] for k in "abcd"] == [0, 1, 0, 0]


def test_an_inactive_card_gets_no_rats() -> None:
    """RC-4.12: t05 has no cheese; far from the Ratcatcher its Spawns stay empty for good."""
    desk = Desk().lay("t05", 0, 1, 0).at("t07.e").sack(white=40)
    match = desk.run((t.POPULATE, 5))
    assert [rats(match, f"t05.{k}") for k in "abcd"] == [(0, 0, 0)] * 4
    near = Desk().lay("t05", 0, 1, 0).sack(white=40).run((t.POPULATE, 5))
    assert [rats(near, f"t05.{k}")[2] for k in "abcd"] == [1, 1, 1, 1]
    later = Desk().lay("t05", 0, 1, 0).sack(white=40).run(t.SPAWN)
    assert [rats(later, f"t05.{k}")[2] for k in "abcd"] == [0, 1, 0, 0], "only the Nest works later"


def test_question_cheese_makes_its_card_active_in_time() -> None:
    """RC-4.11, RC-5.5: activity is asked when the rats' step is reached, after the "?" brought cheese."""
    desk = Desk().at("t07.e")
    match = question(t.Q_CHEESE, desk)
    assert [rats(match, f"t13.{k}")[2] for k in "abcd"] == [1, 1, 1, 0]


def test_black_rats_bring_another() -> None:
    """RC-4.14: without limit, all in the same zone."""
    desk = Desk().sack(black=3, white=1).luck("black", "black", "black", "white")
    match = desk.run((t.LITTERING, 1, z("t00.c")))
    assert rats(match, "t00.c") == (0, 3, 1)
    assert card("t00") == 0
    assert decision(match) == "action"
    assert "end" in offered(match)
