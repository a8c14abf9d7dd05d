"""Cards and deals drawn at random for a count."""

from random import Random

from bot.games.cards import CardSet, as_set
from bot.games.deal import Deal
from bot.games.events import DealScored
from bot.games.game import Game
from bot.games.trick import Trick
from tests.texts.questions.deals import finished


def some(game: Game, rng: Random, among: CardSet, count: int) -> CardSet:
    """So many of these cards."""
    return as_set(rng.sample(game.pack.members(among), count))


def scored(deal: Deal) -> DealScored:
    """The count of a deal that was played to its end."""
    assert deal.score is not None
    return deal.score


def line(deal: Deal, code: str) -> tuple[int, ...]:
    """What a line of the count gives to each seat: nothing if there is no such line."""
    found = (*scored(deal).lines, *scored(deal).reckoning)
    nothing = (0,) * deal.players
    return next((each.points for each in found if each.code == code), nothing)


def with_fool_lost(game: Game, rng: Random) -> tuple[Deal, Trick]:
    """A deal in which another side won the trick of the Fool before the last, and that trick."""
    for deal in finished(game, rng):
        fool_from = game.counted(deal)[2].fool_from
        for trick in deal.tricks[:-1]:
            has_fool = as_set(trick.cards) & game.tables.fool
            if has_fool and not any({fool_from, trick.winner} <= set(side) for side in game.sides):
                return deal, trick
    raise AssertionError("deals have no end")
