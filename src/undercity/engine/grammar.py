"""Articles, cases and contractions: the functions that a game's .ftl files may call on a name.

A name is a message; its grammar stands beside it as attributes. `.gender` says how it is inflected, and any form that
the rules below would get wrong is written out under the function's own name:

    area-arcade = Moosarkade          card-aunts = The Agony Aunts         nemesis-maw = Gueule
        .gender = f                       .gender = p                          .gender = f
                                          .the = the Agony Aunts

A name without a gender is a proper name and takes no article: a player, "Wilma", "Paris".

| language | genders | functions |
|---|---|---|
| en | s, p | THE($x) "the city", IN($x) "in the city" |
| de | m, f, n, p | NOM AKK DAT GEN ($x) "der, den, dem, des ..."; with a preposition: DAT($x, prep: "in") "im ..." |
| fr | m, f, mp, fp | LE($x) "le, la, l', les", DE($x) "du, de la, de l', des, d'", A($x) "au, à la, à l', aux" |
| all | | GENDER($x) for selectors ("none" for proper names), CAP($x) begins with a capital |
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from types import MappingProxyType

PROPER = "none"


class Name(str):
    """A name in one language, with its grammar."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str] = MappingProxyType({})) -> Name:
        name = super().__new__(cls, text)
        name.forms = forms
        return name


Inflect = Callable[[str, str], str]  # (gender, bare name) -> the name in this form


def _form(label: str, inflect: Inflect) -> Callable[[str], str]:
    """A function of the .ftl files: the form written out, or else made by the rule."""

    def form(name: str) -> str:
        forms = name.forms if isinstance(name, Name) else {}
        return forms.get(label) or inflect(forms.get("gender", PROPER), str(name))

    return form


def gender(name: str) -> str:
    """How a name is inflected, for selectors."""
    return name.forms.get("gender", PROPER) if isinstance(name, Name) else PROPER


def cap(text: str) -> str:
    """With a capital in front, as a sentence begins."""
    return text[:1].upper() + text[1:]


def joined(names: list[str], language: str) -> Name:
    """A list in words: "Ida, Ben and Eve"."""
    from babel.lists import format_list

    return Name(format_list([str(name) for name in names], locale=language))


# ------------------------------------------------------------------ English


def _the(kind: str, name: str) -> str:
    return name if kind == PROPER else f"the {name}"


def _in(kind: str, name: str) -> str:
    return f"in {_the(kind, name)}"


# ------------------------------------------------------------------ German

_ARTICLES = {
    "nom": {"m": "der", "f": "die", "n": "das", "p": "die"},
    "akk": {"m": "den", "f": "die", "n": "das", "p": "die"},
    "dat": {"m": "dem", "f": "der", "n": "dem", "p": "den"},
    "gen": {"m": "des", "f": "der", "n": "des", "p": "der"},
}
_CONTRACTED = {
    **{"in dem": "im", "in das": "ins", "an dem": "am", "an das": "ans", "von dem": "vom"},
    **{"zu dem": "zum", "zu der": "zur", "bei dem": "beim", "auf das": "aufs"},
}


def _german(case: str) -> Callable[..., str]:
    def article(kind: str, name: str) -> str:
        if kind == PROPER:
            return _genitive(name) if case == "gen" else name
        noun = _genitive(name) if case == "gen" and kind in "mn" else name
        return f"{_ARTICLES[case][kind]} {noun}"

    plain = _form(case, article)

    def form(name: str, prep: str = "") -> str:
        words = plain(name)
        if not prep:
            return words
        first, _, rest = words.partition(" ")
        contracted = _CONTRACTED.get(f"{prep} {first}") if gender(name) != PROPER else None
        return f"{contracted} {rest}" if contracted else f"{prep} {words}"

    return form


def _genitive(name: str) -> str:
    return f"{name}’" if name[-1:].lower() in "sßxz" else f"{name}s"


# ------------------------------------------------------------------ French

_SINGULAR = {"le": {"m": "le ", "f": "la "}, "de": {"m": "du ", "f": "de la "}, "a": {"m": "au ", "f": "à la "}}
_ELIDED = {"le": "l’", "de": "de l’", "a": "à l’"}
_PLURAL = {"le": "les ", "de": "des ", "a": "aux "}
_BEFORE_NAMES = {"le": "", "de": "de ", "a": "à "}


def _french(word: str) -> Inflect:
    def article(kind: str, name: str) -> str:
        if kind == PROPER:
            return f"d’{name}" if word == "de" and _is_elided_before(name) else f"{_BEFORE_NAMES[word]}{name}"
        if kind in ("mp", "fp"):
            return f"{_PLURAL[word]}{name}"
        return f"{_ELIDED[word]}{name}" if _begins_with_vowel(name) else f"{_SINGULAR[word][kind]}{name}"

    return article


def _begins_with_vowel(name: str) -> bool:
    """Whether an article loses its vowel before the name; an aspirated h wants its forms written out."""
    return _plain(name[:1]) in (*"aeiouh", "œ", "æ")


def _is_elided_before(name: str) -> bool:
    """Whether "de" loses its vowel before a person: d’Hélène and d’Yves, but de Hans and de Yann."""
    first, second = _plain(name[:1]), _plain(name[1:2])
    if first == "y":
        return second not in (*"aeiou", "")
    return _begins_with_vowel(name) and (first, second) != ("h", "a")


def _plain(letter: str) -> str:
    return unicodedata.normalize("NFD", letter).lower()[:1]


# ------------------------------------------------------------------ by language

_ALL: dict[str, Callable[..., str]] = {"GENDER": gender, "CAP": cap}
FUNCTIONS: dict[str, dict[str, Callable[..., str]]] = {
    "en": {**_ALL, "THE": _form("the", _the), "IN": _form("in", _in)},
    "de": {**_ALL, **{case.upper(): _german(case) for case in _ARTICLES}},
    "fr": {**_ALL, **{word.upper(): _form(word, _french(word)) for word in _SINGULAR}},
}
