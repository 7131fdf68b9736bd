"""Why not? The reasons of Die Patin on positions made by hand, in three languages."""

from __future__ import annotations

import pytest

from games.die_patin.desk import Desk, play
from undercity import Match


def why_not(match: Match, seat: int, notation: str, language: str = "en") -> str:
    return str(match.why_not(seat, notation, language))


def on_the_figure(desk: Desk) -> Match:
    return play(desk.turn(0), 0, "figure:henchman")


def test_areas_for_a_henchman() -> None:
    """DP-2.5, DP-4.7, DP-4.8, DP-5.5."""
    desk = Desk(2).own(0, "green_side", "purple_gate").own(1, "green_corner")
    match = on_the_figure(desk)
    assert why_not(match, 0, "area:orange_gate") == "Brush Gate is not in play with this number of players (DP-2.5)"
    assert why_not(match, 0, "area:green_corner") == (
        "Hedgehog Green is Minerva’s only area, so nobody else may go there (DP-4.8)"
    )
    assert why_not(match, 0, "area:green_gate").endswith("if you can pay a loot marker, and you have none (DP-5.5)")
    assert match.why_not(0, "area:green_side") is None
    match = on_the_figure(Desk(2).own(0, "green_side").own(1, "purple_side", "purple_corner").loot(0, 1))
    assert match.why_not(0, "area:green_gate") is None
    assert why_not(match, 0, "area:purple_corner") == (
        "Peacock Terrace is neither yours nor next to one of your areas (DP-4.7)"
    )


@pytest.mark.parametrize(("language", "text"), [
    ("en", "Hedgehog Green is Minerva’s only area, so nobody else may go there (DP-4.8)"),
    ("de", "„Igelwiese“ ist das einzige Gebiet von Minerva: Dort darf sonst niemand eine Figur platzieren (DP-4.8)"),
    ("fr", "Le Pré du Hérisson est la seule zone de Minerva\u00a0: personne d’autre ne peut y aller (DP-4.8)"),
])  # fmt: skip
def test_a_reason_in_three_languages(language: str, text: str) -> None:
    match = on_the_figure(Desk(2).own(0, "green_side", "purple_gate").own(1, "green_corner"))
    assert why_not(match, 0, "area:green_corner", language) == text


def test_a_boss_lady_follows_her_card() -> None:
    """DP-4.10, DP-8.2, DP-8.4, DP-8.5."""
    desk = Desk(2).own(0, "green_side", "purple_gate").own(1, "green_corner")
    match = play(desk.turn(0), 0, "figure:boss")
    assert why_not(match, 0, "area:green_gate") == (
        "Administration places your boss lady inside your territory, but Mossy Arcade is not yours (DP-8.2)"
    )
    for card, clause in (("bribe", "DP-8.4"), ("invasion", "DP-8.5")):
        desk = Desk(2).own(0, "green_side", "purple_gate").own(1, "green_corner").card(0, card)
        match = play(desk.turn(0), 0, "figure:boss")
        assert why_not(match, 0, "area:green_side") == (
            f"{card.title()} places your boss lady outside your territory, but Burrow Lane is yours ({clause})"
        )


def test_a_boss_lady_without_an_area() -> None:
    """DP-4.10: every area next to Minerva's is hers, or the only one of another."""
    desk = Desk(2).card(0, "bribe")
    desk.own(0, *(name for name in desk_areas() if name != "green_corner")).own(1, "green_corner")
    match = desk.turn(0)
    assert why_not(match, 0, "figure:boss") == "Bribe leaves your boss lady no area to go to now (DP-4.10)"


def desk_areas() -> list[str]:
    """The areas in play with two players (DP-3.3)."""
    return [f"{district}_{place}" for district in ("green", "purple") for place in ("gate", "side", "corner")] + [
        "red_west",
        "red_east",
        "red_south",
    ]


def test_back_rooms() -> None:
    """DP-6.12, DP-6.13: each condition by itself."""
    home = Desk(2).own(0, "green_side").own(1, "green_corner", "purple_side").tiles("green_side", "hat_shop")
    match = play(on_the_figure(home), 0, "area:green_side")
    assert why_not(match, 0, "tile:0") == (
        "For a back room you must have placed another figure in Burrow Lane earlier this round (DP-6.13)"
    )
    assert why_not(match, 0, "tile:1") == "No location tile is left in that place in Burrow Lane (DP-6.12)"
    home.henchmen(0, "green_side", 1).spent_back_rooms(0)
    match = play(on_the_figure(home), 0, "area:green_side")
    assert why_not(match, 0, "tile:0") == "You have no back room left (DP-6.12)"
    home.s.back_rooms_left[0] = 10
    home.back_room(0, "green_side")
    match = play(on_the_figure(home), 0, "area:green_side")
    assert why_not(match, 0, "tile:0") == "You already have a back room in Burrow Lane (DP-6.12)"


def test_all_her_rats_at_one_manhole() -> None:
    """DP-6.9: nothing in the supply, and none elsewhere."""
    desk = Desk(2).own(0, "green_side").own(1, "green_corner", "purple_side").rats(0, m09=30)
    match = play(on_the_figure(desk), 0, "area:green_side")
    assert why_not(match, 0, "manhole:m09") == (
        "Your supply is empty, and you have rats nowhere but at manhole 9 (DP-6.9)"
    )
    assert match.why_not(0, "manhole:m12") is None


def test_missions_by_their_numbers() -> None:
    """DP-9.3, DP-9.4, DP-9.6."""
    desk = Desk(3, 2).own(0, "green_side", "green_gate").own(1, "green_corner").own(2, "purple_side")
    desk.loot(0, 2).loot(1, 2).loot(2, 2).rats(0, m09=3, m12=1).rats(1, m13=4).scored(0, "most_areas", 1)
    match = desk.missions()
    assert match.why_not(0, "mission:most_manholes") is None
    assert why_not(match, 0, "mission:most_areas") == "You have scored “Most areas” in an earlier round (DP-9.6)"
    assert why_not(match, 0, "mission:biggest_manhole") == (
        "“Most rats at one manhole”: Minerva has 4, and you have only 3 (DP-9.3)"
    )
    assert why_not(match, 0, "mission:most_loot") == (
        "“Most loot markers”: Minerva and Leona have 2, as many as you, and nobody scores a tie (DP-9.4)"
    )
