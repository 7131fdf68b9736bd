"""Why not? The reasons of Target: Rats on positions made by hand, in three languages."""

from __future__ import annotations

import pytest

from games.target_rats.burrow import (
    act_phase,
    city,
    crown,
    decision,
    do,
    give,
    go,
    rig,
    scavenge,
    space,
    stack,
    turn,
)
from undercity import Match
from undercity.games.target_rats.table import AFTERMATH, EXTERMINATOR_PHASE, FIGHT_PHASE


def why_not(m: Match, notation: str, language: str = "en") -> str:
    """What speaks against a choice of the deciding seat."""
    (seat,) = m.deciders
    return str(m.why_not(seat, notation, language))


def agreed(m: Match, step: str) -> Match:
    """This is to be decided, and whatever is not offered has a reason against it; nothing else has."""
    (seat,) = m.deciders
    assert decision(m) == step
    assert [c for c in range(m.game.choices.count) if m.why_not(seat, c) is None] == sorted(m.legal(seat))
    return m


# ------------------------------------------------------------------ movement (TR-5)


def test_who_may_leave() -> None:
    """TR-5.2, TR-5.3, TR-5.16, TR-14.8."""
    s = city("white", rats="white s_nw1 1u, white s_nw3 1u, white s_south 1u, grey s_west 2u")
    crown(s, "white")
    s.token[space("u_sw1")] = s.token[space("u_sw3")] = 3  # two nests: four movements
    m = do(turn(s), "space:s_nw1", "space:s_north", "space:s_nw3", "space:s_west")
    agreed(m, "origin")
    assert why_not(m, "space:s_nw1") == "You have no rat at the Corner Tavern (TR-5.2)"
    assert why_not(m, "space:s_north") == "All your rats in the North Gangway have already moved this turn (TR-5.3)"
    assert why_not(m, "space:s_west") == (
        "Your rats in the West Gangway face enemies: they must fight there and cannot move on this turn (TR-5.16)"
    )
    assert (
        why_not(m, "space:rat_city") == "Your only rat there is Da Big Cheese, and it cannot leave Rat City (TR-14.8)"
    )


def test_which_rats_make_a_group() -> None:
    """TR-5.2, TR-5.3, TR-14.8: of those there, one that has not moved, never Da Big Cheese."""
    s = city("white", rats="white s_nw1 1u, white s_nw3 1f")
    m = agreed(do(turn(s), "space:s_nw1", "space:s_nw3", "space:s_nw3"), "group")
    assert why_not(m, "group:1u") == (
        "A group must include a rat that has not moved this turn, and of your rats at the Hot Dog Stand "
        "these have all moved (TR-5.3)"
    )
    assert why_not(m, "group:2f") == (
        "There are only 1 unfed and 1 fed rat to choose from at the Hot Dog Stand (TR-5.2)"
    )
    s = city("white")
    crown(s, "white", "1u+1f")
    m = agreed(do(turn(s), "space:rat_city"), "group")
    assert why_not(m, "group:2f") == ("One of these fed rats is Da Big Cheese, and it stays on the throne (TR-14.8)")
    assert why_not(m, "group:3f") == "There are only 1 unfed and 1 fed rat to choose from in Rat City (TR-5.2)"


def test_a_group_too_large_to_stop() -> None:
    """TR-5.14, TR-19.3: five rats far from enemies, from home and from Rat City."""
    s = city("white", rats="white s_se3 5u")
    m = agreed(do(turn(s), "space:s_se3"), "group")
    assert m.why_not(0, "group:4u") is None
    assert m.why_not(0, "group:5u") is None  # over s_se2 and u_se2 to Rat City
    s.exterminator = space("s_se2")
    m = agreed(do(turn(s), "space:s_se3"), "group")
    assert why_not(m, "group:5u") == "There is no space in reach where 5 unfed rats could stop together (TR-19.3)"


def test_destinations() -> None:
    """TR-5.4, TR-5.9, TR-5.13, TR-5.17, TR-5.18, TR-2.18."""
    s = city("white", 2, rats="white s_nw1 2u, white s_nw3 3u, black s_sw3 1u")
    s.exterminator = space("s_nw2")
    m = agreed(do(turn(s), "space:s_nw1", "group:2u"), "destination")
    assert why_not(m, "space:s_nw1") == (
        "The group starts at the Corner Tavern: its movement cannot end there as well (TR-5.9)"
    )
    assert why_not(m, "space:home_ne") == "Only the rats that live there can enter the Brown Rats’ Home Nest (TR-5.18)"
    assert why_not(m, "space:s_nw2") == (
        "The Exterminator stands at the Northwest Sewer Cover, so no rat can go there (TR-5.17)"
    )
    assert why_not(m, "space:s_sw2") == (
        "The Southwest Sewer Cover is out of reach: no open way of at most 4 spaces leads there (TR-5.4)"
    )
    s.exterminator = -1
    m = agreed(do(turn(s), "space:s_nw1", "group:2u"), "destination")
    assert why_not(m, "space:s_nw3") == (
        "That would make 5 of your rats at the Hot Dog Stand, and there is room for only 4 (TR-5.13)"
    )


