"""What the command line asks of a contest."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path

from bot.games.catalogue import GAMES
from bot.players.chosen_game import ask_for_game, chosen_game
from bot.players.contest.contenders import CONTENDERS, PIPE
from bot.players.search.player import USUAL

USUAL_LENGTH = 100
"""The number of matches or deals unless told otherwise."""

DESCRIPTION = """
Two players against each other: each match is played in every arrangement of the seats, with the
same decks; with --deals single deals are played instead, with --side as side duels.
"""


def read(arguments: Sequence[str]) -> Namespace:
    """Return the contest that is asked for. Ends the program with a sentence if there is none
    such."""
    parser = ArgumentParser("python -m bot.players.contest", description=DESCRIPTION)
    parser.add_argument("sides", nargs=2, type=_side, metavar="a=LEVEL b=LEVEL")
    ask_for_game(parser, next(iter(GAMES)))
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--matches", type=int, help=f"how many, {USUAL_LENGTH} unless told")
    length.add_argument("--deals", type=int, help="play so many single deals instead")
    parser.add_argument("--side", action="store_true", help="play side duels of single deals")
    parser.add_argument("--worlds", type=int, default=USUAL.worlds, help="how many a search tries")
    parser.add_argument("--pure", action="store_true", help="search in plain Python alone")
    parser.add_argument("--pipe", metavar="COMMAND", help="the program that plays as `pipe`")
    parser.add_argument("--seed", default="1", help="gives the decks; any text")
    parser.add_argument("--log", type=Path, help="a file to keep what is finished, and to go on by")
    wanted = parser.parse_args(arguments)
    lengths = (wanted.matches, wanted.deals)
    wanted.length = next((given for given in lengths if given is not None), USUAL_LENGTH)
    if {side for side, _ in wanted.sides} != {"a", "b"} or wanted.length < 2 or wanted.worlds < 1:
        parser.error("a contest needs a side a, a side b, two matches or deals, and a world")
    if wanted.side and wanted.matches is not None:
        parser.error("side duels are played by single deals: --deals says how many")
    if (PIPE in dict(wanted.sides).values()) != bool(wanted.pipe):
        parser.error(f"a contender `{PIPE}` needs --pipe COMMAND, and the other way round")
    wanted.game = chosen_game(parser, wanted)
    return wanted


def _side(text: str) -> tuple[str, str]:
    side, _, level = text.partition("=")
    if side not in ("a", "b") or level not in CONTENDERS:
        raise ArgumentTypeError(f"{text!r} is not a=LEVEL or b=LEVEL with one of {CONTENDERS}")
    return side, level
