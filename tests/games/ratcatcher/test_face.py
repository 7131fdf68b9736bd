"""What is told, asked and offered, in words: the whole story, and what a decision is about."""

from __future__ import annotations

from games.ratcatcher.desk import RATS_MOVE, Desk, play
from undercity import Match
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.telling import (
    continued,
    faces_of,
    gift,
    gift_of,
    high_digit,
    is_continued,
    low_digit,
    mix,
    mix_of,
    some,
    some_of,
)


def told(match: Match, *events: str, language: str = "en") -> list[str]:
    return [line.text for line in match.chronicle(0, language) if line.event in events]


def texts(match: Match, language: str = "en") -> dict[str, str]:
    return {choice.notation: choice.text for choice in match.choices(0, language)}


def test_packed_numbers_come_back() -> None:
    for faces in ([1], [6], [2, 2, 3, 5], [1, 2, 3, 4, 5, 6], [6] * 10, [1] * 10):
        low = sum(low_digit(face) for face in faces)
        high = continued(low, sum(high_digit(face) for face in faces))
        assert [*faces_of(low, 1), *faces_of(high, 4)] == faces
        assert is_continued(high) == (low > 0)
        assert max(low, high) <= 32767
    assert mix_of(mix(12, 12, 40)) == [(12, t.BROWN), (12, t.BLACK), (40, t.WHITE)]
    assert mix_of(mix(0, 0, 3)) == [(3, t.WHITE)]
    assert mix_of(0) == []
    assert some_of(some(7, t.BLACK)) == (7, t.BLACK)
    assert gift_of(gift(8, 64)) == (8, 64)


def test_dice_are_listed() -> None:
    match = play(Desk().set(attack_dice=4).rats("t00.e", black=1).luck(1, 6, 3, 4).turn(), "attack:4")
    assert told(match, "attacked", "hits_scored") == [
        "Attack on Brie Market E (hits on 4+): 1, 3, 4, 6.",
        "1 hit and 1 mortal wound.",
    ]
    match = play(Desk().rats("t00.e", black=1).luck(2).turn(), "attack:1")
    assert told(match, "attacked", "hits_scored", language="de") == [
        "Angriff auf Briemarkt E (Treffer ab 4), gewürfelt: 2.",
        "Kein Treffer.",
    ]


def test_bites_that_come_to_nothing_are_told() -> None:
    match = Desk().nemesis("t00.e").rats("t00.e", white=1).peculiar("gaoler", "t00.e").luck(4, 1, 2).run(t.BITE)
    assert told(match, "nemesis_bit", "nemesis_scored", "peculiar_bit", "common_bit", "wounded") == [
        "The Rat King bites (hits on 4+): 1, 2, 4.",
        "1 hit against Defence 2: no wound.",
        "The Gaoler bites: 2 against Defence 2, no wound.",
        "The Common Rats bite: 1 against Defence 2, no wound.",
    ]


def test_every_biter_is_named_and_the_robbery_comes_after_the_bite() -> None:
    desk = Desk().unlock("purple", 1).peculiar("pox_whiskers", "t00.e").peculiar("twin_snapper", "t00.e")
    match = desk.run(t.BITE)
    assert told(match, "peculiar_bit", "wounded", "drained") == [
        "Pox Whiskers bites: 3 against Defence 2.",
        "The Twin Snapper bites: 4 against Defence 2.",
        "The Ratcatcher suffers 1 wound (Health: 5).",
        "Pox Whiskers robs the Ratcatcher of a purple Special Token.",
    ]
    assert told(Desk().peculiar("pox_whiskers", "t00.e").run(t.BITE), "drained_nothing") == [
        "Pox Whiskers finds no Special Token to rob the Ratcatcher of."
    ]


def test_nets_are_told() -> None:
    desk = Desk().unlock("purple", 0).placed("purple", "t00.b").cheese("t00.d").rats("t00.b", white=2)
    match = desk.rats("t07.c", brown=1).run(*RATS_MOVE)
    assert told(match, "rats_held", "rats_moved", "rats_netted") == [
        "1 Brown Rat runs from Brie Cross C to Brie Market B.",
        "The net in Brie Market B ends the move.",
        "2 White Rats are held by the net in Brie Market B.",
    ]


def test_eating_is_told_with_its_numbers() -> None:
    match = Desk().cheese("t00.d").rats("t00.d", black=1, white=5, brown=2).run(t.CONSUME)
    assert told(match, "cheese_eaten", "tracker_quiet", "rats_sated") == [
        "Brie Market D: the rats, counting 6, consume a Magic Cheese; the Rat Tracker is at 1 of 10.",
        "This level of the Rat Tracker brings nothing.",
        "1 Black Rat and 5 White Rats return sated from Brie Market D to the Rat Sack.",
    ]


def test_a_price_is_told_once() -> None:
    match = Desk().cage(brown=1, black=1, white=1).turn()
    assert texts(match)["reward:move"] == "Hand the Tallyman 2 rats for Second Wind: 2 Movement Points"
    play(match, "reward:move")
    assert match.prompt(0) == "Which rat do you hand the Tallyman for Second Wind? (2 rats to pay)"
    play(match, "rat:brown")
    assert match.prompt(0) == "Which rat do you hand the Tallyman for Second Wind? (1 rat to pay; paid: 1 Brown Rat)"
    play(match, "rat:white")
    assert [line.text for line in match.chronicle(0)][-2:] == [
        "The Ratcatcher hands the Tallyman 1 Brown Rat and 1 White Rat for Second Wind.",
        "2 more Movement Points (now 6).",
    ]


