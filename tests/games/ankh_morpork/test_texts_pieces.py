"""Chapter 15: texts about minions, trouble and buildings."""

from __future__ import annotations

from games.ankh_morpork.desk import (
    DEMON,
    TROLL,
    B,
    Desk,
    G,
    R,
    Y,
    areas,
    buildings,
    decision,
    minions,
    money,
    offered,
    play,
    state,
    told,
    trouble,
)


def test_placing_without_trouble() -> None:
    """AM-15.1, AM-15.2: no marker comes, one that lies there stays."""
    match = play(Desk().minions(Y, 3).hand(R, "mr_shine").turn(), "0 card:mr_shine", "0 do", "0 3")
    assert trouble(match) == set()
    match = play(Desk().minions(Y, 3).trouble(3).hand(R, "deep_dwarves").turn(), "0 card:deep_dwarves", "0 do", "0 3")
    assert trouble(match) == {3}


def test_placing_in_named_areas() -> None:
    """AM-15.3, AM-15.4, AM-15.5, AM-15.7: troubled; own building; near Unreal Estate; trouble as usual."""
    match = play(Desk().minions(R, 7).trouble(2, 9).hand(R, "smoking_gnu").turn(), "0 card:smoking_gnu", "0 do")
    assert offered(match, R) == areas(2, 9)
    desk = Desk().minions(R, 7).buildings(R, 3, 8).buildings(Y, 9).hand(R, "willikins")
    assert offered(play(desk.turn(), "0 card:willikins", "0 do"), R) == areas(3, 8)
    desk = Desk().minions(R, 7).minions(Y, 12).hand(R, "senior_wrangler")
    match = play(desk.turn(), "0 card:senior_wrangler", "0 do", "0 do")
    assert offered(match, R) == areas(1, 2, 3, 4, 10, 11, 12)
    assert trouble(play(match, "0 12")) == {12}


def test_ridcully() -> None:
    """AM-15.6: one or two minions, each into an area of choice."""
    desk = Desk().minions(R, 7).hand(R, "archchancellor_ridcully")
    match = play(desk.turn(), "0 card:archchancellor_ridcully", "0 do", "0 do")
    near = areas(1, 2, 3, 4, 10, 11, 12)
    assert offered(match, R) == near
    play(match, "0 4")
    assert offered(match, R) == near | {"pass"}
    play(match, "0 4")
    assert (minions(match, R, 4), trouble(match)) == (2, {4})
    desk = Desk().minions(R, *[1] * 11).hand(R, "archchancellor_ridcully")
    match = play(desk.turn(), "0 card:archchancellor_ridcully", "0 do", "0 do", "0 2")
    assert decision(match) == "0 lift_minion"  # the twelfth is placed: the second one is lifted, or not
    play(match, "0 pass")
    assert minions(match, R, 1) == 11


def test_wee_mad_arthur() -> None:
    """AM-15.8: $3, $6 or $9."""
    for number, price in ((7, 3), (12, 6), (4, 9)):
        match = play(Desk().minions(R, number).hand(R, "wee_mad_arthur").turn(), "0 card:wee_mad_arthur", "0 do")
        assert (buildings(match), money(match)[R]) == ({number: R}, 10 - price)


def test_moving_own_minions() -> None:
    """AM-15.9, AM-15.10, AM-15.11: to any other area; for $2; out of trouble to an adjacent one."""
    match = play(Desk().minions(R, 7, 1).hand(R, "dorfl").turn(), "0 card:dorfl", "0 do")
    assert offered(match, R) == areas(1, 7)
    play(match, "0 1", "0 9")
    assert minions(match, R, 9) == 1
    assert told(match, "minion_moved") == [(R, 1, 9)]
    desk = Desk().minions(R, 7).hand(R, "hobsons_livery_stable")
    match = play(desk.turn(), "0 card:hobsons_livery_stable", "0 do", "0 player:green")
    assert money(match) == [8, 10, 12]
    assert offered(match, R) == areas(*range(1, 13)) - areas(7)
    desk = Desk().minions(R, 7, 1, 3).trouble(7, 3).hand(R, "rincewind")
    match = play(desk.turn(), "0 card:rincewind", "0 do", "0 do")
    assert offered(match, R) == areas(3, 7)
    assert offered(play(match, "0 7"), R) == areas(5, 6, 8)


