"""Sections 6, 7 and 8: the Ratcatcher's Turn, movement, deploying traps."""

from __future__ import annotations

import pytest

from games.ratcatcher.desk import Desk, decision, events, of_kind, offered, play, rats, scenario, state, where, z
from undercity.games.ratcatcher import table as t


def test_three_steps() -> None:
    """RC-6.1: Refresh, Actions, End of Turn."""
    match = Desk().cheese("t00.d", "t07.a").set(movement=1, attack_dice=0).start(t.REFRESH)
    assert (state(match).movement, state(match).attack_dice) == (4, 3)
    assert decision(match) == "action"
    play(match, "end")
    assert state(match).round_no == 3


def test_refresh_dice_points_and_traps() -> None:
    """RC-6.2, RC-6.3, RC-6.4: up to the attributes, upgrades included; old points are lost."""
    desk = Desk().filled(attack=2, movement=1, traps=1).set(attack_dice=1, movement=9, trap_tokens=0)
    s = state(desk.start(t.REFRESH))
    assert (s.attack_dice, s.movement, s.trap_tokens) == (4, 5, 4)


def test_no_refresh_in_the_first_round() -> None:
    """RC-6.5"""
    s = state(Desk().set(round_no=1, attack_dice=1, movement=2, trap_tokens=0).start(t.REFRESH))
    assert (s.attack_dice, s.movement, s.trap_tokens) == (1, 2, 0)


def test_health_and_special_tokens_are_not_refreshed() -> None:
    """RC-6.6"""
    s = state(Desk().unlock("purple", 1).set(health=2).start(t.REFRESH))
    assert (s.health, list(s.special)) == (2, [1, 0])


def test_pick_up_after_refresh() -> None:
    """RC-6.7, RC-7.9"""
    match = Desk().token("health", "t00.e").set(health=3).start(t.REFRESH)
    assert (state(match).health, state(match).tokens[0][z("t00.e")]) == (4, 0)


def test_all_actions_are_offered() -> None:
    """RC-6.8, RC-26.3: move, trap, attack or collect, both abilities, Tallyman, claim, end."""
    desk = Desk().unlock("purple", 3).unlock("yellow", 2).cage(white=12).caught("gaoler").cheese("t00.e")
    match = desk.set(health=4).turn()
    kinds = {choice.kind for choice in match.choices(0)}
    assert kinds == {"move", "trap", "collect", "purple", "yellow", "reward", "claim", "end"}
    assert of_kind(match, "move") == {"t00.a", "t00.b", "t00.c", "t00.d"}
    assert of_kind(match, "trap") == of_kind(match, "move") | {"t00.e"}
    assert of_kind(match, "claim") == {"gaoler-1", "gaoler-2"}
    assert len(match.choices(0)) <= 73
    match = desk.rats("t00.e", white=1).turn()
    assert of_kind(match, "attack") == {"1", "2", "3"}
    assert "collect" not in offered(match)


def test_actions_in_any_order_as_often_as_can_be_paid() -> None:
    """RC-6.8, RC-6.9: trap, move, move, attack - each completed before the next."""
    desk = Desk().rats("t00.b", white=2).luck(4, 1)
    match = play(desk.turn(), "trap:t00.a", "move:t00.b", "attack:1", "attack:1", "move:t00.a")
    s = state(match)
    assert (s.movement, s.trap_tokens, s.attack_dice) == (1, 2, 2)
    assert t.ZONE_IDS[s.catcher_zone] == "t00.a"
    assert decision(match) == "action"


def test_ending_with_everything_unused() -> None:
    """RC-6.10: also with points, dice and traps left."""
    match = Desk().cheese("t00.d", "t07.a").turn()
    assert "end" in offered(match)
    play(match, "end")
    assert state(match).round_no == 3


def test_end_of_turn() -> None:
    """RC-6.11, RC-12.6: dice beyond the Attack go to the Reserve, points are lost, then the expansion check."""
    match = Desk().at("t21.b").deck("t05").set(attack_dice=7, movement=4).turn()
    play(match, "end")
    assert decision(match) == "connector"
    assert (state(match).attack_dice, state(match).movement) == (3, 0)


# ------------------------------------------------------------------ movement


