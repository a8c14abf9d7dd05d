"""Examples to fit the weights on: turns of real deals, with what the search holds of each card."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from statistics import fmean, pvariance
from typing import Any

from bot.games.actions import Play
from bot.games.game import Game
from bot.games.view import SeatView
from bot.players import novice, simple
from bot.players.arena import to_act
from bot.players.duel import openings
from bot.players.fitted.features import Features
from bot.players.fitted.weighing import features_of
from bot.players.search import quick
from bot.players.search.from_view import position_of
from bot.players.search.trials import trials
from bot.players.situation import situation_of

EACH = 12
"""The number of examples of a deal, on average."""
QUICK = 0.5
"""How many cards are laid by the quick policy; the others by the rules of thumb."""
ODD = 0.02
"""How many are laid at random, so that odd positions come up as well."""


@dataclass(frozen=True, slots=True)
class Example:
    """A turn: an entry a candidate."""

    kind: int
    """The place of the kind of turn in `weights.TURNS`."""

    features: tuple[Features, ...]
    values: tuple[float, ...]
    """What each is worth in the mean of the worlds."""

    variance: float
    """The mean variance of these means."""


def examples(game: Game, wanted: int, worlds: int, seed: str) -> Iterator[Example]:
    """Yield so many examples of deals in which the quick policy, the rules of thumb and chance
    play."""
    rng, found = Random(seed), 0
    share = EACH / game.pack.everything.bit_count()
    for opening in openings(game, seed):
        match = opening
        while match.deal is not None and match.deal.score is None:
            view = match.view(to_act(match))
            action = simple.choose(view, rng)
            if isinstance(action, Play):
                example = _example(view, worlds, rng) if rng.random() < share else None
                if example is not None:
                    found += 1
                    yield example
                if found == wanted:
                    return
                if rng.random() < QUICK:
                    action = quick.choose(view, rng)
                if rng.random() < ODD:
                    action = novice.choose(view, rng)
            match = match.after(match.decide(to_act(match), action))


def _example(view: SeatView, worlds: int, rng: Random) -> Example | None:
    position = position_of(view)
    if len(position.candidates) == 1:
        return None
    table = trials(position, worlds, position.candidates, rng)
    if len(table) < worlds / 2:
        return None
    stake = _stake(position.score_inputs)
    means = [fmean(column) / stake for column in zip(*table, strict=True)]
    apart = [[value - fmean(row) for value in row] for row in table]
    noise = fmean([pvariance(column) for column in zip(*apart, strict=True)]) / len(table)
    turn, found = features_of(view, situation_of(view), position.candidates)
    return Example(turn.kind, tuple(found), tuple(means), noise / stake**2)


def _stake(score_inputs: Any) -> float:
    # A contract that multiplies the score shall not count for more in the fit.
    return float(getattr(getattr(score_inputs, "contract", None), "multiplier", 1))
