"""RL-6 phase 2 and RL-21.16 to RL-21.22: the secret distribution, place by place and as a whole."""

from __future__ import annotations

import itertools
import random
from math import comb

import pytest

from games.ratland.desk import (
    at,
    cheese,
    decision,
    desk,
    event,
    happened,
    listed,
    notations,
    run,
    state,
    submit_placement,
    turn_over,
)
from undercity import IllegalChoice, Match, NothingToUndo
from undercity.games.ratland.placement import WrongPlacement, expand_placement, gather_placement
from undercity.games.ratland.table import COUNT, PLACE_IDS, RATS_PHASE, YES


def opened(*waiting: int, event: str = "abundance", **things: list[int]) -> Match:
    return run(desk(len(waiting), event=event, level=1, waiting=waiting, **things), RATS_PHASE)


def answer(match: Match, seat: int, *counts: int) -> None:
    for count in counts:
        match.choose(seat, f"rats:{count}")


def test_all_healthy_rats_are_distributed() -> None:
    """RL-6.1, RL-6.2, RL-21.17: any number per place, all healthy rats, the rest goes to the pantry."""
    match = opened(7, 2, sick=[3, 0], lost=[1, 0])
    assert notations(match, 0) == [f"rats:{n}" for n in range(8)]
    answer(match, 0, 1, 0, 2, 0, 1, 1)
    answer(match, 1, 0, 0, 0, 0, 0, 0)
    s = state(match)
    assert at(s, 0) == {"nursery": 1, "city": 2, "left_canal": 1, "right_canal": 1, "pantry": 2}
    assert at(s, 1) == {"pantry": 2}
    assert (listed(s.waiting, 2), s.sick[0], s.lost[0]) == ([0, 0], 3, 1)


def test_healthy_rats_are_available_again() -> None:
    """RL-6.3: wherever they were in the last round; sick and lost ones are not."""
    s = desk(2, dump=[1, 0], nursery=[2, 0], left_canal=[3, 1], pantry=[1, 4], sick=[2, 0], lost=[0, 1])
    match = turn_over(s)
    assert listed(state(match).waiting, 2) == [7, 5]
    assert at(state(match), 0) == {}


def test_cheese_is_public() -> None:
    """RL-6.4: everybody sees the amounts, also while the screens stand."""
    match = opened(3, 3, cheese=[2, 5])
    assert [p["cheese"] for p in match.view(None)["table"]["players"]] == [2, 5]


def test_screens_are_lifted_when_the_last_one_has_finished() -> None:
    """RL-6.5, RL-21.22: with the last confirmation every distribution is public at once, and final."""
    match = opened(2, 3)
    answer(match, 0, 2)
    assert match.deciders == [1]
    assert match.view(1)["table"]["players"][0]["rats"]["nursery"] == 0
    answer(match, 1, 0, 3)
    assert state(match).screens == 0
    assert match.view(1)["table"]["players"][0]["rats"]["nursery"] == 2
    assert happened(match, "rats_sent")[0] == {"player": 1, "dump": 3, "city": 0, "fields": 0}
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_distribution_can_be_withdrawn_until_the_last_confirmation() -> None:
    """RL-6.6, RL-21.23: a seat takes back its own answers, also after it confirmed; those of others stay."""
    match = opened(2, 3, 1)
    answer(match, 0, 1, 1)
    answer(match, 1, 3)
    assert match.deciders == [2]
    match.undo(0)
    assert match.deciders == [0, 2]
    match.undo(0)
    with pytest.raises(NothingToUndo):
        match.undo(0)
    assert state(match).rats[1][PLACE_IDS.index("nursery")] == 3
    answer(match, 0, 0, 0, 2)
    answer(match, 2, 1)
    assert at(state(match), 0) == {"city": 2}


# ------------------------------------------------------------------ place by place


def test_number_of_distributions() -> None:
    """RL-21.16: C(h+6, 6) distributions of h rats over seven places."""
    assert [comb(h + 6, 6) for h in (7, 12, 20, 30)] == [1716, 18564, 230230, 1947792]
    found = sum(1 for counts in itertools.product(range(4), repeat=7) if sum(counts) == 3)
    assert found == comb(9, 6)


