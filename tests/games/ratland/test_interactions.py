"""RL-19: how events, clans and aggressive boards work together. One test per row of the tables."""

from __future__ import annotations

import pytest

from games.ratland.desk import (
    at,
    bag_of,
    cheese,
    decision,
    desk,
    happened,
    listed,
    notations,
    run,
    state,
    turn_over,
)
from undercity import Match
from undercity.games.ratland.table import (
    ALL_SENT,
    ATHLETES,
    ATTACK_PHASE,
    BAG_EMPTIED,
    CORRUPT,
    DRAWS,
    FEEDING_PHASE,
    FIGHT,
    NURSERY_PHASE,
    RATS_PHASE,
    RETURN_PHASE,
    SCAVENGERS,
    SEARCH_AREA,
    SEARCH_ENDS,
    SEARCH_PHASE,
    State,
)

OTHERS = ("seers", "family", "mutants")


def clans(*names: str) -> tuple[str, ...]:
    return (*names, *OTHERS)[: max(3, len(names))]


def draw(s: State, *, steps: tuple[int, ...] = (DRAWS,), area: int = 0, **pieces: int) -> Match:
    bag_of(s, **pieces)
    s.area = area
    return run(s, *steps)


def move(match: Match, source: str, target: str, seat: int = 0) -> None:
    match.choose(seat, f"place:{source}")
    match.choose(seat, f"place:{target}")


# ------------------------------------------------------------------ 19-A initial events with clans


@pytest.mark.parametrize(("defence", "claim"), [(0, 3), (1, 2), (2, 1), (6, 1)])
def test_massive_attack_and_ninjas(defence: int, claim: int) -> None:
    """RL-19.1: exactly 2 real rats; strength 3; claim max(3 - defence, 1)."""
    s = desk(3, event="massive_attack", clans=clans("ninjas"), left_canal=[2], pantry=[0, defence], cheese=[0, 9])
    assert cheese(run(s, ATTACK_PHASE)) == [claim, 9 - claim, 0]


def test_massive_attack_and_athletes() -> None:
    """RL-19.2: the bonus is counted after the move."""
    s = desk(3, event="massive_attack", clans=clans("athletes"), pantry=[1, 1, 0], cheese=[0, 9, 0])
    match = run(s, ATHLETES, ALL_SENT, ATTACK_PHASE)
    move(match, "pantry", "left_canal")
    assert cheese(match) == [1, 8, 0]
    s = desk(3, event="massive_attack", clans=clans("athletes"), left_canal=[1], cheese=[0, 9, 0])
    match = run(s, ATHLETES, ALL_SENT, ATTACK_PHASE)
    move(match, "left_canal", "pantry")
    assert cheese(match) == [0, 9, 0]


@pytest.mark.parametrize(("level", "claim"), [(1, 4), (2, 2)])
def test_massive_attack_and_warriors(level: int, claim: int) -> None:
    """RL-19.3: rats+1 against the pantry, at level 2 against pantry+2."""
    s = desk(3, event="massive_attack", clans=clans("seers", "warriors"), level=level, left_canal=[4], pantry=[0, 1])
    s.cheese[1] = 9
    assert cheese(run(s, ATTACK_PHASE)) == [claim, 9 - claim, 0]


def test_cousin_and_family() -> None:
    """RL-19.4: the cousin in the nursery is an ordinary rat; then the bonus of level 1 does not apply."""
    match = turn_over(desk(3, event="cousin_visit", clans=clans("family", "seers", "mutants")))
    s = state(match)
    assert s.waiting[0] == 1
    match = run(s, RATS_PHASE, NURSERY_PHASE)
    for p in range(3):
        match.choose(p, "rats:1" if p == 0 else "rats:0")
        if p:
            for _ in range(5):
                match.choose(p, "rats:0")
    assert at(state(match), 0) == {"nursery": 2}


def test_hard_hat_and_recyclers() -> None:
    """RL-19.5: the additional piece belongs to the same draw; only one piece may be put back."""
    match = draw(desk(3, event="hard_hat", clans=clans("recyclers"), dump=[2]), blue=3)
    assert list(state(match).drawn) == [0, 0, 0, 0, 0, 3]
    match.choose(0, "colour:blue")
    assert decision(match) is None
    assert (state(match).lost[0], state(match).bag[5]) == (2, 1)


