"""Beasty Town: manholes with their rats, and between them the areas with owner, power and figures."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from undercity.server.shapes import View
from undercity.terminal.boards import layout
from undercity.terminal.ink import FAINT, WIDTH, Canvas, Cell, counts, cut, grid, letter, seat_style, stacked, wrapped
from undercity.terminal.voice import Voice

TOP, STEP = 50, 30  # of the canvas: the first row of manholes, and what makes a line of text
HEIGHT = 31
NAME = 11


def draw(view: View, voice: Voice) -> Text:
    table = view.table
    head = voice.say("dp-head", round=table["round"], rounds=table["rounds"], loot=table["general_loot"])
    key = wrapped(voice.say("dp-key"), FAINT)
    return stacked(Text(head, "bold"), town(table, voice), key, missions(table, voice), players(view, voice))


def town(table: Any, voice: Voice) -> Text:
    canvas, places = Canvas(WIDTH, HEIGHT), layout(voice.game)
    loot = {district["id"]: district["loot"] for district in table["districts"]}
    for area in table["areas"]:
        x, y = _place(places["area"][area["id"]]["centre"])
        name, style = cut(voice.name("area", area["id"]), NAME), seat_style(area["owner"])
        canvas.put(x, y - 1, name, style if area["owner"] is not None else "", centre=True)
        canvas.put(x, y, _state(area, loot[area["district"]]), centre=True)
    for hole in table["manholes"]:
        if hole["id"] in places["manhole"]:
            x, y = _place(places["manhole"][hole["id"]]["xy"])
            canvas.put(x, y, _manhole(hole), centre=True)
    return canvas.text()


def _place(xy: list[int]) -> tuple[int, int]:
    return round(xy[0] * WIDTH / 1000), int((xy[1] - TOP) / STEP + 0.5)


def _manhole(hole: Any) -> Text:
    number = int(hole["id"][1:])
    rats = f"{letter(hole['owner'])}{hole['rats']}" if hole["rats"] else "·"
    return Text.assemble((f"{number}:", FAINT), (rats, seat_style(hole["owner"])))


def _state(area: Any, loot: int) -> Text:
    """Owner, power of each, figures (h: henchmen, B: boss), a back room (#), and loot of the district ($)."""
    text = Text.assemble((letter(area["owner"]), seat_style(area["owner"])), " ", counts(area["power"]))
    for seat, number in enumerate(area["henchmen"]):
        text.append("h" * number, seat_style(seat))
    for seat in area["bosses"]:
        text.append("B", seat_style(seat))
    if area["back_room"] is not None:
        text.append("#", seat_style(area["back_room"]))
    return text.append(f" ${loot}" if loot else "", FAINT)


def missions(table: Any, voice: Voice) -> Text:
    rows: list[list[Cell]] = [
        [cut(voice.name("mission", name), 40), counts(mission["values"]), " ".join(map(letter, mission["met"]))]
        for name, mission in table["missions"].items()
    ]
    return grid([voice.say("dp-missions"), "", voice.say("dp-met")], rows)


def players(view: View, voice: Voice) -> Text:
    rows = []
    for seat, player in enumerate(view.table["players"]):
        card = player["card"]
        shown = voice.name("card", card["id"]) if card["id"] else voice.say("hidden") if card["laid"] else "-"
        who = Text(f"{letter(seat)} {cut(view.names[seat], 14)}", seat_style(seat))
        counted = [player[key] for key in ("rats", "loot", "henchmen", "back_rooms", "areas")]
        rows.append([who, player["points"]["total"], *counted, shown])
    titles = ("points", "dp-rats", "dp-loot", "dp-henchmen", "dp-back-rooms", "dp-areas", "dp-card")
    return grid([voice.say("player"), *map(voice.say, titles)], rows)
