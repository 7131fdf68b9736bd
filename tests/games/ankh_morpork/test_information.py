"""Chapters 21 and 22: information and decisions."""

from __future__ import annotations

import random
from typing import Any

from games.ankh_morpork.desk import DEMON, Desk, G, R, Y, card, decision, hand, money, offered, play, state, told
from kit import imagined, match_at
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.ankh_morpork import GAME
from undercity.games.ankh_morpork import table as t
from undercity.games.ankh_morpork.table import CARD_IDS, CHOICES, PERSONALITY_IDS, STEPS, State

RULES = plain(GAME)


def worlds(match: Match, viewer: int | None, count: int = 30) -> list[State]:
    """Worlds the viewer holds possible."""
    luck = random.Random(1)
    return [imagined(RULES, match.state, viewer, luck) for _ in range(count)]  # type: ignore[misc]


def seen_hand(match: Match, viewer: int | None, seat: int) -> set[str]:
    """The cards of a hand that the viewer knows."""
    return {c for c in match.view(viewer)["table"]["players"][seat]["hand"] if c}


def person_view(match: Match, viewer: int | None, name: str) -> tuple[list[int], bool]:
    """Seats that may be this personality for all the viewer knows, and whether it may be undealt."""
    entry: dict[str, Any] = next(p for p in match.view(viewer)["table"]["personalities"] if p["id"] == name)
    return entry["seats"], entry["undealt"]


def test_what_is_public() -> None:
    """AM-21.1: a spectator sees it all."""
    desk = Desk().minions(R, 7).minions(DEMON, 8).buildings(Y, 3).trouble(8).discarded("hex", "mob").loan(G, "mr_bent")
    desk.stuck(Y, "fools_guild").hand(R, "pink_pussycat_club", "groat").hand(Y, "ruby")
    table = play(desk.turn(), "0 card:pink_pussycat_club").view(None)["table"]
    assert table["areas"][6]["minions"] == [1, 0, 0]
    assert (table["areas"][7]["demons"], table["areas"][7]["trouble"]) == (1, True)
    assert (table["areas"][2]["building"], table["areas"][2]["city_card"]) == (Y, Y)
    assert [p["money"] for p in table["players"]] == [13, 10, 10]
    assert table["bank"] == 87
    assert [p["hand_size"] for p in table["players"]] == [1, 1, 0]
    assert (table["players"][Y]["stuck"], table["players"][G]["loans"]) == (["fools_guild"], ["mr_bent"])
    assert table["discard_pile"] == ["hex", "mob"]
    assert table["draw_pile"] == 101 - 2 - 2 - 3
    assert (table["event_deck"], table["events_resolved"]) == (12, [])
    assert (table["card_in_play"], table["further_plays"]) == ("pink_pussycat_club", 1)


def test_own_hand_and_personality() -> None:
    """AM-21.2: known to their player only."""
    match = Desk().hand(R, "hex", "mob").hand(Y, "ruby").turn()
    assert seen_hand(match, R, R) == {"hex", "mob"}
    assert seen_hand(match, Y, R) == set()
    assert seen_hand(match, None, R) == set()
    assert match.view(R)["table"]["players"][R]["personality"] == "commander_vimes"
    assert match.view(Y)["table"]["players"][R]["personality"] is None


def test_secret_to_everyone() -> None:
    """AM-21.3: the orders of draw pile and event deck, and the undealt personalities."""
    match = Desk().hand(R, "hex").turn()
    for viewer in (None, R, Y):
        known = match.concealed(viewer)
        assert set(known.draw_pile) == {t.HIDDEN, t.EMPTY}  # type: ignore[attr-defined]
        assert set(known.events) == {t.HIDDEN}  # type: ignore[attr-defined]
        assert person_view(match, viewer, "dragon_king_of_arms")[1]
        orders = {tuple(world.draw_pile) for world in worlds(match, viewer, 5)}
        assert len(orders) == 5


