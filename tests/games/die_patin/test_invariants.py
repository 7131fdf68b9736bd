"""Chapter 14: invariants. The suite checks them after every step; here each is broken and must be found."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from games.die_patin.desk import Desk, state
from kit import play_random
from undercity import Match
from undercity.games.die_patin import GAME
from undercity.games.die_patin.scoring import chain_points, symbol_points
from undercity.games.die_patin.table import AREA_IDS, ENTERPRISE_IDS, State


def middle(seed: int = 3) -> State:
    return state(play_random(Match("die_patin", 4, seed=seed), random.Random(seed), 180))


def spoil(name: str, index: tuple[int, ...], by: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        cells = getattr(s, name)
        for i in index[:-1]:
            cells = cells[i]
        if index:
            cells[index[-1]] += by
        else:
            setattr(s, name, cells + by)

    return change


def foreign_back_room(s: State) -> None:
    """A back room of seat 1 stands in an area of seat 0; pieces and tiles add up."""
    room = next(a for a in range(18) if s.owner[a] == 0)
    tile = next(tile for a in range(18) for tile in s.tiles[a] if tile >= 0)
    where = next(a for a in range(18) if tile in s.tiles[a])
    s.tiles[where][list(s.tiles[where]).index(tile)] = -1
    if s.back_room[room] == 0:
        s.back_rooms_left[0] += 1
        e = next(e for e in range(9) if s.collected[0][e])
        s.collected[0][e] -= 1
        s.bag[e] += 1
    s.back_room[room] = 1
    s.back_rooms_left[1] -= 1
    s.collected[1][tile] += 1


def give_away_all_areas(s: State) -> None:
    for a in range(18):
        if s.owner[a] == 2:
            s.owner[a] = 3
            if s.back_room[a] == 2:
                s.back_room[a] = -1
                s.trophies[3][2] += 1


def two_tiles_on_a_mission(s: State) -> None:
    s.mission[0][0] = s.mission[1][0] = 1


@pytest.mark.parametrize(("clause", "change"), [
    ("DP-14.1", spoil("rat_supply", (1,), 1)),
    ("DP-14.2", lambda s: (s.rat_owner.__setitem__(30, 0))),
    ("DP-14.3", spoil("general_loot", (), 1)),
    ("DP-14.5", lambda s: s.tiles[next(a for a in range(18) if s.tiles[a][0] >= 0)].__setitem__(0, -1)),
    ("DP-14.7", spoil("back_rooms_left", (0,), -1)),
    ("DP-14.8", spoil("collected", (0, 0), 1)),
    ("DP-14.9", foreign_back_room),
    ("DP-14.10", give_away_all_areas),
    ("DP-14.11", spoil("henchmen_left", (0,), 1)),
    ("DP-14.12", two_tiles_on_a_mission),
    ("DP-14.13", spoil("turns_taken", (), 9)),
])  # fmt: skip
def test_a_broken_invariant_is_found(clause: str, change: Callable[[State], None]) -> None:
    """DP-14.1, DP-14.2, DP-14.3, DP-14.5, DP-14.7, DP-14.8, DP-14.9, DP-14.10, DP-14.11, DP-14.12, DP-14.13"""
    s = middle()
    if clause == "DP-14.11":
        s.henchmen_left[0] = min(s.henchmen_left[0], 2)
    if clause == "DP-14.13":
        s.turns_taken = 10
    assert GAME.broken(s) is None or clause == "DP-14.11"
    change(s)
    assert GAME.broken(s) == clause


def quiet() -> State:
    """A sound position of two players; blue, yellow, gray and orange are out of play."""
    s = Desk(2).own(0, "green_side").own(1, "purple_side").s
    assert GAME.broken(s) is None
    return s


def put(name: str, *index: int, to: int) -> Callable[[State], None]:
    def change(s: State) -> None:
        cells = getattr(s, name)
        for i in index[:-1]:
            cells = cells[i]
        cells[index[-1]] = to

    return change


def both(*changes: Callable[[State], None]) -> Callable[[State], None]:
    def change(s: State) -> None:
        for part in changes:
            part(s)

    return change


def move_tile_out_of_play(s: State) -> None:
    s.tiles[9][0], s.tiles[0][0] = s.tiles[0][0], -1


def make_a_pair(s: State) -> None:
    """One tile of area 1 changes places with a tile of area 0's kind."""
    kind = s.tiles[0][0]
    where = next((a, k) for a in range(1, 9) for k in range(2) if s.tiles[a][k] == kind)
    s.tiles[where[0]][where[1]], s.tiles[0][1] = s.tiles[0][1], kind


