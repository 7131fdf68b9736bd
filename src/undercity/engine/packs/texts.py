"""A game's words with a pack's texts in them: names of things, their grammar, and what is printed on them."""

from __future__ import annotations

import re
from typing import Any

from undercity.engine.packs.errors import BadPack
from undercity.engine.packs.pack import Pack
from undercity.engine.words import LANGUAGES

GRAMMAR = ("gender", "the", "in", "gen", "dat", "akk", "nom", "le", "de", "a")  # what a name may have, but need not
_MESSAGE = re.compile(r"[a-z][a-zA-Z0-9_]*-[a-zA-Z0-9_-]+")
_FORM = re.compile(r"[a-z][a-z0-9_]*")


def merge_words(ftl: str, pack: Pack, language: str) -> str:
    """The file of this language; what the pack says in another language only is said in that."""
    texts: dict[str, Any] = {}
    for spoken in reversed(("en", *(other for other in LANGUAGES if other not in ("en", language)), language)):
        said = pack.text.get(spoken, {})
        texts = {**(said if spoken == language else {key: _bare(text) for key, text in said.items()}), **texts}
    added = []
    for message, text in texts.items():
        ftl, old = _without(ftl + "\n", message)
        added.append(_written(message, text, pack) + _kept_forms(old, text))
    return ftl.rstrip("\n") + "\n\n" + "".join(added)


def _bare(text: Any) -> Any:
    """A text of another language: its grammar does not hold in this one."""
    return {form: said for form, said in text.items() if form not in GRAMMAR} if isinstance(text, dict) else text


def _without(ftl: str, message: str) -> tuple[str, str]:
    """The file without a message, and the message: its line, and what is indented below."""
    found = re.search(rf"(?m)^{re.escape(message)} *=.*\n(?:[ \t]+.*\n|[ \t]*\n(?=[ \t]))*", ftl)
    return (ftl[: found.start()] + ftl[found.end() :], found[0]) if found else (ftl, "")


def _kept_forms(old: str, text: Any) -> str:
    """What was printed on a thing stays there under its new name; the grammar of the old one goes."""
    forms = re.split(r"(?m)^(?=[ \t]+\.\w+ *=)", old)[1:]
    gone = {*GRAMMAR, *(text if isinstance(text, dict) else ())}
    return "".join(form for form in forms if form.split("=")[0].strip(" .\t") not in gone)


def _written(message: str, text: Any, pack: Pack) -> str:
    """A message of the Fluent file."""
    if not _MESSAGE.fullmatch(message):
        raise BadPack(f"{pack.name}: text {message!r} names nothing; texts are called by kind and id, like event-drunk")
    forms = {"name": text} if isinstance(text, str) else text
    if not isinstance(forms, dict) or "name" not in forms or not all(isinstance(form, str) for form in forms.values()):
        raise BadPack(f"{pack.name}: text {message!r} must be a name, or a table of texts with a name among them")
    if wrong := [form for form in forms if not _FORM.fullmatch(form)]:
        raise BadPack(f"{pack.name}: text {message!r} has a form {wrong[0]!r}; forms are made of small letters")
    lines = [f"{message} = {_literal(forms['name'])}\n"]
    lines += [f"    .{form} = {_literal(said)}\n" for form, said in forms.items() if form != "name"]
    return "".join(lines)


def _literal(text: str) -> str:
    """A text as it stands: nothing in it is Fluent."""
    return re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', " ".join(text.split())) or '{""}'
