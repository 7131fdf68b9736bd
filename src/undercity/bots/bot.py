"""Players that are not people.

A bot is asked with a concealed record, its seat, the legal choices and a budget: nothing else reaches it.
What it answers is a function of these and of its seed - it keeps nothing from one decision to the next.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import NamedTuple

import numpy as np

from undercity.bots.budget import Budget, NothingToDecide
from undercity.bots.network import Network
from undercity.bots.search import LONGEST_TURN, VERBS, compiled_think, is_alone
from undercity.bots.settings import settings_of
from undercity.bots.tree import Tree
from undercity.engine.agenda import first_decider
from undercity.engine.errors import BadPosition, BadSeats, IllegalChoice
from undercity.engine.game import Game, Thumb
from undercity.engine.record import Record
from undercity.engine.seam import Rules, compiled, compiled_describe, is_warm, plain

FIRST_BATCH, LAST_BATCH = 128, 1024  # simulations of a tree between two looks at the budget
CLOSE = 0.5  # a choice with more than this share of the leader's visits makes a decision hard


class Candidate(NamedTuple):
    """One choice as the bot saw it: how often it was tried, its share of all tries, and the result to be
    expected from it, from -1 (last) to 1 (first); None if the bot does not look ahead.

    >>> Candidate(code=3, visits=80, share=0.8, expected=0.25).share
    0.8
    """

    code: int
    visits: int
    share: float
    expected: float | None


class Bot:
    """Base of all bots.

    >>> from undercity.bots import make
    >>> make("random", "ratland", seed=1).game.title
    'RatLand'
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self._candidates: list[Candidate] = []
        self._is_warm = False
        self._scratch: Record = game.state()  # a record is costly to make and cheap to load

    def choose(self, known: Record, seat: int, legal: Sequence[int], budget: Budget | None = None) -> int:
        """The number of the bot's choice. `known` is the record as the seat sees it: `Match.concealed(seat)`.

        >>> from undercity import Match
        >>> from undercity.bots import make
        >>> match = Match("die_patin", seats=2, seed=7)
        >>> bot = make("beginner", match.game, seed=1)
        >>> bot.choose(match.concealed(0), 0, match.legal(0)) in match.legal(0)
        True
        """
        codes = self._checked(known, seat, legal)
        luck = random.Random(self._luck(known, seat))
        if len(codes) == 1:
            self._candidates = [Candidate(codes[0], 0, 1.0, None)]
        else:
            found = self._weigh(known, seat, codes, budget, luck)
            self._candidates = sorted(found, key=_promise, reverse=True)
        return self._candidates[0].code

    def explain(self) -> list[Candidate]:
        """The choices it had at its last decision, the best first; empty before the first decision.

        >>> from undercity import Match
        >>> from undercity.bots import make
        >>> match = Match("die_patin", seats=2, seed=7)
        >>> bot = make("random", match.game, seed=1)
        >>> code = bot.choose(match.concealed(0), 0, match.legal(0))
        >>> bot.explain()[0].code == code
        True
        """
        return list(self._candidates)

    def _weigh(
        self, known: Record, seat: int, codes: list[int], budget: Budget | None, luck: random.Random
    ) -> list[Candidate]:
        raise NotImplementedError

    def _luck(self, known: Record, seat: int) -> int:
        """Luck for this decision, by seed and by what the seat knows."""
        digest = blake2b(f"{self.seed} {seat} ".encode() + known.tobytes(), digest_size=8).digest()
        return int.from_bytes(digest, "little")

    def _checked(self, known: Record, seat: int, legal: Sequence[int]) -> list[int]:
        """The legal choices, if this is a question a bot can answer."""
        if not isinstance(known, self.game.state):
            raise BadPosition(f"a bot for {self.game.id} is asked with a record of that game, not {known!r}")
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < known.seats:
            raise BadSeats(f"there is no seat {seat!r}; the seats are 0 to {known.seats - 1}")
        if known.over:
            raise NothingToDecide("the game is over: there is nothing left to decide")
        codes = [int(code) for code in legal]
        if not (known.deciders >> seat) & 1 or not codes:
            who = ", ".join(str(p) for p in range(known.seats) if (known.deciders >> p) & 1)
            raise NothingToDecide(f"seat {seat} has nothing to decide now; seat {who} must decide")
        for code in codes:
            if not 0 <= code < self.game.choices.count:
                raise IllegalChoice(f"{code} is no choice of {self.game.id}; 0 to {self.game.choices.count - 1} are")
        if not self._is_concealed(known, seat):
            raise BadPosition(
                f"a bot is told only what seat {seat} may know (Match.concealed), and this record holds more"
            )
        return codes

    def _is_concealed(self, known: Record, seat: int) -> bool:
        """Whether concealing the record once more changes nothing: all that the seat may not know is blank."""
        self._scratch.load(known.tobytes())
        self._rules().conceal(self._scratch, seat)
        return self._scratch.tobytes() == known.tobytes()

    def _rules(self) -> Rules:
        """The compiled rules if they are there, else the plain ones: a bot that needs no search waits for nothing."""
        if not self._is_warm:
            self._is_warm = is_warm(self.game)
        return compiled(self.game) if self._is_warm else plain(self.game)

    def _imagine(self, rules: Rules, known: Record, seat: int, luck: random.Random) -> Record:
        """A world that fits what the seat knows, with dice of its own; good until the next one."""
        self._scratch.load(known.tobytes())
        for i in range(4):
            self._scratch.key[i] = luck.getrandbits(32)
        rules.imagine(self._scratch, seat)
        return self._scratch


