"""Why not? The reasons of Ratcatcher on positions made by hand; and what random play seldom meets, compared."""

from __future__ import annotations

import random

import pytest

from games.ratcatcher.desk import RATS_MOVE, Desk, decision, offered, play, z
from games.ratcatcher.samples import SAMPLES
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.ratcatcher import GAME
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.table import State
from undercity.lab.agreement import Agreement, Moment, compare


def why_not(match: Match, notation: str, language: str = "en") -> str:
    return str(match.why_not(0, notation, language))


# ------------------------------------------------------------------ placing a Township Card


def test_connectors() -> None:
    """RC-0.3, RC-2.8, RC-3.8, RC-13.6."""
    match = Match("ratcatcher", 1, seed=1)
    for _ in ("connector", "rotation"):
        match.choose(0, match.legal(0)[0])
    second = next(card for card in range(1, t.CARDS) if match.state.card_rotation[card] >= 0)
    assert why_not(match, f"connector:{t.CARD_IDS[second]}-n").startswith(
        "At setup new cards are attached to Brie Market"
    )
    match = Desk().at("t07.e").deck("t05").sack(white=40).run(t.EXPANSION_CHECK)
    assert why_not(match, "connector:t02-n") == "Rindgate is not in the City (RC-0.3)"
    assert why_not(match, "connector:t00-n") == (
        "The connector on the north side of Brie Market is not available: Gouda Rest lies there (RC-2.8)"
    )
    assert why_not(match, "connector:t21-n") == (
        "Gouda Rest is inactive, and an active Township Card, Brie Market, still has an available connector (RC-13.6)"
    )
    assert match.why_not(0, "connector:t00-s") is None


def test_rotations() -> None:
    """RC-2.3, RC-13.8: t04 has connectors in the north and in the east only."""
    match = play(Desk().deck("t04").sack(white=40).run(t.EXPANSION_CHECK), "connector:t00-s")
    assert why_not(match, "rotation:2") == (
        "Mouldering Row, turned halfway round, has no connector on the side that joins Brie Market (RC-13.8)"
    )
    assert match.why_not(0, "rotation:3") is None
    play(match, "rotation:0")
    assert why_not(match, "connector:t04-s") == "Mouldering Row has no connector on its south side (RC-2.3)"


# ------------------------------------------------------------------ actions


def test_moving_and_traps() -> None:
    """RC-7.1, RC-7.2, RC-8.1 to RC-8.3, RC-20.25."""
    match = Desk().peculiar("gaoler", "t00.e").trap("t00.d").set(movement=1).turn()
    assert why_not(match, "move:t00.e") == "You are in Brie Market E already (RC-7.1)"
    assert why_not(match, "move:t07.a") == "Brie Cross A is not adjacent to Brie Market E, where you are (RC-7.1)"
    assert why_not(match, "move:t02.a") == "Rindgate A is not in the City (RC-0.3)"
    assert why_not(match, "move:t00.d") == (
        "Leaving Brie Market E costs 2 Movement Points, and you have only 1 (RC-20.25)"
    )
    assert why_not(match, "trap:t00.d") == "There is already a trap in Brie Market D (RC-8.3)"
    assert why_not(match, "trap:t07.a").endswith("so you cannot deploy a trap there (RC-8.2)")
    assert match.why_not(0, "trap:t00.e") is None
    match = Desk("bruno_maul").set(movement=1).turn()
    assert why_not(match, "trap:t00.e") == "The Bear Jaw costs 2 Movement Points, and you have only 1 (RC-8.1)"
    match = Desk("bruno_maul").set(movement=0).trap("t00.d").turn()
    assert why_not(match, "trap:t00.e") == "You have no trap left (RC-8.1)"
    assert why_not(match, "move:t00.d") == (
        "Leaving Brie Market E costs 1 Movement Point, and you have none left (RC-7.2)"
    )


