"""Sections 15, 16 and 17: traps trigger, rats bite, rats consume."""

from __future__ import annotations

import pytest

from games.ratcatcher.desk import RATS_MOVE, Desk, decision, events, offered, play, rats, scenario, state, where, z
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.telling import faces_of

# ------------------------------------------------------------------ traps


def test_traps_in_zone_order() -> None:
    """RC-15.1: no matter when the rats came; a trap without a rat stays quiet."""
    desk = Desk().trap("t07.c", "t00.a", "t21.b").rats("t00.a", white=1).rats("t07.c", white=1)
    match = desk.luck(1, 2, 4, 3).run(t.TRAPS_TRIGGER)
    sprung = [line.things["zone"] for line in match.chronicle(0) if line.event == "trap_sprung"]
    assert [t.ZONE_IDS[zone] for zone in sprung] == ["t00.a", "t07.c"]
    assert (rats(match, "t00.a"), rats(match, "t07.c")) == ((0, 0, 1), (0, 0, 0))


def test_every_kind_of_rat_triggers() -> None:
    """RC-15.1: Peculiar Rats and the Nemesis too, an untrappable one not."""
    for desk, triggers in (
        (Desk().peculiar("herald", "t00.a"), True),
        (Desk().nemesis("t00.a"), True),
        (Desk().peculiar("flitterwing", "t00.a"), False),
    ):
        match = desk.trap("t00.a").luck(1, 1).run(t.TRAPS_TRIGGER)
        assert ("trap_sprung" in events(match)) == triggers


TRAP = {  # dice, pierce; upgraded
    "madam_cage": ("drop_cage", (2, 0), (3, 0)),
    "corvin_reed": ("spring_snare", (2, 0), (2, 1)),
    "agatha_brimstone": ("acid_pot", (3, 1), (4, 1)),
    "bruno_maul": ("bear_jaw", (3, 1), (3, 1)),
    "sister_tansy": ("bell_trap", (2, 0), (3, 0)),
    "nim_quickstep": ("tripwire", (1, 0), (2, 0)),
}


def sprung(desk: Desk, dice: int, pierce: int) -> None:
    """So many dice are rolled, and a Black Rat (Defence 1) costs 2 hits less the pierce."""
    match = desk.trap("t00.a").rats("t00.a", black=9).luck(*[4] * dice).run(t.TRAPS_TRIGGER)
    attacked = next(line for line in match.chronicle(0) if line.event == "attacked")
    rolled = [*faces_of(attacked.things["low"], 1), *faces_of(attacked.things["high"], 4)]
    assert len(rolled) == dice
    assert sum(state(match).cage) == dice // (2 - pierce)
    assert state(match).attack_dice == t.PRINTED[desk.s.ratcatcher][t.ATTACK], "the dice return to the Reserve"


@scenario("trap", "drop_cage")
def test_drop_cage() -> None:
    """RC-15.2, RC-22.1: 2 dice, upgraded 3."""
    sprung(Desk("madam_cage"), 2, 0)
    sprung(Desk("madam_cage").filled(trap=1), 3, 0)


@scenario("trap", "spring_snare")
def test_spring_snare() -> None:
    """RC-15.2, RC-15.3, RC-22.2: 2 dice, upgraded pierce 1."""
    sprung(Desk("corvin_reed"), 2, 0)
    sprung(Desk("corvin_reed").filled(trap=1), 2, 1)


@scenario("trap", "acid_pot")
def test_acid_pot() -> None:
    """RC-15.3, RC-22.3: 3 dice and pierce 1, upgraded 4 dice."""
    sprung(Desk("agatha_brimstone"), 3, 1)
    sprung(Desk("agatha_brimstone").filled(trap=1), 4, 1)


@scenario("trap", "bear_jaw")
def test_bear_jaw() -> None:
    """RC-15.3, RC-22.4: 3 dice and pierce 1; the upgrade makes it cheaper."""
    sprung(Desk("bruno_maul"), 3, 1)
    match = play(Desk("bruno_maul").filled(trap=1).turn(), "trap:t00.a")
    assert state(match).movement == 2
    assert state(play(Desk("bruno_maul").turn(), "trap:t00.a")).movement == 1


@scenario("trap", "bell_trap")
def test_bell_trap() -> None:
    """RC-15.2, RC-22.5: 2 dice, upgraded 3."""
    sprung(Desk("sister_tansy"), 2, 0)
    sprung(Desk("sister_tansy").filled(trap=1), 3, 0)


@scenario("trap", "tripwire")
def test_tripwire() -> None:
    """RC-15.2, RC-22.6: 1 die, upgraded 2."""
    sprung(Desk("nim_quickstep"), 1, 0)
    sprung(Desk("nim_quickstep").filled(trap=1), 2, 0)


