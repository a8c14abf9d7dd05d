"""What command lines ask alike: a game, how many play it, and its options."""

from argparse import ArgumentParser, Namespace

from bot.games.catalogue import GAMES, find
from bot.games.errors import BadOption, WrongNumberOfPlayers
from bot.games.game import Game


def ask_for_game(parser: ArgumentParser, usual: str | None = None) -> None:
    """Let the parser ask for a game; it has to be named unless there is a usual one."""
    parser.add_argument("--game", default=usual, required=usual is None, choices=tuple(GAMES))
    parser.add_argument("--players", type=int, help="how many, where a game has several numbers")
    parser.add_argument("--options", default="", help="options of the game, as name=value …")


def chosen_game(parser: ArgumentParser, wanted: Namespace) -> Game:
    """Return the game that is asked for. Ends the program with a sentence if there is none such."""
    kind = find(wanted.game)
    try:
        return kind(kind.options_type.parse(wanted.options), wanted.players)
    except BadOption as fault:
        asked = fault.name if fault.value is None else f"{fault.name}={fault.value}"
        parser.error(f"no such option: {asked}, but {' or '.join(fault.allowed)}")
    except WrongNumberOfPlayers as fault:
        parser.error(f"not for {fault} players, but for {' or '.join(map(str, fault.allowed))}")
