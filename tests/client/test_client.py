"""The client against a real server, over a network that fails."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from client.proxy import Network
from server.harness import Server, running
from undercity import Match
from undercity.client import AsyncClient, Client, Live, Unreachable
from undercity.client.picture import Picture
from undercity.engine.game import find
from undercity.server.errors import Conflict, Forbidden, Illegal, NotFound, Stale, UnknownPerson

FIRST = {"start_player": 0}


@contextmanager
def begun(client: Client, game: str = "die_patin", level: str = "random") -> Iterator[Live]:
    """A game of two in which the client is first to choose."""
    options = FIRST if game == "die_patin" else {}
    table = client.open_table(game, 2, bots={1: level}, options=options).table.id
    client.start(table)
    with client.look(table) as live:
        yield live


def test_a_whole_game_and_its_record(server: Server) -> None:
    luck = random.Random(4)
    with Client(server.address, "Ida") as ida, begun(ida, "ratland") as live:
        while choices := live.turn():
            live.choose(luck.choice(choices))
        table = ida.table(live.table.id)
        assert table.state == "finished"
        match = Match.replay(ida.record(table.id))
        assert table.result is not None
        assert (match.over, match.points) == (True, table.result.points)
        assert live.view is not None
        assert live.view.clock == len(match.moves) == len(ida.replay(table.id).moves)
        assert [line.event for line in live.chronicle] == [line.event for line in match.chronicle(0)]


def test_people_meet_by_link(server: Server) -> None:
    with Client(server.address, "Ida") as ida, Client(server.address, "Bela", language="de") as bela:
        table = ida.open_table("ratland", 3, listed=False).table.id
        link = ida.invite(table, 1)
        assert link.startswith(f"{server.address}/t/{table}#")
        with pytest.raises(Forbidden):
            bela.join(table)
        assert bela.join(table, code=link.rsplit("#")[1]).seat == 1
        ida.set_bot(table, 2, "random")
        with ida.look(table) as hers, bela.look(table) as his:
            assert his.view is None
            ida.start(table)
            assert hers.turn()[0].text == "Nursery: no rats"
            assert his.turn()[0].text == "Kinderstube: keine Ratte"
            his.say("Guten Tag")
            while not hers.chat:
                assert hers.change(20)
            assert [(line.name, line.text) for line in hers.chat] == [("Bela", "Guten Tag")]
            his.speak("fr")
            assert his.turn()[0].text != "Kinderstube: keine Ratte"
        assert [one.id for one in bela.tables(mine=True)] == [table]


def test_choosing_undoing_and_hints(server: Server) -> None:
    with Client(server.address, "Ida") as ida, begun(ida) as live:
        first = live.turn()
        assert {one.code for one in live.hint()} <= {choice.code for choice in first}
        assert live.choose(first[1].notation) == 1
        assert live.undo() == 0
        assert live.choices == first
        assert live.choose([first[0].code, live_manhole(live, first[0].notation)]) == 2


def test_a_choice_that_is_not_allowed_has_its_reason(server: Server) -> None:
    with Client(server.address, "Ida") as ida, begun(ida) as live:
        first = live.turn()
        assert live.why_not(first[0].code) is None
        reason = live.why_not("card:bribe")
        assert reason is not None
        assert (reason.clause, reason.text) == (
            "DP-12.1",
            "That is not among your choices now. Choose your start area.",
        )
        with pytest.raises(Illegal, match="'fly' names no choice"):
            live.why_not("fly")


def live_manhole(live: Live, area: str) -> int:
    """The number of a manhole at which one may begin in this area."""
    live.choose(area)
    code = live.choices[0].code
    live.undo()
    return code


def test_refusals_are_the_servers_own(server: Server) -> None:
    with Client(server.address, "Ida") as ida, begun(ida) as live:
        first = live.turn()
        with pytest.raises(Illegal, match="may not choose done now"):
            live.choose("done")
        live.choose(first[0])
        with pytest.raises(Stale):
            live.choose(first[1], clock=0)
        with pytest.raises(Conflict):
            ida.start(live.table.id)
        with Client(server.address) as nobody:
            with pytest.raises(UnknownPerson, match="tell us your name first"):
                nobody.open_table("ratland")
            with nobody.look(live.table.id) as watched, pytest.raises(UnknownPerson, match="spectators do not choose"):
                watched.choose(first[0])
        with pytest.raises(NotFound):
            ida.look("nosuchtable").__enter__()


def test_nobody_at_home() -> None:
    with pytest.raises(Unreachable, match="nobody answers at http"):
        Client("127.0.0.1:9", "Ida")
    with pytest.raises(Unreachable, match="no address of a house"):
        Client("ftp://example.org", "Ida")


def test_the_same_person_comes_back_to_her_seat(server: Server) -> None:
    with Client(server.address, "Ida") as ida, begun(ida) as live:
        table, cookie = live.table.id, ida.cookie
    with Client(server.address, cookie=cookie) as again, again.look(table) as live:
        assert live.view is not None
        assert live.view.seat == 0
        assert len(live.turn()) == 2


def test_a_token_is_a_seat_too(server: Server) -> None:
    with Client(server.address, "Ida") as ida:
        joined = ida.open_table("die_patin", 2, bots={1: "random"}, options=FIRST)
        ida.start(joined.table.id)
        with Client(server.address) as nobody, nobody.look(joined.table.id, token=joined.token) as live:
            assert len(live.turn()) == 2


@pytest.mark.parametrize("times", [1, 5])
def test_a_choice_whose_answer_is_lost_is_made_once(server: Server, times: int) -> None:
    """The server has made the choice, and nothing of it arrives: it is sent again with the same id."""
    with Network(server.port) as network, Client(f"http://127.0.0.1:{network.port}", "Ida") as ida, begun(ida) as live:
        for clock in range(times):
            choices = live.turn()
            network.deaf = True
            timer = threading.Timer(0.2, network.cut)
            timer.start()
            live.choose(choices[0])
            timer.join()
            assert live.connections == clock + 2
        ida.abandon(live.table.id)
        moves = Match.replay(ida.record(live.table.id)).moves
        assert sum(seat == 0 for seat, _ in moves) == times


def test_chat_and_undo_survive_a_cut_as_well(server: Server) -> None:
    with Network(server.port) as network, Client(f"http://127.0.0.1:{network.port}", "Ida") as ida, begun(ida) as live:
        live.choose(live.turn()[0])
        for wish in (lambda: live.say("hello"), live.undo):
            network.deaf = True
            threading.Timer(0.2, network.cut).start()
            wish()
        assert live.view is not None
        assert (live.view.clock, [line.text for line in live.chat]) == (0, ["hello"])


def test_what_happened_while_the_network_was_down_is_seen(server: Server) -> None:
    with (
        Network(server.port) as network,
        Client(f"http://127.0.0.1:{network.port}", "Ida") as ida,
        Client(server.address, "Bela") as bela,
    ):
        table = ida.open_table("ratland", 2).table.id
        bela.join(table)
        ida.start(table)
        with ida.look(table) as hers, bela.look(table) as his:
            network.down = True
            network.cut()
            his.say("one")
            his.say("two")
            network.down = False
            while len(hers.chat) < 2:
                assert hers.change(20)
            assert [line.text for line in hers.chat] == ["one", "two"]
            assert hers.connections == 2


def test_a_server_that_restarts_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path, "--no-limits") as house, Client(house.address, "Ida") as ida, begun(ida) as live:
        live.choose(live.turn()[0])
        house.kill()
        back = threading.Timer(0.3, house.start)
        back.start()
        clock = live.choose(live.choices[0])
        back.join()
        assert clock == 2
        assert live.connections == 2


def test_patience_ends(tmp_path: Path) -> None:
    with running(tmp_path) as house, Client(house.address, "Ida") as ida:
        table = ida.open_table("ratland", 2).table.id
        with ida.look(table, patience=0.3) as live:
            house.kill()
            with pytest.raises(Unreachable, match="nobody answers"):
                live.turn()


def test_many_clients_in_one_event_loop(server: Server) -> None:
    async def play(name: str) -> int:
        async with AsyncClient(server.address, name) as person:
            table = (await person.open_table("ratland", 2, bots={1: "random"})).table.id
            await person.start(table)
            async with person.look(table) as live:
                luck = random.Random(name)
                while choices := await live.turn():
                    await live.choose(luck.choice(choices))
                return sorted(live.view.ranks)[0] if live.view and live.view.ranks else 0

    async def all_play() -> list[int]:
        return await asyncio.gather(*(play(f"Person {n}") for n in range(4)))

    assert asyncio.run(all_play()) == [1, 1, 1, 1]


def test_known_is_what_the_seat_may_know(server: Server) -> None:
    with Client(server.address, "Ida") as ida, begun(ida, "ankh_morpork") as live:
        live.turn()
        known = ida.known(live.table.id)
        record = find("ankh_morpork").state.from_json(known.position)
        assert sorted(known.legal) == sorted(choice.code for choice in live.choices)
        match = Match.from_position("ankh_morpork", known.position)
        assert match.concealed(0).tobytes() == record.tobytes()
        with Client(server.address) as nobody, pytest.raises(UnknownPerson):
            nobody.known(live.table.id)


def test_fields_of_a_newer_server_are_passed_over(server: Server) -> None:
    with Client(server.address, "Ida") as ida, begun(ida) as live:
        doc = msgspec.to_builtins({"table": live.table, "view": live.view, "choices": live.choices})
    doc["table"]["moon"] = doc["view"]["moon"] = "full"
    picture = Picture()
    assert picture.take({"type": "full", "stream": "s", "seq": 4, "doc": doc, "chronicle": [], "chat": [], "moon": 1})
    assert picture.view is not None
    assert picture.view.clock == 0
    assert picture.take({"type": "change", "seq": 5, "doc": [[["view", "clock"], 1]]})
    assert picture.view.clock == 1
    assert not picture.take({"type": "change", "seq": 7, "doc": []})


def test_waiting_can_end(server: Server) -> None:
    with Client(server.address, "Ida") as ida:
        table = ida.open_table("ratland", 2).table.id
        with ida.look(table) as live:
            began = time.monotonic()
            assert live.change(0.2) is False
            assert live.turn(0.1) == []
            assert time.monotonic() - began < 5
