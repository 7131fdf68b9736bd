"""Section 20: Peculiar Rats; a scenario for each of the sixteen cards."""

from __future__ import annotations

from games.ratcatcher.desk import (
    RATS_MOVE,
    Desk,
    decision,
    events,
    of_kind,
    offered,
    peculiar,
    play,
    rats,
    scenario,
    state,
    where,
    z,
)
from undercity.games.ratcatcher import opcodes
from undercity.games.ratcatcher import table as t

CARDS = {  # move, bite, defence, targets, ability, rewards
    "rat_o_nine_tails": (2, 3, 1, ["ratcatcher"], ("reach", 1), [("health", 1), ("purple", 1)]),
    "flitterwing": (3, 2, 0, ["ratcatcher"], ("untrappable", 0), [("question", 1)]),
    "pox_whiskers": (2, 3, 1, ["ratcatcher"], ("drain_special", 1), [("health", 1)]),
    "brood_nanny": (1, 2, 1, ["cheese"], ("breed", 1), [("cage", 4)]),
    "ironhide": (1, 3, 2, ["cheese"], ("bodyguard", 0), [("health", 1), ("yellow", 1)]),
    "pilferer": (2, 1, 0, ["cheese"], ("appetite", 5), [("purple", 2)]),
    "spring_chewer": (2, 2, 1, ["trap", "cheese"], ("gnaw_trap", 0), [("question", 1)]),
    "fiddler": (2, 1, 0, ["cheese"], ("haste", 1), [("purple", 1), ("yellow", 1)]),
    "bloatbelly": (1, 2, 0, ["cheese"], ("burst", 2), [("cage", 5)]),
    "twin_snapper": (2, 4, 1, ["ratcatcher"], ("pounce", 0), [("health", 2)]),
    "the_shade": (2, 3, 0, ["ratcatcher"], ("mortal_only", 0), [("cheese", 0)]),
    "magpie_tail": (3, 1, 0, ["token", "ratcatcher"], ("hoard", 0), [("stash", 0)]),
    "candle_tail": (2, 2, 1, ["cheese"], ("aura_defence", 1), [("yellow", 1)]),
    "herald": (2, 2, 1, ["ratcatcher"], ("aura_bite", 2), [("health", 1)]),
    "gaoler": (2, 2, 2, ["ratcatcher"], ("warden", 1), [("question", 1), ("purple", 2)]),
    "pack_baron": (2, 2, 1, ["cheese"], ("entourage", 2), [("cage", 6)]),
}


def test_cards() -> None:
    """RC-20.4: Move, Bite, Defence, targets, ability and rewards as listed."""
    for name, (move, bite, defence, targets, (op, value), rewards) in CARDS.items():
        rat = peculiar(name)
        numbers = (t.PECULIAR_MOVE[rat], t.PECULIAR_BITE[rat], t.PECULIAR_DEFENCE[rat])
        assert numbers == (move, bite, defence), name
        assert [opcodes.TARGET_KINDS.names[k] for k in t.TARGETS[3 + rat] if k >= 0] == targets
        assert (opcodes.PECULIAR_OPS.names[t.PECULIAR_OP[rat]], t.PECULIAR_VALUE[rat]) == (op, value)
        given = [
            (opcodes.REWARD_OPS.names[t.REWARD_OP[rat][k]], t.REWARD_VALUE[rat][k])
            for k in range(2)
            if t.REWARD_OP[rat][k] >= 0
        ]
        assert given == rewards, name
    assert tuple(CARDS) == t.PECULIAR_IDS


def test_not_common_rats() -> None:
    """RC-20.1: they bite apart, are not paid to the Tallyman and do not count in the Common Bite."""
    desk = Desk().peculiar("herald", "t00.e").peculiar("gaoler", "t00.e")
    assert "common_bit" not in events(desk.run(t.BITE))


def test_spawning() -> None:
    """RC-20.2: the top card; for the Rat Tracker in the zone of the eaten cheese."""
    desk = Desk().eaten(1).cheese("t00.d").rats("t00.d", white=5).peculiar_deck("gaoler", "herald")
    match = desk.run(t.CONSUME)
    assert (where(match, "gaoler"), where(match, "herald")) == ("t00.d", t.IN_DECK)


def test_empty_deck() -> None:
    """RC-20.3: the discard is shuffled; with none nothing spawns."""
    desk = Desk().eaten(1).cheese("t00.d").rats("t00.d", white=5)
    for name in t.PECULIAR_IDS:
        if name == "candle_tail":
            desk.discarded(name)
        else:
            desk.caught(name)
    match = desk.run(t.CONSUME)
    assert where(match, "candle_tail") == "t00.d"
    desk = Desk().eaten(1).cheese("t00.d").rats("t00.d", white=5)
    for name in t.PECULIAR_IDS:
        desk.caught(name)
    assert "peculiar_spawned" not in events(desk.run(t.CONSUME))


