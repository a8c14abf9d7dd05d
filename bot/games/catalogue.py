"""All games by key: the only list of them."""

from collections.abc import Mapping

from bot.games.chambery.rules import Chambery
from bot.games.errors import UnknownGame
from bot.games.francese.rules import Francese
from bot.games.game import Game
from bot.games.options import OptionValue
from bot.games.ottocento.rules import Ottocento
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.scarto.rules import Scarto
from bot.games.terziglio.rules import Terziglio

GAMES: dict[str, type[Game]] = {
    game.key: game for game in (Scarto, Piedicavallo, Ottocento, Terziglio, Francese, Chambery)
}
"""Every game, in the order it is offered."""


def find(key: str) -> type[Game]:
    """Return the game with this key. Raises `UnknownGame`."""
    if key not in GAMES:
        raise UnknownGame(key, tuple(GAMES))
    return GAMES[key]


DAILY = (
    ("scarto", 3),
    ("tarocco-francese", 4),
    ("terziglio", 3),
    ("piedicavallo", 4),
    ("ottocento", 4),
    ("tarocco-francese", 5),
    ("chambery", 4),
)
"""The games of the deals of days in their turn, with the numbers of players. A change counts for
days that have no deal yet; each deal keeps its game."""


def game(
    key: str,
    options: Mapping[str, OptionValue],
    players: int | None = None,
    edition: int | None = None,
) -> Game:
    """Return the game as a table plays it.

    Raises `UnknownGame`, `BadOption`, `WrongNumberOfPlayers` or `UnknownEdition`.
    """
    kind = find(key)
    return kind(kind.options_type.of(options), players, edition)
