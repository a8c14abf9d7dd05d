"""Looks for lessons: `python -m tests.bench.players.lessons find --game scarto --seconds 300`."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.games.catalogue import find
from bot.games.game import Game
from bot.players.search import engine
from tests.bench.players.lessons.bidding import said_supply
from tests.bench.players.lessons.checking import deep_faults, faults
from tests.bench.players.lessons.finding import Looks
from tests.bench.players.lessons.first import firsts
from tests.bench.players.lessons.supplying import Wish, supply

SLOW = Looks(screen=24, middle=200, again=1500)
"""For games without a compiled count."""


def main(arguments: Sequence[str]) -> None:
    """Does what it is asked for."""
    engine.prepare()
    if arguments[:1] == ["check"]:
        _check(map(Path, arguments[1:]))
        return
    asked = _parser().parse_args(arguments)
    game = _game(asked)
    if asked.what == "first":
        firsts(game, asked.folder, asked.seed, asked.seconds)
        return
    if asked.what == "said":
        said_supply(game, asked.folder, asked.seed, asked.seconds)
        return
    looks = SLOW if asked.slow else Looks()
    wish = Wish(asked.most, asked.idea)
    supply(game, asked.folder, asked.seed, asked.seconds, looks, asked.offset, wish)


def _check(files: Iterable[Path]) -> None:
    for file in files:
        text = file.read_text(encoding="utf-8")
        found = [*faults(file.stem, text), *deep_faults(file.stem, text)]
        sys.stdout.write("\n".join([f"{file}: {len(found)} faults", *found]) + "\n")


def _parser() -> ArgumentParser:
    parser = ArgumentParser("python -m tests.bench.players.lessons", description=__doc__)
    parser.add_argument("what", choices=("find", "first", "said"))
    parser.add_argument("--game", required=True)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument(
        "--offset", type=int, default=0, help="number of the first candidate, less one"
    )
    parser.add_argument("--idea", default="", help="a part of the name of an idea")
    parser.add_argument("--most", type=int, default=60)
    parser.add_argument("--slow", action="store_true", help="fewer worlds")
    parser.add_argument("--folder", type=Path, required=True)
    return parser


def _game(asked: Namespace) -> Game:
    kind = find(asked.game)
    return kind(kind.options_type.parse(",".join(asked.option)), asked.players)


if __name__ == "__main__":
    main(sys.argv[1:])
