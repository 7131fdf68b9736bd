"""Section 10: Special Abilities; a scenario for each of the twelve."""

from __future__ import annotations

import pytest

from games.ratcatcher.desk import (
    RATS_MOVE,
    Desk,
    decision,
    of_kind,
    offered,
    play,
    rats,
    scenario,
    state,
    where,
    z,
)
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.board import defence


def test_locked_abilities() -> None:
    """RC-10.1: not used, not picked up, not bought, not gained."""
    desk = Desk("sister_tansy").cage(white=12).token("purple", "t00.a").caught("fiddler")
    desk.s.special[t.PURPLE] = 1
    match = desk.turn()
    assert of_kind(match, "purple") == set()
    assert not {"purple", "yellow"} & of_kind(match, "reward")
    desk.s.special[t.PURPLE] = 0
    match = play(
        Desk("sister_tansy").token("purple", "t00.a").caught("fiddler").turn(), "claim:fiddler-1", "move:t00.a"
    )
    assert list(state(match).special) == [0, 0]


def test_one_token_per_use_any_number_of_times() -> None:
    """RC-10.2, RC-10.3: until the tokens are gone; only in the Actions step."""
    match = play(Desk("sister_tansy").unlock("purple", 3).turn(), "purple:t00.e", "purple:t00.e", "purple:t00.e")
    assert state(match).guard == 6
    assert of_kind(match, "purple") == set()
    assert decision(match) == "action"


def test_place_and_discard() -> None:
    """RC-10.4: a placed token lies in its zone until Clean Up, a discarded one is in the Reserve at once."""
    match = play(Desk().unlock("purple", 1).turn(), "purple:t00.a")
    assert (state(match).placed[t.PURPLE][z("t00.a")], state(match).token_reserve[1]) == (1, 7)
    match = play(Desk("bruno_maul").unlock("purple", 1).turn(), "purple:t00.e")
    assert (sum(state(match).placed[t.PURPLE]), state(match).token_reserve[1]) == (0, 8)
    cleaned = Desk().placed("purple", "t00.a").run(t.CLEAN_UP)
    assert (sum(state(cleaned).placed[t.PURPLE]), state(cleaned).token_reserve[1]) == (0, 8)


def test_never_more_than_the_maximum() -> None:
    """RC-10.5: 3 purple, although 2 are claimed."""
    match = play(Desk().unlock("purple", 2).caught("pilferer").turn(), "claim:pilferer-1")
    assert (state(match).special[t.PURPLE], state(match).token_reserve[1]) == (3, 5)


def test_dice_of_abilities() -> None:
    """RC-10.6: from the Reserve and back, hits included; as many as there are; none, no use."""
    desk = Desk("agatha_brimstone").unlock("purple", 2).rats("t00.a", white=2)
    match = play(desk.luck(5, 5, 1).turn(), "purple:t00.a")
    assert (rats(match, "t00.a"), state(match).attack_dice) == ((0, 0, 0), 3)
    desk = Desk("agatha_brimstone").unlock("purple", 1).rats("t00.a", white=3).set(attack_dice=8)
    match = play(desk.luck(5, 5, 5).turn(), "purple:t00.a")
    assert (rats(match, "t00.a"), state(match).attack_dice) == ((0, 0, 1), 8)
    desk = Desk("agatha_brimstone").unlock("purple", 1).rats("t00.a", white=3).set(attack_dice=10)
    assert of_kind(desk.turn(), "purple") == set()


@scenario("ability", "dragnet_potion")
def test_hold_zone() -> None:
    """RC-10.7: own or adjacent zone, one per zone; rats in it do not move, rats entering stop."""
    match = Desk().unlock("purple", 3).placed("purple", "t00.b").turn()
    assert of_kind(match, "purple") == {"t00.a", "t00.c", "t00.d", "t00.e"}
    desk = Desk().cheese("t21.c").placed("purple", "t00.a").rats("t00.a", white=2).rats("t00.c", white=1)
    match = desk.peculiar("fiddler", "t00.a").run(*RATS_MOVE)
    assert rats(match, "t00.a") == (0, 0, 3)
    assert where(match, "fiddler") == "t00.a"