def test_order_of_the_questions() -> None:
    """RL-21.17: nursery, (both,) dump, city, fields, left canal, right canal; then hiding."""
    match = opened(1, 1, event="hide_the_cheese", cheese=[1, 0])
    asked = []
    for _ in range(6):
        asked.append(match.view(0)["table"]["asked"]["place"])
        answer(match, 0, 0)
    assert asked == ["nursery", "dump", "city", "fields", "left_canal", "right_canal"]
    assert notations(match, 0) == ["answer:no", "answer:yes"]
    match = run(desk(3, event="locked_and_loaded", level=2, waiting=[1, 1, 1]), RATS_PHASE)
    answer(match, 0, 0)
    assert match.view(0)["table"]["asked"]["place"] == "both"


def test_one_sequence_per_distribution() -> None:
    """RL-21.18: every distribution of 3 rats gives its own sequence of answers, and playing it gives it back."""
    sequences = set()
    for counts in itertools.product(range(4), repeat=7):
        if sum(counts) != 3:
            continue
        names = ("nursery", "dump", "city", "fields", "left_canal", "right_canal", "pantry")
        placement = dict(zip(names, counts, strict=True))
        match = opened(3, 1)
        codes = expand_placement(state(match), 0, placement)
        sequences.add(tuple(codes))
        for code in codes:
            match.choose(0, code)
        assert match.deciders == [1]
        assert at(state(match), 0) == {k: n for k, n in placement.items() if n}
    assert len(sequences) == comb(9, 6)


def test_nothing_is_asked_without_rats() -> None:
    """RL-21.19, RL-21.2: counts are not asked once no rat is left; with 0 healthy rats nothing is asked."""
    match = opened(2, 0, 2)
    assert match.deciders == [0, 2]
    answer(match, 0, 0, 2)
    assert match.deciders == [2]
    match = opened(0, 0)
    assert decision(match) is None
    match = opened(0, 1, event="hide_the_cheese", cheese=[1, 0])
    assert match.deciders == [0, 1]  # only whether to hide
    assert notations(match, 0) == ["answer:no", "answer:yes"]


def test_answers_are_the_seats_own_secret() -> None:
    """RL-21.20, RL-20.4: nobody else's record, view, prompt, choices or chronicle changes with partial answers."""
    match = opened(5, 5, 5, event="hide_the_cheese", cheese=[1, 1, 1])
    for steps in ((0,), (0, 2), (5,), (1, 1, 1, 1, 1)):
        there = Match.from_position("ratland", match.position())
        answer(there, 0, *steps)
        for viewer in (1, 2, None):
            assert there.concealed(viewer).tobytes() == match.concealed(viewer).tobytes()
            assert there.view(viewer) == match.view(viewer)
            assert there.prompt(viewer) == match.prompt(viewer)
            assert there.chronicle(viewer) == match.chronicle(viewer)
            assert there.clock_of(viewer) == match.clock
        assert there.view(0) != match.view(0)


def test_confirming_does_not_tell_how_many_answers_it_took() -> None:
    """RL-20.4, RL-21.20: one answer or six, hiding or not - others see only that the seat has confirmed."""
    worlds = []
    for placement in ({"nursery": 4}, {"pantry": 3, "right_canal": 1}, {"city": 4, "hide": True}):
        match = opened(4, 4, 4, event="hide_the_cheese", cheese=[1, 1, 1])
        submit_placement(match, 1, placement)
        answer(match, 0, 1)
        worlds.append(match)
    for viewer in (0, 2, None):
        assert len({w.concealed(viewer).tobytes() for w in worlds}) == 1
        assert all(w.view(viewer) == worlds[0].view(viewer) for w in worlds)
        assert all(w.chronicle(viewer) == worlds[0].chronicle(viewer) for w in worlds)
    assert {w.clock for w in worlds} == {3, 5, 8}
    assert worlds[0].view(0)["clock"] == 1
    assert worlds[0].view(2)["table"]["players"][1]["confirmed"]


