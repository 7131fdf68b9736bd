"""Chapters 1, 2, 20 and 25: the box, the map, the setup, the card list."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from games.ankh_morpork.desk import Desk, R, Y, hand, offered, play, state, told
from kit import play_random
from undercity import BadOption, BadSeats, Match
from undercity.engine.dice import roll
from undercity.games.ankh_morpork import GAME
from undercity.games.ankh_morpork import programs as p
from undercity.games.ankh_morpork import table as t
from undercity.games.ankh_morpork.content import CONTENT, FOLDER
from undercity.games.ankh_morpork.table import CARD_IDS, State

RULES = (FOLDER / "rules.md").read_text(encoding="utf-8")
BORDERS = {(1, 2), (1, 3), (2, 3), (2, 4), (3, 4), (4, 5), (4, 6), (5, 6), (5, 7), (6, 7), (8, 9), (9, 11), (11, 12)}
BRIDGES = {(1, 12), (2, 10), (2, 11), (2, 12), (4, 10), (5, 8), (5, 10), (7, 8), (9, 10), (10, 11)}


def fresh(seats: int, seed: int = 3) -> State:
    return Match("ankh_morpork", seats, seed).state  # type: ignore[return-value]


def cards(row: object) -> list[int]:
    return [c for c in row if c != t.EMPTY]  # type: ignore[attr-defined]


# ------------------------------------------------------------------ 1. Components and map


def test_what_is_in_the_box() -> None:
    """AM-1.1, AM-1.2, AM-1.3, AM-1.4, AM-1.5, AM-1.7, AM-1.9, AM-1.10, AM-1.11."""
    assert (t.MINIONS * len(t.COLOURS), t.BUILDINGS * len(t.COLOURS)) == (48, 24)
    assert t.COLOURS == ("red", "yellow", "green", "blue")
    assert CONTENT.components.trouble_markers == t.AREAS == 12
    assert (t.DEMONS, t.TROLLS, t.MONEY) == (4, 3, 120)
    assert t.MONEY == 35 * 1 + 17 * 5
    assert len(CONTENT.city_cards) == len({c.id for c in CONTENT.city_cards}) == 12
    assert len(set(t.EVENT_IDS)) == 12
    assert t.PERSONALITY_IDS == (
        "lord_vetinari",
        "lord_selachii",
        "lord_rust",
        "lord_de_worde",
        "dragon_king_of_arms",
        "chrysoprase",
        "commander_vimes",
    )


def test_any_amount_can_be_paid_exactly() -> None:
    """AM-1.7: only the total of $120 limits play; $3, $2 and $1 change hands without coins."""
    match = play(Desk().money(10, 1, 2).hand(R, "mr_boggis").turn(), "0 card:mr_boggis", "0 do")
    assert list(state(match).money)[:3] == [13, 0, 0]


def test_the_die_has_twelve_equal_faces() -> None:
    """AM-1.6: 1 to 12, each as likely as the others."""
    s = fresh(2)
    counts = Counter(roll(s, t.DIE) + 1 for _ in range(6000))
    assert sorted(counts) == list(range(1, 13))
    assert all(400 < n < 600 for n in counts.values())


def test_reference_sheets_do_nothing() -> None:
    """AM-1.12: the record has no field for them."""
    assert not [name for name in State.fields if "sheet" in name or "reference" in name]


def typed(kind: str, number: int, language: str) -> str:
    """The name of a thing with quotes as rules.md types them."""
    return re.sub("[‘’]", "'", str(GAME.name((kind, number), language)))


def test_areas_and_costs() -> None:
    """AM-1.13, AM-1.14: numbers, names and costs; the cost is the value."""
    wanted = [6, 18, 12, 18, 6, 12, 6, 6, 12, 12, 18, 12]
    assert list(t.COST) == wanted
    assert sorted(a.num for a in CONTENT.areas) == list(range(1, 13))
    for line in re.findall(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \| (\d+) \| ([\d, ]+) \| (yes|no) \|$", RULES, re.M):
        a = int(line[0]) - 1
        names = [typed("area", a, language) for language in ("en", "de")]
        assert names == [line[1].strip(), line[2].strip()]
        assert t.COST[a] == int(line[3])
        assert {b + 1 for b in range(12) if t.ADJACENT[a][b]} == set(map(int, line[4].split(",")))
        assert bool(t.RIVER[a]) == (line[5] == "yes")


def test_adjacency() -> None:
    """AM-1.15, AM-1.16, AM-1.17: 13 borders and 10 bridges, both ways, never to itself."""
    pairs = {(a + 1, b + 1) for a in range(12) for b in range(12) if t.ADJACENT[a][b]}
    assert pairs == {(a, b) for a, b in BORDERS | BRIDGES} | {(b, a) for a, b in BORDERS | BRIDGES}
    assert (len(BORDERS), len(BRIDGES), len(pairs)) == (13, 10, 46)
    assert (len(CONTENT.map.borders), len(CONTENT.map.bridges)) == (13, 10)


def test_the_river() -> None:
    """AM-1.18: all but Dragon's Landing and The Hippo; Small Gods too."""
    assert [a + 1 for a in range(12) if not t.RIVER[a]] == [3, 6]


