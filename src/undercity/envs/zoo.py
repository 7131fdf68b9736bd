"""PettingZoo: every seat of a game is an agent, `player_0` and so on.

    environment = env("die_patin", seats=3)            # AEC: one decision after the other
    environment = parallel_env("ratland", seats=4)     # Parallel: decisions made together are one step

The reward is the result of the game, from 1 (first) to -1 (last), when it is over, and 0 before.
`reset(seed=7)` begins the same game as `Match(game, seed=7)`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from undercity.engine.errors import IllegalChoice, UndercityError
from undercity.envs.play import Observation, Play, Seeds
from undercity.envs.render import RENDER_MODES, check_render_mode, render
from undercity.envs.spaces import action_space, observation_space


def _check_begun(play: Play) -> None:
    if not play.begun:
        raise UndercityError("call reset before anything else")


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo's users look for
    """A game as an AEC environment: the agents decide one after the other.

    Where several seats decide at once, they are asked in seat order; since each sees only its concealed
    record, none learns what the others chose.

    >>> game = raw_env("die_patin", 2)
    >>> game.reset(seed=1)
    >>> game.possible_agents
    ['player_0', 'player_1']
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "name": "undercity", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, seats: int | None = None, *, render_mode: str | None = None, **options: Any) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.play = Play(game, seats, options)
        self.metadata = {**self.metadata, "name": f"undercity_{self.play.game.id}"}
        self._seeds = Seeds()
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.play.layout, self.play.actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.play.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What an agent sees: numbers, and which choices are legal.

        >>> sorted(raw_env("die_patin", 2).observation_space("player_0").spaces)
        ['action_mask', 'observation']
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The numbers of all choices.

        >>> raw_env("die_patin", 2).action_space("player_0")
        Discrete(66)
        """
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. Options of the game are fixed when the environment is made; `options` is not used.

        >>> game = raw_env("die_patin", 2)
        >>> game.reset(seed=1)
        >>> game.agent_selection in game.agents
        True
        """
        self.play.begin(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._follow()

    def observe(self, agent: str) -> Observation:
        """What the agent knows.

        >>> game = raw_env("die_patin", 2)
        >>> game.reset(seed=1)
        >>> int(game.observe(game.agent_selection)["action_mask"].sum())
        2
        """
        _check_begun(self.play)
        seat = self._seat[agent]
        return {"observation": self.play.observe(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        """Make the choice of the agent whose turn it is; an illegal one is refused and changes nothing.

        >>> game = raw_env("die_patin", 2)
        >>> game.reset(seed=1)
        >>> game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
        """
        _check_begun(self.play)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalChoice(f"{agent} must choose; None is for agents whose game is over")
        seat = self._seat[agent]
        self.play.refuse_illegal(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.play.apply(seat, int(action))
        self._follow()

    def _follow(self) -> None:
        """Turn to the next agent, or deal out the result."""
        if not self.play.over:
            self.agent_selection = self.possible_agents[self.play.first_decider]
            return
        utility, points = self.play.utility(), self.play.points()
        for agent, seat in self._seat.items():
            self.rewards[agent] = utility[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"points": points[seat]}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text or SVG.

        >>> game = raw_env("die_patin", 2, render_mode="ansi")
        >>> game.reset(seed=1)
        >>> game.render()[:9]
        'Die Patin'
        """
        return render(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is held open.

        >>> raw_env("die_patin", 2).close()
        """


# What PettingZoo's wrappers watch over - order of calls, legal actions - is refused here in a sentence, at half
# the cost of a wrapper.
env = raw_env


class parallel_env(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo's users look for
    """A game as a Parallel environment: all agents act in every step.

    An agent that has nothing to decide waits: the last action is `wait`, then the only legal one. When
    several seats decide at once, their choices are carried out in seat order; a choice that another one
    has overtaken (such as a second interrupt where only one is allowed) is left out.

    >>> game = parallel_env("ratland", 3)
    >>> seen, info = game.reset(seed=1)
    >>> sorted(seen)
    ['player_0', 'player_1', 'player_2']
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "name": "undercity"}  # noqa: RUF012

    def __init__(self, game: str, seats: int | None = None, *, render_mode: str | None = None, **options: Any) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.play = Play(game, seats, options)
        self.metadata = {**self.metadata, "name": f"undercity_{self.play.game.id}"}
        self.wait = self.play.actions
        self._seeds = Seeds()
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(self.play.seats)]
        self.observation_spaces = {
            agent: observation_space(self.play.layout, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What an agent sees: numbers, and which choices are legal, with `wait` as the last.

        >>> parallel_env("die_patin", 2).observation_space("player_0")["action_mask"].shape
        (67,)
        """
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The numbers of all choices, and `wait` after them.

        >>> parallel_env("die_patin", 2).action_space("player_0")
        Discrete(67)
        """
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game. Options of the game are fixed when the environment is made; `options` is not used.

        >>> seen, info = parallel_env("ratland", 3).reset(seed=1)
        >>> sorted(seen["player_0"])
        ['action_mask', 'observation']
        """
        self.play.begin(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> Observation:
        mask = self.play.mask(seat, extra=1) if self.play.decides(seat) else np.zeros(self.wait + 1, np.int8)
        mask[self.wait] = not self.play.decides(seat)
        return {"observation": self.play.observe(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out the choices of all who must decide; an illegal one is refused and nothing changes.

        >>> game = parallel_env("ratland", 3)
        >>> seen, info = game.reset(seed=1)
        >>> chosen = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
        >>> seen, rewards, ended, cut, info = game.step(chosen)
        >>> rewards["player_0"]
        0.0
        """
        _check_begun(self.play)
        choices = {seat: self._choice(seat, actions) for seat in self.play.deciders}
        decision = self.play.decision
        for seat, choice in choices.items():
            if self.play.decision == decision and self.play.decides(seat) and self.play.is_legal(seat, choice):
                self.play.apply(seat, choice)
        acted, over = self.agents, self.play.over
        utility = self.play.utility() if over else [0.0] * self.play.seats
        points = self.play.points() if over else []
        infos: dict[str, dict[str, Any]] = {
            agent: {"points": points[seat]} if over else {} for seat, agent in enumerate(acted)
        }
        if over:
            self.agents = []
        return (
            self._observations() if acted else {},
            {agent: utility[seat] for seat, agent in enumerate(acted)},
            dict.fromkeys(acted, over),
            dict.fromkeys(acted, False),
            infos,
        )

    def _choice(self, seat: int, actions: dict[str, int]) -> int:
        """The seat's choice, checked before anything is carried out."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise IllegalChoice(f"{agent} must decide, but no action was given for it")
        self.play.refuse_illegal(seat, int(actions[agent]))
        return int(actions[agent])

    def render(self) -> str | None:
        """The table as text or SVG.

        >>> game = parallel_env("ratland", 3, render_mode="svg")
        >>> seen, info = game.reset(seed=1)
        >>> game.render()[:4]
        '<svg'
        """
        return render(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is held open.

        >>> parallel_env("ratland", 3).close()
        """
