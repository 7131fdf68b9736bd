"""What is told: the whole story, with the numbers that decide, also where something comes to nothing."""

from __future__ import annotations

import pytest

from games.die_patin.desk import Desk, enterprise, play, state
from games.die_patin.test_scoring import final, last_round
from games.die_patin.test_turns import after_setup
from undercity import Match


def told(match: Match, seat: int | None = None, since: int = 0) -> list[str]:
    return [f"{line.text} {line.clause}" for line in match.chronicle(seat, since=since)]


def texts(match: Match, seat: int) -> dict[str, str]:
    return {choice.notation: f"{choice.text} {choice.clause}" for choice in match.choices(seat)}


def desk(seats: int = 2) -> Desk:
    return Desk(seats, tiles=False).own(0, "green_side").own(1, "green_corner", "purple_side")


# ------------------------------------------------------------------ setup and cards


def test_removed_enterprises_are_told() -> None:
    """DP-3.5"""
    match = Match("die_patin", 3, seed=1, start_player=2, removed="hat_shop,claw_studio,pest_control")
    assert told(match) == [
        "Not in this game: Claw Studio, Hat Shop and Pest Control Office. DP-3.5",
        "Everything is set up; Leona is the start player. DP-3.1",
    ]
    assert told(Match("die_patin", 5, seed=1, start_player=0)) == [
        "Everything is set up; Wilma is the start player. DP-3.1"
    ]


def test_start_areas_and_start_rats() -> None:
    """DP-3.10, DP-3.11"""
    match = Match("die_patin", 5, seed=1, start_player=1)
    play(match, 1, "area:green_side", "manhole:m12", "manhole:m16", "manhole:m09")
    assert told(match)[1:] == [
        "Minerva starts in Burrow Lane. DP-3.10",
        "Minerva places 3 rats at manhole 12. DP-3.11",
        "Minerva places 2 rats at manhole 16. DP-3.11",
        "Minerva places 1 rat at manhole 9. DP-3.11",
    ]


def test_rounds_and_back_rooms() -> None:
    """DP-4.2, DP-6.14"""
    assert "Round 1 of 5 begins; Wilma is the start player. DP-4.2" in told(after_setup(3))
    match = desk().tiles("green_side", "claw_studio", "night_watch").henchmen(0, "green_side", 1).turn(0)
    play(match, 0, "figure:henchman", "tile:1")
    assert told(match)[-2] == "Wilma sets up a back room in Burrow Lane and takes the Owl Night Watch. DP-6.14"


def test_figures() -> None:
    """DP-4.7, DP-4.11, DP-8.1"""
    match = play(desk().card(0, "bribe").turn(0), 0, "figure:boss", "area:green_corner")
    assert told(match) == [
        "Wilma turns an intrigue card face up: Bribe. DP-8.1",
        "Wilma places the boss lady on Hedgehog Green, which belongs to Minerva. DP-4.7",
    ]
    last = play(desk().card(0, "invasion").henchmen(0, "green_side", 3).turn(0), 0, "area:green_gate")
    assert told(last) == [
        "Wilma turns an intrigue card face up: Invasion. DP-8.1",
        "Wilma places the boss lady in Mossy Arcade, which belongs to nobody. DP-4.7",
    ]
    home = play(desk().turn(0), 0, "figure:henchman", "done")
    assert told(home) == [
        "Wilma places a henchman in Burrow Lane, on home ground. DP-4.7",
        "Wilma forgoes 2 actions. DP-5.3",
    ]


def test_a_card_is_told_once_and_only_to_its_player_by_name() -> None:
    """DP-11.3"""
    match = play(after_setup(2), 0, "card:bribe")
    assert told(match, 0)[-1] == "Wilma lays the Bribe card face down. DP-4.3"
    assert told(match, 1)[-1] == told(match)[-1] == "Wilma lays an intrigue card face down. DP-4.3"
    assert len(told(match, 0)) == len(told(match, 1))


# ------------------------------------------------------------------ actions


