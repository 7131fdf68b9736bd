"""What people read: the chronicle, prompts and choices. Numbers that decide are told, and what comes to nothing too."""

from __future__ import annotations

import json
import random
from itertools import product

import pytest

from games.target_rats.burrow import (
    GAME,
    act,
    act_phase,
    at,
    city,
    crown,
    decision,
    do,
    give,
    go,
    lay,
    narrated,
    put,
    rig,
    scavenge,
    space,
    stack,
    told,
    turn,
)
from kit import play_random
from undercity import Match
from undercity.games.target_rats.content import OPCODES, Kill
from undercity.games.target_rats.table import (
    AFTERMATH,
    CHECK_PHASE,
    EXTERMINATOR_PHASE,
    FIGHT_PHASE,
    OP_STEPS,
    PUSH,
    SPACE_IDS,
    SPAWN,
)

LANGUAGES = ("en", "de", "fr")
TAVERN = "at the Corner Tavern"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_its_own_name(language: str) -> None:
    """TR-1.1: factions, spaces, cards, items and quadrants are told apart by name."""
    for kind, things in GAME.things.items():
        names = [str(GAME.name((kind, k), language)) for k in range(len(things))]
        assert len(set(names)) == len(names)


def test_words_of_a_turn() -> None:
    """TR-5.10, TR-7.3: a choice says what it leads to."""
    s = city("white", rats="white s_nw1 1u+1f, grey s_nw2 1u, white s_west 1u")
    m = turn(s)
    assert m.prompt(0) == "From which space does a group move? You have 2 group movements left."
    assert m.prompt(1, "de") == "Warten auf Spieler 1."
    assert {c.text for c in m.choices(0)} == {
        "Move from the Corner Tavern (1 unfed and 1 fed rat there)",
        "Move from the West Gangway (1 unfed rat there)",
        "Move no further group",
    }
    m.choose(0, "space:s_nw1")
    m.choose(0, "group:1u+1f")
    assert m.prompt(0) == "Where do you move 1 unfed and 1 fed rat from the Corner Tavern?"
    texts = {c.notation: c.text for c in m.choices(0)}
    assert texts["space:s_nw2"] == "Attack Player 4 at the Northwest Sewer Cover: 2 dice against 1, 91% to win"
    assert texts["space:s_west"] == "Join your rat in the West Gangway"
    assert texts["space:s_sw3"] == "Go to the Market Loading Dock"
    clauses = {c.notation: c.clause for c in m.choices(0)}
    assert (clauses["space:s_nw2"], clauses["space:s_west"], clauses["space:s_sw3"]) == ("TR-5.10", "TR-5.12", "TR-5.4")


def test_words_of_actions() -> None:
    """TR-7.3, TR-7.4, TR-10.12, TR-14.12: what the action comes to on this space."""
    s = city("white", rats="white s_nw1 1u+2f", tokens="s_nw1 grey")
    m = do(act_phase(s, "s_nw1"), "space:s_nw1")
    texts = {c.notation: (c.text, c.clause) for c in m.choices(0)}
    assert texts["action:scavenge"] == (
        "Scavenge at the Corner Tavern: take over Player 4’s nest",
        "TR-7.3",
    )
    for where in ("u_nw1", "u_ne1", "u_se1", "u_sw1"):
        lay(s, where, "white")
    texts = {c.notation: (c.text, c.clause) for c in do(act_phase(s, "s_nw1"), "space:s_nw1").choices(0)}
    assert texts["action:scavenge"][1] == "TR-7.4"
    s = city("white", rats="white s_nw1 1u+2f", tokens="s_nw1 food")
    crown(s, "white")
    texts = {c.notation: (c.text, c.clause) for c in do(act_phase(s, "s_nw1"), "space:s_nw1").choices(0)}
    assert texts["action:scavenge"] == (
        "Scavenge at the Corner Tavern: draw 2 cards and resolve one",
        "TR-14.12",
    )
    assert texts["action:feed"] == ("Feed at the Corner Tavern: 1 unfed rat", "TR-10.1")
    assert texts["action:nest"] == (
        "Establish a nest at the Corner Tavern in place of the food source; 2 rats become unfed",
        "TR-10.12",
    )


