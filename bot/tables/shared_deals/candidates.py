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

    If an auction is to be *held*, rules of thumb bid for everybody. Where the dealer discards
    before it, they do that as well, and no person gets the dealer's seat. Whatever else comes
    first is done at the table.
    """
    match = first_match(game, fairness)
    log = [*match.next_deal(fairness.deck(1, game.pack))]
    seat, opening = fairness.seat_after_dealer(game.players), list[str]()
    if held and seat == match.first_dealer and len(_held(game)) > 1:
        return None
    while held and (bidder := _bidder(now := match.after(log))) is not None:
        seen = now.view(bidder)
        action = choosing.choose(THUMB, seen, Random(fairness.chance(1, seen.step, bidder)))
        opening.append(f"{bidder}:{code_of(action)}")
        log += now.decide(bidder, action)
    begun = match.after(log)
    if begun.deal is None or begun.deal.score is not None:
        return None
    return Candidate(game, fairness, seat, tuple(opening), tuple(log))


def has_auction(game: Game) -> bool:
    """Return whether people bid in this game."""
    return bool(_held(game))


def _held(game: Game) -> tuple[str, ...]:
    # The phases up to the auction.
    keys = tuple(phase.key for phase in game.phases)
    return keys[: keys.index(Auction.key) + 1] if Auction.key in keys else ()


def _bidder(match: Match) -> Seat | None:
    seen = match.view(None)
    return seen.to_act if seen.phase in _held(match.game) else None
