"""How far players lead opponents that never change, who lay any card or win as cheaply as they can.

`python -m tests.bench.players.opponents --deals 100` measures more deals than all measurements do;
each row is written as soon as it is there.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import islice

from bot.players import normal, simple
from bot.players.choosing import Player
from bot.players.contest.arranged import leads_in_deals
from bot.players.contest.outcome import ContestResult
from tests.bench.players import yardsticks
from tests.bench.row import Row
from tests.players.support.kinds import KINDS, game_of

DEALS = 20
"""Deals of each contest; most figures in README.md come from 100."""

SEED = "fixed"

PLAYERS: dict[str, Player] = {"simple": simple.choose, "normal": normal.choose}
OPPONENTS: dict[str, Player] = {"greedy": yardsticks.greedy, "random": yardsticks.any_card}


def outcome(kind: str, player: str, opponent: str, deals: int) -> ContestResult:
    """How far the player leads the opponent, in so many deals."""
    a, b = PLAYERS[player], OPPONENTS[opponent]
    return ContestResult(tuple(islice(leads_in_deals(game_of(kind), a, b, SEED), deals)))


def rows(deals: int = DEALS) -> Iterator[Row]:
    """The measurements, as rows of a table."""
    for kind in KINDS:
        for player in PLAYERS:
            for opponent in OPPONENTS:
                found = outcome(kind, player, opponent, deals)
                value = f"{found.mean:+.1f} ± {found.error:.1f} points a deal"
                yield Row(f"{kind}, `{player}` above `{opponent}`", value)


def main(arguments: Sequence[str]) -> None:
    """Writes the rows."""
    parser = ArgumentParser("python -m tests.bench.players.opponents", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    for row in rows(parser.parse_args(arguments).deals):
        sys.stdout.write(f"| {row.name} | {row.value} | {row.aim} |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
