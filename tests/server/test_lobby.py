"""Around the game: persons, tables, seats, invitations, removal, leaving, rematch, lists."""

from __future__ import annotations

import random

from server.harness import Client, Server, play_to_end


def test_a_person_is_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    client = Client(server, None)
    assert client.get("/api/me").json() == {"person": None}
    assert client.post("/api/me").status_code == 400
    answer = client.post("/api/me", name="  Ida \u0007 ", language="de")
    person = answer.json()["person"]
    assert (person["name"], person["language"]) == ("Ida", "de")
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert "samesite=lax" in answer.headers["set-cookie"].lower()
    assert client.post("/api/me", language="fr").json()["person"] == {**person, "language": "fr"}
    assert client.get("/api/me").json()["person"]["language"] == "fr"
    assert client.post("/api/me", webhook="ftp://x").status_code == 400
    assert client.post("/api/me", webhook="https://example.org/x").json()["person"]["webhook"]
    assert client.post("/api/me", webhook=None).json()["person"]["webhook"] is None
    client.post("/api/me/sign_out")
    assert client.get("/api/me").json() == {"person": None}


def test_a_wrong_secret_is_nobody(server: Server) -> None:
    ida, thief = Client(server, "Ida"), Client(server, None)
    value = ida.http.cookies.get("undercity")
    assert value is not None
    thief.http.cookies.set("undercity", value[:-2] + "xx")
    assert thief.get("/api/me").json() == {"person": None}


def test_bad_wishes_for_a_table_are_named(server: Server) -> None:
    ida = Client(server)
    cases = {
        "no game is called 'chess'": {"game": "chess"},
        "2 to 5 seats, not 9": {"game": "die_patin", "seats": 9},
        "no option 'speed'": {"game": "die_patin", "options": {"speed": 1}},
        "option 'start_player'": {"game": "die_patin", "options": {"start_player": 9}},
        "no seat 4": {"game": "die_patin", "seats": 3, "seat": 4},
        "no seat '7'": {"game": "die_patin", "seats": 3, "bots": {"7": "random"}},
        "no bot has the level 'godlike'": {"game": "die_patin", "bots": {"1": "godlike"}},
        "both yours and a bot's": {"game": "die_patin", "bots": {"0": "random"}},
        "unknown field": {"game": "die_patin", "colour": "red"},
        "pace": {"game": "die_patin", "pace": "fast"},
    }
    for sentence, wish in cases.items():
        answer = ida.post("/api/tables", **wish)
        assert answer.status_code in (400, 404), answer.text
        assert sentence in answer.json()["error"]["message"], answer.text
    assert Client(server, None).post("/api/tables", game="die_patin").status_code == 401


def test_a_private_table_needs_a_code_that_seats_one_person(server: Server) -> None:
    ida, ben, eve = Client(server, "Ida"), Client(server, "Ben"), Client(server, "Eve")
    table = ida.open_table(seats=3, listed=False)
    path = f"/api/tables/{table}"
    assert ben.post(f"{path}/join").status_code == 403
    assert ben.post(f"{path}/invite").status_code == 403
    invitation = ida.post(f"{path}/invite", seat=2).json()
    assert invitation["link"] == f"/t/{table}#{invitation['code']}"
    assert ben.post(f"{path}/join", code=invitation["code"]).json()["seat"] == 2
    assert eve.post(f"{path}/join", code=invitation["code"]).status_code == 403
    assert eve.post(f"{path}/join", code="guess").status_code == 403
    assert ben.post(f"{path}/join").json() | {"table": None} == {"table": None, "seat": 2, "token": None}
    listed = [info["id"] for info in eve.get("/api/tables").json()["tables"]]
    assert table not in listed


def test_the_host_removes_seats_bots_and_starts(server: Server) -> None:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ida.open_table(seats=3)
    path = f"/api/tables/{table}"
    ben.post(f"{path}/join", seat=1)
    his = ben.look(table)
    assert his.doc["table"]["you"]["seat"] == 1
    for refused in (
        ben.post(f"{path}/start"),
        ben.post(f"{path}/bot", seat=2, level="random"),
        ben.post(f"{path}/remove", seat=0),
    ):
        assert refused.status_code == 403
    assert "seat 2 is free" in ida.post(f"{path}/start").json()["error"]["message"]
    assert ida.post(f"{path}/bot", seat=1, level="random").status_code == 409
    assert ida.post(f"{path}/remove", seat=1).json()["seats"][1]["kind"] == "free"
    his.settle()
    assert his.doc["table"]["you"]["seat"] is None
    for seat in (1, 2):
        assert ida.post(f"{path}/bot", seat=seat, level="random").json()["seats"][seat]["level"] == "random"
    assert ida.post(f"{path}/bot", seat=1, level=None).json()["seats"][1]["kind"] == "free"
    refused = ben.post(f"{path}/join", seat=1)
    assert (refused.status_code, "removed you" in refused.text) == (403, True)
    assert his.ask("chat", text="why?")["code"] == "forbidden"
    invitation = ida.post(f"{path}/invite").json()
    assert ben.post(f"{path}/join", seat=1, code=invitation["code"]).json()["seat"] == 1
    his.settle()
    assert his.doc["table"]["you"]["seat"] == 1
    assert his.ask("chat", text="thank you")["type"] == "ok"
    assert ida.post(f"{path}/start").json()["state"] == "running"
    his.settle()
    assert his.doc["view"]["seat"] == 1
    assert ida.post(f"{path}/remove", seat=1).status_code == 409
    assert ida.post(f"{path}/start").status_code == 409


