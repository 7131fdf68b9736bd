"""Sections 11 and 12: Magic Cheese, upgrades, the Tallyman."""

from __future__ import annotations

from games.ratcatcher.desk import (
    Desk,
    decision,
    events,
    of_kind,
    offered,
    play,
    rats,
    scenario,
    state,
    upgrade,
    where,
    z,
)
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.board import attribute, defence, trap_number


def upgraded(desk: Desk, name: str) -> Desk:
    """All slots of the upgrade but the last are filled, and a cheese lies in the own zone."""
    slots = t.SLOTS[desk.s.ratcatcher][upgrade(name)]
    return desk.filled(**{name: slots - 1}).cheese("t00.e")


def test_collecting() -> None:
    """RC-11.1: cheese in the own zone and no rats of any kind; free, again and again."""
    assert "collect" not in offered(Desk().cheese("t00.a").turn())
    assert "collect" not in offered(Desk().cheese("t00.e").rats("t00.e", brown=1).turn())
    match = Desk().cheese("t00.e", "t00.e").set(movement=1, attack_dice=0).turn()
    play(match, "collect", "upgrade:movement", "collect", "upgrade:traps")
    assert (state(match).cheese_collected, state(match).cheese[z("t00.e")], state(match).movement) == (2, 0, 2)


def test_the_tenth_wins_before_it_is_allocated() -> None:
    """RC-11.2, RC-23.1"""
    desk = Desk().filled(accuracy=3, attack=2, defence=2, movement=1, traps=1).cheese("t00.e", "t00.d")
    match = play(desk.turn(), "collect")
    assert match.over
    assert (match.utility, match.points, match.ranks) == ([1.0], [10], [1])
    assert sum(state(match).upgrades) == 9
    assert events(match)[-1] == "won_by_cheese"


def test_any_available_slot() -> None:
    """RC-11.3, RC-26.5, RC-11.11: every upgrade with a free slot; refills only for unlocked abilities."""
    match = play(Desk().cheese("t00.e").turn(), "collect")
    assert of_kind(match, "upgrade") == set(t.UPGRADE_IDS) - {"purple_refill", "yellow_refill"}
    match = play(Desk().unlock("purple", 0).filled(attack=2, health=1).cheese("t00.e").turn(), "collect")
    assert of_kind(match, "upgrade") == set(t.UPGRADE_IDS) - {"purple_unlock", "yellow_refill", "attack", "health"}
    assert len(match.choices(0)) <= 11


def test_upgrades_take_effect_with_the_last_slot() -> None:
    """RC-11.4: cheese stays on its slot; nothing before, once for good afterwards."""
    match = play(Desk().cheese("t00.e").turn(), "collect", "upgrade:attack")
    assert (attribute(state(match), t.ATTACK), state(match).attack_dice) == (3, 3)
    match = play(upgraded(Desk(), "attack").turn(), "collect", "upgrade:attack")
    assert attribute(state(match), t.ATTACK) == 4
    assert state(match).upgrades[t.ATTACK] == 2
    match = play(Desk().filled(attack=2).cheese("t00.e").turn(), "collect")
    assert "attack" not in of_kind(match, "upgrade")


def test_a_slot_is_always_available() -> None:
    """RC-11.5: with nine cheese on the board there is still one."""
    for name in t.RATCATCHER_IDS:
        desk = Desk(name).cheese("t00.e")
        for k in range(t.UPGRADES):
            free = min(t.SLOTS[desk.s.ratcatcher][k], 8 - desk.s.cheese_collected)
            if free > 0 and "refill" not in t.UPGRADE_IDS[k]:
                desk.filled(**{t.UPGRADE_IDS[k]: free})
        match = play(desk.turn(), "collect")
        assert match.over or decision(match) in ("upgrade", "action")


@scenario("upgrade", "attack")
def test_attack_upgrade() -> None:
    """RC-11.6: a die from the Reserve joins the track at once."""
    match = play(upgraded(Desk().set(attack_dice=1), "attack").turn(), "collect", "upgrade:attack")
    assert (state(match).attack_dice, attribute(state(match), t.ATTACK)) == (2, 4)


