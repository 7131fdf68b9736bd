"""What people see and bots feel: words in three languages, the view, the judgement."""

from __future__ import annotations

import json
import random

import pytest

from games.ratland.desk import GAME, desk, run, state, turn_over
from kit import play_random
from undercity import Match
from undercity.engine.seam import plain
from undercity.games.ratland.judgement import worth
from undercity.games.ratland.table import CLAN_IDS, COLOUR_IDS, EVENT_IDS, PLACE_IDS, RATS_PHASE


def name(kind: str, number: int, language: str) -> str:
    return str(GAME.name((kind, number), language))


def test_three_languages() -> None:
    for kind, count in (("clan", len(CLAN_IDS)), ("event", len(EVENT_IDS)), ("place", len(PLACE_IDS)), ("food", 9)):
        for number in range(count):
            assert len({name(kind, number, language) for language in ("en", "de", "fr")}) >= 1
            assert all(name(kind, number, language) for language in ("en", "de", "fr"))
    assert name("place", PLACE_IDS.index("both"), "de").startswith("Kinderstube und")
    assert name("colour", COLOUR_IDS.index("white"), "fr") == "blanc"
    assert [name("rats", n, "en") for n in (0, 1, 2)] == ["no rats", "1 rat", "2 rats"]
    assert [name("cheese", n, "fr") for n in (0, 1, 2)] == ["0 fromage", "1 fromage", "2 fromages"]


@pytest.mark.parametrize(
    ("language", "question", "hide"),
    [
        ("en", "Nursery: how many rats? Left to place: 3.", "Do you hide 1 of your 2 cheese in the nursery?"),
        (
            "de",
            "Kinderstube: Wie viele Ratten? Noch zu verteilen: 3.",
            "Versteckst du eins deiner 2 Käsestücke in der Kinderstube?",
        ),
        (
            "fr",
            "Maternité\u00a0: combien de rats\u202f? (Encore à placer\u00a0: 3.)",
            "Voulez-vous cacher un de vos 2 fromages",
        ),
    ],
)
def test_questions_behind_the_screen(language: str, question: str, hide: str) -> None:
    match = run(desk(2, event="hide_the_cheese", waiting=[3, 3], cheese=[2, 2]), RATS_PHASE)
    assert match.prompt(0, language) == question
    match.choose(0, "rats:3")
    assert match.prompt(0, language).startswith(hide)


def test_the_view_is_plain_data() -> None:
    match = play_random(Match("ratland", 6, 5, clans="on"), random.Random(5), 60)
    for viewer in (None, 0, 5):
        view = json.loads(json.dumps(match.view(viewer)))
        assert len(view["table"]["players"]) == 6
        assert set(view["table"]["players"][0]["rats"]) == set(PLACE_IDS)
        assert [area["id"] for area in view["table"]["areas"]] == ["dump", "city", "fields"]
    match = turn_over(desk(2, event="end_of_game", pantry=[1, 1]))
    assert match.view()["table"]["event"] == "end_of_game"


def test_judgement_likes_rats_and_cheese() -> None:
    rules = plain(GAME)
    even = desk(2, pantry=[5, 5], cheese=[3, 3])
    assert rules.judge(even, 0) == 0
    for better in (
        desk(2, pantry=[6, 5], cheese=[3, 3]),
        desk(2, pantry=[5, 5], cheese=[4, 3]),
        desk(2, pantry=[5, 5], cheese=[3, 3], dead=[0, 1]),
        desk(2, pantry=[5, 4], sick=[0, 1], cheese=[3, 3]),
        desk(2, nursery=[5, 0], pantry=[0, 5], cheese=[3, 3]),
    ):
        assert rules.judge(better, 0) > 0 > rules.judge(better, 1)
    won = state(turn_over(desk(2, event="end_of_game", pantry=[5, 5], cheese=[1, 0])))
    assert rules.judge(won, 0) > 0


def test_what_a_position_is_worth() -> None:
    """In thousandths of a point: rats, cheese that feeds and cheese to spare, those away, and growth to come."""
    s = desk(2, pantry=[8, 0], cheese=[5, 0], sick=[1, 0], lost=[2, 0], dead=[1, 0])
    s.phase = 7
    fed, spare, away, growth = 3 * 450, 2 * 220, -120 - 2 * 80, 11 * 4 * 25
    assert worth(s, 0) == 10 * 1000 + fed + spare + away + growth
    assert worth(s, 1) == 0
    s.round_no = 7
    assert worth(s, 0) == 10 * 1000 + fed + spare + away
    s.over = 1
    assert worth(s, 0) == 10 * 1000 + 5


def test_what_rats_promise() -> None:
    """Before their phase is over: in the nursery, in canals, as guards of cheese, outside."""
    s = desk(3, nursery=[2], both=[1], left_canal=[1], right_canal=[2], pantry=[3], dump=[1], city=[1], fields=[2])
    s.cheese[0] = 2
    s.phase = 7
    before = worth(s, 0)
    s.phase = 2
    assert worth(s, 0) - before == 3 * 700 + 3 * 200 + 2 * 90 + 4 * 420
    s.phase, s.area = 6, 0
    assert worth(s, 0) - before == 3 * 420  # the dump is being searched
    s.area = 2
    assert worth(s, 0) == before


def test_judgement_is_the_lead_over_the_best_of_the_others() -> None:
    s = desk(3, pantry=[5, 3, 1])
    s.phase, s.round_no = 7, 9
    assert [worth(s, p) for p in range(3)] == [5000, 3000, 1000]
    judged = [plain(GAME).judge(s, p) for p in range(3)]
    assert judged == pytest.approx([2000 / 7000, -2000 / 7000, -4000 / 9000])
