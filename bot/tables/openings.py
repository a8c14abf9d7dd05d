"""Positions for processes that search to get warm with, from deals that nobody plays."""

from bot.games.actions import playable
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.view import SeatView
from bot.players import simple
from bot.players.arena import moves, to_act
from bot.players.search.position import Position, position_of


def openings() -> list[Position]:
    """The first card of a deal of each game."""
    return [position_of(_first_turn(kind(kind.options_type()))) for kind in GAMES.values()]


def _first_turn(game: Game) -> SeatView:
    players = [simple.choose] * game.players
    for match, _ in moves(game, players, "opening"):
        view = match.view(to_act(match))
        if playable(view.ask) and not view.tricks:
            return view
    raise AssertionError("no deal without cards")
