"""A player who lays the card that weighs most, and does everything else by rules of thumb."""

from collections.abc import Sequence
from random import Random

from bot.games.actions import Action, playable
from bot.games.view import SeatView
from bot.players import simple
from bot.players.advice.catalogue import advisor_of
from bot.players.card_play import distinct, value_of
from bot.players.fitted.cards import cards_of
from bot.players.fitted.features import Features, features, of_thumb, setting_of
from bot.players.fitted.turn import PlayTurn, turn_of
from bot.players.fitted.weights import has_weights, weights_of
from bot.players.prospects import Prospects
from bot.players.situation import Situation, situation_of


def choose(view: SeatView, rng: Random) -> Action:
    """Return the card that weighs most, or what the rules of thumb say in other phases.

    A game without weights is played by the rules of thumb alone. Raises `ValueError` if the seat is
    asked nothing.
    """
    advisor = advisor_of(view.game)
    if not playable(view.ask) or not has_weights(view.game) or advisor.action(view) is not None:
        return simple.choose_prudently(view, rng)
    return advisor.playing(view, best_card(view))


def best_card(view: SeatView) -> int:
    """Return the index of the card that weighs most."""
    situation = situation_of(view)
    candidates = distinct(situation, situation.card_values)
    if len(candidates) == 1:
        return candidates[0]
    turn, found = features_of(view, situation, candidates)
    weights = weights_of(view.game, turn)
    sums = [sum(weights[place] * amount for place, amount in each) for each in found]
    return candidates[sums.index(max(sums))]


def features_of(
    view: SeatView, situation: Situation, candidates: Sequence[int]
) -> tuple[PlayTurn, list[Features]]:
    """Return a turn, and the features of each of these cards in it, by index."""
    cards, turn, prospects = cards_of(view.game), turn_of(view, situation), Prospects(situation)
    setting, found = setting_of(cards, turn), list[Features]()
    for card in candidates:
        thumb = value_of(situation, prospects, card) / situation.average_trick
        found.append(features(cards, turn, setting, card) + of_thumb(setting, thumb))
    return turn, found
