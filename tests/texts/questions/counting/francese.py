"""Tarocco francese for four: half points, bouts, the Excuse, and what a contract gives."""

from dataclasses import replace
from fractions import Fraction
from random import Random

from bot.games.cards import Seat, as_set
from bot.games.francese import handful
from bot.games.francese.cards import BOUTS, EXCUSE, TRUMPS
from bot.games.francese.contract import BY_WORD, CONTRACTS
from bot.games.francese.rules import Francese
from bot.games.francese.scoring import (
    NEEDED,
    Count,
    Outcome,
    exchanged,
    lines,
    pile_count,
    slam_bonus,
)
from tests.texts.questions.counting.drawn import some
from tests.texts.questions.deals import finished
from tests.texts.questions.question import Cards, Each, Named, Part, Question, Who

ALL = Count(182, 3)
"""What an attack with the chien makes that wins every trick."""

Parts = dict[str, Part]


def counting(game: Francese, rng: Random) -> list[Question]:
    """A pile, the Excuse, what is needed, and five contracts, most with something besides."""
    return [
        _pile(game, rng),
        _excuse(game, rng),
        _needed(game, rng),
        _asked(game, "francese-contract", _outcome(rng, _count(rng, 0)), {}),
        _asked(game, "francese-contract", _outcome(rng, _count(rng, 1)), {}),
        _petit(game, rng),
        _handful(game, rng),
        _slam(game, rng),
    ]


def _pile(game: Francese, rng: Random) -> Question:
    pile = some(game, rng, game.pack.everything, 8)
    points = Fraction(pile_count(pile).half_points, 2)
    return Question("pile", {"cards": Cards.of(game.pack, pile)}, points)


def _excuse(game: Francese, rng: Random) -> Question:
    # What the winners of the trick count once they have half a point instead of the Excuse.
    tricks = (trick for deal in finished(game, rng) for trick in deal.tricks[:-1])
    trick = next(trick for trick in tricks if EXCUSE in trick.cards)
    assert trick.winner is not None
    player = trick.seats[trick.cards.index(EXCUSE)]
    parts: Parts = {
        "trick": trick,
        "taker": Who((rng.choice((player, trick.winner)),)),
        "winner": Who((trick.winner,)),
    }
    count = exchanged(pile_count(as_set(trick.cards)), -1)
    return Question("francese-excuse", parts, Fraction(count.half_points, 2))


def _needed(game: Francese, rng: Random) -> Question:
    bouts = some(game, rng, BOUTS, rng.choice((1, 2)))
    pile = bouts | some(game, rng, game.pack.everything & ~BOUTS, 5)
    parts: Parts = {"cards": Cards.of(game.pack, pile)}
    return Question("francese-needed", parts, pile_count(pile).needed)


def _petit(game: Francese, rng: Random) -> Question:
    outcome, winner = _outcome(rng, _count(rng, 0)), Seat(rng.randrange(game.players))
    outcome = replace(outcome, petit=1 if winner == outcome.taker else -1)
    return _asked(game, "francese-petit", outcome, {"winner": Who((winner,))})


def _handful(game: Francese, rng: Random) -> Question:
    size = rng.choice(game.handful_sizes)
    shown = some(game, rng, TRUMPS, size)
    points = handful.points(shown, shown, game.handful_sizes)
    assert points is not None
    outcome = replace(_outcome(rng, _count(rng, 0)), handfuls=points)
    parts: Parts = {"shower": Who((rng.randrange(game.players),)), "count": size}
    return _asked(game, "francese-handful", outcome, parts)


def _slam(game: Francese, rng: Random) -> Question:
    announced, made = rng.choice(((True, True), (True, None), (False, True)))
    contract = rng.choice([each.word for each in CONTRACTS if each.takes_chien])
    outcome = _outcome(rng, ALL if made else _count(rng, 0), contract)
    how = "made" if announced and made else "missed" if announced else "unannounced"
    outcome = replace(outcome, slam=slam_bonus(announced, made))
    return _asked(game, f"francese-slam-{how}", outcome, {})


def _count(rng: Random, odd: int) -> Count:
    # Some points more or less than needed, with a half point or none.
    bouts = rng.randrange(4)
    return Count(2 * (NEEDED[bouts] + rng.randrange(-12, 13)) - odd, bouts)


def _outcome(rng: Random, count: Count, contract: str = "") -> Outcome:
    word = contract or rng.choice(CONTRACTS).word
    return Outcome(contract=BY_WORD[word], taker=Seat(rng.randrange(4)), partners=(), count=count)


def _asked(game: Francese, frame: str, outcome: Outcome, besides: Parts) -> Question:
    parts: Parts = {
        "who": Who((outcome.taker,)),
        "bid": Named(f"bid-{outcome.contract.word}"),
        "points": Fraction(outcome.count.half_points, 2),
        "bouts": outcome.count.bouts,
    }
    found = lines(outcome, game.players, game.options)
    scores = tuple(map(sum, zip(*(line.points for line in found), strict=True)))
    return Question(frame, parts | besides, Each(scores))