def test_moving_others() -> None:
    """AM-15.12, AM-15.13: one minion of another player, to an adjacent area; stopped, the text is used up."""
    desk = Desk().minions(R, 3).minions(Y, 7).minions(G, 7, 9).hand(R, "foul_ole_ron")
    match = play(desk.turn(), "0 card:foul_ole_ron", "0 do")
    assert offered(match, R) == areas(7, 9)
    play(match, "0 7")
    assert offered(match, R) == {"owner:yellow", "owner:green"}
    assert offered(play(match, "0 owner:green"), R) == areas(5, 6, 8)
    desk = Desk().minions(Y, 7, 9).hand(Y, "gaspode").hand(R, "the_duckman")
    match = play(desk.turn(), "0 card:the_duckman", "0 do", "0 9", "0 8", "1 card:gaspode")
    assert (minions(match, Y, 9), decision(match)) == (1, "0 closing_menu")


def test_the_bursar() -> None:
    """AM-15.14, AM-15.15: two different areas; both leave, then both enter."""
    desk = Desk().minions(R, 1).minions(Y, 1, 9).minions(TROLL, 9).trouble(1, 9).hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 1", "0 owner:red")
    assert offered(match, R) == {"owner:yellow", "owner:troll"}  # only Longwall is left, taken unasked
    play(match, "0 owner:troll")
    assert (minions(match, TROLL, 1), minions(match, R, 9)) == (1, 1)
    assert trouble(match) == {1, 9}  # each meets yellow
    desk = Desk().minions(R, 1).minions(Y, 9).trouble(1, 9).hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 1")
    assert trouble(match) == set()  # two lone minions swap without trouble
    match = play(Desk().minions(R, 1).minions(Y, 1).hand(R, "bursar").turn(), "0 card:bursar", "0 do")
    assert decision(match) == "0 closing_menu"


def test_stopping_the_bursar() -> None:
    """AM-15.16: one stop and nothing moves; the owner of both minions is asked once."""
    desk = Desk().minions(R, 1).minions(Y, 9).hand(Y, "wallace_sonky").hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 1", "1 card:wallace_sonky")
    assert (minions(match, R, 1), minions(match, Y, 9), state(match).plays) == (1, 1, 1)
    desk = Desk().minions(Y, 9, 2).hand(Y, "hex").hand(R, "bursar")
    match = play(desk.turn(), "0 card:bursar", "0 do", "0 do", "0 2", "1 pass")
    assert decision(match) == "0 closing_menu"


def test_putting_markers() -> None:
    """AM-15.17, AM-15.18: any area without one; next to a troubled one. Empty areas too."""
    match = play(Desk().trouble(4, 5).hand(R, "doctor_hix").turn(), "0 card:doctor_hix", "0 do", "0 do")
    assert offered(match, R) == areas(1, 2, 3, 6, 7, 8, 9, 10, 11, 12)
    match = play(Desk().trouble(12, 1).hand(R, "mob").turn(), "0 card:mob", "0 do")
    assert offered(match, R) == areas(2, 3, 11)


def test_the_dean() -> None:
    """AM-15.19, AM-15.20: any minion in Unreal Estate, marker or not, own ones included."""
    desk = Desk().minions(R, 2).minions(Y, 2, 3).minions(DEMON, 2).trouble(3).hand(R, "dean")
    match = play(desk.turn(), "0 card:dean", "0 do", "0 do")
    assert offered(match, R) == {"owner:red", "owner:yellow", "owner:demon"}
    assert minions(play(match, "0 owner:red"), R, 2) == 0


