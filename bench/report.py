"""Write bench/results.md from the raw figures of bench/run.py."""

import datetime
import json
import os
import platform
import statistics
from pathlib import Path

PEERS = {
    "openspiel": "OpenSpiel",
    "pgx": "Pgx on the CPU",
    "rlcard": "RLCard",
    "pettingzoo": "PettingZoo classic",
    "chess": "python-chess",
    "bgio": "boardgame.io",
}
LOOPS = {
    "c++": "rollouts wholly in C++, no Python in the loop, deal not counted",
    "python": "one call for the legal actions, one to apply, from Python",
    "scan": "many steps in one compiled call, observation not kept",
    "loop": "one compiled call a step for the whole batch, observation returned",
    "env": "environment step with observation",
    "core": "rules only, from Python",
    "aec": "AEC loop with observation and mask",
    "local Client": "headless client",
    "bare reducer": "reducer only",
}
QUIET = 0.9  # share of its core that a process gets on a quiet machine
METHOD = """
Each process is pinned to one core; a warm-up, then {repeats} repeats of {seconds:g} s; the **median** is given. Rates
are per second of CPU time of the process, so that other work on the machine counts little ("core" is the share of
the core that the process got; far below 100 % means a busy machine, and then caches suffer too: read differences
below 20 % as noise). A *decision* is: ask for the legal choices, pick one at random, apply it. Run again with
`make bench`.
"""
EQUAL_WORK = """
## What is equal work and what is not

- **compiled** is random play wholly in compiled code, with setup and final scoring of every game counted. Its peer is
  OpenSpiel "c++" (which leaves the deal out) and Pgx "scan". A decision of a modern board game does more than one of
  pig, Kuhn poker or tic-tac-toe: the fastest peers are the smallest games, and the ratio to them is a ratio to the
  least work a decision can be.
- **plain** is the same rules as uncompiled Python. Its peers are python-chess, RLCard "core" and boardgame.io.
- **aec** is PettingZoo's documented random loop, with observation, mask and `action_space.sample(mask)`, on our
  games and on PettingZoo's own: the same loop, code for code.
- **vector** writes mask and observation of every game at every step and checks every action; choosing the actions is
  outside the clock. Its peer is Pgx "loop", whose actions are drawn inside the compiled step.
- Decisions with a single legal choice are made by our engine itself and not counted, unless silence would tell
  something; OpenSpiel, RLCard and PettingZoo count them.
- Search: OpenSpiel's ISMCTS and ours resample the hidden state for each simulation and play on at random, to the end
  of the game in the columns compared; as the bots use it, ours cuts the play-out short and judges the position.
  Simulations/s across games say how long one waits, not who is stronger.
"""


def read(raw, name):
    path = raw / f"{name}.json"
    return json.loads(path.read_text()) if path.exists() else None


def number(x):
    if x is None:
        return "-"
    for limit, unit, digits in ((9.995e5, "M", 2), (1e5, "k", 0), (1e4, "k", 1)):
        if x >= limit:
            return f"{x / (1e6 if unit == 'M' else 1e3):.{digits}f} {unit}"
    return f"{x:,.0f}" if x >= 100 else f"{x:.2f}"


def ratio(a, b):
    return "-" if not a or not b else f"{a / b:.2g}x" if a / b < 10 else f"{a / b:,.0f}x"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "|".join(["---"] + ["---:"] * (len(head) - 1)) + "|"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)]) + "\n"


def machine():
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.split(":")[1].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    return f"{os.cpu_count()} cores, {model}, {platform.system()}, Python {platform.python_version()}"


class Figures:
    """All rows, ours and the peers'."""

    def __init__(self, raw):
        self.docs = {name: read(raw, name) for name in ("ours", "vector", *PEERS)}
        self.notes = {p.stem: p.read_text() for p in raw.glob("*.note")}

    def rows(self, name, kind=None):
        doc = self.docs.get(name)
        return [row for row in (doc["rows"] if doc else ()) if kind is None or row.get("kind") == kind]

    def ours(self, kind, game, players=None, source="ours"):
        for row in self.rows(source, kind):
            if row["name"] == game and (players is None or row.get("players") == players):
                return row
        return {}

    def peer_rates(self, kinds=None):
        """(decisions/s, peer, game, loop) of every peer that plays at random, the fastest first."""
        found = [
            (row["decisions_per_s"], PEERS[name], row["name"], row["kind"])
            for name in PEERS
            for row in self.rows(name)
            if row.get("decisions_per_s") and (kinds is None or row["kind"] in kinds)
        ]
        return sorted(found, reverse=True)