def test_what_is_not_used_is_told() -> None:
    """DP-5.3, DP-6.17, DP-6.18: actions and bonuses declined, and a bonus that finds nobody."""
    match = play(desk().turn(0), 0, "figure:henchman", "loot", "done")
    assert told(match)[-2:] == [
        "Wilma gets 1 loot marker in the Fern Quarter (1 left). DP-6.10",
        "Wilma forgoes 1 action. DP-5.3",
    ]
    place = desk().tiles("green_side", "cheese_cellar").henchmen(0, "green_side", 1).turn(0)
    assert told(play(place, 0, "figure:henchman", "tile:0", "done"))[-1] == (
        "Wilma forgoes the bonus and places no rat. DP-6.17"
    )
    remove = desk().tiles("green_side", "pest_control").henchmen(0, "green_side", 1).rats(1, m06=1).turn(0)
    assert told(play(remove, 0, "figure:henchman", "tile:0", "done"))[-1] == (
        "Wilma forgoes the bonus and removes no rat. DP-6.18"
    )
    nobody = desk().tiles("green_side", "pest_control").henchmen(0, "green_side", 1).turn(0)
    play(nobody, 0, "figure:henchman", "tile:0")
    assert told(nobody)[-1] == "Wilma’s bonus lapses: there is no opposing rat on the board. DP-6.18"
    assert nobody.view(None)["decision"] == "inside_action"


def test_bonuses() -> None:
    """DP-6.16 to DP-6.19: each with the clause that allows it."""
    for name, choices, line in (
        ("claw_studio", (), "Bonus: the tile brings Wilma 1 more point at the end of the game. DP-6.19"),
        ("hat_shop", (), "Bonus: Wilma gets 1 loot marker from the general supply. DP-6.16"),
        ("cheese_cellar", ("manhole:m00",), "Bonus: Wilma places a rat at manhole 0 (now 1). DP-6.17"),
        (
            "pest_control",
            ("manhole:m06",),
            "Bonus: Wilma removes one of Minerva’s rats from manhole 6 (2 left). DP-6.18",
        ),
    ):
        match = desk().tiles("green_side", name).henchmen(0, "green_side", 1).rats(1, m06=3).turn(0)
        play(match, 0, "figure:henchman", "tile:0", *choices)
        assert told(match)[-1] == line
    poor = desk().tiles("green_side", "hat_shop").henchmen(0, "green_side", 1).loot(1, 34).turn(0)
    play(poor, 0, "figure:henchman", "tile:0")
    assert told(poor)[-1] == "The general supply is empty: the bonus brings Wilma no loot marker. DP-6.16"


def test_a_tile_is_offered_with_what_it_brings() -> None:
    """DP-6.14"""
    there = desk().tiles("green_side", "hat_shop", "pest_control").henchmen(0, "green_side", 1)
    there.s.collected[0][enterprise("pest_control")] = 2
    offers = texts(play(there.turn(0), 0, "figure:henchman"), 0)
    assert offers["tile:0"] == "Set up a back room and take the Hat Shop (you have none; bonus: 1 loot marker) DP-6.14"
    assert offers["tile:1"].startswith("Set up a back room and take the Pest Control Office (you have 2; bonus: remove")


def test_rats_are_counted() -> None:
    """DP-6.1, DP-6.6"""
    match = desk().rats(0, m09=3).rats(1, m13=2, m12=1).turn(0)
    play(match, 0, "figure:henchman")
    assert texts(match, 0) == {
        "manhole:m09": "Place a rat at manhole 9 (3 of yours there) DP-6.2",
        "manhole:m12": "Remove one of Minerva’s rats from manhole 12 (1 there) DP-6.2",
        "manhole:m13": "Remove one of Minerva’s rats from manhole 13 (2 there) DP-6.2",
        "manhole:m16": "Place a rat at manhole 16 (free) DP-6.2",
        "loot": "Get 1 loot marker in the Fern Quarter (2 there) DP-6.10",
        "done": "Forgo the remaining 2 actions DP-5.3",
    }
    play(match, 0, "manhole:m09", "manhole:m12")
    assert told(match)[-2:] == [
        "Wilma places a rat at manhole 9 (now 4). DP-6.1",
        "Wilma removes one of Minerva’s rats from manhole 12 (none left). DP-6.1",
    ]
    empty = play(desk().rats(0, m09=29, m00=1).turn(0), 0, "figure:henchman", "manhole:m16", "manhole:m09")
    assert told(empty)[-1] == "Wilma moves a rat from manhole 9 to manhole 16 (now 1). DP-6.6"


