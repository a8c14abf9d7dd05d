"""The cards that tempt: what weaker players play, and what beginners' rules say."""

from collections.abc import Callable
from random import Random

from bot.games.actions import Action, Play, playable
from bot.games.cards import Card
from bot.games.view import SeatView
from bot.players import normal, simple
from bot.players.advice.catalogue import advisor_of
from tests.bench.players import yardsticks

PLAYERS: dict[str, Callable[[SeatView, Random], Action]] = {
    "simple": simple.choose,
    "normal": normal.choose,
    "greedy": yardsticks.greedy,
}
SEEDS = range(3)


def tempted(view: SeatView) -> dict[str, set[int]]:
    """The indexes of the cards that each of these plays, by name."""
    found = {name: set(_cards_of(player, view)) for name, player in PLAYERS.items()}
    found |= {name: {card.index} for name, card in _by_rule(view).items()}
    return found


def _cards_of(player: Callable[[SeatView, Random], Action], view: SeatView) -> list[int]:
    actions = [player(view, Random(seed)) for seed in SEEDS]
    return [action.card.index for action in actions if isinstance(action, Play)]


def _by_rule(view: SeatView) -> dict[str, Card]:
    game, cards = view.game, view.game.pack.members(playable(view.ask))
    beats, worth = game.tables.beats, advisor_of(game).card_values
    trumps = [card for card in cards if card.bit & game.tables.trumps]
    plain = [card for card in cards if card.bit & ~game.tables.fool]

    def strength(card: Card) -> int:
        return -beats[card.index].bit_count()

    rules = {"fool": next((card for card in cards if card.bit & game.tables.fool), None)}
    if plain:
        rules["highest"] = max(plain, key=strength)
        rules["lowest"] = min(plain, key=strength)
        rules["dearest"] = max(plain, key=lambda card: (worth[card.index], strength(card)))
        rules["cheapest"] = min(plain, key=lambda card: (worth[card.index], strength(card)))
    if trumps:
        rules["highest trump"] = max(trumps, key=strength)
        rules["lowest trump"] = min(trumps, key=strength)
    return {name: card for name, card in rules.items() if card is not None}
