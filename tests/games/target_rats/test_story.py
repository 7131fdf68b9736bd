"""The chronicle, line by line: every event is told with its own numbers (TR-3 to TR-17)."""

from __future__ import annotations

from games.target_rats.burrow import (
    act,
    act_phase,
    city,
    crown,
    do,
    give,
    go,
    lay,
    move,
    narrated,
    put,
    rig,
    scavenge,
    space,
    stack,
    told,
    turn,
)
from undercity import Match
from undercity.games.target_rats.table import (
    CHECK_PHASE,
    EXTERMINATOR_PHASE,
    FIGHT_PHASE,
    HOME,
    MOVE_PHASE,
    SPAWN,
)

# ------------------------------------------------------------------ setup and turn


def test_setup_and_first_turn() -> None:
    """TR-3.3, TR-3.9, TR-4.1: who leads whom, who begins, whose turn it is."""
    m = Match("target_rats", 3, 5, factions="grey,white,brown", first_player=2, names=["Ida", "Ben", "Eve"])
    assert told(m) == [
        "Ben leads the White Rats.",
        "Eve leads the Brown Rats.",
        "Ida leads the Grey Rats.",
        "The city sleeps. Eve has the first turn.",
        "Round 1: Eve’s turn with the Brown Rats.",
    ]


def test_coming_back() -> None:
    """TR-15.1, TR-15.2: the item goes before the new rats come."""
    s = city("brown")
    give(s, "brown", "roller_skate", used=True)
    turn(s)
    assert narrated(s) == [
        "Round 1: Player 2’s turn with the Brown Rats.",
        "Without rats, Player 2 must discard the Roller Skate.",
        "Player 2 has no rats left and comes back with 2 new rats in the home nest.",
    ]


def test_a_lone_rat() -> None:
    """TR-15.4: both answers."""
    s = city("brown", rats="brown u_ne1 1u, black home_se 2u")
    m = turn(s)
    twin = Match.from_position("target_rats", m.position())
    assert told(do(m, "lone_rat:spawn"))[:2] == [
        "Player 2 skips the turn and puts 2 new rats into the home nest.",
        "Round 1: Player 3’s turn with the Black Rats.",
    ]
    assert told(do(twin, "lone_rat:play_on")) == ["Player 2 plays on with a single rat."]


def test_movement() -> None:
    """TR-5.4, TR-5.8, TR-6.6, TR-13.7: moves, movements to spare, rest, the die."""
    s = city("brown", rats="brown home_ne 2u+2f, black home_se 2u")
    rig(s, 4)
    m = move(turn(s), "home_ne", "1u+2f", "s_ne1")
    do(m, "done", "done")
    assert told(m)[:5] == [
        "Player 2 moves 1 unfed and 2 fed rats from the Brown Rats’ Home Nest to the Lakefront Path.",
        "Player 2 stops moving with 1 group movement to spare.",
        "Player 2 rests on the Lakefront Path.",
        "Player 2 rolls 4: the Exterminator does not move.",
        "Round 1: Player 3’s turn with the Black Rats.",
    ]


def test_rest_of_one_space() -> None:
    """TR-6.6: chosen as an action."""
    s = city("brown", rats="brown s_ne1 2u, brown s_ne3 2u")
    m = act(act_phase(s, "s_ne1", "s_ne3"), "s_ne3", "rest")
    assert told(m) == ["Player 2 rests at the Boat Dock Bins."]


# ------------------------------------------------------------------ cards and items


