"""Sections 18 and 19: spawning, the empty Rat Sack, Clean Up."""

from __future__ import annotations

from games.ratcatcher.desk import Desk, decision, events, offered, peculiar, play, rats, state, where, z
from undercity import Match
from undercity.games.ratcatcher import table as t


def spawn(desk: Desk) -> Match:
    return desk.run(t.SPAWN)


def spawned(match: Match) -> list[str]:
    return [t.ZONE_IDS[line.things["zone"]] for line in match.chronicle(0) if line.event == "rats_spawned"]


def empty(desk: Desk, **cage: int) -> Desk:
    """Nothing in the Sack; these rats in the Cage."""
    for colour in range(3):
        desk.s.sack[colour] = 0
    for name, count in cage.items():
        desk.s.cage[t.COLOUR_IDS.index(name)] = count
    return desk


def test_nests_then_black_rats() -> None:
    """RC-18.1, RC-18.3, RC-18.5: Nests by card, then Black Rats in zone order."""
    desk = Desk().rats("t00.a", black=1).rats("t21.b", black=2).sack(white=30)
    match = spawn(desk)
    assert spawned(match) == ["t00.b", "t07.d", "t00.a", "t21.b"]
    assert (rats(match, "t00.a"), rats(match, "t21.b")) == ((0, 1, 1), (0, 2, 2))


def test_black_rats_are_fixed_at_the_beginning() -> None:
    """RC-18.2: one that arrives in this step has had its extra rat and does not spawn again."""
    desk = Desk().luck("black", "white", "white")
    match = spawn(desk)
    assert (rats(match, "t00.b"), rats(match, "t07.d")) == ((0, 1, 1), (0, 0, 1))


def test_black_rats_returned_by_a_measure_still_count() -> None:
    """RC-18.2, RC-18.10: their number was fixed before their card was emptied."""
    desk = empty(Desk().rats("t21.b", black=1).rats("t00.a", white=3))
    match = spawn(desk)  # measure 3 empties t21 (one rat): the Black Rat is drawn for t00.b
    assert sum(rats(match, "t00.b")) == 1
    assert "sack_from_weakest" in events(match)


def test_nests_of_inactive_cards_rest() -> None:
    """RC-18.3: with the Ratcatcher on t21, t07 is inactive; rats already there do not matter."""
    match = spawn(Desk().at("t21.a").rats("t00.b", white=7).sack(white=9))
    assert (rats(match, "t00.b"), rats(match, "t07.d")) == ((0, 0, 8), (0, 0, 0))


def test_question_nests_come_after_the_printed_ones() -> None:
    """RC-18.3, RC-4.8, RC-4.13: on each card; they work in every Rats' Turn."""
    desk = Desk().sack(white=30)
    desk.s.question_nests[z("t00.a")] = 1
    assert spawned(spawn(desk)) == ["t00.b", "t00.a", "t07.d"]


def test_breeders_and_the_nemesis() -> None:
    """RC-18.4: after the Nests, before the Black Rats; the Nemesis by its Spawn value."""
    desk = Desk(nemesis="mother_mange").nemesis("t00.c").peculiar("brood_nanny", "t21.a").rats("t00.a", black=1)
    match = spawn(desk.sack(white=30))
    assert spawned(match) == ["t00.b", "t07.d", "t21.a", "t00.c", "t00.a"]
    assert rats(match, "t00.c") == (0, 0, 2)


def test_black_rats_on_inactive_cards_rest() -> None:
    """RC-18.5"""
    match = spawn(Desk().at("t21.a").rats("t07.a", black=3).sack(white=9))
    assert rats(match, "t07.a") == (0, 3, 0)


def test_rat_spawns_are_not_filled() -> None:
    """RC-18.6: t00.a and t00.c have Spawns."""
    match = spawn(Desk().sack(white=30))
    assert (rats(match, "t00.a"), rats(match, "t00.c")) == ((0, 0, 0), (0, 0, 0))


def test_measures_in_order_until_a_rat_is_there() -> None:
    """RC-18.7, RC-18.8: inactive cards first; then no more is needed."""
    desk = empty(Desk().at("t21.a").rats("t07.a", white=5), white=4)
    match = spawn(desk)
    assert (rats(match, "t07.a"), rats(match, "t00.b")) == ((0, 0, 0), (0, 0, 1))
    assert (state(match).cage[t.WHITE], state(match).sack[t.WHITE]) == (4, 4)
    assert [e for e in events(match) if e.startswith("sack_")] == ["sack_from_inactive"]


