"""The Rats' Turn: moving, traps, consuming, biting, Clean Up."""

from __future__ import annotations

from games.ratcatcher.desk import Desk
from games.ratcatcher.stories import Story, gorged
from undercity.games.ratcatcher import table as t

STORIES: dict[str, Story] = {
    "nemesis moves": (
        lambda: (
            Desk(nemesis="the_maw").nemesis("t07.b").token("health", "t07.a").trap("t07.a").luck(3).run(t.NEMESIS_MOVES)
        ),
        [
            "The Rats’ Turn begins.",
            "The Maw rolls a 3 for the move.",
            "The Maw goes from Brie Cross B to Brie Cross A.",
            "The Maw swallows a Health Token in Brie Cross A.",
            "The Maw mutates: Health +1 (now 8).",
            "The Maw swallows a trap in Brie Cross A.",
            "The Maw mutates: Defence +1 (now 3).",
        ],
    ),
    "nemesis stays": (
        lambda: Desk().nemesis("t00.e").luck(3).run(t.NEMESIS_MOVES),
        [
            "The Rats’ Turn begins.",
            "The Rat King rolls a 3 for the move.",
            "The Rat King stays in Brie Market E.",
        ],
    ),
    "gut full": (
        lambda: gorged(Desk(nemesis="the_maw").nemesis("t07.a").token("health", "t07.a")).luck(3).run(t.NEMESIS_MOVES),
        [
            "The Rats’ Turn begins.",
            "The Maw rolls a 3 for the move.",
            "The Maw stays in Brie Cross A.",
            "The Maw swallows a Health Token in Brie Cross A, without growing from it.",
        ],
    ),
    "held": (
        lambda: (
            Desk()
            .unlock("purple", 0)
            .placed("purple", "t07.a")
            .peculiar("fiddler", "t07.a")
            .cheese("t00.d")
            .run(t.PECULIARS_MOVE)
        ),
        [
            "The Fiddler is held by the net in Brie Cross A.",
        ],
    ),
    "hoard": (
        lambda: (
            Desk()
            .peculiar("magpie_tail", "t07.a")
            .token("health", "t07.b")
            .token("purple", "t07.b")
            .run(t.PECULIARS_MOVE)
        ),
        [
            "Magpie-Tail runs from Brie Cross A to Brie Cross B.",
            "Magpie-Tail hoards 2 tokens in Brie Cross B.",
        ],
    ),
    "gnaw": (
        lambda: Desk().peculiar("spring_chewer", "t07.a").trap("t07.a").run(t.MOVEMENT_ENDS),
        [
            "The Spring-Chewer gnaws the trap in Brie Cross A to pieces.",
        ],
    ),
    "moving": (
        lambda: (
            Desk()
            .cheese("t00.d")
            .rats("t00.b", white=2, black=1)
            .peculiar("fiddler", "t07.d")
            .run(t.PECULIARS_MOVE, (t.COMMON_MOVE, t.BLACK), (t.COMMON_MOVE, t.WHITE))
        ),
        [
            "The Fiddler runs from Brie Cross D to Brie Market B.",
            "1 Black Rat runs from Brie Market B to Brie Market D.",
            "2 White Rats run from Brie Market B to Brie Market D.",
        ],
    ),
    "sprung": (
        lambda: Desk().trap("t00.a").rats("t00.a", white=1).luck(1, 2).run(t.TRAPS_TRIGGER),
        [
            "The Drop Cage in Brie Market A springs.",
            "Attack on Brie Market A (hits on 4+): 1, 2.",
            "No hit.",
        ],
    ),
    "decoy": (
        lambda: Desk().unlock("yellow", 0).placed("yellow", "t00.b").rats("t00.b", black=1, white=3).run(t.CONSUME),
        [
            "Brie Market B: the decoy works; 1 Black Rat and 3 White Rats go into the Cage.",
        ],
    ),
    "decoy spurned": (
        lambda: Desk().unlock("yellow", 0).placed("yellow", "t00.b").rats("t00.b", white=2).run(t.CONSUME),
        [
            "Brie Market B: too few rats for the decoy (2, needed 3).",
        ],
    ),
    "mutate": (
        lambda: Desk().cheese("t00.d").rats("t00.d", white=5).eaten(5).run(t.CONSUME),
        [
            "Brie Market D: the rats, counting 5, consume a Magic Cheese; the Rat Tracker is at 6 of 10.",
            "The Rat King mutates: Bite +1 (now 4).",
            "5 White Rats return sated from Brie Market D to the Rat Sack.",
        ],
    ),
    "nemesis appears": (
        lambda: Desk().cheese("t00.d").rats("t00.d", white=5).eaten(3).run(t.CONSUME),
        [
            "Brie Market D: the rats, counting 5, consume a Magic Cheese; the Rat Tracker is at 4 of 10.",
            "The Rat King appears in Brie Market B!",
            "5 White Rats return sated from Brie Market D to the Rat Sack.",
        ],
    ),
    "tracker rats": (
        lambda: Desk(nemesis="mother_mange").cheese("t00.d").rats("t00.d", white=5).sack(white=20).run(t.CONSUME),
        [
            "Brie Market D: the rats, counting 5, consume a Magic Cheese; the Rat Tracker is at 1 of 10.",
            "Brie Market D: the Rat Tracker brings 2 White Rats.",
            "5 White Rats return sated from Brie Market D to the Rat Sack.",
        ],
    ),
    "quiet level": (
        lambda: Desk().cheese("t00.d").nemesis("t00.d").eaten(0).run(t.CONSUME),
        [
            "Brie Market D: the rats, counting 5, consume a Magic Cheese; the Rat Tracker is at 1 of 10.",
            "This level of the Rat Tracker brings nothing.",
        ],
    ),
    "lost cheese": (
        lambda: Desk().cheese("t00.d").rats("t00.d", white=5).eaten(9).run(t.CONSUME),
        [
            "Brie Market D: the rats, counting 5, consume a Magic Cheese; the Rat Tracker is at 10 of 10.",
            "The rats have consumed 10 Magic Cheese: the Ratcatcher loses the game, with no Magic Cheese collected.",
        ],
    ),
    "biting": (
        lambda: (
            Desk()
            .unlock("yellow", 1)
            .nemesis("t00.e")
            .peculiar("pox_whiskers", "t00.e")
            .rats("t00.e", white=3)
            .luck(6, 5, 2)
            .run(t.BITE)
        ),
        [
            "The Rat King bites (hits on 4+): 2, 5, 6.",
            "1 hit against Defence 2, and 1 mortal wound.",
            "The Ratcatcher suffers 1 wound (Health: 5).",
            "Pox Whiskers bites: 3 against Defence 2.",
            "The Ratcatcher suffers 1 wound (Health: 4).",
            "Pox Whiskers robs the Ratcatcher of a yellow Special Token.",
            "The Common Rats bite: 3 against Defence 2.",
            "The Ratcatcher suffers 1 wound (Health: 3).",
        ],
    ),
    "herald": (
        lambda: Desk().peculiar("herald", "t00.e").rats("t00.e", white=1).run(t.BITE),
        [
            "The Herald bites: 2 against Defence 2, no wound.",
            "The Common Rats bite: 3 against Defence 2.",
            "The Ratcatcher suffers 1 wound (Health: 5).",
        ],
    ),
    "nothing to drain": (
        lambda: Desk().peculiar("pox_whiskers", "t00.e").run(t.BITE),
        [
            "Pox Whiskers bites: 3 against Defence 2.",
            "The Ratcatcher suffers 1 wound (Health: 5).",
            "Pox Whiskers finds no Special Token to rob the Ratcatcher of.",
        ],
    ),
    "purple first": (
        lambda: Desk().unlock("purple", 1).unlock("yellow", 1).peculiar("pox_whiskers", "t00.e").run(t.BITE),
        [
            "Pox Whiskers bites: 3 against Defence 2.",
            "The Ratcatcher suffers 1 wound (Health: 5).",
            "Pox Whiskers robs the Ratcatcher of a purple Special Token.",
        ],
    ),
    "clean": (
        lambda: (
            Desk("sister_tansy")
            .at("t21.a")
            .rats("t07.a", brown=1, white=2)
            .peculiar("herald", "t07.b")
            .token("yellow", "t07.c")
            .trap("t00.a", "t00.b")
            .set(guard=4)
            .run(t.CLEAN_UP)
        ),
        [
            "Clean Up: 1 Brown Rat and 2 White Rats leave the inactive Township Cards.",
            "Clean Up: the Herald vanishes from Brie Cross B, an inactive card.",
            "Clean Up: 1 Special Token returns from inactive Township Cards to the Reserve.",
            "Clean Up: 2 traps return to the Character Board.",
            "Clean Up: Defence is 2 again.",
        ],
    ),
    "clean placed": (
        lambda: Desk().unlock("purple", 0).placed("purple", "t00.a").placed("yellow", "t00.b").run(t.CLEAN_UP),
        [
            "Clean Up: 2 placed Special Tokens return to the Reserve.",
        ],
    ),
    "time": (
        lambda: Desk().set(round_no=60).cheese("t00.d", "t07.a").start(t.CLEAN_UP),
        [
            "Round 60 has passed: the Ratcatcher loses the game, with no Magic Cheese collected.",
        ],
    ),
}
