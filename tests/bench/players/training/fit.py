"""The fit: the policy plays deals against itself and learns from some of its turns.

In these it plays each card to the end of the deal, as the cards lie; cards that came out better
than the mean become likelier. What is returned is the mean of the weights in the second half.
"""

from array import array
from collections.abc import Iterator
from itertools import islice
from time import process_time

from bot.games.deal import locations_of
from bot.games.game import Game
from bot.players.arena import to_act
from bot.players.duel import openings
from bot.players.search.from_view import position_of
from bot.players.search.kernels import layout
from bot.players.search.kernels.compiling import Row, fastest
from bot.players.search.kernels.encoding import game_row, position_row, worlds_row
from bot.players.search.weighed import SIZE, weights_of
from tests.bench.players.training.kernel import MOST, train
from tests.bench.players.training.notes import NOTED, NOTING_SIZE

MILLE = 1000
BLOCK = 100
"""After so many deals the policy goes on with what it has learnt."""
SHARE, ODD = 0.15, 0.1
"""The share of turns to learn from, and that of cards laid at random."""
RATE, LAST_RATE = 0.1, 0.01
"""How far the first step of a weight goes, at the beginning and at the end."""
EVERY = 5
"""After so many blocks the weights are added to the mean."""

Deals = tuple[Row, Row]
"""The positions and the worlds of deals, as kernels read them."""


def deals_of(game: Game, count: int, seed: str) -> Deals:
    """So many deals at their first card."""
    positions, worlds = layout.row([]), layout.row([])
    for match in islice(openings(game, seed), count):
        assert match.deal is not None
        position = position_of(match.view(to_act(match)))
        positions += position_row(position)
        worlds += worlds_row(position, [locations_of(match.deal)])
    return positions, worlds


def fitted(game: Game, deals: Deals, seconds: float, number: int) -> list[int]:
    """The weights after so many seconds; *number* begins the numbers at random.

    What compiling takes does not count.
    """
    learnt = array("d", [weight / MILLE for weight in weights_of(game)])
    total, added = [0.0] * SIZE, 0
    for block, gone in enumerate(trained(game, deals, learnt, number, seconds)):
        if gone > 0.5 and block % EVERY == 0:
            total, added = [a + b for a, b in zip(total, learnt, strict=True)], added + 1
    mean = [weight / added for weight in total] if added else learnt
    return [round(MILLE * weight) for weight in mean]


def trained(
    game: Game, deals: Deals, learnt: "array[float]", number: int, seconds: float
) -> Iterator[float]:
    """Mends the weights in one block of deals after the other, until the time is over.

    Yields after each block which part of the time has gone.
    """
    g, steep = layout.row(game_row(game)), array("d", bytes(8 * SIZE))
    p = layout.row([0] * layout.POSITION_SIZE)
    e, now = layout.row([0] * layout.PLAYOUT_SIZE), layout.row([0] * NOTING_SIZE)
    notes, values = layout.row([0] * MOST * NOTED), array("d", bytes(16 * MOST))

    def learn(deals: Deals, count: int, rate: float) -> int:
        w, rest = deals[1], (number, SHARE, ODD, rate)
        return fastest(train)(g, p, deals[0], w, count, e, now, notes, values, learnt, steep, *rest)

    # The first call compiles: it is about no deal at all, and the clock begins after it.
    learn(deals, 0, RATE)
    began, gone = process_time(), 0.0
    for block in _blocks(deals):
        rate = RATE * (LAST_RATE / RATE) ** gone
        number = learn(block, len(block[1]) // layout.WORLD_SIZE, rate)
        gone = (process_time() - began) / seconds
        yield gone
        if gone >= 1:
            return


def _blocks(deals: Deals) -> Iterator[Deals]:
    # The same deals again and again: their cards fall differently each time.
    positions, worlds = deals
    count, wide, room = len(worlds) // layout.WORLD_SIZE, layout.WORLD_SIZE, layout.POSITION_SIZE
    while True:
        for first in range(0, count, BLOCK):
            last = first + BLOCK
            yield positions[first * room : last * room], worlds[first * wide : last * wide]
