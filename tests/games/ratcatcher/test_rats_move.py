"""Section 14: the Rats' Turn and rat movement."""

from __future__ import annotations

import random

from games.ratcatcher.desk import MOVE, RATS_MOVE, Desk, decision, events, offered, play, rats, state, where, z
from undercity.games.ratcatcher import opcodes
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.city import has_placed, neighbour
from undercity.games.ratcatcher.paths import draw_map, end_zones, is_target, nets_on_the_way, wipe_map
from undercity.games.ratcatcher.telling import some_of
from undercity.games.ratcatcher.zones import LETTER_SETS


def test_steps_of_the_rats_turn() -> None:
    """RC-14.1: Move, Traps, Bite, Consume, Spawn, expansion check, Clean Up - each for all rats before the next."""
    desk = Desk().cheese("t00.e", "t00.e").rats("t00.a", white=6).trap("t00.e").luck(4, 1)
    match = desk.start(t.NEMESIS_MOVES)
    told = [
        e for e in events(match) if e in ("rats_moved", "trap_sprung", "common_bit", "cheese_eaten", "rats_spawned")
    ]
    assert list(dict.fromkeys(told)) == ["rats_moved", "trap_sprung", "common_bit", "cheese_eaten", "rats_spawned"]
    after = [e for e in events(match) if e in ("rats_spawned", "expansion_due", "cleaned_up")]
    assert after[-1] == "expansion_due", "one cheese is left: the City grows before Clean Up"
    assert decision(match) == "connector"


def test_order_of_movement() -> None:
    """RC-14.2: the Nemesis, Peculiar Rats, Brown, Black, White."""
    desk = Desk().cheese("t00.d").nemesis("t07.a").peculiar("herald", "t07.b").rats("t00.c", brown=1, black=1)
    match = desk.rats("t00.b", white=1).run(*RATS_MOVE)
    moved = [line for line in match.chronicle(0) if line.event.endswith("_moved")]
    assert [line.event for line in moved] == ["nemesis_moved", "peculiar_moved", *["rats_moved"] * 3]
    assert [some_of(line.things["rats"]) for line in moved[2:]] == [(1, t.BROWN), (1, t.BLACK), (1, t.WHITE)]


def test_only_rats_on_active_cards_move() -> None:
    """RC-14.3: t21 is two cards away from t07 and holds no cheese."""
    desk = Desk().at("t07.e").cheese("t00.d").rats("t21.b", white=1).peculiar("fiddler", "t21.a")
    match = desk.run(*RATS_MOVE)
    assert rats(match, "t21.b") == (0, 0, 1)
    assert where(match, "fiddler") == "t21.a"


def test_the_nemesis_wakes_the_card_it_enters() -> None:
    """RC-14.3: activity is evaluated after its move."""
    desk = Desk(nemesis="the_maw").at("t07.e").nemesis("t00.a").token("health", "t21.b").cheese("t00.d")
    match = desk.rats("t21.a", white=1).luck(6).run(*RATS_MOVE)
    assert t.ZONE_IDS[state(match).nemesis_zone] == "t21.b"
    assert rats(match, "t21.a") == (0, 0, 0)


def test_peculiar_rats_move_in_card_order() -> None:
    """RC-14.4: Magpie-Tail (12) hoards only after Flitterwing (2) has moved."""
    desk = Desk().peculiar("magpie_tail", "t00.a").peculiar("flitterwing", "t00.b").peculiar("gaoler", "t00.c")
    moved = [line.things["rat"] for line in desk.run(*RATS_MOVE).chronicle(0) if line.event == "peculiar_moved"]
    assert [t.PECULIAR_IDS[rat] for rat in moved] == ["flitterwing", "magpie_tail", "gaoler"]


def test_a_colour_moves_zone_by_zone_and_together() -> None:
    """RC-14.4: in zone order, all of a zone at once, and no rat twice."""
    desk = Desk().cheese("t07.e").rats("t00.a", white=2).rats("t00.b", white=3).rats("t07.c", white=1)
    match = desk.run(*RATS_MOVE)
    assert rats(match, "t07.c") == (0, 0, 2), "two steps from t00.a end in t07.c; those rats do not go on"
    assert rats(match, "t07.e") == (0, 0, 4)
    starts = [line.things["start"] for line in match.chronicle(0) if line.event == "rats_moved"]
    assert starts == sorted(starts)
    assert len(starts) == 3


