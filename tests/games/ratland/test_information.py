"""RL-20: who may know what. The suite checks the law of conceal and imagine; here it is checked by name."""

from __future__ import annotations

import random
from collections import Counter

from games.ratland.desk import GAME, confirm, desk, drawn, happened, run, state, submit_placement
from kit import imagined, match_at, play_random
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.ratland.table import (
    COPIES,
    END_CARD,
    EVENT_DECK,
    FOOD_CARDS,
    HIDDEN,
    QUESTIONS,
    RATS_PHASE,
    SEARCH_PHASE,
    State,
)


def known(match: Match, seat: int | None) -> State:
    found = match.concealed(seat)
    assert isinstance(found, State)
    return found


def test_public_things_of_the_table() -> None:
    """RL-20.1: seats, active player, round, phase, cards turned over, cards left, options."""
    match = play_random(Match("ratland", 3, 4, start_player=2, boards="all_aggressive"), random.Random(1), 40)
    s, view = state(match), match.view(None)["table"]
    assert s.round_no >= 2
    assert view["round"] == s.round_no
    assert view["active_player"] == (2 + s.round_no - 1) % 3
    phases = ["setup", "event", "rats", "attack", "nursery", "return", "search", "feeding"]
    assert view["phase"] == phases[s.phase]
    assert view["options"] == {"food_order": "shuffled", "boards": "all_aggressive", "clans": "off"}
    assert len(view["events"]) == s.round_no
    assert (view["events_left"], view["food_left"]) == (10 - s.round_no, 9 - s.round_no)
    assert match.view(None)["seats"] == 3


def test_public_things_of_the_players() -> None:
    """RL-20.2: rats healthy, sick, lost and dead, cheese, clan, level, board side."""
    s = desk(3, clans=("ninjas", "seers", "family"), aggressive=(1,), waiting=[3, 2, 1], sick=[1, 0, 0], lost=[0, 2, 0])
    s.dead[2], s.cheese[0] = 4, 7
    match = run(s, RATS_PHASE)
    for viewer in (None, 0, 1, 2):
        players = match.view(viewer)["table"]["players"]
        assert [p["healthy"] for p in players] == [3, 2, 1]
        assert [(p["sick"], p["lost"], p["dead"], p["cheese"]) for p in players] == [
            (1, 0, 0, 7), (0, 2, 0, 0), (0, 0, 4, 0),
        ]  # fmt: skip
        assert [p["clan"] for p in players] == ["ninjas", "seers", "family"]
        assert [p["board"] for p in players] == ["standard", "aggressive", "standard"]
        assert match.view(viewer)["table"]["clan_level"] == 1


def test_supply_and_bag_are_public() -> None:
    """RL-20.3: supply, bag by colour, every drawn piece, theft, birth, feeding and death."""
    match = run(desk(2, event="hard_hat", dump=[2, 1], cheese=[1, 0]), SEARCH_PHASE)
    s, view = state(match), match.view(None)["table"]
    assert sum(view["bag"].values()) == 11
    assert list(view["drawn"].values()) == list(s.drawn)
    assert list(view["cheese_supply"].values()) == list(s.cheese_supply)
    assert view["rat_supply"] == s.rat_supply
    assert [p for p, _ in drawn(match)] == [1]


def test_only_who_has_confirmed_is_public_behind_the_screens() -> None:
    """RL-20.4: neither partial nor complete distributions nor the number of decisions."""
    match = run(desk(3, waiting=[4, 4, 4]), RATS_PHASE)
    match.choose(0, "rats:1")
    submit_placement(match, 1, {"city": 2, "pantry": 2})
    s = known(match, 2)
    for p in (0, 1):
        assert (list(s.rats[p]), s.waiting[p], s.answers[p], s.hides[p]) == ([0] * 8, 4, 0, 0)
    assert s.clock == 0
    assert [p["confirmed"] for p in match.view(2)["table"]["players"]] == [False, True, False]
    assert match.prompt(1) == "Waiting for Player 1 and Player 3."