def test_hard_hat_and_scavengers() -> None:
    """RL-19.6: his piece may be put back; the ability is used up nevertheless."""
    s = desk(3, event="hard_hat", clans=clans("scavengers"), pantry=[1])
    match = draw(s, steps=(SCAVENGERS, BAG_EMPTIED, SEARCH_AREA), purple=1)
    match.choose(0, "answer:yes")
    assert notations(match, 0) == ["none", "colour:purple"]
    match.choose(0, "colour:purple")
    assert decision(match) is None  # not asked again in this round
    assert (state(match).sick[0], state(match).areas_used[0]) == (0, 1)


def test_hard_hat_and_those_who_do_not_mind() -> None:
    """RL-19.7: Mutants and Warriors may put back what does not hurt them; it hurts the next one."""
    for clan, piece in (("mutants", "purple"), ("warriors", "black")):
        s = desk(3, event="hard_hat", clans=clans(clan, "seers", "family"), dump=[1, 2])
        match = draw(s, **{piece: 1})
        match.choose(0, f"colour:{piece}")
        assert match.deciders == [1]
        match.choose(1, "none")
        assert at(state(match), 1) == {"dump": 1}


def test_yellow_black_and_warriors() -> None:
    """RL-19.8: black is yellow for him too."""
    match = draw(desk(3, event="yellow_is_the_new_black", clans=clans("warriors"), dump=[1]), black=1)
    assert cheese(match) == [1, 0, 0]
    assert at(state(match), 0) == {"dump": 1}


def test_yellow_black_and_corrupt() -> None:
    """RL-19.9: an added black piece counts as yellow for whoever draws it."""
    s = desk(3, event="yellow_is_the_new_black", clans=clans("corrupt"), dump=[0, 1])
    match = draw(s, steps=(CORRUPT, DRAWS))
    match.choose(0, "colour:black")
    assert cheese(match) == [0, 1, 0]


def test_yellow_black_and_mutants() -> None:
    """RL-19.10: purple and black each count as yellow."""
    s = desk(3, event="yellow_is_the_new_black", clans=clans("mutants", "seers", "family"), dump=[2])
    assert cheese(draw(s, black=1, purple=1)) == [2, 0, 0]


def test_drunk_and_explorers() -> None:
    """RL-19.11: lost rats count for the size but cannot be given; nothing returns now."""
    match = turn_over(desk(3, event="drunk", clans=clans("explorers"), pantry=[0, 3, 2], lost=[6]))
    assert listed(state(match).waiting, 3) == [0, 3, 2]
    assert (state(match).lost[0], cheese(match)) == (6, [0, 0, 0])


def test_hidden_cheese_and_ninjas() -> None:
    """RL-19.12: the guaranteed claim cannot take a hidden piece."""
    s = desk(
        3, event="hide_the_cheese", clans=clans("ninjas"), left_canal=[2], pantry=[0, 5], cheese=[0, 1], hides=[0, 1]
    )
    assert cheese(run(s, ATTACK_PHASE)) == [0, 1, 0]


def test_hidden_cheese_and_musicians() -> None:
    """RL-19.13: the piece is back in the pantry before the end of the round and may be collected."""
    s = desk(3, event="hide_the_cheese", clans=clans("musicians"), cheese=[0, 1], hides=[0, 1])
    assert cheese(run(s, ATTACK_PHASE, FEEDING_PHASE)) == [1, 0, 0]


def test_hidden_cheese_and_athletes() -> None:
    """RL-19.14: moving rats out of the nursery leaves the hidden piece hidden."""
    s = desk(
        3, event="hide_the_cheese", clans=clans("athletes"), nursery=[1], right_canal=[0, 3], cheese=[1], hides=[1]
    )
    match = run(s, ATHLETES, ALL_SENT, ATTACK_PHASE)
    move(match, "nursery", "dump")
    assert cheese(match) == [1, 0, 0]


@pytest.mark.parametrize("name", ["abundance", "cousin_visit", "drunk"])
def test_other_events_at_reveal_ignore_clans(name: str) -> None:
    """RL-19.15: they do the same whatever the clans are."""
    results = []
    for set_of_clans in ((), clans("ninjas"), clans("warriors", "musicians", "alchemists")):
        match = turn_over(desk(3, event=name, clans=set_of_clans, pantry=[4, 3, 2], cheese=[1, 2, 3]))
        results.append((listed(state(match).waiting, 3), cheese(match)))
    assert results[0] == results[1] == results[2]
    expected = {"abundance": ([4, 3, 2], [2, 3, 4]), "cousin_visit": ([5, 4, 3], [1, 2, 3])}
    assert results[0] == expected.get(name, ([3, 3, 3], [1, 2, 3]))