def test_what_lies_before_a_player_is_in_no_hand_and_no_pile() -> None:
    """AM-21.1, AM-24.7: stuck cards and loans are in sight, so no imagined world deals them again."""
    desk = Desk().stuck(Y, "fools_guild").stuck(G, "dr_whiteface").loan(G, "mr_bent").hand(R, "hex").hand(Y, "ruby")
    for world in worlds(desk.turn(), R, 5):
        hidden = {c for row in (world.draw_pile, world.hand[Y], world.hand[G]) for c in row} - {t.EMPTY}
        assert hidden == set(range(t.CARDS)) - {card(c) for c in ("fools_guild", "dr_whiteface", "mr_bent", "hex")}


def test_green_lies_above_brown() -> None:
    """AM-21.4: in every world that is held possible, and no brown card is in a hand before one is drawn."""
    match = Match("ankh_morpork", 3, 4)
    for world in worlds(match, R, 10):
        pile = [c for c in world.draw_pile if c != t.EMPTY]
        assert pile.index(next(c for c in pile if c >= 48)) == 33
        assert all(c < 48 for seat in range(3) for c in world.hand[seat])


def test_mrs_cake_is_remembered() -> None:
    """AM-21.5: and a later Zorgo makes it less sure."""
    desk = Desk().hand(R, "mrs_cake").hand(Y, "zorgo_the_retro_phrenologist", "ruby").hand(G, "hex")
    match = play(desk.turn(), "0 card:mrs_cake", "0 do")
    shown = [line.things["personality"] for line in match.chronicle(R) if line.event == "personality_looked_at"]
    assert len(shown) == 3
    for p in shown:
        assert person_view(match, R, PERSONALITY_IDS[p]) == ([], True)
        assert person_view(match, Y, PERSONALITY_IDS[p]) != ([], True)
        assert all(p not in list(world.personality) for world in worlds(match, R))
    play(match, "0 end", "1 card:zorgo_the_retro_phrenologist", "1 do")
    for p in shown:
        assert person_view(match, R, PERSONALITY_IDS[p]) == ([Y], True)
        assert all(world.personality[G] != p for world in worlds(match, R))
    assert any(world.personality[Y] in shown for world in worlds(match, R, 60))


def test_zorgo_knows_the_former_personality() -> None:
    """AM-21.6: it is undealt, and the actor alone knows."""
    desk = Desk().person(R, "lord_vetinari").hand(R, "zorgo_the_retro_phrenologist")
    match = play(desk.turn(), "0 card:zorgo_the_retro_phrenologist", "0 do")
    assert person_view(match, R, "lord_vetinari") == ([], True)
    assert person_view(match, Y, "lord_vetinari") == ([R, G], True)
    assert all(PERSONALITY_IDS.index("lord_vetinari") not in list(w.personality) for w in worlds(match, R))


def test_others_know_what_everybody_knows() -> None:
    """AM-21.12: in a world red imagines, yellow knows the own personality and that the rest may be anywhere else."""
    for world in worlds(Desk().hand(R, "groat").turn(), R, 5):
        for p in range(t.PERSONALITIES):
            own = world.personality[Y] == p
            assert world.may_hold[Y][p] == (1 << Y if own else t.UNDEALT | 1 << R | 1 << G)


def test_contradictory_knowledge_is_given_up() -> None:
    """AM-21.5: an edited position in which no deal fits still gets each player a personality of the own."""
    s = state(Desk().hand(R, "groat").turn())
    for p in range(t.PERSONALITIES):
        s.may_hold[R][p] = 0
    world = imagined(RULES, s, R, random.Random(1))
    assert len({world.personality[seat] for seat in range(3)} - {t.HIDDEN}) == 3  # type: ignore[attr-defined]


def test_who_has_not_won_is_somebody_else() -> None:
    """AM-21.12, AM-3.1: with eight markers and no win, everybody knows red is not the Dragon King."""
    match = Desk().trouble(*range(1, 9)).hand(R, "groat").turn()
    for viewer in (None, Y, G):
        assert R not in person_view(match, viewer, "dragon_king_of_arms")[0]
        king = PERSONALITY_IDS.index("dragon_king_of_arms")
        assert all(world.personality[R] != king for world in worlds(match, viewer))