@pytest.mark.parametrize("name", TRAP)
def test_traps_use_the_accuracy(name: str) -> None:
    """RC-15.2: the Ratcatcher's current one; a 3 hits only after the upgrade."""
    dice = TRAP[name][1][0]
    for slots, caught in ((0, 0), (3, dice)):
        desk = Desk(name).filled(accuracy=slots).trap("t00.a").rats("t00.a", white=4).luck(*[3] * dice)
        assert sum(state(desk.run(t.TRAPS_TRIGGER)).cage) == caught


def test_pierce_never_below_zero() -> None:
    """RC-15.3: a White Rat (Defence 0) still takes one hit; the Nemesis' Defence is lowered as well."""
    desk = Desk("agatha_brimstone").trap("t00.a").rats("t00.a", white=3).luck(4, 1, 1)
    assert list(state(desk.run(t.TRAPS_TRIGGER)).cage) == [0, 0, 1]
    desk = Desk("agatha_brimstone").trap("t00.a").nemesis("t00.a").luck(4, 4, 1)
    health = desk.s.nemesis_health
    assert state(desk.run(t.TRAPS_TRIGGER)).nemesis_health == health - 1


def test_the_player_allocates_trap_hits() -> None:
    """RC-15.4: Cage, card, wounds - and victory."""
    desk = Desk().trap("t00.a").rats("t00.a", white=1).peculiar("fiddler", "t00.a").luck(4, 1)
    match = desk.run(t.TRAPS_TRIGGER)
    assert offered(match) == {"hit:white", "hit:fiddler"}
    play(match, "hit:fiddler")
    assert where(match, "fiddler") == t.CAUGHT
    desk = Desk().trap("t00.a").nemesis("t00.a").set(nemesis_health=1).luck(6, 1)
    match = desk.run(t.TRAPS_TRIGGER)
    assert match.over
    assert match.utility == [1.0]


def test_a_trap_triggers_once_and_stays() -> None:
    """RC-15.5"""
    desk = Desk().trap("t00.a").rats("t00.a", white=5).luck(4, 1)
    match = desk.run(t.TRAPS_TRIGGER)
    assert events(match).count("trap_sprung") == 1
    assert state(match).traps[z("t00.a")] == 1


def test_gnawed_before_any_trap_triggers() -> None:
    """RC-15.6, RC-20.18"""
    desk = Desk().trap("t00.a", "t07.c").peculiar("spring_chewer", "t07.c").rats("t07.c", white=1)
    match = desk.rats("t00.a", white=1).luck(1, 1).run(t.MOVEMENT_ENDS, t.TRAPS_TRIGGER)
    told = [e for e in events(match) if e.startswith("trap_")]
    assert told == ["trap_gnawed", "trap_sprung"]
    assert (state(match).traps[z("t07.c")], state(match).trap_tokens) == (0, 1)
    assert state(Desk().trap("t00.a").set(trap_tokens=1).run(t.CLEAN_UP)).trap_tokens == 3


# ------------------------------------------------------------------ bite


def test_order_of_bites() -> None:
    """RC-16.1"""
    desk = Desk().nemesis("t00.e").peculiar("herald", "t00.e").peculiar("twin_snapper", "t00.e").rats("t00.e", white=3)
    match = desk.luck(6, 1, 1).run(t.BITE)
    assert [e for e in events(match) if e.endswith("_bit")] == [
        "nemesis_bit",
        "peculiar_bit",
        "peculiar_bit",
        "common_bit",
    ]
    assert state(match).health == 3


def bitten(*dice: int, ratcatcher: str = "madam_cage", **fields: int) -> int:
    """Wounds by the Nemesis' dice."""
    desk = Desk(ratcatcher).nemesis("t00.e").set(**fields).luck(*dice)
    return desk.s.health - state(desk.run(t.BITE)).health


def test_the_nemesis_bites_with_dice() -> None:
    """RC-16.2: Bite dice and the Nemesis' own Accuracy, whatever is in the Reserve; only in the same zone."""
    assert bitten(4, 4, 4, attack_dice=10) == 1
    assert bitten(3, 3, 3) == 0
    assert state(Desk().nemesis("t00.a").run(t.BITE)).health == 6


def test_wounds_by_the_nemesis() -> None:
    """RC-16.3, RC-16.4: each 6, and each other hit beyond the Defence; a 6 is not counted twice."""
    assert [bitten(*dice) for dice in ((6, 6, 6), (6, 5, 5), (6, 6, 5), (5, 5, 5), (5, 5, 1))] == [3, 1, 2, 1, 0]
    assert bitten(5, 5, 5, ratcatcher="bruno_maul") == 0


