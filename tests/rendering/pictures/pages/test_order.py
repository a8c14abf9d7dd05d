"""The sheet of all cards: each once per ranking, strongest first, with what it counts."""

import io
from fractions import Fraction

import pytest
from PIL import Image

from bot.games import catalogue
from bot.games.cards import Suit
from bot.games.game import Game
from bot.texts import Texts
from bot.words.ranks import rankings, worth
from rendering.canvas.picture import LONGEST_ALT
from rendering.pictures.pages.order import WIDTH, draw_order, order_in_words, rows

GAMES = [kind() for kind in catalogue.GAMES.values()]


def of(key: str) -> Game:
    return catalogue.find(key)()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_has_a_sheet_with_words(game: Game, texts: Texts) -> None:
    picture = draw_order(game, texts)
    image = Image.open(io.BytesIO(picture.png))
    assert image.width == WIDTH
    assert len(picture.png) < 120_000
    assert len(picture.alt) < LONGEST_ALT


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_suit_and_every_trump_is_there(game: Game) -> None:
    found = rankings(game)
    suits = [suit for ranking in found for suit in ranking.suits]
    assert sorted(suit.value for suit in suits) == sorted(
        {card.suit.value for card in game.pack.cards} - {Suit.FOOL.value}
    )
    shown = [card for group in rows(game) for row in group for card in row]
    assert len(shown) == sum(len(ranking.cards) for ranking in found) + 1
    assert shown[len(found[0].cards)].suit is Suit.FOOL


def test_half_points_are_written_as_such(texts: Texts) -> None:
    game = of("tarocco-francese")
    assert worth(game, game.pack.parse("SK")) == Fraction(9, 2)
    words = order_in_words(game, texts)
    assert "king, 21 of trumps, Petit, Excuse 4½" in words
    assert "all others ½" in words


def test_the_words_give_order_points_and_equals(texts: Texts) -> None:
    words = order_in_words(of("ottocento"), texts)
    assert "Trumps, high to low: Angel, World, Sun, Moon, 16, 15" in words
    assert "Cups and coins, high to low: king, queen, cavalier, jack, ace, 6, 7" in words
    assert "first Moor, second Moor, third Moor, fourth Moor" in words
    assert "king, Angel, World, Begato, Fool 5; queen 4; cavalier 3; jack 2" in words
