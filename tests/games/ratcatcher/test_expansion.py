"""Section 13: expansion."""

from __future__ import annotations

from games.ratcatcher.desk import Desk, card, decision, events, of_kind, play, rats, state, z
from undercity.games.ratcatcher import table as t
from undercity.server.frames import differences


def expand(desk: Desk) -> list[str]:
    """The connectors offered for the first card of an expansion."""
    return sorted(of_kind(desk.sack(white=40).run(t.EXPANSION_CHECK), "connector"))


def test_when_it_is_checked() -> None:
    """RC-13.1: at the end of the Ratcatcher's Turn, and after the Spawn step before Clean Up."""
    match = play(Desk().at("t21.b").deck("t05").turn(), "end")
    assert decision(match) == "connector"
    assert "rats_spawned" not in events(match)
    desk = Desk().at("t21.b").deck("t05").trap("t21.a").sack(white=40)
    match = desk.start(t.SPAWN)
    assert decision(match) == "connector"
    assert rats(match, "t00.b") == (0, 0, 1), "spawned before"
    assert state(match).traps[z("t21.a")] == 1, "not cleaned up yet"


def test_fewer_than_two_cheese() -> None:
    """RC-13.2: mandatory with 0 or 1, none with 2 - in one zone or in two."""
    assert expand(Desk().deck("t05"))
    assert expand(Desk().cheese("t00.d").deck("t05"))
    assert not expand(Desk().cheese("t00.d", "t07.a"))
    assert not expand(Desk().cheese("t00.d", "t00.d"))


def test_number_of_cards() -> None:
    """RC-13.3, RC-13.10: the indicator of the Ratcatcher's card; one expansion, cheese or not."""
    for zone, mode, count in (("t21.b", "normal", 1), ("t00.e", "normal", 2), ("t00.e", "hard", 3)):
        desk = Desk(mode=mode).at(zone).deck("t05", "t17", "t22").sack(white=40)
        match = desk.run(t.EXPANSION_CHECK)
        left = state(match).townships_left
        while decision(match) in ("connector", "rotation"):
            match.choose(0, match.legal(0)[0])
        assert left - state(match).townships_left == count
        assert sum(state(match).cheese) == 0, "still fewer than two, and no second expansion"


def test_one_card_at_a_time() -> None:
    """RC-13.4, RC-13.5, RC-26.8: connector, draw, rotation, populate, next; all even if cheese came."""
    match = Desk().deck("t11", "t24").sack(white=40).run(t.EXPANSION_CHECK)
    assert state(match).card_in_hand == t.NONE
    play(match, "connector:t00-s")
    assert (decision(match), state(match).card_in_hand) == ("rotation", card("t11"))
    table = match.view(0)["table"]
    assert (table["card_in_hand"], table["card_joins"]) == ("t11", "t00-s"), "everybody sees where it goes"
    assert of_kind(match, "rotation") == {"0", "1", "2", "3"}
    play(match, "rotation:0")
    assert (state(match).cheese[z("t11.a")], state(match).card_in_hand) == (1, t.NONE)
    assert decision(match) == "connector", "the second card is placed although two cheese lie there"
    assert match.view(0)["table"]["card_joins"] is None
    play(match, "connector:t11-s", "rotation:1")
    assert sum(state(match).cheese) == 4
    assert decision(match) == "action"


def test_a_card_that_is_laid_leaves_the_others_as_they_were() -> None:
    """A viewer is sent the new card alone, wherever its number stands among the others."""
    match = Desk().deck("t24", "t11").sack(white=40).run(t.EXPANSION_CHECK)
    play(match, "connector:t00-s", "rotation:0", "connector:t00-w")
    before = match.view(0)["table"]["city"]
    play(match, "rotation:0")
    assert [path for path, *_ in differences(before, match.view(0)["table"]["city"])] == [("t11",)]


def test_connectors_of_active_cards() -> None:
    """RC-13.6, RC-2.8: available ones of active cards only."""
    desk = Desk().at("t07.e").deck("t05")
    assert expand(desk) == ["t00-s", "t00-w", "t07-e", "t07-n", "t07-s"]
    assert expand(Desk().at("t07.e").cheese("t21.a").deck("t05")) == [
        *("t00-s", "t00-w", "t07-e", "t07-n", "t07-s"),
        *("t21-e", "t21-n", "t21-w"),
    ]


def street() -> Desk:
    """#00, t17, t05 and t22 from north to south; the Ratcatcher in t05.b, so that #00 is inactive."""
    desk = Desk()
    for c in range(1, t.CARDS):
        desk.s.card_rotation[c] = t.NONE
    return desk.lay("t17", 0, 1, 0).lay("t05", 0, 2, 0).lay("t22", 0, 3, 0).at("t05.b").sack(white=40)


def test_any_connector_if_no_active_one() -> None:
    """RC-13.6: of the active cards only t22 has an open end; when t13 closes it, every open end will do."""
    match = street().deck("t09", "t10").run(t.EXPANSION_CHECK)
    assert of_kind(match, "rotation") == {"0", "1", "2"}, "the one connector was taken without a question"
    play(match, "rotation:0")
    assert (state(match).card_x[9], state(match).card_y[9]) == (0, 4)
    assert expand(street().lay("t13", 0, 4, 1).deck("t09")) == ["t00-e", "t00-n", "t00-w", "t13-e", "t13-s", "t13-w"]


def test_activity_is_asked_for_each_card() -> None:
    """RC-13.7: a fresh card next to the Ratcatcher's offers its connectors for the second."""
    match = Desk().deck("t05", "t17").sack(white=40).run(t.EXPANSION_CHECK)
    assert "t05-s" not in of_kind(match, "connector")
    play(match, "connector:t00-s", "rotation:0")
    assert "t05-s" in of_kind(match, "connector")


def test_rotations_that_fit() -> None:
    """RC-13.8, RC-2.9: one of its connectors on the shared edge."""
    match = play(Desk().deck("t04").sack(white=40).run(t.EXPANSION_CHECK), "connector:t00-s")
    assert of_kind(match, "rotation") == {"0", "3"}
    play(match, "rotation:3")
    assert (state(match).card_x[4], state(match).card_y[4], state(match).card_rotation[4]) == (0, 1, 3)


def test_deck_runs_out() -> None:
    """RC-13.9: the rest of the expansion is skipped."""
    match = Desk().no_deck(keep=1).deck().run(t.EXPANSION_CHECK)
    match.choose(0, match.legal(0)[0])
    if decision(match) == "rotation":
        match.choose(0, match.legal(0)[0])
    assert decision(match) == "action"
    assert state(match).townships_left == 0
    match = Desk().no_deck().run(t.EXPANSION_CHECK)
    assert decision(match) == "action"
    assert "expansion_cut" in events(match)


def test_no_connector_left() -> None:
    """RC-13.9: cannot happen with the printed cards; a City without open ends skips the expansion all the same."""
    desk = Desk()
    for c in range(t.CARDS):
        desk.s.card_rotation[c] = t.NONE
    match = desk.run(t.EXPANSION_CHECK)
    assert decision(match) == "action"
    assert "expansion_cut" in events(match)


def test_expansion_without_choice_is_silent() -> None:
    """RC-26.8: a single connector is taken automatically, and the drawn card is shown before its rotation."""
    match = street().deck("t09", "t10").run(t.EXPANSION_CHECK)
    assert (decision(match), state(match).card_in_hand) == ("rotation", card("t09"))