def test_words_of_a_push() -> None:
    """TR-12.4 to TR-12.7: death, fight with all who are there, home, own rats."""
    s = city("white")
    s.phase = 2
    put(s, "white", "s_sw2", "2u")
    put(s, "grey", "s_sw2", "1u")
    put(s, "grey", "u_sw2", "1u")
    put(s, "black", "s_sw1", "1u")
    put(s, "white", "s_sw1", "1u")
    s.exterminator = space("s_sw3")
    m = go(s, PUSH, space("s_sw2"), 0, 3)
    assert (
        m.prompt(0) == "You push Player 4’s 1 unfed rat two spaces away from the Southwest Sewer Cover. Where to first?"
    )
    assert {c.notation: (c.text, c.clause) for c in m.choices(0)} == {
        "space:s_sw1": ("Push into a fight with Player 1 and Player 3 at the Rail Yard Fence", "TR-12.6"),
        "space:s_sw3": ("Push into the arms of the Exterminator at the Market Loading Dock", "TR-12.5"),
        "space:u_sw2": ("Push to the Southwest Main Drain, to Player 4’s other rats", "TR-12.7"),
        "space:home_sw": ("Push home to the Grey Rats’ Home Nest", "TR-12.4"),
    }


def test_where_the_exterminator_may_go() -> None:
    """TR-13.7: a choice says what he would destroy there."""
    s = city("white", rats="white s_nw1 1u, black s_se1 2u", tokens="s_ne1 food")
    rig(s, 1)
    m = go(s, EXTERMINATOR_PHASE)
    texts = {c.notation: c.text for c in m.choices(0)}
    assert texts["space:s_nw1"] == "Send him to the Corner Tavern: he destroys one of your own rats"
    assert texts["space:s_se1"] == "Send him to the Bakery Alley: he destroys 2 of Player 3’s rats"
    assert texts["space:s_ne1"] == "Send him to the Lakefront Path: he destroys the food source"
    assert texts["space:s_ne3"] == "Send him to the Boat Dock Bins: nothing is there"
    do(m, "space:s_ne3")
    assert told(m)[:2] == [
        "Player 1 sends the Exterminator to the Boat Dock Bins.",
        "The Exterminator finds nothing to destroy at the Boat Dock Bins.",
    ]


def test_a_fight_is_told_with_all_numbers() -> None:
    """TR-11.2, TR-11.4: every die, every total, who dies and where they go."""
    s = city("white", rats="white s_nw1 3u, grey s_nw1 1u+1f")
    give(s, "grey", "broken_bottle")
    rig(s, 1, 6, 1, 2, 2, 5)
    m = go(s, FIGHT_PHASE)
    assert (
        m.prompt(3) == "Fight at the Corner Tavern: you roll 2 dice, the others 3. Use the Broken Bottle for one more?"
    )
    do(m, "use", "group:1f", "space:s_nw2", "space:s_nw3")
    assert told(m)[:6] == [
        "Player 4 uses the Broken Bottle.",
        "Player 4 rolls ⚀⚀⚅: 8 in all.",
        "Player 1 rolls ⚁⚁⚄: 9 in all.",
        "Player 1 wins the fight at the Corner Tavern by 9 to 8.",
        "Player 4 loses 1 fed rat at the Corner Tavern.",
        "Player 4 is pushed from the Corner Tavern to the Hot Dog Stand with 1 unfed rat.",
    ]


@pytest.mark.parametrize(
    ("card", "where", "lies", "line", "clause"),
    [
        ("empty_alley", "s_nw1", "none", "Nothing happens.", "TR-8.18"),
        ("cold_fries", "s_nw1", "none", "All of Player 1’s rats at the Corner Tavern are already fed.", "TR-8.6"),
        ("chicago_dog", "s_north", "none", "No token may lie in the North Gangway.", "TR-7.7"),
        ("tamales", "s_nw1", "food", f"There is already a food source {TAVERN}; nothing is placed.", "TR-7.8"),
        (
            "loose_cover",
            "s_nw2",
            "none",
            "Street and tunnel are already linked at the Northwest Sewer Cover; no sewer entrance is placed.",
            "TR-7.11",
        ),
        ("garbage_truck", "s_nw1", "none", "There is nothing to take away at the Corner Tavern.", "TR-8.16"),
    ],
)  # fmt: skip
def test_what_comes_to_nothing_is_told(card: str, where: str, lies: str, line: str, clause: str) -> None:
    s = city("white")
    put(s, "white", where, "2f")
    lay(s, where, lies)
    stack(s, card)
    m = scavenge(s, where)
    assert (line, clause) in [(told.text, told.clause) for told in m.chronicle()]


