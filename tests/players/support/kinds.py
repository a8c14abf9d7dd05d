"""The kinds of games that computer players are measured at."""

from bot.games.catalogue import find
from bot.games.game import Game

STRAIGHT = "variant=straight"

KINDS: dict[str, tuple[str, str, int | None]] = {
    "scarto": ("scarto", "", None),
    "piedicavallo": ("piedicavallo", "", None),
    "ottocento, Bologna": ("ottocento", "", None),
    "ottocento, straight ranks": ("ottocento", STRAIGHT, None),
    "terziglio, Bologna": ("terziglio", "", None),
    "terziglio, straight ranks": ("terziglio", STRAIGHT, None),
    **{
        f"tarocco francese, {players} players": ("tarocco-francese", "", players)
        for players in (3, 4, 5, 6)
    },
    **{f"chambéry, {players} players": ("chambery", "", players) for players in (3, 4, 5)},
}
"""The key of the game, its options and the number of players, by name."""


def game_of(kind: str) -> Game:
    """The game of this name."""
    key, options, players = KINDS[kind]
    found = find(key)
    return found(found.options_type.parse(options), players)
