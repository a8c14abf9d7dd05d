"""Players who bid oddly: `python -m tests.bench.players.odd --deals 2000`.

Each is a `simple` player with another auction, alone among `simple` ones. What is written is the
rating that the deals lead to, in units, with its standard error. None may be above 0.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from random import Random

from bot.games.actions import Action, Bid, OneOf
from bot.games.catalogue import game
from bot.games.game import Game
from bot.games.phases.bidding import PASS
from bot.games.view import SeatView
from bot.players import simple
from bot.players.choosing import Player
from tests.bench.players.units import name_of, shift
from tests.bench.row import Row

DEALS = 200

Rebid = Callable[[Bid, Sequence[Bid]], Bid]
"""What is bid instead of what `simple` would bid, of the bids that are open, the lowest first."""


def rows(deals: int = DEALS) -> list[Row]:
    """The measurements, as rows of a table."""
    return [row for each in games() for row in _rows(each, deals)]


def games() -> Iterator[Game]:
    """The games with an auction."""
    for players in (3, 4, 5, 6):
        yield game("tarocco-francese", {}, players)
    yield game("terziglio", {})


def never(usual: Bid, higher: Sequence[Bid]) -> Bid:
    """Somebody who never bids."""
    return Bid(PASS)


def lowest(usual: Bid, higher: Sequence[Bid]) -> Bid:
    """Somebody who always makes the lowest bid there is."""
    return higher[0] if higher else usual


def too_high(usual: Bid, higher: Sequence[Bid]) -> Bid:
    """Somebody who always bids one too high, where that is possible."""
    if usual not in higher:
        return usual
    return higher[min(higher.index(usual) + 1, len(higher) - 1)]


ODD: dict[str, Rebid] = {
    "never bids": never,
    "always the lowest bid": lowest,
    "one too high": too_high,
}


def odd(rebid: Rebid) -> Player:
    """A `simple` player who bids in another way."""

    def play(view: SeatView, rng: Random) -> Action:
        usual = simple.choose(view, rng)
        match view.ask:
            case OneOf(actions) if isinstance(usual, Bid):
                bids = [action for action in actions if isinstance(action, Bid)]
                return rebid(usual, [bid for bid in bids if bid.bid != PASS])
        return usual

    return play


def _rows(each: Game, deals: int) -> Iterator[Row]:
    for name, rebid in ODD.items():
        mean, error = shift(each, odd(rebid), deals)
        value = f"{mean:+.2f} ± {error:.2f} units"
        yield Row(f"{name_of(each)}, {name}: rating", value, "≤ 0", mean <= 2 * error)


def main(arguments: Sequence[str]) -> None:
    """Writes the rows."""
    parser = ArgumentParser("python -m tests.bench.players.odd", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    wanted = parser.parse_args(arguments)
    for each in games():
        for row in _rows(each, wanted.deals):
            sys.stdout.write(f"{row.name} {row.value}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
