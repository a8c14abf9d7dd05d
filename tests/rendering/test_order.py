"""The sheet of all cards: each once a ranking, the strongest first, with what they count."""

import io
from fractions import Fraction

import pytest
from PIL import Image

from bot.games import catalogue
from bot.games.cards import Suit
from bot.games.game import Game
from bot.texts import Texts
from rendering.order import WIDTH, draw_order, order_in_words, rows
from rendering.picture import LONGEST_ALT
from rendering.ranks import equals, in_figures, points_in, rankings, worth

GAMES = [kind() for kind in catalogue.GAMES.values()]


def of(key: str) -> Game:
    return catalogue.find(key)()


def codes(game: Game, *suits: Suit) -> list[str]:
    [ranking] = [found for found in rankings(game) if found.suits == suits]
    return [card.code for card in ranking.cards]


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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_first_wins_over_the_second(game: Game) -> None:
    for ranking in rankings(game):
        for better, worse in zip(ranking.cards, ranking.cards[1:], strict=False):
            assert game.tables.beats[worse.index] & better.bit, (better, worse)


def test_low_numbers_of_the_round_suits_are_strong() -> None:
    order = codes(of("scarto"), Suit.CUPS, Suit.COINS)
    assert order[:6] == ["CK", "CQ", "CC", "CJ", "C1", "C2"]
    assert codes(of("scarto"), Suit.SWORDS, Suit.BATONS)[4:6] == ["S10", "S9"]


def test_suits_of_one_order_share_a_row() -> None:
    french = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
    assert codes(of("tarocco-francese"), *french)[-1] == "S1"


def test_options_change_the_order() -> None:
    assert codes(of("scarto"), Suit.TRUMPS)[:2] == ["T20", "T21"]
    world = catalogue.game("scarto", {"top_trump": "world"})
    assert codes(world, Suit.TRUMPS)[:2] == ["T21", "T20"]


def test_moors_are_equals() -> None:
    ottocento, scarto = of("ottocento"), of("scarto")
    same = equals(ottocento, rankings(ottocento)[0].cards)
    assert [card.code for card in same] == ["M1", "M2", "M3", "M4"]
    assert equals(scarto, rankings(scarto)[0].cards) == ()


def test_half_points_are_written_as_such(texts: Texts) -> None:
    game = of("tarocco-francese")
    assert worth(game, game.pack.parse("SK")) == Fraction(9, 2)
    words = order_in_words(game, texts)
    assert "king, 21 of trumps, Petit, Excuse 4½" in words
    assert "all others ½" in words


def test_the_words_give_order_points_and_equals(texts: Texts) -> None:
    words = order_in_words(of("ottocento"), texts)
    assert "trumps, high to low: Angel, World, Sun, Moon, 16, 15" in words
    assert "cups, coins, high to low: king, queen, cavalier, jack, ace, 6, 7" in words
    assert "first Moor, second Moor, third Moor, fourth Moor" in words
    assert "king, Angel, World, Begato, Fool 5; queen 4; cavalier 3; jack 2" in words


@pytest.mark.parametrize(
    ("key", "cards", "points"),
    [
        # 5 + 4 + 1, and two off for three cards.
        ("scarto", "SK SQ S5", Fraction(8)),
        # 5 + 1 + 1 + 1, and one off for each two cards.
        ("ottocento", "SK S6 S7 T5", Fraction(6)),
        ("piedicavallo", "SK S6 S7 T5", Fraction(8)),
        # 4½ + ½ + ½ + 3½.
        ("tarocco-francese", "SK S6 S7 SQ", Fraction(9)),
        # The Fool goes home, a card of half a point comes for it.
        ("tarocco-francese", "SK EXC S7 SQ", Fraction(9)),
    ],
)
def test_points_of_a_trick(key: str, cards: str, points: Fraction) -> None:
    game = of(key)
    assert points_in(game, game.pack.named(cards)) == points


@pytest.mark.parametrize(
    ("points", "figures"),
    [(Fraction(0), "0"), (Fraction(5), "5"), (Fraction(9, 2), "4½"), (Fraction(1, 2), "½")],
)
def test_figures(points: Fraction, figures: str) -> None:
    assert in_figures(points) == figures