def test_one_health() -> None:
    """RC-20.5: one successful allocation catches."""
    match = play(Desk().peculiar("pox_whiskers", "t00.e").luck(4, 4).turn(), "attack:2")
    assert where(match, "pox_whiskers") == t.CAUGHT


def test_spawned_ones_wait() -> None:
    """RC-20.6: spawned by the Consume step, it neither moves nor bites in this Rats' Turn."""
    desk = Desk().at("t00.d").eaten(1).cheese("t00.d", "t07.a", "t07.a").rats("t00.d", white=2).rats("t00.a", white=3)
    match = desk.peculiar_deck("twin_snapper").sack(white=20).start(t.NEMESIS_MOVES)
    assert where(match, "twin_snapper") == "t00.d"
    assert "peculiar_bit" not in events(match)


def test_claiming() -> None:
    """RC-20.7, RC-20.8: any time in the Actions step, also in a later turn; one of several rewards."""
    match = Desk().caught("gaoler").cheese("t00.d", "t07.a").turn()
    play(match, "end")
    assert of_kind(match, "claim") == {"gaoler-1", "gaoler-2"}
    play(match, "claim:gaoler-2")
    assert where(match, "gaoler") == t.DISCARDED
    assert of_kind(match, "claim") == set()


def test_excess_returns() -> None:
    """RC-20.9: full Health, full or locked ability - claimed all the same."""
    match = play(Desk().caught("twin_snapper").set(health=5).turn(), "claim:twin_snapper-1")
    assert state(match).health == 6
    match = play(Desk().caught("pilferer").turn(), "claim:pilferer-1")
    assert (list(state(match).special), state(match).token_reserve[1]) == ([0, 0], 8)


def test_stash() -> None:
    """RC-20.10: the tokens on the card, as far as there is room."""
    desk = Desk().caught("magpie_tail").unlock("purple", 2).set(health=4)
    for token, count in enumerate((1, 2, 1)):
        desk.s.stash[peculiar("magpie_tail")][token] = count
        desk.s.token_reserve[token] -= count
    s = state(play(desk.turn(), "claim:magpie_tail-1"))
    assert (s.health, list(s.special)) == (5, [3, 0])
    assert list(s.token_reserve) == [8, 5, 6]


def test_question_reward() -> None:
    """RC-20.11: drawn and resolved in the Ratcatcher's zone - here a Peculiar Rat with its entourage."""
    desk = Desk().at("t07.a").caught("spring_chewer").peculiar_deck("pack_baron").sack(white=9)
    for face in range(6):
        desk.s.question_pool[face] = 1 if face == t.Q_PECULIAR else 0
    match = play(desk.turn(), "claim:spring_chewer-1")
    assert where(match, "pack_baron") == "t07.a"
    assert rats(match, "t07.a") == (0, 0, 2)


def test_cage_reward() -> None:
    """RC-20.12: random rats from the Sack; Black ones do not spawn; or all that are left."""
    match = play(Desk().caught("bloatbelly").sack(black=9).turn(), "claim:bloatbelly-1")
    assert (list(state(match).cage), list(state(match).sack)) == ([0, 5, 0], [0, 4, 0])
    assert sum(state(match).rats[t.BLACK]) == 0
    match = play(Desk().caught("bloatbelly").sack(white=2).turn(), "claim:bloatbelly-1")
    assert list(state(match).cage) == [0, 0, 2]


@scenario("peculiar", "rat_o_nine_tails")
def test_rat_o_nine_tails() -> None:
    """RC-20.13: bites from an adjacent zone, not from two zones away; reward Health or purple."""
    assert state(Desk().peculiar("rat_o_nine_tails", "t00.a").run(t.BITE)).health == 5
    assert state(Desk().peculiar("rat_o_nine_tails", "t21.c").run(t.BITE)).health == 6
    assert state(Desk().peculiar("pox_whiskers", "t00.a").run(t.BITE)).health == 6
    match = play(Desk().caught("rat_o_nine_tails").set(health=3).turn(), "claim:rat_o_nine_tails-1")
    assert state(match).health == 4


