"""Words: the suite of all games, and the grammar of three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercity.engine.grammar import Name
from undercity.engine.words import Words
from undercity.testing.suite.words import *  # noqa: F403

# ------------------------------------------------------------------ grammar


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(
        "loses = { $player } loses { $count ->\n"
        "    [0] no rats\n    [one] { $count } rat\n   *[other] { $count } rats\n }.\n"
        "go = { CAP(THE($card)) } { GENDER($card) ->\n    [p] disappear\n   *[s] disappears\n }.\n"
        "aunts = Agony Aunts\n    .gender = p\n"
    )
    (tmp_path / "de.ftl").write_text(
        'in = { $player } geht { DAT($place, prep: "in") }.\nto = { AKK($place, prep: "in") }\n'
        "of = Ratte { GEN($player) }\n"
        "mall = Markt\n    .gender = m\n    .gen = des Marktes\narcade = Arkade\n    .gender = f\n"
    )
    (tmp_path / "fr.ftl").write_text(
        "of = rat { DE($who) }\nat = { A($who) }\nthe = { CAP(LE($who)) }\n"
        "duchess = Duchesse\n    .gender = f\nisle = Île des Dieux\n    .gender = f\nabbot = abbé\n    .gender = m\n"
        "king = Roi\n    .gender = m\nrats = Rats noirs\n    .gender = mp\n"
    )
    return Words(tmp_path)


def test_english(words: Words) -> None:
    for count, text in ((0, "Ida loses no rats."), (1, "Ida loses 1 rat."), (2, "Ida loses 2 rats.")):
        assert words.text("loses", "en", {"player": "Ida", "count": count}) == text
    assert words.text("go", "en", {"card": words.name("aunts", "en", {})}) == "The Agony Aunts disappear."
    assert words.text("go", "en", {"card": Name("Carcer")}) == "Carcer disappears."


def test_german(words: Words) -> None:
    mall, arcade = words.name("mall", "de", {}), words.name("arcade", "de", {})
    assert words.text("in", "de", {"player": "Ida", "place": mall}) == "Ida geht im Markt."
    assert words.text("in", "de", {"player": "Ida", "place": arcade}) == "Ida geht in der Arkade."
    assert words.text("to", "de", {"place": mall}) == "in den Markt"
    assert words.text("in", "de", {"player": "Ida", "place": Name("Rom")}) == "Ida geht in Rom."
    assert [words.text("of", "de", {"player": who}) for who in (Name("Ida"), Name("Max"), mall)] == [
        "Ratte Idas",
        "Ratte Max’",
        "Ratte des Marktes",
    ]


def test_french(words: Words) -> None:
    names = {key: words.name(key, "fr", {}) for key in ("duchess", "isle", "abbot", "king", "rats")}
    of = {key: words.text("of", "fr", {"who": name}) for key, name in names.items()}
    assert of == {
        "duchess": "rat de la Duchesse",
        "isle": "rat de l’Île des Dieux",
        "abbot": "rat de l’abbé",
        "king": "rat du Roi",
        "rats": "rat des Rats noirs",
    }
    assert [words.text("of", "fr", {"who": Name(who)}) for who in ("Agatha", "Bot 2")] == [
        "rat d’Agatha",
        "rat de Bot 2",
    ]
    people = ("Hélène", "Hugo", "Yves", "Émile", "Hans", "Hassan", "Yann", "Y", "Zoé")
    assert " ".join(words.text("of", "fr", {"who": Name(who)}).removeprefix("rat ") for who in people) == (
        "d’Hélène d’Hugo d’Yves d’Émile de Hans de Hassan de Yann de Y de Zoé"
    )
    assert [words.text("at", "fr", {"who": names[key]}) for key in ("king", "rats", "isle")] == [
        "au Roi",
        "aux Rats noirs",
        "à l’Île des Dieux",
    ]
    assert words.text("the", "fr", {"who": names["isle"]}) == "L’Île des Dieux"


def test_a_variable_that_is_not_given_is_an_error(words: Words) -> None:
    with pytest.raises(ValueError, match=r"en.ftl: loses: .*Unknown external: count"):
        words.text("loses", "en", {"player": "Ida"})


def test_a_file_with_a_mistake_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = { -no-such-term }\n")
    with pytest.raises(ValueError, match=r"en.ftl: a: .*Unknown term: -no-such-term"):
        Words(tmp_path).messages("en")


def test_negative_numbers_have_a_minus_sign(words: Words) -> None:
    """In every language; a hyphen inside a word or a name stays one."""
    assert words.text("loses", "en", {"player": "RL-2", "count": -3}) == "RL-2 loses −3 rats."
    assert words.text("loses", "en", {"player": "Ida-2", "count": -1}) == "Ida-2 loses −1 rat."