def test_an_item_found() -> None:
    """TR-9.1, TR-9.2: the first one is kept; of two one."""
    s = city("brown", rats="brown u_ne1 2u, black home_se 2u")
    stack(s, "item_smoke_bomb")
    m = scavenge(s, "u_ne1")
    assert told(m)[:2] == [
        "Player 2 scavenges in the Cable Vault and draws “Smoke Bomb”.",
        "Player 2 keeps the Smoke Bomb.",
    ]
    s = city("brown", rats="brown u_ne1 2u, black home_se 2u")
    give(s, "brown", "roller_skate")
    stack(s, "item_smoke_bomb")
    m = scavenge(s, "u_ne1")
    assert m.prompt(1) == "You found the Smoke Bomb and hold the Roller Skate: which one do you keep?"
    twin = Match.from_position("target_rats", m.position())
    assert "Player 2 keeps the Smoke Bomb and discards the Roller Skate." in told(do(m, "item:smoke_bomb"))
    assert "Player 2 holds on to the Roller Skate and discards the Smoke Bomb." in told(do(twin, "item:roller_skate"))


def test_two_cards() -> None:
    """TR-14.12, TR-8.3: a shuffle, both cards, the one chosen."""
    s = city("brown")
    crown(s, "brown")
    put(s, "brown", "s_ne1", "2u")
    put(s, "black", "home_se", "2u")
    stack(s, "alley_cat")
    m = scavenge(s, "s_ne1")
    first, second = told(m)
    assert first == "The Surface deck is empty: its discard pile is shuffled to form a new one."
    assert second.startswith(
        "Da Big Cheese hears rumors: Player 2 scavenges on the Lakefront Path and draws “Alley Cat”"
    )
    s = city("brown")
    crown(s, "brown")
    put(s, "brown", "s_ne1", "2u")
    put(s, "black", "home_se", "2u")
    stack(s, "alley_cat", "cold_fries")
    m = do(scavenge(s, "s_ne1"), "card:cold_fries")
    assert "Player 2 resolves “Cold Fries” and discards “Alley Cat”." in told(m)
    assert "2 of Player 2’s rats on the Lakefront Path are fed." in told(m)


def test_no_card_left() -> None:
    """TR-8.3: nothing to draw, nothing to shuffle."""
    s = city("brown", rats="brown u_ne1 2u, black home_se 2u")
    for card in range(26, 50):
        s.deck[card] = s.discard[card] = 0
    s.acting[space("u_ne1")] = 1
    m = act_phase(s, "u_ne1")
    m.choose(1, "space:u_ne1")
    m.choose(1, "action:scavenge")
    assert "Player 2 scavenges in the Cable Vault, but there is no card left to draw." in told(m)


def test_dice_of_a_card() -> None:
    """TR-8.10: every die, then who dies."""
    s = city("brown", rats="brown u_ne1 3u")
    stack(s, "sewer_gator")
    rig(s, None, 2, 6, 1)
    assert told(scavenge(s, "u_ne1"))[1:3] == [
        "Player 2 rolls a die for each rat there: ⚀⚁⚅.",
        "Player 2 loses 2 unfed rats in the Cable Vault.",
    ]


def test_a_flood() -> None:
    """TR-8.12: who, from where, to where."""
    s = city("brown", rats="brown u_ne1 1u+1f", tokens="u_se1 brown")
    stack(s, "flash_flood")
    m = scavenge(s, "u_ne1")
    assert (
        m.prompt(1) == "“Flash Flood” washes 1 unfed and 1 fed rat of yours away from the Cable Vault: to which nest?"
    )
    do(m, "space:u_se1")
    assert "The flood washes Player 2 from the Cable Vault to the Steam Tunnel with 1 unfed and 1 fed rat." in told(m)


def test_hunger() -> None:
    """TR-8.7: how many become unfed."""
    s = city("brown", rats="brown s_ne1 1u+2f")
    stack(s, "lake_wind")
    assert "2 of Player 2’s rats on the Lakefront Path become unfed." in told(scavenge(s, "s_ne1"))


# ------------------------------------------------------------------ food and young


def test_feeding() -> None:
    """TR-10.1: at the food source."""
    s = city("brown", rats="brown s_ne1 2u+1f", tokens="s_ne1 food")
    m = act(act_phase(s, "s_ne1"), "s_ne1", "feed")
    assert told(m)[0] == "Player 2 feeds on the Lakefront Path: 2 rats are fed at the food source."


