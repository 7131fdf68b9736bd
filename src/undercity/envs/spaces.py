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
    return spaces.Discrete(actions)
