"""The numbers of `bot/ratings/units.py`, measured again: `python -m tests.bench.players.units`.

For each scale: how far what a deal between `simple` players shows deviates, and its mean; with
`--level`, by how much a level is above or below `simple`.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, stdev

from bot.games.actions import Action
from bot.games.catalogue import game
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players import choosing, levels, simple
from bot.players.arena import moves
from bot.players.choosing import Player
from bot.players.search import engine
from bot.players.search import player as search
from bot.ratings.observing import is_whole, parts_of
from bot.ratings.parts import observed
from bot.ratings.rating import Observation
from bot.ratings.units import SCALES, kind_of
from tests.bench.row import Row

DEALS = 40
"""Deals of each kind; the numbers in use come from 2,000."""

SPREAD = 4.0
"""So many units are the deviation of what a deal shows."""
CLOSE = 0.4
"""By how much that of a few deals may be off."""


def rows() -> list[Row]:
    """The measurements, as rows of a table."""
    found = []
    for each in games():
        margins = [shown.margin for shown in _shown(each, [simple.choose] * each.players, DEALS)]
        close = abs(sqrt(fmean(m * m for m in margins)) / SPREAD - 1) <= CLOSE
        aim = f"{SPREAD} units ± {CLOSE:.0%}"
        found.append(Row(f"deals of {name_of(each)}, deviation", _of(margins), aim, close))
    return found


def games() -> Iterator[Game]:
    """A game for each scale."""
    for key, variant in SCALES:
        if isinstance(variant, int):
            yield game(key, {}, variant)
        else:
            yield game(key, {"variant": variant})


def name_of(each: Game) -> str:
    """What a game is called in the table."""
    return f"{each.key} {getattr(each.options, 'variant', each.players)}"


def shift(each: Game, player: Player, deals: int) -> tuple[float, float]:
    """How far a player is above `simple`, in units, and the standard error of that.

    The player sits alone among others, on every seat in turn.
    """
    found = []
    for seat in range(each.players):
        players: list[Player] = [simple.choose] * each.players
        players[seat] = player
        shown = _shown(each, players, deals // each.players)
        found += [(one.weights[seat], one.margin) for one in shown]
    weight = sum(weight**2 for weight, _ in found)
    mean = sum(weight * margin for weight, margin in found) / weight
    return mean, sqrt(sum((w * (margin - w * mean)) ** 2 for w, margin in found)) / weight


def _shown(each: Game, players: Sequence[Player], deals: int) -> Iterator[Observation]:
    for match in islice(_whole(each, players), deals):
        assert match.deal is not None
        yield from observed(parts_of(each, match.deal))


def _whole(each: Game, players: Sequence[Player]) -> Iterator[Match]:
    # The matches at the end of each deal that can be rated.
    number = 0
    while True:
        for match, _ in moves(each, players, f"units {number}"):
            if match.deal is not None and is_whole(match.deal):
                yield match
        number += 1


def _of_level(level: str) -> Player:
    if level == levels.STRONG:
        # As it plays with the least number of worlds that it tries at a table.
        engine.prepare()
        return search.choose

    def play(view: SeatView, rng: Random) -> Action:
        return choosing.choose(level, view, rng)

    return play


def _of(margins: Sequence[float]) -> str:
    error = stdev(margins) / sqrt(len(margins))
    return (
        f"{sqrt(fmean(m * m for m in margins)):.2f} units, mean {fmean(margins):+.2f} ± {error:.2f}"
    )


def main(arguments: Sequence[str]) -> None:
    """Writes both tables."""
    parser = ArgumentParser("python -m tests.bench.players.units", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--level", choices=levels.LEVELS, help="measure this one alone")
    wanted = parser.parse_args(arguments)
    for each in games():
        if wanted.level:
            mean, error = shift(each, _of_level(wanted.level), wanted.deals)
            said = f"{wanted.level} {mean:+.2f} ± {error:.2f} units"
        else:
            said = _of(
                [one.margin for one in _shown(each, [simple.choose] * each.players, wanted.deals)]
            )
        sys.stdout.write(f"{kind_of(each)} {name_of(each)}: {said}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