def fastest(figures, kinds=None):
    rates = figures.peer_rates(kinds)
    return rates[0] if rates else (None, "-", "-", "-")


def our_tables(figures):
    return [(row["name"], row["players"]) for row in figures.rows("ours", "compiled")]


def summary(figures):
    engine, python, env = fastest(figures), fastest(figures, ("python", "core")), fastest(figures, ("aec", "env"))
    batch = fastest(figures, ("loop",))
    out = ["## Our games against the fastest peer game, random play on one core\n"]
    rows = []
    for game, players in our_tables(figures):
        kinds = {kind: figures.ours(kind, game, players) for kind in ("compiled", "aec", "vector 1")}
        compiled, aec = kinds["compiled"].get("decisions_per_s"), kinds["aec"].get("decisions_per_s")
        vector = kinds["vector 1"].get("steps_per_cpu_s")
        rows.append([
            f"{game}, {players}", number(compiled), ratio(compiled, engine[0]), ratio(compiled, python[0]),
            number(aec), ratio(aec, env[0]), number(vector), ratio(vector, batch[0]),
        ])  # fmt: skip
    head = [
        "game, seats", "compiled, decisions/s", "/ fastest peer", "/ fastest from Python",
        "AEC loop, steps/s", "/ fastest peer", "vector, steps/s", "/ fastest peer",
    ]  # fmt: skip
    out.append(table(head, rows))
    for title, best in (
        ("of all", engine),
        ("driven from Python", python),
        ("with observations", env),
        ("batched", batch),
    ):
        out.append(f"- fastest peer {title}: {best[1]} {best[2]} ({best[3]}), {number(best[0])} decisions/s")
    return "\n".join(out) + "\n"


def our_detail(figures):
    rows = []
    for game, players in our_tables(figures):
        compiled, plain, aec = (figures.ours(kind, game, players) for kind in ("compiled", "plain", "aec"))
        one = figures.ours("vector 1", game, players)
        many = next((r for r in figures.rows("vector") if (r["name"], r["players"]) == (game, players)), {})
        rows.append([
            f"{game}, {players}", f"{compiled.get('decisions_per_game', 0):.0f}",
            *(number(row.get("decisions_per_s")) for row in (compiled, plain, aec)), number(one.get("steps_per_cpu_s")),
            f"{number(many.get('steps_per_s'))} ({number(many.get('steps_per_cpu_s'))})",
            f"{compiled.get('cpu_share', 0):.0%}",
        ])  # fmt: skip
    head = [
        "game, seats", "decisions a game", "compiled", "plain", "AEC loop", "vector, one core",
        "vector, all cores by the wall clock (per CPU second)", "core",
    ]  # fmt: skip
    return "## Undercity, decisions/s\n\n" + table(head, rows)


def states(figures):
    rows = []
    for row in figures.rows("ours", "state"):
        copy, start = figures.ours("copy", row["name"]), figures.ours("start", row["name"])
        rows.append([
            row["name"], str(row["bytes"]), str(row["choices"]), _nanoseconds(copy),
            f"{start['cold_s']:.0f} s" if start else "-", f"{start['warm_s']:.1f} s" if start else "-",
        ])  # fmt: skip
    head = ["game", "bytes a state", "choices", "copy, from Python", "start, nothing cached", "start, cached"]
    peers = [[row["name"], _nanoseconds(row)] for row in figures.rows("openspiel", "copy") if "copies_per_s" in row]
    compile_rows = [
        [f"{row['name']}, batch {row['batch']}", f"{row['compile_s']:.1f} s"]
        for row in figures.rows("pgx", "loop")
        if "compile_s" in row
    ]
    return (
        "## States, copies, compile and start times\n\n"
        + table(head, rows)
        + "\nA start is a new process until the compiled rules are at hand, Python itself included, in CPU seconds.\n\n"
        + table(["OpenSpiel", "copy (`clone`), from Python"], peers)
        + "\nPgx compiles a step anew in every process (CPU seconds):\n\n"
        + (table(["Pgx", "compile a step"], compile_rows) if compile_rows else "not measured in this run\n")
    )


def _nanoseconds(row):
    return f"{1e9 / row['copies_per_s']:,.0f} ns" if row.get("copies_per_s") else "-"


