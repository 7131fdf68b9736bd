"""Gymnasium: one seat learns, players of your choice hold the others.

    environment = SeatEnv("die_patin", seats=3, seat=0, opponents="random")
    observation, info = environment.reset(seed=7)
    observation, reward, terminated, truncated, info = environment.step(action)

`register_games()` makes them known to `gymnasium.make` as undercity/<game>-v0, also vectorised.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from undercity.engine.errors import BadSeats, UndercityError
from undercity.engine.game import GAMES
from undercity.envs.opponents import Opponent, opponent
from undercity.envs.play import Observation, Play, check_seed
from undercity.envs.render import RENDER_MODES, check_render_mode, render
from undercity.envs.spaces import action_space, observation_space

ILLEGAL = ("lose", "raise")


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; `step` makes its choice and plays on until it must decide again.

    The reward is the seat's result, from 1 (first) to -1 (last), when the game is over, and 0 before.
    Gymnasium lets any action be tried, so an illegal one loses the game by default (reward -1, and
    info["illegal"]); with illegal="raise" it is refused and changes nothing.

    >>> env = SeatEnv("die_patin", 2, opponents="random")
    >>> seen, info = env.reset(seed=1)
    >>> sorted(seen)
    ['action_mask', 'observation']
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Opponent | Sequence[str | Opponent] = "random",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`opponents`: one player for all other seats, or one for each of them in seat order."""
        self.render_mode = check_render_mode(render_mode)
        if illegal not in ILLEGAL:
            raise UndercityError(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}")
        self._illegal = illegal
        self.play = Play(game, seats, options)
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.play.seats:
            raise BadSeats(f"there is no seat {seat!r}; the seats are 0 to {self.play.seats - 1}")
        self.seat = seat
        self._others = [other for other in range(self.play.seats) if other != seat]
        self._given = self._one_each(opponents)
        self._players: dict[int, Opponent] = {}
        self.observation_space: spaces.Space[Observation] = observation_space(self.play.layout, self.play.actions)
        self.action_space: spaces.Discrete[Any] = action_space(self.play.actions)
        self._lost = False

    def _one_each(self, given: str | Opponent | Sequence[str | Opponent]) -> list[str | Opponent]:
        if isinstance(given, str) or not isinstance(given, Sequence):
            return [given] * len(self._others)
        if len(given) != len(self._others):
            raise BadSeats(f"there are {len(self._others)} other seats, but {len(given)} opponents")
        return list(given)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game. Options of the game are fixed when the environment is made; `options` is not used.

        >>> seen, info = SeatEnv("die_patin", 2).reset(seed=1)
        >>> int(seen["action_mask"].sum())
        4
        """
        if seed is not None:
            check_seed(seed)
        super().reset(seed=seed)
        self._lost = False
        self.play.begin(int(self.np_random.integers(2**63)) if seed is None else seed)
        if seed is not None or not self._players:
            self._seat_players()
        self._play_others()
        return self._observation(), self._info()

    def _seat_players(self) -> None:
        self._players = {
            other: opponent(player, self.play.game, int(self.np_random.integers(2**63)))
            for other, player in zip(self._others, self._given, strict=True)
        }

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the learning seat's choice.

        >>> env = SeatEnv("die_patin", 2)
        >>> seen, info = env.reset(seed=1)
        >>> seen, reward, terminated, truncated, info = env.step(int(seen["action_mask"].argmax()))
        >>> reward, terminated
        (0.0, False)
        """
        if self.play.over or self._lost:
            raise UndercityError("the game is over; call reset to begin another")
        choice = int(action)
        if not self.play.is_legal(self.seat, choice):
            return self._refuse(choice)
        self.play.apply(self.seat, choice)
        self._play_others()
        over = self.play.over
        reward = self.play.utility()[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def _refuse(self, choice: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._illegal == "raise":
            self.play.refuse_illegal(self.seat, choice)
        self._lost = True
        return self._observation(), -1.0, True, False, {**self._info(), "illegal": choice}

    def _play_others(self) -> None:
        """The others decide until the learning seat must, or the game is over."""
        play = self.play
        while not play.over and not play.decides(self.seat):
            other = play.first_decider
            legal = play.legal(other)
            choice = self._players[other].choose(play.concealed(other), other, legal)
            play.refuse_illegal(other, choice)
            play.apply(other, choice)

    def _observation(self) -> Observation:
        return {"observation": self.play.observe(self.seat), "action_mask": self.play.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"points": self.play.points(self.seat)[self.seat]}

    def render(self) -> str | None:
        """The table as text or SVG.

        >>> env = SeatEnv("die_patin", 2, render_mode="svg")
        >>> seen, info = env.reset(seed=1)
        >>> env.render()[:4]
        '<svg'
        """
        return render(self.play, self.render_mode, self.seat)


def register_games() -> None:
    """Make every game known to `gymnasium.make` and `gymnasium.make_vec`.

    >>> register_games()
    >>> gymnasium.make("undercity/ratland-v0").spec.id
    'undercity/ratland-v0'
    """
    for game in GAMES:
        name = f"undercity/{game}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="undercity.envs.gym:SeatEnv",
                vector_entry_point="undercity.envs.vector:ManyGames",
                kwargs={"game": game},
            )