def test_peculiar_rats_cause_one_wound_together() -> None:
    """RC-16.5: each compared alone, never added up, one wound in all."""
    desk = Desk().peculiar("twin_snapper", "t00.e").peculiar("ironhide", "t00.e").peculiar("the_shade", "t00.e")
    assert state(desk.run(t.BITE)).health == 5
    desk = Desk().peculiar("herald", "t00.e").peculiar("gaoler", "t00.e").peculiar("candle_tail", "t00.e")
    assert state(desk.run(t.BITE)).health == 6, "2, 2 and 2 against 2"


def test_common_rats_are_added_up() -> None:
    """RC-16.6: all colours, one wound at most."""
    assert state(Desk().rats("t00.e", brown=1, black=1).run(t.BITE)).health == 5
    assert state(Desk().rats("t00.e", black=1, white=1).run(t.BITE)).health == 6
    assert state(Desk().rats("t00.e", brown=9, black=9, white=9).run(t.BITE)).health == 5
    assert state(Desk().rats("t00.a", brown=9).run(t.BITE)).health == 6


def test_defence() -> None:
    """RC-16.7: printed, upgrade, guard."""
    desk = Desk().filled(defence=2).set(guard=2).rats("t00.e", white=5)
    assert state(desk.run(t.BITE)).health == 6
    desk = Desk().filled(defence=2).set(guard=2).rats("t00.e", white=6)
    assert state(desk.run(t.BITE)).health == 5


# ------------------------------------------------------------------ consume


def test_zones_are_inspected_in_order() -> None:
    """RC-17.1, RC-17.4: each once, in zone order; each fills the lowest free level."""
    desk = Desk(nemesis="mother_mange").cheese("t21.c", "t00.d", "t07.a")
    match = desk.rats("t21.c", white=5).rats("t00.d", white=5).rats("t07.a", white=5).sack(white=20).run(t.CONSUME)
    while decision(match) != "action":
        match.choose(0, match.legal(0)[0])
    eaten = [(line.things["zone"], line.things["level"]) for line in match.chronicle(0) if line.event == "cheese_eaten"]
    assert [(t.ZONE_IDS[zone], level) for zone, level in eaten] == [("t00.d", 1), ("t07.a", 2), ("t21.c", 3)]


def test_the_count() -> None:
    """RC-17.2, RC-17.3: 5 or more; Brown Rats count nothing, Peculiar Rats 3, the Pilferer 5."""

    def eaten(desk: Desk) -> int:
        return state(desk.cheese("t00.d").run(t.CONSUME)).cheese_eaten

    assert eaten(Desk().rats("t00.d", white=4)) == 0
    assert eaten(Desk().rats("t00.d", white=5)) == 1
    assert eaten(Desk().rats("t00.d", brown=12)) == 0
    assert eaten(Desk().peculiar("herald", "t00.d").rats("t00.d", white=1)) == 0
    assert eaten(Desk().peculiar("herald", "t00.d").peculiar("fiddler", "t00.d")) == 1
    assert eaten(Desk().peculiar("pilferer", "t00.d")) == 1


def test_the_ratcatcher_does_not_matter() -> None:
    """RC-17.3"""
    assert state(Desk().at("t00.d").cheese("t00.d").rats("t00.d", white=5).run(t.CONSUME)).cheese_eaten == 1


def test_the_effect_comes_before_the_rats_leave() -> None:
    """RC-17.4, RC-17.5: the eaters leave after the effect; the rats that it brought into the zone stay."""
    desk = Desk(nemesis="mother_mange").cheese("t00.d").rats("t00.d", black=2, white=3, brown=1)
    match = desk.sack(brown=1, black=3, white=30).luck("brown", "black", "white").run(t.CONSUME)
    told = [e for e in events(match) if e in ("cheese_eaten", "rats_spawned", "rats_sated")]
    assert told == ["cheese_eaten", "rats_spawned", "rats_sated"]
    assert rats(match, "t00.d") == (2, 1, 1)
    assert list(state(match).sack) == [0, 4, 32]


def test_an_entourage_stays() -> None:
    """RC-17.5, RC-20.26: the Pack Baron's rats came after the cheese was gone."""
    desk = Desk(nemesis="the_maw").cheese("t00.d").rats("t00.d", white=5).peculiar_deck("pack_baron")
    match = desk.sack(white=9).run(t.CONSUME)
    assert (rats(match, "t00.d"), list(state(match).sack)) == ((0, 0, 2), [0, 0, 12])


