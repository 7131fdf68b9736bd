"""Spaces of observations and actions, shared by the Gymnasium and PettingZoo adapters."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from undercity.envs.layout import Layout


def observation_space(layout: Layout, actions: int) -> spaces.Space[dict[str, NDArray[Any]]]:
    """A row of integers within the bounds of their fields, and the mask of legal choices."""
    space: spaces.Space[Any] = spaces.Dict(
        {
            "observation": spaces.Box(layout.low, layout.high, dtype=layout.dtype.type),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
    return space


def action_space(actions: int) -> spaces.Discrete[Any]:
    """The numbers of all choices of a game."""
    return Choices(actions)


class Choices(spaces.Discrete[Any]):
    """As Gymnasium's own, with the same samples, but one of the legal choices is drawn in a third of the time.

    >>> space = action_space(66)
    >>> space.seed(1)
    1
    >>> mask = np.zeros(66, np.int8)
    >>> mask[7] = 1
    >>> int(space.sample(mask))
    7
    """

    def sample(self, mask: NDArray[np.int8] | None = None, probability: NDArray[Any] | None = None) -> Any:
        """A random number of the space; with a mask one of those it holds a 1 for."""
        if probability is None and isinstance(mask, np.ndarray) and mask.dtype == np.int8 and len(mask) == self.n:
            legal = mask.nonzero()[0]
            if legal.size and mask[legal].max() == 1 == mask[legal].min():
                return legal[self.np_random.integers(legal.size)]
        return super().sample(mask, probability)