def _promise(candidate: Candidate) -> tuple[float, float]:
    """The order of candidates: by share of visits, then by expected result."""
    return candidate.share, -2.0 if candidate.expected is None else candidate.expected


class RandomBot(Bot):
    """Chooses at random; needs no compiled rules."""

    def _weigh(
        self, known: Record, seat: int, codes: list[int], budget: Budget | None, luck: random.Random
    ) -> list[Candidate]:
        picked = luck.choice(codes)
        rest = [code for code in codes if code != picked]
        return [Candidate(code, 0, 1 / len(codes), None) for code in (picked, *rest)]


class ThumbBot(Bot):
    """Plays by a rule of thumb of the game, which rates each choice on its own: a fixed opponent to measure by."""

    def __init__(self, game: Game, seed: int, thumb: Thumb) -> None:
        super().__init__(game, seed)
        self.thumb = thumb

    def _weigh(
        self, known: Record, seat: int, codes: list[int], budget: Budget | None, luck: random.Random
    ) -> list[Candidate]:
        step = self.game.step_of(known)
        assert step is not None  # somebody decides
        luck.shuffle(codes)  # equals in random order
        rated = {code: self.thumb(known, seat, step.name, code) for code in codes}
        best = max(codes, key=lambda code: rated[code])
        return [Candidate(code, 0, float(code == best), None) for code in codes]


class TrialBot(Bot):
    """Tries every choice out in a few imagined worlds, playing on at random for a while, and takes what turned out
    best - or, now and then (`haste`), the first that comes to mind. Judging a position right after the choice
    would not do: where a big move is many small choices it looks good only once it is complete.
    Runs on the plain rules until the compiled ones are there."""

    WORLDS = 4

    def __init__(self, game: Game, seed: int, haste: float) -> None:
        super().__init__(game, seed)
        self.haste = haste

    def _weigh(
        self, known: Record, seat: int, codes: list[int], budget: Budget | None, luck: random.Random
    ) -> list[Candidate]:
        rules = self._rules()
        hasty = luck.choice(codes) if luck.random() < self.haste else None
        sums = dict.fromkeys(codes, 0.0)
        for _ in range(self.WORLDS):
            world = self._imagine(rules, known, seat, luck).tobytes()
            for code in codes:
                sums[code] += self._try(rules, world, seat, code, luck)
        luck.shuffle(codes)  # equals in random order
        best = max(codes, key=lambda code: sums[code]) if hasty is None else hasty
        return [Candidate(code, self.WORLDS, float(code == best), round(sums[code] / self.WORLDS, 4)) for code in codes]

    def _try(self, rules: Rules, world: bytes, seat: int, code: int, luck: random.Random) -> float:
        """What became of the seat in this world after the choice."""
        s = self._scratch
        s.load(world)
        rules.apply(s, seat, code)
        left, owing = int(settings_of(self.game, s.seats)["horizon"]), 1 << seat
        while not s.over and (left > 0 or not s.deciders & ~owing) and left > -LONGEST_TURN:
            owing = s.deciders  # a turn is judged at its end: see play_out
            decider = first_decider(owing)
            rules.apply(s, decider, luck.choice(rules.legal(s, decider)))
            left -= left > 0 or is_alone(owing)
        return rules.score(s).utility[seat] if s.over else rules.judge(s, seat)