def test_eaters_taken_by_a_measure_do_not_return_twice() -> None:
    """RC-17.5, RC-18.10: the eaters' own card is emptied to spawn two rats: no more than were there before."""
    desk = Desk(nemesis="mother_mange").at("t21.a").cheese("t07.a").nemesis("t07.a").eaten(0).rats("t07.a", white=3)
    match = desk.rats("t00.a", white=9).sack().run(t.CONSUME)
    assert (sum(rats(match, "t07.a")), list(state(match).sack)) == (0, [0, 0, 3])


def test_who_leaves() -> None:
    """RC-17.5: Black and White; Brown, Peculiar Rats and the Nemesis stay."""
    desk = Desk().cheese("t00.d").rats("t00.d", brown=2, black=2, white=3).peculiar("herald", "t00.d").nemesis("t00.d")
    match = desk.eaten(5).run(t.CONSUME)
    assert rats(match, "t00.d") == (2, 0, 0)
    assert (where(match, "herald"), t.ZONE_IDS[state(match).nemesis_zone]) == ("t00.d", "t00.d")


def test_one_cheese_per_zone_and_turn() -> None:
    """RC-17.6: although the Nemesis stays there."""
    desk = Desk().cheese("t00.d", "t00.d", "t00.d").nemesis("t00.d").eaten(5)
    assert state(desk.run(t.CONSUME)).cheese[z("t00.d")] == 2


def test_later_zones_are_counted_later() -> None:
    """RC-17.7: the Nemesis called by the cheese of t00.d eats in t07.d; a Peculiar Rat counts at once, too."""
    desk = Desk().eaten(3).at("t07.e").cheese("t00.d", "t07.d").rats("t00.d", white=5)
    match = desk.run(t.CONSUME)
    assert (t.ZONE_IDS[state(match).nemesis_zone], state(match).cheese_eaten) == ("t07.d", 5)


def test_the_tenth_cheese_loses() -> None:
    """RC-17.8, RC-23.3, RC-23.5: at once; the rats do not even leave."""
    match = Desk().eaten(9).cheese("t00.d", "t07.a").rats("t00.d", white=5).rats("t07.a", white=5).run(t.CONSUME)
    assert match.over
    assert (match.utility, match.ranks, state(match).cheese_eaten) == ([-1.0], [2], 10)
    assert rats(match, "t00.d") == (0, 0, 5)
    assert events(match)[-1] == "lost_by_cheese"


def test_decoy() -> None:
    """RC-17.9: from 3 rat-equivalents on, 1 with a net; Black and White Rats to the Cage, the tracker stays."""
    match = Desk().placed("yellow", "t00.a").rats("t00.a", white=2, brown=3).run(t.CONSUME)
    assert (rats(match, "t00.a"), state(match).placed[t.YELLOW][z("t00.a")]) == ((3, 0, 2), 1)
    match = Desk().placed("yellow", "t00.a").rats("t00.a", white=2, black=1, brown=3).run(t.CONSUME)
    s = state(match)
    assert (rats(match, "t00.a"), list(s.cage), s.cheese_eaten) == ((3, 0, 0), [0, 1, 2], 0)
    assert (s.placed[t.YELLOW][z("t00.a")], s.token_reserve[2]) == (0, 6)
    desk = Desk().placed("yellow", "t00.a").placed("purple", "t00.a").rats("t00.a", white=1)
    assert list(state(desk.run(t.CONSUME)).cage) == [0, 0, 1]


def test_decoy_beside_real_cheese() -> None:
    """RC-17.9: the decoy first, then the cheese with the rats that are left."""
    desk = Desk().placed("yellow", "t00.a").cheese("t00.a").rats("t00.a", white=9)
    match = desk.run(t.CONSUME)
    assert (state(match).cheese_eaten, state(match).cage[t.WHITE]) == (0, 9)
    desk = Desk().placed("yellow", "t00.a").cheese("t00.a").rats("t00.a", white=9).peculiar("pilferer", "t00.a")
    match = desk.run(t.CONSUME)
    assert (state(match).cheese_eaten, state(match).cage[t.WHITE]) == (1, 9)


def test_a_whole_rats_turn() -> None:
    """RC-14.1: rats move in, are trapped, and the rest eats."""
    desk = Desk().cheese("t00.d", "t07.a").rats("t00.b", white=6).trap("t00.d").luck(4, 1)
    match = desk.run(*RATS_MOVE, t.TRAPS_TRIGGER, t.BITE, t.CONSUME)
    assert (state(match).cheese_eaten, state(match).cage[t.WHITE], rats(match, "t00.d")) == (1, 1, (0, 0, 0))
