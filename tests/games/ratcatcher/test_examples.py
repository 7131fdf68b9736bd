"""Section 27: the worked examples. City A, Madam Cage in t00.e against the Rat King unless stated."""

from __future__ import annotations

from games.ratcatcher.desk import RATS_MOVE, Desk, decision, events, of_kind, offered, play, rats, state, where, z
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.board import attribute
from undercity.games.ratcatcher.city import active_cards


def test_accuracy_upgrade() -> None:
    """RC-27.1: the third slot brings Accuracy 3+; a 3 hits, a 2 misses."""
    desk = Desk().filled(accuracy=2).cheese("t00.e")
    match = play(desk.turn(), "collect", "upgrade:accuracy")
    assert attribute(state(match), t.ACCURACY) == 3
    match = Desk().filled(accuracy=3).rats("t00.e", white=2).luck(3, 2).turn()
    play(match, "attack:2")
    assert rats(match, "t00.e") == (0, 0, 1)
    assert state(match).attack_dice == 2


def test_peculiar_rat_without_tokens() -> None:
    """RC-27.2"""
    match = play(Desk().caught("magpie_tail").turn(), "claim:magpie_tail-1")
    s = state(match)
    assert where(match, "magpie_tail") == t.DISCARDED
    assert (s.health, list(s.special), list(s.token_reserve)) == (6, [0, 0], [8, 8, 6])


def test_question_as_a_reward() -> None:
    """RC-27.3: the "?" shows Magic Cheese; it may be collected at once."""
    desk = Desk().caught("flitterwing")
    for face in range(6):
        desk.s.question_pool[face] = 2 if face == t.Q_CHEESE else 0
    match = play(desk.turn(), "claim:flitterwing-1")
    assert state(match).cheese[z("t00.e")] == 1
    play(match, "collect", "upgrade:attack")
    assert state(match).cheese_collected == 1


def test_first_game() -> None:
    """RC-27.4: board, cheese, purple tokens and nine spawns in order."""
    desk = Desk()
    s = desk.s
    s.round_no = 1
    match = desk.run((t.POPULATE, 0), (t.POPULATE, 7), (t.POPULATE, 21))
    s = state(match)
    assert (s.attack_dice, s.movement, s.trap_tokens, s.health) == (3, 4, 3, 6)
    assert [t.ZONE_IDS[k] for k in range(t.ZONES) if s.cheese[k]] == ["t00.d", "t07.a", "t21.c"]
    assert [t.ZONE_IDS[k] for k in range(t.ZONES) if s.tokens[t.PURPLE_TOKEN][k]] == ["t07.e", "t21.a"]


def test_first_game_spawns() -> None:
    """RC-27.4: nine rats in this order, plus one for every Black Rat."""
    match = Desk().sack(white=40).run((t.POPULATE, 0), (t.POPULATE, 7), (t.POPULATE, 21))
    assert state(match).sack[t.WHITE] == 31
    desk = Desk().sack(brown=12, black=2, white=40)
    order = ["brown", "white", "black", "white", "white", "white", "white", "white", "white", "white"]
    match = desk.luck(*order).run((t.POPULATE, 0), (t.POPULATE, 7), (t.POPULATE, 21))
    assert rats(match, "t00.b") == (1, 0, 0)
    assert rats(match, "t00.a") == (0, 0, 1)
    assert rats(match, "t00.c") == (0, 1, 1)
    for zone in ("t07.d", "t07.a", "t07.b", "t07.c", "t21.b", "t21.c"):
        assert rats(match, zone) == (0, 0, 1), zone


def test_black_rats() -> None:
    """RC-27.5: the Nest in t07.d draws Black, Black, White (after the Nest in t00.b has drawn a White Rat)."""
    match = Desk().at("t07.e").luck("white", "black", "black", "white").run(t.SPAWN)
    assert rats(match, "t00.b") == (0, 0, 1)
    assert rats(match, "t07.d") == (0, 2, 1)


def test_active_cards() -> None:
    """RC-27.6"""
    s = Desk().at("t21.a").cheese("t00.d").s
    assert active_cards(s) == (1 << 21) | (1 << 0)


