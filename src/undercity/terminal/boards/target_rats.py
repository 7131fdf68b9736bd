"""Two rings around Rat City: streets outside, tunnels inside, home nests in the corners."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from undercity.server.shapes import View
from undercity.terminal.boards import layout
from undercity.terminal.ink import ALARM, FAINT, WIDTH, Canvas, cut, grid, letter, seat_style, stacked, wrapped
from undercity.terminal.voice import Voice

HEIGHT = 23
BARE = "□○■"  # a street, a tunnel, a home nest or Rat City with nothing on it
TOKENS = {"food": "%", "sewer": "o", "nest": "n"}


def draw(view: View, voice: Voice) -> Text:
    table = view.table
    seats = {player["faction"]: player["seat"] for player in table["players"]}
    supply = table["supply"]
    head = voice.say("tr-head", round=table["round"], food=supply["food"], sewer=supply["sewer"])
    key = wrapped(voice.say("tr-key"), FAINT)
    return stacked(
        Text(head, "bold"), rings(table, seats, voice), key, places(table, seats, voice), players(view, voice)
    )


def rings(table: Any, seats: dict[str, int], voice: Voice) -> Text:
    canvas, where = Canvas(WIDTH, HEIGHT), layout(voice.game)["space"]
    for space in table["spaces"]:
        place = where[space["id"]]
        x, y = round(place["x"] * (WIDTH - 1) / 1000), round(place["y"] * (HEIGHT - 1) / 1000)
        canvas.put(x, y, _space(space, seats, table["exterminator"]), centre=True)
    return canvas.text()


def places(table: Any, seats: dict[str, int], voice: Voice) -> Text:
    """Wherever something is, by name: the rings have no room for names."""
    text = Text()
    for space in table["spaces"]:
        what = _space(space, seats, table["exterminator"])
        if what.plain not in BARE:
            text.append(("; " if text else "") + voice.name("space", space["id"]) + " ")
            text.append_text(what)
    return wrapped(text)


def _space(space: Any, seats: dict[str, int], exterminator: str | None) -> Text:
    """Rats as unfed+fed by seat, a star for Da Big Cheese; the token; X: the Exterminator; >: it has still to act."""
    text = Text("X", f"{ALARM} reverse") if space["id"] == exterminator else Text()
    if space["acting"]:
        text.append(">", "bold")
    token = space["token"]
    if token is not None:
        text.append(TOKENS.get(token["kind"], "?"), seat_style(seats.get(token["faction"] or "")) or FAINT)
    for rats in space["rats"]:
        fed = f"+{rats['fed']}" if rats["fed"] else ""
        star = "*" if rats["big_cheese"] else ""
        seat = seats.get(rats["faction"])
        text.append(f"{letter(seat)}{rats['unfed']}{fed}{star}", seat_style(seat))
    if space["contested"]:
        text.append("!", ALARM)
    mark = {"s_": "□", "u_": "○"}.get(space["id"][:2], "■")
    return text if text else Text(mark, FAINT)


def players(view: View, voice: Voice) -> Text:
    rows = []
    for player in view.table["players"]:
        seat = player["seat"]
        who = Text(f"{letter(seat)} {cut(view.names[seat], 14)}", seat_style(seat))
        faction = cut(voice.name("faction", player["faction"]), 14)
        nests = f"{player['nests']}/{player['nests_needed']}"
        item = cut(voice.name("item", player["item"]["id"]), 18) if player["item"] else "-"
        title = "*" if player["title"] else ""
        rows.append([who, faction, player["reserve"], player["fed"], nests, player["hold"], item, title])
    titles = ("tr-faction", "tr-reserve", "tr-fed", "tr-nests", "tr-hold", "tr-item")
    return grid([voice.say("player"), *map(voice.say, titles), ""], rows)