def test_private_until_the_reveal() -> None:
    """RL-20.5, RL-20.10: the own distribution and hiding; after the reveal they are in everybody's chronicle."""
    s = desk(2, event="hide_the_cheese", waiting=[2, 2], cheese=[1, 1])
    match = run(s, RATS_PHASE)
    submit_placement(match, 0, {"fields": 2, "hide": True})
    assert known(match, 0).hides[0] == 1
    assert known(match, 0).rats[0][2] == 2
    assert known(match, 1).hides[0] == 0
    submit_placement(match, 1, {"pantry": 2})
    for viewer in (None, 0, 1):
        assert happened(match, "cheese_hidden", viewer) == [{"player": 0, "hidden": 1}, {"player": 1, "hidden": 0}]
        assert happened(match, "rats_sent", viewer)[0] == {"player": 0, "dump": 0, "city": 0, "fields": 2}


def test_board_sides_are_private_until_the_first_reveal() -> None:
    """RL-20.2, RL-20.5: in secret_choice; the others' sides may be anything until then."""
    match = Match("ratland", 3, 1, boards="secret_choice")
    match.choose(1, "board:aggressive")
    assert [known(match, 0).aggressive[p] for p in range(3)] == [-1, -1, -1]
    assert known(match, 1).aggressive[1] == 1
    match.choose(0, "board:standard")
    match.choose(2, "board:aggressive")
    luck = random.Random(2)
    worlds = [imagined(plain(GAME), match.state, 0, luck) for _ in range(20)]
    assert {w.aggressive[1] for w in worlds if isinstance(w, State)} == {0, 1}
    for p in range(3):
        confirm(match, p)
    assert [known(match, None).aggressive[p] for p in range(3)] == [0, 1, 1]


def test_clan_cards() -> None:
    """RL-20.6: the dealt cards are private until the kept one is shown, the discarded one until the game is over."""
    match = Match("ratland", 3, 9, clans="on")
    dealt = [list(state(match).dealt[p]) for p in range(3)]
    assert [list(known(match, 1).dealt[p]) for p in range(3)] == [[HIDDEN] * 2, dealt[1], [HIDDEN] * 2]
    for p in range(3):
        match.choose(p, match.legal(p)[0])
    play_random(match, random.Random(3), 30)
    for viewer in range(3):
        for p in range(3):
            assert list(known(match, viewer).dealt[p]) == (dealt[p] if p == viewer else [HIDDEN] * 2)
    world = imagined(plain(GAME), match.state, 0, random.Random(1))
    assert isinstance(world, State)
    assert all(world.clan[p] in list(world.dealt[p]) for p in range(3))
    play_random(match, random.Random(3))
    assert [list(known(match, None).dealt[p]) for p in range(3)] == dealt
    discarded = [next((c for c in dealt[p] if c != state(match).clan[p]), dealt[p][0]) for p in range(3)]
    assert happened(match, "clan_discarded") == [{"player": p, "clan": discarded[p]} for p in range(3)]


def test_decks_are_secret() -> None:
    """RL-20.8, RL-3.5: order of both decks, the unused events, future draws and the dice."""
    match = play_random(Match("ratland", 4, 4), random.Random(1), 30)
    for viewer in (None, 0, 3):
        s = known(match, viewer)
        assert list(s.event_deck)[s.round_no :] == [HIDDEN] * (10 - s.round_no)
        assert list(s.food_deck)[s.round_no : 9] == [HIDDEN] * (9 - s.round_no)
        assert list(s.event_deck)[: s.round_no] == list(state(match).event_deck)[: s.round_no]
        assert (list(s.key), s.draws) == ([0] * 4, 0)
    play_random(match, random.Random(1))
    s = known(match, 0)
    assert s.event_deck[s.round_no] == state(match).event_deck[s.round_no]  # the end card was turned over
    assert all(card == HIDDEN for card in list(s.event_deck)[s.round_no + 1 :])