def test_declined_bribes() -> None:
    """DP-6.7: with an empty supply and no opposing rat a bribe may be declined, paid or by the card."""
    paid = desk().own(1, "purple_side").rats(0, m08=29, m00=1).loot(0, 1).turn(0)
    play(paid, 0, "figure:henchman", "area:green_gate")
    assert texts(paid, 0)["done"] == "Spend 1 loot marker and bribe no rat DP-6.7"
    play(paid, 0, "done")
    assert told(paid)[-4:] == [
        "Wilma spends 1 loot marker (none left). DP-5.6",
        "Wilma forgoes the bribe. DP-6.7",
        "Wilma claims the area with power 1; nobody else has any power there. DP-7.2",
        "Wilma takes Mossy Arcade. DP-7.5",
    ]


# ------------------------------------------------------------------ Invasion


def test_invasion() -> None:
    """DP-8.5, DP-8.7: the choice promises what is there, and tells who leaves and who comes."""
    match = desk().card(0, "invasion").rats(1, m02=4).rats(0, m00=29).turn(0)
    play(match, 0, "figure:boss", "area:green_gate")
    assert texts(match, 0)["manhole:m02"] == (
        "Manhole 2: Minerva’s 4 rats go, 1 of yours comes, up to 1 from elsewhere DP-8.5"
    )
    assert texts(match, 0)["manhole:m05"] == "Manhole 5 (free): 1 of yours comes, up to 1 from elsewhere DP-8.6"
    play(match, 0, "manhole:m02", "done")
    assert told(match)[-5:] == [
        "Wilma drives Minerva’s 4 rats away from manhole 2. DP-8.5",
        "Wilma places 1 rat at manhole 2 (now 1). DP-8.5",
        "Wilma moves no further rat to manhole 2. DP-8.7",
        "Wilma claims the area with power 3; nobody else has any power there. DP-7.2",
        "Wilma takes Mossy Arcade. DP-7.5",
    ]
    full = play(desk().card(0, "invasion").rats(1, m02=1).turn(0), 0, "figure:boss", "area:green_gate")
    assert texts(full, 0)["manhole:m02"] == "Manhole 2: Minerva’s rat goes, 2 of yours come DP-8.5"
    play(full, 0, "manhole:m02")
    assert "Wilma drives Minerva’s only rat away from manhole 2. DP-8.5" in told(full)


# ------------------------------------------------------------------ claims


@pytest.mark.parametrize(("own", "rivals", "lines"), [
    (3, {1: 2, 2: 3}, [
        "Wilma claims the area with power 5; Leona has 3. DP-7.2",
        "Wilma takes Hedgehog Green from Minerva. DP-7.5",
        "Wilma destroys Minerva’s back room on Hedgehog Green and keeps it as a trophy. DP-7.6",
    ]),
    (1, {1: 3, 2: 3}, [
        "Wilma claims the area with power 3; Minerva and Leona have 3. DP-7.2",
        "Wilma does not get Hedgehog Green: a tie is not enough. DP-7.4",
    ]),
    (1, {1: 4, 2: 3}, [
        "Wilma claims the area with power 3; Minerva has 4. DP-7.2",
        "Wilma does not get Hedgehog Green. DP-7.8",
    ]),
])  # fmt: skip
def test_claims(own: int, rivals: dict[int, int], lines: list[str]) -> None:
    """DP-7.2 to DP-7.8: both powers, all of the strongest rivals, who loses the area, and that a tie fails."""
    there = desk(3).own(2, "red_south").back_room(1, "green_corner").loot(0, 1).rats(0, m09=own)
    there.rats(1, m06=rivals[1]).rats(2, m02=rivals[2])
    match = play(there.turn(0), 0, "figure:henchman", "area:green_corner", "manhole:m13")
    assert told(match)[-len(lines) :] == lines
    assert told(match)[-len(lines) - 3].startswith(
        "Wilma places a henchman on Hedgehog Green, which belongs to Minerva."
    )


