"""How sure a figure is: intervals, paired differences, and corrections where many things are compared at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from scipy import stats

from undercity.bots.certainty import interval

LEVEL = 0.05  # of a false finding, over all that is compared together
SURE = 1 - LEVEL
RESAMPLES = 400


class Estimate(msgspec.Struct, frozen=True):
    """A value with its 95 % interval, and from how many games or seats."""

    value: float
    low: float
    high: float
    count: int

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Difference(msgspec.Struct, frozen=True):
    """A difference with its 95 % interval and how likely chance alone gives one as large."""

    value: float
    low: float
    high: float
    p: float
    count: int


def rounded(value: float) -> float:
    return round(float(value), 6)


def share_of(score: Any, count: int) -> Estimate:
    """A share, by Wilson's interval; shared wins count in parts."""
    score = float(score)
    low, high = interval(score, count)
    return Estimate(rounded(score / count if count else 0.0), rounded(low), rounded(high), count)


def mean_of(values: Any) -> Estimate:
    """A mean, by Student's interval."""
    values = np.asarray(values, float)
    count = len(values)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    middle, reach = float(values.mean()), _reach(values)
    return Estimate(rounded(middle), rounded(middle - reach), rounded(middle + reach), count)


def _reach(values: Any) -> float:
    if len(values) < 2:
        return float("inf")
    return float(stats.t.ppf(1 - LEVEL / 2, len(values) - 1) * values.std(ddof=1) / np.sqrt(len(values)))


def quantile_of(values: Any, q: float) -> Estimate:
    """A quantile, by the order of the values: no shape is assumed."""
    ordered = np.sort(np.asarray(values, float))
    count = len(ordered)
    if count == 0:
        return Estimate(0.0, 0.0, 0.0, 0)
    low, high = (int(stats.binom.ppf(p, count, q)) for p in (LEVEL / 2, 1 - LEVEL / 2))
    ends = ordered[max(low - 1, 0)], ordered[min(high, count - 1)]
    return Estimate(rounded(np.quantile(ordered, q)), rounded(ends[0]), rounded(ends[1]), count)


def away_from(values: Any, even: float) -> Difference:
    """How far a win share lies from an even one, by the score test: the spread is the one of an even share."""
    share = share_of(float(np.asarray(values, float).sum()), len(values))
    deviation = (even * (1 - even) / max(share.count, 1)) ** 0.5
    p = 2 * stats.norm.sf(abs(share.value - even) / deviation)
    value, low, high = (rounded(end - even) for end in (share.value, share.low, share.high))
    return Difference(value, low, high, float(p), share.count)


def paired(differences: Any) -> Difference:
    """The mean of differences between pairs, by Student's test."""
    values = np.asarray(differences, float)
    count = len(values)
    middle = float(values.mean()) if count else 0.0
    if count < 2 or not values.std() > 0:
        p = 1.0 if middle == 0 or count < 2 else 0.0
        return Difference(rounded(middle), rounded(middle), rounded(middle), p, count)
    reach = _reach(values)
    p = float(stats.ttest_1samp(values, 0.0).pvalue)
    return Difference(rounded(middle), rounded(middle - reach), rounded(middle + reach), p, count)


def stratified(had: Any, results: Any, strata: Any) -> Difference:
    """What those who had a thing got more than those who had not, compared within strata only (as Mantel and
    Haenszel do): strata are weighted by what they can tell, and the spread of a stratum is that of all in it, so that
    a few who all lost do not look like a certainty.
    """
    had, results = np.asarray(had, bool), np.asarray(results, float)
    labels, place = np.unique(np.asarray(strata), return_inverse=True)
    size = len(labels)
    ones, zeros = (np.bincount(place[group], minlength=size) for group in (had, ~had))
    usable = (ones > 0) & (zeros > 0)
    n1, n0 = ones[usable], zeros[usable]
    weight = n1 * n0 / (n1 + n0)
    means = [np.bincount(place[group], results[group], size)[usable] / n for group, n in ((had, n1), (~had, n0))]
    spread = _variances(place, results, size)[usable]
    total = float(weight.sum())
    middle = float((weight * (means[0] - means[1])).sum() / total) if total else 0.0
    deviation = float((weight * spread).sum() ** 0.5 / total) if total else 0.0
    if deviation == 0:
        return Difference(rounded(middle), rounded(middle), rounded(middle), 1.0, int(had.sum()))
    reach, p = stats.norm.ppf(1 - LEVEL / 2) * deviation, 2 * stats.norm.sf(abs(middle) / deviation)
    return Difference(rounded(middle), rounded(middle - reach), rounded(middle + reach), float(p), int(had.sum()))


def _variances(place: Any, values: Any, size: int) -> Any:
    """The variance of the values in each place."""
    count = np.bincount(place, minlength=size)
    mean = np.bincount(place, values, size) / np.maximum(count, 1)
    return np.bincount(place, (values - mean[place]) ** 2, size) / np.maximum(count - 1, 1)


def parts_of(parts: Any, groups: Any, seed: int = 0) -> list[Estimate]:
    """How much of a sum comes from each of its parts; they add up to 1.

    `parts` has a row a seat of a game and a column a part; intervals by drawing whole games (`groups`) again.
    """
    parts, groups = np.asarray(parts, float), np.asarray(groups)
    starts = np.flatnonzero(np.r_[True, groups[1:] != groups[:-1]])
    games = np.add.reduceat(parts, starts)
    luck = np.random.default_rng(seed)
    drawn = np.array([_shares(games[luck.integers(len(games), size=len(games))]) for _ in range(RESAMPLES)])
    low, high = np.quantile(drawn, [LEVEL / 2, 1 - LEVEL / 2], axis=0)
    estimates = zip(_shares(games), low, high, strict=True)
    return [Estimate(rounded(value), rounded(a), rounded(b), len(games)) for value, a, b in estimates]


def _shares(games: Any) -> Any:
    sums = games.sum(axis=0)
    return sums / max(float(sums.sum()), 1e-12)


def holm(values: Sequence[float]) -> list[float]:
    """p-values corrected by Holm: the chance of any false finding among them stays at the level."""
    order = np.argsort(values)
    corrected = np.empty(len(values))
    highest = 0.0
    for step, index in enumerate(order):
        highest = max(highest, min(1.0, (len(values) - step) * values[index]))
        corrected[index] = highest
    return [float(p) for p in corrected]


def benjamini(values: Sequence[float]) -> list[float]:
    """p-values corrected by Benjamini and Hochberg: of the findings, at most the level's share is false."""
    return [float(p) for p in stats.false_discovery_control(values)] if len(values) else []