def test_attacking_and_collecting() -> None:
    """RC-9.1, RC-9.2, RC-11.1."""
    match = Desk().turn()
    assert why_not(match, "attack:1") == "There is no rat in Brie Market E (RC-9.1)"
    assert why_not(match, "collect") == "There is no Magic Cheese in Brie Market E (RC-11.1)"
    match = Desk().rats("t00.e", white=1).cheese("t00.e").turn()
    assert why_not(match, "attack:4") == "You have only 3 dice on your Attack Track (RC-9.2)"
    assert why_not(match, "collect") == (
        "You cannot collect the Magic Cheese in Brie Market E while rats are there (RC-11.1)"
    )
    match = Desk().nemesis("t00.e").set(attack_dice=0).turn()
    assert why_not(match, "attack:1") == "No die is left on your Attack Track (RC-9.1)"


@pytest.mark.parametrize(("ratcatcher", "choice", "clause", "reason"), [
    ("madam_cage", "purple:t07.a", "RC-10.7",
     "Dragnet Potion works only in your own or an adjacent zone, and Brie Cross A is neither"),
    ("madam_cage", "purple:t00.d", "RC-10.7", "A token of Dragnet Potion already lies in Brie Market D"),
    ("madam_cage", "yellow:t07.a", "RC-10.8",
     "Toxic Ruse works only on the Township Card where you are, Brie Market, and Brie Cross A is not on it"),
    ("corvin_reed", "purple:t00.e", "RC-10.10",
     "Pied Tune works only on an adjacent zone, and Brie Market E is not one"),
    ("corvin_reed", "purple:t00.a", "RC-10.10", "There is no Common Rat in Brie Market A"),
    ("corvin_reed", "yellow:t00.e", "RC-10.11", "There is no rat in Brie Market E"),
    ("agatha_brimstone", "purple:t00.b", "RC-10.6", "No die is left in the Reserve"),
    ("agatha_brimstone", "yellow:t00.d", "RC-10.9", "A token of Choking Cloud already lies in Brie Market D"),
    ("bruno_maul", "purple:t00.e", "RC-10.12", "No die is left in the Reserve"),
    ("bruno_maul", "yellow:t00.e", "RC-10.13", "There is no Common Rat in Brie Market E"),
    ("sister_tansy", "purple:t00.a", "RC-10.14",
     "Warding Incense works only in your own zone, and you are not in Brie Market A"),
    ("sister_tansy", "yellow:t00.e", "RC-10.15", "Your Health is at its maximum of 7"),
    ("nim_quickstep", "purple:t00.a", "RC-10.16",
     "Rooftop Run works only in your own zone, and you are not in Brie Market A"),
    ("nim_quickstep", "yellow:t00.e", "RC-10.17", "There is no Magic Cheese in Brie Market E"),
])  # fmt: skip
def test_abilities(ratcatcher: str, choice: str, clause: str, reason: str) -> None:
    """RC-10.6 to RC-10.17: all dice are on the Attack Track, a rat is in t00.b, tokens have been placed in t00.d."""
    desk = Desk(ratcatcher).unlock("purple", 1).unlock("yellow", 1).set(attack_dice=t.DICE).rats("t00.b", white=1)
    match = desk.placed("purple", "t00.d").placed("yellow", "t00.d").turn()
    assert why_not(match, choice) == f"{reason} ({clause})"


def test_abilities_that_cannot_be_used_at_all() -> None:
    """RC-10.1, RC-10.3."""
    match = Desk().unlock("purple", 0).turn()
    assert why_not(match, "purple:t00.e") == "You have no token left for Dragnet Potion (RC-10.3)"
    assert why_not(match, "yellow:t00.e") == "Toxic Ruse is still locked (RC-10.1)"


# ------------------------------------------------------------------ rewards and upgrades