def test_cable_street_shows_a_hand() -> None:
    """AM-21.7: to the actor, who remembers; the discarded card is public."""
    desk = Desk().hand(R, "cable_street_particulars").hand(Y, "hex", "mob", "susan").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:cable_street_particulars", "0 do", "0 player:yellow")
    assert seen_hand(match, R, Y) == {"hex", "mob", "susan"}
    assert seen_hand(match, G, Y) == set()
    play(match, "0 card:mob")
    assert match.view(None)["table"]["discard_pile"] == ["wallace_sonky", "mob"]
    assert seen_hand(match, R, Y) == {"hex", "susan"}
    assert all({card("hex"), card("susan")} <= set(world.hand[Y]) for world in worlds(match, R))
    assert any(card("hex") not in set(world.hand[Y]) for world in worlds(match, G))
    for viewer, count in ((R, 3), (Y, 3), (G, 0), (None, 0)):
        assert len(told(match, "card_shown", viewer)) == count


def test_stanley_shows_two_cards() -> None:
    """AM-21.8: the actor knows both, the victim which was kept, others neither."""
    desk = Desk().hand(R, "stanley").hand(Y, "hex", "mob", "ruby").hand(G, "groat").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:stanley", "0 do", "0 player:yellow")
    both = {choice[5:] for choice in offered(match, R)}
    assert set(match.view(R)["table"]["shown_cards"]) == both
    assert set(match.view(Y)["table"]["shown_cards"]) == both
    assert match.view(G)["table"]["shown_cards"] == []
    taken = list(state(match).taken)
    assert all(list(world.taken) == taken for viewer in (R, Y) for world in worlds(match, viewer, 5))
    pairs = {tuple(world.taken) for world in worlds(match, G)}
    assert len(pairs) > 10
    assert all(set(world.taken) <= set(world.hand[Y]) - {t.EMPTY} for world in worlds(match, G))
    kept = sorted(both)[0]
    play(match, f"0 card:{kept}")
    assert seen_hand(match, R, Y) == both - {kept}
    assert seen_hand(match, Y, R) == {kept}
    for viewer in (None, R, Y, G):  # nothing lies between two hands any more, for anybody
        assert list(match.concealed(viewer).taken) == [t.EMPTY, t.EMPTY]  # type: ignore[attr-defined]
    assert seen_hand(match, G, R) == seen_hand(match, G, Y) == set()


def test_the_chair_shows_both_hands() -> None:
    """AM-21.9: each of the two knows what the other received."""
    desk = Desk().hand(R, "chair_of_indefinite_studies", "mob").hand(Y, "hex", "ruby").discarded("wallace_sonky")
    match = play(desk.turn(), "0 card:chair_of_indefinite_studies", "0 do", "0 do", "0 player:yellow")
    assert seen_hand(match, R, Y) == {"mob"}
    assert seen_hand(match, Y, R) == {"hex", "ruby"}
    assert seen_hand(match, G, R) == seen_hand(match, G, Y) == set()


def test_knowledge_ends_when_it_is_no_longer_sure() -> None:
    """AM-21.12: green knows red's cards; once red secretly gives one away, green knows none of them."""
    desk = Desk(3, active=G).hand(G, "cable_street_particulars").hand(R, "hex", "mob", "seamstresses_guild", "groat")
    match = play(desk.discarded("wallace_sonky").turn(), "2 card:cable_street_particulars", "2 do", "2 player:red")
    play(match, "2 card:groat")
    while decision(match) != "2 closing_menu":
        play(match, "2 pass")
    play(match, "2 end")
    assert seen_hand(match, G, R) == {"hex", "mob", "seamstresses_guild"}
    play(match, "0 card:seamstresses_guild", "0 do", "0 player:yellow", "0 card:mob")
    assert seen_hand(match, G, R) == set()
    assert seen_hand(match, R, Y) == {"mob"}