def test_nobody_to_harm_and_nobody_to_come() -> None:
    """TR-8.7, TR-8.10 to TR-8.12: cards that find nobody."""
    steps = {op.__struct_config__.tag: OP_STEPS[op] for op in OPCODES}
    s = city("white", rats="white u_nw1 2u")
    rig(s, 3, 6)
    put(s, "white", "home_nw", "10u")
    for step, n, line in (
        ("unfeed", 12, "Player 1 has no fed rat in the Coal Chute that could become unfed."),
        ("roll_kill", 2, "No die shows 2 or less: no rat dies."),
        ("spawn", 2, "Player 1 has no more rats in reserve: 2 new rats stay away."),
    ):
        s.told = 0
        go(s, steps[step], n, space("u_nw1"))
        assert line in narrated(s)
        s.active = 0
    s = city("white")
    crown(s, "white")
    go(s, steps["flee"], 0, space("rat_city"))
    assert narrated(s)[0].startswith("Da Big Cheese is alone in Rat City")


def test_a_claim_is_told() -> None:
    """TR-14.3 to TR-14.5: the dice, what they miss, what it costs."""
    s = city("white", rats="white rat_city 2u")
    rig(s, 5)
    m = act(act_phase(s, "rat_city"), "rat_city", "claim")
    lines = [(line.text, line.clause) for line in m.chronicle()][:4]
    assert lines == [
        ("Player 1 reaches for the throne: ⚄.", "TR-14.3"),
        ("No target symbol: Player 1 reaches for the throne in vain.", "TR-14.5"),
        ("Player 1 loses 1 unfed rat in Rat City.", "TR-14.5"),
        ("Player 1 is pushed back from Rat City to the White Rats’ Home Nest with 1 unfed rat.", "TR-14.5"),
    ]


def test_items_used_and_not_used() -> None:
    """TR-4.4, TR-9.3, TR-9.4: both are told, and when the item is ready again."""
    s = city("white", rats="white s_nw1 3u")
    give(s, "white", "gas_mask")
    stack(s, "alley_cat")
    m = scavenge(s, "s_nw1")
    assert m.prompt(0) == (
        "You drew “Alley Cat” at the Corner Tavern. (One rat here dies.) "
        "Use the Thimble Gas Mask to discard it without effect?"
    )
    assert m.prompt(0, "de") == (
        "Du hast in der Eckkneipe „Straßenkatze“ gezogen. (Eine Ratte hier stirbt.) "
        "Mit der Fingerhut-Gasmaske ungenutzt abwerfen?"
    )
    twin = Match.from_position("target_rats", m.position())
    assert told(do(m, "use"))[1:3] == [
        "Player 1 uses the Thimble Gas Mask.",
        "Player 1 discards “Alley Cat” without effect.",
    ]
    assert told(do(twin, "decline"), "fr")[:2] == [
        "Joueur 1 n’utilise pas le Masque à gaz de poche.",
        "Joueur 1 perd 1 rat affamé au Bistrot du coin.",
    ]
    s = city("white", rats="white home_nw 4u")
    give(s, "white", "gas_mask", used=True)
    turn(s)
    assert "Player 1 turns the Thimble Gas Mask face up: it is ready again." in narrated(s)


def test_the_end_by_victory_is_told() -> None:
    """TR-16.2, TR-16.3: the checks, and the winner with the nests."""
    s = city("white")
    crown(s, "white")
    for where in ("u_nw1", "u_ne1", "u_se1"):
        lay(s, where, "white")
    go(s, CHECK_PHASE)
    assert narrated(s)[0].startswith("Player 1 now has the nests and Da Big Cheese. 3 more checks are needed.")
    s = city("white")
    crown(s, "white")
    for where in ("u_nw1", "u_ne1", "u_se1"):
        lay(s, where, "white")
    s.hold[0] = 4
    turn(s)
    assert narrated(s)[-1] == (
        "Player 1 has held 3 nests and Da Big Cheese for a whole round, rules the underworld and wins the game."
    )
    s = city("white")
    s.hold[0] = 2
    go(s, CHECK_PHASE)
    assert narrated(s)[0] == "Player 1 no longer has both the nests and Da Big Cheese."