def test_a_seat_chooses_by_its_own_clock() -> None:
    """RL-20.4: a choice sent with the clock the seat saw stands, whatever others answered meanwhile."""
    match = opened(4, 4)
    seen = match.view(1)["clock"]
    answer(match, 0, 1, 1)
    match.choose(1, "rats:2", clock=seen)
    with pytest.raises(IllegalChoice, match="clock"):
        match.choose(1, "rats:2", clock=seen)


def test_the_result_does_not_depend_on_the_order_of_answers() -> None:
    """RL-21.20, RL-23.14: answers mixed in any order give the same bytes."""
    sequences = {0: [1, 2, 0, 0, 3, 1], 1: [0, 0, 7], 2: [7], 3: [0, 1, 0, 2, 2, 2]}
    results = set()
    for seed in range(6):
        match = Match("ratland", 4, 2)
        position = match.position()
        position["event_deck"][0] = event("massive_attack")
        position["waiting"] = [7] * 4 + [0] * 8
        match = Match.from_position("ratland", position)
        luck = random.Random(seed)
        left = {seat: list(counts) for seat, counts in sequences.items()}
        while left:
            seat = luck.choice(sorted(left))
            answer(match, seat, left[seat].pop(0))
            if not left[seat]:
                del left[seat]
        results.add(match.state.tobytes())
    assert len(results) == 1


# ------------------------------------------------------------------ the whole distribution in one message


def test_a_whole_distribution() -> None:
    """RL-21.21, RL-21.1: one message becomes the same small choices a bot makes."""
    match = opened(7, 3)
    placement = {"nursery": 2, "dump": 3, "city": 0, "fields": 1, "left_canal": 0, "right_canal": 0, "pantry": 1}
    assert expand_placement(state(match), 0, placement) == [COUNT + n for n in (2, 3, 0, 1, 0, 0)]
    submit_placement(match, 0, placement)
    assert match.moves == [(0, f"rats:{n}") for n in (2, 3, 0, 1, 0, 0)]
    submit_placement(match, 1, {"left_canal": 3})
    assert match.moves[6:] == [(1, f"rats:{n}") for n in (0, 0, 0, 0, 3)]
    assert decision(match) is None


def test_answers_come_to_a_whole_distribution() -> None:
    """RL-21.17 to RL-21.21: the way back, from the small choices; None until the last of them, whatever came before."""
    everywhere = {"nursery": 2, "dump": 3, "city": 0, "fields": 1, "left_canal": 0, "right_canal": 0, "pantry": 1}
    hidden = opened(7, 1, event="hide_the_cheese", cheese=[3, 0])
    both = run(desk(3, event="locked_and_loaded", level=2, waiting=[7, 0, 1]), RATS_PHASE)
    for match, more in ((opened(7, 3), {}), (hidden, {"hide": True}), (hidden, {"hide": False}), (both, {"both": 0})):
        codes = expand_placement(state(match), 0, whole := everywhere | more)
        assert gather_placement(state(match), 0, codes) == whole
        assert [gather_placement(state(match), 0, codes[:n]) for n in range(len(codes))] == [None] * len(codes)
        match.choose(0, codes[0])
        assert gather_placement(state(match), 0, codes[1:]) == whole
        match.undo(0)
    match = opened(0, 1, event="hide_the_cheese", cheese=[1, 0])
    assert gather_placement(state(match), 0, [YES]) == dict.fromkeys(everywhere, 0) | {"hide": True}
    lifted = state(match)
    lifted.screens = 0
    with pytest.raises(WrongPlacement, match="the screens are lifted"):
        gather_placement(lifted, 0, [YES])


def test_a_distribution_can_be_replaced() -> None:
    """RL-21.22: until the last player has confirmed; a wrong one changes nothing."""
    match = opened(4, 4)
    submit_placement(match, 0, {"nursery": 4})
    answer(match, 1, 2)
    submit_placement(match, 0, {"city": 1, "pantry": 3})
    assert at(state(match), 0) == {"city": 1, "pantry": 3}
    assert state(match).rats[1][5] == 2
    before = match.state.tobytes()
    with pytest.raises(IllegalChoice):
        submit_placement(match, 0, {"city": 5})
    assert match.state.tobytes() == before
    submit_placement(match, 1, {"pantry": 4})
    assert at(state(match), 1) == {"pantry": 4}
    with pytest.raises(IllegalChoice, match="screens"):
        submit_placement(match, 0, {"nursery": 4})


