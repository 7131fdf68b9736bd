"""The hunting grounds with their cheese, and everybody's rats by place."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from undercity.server.shapes import View
from undercity.terminal.ink import FAINT, WIDTH, Canvas, counts, cut, grid, letter, seat_style, stacked, wrapped
from undercity.terminal.voice import Voice

PAINT = {
    "white": "#f4f1e6", "black": "#8a8a8a", "yellow": "#f3cf3a", "orange": "#ee8a2a",
    "purple": "#b388ff", "blue": "#64a5ff",
}  # fmt: skip
PLACES = ("dump", "city", "fields", "left_canal", "right_canal", "nursery", "pantry", "both")


def draw(view: View, voice: Voice) -> Text:
    table = view.table
    event = voice.name("event", table["event"]) if table["event"] else "-"
    head = voice.say("rl-head", round=table["round"], event=event, left=table["events_left"])
    supply = voice.say("rl-supply", rats=table["rat_supply"])
    stock = wrapped(Text.assemble((f"{supply} ", FAINT), cheese(table["cheese_supply"], voice)))
    bag = Text.assemble((f"{voice.say('rl-bag')} ", FAINT), cheese(table["bag"], voice))
    bag = bag if any(table["bag"].values()) else Text()
    return stacked(Text(head, "bold"), grounds(table, voice), stock, bag, players(view, voice))


def cheese(pieces: dict[str, int], voice: Voice) -> Text:
    """Pieces by colour: the number and the colour's name."""
    text = Text()
    for colour, number in pieces.items():
        if number:
            text.append(f"{', ' if text else ''}{number} {voice.name('colour', colour)}", PAINT[colour])
    return text or Text("·", FAINT)


def grounds(table: Any, voice: Voice) -> Text:
    width = WIDTH // 3
    canvas = Canvas(WIDTH, 9)
    for index, ground in enumerate(table["areas"]):
        here = table["area"] == ground["id"]
        title = f" {cut(voice.name('place', ground['id']), width - 6)} "
        canvas.box(index * width, 0, width, 9, title, "bold" if here else "")
        lines = [(colour, number) for colour, number in ground["pieces"].items() if number]
        for row, (colour, number) in enumerate(lines[:6]):
            name = f"{number:2} {voice.name('colour', colour)}"
            canvas.put(index * width + 2, 1 + row, cut(name, width - 4), PAINT[colour])
        canvas.put(index * width + 2, 7, voice.say("rl-rats"), FAINT)
        canvas.put(index * width + 3 + len(voice.say("rl-rats")), 7, counts(ground["rats"]))
    return canvas.text()


def players(view: View, voice: Voice) -> Text:
    used = [p for p in PLACES if any(player["rats"].get(p) for player in view.table["players"])]
    rows = []
    for seat, player in enumerate(view.table["players"]):
        who = Text(f"{letter(seat)} {cut(_called(view, voice, seat), 16)}", seat_style(seat))
        state = [player[key] for key in ("points", "clan_size", "cheese", "need", "waiting", "sick", "lost", "dead")]
        rows.append([who, *state, *[player["rats"].get(place, 0) for place in used]])
    titles = ["points", *(f"rl-{word}" for word in ("size", "cheese", "need", "waiting", "sick", "lost", "dead"))]
    places = [cut(voice.name("place", place), 7) for place in used]
    return grid([voice.say("player"), *map(voice.say, titles), *places], rows)


def _called(view: View, voice: Voice, seat: int) -> str:
    clan = view.table["players"][seat]["clan"]
    return f"{view.names[seat]} ({voice.name('clan', clan)})" if clan else view.names[seat]