@pytest.mark.parametrize(
    ("black", "line", "ranks"),
    [
        ({"nests": 1}, "Player 2 wins with the most nests.", [2, 1]),
        ({"nests": 0, "title": True}, "Player 2 wins as Da Big Cheese, tied on nests.", [2, 1]),
        ({"nests": 0, "rats": "3u"}, "Player 2 wins with the most rats, tied on nests and title.", [2, 1]),
        (
            {"nests": 0, "rats": "1u+1f"},
            "Player 2 wins with the most fed rats, tied on all else.",
            [2, 1],
        ),
        ({"nests": 0, "rats": "2u"}, "Player 2 shares first place, tied on everything.", [1, 1]),
    ],
)
def test_the_end_by_the_cap_is_told(black: dict[str, object], line: str, ranks: list[int]) -> None:
    """TR-17.3, TR-17.4: what everybody has, who is first and by which criterion."""
    s = city("black", seats=2, round_cap=1)
    s.first = 0
    put(s, "white", "s_nw1", "2u")
    put(s, "black", "s_se1", str(black.get("rats", "2u")) if not black.get("title") else "1u")
    if black.get("title"):
        crown(s, "black")
    if black["nests"]:
        lay(s, "u_se1", "black")
    m = go(s, CHECK_PHASE)
    assert m.over
    lines = narrated(s)
    assert lines[0] == "The game ends after round 1, as agreed."
    assert lines[1] == "Player 1: no nests, 2 rats on the board, none of them fed."
    assert lines[-1] == line
    assert m.ranks == ranks


def test_who_dies_is_asked_with_the_reason() -> None:
    """TR-11.13: the card or the claim that kills, and how many."""
    s = city("white", rats="white s_nw1 2u+2f")
    stack(s, "poison_bait")
    m = scavenge(s, "s_nw1")
    assert m.prompt(0) == "“Poison Bait”: which 2 of your rats at the Corner Tavern die?"
    assert {c.text for c in m.choices(0)} == {
        "Lose 2 unfed rats",
        "Lose 1 unfed and 1 fed rat",
        "Lose 2 fed rats",
    }
    s = city("white", rats="white rat_city 1u+1f")
    rig(s, 4)
    m = act(act_phase(s, "rat_city"), "rat_city", "claim")
    assert m.prompt(0) == "Your claim failed: which of your rats in Rat City dies?"
    do(m, "group:1f")
    assert "Player 1 loses 1 fed rat in Rat City." in told(m)


def test_an_overfull_space_is_told() -> None:
    """TR-12.12: how many must go, where, and which."""
    s = city("white")
    s.phase = 2
    put(s, "white", "s_nw1", "3u+3f")
    m = go(s, AFTERMATH)
    assert m.prompt(0) == "The Corner Tavern cannot hold all your rats; 2 must go. Where to?"
    do(m, "space:s_west")
    assert m.prompt(0) == "Which 2 rats go from the Corner Tavern to the West Gangway?"
    do(m, "group:1u+1f")
    assert told(m)[0] == (
        "The Corner Tavern cannot hold all of Player 1’s rats: 1 unfed and 1 fed rat move on to the West Gangway."
    )


def test_young_are_asked_for_one_by_one() -> None:
    """TR-10.7: with how many are to come, as far as the reserve has them."""
    s = city("white", rats="white home_nw 9u", tokens="u_nw1 white")
    m = go(s, SPAWN, 4)
    assert m.prompt(0) == "Where does the new rat go? (3 are to come.)"
    do(m, "space:u_nw1", "space:u_nw1")
    assert m.prompt(0) == "Where does the new rat go?"


def test_a_lone_rat_that_dies_on_the_throne() -> None:
    """TR-14.9: the title is gone with it."""
    s = city("white")
    crown(s, "white")
    m = go(s, OP_STEPS[Kill], 1, space("rat_city"))
    assert at(m, "white", "rat_city") == "-"
    assert "Da Big Cheese is dead: Player 1 loses the throne, which is empty now." in narrated(s)


def test_a_drawn_card_is_in_the_view() -> None:
    """TR-8.1: for everybody; its words are the game's."""
    s = city("white", rats="white s_nw1 3u")
    give(s, "white", "gas_mask")
    stack(s, "alley_cat")
    m = scavenge(s, "s_nw1")
    assert decision(m) == "gas_mask"
    assert m.view(2)["table"]["drawn"] == [{"id": "alley_cat", "deck": "surface"}]