def test_rewards_without_effect() -> None:
    """RC-12.1, RC-12.5."""
    match = Desk().cage(white=3).turn()
    assert why_not(match, "reward:purple") == "Purple Potion costs 4 rats, and there are only 3 in the Cage (RC-12.1)"
    desk = Desk().unlock("yellow", 2).set(attack_dice=t.DICE, cheese_reserve=0).cage(white=12)
    match = desk.turn()
    assert why_not(match, "reward:attack_die") == "No die is left in the Reserve (RC-12.5)"
    assert why_not(match, "reward:purple") == "Dragnet Potion is still locked (RC-12.5)"
    assert why_not(match, "reward:yellow") == "Toxic Ruse already has 2 tokens, as many as it can hold (RC-12.5)"
    assert why_not(match, "reward:health") == "Your Health is at its maximum of 6 (RC-12.5)"
    assert why_not(match, "reward:cheese") == "No Magic Cheese is left in the Reserve (RC-12.5)"
    assert match.why_not(0, "reward:move") is None
    desk = Desk().unlock("purple", 1).cage(white=4)
    desk.s.token_reserve[t.PURPLE_TOKEN] = 0
    assert why_not(desk.turn(), "reward:purple") == "No purple Special Token is left in the Reserve (RC-12.5)"


def test_payment() -> None:
    """RC-12.1."""
    match = play(Desk().cage(brown=2, white=2).turn(), "reward:move")
    assert why_not(match, "rat:black") == "There is no Black Rat in the Cage (RC-12.1)"


def test_claims() -> None:
    """RC-20.7 to RC-20.9: also without gain, but only cards that one has."""
    match = Desk().caught("flitterwing").caught("magpie_tail").discarded("pilferer").turn()
    assert match.why_not(0, "claim:magpie_tail-1") is None
    assert why_not(match, "claim:flitterwing-2") == "Flitterwing’s card offers only one reward (RC-20.8)"
    assert why_not(match, "claim:pilferer-1") == "You do not have the Pilferer’s card (RC-20.7)"


def test_a_reward_for_the_emptied_cage() -> None:
    """RC-18.9: in the Rats' Turn for five rats."""
    desk = Desk().rats("t00.c", black=1).sack(white=1)
    desk.s.cage[t.WHITE] = 5
    match = desk.unlock("purple", 1).run(t.SPAWN)
    assert decision(match) == "consolation"
    assert why_not(match, "reward:health") == "Poultice costs 6 rats, and only 5 left the Cage (RC-18.9)"
    assert why_not(match, "reward:move") == (
        "Second Wind would be lost: you take no more actions before the next Refresh (RC-18.9)"
    )
    assert match.why_not(0, "reward:purple") is None


def test_slots() -> None:
    """RC-11.4, RC-11.11."""
    match = play(Desk().filled(movement=1).cheese("t00.e").turn(), "collect")
    assert why_not(match, "upgrade:movement") == (
        "“Movement” has no free slot left: every upgrade comes only once (RC-11.4)"
    )
    assert why_not(match, "upgrade:purple_refill") == "Dragnet Potion is still locked (RC-11.11)"
    assert match.why_not(0, "upgrade:accuracy") is None


def test_cull() -> None:
    """RC-10.13, RC-26.7."""
    desk = Desk("bruno_maul").unlock("yellow", 1).rats("t00.e", brown=1, white=3)
    match = play(desk.turn(), "yellow:t00.e")
    assert why_not(match, "done") == "You must catch at least one rat (RC-26.7)"
    assert why_not(match, "rat:black") == "There is no Black Rat in Brie Market E (RC-10.13)"
    assert play(match, "rat:white").why_not(0, "done") is None


# ------------------------------------------------------------------ hits


