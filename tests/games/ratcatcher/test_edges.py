"""The first and the last of everything: zones, cards, colours, rats, tokens, faces of dice."""

from __future__ import annotations

from games.ratcatcher.desk import MOVE, RATS_MOVE, Desk, decision, events, of_kind, offered, play, rats, state, where, z
from undercity.games.ratcatcher import opcodes
from undercity.games.ratcatcher import table as t
from undercity.games.ratcatcher.city import has_lesser_rats, has_rats, is_with, rats_on_card, strength_of
from undercity.games.ratcatcher.invariants import check
from undercity.games.ratcatcher.zones import NETS, are_nets, first_of, is_one, offer_zones, set_of


def test_sets_of_zones() -> None:
    """RC-14.9, RC-26.9: a set holds any zones of one card and offers them in letter order."""
    for card in ("t00", "t06", "t24"):
        zones = [zone for zone in range(t.ZONES) if t.ZONE_IDS[zone].startswith(card)]
        together = 0
        for zone in zones:
            assert is_one(set_of(zone))
            assert first_of(set_of(zone)) == zone
            together |= set_of(zone)
        for kept in (together, NETS + together):
            out = [0] * 8
            assert offer_zones(kept, out) == len(zones)  # type: ignore[arg-type]
            assert out[: len(zones)] == [t.ZONE + zone for zone in zones]
        assert first_of(together) == zones[0]
        assert not is_one(together)
        assert not are_nets(together)
        assert are_nets(NETS + together)


def test_every_peculiar_rat_counts_as_a_rat() -> None:
    """RC-0.2: the first and the last card, too."""
    for rat, name in enumerate(t.PECULIAR_IDS):
        s = Desk().peculiar(name, "t00.e").s
        assert has_rats(s, z("t00.e"))
        assert has_lesser_rats(s, z("t00.e"))
        assert not has_rats(s, z("t00.a"))
        assert is_with(s, t.PECULIAR_OP[rat], z("t00.e"))
        assert strength_of(s, t.PECULIAR_OP[rat], z("t00.e")) == t.PECULIAR_VALUE[rat]
    s = Desk().nemesis("t00.e").s
    assert has_rats(s, z("t00.e"))
    assert not has_lesser_rats(s, z("t00.e"))


def test_every_peculiar_rat_is_removed_from_inactive_cards() -> None:
    """RC-19.2: with the tokens on its card, of every kind."""
    for name in (t.PECULIAR_IDS[0], t.PECULIAR_IDS[-1], "magpie_tail"):
        desk = Desk().at("t21.a").peculiar(name, "t07.a")
        rat = t.PECULIAR_IDS.index(name)
        for token in range(t.TOKENS):
            desk.s.stash[rat][token] = 1
            desk.s.token_reserve[token] -= 1
        match = desk.run(t.CLEAN_UP)
        assert where(match, name) == t.DISCARDED
        assert list(state(match).stash[rat]) == [0, 0, 0]
        assert list(state(match).token_reserve) == [8, 8, 6]


def test_rats_of_the_first_card_return_when_it_is_inactive() -> None:
    """RC-18.8, RC-19.1: card #00 two cards away from the Ratcatcher."""
    desk = Desk().lay("t01", 2, 0, 0).at("t01.c").rats("t00.a", brown=1, black=1, white=1).rats("t00.e", white=2)
    match = desk.run(t.CLEAN_UP)
    assert sum(rats(match, "t00.a") + rats(match, "t00.e")) == 0
    assert list(state(match).sack) == [12, 12, 40]


def test_rats_are_counted_card_by_card() -> None:
    s = Desk().rats("t00.a", brown=1).rats("t00.e", white=2).rats("t07.a", black=3).s
    assert [rats_on_card(s, card) for card in (0, 7, 21)] == [3, 3, 0]


def test_a_gnawer_in_the_first_zone() -> None:
    """RC-20.18: t00.a is a zone like any other."""
    match = Desk().peculiar("spring_chewer", "t00.a").trap("t00.a").run(t.MOVEMENT_ENDS)
    assert state(match).traps[z("t00.a")] == 0
    assert "trap_gnawed" in events(match)


def test_a_net_in_the_last_zone() -> None:
    """RC-14.11: rats on their way through t24.f stop there."""
    desk = Desk().lay("t24", 0, 1, 0).unlock("purple", 0).placed("purple", "t24.f").cheese("t24.d")
    match = desk.rats("t24.e", white=1).rats("t24.f", black=2).run(*MOVE)
    assert rats(match, "t24.f") == (0, 2, 1)
    assert [event for event in events(match) if event.startswith("rats_")] == ["rats_held", "rats_moved", "rats_netted"]