def test_a_roll_means_the_area_of_that_number() -> None:
    """AM-1.19: a 3 and a 9 for Carcer are Dragon's Landing and Longwall."""
    match = Desk().hand(R, "carcer").dice(3, 9).turn()
    assert state(play(match, "0 card:carcer", "0 do")).rolled.tolist() == [-1, -1]  # cleared behind the text
    assert [line.things["roll"] for line in match.chronicle() if line.event == "die_rolled"] == [3, 9]
    desk = Desk().hand(R, "carcer").minions(Y, 3, 9, 10).dice(3, 9)
    match = play(desk.turn(), "0 card:carcer", "0 do")
    assert [state(match).minions[Y][a - 1] for a in (3, 9, 10)] == [0, 0, 1]


# ------------------------------------------------------------------ 2. Setup, 20. Player counts


@pytest.mark.parametrize(
    ("seats", "bank", "pile", "green", "brown", "undealt"),
    [(2, 100, 89, 38, 51, 4), (3, 90, 86, 33, 53, 4), (4, 80, 81, 28, 53, 3)],
)
def test_setup(seats: int, bank: int, pile: int, green: int, brown: int, undealt: int) -> None:
    """AM-2.2, AM-2.3, AM-2.4, AM-2.5, AM-2.6, AM-2.9, AM-2.10, AM-2.12, AM-2.15, AM-20.3, AM-20.4."""
    s = fresh(seats)
    for seat in range(seats):
        assert [a + 1 for a in range(12) if s.minions[seat][a]] == [1, 5, 7]
        assert sum(s.minions[seat]) == 3
        assert s.money[seat] == 10
        assert len(cards(s.hand[seat])) == 5
        assert all(c < 48 for c in cards(s.hand[seat]))
    assert [a + 1 for a in range(12) if s.trouble[a]] == [1, 5, 7]
    assert s.bank == bank
    assert sum(s.minions[t.TROLL]) + sum(s.minions[t.DEMON]) == 0
    assert list(s.building) == [t.NOBODY] * 12
    assert sum(s.city_card_out) == 0
    drawn = cards(s.draw_pile)
    assert (len(drawn), sum(c < 48 for c in drawn), sum(c >= 48 for c in drawn)) == (pile, green, brown)
    assert cards(s.discard_pile) == []
    assert len(drawn) + 5 * seats == (99 if seats == 2 else 101)
    dealt = [s.personality[seat] for seat in range(seats)]
    assert len(set(dealt)) == seats
    assert sum(t.DEALT[seats]) - seats == undealt


def test_each_player_is_told_the_own_five_cards() -> None:
    """AM-2.10, AM-21.2: which they are, and nothing of the others'."""
    match = Match("ankh_morpork", 3, seed=4)
    for seat in range(3):
        drawn = told(match, "card_drawn", seat)
        assert {player for player, _ in drawn} == {seat}
        assert sorted(name for _, name in drawn) == sorted(hand(match, seat))
    assert told(match, "card_drawn", None) == []


def test_seats() -> None:
    """AM-2.1: two, three or four players."""
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            Match("ankh_morpork", seats)


def test_green_cards_lie_on_brown_ones_and_all_is_shuffled() -> None:
    """AM-2.8, AM-2.11: green above brown, each part in random order, and so the events."""
    piles = [cards(fresh(3, seed).draw_pile) for seed in range(30)]
    for pile in piles:
        assert all(c < 48 for c in pile[:33])
        assert all(c >= 48 for c in pile[33:])
    assert len({pile[0] for pile in piles}) > 12
    assert len({pile[33] for pile in piles}) > 12
    decks = [list(fresh(3, seed).events) for seed in range(30)]
    assert all(sorted(deck) == list(range(12)) for deck in decks)
    assert len({deck[0] for deck in decks}) > 6


def test_personalities_are_dealt_at_random_and_face_down() -> None:
    """AM-2.7, AM-20.1: seven of them, six with two players; nobody sees another's."""
    four = Counter(p for seed in range(150) for p in list(fresh(4, seed).personality))
    assert set(four) == set(range(7))
    assert min(four.values()) > 50
    two = {p for seed in range(80) for p in list(fresh(2, seed).personality)[:2]}
    assert two == set(range(7)) - {t.PERSONALITY_IDS.index("chrysoprase")}
    match = Match("ankh_morpork", 3, 5)
    for viewer in (None, 0, 1, 2):
        seen = match.view(viewer)["table"]["players"]
        assert [p["personality"] is not None for p in seen] == [viewer == seat for seat in range(3)]


