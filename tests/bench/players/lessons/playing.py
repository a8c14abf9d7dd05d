"""Plays lessons: the computers as a table of lessons has them, the person by search or as told."""

from collections.abc import Iterator
from random import Random

from bot.games.actions import Action, Play
from bot.games.cards import Seat
from bot.games.fair import Fairness
from bot.games.game import Game
from bot.games.match import Match
from bot.players import choosing
from bot.players.arena import to_act
from bot.players.search import player as search
from bot.players.search.playouts import lead
from bot.players.search.search import Budget
from bot.tables.shared_deals.deals import first_match

LEVEL = "normal"
"""The level of the computers of lessons."""
PERSON = Budget(100)
"""What the person searches with, who plays on after a key decision."""

Move = tuple[Seat, Action]


def begun(game: Game, fairness: Fairness) -> Match:
    """The match with its only deal dealt."""
    match = first_match(game, fairness)
    return match.after(match.next_deal(fairness.deck(1, game.pack)))


def by_computer(match: Match, fairness: Fairness, seat: Seat) -> Action:
    """What the computer on a seat does."""
    view = match.view(seat)
    return choosing.choose(LEVEL, view, Random(fairness.chance(1, view.step, seat)))


def by_person(match: Match, fairness: Fairness, seat: Seat) -> Action:
    """What somebody who plays well and says nothing does."""
    view = match.view(seat)
    action = search.choose(view, Random(fairness.chance(1, view.step, seat)), PERSON)
    return silent(action)


def silent(action: Action) -> Action:
    """The same, with nothing said."""
    return Play(action.card) if isinstance(action, Play) else action


def moves_on(
    match: Match, fairness: Fairness, person: Seat
) -> Iterator[tuple[Match, Seat, Action, Match]]:
    """All moves to the end of the deal: the match before, who does what, and the match after."""
    while is_played(match):
        seat = to_act(match)
        choose = by_person if seat == person else by_computer
        action = choose(match, fairness, seat)
        after = match.after(match.decide(seat, action))
        yield match, seat, action, after
        match = after


def played_out(match: Match, fairness: Fairness, person: Seat, action: Action) -> Match:
    """The match at the end of the deal, if the person does this now."""
    match = match.after(match.decide(person, action))
    for *_, end in moves_on(match, fairness, person):
        match = end
    return match


def is_played(match: Match) -> bool:
    """Whether the deal is still under way."""
    return match.deal is not None and match.deal.score is None


def result(match: Match, person: Seat) -> float:
    """By how much the person's side is ahead at the end of the deal, in points a seat."""
    deal, game = match.deal, match.game
    assert deal is not None
    assert deal.score is not None
    if not deal.tricks:
        return float(deal.score.scores[person])
    score_inputs, locations, _ = game.counted(deal)
    return lead(deal.score.scores, game.sides_in(score_inputs, locations.held), person)


def own_score(match: Match, person: Seat) -> float:
    """What the person scores at the end of the deal; in a game of partnerships, the lead of their
    side."""
    deal, teams = match.deal, match.game.teams
    assert deal is not None
    assert deal.score is not None
    scores = deal.score.scores
    others = [team for team in teams if person not in team]
    return float(scores[person] - scores[others[0][0]] if others else scores[person])