def test_found_and_returned_cards_are_known_to_all() -> None:
    """AM-14.5, AM-10.15: the discard pile lies open, and the card taken back was seen in play."""
    match = play(Desk().discarded("groat", "hex").hand(R, "history_monks").turn(), "0 card:history_monks", "0 do")
    for viewer in (None, Y):
        assert seen_hand(match, viewer, R) == {"groat", "hex"}
    desk = Desk().hand(R, "peeled_nuts", "doctor_mossy_lawn").hand(Y, "hex")
    match = play(desk.turn(), "0 card:peeled_nuts", "0 card:doctor_mossy_lawn")
    assert seen_hand(match, Y, R) == {"peeled_nuts"}


def same_to_others(one: Match, two: Match, holder: int) -> None:
    """All but the holder see the same in both: record, prompt, chronicle, deciders and clock."""
    for viewer in (None, *(p for p in range(one.seats) if p != holder)):
        assert one.concealed(viewer).tobytes() == two.concealed(viewer).tobytes()
        assert one.view(viewer) == two.view(viewer)
        assert one.prompt(viewer) == two.prompt(viewer)
        assert one.chronicle(viewer) == two.chronicle(viewer)
        if viewer is not None:
            assert one.choices(viewer) == two.choices(viewer)
    assert (one.deciders, one.clock) == (two.deciders, two.clock)


def test_nobody_can_tell_whether_an_interrupt_is_held() -> None:
    """AM-21.10, AM-10.26: yellow holds Sonky, Gaspode or neither; until one is played the table looks the same."""
    cases = [
        ("nobby_nobbs", ["0 do", "0 player:yellow"], ("wallace_sonky", "ruby")),
        ("thieves_guild", ["0 do"], ("wallace_sonky", "ruby")),
        ("dr_cruces", ["0 do"], ("gaspode", "susan", "igor", "fresh_start_club", "ruby")),
        ("the_duckman", ["0 do", "0 6"], ("gaspode", "wallace_sonky", "ruby")),
        ("auditors", ["0 do"], ("gaspode", "susan", "wallace_sonky", "ruby")),
    ]
    for played, moves, held in cases:
        matches = []
        for holding in held:
            desk = Desk().minions(Y, 5).trouble(5).hand(R, played).hand(Y, holding).hand(G, "groat")
            unknown = dict.fromkeys(("susan", "igor", "gaspode", "wallace_sonky", "fresh_start_club", "ruby"))
            desk.pile(*(c for c in unknown if c != holding), size=45)
            matches.append(play(desk.turn(), f"0 card:{played}", *moves))
        for other in matches[1:]:
            same_to_others(matches[0], other, Y)
        for match in matches:
            while match.deciders == [Y]:
                play(match, "1 pass")
        for other in matches[1:]:
            same_to_others(matches[0], other, Y)


def test_nobody_can_tell_whether_doctor_mossy_lawn_is_held() -> None:
    """AM-21.10: nor whether a hand holds playable cards at all."""
    matches = []
    for holding in ("doctor_mossy_lawn", "susan", "groat"):
        desk = Desk().minions(R, 7).trouble(7).hand(R, "ruby", "pink_pussycat_club", holding).hand(Y, "hex")
        desk.pile(*(c for c in ("groat", "doctor_mossy_lawn", "susan") if c != holding), size=45)
        match = play(desk.turn(), "0 card:pink_pussycat_club", "0 card:ruby", "0 pass")
        matches.append(match)
        assert decision(match) == "0 symbol_menu"
    for other in matches[1:]:
        same_to_others(matches[0], other, R)


def test_personalities_are_revealed_at_the_end() -> None:
    """AM-21.11: and not before."""
    match = Desk().person(R, "dragon_king_of_arms").trouble(*range(1, 9)).turn()
    seen = [p["personality"] for p in match.view(None)["table"]["players"]]
    assert seen == ["dragon_king_of_arms", "lord_rust", "lord_selachii"]
    assert person_view(match, None, "chrysoprase") == ([], True)


