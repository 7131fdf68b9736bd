"""The city card by card where each lies, with what is in every zone; the Ratcatcher and the Nemesis beside it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from undercity.server.shapes import View
from undercity.terminal.ink import ALARM, FAINT, Canvas, cut, stacked, wrapped
from undercity.terminal.voice import Voice

BOX = 25
HERE = "bold #7ec850"
RATS = {"brown": "#be8246", "black": "#8a8a8a", "white": "#f4f1e6"}
SIGNS = {"health": "+", "purple": "p", "yellow": "y"}


def draw(view: View, voice: Voice) -> Text:
    table = view.table
    head = voice.say("rc-head", round=table["round"], rounds=table["rounds"])
    return stacked(
        Text(head, "bold"), wrapped(catcher(table, voice)), wrapped(nemesis(table, voice)), city(table, voice),
        wrapped(voice.say("rc-key"), FAINT),
    )  # fmt: skip


def catcher(table: Any, voice: Voice) -> Text:
    one = table["ratcatcher"]
    told = voice.say(
        "rc-catcher", name=voice.name("ratcatcher", one["id"]), health=one["health"], most=one["max_health"],
        movement=one["movement"], dice=one["dice"], traps=one["trap_tokens"], cheese=one["cheese"],
        wanted=one["cheese_to_win"],
    )  # fmt: skip
    return Text.assemble((told, HERE), (f"  {voice.say('rc-cage')} ", FAINT), rats(table["cage"]))


def nemesis(table: Any, voice: Voice) -> Text:
    one = table["nemesis"]
    where = zone_name(one["zone"], voice) if one["zone"] else "-"
    told = voice.say(
        "rc-nemesis", name=voice.name("nemesis", one["id"]), health=one["health"], most=one["max_health"],
        eaten=one["cheese_eaten"], zone=where,
    )  # fmt: skip
    return Text(told, ALARM)


def zone_name(zone: str, voice: Voice) -> str:
    card, _, part = zone.partition(".")
    return f"{voice.name('card', card)} {part.upper()}"


def rats(numbers: dict[str, int]) -> Text:
    """By colour: b brown, k black, w white."""
    text = Text()
    for colour, number in numbers.items():
        if number:
            text.append(f"{' ' if text else ''}{number}{'k' if colour == 'black' else colour[0]}", RATS[colour])
    return text or Text("·", FAINT)


def city(table: Any, voice: Voice) -> Text:
    cards = list(table["city"].values())
    columns, rows = sorted({card["x"] for card in cards}), sorted({card["y"] for card in cards})
    tall = {y: 2 + max(len(card["zones"]) for card in cards if card["y"] == y) for y in rows}
    top = {y: sum(tall[before] for before in rows if before < y) for y in rows}
    canvas = Canvas(len(columns) * (BOX + 1), sum(tall.values()))
    for card in cards:
        _card(canvas, columns.index(card["x"]) * (BOX + 1), top[card["y"]], card, voice)
    return canvas.text()


def _card(canvas: Canvas, x: int, y: int, card: Any, voice: Voice) -> None:
    title = cut(f"{'*' if card['active'] else ''}{voice.name('card', card['id'])}", BOX - 4)
    canvas.box(x, y, BOX, len(card["zones"]) + 2, title, "bold" if card["active"] else "")
    for row, zone in enumerate(card["zones"]):
        canvas.put(x + 2, y + 1 + row, _zone(zone))


def _zone(zone: Any) -> Text:
    """The zone's letter; @ you, & the Nemesis, ? Peculiar Rats, rats, cheese $, trap #, nests n, tokens."""
    text = Text(f"{zone['id'].partition('.')[2].upper()} ", FAINT)
    text.append("@" if zone["ratcatcher"] else "", HERE)
    text.append("&" if zone["nemesis"] else "", ALARM)
    text.append("?" * len(zone["peculiars"]), "bold #c58af9")
    text.append("$" * zone["cheese"], "#f3cf3a")
    text.append("#" if zone["trap"] else "", "bold #4dd0e1")
    text.append("n" * zone["nests"], ALARM)
    text.append("".join(SIGNS.get(token, "?") * number for token, number in zone["tokens"].items()), "#4dd0e1")
    if any(zone["rats"].values()):
        text.append(" ")
        text.append_text(rats(zone["rats"]))
    return text