def test_whoever_bribes_knows_the_power() -> None:
    """DP-7.3: the prompt tells what would decide the claim now."""
    there = desk(3).own(2, "red_south").loot(0, 2).rats(1, m06=2).rats(2, m02=2)
    match = play(there.turn(0), 0, "figure:henchman", "area:green_corner")
    assert match.prompt(0).endswith("(you have 2), then claim the area. Power there: you 1, Minerva and Leona 2.")
    play(match, 0, "manhole:m06")
    assert match.prompt(0).endswith("(you have 1), then claim the area. Power there: you 1, Leona 2.")


# ------------------------------------------------------------------ missions and the end


def test_missions() -> None:
    """DP-9.1, DP-9.8, DP-9.9: what decides them, and every tile that is lost."""
    there = (
        Desk(3, round_no=2, tiles=False).own(0, "green_side", "green_gate").own(1, "purple_side").own(2, "red_south")
    )
    match = there.loot(1, 3).loot(0, 1).missions()
    assert texts(match, 0) == {
        "mission:most_areas": "“Most areas”: you have 2, the others at most 1 DP-9.1",
        "done": "Score no mission and lose mission tile 2 DP-9.8",
    }
    play(match, 0, "mission:most_areas")
    play(match, 1, "done")
    assert told(match)[:4] == [
        "Wilma scores the mission “Most areas” (2 against 1) and puts mission tile 2 on it. DP-9.1",
        "Minerva scores no mission; mission tile 2 is lost. DP-9.8",
        "Leona cannot score any mission; mission tile 2 is lost. DP-9.9",
        "Round 2 is over: all figures leave the board, and no district needs loot. DP-9.12",
    ]


def test_refill() -> None:
    """DP-9.13, DP-9.14: how many markers come, and how many are missing."""
    there = desk().own(0, "green_gate", "red_east")
    for district in range(3):
        there.s.district_loot[district] = 0
    there.s.general_loot += 6
    there.loot(1, 36)
    match = there.missions()
    while match.view(None)["decision"] == "mission":
        match.choose(match.deciders[0], "done")
    lines = told(match)
    assert "Round 1 is over: all figures leave the board, and 4 loot markers refill the districts. DP-9.12" in lines
    assert "The general supply is empty: 2 loot markers are missing in the districts. DP-9.14" in lines
    assert sum(state(match).district_loot) == 4


def test_the_end_names_the_winner_and_her_points() -> None:
    """DP-10.6, DP-10.7"""
    won = last_round().scored(0, "most_areas", 5).loot(1, 1)
    won.s.collected[0][enterprise("hat_shop")], won.s.trophies[1][0] = 2, 1
    assert told(final(won))[-3:] == [
        "Wilma has 8 points: 5 for missions, 3 for enterprises and 0 for trophies. DP-10.6",
        "Minerva has 1 point: 0 for missions, 0 for enterprises and 1 for trophies. DP-10.6",
        "The game is over: Wilma wins with 8 points. DP-10.7",
    ]


def test_the_end_names_the_tie_break() -> None:
    """DP-10.7, DP-10.8"""
    tied = last_round(3).own(2, "red_south").scored(1, "most_areas", 5).scored(2, "most_loot", 1).loot(0, 1)
    tied.s.trophies[0][1], tied.s.trophies[2][1] = 5, 4
    assert told(final(tied))[-1] == (
        "The game is over: Wilma, Minerva and Leona have 5 points each, "
        "but Minerva wins with the most points for missions, 5. DP-10.7"
    )
    shared = last_round(3).own(2, "red_south").scored(0, "most_areas", 3).scored(2, "most_loot", 3).loot(1, 1)
    shared.s.trophies[1][0], shared.s.trophies[0][1], shared.s.trophies[2][1] = 4, 1, 1
    assert told(final(shared))[-1] == (
        "The game is over: Wilma and Leona share the victory with 4 points each, 3 of them for missions. DP-10.8"
    )


def test_players_by_their_own_names() -> None:
    match = Match("die_patin", 2, seed=1, start_player=1, names=["Ida", None])
    assert told(match)[-1] == "Everything is set up; Minerva is the start player. DP-3.1"
    assert (match.name_of(0), match.role_of(0), match.role_of(1)) == ("Ida", "Raccoons", "Owls")
    assert match.prompt(0) == "Waiting for Minerva."