@scenario("ability", "toxic_ruse")
def test_decoy() -> None:
    """RC-10.8, RC-17.9: any zone of the card; rats seek it like cheese; it is no Magic Cheese otherwise."""
    match = Desk().unlock("yellow", 2).placed("yellow", "t00.a").turn()
    assert of_kind(match, "yellow") == {"t00.b", "t00.c", "t00.d", "t00.e"}
    match = Desk().placed("yellow", "t00.a").rats("t00.c", white=1).run(*RATS_MOVE)
    assert rats(match, "t00.a") == (0, 0, 1)
    match = Desk().placed("yellow", "t00.e").cheese("t07.a").deck("t05").at("t21.b").run(t.EXPANSION_CHECK)
    assert decision(match) == "connector", "one Magic Cheese and a decoy are fewer than two"
    assert "collect" not in offered(Desk().placed("yellow", "t00.e").turn())


@scenario("ability", "choking_cloud")
def test_quiet_zone() -> None:
    """RC-10.9: own or adjacent, one per zone; no Bite and no spawning there, but for the Nemesis."""
    agatha = "agatha_brimstone"
    match = Desk(agatha).unlock("yellow", 2).placed("yellow", "t00.a").turn()
    assert of_kind(match, "yellow") == {"t00.b", "t00.c", "t00.d", "t00.e"}
    desk = Desk(agatha).placed("yellow", "t00.e").rats("t00.e", white=9).peculiar("twin_snapper", "t00.e")
    assert state(desk.run(t.BITE)).health == 6
    desk = Desk(agatha).placed("yellow", "t00.e").nemesis("t00.e").luck(6, 6, 1)
    assert state(desk.run(t.BITE)).health == 4
    desk = Desk(agatha).placed("yellow", "t00.b").rats("t00.b", black=2).sack(white=30)
    match = desk.run(t.SPAWN)
    assert (rats(match, "t00.b"), rats(match, "t07.d")) == ((0, 2, 0), (0, 0, 1))
    desk = Desk(agatha).placed("yellow", "t00.b").nemesis("t00.b").sack(white=30)
    assert rats(desk.run(t.SPAWN), "t00.b") == (0, 0, 1)
    desk = Desk(agatha).placed("yellow", "t00.c").peculiar("brood_nanny", "t00.c").sack(white=30)
    assert rats(desk.run(t.SPAWN), "t00.c") == (0, 0, 0)


def test_leaving_a_quiet_zone() -> None:
    """RC-10.9: no Bite there, so neither Brown Rats nor a pouncing one attack on leaving."""
    desk = Desk("agatha_brimstone").placed("yellow", "t00.e").rats("t00.e", brown=4).peculiar("twin_snapper", "t00.e")
    assert state(play(desk.turn(), "move:t00.a")).health == 6


@scenario("ability", "pied_tune")
def test_lure() -> None:
    """RC-10.10: all Common Rats of an adjacent zone that has some."""
    desk = Desk("corvin_reed").unlock("purple", 3).rats("t00.a", brown=1, black=2, white=3).peculiar("herald", "t00.a")
    match = desk.rats("t00.e", white=1).turn()
    assert of_kind(match, "purple") == {"t00.a"}
    play(match, "purple:t00.a")
    assert (rats(match, "t00.a"), rats(match, "t00.e")) == ((0, 0, 0), (1, 2, 4))
    assert where(match, "herald") == "t00.a"
    assert state(match).special[t.PURPLE] == 2


@scenario("ability", "grand_finale")
def test_blast_in_the_own_zone() -> None:
    """RC-10.11: 4 dice, own zone only, with a rat there."""
    desk = Desk("corvin_reed").unlock("yellow", 2).rats("t00.a", white=4)
    assert of_kind(desk.turn(), "yellow") == set()
    desk = Desk("corvin_reed").unlock("yellow", 2).rats("t00.e", black=1, white=2).luck(6, 5, 4, 1)
    match = play(desk.turn(), "yellow:t00.e", "mortal:black")
    assert rats(match, "t00.e") == (0, 0, 0)
    assert (state(match).attack_dice, state(match).token_reserve[2]) == (3, 5)


@scenario("ability", "fire_flask")
def test_blast_nearby() -> None:
    """RC-10.11: 3 dice, own or adjacent zone with a rat; the Nemesis is wounded like in an attack."""
    desk = Desk("agatha_brimstone").unlock("purple", 3).rats("t00.b", white=1).rats("t07.c", white=1)
    assert of_kind(desk.turn(), "purple") == {"t00.b"}
    desk = Desk("agatha_brimstone").unlock("purple", 3).nemesis("t00.a").luck(4, 5, 6)
    health = desk.s.nemesis_health
    match = play(desk.turn(), "purple:t00.a")
    assert state(match).nemesis_health == health - 1


