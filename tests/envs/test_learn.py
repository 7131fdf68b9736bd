"""The training example really learns: in a minute of play it beats the random player clearly."""

from __future__ import annotations

import numpy as np
import pytest

from undercity import find
from undercity.envs.layout import layout_of
from undercity.envs.learn import Features, Learner, Net, _advantages, evaluate, main
from undercity.envs.play import Play


def test_it_learns_to_beat_the_random_player() -> None:
    """From even (two seats, from both) to four games in five, with a fixed seed."""
    learner = Learner("die_patin", 2, seed=0)
    before = evaluate(learner, 500)
    assert 0.4 < before.wins < 0.6
    learner.train(8)
    after = evaluate(learner, 500)
    assert after.wins > 0.75
    assert after.mean > 0.5


def test_features_are_one_hot_for_small_ranges_and_scaled_for_large() -> None:
    play = Play("die_patin", 2)
    play.begin(1)
    features = Features(layout_of(find("die_patin")))
    row = features(play.observe(0)[None])[0]
    layout = play.layout
    small = int((layout.high.astype(int) - layout.low < 8).sum())
    assert row.shape == (features.size,)
    assert 0.0 <= row.min() <= row.max() <= 1.0
    assert row[: features._first_large].sum() == small


def test_the_gradient_is_that_of_the_loss() -> None:
    """Backward pass against finite differences of the same loss."""
    luck = np.random.default_rng(1)
    net = Net(6, 4, 5, luck)
    for name, w in net.weights.items():
        net.weights[name] = w.astype(np.float64)
    x, masks = luck.random((3, 6)), np.array([[1, 1, 0, 1], [1, 1, 1, 1], [0, 1, 1, 0]], np.int8)
    action, target = np.array([0, 2, 1]), np.array([0.5, -1.0, 0.2])

    def loss() -> float:
        _, logp, value = net.forward(x, masks)
        return float(-logp[np.arange(3), action].sum() + 0.5 * ((value - target) ** 2).sum())

    hidden, logp, value = net.forward(x, masks)
    d_logits = np.exp(logp)
    d_logits[np.arange(3), action] -= 1
    found: dict[str, np.ndarray] = {}
    before = {name: w.copy() for name, w in net.weights.items()}
    net._mean = {name: np.zeros(w.shape) for name, w in before.items()}
    net._square = {name: np.zeros(w.shape) for name, w in before.items()}
    net.learn(x, hidden, d_logits, value - target, 0.0)
    found = {name: mean / 0.1 for name, mean in net._mean.items()}
    numeric = {}
    for name, w in net.weights.items():
        slope = np.zeros(w.shape)
        for place in np.ndindex(*w.shape):
            for sign in (1, -1):
                w[place] = before[name][place] + sign * 1e-5
                slope[place] += sign * loss() / 2e-5
            w[place] = before[name][place]
        numeric[name] = slope
    length = max(1.0, float(np.sqrt(sum((g**2).sum() for g in numeric.values()))))
    for name, slope in numeric.items():
        assert found[name] * length == pytest.approx(slope, abs=1e-4), name


def test_advantages_stop_at_the_end_of_a_game() -> None:
    rewards = np.array([[0.0], [1.0], [0.0]], np.float32)
    values = np.array([[0.2], [0.4], [0.1]], np.float32)
    ended = np.array([[False], [True], [False]])
    out = _advantages(rewards, values, ended, np.array([0.5], np.float32), decay=1.0)
    assert out[:, 0] == pytest.approx([0.2 + 0.6, 0.6, 0.4])


def test_the_command_refuses_bad_input_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "no game is called 'chess'" in capsys.readouterr().err
