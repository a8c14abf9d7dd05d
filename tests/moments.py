"""Moments of real matches, played by the computer players from a seed: the same ones always."""

from collections.abc import Iterator
from functools import cache
from random import Random

from bot.games import catalogue
from bot.games.actions import Action
from bot.games.cards import Seat
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from bot.players import choosing
from tests.games.support.playing import moves

SEED = 6
LEVEL = "simple"
TRICKS = 4
"""So many tricks were played in the moment `playing`; then two cards were laid on the table."""


def asked(key: str, players: int) -> dict[str, Match]:
    """The last moment of each phase of a deal before the cards are played, by its name."""
    return _deal(key, players)[3]


def opened(key: str, players: int) -> Match:
    """Just before the first card: all bids, calls and declarations were made."""
    return _deal(key, players)[0]


def playing(key: str, players: int) -> Match:
    """After some tricks, with two cards of the next one on the table."""
    return _deal(key, players)[1]


def scored(key: str, players: int) -> Match:
    """At the end of a deal."""
    return _deal(key, players)[2]


def public(match: Match) -> SeatView:
    """What everybody sees."""
    return match.view(None)


def on_turn(match: Match) -> SeatView:
    """What the seat sees whose turn it is."""
    assert match.deal is not None
    return match.view(match.deal.to_act)


@cache
def _deal(key: str, players: int) -> tuple[Match, Match, Match, dict[str, Match]]:
    # The first deal that was played to its end.
    before = amid = None
    phases: dict[str, Match] = {}
    for match in _matches(catalogue.find(key)(players=players)):
        deal = match.deal
        assert deal is not None
        if not deal.tricks and not deal.trick.cards:
            before = phases[public(match).phase] = match
        if len(deal.tricks) == TRICKS and len(deal.trick.cards) == 2:
            amid = match
        if deal.score is not None and before and amid:
            phases.pop(public(before).phase)
            return before, amid, match, phases
    raise AssertionError("no deal was played")


def _matches(game: Game) -> Iterator[Match]:
    for match, _ in moves(game, Random(SEED), act=_chosen):
        yield match


def _chosen(game: Game, match: Match, rng: Random) -> Action:
    assert match.deal is not None
    assert match.deal.to_act is not None
    return choosing.choose(LEVEL, match.view(Seat(match.deal.to_act)), rng)