def test_a_move_costs_a_point() -> None:
    """RC-7.1, RC-7.2: without points there is no move."""
    match = play(Desk().set(movement=1).turn(), "move:t00.b")
    assert (state(match).movement, t.ZONE_IDS[state(match).catcher_zone]) == (0, "t00.b")
    assert of_kind(Desk().set(movement=0).rats("t00.e", white=1).turn(), "move") == set()


def test_only_adjacent_zones() -> None:
    """RC-7.1"""
    assert of_kind(Desk().at("t07.e").turn(), "move") == {"t07.c", "t07.d"}


def test_only_brown_rats_attack_on_leaving() -> None:
    """RC-7.3: the sum of their Bite against the Defence; other colours take no part."""
    assert state(play(Desk().rats("t00.e", brown=2).turn(), "move:t00.a")).health == 5
    assert state(play(Desk().rats("t00.e", brown=1, black=5, white=9).turn(), "move:t00.a")).health == 6
    assert state(play(Desk().filled(defence=2).rats("t00.e", brown=2).turn(), "move:t00.a")).health == 5
    assert state(play(Desk().set(guard=2).rats("t00.e", brown=2).turn(), "move:t00.a")).health == 6


def test_one_wound_per_move() -> None:
    """RC-7.4: however many; the next move out of such a zone is a new attack."""
    desk = Desk().rats("t00.e", brown=5).rats("t00.a", brown=3)
    match = play(desk.turn(), "move:t00.a")
    assert state(match).health == 5
    play(match, "move:t00.b")
    assert state(match).health == 4


def test_a_deadly_leaving_attack_comes_before_the_arrival() -> None:
    """RC-7.4, RC-23.4, RC-23.5: dead in the old zone, nothing is picked up in the new one."""
    desk = Desk().rats("t00.e", brown=2).set(health=1).token("health", "t00.a")
    match = play(desk.turn(), "move:t00.a")
    assert match.over
    assert (state(match).health, t.ZONE_IDS[state(match).catcher_zone]) == (0, "t00.e")
    assert events(match)[-1] == "lost_by_wounds"


def test_pounce_is_a_second_attack() -> None:
    """RC-7.5: Brown Rats first, then the Twin Snapper, two wounds in all."""
    match = play(Desk().rats("t00.e", brown=2).peculiar("twin_snapper", "t00.e").turn(), "move:t00.a")
    assert state(match).health == 4
    told = [e for e in events(match) if e in ("left_brown", "pounced", "moved")]
    assert told == ["left_brown", "pounced", "moved"]


def test_rats_never_block() -> None:
    """RC-7.6: neither here nor there."""
    desk = Desk().rats("t00.e", white=9).rats("t00.a", black=9, brown=2).nemesis("t00.a")
    assert of_kind(desk.turn(), "move") == {"t00.a", "t00.b", "t00.c", "t00.d"}


def test_entering_provokes_nothing() -> None:
    """RC-7.7: also being joined by lured Brown Rats does not."""
    assert state(play(Desk().rats("t00.a", brown=6).turn(), "move:t00.a")).health == 6
    lured = play(Desk("corvin_reed").unlock("purple", 1).rats("t00.a", brown=4).turn(), "purple:t00.a")
    assert (rats(lured, "t00.e"), state(lured).health) == ((4, 0, 0), 6)


def test_picking_up() -> None:
    """RC-7.8, RC-7.9: Health up to its maximum, Special Tokens up to the ability's, on entering."""
    desk = Desk().set(health=4).unlock("purple", 2).token("health", "t00.a", 3).token("purple", "t00.a", 2)
    match = play(desk.turn(), "move:t00.a")
    s = state(match)
    assert (s.health, list(s.special)) == (6, [3, 0])
    assert (s.tokens[0][z("t00.a")], s.tokens[1][z("t00.a")]) == (1, 1)
    assert (s.token_reserve[0], s.token_reserve[1]) == (7, 4)


def test_whoever_gets_room_takes_what_lies_there() -> None:
    """RC-7.9: a token left lying is taken when its ability is unlocked, and when one of its tokens is used."""
    desk = Desk().cheese("t00.e").token("yellow", "t00.e")
    desk.s.token_reserve[t.YELLOW_TOKEN] = 1
    match = play(desk.turn(), "collect", "upgrade:yellow_unlock")
    assert (state(match).special[t.YELLOW], state(match).tokens[t.YELLOW_TOKEN][z("t00.e")]) == (2, 0)
    match = play(Desk().unlock("purple", 3).token("purple", "t00.e").turn(), "purple:t00.a")
    assert (state(match).special[t.PURPLE], state(match).tokens[t.PURPLE_TOKEN][z("t00.e")]) == (3, 0)
    assert events(match)[-1] == "picked_up"