def test_who_leaves_a_running_game_loses_its_eyes_and_can_be_replaced(server: Server) -> None:
    ida, ben, eve = Client(server, "Ida"), Client(server, "Ben"), Client(server, "Eve")
    table = ida.open_table(seats=2, options={"start_player": 1})
    path = f"/api/tables/{table}"
    ben.post(f"{path}/join")
    ida.post(f"{path}/start")
    viewer = ben.look(table)
    assert viewer.doc["choices"]
    assert ben.post(f"{path}/leave").json()["seats"][1]["kind"] == "free"
    viewer.settle()
    assert viewer.doc["view"]["seat"] is None
    assert viewer.doc["choices"] == []
    assert viewer.ask("choose", clock=0, code=0)["code"] == "unknown_person"
    assert "host must invite" in eve.post(f"{path}/join").json()["error"]["message"]
    invitation = ida.post(f"{path}/invite").json()
    assert eve.post(f"{path}/join", code=invitation["code"]).json()["seat"] == 1
    assert eve.look(table).doc["choices"]
    left = ida.post(f"{path}/leave").json()
    assert (left["host"], left["state"]) == (1, "running")
    assert eve.post(f"{path}/bot", seat=0, level="random").json()["seats"][0]["kind"] == "bot"
    assert eve.post(f"{path}/leave").json()["state"] == "abandoned"


def test_all_people_must_wish_to_abandon_and_then_everything_is_open(server: Server) -> None:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    table = ida.open_table(seats=2, options={"start_player": 0})
    path = f"/api/tables/{table}"
    ben.post(f"{path}/join")
    ida.post(f"{path}/start")
    assert ida.post(f"{path}/abandon").json()["state"] == "running"
    assert ida.post(f"{path}/abandon", wish=False).json()["you"]["abandons"] is False
    ida.post(f"{path}/abandon")
    ended = ben.post(f"{path}/abandon").json()
    assert (ended["state"], len(ended["seed"])) == ("abandoned", 32)
    assert "open, chain" in ida.get(f"{path}/record").text
    assert ida.look(table).ask("choose", clock=0, code=0)["code"] == "conflict"
    first, second = ida.post(f"{path}/rematch").json(), ben.post(f"{path}/rematch").json()
    assert first["table"]["id"] == second["table"]["id"]
    assert (first["seat"], second["seat"]) == (0, 1)
    assert first["table"]["commitment"] != ended["commitment"]
    assert ida.post(f"/api/tables/{first['table']['id']}/start").json()["state"] == "running"


def test_lists_of_tables(server: Server) -> None:
    ida, ben = Client(server, "Ida"), Client(server, "Ben")
    tables = [ida.open_table(seats=2) for _ in range(3)]
    mine = ida.get("/api/tables", mine="true").json()
    assert [info["id"] for info in mine["tables"]] == tables[::-1]
    assert ben.get("/api/tables", mine="true").json() == {"tables": [], "more": False}
    page = ida.get("/api/tables", mine="true", limit=2).json()
    assert page["more"]
    rest = ida.get("/api/tables", mine="true", limit=2, before=page["tables"][-1]["id"]).json()
    assert [info["id"] for info in rest["tables"]] == tables[:1]
    ben.post(f"/api/tables/{tables[0]}/join")
    ida.post(f"/api/tables/{tables[0]}/start")
    running = ida.get("/api/tables", mine="true", state="running").json()["tables"]
    assert [info["id"] for info in running] == tables[:1]
    assert running[0]["deciders"] == ida.get(f"/api/tables/{tables[0]}").json()["deciders"]
    for query in ({"state": "x"}, {"limit": "0"}, {"mine": "yes"}):
        assert ida.get("/api/tables", **query).status_code == 400
    assert ida.get("/api/tables", before="nosuchtable").status_code == 404


def test_bots_alone_play_to_the_end_while_nobody_looks(server: Server) -> None:
    ida = Client(server, "Ida")
    table = ida.open_table(seats=2, seat=None, bots={"0": "random", "1": "random"})
    assert ida.post(f"/api/tables/{table}/start").json()["you"] == {
        "seat": None, "host": True, "abandons": False, "returns": None,
    }  # fmt: skip
    play_to_end({-1: Client(server, None).look(table)}, random.Random(1))


def test_games_content_rules_and_pages(server: Server) -> None:
    client = Client(server, None)
    games = client.get("/api/games").json()["games"]
    patin = next(game for game in games if game["id"] == "die_patin")
    assert patin["seats"] == {"least": 2, "most": 5}
    start = next(option for option in patin["options"] if option["name"] == "start_player")
    assert (start["type"], start["default"], start["least"], start["most"]) == ("integer", -1, -1, 4)
    assert "DP-3.1" in start["description"]
    removed = next(option for option in patin["options"] if option["name"] == "removed")
    assert (removed["type"], removed["default"], removed["values"][:2]) == ("set", "", ["claw_studio", "hat_shop"])
    for game in games:
        path = f"/api/games/{game['id']}"
        assert client.get(path).json() == game
        assert client.get(f"{path}/content").json()
        assert f"{game['prefix']}-1.1" in client.get(f"{path}/clauses").json()["clauses"]
        german = client.get(f"{path}/clauses?language=de").json()["clauses"]
        assert list(german) == list(client.get(f"{path}/clauses").json()["clauses"])
        rules = client.get(f"{path}/rules")
        assert rules.headers["content-type"].startswith("text/markdown")
        again = client.http.get(f"{path}/rules", headers={"If-None-Match": rules.headers["etag"]})
        assert again.status_code == 304
    assert client.get("/api/games/chess").status_code == 404
    page = client.get("/t/whatever")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert client.get("/assets/../../app.py").status_code == 404
    assert client.get("/assets/%2e%2e/app.py").status_code == 404
    assert client.get("/metrics").text.count("# TYPE") > 8
    assert client.get("/healthz").json() == {"ok": True}
