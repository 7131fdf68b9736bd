"""OpenSpiel: the games as pyspiel games, so that OpenSpiel's own algorithms run on them.

    register_games()
    game = pyspiel.load_game("undercity_die_patin(players=2)")

Chance is dealt once, by the first node: it names the seed of the dice, which no player ever sees. That is
the same game as one whose dice fall when they are rolled. Seats that decide at once are asked in seat order;
each sees only its concealed record. `resample_from_infostate` imagines another world that fits what a
player knows, with new dice: what ISMCTS searches in.

In the examples below `game` is this game and `state` a position of it, just dealt: `state = game.new_initial_state()`,
`state.apply_action(7)`.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from undercity.engine.game import GAMES, Game, find
from undercity.engine.record import HEADER, HEADER_SIZE, MAX_SEATS
from undercity.engine.seam import compiled, seed_words
from undercity.envs.layout import layout_of, observer

__all__ = ["Judgement", "SpielGame", "SpielObserver", "SpielState", "register_games"]

PREFIX = "undercity_"
DEFAULTS = {"players": 0, "deals": 1000, "seed": 0}  # players 0: as few as the game allows


def register_games() -> None:
    """Make every game known to pyspiel as undercity_<game>; doing so twice is harmless.

    >>> register_games()
    >>> game = pyspiel.load_game("undercity_die_patin(players=2)")
    >>> game.num_players()
    2
    """
    known = set(pyspiel.registered_names())
    for name in GAMES:
        if PREFIX + name not in known:
            pyspiel.register_game(game_type(find(name)), _class_of(name))


def _class_of(name: str) -> type[SpielGame]:
    """A class for each game: pyspiel's registry outlives the interpreter, and only classes survive that."""

    class NamedGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(find(name), params)

    return NamedGame


@cache
def game_type(game: Game) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(DEFAULTS),
    )