def test_the_jar() -> None:
    """TR-9.11: where and how many."""
    s = city("brown", rats="brown s_ne1 1u, brown u_ne1 3u")
    give(s, "brown", "giardiniera")
    m = do(act_phase(s, "s_ne1"), "use")
    assert m.prompt(1) == "Where do you feed up to 2 rats from the Jar of Giardiniera?"
    do(m, "space:u_ne1")
    assert told(m)[:2] == [
        "Player 2 uses the Jar of Giardiniera.",
        "Player 2 shares the jar in the Cable Vault: 2 rats are fed.",
    ]


def test_breeding() -> None:
    """TR-10.3, TR-10.5, TR-10.7: pairs, who becomes unfed, the young, those who stay away."""
    s = city("brown", rats="brown s_ne1 4f, brown u_ne1 4u, brown home_ne 1u")
    m = act(act_phase(s, "s_ne1"), "s_ne1", "breed")
    assert [c.text for c in m.choices(1)] == ["1 pair: 2 new rats", "2 pairs: 3 new rats"]
    do(m, "pairs:2")
    assert told(m)[:5] == [
        "Player 2 breeds on the Lakefront Path with 2 pairs; 4 rats become unfed.",
        *["Player 2 has a new rat in the Brown Rats’ Home Nest."] * 3,
        "Player 2 has no more rats in reserve: 1 new rat stays away.",
    ]


# ------------------------------------------------------------------ tokens


def test_tokens_found() -> None:
    """TR-7.6, TR-7.9, TR-7.10, TR-8.16: placed, exchanged, kept, moved, taken away."""
    s = city("brown", rats="brown s_ne1 1f", tokens="s_ne1 brown, u_se1 food")
    stack(s, "chicago_dog")
    m = scavenge(s, "s_ne1")
    assert m.prompt(1) == (
        "The Lakefront Path can hold one token only and has a nest of the Brown Rats: which one do you give up?"
    )
    twin = Match.from_position("target_rats", m.position())
    do(m, "give_up:old")
    assert "Player 2 gives up the nest of the Brown Rats on the Lakefront Path." in told(m)
    assert "Player 2 places a food source on the Lakefront Path." in told(m)
    do(twin, "give_up:new")
    kept = "Player 2 keeps the nest of the Brown Rats on the Lakefront Path and does not place a food source."
    assert kept in told(twin)
    s = city("brown", rats="brown s_ne1 1f")
    for where in ("s_se1", "s_se3", "s_sw1", "s_sw3"):
        lay(s, where, "sewer")
    stack(s, "loose_cover")
    m = scavenge(s, "s_ne1")
    assert m.prompt(1) == "None is left in the supply: from where do you take a sewer entrance for the Lakefront Path?"
    do(m, "space:s_sw1")
    moved = (
        "None is left in the supply: Player 2 takes a sewer entrance from the Rail Yard Fence "
        "and places it on the Lakefront Path."
    )
    assert moved in told(m)
    s = city("brown", rats="brown s_ne1 1f", tokens="s_ne1 food")
    stack(s, "garbage_truck")
    assert "The food source on the Lakefront Path is taken away." in told(scavenge(s, "s_ne1"))


def test_nests() -> None:
    """TR-7.3, TR-7.4, TR-10.11, TR-10.12: established, taken over, razed."""
    s = city("brown", rats="brown s_ne1 3f", tokens="s_ne1 food")
    assert told(act(act_phase(s, "s_ne1"), "s_ne1", "nest"))[:2] == [
        "The food source on the Lakefront Path makes way for the nest.",
        "Player 2 establishes a nest on the Lakefront Path; 2 rats become unfed.",
    ]
    s = city("brown", rats="brown s_ne1 1u", tokens="s_ne1 grey")
    assert told(scavenge(s, "s_ne1"))[0] == (
        "Player 2 finds Player 4’s nest on the Lakefront Path undefended and takes it over."
    )
    s = city("brown", rats="brown s_ne1 1u")
    for where in ("u_nw1", "u_ne1", "u_se1", "u_sw1"):
        lay(s, where, "brown")
    lay(s, "s_ne1", "grey")
    assert told(scavenge(s, "s_ne1"))[0] == (
        "Player 2 drives Player 4 out of the nest on the Lakefront Path, but has no nest token left: the nest is gone."
    )


