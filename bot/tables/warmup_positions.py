"""Positions for processes that search to get warm with, from deals that nobody plays."""

from bot.games.catalogue import GAMES
from bot.players import duel
from bot.players.arena import to_act
from bot.players.search.from_view import position_of
from bot.players.search.position import Position


def openings() -> list[Position]:
    """Return the first card of a deal of each game."""
    firsts = [next(duel.openings(kind(kind.options_type()), "opening")) for kind in GAMES.values()]
    return [position_of(match.view(to_act(match))) for match in firsts]