# ------------------------------------------------------------------ 22. Decisions


def test_one_decides_at_a_time() -> None:
    """AM-22.1: never two deciders, in whole games."""
    luck = random.Random(2)
    for seats in (2, 3, 4):
        match = Match("ankh_morpork", seats, 2)
        while not match.over:
            assert len(match.deciders) == 1
            match.choose(match.deciders[0], luck.choice(match.legal(match.deciders[0])))
    assert not any(step.together for step in STEPS.all)


def test_forced_steps_are_made_unasked() -> None:
    """AM-22.2: the only victim in the only area is taken without a question."""
    desk = Desk().minions(Y, 5).trouble(5).hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces")
    clock = match.clock
    play(match, "0 do")
    assert (match.clock, decision(match)) == (clock + 1, "0 closing_menu")


def test_equal_choices_are_offered_once() -> None:
    """AM-22.3: three yellow minions are one choice."""
    desk = Desk().minions(Y, 5, 5, 5).minions(G, 5).trouble(5).hand(R, "dr_cruces")
    match = play(desk.turn(), "0 card:dr_cruces", "0 do")
    assert offered(match, R) == {"owner:yellow", "owner:green"}


def test_the_flat_list_of_choices() -> None:
    """AM-22.4: 101 cards, 12 areas, 6 owners, 4 seats, 12 powers, 6 words: 141."""
    sizes = [(kind.name, len(kind.labels)) for kind in CHOICES.kinds]
    words = ["do", "pass", "end", "pay", "refuse", "none"]
    wanted = [("card", 101), ("area", 12), ("owner", 6), ("player", 4), ("power", 12), *((w, 1) for w in words)]
    assert sizes == wanted
    assert CHOICES.count == 141
    assert CHOICES.kinds[0].labels == CARD_IDS


def test_what_is_confirmed() -> None:
    """AM-22.5: a card, an event, a text that rolls or shows cards, the end of the turn, each by a choice."""
    desk = Desk().hand(R, "dean", "groat").hand(Y, "hex")
    match = desk.turn()
    assert decision(match) == "0 opening_menu"
    play(match, "0 card:dean")
    assert (decision(match), offered(match, R)) == ("0 symbol_menu", {"do"})
    for played in ("errol", "stanley", "mrs_cake"):
        match = play(Desk().hand(R, played).turn(), f"0 card:{played}")
        assert decision(match) == "0 symbol_menu"
    match = play(Desk().hand(R, "peeled_nuts").turn(), "0 card:peeled_nuts")
    assert offered(match, R) == {"end"}


def test_undo() -> None:
    """AM-22.6: back to a roll, a reveal or a question to another player, not further."""
    match = play(Desk().minions(R, 7).hand(R, "groat").turn(), "0 card:groat", "0 do", "0 8")
    for _ in range(3):
        match.undo(R)
    assert (hand(match, R), decision(match)) == ({"groat"}, "0 opening_menu")
    match = play(Desk().dice(7).hand(R, "cmot_dibbler").turn(), "0 card:cmot_dibbler", "0 do")
    assert not match.can_undo(R)
    desk = Desk().hand(Y, "ruby").hand(R, "nobby_nobbs")
    match = play(desk.turn(), "0 card:nobby_nobbs", "0 do", "0 player:yellow")
    assert decision(match) == "1 text_window"
    assert not match.can_undo(R)
    match = play(Desk().hand(R, "hex").turn(), "0 card:hex", "0 do")
    assert not match.can_undo(R)


def test_an_edited_position_is_taken_as_it_stands() -> None:
    """Brown interrupts in a hand before any brown card was drawn are unusual, yet their windows open."""
    desk = Desk().minions(Y, 5).trouble(5).hand(R, "dr_cruces").hand(Y, "susan")
    match = play(match_at(GAME, desk.turn().state), "0 card:dr_cruces", "0 do")
    assert offered(match, Y) == {"card:susan", "pass"}
    assert money(match) == [10, 10, 10]
    assert state(match).minions[Y][4] == 1