def test_movement_items() -> None:
    """TR-9.8, TR-9.9: at most four rats fly, and only to the surface; skates go six spaces."""
    s = city("white", rats="white s_nw1 3u+2f")
    give(s, "white", "pigeon_call")
    m = agreed(do(turn(s), "space:s_nw1", "use"), "group")
    assert why_not(m, "group:3u+2f") == "With the Pigeon Call at most 4 rats can fly (TR-9.8)"
    agreed(do(m, "group:2u"), "destination")
    assert why_not(m, "space:u_nw1") == (
        "With the Pigeon Call rats fly to surface spaces only, not to the Coal Chute (TR-9.8)"
    )
    s = city("white", rats="white s_west 2u")
    give(s, "white", "roller_skate")
    m = agreed(do(turn(s), "space:s_west", "use", "group:1u"), "destination")
    assert m.why_not(0, "space:s_ne2") is None
    assert why_not(m, "space:s_ne3").endswith("no open way of at most 6 spaces leads there (TR-9.9)")


# ------------------------------------------------------------------ fights, pushes, overflow (TR-11, TR-12)


def test_fights_and_the_jar() -> None:
    """TR-9.3, TR-9.11, TR-11.1."""
    rats = "white s_nw1 2u, grey s_nw1 1u, white s_ne1 2f, grey s_ne1 1u, white s_se1 1u"
    s = city("white", rats=rats)
    m = agreed(go(s, FIGHT_PHASE), "next_fight")
    assert why_not(m, "space:s_se1") == "There is no fight in the Bakery Alley: no two families meet there (TR-11.1)"
    assert why_not(m, "use") == "You do not have the Jar of Giardiniera (TR-9.11)"
    s = city("white", rats=rats)
    give(s, "white", "giardiniera", used=True)
    m = agreed(go(s, FIGHT_PHASE), "next_fight")
    assert (
        why_not(m, "use")
        == "You have already used the Jar of Giardiniera: it is ready again on your next turn (TR-9.3)"
    )
    s = city("white", rats=rats.replace("2u", "2f").replace("white s_se1 1u", "white s_se1 1f"))
    give(s, "white", "giardiniera")
    assert why_not(agreed(go(s, FIGHT_PHASE), "next_fight"), "use") == "None of your rats is unfed (TR-9.11)"
    s = city("white", rats=rats)
    give(s, "white", "giardiniera")
    m = agreed(do(go(s, FIGHT_PHASE), "use"), "giardiniera")
    assert why_not(m, "space:s_ne1") == "You have no unfed rat on the Lakefront Path (TR-9.11)"


def test_victims_and_the_way_they_are_pushed() -> None:
    """TR-11.13, TR-12.3, TR-12.4: one of three Grey rats dies, the others leave White's sewer cover."""
    s = city("white", rats="white s_nw2 3u, grey s_nw2 1u+2f")
    rig(s, (3, 3), (3, 18))
    m = agreed(go(s, FIGHT_PHASE), "kill")
    assert why_not(m, "group:2f") == "It must be 1 rat, no more and no fewer (TR-11.13)"
    agreed(do(m, "group:1f"), "push_first")
    assert why_not(m, "space:home_nw") == "Only the rats that live there can enter the White Rats’ Home Nest (TR-12.4)"
    assert why_not(m, "space:u_nw1") == (
        "The Coal Chute is not next to the Northwest Sewer Cover: a push goes one space at a time (TR-12.3)"
    )
    agreed(do(m, "space:u_nw2"), "push_second")
    assert why_not(m, "space:s_nw2") == (
        "The fight was at the Northwest Sewer Cover: the losers cannot be pushed back there (TR-12.3)"
    )


