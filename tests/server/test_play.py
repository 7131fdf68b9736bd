"""Play over the WebSocket: views, differences, undo, repeats, reconnects, whole games, bots."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

from server.harness import Client, Server, Viewer, play_to_end
from undercity.server.frames import KEPT


def two_people(server: Server, **wish: object) -> tuple[Client, Client, str]:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ida.open_table(seats=2, **wish)
    assert ben.post(f"/api/tables/{table}/join").json()["seat"] == 1
    assert ida.post(f"/api/tables/{table}/start").json()["state"] == "running"
    return ida, ben, table


def test_differences_lead_to_the_same_document_as_a_full_one(server: Server) -> None:
    ida, ben, table = two_people(server)
    luck = random.Random(1)
    viewers = {0: ida.look(table), 1: ben.look(table, language="de")}
    watcher = Client(server, None).look(table, language="fr")
    for step in range(60):
        for viewer in viewers.values():
            viewer.settle()
        mover = next(viewer for viewer in viewers.values() if viewer.doc["choices"])
        assert mover.choose(luck)["type"] == "ok"
        if step % 10 == 9:
            for viewer in (*viewers.values(), watcher):
                viewer.settle()
                told, lines, chat = viewer.doc, viewer.lines, viewer.chat
                assert viewer.resync() == told
                assert (viewer.lines, viewer.chat) == (lines, chat)
    assert watcher.doc["choices"] == []
    assert watcher.doc["view"]["seat"] is None


def test_choices_have_code_notation_kind_text_and_clause(server: Server) -> None:
    ida, _, table = two_people(server, options={"start_player": 0})
    choice = ida.look(table).doc["choices"][0]
    assert set(choice) == {"code", "kind", "arg", "notation", "text", "clause"}
    assert choice["notation"].startswith("area:")
    assert choice["clause"].startswith("DP-")
    german = ida.look(table, language="de").doc["choices"][0]
    assert german["code"] == choice["code"]
    assert german["text"] != choice["text"]


def test_the_same_message_acts_once(server: Server) -> None:
    ida, _, table = two_people(server, options={"start_player": 0})
    viewer = ida.look(table)
    clock, code = viewer.doc["view"]["clock"], viewer.doc["choices"][0]["code"]
    first = viewer.ask("choose", id="same", clock=clock, code=code)
    again = viewer.ask("choose", id="same", clock=clock, code=code)
    assert (first["type"], first["repeated"]) == ("ok", False)
    assert (again["type"], again["repeated"]) == ("ok", True)
    assert again["clock"] == first["clock"]


def test_stale_illegal_and_foreign_choices_change_nothing(server: Server) -> None:
    ida, ben, table = two_people(server, options={"start_player": 0})
    mine, his = ida.look(table), ben.look(table)
    clock, code = mine.doc["view"]["clock"], mine.doc["choices"][0]["code"]
    before = mine.resync()
    assert mine.ask("choose", clock=clock + 1, code=code)["code"] == "stale"
    assert mine.ask("choose", clock=clock, code=999)["code"] == "illegal"
    assert mine.ask("choose", clock=clock, notation="area:nowhere")["code"] == "illegal"
    assert mine.ask("choose", clock=clock, codes=[999, code])["code"] == "illegal"
    assert mine.ask("choose", clock=clock, placement={"dump": 1})["code"] == "illegal"
    assert mine.ask("choose", clock=clock)["code"] == "bad_request"
    assert his.ask("choose", clock=clock, code=code)["code"] == "illegal"
    assert Client(server, None).look(table).ask("choose", clock=clock, code=code)["code"] == "unknown_person"
    assert mine.resync() == before


def test_several_choices_as_one_are_all_made(server: Server) -> None:
    ida, _, table = two_people(server, options={"start_player": 0})
    viewer = ida.look(table)
    first = viewer.doc["choices"][0]["code"]
    probe = viewer.ask("choose", clock=0, code=first)
    viewer.settle()
    second = viewer.doc["choices"][0]["code"]
    assert viewer.ask("undo", clock=probe["clock"])["type"] == "ok"
    viewer.settle()
    done = viewer.ask("choose", clock=0, codes=[first, second])
    assert (done["clock"], done["made"]) == (2, 2)


def test_a_list_goes_as_far_as_it_can_and_what_was_made_stays(server: Server) -> None:
    ida, _, table = two_people(server, options={"start_player": 0})
    viewer = ida.look(table)
    code = viewer.doc["choices"][0]["code"]
    done = viewer.ask("choose", id="list", clock=0, codes=[code, 2**31 - 1, code])
    assert (done["type"], done["clock"], done["made"]) == ("ok", 1, 1)
    again = viewer.ask("choose", id="list", clock=0, codes=[code, 2**31 - 1, code])
    assert (again["repeated"], again["made"]) == (True, 1)
    viewer.settle()
    assert viewer.doc["view"]["clock"] == 1


def test_undo_goes_back_to_the_view_before_but_not_past_others(server: Server) -> None:
    ida, ben, table = two_people(server, options={"start_player": 0})
    viewer, luck = ida.look(table), random.Random(3)
    before, lines = viewer.doc, list(viewer.lines)
    before = viewer.resync()
    ok = viewer.choose(luck)
    viewer.settle()
    assert viewer.doc["view"]["can_undo"]
    assert viewer.ask("undo", clock=ok["clock"])["type"] == "ok"
    viewer.settle()
    assert viewer.doc == before
    assert viewer.lines == lines
    while viewer.doc["choices"]:
        viewer.choose(luck)
        viewer.settle()
    his = ben.look(table)
    his.choose(luck)
    viewer.settle()
    refused = viewer.ask("undo", clock=viewer.doc["view"]["clock"])
    assert refused["code"] == "illegal"


def test_a_viewer_who_comes_back_gets_exactly_what_he_missed(server: Server) -> None:
    """Cut off while the others play on, he resumes by number: no full view, no gap, nothing twice, within a second."""
    ida, ben, table = two_people(server, options={"start_player": 0})
    mine, his, cut_off = ida.look(table), ben.look(table), Client(server, None).look(table)
    luck, pauses = random.Random(5), []
    for _ in range(3):
        cut_off.settle()
        stream, seen, seq = cut_off.stream, len(cut_off.frames), cut_off.seq
        cut_off.cut()
        witness = Client(server, None).look(table)
        for _ in range(12):
            play_on(mine, his, luck)
        began = time.monotonic()
        cut_off.reconnect()
        pauses.append(time.monotonic() - began)
        witness.settle()
        *missed, ready = map(json.loads, cut_off.frames[seen:])
        assert [frame["type"] for frame in missed] == ["change"] * len(missed)
        assert [frame["seq"] for frame in missed] == list(range(seq + 1, cut_off.seq + 1))
        assert (ready["type"], cut_off.stream) == ("ready", stream)
        assert (cut_off.doc, cut_off.lines) == (witness.doc, witness.lines)
        witness.close()
    assert min(pauses) < 1, "a slow machine may disturb one of three, not all"


def test_a_viewer_who_missed_too_much_gets_everything(server: Server) -> None:
    ida, ben, table = two_people(server, options={"start_player": 0})
    mine, his, cut_off = ida.look(table), ben.look(table), Client(server, None).look(table)
    watcher, seen, luck = Client(server, None).look(table), len(cut_off.frames), random.Random(6)
    cut_off.cut()
    while watcher.seq <= cut_off.seq + KEPT:
        play_on(mine, his, luck)
        watcher.settle()
    cut_off.reconnect()
    assert [json.loads(frame)["type"] for frame in cut_off.frames[seen:]] == ["full", "ready"]
    assert (cut_off.doc, cut_off.lines) == (watcher.doc, watcher.lines)


def play_on(mine: Viewer, his: Viewer, luck: random.Random) -> None:
    """Whoever must decide does."""
    for viewer in (mine, his):
        viewer.settle()
        if viewer.doc["choices"]:
            assert viewer.choose(luck)["type"] == "ok"
            return
    raise AssertionError("nobody has anything to decide")


def test_a_whole_game_with_bots_ends_with_a_record_that_verifies(server: Server, tmp_path: Path) -> None:
    ida = Client(server, "Ida")
    table = ida.open_table(seats=2, bots={"1": "random"})
    shown = ida.post(f"/api/tables/{table}/start").json()
    assert shown["seed"] is None
    assert ida.get(f"/api/tables/{table}/record").status_code == 409
    assert ida.get(f"/api/tables/{table}/replay").status_code == 409
    viewer = ida.look(table)
    play_to_end({0: viewer}, random.Random(7))
    info = ida.get(f"/api/tables/{table}").json()
    assert info["state"] == "finished"
    assert sorted(info["result"]["ranks"])[0] == 1
    assert info["commitment"] == shown["commitment"]
    record = ida.get(f"/api/tables/{table}/record").text
    assert f"seed: {int(info['seed'], 16)}" in record
    (tmp_path / "record.txt").write_text(record)
    command = [sys.executable, "-m", "undercity", "verify", str(tmp_path / "record.txt"), "--commitment"]
    assert subprocess.run([*command, info["commitment"]], check=False).returncode == 0
    assert subprocess.run([*command, "00" * 32], check=False, capture_output=True).returncode == 2
    check_replay(ida, table, viewer)


def check_replay(client: Client, table: str, viewer: object) -> None:
    """Each step can be seen as any seat or with everything open; the last is the final view."""
    whole = client.get(f"/api/tables/{table}/replay", seat="0").json()
    assert whole["steps"] == len(whole["moves"])
    last = client.get(f"/api/tables/{table}/replay/{whole['steps']}", seat="0").json()
    assert last["view"] == viewer.doc["view"]  # type: ignore[attr-defined]
    assert whole["chronicle"] == viewer.lines  # type: ignore[attr-defined]
    for step in range(0, whole["steps"], 40):
        for seat in ("0", "1", "spectator", "all"):
            answer = client.get(f"/api/tables/{table}/replay/{step}", seat=seat, language="de")
            assert answer.status_code == 200, answer.text
            assert answer.json()["view"]["clock"] == step
    assert client.get(f"/api/tables/{table}/replay/{whole['steps'] + 1}").status_code == 400


def test_hints_chat_and_languages(server: Server) -> None:
    ida, ben, table = two_people(server, options={"start_player": 0})
    mine, his = ida.look(table), ben.look(table)
    hint = mine.ask("hint")
    assert hint["code"] in [choice["code"] for choice in mine.doc["choices"]]
    assert his.ask("hint")["code"] == "conflict"
    assert mine.ask("chat", id="c1", text=" <b>hello</b>\u0000 ")["type"] == "ok"
    assert mine.ask("chat", id="c1", text="again")["type"] == "ok"
    his.settle()
    assert [(line["seat"], line["name"], line["text"]) for line in his.chat] == [(0, "Ida", "<b>hello</b>")]
    assert Client(server, None).look(table).ask("chat", text="x")["code"] == "unknown_person"
    prompt = mine.doc["view"]["prompt"]
    mine.say("language", language="fr")
    mine.wait(lambda frame: frame["type"] == "ready")
    assert mine.doc["view"]["prompt"] != prompt


def test_a_hint_for_a_placement_is_all_of_it(server: Server) -> None:
    """What the bot would place can be sent as it is; in other decisions and games a hint is one choice."""
    ida = Client(server, "Ida")
    table = ida.open_table(game="ratland", seats=3, bots={"1": "random", "2": "random"})
    ida.post(f"/api/tables/{table}/start")
    mine = ida.look(table)
    mine.settle()
    assert mine.doc["view"]["decision"] == "place_rats"
    hint = mine.ask("hint")
    assert hint["placement"]["nursery"] == int(hint["notation"].removeprefix("rats:"))
    rats = [count for place, count in hint["placement"].items() if place != "hide"]  # an event asks for that as well
    assert sum(rats) == mine.doc["view"]["table"]["asked"]["rats"]
    clock = mine.doc["view"]["clock"]
    assert mine.ask("choose", clock=clock, placement=hint["placement"])["type"] == "ok"
    ben, _, other = two_people(server, options={"start_player": 0})
    assert ben.look(other).ask("hint")["placement"] is None


def test_whoever_asks_is_told_why_not_in_his_language(server: Server) -> None:
    ida, ben, table = two_people(server, options={"start_player": 0})
    mine, his = ida.look(table), ben.look(table)
    told = mine.ask("why_not", notation="area:orange_gate")
    assert told["reason"] == {
        "clause": "DP-3.7",
        "text": "Brush Gate is not a start area with this number of players.",
    }
    assert (told["type"], told["notation"]) == ("why_not", "area:orange_gate")
    refused = mine.ask("choose", clock=0, notation="area:orange_gate")
    assert refused["code"] == "illegal"
    assert "Brush Gate is not a start area with this number of players (DP-3.7)" in refused["message"]
    allowed = mine.doc["choices"][0]["code"]
    assert mine.ask("why_not", code=allowed)["reason"] is None
    assert his.ask("why_not", code=allowed)["reason"]["text"] == "It is not for you to decide now, but for Ida."
    his.say("language", language="de")
    his.wait(lambda frame: frame["type"] == "ready")
    assert his.ask("why_not", code=allowed)["reason"]["text"].endswith("Ida ist an der Reihe.")
    assert his.ask("why_not", code=66)["code"] == "illegal"
    assert his.ask("why_not")["code"] == "bad_request"
    assert his.ask("why_not", code=1, notation="loot")["code"] == "bad_request"
    assert Client(server, None).look(table).ask("why_not", code=1)["code"] == "unknown_person"


def test_a_seat_token_plays_without_a_cookie(server: Server) -> None:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ida.open_table(seats=2, options={"start_player": 1})
    token = ben.post(f"/api/tables/{table}/join").json()["token"]
    ida.post(f"/api/tables/{table}/start")
    nobody = Client(server, None)
    viewer = nobody.look(table, token=token)
    assert viewer.doc["table"]["you"]["seat"] == 1
    body = {"id": "x", "clock": 0, "code": viewer.doc["choices"][0]["code"]}
    path, right = f"/api/tables/{table}/choose", {"Authorization": f"Bearer {token}"}
    assert nobody.http.post(path, json=body, headers={"Authorization": "Bearer wrong"}).status_code == 401
    assert nobody.http.post(path, json=body).status_code == 401
    assert nobody.http.post(path, json=body, headers=right).json()["ok"]["clock"] == 1
