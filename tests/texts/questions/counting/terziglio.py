"""Terziglio: the declarer's cards and the rest, combinations, and game points."""

from random import Random

from bot.games.bolognese.piles import LAST_TRICK
from bot.games.cards import CardSet, Seat
from bot.games.sides import Sides, summed
from bot.games.terziglio.contract import Contract
from bot.games.terziglio.rules import Terziglio
from bot.games.terziglio.scoring import cards_of, flat, gains, settled
from tests.texts.questions.counting.drawn import some
from tests.texts.questions.counting.melds import melds
from tests.texts.questions.question import Cards, Each, Named, Part, Question, Who


def counting(game: Terziglio, rng: Random) -> list[Question]:
    """Two piles, four times combinations, a gioco or solo, and all tricks."""
    return [
        _declarers(game, some(game, rng, game.pack.everything, 9)),
        _defenders(game, some(game, rng, game.pack.everything, rng.randrange(24, 38))),
        *melds(game, rng),
        _contract(game, rng),
        _all_tricks(game, rng),
    ]


def _cards(game: Terziglio, pile: CardSet) -> Sides:
    return cards_of((pile, game.pack.everything & ~pile), game.options, game.tables)


def _declarers(game: Terziglio, pile: CardSet) -> Question:
    return Question("terziglio-pile", {"cards": Cards.of(game.pack, pile)}, _cards(game, pile)[0])


def _defenders(game: Terziglio, pile: CardSet) -> Question:
    own, others = _cards(game, pile)
    return Question("terziglio-rest", {"points": own}, others + LAST_TRICK)


def _contract(game: Terziglio, rng: Random) -> Question:
    # Near a multiple of fifty, where a point decides.
    bid = _bid(rng)
    winner = 50 * rng.randrange(2, 6) + rng.choice((-5, -4))
    points = rng.sample((winner, winner - rng.randrange(10, 60)), 2)
    parts = _parts(bid) | {"points": points[0], "more": points[1]}
    won = gains((points[0], points[1]), None, game.options, is_solo=bid.is_solo)
    return Question("terziglio-contract", parts, Each(settled(bid, summed(won.values()))))


def _all_tricks(game: Terziglio, rng: Random) -> Question:
    bid, side = _bid(rng), rng.randrange(2)
    winners = Who.all_of(seat for seat, of in enumerate(bid.sides) if of == side)
    won = flat(side, game.options, is_solo=bid.is_solo)
    parts = _parts(bid) | {"winners": winners}
    return Question("terziglio-all-tricks", parts, Each(settled(bid, summed(won.values()))))


def _bid(rng: Random) -> Contract:
    return Contract(Seat(rng.randrange(3)), is_solo=bool(rng.randrange(2)))


def _parts(bid: Contract) -> dict[str, Part]:
    return {"who": Who((bid.declarer,)), "bid": Named(f"bid-{bid.word}")}
