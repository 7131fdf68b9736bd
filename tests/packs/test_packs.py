"""Packs: what they may change, what is refused and how, and that everything follows them."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kit import play_random
from undercity import GAMES, BadRecord, Match, UndercityError, find
from undercity.bots.levels import make
from undercity.cli import main
from undercity.engine.game import Game
from undercity.engine.grammar import Name
from undercity.engine.packs import edition
from undercity.engine.packs.merge import content_of, merged
from undercity.engine.packs.pack import Pack, parse, read
from undercity.engine.packs.tell import changes
from undercity.engine.packs.template import template
from undercity.engine.packs.toml import written
from undercity.engine.rule import Compiler
from undercity.engine.seam import ENTRIES, _entries, cache_folder, plain
from undercity.engine.words import LANGUAGES
from undercity.lab.agreement import agree
from undercity.lab.study import cells, game_of
from undercity.lab.study import read as read_study
from undercity.server.rulesets import digest

ROOT = Path(__file__).parents[2] / "packs"
PACKS = sorted(ROOT.glob("*/*.toml"))
WINTER = ROOT / "ratland" / "winter.toml"
STRANGE = ROOT / "ratland" / "strange_years.toml"
SHORT = ROOT / "die_patin" / "four_rounds.toml"


def pack(game: str = "ratland", **changed: Any) -> Pack:
    return parse({"name": "mine", "game": game, **changed}, "mine.toml")


# ------------------------------------------------------------------ the packs of this house


def test_every_game_has_three_packs() -> None:
    assert [path.parent.name for path in PACKS] == [game for game in sorted(GAMES) for _ in range(3)]


@pytest.mark.parametrize("path", PACKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_pack_of_ours_is_played_and_told(path: Path) -> None:
    """Made, it has played games with the fewest and with the most (`trial`); here one more is played to its end."""
    game = edition(path)
    assert game.base == path.parent.name
    assert game.id.startswith(f"{path.parent.name}+{path.stem}-")
    kept = game.pack
    assert kept is not None
    for language in LANGUAGES:
        lines = changes(game, language)
        assert lines
        assert all(lines)
        assert kept.pack.called(language)
    play_random(Match(game, game.seats[0], 9), random.Random(9))
    assert merged(read(path)) == kept.content


def test_a_plain_game_and_several_editions_live_in_one_process() -> None:
    plain, winter, strange = (Match("ratland", 3, 1, pack=path) for path in (None, WINTER, STRANGE))
    states: list[Any] = [match.state for match in (plain, winter)]
    assert [s.waiting[0] + sum(s.rats[0]) for s in states] == [8, 9]
    assert (plain.game.id, strange.game.id != winter.game.id) == ("ratland", True)
    assert "feast" in strange.game.things["event"]
    assert "feast" not in plain.game.things["event"]
    assert Match("ratland", 3, 1).state.tobytes() == plain.state.tobytes()
    folders = {cache_folder(match.game) for match in (plain, winter, strange)}
    assert len(folders) == len({digest(match.game) for match in (plain, winter, strange)}) == 3


def test_compiled_games_do_not_share_a_name() -> None:
    """Editions compiled apart are numbered alike by Numba: the search of one would run the rules of another."""
    from numba import from_dtype

    games = [*map(find, GAMES), edition(WINTER), edition(STRANGE)]
    names = [
        entry.py_func.__qualname__
        for game in games
        for entry in _entries(Compiler(from_dtype(game.state.dtype)), game, ENTRIES).values()
    ]
    assert len(set(names)) == len(names) == len(games) * len(ENTRIES)


def test_an_added_card_has_its_name_and_text_in_three_languages() -> None:
    game = edition(STRANGE)
    number = game.things["event"].index("feast")
    assert [str(game.name(("event", number), language)) for language in LANGUAGES] == ["Feast", "Festmahl", "Festin"]
    assert game.words.text("event-feast.text", "de", {}) == "Alle nehmen 2 Käsestücke aus dem allgemeinen Vorrat."


def test_what_is_said_in_english_only_is_said_in_english() -> None:
    game = edition(pack(text={"en": {"event-drunk": "Sober {at} last"}}))
    number = game.things["event"].index("drunk")
    assert str(game.name(("event", number), "fr")) == "Sober {at} last"
    assert game.words.text("event-drunk.text", "fr", {}) == find("ratland").words.text("event-drunk.text", "fr", {})
    assert changes(game) == ["Sober {at} last: a text of its own"]


def test_grammar_of_one_language_is_not_taken_into_another() -> None:
    game = edition(pack("ankh_morpork", text={"en": {"area-the_hippo": {"name": "Stables", "gender": "p"}}}))
    place = ("area", game.things["area"].index("the_hippo"))
    assert [game.name(place, language) for language in LANGUAGES] == ["Stables"] * 3
    english, german = game.name(place, "en"), game.name(place, "de")
    assert isinstance(english, Name)
    assert isinstance(german, Name)
    assert english.forms["gender"] == "p"
    assert "gender" not in german.forms


def test_an_equal_pack_is_the_same_edition_and_another_one_is_not() -> None:
    one, again, other = (edition(pack(set={"setup": {"cheese": n}})) for n in (3, 3, 4))
    assert one is again
    assert one.id != other.id
    assert find(one.id) is one
    assert edition(pack(set={"setup": {"cheese": 3}}, author="Ida")).id == one.id


def test_a_pack_can_be_a_folder_with_its_texts_beside(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "ratland"\n[set.setup]\ncheese = 3\n')
    (tmp_path / "de.toml").write_text('event-drunk = "Nüchtern"\n')
    assert read(tmp_path).text == {"de": {"event-drunk": "Nüchtern"}}


def assert_reasons_agree(game: Game, positions: int) -> None:
    """What is offered and what speaks against it, at the fewest and at four seats."""
    tables: list[Any] = [(game.seats[0], {}), (min(4, game.seats[-1]), {})]
    *_, found = agree(plain(game), tables, positions, 1)
    assert found.positions >= positions
    assert found.disagreements == []


@pytest.mark.parametrize("path", PACKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_reasons_follow_a_pack(path: Path) -> None:
    assert_reasons_agree(edition(path), 200)


def test_reasons_name_the_numbers_of_the_pack() -> None:
    """RL-13.13: the capacity is the event's; DP-3.11: as many manholes as there are groups of start rats."""
    crowded = pack(set={"event": {"locked_and_loaded": {"effect": {"capacity": 5}}}})
    assert_reasons_agree(edition(crowded), 2500)
    match = Match(edition(pack("die_patin", set={"player": {"start_rats": [3, 2]}})), 2, 3, start_player=0)
    match.choose(0, match.choices(0)[0])
    taken = match.choices(0)[0].notation
    match.choose(0, taken)
    assert "your start rats go to 2 different manholes" in str(match.why_not(0, taken))