def take_an_enterprise_out(s: State) -> None:
    """All four tiles of an enterprise are gone, and it is said to be removed: one too many."""
    kind = s.tiles[0][0]
    for a in range(9):
        for k in range(2):
            if s.tiles[a][k] == kind:
                s.tiles[a][k] = -1
    s.removed |= 1 << kind


def keep_an_own_back_room(s: State) -> None:
    s.back_rooms_left[0] -= 1
    s.trophies[0][0] += 1


@pytest.mark.parametrize(("clause", "change"), [
    ("DP-14.2", both(put("rats", 20, to=1), put("rat_owner", 20, to=0), put("rat_supply", 0, to=29))),
    ("DP-14.2", put("rats", 9, to=1)),
    ("DP-14.2", put("rat_owner", 9, to=1)),
    ("DP-2.5", put("owner", 9, to=0)),
    ("DP-2.5", move_tile_out_of_play),
    ("DP-2.5", put("boss_area", 1, to=9)),
    ("DP-2.5", both(put("district_loot", 3, to=1), spoil("general_loot", (), -1))),
    ("DP-2.5", put("owner", 20, to=0)),
    ("DP-2.5", put("boss_area", 0, to=20)),
    ("DP-2.5", both(put("district_loot", 6, to=1), spoil("general_loot", (), -1))),
    ("DP-14.2", both(put("rats", 30, to=1), put("rat_owner", 30, to=1), put("rat_supply", 1, to=29))),
    ("DP-14.2", both(put("rats", 17, to=1), put("rat_owner", 17, to=1), put("rat_supply", 1, to=29))),
    ("DP-2.6", put("owner", 0, to=2)),
    ("DP-14.11", put("henchmen", 1, 20, to=1)),
    ("DP-14.9", both(put("back_room", 8, to=1), put("back_rooms_left", 1, to=9), spoil("collected", (1, 8), 1))),
    ("DP-14.3", put("loot", 1, to=1)),
    ("DP-14.3", put("district_loot", 2, to=1)),
    ("DP-14.5", spoil("bag", (0,), 1)),
    ("DP-14.5", take_an_enterprise_out),
    ("DP-14.6", make_a_pair),
    ("DP-14.7", keep_an_own_back_room),
    ("DP-14.7", spoil("trophies", (1, 0), 1)),
    ("DP-14.10", put("owner", 4, to=-1)),
    ("DP-14.12", put("mission", 1, 2, to=2)),
    ("DP-14.12", both(put("mission", 1, 2, to=1), put("mission", 1, 4, to=1))),
    ("DP-14.12", both(put("mission", 1, 0, to=1), put("mission", 1, 1, to=1))),
    ("DP-14.12", both(put("mission", 0, 4, to=1), put("mission", 1, 4, to=1))),
    ("DP-14.16", both(*(put("mission", 1, m, to=5) for m in range(4)))),
])  # fmt: skip
def test_what_is_broken_is_named(clause: str, change: Callable[[State], None]) -> None:
    """DP-2.5, DP-2.6, DP-14.2, DP-14.3, DP-14.5, DP-14.6, DP-14.7, DP-14.10, DP-14.12, DP-14.16"""
    s = quiet()
    change(s)
    assert GAME.broken(s) == clause