# ------------------------------------------------------------------ fights


def test_a_nest_won_and_a_roll_repeated() -> None:
    """TR-9.14, TR-11.11: the new dice and total, the nest of the loser."""
    s = city("brown", rats="brown s_ne1 2u, grey s_ne1 1u", tokens="s_ne1 grey")
    give(s, "brown", "lucky_token")
    rig(s, 5, 1, 2, 6, 6)
    m = go(s, FIGHT_PHASE)
    assert m.prompt(1) == (
        "You are about to lose the fight on the Lakefront Path by 3 to 5. "
        "Use the Lucky Fare Token and roll all your dice again?"
    )
    do(m, "use")
    assert told(m)[:5] == [
        "Player 2 uses the Lucky Fare Token.",
        "Player 2 rolls again: ⚅⚅, 12 in all.",
        "Player 2 wins the fight on the Lakefront Path by 12 to 5.",
        "Player 4 loses 1 unfed rat on the Lakefront Path.",
        "Player 2 takes over Player 4’s nest on the Lakefront Path.",
    ]


def test_a_fight_begins() -> None:
    """TR-11.1: where."""
    s = city("brown", rats="brown s_ne1 2u, grey s_ne1 1u")
    rig(s, 1, 5, 5)
    go(s, FIGHT_PHASE)
    assert narrated(s)[0] == "Fight on the Lakefront Path!"


def test_nobody_dies_behind_the_shield() -> None:
    """TR-9.15: a lone rat survives and is pushed."""
    s = city("brown", rats="brown s_ne1 2u, grey s_ne1 1u")
    give(s, "grey", "bottle_cap")
    rig(s, 1, 5, 5)
    m = go(s, FIGHT_PHASE)
    assert m.prompt(3) == (
        "You lost the fight on the Lakefront Path; 1 of your rats dies. Use the Bottle-Cap Shield to save one?"
    )
    do(m, "use")
    assert told(m)[:2] == [
        "Player 4 uses the Bottle-Cap Shield.",
        "None of Player 4’s rats dies on the Lakefront Path.",
    ]


def test_pushed_to_death() -> None:
    """TR-12.5: where from, where to, how many."""
    s = city("brown", rats="brown s_ne1 4u, grey s_ne1 4u")
    s.exterminator = space("s_ne3")
    rig(s, (4, 5), (4, 20))
    m = do(go(s, FIGHT_PHASE), "space:s_ne2")
    assert m.prompt(1) == "You push Player 4’s 2 unfed rats on from the Northeast Sewer Cover. Where to?"
    do(m, "space:s_ne3")
    assert (
        "Player 4 is pushed from the Lakefront Path into the arms of the Exterminator "
        "at the Boat Dock Bins and loses 2 unfed rats."
    ) in told(m)


# ------------------------------------------------------------------ throne, Exterminator, end


def test_a_throne_won() -> None:
    """TR-14.4: by the target symbol."""
    s = city("brown", rats="brown rat_city 2u")
    rig(s, 1)
    m = act(act_phase(s, "rat_city"), "rat_city", "claim")
    assert told(m)[:2] == [
        "Player 2 reaches for the throne: ⚀.",
        "The target symbol! One of Player 2’s rats takes the throne and is Da Big Cheese.",
    ]


