"""Games with options, a deal of them step by step, and the words for it."""

from collections.abc import Iterator
from random import Random

from bot.games.cards import Seat
from bot.games.catalogue import GAMES
from bot.games.game import Game
from bot.games.match import Match
from bot.games.options import OptionValue
from bot.games.rules import Rules
from bot.players.simple import choose
from bot.texts import texts_for
from bot.words.wording import Wording
from tests.cogs.support.arranged import deck

NAMES = ("Ada", "Bruno", "Carla", "Dino")


def wording_of(game: Rules) -> Wording:
    """The English words for the default look of the game's cards."""
    return Wording.usual(texts_for("en"), game.pack.art)


def game_of(key: str, **options: OptionValue) -> Game:
    """The game with these options."""
    kind = GAMES[key]
    return kind(kind.options_type.of(options))


def deal(game: Game, cards: str) -> Iterator[Match]:
    """A match after each step of its first deal, in which seat 0 is dealt these cards."""
    match, rng = Match(game, Seat(game.players - 1)), Random(0)
    match = match.after(match.next_deal(deck(game, match.first_dealer, {0: cards})))
    while match.deal is not None and match.deal.score is None:
        yield match
        seat = match.deal.to_act
        assert seat is not None
        match = match.after(match.decide(seat, choose(match.view(seat), rng)))
    yield match