class Verbs:
    """The compiled rules of a game over bytes. Shared by all its states: a copy of a state does not copy it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.layout = layout_of(game)
        self.entries = compiled(game).entries
        self.observe = observer(self.layout.dtype)
        self.out = np.zeros(max(game.choices.count, 1), np.int64)
        self.result = np.zeros(3 * MAX_SEATS)

    def __deepcopy__(self, memo: dict[int, Any]) -> Verbs:
        return self

    def concealed(self, table: NDArray[np.uint8], seat: int) -> NDArray[np.uint8]:
        """The position as the seat (-1: a spectator) may know it."""
        known = table.copy()
        self.entries["conceal"](known, seat)
        return known


@cache
def _verbs(game: Game) -> Verbs:
    return Verbs(game)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players. `deals`: how many ways chance may fall; `seed`: the first of them.

    >>> register_games()
    >>> game = pyspiel.load_game("undercity_die_patin(players=2)")
    >>> game.num_distinct_actions(), game.max_chance_outcomes()
    (66, 1000)
    """

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        players = int(given["players"]) or game.seats[0]
        self.verbs = _verbs(game)
        self.blank = game.blank(players, {}).array.copy()
        self.deals, self.first_seed = max(int(given["deals"]), 1), int(given["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=max(game.choices.count, 1),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=game.step_bound,
        )
        super().__init__(game_type(game), info, params or {})

    def new_initial_state(self) -> SpielState:
        """The table before the deal.

        >>> game.new_initial_state().is_chance_node()
        True
        """
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        """What OpenSpiel asks for observations with.

        >>> game.make_py_observer().tensor.shape
        (490,)
        """
        return SpielObserver(self.verbs, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal.

        >>> game.max_chance_nodes_in_history()
        1
        """
        return 1


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position between two decisions: its bytes, and a hash of all that spectators have seen.

    >>> register_games()
    >>> game = pyspiel.load_game("undercity_die_patin(players=2)")
    >>> state = game.new_initial_state()
    >>> state.apply_action(7)  # the deal
    >>> state.legal_actions()
    [4, 7]
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.verbs = game.verbs
        self.first_seed, self.deals = game.first_seed, game.deals
        self.table = game.blank.copy()
        self.dealt = False
        self.seen = b""

    def current_player(self) -> Any:
        """Who decides: a seat, the first of those who decide at once; chance; or nobody any more.

        >>> state.current_player()
        0
        """
        if not self.dealt:
            return pyspiel.PlayerId.CHANCE
        header = self.table[:HEADER_SIZE].view(HEADER)[0]
        if header["over"]:
            return pyspiel.PlayerId.TERMINAL
        deciders = int(header["deciders"])
        return (deciders & -deciders).bit_length() - 1

    def is_terminal(self) -> bool:
        """Whether the game is over.

        >>> state.is_terminal()
        False
        """
        return self.dealt and bool(self.table[:HEADER_SIZE].view(HEADER)[0]["over"])

    def _legal_actions(self, player: int) -> list[int]:
        out = self.verbs.out
        count = self.verbs.entries["legal"](self.table, player, out)
        return sorted(out[:count].tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, all alike.

        >>> game.new_initial_state().chance_outcomes()[0]
        (0, 0.001)
        """
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        entries, out = self.verbs.entries, self.verbs.out
        if self.dealt:
            entries["apply"](self.table, self.current_player(), action, out)
        else:
            entries["begin"](self.table, np.array(seed_words(self.first_seed + action), np.int64))
            entries["apply"](self.table, -1, -1, out)
            self.dealt = True
        public = self.verbs.concealed(self.table, -1)[: self.verbs.game.state.core]
        self.seen = blake2b(self.seen + public.tobytes(), digest_size=16).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.verbs.game.choices.notation(action)

    def returns(self) -> list[float]:
        """The result of every player, from 1 (first) to -1 (last); 0 before the end.

        >>> state.returns()
        [0.0, 0.0]
        """
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        self.verbs.entries["score"](self.table, self.verbs.result)
        return [float(u) for u in self.verbs.result[:players]]

    def observation_string(self, player: int | None = None) -> str:
        """What the player may know now: the bytes of its concealed record.

        >>> state.observation_string(0) == str(state)  # which knows the dice
        False
        """
        seat = int(self.current_player()) if player is None else player
        known = self.verbs.concealed(self.table, seat)[: self.verbs.game.state.core]
        return known.tobytes().hex() if self.dealt else ""

    def information_state_string(self, player: int | None = None) -> str:
        """What the player may know now, and a hash of all that has been public on the way.

        >>> state.information_state_string(0).endswith(state.observation_string(0))
        True
        """
        return f"{self.seen.hex()}:{self.observation_string(player)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another world that fits what the player knows, with dice of its own.

        >>> world = state.resample_from_infostate(0, lambda: 0.5)
        >>> world.observation_string(0) == state.observation_string(0)
        True
        """
        world: SpielState = self.clone()
        self.verbs.entries["conceal"](world.table, player)
        header = world.table[:HEADER_SIZE].view(HEADER)
        header["key"][0] = [int(sampler() * 2**32) for _ in range(4)]
        self.verbs.entries["imagine"](world.table, player)
        return world

    def __str__(self) -> str:
        return self.table[: self.verbs.game.state.core].tobytes().hex() if self.dealt else "to be dealt"


class Judgement:
    """The game's own judgement as an evaluator for OpenSpiel's Python MCTS and ISMCTS, in place of rollouts.

    >>> len(Judgement().evaluate(state))
    2
    """

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """The expected result of every player, from -1 to 1.

        >>> all(-1 <= expected <= 1 for expected in Judgement().evaluate(state))
        True
        """
        if state.is_terminal():
            return np.array(state.returns())
        judge = state.verbs.entries["judge"]
        return np.array([judge(state.table, seat) for seat in range(state.num_players())])

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All legal choices alike.

        >>> [chance for action, chance in Judgement().prior(state)]
        [0.5, 0.5]
        """
        outcomes: list[tuple[int, float]] = state.chance_outcomes() if state.is_chance_node() else []
        legal = state.legal_actions()
        return outcomes or [(action, 1.0 / len(legal)) for action in legal]


class SpielObserver:
    """Observations as OpenSpiel's agents take them: `tensor`, and its parts by field name in `dict`.

    >>> sorted(game.make_py_observer().dict)[:1]
    ['agenda']
    """

    def __init__(self, verbs: Verbs, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but {params} were given")
        self._verbs = verbs
        layout = verbs.layout
        self._cells = np.zeros(layout.size, layout.dtype)
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = {name: np.atleast_1d(layout.read(self.tensor, name)) for name in layout.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the player knows.

        >>> observer = game.make_py_observer()
        >>> observer.set_from(state, player=0)
        >>> bool(observer.tensor.any())
        True
        """
        if not state.dealt:
            self.tensor.fill(0)
            return
        verbs = self._verbs
        verbs.observe(verbs.concealed(state.table, player), player, verbs.layout.runs, self._cells)
        self.tensor[:] = self._cells

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows, as a string.

        >>> game.make_py_observer().string_from(state, 0) == state.observation_string(0)
        True
        """
        return state.observation_string(player)
