"""The City grows: setup, Expansion, Populate, Spawn."""

from __future__ import annotations

from games.ratcatcher.desk import Desk, play
from games.ratcatcher.stories import Story, bare, empty, gone, pool
from undercity import Match
from undercity.games.ratcatcher import table as t

STORIES: dict[str, Story] = {
    "setup": (
        lambda: play(Match("ratcatcher", 1, seed=4), "connector:t00-n", "rotation:1"),
        [
            "The Ratcatcher sets out against the Rat King (normal mode) as Madam Cage.",
            "Township Card revealed: Mouldering Row.",
            "Mouldering Row is attached to the north side of Brie Market, turned a quarter clockwise.",
            "Township Card revealed: Gouda Rest.",
        ],
    ),
    "placing": (
        lambda: play(
            Desk().at("t21.b").deck("t14").sack(white=9).run(t.EXPANSION_CHECK), "connector:t00-s", "rotation:1"
        ),
        [
            "No Magic Cheese is left in the City: Gouda Rest calls for 1 new Township Card.",
            "Township Card drawn: Butterfold.",
            "Butterfold is placed on the south side of Brie Market, turned a quarter clockwise.",
            "Butterfold B: a Magic Cheese is laid out.",
            "Butterfold A: the Rat Spawn brings 1 White Rat.",
            "Butterfold B: the Rat Spawn brings 1 White Rat.",
            "Butterfold C: the Rat Spawn brings 1 White Rat.",
        ],
    ),
    "expansion": (
        lambda: Desk().at("t00.e").deck("t14", "t02").cheese("t00.d").run(t.EXPANSION_CHECK),
        [
            "Only 1 Magic Cheese is left in the City: Brie Market calls for 2 new Township Cards.",
        ],
    ),
    "expansion cut": (
        lambda: Desk().no_deck().run(t.EXPANSION_CHECK),
        [
            "No Magic Cheese is left in the City: Brie Market calls for 2 new Township Cards.",
            "2 Township Cards are not placed: there is no card or no connector left.",
        ],
    ),
    "inactive": (
        lambda: Desk().at("t21.a").lay("t05", 1, 1, 0).run((t.POPULATE, 5)),
        [
            "Stilt Alley D: a purple Special Token is laid out.",
            "Stilt Alley is inactive: no rats appear there.",
        ],
    ),
    "populate": (
        lambda: pool(Desk().lay("t19", 0, 1, 0), t.Q_HEALTH).sack(white=40).run((t.POPULATE, 19)),
        [
            "Smokehouse Lane D: the “?” token shows a Health Token.",
            "Smokehouse Lane C: a purple Special Token is laid out.",
            "Smokehouse Lane E: the Rats’ Nest brings 1 White Rat.",
            "Smokehouse Lane A: the Rat Spawn brings 1 White Rat.",
            "Smokehouse Lane C: the Rat Spawn brings 1 White Rat.",
            "Smokehouse Lane F: the Rat Spawn brings 1 White Rat.",
        ],
    ),
    "populate cheese": (
        lambda: pool(Desk().lay("t03", 0, 1, 0), t.Q_CHEESE).sack(white=40).run((t.POPULATE, 3)),
        [
            "Wheyford E: a Magic Cheese is laid out.",
            "Wheyford D: the “?” token shows a Magic Cheese.",
            "Wheyford C: the Rats’ Nest brings 1 White Rat.",
            "Wheyford A: the Rat Spawn brings 1 White Rat.",
            "Wheyford E: the Rat Spawn brings 1 White Rat.",
        ],
    ),
    "nothing left": (
        lambda: bare(pool(Desk().lay("t19", 0, 1, 0), t.Q_YELLOW)).sack(white=40).run((t.POPULATE, 19)),
        [
            "Smokehouse Lane D: the “?” token shows a yellow Special Token.",
            "Smokehouse Lane D: no yellow Special Token is left in the Reserve.",
            "Smokehouse Lane C: no purple Special Token is left in the Reserve.",
            "Smokehouse Lane E: the Rats’ Nest brings 1 White Rat.",
            "Smokehouse Lane A: the Rat Spawn brings 1 White Rat.",
            "Smokehouse Lane C: the Rat Spawn brings 1 White Rat.",
            "Smokehouse Lane F: the Rat Spawn brings 1 White Rat.",
        ],
    ),
    "no cheese left": (
        lambda: bare(pool(Desk().lay("t03", 0, 1, 0), t.Q_CHEESE)).sack(white=40).run((t.POPULATE, 3)),
        [
            "Wheyford E: no Magic Cheese is left in the Reserve.",
            "Wheyford D: the “?” token shows a Magic Cheese.",
            "Wheyford D: no Magic Cheese is left in the Reserve.",
            "Wheyford C: the Rats’ Nest brings 1 White Rat.",
            "Wheyford A: the Rat Spawn brings 1 White Rat.",
            "Wheyford E: the Rat Spawn brings 1 White Rat.",
        ],
    ),
    "no question left": (
        lambda: play(pool(Desk().caught("flitterwing"), t.NONE).turn(), "claim:flitterwing-1"),
        [
            "The Ratcatcher claims the reward for Flitterwing: 1 “?” token here.",
            "Brie Market E: no “?” token is left; nothing happens.",
        ],
    ),
    "nest": (
        lambda: pool(Desk().lay("t03", 0, 1, 0), t.Q_NEST).sack(white=40).run((t.POPULATE, 3)),
        [
            "Wheyford E: a Magic Cheese is laid out.",
            "Wheyford D: the “?” token shows a Rats’ Nest.",
            "Wheyford D: the “?” token brings 1 White Rat.",
            "Wheyford C: the Rats’ Nest brings 1 White Rat.",
            "Wheyford A: the Rat Spawn brings 1 White Rat.",
            "Wheyford E: the Rat Spawn brings 1 White Rat.",
        ],
    ),
    "peculiar": (
        lambda: (
            pool(Desk().lay("t03", 0, 1, 0), t.Q_PECULIAR)
            .peculiar_deck("pack_baron")
            .sack(white=40)
            .run((t.POPULATE, 3))
        ),
        [
            "Wheyford E: a Magic Cheese is laid out.",
            "Wheyford D: the “?” token shows a Peculiar Rat.",
            "Wheyford D: a Peculiar Rat appears, the Pack Baron.",
            "Wheyford D: the entourage brings 2 White Rats.",
            "Wheyford C: the Rats’ Nest brings 1 White Rat.",
            "Wheyford A: the Rat Spawn brings 1 White Rat.",
            "Wheyford E: the Rat Spawn brings 1 White Rat.",
        ],
    ),
    "no peculiar": (
        lambda: gone(pool(Desk().lay("t03", 0, 1, 0), t.Q_PECULIAR)).sack(white=9).run((t.POPULATE, 3)),
        [
            "Wheyford E: a Magic Cheese is laid out.",
            "Wheyford D: the “?” token shows a Peculiar Rat.",
            "Wheyford D: no Peculiar Rat is left to appear.",
            "Wheyford C: the Rats’ Nest brings 1 White Rat.",
            "Wheyford A: the Rat Spawn brings 1 White Rat.",
            "Wheyford E: the Rat Spawn brings 1 White Rat.",
        ],
    ),
    "spawn health": (
        lambda: pool(Desk().lay("t03", 0, 1, 0), t.Q_PURPLE).sack(white=9).run((t.POPULATE, 3)),
        [
            "Wheyford E: a Magic Cheese is laid out.",
            "Wheyford D: the “?” token shows a purple Special Token.",
            "Wheyford C: the Rats’ Nest brings 1 White Rat.",
            "Wheyford A: the Rat Spawn brings 1 White Rat.",
            "Wheyford E: the Rat Spawn brings 1 White Rat.",
        ],
    ),
    "spawn": (
        lambda: (
            Desk()
            .nemesis("t00.a")
            .peculiar("brood_nanny", "t07.a")
            .rats("t21.a", black=1)
            .rats("t21.b", black=2)
            .sack(white=30)
            .run(t.SPAWN)
        ),
        [
            "Brie Market B: the Rats’ Nest brings 1 White Rat.",
            "Brie Cross D: the Rats’ Nest brings 1 White Rat.",
            "Brie Cross A: the breeding Peculiar Rat brings 1 White Rat.",
            "Brie Market A: the Nemesis brings 1 White Rat.",
            "Gouda Rest A: the Black Rat brings 1 White Rat.",
            "Gouda Rest B: the Black Rats bring 2 White Rats.",
        ],
    ),
    "cloud": (
        lambda: (
            Desk("agatha_brimstone")
            .unlock("yellow", 0)
            .placed("yellow", "t00.e")
            .placed("yellow", "t00.b")
            .rats("t00.e", black=1, brown=4)
            .sack(white=30)
            .run(t.BITE, t.SPAWN)
        ),
        [
            "Brie Market E: no rat bites in the cloud.",
            "Brie Market B: nothing spawns in the cloud.",
            "Brie Market E: nothing spawns in the cloud.",
            "Brie Cross D: the Rats’ Nest brings 1 White Rat.",
        ],
    ),
    "measures": (
        lambda: empty(
            Desk().at("t21.a").rats("t00.a", white=2),
        ).run(t.SPAWN),
        [
            "The Rat Sack is empty: no rats return from inactive Township Cards.",
            "The Rat Sack is empty: no rats return from the Cage.",
            "The Rat Sack is empty: 2 White Rats return from Brie Market, where the fewest are.",
            "Brie Market B: the Rats’ Nest brings 1 White Rat.",
        ],
    ),
    "measures none": (
        lambda: empty(Desk()).run(t.SPAWN),
        [
            "The Rat Sack is empty: no rats return from inactive Township Cards.",
            "The Rat Sack is empty: no rats return from the Cage.",
            "The Rat Sack is empty, and no other card has rats that could return.",
            "Brie Market B: the Rat Sack stays empty; 1 rat does not come.",
            "Brie Cross D: the Rat Sack stays empty; 1 rat does not come.",
        ],
    ),
    "cage": (
        lambda: empty(Desk(), black=1, brown=2).run(t.SPAWN),
        [
            "The Rat Sack is empty: no rats return from inactive Township Cards.",
            "The Rat Sack is empty: 2 Brown Rats and 1 Black Rat return from the Cage.",
            "Brie Market B: the Rats’ Nest brings 1 Brown Rat.",
            "Brie Cross D: the Rats’ Nest brings 1 Brown Rat.",
            "The Ratcatcher takes no reward for the rats that left the Cage.",
        ],
    ),
    "consolation": (
        lambda: play(empty(Desk().set(health=3), white=12).run(t.SPAWN), "reward:health"),
        [
            "The Rat Sack is empty: no rats return from inactive Township Cards.",
            "The Rat Sack is empty: 12 White Rats return from the Cage.",
            "Brie Market B: the Rats’ Nest brings 1 White Rat.",
            "Brie Cross D: the Rats’ Nest brings 1 White Rat.",
            "The Ratcatcher takes Poultice for the rats that left the Cage.",
            "Health +1 (now 4).",
        ],
    ),
}