def nearest(rows, length):
    """The searched game whose random games are nearest in length, by ratio."""
    rows = [row for row in rows if row.get("sims_per_s")]
    apart = [max(row["decisions_per_game"] / length, length / row["decisions_per_game"]) for row in rows]
    return rows[apart.index(min(apart))] if rows else None


def beside(row, speed):
    """A rival's game, its length and speed, and how many times faster ours is."""
    if row is None:
        return ["-", "-"]
    return [
        f"{row['name']} ({row['decisions_per_game']:.0f}), {number(row['sims_per_s'])}",
        ratio(speed, row["sims_per_s"]),
    ]


def searches(figures):
    rivals = [figures.rows("openspiel", kind) for kind in ("ismcts c++", "mcts c++")]
    rows = []
    for game, players in our_tables(figures):
        usual, whole = (figures.ours(kind, game, players).get("sims_per_s") for kind in ("search", "search whole"))
        length = figures.ours("compiled", game, players).get("decisions_per_game", 0)
        near = [cell for rival in rivals for cell in beside(nearest(rival, length), whole)]
        rows.append([f"{game}, {players}", f"{length:.0f}", number(usual), number(whole), *near])
    head = [
        "game, seats", "decisions a game", "as the bots search", "played to the end",
        "OpenSpiel ISMCTS, nearest in length", "ratio", "OpenSpiel MCTS, nearest in length", "ratio",
    ]  # fmt: skip
    every = [
        [
            row["name"],
            str(row["players"]),
            kind,
            f"{row.get('decisions_per_game', 0):.0f}",
            number(row.get("sims_per_s")),
        ]
        for kind, some in zip(("ISMCTS", "MCTS"), rivals, strict=True)
        for row in some
    ]
    return (
        "## Tree search, simulations/s on one core\n\n"
        + table(head, rows)
        + "\nRatios are of simulations played to the end at random, theirs and ours, on games of similar length.\n\n"
        + table(["OpenSpiel (C++)", "players", "search", "decisions a game", "simulations/s"], every)
    )


def peers(figures):
    out = ["## The peers, random play\n"]
    for name, title in PEERS.items():
        doc = figures.docs[name]
        if doc is None:
            out.append(f"### {title}\n\n{figures.notes.get(name, 'not measured')}\n")
            continue
        versions = ", ".join(f"{key} {value}" for key, value in doc["versions"].items())
        rows = []
        for row in doc["rows"]:
            if "error" in row and row.get("kind") in LOOPS:
                rows.append([row["name"], row["kind"], row["error"], "", ""])
            elif "decisions_per_s" in row:
                spread = row["decisions_per_s_spread"]
                batch = f", batch {row['batch']}" if "batch" in row else ""
                rows.append([
                    row["name"], row["kind"] + batch, number(row["decisions_per_s"]),
                    f"{number(spread['min'])} to {number(spread['max'])}", f"{row.get('cpu_share', 0):.0%}",
                ])  # fmt: skip
        out.append(f"### {title} ({versions})\n\n" + table(["game", "loop", "decisions/s", "min to max", "core"], rows))
    out.append("Loops: " + "; ".join(f"*{kind}* {words}" for kind, words in LOOPS.items()) + ".\n")
    return "\n".join(out)


def write(raw, target):
    """Write the report; figures not measured are left out with a note."""
    figures = Figures(raw)
    ours = figures.docs["ours"] or {"versions": {}, "repeats": 3, "seconds": 1.0}
    shares = [row["cpu_share"] for name in ("ours", *PEERS) for row in figures.rows(name) if "cpu_share" in row]
    share = statistics.median(shares) if shares else 1.0
    busy = f"median share of the core: {share:.0%}"
    if share < QUIET:
        busy += " - **the machine was busy, so the figures are too low**; run `make bench` on a quiet one"
    versions = ", ".join(f"{key} {value}" for key, value in ours["versions"].items())
    parts = [
        "# Benchmark\n",
        f"{datetime.date.today().isoformat()}, {machine()}. Undercity on {versions}; {busy}.",
        METHOD.format(repeats=ours["repeats"], seconds=ours["seconds"]),
        summary(figures), our_detail(figures), searches(figures), states(figures), EQUAL_WORK.lstrip(), peers(figures),
    ]  # fmt: skip
    target.write_text("\n".join(parts).rstrip() + "\n", encoding="utf-8")