@scenario("ability", "battle_roar")
def test_focus() -> None:
    """RC-10.12: up to 2 dice from the Reserve onto the track."""
    assert state(play(Desk("bruno_maul").unlock("purple", 1).turn(), "purple:t00.e")).attack_dice == 6
    desk = Desk("bruno_maul").unlock("purple", 1).set(attack_dice=9)
    assert state(play(desk.turn(), "purple:t00.e")).attack_dice == 10
    assert of_kind(Desk("bruno_maul").unlock("purple", 1).set(attack_dice=10).turn(), "purple") == set()


@scenario("ability", "clean_sweep")
def test_cull() -> None:
    """RC-10.13, RC-26.7: up to 4 of the player's choice, Defence ignored, "done" from the second on."""
    assert of_kind(Desk("bruno_maul").unlock("yellow", 2).rats("t00.a", white=1).turn(), "yellow") == set()
    desk = (
        Desk("bruno_maul").unlock("yellow", 2).rats("t00.e", brown=2, black=2, white=2).peculiar("candle_tail", "t00.e")
    )
    match = play(desk.turn(), "yellow:t00.e")
    assert offered(match) == {"rat:brown", "rat:black", "rat:white"}
    play(match, "rat:black")
    assert "done" in offered(match)
    play(match, "rat:black", "rat:brown", "rat:white")
    assert (rats(match, "t00.e"), list(state(match).cage)) == ((1, 0, 1), [1, 2, 1])
    assert decision(match) == "action"
    match = play(
        Desk("bruno_maul").unlock("yellow", 1).rats("t00.e", brown=2, white=2).turn(), "yellow:t00.e", "rat:brown"
    )
    play(match, "done")
    assert rats(match, "t00.e") == (1, 0, 2)


@scenario("ability", "warding_incense")
def test_guard() -> None:
    """RC-10.14, RC-16.7, RC-19.8: Defence +2 each until Clean Up."""
    match = play(Desk("sister_tansy").unlock("purple", 2).turn(), "purple:t00.e", "purple:t00.e")
    assert defence(state(match)) == 6
    assert state(Desk("sister_tansy").set(guard=4).rats("t00.e", white=6).run(t.BITE)).health == 7
    assert state(Desk("sister_tansy").set(guard=4).rats("t00.e", white=7).run(t.BITE)).health == 6
    assert state(Desk("sister_tansy").set(guard=4).run(t.CLEAN_UP)).guard == 0


@scenario("ability", "healing_balm")
def test_heal() -> None:
    """RC-10.15: +2 up to the maximum; not at the maximum."""
    for before, after in ((3, 5), (6, 7)):
        match = play(Desk("sister_tansy").unlock("yellow", 1).set(health=before).turn(), "yellow:t00.e")
        assert state(match).health == after
    assert of_kind(Desk("sister_tansy").unlock("yellow", 1).turn(), "yellow") == set()


@scenario("ability", "rooftop_run")
def test_dash() -> None:
    """RC-10.16: 3 points, and no attack on leaving for the rest of this turn - not the next."""
    desk = Desk("nim_quickstep").unlock("purple", 1).rats("t00.e", brown=4).peculiar("twin_snapper", "t00.e")
    match = play(desk.turn(), "purple:t00.e")
    assert state(match).movement == 8
    play(match, "move:t00.a")
    assert state(match).health == 6
    match = play(Desk("nim_quickstep").unlock("purple", 1).cheese("t00.d", "t07.a").turn(), "purple:t00.e", "end")
    assert state(match).dashing == 0


@scenario("ability", "light_fingers")
def test_snatch() -> None:
    """RC-10.17: one Magic Cheese although rats are there; not without cheese."""
    assert of_kind(Desk("nim_quickstep").unlock("yellow", 1).rats("t00.e", white=2).turn(), "yellow") == set()
    desk = Desk("nim_quickstep").unlock("yellow", 2).rats("t00.e", white=2).cheese("t00.e", "t00.e")
    match = play(desk.turn(), "yellow:t00.e")
    assert decision(match) == "upgrade"
    play(match, "upgrade:health")
    s = state(match)
    assert (s.cheese_collected, s.cheese[z("t00.e")], s.health, s.special[t.YELLOW]) == (2, 1, 7, 1)


@pytest.mark.parametrize("name", t.RATCATCHER_IDS)
def test_each_ability_is_used_up_to_its_tokens(name: str) -> None:
    """RC-10.3: without tokens an unlocked ability is not offered."""
    desk = Desk(name).unlock("purple", 0).unlock("yellow", 0).rats("t00.e", white=2).rats("t00.a", white=2)
    match = desk.set(health=3).turn()
    assert of_kind(match, "purple") | of_kind(match, "yellow") == set()
