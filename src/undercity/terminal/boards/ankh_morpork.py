"""The city: twelve areas where they lie, with minions, buildings and trouble; then money and hands."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from undercity.server.shapes import View
from undercity.terminal.ink import ALARM, FAINT, WIDTH, Canvas, counts, cut, grid, letter, seat_style, stacked, wrapped
from undercity.terminal.voice import Voice

# Four boxes in a row, three rows: the city as the map shows it, from Nap Hill in the north-west to the Hippo.
ROWS = (
    ("nap_hill", "dolly_sisters", "unreal_estate", "dragons_landing"),
    ("seven_sleepers", "isle_of_gods", "the_scours", "small_gods"),
    ("longwall", "dimwell", "the_shades", "the_hippo"),
)
BOX, TALL = WIDTH // 4, 5


def draw(view: View, voice: Voice) -> Text:
    table = view.table
    card = voice.name("card", table["card_in_play"]) if table["card_in_play"] else "-"
    head = voice.say("am-head", bank=table["bank"], pile=table["draw_pile"], card=card)
    key = wrapped(voice.say("am-key"), FAINT)
    return stacked(wrapped(head, "bold"), city(table, voice), key, players(view, voice), hand(view, voice))


def city(table: Any, voice: Voice) -> Text:
    areas = {area["id"]: area for area in table["areas"]}
    canvas = Canvas(WIDTH, TALL * len(ROWS))
    for row, ids in enumerate(ROWS):
        for column, name in enumerate(ids):
            _area(canvas, column * BOX, row * TALL, areas[name], voice)
    return canvas.text()


def _area(canvas: Canvas, x: int, y: int, area: Any, voice: Voice) -> None:
    """Its owner by the frame; trouble (!), minions, building (^), trolls (T), demons (D), the City Area card ($)."""
    title = f"{area['number']} {cut(voice.name('area', area['id']), BOX - 6)}"
    canvas.box(x, y, BOX, TALL, title, seat_style(area["controlled_by"]) if area["controlled_by"] is not None else "")
    if area["trouble"]:
        canvas.put(x + BOX - 2, y, "!", ALARM)
    canvas.put(x + 2, y + 1, counts(area["minions"]))
    building = Text()
    if area["building"] is not None:
        building.append(f"^{letter(area['building'])} ", seat_style(area["building"]))
    building.append("T" * area["trolls"] + "D" * area["demons"])
    canvas.put(x + 2, y + 2, building)
    owner = area["city_card"]
    note = f"${area['cost']}" + (f" {letter(owner)}" if isinstance(owner, int) else "")
    canvas.put(x + 2, y + 3, note, seat_style(owner) if isinstance(owner, int) else FAINT)


def players(view: View, voice: Voice) -> Text:
    rows = []
    for seat, player in enumerate(view.table["players"]):
        who = Text(f"{letter(seat)} {cut(view.names[seat], 14)}", seat_style(seat))
        counted = [player[key] for key in ("money", "minions_in_supply", "buildings_in_stock", "hand_size")]
        role = cut(voice.name("personality", player["personality"]) if player["personality"] else "?", 18)
        rows.append([who, *counted, player["controlled"], len(player["loans"]), player["points"]["total"], role])
    titles = ["am-money", "am-minions", "am-buildings", "am-hand", "am-controls", "am-loans"]
    return grid([voice.say("player"), *map(voice.say, [*titles, "points", "am-personality"])], rows)


def hand(view: View, voice: Voice) -> Text:
    """The viewer's own cards."""
    if view.seat is None:
        return Text()
    cards = [voice.name("card", card) for card in view.table["players"][view.seat]["hand"] if card]
    return wrapped(Text.assemble((f"{voice.say('am-your-hand')} ", FAINT), ", ".join(cards)))