# ------------------------------------------------------------------ 19-B final events with clans


def test_just_in_time_and_explorers() -> None:
    """RL-19.16: he takes 1 cheese per lost rat in phase 1, so it can be stolen in phase 3."""
    match = turn_over(desk(3, event="just_in_time", clans=clans("explorers"), lost=[2], pantry=[0, 5]))
    assert cheese(match) == [2, 0, 0]
    s = state(match)
    s.rats[1][4] = 5
    assert cheese(run(s, RETURN_PHASE, ATTACK_PHASE)) == [0, 2, 0]


def test_dr_cheese_and_recyclers() -> None:
    """RL-19.17: first 2 whites for 1 yellow each, then the rest in pairs."""
    s = desk(3, event="dr_cheese", clans=clans("recyclers"), level=2, dump=[5])
    assert cheese(draw(s, white=5)) == [3, 0, 0]
    s = desk(3, event="dr_cheese", clans=clans("recyclers"), level=2, city=[5])
    assert cheese(draw(s, area=1, white=5)) == [2, 0, 0]


def test_dr_cheese_and_scavengers() -> None:
    """RL-19.18: a single piece never makes a pair."""
    match = draw(desk(3, event="dr_cheese", clans=clans("scavengers"), level=2), steps=(SCAVENGERS,), white=2)
    match.choose(0, "answer:yes")
    assert cheese(match) == [0, 0, 0]


def test_tacticians_and_scavengers() -> None:
    """RL-19.19: both apply to an area with nobody sent."""
    s = desk(3, event="tacticians", clans=clans("scavengers"), level=2, city=[1], fields=[1])
    match = draw(s, steps=(SCAVENGERS, SEARCH_ENDS), yellow=1)
    match.choose(0, "answer:yes")
    assert cheese(match) == [2, 3, 3]


def test_tacticians_and_athletes() -> None:
    """RL-19.20: what counts is where rats are after the moves."""
    s = desk(3, event="tacticians", clans=clans("athletes"), level=2, dump=[1], pantry=[1])
    match = run(s, ATHLETES, ALL_SENT, SEARCH_ENDS)
    move(match, "dump", "city")
    move(match, "pantry", "fields")
    match.choose(0, "done")
    assert cheese(match) == [1, 3, 3]


def test_lecter_and_alchemists() -> None:
    """RL-19.21: trade, feeding, transformation; the cheese of the trade may be used."""
    match = run(desk(3, event="rattibal_lecter", clans=clans("alchemists"), level=2, pantry=[3]), FEEDING_PHASE)
    match.choose(0, "answer:yes")
    assert decision(match) == "transform"
    match.choose(0, "transform:1")
    assert (cheese(match), at(state(match), 0)) == ([0, 0, 0], {"pantry": 3})


def test_lecter_and_musicians() -> None:
    """RL-19.22: cheese is compared after trade and feeding."""
    s = desk(3, event="rattibal_lecter", clans=clans("musicians"), level=1, pantry=[0, 7, 1], cheese=[0, 3, 0])
    match = run(s, FEEDING_PHASE)
    match.choose(1, "answer:no")  # pays his 3 cheese
    match.choose(2, "answer:yes")
    assert cheese(match) == [1, 0, 0]


def test_locked_and_family() -> None:
    """RL-19.23: births = nursery + both + 1; the order goes by nursery + both."""
    s = desk(3, event="locked_and_loaded", clans=clans("family", "seers", "mutants"), level=2, nursery=[2, 4], both=[1])
    assert [t["rats"] for t in happened(run(s, NURSERY_PHASE), "rats_born")] == [4, 4]
    s = desk(3, event="locked_and_loaded", clans=clans("family", "seers", "mutants"), level=2, nursery=[2, 2], both=[1])
    s.rat_supply = 3
    assert happened(run(s, NURSERY_PHASE), "rats_born")[0] == {"player": 1, "rats": 2, "bonus": 0, "missing": 0}


