"""Piedicavallo: single cards, the Fool and the discard, and the teams' points."""

from itertools import islice
from random import Random

from bot.games.cards import Seat
from bot.games.piedicavallo.cards import FIVES
from bot.games.piedicavallo.rules import Piedicavallo
from bot.games.piedicavallo.scoring import card_points
from tests.texts.questions.counting.drawn import line, scored, some, with_fool_lost
from tests.texts.questions.deals import finished
from tests.texts.questions.question import Cards, Question, Who


def counting(game: Piedicavallo, rng: Random) -> list[Question]:
    """Three piles, where the Fool goes, a team's points three times, and a match."""
    everything = game.pack.everything
    high = some(game, rng, FIVES, 2) | some(game, rng, everything & ~FIVES, 6)
    piles = (some(game, rng, everything, 4), some(game, rng, everything, 8), high)
    return [
        *(
            Question("pile", {"cards": Cards.of(game.pack, pile)}, card_points(pile, game.tables))
            for pile in piles
        ),
        _fool(game, rng),
        _team(game, rng, 0),
        _team(game, rng, 1),
        _without_trick(game, rng),
        _match(game, rng),
    ]


def _fool(game: Piedicavallo, rng: Random) -> Question:
    deal, trick = with_fool_lost(game, rng)
    seats = (seat for seat, points in enumerate(line(deal, "fool")) if points)
    parts = {"trick": trick, "who": Who((trick.winner or 0,))}
    return Question("fool-goes", parts, Who.all_of(seats))


def _team(game: Piedicavallo, rng: Random, team: int) -> Question:
    deal = next(finished(game, rng))
    _, lie, fall = game.counted(deal)
    assert fall.fool_from is not None
    parts = {
        "team": Who(game.teams[team]),
        "points": line(deal, "cards")[team],
        "fool": Who((fall.fool_from,)),
        "dealer": Who((deal.dealer,)),
        "discard": Cards.of(game.pack, lie.aside[deal.dealer]),
    }
    return Question("piedicavallo-team", parts, scored(deal).points[team])


def _without_trick(game: Piedicavallo, rng: Random) -> Question:
    # The same deal as if one team had won every trick.
    deal = next(finished(game, rng))
    terms, lie, fall = game.counted(deal)
    assert fall.fool_from is not None
    loser = rng.randrange(2)
    fall = fall._replace(winners=(Seat(1 - loser),) * len(fall.winners))
    parts = {
        "team": Who(game.teams[loser]),
        "fool": Who((game.teams[loser][0],)),
        "dealer": Who((game.teams[loser][1],)),
        "others": Who(game.teams[1 - loser]),
    }
    return Question("piedicavallo-no-trick", parts, game.count(terms, lie, fall).points[1 - loser])


def _match(game: Piedicavallo, rng: Random) -> Question:
    scores = [scored(deal).scores for deal in islice(finished(game, rng), 4)]
    totals = tuple(map(sum, zip(*scores, strict=True)))
    parts = {
        "first": Who(game.teams[0]),
        "points": totals[0],
        "second": Who(game.teams[1]),
        "more": totals[1],
    }
    return Question("piedicavallo-match", parts, max(game.payoffs(totals)))
