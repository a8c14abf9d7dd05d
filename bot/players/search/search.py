"""The search: candidates played out in the same sampled worlds, and the best mean wins."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import dist, sqrt
from operator import sub
from random import Random
from statistics import fmean

from bot.players.search.questions import SearchResult, SearchTurn
from bot.players.search.trials import few_to_try, trials

BATCH = 25
"""Worlds between two looks at the clock, and the fewest after which a candidate may be dropped."""
BEHIND = 3.0
"""A candidate this many standard errors behind the best is dropped: of two equal ones 1 in 370."""

FIRST = 4
"""Worlds in which a thrifty search tries all candidates; then they double, batch by batch."""
FOREMOST = 50
"""After *n* worlds it goes on with the best `FOREMOST / n` candidates, but with at least two."""


def never() -> bool:
    """Return a clock that does not run out."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """Worlds that a search may try, and a clock, `is_over`, that ends it sooner."""

    worlds: int
    is_over: Callable[[], bool] = never

    least: int = 0
    """The fewest worlds to try, however long they take."""

    is_thrifty: bool = False
    """Whether candidates that seem worse are dropped early, as a slow search must.

    It finds the best card sooner, and knows less of what the others are worth.
    """


def choose(turn: SearchTurn, budget: Budget, rng: Random) -> SearchResult | None:
    """Return the best card to play; None if no world can be found in which this position arises.

    The same position, number of worlds and state of the generator give the same choice.
    """
    if len(turn.candidates) == 1:
        (card,) = turn.candidates
        return SearchResult(card, {card: 0.0}, {card: 0.0}, 0)
    left, spent = few_to_try(turn) if budget.is_thrifty else turn.candidates, 0
    # By candidate, its value in each world; those that were dropped have fewer.
    tried: dict[int, list[float]] = {card: [] for card in left}
    while spent < budget.worlds and len(left) > 1:
        wanted = min(_batch(budget, spent), budget.worlds - spent)
        rows = trials(turn, wanted, left, rng)
        for card, values in zip(left, zip(*rows, strict=True), strict=bool(rows)):
            tried[card] += values
        spent += len(rows)
        is_over = budget.is_over()
        if len(rows) < wanted or (is_over and spent >= budget.least):
            break
        if budget.is_thrifty:
            left = _foremost(tried, left, 2 if is_over else max(2, FOREMOST // spent))
        left = _not_behind(tried, left) if spent >= BATCH else left
    return _choice(tried, left) if spent else None


def _batch(budget: Budget, spent: int) -> int:
    return min(BATCH, spent or FIRST) if budget.is_thrifty else BATCH


def _choice(tried: dict[int, list[float]], left: tuple[int, ...]) -> SearchResult:
    means = {card: fmean(found) for card, found in tried.items()}
    best = max(left, key=lambda card: means[card])
    errors = {card: _error(tried[best], found) for card, found in tried.items()}
    return SearchResult(best, means, errors, len(tried[best]))


def _foremost(tried: dict[int, list[float]], left: tuple[int, ...], most: int) -> tuple[int, ...]:
    # All that are left were tried in the same worlds.
    best = sorted(left, key=lambda card: -sum(tried[card]))[:most]
    return tuple(card for card in left if card in best)


def _not_behind(tried: dict[int, list[float]], left: tuple[int, ...]) -> tuple[int, ...]:
    best = max(left, key=lambda card: sum(tried[card]))
    return tuple(card for card in left if not _is_behind(tried[best], tried[card]))


def _is_behind(best: list[float], other: list[float]) -> bool:
    behind = fmean(best) - fmean(other)
    return behind > 0 and behind > BEHIND * _error(best, other)


def _error(best: list[float], other: list[float]) -> float:
    # Of the mean difference in the worlds in which both were tried.
    return mean_error([*map(sub, best, other)])


def mean_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of these values, in their unit; 0 for fewer than
    two."""
    count = len(values)
    if count < 2:
        return 0.0
    # Much faster than `stdev`, which adds up fractions.
    return dist(values, [fmean(values)] * count) / sqrt(count * (count - 1))