def test_burleigh() -> None:
    """AM-15.21, AM-15.22, AM-15.23: $2, then an assassination by text; only if there is a victim."""
    desk = Desk().minions(R, 5).minions(Y, 5).minions(G, 9).trouble(5).hand(Y, "wallace_sonky", "hex")
    match = play(desk.hand(R, "burleigh_and_stronginthearm").turn(), "0 card:burleigh_and_stronginthearm", "0 do")
    play(match, "0 player:green")
    assert (money(match), decision(match)) == ([8, 10, 12], "1 stop_window")
    assert offered(match, Y) == {"card:wallace_sonky", "pass"}
    desk = Desk().minions(Y, 5).hand(R, "burleigh_and_stronginthearm")
    assert decision(play(desk.turn(), "0 card:burleigh_and_stronginthearm")) == "0 closing_menu"
    assert (
        decision(play(Desk().hand(R, "hobsons_livery_stable").turn(), "0 card:hobsons_livery_stable"))
        == "0 closing_menu"
    )
    desk = Desk().minions(R, 5).trouble(5).hand(R, "cosmo_lavish")
    assert decision(play(desk.turn(), "0 card:cosmo_lavish")) == "0 closing_menu"


def test_cosmo_lavish() -> None:
    """AM-15.24, AM-15.25, AM-15.26, AM-15.27: the paid player removes, not the actor's; both windows."""
    desk = Desk().minions(R, 5).minions(Y, 5).minions(G, 5).minions(TROLL, 5).trouble(5)
    desk.hand(Y, "gaspode").hand(G, "wallace_sonky").hand(R, "cosmo_lavish")
    match = play(desk.turn(), "0 card:cosmo_lavish", "0 do", "0 player:green")
    assert (decision(match), money(match)) == ("2 text_window", [10, 10, 10])
    play(match, "2 pass")
    assert money(match) == [8, 10, 12]
    assert offered(match, G) == {"owner:yellow", "owner:green", "owner:troll"}
    play(match, "2 owner:yellow")
    assert offered(match, Y) == {"card:gaspode", "pass"}
    play(match, "1 card:gaspode")
    assert (money(match), minions(match, Y, 5)) == ([8, 10, 12], 1)


def test_carcer() -> None:
    """AM-15.28, AM-15.30, AM-15.20: one from each rolled area in order, an own one if nobody else is there."""
    desk = Desk().minions(R, 3).minions(Y, 9).minions(G, 9).dice(3, 9).hand(R, "carcer")
    match = play(desk.turn(), "0 card:carcer", "0 do")
    assert minions(match, R, 3) == 0  # alone there, it must go
    assert offered(match, R) == {"owner:yellow", "owner:green"}
    assert minions(play(match, "0 owner:green"), G, 9) == 0


def test_errol() -> None:
    """AM-15.31, AM-15.32, AM-15.33: 7 or more must remove one in trouble; 1 an own one; else nothing."""
    play_it = ("0 card:errol", "0 do")
    match = play(Desk().minions(R, 5).trouble(5).dice(12).hand(R, "errol").turn(), *play_it)
    assert minions(match, R, 5) == 0  # an own one, being the only one
    match = play(Desk().minions(R, 5).minions(Y, 9).dice(12).hand(R, "errol").turn(), *play_it)
    assert decision(match) == "0 closing_menu"  # no trouble, nothing to remove
    match = play(Desk().minions(R, 5, 6).dice(1).hand(R, "errol").turn(), *play_it)
    assert offered(match, R) == areas(5, 6)
    assert minions(play(match, "0 6"), R, 6) == 0
    match = play(Desk().minions(R, 5).minions(Y, 5).trouble(5).dice(6).hand(R, "errol").turn(), *play_it)
    assert (minions(match, R, 5), minions(match, Y, 5)) == (1, 1)
    assert decision(play(Desk().dice(1).hand(R, "errol").turn(), *play_it)) == "0 closing_menu"


def test_the_auditors() -> None:
    """AM-15.34, AM-15.35, AM-15.36: each other player removes an own minion; all three interrupts answer."""
    desk = Desk(4).minions(Y, 1, 2).minions(B, 9).hand(Y, "gaspode", "susan").hand(R, "auditors")
    match = play(desk.turn(), "0 card:auditors", "0 do", "1 pass")
    assert offered(match, Y) == areas(1, 2)
    play(match, "1 2")
    assert offered(match, Y) == {"card:gaspode", "card:susan", "pass"}
    play(match, "1 pass", "1 pass")
    assert (minions(match, Y, 2), minions(match, B, 9)) == (0, 0)  # green has none and is passed over
    desk = Desk().minions(Y, 1).hand(Y, "wallace_sonky").hand(R, "auditors")
    match = play(desk.turn(), "0 card:auditors", "0 do", "1 card:wallace_sonky")
    assert minions(match, Y, 1) == 1