# ------------------------------------------------------------------ merging


def test_entries_are_set_added_replaced_and_removed_by_id() -> None:
    data = merged(
        pack(
            set={"event": {"abundance": {"effect": {"n": 2}}}, "player_count": {"3-4": {"extra_pieces": 1}}},
            add={"event": [{"id": "feast", "deck": "final", "effect": {"op": "each_gain_rat", "n": 1}}]},
            replace={"event": [{"id": "hard_hat", "deck": "initial", "effect": {"op": "attack_bonus", "n": 2}}]},
            remove={"event": ["drunk"]},
        )
    )
    events = {event["id"]: event for event in data["event"]}
    assert events["abundance"]["effect"] == {"op": "each_gain_cheese", "n": 2}
    assert events["hard_hat"]["effect"] == {"op": "attack_bonus", "n": 2}
    assert "drunk" not in events
    assert sorted(event["number"] for event in data["event"]) == list(range(1, 15))
    assert data["player_count"][1]["extra_pieces"] == 1


@pytest.mark.parametrize("game", ["ankh_morpork", "die_patin", "ratcatcher", "ratland", "target_rats"])
def test_content_written_as_toml_reads_as_it_was(game: str) -> None:
    assert tomllib.loads(written(content_of(game))) == content_of(game)


@pytest.mark.parametrize("game", ["ankh_morpork", "die_patin", "ratcatcher", "ratland", "target_rats"])
def test_a_template_names_every_section_and_changes_nothing(game: str) -> None:
    text = template(game)
    assert all(f"---------------- {section}: " in text for section in content_of(game))
    with pytest.raises(UndercityError, match="changes nothing"):
        parse(tomllib.loads(text), "new.toml")


