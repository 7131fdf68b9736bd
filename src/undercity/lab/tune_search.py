"""Measure settings of the search (bots/settings.toml) against those in use, by play at equal time.

    python -m undercity.lab.tune_search die_patin --seats 2 --games 40 horizon=0 horizon=60,margin=0.5

Each argument is a challenger: the settings in use but for what it names. It plays half of its games in each
seat, on the same deals, against bots with the settings in use in all other seats. A score of 0.5 is even.

    python -m undercity.lab.tune_search die_patin --seats 4 --simulations 300 --network learned.json horizon=0

With a network (of `undercity train`) the challenger judges by it, the others by the game's own judgement.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

from undercity.bots.arena import play
from undercity.bots.bot import SearchBot
from undercity.bots.budget import Budget
from undercity.bots.certainty import interval
from undercity.bots.network import Network, read
from undercity.bots.settings import settings_of
from undercity.engine.errors import BadOption
from undercity.engine.game import Game, find


def read_settings(text: str, known: dict[str, float]) -> dict[str, float]:
    """`horizon=0,margin=0.5` as numbers, on top of the settings in use."""
    changed = dict(known)
    for pair in text.split(","):
        name, _, number = pair.partition("=")
        if name not in known:
            raise BadOption(f"the search has no setting {name!r}; the settings are {', '.join(known)}")
        changed[name] = float(number)
    return changed


class Challenged(NamedTuple):
    """What came of a challenge, summed over the games."""

    score: float  # the challenger's utility, from 0 (last) to 1 (first)
    first: float  # its first places; shared ones count in part


def challenge(
    game: Game, seats: int, games: int, budget: Budget, settings: dict[str, float], seed: int,
    network: Network | None = None,
) -> Challenged:  # fmt: skip
    """One challenger among bots that play as is usual."""
    champions = [SearchBot(game, seed + 1 + i, budget) for i in range(seats - 1)]
    challenger = SearchBot(game, seed, budget, settings, network=network)
    score = first = 0.0
    for i in range(games):
        seat = i % seats
        played = play(game, [*champions[:seat], challenger, *champions[seat:]], seed + i // seats)
        score += (played.utility[seat] + 1) / 2
        first += (played.ranks[seat] == 1) / played.ranks.count(1)
    return Challenged(score, first)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure settings of the search against those in use.")
    parser.add_argument("game")
    parser.add_argument("settings", nargs="+", help="a challenger: NAME=NUMBER,...")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.02)
    parser.add_argument("--simulations", type=int, help="a budget by count instead of time")
    parser.add_argument("--network", type=Path, help="what the challenger judges by")
    parser.add_argument("--seed", type=int, default=4000)
    args = parser.parse_args()
    game = find(args.game)
    budget = Budget(simulations=args.simulations) if args.simulations else Budget(seconds=args.seconds)
    network = read(args.network) if args.network else None
    for text in args.settings:
        settings = read_settings(text, settings_of(game, args.seats, network is not None))
        found = challenge(game, args.seats, args.games, budget, settings, args.seed, network)
        print(f"{text:40} score {_share(found.score, args.games)}  first {_share(found.first, args.games)}", flush=True)


def _share(won: float, games: int) -> str:
    """A share with its interval."""
    low, high = interval(won, games)
    return f"{won / games:.3f} ({low:.3f} to {high:.3f})"


if __name__ == "__main__":
    main()