def test_locked_and_warriors() -> None:
    """RL-19.24: defence = pantry + both + 2."""
    s = desk(3, event="locked_and_loaded", clans=clans("seers", "warriors"), level=2, left_canal=[7])
    s.rats[1][6], s.rats[1][7], s.cheese[1] = 1, 3, 9
    assert cheese(run(s, ATTACK_PHASE)) == [1, 8, 0]


def test_locked_and_athletes() -> None:
    """RL-19.25: to and from `both`, never more than 3 there."""
    s = desk(3, event="locked_and_loaded", clans=clans("athletes"), level=2, both=[2], dump=[2])
    match = run(s, ATHLETES)
    move(match, "dump", "both")
    match.choose(0, "place:dump")
    assert "place:both" not in notations(match, 0)
    match.choose(0, "place:city")
    move(match, "both", "nursery")
    assert at(state(match), 0) == {"both": 2, "city": 1, "nursery": 1}
    match = run(desk(3, clans=clans("athletes"), dump=[1]), ATHLETES)
    match.choose(0, "place:dump")
    assert "place:both" not in notations(match, 0)  # only with the event


@pytest.mark.parametrize("clan", ["musicians", "alchemists", "warriors"])
def test_holy_rat_and_just_in_time_ignore_other_clans(clan: str) -> None:
    """RL-19.26, RL-19.27: the same for every clan."""
    match = turn_over(desk(3, event="holy_rat", clans=clans(clan), dead=[2], pantry=[1, 1, 1]))
    assert (state(match).dead[0], cheese(match)) == (1, [0, 0, 0])
    match = turn_over(desk(3, event="just_in_time", clans=clans(clan), lost=[2], sick=[1]))
    assert (state(match).waiting[0], cheese(match)) == (3, [0, 0, 0])


# ------------------------------------------------------------------ 19-C events with aggressive boards


def test_massive_attack_on_aggressive_boards() -> None:
    """RL-19.28: success is judged with the bonus; a failed attack costs one real rat."""
    s = desk(
        3, event="massive_attack", aggressive=(0,), left_canal=[2], right_canal=[2], pantry=[0, 2, 3], cheese=[0, 5, 5]
    )
    match = run(s, ATTACK_PHASE)
    assert cheese(match) == [1, 4, 5]
    assert [at(state(match), p) for p in range(3)] == [
        {"left_canal": 2, "right_canal": 1},
        {"pantry": 1},
        {"pantry": 3},
    ]


def test_hard_hat_on_aggressive_boards() -> None:
    """RL-19.29: who draws 0 pieces cannot put anything back."""
    match = draw(desk(3, event="hard_hat", aggressive=(0,), dump=[1, 1]), yellow=4)
    assert match.deciders == [1]


def test_hidden_cheese_on_aggressive_boards() -> None:
    """RL-19.30: a defender dies even if there was nothing to steal."""
    s = desk(3, event="hide_the_cheese", aggressive=(0,), left_canal=[3], pantry=[0, 1], cheese=[0, 1], hides=[0, 1])
    match = run(s, ATTACK_PHASE)
    assert (cheese(match), at(state(match), 1)) == ([0, 1, 0], {})


def test_just_in_time_on_aggressive_boards() -> None:
    """RL-19.31: wounded rats return like poisoned ones."""
    match = draw(desk(3, aggressive=(0,), dump=[2, 1]), steps=(FIGHT,), yellow=4)
    s = state(match)
    assert s.sick[1] == 1
    s.event_deck[0] = 7  # just in time
    for c in range(6):
        s.bag[c] = 0
    s.area = -1
    assert state(turn_over(s)).waiting[1] == 1


def test_tacticians_on_aggressive_boards() -> None:
    """RL-19.32, RL-14.9: a wounded lone rat was sent, so the area is visited."""
    match = draw(desk(3, event="tacticians", level=2, aggressive=(0,), dump=[2, 1]), steps=(FIGHT, SEARCH_ENDS))
    assert happened(match, "rat_wounded") != []
    assert cheese(match) == [2, 2, 3]


