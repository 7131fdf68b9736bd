"""Sections 2 and 5: geometry of the City, active cards."""

from __future__ import annotations

import tomllib
from typing import Any

from games.ratcatcher.desk import Desk, card, of_kind, play, state, z
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.city import active_cards, card_at, connector, fits, is_available, linked, neighbour
from undercity.games.ratcatcher.content import CONTENT, FOLDER, Edge
from undercity.games.ratcatcher.paths import draw_map, wipe_map

N, E, S, W = range(4)
OUTLINES: dict[str, Any] = tomllib.loads((FOLDER / "layout.toml").read_text(encoding="utf-8"))["template"]


def names(zones: set[int]) -> set[str]:
    return {t.ZONE_IDS[zone] for zone in zones if zone >= 0}


def neighbours(desk: Desk, zone: str) -> set[str]:
    return names({neighbour(desk.s, z(zone), k) for k in range(t.NEIGHBOURS)})


def distances(desk: Desk) -> dict[str, int]:
    """Distances from the Ratcatcher."""
    draw_map(desk.s)
    found = {t.ZONE_IDS[k]: desk.s.near[k] - 1 for k in range(t.ZONES) if desk.s.near[k]}
    wipe_map(desk.s)
    return found


def active(desk: Desk) -> set[str]:
    return {t.CARD_IDS[c] for c in range(t.CARDS) if (active_cards(desk.s) >> c) & 1}


def test_one_card_per_cell() -> None:
    """RC-2.1: an integer grid, x to the east, y to the south."""
    s = Desk().s
    assert (card_at(s, 0, 0), card_at(s, 1, 0), card_at(s, 0, -1), card_at(s, 0, 1)) == (0, 7, 21, -1)


def test_rotation_moves_connectors() -> None:
    """RC-2.2: north to east to south to west, and nothing else changes."""
    desk = Desk().lay("t04", 0, 1, 0)  # connectors n (zone a) and e (zone c)
    expected = {0: {N: "a", E: "c"}, 1: {E: "a", S: "c"}, 2: {S: "a", W: "c"}, 3: {W: "a", N: "c"}}
    for rotation, edges in expected.items():
        desk.lay("t04", 0, 1, rotation)
        for edge in range(4):
            zone = connector(desk.s, card("t04"), edge)
            assert (t.ZONE_IDS[zone][-1] if zone >= 0 else None) == edges.get(edge)
        assert {"t04.b", "t04.c"} <= neighbours(desk, "t04.a")


def test_connectors_of_cards() -> None:
    """RC-2.3: 2 to 4 connectors, each of one zone."""
    for c in range(t.CARDS):
        owners = [zone for zone in t.CONNECTOR_ZONE[c] if zone >= 0]
        assert 2 <= len(owners) <= 4
        assert all(t.CARD_OF[zone] == c for zone in owners)
    assert [t.ZONE_IDS[k] for k in t.CONNECTOR_ZONE[7]] == ["t07.b", "t07.d", "t07.e", "t07.c"]


def test_connected_cards() -> None:
    """RC-2.4: connectors that meet join their zones, both ways."""
    desk = Desk()
    assert "t07.c" in neighbours(desk, "t00.b")
    assert "t00.b" in neighbours(desk, "t07.c")
    assert "t21.c" in neighbours(desk, "t00.a")


def test_connector_against_a_blank_edge() -> None:
    """RC-2.5, RC-2.7: no connection where one side has no connector, however close the cards lie."""
    desk = Desk().lay("t05", 1, -1, 0)  # n and s only: meets t07 in the south, shows its blank west to t21
    assert "t05.d" in neighbours(desk, "t07.b")
    assert neighbours(desk, "t21.b") == {"t21.a", "t21.c"}
    assert not any(zone.startswith("t21") for k in "abcd" for zone in neighbours(desk, f"t05.{k}"))


def test_adjacency_within_a_card() -> None:
    """RC-2.6: a shared border line; the corner between a and c of five_a is none."""
    desk = Desk()
    assert neighbours(desk, "t00.e") == {"t00.a", "t00.b", "t00.c", "t00.d"}
    assert neighbours(desk, "t00.c") == {"t00.b", "t00.d", "t00.e"}
    for template in CONTENT.template:
        pairs = {tuple(sorted(pair)) for pair in template.adjacency}
        outlines = OUTLINES[template.id]["rects"]
        assert pairs == {
            (a, b) for a in template.zones for b in template.zones if a < b and _share_border(outlines[a], outlines[b])
        }


def _share_border(p: list[int], q: list[int]) -> bool:
    wide = min(p[2], q[2]) - max(p[0], q[0])
    high = min(p[3], q[3]) - max(p[1], q[1])
    return (wide == 0 and high > 0) or (high == 0 and wide > 0)


def test_edge_zones_hold_the_midpoints() -> None:
    """RC-2.3: a connector belongs to the zone that contains the middle of its edge."""
    for template in CONTENT.template:
        middles: dict[Edge, tuple[int, int]] = {"n": (500, 0), "e": (1000, 500), "s": (500, 1000), "w": (0, 500)}
        for edge, (x, y) in middles.items():
            x0, y0, x1, y1 = OUTLINES[template.id]["rects"][template.edge_zone.at(edge)]
            assert x0 <= x <= x1
            assert y0 <= y <= y1


