"""Nobody blocks a game, nobody sees two hands: absent people, coming back, clocks with limits, quarrels in the chat."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.harness import Client, Server
from server.inside import Inside, inside
from undercity.server import journal
from undercity.server.chat import KEPT_LINES, Chat, keep_newest
from undercity.server.errors import Conflict
from undercity.server.facts import PATIENCE
from undercity.server.requests import Choose, Undo
from undercity.server.served import ServedMatch


def three_people(server: Any, **wish: Any) -> tuple[Client, Client, Client, str]:
    """Ida is the host at seat 0, Ben at 1 begins, Eve at 2."""
    ida, ben, eve = (Client(server, name) for name in ("Ida", "Ben", "Eve"))
    table = ida.open_table(seats=3, options={"start_player": 1}, **wish)
    for one in (ben, eve):
        one.post(f"/api/tables/{table}/join")
    assert ida.post(f"/api/tables/{table}/start").json()["state"] == "running"
    return ida, ben, eve, table


def away_since(data: Path, table: str, seat: int, seconds: int) -> None:
    """Let somebody have been away for so long."""
    with sqlite3.connect(data / "undercity.sqlite", timeout=30) as database:
        query = "UPDATE seats SET seen = ? WHERE table_id = ? AND seat = ?"
        database.execute(query, (int(time.time()) - seconds, table, seat))


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Any:
    data = tmp_path_factory.mktemp("absence")
    free = dict.fromkeys(("tables", "table_making_burst", "persons", "person_burst", "request_burst"), 10**6)
    with inside(data, handshake_burst=1000, **free) as server:
        server.data = data  # type: ignore[attr-defined]
        yield server


# ------------------------------------------------------------------ absent seats


def test_an_absent_seat_is_handed_to_a_bot_and_its_person_can_come_back(here: Any) -> None:
    ida, ben, eve, table = three_people(here)
    path = f"/api/tables/{table}"
    mine, hers = ida.look(table), eve.look(table)
    assert "90 seconds" in ida.post(f"{path}/hand_over", seat=1, level="random").json()["error"]["message"]
    away_since(here.data, table, 1, PATIENCE["live"].host + 1)
    assert eve.post(f"{path}/hand_over", seat=1, level="random").status_code == 409, "players wait longer than the host"
    assert Client(here, "Zoe").post(f"{path}/hand_over", seat=1).status_code == 403
    assert ida.post(f"{path}/hand_over", seat=2, level="random").status_code == 409, "Eve is there"
    done = ida.post(f"{path}/hand_over", seat=1, level="random").json()
    assert (done["seats"][1]["kind"], done["seats"][1]["level"]) == ("bot", "random")
    mine.wait(lambda frame: frame["type"] == "change" and mine.doc["view"]["clock"] > 0)
    his = ben.look(table)
    assert his.doc["table"]["you"] == {"seat": None, "host": False, "abandons": False, "returns": 1}
    assert ben.post(f"{path}/join", seat=0).status_code == 403
    assert ben.post(f"{path}/join").json()["seat"] == 1
    his.settle()
    assert his.doc["table"]["you"]["seat"] == 1
    hers.settle()
    assert hers.doc["table"]["seats"][1] | {"seen": None} == {
        "seat": 1, "name": "Ben", "kind": "person", "level": None, "present": True, "abandons": False, "seen": None,
    }  # fmt: skip


def test_any_player_may_hand_over_after_a_longer_pause_and_becomes_host_for_an_absent_one(here: Any) -> None:
    ida, ben, eve, table = three_people(here)
    path = f"/api/tables/{table}"
    hers = eve.look(table)
    away_since(here.data, table, 0, PATIENCE["live"].players + 1)
    done = eve.post(f"{path}/hand_over", seat=0, level=None).json()
    assert (done["seats"][0]["kind"], done["host"]) == ("free", 2)
    assert eve.post(f"{path}/bot", seat=0, level="random").status_code == 200
    assert ida.post(f"{path}/join").json()["seat"] == 0
    hers.settle()
    assert hers.doc["table"]["host"] == 2
    assert ben.post(f"{path}/invite").status_code == 403, "only the host admits people to a running game"


def test_votes_count_those_who_are_there(here: Any) -> None:
    ida, ben, _, table = three_people(here)
    path = f"/api/tables/{table}"
    viewers = [ida.look(table), ben.look(table)]
    ida.post(f"{path}/abandon")
    assert ben.post(f"{path}/abandon").json()["state"] == "running"
    away_since(here.data, table, 2, PATIENCE["live"].players + 1)
    assert ben.post(f"{path}/abandon").json()["state"] == "abandoned"
    assert len(viewers) == 2


def test_at_leisure_people_are_given_days(here: Any) -> None:
    ida, _, _, table = three_people(here, pace="leisure")
    viewer = ida.look(table)
    away_since(here.data, table, 1, 3600)
    refused = ida.post(f"/api/tables/{table}/hand_over", seat=1, level="random").json()["error"]["message"]
    assert "86400 seconds" in refused
    assert viewer.doc["table"]["patience"] == {"host": 86400, "players": 259200}


# ------------------------------------------------------------------ one seat for one person


def test_nobody_sees_two_hands_of_a_running_game(here: Any) -> None:
    ida, ben, eve, table = three_people(here)
    path = f"/api/tables/{table}"
    assert ben.post(f"{path}/leave").status_code == 200
    assert eve.post(f"{path}/leave").status_code == 200
    for wish in ({"seat": 2}, {"seat": 0}):
        refused = ben.post(f"{path}/join", **wish)
        assert (refused.status_code, "that seat only" in refused.text) == (403, True)
    invitation = ida.post(f"{path}/invite", seat=2).json()
    assert ben.post(f"{path}/join", seat=2, code=invitation["code"]).status_code == 403, "not even with an invitation"
    assert Client(here, "Zoe").post(f"{path}/join", code=invitation["code"]).json()["seat"] == 2
    assert eve.post(f"{path}/join").status_code == 409, "somebody else has her seat"
    assert ben.post(f"{path}/join").json()["seat"] == 1


# ------------------------------------------------------------------ clocks with limits


def late_table(server: Inside, then: str, **limits: Any) -> tuple[Client, Client, str]:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")  # type: ignore[arg-type]
    wish = {"turn": 5, "then": then, **limits}
    table = ida.open_table(seats=2, options={"start_player": 1}, limits=wish)
    ben.post(f"/api/tables/{table}/join")
    ida.post(f"/api/tables/{table}/start")
    return ida, ben, table


def hurry(server: Inside, table: str, seconds: int) -> None:
    """Let the present turn have begun so long ago."""
    live = server.app.hall.tables[table]
    assert live.journal.clocks is not None
    live.journal.clocks.at -= seconds
    server.app.hall.timekeeper.look_at(live)


def test_a_bot_decides_for_who_is_late(here: Any) -> None:
    ida, _, table = late_table(here, "bot_decides")
    viewer = ida.look(table)
    assert viewer.doc["table"]["limits"] == {"turn": 5, "game": None, "then": "bot_decides"}
    assert viewer.doc["view"]["deciders"] == [1]
    hurry(here, table, 10)
    viewer.wait(lambda frame: frame["type"] == "change" and viewer.doc["view"]["deciders"] == [0], 30)
    assert viewer.doc["table"]["seats"][1]["kind"] == "person", "Ben keeps his seat"


def test_a_bot_takes_the_seat_of_who_is_late(here: Any) -> None:
    ida, ben, table = late_table(here, "bot_takes_over", turn=None, game=60)
    viewer = ida.look(table)
    hurry(here, table, 70)
    viewer.wait(lambda frame: frame["type"] == "change" and viewer.doc["table"]["seats"][1]["kind"] == "bot", 30)
    assert ben.post(f"/api/tables/{table}/join").json()["seat"] == 1


def test_who_is_late_loses(here: Any) -> None:
    ida, _, table = late_table(here, "loses")
    viewer = ida.look(table)
    hurry(here, table, 10)
    viewer.wait(lambda frame: frame["type"] == "change" and viewer.doc["table"]["state"] == "finished", 30)
    assert viewer.doc["table"]["result"]["ranks"] == [1, 2]
    assert "seed: " in ida.get(f"/api/tables/{table}/record").text


def test_limits_are_bounded(here: Any) -> None:
    ida = Client(here, "Ida")
    for wrong in ({"turn": 1}, {"game": 1}, {"then": "explodes"}, {"turn": 10**9}, {"pause": 3}):
        assert ida.post("/api/tables", game="die_patin", limits=wrong).status_code == 400


# ------------------------------------------------------------------ chat


def test_the_host_can_silence_people_and_all_who_watch(here: Any) -> None:
    ida, ben, _, table = three_people(here)
    path = f"/api/tables/{table}"
    mine, troll, guest = ida.look(table), Client(here, "Troll"), Client(here, "Guest")
    loud, quiet = troll.look(table), guest.look(table)
    assert loud.ask("chat", text="boo")["type"] == "ok"
    mine.settle()
    line = mine.chat[-1]["number"]
    assert troll.post(f"{path}/mute", line=line).status_code == 403
    assert ida.post(f"{path}/mute", line=line).status_code == 200
    assert loud.ask("chat", text="boo")["code"] == "forbidden"
    assert quiet.ask("chat", text="hello")["type"] == "ok"
    assert ida.post(f"{path}/hush").json()["hushed"]
    assert quiet.ask("chat", text="hello")["code"] == "forbidden"
    assert ben.look(table).ask("chat", text="peace")["type"] == "ok"
    ida.post(f"{path}/hush", hushed=False)
    ida.post(f"{path}/mute", line=line, muted=False)
    assert loud.ask("chat", text="sorry")["type"] == "ok"
    assert ida.post(f"{path}/mute", line=10_000).status_code == 404


def test_the_host_can_send_away_who_only_watches(here: Any) -> None:
    ida, ben, _, table = three_people(here)
    path = f"/api/tables/{table}"
    mine, his, troll = ida.look(table), ben.look(table), Client(here, "Troll")
    loud = troll.look(table)
    assert loud.ask("chat", text="boo")["type"] == "ok"
    assert his.ask("chat", text="go away")["type"] == "ok"
    mine.settle()
    boo, away = [line["number"] for line in mine.chat[-2:]]
    assert ben.post(f"{path}/remove", line=boo).status_code == 403, "only the host"
    assert ida.post(f"{path}/remove", line=away).status_code == 409, "Ben plays"
    assert ida.post(f"{path}/remove").status_code == 400
    assert ida.post(f"{path}/remove", line=boo).status_code == 200
    assert loud.wait(lambda frame: frame["type"] == "bye")["reason"] == "removed"
    for viewer in (loud, None):
        with pytest.raises(ConnectionClosed) as closed:
            viewer.read(5) if viewer else troll.look(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4004
    assert his.ask("chat", text="peace")["type"] == "ok", "the others stay"


def test_old_lines_go_and_spectators_cannot_drive_out_the_players(server: Server) -> None:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ida.open_table(seats=2)
    mine, watcher = ida.look(table), ben.look(table)
    assert mine.ask("chat", text="first")["type"] == "ok"
    for number in range(KEPT_LINES[False] + 30):
        watcher.ask("chat", text=f"line {number}")
    lines = ida.look(table).chat
    assert (lines[0]["text"], lines[1]["text"], lines[-1]["text"]) == ("first", "line 30", "line 129")
    assert len(lines) == KEPT_LINES[False] + 1
    with sqlite3.connect(server.data / "undercity.sqlite") as database:
        (count,) = database.execute("SELECT count(*) FROM chat WHERE table_id = ?", (table,)).fetchone()
    assert count == KEPT_LINES[False] + 1
    mine.settle()
    assert [line["number"] for line in mine.chat] == list(range(KEPT_LINES[False] + 31)), "who was there has heard all"


def test_memory_keeps_the_lines_that_the_database_keeps() -> None:
    lines = [Chat(number, 0, 0 if number % 2 else None, "x", "y") for number in range(1200)]
    kept = keep_newest(lines)
    assert sum(line.seat is None for line in kept) == KEPT_LINES[False]
    assert sum(line.seat == 0 for line in kept) == KEPT_LINES[True]
    assert kept[-1].number == 1199


def test_taking_back_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_UNDOS", 3)

    class Nowhere:
        shared = False

    kept: Any = journal.Journal("t", Nowhere(), lambda _: "plain")  # type: ignore[arg-type]
    kept.match = ServedMatch("die_patin", 2, 1, start_player=0)
    kept.windows = [None, None]
    code = kept.match.legal(0)[0]
    for number in range(3):
        kept.grant(0, Choose(id=f"c{number}", clock=0, code=code))
        action = kept.grant(0, Undo(id=f"u{number}", clock=1))
        kept._enter(0, f"u{number}", action, 0, 1)
    kept.grant(0, Choose(id="last", clock=0, code=code))
    with pytest.raises(Conflict, match="taken back 3"):
        kept.grant(0, Undo(id="one too many", clock=1))