def test_views_are_json() -> None:
    """TR-18.1: a whole game's views can be sent."""
    m = play_random(Match("target_rats", 4, 3, round_cap=5), random.Random(3))
    json.dumps(m.view(0, "de"))
    assert m.view()["table"]["winner"] is None
    assert [entry["id"] for entry in m.view()["table"]["spaces"]] == list(SPACE_IDS)


def test_a_tie_of_three_is_told_by_what_decided() -> None:
    """TR-11.5 to TR-11.7: against the best of the others, not against just anybody who tied."""
    s = city("white", rats="white s_nw1 2u, brown s_nw1 1u+1f, grey s_nw1 1u+1f")
    give(s, "black", "smoke_bomb")
    rig(s, (2, 7), (2, 7), (2, 7))
    go(s, FIGHT_PHASE)
    line = "A tie at 7, also in fed rats: Player 2 was at the Corner Tavern first and wins the fight."
    assert [text for text in narrated(s) if text.startswith("A tie")] == [line]
    s = city("white", rats="white s_nw1 2u, brown s_nw1 2f, grey s_nw1 1u+1f")
    rig(s, (2, 6), (2, 7), (2, 7))
    go(s, FIGHT_PHASE)
    line = "A tie at 7: Player 4 wins the fight at the Corner Tavern with more fed rats (1)."
    assert [text for text in narrated(s) if text.startswith("A tie")] == [line]


def test_the_best_of_the_others_is_told() -> None:
    """TR-11.4: 12 to 8, not to 3."""
    s = city("white")
    for who in ("white", "brown", "grey"):
        put(s, who, "s_nw1", "2u")
    rig(s, (2, 8), (2, 3), (2, 12))
    go(s, FIGHT_PHASE)
    assert "Player 1 wins the fight at the Corner Tavern by 12 to 8." in narrated(s)


def test_an_infestation_is_told() -> None:
    """TR-13.3 to TR-13.5, TR-13.8: how many rats, who sends him where, what he destroys."""
    s = city("white", rats="white s_nw1 3u, grey s_nw3 2u+1f, brown u_nw1 2u", tokens="s_nw3 grey")
    m = go(s, EXTERMINATOR_PHASE)
    assert m.prompt(0) == (
        "Infestation in the Northwest: to which of these spaces do you send the Exterminator? "
        "He destroys all that is there."
    )
    assert {c.clause for c in m.choices(0)} == {"TR-13.5"}
    do(m, "space:s_nw3")
    assert told(m)[:3] == [
        "Player 1 sends the Exterminator to the Hot Dog Stand in the Northwest.",
        "Player 4 loses 2 unfed and 1 fed rat to the Exterminator at the Hot Dog Stand.",
        "The Exterminator destroys the nest of the Grey Rats at the Hot Dog Stand.",
    ]


def test_several_infestations() -> None:
    """TR-13.4, TR-9.16: the quadrants with their rats; whoever takes the choice over is told who chooses else."""
    s = city("white", rats="white s_nw1 4u, grey s_nw3 4u, brown s_se1 4u, black s_se3 4u+1f, black u_se1 1u")
    s.unfed[2][space("s_se3")] = 3
    give(s, "black", "work_order")
    m = go(s, EXTERMINATOR_PHASE)
    assert m.prompt(2) == (
        "Player 1 is about to send the Exterminator to an infestation. "
        "Use the Stolen Work Order and choose where he goes?"
    )
    do(m, "use")
    assert {c.text for c in m.choices(2)} == {"The Northwest: 8 rats", "The Southeast: 9 rats"}
    do(m, "quadrant:nw", "space:s_nw1")
    assert told(m)[:2] == [
        "Player 3 uses the Stolen Work Order.",
        "Player 3 sends the Exterminator to the Corner Tavern in the Northwest.",
    ]


def test_a_card_that_sends_the_exterminator() -> None:
    """TR-8.13 to TR-8.15: the card and the place are named to whoever may take the choice over."""
    s = city("white", rats="white s_nw1 2u, brown home_ne 1u")
    give(s, "brown", "work_order")
    stack(s, "block_inspection")
    m = scavenge(s, "s_nw1")
    assert m.prompt(1) == (
        "Player 1 drew “Block Inspection” at the Corner Tavern and is about to send the Exterminator. "
        "Use the Stolen Work Order and choose where he goes?"
    )
    do(m, "decline")
    assert (
        m.prompt(0)
        == "“Block Inspection” at the Corner Tavern: where do you send the Exterminator? He destroys all that is there."
    )
    assert {c.clause for c in m.choices(0)} == {"TR-8.14"}