def test_hits_that_are_too_few() -> None:
    """RC-9.6, RC-9.7, RC-9.14, RC-20.22, RC-20.24: two hits and no 6; the Rat King has mutated to Defence 3."""
    desk = Desk().rats("t00.e", black=1, white=2).peculiar("the_shade", "t00.e").nemesis("t00.e").eaten(8)
    match = play(desk.luck(5, 4, 2).turn(), "attack:3")
    assert offered(match) == {"hit:black", "hit:white"}
    assert why_not(match, "hit:the_shade") == "Only a 6 can catch the Shade (RC-20.22)"
    assert why_not(match, "hit:nemesis") == "Wounding the Rat King takes 4 hits, and only 2 are left (RC-9.14)"
    assert why_not(match, "mortal:the_shade") == "No 6 is left to allocate (RC-9.7)"
    assert why_not(match, "hit:brown") == "There is no Brown Rat in Brie Market E (RC-9.1)"
    assert why_not(match, "hit:flitterwing") == "Flitterwing is not in Brie Market E (RC-9.1)"
    desk = Desk().rats("t00.e", black=1, white=2).peculiar("candle_tail", "t00.e").luck(5, 4, 6)
    match = play(desk.turn(), "attack:3")
    assert why_not(match, "hit:black") == "Catching a Black Rat takes 3 hits, and only 2 are left (RC-9.6)"
    assert why_not(match, "mortal:nemesis") == "The Rat King is not in Brie Market E (RC-9.1)"


def test_the_first_wound_is_the_dearest() -> None:
    """RC-9.14: three hits for the first wound, one for the next."""
    desk = Desk().rats("t00.e", white=3).nemesis("t00.e").set(attack_dice=5).luck(4, 4, 5, 5, 1)
    match = play(desk.turn(), "attack:5")
    assert match.why_not(0, "hit:nemesis") is None
    assert play(match, "hit:nemesis").why_not(0, "hit:nemesis") is None
    match = play(
        Desk().rats("t00.e", white=3).nemesis("t00.e").set(attack_dice=5).luck(4, 4, 5, 6, 1).turn(), "attack:5"
    )
    play(match, "mortal:nemesis", "hit:white")
    assert decision(match) == "action", "a 6 does not break the Defence: two White Rats are all that is left"


def test_bodyguards_and_traps() -> None:
    """RC-20.14, RC-20.16."""
    desk = Desk().rats("t00.e", white=2).peculiar("ironhide", "t00.e").set(attack_dice=5).luck(6, 5, 5, 5, 5)
    match = play(desk.turn(), "attack:5")
    assert offered(match) == {"hit:ironhide", "mortal:ironhide"}
    assert why_not(match, "hit:white") == (
        "Ironhide is a bodyguard: until it is caught, hits can only be allocated to it (RC-20.16)"
    )
    desk = Desk().trap("t00.b").rats("t00.b", black=1, white=1).peculiar("flitterwing", "t00.b").luck(4, 5)
    match = desk.run(t.TRAPS_TRIGGER)
    assert offered(match) == {"hit:black", "hit:white"}
    assert why_not(match, "hit:flitterwing") == "A trap’s hits cannot be allocated to Flitterwing (RC-20.14)"


# ------------------------------------------------------------------ where rats go


def test_end_zones() -> None:
    """RC-14.9."""
    match = Desk().at("t00.a").cheese("t00.c").rats("t00.a", black=3).run(*RATS_MOVE)
    assert offered(match) == {"zone:t00.b", "zone:t00.d", "zone:t00.e"}
    assert why_not(match, "zone:t21.c") == (
        "Gouda Rest C is not 1 step from Brie Market A on a shortest path to the target (RC-14.9)"
    )
    assert why_not(match, "zone:t02.a") == "Rindgate A is not in the City (RC-0.3)"


def test_nets() -> None:
    """RC-14.11."""
    desk = Desk().at("t07.e").cheese("t00.d").rats("t00.b", white=1).placed("purple", "t00.a").placed("purple", "t00.c")
    match = desk.placed("purple", "t00.d").run(*RATS_MOVE)
    assert offered(match) == {"zone:t00.a", "zone:t00.c"}
    assert why_not(match, "zone:t00.e") == "There is no net in Brie Market E (RC-14.11)"
    assert why_not(match, "zone:t00.d") == (
        "The net in Brie Market D is not the first on the way from Brie Market B (RC-14.11)"
    )


def nests_at(desk: Desk, *zones: str) -> Match:
    """The fourth cheese is eaten: the Rat King appears."""
    for zone in zones:
        desk.s.question_nests[z(zone)] = 1
    return desk.eaten(3).cheese("t00.d").rats("t00.d", white=5).run(t.CONSUME)


