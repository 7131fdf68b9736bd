"""Sections 21 and 23: Nemesis Rats, and the end of the game."""

from __future__ import annotations

import pytest

from games.ratcatcher.desk import RATS_MOVE, Desk, decision, events, offered, play, rats, scenario, state, where, z
from undercity import Match
from undercity.games.ratcatcher import opcodes
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.nemesis import nemesis_number


def numbers(desk: Desk) -> tuple[int, ...]:
    """Bite, Accuracy, Defence, Health, Spawn."""
    s = desk.s
    bite, defence, spawn = (nemesis_number(s, k) for k in (opcodes.N_BITE, opcodes.N_DEFENCE, opcodes.N_SPAWN))
    return bite, t.NEMESIS_ACCURACY[s.nemesis], defence, s.nemesis_health, spawn


def tracker(name: str) -> list[str]:
    k = t.NEMESIS_IDS.index(name)
    ops = [opcodes.TRACKER_OPS.names[op] for op in t.TRACKER_OP[k][1:]]
    return [f"{op} {t.TRACKER_VALUE[k][i + 1]}" if op == "spawn_rats" else op for i, op in enumerate(ops)]


def eat(desk: Desk, zone: str = "t00.d") -> Match:
    """One cheese is eaten in the zone."""
    return desk.cheese(zone).rats(zone, white=5).run(t.CONSUME)


@pytest.mark.parametrize("name", t.NEMESIS_IDS)
def test_boards(name: str) -> None:
    """RC-21.1: Bite, Accuracy, Defence, Health, Spawn, targets, special, ten levels, the last one loses."""
    expected = {"rat_king": (3, 4, 2, 6, 1), "the_maw": (4, 4, 2, 7, 1), "mother_mange": (3, 4, 2, 6, 2)}
    assert numbers(Desk(nemesis=name)) == expected[name]
    assert len(tracker(name)) == 10
    assert tracker(name)[-1] == "lose"


def test_tracker_effects() -> None:
    """RC-21.2: each opcode where the tracker has it, also before the Nemesis is in the City."""
    match = eat(Desk().eaten(0))
    assert (state(match).cheese_eaten, events(match).count("nemesis_mutated")) == (1, 0)
    match = eat(Desk().eaten(1).peculiar_deck("herald"))
    assert where(match, "herald") == "t00.d"
    match = eat(Desk().eaten(2))
    assert (state(match).nemesis_health, nemesis_number(state(match), opcodes.N_HEALTH)) == (7, 7)
    for level, attribute, after in ((5, opcodes.N_BITE, 4), (7, opcodes.N_DEFENCE, 3), (8, opcodes.N_SPAWN, 2)):
        match = eat(Desk().nemesis("t07.d").eaten(level))
        assert nemesis_number(state(match), attribute) == after
    match = eat(Desk(nemesis="mother_mange").sack(brown=6, white=5))
    assert rats(match, "t00.d")[0] == 6 - state(match).sack[0]


def test_the_nemesis_appears_on_the_ratcatchers_card() -> None:
    """RC-21.3, RC-26.10: on a Nest, printed or "?"; with several the player chooses."""
    assert t.ZONE_IDS[state(eat(Desk().eaten(3))).nemesis_zone] == "t00.b"
    desk = Desk().eaten(3)
    desk.s.question_nests[z("t00.c")] = 1
    match = eat(desk)
    assert (decision(match), offered(match)) == ("nest", {"zone:t00.b", "zone:t00.c"})
    play(match, "zone:t00.c")
    assert t.ZONE_IDS[state(match).nemesis_zone] == "t00.c"
    match = eat(Desk(mode="hard").eaten(3), "t00.a")
    assert offered(match) == {"zone:t00.b", "zone:t00.d"}


def test_without_a_nest_the_closest_one() -> None:
    """RC-21.4: t21 has none; from t21.c Nest t00.b is 2 away; ties go to the highest number."""
    assert t.ZONE_IDS[state(eat(Desk().at("t21.c").eaten(3))).nemesis_zone] == "t00.b"
    desk = Desk().at("t21.a").eaten(3).lay("t09", -1, -1, 1)  # Nest t09.a; distances differ
    zone = t.ZONE_IDS[state(eat(desk)).nemesis_zone]
    assert zone in ("t00.b", "t09.a")
    desk = Desk().at("t21.b").eaten(3).lay("t15", 0, -2, 0)  # t15.b north of nothing: not joined
    assert t.ZONE_IDS[state(eat(desk)).nemesis_zone] == "t00.b"
    desk = Desk().at("t21.c").eaten(3)
    desk.s.question_nests[z("t07.c")] = 0
    desk.s.question_nests[z("t00.d")] = 1  # as far away as t00.b, on the same card: the player decides
    assert offered(eat(desk, "t07.a")) == {"zone:t00.b", "zone:t00.d"}
    desk = Desk().at("t21.c").eaten(3).lay("t14", 1, -1, 0)
    desk.s.question_nests[z("t14.b")] = 1  # joined to t21.b by its west connector: 2 away as well
    assert t.ZONE_IDS[state(eat(desk)).nemesis_zone] == "t14.b"