def test_leaving_brown_rats() -> None:
    """RC-27.7: 2 is not above 2, 4 is."""
    match = play(Desk().rats("t00.e", brown=1).turn(), "move:t00.a")
    assert state(match).health == 6
    match = play(Desk().rats("t00.e", brown=2).turn(), "move:t00.a")
    assert state(match).health == 5


def test_attack() -> None:
    """RC-27.8: 5, 4, 2 against one Black and one White Rat."""
    match = play(Desk().rats("t00.e", black=1, white=1).luck(5, 4, 2).turn(), "attack:3")
    assert offered(match) == {"hit:black", "hit:white"}
    assert state(match).attack_dice == 2
    black = play(Desk().rats("t00.e", black=1, white=1).luck(5, 4, 2).turn(), "attack:3", "hit:black")
    assert rats(black, "t00.e") == (0, 0, 1)
    play(match, "hit:white")
    assert rats(match, "t00.e") == (0, 1, 0)
    assert list(state(match).cage) == [0, 0, 1]
    assert "hits_lost" in events(match)


def test_mortal_wound() -> None:
    """RC-27.9: the 6 catches the Black Rat, the 4 the White one."""
    match = play(Desk().rats("t00.e", black=1, white=1).luck(6, 4).turn(), "attack:2", "mortal:black")
    assert list(state(match).cage) == [0, 1, 1]
    assert state(match).attack_dice == 3


def test_closest_target() -> None:
    """RC-27.10: all three White Rats end in t00.d."""
    match = Desk().cheese("t00.d", "t07.a", "t21.c").rats("t00.b", white=3).run(*RATS_MOVE)
    assert rats(match, "t00.d") == (0, 0, 3)


def test_highest_number() -> None:
    """RC-27.11: t21.c is the target; they end in t00.a."""
    match = Desk().at("t00.a").cheese("t00.d", "t21.c").rats("t07.c", white=2).run(*RATS_MOVE)
    assert rats(match, "t00.a") == (0, 0, 2)


def test_player_chooses() -> None:
    """RC-27.12: the Black Rat ends in t21.c, for the White one the player picks."""
    match = Desk().cheese("t21.a", "t21.b").rats("t00.a", black=1, white=1).run(*RATS_MOVE)
    assert decision(match) == "end_zone"
    assert rats(match, "t21.c") == (0, 1, 0)
    assert offered(match) == {"zone:t21.a", "zone:t21.b"}
    play(match, "zone:t21.b")
    assert rats(match, "t21.b") == (0, 0, 1)


def test_trap() -> None:
    """RC-27.13: 4 and 5 catch the Black Rat or the White one."""
    match = Desk().trap("t00.b").rats("t00.b", black=1, white=1).luck(4, 5).run((t.TRAPS_TRIGGER,))
    assert offered(match) == {"hit:black", "hit:white"}
    play(match, "hit:black")
    assert rats(match, "t00.b") == (0, 0, 1)
    assert list(state(match).cage) == [0, 1, 0]


def test_common_bite() -> None:
    """RC-27.14"""
    assert state(Desk().rats("t00.e", brown=1, white=1).run(t.BITE)).health == 5
    assert state(Desk().rats("t00.e", white=6).run(t.BITE)).health == 5
    assert state(Desk().rats("t00.e", brown=1).run(t.BITE)).health == 6


def test_three_attacks() -> None:
    """RC-27.15: Health 6 becomes 3."""
    desk = Desk().nemesis("t00.e").peculiar("rat_o_nine_tails", "t00.e").peculiar("pox_whiskers", "t00.e")
    match = desk.rats("t00.e", white=3).luck(6, 5, 2).run(t.BITE)
    assert state(match).health == 3
    bites = [e for e in events(match) if e.endswith("_bit")]
    assert bites == ["nemesis_bit", "peculiar_bit", "peculiar_bit", "common_bit"]


