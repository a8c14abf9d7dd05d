"""Contests in tests."""

from itertools import islice

from bot.games.game import Game
from bot.players.choosing import Player
from bot.players.contest.arranged import leads_in_matches
from bot.players.contest.outcome import ContestResult


def contest(game: Game, a: Player, b: Player, matches: int, seed: str) -> ContestResult:
    """What so many matches, at least two, in every arrangement show."""
    return ContestResult(tuple(islice(leads_in_matches(game, a, b, seed), matches)))