@scenario("upgrade", "accuracy")
def test_accuracy_upgrade() -> None:
    """RC-11.8"""
    match = play(upgraded(Desk(), "accuracy").turn(), "collect", "upgrade:accuracy")
    assert attribute(state(match), t.ACCURACY) == 3


@scenario("upgrade", "traps")
def test_traps_upgrade() -> None:
    """RC-11.13: one more Trap Token at once."""
    match = play(upgraded(Desk("bruno_maul").set(trap_tokens=0), "traps").turn(), "collect", "upgrade:traps")
    assert (state(match).trap_tokens, attribute(state(match), t.TRAPS)) == (1, 2)


@scenario("upgrade", "defence")
def test_defence_upgrade() -> None:
    """RC-11.14"""
    match = play(upgraded(Desk(), "defence").turn(), "collect", "upgrade:defence")
    assert defence(state(match)) == 3


@scenario("upgrade", "health")
def test_health_upgrade() -> None:
    """RC-11.15: maximum and current."""
    match = play(upgraded(Desk().set(health=4), "health").turn(), "collect", "upgrade:health")
    assert (state(match).health, attribute(state(match), t.HEALTH)) == (5, 7)


@scenario("upgrade", "trap")
def test_trap_upgrade() -> None:
    """RC-11.9: also for traps already deployed - three dice instead of two."""
    match = play(upgraded(Desk().trap("t00.a"), "trap").turn(), "collect", "upgrade:trap")
    assert trap_number(state(match), t.TRAP_DICE) == 3
    match = Desk().filled(trap=1).trap("t00.a").rats("t00.a", white=3).luck(4, 4, 4).run(t.TRAPS_TRIGGER)
    assert rats(match, "t00.a") == (0, 0, 0)


def unlocked(colour: str, most: int) -> None:
    k = t.SPECIAL_IDS.index(colour)
    match = play(Desk().cheese("t00.e").turn(), "collect", f"upgrade:{colour}_unlock")
    assert (state(match).special[k], of_kind(match, colour) != set()) == (most, True)
    desk = Desk().cheese("t00.e")
    desk.s.token_reserve[k + 1] = 1
    match = play(desk.turn(), "collect", f"upgrade:{colour}_unlock")
    assert (state(match).special[k], state(match).token_reserve[k + 1]) == (1, 0)


@scenario("upgrade", "purple_unlock")
def test_purple_unlock() -> None:
    """RC-11.10: unlocked and filled, as far as the Reserve allows."""
    unlocked("purple", 3)


@scenario("upgrade", "yellow_unlock")
def test_yellow_unlock() -> None:
    """RC-11.10"""
    unlocked("yellow", 2)


def refilled(colour: str, most: int) -> None:
    k = t.SPECIAL_IDS.index(colour)
    match = play(Desk().unlock(colour, 1).cheese("t00.e").turn(), "collect", f"upgrade:{colour}_refill")
    assert state(match).special[k] == most
    match = play(Desk().unlock(colour, 1).filled(**{f"{colour}_refill": 1}).cheese("t00.e").turn(), "collect")
    assert f"{colour}_refill" not in of_kind(match, "upgrade")


@scenario("upgrade", "purple_refill")
def test_purple_refill() -> None:
    """RC-11.11: filled to the maximum, once."""
    refilled("purple", 3)


@scenario("upgrade", "yellow_refill")
def test_yellow_refill() -> None:
    """RC-11.11"""
    refilled("yellow", 2)


def test_cheese_from_the_reserve() -> None:
    """RC-11.12, RC-11.2: the Tallyman's and a Peculiar Rat's cheese comes from the Reserve, if it has one."""
    desk = Desk().caught("the_shade")
    match = play(desk.turn(), "claim:the_shade-1", "upgrade:movement")
    assert (state(match).cheese_collected, state(match).cheese_reserve, state(match).movement) == (1, 23, 5)
    match = play(Desk().caught("the_shade").set(cheese_reserve=0).turn(), "claim:the_shade-1")
    assert (state(match).cheese_collected, where(match, "the_shade")) == (0, t.DISCARDED)


# ------------------------------------------------------------------ the Tallyman


def bought(desk: Desk, name: str, cost: int) -> Desk:
    """The reward needs this many rats, not one less."""
    desk.cage(white=cost - 1)
    assert name not in of_kind(desk.turn(), "reward")
    return desk.cage(white=1)


