"""Scarto: piles counted in threes, the Fool, scores and who pays."""

from itertools import islice
from random import Random

from bot.games.cards import CardSet
from bot.games.scarto.rules import Scarto
from bot.games.scarto.scoring import final_piles, pile_points
from tests.texts.questions.counting.drawn import scored, some, with_fool_lost
from tests.texts.questions.deals import finished
from tests.texts.questions.question import Cards, Each, Question, Signed, Who


def counting(game: Scarto, rng: Random) -> list[Question]:
    """Three piles, where the Fool goes, two scores, and twice who pays."""
    fool = game.tables.fool
    cards = game.pack.everything & ~fool
    piles = (some(game, rng, cards, 6), some(game, rng, cards, 8), fool | some(game, rng, cards, 9))
    return [
        *(_pile(game, pile) for pile in piles),
        _fool(game, rng),
        _score(game, rng),
        _third_score(game, rng),
        _payers(game, _totals(game, rng)),
        _payers(game, _shared(rng)),
    ]


def _pile(game: Scarto, pile: CardSet) -> Question:
    points = pile_points(pile, game.options, game.tables)
    return Question("pile", {"cards": Cards.of(game.pack, pile)}, points)


def _fool(game: Scarto, rng: Random) -> Question:
    deal, trick = with_fool_lost(game, rng)
    _, lie, fall = game.counted(deal)
    piles = final_piles(lie, fall, game.options, game.tables)
    [owner] = (seat for seat, pile in enumerate(piles) if pile & game.tables.fool)
    return Question("fool-goes", {"trick": trick, "who": Who((trick.winner or 0,))}, Who((owner,)))


def _score(game: Scarto, rng: Random) -> Question:
    deal = next(finished(game, rng))
    seat = rng.randrange(game.players)
    parts = {"who": Who((seat,)), "points": scored(deal).points[seat]}
    return Question("scarto-score", parts, Signed(scored(deal).scores[seat]))


def _third_score(game: Scarto, rng: Random) -> Question:
    deal = next(finished(game, rng))
    first, second, third = rng.sample(range(game.players), game.players)
    points = scored(deal).points
    parts = {
        "first": Who((first,)),
        "points": points[first],
        "second": Who((second,)),
        "more": points[second],
        "third": Who((third,)),
    }
    return Question("scarto-third", parts, Signed(scored(deal).scores[third]))


def _payers(game: Scarto, totals: tuple[int, ...]) -> Question:
    payers = (seat for seat, gain in enumerate(game.payoffs(totals)) if gain < 0)
    return Question("scarto-payers", {"totals": Each(totals)}, Who.all_of(payers))


def _totals(game: Scarto, rng: Random) -> tuple[int, ...]:
    scores = [scored(deal).scores for deal in islice(finished(game, rng), 3)]
    return tuple(map(sum, zip(*scores, strict=True)))


def _shared(rng: Random) -> tuple[int, ...]:
    loss, winner = rng.randrange(3, 20), rng.randrange(3)
    return tuple(2 * loss if seat == winner else -loss for seat in range(3))