REFUSED: dict[str, dict[str, Any]] = {
    "mine: setup.cheese cannot be 0: it must be a whole number from 1 to 100": {"set": {"setup": {"cheese": 0}}},
    "mine: setup.cheese cannot be 'x': it must be a whole number from 1 to 100": {"set": {"setup": {"cheese": "x"}}},
    "mine: event.drunk.deck cannot be 'y': it must be one of end, final, initial": {
        "set": {"event": {"drunk": {"deck": "y"}}}
    },
    "mine: set.event: there is no event 'z'; there are abundance, massive_attack": {"set": {"event": {"z": {"n": 1}}}},
    "mine: set has no section 'evnt'; the sections are box, setup": {"set": {"evnt": {"drunk": {"n": 1}}}},
    "mine: setup.rat is not known: setup is a table of rats, cheese, initial_events": {"set": {"setup": {"rat": 1}}},
    "mine: event.drunk.effect.op cannot be 'x': it must be a table with op = each_gain_cheese, attack_bonus": {
        "set": {"event": {"drunk": {"effect": {"op": "x"}}}}
    },
    "mine: event.drunk.effect.n is missing: event.drunk.effect is a table of n, source": {
        "set": {"event": {"drunk": {"effect": {"op": "attack_bonus"}}}}
    },
    "mine: add.event: 'drunk' is there already; change it with set or replace": {"add": {"event": [{"id": "drunk"}]}},
    "mine: add.event: an entry has no id": {"add": {"event": [{"deck": "final"}]}},
    "mine: remove.setup names no list of entries; the lists of this game are player_count, cheese": {
        "remove": {"setup": ["rats"]}
    },
    "mine: player_count.3-1099511627776.players.1 cannot be 1099511627776: it must be a whole number from 2 to 12": {
        "set": {"player_count": {"3-4": {"players": [3, 2**40]}}}
    },
    "mine.toml: a pack has no key 'sett'; its keys are name, game, author": {"sett": {}},
    "mine.toml: text.es is no language; the languages are en, de, fr": {"text": {"es": {"event-drunk": "x"}}},
    "mine.toml: the pack changes nothing": {},
    "no game is called 'chess'; the games are": {"game": "chess", "set": {"x": {}}},
    "mine: the 'final' deck has 3 events, but setup.final_events is 4": {
        "remove": {"event": ["holy_rat", "dr_cheese", "tacticians"]}
    },
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_what_the_game_cannot_carry_is_refused_in_one_sentence(sentence: str) -> None:
    with pytest.raises(UndercityError) as refusal:
        merged(pack(**REFUSED[sentence]))
    assert str(refusal.value).startswith(sentence)
    assert "\n" not in str(refusal.value)


def test_a_thing_without_a_name_is_refused() -> None:
    feast = {"id": "feast", "deck": "initial", "effect": {"op": "each_gain_rat", "n": 1}}
    with pytest.raises(UndercityError, match=r"'feast' has no name: add event-feast to \[text.en\]"):
        edition(pack(add={"event": [feast]}))
    with pytest.raises(UndercityError, match=r"text event-feast needs a form 'text'"):
        edition(pack(add={"event": [feast]}, text={"en": {"event-feast": "Feast"}}))
    with pytest.raises(UndercityError, match=r"text.en.event-feasts is the name of nothing in ratland"):
        edition(pack(text={"en": {"event-feasts": {"name": "Feasts", "text": "None."}}}))


def test_bad_files_get_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("name = ")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    for name, said in {"bad": "is not TOML", "bytes": "not a text file", "none": "cannot read the pack"}.items():
        with pytest.raises(UndercityError, match=said):
            read(tmp_path / f"{name}.toml")
    with pytest.raises(UndercityError, match="changes ratland, not die_patin"):
        Match("die_patin", pack=WINTER)


# ------------------------------------------------------------------ everything follows


def test_records_and_positions_know_their_pack() -> None:
    match = play_random(Match("die_patin", 2, 3, pack=SHORT), random.Random(3), 12)
    text = match.record()
    kept = match.game.pack
    assert kept is not None
    assert text.splitlines()[1:3] == ["game: die_patin", f"pack: four_rounds {kept.digest}"]
    assert Match.replay(text).link == Match.replay(text, pack=SHORT).link == match.link
    assert Match.from_position(match.game.id, match.position()).deciders == match.deciders
    with pytest.raises(UndercityError, match="this is a position of"):
        Match.from_position("die_patin", match.position())
    with pytest.raises(BadRecord, match=r"the record was played with the pack 'four_rounds \w+', and the one given is"):
        Match.replay(text, pack=SHORT.with_name("rich_city.toml"))
    with pytest.raises(BadRecord, match="which is not known here: give its file with --pack"):
        Match.replay(text.replace(kept.digest, "0" * 12))
    with pytest.raises(BadRecord, match="played without a pack"):
        Match.replay(Match("die_patin", 2, 3).record(), pack=SHORT)


def test_bots_play_an_edition() -> None:
    match = Match("ratland", 2, 5, pack=STRANGE)
    bot = make("beginner", match.game, 1)
    for _ in range(10):
        seat = match.deciders[0]
        match.choose(seat, bot.choose(match.concealed(seat), seat, match.legal(seat)))
    assert match.clock == 10


def test_an_arm_of_a_study_plays_an_edition(tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(
        f'game = "die_patin"\n[[arm]]\nname = "plain"\n[[arm]]\nname = "short"\npack = "{SHORT}"\n'
    )
    study = read_study(tmp_path / "study.toml")
    assert [cell.game for cell in cells(study)] == ["die_patin", edition(SHORT).id]
    assert game_of(study, "short") == edition(SHORT).id
    (tmp_path / "study.toml").write_text(f'game = "ratland"\n[[arm]]\nname = "short"\npack = "{SHORT}"\n')
    with pytest.raises(UndercityError, match=r"line 4: arm\[0\].pack: the pack 'four_rounds' changes die_patin"):
        read_study(tmp_path / "study.toml")


def test_the_commands_take_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", "diff", str(WINTER), "--language", "de"]) == 0
    assert "setup, cheese: 1 statt 2" in capsys.readouterr().out
    assert main(["pack", "check", str(SHORT), "--plain", "--games", "1"]) == 0
    assert "is sound: 4 games with 2 to 5 seats" in capsys.readouterr().out
    assert main(["pack", "new", "ratland", "--out", str(tmp_path / "new.toml")]) == 0
    assert main(["pack", "new", "ratland", "--out", str(tmp_path / "new.toml")]) == 2
    record = tmp_path / "game.txt"
    record.write_text(play_random(Match("die_patin", 2, 3, pack=SHORT), random.Random(3), 5).record())
    assert main(["verify", str(record), "--pack", str(SHORT)]) == 0
    assert main(["verify", str(record), "--pack", str(WINTER)]) == 2
    assert main(["simulate", "die_patin", "--pack", str(SHORT), "--plain", "--games", "1"]) == 0
    assert main(["replay", str(record), "--pack", str(SHORT), "--plain"]) == 0