def test_the_discard_is_shuffled_into_a_new_deck() -> None:
    """RC-20.3: all of it, in an order that the dice decide."""
    orders = set()
    for seed in range(8):
        desk = Desk().lay("t03", 0, 1, 0).set(peculiars_left=0)
        for rat in range(t.PECULIARS):
            desk.s.peculiar_deck[rat] = t.NONE
            desk.s.peculiar_at[rat] = t.DISCARDED if rat < 4 else t.CAUGHT
        for face in range(t.QUESTION_FACES):
            desk.s.question_pool[face] = int(face == t.Q_PECULIAR)
        desk.s.key[0] = seed
        match = desk.sack(white=9).run((t.POPULATE, 3))
        deck = list(state(match).peculiar_deck)[:3]
        drawn = [rat for rat in range(4) if state(match).peculiar_at[rat] == z("t03.d")]
        assert sorted([*deck, *drawn]) == [0, 1, 2, 3]
        assert (state(match).peculiars_left, list(state(match).peculiar_deck)[3:]) == (3, [t.NONE] * 13)
        orders.add(tuple(deck))
    assert len(orders) > 2


def test_cheese_and_decoys_in_the_last_zone() -> None:
    """RC-17.1: t24.f is inspected, too."""
    match = Desk().lay("t24", 0, 1, 0).cheese("t24.f").rats("t24.f", white=5).run(t.CONSUME)
    assert (state(match).cheese[z("t24.f")], state(match).cheese_eaten) == (0, 1)


def test_traps_in_the_first_and_the_last_zone() -> None:
    """RC-15.1, RC-15.5: each once."""
    desk = Desk().lay("t24", 0, 1, 0).trap("t00.a", "t24.f").rats("t00.a", white=2).rats("t24.f", white=2)
    match = desk.luck(1, 1, 4, 4).run(t.TRAPS_TRIGGER)
    assert (rats(match, "t00.a"), rats(match, "t24.f")) == ((0, 0, 2), (0, 0, 0))
    assert events(match).count("trap_sprung") == 2


def test_a_cloud_over_nothing_is_silent() -> None:
    """RC-10.9: without Nests, breeders, rats nothing is kept from anything."""
    desk = Desk("agatha_brimstone").unlock("yellow", 0).placed("yellow", "t00.e").sack(white=9)
    assert not {"bite_hushed", "spawn_hushed"} & set(events(desk.run(t.BITE, t.SPAWN)))
    for name, hushed in (("brood_nanny", True), ("herald", False)):
        desk = Desk("agatha_brimstone").unlock("yellow", 0).placed("yellow", "t00.e").peculiar(name, "t00.e")
        assert ("spawn_hushed" in events(desk.sack(white=9).run(t.SPAWN))) == hushed
    desk = Desk("agatha_brimstone").unlock("yellow", 0).placed("yellow", "t00.e").nemesis("t00.e").luck(1, 1, 1)
    assert "bite_hushed" not in events(desk.run(t.BITE))


def test_one_eater_returns() -> None:
    """RC-17.5: the Nemesis eats, one White Rat beside it returns."""
    match = Desk().cheese("t00.d").nemesis("t00.d").eaten(5).rats("t00.d", white=1).run(t.CONSUME)
    assert "rats_sated" in events(match)
    match = Desk().cheese("t00.d").nemesis("t00.d").eaten(5).rats("t00.d", brown=1).run(t.CONSUME)
    assert "rats_sated" not in events(match)


def test_no_undo_past_a_pounce_without_a_wound() -> None:
    """RC-26.13, RC-20.21"""
    match = play(Desk().set(guard=2).peculiar("twin_snapper", "t00.e").turn(), "move:t00.a")
    assert (state(match).health, match.can_undo(0)) == (6, False)
    assert not play(Desk().rats("t00.e", brown=1).turn(), "move:t00.a").can_undo(0)


def test_no_undo_where_two_things_forbid_it() -> None:
    """RC-26.13: a leaving attack and a pick-up in one move; the last hit of a roll and a rat that it lets loose."""
    desk = Desk().set(health=5).rats("t00.e", brown=1).token("health", "t00.a")
    assert not play(desk.turn(), "move:t00.a").can_undo(0)
    desk = Desk(nemesis="mother_mange").nemesis("t00.e").rats("t00.e", white=1).sack(white=9).luck(6)
    match = play(desk.turn(), "attack:1", "mortal:nemesis")
    assert (rats(match, "t00.e"), match.can_undo(0)) == ((0, 0, 2), False)