def test_leaders_of_three() -> None:
    """TR-17.3: the first by the criterion that put it before the last rival, or two who share."""
    s = city("black", seats=3, round_cap=1)
    s.first = 0
    put(s, "white", "s_nw1", "3u")
    put(s, "brown", "s_ne1", "2u")
    put(s, "black", "s_se1", "3u")
    lay(s, "u_nw1", "white")
    lay(s, "u_ne1", "brown")
    m = go(s, CHECK_PHASE)
    assert narrated(s)[-1] == "Player 1 wins with the most rats, tied on nests and title."
    assert m.ranks == [1, 2, 3]
    s = city("black", seats=3, round_cap=1)
    s.first = 0
    for who in ("white", "brown", "black"):
        put(s, who, "u_nw1" if who == "white" else "u_ne1" if who == "brown" else "u_se1", "2u")
    lay(s, "s_nw1", "white")
    lay(s, "s_ne1", "brown")
    m = go(s, CHECK_PHASE)
    assert narrated(s)[-2:] == [
        "Player 1 shares first place, tied on everything.",
        "Player 2 shares first place, tied on everything.",
    ]
    assert m.ranks == [1, 1, 3]


def test_the_throne_lost_in_a_fight_is_told() -> None:
    """TR-11.12: dethroned before casualties, crowned after them."""
    s = city("white")
    crown(s, "grey")
    put(s, "white", "rat_city", "3u")
    rig(s, (2, 3), (3, 12))
    go(s, FIGHT_PHASE)
    lines = narrated(s)
    order = [
        "Player 1 wins the fight in Rat City by 12 to 3.",
        "Da Big Cheese is dethroned: Player 4 loses the throne.",
        "Player 4 loses 1 fed rat in Rat City.",
        "Player 1 crowns one of the victorious rats Da Big Cheese.",
    ]
    assert [line for line in lines if line in order] == order


def _wins(dice: int, rivals: int, tie: bool) -> int:
    """The chance to beat so many dice, in percents, by counting all rolls."""
    rolls = [(sum(a), sum(b)) for a in product(range(1, 7), repeat=dice) for b in product(range(1, 7), repeat=rivals)]
    return round(100 * sum(own > other or (tie and own == other) for own, other in rolls) / len(rolls))


def test_a_fight_is_forecast() -> None:
    """TR-11.2 to TR-11.7: dice and chances as counting all rolls gives them; ties by title or fed rats, else lost."""
    for group, rival, crowned, tie in (("3u", "2u", "", False), ("2u+1f", "2u", "", True), ("2u", "2u", "white", True)):
        s = city("white", rats=f"white s_nw1 {group}, white home_nw 1u, grey s_nw3 {rival}")
        if crowned:
            crown(s, crowned)
        m = do(turn(s), "space:s_nw1", f"group:{group}")
        text = next(c.text for c in m.choices(0) if c.notation == "space:s_nw3")
        dice = sum(int(part[:-1]) for part in group.split("+"))
        chance = _wins(dice, 2, tie)
        assert text == f"Attack Player 4 at the Hot Dog Stand: {dice} dice against 2, {chance}% to win"


def test_a_claim_is_forecast() -> None:
    """TR-14.3: at least one target among three dice: 91 of 216."""
    s = city("white", rats="white rat_city 2u", tokens="u_nw1 white, u_ne1 white")
    m = do(act_phase(s, "rat_city"), "space:rat_city")
    texts = {c.notation: c.text for c in m.choices(0)}
    assert texts["action:claim"] == "Reach for the throne with 3 dice: 42% to succeed, or one rat dies"


def test_the_view_says_where_something_is_decided() -> None:
    """TR-18.2: the space a decision is about, and the group on its way; both are public."""
    m = turn(city("white", rats="white s_nw1 2u+1f, grey s_nw3 1u"))
    table = m.view(3)["table"]
    assert (table["at"], table["moving"]) == (None, None)
    do(m, "space:s_nw1")
    assert m.view(3)["table"]["at"] == "s_nw1"
    do(m, "group:1u+1f")
    assert m.view(3)["table"]["moving"] == {"unfed": 1, "fed": 1}
    do(m, "space:s_sw3", "done", "space:s_sw3")
    table = m.view(3)["table"]
    assert (table["at"], table["moving"]) == ("s_sw3", None)