def test_tokens_that_cannot_be_taken_stay() -> None:
    """RC-7.10: full Health, locked and full abilities."""
    desk = Desk().unlock("purple", 3).token("health", "t00.a").token("purple", "t00.a").token("yellow", "t00.a")
    s = state(play(desk.turn(), "move:t00.a"))
    assert [s.tokens[k][z("t00.a")] for k in range(3)] == [1, 1, 1]
    assert (s.health, list(s.special)) == (6, [3, 0])


def test_rats_do_not_prevent_picking_up() -> None:
    """RC-7.11"""
    desk = Desk().set(health=5).token("health", "t00.a").rats("t00.a", white=3, brown=1)
    assert state(play(desk.turn(), "move:t00.a")).health == 6


def test_tokens_put_into_the_own_zone_are_picked_up() -> None:
    """RC-7.9, RC-20.11: a "?" claimed as a reward shows Health."""
    desk = Desk().set(health=5).caught("flitterwing")
    for face in range(6):
        desk.s.question_pool[face] = 1 if face == t.Q_HEALTH else 0
    match = play(desk.turn(), "claim:flitterwing-1")
    assert (state(match).health, state(match).tokens[0][z("t00.e")]) == (6, 0)
    assert where(match, "flitterwing") == t.DISCARDED


# ------------------------------------------------------------------ traps


TRAPS = {
    "madam_cage": 1,
    "corvin_reed": 1,
    "agatha_brimstone": 2,
    "bruno_maul": 2,
    "sister_tansy": 1,
    "nim_quickstep": 1,
}


@pytest.mark.parametrize("name", TRAPS)
def test_deploying(name: str) -> None:
    """RC-8.1: the printed points and one Trap Token."""
    desk = Desk(name)
    points, tokens = desk.s.movement, desk.s.trap_tokens
    match = play(desk.turn(), "trap:t00.b")
    s = state(match)
    assert (s.movement, s.trap_tokens, s.traps[z("t00.b")]) == (points - TRAPS[name], tokens - 1, 1)
    assert of_kind(Desk(name).set(movement=TRAPS[name] - 1).rats("t00.e", white=1).turn(), "trap") == set()
    assert of_kind(Desk(name).set(trap_tokens=0).turn(), "trap") == set()


def test_where_traps_go() -> None:
    """RC-8.2, RC-8.3: the own zone or an adjacent one without a trap."""
    match = Desk().at("t00.b").turn()
    assert of_kind(match, "trap") == {"t00.b", "t00.a", "t00.c", "t00.e", "t07.c"}
    play(match, "trap:t07.c")
    assert of_kind(match, "trap") == {"t00.b", "t00.a", "t00.c", "t00.e"}


def test_what_lies_there_does_not_matter() -> None:
    """RC-8.4"""
    desk = Desk().rats("t00.a", brown=2, white=5).cheese("t00.a").token("health", "t00.a").nemesis("t00.a")
    assert "t00.a" in of_kind(desk.turn(), "trap")


def test_deployed_traps_stay() -> None:
    """RC-8.5, RC-8.6: no action takes them back; they do nothing in the Ratcatcher's Turn; Clean Up returns them."""
    match = play(Desk().rats("t00.a", white=2).cheese("t00.d", "t07.a").turn(), "trap:t00.a", "trap:t00.e")
    assert "trap:t00.a" not in offered(match)
    assert rats(match, "t00.a") == (0, 0, 2)
    play(match, "move:t00.a")
    assert (state(match).trap_tokens, sum(state(match).traps)) == (1, 2)
    cleaned = Desk().trap("t00.a").run(t.CLEAN_UP)
    assert (state(cleaned).trap_tokens, sum(state(cleaned).traps)) == (3, 0)


@scenario("upgrade", "movement")
def test_movement_upgrade() -> None:
    """RC-11.7: Movement +1, and a point at once."""
    match = play(Desk().cheese("t00.e").set(movement=2).turn(), "collect", "upgrade:movement")
    assert state(match).movement == 3
    assert state(Desk().filled(movement=1).start(t.REFRESH)).movement == 5
