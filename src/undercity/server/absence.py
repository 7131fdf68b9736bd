"""People who are not there: how long the others wait, who may hand an absent seat over, and whose time is over.

Each function runs in a transaction that has locked the table's row, as in `lobby`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, update

from undercity.engine.match import Match
from undercity.server import facts as fact
from undercity.server import lobby, outcome
from undercity.server.errors import Conflict, Forbidden
from undercity.server.facts import PATIENCE, Facts, Person, now
from undercity.server.storage.schema import seats

STAND_IN = "casual"  # the bot that decides for who is late


def note_seen(connection: Connection, places: Mapping[str, Collection[int]]) -> None:
    """The people of these seats, by table, are connected now, or were until now."""
    for table_id, some in places.items():
        key = (seats.c.table_id == table_id) & seats.c.seat.in_(some)
        connection.execute(update(seats).where(key).values(seen=now()))


def hand_over(
    connection: Connection,
    table_id: str,
    person: Person,
    seat: int,
    level: str | None,
    levels: list[str],
    present: Collection[int],
) -> Facts:
    """Give an absent person's seat to a bot, or free it; the person may come back to it (`lobby.join`)."""
    facts = fact.load(connection, table_id, lock=True)
    lobby.check_seat(facts, seat)
    own, patience = facts.seat_of(person.id), PATIENCE[facts.pace]
    if own is None and facts.host != person.id:
        raise Forbidden("only people at the table may hand a seat over")
    if facts.state != "running":
        raise Conflict(f"a seat is handed over in a running game; this table is {facts.state}")
    if facts.seats[seat].kind != "person" or seat == own:
        raise Conflict(f"seat {seat} is not an absent person's")
    needed = patience.host if facts.host == person.id else patience.players
    away = facts.away_for(seat, present)
    if away < needed:
        raise Conflict(f"{facts.seats[seat].name} must have been away for {needed} seconds, not {away}")
    return stand_in(connection, facts, seat, None if level is None else lobby.check_level(level, levels), person.id)


def stand_in(connection: Connection, facts: Facts, seat: int, level: str | None, by: str | None = None) -> Facts:
    """Seat a bot in a person's place (level None: nobody). A host who is replaced hands that on, too."""
    was_host = facts.seats[seat].person == facts.host
    lobby.set_seat(connection, facts.id, seat, level=level, name=level)
    others = [s.person for s in facts.people() if s.seat != seat]
    heir = by or (others[0] if others else facts.host)
    return lobby.change(connection, facts.id, host=heir if was_host else facts.host)


def replace_late(connection: Connection, table_id: str, late: Collection[int]) -> Facts:
    """Bots take the seats of people whose time is over."""
    facts = fact.load(connection, table_id, lock=True)
    for seat in late:
        if facts.state == "running" and facts.seats[seat].kind == "person":
            facts = stand_in(connection, facts, seat, STAND_IN)
    return facts


def lose_on_time(connection: Connection, table_id: str, match: Match, late: Collection[int]) -> Facts:
    """The game ends: who was late shares the last place, the others are ranked as the table stands."""
    facts = fact.load(connection, table_id, lock=True)
    if facts.state != "running":
        return facts
    in_time = [seat for seat in range(match.seats) if seat not in late]
    ranks = {seat: 1 + sum(match.ranks[other] < match.ranks[seat] for other in in_time) for seat in in_time}
    all_ranks = [ranks.get(seat, len(in_time) + 1) for seat in range(match.seats)]
    return lobby.change(connection, table_id, state="finished", result=outcome.written(match, all_ranks), ended=now())
