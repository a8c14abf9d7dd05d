"""Whole games in every arrangement of the seats, so that the luck of the deal is the same for both.

Each is played with one player of one level among others of the other level, or with partners of one
level against partners of the other.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from statistics import fmean

from bot.games.game import Game
from bot.games.match import Match
from bot.players.arena import moves
from bot.players.choosing import Player


def leads_in_matches(
    game: Game, a: Player, b: Player, seed: str, first: int = 0
) -> Iterator[float]:
    """Yield how much more a seat of A scores in a deal than one of B, match by match from this
    one on."""
    for number in count(first):
        yield fmean(
            _lead(_played(game, players, f"{seed} match {number}"), seats)
            for seats, players in _seated(game, a, b)
        )


def leads_in_deals(game: Game, a: Player, b: Player, seed: str, first: int = 0) -> Iterator[float]:
    """Yield the same for single deals; one that is thrown in is dealt again."""
    for number in count(first):
        yield fmean(
            _lead(_scored(game, players, f"{seed} single {number}"), seats)
            for seats, players in _seated(game, a, b)
        )


def sides(game: Game) -> Iterator[tuple[bool, ...]]:
    """Yield which seats A has: each side in turn where they are fixed, else every arrangement."""
    for team in game.teams:
        yield tuple(seat in team for seat in range(game.players))
    if not game.teams:
        yield from arrangements(game.players)


def arrangements(players: int) -> Iterator[tuple[bool, ...]]:
    """Yield which seats A has: each seat alone, then all but each seat (once, where that is the
    same)."""
    alone = [tuple(seat == one for seat in range(players)) for one in range(players)]
    yield from alone
    if players > 2:
        yield from (tuple(not held for held in seats) for seats in alone)


def _seated(game: Game, a: Player, b: Player) -> Iterator[tuple[tuple[bool, ...], list[Player]]]:
    for seats in sides(game):
        yield seats, [a if held else b for held in seats]


def _scored(game: Game, players: Sequence[Player], seed: str) -> Match:
    return next(match for match, _ in moves(game, players, seed) if match.scored)


def _played(game: Game, players: Sequence[Player], seed: str) -> Match:
    *_, (match, _) = moves(game, players, seed)
    return match


def _lead(match: Match, seats: Sequence[bool]) -> float:
    ours = fmean(total for total, held in zip(match.totals, seats, strict=True) if held)
    theirs = fmean(total for total, held in zip(match.totals, seats, strict=True) if not held)
    return (ours - theirs) / len(match.scored)