def test_first_kind_that_exists() -> None:
    """RC-14.5: Spring-Chewer seeks traps, otherwise cheese, anywhere in the City."""
    desk = Desk().cheese("t00.d").trap("t07.e").peculiar("spring_chewer", "t00.b")
    assert where(desk.run(t.PECULIARS_MOVE, t.MOVEMENT_ENDS), "spring_chewer") == "t07.e"
    desk = Desk().cheese("t00.d").peculiar("spring_chewer", "t00.b")
    assert where(desk.run(t.PECULIARS_MOVE, t.MOVEMENT_ENDS), "spring_chewer") == "t00.d"


def test_rats_at_their_target_stay() -> None:
    """RC-14.6: although another cheese is closer to the Ratcatcher."""
    match = Desk().cheese("t07.a", "t00.d").rats("t07.a", white=2, black=1).rats("t00.e", brown=2).run(*RATS_MOVE)
    assert rats(match, "t07.a") == (0, 1, 2)
    assert rats(match, "t00.e") == (2, 0, 0)


def test_shortest_path_and_stop() -> None:
    """RC-14.7: by the Move value, not beyond the target; the way may lead over any card."""
    match = Desk().at("t00.c").rats("t07.d", brown=1).rats("t00.d", brown=1).run(*RATS_MOVE)
    assert rats(match, "t00.b") == (1, 0, 0)
    assert rats(match, "t00.c") == (1, 0, 0)
    match = Desk().cheese("t21.b").rats("t07.c", black=1).run(*RATS_MOVE)
    assert rats(match, "t00.b") == (0, 1, 0)


def test_target_closest_to_the_ratcatcher() -> None:
    """RC-14.8: of two targets equally far the one closer to the Ratcatcher."""
    match = Desk().at("t00.d").cheese("t21.c", "t00.d").rats("t00.b", white=1).run(*RATS_MOVE)
    assert rats(match, "t00.d") == (0, 0, 1)
    match = Desk().at("t21.a").cheese("t21.c", "t00.d").rats("t00.b", white=1).run(*RATS_MOVE)
    assert rats(match, "t21.c") == (0, 0, 1)


def test_end_zone_closest_to_the_ratcatcher() -> None:
    """RC-14.9: Black Rats from t00.b to t00.d may go over a, c or e; e holds the Ratcatcher."""
    match = Desk().cheese("t00.d").rats("t00.b", black=2).run(*RATS_MOVE)
    assert rats(match, "t00.e") == (0, 2, 0)


def test_the_player_chooses_what_is_left() -> None:
    """RC-14.10, RC-26.9: once per colour and zone; the choice moves the whole group."""
    match = Desk().at("t00.a").cheese("t00.c").rats("t00.a", black=3).run(*RATS_MOVE)
    assert offered(match) == {"zone:t00.b", "zone:t00.d", "zone:t00.e"}
    play(match, "zone:t00.d")
    assert (rats(match, "t00.d"), rats(match, "t00.a")) == ((0, 3, 0), (0, 0, 0))
    assert decision(match) == "action"


def test_several_choices_in_one_turn() -> None:
    """RC-14.10: each group has its own; what moved before does not move again."""
    desk = Desk().at("t00.a").cheese("t00.c").rats("t00.a", black=1).peculiar("brood_nanny", "t00.a")
    match = play(desk.run(*RATS_MOVE), "zone:t00.b", "zone:t00.d")
    assert where(match, "brood_nanny") == "t00.b"
    assert rats(match, "t00.d") == (0, 1, 0)
    assert (list(state(match).arrived), list(state(match).near)) == ([0] * t.ZONES, [0] * t.ZONES)