def test_leaving_an_empty_zone_is_silent() -> None:
    """RC-10.9, RC-10.16: neither a dash nor a cloud is told of where no rat would have attacked."""
    match = play(Desk("nim_quickstep").unlock("purple", 1).turn(), "purple:t00.e", "move:t00.a")
    assert "slipped_away" not in events(match)
    match = play(Desk("agatha_brimstone").unlock("yellow", 1).turn(), "yellow:t00.e", "move:t00.a")
    assert "bite_hushed" not in events(match)


def test_rats_move_on_after_a_choice_where_they_were() -> None:
    """RC-14.4: rats held before the choice are not looked at again."""
    desk = Desk().unlock("purple", 0).placed("purple", "t00.a").rats("t00.a", white=2).cheese("t07.a", "t07.d")
    match = desk.rats("t00.b", white=1).rats("t07.b", white=1).run((t.COMMON_MOVE, t.WHITE))
    assert (decision(match), of_kind(match, "zone")) == ("end_zone", {"t07.a", "t07.d"})
    play(match, "zone:t07.d", "zone:t07.a")
    assert (rats(match, "t00.a"), rats(match, "t00.b"), rats(match, "t07.b")) == ((0, 0, 2), (0, 0, 0), (0, 0, 0))
    assert events(match).count("rats_held") == 1


def test_measures_are_taken_anew_in_every_batch() -> None:
    """RC-18.7: the Cage is emptied for the burst and, filled again, for the Spawn step."""
    desk = Desk().peculiar("bloatbelly", "t00.a").trap("t00.a").cage(white=2).sack().luck(4, 1)
    match = desk.run(t.TRAPS_TRIGGER, t.SPAWN)
    told = [event for event in events(match) if event.startswith("sack_")]
    assert told.count("sack_from_inactive") == 2


def test_the_nemesis_appears_on_any_letter() -> None:
    """RC-21.3, RC-26.10: a "?" Nest in zone f of t24 beside the printed ones."""
    desk = Desk().lay("t24", 0, 1, 0).at("t24.a").cheese("t24.c").rats("t24.c", white=5).eaten(3)
    desk.s.question_nests[z("t24.f")] = 1
    desk.s.question_pool[t.Q_NEST] -= 1
    match = desk.run(t.CONSUME)
    assert of_kind(match, "zone") == {"t24.b", "t24.d", "t24.f"}
    assert t.ZONE_IDS[state(play(match, "zone:t24.f")).nemesis_zone] == "t24.f"


def test_a_hit_on_every_kind_of_target() -> None:
    """RC-26.4: the first colour, the last Peculiar Rat, the Nemesis."""
    desk = Desk().rats("t00.e", brown=1).peculiar("pack_baron", "t00.e").nemesis("t00.e").set(attack_dice=4)
    match = play(desk.luck(4, 4, 4, 6).turn(), "attack:4")
    kinds = {f"{kind}:{target}" for kind in ("hit", "mortal") for target in ("brown", "pack_baron", "nemesis")}
    assert offered(match) == kinds


def test_rats_without_a_net_on_the_way_go_on() -> None:
    """RC-14.11: a net that lies elsewhere stops nobody."""
    desk = Desk().unlock("purple", 0).placed("purple", "t21.b").cheese("t00.d").rats("t00.b", white=1, black=1)
    match = desk.run(*RATS_MOVE)
    assert (rats(match, "t00.d"), "rats_netted" in events(match)) == ((0, 0, 1), False)


def test_searches_leave_no_trace_when_somebody_decides() -> None:
    """RC-14.10, RC-21.4: neither before the end of a rat's move nor before the Nemesis' Nest is chosen."""
    match = Desk().cheese("t21.a", "t21.b").rats("t00.a", white=4).run(*RATS_MOVE)
    assert (decision(match), check(state(match))) == ("end_zone", 0)
    match = Desk().lay("t24", 0, 1, 0).at("t24.a").cheese("t24.c").rats("t24.c", white=5).eaten(3).run(t.CONSUME)
    assert (decision(match), check(state(match))) == ("nest", 0)


def test_the_last_points_pay_for_a_trap() -> None:
    """RC-8.1: exactly as many as it costs."""
    for name, cost in (("madam_cage", 1), ("agatha_brimstone", 2)):
        match = play(Desk(name).set(movement=cost).turn(), "trap:t00.a")
        assert (state(match).movement, state(match).traps[z("t00.a")]) == (0, 1)


def test_opcodes_have_a_clause_each() -> None:
    families = [value for value in vars(opcodes).values() if isinstance(value, opcodes.Opcodes)]
    assert [len(family.all) for family in families] == [4, 11, 16, 9, 9, 3]