def test_overflow() -> None:
    """TR-12.12 to TR-12.14: the nearest space that can take rats, past enemies but not past the Exterminator."""
    s = city("white", rats="white s_nw1 2u+4f, grey s_west 1u")
    s.exterminator = space("s_nw2")
    s.phase = 2
    m = agreed(go(s, AFTERMATH), "overflow")
    assert why_not(m, "space:s_nw2") == (
        "The Exterminator stands at the Northwest Sewer Cover, so no rat can go there (TR-12.13)"
    )
    assert why_not(m, "space:s_west") == (
        "Rats of Player 4 stand in the West Gangway: surplus rats cannot go there (TR-12.13)"
    )
    assert why_not(m, "space:s_nw1") == "There is no room left at the Corner Tavern (TR-12.13)"
    assert why_not(m, "space:home_sw").endswith("Grey Rats’ Home Nest (TR-12.14)")
    assert why_not(m, "space:s_sw2") == (
        "Surplus rats go to the nearest space with room: the Market Loading Dock is nearer than the "
        "Southwest Sewer Cover (TR-12.14)"
    )
    agreed(do(m, "space:s_sw3"), "surplus")
    assert why_not(m, "group:1u") == "It must be 2 rats, no more and no fewer (TR-12.12)"
    s = city("white", rats="white rat_city 1u+8f")
    crown(s, "white")
    s.phase = 2
    agreed(do(go(s, AFTERMATH), "space:u_nw2"), "surplus")


# ------------------------------------------------------------------ actions (TR-6, TR-7, TR-10, TR-14)


def test_actions_on_the_rings() -> None:
    """TR-10.1, TR-10.2, TR-10.10, TR-10.13, TR-14.2."""
    s = city("white", rats="white s_nw1 1f, white s_ne1 1u", tokens="s_ne1 food")
    m = act_phase(s, "s_nw1", "s_ne1")
    assert why_not(agreed(m, "acting_space"), "space:s_se1") == "You have no rat in the Bakery Alley (TR-6.1)"
    agreed(do(m, "space:s_nw1"), "action")
    assert why_not(m, "action:feed") == "There is no food source at the Corner Tavern (TR-10.1)"
    assert why_not(m, "action:breed") == (
        "Breeding takes 2 fed rats, and at the Corner Tavern you have only 1 (TR-10.2)"
    )
    assert why_not(m, "action:nest") == "A nest takes 2 fed rats, and at the Corner Tavern you have only 1 (TR-10.10)"
    assert why_not(m, "action:claim").startswith("The throne stands in Rat City")
    s = city("white", rats="white s_nw1 2u+2f, white home_nw 8u", tokens="s_nw1 food")
    for where in ("u_nw1", "u_ne1", "u_se1", "u_sw1"):
        s.token[space(where)] = 3
    m = agreed(do(act_phase(s, "s_nw1", "home_nw"), "space:s_nw1"), "action")
    assert why_not(m, "action:breed") == "All your rats are on the board: there is none in reserve (TR-10.2)"
    assert why_not(m, "action:nest") == "All your 4 nests are already on the board (TR-10.13)"
    s = city("white", rats="white u_nw1 2f, white home_nw 2f", tokens="u_nw1 grey")
    m = agreed(do(act_phase(s, "u_nw1", "home_nw"), "space:u_nw1"), "action")
    assert why_not(m, "action:nest") == "There is already a nest of the Grey Rats in the Coal Chute (TR-10.10)"
    m = agreed(do(act_phase(s, "u_nw1", "home_nw"), "space:home_nw"), "action")
    assert why_not(m, "action:scavenge") == "In your home nest you can only breed or rest (TR-6.10)"


def test_actions_in_rat_city() -> None:
    """TR-7.2, TR-10.10, TR-14.2."""
    s = city("white", rats="white rat_city 2f")
    m = agreed(do(act_phase(s, "rat_city"), "space:rat_city"), "action")
    assert why_not(m, "action:scavenge") == (
        "The throne is empty: in Rat City you can only scavenge while a rat sits on it (TR-7.2)"
    )
    assert why_not(m, "action:nest") == "No token can be placed in Rat City, so no nest either (TR-10.10)"
    s = city("white")
    crown(s, "white", "1u")
    m = agreed(do(act_phase(s, "rat_city"), "space:rat_city"), "action")
    assert m.why_not(0, "action:scavenge") is None
    assert why_not(m, "action:claim") == "One of your own rats is on the throne already (TR-14.2)"


def test_pairs() -> None:
    """TR-10.3, TR-10.6: half the fed rats, and with r in reserve at most ceil(r/2) pairs."""
    s = city("white", rats="white s_nw1 4f")
    m = agreed(do(act_phase(s, "s_nw1"), "space:s_nw1", "action:breed"), "pairs")
    assert why_not(m, "pairs:3") == "Your 4 fed rats at the Corner Tavern make only 2 pairs (TR-10.3)"
    for reserve in (3, 4):
        s = city("white", rats=f"white home_nw 6f, white s_nw1 {6 - reserve}u")
        m = agreed(do(act_phase(s, "home_nw"), "space:home_nw", "action:breed"), "pairs")
        assert why_not(m, "pairs:3") == f"You have only {reserve} rats in reserve: 2 pairs are enough (TR-10.6)"