def test_counting_for_consumption() -> None:
    """RC-27.16"""

    def consumed(desk: Desk) -> bool:
        return state(desk.cheese("t00.d").run(t.CONSUME)).cheese[z("t00.d")] == 0

    assert consumed(Desk().rats("t00.d", white=4, black=1))
    assert not consumed(Desk().rats("t00.d", white=4, brown=3))
    assert consumed(Desk().rats("t00.d", white=2).peculiar("herald", "t00.d"))
    assert consumed(Desk().nemesis("t00.d"))
    assert not consumed(Desk().rats("t00.d", black=1).peculiar("herald", "t00.d"))


def test_consuming() -> None:
    """RC-27.17: level 1, six rats return, two Brown Rats stay."""
    match = Desk().at("t00.d").cheese("t00.d").rats("t00.d", white=5, black=1, brown=2).run(t.CONSUME)
    assert state(match).cheese_eaten == 1
    assert rats(match, "t00.d") == (2, 0, 0)
    assert list(state(match).sack) == [10, 12, 40]


def test_spawn_order() -> None:
    """RC-27.18: Black and White to t00.b, White to t07.d, White to t00.c."""
    desk = Desk().cheese("t00.d").rats("t00.c", black=1).luck("black", "white", "white", "white")
    match = desk.run(t.SPAWN)
    assert rats(match, "t00.b") == (0, 1, 1)
    assert rats(match, "t07.d") == (0, 0, 1)
    assert rats(match, "t00.c") == (0, 1, 1)


def test_sack_runs_out() -> None:
    """RC-27.19: White, then the Cage is emptied and two of its rats are drawn; then a purple token or none."""
    desk = Desk().unlock("purple", 1).rats("t00.c", black=1)
    desk.sack(white=1)
    desk.s.cage[t.WHITE] = 5
    match = desk.run(t.SPAWN)  # Nests t00.b and t07.d, and the Black Rat
    assert decision(match) == "consolation"
    assert offered(match) == {"reward:purple", "done"}
    assert list(state(match).cage) == [0, 0, 0]
    assert list(state(match).sack) == [0, 0, 3]
    play(match, "reward:purple")
    assert state(match).special[t.PURPLE] == 2


def test_expansion() -> None:
    """RC-27.20: II on t00, I on t21, none with two Magic Cheese."""
    for zone, count in (("t00.e", 2), ("t21.b", 1)):
        desk = Desk().at(zone).cheese("t07.a").deck("t05", "t17")
        match = desk.sack(white=40).run(t.EXPANSION_CHECK)
        placed = 0
        while decision(match) in ("connector", "rotation"):
            placed += decision(match) == "rotation"
            match.choose(0, match.legal(0)[0])
        assert placed == count
    match = Desk().cheese("t07.a", "t00.d").run(t.EXPANSION_CHECK)
    assert decision(match) == "action"


def test_nemesis_moves() -> None:
    """RC-27.21: distance 3; a 2 leads to t00.b, a 5 to t00.e."""
    for pips, zone in ((2, "t00.b"), (5, "t00.e")):
        match = Desk().nemesis("t07.d").luck(pips).run(t.NEMESIS_MOVES)
        assert t.ZONE_IDS[state(match).nemesis_zone] == zone


def test_wounding_the_nemesis() -> None:
    """RC-27.22: 4, 5, 6, 6, 3 give two wounds and four dice stay; 4, 4, 5, 5, 6 give three."""

    def bruno(*dice: int) -> tuple[int, int]:
        desk = Desk("bruno_maul").filled(attack=2).nemesis("t00.e").set(nemesis_health=6, attack_dice=5)
        desk.s.cheese_eaten = 2  # Health 6, as printed
        match = play(desk.luck(*dice).turn(), "attack:5")
        while decision(match) == "hit":
            match.choose(0, match.legal(0)[0])
        return state(match).nemesis_health, state(match).attack_dice

    assert bruno(4, 5, 6, 6, 3) == (4, 4)
    assert bruno(4, 4, 5, 5, 6) == (3, 5)


def test_moves_in_city_a() -> None:
    """The connections of City A: t00.b-t07.c and t00.a-t21.c."""
    assert of_kind(Desk().at("t00.b").turn(), "move") == {"t00.a", "t00.c", "t00.e", "t07.c"}
    assert of_kind(Desk().at("t21.c").turn(), "move") == {"t21.a", "t21.b", "t00.a"}
