"""Fits the weights of the quick policy: `python -m tests.bench.players.training --game KEY`.

It begins with the weights of the game's file and writes there what comes of it. It needs the extra
`fast`.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from bot.players.chosen_game import ask_for_game, chosen_game
from bot.players.search import engine
from bot.players.search.weighed import FOLDER, name_of, text_of
from tests.bench.players.training.fit import deals_of, fitted


def main(arguments: Sequence[str]) -> int:
    """Fits the weights that the arguments ask for and writes them; 1 without a compiler."""
    wanted = _arguments(arguments)
    if not engine.prepare():
        return 1
    deals = deals_of(wanted.game, wanted.deals, wanted.seed)
    found = fitted(wanted.game, deals, wanted.seconds, sum(map(ord, wanted.seed)))
    (FOLDER / f"{name_of(wanted.game)}.json").write_text(text_of(found))
    return 0


def _arguments(arguments: Sequence[str]) -> Namespace:
    parser = ArgumentParser("python -m tests.bench.players.training", description=__doc__)
    ask_for_game(parser)
    parser.add_argument("--deals", type=int, default=1500)
    parser.add_argument("--seconds", type=float, default=300, help="of the processor")
    parser.add_argument("--seed", default="training")
    wanted = parser.parse_args(arguments)
    wanted.game = chosen_game(parser, wanted)
    return wanted


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
