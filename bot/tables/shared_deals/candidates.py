"""Deals that people may be given: begun up to where a person takes over."""

from random import Random

from bot.games.actions import code_of
from bot.games.cards import Seat
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.games.phases.auction import Auction
from bot.players import choosing
from bot.tables.shared_deals.deals import Candidate, first_match

THUMB = "normal"
"""The level whose rules of thumb hold the auction."""


def candidate(game: Game, fairness: Fairness, *, held: bool) -> Candidate | None:
    """Return the first deal of a match, for a seat that it draws; None if it is not played.

    If an auction is to be *held*, rules of thumb bid for everybody. Whatever else is done first is
    done at the table.
    """
    match = first_match(game, fairness)
    log = [*match.next_deal(fairness.deck(1, game.pack))]
    opening: list[str] = []
    while held and (seat := _bidder(now := match.after(log))) is not None:
        seen = now.view(seat)
        action = choosing.choose(THUMB, seen, Random(fairness.chance(1, seen.step, seat)))
        opening.append(f"{seat}:{code_of(action)}")
        log += now.decide(seat, action)
    begun = match.after(log)
    if begun.deal is None or begun.deal.score is not None:
        return None
    seat = fairness.seat_after_dealer(game.players)
    return Candidate(game, fairness, seat, tuple(opening), tuple(log))


def has_auction(game: Game) -> bool:
    """Return whether people bid in this game."""
    return any(phase.key == Auction.key for phase in game.phases)


def _bidder(match: Match) -> Seat | None:
    seen = match.view(None)
    return seen.to_act if seen.phase == Auction.key else None
