"""Section 9: attacking."""

from __future__ import annotations

from games.ratcatcher.desk import Desk, decision, events, of_kind, offered, play, rats, state, where, z
from undercity.games.ratcatcher import table as t


def attack(desk: Desk, *dice: int) -> Desk:
    """Enough dice on the track for these faces."""
    return desk.set(attack_dice=max(len(dice), desk.s.attack_dice)).luck(*dice)


def test_an_attack_needs_a_die_and_a_rat() -> None:
    """RC-9.1: a rat of any kind in the own zone."""
    assert of_kind(Desk().rats("t00.a", white=1).turn(), "attack") == set()
    assert of_kind(Desk().rats("t00.e", white=1).set(attack_dice=0).turn(), "attack") == set()
    for desk in (Desk().rats("t00.e", brown=1), Desk().peculiar("fiddler", "t00.e"), Desk().nemesis("t00.e")):
        assert of_kind(desk.turn(), "attack") == {"1", "2", "3"}


def test_only_the_own_zone_is_attacked() -> None:
    """RC-9.1"""
    match = play(attack(Desk().rats("t00.e", white=1).rats("t00.a", white=4), 5, 5, 5).turn(), "attack:3")
    assert (rats(match, "t00.e"), rats(match, "t00.a")) == ((0, 0, 0), (0, 0, 4))


def test_number_of_dice() -> None:
    """RC-9.2: from one to all on the track."""
    assert of_kind(Desk().rats("t00.e", white=1).set(attack_dice=5).turn(), "attack") == {"1", "2", "3", "4", "5"}


def test_hits() -> None:
    """RC-9.3: Accuracy 4: a 4 hits, a 3 does not, a 6 always."""
    for face, left in ((3, 1), (4, 0), (5, 0), (6, 0)):
        match = play(attack(Desk().rats("t00.e", white=1), face).turn(), "attack:1")
        assert rats(match, "t00.e") == (0, 0, left), face


def test_misses_leave_hits_stay() -> None:
    """RC-9.4, RC-9.5: misses go to the Reserve, hits are rolled again in the same turn."""
    match = play(attack(Desk().rats("t00.e", white=3), 5, 1, 4, 5).turn(), "attack:2")
    assert state(match).attack_dice == 3
    assert rats(match, "t00.e") == (0, 0, 2)
    play(match, "attack:2")
    assert rats(match, "t00.e") == (0, 0, 0)
    assert state(match).attack_dice == 3


def test_defence_plus_one_hits() -> None:
    """RC-9.6: a Black Rat takes two normal hits, Ironhide three; nothing carries over."""
    match = play(attack(Desk().rats("t00.e", black=1), 5, 2, 2).turn(), "attack:3")
    assert rats(match, "t00.e") == (0, 1, 0)
    assert "hits_lost" in events(match)
    match = play(attack(Desk().rats("t00.e", black=1), 5, 4, 2).turn(), "attack:3")
    assert rats(match, "t00.e") == (0, 0, 0)
    match = play(attack(Desk().peculiar("gaoler", "t00.e"), 5, 4, 4).turn(), "attack:3")
    assert where(match, "gaoler") == t.CAUGHT


def test_mortal_wounds() -> None:
    """RC-9.7: a 6 catches whatever the Defence."""
    match = play(attack(Desk().peculiar("gaoler", "t00.e"), 6).turn(), "attack:1")
    assert where(match, "gaoler") == t.CAUGHT


def test_a_six_is_no_normal_hit() -> None:
    """RC-9.8: 6 and 4 against two Black Rats catch one; the 4 alone is lost."""
    match = play(attack(Desk().rats("t00.e", black=2), 6, 4).turn(), "attack:2")
    assert list(state(match).cage) == [0, 1, 0]
    assert rats(match, "t00.e") == (0, 1, 0)


def test_hits_are_spread() -> None:
    """RC-9.9: three hits for a Black and a White Rat."""
    match = play(attack(Desk().rats("t00.e", black=1, white=2), 4, 4, 5).turn(), "attack:3", "hit:white")
    assert of_kind(match, "hit") == {"black", "white"}
    play(match, "hit:black")
    assert list(state(match).cage) == [0, 1, 1]
    assert decision(match) == "action"


