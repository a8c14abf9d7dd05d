"""The order of the cards of a game, and what they count."""

from fractions import Fraction

import pytest

from bot.games import catalogue
from bot.games.cards import Suit
from bot.games.game import Game
from bot.words.ranks import equals, points_aside, points_in, rankings, worth

GAMES = [kind() for kind in catalogue.GAMES.values()]


def of(key: str) -> Game:
    return catalogue.find(key)()


def codes(game: Game, *suits: Suit) -> list[str]:
    [ranking] = [found for found in rankings(game) if found.suits == suits]
    return [card.code for card in ranking.cards]


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
        # The Fool goes home, and a half-point card takes its place.
        ("tarocco-francese", "SK EXC S7 SQ", Fraction(9)),
    ],
)
def test_points_of_a_trick(key: str, cards: str, points: Fraction) -> None:
    game = of(key)
    assert points_in(game, game.pack.named(cards)) == points


def test_a_card_of_chambery_counts_what_the_rules_say_and_its_trick_a_point() -> None:
    game = of("chambery")
    pack = game.pack
    counts = {code: worth(game, pack.parse(code)) for code in ("HK", "T1", "EXC", "SQ", "DJ", "T9")}
    assert counts == {"HK": 4, "T1": 4, "EXC": 4, "SQ": 3, "DJ": 1, "T9": 0}
    assert points_in(game, pack.named("HK H4 H10 S2")) == 5
    assert points_aside(game, pack.named("DJ CJ")) == 3
    assert points_aside(game, pack.named("S5 H8")) == 1
