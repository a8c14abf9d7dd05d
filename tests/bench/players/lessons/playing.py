"""Plays lessons: the computers as a table of lessons has them, the person by search or as told."""

from collections.abc import Callable
from random import Random

from bot.games.actions import Action, Play
from bot.games.cards import Seat
from bot.games.deal import Deal
from bot.games.events import DealScored
from bot.games.fair import Fairness
from bot.games.match import Match
from bot.players import choosing
from bot.players.arena import to_act
from bot.players.search import player as search
from bot.players.search.playouts import lead
from bot.players.search.search import Budget

LEVEL = "normal"
"""The level of the computers of lessons."""
PERSON = Budget(100)
"""What the person searches with, who plays on after a key decision."""

Move = tuple[Seat, Action]
Chooser = Callable[[Match, Fairness, Seat], Action]
"""Chooses for a seat whose turn it is."""


def by_computer(match: Match, fairness: Fairness, seat: Seat) -> Action:
    """What the computer on a seat does."""
    return choosing.choose(LEVEL, match.view(seat), _chance(match, fairness, seat))


def by_person(match: Match, fairness: Fairness, seat: Seat) -> Action:
    """What somebody who plays well and says nothing does."""
    return silent(search.choose(match.view(seat), _chance(match, fairness, seat), PERSON))


def _chance(match: Match, fairness: Fairness, seat: Seat) -> Random:
    view = match.view(seat)
    return Random(fairness.chance(view.number, view.step, seat))


def silent(action: Action) -> Action:
    """The same, with nothing said."""
    return Play(action.card) if isinstance(action, Play) else action


def played_out(match: Match, fairness: Fairness, person: Seat, action: Action) -> Match:
    """The match at the end of the deal, if the person does this now."""
    match = match.after(match.decide(person, action))
    while is_played(match):
        seat = to_act(match)
        choose = by_person if seat == person else by_computer
        match = match.after(match.decide(seat, choose(match, fairness, seat)))
    return match


def is_played(match: Match) -> bool:
    """Whether the deal is still under way."""
    return deal_of(match).score is None


def deal_of(match: Match) -> Deal:
    """The deal of a match that has begun one."""
    assert match.deal is not None
    return match.deal


def score_of(match: Match) -> DealScored:
    """The score of a deal that has ended."""
    score = deal_of(match).score
    assert score is not None
    return score


def sides_of(match: Match) -> tuple[int, ...]:
    """The side of each seat in a deal that was played to its end."""
    score_inputs, locations, _ = match.game.counted(deal_of(match))
    return match.game.sides_in(score_inputs, locations.held)


def result(match: Match, person: Seat) -> float:
    """By how much the person's side is ahead at the end of the deal, in points a seat."""
    scores = score_of(match).scores
    if not deal_of(match).tricks:
        return float(scores[person])
    return lead(scores, sides_of(match), person)


def own_score(match: Match, person: Seat) -> float:
    """What the person scores at the end of the deal; in a game of partnerships, the lead of their
    side."""
    scores = score_of(match).scores
    others = [team for team in match.game.teams if person not in team]
    return float(scores[person] - scores[others[0][0]] if others else scores[person])