def test_measure_2_empties_the_cage() -> None:
    """RC-18.9, RC-26.11: at the end of the batch one lasting reward that has an effect, or none."""
    desk = empty(Desk().unlock("yellow", 1).set(health=3), white=12)
    match = spawn(desk)
    assert decision(match) == "consolation"
    assert offered(match) == {"reward:health", "reward:yellow", "reward:cheese", "done"}
    assert (sum(state(match).cage), state(match).sack[t.WHITE]) == (0, 10)
    health = play(spawn(empty(Desk().set(health=3), white=12)), "reward:health")
    assert (state(health).health, state(health).sack[t.WHITE]) == (4, 10), "nothing is paid"
    none = play(spawn(empty(Desk().set(health=3), white=12)), "done")
    assert state(none).health == 3


def burst(desk: Desk) -> Match:
    """Bloatbelly is caught in the Ratcatcher's own turn, and its two rats find only the Cage to come from."""
    desk = empty(desk.peculiar("bloatbelly", "t00.e"), white=5).luck(4)
    return play(desk.turn(), "attack:1")


def test_an_emptied_cage_in_the_own_turn() -> None:
    """RC-18.9: while actions follow, Movement Points and dice are of use, too."""
    match = burst(Desk().set(health=3))
    assert offered(match) == {"reward:move", "reward:attack_die", "done"}
    points, dice = state(match).movement, state(match).attack_dice
    assert state(play(match, "reward:move")).movement == points + 2
    assert state(play(burst(Desk()), "reward:attack_die")).attack_dice == dice + 1


def test_an_emptied_cage_after_a_trap() -> None:
    """RC-18.9: the same rats let loose by a trap come in the Rats' Turn: nothing useful, nobody is asked."""
    desk = empty(Desk().peculiar("bloatbelly", "t00.a").trap("t00.a"), white=5).luck(4, 1)
    match = desk.run(t.TRAPS_TRIGGER)
    assert (rats(match, "t00.a"), sum(state(match).cage), decision(match)) == ((0, 0, 2), 0, "action")


def test_an_emptied_cage_after_a_claim() -> None:
    """RC-18.9, RC-20.11: a "?" Nest turned up in the own turn finds the Sack empty."""
    desk = empty(Desk().caught("flitterwing"), white=3)
    for face in range(6):
        desk.s.question_pool[face] = 1 if face == t.Q_NEST else 0
    match = play(desk.turn(), "claim:flitterwing-1")
    assert offered(match) == {"reward:move", "reward:attack_die", "done"}


def test_no_reward_dearer_than_the_rats_returned() -> None:
    """RC-18.9: 5 rats buy a purple token at most; with nothing to gain nobody is asked."""
    match = spawn(empty(Desk().unlock("purple", 0).set(health=3), white=5))
    assert offered(match) == {"reward:purple", "done"}
    assert decision(spawn(empty(Desk().set(health=3), white=5))) == "action"


def test_measure_3_empties_the_weakest_card() -> None:
    """RC-18.10: fewest Common Rats, at least one, not the Ratcatcher's; ties to the lowest number."""
    desk = empty(Desk().rats("t07.a", white=2).rats("t21.a", white=3).rats("t00.a", white=1))
    match = spawn(desk)
    assert (rats(match, "t07.a"), rats(match, "t21.a"), rats(match, "t00.a")) == ((0, 0, 0), (0, 0, 3), (0, 0, 1))
    assert (rats(match, "t00.b"), rats(match, "t07.d")) == ((0, 0, 1), (0, 0, 1))
    desk = empty(Desk().rats("t07.a", white=2).rats("t21.a", white=2))
    assert rats(spawn(desk), "t21.a") == (0, 0, 2)


def test_when_nothing_helps_spawns_are_lost() -> None:
    """RC-18.11: each measure once per batch."""
    match = spawn(empty(Desk().rats("t21.a", white=1)))
    assert (rats(match, "t00.b"), rats(match, "t07.d")) == ((0, 0, 1), (0, 0, 0))
    assert [e for e in events(match) if e.startswith("sack_")] == [
        "sack_from_inactive",
        "sack_from_cage",
        "sack_from_weakest",
    ]
    assert (state(match).measures, state(match).cage_returned) == (0, 0)
    match = spawn(empty(Desk().rats("t00.e", white=9)))
    assert sum(state(match).rats[t.WHITE]) == 9