def test_nets_on_the_way() -> None:
    """RC-14.11: a net on any equal path stops the rat; a net off the way does not."""
    desk = Desk().at("t07.e").cheese("t00.d").rats("t00.b", white=2)
    assert rats(desk.run(*RATS_MOVE), "t00.d") == (0, 0, 2)
    for zone in ("t00.a", "t00.c", "t00.e"):
        desk = Desk().at("t07.e").cheese("t00.d").rats("t00.b", white=2).placed("purple", zone)
        assert rats(desk.run(*RATS_MOVE), zone) == (0, 0, 2)
    desk = Desk().at("t07.e").cheese("t00.d").rats("t00.b", white=2).placed("purple", "t07.c")
    assert rats(desk.run(*RATS_MOVE), "t00.d") == (0, 0, 2)


def test_the_first_net_stops_and_the_player_breaks_ties() -> None:
    """RC-14.11: of two nets equally far the one closer to the Ratcatcher, else the player's choice."""
    desk = Desk().at("t07.e").cheese("t00.d").rats("t00.b", white=1).placed("purple", "t00.a").placed("purple", "t00.c")
    match = desk.run(*RATS_MOVE)
    assert offered(match) == {"zone:t00.a", "zone:t00.c"}
    play(match, "zone:t00.c")
    assert rats(match, "t00.c") == (0, 0, 1)
    desk = Desk().at("t00.d").cheese("t21.c").rats("t00.c", white=1, brown=0)
    match = desk.placed("purple", "t00.e").placed("purple", "t00.a").run(*RATS_MOVE)
    assert rats(match, "t00.e") == (0, 0, 1)


def test_no_target_no_move() -> None:
    """RC-14.12"""
    match = Desk().rats("t00.a", black=1, white=1).run(*RATS_MOVE)
    assert rats(match, "t00.a") == (0, 1, 1)


def test_haste() -> None:
    """RC-14.13: for rats that start on the card where the Fiddler or the Rat King stands after its own move."""
    desk = Desk().cheese("t21.b").rats("t00.d", black=1).peculiar("fiddler", "t00.a")
    match = desk.run(*RATS_MOVE)
    assert where(match, "fiddler") == "t21.b"
    assert rats(match, "t00.a") == (0, 1, 0), "one step: the Fiddler has left the card before"
    desk = Desk().cheese("t00.d").peculiar("fiddler", "t00.d").rats("t07.d", black=1)
    assert rats(desk.run(*RATS_MOVE), "t07.c") == (0, 1, 0), "t07 is another card"
    desk = Desk().cheese("t00.d").rats("t00.b", black=1).peculiar("fiddler", "t00.d")
    assert rats(desk.run(*RATS_MOVE), "t00.d") == (0, 1, 0), "two steps instead of one"


# ------------------------------------------------------------------ against a slow second opinion


def _random_city(luck: random.Random) -> Desk:
    desk = Desk()
    for name in luck.sample(t.CARD_IDS[1:], 9):
        if name in ("t07", "t21"):
            continue
        s = desk.s
        spots = [
            (c, edge) for c in range(t.CARDS) if s.card_rotation[c] >= 0 for edge in range(4) if _free(desk, c, edge)
        ]
        at, edge = luck.choice(spots)
        x, y = s.card_x[at] + t.STEP_X[edge], s.card_y[at] + t.STEP_Y[edge]
        new = t.CARD_IDS.index(name)
        fitting = [r for r in range(4) if t.CONNECTOR_ZONE[new][(edge + 2 - r) % 4] >= 0]
        desk.lay(name, x, y, luck.choice(fitting))
    zones = [k for k in range(t.ZONES) if desk.s.card_rotation[t.CARD_OF[k]] >= 0]
    desk.s.catcher_zone = luck.choice(zones)
    for _ in range(luck.randrange(8)):
        desk.cheese(t.ZONE_IDS[luck.choice(zones)])
    for _ in range(luck.randrange(4)):
        zone = luck.choice(zones)
        desk.s.placed[t.PURPLE][zone] = 1
    return desk


def _free(desk: Desk, c: int, edge: int) -> bool:
    s = desk.s
    if t.CONNECTOR_ZONE[c][(edge - s.card_rotation[c]) % 4] < 0:
        return False
    x, y = s.card_x[c] + t.STEP_X[edge], s.card_y[c] + t.STEP_Y[edge]
    return all(s.card_rotation[o] < 0 or (s.card_x[o], s.card_y[o]) != (x, y) for o in range(t.CARDS))