def test_locked_and_loaded_on_aggressive_boards() -> None:
    """RL-19.33: `both` rats are defenders; pantry rats die first; a killed one does not breed."""
    s = desk(4, event="locked_and_loaded", level=2, aggressive=(0, 2), left_canal=[5], right_canal=[0, 0, 5])
    s.rats[1][6], s.rats[1][7] = 1, 2
    match = run(s, ATTACK_PHASE, NURSERY_PHASE)
    assert at(state(match), 1) == {"both": 1, "nursery": 1}
    s = desk(4, event="locked_and_loaded", level=2, aggressive=(0,), left_canal=[5], pantry=[0, 1], both=[0, 2])
    assert at(state(run(s, ATTACK_PHASE)), 1) == {"both": 2}


def test_changed_colours_on_aggressive_boards() -> None:
    """RL-19.34: the event applies to one piece less."""
    assert cheese(draw(desk(3, event="yellow_is_the_new_black", aggressive=(0,), dump=[3]), black=4)) == [2, 0, 0]
    assert cheese(draw(desk(3, event="dr_cheese", level=2, aggressive=(0,), dump=[5]), white=9)) == [2, 0, 0]
    assert cheese(draw(desk(3, event="dr_cheese", level=2, aggressive=(0,), dump=[4]), white=9)) == [1, 0, 0]


def test_other_events_on_aggressive_boards() -> None:
    """RL-19.35: unchanged; a wounded rat counts as sick (it is traded first)."""
    for name, waiting in (("abundance", [4, 3, 2]), ("cousin_visit", [5, 4, 3]), ("drunk", [3, 3, 3])):
        match = turn_over(desk(3, event=name, aggressive=(0, 1, 2), pantry=[4, 3, 2]))
        assert listed(state(match).waiting, 3) == waiting
    assert state(turn_over(desk(3, event="holy_rat", aggressive=(0,), dead=[2]))).dead[0] == 1
    match = run(desk(3, event="rattibal_lecter", level=2, aggressive=(0, 1), sick=[1], dump=[1]), FEEDING_PHASE)
    match.choose(0, "answer:yes")
    assert (state(match).sick[0], at(state(match), 0)) == (0, {"dump": 1})


# ------------------------------------------------------------------ 19-D clans with aggressive boards


def test_aggressive_recyclers() -> None:
    """RL-19.36: as many pieces as rats present; none without rats, even if some were sent."""
    assert cheese(draw(desk(3, clans=clans("recyclers"), aggressive=(0,), dump=[1]), yellow=9)) == [1, 0, 0]
    s = desk(3, clans=clans("recyclers"), aggressive=(0, 1), dump=[1, 3])
    match = draw(s, steps=(FIGHT, DRAWS), yellow=9)
    assert cheese(match) == [0, 2, 0]
    s = desk(3, clans=clans("recyclers"), level=2, aggressive=(0,), dump=[3])
    assert cheese(draw(s, white=9)) == [2, 0, 0]


def test_aggressive_scavengers() -> None:
    """RL-19.37: the late draw is not reduced; not where his only rat was wounded."""
    match = draw(desk(3, clans=clans("scavengers"), aggressive=(0,)), steps=(SCAVENGERS,), yellow=2)
    match.choose(0, "answer:yes")
    assert cheese(match) == [1, 0, 0]
    s = desk(3, clans=clans("scavengers"), aggressive=(1,), dump=[1, 2])
    match = draw(s, steps=(FIGHT, DRAWS, SCAVENGERS), yellow=9)
    assert at(state(match), 0) == {}
    assert decision(match) is None


def test_aggressive_ninjas() -> None:
    """RL-19.38: the piece is taken, an attacker dies, no defender does."""
    s = desk(3, clans=clans("ninjas"), level=2, aggressive=(0,), left_canal=[1], right_canal=[1], pantry=[0, 1, 4])
    s.cheese[1] = s.cheese[2] = 2
    match = run(s, ATTACK_PHASE)
    assert cheese(match) == [2, 1, 1]
    assert [at(state(match), p) for p in range(3)] == [{}, {"pantry": 1}, {"pantry": 4}]


def test_aggressive_attack_on_warriors() -> None:
    """RL-19.39, RL-14.6: the bonus can make an attack fail, and is never killed."""
    s = desk(3, clans=clans("seers", "warriors"), level=2, aggressive=(0,), left_canal=[2], cheese=[0, 3])
    assert at(state(run(s, ATTACK_PHASE)), 0) == {"left_canal": 1}
    s = desk(
        3, clans=clans("seers", "warriors"), level=2, aggressive=(0,), left_canal=[3], nursery=[0, 2], cheese=[0, 3]
    )
    match = run(s, ATTACK_PHASE)
    assert (cheese(match), at(state(match), 1), at(state(match), 0)) == ([1, 2, 0], {"nursery": 2}, {"left_canal": 3})