def test_an_infestation_and_an_escape() -> None:
    """TR-9.17, TR-13.3: how many rats, who escapes in the smoke."""
    s = city("brown", rats="grey s_ne1 2u+1f, brown u_ne1 4u, brown u_ne3 1u")
    give(s, "grey", "smoke_bomb")
    m = go(s, EXTERMINATOR_PHASE)
    assert narrated(s)[:2] == [
        "Infestation in the Northeast: 8 rats.",
        "Player 2 sends the Exterminator to the Lakefront Path in the Northeast.",
    ]
    assert m.prompt(3) == (
        "The Exterminator comes to the Lakefront Path, where you have 2 unfed and 1 fed rat. "
        "Use the Smoke Bomb and send them home?"
    )
    do(m, "use")
    assert told(m)[:3] == [
        "Player 4 uses the Smoke Bomb.",
        "Player 4 escapes in the smoke from the Lakefront Path to the Grey Rats’ Home Nest with 2 unfed and 1 fed rat.",
        "The Exterminator finds nothing to destroy on the Lakefront Path.",
    ]


def test_a_quick_victory() -> None:
    """TR-17.2: at once, with the nests."""
    s = city("brown", mode="quick")
    crown(s, "grey")
    lay(s, "u_nw1", "grey")
    lay(s, "u_ne1", "grey")
    m = go(s, CHECK_PHASE)
    assert m.over
    assert narrated(s) == ["Player 4 has 2 nests and Da Big Cheese and wins the quick game at once."]


def test_standings_at_the_cap() -> None:
    """TR-17.3, TR-17.4: nests, title, rats and fed rats of everybody."""
    s = city("black", seats=2, round_cap=1)
    s.first = 0
    crown(s, "black", "2u")
    put(s, "black", "s_se1", "1u+2f")
    lay(s, "u_se1", "black")
    put(s, "white", "s_nw1", "2u+1f")
    go(s, CHECK_PHASE)
    assert narrated(s) == [
        "The game ends after round 1, as agreed.",
        "Player 1: no nests, 3 rats on the board, 1 of them fed.",
        "Player 2: 1 nest and Da Big Cheese, 6 rats on the board, 3 of them fed.",
        "Player 2 wins with the most nests.",
    ]


def test_the_checks_of_others() -> None:
    """TR-16.2, TR-16.3: at the fourth check nothing is missing but the own turn."""
    s = city("brown")
    crown(s, "grey")
    for where in ("u_nw1", "u_ne1", "u_se1"):
        lay(s, where, "grey")
    s.hold[3] = 4
    put(s, "black", "home_se", "1u")
    go(s, CHECK_PHASE)
    assert narrated(s)[0] == (
        "Player 4 has had the nests and Da Big Cheese for 5 checks in a row. "
        "If that lasts until the player’s next turn begins, the game is won."
    )


def test_an_item_for_a_movement() -> None:
    """TR-9.4, TR-9.9, TR-19.6: asked with its effect, used, or not; the next questions name it."""
    s = city("brown", rats="brown s_west 2u")
    give(s, "brown", "roller_skate")
    m = do(go(s, MOVE_PHASE), "space:s_west")
    assert m.prompt(1) == (
        "Use the Roller Skate for the group that leaves the West Gangway? (One group moves up to 6 spaces.)"
    )
    twin = Match.from_position("target_rats", m.position())
    do(m, "use")
    assert m.prompt(1) == "Which rats leave the West Gangway with the Roller Skate?"
    do(m, "group:2u")
    assert m.prompt(1) == "Where do you move 2 unfed rats from the West Gangway with the Roller Skate?"
    do(twin, "decline")
    assert twin.prompt(1) == "Which rats leave the West Gangway?"
    assert told(twin) == ["Player 2 does not use the Roller Skate."]


def test_young_come_home_at_last() -> None:
    """TR-10.7: told for each of them, also where there is no choice."""
    s = city("brown", rats="black home_se 2u")
    go(s, SPAWN, 2)
    assert narrated(s)[:2] == ["Player 2 has a new rat in the Brown Rats’ Home Nest."] * 2
    assert s.unfed[1][HOME[1]] == 2