class SearchBot(Bot):
    """Information-set tree search; with several threads each grows a tree of its own, merged at the root.

    >>> from undercity import Match
    >>> match = Match("die_patin", seats=2, seed=7)
    >>> bot = SearchBot(match.game, seed=1, budget=Budget(simulations=200))
    >>> bot.choose(match.concealed(0), 0, match.legal(0)) in match.legal(0)
    True
    >>> sum(candidate.visits for candidate in bot.explain()) > 100
    True
    """

    def __init__(
        self, game: Game, seed: int, budget: Budget, settings: dict[str, float] | None = None, threads: int = 1,
        network: Network | None = None,
    ) -> None:  # fmt: skip
        """Without settings it plays with those in use for the game and the number of seats; without a network by the
        game's own judgement."""
        super().__init__(game, seed)
        self.budget = budget
        self.settings = settings
        self.network = network
        self._trees = [Tree(game, network) for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.simulations = 0  # of the last decision
        self.seconds = 0.0

    def _weigh(
        self, known: Record, seat: int, codes: list[int], budget: Budget | None, luck: random.Random
    ) -> list[Candidate]:
        self._check_codes(known, seat, codes, luck)
        settings = self.settings or settings_of(self.game, known.seats, self.network is not None)
        for tree in self._trees:
            tree.plant(known, seat, codes, luck.getrandbits(32), settings)
        self._run(budget or self.budget, len(codes))
        visits = sum(tree.root()["visits"] for tree in self._trees)
        totals = sum(tree.root()["total"] for tree in self._trees)
        every = max(int(visits.sum()), 1)
        means = totals / np.maximum(visits, 1)
        return [
            Candidate(code, int(n), round(int(n) / every, 4), round(float(mean), 4) if n else None)
            for code, n, mean in zip(codes, visits, means, strict=True)
        ]

    def _check_codes(self, known: Record, seat: int, codes: list[int], luck: random.Random) -> None:
        """Compiled rules would not survive a choice that is not legal."""
        rules = compiled(self.game)
        legal = rules.legal(self._imagine(rules, known, seat, luck), seat)
        for code in codes:
            if code not in legal:
                allowed = ", ".join(self.game.choices.notation(c) for c in legal)
                raise IllegalChoice(
                    f"seat {seat} may not choose {self.game.choices.notation(code)} now; allowed: {allowed}"
                )

    def _run(self, budget: Budget, count: int) -> None:
        """Simulate batch by batch until the budget is spent or the leader cannot be caught any more.

        What a hard decision may take beyond the usual is taken only while it stays hard.
        """
        started = time.perf_counter()
        self.simulations, self.seconds = 0, 0.0
        portion = FIRST_BATCH
        while (left := self._left(budget)) > 0 and not self._is_settled(left):
            size = min(portion, -(-left // len(self._trees)))
            self._simulate(count, size)
            self.simulations += size * len(self._trees)
            self.seconds = time.perf_counter() - started
            portion = min(2 * portion, LAST_BATCH)

    def _simulate(self, count: int, size: int) -> None:
        """A batch in every tree; compiled code does not hold the GIL."""
        if self._pool is None:
            self._grow(self._trees[0], count, size)
        else:
            for job in [self._pool.submit(self._grow, tree, count, size) for tree in self._trees]:
                job.result()

    def _grow(self, tree: Tree, count: int, size: int) -> None:
        entries = compiled(self.game).entries
        verbs = (*(entries[verb] for verb in VERBS), compiled_describe(self.game))
        compiled_think()(*verbs, *tree.memory, tree.legal, count, size)

    def _left(self, budget: Budget) -> int:
        """Simulations still to come, by count or by the speed so far."""
        allowed = budget.simulations if budget.simulations is not None else 1 << 40
        left = allowed * (budget.hard if self._is_hard() else 1) - self.simulations
        if budget.seconds is None or self.simulations == 0:
            return left
        return min(left, int((budget.seconds - self.seconds) * self.simulations / max(self.seconds, 1e-9)))

    def _is_settled(self, left: int) -> bool:
        """Whether the most visited choice stays so whatever comes."""
        if self.simulations == 0:
            return False
        second, first = self._leaders()
        return first - second > left

    def _is_hard(self) -> bool:
        """Whether the second choice is nearly as promising as the first."""
        if self.simulations == 0:
            return False
        second, first = self._leaders()
        return second > CLOSE * first

    def _leaders(self) -> tuple[int, int]:
        """Visits of the second and of the first choice."""
        visits = np.sort(sum(tree.root()["visits"] for tree in self._trees))
        return int(visits[-2]), int(visits[-1])