def test_it_spawns_at_once_and_acts_from_the_next_turn() -> None:
    """RC-21.5: it appears after Move and Bite and before Spawn."""
    desk = Desk(nemesis="mother_mange").at("t00.b").eaten(2).cheese("t00.d", "t07.a", "t21.c").rats("t00.d", white=5)
    match = desk.sack(white=20).start(t.NEMESIS_MOVES)
    assert t.ZONE_IDS[state(match).nemesis_zone] == "t00.b"
    assert "nemesis_bit" not in events(match)
    assert rats(match, "t00.b") == (0, 0, 3), "the Nest and her Spawn of 2"


def test_moving_the_nemesis() -> None:
    """RC-21.6: one die towards the closest target; nets do not hold it."""
    desk = Desk().nemesis("t07.d").placed("purple", "t07.d").placed("purple", "t07.c").luck(3)
    assert t.ZONE_IDS[state(desk.run(t.NEMESIS_MOVES)).nemesis_zone] == "t00.e"
    assert "nemesis_rolled" not in events(Desk().run(t.NEMESIS_MOVES)), "not in the City, no roll"
    match = Desk().at("t00.c").nemesis("t00.a").luck(1).run(t.NEMESIS_MOVES)
    assert offered(match) == {"zone:t00.b", "zone:t00.d", "zone:t00.e"}
    assert t.ZONE_IDS[state(play(match, "zone:t00.d")).nemesis_zone] == "t00.d"


def test_it_consumes_alone() -> None:
    """RC-21.7"""
    assert state(Desk().nemesis("t00.d").cheese("t00.d").eaten(5).run(t.CONSUME)).cheese_eaten == 6


def test_slaying_it_wins() -> None:
    """RC-21.8, RC-23.2, RC-23.5: at once, with hits left."""
    desk = Desk().nemesis("t00.e").rats("t00.e", white=2).set(nemesis_health=1).luck(6, 4, 4)
    match = play(desk.turn(), "attack:3", "mortal:nemesis")
    assert match.over
    assert (match.utility, match.ranks, rats(match, "t00.e")) == ([1.0], [1], (0, 0, 2))
    assert events(match)[-1] == "won_by_slaying"


@scenario("nemesis", "rat_king")
def test_rat_king() -> None:
    """RC-21.9: numbers, tracker, and Brown Rats on his card move 1 further."""
    assert numbers(Desk()) == (3, 4, 2, 6, 1)
    assert tracker("rat_king") == [
        *("none", "spawn_peculiar", "mutate_health", "spawn_nemesis", "spawn_peculiar"),
        *("mutate_bite", "spawn_peculiar", "mutate_defence", "mutate_spawn", "lose"),
    ]
    desk = Desk().nemesis("t07.d").rats("t07.a", brown=1, white=1).rats("t07.e", brown=1).cheese("t00.e")
    match = desk.run((t.COMMON_MOVE, t.BROWN), (t.COMMON_MOVE, t.WHITE), t.MOVEMENT_ENDS)
    assert rats(match, "t00.e") == (2, 0, 0), "three steps"
    assert rats(match, "t00.b") == (0, 0, 1), "White Rats take two"
    desk = Desk(nemesis="mother_mange").nemesis("t07.d").rats("t07.a", brown=1)
    assert rats(desk.run((t.COMMON_MOVE, t.BROWN), t.MOVEMENT_ENDS), "t00.b") == (1, 0, 0)


@scenario("nemesis", "the_maw")
def test_the_maw() -> None:
    """RC-21.10, RC-21.11: seeks tokens, else cheese, and eats tokens and trap where it ends."""
    assert tracker("the_maw") == [
        *("spawn_peculiar", "none", "spawn_nemesis", "spawn_peculiar", "mutate_health"),
        *("spawn_peculiar", "mutate_bite", "mutate_defence", "mutate_health", "lose"),
    ]
    desk = Desk(nemesis="the_maw").nemesis("t07.d").token("purple", "t21.b").cheese("t07.a").luck(6)
    match = desk.run(t.NEMESIS_MOVES, t.MOVEMENT_ENDS)
    assert t.ZONE_IDS[state(match).nemesis_zone] == "t21.b"
    assert (state(match).tokens[1][z("t21.b")], state(match).token_reserve[1]) == (0, 8)
    match = Desk(nemesis="the_maw").nemesis("t07.d").cheese("t00.d").luck(6).run(t.NEMESIS_MOVES, t.MOVEMENT_ENDS)
    assert t.ZONE_IDS[state(match).nemesis_zone] == "t00.d"
    desk = Desk(nemesis="the_maw").nemesis("t00.d").cheese("t00.d").trap("t00.d").luck(2)
    match = desk.run(*RATS_MOVE, t.TRAPS_TRIGGER)
    assert (sum(state(match).traps), state(match).trap_tokens) == (0, 2)
    assert "trap_sprung" not in events(match)
    assert state(Desk(nemesis="the_maw").set(trap_tokens=2).run(t.CLEAN_UP)).trap_tokens == 3