def test_nests() -> None:
    """RC-21.3, RC-21.4: on the Ratcatcher's card; if there is none, closest, then highest number."""
    match = nests_at(Desk(), "t00.c")
    assert why_not(match, "zone:t07.d") == (
        "The Rat King appears on the Township Card where you are, Brie Market, and Brie Cross D is not on it (RC-21.3)"
    )
    assert why_not(match, "zone:t00.a") == "There is no Rats’ Nest in Brie Market A (RC-21.3)"
    match = nests_at(Desk().at("t21.c"), "t00.d")
    assert why_not(match, "zone:t07.d") == (
        "Brie Market B is closer to you than Brie Cross D (2 against 4 steps) (RC-21.4)"
    )
    match = nests_at(Desk().at("t21.a").lay("t14", 1, -1, 0), "t14.a", "t14.c")
    assert offered(match) == {"zone:t14.a", "zone:t14.c"}
    assert why_not(match, "zone:t00.b").endswith(
        "are equally far from you (3 steps), and Butterfold A is on the Township Card with the higher number (RC-21.4)"
    )


@pytest.mark.parametrize(("language", "text"), [
    ("en", "Leaving Brie Market E costs 2 Movement Points, and you have only 1 (RC-20.25)"),
    ("de", "Briemarkt E zu verlassen kostet 2 Bewegungspunkte, und du hast nur 1 (RC-20.25)"),
    ("fr", "Marché au Brie E\u00a0: quitter cette zone coûte 2 points de mouvement, et il ne vous en reste que 1"
           " (RC-20.25)"),
])  # fmt: skip
def test_a_reason_in_three_languages(language: str, text: str) -> None:
    assert why_not(Desk().peculiar("gaoler", "t00.e").set(movement=1).turn(), "move:t00.d", language) == text


# ------------------------------------------------------------------ what random play seldom meets


def stir(s: State, luck: random.Random) -> None:
    """Unlocked abilities, tokens and rats to pay with, Peculiar Rats and the Nemesis nearby, nets and decoys."""
    zones = [zone for zone in range(t.ZONES) if s.card_rotation[t.CARD_OF[zone]] >= 0]
    s.movement, s.attack_dice, s.cheese_reserve = luck.randrange(4), luck.choice([0, 3, t.DICE]), luck.choice([0, 5])
    for colour in range(t.SPECIALS):
        s.upgrades[t.UNLOCK[colour]] = 1
        s.special[colour] = luck.randrange(t.ABILITY_MAX[s.ratcatcher][colour] + 1)
        s.token_reserve[t.PURPLE_TOKEN + colour] = luck.choice([0, 3])
        if t.ABILITY_PLACED[s.ratcatcher][colour]:
            for zone in luck.sample(zones, 4):
                s.placed[colour][zone] = 1
    for colour in range(t.COLOURS):
        s.cage[colour] = luck.randrange(5)
    if s.peculiars_left > 0:
        s.peculiars_left -= 1
        s.peculiar_at[s.peculiar_deck[s.peculiars_left]] = luck.choice([t.CAUGHT, s.catcher_zone, luck.choice(zones)])
    if s.nemesis_zone != t.NONE:
        s.nemesis_zone = luck.choice([s.catcher_zone, luck.choice(zones)])


@pytest.mark.parametrize("seed", range(6))
def test_agreement_where_random_play_seldom_comes(seed: int) -> None:
    """Every Ratcatcher once; the position is stirred before every third action."""
    rules, luck = plain(GAME), random.Random(seed)
    table = SAMPLES[3 * seed + seed % 3]
    s: State = GAME.blank(*table)
    rules.begin(s, seed)
    found = Agreement()
    while not s.over and found.positions < 100:
        step = GAME.step_of(s)
        assert step is not None
        if step.name == "action" and luck.randrange(3) == 0:
            stir(s, luck)
        legal = rules.legal(s, 0)
        compare(GAME, Moment(seed, table, s.clock, 0, step, s, legal), found)
        rules.apply(s, 0, luck.choice(legal))
    assert found.disagreements == []
    assert found.positions > 30