def test_sorted_food_is_public() -> None:
    """RL-20.9: in sorted mode everybody knows the sequence."""
    match = Match("ratland", 4, 4, food_order="sorted")
    assert list(known(match, None).food_deck)[:9] == list(range(9))
    assert match.view(None)["table"]["food_to_come"] == [f"food_{n}" for n in range(2, 10)]
    assert Match("ratland", 4, 4).view(None)["table"]["food_to_come"] == []


def test_imagined_decks_fit_what_is_known() -> None:
    """RL-20.11, RL-20.7: unseen cards only, in every order; what a Seer sees stays."""
    s = desk(3, event="holy_rat", clans=("seers", "family", "ninjas"), level=2, waiting=[1, 1, 1])
    s.round_no = 6
    position = match_at(GAME, state(run(s, RATS_PHASE)))
    luck = random.Random(7)
    next_events, next_food, ends = set(), set(), set()
    for _ in range(60):
        seer = imagined(plain(GAME), position.state, 0, luck)
        other = imagined(plain(GAME), position.state, 1, luck)
        assert isinstance(seer, State)
        assert isinstance(other, State)
        assert seer.event_deck[6] == position.state.event_deck[6]  # type: ignore[attr-defined]
        assert seer.food_deck[6] == position.state.food_deck[6]  # type: ignore[attr-defined]
        assert len(set(other.event_deck)) == EVENT_DECK
        assert sorted(list(other.food_deck)[: FOOD_CARDS * COPIES[3]]) == list(range(9))
        next_events.add(other.event_deck[6])
        next_food.add(other.food_deck[6])
        ends.add(list(other.event_deck).index(9))
    assert len(next_events) >= 4
    assert len(next_food) == 3
    assert ends == {6, 7, 8, 9}


def test_imagined_distributions() -> None:
    """RL-20.11: confirmed seats have distributed all rats somehow, the others have not begun; the clock fits."""
    match = run(desk(3, event="locked_and_loaded", level=2, waiting=[3, 9, 9]), RATS_PHASE)
    submit_placement(match, 1, {"pantry": 9})
    match.choose(2, "rats:1")
    luck = random.Random(5)
    seen = set()
    for _ in range(30):
        world = imagined(plain(GAME), match.state, 0, luck)
        assert isinstance(world, State)
        assert GAME.broken(world) in (None, "RL-23.6")  # a final event on top is a custom deck
        assert (sum(world.rats[1]), world.waiting[1], world.waiting[2]) == (9, 0, 9)
        assert world.rats[1][7] <= 3
        assert world.clock == world.answers[1]
        seen.add(tuple(world.rats[1]))
    assert len(seen) > 20


def test_views_are_functions_of_what_is_known() -> None:
    """RL-20.11: two worlds that differ in hidden data only give equal observations, at every decision."""
    match = Match("ratland", 3, 12, clans="on", boards="secret_choice")
    luck = random.Random(12)
    while not match.over and match.clock < 150:
        viewer = luck.choice([None, 0, 1, 2])
        world = match_at(GAME, imagined(plain(GAME), match.state, viewer, luck))
        here, there = match.view(viewer), world.view(viewer)
        del here["can_undo"], there["can_undo"]  # the other world has no history
        assert there == here
        assert known(world, viewer).tobytes() == known(match, viewer).tobytes()
        play_random(match, luck, 1)


# ------------------------------------------------------------------ imagined worlds


def worlds(match: Match, seat: int | None, count: int) -> list[State]:
    luck = random.Random(count)
    found = [imagined(plain(GAME), match.state, seat, luck) for _ in range(count)]
    return [world for world in found if isinstance(world, State)]