def gut(token: str, count: int) -> Desk:
    """The Maw in t00.d eats these tokens without moving (cheese is what it finds there)."""
    desk = Desk(nemesis="the_maw").nemesis("t00.d")
    if token == "trap":
        desk.cheese("t00.d").trap("t00.d")
    else:
        desk.token(token, "t00.d", count)
    desk.s.key[0] = 1
    match = desk.run(t.NEMESIS_MOVES, t.MOVEMENT_ENDS)
    desk.s.load(state(match).tobytes())
    return desk


@scenario("gut", "health")
def test_gut_health() -> None:
    """RC-21.12: two slots of Health +1; a third token gives nothing."""
    assert numbers(gut("health", 1))[3] == 8
    assert numbers(gut("health", 3))[3] == 9
    assert gut("health", 3).s.gut[0] == 2


@scenario("gut", "purple")
def test_gut_purple() -> None:
    """RC-21.12: two slots of Spawn +1."""
    assert numbers(gut("purple", 1))[4] == 2
    assert numbers(gut("purple", 3))[4] == 3


@scenario("gut", "yellow")
def test_gut_yellow() -> None:
    """RC-21.12: two slots of Bite +1."""
    assert numbers(gut("yellow", 1))[0] == 5
    assert numbers(gut("yellow", 3))[0] == 6


@scenario("gut", "trap")
def test_gut_trap() -> None:
    """RC-21.12: one slot of Defence +1."""
    assert numbers(gut("trap", 1))[2] == 3


def test_only_the_maw_has_a_gut() -> None:
    """RC-21.11: the Rat King leaves tokens alone."""
    match = Desk().nemesis("t00.e").token("health", "t00.e").run(t.NEMESIS_MOVES, t.MOVEMENT_ENDS)
    assert (state(match).tokens[0][z("t00.e")], list(state(match).gut)) == (1, [0] * 4)


@scenario("nemesis", "mother_mange")
def test_mother_mange() -> None:
    """RC-21.13: numbers, tracker, and a rat per wound after the attack - also by a trap or a blast."""
    assert numbers(Desk(nemesis="mother_mange")) == (3, 4, 2, 6, 2)
    assert tracker("mother_mange") == [
        *("spawn_rats 2", "spawn_peculiar", "spawn_nemesis", "spawn_rats 2", "spawn_peculiar"),
        *("mutate_health", "mutate_spawn", "spawn_peculiar", "mutate_bite", "lose"),
    ]
    desk = Desk(nemesis="mother_mange").nemesis("t00.e").sack(white=9).luck(6, 6, 1)
    assert rats(play(desk.turn(), "attack:3"), "t00.e") == (0, 0, 2)
    desk = Desk(nemesis="mother_mange").nemesis("t00.a").trap("t00.a").sack(white=9).luck(6, 1)
    assert rats(desk.run(t.TRAPS_TRIGGER), "t00.a") == (0, 0, 1)
    desk = Desk("agatha_brimstone", "mother_mange").nemesis("t00.a").unlock("purple", 1).sack(white=9).luck(6, 6, 6)
    assert rats(play(desk.turn(), "purple:t00.a"), "t00.a") == (0, 0, 3)
    desk = Desk(nemesis="mother_mange").nemesis("t00.e").sack(white=9).luck(4, 4, 1)
    assert rats(play(desk.turn(), "attack:3"), "t00.e") == (0, 0, 0)


# ------------------------------------------------------------------ the end


def test_health_zero_loses_at_once() -> None:
    """RC-23.4, RC-23.5: the Nemesis' bite is deadly; nobody else bites, nothing is consumed."""
    desk = Desk().nemesis("t00.e").set(health=2).rats("t00.e", white=5).cheese("t00.e").luck(6, 6, 6)
    match = desk.start(t.BITE)
    assert match.over
    assert (state(match).health, match.utility, match.ranks) == (0, [-1.0], [2])
    assert "common_bit" not in events(match)
    assert "cheese_eaten" not in events(match)
    assert match.choices(0) == []


def test_round_60() -> None:
    """RC-23.6: after the Clean Up of round 60 the game is lost."""
    match = Desk().set(round_no=60).cheese("t00.d", "t07.a").trap("t00.a").start(t.CLEAN_UP)
    assert match.over
    assert (match.utility, events(match)[-2:]) == ([-1.0], ["traps_returned", "lost_by_time"])
    match = Desk().set(round_no=59).cheese("t00.d", "t07.a").start(t.CLEAN_UP)
    assert not match.over
    assert state(match).round_no == 60


def test_an_open_game_has_no_result_yet() -> None:
    """RC-23.5: utility 0 until the end; the points are the cheese collected."""
    match = Desk().filled(attack=2).turn()
    assert (match.utility, match.points) == ([0.0], [2])