@pytest.mark.parametrize(
    ("placement", "message"),
    [
        ({"nursery": 5, "pantry": 4}, "you have 7 rats to place, but placed 9: 2 too many"),
        ({"nursery": 5}, "you have 7 rats to place, but placed 5: 2 missing"),
        ({}, "7 missing"),
        ({"nursery": -1, "pantry": 8}, "nursery must be a whole number"),
        ({"nursery": 3.5, "pantry": 3.5}, "nursery must be a whole number"),
        ({"nursery": True, "pantry": 6}, "nursery must be a whole number"),
        ({"infirmary": 1, "pantry": 6}, "'infirmary' cannot be chosen now"),
        ({"both": 1, "pantry": 6}, "'both' cannot be chosen now"),
        ({"pantry": 7, "hide": True}, "'hide' cannot be chosen now"),
        ([7, 0, 0], "a distribution is a table"),
    ],
)
def test_wrong_distributions(placement: dict[str, int], message: str) -> None:
    """RL-21.21: the message says what is wrong, and how many rats are over or missing."""
    match = opened(7, 1)
    with pytest.raises(IllegalChoice, match=message):
        expand_placement(state(match), 0, placement)
    assert match.moves == []


@pytest.mark.parametrize(
    ("placement", "clause", "en", "de"),
    [
        (
            {"nursery": 5, "pantry": 4},
            "RL-21.21",
            "You have 7 rats to place: that is 2 too many.",
            "Du hast 7 Ratten zu verteilen: Das sind 2 zu viel.",
        ),
        (
            {"nursery": 6},
            "RL-21.21",
            "You have 7 rats to place: 1 is still missing.",
            "Du hast 7 Ratten zu verteilen: 1 fehlt noch.",
        ),
        (
            {"pantry": 7, "hide": True},
            "RL-13.7",
            "Cheese can be hidden only in a round with the event “Hide the cheese”.",
            "Nur in einer Spielrunde mit dem Ereignis „Alarm schlagen“ kann Käse versteckt werden.",
        ),
    ],
)
def test_a_wrong_distribution_is_refused_in_the_readers_language(
    placement: dict[str, int], clause: str, en: str, de: str
) -> None:
    """RL-21.21: with the clause that forbids it."""
    match = opened(7, 1)
    with pytest.raises(WrongPlacement) as refused:
        expand_placement(state(match), 0, placement)
    objection = refused.value.objection
    assert objection is not None
    assert objection.clause == clause
    said = [match.game.say(objection.message, objection.names, language, ()) for language in ("en", "de")]
    assert said == [en, de]


def test_both_and_hide_in_a_distribution() -> None:
    """RL-21.21: both is at most 3 and only if offered; hide is yes or no, and no if left out."""
    s = desk(3, event="locked_and_loaded", level=2, waiting=[5, 0, 1])
    match = run(s, RATS_PHASE)
    assert expand_placement(state(match), 0, {"both": 3, "pantry": 2}) == [COUNT + n for n in (0, 3, 0, 0, 0, 0, 0)]
    with pytest.raises(IllegalChoice, match="at most 3 rats"):
        expand_placement(state(match), 0, {"both": 4, "pantry": 1})
    match = opened(2, 1, event="hide_the_cheese", cheese=[3, 0])
    assert len(expand_placement(state(match), 0, {"nursery": 2})) == 2
    with pytest.raises(IllegalChoice, match="'hide' is true or false"):
        expand_placement(state(match), 0, {"nursery": 2, "hide": 1})
    with pytest.raises(IllegalChoice, match="'hide' cannot be chosen"):
        expand_placement(state(match), 1, {"nursery": 1, "hide": False})
    submit_placement(match, 0, {"nursery": 2, "hide": True})
    assert state(match).hides[0] == 1
    assert cheese(match) == [3, 0]
    assert happened(match, "cheese_hidden") == []  # not before the screens are lifted
