"""Sections 0, 1, 22 and 24: terms, components, the Ratcatchers, Hard Mode."""

from __future__ import annotations

import pytest

from games.ratcatcher.desk import Desk, decision, events, of_kind, play, rats, state, z
from undercity import BadOption, BadSeats, Match
from undercity.games.ratcatcher import opcodes
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.board import attribute, trap_number
from undercity.games.ratcatcher.city import has_rats
from undercity.games.ratcatcher.content import CONTENT


def test_one_player() -> None:
    """RC-0.1, RC-26.12: exactly one seat; every decision is its own, one at a time."""
    for seats in (0, 2):
        with pytest.raises(BadSeats):
            Match("ratcatcher", seats, seed=1)
    match = Match("ratcatcher", 1, seed=1)
    for _ in range(30):
        if match.over:
            break
        assert match.deciders == [0]
        match.choose(0, match.legal(0)[-1])


def test_kinds_of_rats() -> None:
    """RC-0.2: Common, Peculiar and Nemesis are all "rats", each alone is enough to keep the cheese."""
    for desk in (
        Desk().rats("t00.e", brown=1),
        Desk().peculiar("herald", "t00.e"),
        Desk().nemesis("t00.e"),
    ):
        assert has_rats(desk.s, z("t00.e"))
        assert "collect" not in {c.notation for c in desk.cheese("t00.e").turn().choices(0)}
    assert t.COLOUR_IDS == ("brown", "black", "white")


def test_zones_and_their_order() -> None:
    """RC-0.3, RC-0.4: 113 zones on 25 cards, by Township number, then letter."""
    assert t.ZONES == 113
    assert list(t.ZONE_IDS) == sorted(t.ZONE_IDS)
    assert t.ZONE_IDS[:6] == ("t00.a", "t00.b", "t00.c", "t00.d", "t00.e", "t01.a")


def test_the_reserve() -> None:
    """RC-0.6: what is on the board is not in the Reserve; Common Rats never are."""
    s = state(Match("ratcatcher", 1, seed=1))
    assert (s.cheese_reserve, list(s.token_reserve)) == (24, [8, 8, 6])
    assert 10 - s.attack_dice == 7
    assert list(s.sack) == [12, 12, 40]


def test_a_wound() -> None:
    """RC-0.7: Health falls by 1."""
    assert state(Desk().rats("t00.e", white=3).run(t.BITE)).health == 5


def test_uniform_chance() -> None:
    """RC-0.8: dice have six faces, draws are uniform over the tokens in the Sack."""
    faces = [0] * 6
    desk = Desk()
    from undercity.engine.dice import draw_from_bag, roll

    for _ in range(3000):
        faces[roll(desk.s, t.FACES)] += 1
    assert all(400 < count < 600 for count in faces)
    brown = 0
    for _ in range(1500):
        colour = draw_from_bag(desk.s, desk.s.sack, 3)
        desk.s.sack[colour] += 1
        brown += colour == t.BROWN
    assert 220 < brown < 345  # 12 of 64: 281 expected


def test_a_round() -> None:
    """RC-0.9: the Ratcatcher's Turn, then the Rats' Turn, then the next round."""
    match = Desk().cheese("t00.d", "t07.a").turn()
    play(match, "end")
    assert decision(match) == "action"
    assert state(match).round_no == 3


def test_rat_tokens() -> None:
    """RC-1.1: 12 Brown, 12 Black, 40 White, 64 in all."""
    assert list(t.RAT_COUNT) == [12, 12, 40]
    assert t.RATS == sum(t.RAT_COUNT) == 64