def test_a_batch_is_a_card_or_a_single_effect() -> None:
    """RC-18.7, RC-18.9: populating a card owes its reward after the whole card."""
    desk = empty(Desk().lay("t08", 0, 1, 0).set(health=3), white=9)
    match = desk.run((t.POPULATE, 8))
    assert decision(match) == "consolation"
    assert [rats(match, f"t08.{k}")[2] for k in "abcd"] == [2, 0, 1, 0]
    match = empty(Desk().set(health=3), white=9).run((t.LITTERING, 2, z("t00.a")))
    assert (decision(match), rats(match, "t00.a")) == ("consolation", (0, 0, 2))


# ------------------------------------------------------------------ Clean Up


def test_rats_on_inactive_cards_return() -> None:
    """RC-19.1"""
    match = Desk().at("t21.a").rats("t07.a", brown=1, black=2, white=3).rats("t00.a", white=4).run(t.CLEAN_UP)
    assert (rats(match, "t07.a"), rats(match, "t00.a")) == ((0, 0, 0), (0, 0, 4))
    assert list(state(match).sack) == [12, 12, 36]


def test_peculiar_rats_on_inactive_cards_are_discarded() -> None:
    """RC-19.2: not caught; the tokens on the card return to the Reserve."""
    desk = Desk().at("t21.a").peculiar("magpie_tail", "t07.a").peculiar("herald", "t00.a")
    desk.s.stash[peculiar("magpie_tail")][t.HEALTH_TOKEN] = 2
    desk.s.token_reserve[t.HEALTH_TOKEN] -= 2
    match = desk.run(t.CLEAN_UP)
    assert (where(match, "magpie_tail"), where(match, "herald")) == (t.DISCARDED, "t00.a")
    assert (list(state(match).stash[peculiar("magpie_tail")]), state(match).token_reserve[0]) == ([0, 0, 0], 8)


def test_tokens_on_inactive_cards() -> None:
    """RC-19.3, RC-19.5: Special Tokens return from inactive cards only; Health, cheese and Nests stay."""
    desk = Desk().at("t21.a").token("purple", "t07.a", 2).token("yellow", "t07.b").token("health", "t07.c")
    desk.token("purple", "t00.a").s.question_nests[z("t07.e")] = 1
    s = state(desk.run(t.CLEAN_UP))
    assert [sum(s.tokens[k][z(f"t07.{zone}")] for zone in "abcde") for k in range(3)] == [1, 0, 0]
    assert (s.tokens[1][z("t00.a")], s.question_nests[z("t07.e")]) == (1, 1)
    assert list(s.token_reserve) == [7, 7, 6]
    s = state(Desk().at("t21.a").cheese("t07.a").token("purple", "t07.a").run(t.CLEAN_UP))
    assert (s.cheese[z("t07.a")], s.tokens[1][z("t07.a")]) == (1, 1), "cheese keeps the card active"


def test_traps_return() -> None:
    """RC-19.4: triggered or not, gnawed or eaten."""
    s = state(Desk().trap("t00.a", "t07.c").set(trap_tokens=0).run(t.CLEAN_UP))
    assert (s.trap_tokens, sum(s.traps)) == (3, 0)


def test_the_nemesis_is_never_removed() -> None:
    """RC-19.6: it keeps its card active."""
    match = Desk().at("t21.a").nemesis("t07.a").rats("t07.b", white=1).run(t.CLEAN_UP)
    assert t.ZONE_IDS[state(match).nemesis_zone] == "t07.a"
    assert rats(match, "t07.b") == (0, 0, 1)


def test_placed_tokens_and_guard_end() -> None:
    """RC-19.7, RC-19.8"""
    s = state(Desk().placed("purple", "t00.a").placed("yellow", "t07.a").set(guard=4).run(t.CLEAN_UP))
    assert (sum(s.placed[0]), sum(s.placed[1]), s.guard, list(s.token_reserve)) == (0, 0, 0, [8, 8, 6])