def test_aggressive_athletes() -> None:
    """RL-19.40: moves come before attacks and fights and count for both."""
    s = desk(3, clans=clans("athletes"), level=2, aggressive=(0,), pantry=[2, 1], dump=[1, 2], cheese=[0, 3])
    match = run(s, ATHLETES, ALL_SENT, ATTACK_PHASE, (SEARCH_AREA, 0))
    move(match, "pantry", "left_canal")
    move(match, "pantry", "dump")
    match.choose(0, "done")
    assert at(state(match), 0).get("left_canal") is None  # 1 against 1: it failed and died
    assert happened(match, "rat_wounded") == [{"player": 0, "present": 2, "victim": 1}]  # 2 against 2, he is active


def test_corrupt_adds_before_the_fight() -> None:
    """RL-19.41."""
    s = desk(3, clans=clans("corrupt"), aggressive=(1,), dump=[0, 2, 1])
    match = run(s, (SEARCH_AREA, 0))
    assert decision(match) == "add_piece"
    assert happened(match, "rat_wounded") == []
    match.choose(0, "none")
    assert happened(match, "rat_wounded") != []


def test_aggressive_attacks_spare_the_nursery() -> None:
    """RL-19.42: Family rats in the nursery breed as always."""
    s = desk(3, clans=clans("seers", "family", "mutants"), level=2, aggressive=(0,), left_canal=[3], nursery=[0, 2])
    assert at(state(run(s, ATTACK_PHASE, NURSERY_PHASE)), 1) == {"nursery": 5}


def test_wounded_explorers() -> None:
    """RL-19.43: wounded rats are sick, not lost: no cheese for their return."""
    s = desk(3, clans=clans("explorers"), level=2, aggressive=(1,), dump=[1, 2])
    match = draw(s, steps=(FIGHT, RETURN_PHASE))
    assert (at(state(match), 0), cheese(match)) == ({"pantry": 1}, [0, 0, 0])


def test_clans_that_do_not_care_about_boards() -> None:
    """RL-19.44: Mutants, Alchemists, Musicians and Seers work the same on an aggressive board."""
    assert cheese(draw(desk(3, clans=clans("mutants", "seers", "family"), aggressive=(0,), dump=[2]), purple=1)) == [
        1,
        0,
        0,
    ]
    match = run(desk(3, clans=clans("alchemists"), aggressive=(0,), cheese=[1]), FEEDING_PHASE)
    assert decision(match) == "transform"
    assert cheese(run(desk(3, clans=clans("musicians"), aggressive=(0,), cheese=[0, 1]), FEEDING_PHASE)) == [1, 0, 0]
    match = turn_over(desk(3, clans=clans("seers", "ninjas", "family"), aggressive=(0,), waiting=[1, 1, 1]))
    assert len(happened(match, "event_foreseen", 0)) == 1


# ------------------------------------------------------------------ 19-E clans with each other


@pytest.mark.parametrize(("active", "asked_first"), [(0, True), (1, False)])
def test_alchemists_and_musicians(active: int, asked_first: bool) -> None:
    """RL-19.45: turn order decides who acts first."""
    match = run(desk(3, active=active, clans=clans("alchemists", "musicians"), cheese=[2, 0]), FEEDING_PHASE)
    assert (cheese(match) == [2, 0, 0]) == asked_first
    assert len(notations(match, 0)) == 2


def test_ninjas_and_warriors() -> None:
    """RL-19.46: the guaranteed claim ignores the defence bonus too."""
    s = desk(3, clans=clans("ninjas", "warriors"), level=2, left_canal=[1], pantry=[0, 3], cheese=[0, 2])
    assert cheese(run(s, ATTACK_PHASE)) == [1, 1, 0]


def test_corrupt_and_scavengers() -> None:
    """RL-19.47: an added piece that nobody drew may be drawn by the Scavengers."""
    match = draw(desk(3, clans=clans("corrupt", "scavengers")), steps=(CORRUPT, DRAWS, SCAVENGERS))
    match.choose(0, "colour:orange")
    assert match.deciders == [1]
    match.choose(1, "answer:yes")
    assert cheese(match) == [0, 2, 0]