def test_available_connectors() -> None:
    """RC-2.8: the faced cell is empty."""
    s = Desk().s
    assert [is_available(s, 0, edge) for edge in range(4)] == [False, False, True, True]
    assert [is_available(s, 21, edge) for edge in range(4)] == [True, True, False, True]


def test_every_card_fits_everywhere() -> None:
    """RC-2.9: some rotation puts a connector on any edge; only those rotations fit."""
    for c in range(1, t.CARDS):
        for edge in range(4):
            assert any(fits(c, rotation, edge) for rotation in range(4))
    assert [fits(card("t05"), rotation, N) for rotation in range(4)] == [True, False, True, False]


def test_several_connections_at_once() -> None:
    """RC-2.10: a card may join two others."""
    desk = Desk().lay("t01", 1, -1, 0)  # meets t07 in the south and t21 in the west
    assert "t01.d" in neighbours(desk, "t07.b")
    assert "t01.b" in neighbours(desk, "t21.b")


def test_adjacent_cards_need_a_connection() -> None:
    """RC-2.11, RC-5.2: side by side is not adjacent."""
    desk = Desk().lay("t05", 1, -1, 0).at("t21.b")
    assert active(desk) == {"t21", "t00"}
    assert active(desk.lay("t05", 1, -1, 1)) == {"t21", "t00", "t05"}


def test_distance() -> None:
    """RC-0.5, RC-2.12: moves between adjacent zones; everything in the City is reached."""
    found = distances(Desk())
    assert (found["t00.e"], found["t00.b"], found["t07.c"], found["t07.a"], found["t21.c"]) == (0, 1, 2, 3, 2)
    assert len(found) == 5 + 5 + 3


def test_the_drawn_map_is_the_city() -> None:
    """RC-2.4, RC-2.10: the map that rats use and the zones the Ratcatcher may enter are the same."""
    desk = Desk().lay("t01", 1, -1, 3).lay("t06", -1, 0, 2).lay("t24", -1, -1, 1).lay("t09", 0, 1, 1)
    draw_map(desk.s)
    for zone in range(t.ZONES):
        if desk.s.card_rotation[t.CARD_OF[zone]] >= 0:
            mapped = {linked(desk.s, zone, k) for k in range(t.NEIGHBOURS)} - {zone}  # itself: no more neighbours
            assert names(mapped) == neighbours(desk, t.ZONE_IDS[zone])


def test_the_ratcatcher_walks_over_connections() -> None:
    """RC-2.4: moves on the table follow the same rule."""
    match = play(Desk().turn(), "move:t00.b", "move:t07.c")
    assert of_kind(match, "move") == {"t07.a", "t07.d", "t07.e", "t00.b"}


# ------------------------------------------------------------------ active cards


def test_the_ratcatchers_card_is_active() -> None:
    """RC-5.1, RC-5.5: others are not."""
    desk = Desk().lay("t05", 2, 0, 1).at("t05.a")  # t05 turned: joins t07.d by its south connector
    assert active(desk) == {"t05", "t07"}
    assert active(desk.at("t21.a")) == {"t21", "t00"}


def test_adjacent_cards_are_active() -> None:
    """RC-5.2"""
    assert active(Desk()) == {"t00", "t07", "t21"}
    assert active(Desk().at("t07.e")) == {"t07", "t00"}


def test_cheese_makes_active() -> None:
    """RC-5.3"""
    assert active(Desk().at("t07.e").cheese("t21.b")) == {"t07", "t00", "t21"}


def test_the_nemesis_makes_active() -> None:
    """RC-5.4"""
    assert active(Desk().at("t07.e").nemesis("t21.b")) == {"t07", "t00", "t21"}


def test_activity_is_asked_when_needed() -> None:
    """RC-5.5: collecting the last cheese of a far card makes it inactive at once."""
    desk = Desk().at("t07.e").cheese("t21.b")
    assert "t21" in active(desk)
    desk.s.cheese[z("t21.b")] = 0
    assert "t21" not in active(desk)


def test_other_tokens_do_not_make_active() -> None:
    """RC-5.6: decoys, Peculiar Rats, Health Tokens, traps."""
    desk = Desk().at("t07.e").placed("yellow", "t21.a").peculiar("herald", "t21.b").token("health", "t21.c")
    assert active(desk.trap("t21.b")) == {"t07", "t00"}


def test_positions_of_a_played_game_agree_with_the_city() -> None:
    """RC-2.1: after an expansion the new card lies in the cell its connector faces."""
    match = play(Desk().deck("t05").at("t21.b").sack(white=40).run(t.EXPANSION_CHECK), "connector:t00-s", "rotation:2")
    s = state(match)
    assert (s.card_x[5], s.card_y[5], s.card_rotation[5]) == (0, 1, 2)