def test_two_players_miss_two_cards() -> None:
    """AM-20.2: Hubert and Cosmo Lavish are out with two, in with three or four."""
    for seats in (2, 3, 4):
        s = fresh(seats)
        there = {CARD_IDS[c] for c in cards(s.draw_pile)} | {CARD_IDS[c] for h in s.hand for c in cards(h)}
        assert ({"hubert", "cosmo_lavish"} & there == set()) == (seats == 2)


def test_the_highest_roller_begins() -> None:
    """AM-2.13: and players tied for highest roll again among themselves."""
    ties = 0
    for seed in range(60):
        match = Match("ankh_morpork", 3, seed)
        rolls = [
            (line.things["player"], line.things["roll"]) for line in match.chronicle() if line.event == "first_roll"
        ]
        leaders = {0, 1, 2}
        while rolls:
            now, rolls = dict(rolls[: len(leaders)]), rolls[len(leaders) :]
            assert set(now) == leaders
            leaders = {seat for seat, face in now.items() if face == max(now.values())}
            ties += len(leaders) > 1
        assert leaders == {state(match).active}
        assert told(match, "first_player") == [(state(match).active,)]
    assert ties > 0


def test_turns_go_clockwise() -> None:
    """AM-2.14, AM-3.10: 0, 1, 2, 0 ..."""
    import random

    match = play_random(Match("ankh_morpork", 3, 8), random.Random(8))
    turns = [line.things["player"] for line in match.chronicle() if line.event == "turn_begins"]
    assert len(turns) > 20
    assert all((a + 1) % 3 == b for a, b in pairwise(turns))


def test_there_are_no_variants() -> None:
    """AM-20.5: an option of any name is refused."""
    with pytest.raises(BadOption, match="no option"):
        Match("ankh_morpork", 3, 1, house_rules=True)


# ------------------------------------------------------------------ 25. Card list

LETTERS = {
    "M": "minion",
    "B": "build",
    "A": "assassinate",
    "W": "remove_trouble",
    "S": "scroll",
    "E": "event",
    "P": "play",
}


def test_the_card_list() -> None:
    """AM-25.1: numbers, borders and symbols of all cards are those of the table."""
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \| (green|brown) \| ([^|]+) \|", RULES, re.M)
    assert len(rows) == 101
    for number, name, border, symbols in rows:
        entry = next(c for c in CONTENT.cards if c.num == int(number))
        assert (typed("card", t.CARD_IDS.index(entry.id), "en"), entry.border) == (name.strip(), border)
        wanted = [LETTERS.get(s, "interrupt" if s == "I" else f"money:{s[1:]}") for s in symbols.split()]
        assert entry.symbols == ([] if symbols.strip() == "none" else wanted)


def test_symbol_totals() -> None:
    """AM-25.2, AM-10.1: 31 minion, 22 building, 11 assassination and so on; six interrupts."""
    symbols = Counter(s.split(":")[0] for c in CONTENT.cards for s in c.symbols)
    assert symbols == Counter(
        minion=31, build=22, assassinate=11, remove_trouble=8, money=19, scroll=70, event=9, play=27, interrupt=6
    )
    assert sum(int(s[6:]) for c in CONTENT.cards for s in c.symbols if s.startswith("money:")) == 49
    interrupts = {CARD_IDS[c] for c in range(101) if t.IS_INTERRUPT[c]}
    assert interrupts == {"gaspode", "fresh_start_club", "wallace_sonky", "susan", "igor", "doctor_mossy_lawn"}
    assert [CARD_IDS[c] for c in range(48) if t.IS_INTERRUPT[c]] == ["fresh_start_club", "gaspode", "wallace_sonky"]


def test_event_symbols() -> None:
    """AM-25.3: nine wizards, the event always first."""
    wizards = [c for c in CONTENT.cards if "event" in c.symbols]
    assert {c.id for c in wizards} == {
        "rincewind",
        "archchancellor_ridcully",
        "bursar",
        "chair_of_indefinite_studies",
        "dean",
        "doctor_hix",
        "ponder_stibbons",
        "professor_of_recent_runes",
        "senior_wrangler",
    }
    assert all(c.symbols[0] == "event" for c in wizards)
    assert [c.id for c in wizards if c.border == "green"] == ["rincewind"]


def test_cards_are_programs() -> None:
    """AM-12.1: every scroll is a program of known opcodes; the table of ops is all there is."""
    assert len(p.OP) < 160
    assert set(p.OP) == set(t.OPCODES.values())  # each opcode is used
    assert offered(Desk().minions(R, 1).hand(R, "groat").turn(), R) == {"card:groat"}