def test_where_young_are_placed() -> None:
    """TR-10.7, TR-10.9: on own nests without enemies and with room."""
    s = city(
        "white",
        rats="white s_nw1 4f, white u_nw1 4u, white u_se1 2u, grey u_ne1 1u",
        tokens="u_nw1 white, u_ne1 white, u_sw1 white, s_ne3 grey",
    )
    m = agreed(do(act_phase(s, "s_nw1"), "space:s_nw1", "action:breed"), "nursery")
    assert m.why_not(0, "space:u_sw1") is None
    assert why_not(m, "space:s_ne3") == "You have no nest at the Boat Dock Bins (TR-10.7)"
    assert why_not(m, "space:u_nw1") == "Your nest in the Coal Chute has no room left (TR-10.7)"
    assert why_not(m, "space:u_ne1") == (
        "Rats of Player 4 occupy your nest in the Cable Vault: none of yours can be placed there (TR-10.9)"
    )


def test_flight_needs_room_for_all() -> None:
    """TR-8.12: three rats go together."""
    s = city("white", rats="white u_nw3 3u, white u_nw1 2u", tokens="u_nw1 white, u_ne1 white, u_nw3 white")
    stack(s, "flash_flood")
    m = agreed(scavenge(s, "u_nw3"), "refuge")
    assert why_not(m, "space:u_nw1") == ("Your nest in the Coal Chute has room for only 2 of the 3 rats (TR-8.12)")
    assert why_not(m, "space:u_nw3") == "Your rats in the Subway Crawlspace must go to another space (TR-8.12)"


# ------------------------------------------------------------------ the Exterminator (TR-13)


def test_quadrants_and_targets() -> None:
    """TR-13.3, TR-13.5, TR-13.9."""
    s = city(
        "white", rats="white s_nw1 2u, white s_nw3 2u, white u_nw1 4u, black s_se1 4u, black u_se1 4u, grey s_sw2 1u"
    )
    m = agreed(go(s, EXTERMINATOR_PHASE), "quadrant")
    assert why_not(m, "quadrant:sw") == (
        "The Southwest is not infested: it has 1 rat, and an infestation takes 8 (TR-13.3)"
    )
    agreed(do(m, "quadrant:nw"), "target")
    assert why_not(m, "space:u_nw1") == (
        "The Exterminator works on the surface only and cannot go to the Coal Chute (TR-13.9)"
    )
    assert why_not(m, "space:s_se1") == (
        "The Bakery Alley is not in the quadrant where the Exterminator must go (TR-13.5)"
    )
    assert why_not(m, "space:s_north") == (
        "The Exterminator goes where the most rats are: in the North Gangway there are none, elsewhere 2 (TR-13.5)"
    )


@pytest.mark.parametrize(("language", "text"), [
    ("en", "The Exterminator already stands in the West Gangway: he must go to another space (TR-13.7)"),
    ("de", "In der Westgasse steht der Kammerjäger schon: Er muss auf ein anderes Feld (TR-13.7)"),
    ("fr", "L’Exterminateur se trouve déjà dans le Passage ouest\u00a0: il doit changer de case (TR-13.7)"),
])  # fmt: skip
def test_a_reason_in_three_languages(language: str, text: str) -> None:
    """TR-13.6, TR-13.7: an infestation below ground moves him within the quadrant."""
    s = city("white", rats="white u_nw1 4u, white u_nw3 4u")
    s.exterminator = space("s_west")
    m = agreed(go(s, EXTERMINATOR_PHASE), "target")
    assert why_not(m, "space:s_west", language) == text


def test_cards_aim_him() -> None:
    """TR-8.14, TR-8.15: within the quadrant of the space, or where the most rats are."""
    s = city("white", rats="white s_nw1 2u, grey s_sw2 3u, brown s_ne3 3u")
    stack(s, "block_inspection")
    m = agreed(scavenge(s, "s_nw1"), "target")
    assert why_not(m, "space:s_sw2").endswith("not in the quadrant where the Exterminator must go (TR-8.14)")
    s = city("white", rats="white s_nw1 2u, grey s_sw2 3u, brown s_ne3 3u")
    stack(s, "rodent_van")
    m = agreed(scavenge(s, "s_nw1"), "target")
    assert why_not(m, "space:s_nw1").endswith("at the Corner Tavern there are 2, elsewhere 3 (TR-8.15)")
