"""Ottocento: cards counted in twos, combinations, the sides' points and the end."""

from random import Random

from bot.games.bolognese.lines import MELD_LINES
from bot.games.bolognese.piles import LAST_TRICK, card_points
from bot.games.ottocento.rules import Ottocento
from tests.texts.questions.counting.drawn import line, scored, some
from tests.texts.questions.counting.melds import melds
from tests.texts.questions.deals import finished
from tests.texts.questions.question import Cards, Question, Who


def counting(game: Ottocento, rng: Random) -> list[Question]:
    """Two piles, four times combinations, a side's points, and who has won."""
    pile = some(game, rng, game.pack.everything, 8)
    # The Fool would not stay with whoever wins the trick.
    last = some(game, rng, game.pack.everything & ~game.tables.fool, game.players)
    cards = card_points(game.tables, last)
    return [
        Question("pile", {"cards": Cards.of(game.pack, pile)}, card_points(game.tables, pile)),
        Question("last-trick", {"cards": Cards.of(game.pack, last)}, cards + LAST_TRICK),
        *melds(game, rng),
        _side(game, rng),
        _match(game, rng),
    ]


def _side(game: Ottocento, rng: Random) -> Question:
    deal = next(finished(game, rng))
    side = rng.randrange(2)
    parts = {
        "team": Who(game.teams[side]),
        "melds": sum(line(deal, code)[side] for code in MELD_LINES),
        "others": Who(game.teams[1 - side]),
        "points": line(deal, "cards")[1 - side],
        "last": Who((deal.tricks[-1].winner or 0,)),
        "declared": line(deal, "declared")[side],
    }
    return Question("ottocento-side", parts, scored(deal).scores[side])


def _match(game: Ottocento, rng: Random) -> Question:
    first, second = rng.sample(range(800, 900), 2)
    totals = (first, second) * 2
    assert game.is_over([totals])
    winners = (seat for seat, gain in enumerate(game.payoffs(totals)) if gain > 0)
    parts = {
        "first": Who(game.teams[0]),
        "points": first,
        "second": Who(game.teams[1]),
        "more": second,
    }
    return Question("ottocento-match", parts, Who.all_of(winners))
