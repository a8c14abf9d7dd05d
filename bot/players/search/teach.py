"""Fits the weights of the quick policy: `python -m bot.players.search.teach --game KEY`.

The policy plays deals against itself, and in some of its turns it plays each card to the end of the
deal, as the cards lie: then cards that came out better than the mean become likelier. It begins
with the weights of the game's file and writes there the mean of those in the second half. It needs
the extra `fast`.
"""

import sys
from argparse import ArgumentParser, Namespace
from array import array
from collections.abc import Iterator, Sequence
from itertools import islice
from time import process_time

from bot.games.game import Game
from bot.players.arena import to_act
from bot.players.chosen_game import ask_for_game, chosen_game
from bot.players.duel import lie_of, openings
from bot.players.fitted.weights import name_of
from bot.players.search import engine
from bot.players.search.kernels import layout
from bot.players.search.kernels.compiling import Row, fastest
from bot.players.search.kernels.encoding import game_row, position_row, worlds_row
from bot.players.search.kernels.lessons import MOST, teach
from bot.players.search.position import position_of
from bot.players.search.weighed import FOLDER, SIZE, text_of, weights_of

MILLE = 1000
BLOCK = 100
"""After so many deals the policy goes on with what it has learnt."""
SHARE, ODD = 0.15, 0.1
"""The share of turns that are lessons, and that of cards laid at random."""
RATE, LAST_RATE = 0.1, 0.01
"""How far the first step of a weight goes, at the beginning and at the end."""
EVERY = 5
"""After so many blocks the weights are added to the mean."""

Deals = tuple[Row, Row]
"""The positions and the worlds of deals, as kernels read them."""


def deals_of(game: Game, count: int, seed: str) -> Deals:
    """Return so many deals at their first card."""
    positions, worlds = layout.row([]), layout.row([])
    for match in islice(openings(game, seed), count):
        position = position_of(match.view(to_act(match)))
        positions += position_row(position)
        worlds += worlds_row(position, [lie_of(match)])
    return positions, worlds


def fitted(game: Game, deals: Deals, seconds: float, number: int) -> list[int]:
    """Return the weights after lessons of so many seconds; *number* begins the numbers at random.

    What compiling takes does not count.
    """
    learnt = array("d", [weight / MILLE for weight in weights_of(game)])
    total, added = [0.0] * SIZE, 0
    for block, gone in enumerate(lessons(game, deals, learnt, number, seconds)):
        if gone > 0.5 and block % EVERY == 0:
            total, added = [a + b for a, b in zip(total, learnt, strict=True)], added + 1
    mean = [weight / added for weight in total] if added else learnt
    return [round(MILLE * weight) for weight in mean]


def lessons(
    game: Game, deals: Deals, learnt: "array[float]", number: int, seconds: float
) -> Iterator[float]:
    """Mend the weights in one block of deals after the other, until the time is over.

    Yields after each block which part of the time has gone.
    """
    g, steep = layout.row(game_row(game)), array("d", bytes(8 * SIZE))
    p = layout.row([0] * layout.POSITION_SIZE)
    e, now = (layout.row([0] * layout.PLAYOUT_SIZE) for _ in range(2))
    notes, values = layout.row([0] * MOST * layout.NOTED), array("d", bytes(16 * MOST))

    def taught(deals: Deals, count: int, rate: float) -> int:
        w, rest = deals[1], (number, SHARE, ODD, rate)
        return fastest(teach)(g, p, deals[0], w, count, e, now, notes, values, learnt, steep, *rest)

    # The first call compiles: it is about no deal at all, and the clock begins after it.
    taught(deals, 0, RATE)
    began, gone = process_time(), 0.0
    for block in _blocks(deals):
        rate = RATE * (LAST_RATE / RATE) ** gone
        number = taught(block, len(block[1]) // layout.WORLD_SIZE, rate)
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


def main(arguments: Sequence[str]) -> int:
    """Fit the weights that the arguments ask for and write them; 1 without a compiler."""
    wanted = _arguments(arguments)
    game = wanted.game
    if not engine.prepare():
        return 1
    deals = deals_of(game, wanted.deals, wanted.seed)
    found = fitted(game, deals, wanted.seconds, sum(map(ord, wanted.seed)))
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name_of(game)}.json").write_text(text_of(found))
    return 0


def _arguments(arguments: Sequence[str]) -> Namespace:
    parser = ArgumentParser("python -m bot.players.search.teach", description=__doc__)
    ask_for_game(parser)
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seconds", type=float, default=300, help="of the processor")
    parser.add_argument("--seed", default="lessons")
    wanted = parser.parse_args(arguments)
    wanted.game = chosen_game(parser, wanted)
    return wanted


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
