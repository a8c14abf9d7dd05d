"""Looks for lessons: `python -m tests.bench.players.lessons find --game scarto --folder DIR`.

`first` looks for first deals, `said` for bids, calls and declarations; `check FILE …` tells what is
wrong with lessons.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.games.catalogue import find
from bot.games.game import Game
from bot.players.search import engine
from tests.bench.players.lessons.checking import deep_faults, faults
from tests.bench.players.lessons.first import firsts
from tests.bench.players.lessons.sayings import said_supply
from tests.bench.players.lessons.supplying import Wish, supply


def main(arguments: Sequence[str]) -> None:
    """Does what it is asked for."""
    engine.prepare()
    asked = _parser().parse_args(arguments)
    if asked.what == "check":
        _check(asked.files)
        return
    game, wish = _game(asked), Wish(asked.seconds, asked.most, asked.idea)
    if asked.what == "first":
        firsts(game, asked.folder, asked.seed, wish)
    elif asked.what == "said":
        said_supply(game, asked.folder, asked.seed, asked.offset, wish)
    else:
        supply(game, asked.folder, asked.seed, asked.offset, wish)


def _check(files: Iterable[Path]) -> None:
    for file in files:
        text = file.read_text(encoding="utf-8")
        found = [*faults(file.stem, text), *deep_faults(file.stem, text)]
        sys.stdout.write("\n".join([f"{file}: {len(found)} faults", *found]) + "\n")


def _parser() -> ArgumentParser:
    parser = ArgumentParser("python -m tests.bench.players.lessons", description=__doc__)
    parser.add_argument("what", choices=("find", "first", "said", "check"))
    parser.add_argument("files", nargs="*", type=Path, help="lessons to check")
    parser.add_argument("--game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--most", type=int, default=60, help="candidates")
    parser.add_argument("--idea", default="", help="a part of the name of an idea")
    parser.add_argument("--offset", type=int, default=0, help="number before the first candidate")
    parser.add_argument("--folder", type=Path)
    return parser


def _game(asked: Namespace) -> Game:
    kind = find(asked.game)
    return kind(kind.options_type.parse(",".join(asked.option)), asked.players)


if __name__ == "__main__":
    main(sys.argv[1:])
