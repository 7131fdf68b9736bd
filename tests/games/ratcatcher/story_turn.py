"""The Ratcatcher's Turn: moving, attacking, abilities, cheese, rewards."""

from __future__ import annotations

from games.ratcatcher.desk import Desk, play
from games.ratcatcher.stories import Story, bare, empty
from undercity.games.ratcatcher import table as t

STORIES: dict[str, Story] = {
    "round": (
        lambda: Desk().cheese("t00.d", "t07.a").start(t.CLEAN_UP),
        [
            "Round 3: it is the Ratcatcher’s turn.",
            "Refresh: 3 Attack Dice, 4 Movement Points, 3 traps.",
        ],
    ),
    "pounce": (
        lambda: play(Desk().rats("t00.e", brown=1).peculiar("twin_snapper", "t00.e").turn(), "move:t00.a"),
        [
            "Brown Rats attack the Ratcatcher on leaving: Bite 2 against Defence 2, no wound.",
            "The Twin Snapper pounces: Bite 4 against Defence 2.",
            "The Ratcatcher suffers 1 wound (Health: 5).",
            "The Ratcatcher goes from Brie Market E to Brie Market A.",
        ],
    ),
    "pounce guarded": (
        lambda: play(Desk().set(guard=2).peculiar("twin_snapper", "t00.e").turn(), "move:t00.a"),
        [
            "The Twin Snapper pounces: Bite 4 against Defence 4, no wound.",
            "The Ratcatcher goes from Brie Market E to Brie Market A.",
        ],
    ),
    "dash": (
        lambda: play(
            Desk("nim_quickstep").unlock("purple", 1).rats("t00.e", brown=2).turn(), "purple:t00.e", "move:t00.a"
        ),
        [
            "The Ratcatcher uses Rooftop Run (no token left).",
            "3 more Movement Points (now 8), and no rat attacks on leaving this turn.",
            "The Ratcatcher is out of Brie Market E before the rats can bite.",
            "The Ratcatcher goes from Brie Market E to Brie Market A.",
        ],
    ),
    "cloud leave": (
        lambda: play(
            Desk("agatha_brimstone").unlock("yellow", 1).rats("t00.e", brown=2).turn(), "yellow:t00.e", "move:t00.a"
        ),
        [
            "The Ratcatcher uses Choking Cloud (no token left).",
            "Brie Market E: no Common or Peculiar Rat bites in the cloud, and nothing spawns there.",
            "Brie Market E: no rat bites in the cloud.",
            "The Ratcatcher goes from Brie Market E to Brie Market A.",
        ],
    ),
    "pick up": (
        lambda: play(
            Desk().set(health=4).unlock("purple", 1).token("health", "t00.a").token("purple", "t00.a").turn(),
            "move:t00.a",
        ),
        [
            "The Ratcatcher goes from Brie Market E to Brie Market A.",
            "The Ratcatcher picks up a Health Token in Brie Market A (Health: 5).",
            "The Ratcatcher picks up a purple Special Token in Brie Market A (now 2 tokens).",
        ],
    ),
    "trap": (
        lambda: play(Desk().turn(), "trap:t00.a"),
        [
            "The Ratcatcher deploys a trap in Brie Market A.",
        ],
    ),
    "caught": (
        lambda: play(Desk().peculiar("fiddler", "t00.e").luck(4).turn(), "attack:1"),
        [
            "Attack on Brie Market E (hits on 4+): 4.",
            "1 hit.",
            "The Ratcatcher catches the Fiddler in Brie Market E and takes the card.",
        ],
    ),
    "nemesis": (
        lambda: play(Desk(nemesis="mother_mange").nemesis("t00.e").sack(white=9).luck(6).turn(), "attack:1"),
        [
            "Attack on Brie Market E (hits on 4+): 6.",
            "1 mortal wound.",
            "Mother Mange is wounded (Health: 5).",
            "Brie Market E: the wounded Nemesis brings 1 White Rat.",
        ],
    ),
    "lost": (
        lambda: play(Desk().rats("t00.e", black=1).luck(4, 1).turn(), "attack:2"),
        [
            "Attack on Brie Market E (hits on 4+): 1, 4.",
            "1 hit.",
            "1 hit is lost.",
        ],
    ),
    "burst": (
        lambda: play(Desk().peculiar("bloatbelly", "t00.e").sack(white=9).luck(4).turn(), "attack:1"),
        [
            "Attack on Brie Market E (hits on 4+): 4.",
            "1 hit.",
            "The Ratcatcher catches Bloatbelly in Brie Market E and takes the card.",
            "Brie Market E: the burst rat brings 2 White Rats.",
        ],
    ),
    "net": (
        lambda: play(Desk().unlock("purple", 2).unlock("yellow", 1).turn(), "purple:t00.a", "yellow:t00.b"),
        [
            "The Ratcatcher uses Dragnet Potion (1 token left).",
            "Brie Market A: rats that are here or come here do not move on.",
            "The Ratcatcher uses Toxic Ruse (no token left).",
            "Brie Market B: a decoy lures rats like cheese.",
        ],
    ),
    "lure": (
        lambda: play(
            Desk("corvin_reed").unlock("purple", 1).rats("t00.a", brown=1, black=2, white=3).turn(), "purple:t00.a"
        ),
        [
            "The Ratcatcher uses Pied Tune (no token left).",
            "1 Brown Rat, 2 Black Rats and 3 White Rats follow the tune from Brie Market A to Brie Market E.",
        ],
    ),
    "focus": (
        lambda: play(Desk("bruno_maul").unlock("purple", 1).turn(), "purple:t00.e"),
        [
            "The Ratcatcher uses Battle Roar (no token left).",
            "2 dice join the Attack Track (now 6).",
        ],
    ),
    "cull": (
        lambda: play(
            Desk("bruno_maul").unlock("yellow", 1).rats("t00.e", black=1, white=2).turn(),
            "yellow:t00.e",
            "rat:black",
            "done",
        ),
        [
            "The Ratcatcher uses Clean Sweep (no token left).",
            "The Ratcatcher catches a Black Rat in Brie Market E.",
            "The Ratcatcher catches no more.",
        ],
    ),
    "guard": (
        lambda: play(Desk("sister_tansy").unlock("purple", 1).turn(), "purple:t00.e"),
        [
            "The Ratcatcher uses Warding Incense (no token left).",
            "Defence is 4 until Clean Up.",
        ],
    ),
    "heal": (
        lambda: play(Desk("sister_tansy").unlock("yellow", 1).set(health=6).turn(), "yellow:t00.e"),
        [
            "The Ratcatcher uses Healing Balm (no token left).",
            "Health +1 (now 7).",
        ],
    ),
    "snatch": (
        lambda: play(
            Desk("nim_quickstep").unlock("yellow", 1).rats("t00.e", white=1).cheese("t00.e").turn(),
            "yellow:t00.e",
            "upgrade:movement",
        ),
        [
            "The Ratcatcher uses Light Fingers (no token left).",
            "The Ratcatcher collects a Magic Cheese in Brie Market E: 2 of 10.",
            "Upgrade complete: Movement (now 6).",
        ],
    ),
    "slots": (
        lambda: play(
            Desk().cheese("t00.e", "t00.e", "t00.e", "t00.e").turn(),
            "collect",
            "upgrade:accuracy",
            "collect",
            "upgrade:trap",
            "collect",
            "upgrade:yellow_unlock",
            "collect",
            "upgrade:yellow_refill",
        ),
        [
            "The Ratcatcher collects a Magic Cheese in Brie Market E: 1 of 10.",
            "The cheese goes on the slot “Accuracy”; 2 slots to go.",
            "The Ratcatcher collects a Magic Cheese in Brie Market E: 2 of 10.",
            "Upgrade complete: the Drop Cage costs 1 Movement Point and rolls 3 dice.",
            "The Ratcatcher collects a Magic Cheese in Brie Market E: 3 of 10.",
            "Unlocked: Toxic Ruse (2 tokens).",
            "The Ratcatcher collects a Magic Cheese in Brie Market E: 4 of 10.",
            "Refilled: Toxic Ruse (2 tokens).",
        ],
    ),
    "tally cheese": (
        lambda: play(Desk().cage(white=12).turn(), "reward:cheese"),
        [
            "The Ratcatcher hands the Tallyman 12 White Rats for Cheesemaker’s Thanks.",
            "The Ratcatcher gains a Magic Cheese: 1 of 10.",
        ],
    ),
    "tally purple": (
        lambda: play(Desk().unlock("purple", 0).cage(white=4).turn(), "reward:purple"),
        [
            "The Ratcatcher hands the Tallyman 4 White Rats for Purple Potion.",
            "Gained: 1 purple Special Token (now 1).",
        ],
    ),
    "tally health": (
        lambda: play(Desk().set(health=3).cage(white=6).turn(), "reward:health"),
        [
            "The Ratcatcher hands the Tallyman 6 White Rats for Poultice.",
            "Health +1 (now 4).",
        ],
    ),
    "die": (
        lambda: play(Desk().cage(white=3).turn(), "reward:attack_die"),
        [
            "The Ratcatcher hands the Tallyman 3 White Rats for Borrowed Blade.",
            "1 die joins the Attack Track (now 4).",
        ],
    ),
    "second wind": (
        lambda: play(Desk().cage(brown=2).turn(), "reward:move"),
        [
            "The Ratcatcher hands the Tallyman 2 Brown Rats for Second Wind.",
            "2 more Movement Points (now 6).",
        ],
    ),
    "claim cage": (
        lambda: play(Desk().caught("brood_nanny").sack(brown=2, white=1).turn(), "claim:brood_nanny-1"),
        [
            "The Ratcatcher claims the reward for the Brood Nanny: 4 rats from the Rat Sack into the Cage.",
            "2 Brown Rats and 1 White Rat go from the Rat Sack into the Cage.",
        ],
    ),
    "claim cage empty": (
        lambda: play(empty(Desk().caught("brood_nanny")).turn(), "claim:brood_nanny-1"),
        [
            "The Ratcatcher claims the reward for the Brood Nanny: 4 rats from the Rat Sack into the Cage.",
            "No rats go from the Rat Sack into the Cage.",
        ],
    ),
    "claim cheese": (
        lambda: play(bare(Desk().caught("the_shade")).turn(), "claim:the_shade-1"),
        [
            "The Ratcatcher claims the reward for the Shade: 1 Magic Cheese.",
            "No Magic Cheese is left in the Reserve: nothing is gained.",
        ],
    ),
    "claim yellow": (
        lambda: play(Desk().unlock("yellow", 1).caught("candle_tail").turn(), "claim:candle_tail-1"),
        [
            "The Ratcatcher claims the reward for Candle-Tail: 1 yellow Special Token.",
            "Gained: 1 yellow Special Token (now 2).",
        ],
    ),
    "empty stash": (
        lambda: play(Desk().caught("magpie_tail").turn(), "claim:magpie_tail-1"),
        [
            "The Ratcatcher claims the reward for Magpie-Tail: the tokens on the card.",
            "No tokens lie on Magpie-Tail’s card: nothing is gained.",
        ],
    ),
    "won cheese": (
        lambda: play(
            Desk().filled(accuracy=3, attack=2, defence=2, movement=1, traps=1).cheese("t00.e", "t00.d").turn(),
            "collect",
        ),
        [
            "The Ratcatcher collects a Magic Cheese in Brie Market E: 10 of 10.",
            "The Ratcatcher has 10 Magic Cheese and wins the game!",
        ],
    ),
    "slain": (
        lambda: play(Desk().nemesis("t00.e").set(nemesis_health=1).luck(6).turn(), "attack:1"),
        [
            "Attack on Brie Market E (hits on 4+): 6.",
            "1 mortal wound.",
            "The Rat King is wounded (Health: 0).",
            "The Rat King is slain: the Ratcatcher wins the game, with no Magic Cheese collected!",
        ],
    ),
    "dead": (
        lambda: play(Desk().filled(attack=2).rats("t00.e", brown=2).set(health=1).turn(), "move:t00.a"),
        [
            "Brown Rats attack the Ratcatcher on leaving: Bite 4 against Defence 2.",
            "The Ratcatcher suffers 1 wound (Health: 0).",
            "The Ratcatcher has no Health left and loses the game, with 2 Magic Cheese collected.",
        ],
    ),
    "end of turn": (
        lambda: play(Desk().cheese("t00.d", "t07.a").set(movement=0).turn(), "end"),
        [
            "The Ratcatcher ends the turn.",
            "The Rats’ Turn begins.",
            "Brie Market B: the Rats’ Nest brings 1 White Rat.",
            "Brie Cross D: the Rats’ Nest brings 2 Black Rats and 1 White Rat.",
            "Round 3: it is the Ratcatcher’s turn.",
            "Refresh: 3 Attack Dice, 4 Movement Points, 3 traps.",
        ],
    ),
}