def test_imagined_clans_are_cards_that_can_be_there() -> None:
    """RL-20.6, RL-3.9: of the twelve cards each is dealt once; a shown clan is nobody else's discarded card."""
    match = Match("ratland", 5, 7, clans="on")
    own = list(state(match).dealt[0])
    seen = set()
    for world in worlds(match, 0, 60):
        dealt = [world.dealt[p][k] for p in range(5) for k in range(2)]
        assert len(set(dealt)) == 10
        assert dealt[:2] == own
        seen.add(dealt[2])
    assert seen == set(range(12)) - set(own)  # any card that is not his own
    for p in range(5):
        match.choose(p, match.legal(p)[0])
    shown = [state(match).clan[p] for p in range(5)]
    discarded = set()
    for world in worlds(match, 0, 60):
        dealt = [world.dealt[p][k] for p in range(5) for k in range(2)]
        assert len(set(dealt)) == 10
        assert [world.clan[p] for p in range(5)] == shown
        discarded |= {world.dealt[1][0], world.dealt[1][1]} - {shown[1]}
    assert discarded == set(range(12)) - set(shown) - set(own)


def test_imagined_clans_with_two_copies() -> None:
    """RL-17.7: with 12 players all 24 cards are dealt, two of each clan."""
    match = Match("ratland", 12, 3, clans="on")
    for world in worlds(match, 4, 3):
        dealt = [world.dealt[p][k] for p in range(12) for k in range(2)]
        assert sorted(dealt) == sorted([*range(12)] * 2)


def test_imagined_decks_are_possible_and_even() -> None:
    """RL-3.4, RL-3.7, RL-20.8: what was turned over stays; the end card is anywhere among the hidden final ones."""
    match = Match("ratland", 2, 5)
    while state(match).round_no < 3:
        seat = match.deciders[0]
        match.choose(seat, match.legal(seat)[-1])
    s = state(match)
    ends: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    for world in worlds(match, 0, 300):
        events, food = list(world.event_deck), list(world.food_deck)[:9]
        assert events[:3] == list(s.event_deck)[:3]
        assert food[:3] == list(s.food_deck)[:3]
        assert sorted(food) == list(range(9))
        assert len(set(events)) == 10
        assert GAME.check(world) == 0
        ends[events.index(END_CARD)] += 1
        tops[food[3]] += 1
    assert set(ends) == {5, 6, 7, 8, 9}
    assert all(35 <= count <= 90 for count in ends.values())  # 60 expected
    assert set(tops) == set(range(9)) - set(list(s.food_deck)[:3])
    assert all(25 <= count <= 80 for count in tops.values())  # 50 expected


def test_imagined_distributions_place_every_rat() -> None:
    """RL-20.4, RL-21.17: who has confirmed has placed all rats somewhere, with the answers that this takes."""
    match = run(desk(2, event="hide_the_cheese", waiting=[5, 9], cheese=[0, 2]), RATS_PHASE)
    confirm(match, 1)
    places = set()
    hides = set()
    for world in worlds(match, 0, 80):
        rats = list(world.rats[1])
        assert (sum(rats), world.waiting[1]) == (9, 0)
        placed, answers = 0, 0
        for place in QUESTIONS[0][:6]:
            if placed < 9:
                answers += 1
                placed += rats[place]
        assert world.answers[1] == answers + 1  # and whether to hide a piece
        assert world.clock == known(match, 0).clock + world.answers[1]
        places |= {place for place in range(8) if rats[place]}
        hides.add(world.hides[1])
    assert places == set(range(7))
    assert hides == {0, 1}
    match = run(desk(3, event="locked_and_loaded", level=2, waiting=[5, 9, 1]), RATS_PHASE)
    confirm(match, 1)
    both = [world.rats[1][7] for world in worlds(match, 0, 80)]
    assert set(both) == {0, 1, 2, 3}


def test_imagined_sides() -> None:
    """RL-20.5: a side that was not chosen yet stays open, a chosen one can be either."""
    match = Match("ratland", 3, 3, boards="secret_choice")
    match.choose(1, "board:aggressive")
    found = worlds(match, 0, 40)
    assert {world.aggressive[2] for world in found} == {-1}
    sides = Counter(world.aggressive[1] for world in found)
    assert set(sides) == {0, 1}
    assert min(sides.values()) >= 8