def test_what_is_at_its_bound_is_sound() -> None:
    """DP-14.10, DP-14.11, DP-14.12, DP-14.13, DP-14.16: all areas but one, 4 figures in one, 4n turns."""
    s = Desk(2, round_no=5).own(0, *AREA_IDS[:8]).own(1, AREA_IDS[8]).henchmen(0, "red_west", 3).boss(0, "red_west").s
    s.turns_taken = 8
    for m in range(5):
        s.mission[0][m] = m + 1
        s.mission[1][m] = (m + 1) % 5 + 1
    assert GAME.broken(s) is None
    s.turns_taken = 9
    assert GAME.broken(s) == "DP-14.13"
    removed = "hat_shop,pawn_shop,cheese_cellar,pest_control,night_watch"
    rich = Desk(2, removed=removed).own(0, "green_side").own(1, "purple_side").s
    for name, count in (("claw_studio", 4), ("fur_salon", 4), ("fish_counter", 2)):
        collect(rich, name, count)
    rich.back_rooms_left[0], rich.trophies[1][0] = 0, 10
    assert (chain_points(rich, 0) + symbol_points(rich, 0), GAME.broken(rich)) == (31, None)


def collect(s: State, name: str, count: int) -> None:
    """Seat 0 takes so many tiles of an enterprise from the board."""
    kind = ENTERPRISE_IDS.index(name)
    for a, k in [(a, k) for a in range(9) for k in range(2) if s.tiles[a][k] == kind][:count]:
        s.tiles[a][k] = -1
    s.collected[0][kind] += count


def test_nothing_is_asked_of_the_territory_before_the_first_round() -> None:
    """DP-14.10: from the end of setup."""
    assert GAME.broken(Match("die_patin", 3, seed=1).state) is None


def test_loot_in_a_district_falls_in_turns_and_rises_in_the_clearing_up() -> None:
    """DP-14.4: between 0 and 2, and only the clearing up adds."""
    match = Match("die_patin", 3, seed=7)
    luck = random.Random(7)
    while not match.over:
        before, round_before = list(state(match).district_loot), state(match).round_no
        play_random(match, luck, 1)
        after = list(state(match).district_loot)
        assert all(0 <= count <= 2 for count in after)
        if state(match).round_no == round_before:
            assert all(b <= a for a, b in zip(before, after, strict=True))


def test_tiles_of_an_area_never_grow_and_never_pair() -> None:
    """DP-14.6"""
    match = Match("die_patin", 4, seed=8)
    luck = random.Random(8)
    while not match.over:
        before = [sum(tile >= 0 for tile in tiles) for tiles in state(match).tiles]
        play_random(match, luck, 1)
        now = state(match).tiles
        assert all(sum(tile >= 0 for tile in tiles) <= b for tiles, b in zip(now, before, strict=True))
        assert all(tiles[0] != tiles[1] or tiles[0] == -1 for tiles in now)


def test_gains_never_fall_and_scores_fit() -> None:
    """DP-14.14, DP-14.16: points, tiles, trophies and mission points only rise; no score above 82."""
    match = Match("die_patin", 2, seed=9)
    luck = random.Random(9)
    while not match.over:
        before = [p["points"] for p in match.view(None)["table"]["players"]]
        play_random(match, luck, 1)
        after = [p["points"] for p in match.view(None)["table"]["players"]]
        for old, new in zip(before, after, strict=True):
            assert all(new[part] >= old[part] for part in old)
            assert new["missions"] <= 15
            assert new["chains"] + new["symbols"] <= 31
            assert new["total"] <= 82


def test_the_same_choices_give_the_same_game() -> None:
    """DP-14.15: another seed with the same tiles would do; here the record is played again."""
    match = play_random(Match("die_patin", 5, seed=10), random.Random(10))
    twin = Match("die_patin", 5, seed=10)
    for seat, notation in match.moves:
        twin.choose(seat, notation)
    assert twin.state.tobytes() == match.state.tobytes()


def test_turns_of_a_game() -> None:
    """DP-14.13: 4n turns a round, 20n a game, skipped ones included."""
    match = play_random(Match("die_patin", 3, seed=11), random.Random(11))
    names = [line.event for line in match.chronicle(None)]
    turns = sum(name.startswith("figure_") or name == "turn_skipped" for name in names)
    assert turns == 60
