"""A player who lays the card that weighs most, and does everything else by rules of thumb."""

from random import Random

from bot.games.actions import Action, playable
from bot.games.view import SeatView
from bot.players import simple
from bot.players.advice.catalogue import advisor_of
from bot.players.card_play import distinct, value_of
from bot.players.fitted.cards import cards_of
from bot.players.fitted.features import features, of_thumb, setting_of
from bot.players.fitted.turn import turn_of
from bot.players.fitted.weights import has_weights, weights_of
from bot.players.prospects import Prospects
from bot.players.situation import situation_of


def choose(view: SeatView, rng: Random) -> Action:
    """The card that weighs most, or what the rules of thumb say in other phases.

    A game without weights is played by the rules of thumb alone. Raises `ValueError` if the seat is
    asked nothing.
    """
    advisor = advisor_of(view.game)
    if not playable(view.ask) or not has_weights(view.game) or advisor.action(view) is not None:
        return simple.choose(view, rng)
    return advisor.playing(view, best_card(view))


def best_card(view: SeatView) -> int:
    """The index of the card that weighs most."""
    situation = situation_of(view)
    cards, turn, prospects = cards_of(view.game), turn_of(view, situation), Prospects(situation)
    setting, weights = setting_of(cards, turn), weights_of(view.game, turn)

    def weight(card: int) -> float:
        thumb = value_of(situation, prospects, card) / situation.average_trick
        found = features(cards, turn, setting, card) + of_thumb(setting, thumb)
        return sum(weights[place] * amount for place, amount in found)

    candidates = distinct(situation, situation.prizes)
    return candidates[0] if len(candidates) == 1 else max(candidates, key=weight)