def test_allocation_may_not_be_stopped() -> None:
    """RC-9.10, RC-26.4: only targets are offered while a hit can catch; the last catch is automatic."""
    match = play(attack(Desk().rats("t00.e", brown=2, white=2), 4, 5).turn(), "attack:2")
    assert offered(match) == {"hit:brown", "hit:white"}
    play(match, "hit:brown", "hit:brown")
    assert rats(match, "t00.e") == (0, 0, 2)


def test_hits_never_carry_over() -> None:
    """RC-9.11: one hit on a Black Rat in two attacks is not two in one."""
    match = play(attack(Desk().rats("t00.e", black=1), 5, 5).turn(), "attack:1", "attack:1")
    assert rats(match, "t00.e") == (0, 1, 0)
    assert (state(match).hits, state(match).mortal_hits) == (0, 0)


def test_caught_rats() -> None:
    """RC-9.12, RC-9.13: Common Rats to the Cage, Peculiar Rats to the player's cards."""
    match = play(attack(Desk().rats("t00.e", white=1).peculiar("fiddler", "t00.e"), 5, 4).turn(), "attack:2")
    play(match, "hit:fiddler")
    assert (where(match, "fiddler"), list(state(match).cage)) == (t.CAUGHT, [0, 0, 1])
    assert of_kind(match, "claim") == {"fiddler-1", "fiddler-2"}


def nemesis_after(*dice: int) -> int:
    """Wounds of the Rat King (Defence 2) by these dice."""
    desk = Desk().nemesis("t00.e")
    match = play(attack(desk, *dice).turn(), f"attack:{len(dice)}")
    while decision(match) == "hit":
        match.choose(0, match.legal(0)[0])
    return desk.s.nemesis_health - state(match).nemesis_health


def test_wounding_the_nemesis() -> None:
    """RC-9.14, RC-9.15: Defence + 1 hits for the first wound, one for each further; each 6 is one."""
    assert [nemesis_after(*dice) for dice in ((4, 4), (4, 4, 4), (5, 5, 5, 4), (6,), (6, 4, 4), (6, 6, 4, 4, 4))] == [
        *(0, 1, 2, 1),
        *(1, 3),
    ]


def test_the_first_wound_is_paid_anew_in_each_attack() -> None:
    """RC-9.14: in one attack."""
    desk = attack(Desk().nemesis("t00.e"), 4, 4, 4, 5)
    match = play(desk.turn(), "attack:3", "attack:1")
    assert desk.s.nemesis_health - state(match).nemesis_health == 1


def test_hits_on_nemesis_and_others() -> None:
    """RC-9.9, RC-9.14: four hits: the Nemesis for three, the White Rat for one."""
    desk = attack(Desk().nemesis("t00.e").rats("t00.e", white=2), 4, 4, 4, 5)
    match = play(desk.turn(), "attack:4", "hit:nemesis")
    assert of_kind(match, "hit") == {"white", "nemesis"}
    play(match, "hit:white")
    assert (state(match).cage[t.WHITE], desk.s.nemesis_health - state(match).nemesis_health) == (1, 1)


def test_effects_come_after_the_attack() -> None:
    """RC-9.16: Bloatbelly bursts when all hits are allocated, so its rats are not there to be hit."""
    desk = Desk().peculiar("bloatbelly", "t00.e").rats("t00.e", white=1).sack(brown=4)
    match = play(attack(desk, 4, 4, 4).turn(), "attack:3", "hit:bloatbelly")
    assert rats(match, "t00.e") == (2, 0, 0)
    assert list(state(match).cage) == [0, 0, 1]


def test_resolved_before_the_next_action() -> None:
    """RC-9.17: while hits are open there is nothing else to choose."""
    match = play(attack(Desk().rats("t00.e", brown=1, white=2), 4, 5).turn(), "attack:2")
    assert decision(match) == "hit"
    assert {choice.kind for choice in match.choices(0)} == {"hit"}
    assert state(match).attack_zone == z("t00.e")