def twins(name: str) -> list[str]:
    return [name, "seers", name, *["family"] * 4]


def test_two_athletes() -> None:
    """RL-19.48: in turn order; the second one sees the first one's move."""
    match = run(desk(7, active=1, clans=twins("athletes"), pantry=[1] * 7), ATHLETES)
    assert match.deciders == [2]
    move(match, "pantry", "dump", seat=2)
    assert match.deciders == [0]
    assert match.view(0)["table"]["players"][2]["rats"]["dump"] == 1
    assert not match.can_undo(2)  # his last move has ended his moves
    match = run(desk(7, active=1, clans=twins("athletes"), level=2, pantry=[1] * 7), ATHLETES)
    match.choose(2, "done")
    assert match.deciders == [0]
    assert not match.can_undo(2)


def test_two_corrupt_players() -> None:
    """RL-19.49: in turn order, each with his own limit."""
    match = run(desk(7, active=1, clans=twins("corrupt")), SEARCH_PHASE)
    asked = []
    while decision(match):
        seat = match.deciders[0]
        asked.append((state(match).area, seat))
        match.choose(seat, "colour:white" if seat == 2 else "none")
    assert asked == [(0, 2), (0, 0), (1, 0), (2, 0)]


def test_two_scavengers() -> None:
    """RL-19.50: in turn order; the second may find the bag empty."""
    s = desk(7, active=1, clans=twins("scavengers"))
    match = draw(s, steps=(SCAVENGERS,), yellow=1)
    assert match.deciders == [2]
    match.choose(2, "answer:yes")
    assert decision(match) is None
    match = draw(desk(7, active=1, clans=twins("scavengers")), steps=(SCAVENGERS,), yellow=1)
    match.choose(2, "answer:no")
    assert match.deciders == [0]


def test_two_musicians() -> None:
    """RL-19.51: in turn order; a Musician can be the richest opponent of the other."""
    s = desk(7, clans=twins("musicians"), cheese=[1, 0, 3])
    assert cheese(run(s, FEEDING_PHASE)) == [1, 0, 3, 0, 0, 0, 0]  # 0 takes one of 2, then 2 takes one of 0
    s = desk(7, active=1, clans=twins("musicians"), cheese=[3, 2, 3])
    assert cheese(run(s, FEEDING_PHASE)) == [3, 2, 3, 0, 0, 0, 0]


# ------------------------------------------------------------------ 19-F two players


def test_hidden_cheese_with_two_players() -> None:
    """RL-19.52: one piece is safe against the sum of both tunnels."""
    s = desk(2, event="hide_the_cheese", left_canal=[3], right_canal=[3], cheese=[0, 4], hides=[0, 1])
    assert cheese(run(s, ATTACK_PHASE)) == [3, 1]


@pytest.mark.parametrize("level", [1, 2])
def test_musicians_with_two_players(level: int) -> None:
    """RL-19.53: the only opponent gives 1."""
    assert cheese(run(desk(2, clans=("musicians", "seers"), level=level, cheese=[0, 5]), FEEDING_PHASE)) == [1, 4]


def test_drunk_with_two_players() -> None:
    """RL-19.54: the larger clan gives to the smaller one."""
    assert listed(state(turn_over(desk(2, event="drunk", pantry=[3, 5]))).waiting, 2) == [4, 4]


def test_massive_attack_in_aggressive_tunnels() -> None:
    """RL-19.55: equal canals: both attacks succeed, each canal loses one rat."""
    s = desk(2, event="massive_attack", aggressive=(0, 1), left_canal=[2], right_canal=[0, 2], cheese=[3, 3])
    match = run(s, ATTACK_PHASE)
    assert len(happened(match, "cheese_stolen")) == 2
    assert [at(state(match), p) for p in range(2)] == [{"left_canal": 1}, {"right_canal": 1}]


def test_ninjas_in_aggressive_tunnels() -> None:
    """RL-19.56: the piece is taken, the canal loses one rat at most, no defender dies."""
    s = desk(
        2, clans=("ninjas", "seers"), level=2, aggressive=(0, 1), left_canal=[1], right_canal=[0, 3], cheese=[0, 3]
    )
    match = run(s, ATTACK_PHASE)
    assert cheese(match) == [1, 2]
    assert [at(state(match), p) for p in range(2)] == [{}, {"right_canal": 3}]
