"""How far a player leads adrsr/tarot-ai: `python -m tests.bench.players.tarot_ai PATH`.

PATH is a checkout of that program, which is no part of this project, after `npm ci` has been run
in it; Node.js is needed too. Four play Tarocco francese, and `bridge.cjs` asks the program for
cards alone. At the end it tells how many of its answers were not legal.
"""

import shlex
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from shutil import which

from bot.players.contest import __main__ as contest

BRIDGE = Path(__file__).with_name("bridge.cjs")
RULES = Path("src", "ai.ts")
COMPILER = Path("node_modules", "esbuild")

SIDE_DUELS = ("b=pipe", "--side", "--game", "tarocco-francese", "--players", "4")


def main(arguments: Sequence[str]) -> int:
    """Plays and writes how it went; 1 with a sentence if something is missing."""
    parser = ArgumentParser("python -m tests.bench.players.tarot_ai", description=__doc__)
    parser.add_argument("path", type=Path, help="the folder of the checkout")
    parser.add_argument("--player", default="search", help="who plays against it")
    parser.add_argument("--deals", default="100")
    parser.add_argument("--worlds", default="400", help="how many a search tries")
    parser.add_argument("--seed", default="bars", help="gives the decks; any text")
    parser.add_argument("--log", help="a file to keep what is finished, and to go on by")
    wanted = parser.parse_args(arguments)
    if lack := _lack(wanted.path):
        sys.stderr.write(f"{lack}\n")
        return 1
    asked = [f"a={wanted.player}", *SIDE_DUELS, "--pipe", command(wanted.path)]
    for name in ("deals", "worlds", "seed", "log"):
        if value := getattr(wanted, name):
            asked += [f"--{name}", value]
    return contest.main(asked)


def command(checkout: Path) -> str:
    """The command that has the program of this checkout play over a pipe."""
    return shlex.join(["node", str(BRIDGE), str(checkout.resolve())])


def _lack(checkout: Path) -> str | None:
    if not (checkout / RULES).is_file():
        return f"There is no {RULES} in {checkout}, so this is no checkout of adrsr/tarot-ai."
    if which("node") is None:
        return "Node.js is not installed: there is no command `node`."
    if not (checkout / COMPILER).is_dir():
        return f"There is no {COMPILER} in {checkout}: run `npm ci` there first."
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