@scenario("peculiar", "flitterwing")
def test_flitterwing() -> None:
    """RC-20.14: no trap triggers for it, none catches it, no net holds it."""
    desk = Desk().trap("t00.a").peculiar("flitterwing", "t00.a").rats("t00.a", white=1).luck(6, 6)
    match = desk.run(t.TRAPS_TRIGGER)
    assert where(match, "flitterwing") == "t00.a"
    assert rats(match, "t00.a") == (0, 0, 0)
    desk = Desk().placed("purple", "t21.c").placed("purple", "t00.a").peculiar("flitterwing", "t21.c")
    assert where(desk.run(*RATS_MOVE), "flitterwing") == "t00.e"
    match = play(Desk().peculiar("flitterwing", "t00.e").luck(4).turn(), "attack:1")
    assert where(match, "flitterwing") == t.CAUGHT, "an attack does"


@scenario("peculiar", "pox_whiskers")
def test_pox_whiskers() -> None:
    """RC-20.15: a Special Token is lost, purple first, then yellow; not against a higher Defence."""
    desk = Desk().unlock("purple", 1).unlock("yellow", 1).peculiar("pox_whiskers", "t00.e")
    s = state(desk.run(t.BITE))
    assert (list(s.special), s.health, s.token_reserve[1]) == ([0, 1], 5, 8)
    s = state(
        Desk().unlock("yellow", 1).peculiar("pox_whiskers", "t00.e").peculiar("twin_snapper", "t00.e").run(t.BITE)
    )
    assert (list(s.special), s.health) == ([0, 0], 5)
    s = state(Desk().unlock("purple", 1).set(guard=1).peculiar("pox_whiskers", "t00.e").run(t.BITE))
    assert (list(s.special), s.health) == ([1, 0], 6)


@scenario("peculiar", "brood_nanny")
def test_brood_nanny() -> None:
    """RC-20.28: a Nest of her own on an active card; reward 4 rats for the Cage."""
    assert rats(Desk().peculiar("brood_nanny", "t21.b").sack(white=9).run(t.SPAWN), "t21.b") == (0, 0, 1)
    desk = Desk().at("t07.e").peculiar("brood_nanny", "t21.b").sack(white=9)
    assert rats(desk.run(t.SPAWN), "t21.b") == (0, 0, 0)
    match = play(Desk().caught("brood_nanny").sack(white=9).turn(), "claim:brood_nanny-1")
    assert state(match).cage[t.WHITE] == 4


@scenario("peculiar", "ironhide")
def test_ironhide() -> None:
    """RC-20.16: first Ironhide, then the others; too few hits are lost."""
    desk = Desk().peculiar("ironhide", "t00.e").rats("t00.e", white=2).nemesis("t00.e").luck(6, 4, 6)
    match = play(desk.turn(), "attack:3")
    assert where(match, "ironhide") == t.CAUGHT, "the only target is taken without a question"
    assert offered(match) == {"hit:white", "mortal:white", "mortal:nemesis"}
    match = play(Desk().peculiar("ironhide", "t00.e").rats("t00.e", white=2).luck(4, 5).turn(), "attack:2")
    assert (where(match, "ironhide"), rats(match, "t00.e")) == ("t00.e", (0, 0, 2))


@scenario("peculiar", "pilferer")
def test_pilferer() -> None:
    """RC-20.17: consumes alone."""
    assert state(Desk().cheese("t00.d").peculiar("pilferer", "t00.d").run(t.CONSUME)).cheese_eaten == 1
    match = play(Desk().unlock("purple", 0).caught("pilferer").turn(), "claim:pilferer-1")
    assert state(match).special[t.PURPLE] == 2


@scenario("peculiar", "spring_chewer")
def test_spring_chewer() -> None:
    """RC-20.18: goes for traps and removes the one in its zone before it triggers."""
    desk = Desk().trap("t07.e").peculiar("spring_chewer", "t07.d").cheese("t00.d")
    match = desk.run(*RATS_MOVE, t.TRAPS_TRIGGER)
    assert where(match, "spring_chewer") == "t07.e"
    assert (sum(state(match).traps), state(match).trap_tokens) == (0, 2)
    assert "trap_sprung" not in events(match)


@scenario("peculiar", "fiddler")
def test_fiddler() -> None:
    """RC-20.19: Common Rats that start on its card move 1 further."""
    desk = Desk().cheese("t00.d").peculiar("fiddler", "t00.d").rats("t00.b", black=1).rats("t07.a", black=1)
    match = desk.run(*RATS_MOVE)
    assert (rats(match, "t00.d"), rats(match, "t07.c")) == ((0, 1, 0), (0, 1, 0))
    match = play(Desk().unlock("yellow", 0).caught("fiddler").turn(), "claim:fiddler-2")
    assert list(state(match).special) == [0, 1]


@scenario("peculiar", "bloatbelly")
def test_bloatbelly() -> None:
    """RC-20.20: two rats in its zone after the attack - also of a trap, in the trap's zone."""
    desk = Desk().trap("t00.a").peculiar("bloatbelly", "t00.a").sack(white=9).luck(4, 1)
    match = desk.run(t.TRAPS_TRIGGER)
    assert (where(match, "bloatbelly"), rats(match, "t00.a")) == (t.CAUGHT, (0, 0, 2))


