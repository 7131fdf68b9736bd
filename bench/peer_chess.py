"""python-chess: random legal moves until the game is over (a well-made pure-Python engine)."""

import importlib.metadata as md
import random
import time

import chess
import common


def loop():
    """One generation of moves each move: an empty list is mate or stalemate, the cheap draw rules are asked."""
    luck = random.Random(1).random

    def run(deadline):
        games = moves = 0
        while time.perf_counter() < deadline:
            board = chess.Board()
            while not (
                board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()
            ):
                legal = list(board.legal_moves)
                if not legal:
                    break
                board.push(legal[int(luck() * len(legal))])
                moves += 1
            games += 1
        return {"games": games, "decisions": moves}

    return run


def main():
    sink = common.Sink(common.args(), "python-chess", {"chess": md.version("chess")})
    rates = {"decisions_per_s": "decisions", "games_per_s": "games"}
    common.measure(sink, "chess", loop(), rates, kind="python")


if __name__ == "__main__":
    main()