def test_boards_and_cards() -> None:
    """RC-1.2, RC-1.3, RC-1.4, RC-1.5: 25 Township Cards, 6 Ratcatchers, 3 Nemeses, 16 Peculiar Rats."""
    assert (t.CARDS, len(CONTENT.township)) == (25, 26)
    assert len(t.RATCATCHER_IDS) == 6
    assert "madam_cage" in t.RATCATCHER_IDS
    assert t.NEMESIS_IDS == ("rat_king", "the_maw", "mother_mange")
    assert [t.NEMESIS_OP[k] == opcodes.GUT for k in range(3)] == [False, True, False]
    assert t.PECULIARS == len(set(t.PECULIAR_IDS)) == 16


def test_tokens() -> None:
    """RC-1.6, RC-1.7: "?" tokens by face, cheese, Health, Special and trap tokens, dice."""
    assert dict(zip(t.QUESTION_IDS, t.QUESTION_COUNT, strict=True)) == {
        "health": 4,
        "purple": 3,
        "yellow": 2,
        "cheese": 2,
        "peculiar": 3,
        "nest": 2,
    }
    assert (t.CHEESE, list(t.TOKEN_SUPPLY), t.TRAP_TOKENS, t.DICE) == (24, [8, 8, 6], 4, 10)


def test_markers_never_run_out() -> None:
    """RC-1.8: the Sack and the Cage hold any number of rats; +1 tokens are not limited."""
    match = Desk().cage(brown=12, black=12, white=36).turn()
    assert of_kind(match, "reward") == {"move", "attack_die", "cheese"}
    assert sum(state(match).cage) == 60


def test_rat_reference_card() -> None:
    """RC-1.9: Brown 2/2/0 to the Ratcatcher, Black 1/1/1 and White 2/1/0 to the cheese."""
    numbers = zip(t.RAT_MOVE, t.RAT_BITE, t.RAT_DEFENCE, strict=True)
    assert list(numbers) == [(2, 2, 0), (1, 1, 1), (2, 1, 0)]
    assert [t.TARGETS[c][0] for c in range(3)] == [opcodes.T_RATCATCHER, opcodes.T_CHEESE, opcodes.T_CHEESE]


BOARDS = {  # RC-22.1 to RC-22.6
    "madam_cage": ((3, 4, 3, 4, 2, 6), (1, 2, 0), (1, 3, 0), ("hold_zone", 3), ("decoy", 2)),
    "corvin_reed": ((3, 4, 2, 4, 2, 6), (1, 2, 0), (1, 2, 1), ("lure", 3), ("blast", 2)),
    "agatha_brimstone": ((3, 4, 2, 4, 2, 6), (2, 3, 1), (2, 4, 1), ("blast", 3), ("quiet_zone", 2)),
    "bruno_maul": ((4, 3, 1, 4, 3, 6), (2, 3, 1), (1, 3, 1), ("focus", 3), ("cull", 2)),
    "sister_tansy": ((3, 4, 2, 4, 2, 7), (1, 2, 0), (1, 3, 0), ("guard", 3), ("heal", 1)),
    "nim_quickstep": ((2, 5, 2, 4, 2, 6), (1, 1, 0), (1, 2, 0), ("dash", 3), ("snatch", 2)),
}


@pytest.mark.parametrize("name", BOARDS)
def test_ratcatchers(name: str) -> None:
    """RC-22.1, RC-22.2, RC-22.3, RC-22.4, RC-22.5, RC-22.6: attributes, traps and abilities of each board."""
    numbers, trap, better, purple, yellow = BOARDS[name]
    s = state(Match("ratcatcher", 1, seed=3, ratcatcher=name))
    assert tuple(attribute(s, k) for k in range(6)) == numbers
    assert (s.attack_dice, s.movement, s.trap_tokens, s.health) == (numbers[0], numbers[1], numbers[2], numbers[5])
    assert tuple(trap_number(s, k) for k in range(3)) == trap
    s.upgrades[t.TRAP] = 1
    assert tuple(trap_number(s, k) for k in range(3)) == better
    for colour, (op, most) in enumerate((purple, yellow)):
        assert opcodes.ABILITY_OPS.names[t.ABILITY_OP[s.ratcatcher][colour]] == op
        assert t.ABILITY_MAX[s.ratcatcher][colour] == most


