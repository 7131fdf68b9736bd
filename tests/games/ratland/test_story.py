"""The whole story: what comes to nothing is told as well, once, with the numbers that decided."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.ratland.desk import (
    DRAWN,
    attacks,
    bag_of,
    cheese,
    decision,
    desk,
    drawn,
    happened,
    listed,
    notations,
    run,
    state,
    turn_over,
)
from kit import play_random
from undercity import Match
from undercity.games.ratland.table import (
    ATHLETES,
    ATTACK_PHASE,
    CORRUPT,
    DRAWS,
    FEEDING_PHASE,
    NURSERY_PHASE,
    PANTRY,
    RATS_PHASE,
    RETURN_PHASE,
    SCAVENGERS,
    SEARCH_AREA,
    SEARCH_ENDS,
    YELLOW,
)


def told(match: Match) -> list[str]:
    return [line.event for line in match.chronicle()]


# ------------------------------------------------------------------ events without effect


@pytest.mark.parametrize(
    ("event", "line"),
    [("just_in_time", "nobody_away"), ("holy_rat", "graveyards_empty"), ("locked_and_loaded", "no_double_duty")],
)
def test_events_that_come_to_nothing(event: str, line: str) -> None:
    """RL-13.8, RL-13.9, RL-16.6: the chronicle says that the event has no effect, and why."""
    assert told(turn_over(desk(2, event=event, level=2, pantry=[3, 3]))).count(line) == 1
    busy = desk(3, event=event, level=2, pantry=[3, 3, 3], sick=[1, 0, 0], dead=[0, 1, 0])
    assert line not in told(turn_over(busy))


def test_why_a_tie_is_won() -> None:
    """RL-4.4, RL-13.6, RL-14.7, RL-15.13: where turn order decides the chronicle says so, and only there."""
    match = turn_over(desk(4, event="drunk", active=2, pantry=[5, 3, 5, 3]))
    assert happened(match, "clans_compared") == [{"player": 2, "more": 5, "receiver": 3, "fewer": 3}]
    assert happened(match, "tie_broken") == [{"player": 2}, {"player": 3}]
    assert happened(turn_over(desk(3, event="drunk", pantry=[5, 3, 4])), "tie_broken") == []
    for dump, tied in (([3, 3, 1], 1), ([3, 2, 1], 0)):
        match = run(desk(3, aggressive=(0,), dump=dump), (SEARCH_AREA, 0))
        match.choose(0, "player:1")
        assert len(happened(match, "tie_broken")) == tied
        assert happened(match, "rat_wounded") == [{"player": 0, "present": 3, "victim": 1}]
    for amounts, given in (
        ([0, 4, 4, 2], {"player": 0, "giver": 1, "had": 4, "tied": 1}),
        ([0, 3, 4, 2], {"player": 0, "giver": 2, "had": 4, "tied": 0}),
    ):
        s = desk(4, clans=("musicians", "seers", "family", "ninjas"), cheese=amounts)
        assert happened(run(s, FEEDING_PHASE), "cheese_collected") == [given]
    s = desk(5, clans=("musicians", "seers", "family", "ninjas", "corrupt"), level=2, cheese=[0, 4, 4, 2, 2])
    collected = happened(run(s, FEEDING_PHASE), "cheese_collected")
    assert [(t["giver"], t["had"], t["tied"]) for t in collected] == [(1, 4, 0), (2, 4, 0), (3, 2, 1)]
    s = desk(4, clans=("musicians", "seers", "family", "ninjas"), level=2, cheese=[0, 4, 4, 4])
    collected = happened(run(s, FEEDING_PHASE), "cheese_collected")
    assert [(t["giver"], t["had"], t["tied"]) for t in collected] == [(1, 4, 0), (2, 4, 0), (3, 4, 0)]


def test_an_empty_supply_is_told() -> None:
    """RL-18.4, RL-18.6: who gets nothing from an event is told so."""
    s = desk(3, event="abundance", pantry=[1, 1, 1], cheese=[20, 20, 2])
    assert [t["cheese"] for t in happened(turn_over(s), "cheese_abounds")] == [1, 1, 0]
    s = desk(3, event="cousin_visit", pantry=[100, 13, 0])
    assert [t["rats"] for t in happened(turn_over(s), "cousin_came")] == [1, 1, 0]


def test_what_the_food_cards_promise() -> None:
    """RL-5.5, RL-10.3: three lines, harmless and harmful pieces apart; with 5 players one more of each colour."""
    for seats, more in ((4, 0), (5, 1)):
        shown = happened(turn_over(desk(seats, food=(1,), pantry=[1] * seats)), "food_shown")
        white, yellow = 6 + more, 6 + more
        assert shown[0] == {"area": 0, "harmless": (white * 32 + yellow) * 32, "harmful": 0}
        assert [t["area"] for t in shown] == [0, 1, 2]
        assert shown[1]["harmful"] == (2 + more) * 32  # black, purple, blue


# ------------------------------------------------------------------ declined


def test_who_declines_is_told() -> None:
    """RL-13.4, RL-13.12, RL-15.7, RL-15.8, RL-15.12, RL-15.14: a bonus that is not taken leaves a line."""
    match = run(desk(2, clans=("seers", "athletes"), pantry=[1, 1]), ATHLETES)
    match.choose(1, "done")
    assert happened(match, "no_rat_moved") == [{"player": 1}]
    match = run(desk(2, clans=("athletes", "seers"), level=2, pantry=[1, 1]), ATHLETES)
    match.choose(0, "place:pantry")
    match.choose(0, "place:dump")
    match.choose(0, "done")
    assert happened(match, "no_rat_moved") == []
    s = desk(2, clans=("corrupt", "seers"))
    bag_of(s, yellow=1)
    match = run(s, CORRUPT)
    match.choose(0, "none")
    assert happened(match, "nothing_added") == [{"player": 0}]
    s = desk(2, event="hard_hat", dump=[1, 0])
    bag_of(s, yellow=1)
    match = run(s, DRAWS)
    match.choose(0, "none")
    assert happened(match, "all_kept") == [{"player": 0}]
    match = run(desk(2, clans=("alchemists", "seers"), cheese=[1, 0]), FEEDING_PHASE)
    match.choose(0, "transform:0")
    assert happened(match, "cheese_transformed") == [{"player": 0, "rats": 0, "possible": 1}]
    match = run(desk(2, event="rattibal_lecter", level=2, pantry=[1, 0]), FEEDING_PHASE)
    match.choose(0, "answer:no")
    assert happened(match, "rat_not_traded") == [{"player": 0}]


def test_abilities_that_find_nothing() -> None:
    """RL-15.7, RL-15.8, RL-15.13: an empty bag, no cheese to transform, nobody with cheese."""
    s = desk(2, clans=("scavengers", "seers"), dump=[0, 1])
    s.phase, s.area = 6, 0
    assert happened(run(s, SCAVENGERS), "nothing_left") == [{"player": 0}]
    match = run(desk(2, clans=("alchemists", "musicians")), FEEDING_PHASE)
    assert happened(match, "cheese_transformed") == [{"player": 0, "rats": 0, "possible": 0}]
    assert happened(match, "nothing_collected") == [{"player": 1}]


def test_explorers_are_told_what_their_rats_bring() -> None:
    """RL-15.6, RL-18.4: the cheese that came, not the cheese that was due."""
    s = desk(2, clans=("explorers", "seers"), level=2, lost=[3, 0], cheese=[0, 42])
    assert happened(run(s, RETURN_PHASE), "cheese_brought") == [{"player": 0, "cheese": 2}]
    s = desk(2, clans=("explorers", "seers"), lost=[3, 0])
    assert happened(run(s, RETURN_PHASE), "cheese_brought") == [{"player": 0, "cheese": 1}]
    s = desk(2, clans=("explorers", "seers"), sick=[3, 0])
    assert happened(run(s, RETURN_PHASE), "cheese_brought") == []


# ------------------------------------------------------------------ attacks


def test_attacks_are_told_with_their_end() -> None:
    """RL-7.3, RL-7.6: won or failed with both strengths; an empty pantry, and claims that are not met."""
    match = run(desk(3, left_canal=[4, 2, 0], pantry=[0, 1, 2], cheese=[0, 0, 5]), ATTACK_PHASE)
    assert attacks(match) == [(0, 1, 4, 1), (1, 2, 2, 2)]
    assert (told(match).count("attack_won"), told(match).count("attack_failed")) == (1, 1)
    assert happened(match, "cheese_stolen") == [{"player": 0, "victim": 1, "cheese": 0, "missing": 3}]


@pytest.mark.parametrize(("rats", "first", "tied"), [((5, 4), 0, 0), ((4, 5), 2, 0), ((4, 4), 0, 1)])
def test_shared_loot_says_who_begins_and_why(rats: tuple[int, int], first: int, tied: int) -> None:
    """RL-7.7: the one with more rats, or first in turn order."""
    s = desk(4, left_canal=[rats[0], 0, 0, 0], right_canal=[0, 0, rats[1], 0], cheese=[0, 3, 0, 0])
    match = run(s, ATTACK_PHASE)
    assert happened(match, "loot_shared") == [{"victim": 1, "cheese": 3, "player": first, "tied": tied}]
    s = desk(4, left_canal=[4, 0, 0, 0], cheese=[0, 3, 0, 0])
    assert happened(run(s, ATTACK_PHASE), "loot_shared") == []  # one attacker takes what there is
    s = desk(4, left_canal=[4, 0, 0, 0], right_canal=[0, 0, 4, 0])
    assert happened(run(s, ATTACK_PHASE), "loot_shared") == []  # nothing to share


def test_tunnels_are_named() -> None:
    """RL-16.2, RL-16.4: with two players the canal says which attack is meant; the loot is one sum."""
    match = run(desk(2, left_canal=[3, 2], right_canal=[4, 1], cheese=[0, 3]), ATTACK_PHASE)
    assert happened(match, "tunnel_won") == [
        {"player": 0, "canal": 3, "strength": 3, "defence": 1},
        {"player": 0, "canal": 4, "strength": 4, "defence": 2},
    ]
    assert len(happened(match, "tunnel_failed")) == 2
    assert happened(match, "cheese_stolen") == [{"player": 0, "victim": 1, "cheese": 3, "missing": 1}]


@pytest.mark.parametrize("canal", ["left_canal", "right_canal"])
def test_a_tunnel_won_kills_at_its_other_end(canal: str) -> None:
    """RL-16.1, RL-16.9: the left canal of one player meets the right one of the other, and the other way round."""
    other = {"left_canal": "right_canal", "right_canal": "left_canal"}[canal]
    rats: dict[str, Any] = {canal: [3, 2], other: [0, 1]}
    s = desk(2, aggressive=(0,), **rats)
    after = state(run(s, ATTACK_PHASE))
    places = {"left_canal": 3, "right_canal": 4}
    assert after.rats[1][places[other]] == 0
    assert after.rats[1][places[canal]] == 2
    assert after.rats[0][places[canal]] == 3


def test_ninjas_are_told_when_their_ability_counts() -> None:
    """RL-15.9: only where the attack would have brought nothing."""
    clans = ("ninjas", "seers", "family")
    match = run(desk(3, clans=clans, left_canal=[2], pantry=[0, 5], cheese=[0, 5]), ATTACK_PHASE)
    assert happened(match, "ninjas_struck") == [{"player": 0, "victim": 1}]
    assert cheese(match) == [1, 4, 0]
    match = run(desk(3, clans=clans, left_canal=[2], cheese=[0, 5]), ATTACK_PHASE)
    assert happened(match, "ninjas_struck") == []
    assert cheese(match) == [2, 3, 0]


# ------------------------------------------------------------------ search


def test_a_draw_is_one_line_with_good_and_bad() -> None:
    """RL-10.4: pieces by colour; what was found is told once, with what the supply could not pay (RL-18.5)."""
    s = desk(2, dump=[6, 0], cheese=[0, 43])
    bag_of(s, white=1, yellow=1, orange=2, black=1, blue=1)
    match = run(s, DRAWS)
    assert drawn(match) == [(0, {"white": 1, "yellow": 1, "orange": 2, "black": 1, "blue": 1})]
    assert [event for event in told(match) if event in DRAWN] == ["all_sorts_drawn"]
    assert happened(match, "cheese_found") == [{"player": 0, "cheese": 1, "missing": 4}]
    s = desk(2, dump=[1, 0])
    bag_of(s, white=1)
    assert happened(run(s, DRAWS), "cheese_found") == [{"player": 0, "cheese": 0, "missing": 0}]


def test_an_area_without_rats_and_a_short_bag() -> None:
    """RL-10.18, RL-18.2: nobody draws; the pieces that the supply lacks are counted."""
    s = desk(2, food=(1,), cheese=[22, 20])
    match = run(s, (SEARCH_AREA, 0))
    assert happened(match, "area_searched") == [{"area": 0, "pieces": 8}]
    assert happened(match, "bag_short") == [{"missing": 4}]
    assert happened(match, "area_deserted") == [{"area": 0}]
    assert told(run(desk(2, dump=[1, 0]), (SEARCH_AREA, 0))).count("area_deserted") == 0


def test_a_lone_aggressive_rat_draws_nothing() -> None:
    """RL-14.10, RL-10.6: told with the reason, which is another one than an empty bag."""
    s = desk(2, aggressive=(0,), dump=[1, 2])
    bag_of(s, yellow=1)
    match = run(s, DRAWS)
    assert happened(match, "nothing_due") == [{"player": 0}]
    assert happened(match, "bag_empty") == [{"player": 1, "missing": 1}]


@pytest.mark.parametrize(
    ("sick", "lost", "dump", "line"),
    [
        (2, 3, 1, {"player": 0, "rats": 2, "sick": 2, "lost": 0}),  # sick ones first
        (1, 3, 1, {"player": 0, "rats": 2, "sick": 1, "lost": 0}),  # then a healthy one
        (0, 3, 1, {"player": 0, "rats": 2, "sick": 0, "lost": 1}),  # lost ones last
        (0, 0, 2, {"player": 0, "rats": 2, "sick": 0, "lost": 0}),
    ],
)
def test_whom_black_cheese_takes(sick: int, lost: int, dump: int, line: dict[str, int]) -> None:
    """RL-10.14, RL-10.15: black takes sick rats first, then healthy, then lost ones."""
    s = desk(2, clans=("recyclers", "seers"), dump=[dump, 0], sick=[sick, 0], lost=[lost, 0])
    bag_of(s, black=2)
    before = s.rat_supply
    match = run(s, DRAWS)
    after = state(match)
    assert happened(match, "rats_to_supply") == [line]
    healthy = 2 - line["sick"] - line["lost"]
    assert (after.sick[0], after.lost[0]) == (sick - line["sick"], lost - line["lost"])
    assert after.rats[0][0] == dump - healthy
    assert after.rat_supply == before + 2


@pytest.mark.parametrize("piece", ["black", "purple", "blue"])
def test_harm_that_finds_nobody(piece: str) -> None:
    """RL-10.15: with no rat left the piece does nothing, and that is told."""
    s = desk(2, clans=("recyclers", "seers"), dump=[1, 0])
    bag_of(s, **{piece: 2})
    match = run(s, DRAWS)
    assert len(happened(match, "nobody_hit")) == 1
    after = state(match)
    assert (after.rats[0][0], after.sick[0], after.lost[0]) == (0, int(piece == "purple"), int(piece == "blue"))


def test_poison_and_loss_spare_the_infirmary() -> None:
    """RL-10.12, RL-10.13: purple and blue take healthy rats although a sick one is there."""
    for piece in ("purple", "blue"):
        s = desk(2, dump=[1, 0], sick=[1, 0])
        bag_of(s, **{piece: 1})
        after = state(run(s, DRAWS))
        assert (after.rats[0][0], after.sick[0], after.lost[0]) == ((0, 2, 0) if piece == "purple" else (0, 1, 1))


def test_tacticians_without_anybody() -> None:
    """RL-13.11, RL-18.4: who is paid how much for how many areas, or that nobody is."""
    s = desk(2, event="tacticians", level=2, dump=[1, 0], cheese=[0, 42])
    match = run(s, SEARCH_ENDS)
    assert happened(match, "tactics_paid") == [
        {"player": 0, "cheese": 2, "areas": 2},
        {"player": 1, "cheese": 0, "areas": 3},
    ]
    s = desk(2, event="tacticians", level=2, dump=[1, 1], city=[1, 1], fields=[1, 1])
    assert told(run(s, SEARCH_ENDS)) == ["no_tactics"]


# ------------------------------------------------------------------ feeding


def test_feeding_tells_need_and_payment() -> None:
    """RL-11.3, RL-11.4, RL-11.5: in full, or all there is; who dies, and how many of them were sick."""
    match = run(desk(3, pantry=[15, 15, 0], sick=[0, 1, 0], cheese=[6, 2, 0]), FEEDING_PHASE)
    assert happened(match, "clan_fed") == [{"player": 0, "rats": 15, "need": 5}, {"player": 2, "rats": 0, "need": 0}]
    assert happened(match, "clan_hungry") == [{"player": 1, "rats": 16, "need": 6, "paid": 2}]
    assert happened(match, "rats_starved") == [{"player": 1, "rats": 4, "sick": 1}]
    assert (listed(state(match).cheese, 2), state(match).dead[1]) == ([1, 0], 4)


def test_lecter_offers_lost_rats() -> None:
    """RL-13.12, RL-21.14: a canal rat, sick first, or a lost one; whoever has only lost rats is asked, too."""
    s = desk(3, event="rattibal_lecter", level=2, pantry=[3, 0, 0], sick=[1, 0, 0], lost=[2, 1, 0])
    match = run(s, FEEDING_PHASE)
    assert notations(match, 0) == ["answer:no", "answer:yes", "lost_rat"]
    match.choose(0, "lost_rat")
    assert (state(match).lost[0], state(match).sick[0], state(match).rats[0][PANTRY]) == (1, 1, 3)
    assert notations(match, 1) == ["answer:no", "lost_rat"]
    supply = state(match).rat_supply
    match.choose(1, "lost_rat")
    assert decision(match) is None  # seat 2 has no rat at all
    assert happened(match, "rat_traded") == [{"player": 0, "rat": 2}, {"player": 1, "rat": 2}]
    assert (state(match).lost[1], state(match).rat_supply) == (0, supply + 1)
    assert cheese(match) == [0, 1, 0]  # seat 0 has 4 canal rats and pays 1
    match = run(desk(2, event="rattibal_lecter", level=2, pantry=[3, 0], sick=[1, 0]), FEEDING_PHASE)
    match.choose(0, "answer:yes")
    assert happened(match, "rat_traded") == [{"player": 0, "rat": 1}]
    assert (state(match).sick[0], state(match).rats[0][PANTRY], cheese(match)) == (0, 3, [1, 0])


def test_trades_end_with_the_supply() -> None:
    """RL-13.12: without a yellow piece in the supply nobody is asked, which is told once."""
    match = run(desk(3, event="rattibal_lecter", level=2, pantry=[1, 1, 1], cheese=[43, 0, 0]), FEEDING_PHASE)
    match.choose(0, "answer:yes")
    assert decision(match) is None
    assert told(match).count("no_more_trades") == 1
    assert state(match).cheese_supply[YELLOW] == 0


# ------------------------------------------------------------------ the end


def end(**things: Any) -> Match:
    return turn_over(desk(3, event="end_of_game", **things))


def test_the_end_names_the_winner() -> None:
    """RL-12.2 to RL-12.5: everybody's points, and by what the game was won."""
    match = end(pantry=[5, 4, 2], lost=[0, 1, 0], sick=[0, 0, 1], dead=[1, 0, 4])
    assert happened(match, "scored") == [
        {"player": 0, "points": 4, "living": 5, "dead": 1},
        {"player": 1, "points": 5, "living": 5, "dead": 0},
        {"player": 2, "points": -1, "living": 3, "dead": 4},
    ]
    assert happened(match, "game_won") == [{"player": 1, "points": 5}]
    match = end(pantry=[5, 5, 2], cheese=[1, 3, 9])
    assert happened(match, "game_won_by_cheese") == [{"player": 1, "points": 5, "cheese": 3}]
    assert told(match)[-1] == "game_won_by_cheese"
    match = end(pantry=[5, 5, 2], cheese=[3, 3, 9])
    assert happened(match, "victory_shared") == [
        {"player": 0, "points": 5, "cheese": 3},
        {"player": 1, "points": 5, "cheese": 3},
    ]
    assert match.ranks == [1, 1, 3]


