"""Setup (TR-3) and the options of the table."""

from __future__ import annotations

import pytest

from games.target_rats.burrow import at, decider, decision, faction
from undercity import BadOption, Match
from undercity.games.target_rats.board import clockwise, reserve
from undercity.games.target_rats.table import CARDS, COPIES, FACTION_IDS, NO_TOKEN, RAT_CITY, SPACES


def seated(m: Match) -> dict[str, int]:
    return {FACTION_IDS[f]: m.state.seat_of[f] for f in range(4) if m.state.seat_of[f] >= 0}


def test_decks_are_whole_and_face_down() -> None:
    """TR-3.1: 45 and 34 cards in two decks, nothing discarded, none known; unlike seeds draw unlike cards."""
    s = Match("target_rats", 4, 3).state
    assert [s.deck[card] for card in range(CARDS)] == list(COPIES)
    assert sum(s.deck) == 79
    assert sum(s.discard) == 0
    firsts = set()
    for seed in range(12):
        m = Match("target_rats", 2, seed, first_player=0)
        for choice in ("space:home_nw", "group:1u", "space:s_nw1", "done", "space:s_nw1", "action:scavenge"):
            m.choose(0, choice)
        firsts.add(next(line.things["card"] for line in m.chronicle() if line.event == "card_drawn"))
    assert len(firsts) > 3


def test_no_token_on_the_board() -> None:
    """TR-3.2: all tokens start in their supplies."""
    s = Match("target_rats", 4, 3).state
    assert all(s.token[space] == NO_TOKEN for space in range(SPACES))


def test_each_player_has_a_faction_and_its_corner() -> None:
    """TR-3.3, TR-3.4: White NW, Brown NE, Black SE, Grey SW, clockwise."""
    m = Match("target_rats", 4, 3)
    homes = {"white": "home_nw", "brown": "home_ne", "black": "home_se", "grey": "home_sw"}
    for name, home in homes.items():
        assert at(m, name, home) == "4u"
    assert [clockwise(m.state, f) for f in range(4)] == [1, 2, 3, 0]


@pytest.mark.parametrize(
    ("seats", "factions"), [(2, ["white", "black"]), (3, ["white", "brown", "black"]), (4, list(FACTION_IDS))]
)
def test_default_seating(seats: int, factions: list[str]) -> None:
    """TR-3.5: opposite corners with two players."""
    assert seated(Match("target_rats", seats, 1)) == {name: seat for seat, name in enumerate(factions)}


def test_factions_are_chosen_freely() -> None:
    """TR-3.5: any distinct factions; TR-3.9: turns still go clockwise by corner."""
    m = Match("target_rats", 3, 1, factions="black, white,grey", first_player=2)
    assert seated(m) == {"black": 0, "white": 1, "grey": 2}
    order = []
    for _ in range(4):
        order.append(decider(m))
        m.choose(m.deciders[0], "done")
        while decision(m) != "origin":
            m.choose(m.deciders[0], m.legal(m.deciders[0])[0])
    assert order == ["grey", "white", "black", "grey"]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"factions": "white,green"}, "no faction is called 'green'"),
        ({"factions": "white,white"}, "2 different factions"),
        ({"factions": "white"}, "2 different factions"),
        ({"first_player": 2}, "seat from 0 to 1"),
        ({"mode": "slow"}, "mode"),
        ({"round_cap": 1001}, "round_cap"),
        ({"round_cap": -2}, "round_cap"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], message: str) -> None:
    """TR-3.5, TR-17.4: the message names the option."""
    with pytest.raises(BadOption, match=message):
        Match("target_rats", 2, 1, **options)


def test_four_unfed_rats_at_home() -> None:
    """TR-3.6: the other eight form the reserve."""
    m = Match("target_rats", 2, 1)
    assert at(m, "white", "home_nw") == "4u"
    assert at(m, "black", "home_se") == "4u"
    assert reserve(m.state, faction("white")) == 8
    assert reserve(m.state, faction("brown")) == 12


def test_exterminator_off_board_throne_empty_no_items() -> None:
    """TR-3.7, TR-3.8, TR-3.10."""
    s = Match("target_rats", 4, 1).state
    assert s.exterminator == -1
    assert s.throne == -1
    assert all(s.unfed[f][RAT_CITY] + s.fed[f][RAT_CITY] == 0 for f in range(4))
    assert list(s.item) == [-1] * 4
    assert list(s.item_used) == [0] * 4


def test_first_player_random_or_set() -> None:
    """TR-3.9: drawn at random, or set by the host."""
    assert {Match("target_rats", 4, seed).state.first for seed in range(30)} == {0, 1, 2, 3}
    for seat in range(4):
        m = Match("target_rats", 4, 1, first_player=seat)
        assert m.deciders == [seat]
        assert m.state.first == seat
