"""Learning: the suite of all games; positions, lessons and conditions; and that what is wrong is noticed."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from undercity import GAMES, find
from undercity.engine.clauses import clauses
from undercity.engine.errors import BadContent, BadPosition, IllegalChoice
from undercity.engine.game import Game, Term
from undercity.engine.learn.conditions import Condition
from undercity.engine.learn.lesson import MOST_CHOICES, Answer, Lesson, Play
from undercity.engine.learn.position import Start, change, set_up
from undercity.engine.learn.reasons import differences
from undercity.engine.learn.room import Learn
from undercity.engine.match import Match
from undercity.engine.seam import plain
from undercity.engine.words import LANGUAGES
from undercity.games.die_patin.table import State
from undercity.testing.suite.learn import *  # noqa: F403

LEARN = [name for name in GAMES if find(name).learn]
every_room = pytest.mark.parametrize("name", LEARN)


@pytest.fixture(scope="module")
def patin() -> Game:
    return find("die_patin")


def room(game: Game) -> Learn:
    assert game.learn is not None
    return game.learn


# ------------------------------------------------------------------ lessons are played by the rules

START = Start(
    seats=2,
    seed=7,
    moves=[
        *("area:green_side", "manhole:m09", "manhole:m12", "manhole:m16", "manhole:m07", "manhole:m10", "manhole:m14"),
        *("0 card:administration", "1 card:administration"),
    ],
    set={"loot.0": "+2", "general_loot": "-2"},
)
CLAIM = ["figure:henchman", "area:green_gate", "manhole:m02", "done"]


def lesson(game: Game, goal: str, **more: object) -> Play:
    given = {"id": "one", "clause": "DP-7.5", "start": START, "solution": CLAIM, "wrong": [], "goal": goal, **more}
    return Play(plain(game), Lesson(**given))


def test_the_others_choose_as_given_and_else_the_first_they_may(patin: Game) -> None:
    given = lesson(patin, "round_no == 5", others=["figure:boss", "1 manhole:m10", "loot"])
    told = given.play(given.codes(CLAIM)).match.moves[4:]
    assert told[:3] == [(1, "figure:boss"), (1, "manhole:m10"), (1, "loot")]
    other = lesson(patin, "round_no == 5", others=["manhole:m10", "figure:boss", "loot"])
    told = other.play(other.codes(CLAIM)).match.moves[4:]
    assert told[:3] == [(1, "figure:henchman"), (1, "manhole:m07"), (1, "loot")]  # the first two are not legal then


def test_a_lesson_is_failed_by_its_condition_its_bound_or_the_end(patin: Game) -> None:
    line = ["figure:henchman", "area:green_side"]
    lost = lesson(patin, "over", fail="told('figure_inside', player=me)")
    assert lost.play(lost.codes(line)).state == "failed"
    bound = lesson(patin, "over", within=2)
    assert [bound.play(bound.codes(line[:count])).state for count in (1, 2)] == ["open", "failed"]
    with pytest.raises(IllegalChoice, match="ended after 2 choices"):
        bound.play(bound.codes([*line, "done"]))


def test_what_is_said_of_a_choice(patin: Game) -> None:
    """Nothing on the way of the solution; else the first answer that fits, or other kind words."""
    home = Answer(when="decision == 'inside_action'", say="home")
    play = lesson(patin, "owner[area.green_gate] == me", answer=[home])
    assert play.play([]).said is None
    assert play.play(play.codes(CLAIM[:2])).said is None
    assert play.play(play.codes(["figure:henchman", "area:green_side"])).said == "home"
    assert lesson(patin, "over").play(play.codes(["figure:boss"])).said == "other"
    assert play.says() == ["learn", "task", "hint", "solved", "other", "home"]


def test_what_is_not_legal_is_refused_with_its_reason(patin: Game) -> None:
    play = lesson(patin, "over")
    with pytest.raises(IllegalChoice) as refused:
        play.play(play.codes(["area:green_gate"]))
    assert refused.value.reason is not None
    with pytest.raises(IllegalChoice, match=f"at most {MOST_CHOICES} choices"):
        play.play([0] * (MOST_CHOICES + 1))


def test_a_lesson_that_is_wrong_says_what(patin: Game) -> None:
    told = lesson(patin, "round_no == 1", wrong=[["figure:boss", "figure:boss"]]).problems()
    assert told[0] == "it is solved or failed before anything is chosen"
    assert told[1].startswith("its solution does not solve it: the lesson ended after 1")
    assert lesson(patin, "over", wrong=[CLAIM]).problems() == ["its solution does not solve it: open", "the wrong line"
        f" {CLAIM} gets no answer"]  # fmt: skip
    assert lesson(patin, "over", seat=1).problems() == ["seat 1 must decide at the start, not [0]"]


# ------------------------------------------------------------------ positions


def test_cells_are_set_by_number_id_list_and_thing(patin: Game) -> None:
    s = Match(patin, 2, 7).state
    rats = [0] * len(s.rats)
    change(patin, s, {"owner.green_gate": 1, "loot.1": "+2", "rats": rats, "rat_owner.m08": -1, "card.0": "card.bribe"})
    assert (s.owner[3], s.loot[1], list(s.rats)) == (1, 2, rats)
    assert s.card[0] == list(patin.things["card"]).index("bribe")


@pytest.mark.parametrize(
    ("cells", "sentence"),
    [
        ({"gold": 1}, "the table has no field 'gold'; the fields are"),
        ({"owner.nowhere": 1}, "'owner.nowhere' names no cell: owner is"),
        ({"owner": 1}, "'owner' names no cell: owner is"),
        ({"loot.1": "many"}, "loot.1 is set to a number"),
        ({"loot.1": 1000}, "loot.1 holds numbers from 0 to 40, not 1000"),
        ({"rats": [1]}, "field 'rats' must be a list"),
        ({"loot.1": [1]}, "'loot.1': a list sets a whole field"),
    ],
)
def test_a_cell_that_cannot_be_set(patin: Game, cells: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        change(patin, Match(patin, 2, 7).state, cells)
    assert str(refused.value).startswith(sentence)


def test_a_position_must_be_sound(patin: Game) -> None:
    with pytest.raises(BadPosition, match="breaks the rules: DP-"):
        set_up(plain(patin), Start(seats=2, set={"loot.0": 5}))
    with pytest.raises(BadPosition, match="move 1, 'area:docks'"):
        set_up(plain(patin), Start(seats=2, moves=["area:docks"]))


# ------------------------------------------------------------------ conditions


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("owner[area.green_side] == me", True),
        ("owner[area.green_gate] == me or over", False),
        ("rats[manhole.m09] == 3 and rat_owner[manhole.m09] == me", True),
        ("decision == 'figure' and not over", True),
        ("decision in ('area', 'figure')", True),
        ("sum(1 for o in owner if o == me) == 1", True),
        ("any(rats[m] > 2 for m in range(len(rats)))", True),
        ("max(loot) - min(loot) == 2 * 1", True),
        ("points[me] >= 0 and -1 in owner", True),
        ("told('figure_inside')", False),
        ("1 <= round_no < 3", True),
        ("all(x >= 0 for row in henchmen for x in row if x)", True),
    ],
)
def test_conditions(patin: Game, text: str, holds: bool) -> None:
    match = Match.from_position(patin, set_up(plain(patin), START))
    assert Condition(patin, text).holds(match.state, 0, match.happenings()) is holds


def test_told_counts_events_of_the_things_wanted(patin: Game) -> None:
    play = lesson(patin, "over")
    match = play.play(play.codes(CLAIM)).match
    for text, holds in {
        "told('free_area_taken') == 1": True,
        "told('free_area_taken', player=me, area=area.green_gate)": True,
        "told('free_area_taken', area=area.green_side)": False,
        "told('loot_paid', player=me) == 1": True,
    }.items():
        assert Condition(patin, text).holds(match.state, 0, match.happenings()) is holds, text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("owner[area.nowhere] == me", "no thing is called area.nowhere"),
        ("gold == 1", "there is no 'gold'"),
        ("told('stolen')", "no event is called 'stolen'"),
        ("told('loot_paid', gold=1)", "loot_paid tells no 'gold', but player, left"),
        ("decision == 'sleep'", "no decision is called 'sleep'"),
        ("__import__('os')", "__import__ is no function of conditions"),
        ("owner.__class__", "no thing is called owner.__class__"),
        ("(lambda: 1)()", "lambda: 1 is no function"),
        ("2 ** 9", "Pow is not among the operators"),
        ("'a' == 'a'", "'a' is no whole number"),
        ("1.5 > me", "1.5 is no whole number"),
        ("[x for x in owner]", "is not allowed in a condition"),
        ("owner[0", "is no condition"),
    ],
)
def test_a_condition_that_cannot_be_read(patin: Game, text: str, sentence: str) -> None:
    with pytest.raises(BadContent) as refused:
        Condition(patin, text)
    assert sentence in str(refused.value)


# ------------------------------------------------------------------ reasons of a hint


def test_a_hint_names_the_terms_that_differ_most(patin: Game) -> None:
    """Taking loot rather than placing a rat: one more marker for it, one rat fewer against it."""

    def terms(s: State, seat: int) -> dict[str, Term]:
        rats = 30 - s.rat_supply[seat]
        return {"loot": (s.loot[seat], 100 * s.loot[seat]), "rat": (rats, 40 * rats), "round": (s.round_no, 0)}

    game = replace(patin, terms=terms)
    play = lesson(patin, "over")
    match = play.play(play.codes(["figure:henchman", "area:green_side"])).match
    known, loot, rat = match.concealed(0), patin.choices.parse("loot"), patin.choices.parse("manhole:m09")
    assert differences(game, known, 0, loot, rat) == [("loot", 1, 100), ("rat", -1, -40)]
    assert differences(game, known, 0, rat, loot) == [("rat", 1, 40), ("loot", -1, -100)]
    assert differences(game, known, 0, rat, rat) == []
    assert differences(replace(patin, terms=None), known, 0, loot, rat) == []


# ------------------------------------------------------------------ what is wrong is noticed


def test_a_wrong_key_names_its_file(patin: Game, tmp_path: Path) -> None:
    learn = Learn(plain(patin))
    learn.folder = tmp_path
    (tmp_path / "lessons.toml").write_text("[[lesson]]\nid = 'a'\nname = 'b'\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"lessons\.toml: object contains unknown field `name`"):
        _ = learn.lessons


# ------------------------------------------------------------------ the right answer to what one tried

PIER, BRIBES = "figure:henchman area:blue_gate", "figure:boss area:blue_gate"
ANSWERS = [
    # 7 against Leona's 8, and 8 against 8: the same rats are to blame; elsewhere it is Minerva's six
    ("die_patin", "rivals", f"{PIER} manhole:m12 done", "pier"),
    ("die_patin", "rivals", f"{PIER} manhole:m12 manhole:m12", "pier"),
    ("die_patin", "rivals", "figure:henchman area:red_east manhole:m12 done", "weaker"),
    # 4 against Minerva's 4: a tie with her, not with Leona; 5 against 4 and 3 wins though rats were removed
    ("die_patin", "bribe_card", f"{BRIBES} manhole:m12 manhole:m18 manhole:m18 manhole:m18", "tie"),
    ("die_patin", "bribe_card", f"{BRIBES} manhole:m12 manhole:m12 manhole:m18 manhole:m18", "solved"),
    # three missions can be reached
    ("die_patin", "mission", "manhole:m09 manhole:m09 mission:biggest_manhole", "solved"),
    ("die_patin", "mission", "tile:0 done mission:most_back_rooms", "solved"),
    ("die_patin", "conquest", "figure:boss", "elsewhere"),
    ("die_patin", "bribe", "figure:henchman manhole:m16", "cleared"),
    ("die_patin", "bribe", "figure:henchman manhole:m16 done", "failed"),
    ("die_patin", "invasion", "figure:boss area:green_corner", "elsewhere"),
    ("die_patin", "chain", "figure:boss area:green_gate manhole:m02", "other"),
    # the right canal leads to the wrong neighbour; a rat lost on the fields is bad luck, not a small clan
    ("ratland", "event", "rats:0 rats:0 rats:0 rats:0 rats:0 rats:3", "side"),
    ("ratland", "feed", "rats:3 rats:0 rats:0 rats:6", "gone"),
    ("ratland", "feed", "rats:2 rats:0 rats:0 rats:0 rats:0 rats:0", "small"),
    ("ratland", "defend", "rats:1 rats:0 rats:0 rats:0 rats:0 rats:0", "solved"),
    ("ratland", "search", "rats:7", "few"),
    # a net on the cheese holds the rats there, one in the own zone beside the Ratcatcher
    ("ratcatcher", "net", "purple:t00.d", "cheese"),
    ("ratcatcher", "net", "purple:t00.e", "own"),
    ("ratcatcher", "net", "purple:t00.a", "elsewhere"),
    # safe is who is elsewhere: not who came back, and also who has set a trap before
    ("ratcatcher", "bite", "move:t00.a", "safe"),
    ("ratcatcher", "bite", "move:t00.a move:t00.d", "other"),
    ("ratcatcher", "bite", "trap:t00.d", "trap"),
    ("ratcatcher", "bite", "trap:t00.d move:t00.e", "safe"),
    # from Brie Market A another cheese is the closest; a trap beside the cheese saves none
    ("ratcatcher", "trap", "trap:t00.d", "good"),
    ("ratcatcher", "trap", "move:t00.a trap:t00.d", "other_zone"),
    ("ratcatcher", "consume", "trap:t00.e", "other"),
    ("ratcatcher", "leave", "trap:t00.e end", "ended"),
    ("ratcatcher", "tallyman", "move:t00.a reward:move", "failed"),
    # which symbol was skipped, and which card was played
    ("ankh_morpork", "prevent", "card:captain_carrot pass pass", "not_calmed"),
    ("ankh_morpork", "prevent", "card:groat pass", "other"),
    ("ankh_morpork", "build", "card:groat pass", "other"),
    ("ankh_morpork", "build", "card:mended_drum pass", "skipped"),
    ("ankh_morpork", "chain", "card:inigo_skimmer", "other_card"),
    ("ankh_morpork", "chain", "card:sergeant_angua do area:the_shades card:mended_drum pass", "other"),
    ("ankh_morpork", "assassinate", "card:modo pass", "other"),
    ("ankh_morpork", "assassinate", "card:thieves_guild pass do area:the_hippo", "solved"),
    ("ankh_morpork", "power", "card:mr_gryle", "other"),
    # who rests beside the dumpster, who draws a card there, and who draws one elsewhere
    ("target_rats", "feed", "space:s_nw1 group:2u space:s_nw3 done done", "rested"),
    ("target_rats", "feed", "space:s_nw1 group:2u space:s_nw3 done space:s_nw3 action:scavenge", "scavenged"),
    ("target_rats", "feed", "space:s_nw1 group:2u space:s_nw2 done space:s_nw2 action:scavenge", "elsewhere"),
]


@pytest.mark.parametrize(("name", "lesson_id", "line", "said"), ANSWERS)
def test_a_line_of_play_gets_the_answer_that_is_true_of_it(name: str, lesson_id: str, line: str, said: str) -> None:
    play = room(find(name)).lessons[lesson_id]
    assert play.play(play.codes(line.split())).said == said


@pytest.mark.parametrize(
    ("name", "lesson_id", "line"),
    [
        ("ankh_morpork", "prevent", "card:captain_carrot pass"),
        ("ankh_morpork", "chain", "card:sergeant_angua"),
        ("ankh_morpork", "event", "card:rincewind"),
    ],
)
def test_nothing_is_found_fault_with_on_the_way_of_the_solution(name: str, lesson_id: str, line: str) -> None:
    play = room(find(name)).lessons[lesson_id]
    assert play.play(play.codes(line.split())).said is None


# ------------------------------------------------------------------ who has read it knows the game


def read(game: Game, language: str) -> str:
    """Everything that guide and lessons say in a language, as one reads it."""
    learn = room(game)
    guide = re.sub(
        r"^\[things:(\w+)\]$", lambda mark: printed(game, mark[1], language), learn.guide(language) or "", flags=re.M
    )
    said = [text for text in sorted(learn.words.messages(language)) if text.startswith(("lesson-", "figure-"))]
    return plainly("\n".join([guide, *(learn.text(message, language) for message in said)]))


def printed(game: Game, kind: str, language: str) -> str:
    """What is printed on the things of a kind."""
    there = game.words.messages(language)
    texts = [f"{kind}-{name}.text" for name in game.things[kind]]
    return "\n".join(game.words.text(text, language, {}) for text in texts if text in there)


def plainly(text: str) -> str:
    """Without emphasis, and with spaces that are all alike."""
    return re.sub(r"\s+", " ", text.replace("*", ""))


@every_room
def test_questions_of_the_rulebook_are_answered_in_guide_and_lessons(name: str) -> None:
    """20 of its own examples and boxes for each game, and the passage that answers each."""
    game, file = find(name), Path(__file__).parent / "questions" / f"{name}.toml"
    asked = tomllib.loads(file.read_text(encoding="utf-8"))["question"]
    assert len(asked) >= 20
    texts = {language: read(game, language) for language in LANGUAGES}
    known = clauses(game.folder)
    for question in asked:
        assert question["clause"] in known, question["ask"]
        passages = {language: plainly(question[language]) for language in LANGUAGES if language in question}
        assert passages, question["ask"]
        assert [p for language, p in passages.items() if p not in texts[language]] == [], question["ask"]