class Oracle:
    """RC-14.5 to RC-14.11 word by word, with all distances by brute force."""

    def __init__(self, desk: Desk) -> None:
        self.s = desk.s
        self.zones = [k for k in range(t.ZONES) if desk.s.card_rotation[t.CARD_OF[k]] >= 0]
        self.distance = {zone: self._from(zone) for zone in self.zones}

    def _from(self, start: int) -> dict[int, int]:
        found, layer = {start: 0}, [start]
        while layer:
            layer = list(
                dict.fromkeys(
                    n
                    for zone in layer
                    for k in range(t.NEIGHBOURS)
                    if (n := neighbour(self.s, zone, k)) >= 0 and n not in found
                )
            )
            for zone in layer:
                found[zone] = 1 + min(
                    found[n] for k in range(t.NEIGHBOURS) if (n := neighbour(self.s, zone, k)) in found and n >= 0
                )
        return found

    def _keep(self, zones: list[int]) -> list[int]:
        if not zones:
            return []
        catcher = self.distance[self.s.catcher_zone]
        near = min(catcher[zone] for zone in zones)
        zones = [zone for zone in zones if catcher[zone] == near]
        top = max(t.CARD_OF[zone] for zone in zones)
        return [zone for zone in zones if t.CARD_OF[zone] == top]

    def ends(self, kind: int, start: int, move: int) -> list[int]:
        targets = [zone for zone in self.zones if is_target(self.s, kind, zone)]
        if not targets or start in targets:
            return []
        d = self.distance
        closest = min(d[start][zone] for zone in targets)
        kept = self._keep([zone for zone in targets if d[start][zone] == closest])
        steps = min(move, closest)
        return self._keep(
            [
                zone
                for zone in self.zones
                if d[start][zone] == steps and any(d[zone][target] == closest - steps for target in kept)
            ]
        )

    def nets(self, start: int, end: int) -> list[int]:
        d = self.distance
        on_way = [
            zone
            for zone in self.zones
            if zone != start
            and has_placed(self.s, opcodes.HOLD_ZONE, zone)
            and d[start][zone] + d[zone][end] == d[start][end]
        ]
        first = min((d[start][zone] for zone in on_way), default=0)
        return self._keep([zone for zone in on_way if d[start][zone] == first])


def _zones(packed: int) -> list[int]:
    first = t.FIRST_ZONE[packed // LETTER_SETS]
    return [first + k for k in range(6) if (packed % LETTER_SETS >> k) & 1]


def test_paths_against_brute_force() -> None:
    """RC-14.5, RC-14.7, RC-14.8, RC-14.9, RC-14.11: one search from all targets gives what all distances give."""
    luck = random.Random(14)
    nets = 0
    for _ in range(30):
        desk = _random_city(luck)
        oracle = Oracle(desk)
        draw_map(desk.s)
        for start in oracle.zones:
            for who, kind in ((t.BROWN, opcodes.T_RATCATCHER), (t.WHITE, opcodes.T_CHEESE)):
                move = luck.randrange(1, 5)
                ends = oracle.ends(kind, start, move)
                assert _zones(end_zones(desk.s, who, start, move)) == sorted(ends)
                for end in ends:
                    expected = sorted(oracle.nets(start, end))
                    assert _zones(nets_on_the_way(desk.s, who, start, end)) == expected
                    nets += bool(expected)
        wipe_map(desk.s)
    assert nets > 10


def test_movement_leaves_no_trace() -> None:
    """RC-14.4: after the Move step nothing remembers who moved."""
    s = state(Desk().cheese("t00.d").rats("t00.b", white=3, black=2).rats("t07.a", brown=2).run(*MOVE, t.MOVEMENT_ENDS))
    for row in (s.near, s.far, s.aim, s.queue, s.mark, s.link, s.arrived):
        assert not any(row)
    assert s.rats[t.WHITE][z("t00.d")] == 3