@scenario("tally", "move")
def test_tally_move() -> None:
    """RC-12.1, RC-12.2, RC-12.6: 2 rats for 2 Movement Points."""
    match = play(bought(Desk(), "move", 2).turn(), "reward:move")
    assert (state(match).movement, sum(state(match).cage), list(state(match).sack)) == (6, 0, [12, 12, 40])


@scenario("tally", "attack_die")
def test_tally_attack_die() -> None:
    """RC-12.2, RC-12.5: 3 rats for a die; not with all dice on the track."""
    match = play(bought(Desk(), "attack_die", 3).turn(), "reward:attack_die")
    assert state(match).attack_dice == 4
    assert "attack_die" not in of_kind(Desk().cage(white=3).set(attack_dice=10).turn(), "reward")


@scenario("tally", "purple")
def test_tally_purple() -> None:
    """RC-12.2, RC-12.5: 4 rats; not when locked, full, or with an empty Reserve."""
    match = play(bought(Desk().unlock("purple", 1), "purple", 4).turn(), "reward:purple")
    assert state(match).special[t.PURPLE] == 2
    assert "purple" not in of_kind(Desk().cage(white=4).turn(), "reward")
    assert "purple" not in of_kind(Desk().unlock("purple", 3).cage(white=4).turn(), "reward")
    desk = Desk().unlock("purple", 1).cage(white=4)
    desk.s.token_reserve[1] = 0
    assert "purple" not in of_kind(desk.turn(), "reward")


@scenario("tally", "health")
def test_tally_health() -> None:
    """RC-12.2, RC-12.5: 6 rats; not at the maximum."""
    match = play(bought(Desk().set(health=3), "health", 6).turn(), "reward:health")
    assert state(match).health == 4
    assert "health" not in of_kind(Desk().cage(white=6).turn(), "reward")


@scenario("tally", "yellow")
def test_tally_yellow() -> None:
    """RC-12.2: 6 rats."""
    match = play(bought(Desk().unlock("yellow", 0), "yellow", 6).turn(), "reward:yellow")
    assert state(match).special[t.YELLOW] == 1
    assert "yellow" not in of_kind(Desk().unlock("yellow", 2).cage(white=6).turn(), "reward")


@scenario("tally", "cheese")
def test_tally_cheese() -> None:
    """RC-12.2, RC-12.5: 12 rats; not with none in the Reserve."""
    match = play(bought(Desk(), "cheese", 12).turn(), "reward:cheese")
    assert decision(match) == "upgrade"
    assert (state(match).cheese_collected, state(match).cheese_reserve) == (1, 23)
    assert "cheese" not in of_kind(Desk().cage(white=12).set(cheese_reserve=0).turn(), "reward")


def test_the_player_chooses_the_colours() -> None:
    """RC-12.3, RC-26.6: one rat at a time."""
    match = play(Desk().cage(brown=1, black=1, white=2).turn(), "reward:attack_die")
    assert offered(match) == {"rat:brown", "rat:black", "rat:white"}
    play(match, "rat:black", "rat:white", "rat:white")
    assert list(state(match).cage) == [1, 0, 0]
    assert list(state(match).sack) == [11, 12, 40]


def test_any_number_of_times() -> None:
    """RC-12.4"""
    match = play(Desk().cage(white=5).turn(), "reward:move", "reward:move")
    assert (state(match).movement, sum(state(match).cage)) == (8, 1)
    assert of_kind(match, "reward") == set()


def test_peculiar_rats_do_not_pay() -> None:
    """RC-12.7: caught cards are not in the Cage; the Cage has no limit."""
    assert of_kind(Desk().caught("gaoler").caught("herald").cage(white=1).turn(), "reward") == set()
    assert sum(state(Desk().cage(brown=12, black=12, white=40).turn()).cage) == 64


def test_no_trading_in_the_middle_of_an_action() -> None:
    """RC-12.1, RC-6.9: only in the Actions step, between actions."""
    match = play(Desk().cage(white=9).rats("t00.e", brown=1, white=2).luck(4, 5).turn(), "attack:2")
    assert of_kind(match, "reward") == set()