def test_rewards_without_gain_say_so() -> None:
    match = play(Desk().caught("twin_snapper").caught("gaoler").caught("magpie_tail").turn(), "claim:twin_snapper-1")
    assert told(match, "health_gained") == ["Health is full (6): nothing is gained."]
    play(match, "claim:gaoler-2", "claim:magpie_tail-1")
    assert told(match, "tokens_gained", "stash_empty") == [
        "No purple Special Token can be taken (held: 0).",
        "No tokens lie on Magpie-Tail’s card: nothing is gained.",
    ]


def test_a_stash_is_counted() -> None:
    desk = Desk().set(health=4).caught("magpie_tail")
    desk.s.stash[t.PECULIAR_IDS.index("magpie_tail")][t.HEALTH_TOKEN] = 1
    desk.s.stash[t.PECULIAR_IDS.index("magpie_tail")][t.YELLOW_TOKEN] = 1
    desk.s.token_reserve[t.HEALTH_TOKEN] -= 1
    desk.s.token_reserve[t.YELLOW_TOKEN] -= 1
    match = desk.turn()
    assert texts(match)["claim:magpie_tail-1"] == "Claim the reward for Magpie-Tail: the 2 tokens on the card"
    play(match, "claim:magpie_tail-1")
    assert told(match, "health_gained", "tokens_gained") == [
        "Health +1 (now 5).",
        "No yellow Special Token can be taken (held: 0).",
    ]


def test_abilities_say_what_they_do() -> None:
    both = Desk("agatha_brimstone").unlock("purple", 2).unlock("yellow", 1).rats("t00.a", white=1).turn()
    assert texts(both)["purple:t00.a"] == "Use Fire Flask on Brie Market A: attack with 3 dice"
    assert texts(both)["yellow:t00.a"].startswith("Use Choking Cloud in Brie Market A: no Common or Peculiar Rat bites")
    cage = Desk().unlock("yellow", 1).placed("purple", "t00.a").turn()
    assert texts(cage)["yellow:t00.a"] == "Use Toxic Ruse in Brie Market A: a decoy that works on 1 rat or more"
    assert texts(cage)["yellow:t00.b"] == "Use Toxic Ruse in Brie Market B: a decoy that works on 3 rats or more"


def test_who_moves_is_asked_by_number_and_place() -> None:
    desk = Desk().cheese("t21.a", "t21.b").rats("t00.a", white=4)
    match = desk.run(*RATS_MOVE)
    assert match.prompt(0) == "4 White Rats from Brie Market A: where do they run?"
    assert match.prompt(0, "de") == "4 Weiße Ratten aus Briemarkt A: Wohin laufen sie?"
    assert match.prompt(0, "fr") == "4 rats blancs du Marché au Brie A\u00a0: où courent-ils\u202f?"


def test_setup_and_expansion_cite_their_own_clauses() -> None:
    match = Match("ratcatcher", 1, seed=3)
    assert {choice.clause for choice in match.choices(0)} == {"RC-3.8"}
    match = Desk().at("t21.b").deck("t05").run(t.EXPANSION_CHECK)
    assert {choice.clause for choice in match.choices(0)} == {"RC-13.6"}
    assert match.prompt(0) == "Which connector does the next Township Card join? (1 card to place)"


def test_the_end_names_who_and_how_many() -> None:
    match = play(Desk().filled(attack=2).rats("t00.e", brown=2).set(health=1).turn(), "move:t00.a")
    match.call(["Ida"])
    assert [match.chronicle(0, language)[-1].text for language in ("en", "de", "fr")] == [
        "Ida has no Health left and loses the game, with 2 Magic Cheese collected.",
        "Ida hat keine Gesundheit mehr und verliert das Spiel mit 2 Zauberkäse.",
        "Ida n’a plus de Vie et perd la partie, avec 2 Fromages magiques.",
    ]


def test_danger_tells_what_would_bite() -> None:
    """RC-16.2, RC-16.5, RC-16.6, RC-7.3: 2 + 1 + 1 of the Common Rats, the sharper of two Peculiar Rats, three dice."""
    desk = Desk().rats("t00.e", brown=1, white=1, black=1).peculiar("rat_o_nine_tails", "t00.a")
    desk.peculiar("gaoler", "t00.e").rats("t00.d", white=5)
    assert desk.turn().view(0)["table"]["danger"] == {"common": 4, "peculiar": 3, "nemesis": 0, "leaving": 0}
    desk = Desk().rats("t00.e", brown=2).peculiar("twin_snapper", "t00.e").nemesis("t00.e")
    assert desk.turn().view(0)["table"]["danger"] == {"common": 4, "peculiar": 4, "nemesis": 3, "leaving": 2}


def test_payment_tells_what_is_still_to_be_paid() -> None:
    """RC-12.3: four rats for a purple token, one of them paid."""
    match = Desk().unlock("purple", 1).cage(white=3, brown=3).turn()
    assert match.view(0)["table"]["payment"] is None
    play(match, "reward:purple", "rat:white")
    assert match.view(0)["table"]["payment"] == {"reward": "purple", "left": 3}