@scenario("peculiar", "twin_snapper")
def test_twin_snapper() -> None:
    """RC-20.21: one wound on leaving, unless the Defence is as high; reward 2 Health."""
    assert state(play(Desk().peculiar("twin_snapper", "t00.e").turn(), "move:t00.a")).health == 5
    assert state(play(Desk().peculiar("twin_snapper", "t00.e").set(guard=2).turn(), "move:t00.a")).health == 6
    assert state(play(Desk().peculiar("ironhide", "t00.e").turn(), "move:t00.a")).health == 6
    match = play(Desk().caught("twin_snapper").set(health=2).turn(), "claim:twin_snapper-1")
    assert state(match).health == 4


@scenario("peculiar", "the_shade")
def test_the_shade() -> None:
    """RC-20.22: only a 6."""
    match = play(Desk().peculiar("the_shade", "t00.e").luck(5, 5, 5, 6).turn(), "attack:3")
    assert where(match, "the_shade") == "t00.e"
    play(match, "attack:1")
    assert where(match, "the_shade") == t.CAUGHT
    assert decision(play(match, "claim:the_shade-1")) == "upgrade"


@scenario("peculiar", "magpie_tail")
def test_magpie_tail() -> None:
    """RC-20.23: goes for tokens, otherwise the Ratcatcher, and takes all of its zone onto its card."""
    desk = Desk().peculiar("magpie_tail", "t00.b").token("health", "t07.a", 2).token("yellow", "t07.a")
    match = desk.run(*RATS_MOVE)
    assert where(match, "magpie_tail") == "t07.a"
    assert list(state(match).stash[peculiar("magpie_tail")]) == [2, 0, 1]
    assert state(match).tokens[0][z("t07.a")] == 0
    assert where(Desk().peculiar("magpie_tail", "t07.c").run(*RATS_MOVE), "magpie_tail") == "t00.e"


@scenario("peculiar", "candle_tail")
def test_candle_tail() -> None:
    """RC-20.24: Common Rats in its zone have Defence +1, it itself not."""
    desk = Desk().peculiar("candle_tail", "t00.e").rats("t00.e", white=1).luck(4)
    assert rats(play(desk.turn(), "attack:1"), "t00.e") == (0, 0, 1)
    desk = Desk().peculiar("candle_tail", "t00.e").rats("t00.e", white=1, black=1).luck(4, 4)
    assert of_kind(play(desk.turn(), "attack:2"), "hit") == {"white", "candle_tail"}


@scenario("peculiar", "herald")
def test_herald() -> None:
    """RC-20.29: with a Common Rat the total Bite is 2 higher, without one nothing."""
    assert state(Desk().peculiar("herald", "t00.e").rats("t00.e", white=1).run(t.BITE)).health == 5
    assert state(Desk().peculiar("herald", "t00.e").run(t.BITE)).health == 6
    assert state(Desk().peculiar("herald", "t00.a").rats("t00.e", white=1).run(t.BITE)).health == 6


@scenario("peculiar", "gaoler")
def test_gaoler() -> None:
    """RC-20.25, RC-7.2: leaving its zone costs 2 points."""
    match = play(Desk().peculiar("gaoler", "t00.e").turn(), "move:t00.a")
    assert state(match).movement == 2
    play(match, "move:t00.b")
    assert state(match).movement == 1
    assert of_kind(Desk().peculiar("gaoler", "t00.e").set(movement=1).turn(), "move") == set()


@scenario("peculiar", "pack_baron")
def test_pack_baron() -> None:
    """RC-20.26: two rats come with it; reward 6 rats for the Cage."""
    desk = Desk().eaten(1).cheese("t00.d").rats("t00.d", white=5).peculiar_deck("pack_baron").sack(brown=9)
    match = desk.run(t.CONSUME)
    assert (where(match, "pack_baron"), rats(match, "t00.d")) == ("t00.d", (2, 0, 0))
    match = play(Desk().caught("pack_baron").sack(white=9).turn(), "claim:pack_baron-1")
    assert state(match).cage[t.WHITE] == 6


def test_abilities_work_in_the_city_only() -> None:
    """RC-20.27: a caught Gaoler holds nobody; on an inactive card abilities still work."""
    assert state(play(Desk().caught("gaoler").turn(), "move:t00.a")).movement == 3
    desk = Desk().at("t07.e").cheese("t00.d").trap("t21.a").peculiar("spring_chewer", "t21.a")
    match = desk.run(*RATS_MOVE)
    assert sum(state(match).traps) == 0