def test_births_are_told_with_what_was_missing() -> None:
    """RL-8.1, RL-8.4: nobody is told of births in an empty nursery."""
    match = run(desk(3, nursery=[2, 0, 1]), NURSERY_PHASE)
    assert [t["player"] for t in happened(match, "rats_born")] == [0, 2]
    assert happened(match, "rats_scarce") == []


def test_a_distribution_without_rats() -> None:
    """RL-4.8, RL-6.5: empty groups of places are left out; who has no rats is told so."""
    match = run(desk(3, waiting=[1, 0, 0]), RATS_PHASE)
    match.choose(0, "rats:1")
    assert happened(match, "no_rats_placed") == [{"player": 1}, {"player": 2}]
    assert [name for name in told(match) if name.startswith("rats_")] == ["rats_at_home"]


# ------------------------------------------------------------------ names


def test_players_are_called_by_their_names_in_all_lines() -> None:
    match = Match("ratland", 3, seed=2, clans="on", names=["Ida", "Ben", "Eve"])
    play_random(match, random.Random(2))
    for language, seat in (("en", "Player"), ("de", "Spieler 1"), ("fr", "Joueur 1")):
        text = " ".join(line.text for line in match.chronicle(None, language))
        assert "Ida" in text
        assert f"{seat}" not in text.replace("„Aktiver Spieler“", "")
