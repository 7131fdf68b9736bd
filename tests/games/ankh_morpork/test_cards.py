"""Chapters 4, 11 to 15 and 25: one scenario for each of the 101 action cards.

A scenario is a position, the choices made, and everything that is then different on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.ankh_morpork.desk import TROLL, Desk, G, R, Y, changes, decision, hand, play, snapshot
from undercity.games.ankh_morpork.content import CONTENT
from undercity.games.ankh_morpork.table import CARD_IDS

Scenario = tuple[Callable[[Desk], Desk], list[str], str, dict[str, Any]]
SCENARIOS: dict[str, Scenario] = {}


def scene(card: str, build: Callable[[Desk], Desk], moves: str, played: str = "", **expected: Any) -> None:
    """Red plays the card (or `played`) and `moves` follow; where no seat is named they are red's.

    `expected` uses the names of `snapshot`, with cash0 for $0 and m0_7 for m0.7.
    """
    assert card not in SCENARIOS
    steps = [move if move[:2] in ("1 ", "2 ") else f"0 {move}" for move in moves.split(",") if move]
    names = {name.replace("cash", "$").replace("_", "."): value for name, value in expected.items()}
    SCENARIOS[card] = build, steps, played or card, names


def nothing(desk: Desk) -> Desk:
    return desk


def red_in_7(desk: Desk) -> Desk:
    return desk.minions(R, 7)


def victim(desk: Desk) -> Desk:
    """Yellow stands in troubled Scours, red in The Shades and Dolly Sisters."""
    return desk.minions(Y, 5).trouble(5).minions(R, 7, 1)


def builder(desk: Desk) -> Desk:
    """Red stands in The Shades and Dolly Sisters with money to build in either."""
    return desk.minions(R, 7, 1)


# ------------------------------------------------------------------ plain symbols (AM-4.7 to AM-4.11)

scene("agony_aunts", victim, "do,do,7", m1_5=0, t5=0, cash0=12, bank=88, m0_7=2, t7=1)  # A $2 M
scene("captain_carrot", lambda d: red_in_7(d).trouble(1), "do,8,do", m0_8=1, t1=0, cash0=11, bank=89)  # M W $1
scene("dr_cruces", victim, "do", m1_5=0, t5=0, cash0=13, bank=87)  # A $3
scene("gimlets_dwarf_delicatessen", red_in_7, "do,8", cash0=13, bank=87, m0_8=1)  # $3 M
scene("groat", red_in_7, "do,6", m0_6=1)  # M
scene("hargas_house_of_ribs", red_in_7, "do,8", cash0=13, bank=87, m0_8=1)  # $3 M
scene("inigo_skimmer", victim, "do", m1_5=0, t5=0, cash0=12, bank=88)  # A $2
scene("mended_drum", builder, "do,7", b7=R, cash0=6, bank=94)  # B $2
scene("mr_gryle", victim, "do", m1_5=0, t5=0, cash0=11, bank=89)  # A $1
scene("mr_pin_and_mr_tulip", victim, "do", m1_5=0, t5=0, cash0=11, bank=89)  # A $1
scene("peeled_nuts", nothing, "")  # nothing at all, AM-4.19
scene("pink_pussycat_club", nothing, "", cash0=13, bank=87, plays=1)  # $3 P
scene("royal_mint", builder, "do,7", b7=R, cash0=9, bank=91)  # B $5
scene("sergeant_angua", lambda d: d.trouble(4, 9), "do,9", t9=0, plays=1)  # W P
scene("buggy_swires", lambda d: d.trouble(4, 9), "do,4", t4=0)  # W
scene("dwarves", red_in_7, "do,8,do,9", m0_8=1, m0_9=1)  # M M
scene("edward_d_eath", victim, "do,do,7", m1_5=0, t5=0, b7=R, cash0=7, bank=93)  # A $3 B
scene(
    "hello",
    lambda d: victim(d).minions(G, 1).trouble(1),
    "do,1,do,do,7",
    m2_1=0,
    t1=0,
    m1_5=0,
    t5=0,
    b7=R,
    cash0=4,
    bank=96,
)
scene("lord_downey", victim, "do,do,7", m1_5=0, t5=0, b7=R, cash0=7, bank=93)  # A $3 B
scene("mr_teatime", victim, "do", cash0=13, bank=87, m1_5=0, t5=0, plays=1)  # $3 A P
scene("patricians_palace", builder, "do,7,do,8", b7=R, cash0=8, bank=92, m0_8=1)  # B $4 M
scene("ruby", builder, "do,8,do,7", m0_8=1, b7=R, cash0=4, bank=96)  # M B
scene("sergeant_colon", lambda d: red_in_7(d).trouble(4, 9), "do,4,do,6", t4=0, m0_6=1)  # W M
scene("sergeant_detritus", lambda d: d.trouble(4, 9), "do,4,do", t4=0, t9=0)  # W W
scene("the_watch", lambda d: builder(d).trouble(4), "do,7,do", b7=R, cash0=4, bank=96, t4=0)  # B W

# ------------------------------------------------------------------ money (AM-11, AM-13)

scene("bank_of_ankh_morpork", nothing, "do", cash0=20, bank=80, loans=[R, -1], play=None, plays=1)  # AM-11.6
scene("mr_bent", nothing, "do", cash0=20, bank=80, loans=[-1, R], play=None, plays=1)  # AM-11.6
scene("cmot_dibbler", lambda d: d.dice(7), "do", cash0=14, bank=86, plays=1)  # AM-13.8
scene("here_n_now", lambda d: d.dice(12), "do,player:yellow", cash0=13, cash1=7, plays=1)  # AM-13.6
scene("mr_boggis", lambda d: d.money(10, 10, 1).minions(R, 7), "do,do,8", cash0=13, cash1=8, cash2=0, m0_8=1)  # AM-13.7
scene("thieves_guild", lambda d: d.money(10, 3, 0).minions(R, 7), "do,do,8", cash0=12, cash1=1, m0_8=1)  # AM-13.7
scene("nobby_nobbs", nothing, "do,player:green", cash0=13, cash2=7, plays=1)  # AM-13.5
scene("hubert", red_in_7, "do,player:yellow,do,8", cash1=7, cash2=13, m0_8=1)  # AM-13.10
scene(
    "opera_house", lambda d: builder(d).minions(Y, 10, 10).minions(TROLL, 10), "do,7,do", b7=R, cash0=7, bank=93
)  # AM-13.3
scene("the_dysk", lambda d: builder(d).minions(R, 10).minions(G, 10), "do,7,do", b7=R, cash0=6, bank=94)  # AM-13.3
scene("otto_chriek", lambda d: builder(d).trouble(1, 2, 3), "do,do", cash0=7, bank=93, b7=R)  # AM-13.1
scene("sacharissa_cripslock", lambda d: red_in_7(d).trouble(1, 2), "do,do,8", cash0=12, bank=88, m0_8=1)  # AM-13.1
scene("william_de_worde", lambda d: red_in_7(d).trouble(1, 2, 3, 4), "do,8,do", m0_8=1, cash0=14, bank=86)  # AM-13.1
scene(
    "post_office", lambda d: red_in_7(d).buildings(Y, 1, 2).buildings(R, 3), "do,do,8", cash0=13, bank=87, m0_8=1
)  # AM-13.2
scene(
    "sir_charles_lavatory", lambda d: builder(d).buildings(Y, 1).buildings(G, 2), "do,do", cash0=6, bank=94, b7=R
)  # AM-13.2
scene("mr_slant", lambda d: victim(d).minions(TROLL, 5).trouble(9), "do,5,do,7", cash0=8, bank=92, b7=R)  # AM-13.4

# ------------------------------------------------------------------ cards and hands (AM-14)

scene(
    "hex",
    builder,
    "do,do,7",
    hand0={"agony_aunts", "bank_of_ankh_morpork", "ankh_morpork_sunshine_dragon_sanctuary"},
    pile=97,
    b7=R,
    cash0=4,
    bank=96,
)
scene(
    "leonard_of_quirm",
    lambda d: d.pile("groat", "modo", "dorfl", "igor"),
    "do",
    hand0={"groat", "modo", "dorfl", "igor"},
    pile=96,
)
scene(
    "librarian", lambda d: d.pile("groat", "modo", "hex", "igor"), "do", hand0={"groat", "modo", "hex", "igor"}, pile=96
)
scene("clacks", lambda d: d.pile("groat", "hex"), "do", hand0={"groat", "hex"}, pile=98, cash0=12, bank=88, plays=1)
scene(
    "moist_von_lipwig",
    lambda d: red_in_7(d).pile("groat", "hex"),
    "do,8,do",
    m0_8=1,
    cash0=13,
    bank=87,
    hand0={"groat", "hex"},
    pile=98,
    plays=1,
)
scene(
    "professor_of_recent_runes", lambda d: d.pile("groat", "hex"), "do,do", hand0={"groat", "hex"}, pile=98, plays=1
)  # riots do nothing
scene(
    "sergeant_cheery_littlebottom",
    lambda d: d.pile("groat", "hex").trouble(2),
    "do,do",
    hand0={"groat", "hex"},
    pile=98,
    t2=0,
)
scene(
    "gargoyles",
    lambda d: builder(d).buildings(R, 1, 2).pile("groat", "hex"),
    "do,do",
    hand0={"groat", "hex"},
    pile=98,
    b7=R,
    cash0=4,
    bank=96,
)
scene(
    "alchemists_guild",
    lambda d: builder(d).hand(R, "groat", "modo", "hex").pile("dorfl", "ruby", "igor", "mob"),
    "do,card:groat,card:hex,pass,do,7",
    hand0={"modo", "dorfl", "ruby", "igor", "mob"},
    out={"groat", "hex"},
    pile=93,
    b7=R,
    cash0=4,
    bank=96,
)
scene(
    "history_monks",
    lambda d: red_in_7(d).discarded("groat", "hex", "modo"),
    "do,do,8",
    hand0={"groat", "hex", "modo"},
    out=set(),
    m0_8=1,
)
scene("modo", lambda d: red_in_7(d).hand(R, "groat", "hex"), "do,card:hex,do,8", hand0={"groat"}, out={"hex"}, m0_8=1)
scene(
    "luggage",
    lambda d: victim(d).hand(R, "groat", "hex"),
    "do,do,card:groat",
    m1_5=0,
    t5=0,
    hand0={"hex"},
    out={"groat"},
)
scene(
    "harry_king",
    lambda d: red_in_7(d).hand(R, "groat", "hex", "modo"),
    "do,8,do,card:groat,card:modo,pass",
    m0_8=1,
    hand0={"hex"},
    out={"groat", "modo"},
    cash0=14,
    bank=86,
)
scene(
    "shonky_shop",
    lambda d: builder(d).hand(R, "groat", "hex", "modo"),
    "do,card:groat,card:modo,card:hex,do,7",
    hand0=set(),
    out={"groat", "modo", "hex"},
    cash0=7,
    bank=93,
    b7=R,
)
scene("drumknott", nothing, "do", plays=2)
scene("ponder_stibbons", nothing, "do,do", plays=2)
scene(
    "beggars_guild",
    lambda d: red_in_7(d).hand(Y, "groat", "hex", "dorfl").discarded("wallace_sonky"),
    "do,player:yellow,1 card:hex,1 card:dorfl,do,8",
    hand0={"hex", "dorfl"},
    hand1={"groat"},
    m0_8=1,
)
scene(
    "queen_molly",
    lambda d: red_in_7(d).hand(Y, "groat").discarded("wallace_sonky"),
    "do,8,do,player:yellow",
    m0_8=1,
    hand0={"groat"},
    hand1=set(),
)
scene(
    "rosie_palm",
    lambda d: red_in_7(d).hand(R, "hex").money(10, 1, 10),
    "do,8,do,player:yellow",
    m0_8=1,
    hand0=set(),
    hand1={"hex"},
    cash0=11,
    cash1=0,
)
scene(
    "seamstresses_guild",
    lambda d: red_in_7(d).hand(R, "hex", "modo"),
    "do,player:green,card:modo,do,8",
    hand0={"hex"},
    hand2={"modo"},
    cash0=12,
    cash2=8,
    m0_8=1,
)
scene(
    "ankh_morpork_sunshine_dragon_sanctuary",
    lambda d: d.hand(Y, "groat", "hex").money(10, 5, 3).discarded("wallace_sonky"),
    "do,1 card:hex",
    hand0={"hex"},
    hand1={"groat"},
    cash0=11,
    cash2=2,
    plays=1,
)
scene("fools_guild", red_in_7, "do,player:yellow,1 refuse,do,8", stuck=[-1, Y], play=None, m0_8=1)
scene("dr_whiteface", red_in_7, "do,player:green,2 pay,do,8", cash0=15, cash2=5, m0_8=1)
scene(
    "cable_street_particulars",
    lambda d: red_in_7(d).hand(Y, "groat", "susan").discarded("wallace_sonky"),
    "do,player:yellow,card:susan,do,8",
    hand1={"groat"},
    out={"wallace_sonky", "susan"},
    m0_8=1,
)
scene(
    "stanley",
    lambda d: red_in_7(d).hand(Y, "groat", "hex").discarded("wallace_sonky"),
    "do,player:yellow,card:hex,do,8",
    hand0={"hex"},
    hand1={"groat"},
    m0_8=1,
)
scene(
    "chair_of_indefinite_studies",
    lambda d: d.hand(R, "modo").hand(Y, "groat", "hex").discarded("wallace_sonky"),
    "do,do,player:yellow",
    hand0={"groat", "hex"},
    hand1={"modo"},
    plays=1,
)
scene("mrs_cake", builder, "do,do,7", cash0=6, bank=94, b7=R)
scene(
    "zorgo_the_retro_phrenologist", lambda d: builder(d).person(R, "lord_vetinari"), "do,do,7", b7=R, cash0=4, bank=96
)

# ------------------------------------------------------------------ minions, trouble, buildings (AM-15)

scene("deep_dwarves", lambda d: d.minions(R, 7).minions(Y, 11), "do,11", m0_11=1, plays=1)  # no trouble, AM-15.1
scene("mr_shine", lambda d: d.minions(R, 7).minions(Y, 11), "do,11", m0_11=1)
scene("smoking_gnu", lambda d: d.minions(R, 7).trouble(11, 2), "do,11", m0_11=1, plays=1)  # AM-15.3
scene("willikins", lambda d: d.minions(R, 7).buildings(R, 11, 2).minions(Y, 11), "do,11", m0_11=1, t11=1)  # AM-15.4
scene("senior_wrangler", lambda d: d.minions(R, 7), "do,do,12", m0_12=1, plays=1)  # AM-15.5
scene("archchancellor_ridcully", lambda d: d.minions(R, 7), "do,do,12,2", m0_12=1, m0_2=1)  # AM-15.6
scene(
    "dorfl", lambda d: d.minions(R, 7, 7).minions(Y, 2).trouble(7), "do,2", m0_7=1, t7=0, m0_2=1, t2=1, plays=1
)  # AM-15.9
scene(
    "hobsons_livery_stable", lambda d: d.minions(R, 7), "do,player:yellow,2", cash0=8, cash1=12, m0_7=0, m0_2=1
)  # AM-15.10
scene("rincewind", lambda d: d.minions(R, 7, 1).trouble(7), "do,do,6", m0_7=0, t7=0, m0_6=1, plays=1)  # AM-15.11
scene("the_duckman", lambda d: d.minions(Y, 7).minions(R, 1), "do,6", m1_7=0, m1_6=1)  # AM-15.12
scene("foul_ole_ron", lambda d: d.minions(Y, 7, 7).minions(G, 6), "do,7,6", m1_7=1, m1_6=1, t6=1, plays=1)
scene("canting_crew", lambda d: d.minions(Y, 7).minions(R, 1), "do,8,do,1", m1_7=0, m1_8=1, m0_1=2, t1=1)
scene(
    "bursar", lambda d: d.minions(Y, 7).minions(TROLL, 1), "do,do,7", m1_7=0, m4_7=1, m4_1=0, m1_1=1, plays=1
)  # AM-15.14
scene("doctor_hix", nothing, "do,do,3", t3=1, plays=1)  # AM-15.17
scene("mob", lambda d: red_in_7(d).trouble(7), "do,6,do,8", t6=1, m0_8=1, plays=1)  # AM-15.18
scene("dean", lambda d: d.minions(Y, 2).minions(TROLL, 2), "do,do,owner:troll", m4_2=0, plays=1)  # AM-15.19
scene(
    "burleigh_and_stronginthearm", victim, "do,player:yellow,do,7", cash0=2, cash1=12, bank=96, m1_5=0, t5=0, b7=R
)  # AM-15.21
scene(
    "cosmo_lavish",
    lambda d: victim(d).minions(G, 5),
    "do,player:green,2 owner:yellow",
    cash0=8,
    cash2=12,
    m1_5=0,
    t5=0,
    plays=1,
)  # AM-15.24
scene("carcer", lambda d: d.minions(G, 9).minions(TROLL, 3).dice(9, 3), "do", m2_9=0, m4_3=0, plays=1)  # AM-15.28
scene("errol", lambda d: victim(d).minions(TROLL, 5).dice(8), "do,owner:troll", m4_5=0, t5=0, plays=1)  # AM-15.31
scene("auditors", lambda d: d.minions(Y, 7, 8).minions(G, 1), "do,1 8", m1_8=0, m2_1=0)  # AM-15.34
scene("sybil_vimes", lambda d: d.buildings(Y, 7, 8).trouble(8), "do", cash0=7, cash1=16, bank=87, b7=R)  # AM-15.37
scene("reacher_gilt", lambda d: d.buildings(Y, 7, 8).trouble(8), "do", cash0=4, cash1=16, b8=R)
scene("fire_brigade", lambda d: d.buildings(Y, 7, 8), "do,player:yellow,1 refuse,8", b8=-1, plays=1)  # AM-15.43
scene("wee_mad_arthur", lambda d: d.minions(R, 4, 7), "do,4", b4=R, cash0=1, bank=99)  # AM-15.8
scene(
    "adora_belle_dearheart",
    lambda d: d.minions(R, 7, 9),
    "do,7,2,do,8,do",
    m0_7=0,
    m0_2=1,
    m0_8=1,
    b8=R,
    cash0=4,
    bank=96,
)  # AM-15.9

# ------------------------------------------------------------------ interrupts (AM-10)

scene(
    "gaspode",
    lambda d: victim(d).hand(Y, "gaspode"),
    "do,1 card:gaspode",
    "dr_cruces",
    hand1=set(),
    out={"gaspode"},
    cash0=13,
    bank=87,
)  # AM-10.9
scene(
    "susan",
    lambda d: victim(d).hand(Y, "susan"),
    "do,1 card:susan",
    "dr_cruces",
    hand1=set(),
    out={"susan"},
    cash0=13,
    bank=87,
)  # AM-10.10
scene(
    "wallace_sonky",
    lambda d: d.hand(Y, "wallace_sonky"),
    "do,player:yellow,1 card:wallace_sonky",
    "nobby_nobbs",
    hand1=set(),
    out={"wallace_sonky"},
    plays=1,
)  # AM-10.11
scene(
    "igor",
    lambda d: victim(d).hand(Y, "igor"),
    "do,1 pass,1 card:igor,1 9",
    "dr_cruces",
    m1_5=0,
    t5=0,
    m1_9=1,
    hand1=set(),
    out={"igor"},
    cash0=13,
    bank=87,
)  # AM-10.12
scene(
    "fresh_start_club",
    lambda d: victim(d).hand(Y, "fresh_start_club"),
    "do,1 pass,1 card:fresh_start_club,1 7",
    "dr_cruces",
    m1_5=0,
    t5=0,
    m1_7=1,
    t7=1,
    hand1=set(),
    out={"fresh_start_club"},
    cash0=13,
    bank=87,
)
scene(
    "doctor_mossy_lawn",
    lambda d: red_in_7(d).hand(R, "doctor_mossy_lawn").hand(Y, "mended_drum").pile("groat", "hex", "modo", "ruby"),
    "pass,card:doctor_mossy_lawn",
    "agony_aunts",
    hand0={"agony_aunts", "groat", "hex", "modo", "ruby"},
    pile=94,
    out={"doctor_mossy_lawn"},
    play=None,
    cash0=12,
    bank=88,
)  # AM-10.14

# ------------------------------------------------------------------ the tests


@pytest.mark.parametrize("card", sorted(SCENARIOS))
def test_a_card_does_what_it_says_and_nothing_else(card: str) -> None:
    """AM-25.1, AM-4.1: the symbols from left to right, with exactly these consequences."""
    build, moves, played, expected = SCENARIOS[card]
    desk = build(Desk(3)).hand(R, played)
    match = desk.turn()
    before = snapshot(match)
    assert before["hand0"] >= {played}
    play(match, f"0 card:{played}", *moves)
    assumed = {"hand0": before["hand0"] - {played}, "play": played}
    after = changes(before, snapshot(match))
    if card == "zorgo_the_retro_phrenologist":
        assert after.pop("person0") in {"lord_de_worde", "dragon_king_of_arms", "chrysoprase", "commander_vimes"}
    assert after == {name: value for name, value in {**assumed, **expected}.items() if before[name] != value}
    if card != "doctor_mossy_lawn":
        assert decision(match) == "0 closing_menu"
        assert hand(match, R) == after.get("hand0", before["hand0"])


def test_every_one_of_the_101_cards_has_its_scenario() -> None:
    """AM-1.8, AM-25.1: 48 green and 53 brown cards, each played once above."""
    assert set(SCENARIOS) == set(CARD_IDS)
    assert len(SCENARIOS) == 101
    borders = [card.border for card in CONTENT.cards]
    assert (borders.count("green"), borders.count("brown")) == (48, 53)
