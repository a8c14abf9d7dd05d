"""Contests in tests."""

from itertools import islice

from bot.games.game import Game
from bot.players.choosing import Player
from bot.players.contest.arranged import leads_in_matches
from bot.players.contest.outcome import Outcome


def contest(game: Game, a: Player, b: Player, matches: int, seed: str) -> Outcome:
    """What so many matches, at least two, in every arrangement show."""
    return Outcome(tuple(islice(leads_in_matches(game, a, b, seed), matches)))
