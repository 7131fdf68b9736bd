"""Chapter 13: the worked examples."""

from __future__ import annotations

from games.die_patin.desk import Desk, area, enterprise, loot_in, mission, offered, owner, play, rats, state
from undercity import Match
from undercity.games.die_patin import table as t

M, A = 0, 1


def loot_race() -> Match:
    desk = Desk(2, tiles=False).own(M, "green_side").own(A, "green_corner", "purple_side")
    desk.tiles("green_side", "hat_shop").rats(M, m09=3, m12=2).rats(A, m13=2)
    return play(desk.turn(M), M, "figure:henchman", "area:green_side", "loot", "loot")


def test_loot_race() -> None:
    """DP-13.1"""
    match = loot_race()
    assert (state(match).loot[M], loot_in(match, "green")) == (2, 0)
    assert match.deciders == [A]
    play(match, A, "figure:henchman", "area:green_corner")
    assert "loot" not in offered(match, A)


def test_back_room() -> None:
    """DP-13.2"""
    match = loot_race()
    play(match, A, "figure:henchman", "area:green_corner", "done")
    s = state(match)
    assert (s.general_loot, s.back_rooms_left[M], s.rat_supply[M]) == (34, 10, 25)
    play(match, M, "figure:henchman", "area:green_side", "tile:0")
    s = state(match)
    assert s.back_rooms_left[M] == 9
    assert s.collected[M][enterprise("hat_shop")] == 1
    assert list(s.tiles[area("green_side")]) == [t.NO_TILE, t.NO_TILE]
    assert (s.loot[M], s.general_loot) == (3, 33)
    assert "manhole:m13" in offered(match, M)
    play(match, M, "manhole:m16")
    assert rats(match, "m16") == (M, 1)
    assert state(match).rat_supply[M] == 24


def test_conquest() -> None:
    """DP-13.3"""
    desk = Desk(2, tiles=False).own(M, "green_side").own(A, "green_corner", "purple_side").back_room(A, "green_corner")
    desk.s.collected[A][enterprise("fur_salon")] = 1
    match = desk.loot(M, 4).rats(M, m09=3).rats(A, m13=2, m06=3).turn(M)
    supply = state(match).general_loot
    play(match, M, "figure:henchman", "area:green_corner", "manhole:m13", "manhole:m13", "manhole:m13", "manhole:m02")
    assert [rats(match, m) for m in ("m09", "m13", "m02", "m06")] == [(M, 3), (M, 1), (M, 1), (A, 3)]
    claim = next(line for line in match.chronicle(None) if line.event == "claim_opposed")
    assert (claim.things["power"], claim.things["most"], claim.things["rivals"]) == (6, 3, 1 << A)
    s = state(match)
    assert owner(match, "green_corner") == M
    assert (s.trophies[M][A], s.loot[M], s.general_loot) == (1, 0, supply + 4)
    assert s.collected[A][enterprise("fur_salon")] == 1


def test_invasion() -> None:
    """DP-13.4"""
    w = 2
    desk = Desk(3).own(M, "green_side").own(1, "purple_side").own(w, "blue_gate", "blue_corner").card(M, "invasion")
    match = desk.rats(M, m12=1).rats(w, m16=4, m18=3).turn(M)
    play(match, M, "figure:boss", "area:blue_gate", "manhole:m16")
    assert state(match).rat_supply[w] == 27
    assert rats(match, "m16") == (M, 2)
    claim = match.chronicle(None)[-2]
    assert (claim.things["power"], claim.things["most"], claim.things["rivals"]) == (5, 3, 1 << w)
    assert owner(match, "blue_gate") == M


def test_missions() -> None:
    """DP-13.5: seats M 0, A 1, L 2, W 3."""
    areas = iter(t.AREA_IDS[:18])
    desk = Desk(4, round_no=2, tiles=False)
    for seat, count in enumerate((5, 4, 3, 3)):
        desk.own(seat, *[next(areas) for _ in range(count)])
    holes = iter(t.MANHOLE_IDS)
    for seat, (count, largest) in enumerate(((8, 4), (6, 5), (5, 7), (4, 3))):
        for k in range(count):
            desk.rats(seat, **{next(holes): largest if k == 0 else 1})
    mine = {seat: [a for a in t.AREA_IDS if desk.s.owner[area(a)] == seat] for seat in range(4)}
    for seat, rooms in enumerate((2, 3, 1, 1)):
        for name in mine[seat][:rooms]:
            desk.back_room(seat, name)
    for seat, markers in enumerate((2, 4, 6, 6)):
        desk.loot(seat, markers)
    match = desk.scored(2, "biggest_manhole", 1).missions()
    assert match.deciders == [0]
    assert offered(match, 0) == {"mission:most_areas", "mission:most_manholes", "done"}
    play(match, 0, "mission:most_areas")
    assert match.deciders == [1]
    assert offered(match, 1) == {"mission:most_back_rooms", "done"}
    play(match, 1, "mission:most_back_rooms")
    assert state(match).round_no == 3  # L and W were not asked
    assert state(match).mission[0][mission("most_areas")] == 2
    assert state(match).mission[1][mission("most_back_rooms")] == 2


def test_final_score() -> None:
    """DP-13.6: 11 + 11 + 3 = 25"""
    desk = Desk(2, round_no=5)
    for name, tile in zip(("most_areas", "most_loot", "most_manholes", "biggest_manhole"), (1, 2, 3, 5), strict=True):
        desk.scored(M, name, tile)
    desk.s.collected[M][enterprise("claw_studio")] = 2
    desk.s.collected[M][enterprise("hat_shop")] = 3
    desk.s.trophies[M][A] = 3
    match = desk.own(M, "red_west").own(A, "red_east").turn(M)
    points = match.view(None)["table"]["players"][M]["points"]
    assert points == {"missions": 11, "trophies": 3, "chains": 9, "symbols": 2, "total": 25}
    assert match.points[M] == 25


def test_setup_for_four() -> None:
    """DP-13.7"""
    match = Match("die_patin", 4, seed=12)
    while match.view(None)["decision"] in ("start_area", "start_rats"):
        match.choose(match.deciders[0], match.legal(match.deciders[0])[0])
    view = match.view(None)["table"]
    assert (len(view["areas"]), len(view["manholes"]), view["general_loot"]) == (18, 28, 28)
    assert [d["loot"] for d in view["districts"]] == [2] * 6
    assert sum(sum(tile is not None for tile in a["tiles"]) for a in view["areas"]) == 32
    assert len(view["removed_enterprises"]) == 1
    assert [(p["rats"], p["areas"]) for p in view["players"]] == [(24, 1)] * 4
