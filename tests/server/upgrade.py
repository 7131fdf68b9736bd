"""Games stored by this version of the program, opened by others: what must not be wrong, hidden or left unsaid.

`store` plays games at a real hall and notes what everybody saw of them. `changed` makes a program with other rules.
`judge`, in a process of that program (`python tests/server/upgrade.py judge ...`), opens every table and notes what is
seen now. `compare` says of each table how it fared, and what is wrong.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import undercity
from undercity.engine.game import GAMES, find
from undercity.server import lobby
from undercity.server.call import Call
from undercity.server.calls import ROUTES
from undercity.server.errors import Refusal
from undercity.server.hall import Hall
from undercity.server.live import LiveTable
from undercity.server.requests import Choose, Me, NewTable
from undercity.server.served import ServedMatch
from undercity.server.settings import Settings

Seen = dict[str, Any]
_FIRST_FIELD = re.compile(r'(class State\(Record.*?\n    """.*?"""\n)', re.DOTALL)
AT_ONCE = 16
SAMPLED = 5  # every so many steps of a game that has ended are looked at

# By class: in which file of each game something stands otherwise.
NUMBERS = {
    "ankh_morpork": ("content.toml", "start_money = 10", "start_money = 8"),
    "die_patin": ("content.toml", "chain_points = [0, 1, 3, 6, 10]", "chain_points = [0, 2, 4, 6, 10]"),
    "ratcatcher": ("content.toml", "consume_threshold = 5", "consume_threshold = 4"),
    "ratland": ("content.toml", "\ncheese = 2", "\ncheese = 3"),
    "target_rats": ("content.toml", "base_group_moves = 2", "base_group_moves = 3"),
}
RULES = {
    "ankh_morpork": ("turn.py", "fill_hand(s, s.active, HAND_SIZE)", "fill_hand(s, s.active, HAND_SIZE - 1)"),
    "die_patin": ("actions.py", "gained = min(count, s", "gained = min(count + 1, s"),
    "ratcatcher": ("turn.py", "s.movement = attribute(s, MOVEMENT)", "s.movement = attribute(s, MOVEMENT) + 1"),
    "ratland": ("events.py", "s.waiting[p] += rats\n", "s.waiting[p] += rats + 1\n"),
    "target_rats": ("movement.py", "BASE_MOVES + nests_of(s, s.active)", "BASE_MOVES + 1 + nests_of(s, s.active)"),
}
KIND = ("table.py", "CHOICES = Choices()\n", 'CHOICES = Choices()\nCHOICES.add("novelty", ("a", "b"))\n')
CLASSES = ("number", "kind", "field", "rule")


def changed(folder: Path, what: str) -> Path:
    """The sources of a program in which all games are changed in this way; where they lie."""
    source = Path(undercity.__file__).parent
    shutil.copytree(source, folder / "undercity", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for game in NUMBERS:
        if what == "field":
            path = folder / "undercity" / "games" / game / "table.py"
            text, count = _FIRST_FIELD.subn(r"\1\n    novelty: Annotated[int, cell(0, 9)]\n", path.read_text())
        else:
            name, old, new = KIND if what == "kind" else {"number": NUMBERS, "rule": RULES}[what][game]
            path = folder / "undercity" / "games" / game / name
            count, text = path.read_text().count(old), path.read_text().replace(old, new, 1)
        assert count, f"{what}: {path} has changed; change the table above, too"
        path.write_text(text)
    return folder


# ------------------------------------------------------------------ by this version: play


async def store(data: Path, count: int, seed: int, longest: int = 400) -> dict[str, Seen]:
    """Play so many games of each kind, half of them to an end; what was seen of each, by table."""
    hall, luck = Hall(Settings(data=data, warm=False, bot_pause=0)), random.Random(seed)
    data.mkdir(parents=True, exist_ok=True)
    await hall.open()
    people = [(await hall.people.make(Me(name=name)))[0] for name in ("Ida", "Ben")]
    wanted = [(game, number % 2 == 1) for game in GAMES for number in range(count)]
    seen: dict[str, Seen] = {}

    async def play_some(share: list[tuple[str, bool]], own: random.Random) -> None:
        for game, to_end in share:
            table = await _begin(hall, people, game)
            await _play(table, own, longest if to_end else own.randint(0, 60))
            if to_end:
                await _abandon(table, people)
            seen[table.id] = _look(table)
            hall.tables.pop(table.id)

    shares = [wanted[start::AT_ONCE] for start in range(AT_ONCE)]
    await asyncio.gather(*(play_some(share, random.Random(luck.random())) for share in shares))
    await hall.close()
    return seen


async def _begin(hall: Hall, people: list[Any], game: str) -> LiveTable:
    played = find(game)
    seats = max(played.seats[0], min(2, played.seats[-1]))
    wish = NewTable(game=game, seats=seats)
    joined = await hall.store.transact(lambda c: lobby.create(c, people[0], wish, [], played))
    table = await hall.table(joined.facts.id)
    for person in people[1:seats]:
        await table.change(lambda c, who=person: lobby.join(c, table.id, who, None, None))
    await table.change(lambda c: lobby.start(c, table.id, people[0]))
    return table


async def _abandon(table: LiveTable, people: list[Any]) -> None:
    """All wish to end a game that is too long."""
    for person in people:
        if table.facts.state == "running" and table.facts.seat_of(person.id) is not None:
            await table.change(lambda c, who=person: lobby.abandon(c, table.id, who, True, {0, 1}))


async def _play(table: LiveTable, luck: random.Random, choices: int) -> int:
    """Choose at random; now and then several at once; how often."""
    for number in range(choices):
        match = table.match
        assert match is not None
        if match.over:
            return number
        seat = luck.choice(match.deciders)
        legal = match.legal(seat)
        codes = luck.choices(legal, k=luck.randint(1, 3)) if luck.random() < 0.1 else [luck.choice(legal)]
        name = f"m{number}-{luck.getrandbits(40):x}"
        await table.choose(seat, Choose(id=name, clock=match.clock_of(seat), codes=codes))
    return choices


def _look(table: LiveTable, fields: dict[str, list[str]] | None = None) -> Seen:
    """What everybody sees of a table, and what nobody does; of a record only these fields, by game."""
    match, facts = table.match, table.facts
    assert match is not None
    names = (fields or {}).get(facts.game) or list(match.game.state.fields)
    lines = [
        [(line.clock, line.event, line.text) for line in match.chronicle(seat)] for seat in (None, *range(match.seats))
    ]
    seen: Seen = {"game": facts.game, "state": facts.state, "result": facts.result, "rests": facts.rests}
    seen |= {
        "lines": json.loads(json.dumps(lines)),
        "clock": match.clock_of(None),
        "points": match.common_status(None)["points"],
    }
    seen |= {"is_drawn": match.is_drawn, "position": _short(match, names) if match.is_drawn else None}
    if facts.has_ended:
        seen["moves"] = [list(move) for move in match.moves]
        seen["record"] = match.record() if match.chain() else None
        steps = range(0, match.steps + 1, SAMPLED) if match.is_drawn else ()
        seen["steps"] = [
            [_short(match.at_step(n), names), match.at_step(n).common_status(None)["points"]] for n in steps
        ]
    return seen


def _short(match: ServedMatch, names: list[str]) -> str:
    """A position in these fields."""
    position = match.position()
    agenda = [[match.game.steps.all[row[0]].name, *row[1:]] for row in position["agenda"][: position["due"]]]
    kept = {name: position[name] for name in names if name != "agenda"} | {"agenda": agenda}
    return hashlib.sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()[:16]


# ------------------------------------------------------------------ by another version: open


def judged(sources: Path, data: Path, seen: dict[str, Seen], work: Path) -> tuple[dict[str, Seen], str]:
    """What a program of these sources sees of the tables, twice; and all that it said beside that."""
    fields = {name: list(find(name).state.fields) for name in GAMES}
    (work / "asked.json").write_text(json.dumps({"data": str(data), "tables": list(seen), "fields": fields}))
    environment = {**os.environ, "PYTHONPATH": str(sources)}
    command = [sys.executable, __file__, "judge", str(work / "asked.json"), str(work / "answer.json")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads((work / "answer.json").read_text()), done.stdout + done.stderr


async def _judge(asked: Any) -> dict[str, Seen]:
    from undercity.server import logs

    logs.set_up("INFO")
    now: dict[str, Seen] = {}
    for turn in ("first", "again"):
        hall = Hall(Settings(data=Path(asked["data"]), warm=False, bot_pause=0))
        await hall.open()
        for number, table_id in enumerate(asked["tables"]):
            table = await hall.table(table_id)
            seen = _look(table, asked["fields"])
            if turn == "first":
                now[table_id] = seen | await _go_on(hall, table, random.Random(number))
                now[table_id]["after"] = _look(table, asked["fields"])
            else:
                now[table_id]["again"] = seen
            hall.tables.pop(table_id, None)
        await hall.close()
    return now


async def _go_on(hall: Hall, table: LiveTable, luck: random.Random) -> Seen:
    """Try to play on, and ask for everything; what was answered where it did not work."""
    refusals = []
    if table.facts.state == "running" and table.facts.rests:
        try:
            await table.choose(0, Choose(id="try", clock=0, code=0))
        except Refusal as refusal:
            refusals.append(str(refusal))
    elif table.facts.state == "running":
        await _play(table, luck, 4)
    for route in ROUTES:
        if route.method == "GET" and "{table}" in route.path:
            try:
                await route.answer(Call(hall, None, None, {"table": table.id, "step": "0"}, {}, None, "here"))
            except Refusal as refusal:
                refusals.append(str(refusal))
    return {"refusals": refusals}


# ------------------------------------------------------------------ compare


def compare(seen: dict[str, Seen], now: dict[str, Seen], said: str) -> tuple[Counter[tuple[str, str]], list[str]]:
    """How many tables of each game fared how, and all that is wrong."""
    ways: Counter[tuple[str, str]] = Counter()
    wrong: list[str] = []
    for table, then in seen.items():
        way, faults = _compare(then, now[table])
        ways[then["game"], way] += 1
        wrong += [f"{table} ({then['game']}, {way}): {fault}" for fault in faults]
        wrong += [f"{table}: {text!r} tells too much" for text in now[table]["refusals"] if _tells(then["game"], text)]
    for line in said.splitlines():
        wrong += [f"the log tells too much: {line}" for game in GAMES if _tells(game, line)]
    return ways, wrong


def _tells(game: str, text: str) -> bool:
    """Whether a text names a choice, as the errors of rules do."""
    choices = find(game).choices
    notations = {f"{kind.name}:{label}" for kind in choices.kinds for label in kind.labels if label}
    return any(notation in text for notation in notations) or re.search(r"\b[0-9a-f]{32}\b", text) is not None


def _compare(then: Seen, now: Seen) -> tuple[str, list[str]]:
    if then["state"] != "running":
        return _compare_ended(then, now)
    told = [lines[-1][1] == "rules_changed" if lines else False for lines in now["lines"]]
    faults = []
    if now["rests"]:
        if now["lines"] != then["lines"]:
            faults.append("what was told is told otherwise")
        if now["is_drawn"] or not now["refusals"]:
            faults.append("it rests, and yet something is shown or done")
        return "rests", faults
    before = [lines[:-1] for lines in now["lines"]] if any(told) else now["lines"]
    if any(told) and not all(told):
        faults.append("not everybody is told")
    if before != then["lines"]:
        faults.append("what was told is told otherwise")
    if now["position"] != then["position"]:
        faults.append("the position is another one")
    if now["points"] != then["points"] and not any(told):
        faults.append("the points are others, and nobody is told")
    if _lasting(now["after"]) != _lasting(now["again"]):
        faults.append("opened once more it stands otherwise")
    return ("goes on from here" if any(told) else "goes on"), faults


def _lasting(seen: Seen) -> Seen:
    return {name: value for name, value in seen.items() if name not in ("refusals", "after", "again")}


def _compare_ended(then: Seen, now: Seen) -> tuple[str, list[str]]:
    wanted = ["result", "lines", "moves", "record", *(["steps"] if now["is_drawn"] else [])]
    faults = [f"{name} has changed" for name in wanted if then[name] != now[name]]
    return ("over, as it was" if now["is_drawn"] else "over, without positions"), faults


if __name__ == "__main__":
    found = asyncio.run(_judge(json.loads(Path(sys.argv[2]).read_text())))
    Path(sys.argv[3]).write_text(json.dumps(found))