def test_slots() -> None:
    """RC-22.7, RC-11.5: slots per upgrade; at least 13 on every board."""
    common = {"movement": 1, "traps": 1, "accuracy": 3, "health": 1, "trap": 1}
    common |= {"purple_unlock": 1, "purple_refill": 1, "yellow_unlock": 1, "yellow_refill": 1}
    for r, name in enumerate(t.RATCATCHER_IDS):
        slots = dict(zip(t.UPGRADE_IDS, t.SLOTS[r], strict=True))
        attack = 1 if name in ("agatha_brimstone", "nim_quickstep") else 2
        defence = 1 if name in ("sister_tansy", "nim_quickstep") else 2
        assert slots == {**common, "attack": attack, "defence": defence}
        assert sum(slots.values()) >= 13


def test_accuracy_is_never_better_than_3() -> None:
    """RC-22.8"""
    for name in t.RATCATCHER_IDS:
        assert attribute(Desk(name).filled(accuracy=3).s, t.ACCURACY) == 3


def test_hard_mode() -> None:
    """RC-24.1, RC-24.2: the Hard side of card #00 and nothing else."""
    normal, hard = Desk().sack(white=40).run((t.POPULATE, 0)), Desk(mode="hard").sack(white=40).run((t.POPULATE, 0))
    assert (state(normal).cheese[z("t00.d")], state(hard).cheese[z("t00.d")]) == (1, 0)
    assert [rats(normal, f"t00.{k}")[2] for k in "abcde"] == [1, 1, 1, 0, 0]
    assert [rats(hard, f"t00.{k}")[2] for k in "abcde"] == [2, 1, 2, 2, 0]
    assert (t.EXPANSION[0][0], t.EXPANSION[1][0]) == (2, 3)
    assert t.EXPANSION[0][1:] == t.EXPANSION[1][1:]
    for side in (t.CHEESE_SLOTS, t.NESTS, t.SPAWNS, t.QUESTIONS):
        assert side[0][5:] == side[1][5:]


def test_any_pairing_in_either_mode() -> None:
    """RC-24.3, RC-26.1, RC-3.1: 6 x 3 x 2 games; the defaults are the first game; others are refused."""
    for ratcatcher in t.RATCATCHER_IDS:
        for nemesis in t.NEMESIS_IDS:
            for mode in ("normal", "hard"):
                s = state(Match("ratcatcher", 1, seed=1, ratcatcher=ratcatcher, nemesis=nemesis, mode=mode))
                assert (t.RATCATCHER_IDS[s.ratcatcher], t.NEMESIS_IDS[s.nemesis]) == (ratcatcher, nemesis)
                assert s.hard == (mode == "hard")
    s = state(Match("ratcatcher", 1, seed=1))
    assert (t.RATCATCHER_IDS[s.ratcatcher], t.NEMESIS_IDS[s.nemesis], s.hard) == ("madam_cage", "rat_king", 0)
    with pytest.raises(BadOption, match=r"'mode'.*normal, hard"):
        Match("ratcatcher", 1, seed=1, mode="easy")
    with pytest.raises(BadOption, match="no option 'variant'"):
        Match("ratcatcher", 1, seed=1, variant=1)


def test_the_game_begins_with_its_story() -> None:
    """RC-3.1: the chronicle names both."""
    match = Match("ratcatcher", 1, seed=1, ratcatcher="bruno_maul", nemesis="the_maw", mode="hard")
    assert events(match)[0] == "game_set_up"
    assert match.chronicle(0)[0].text == "The Ratcatcher sets out against the Maw (hard mode) as Bruno Maul."
    assert match.chronicle(0, "de")[0].text == (
        "Als Bruno Maul zieht der Rattenfänger gegen den Schlund ins Feld (Modus: schwer)."
    )
