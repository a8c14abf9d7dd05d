"""Deals that the deal of a day may be chosen from: begun up to where a person takes over."""

from random import Random

from bot.games.actions import code_of
from bot.games.fair import Fairness
from bot.games.match import Match
from bot.games.phases.auction import Auction
from bot.players import choosing
from bot.players.arena import to_act
from bot.tables.daily import calendar
from bot.tables.daily.deals import Candidate, first_match

THUMB = "normal"
"""The level whose rules of thumb hold the auction."""


def candidate(day: int, secret: bytes, number: int) -> Candidate | None:
    """Return the candidate of this number for a day, counted from 1; None if it is not played.

    An auction has been held by rules of thumb; whatever else is done first is done at the table.
    """
    game = calendar.game_of(day)
    fairness = Fairness(calendar.match_of(day, number), secret, ())
    match = first_match(game, fairness)
    log = [*match.next_deal(fairness.deck(1, game.pack))]
    opening: list[str] = []
    while _is_auction(now := match.after(log)):
        seat = to_act(now)
        seen = now.view(seat)
        action = choosing.choose(THUMB, seen, Random(fairness.chance(1, seen.step, seat)))
        opening.append(f"{seat}:{code_of(action)}")
        log += now.decide(seat, action)
    if now.deal is None or now.deal.score is not None:
        return None
    seat = fairness.seat_after_dealer(game.players)
    return Candidate(game, fairness, seat, tuple(opening), tuple(log))


def _is_auction(match: Match) -> bool:
    seen = match.view(None)
    return seen.phase == Auction.key and seen.to_act is not None