def test_buying_out() -> None:
    """AM-15.37, AM-15.38, AM-15.39, AM-15.40, AM-17.4: marker or not; full printed cost to the owner."""
    desk = Desk().money(12, 10, 10).buildings(Y, 3, 4, 7).buildings(R, 1).trouble(7).minions(DEMON, 3)
    match = play(desk.hand(R, "reacher_gilt").turn(), "0 card:reacher_gilt", "0 do")
    assert (buildings(match)[7], money(match)) == (R, [6, 16, 10])
    desk = Desk().money(12, 10, 10).buildings(Y, 3, 4).minions(DEMON, 3).hand(R, "sybil_vimes")
    match = play(desk.turn(), "0 card:sybil_vimes", "0 do")  # $15: not the $18 of Small Gods
    assert (buildings(match), money(match)) == ({3: R, 4: Y}, [3, 22, 10])
    assert "power:dragons_landing" not in offered(match, R)
    desk = Desk().money(5, 10, 10).buildings(Y, 7).trouble(7).hand(R, "reacher_gilt")
    assert decision(play(desk.turn(), "0 card:reacher_gilt")) == "0 closing_menu"


def test_buying_out_with_six_buildings() -> None:
    """AM-15.41: one is lifted for it."""
    desk = Desk().buildings(R, 1, 2, 3, 4, 5, 6).buildings(Y, 7).hand(R, "sybil_vimes")
    match = play(desk.turn(), "0 card:sybil_vimes", "0 do")
    assert offered(match, R) == areas(1, 2, 3, 4, 5, 6)
    play(match, "0 1")
    assert buildings(match) == dict.fromkeys((2, 3, 4, 5, 6, 7), R)


def test_the_owner_may_answer_a_buyout() -> None:
    """AM-15.42: before payment and replacement."""
    desk = Desk().buildings(Y, 7).hand(Y, "wallace_sonky").hand(R, "sybil_vimes")
    match = play(desk.turn(), "0 card:sybil_vimes", "0 do")
    assert (decision(match), money(match)) == ("1 text_window", [13, 10, 10])
    assert told(match, "buyout_begun") == [(R, Y, 7, "sybil_vimes")]
    play(match, "1 card:wallace_sonky")
    assert (buildings(match), money(match)) == ({7: Y}, [13, 10, 10])


def test_the_fire_brigade() -> None:
    """AM-15.43, AM-15.44: $5 saves all; else one building may go, or none."""
    desk = Desk().buildings(Y, 7, 8).hand(R, "fire_brigade")
    match = play(desk.turn(), "0 card:fire_brigade", "0 do", "0 player:yellow", "1 pay")
    assert (buildings(match), money(match), decision(match)) == ({7: Y, 8: Y}, [15, 5, 10], "0 closing_menu")
    desk = Desk().money(10, 4, 10).buildings(Y, 7, 8).hand(R, "fire_brigade")
    match = play(desk.turn(), "0 card:fire_brigade", "0 do", "0 player:yellow")
    assert offered(match, R) == areas(7, 8) | {"none"}
    assert buildings(play(match, "0 none")) == {7: Y, 8: Y}
    assert (told(match, "buildings_spared"), told(match, "building_removed")) == ([(R, Y)], [])
    desk = Desk().money(10, 4, 10).buildings(Y, 7, 8).hand(R, "fire_brigade")
    match = play(desk.turn(), "0 card:fire_brigade", "0 do", "0 player:yellow", "0 8")
    assert (buildings(match), told(match, "building_removed")) == ({7: Y}, [(R, Y, 8)])


def test_each_removal_is_completed_first() -> None:
    """AM-15.45: yellow's first minion is back in Dragon's Landing before the second roll is settled."""
    desk = Desk().minions(Y, 9, 1).dice(9, 3).hand(Y, "igor").hand(R, "carcer")
    match = play(desk.turn(), "0 card:carcer", "0 do", "1 pass", "1 card:igor", "1 3")
    assert minions(match, Y, 3) == 0  # the second removal found it there
    assert decision(match) == "0 closing_menu"
