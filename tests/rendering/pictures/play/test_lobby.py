"""The picture of a lobby: a seat for everybody, none overlapping, and words for all of it."""

import io
from itertools import combinations

import pytest
from PIL import Image

from bot.games import catalogue
from bot.games.game import Game
from bot.tables.seating import COMPUTER_NAMES
from bot.texts import Texts
from bot.words.seats import Nameplate
from rendering.canvas.picture import LONGEST_ALT
from rendering.canvas.script import length
from rendering.pictures.play.lobby import (
    FEET,
    NAME,
    SEATS,
    SIDE,
    WIDTH,
    draw_lobby,
    height,
    lobby_in_words,
    name_room,
    place_size,
    places,
    seats_left,
    some_cards,
)
from tests.rendering.support.scenes import SITTERS

GAMES = [kind(players=number) for kind in catalogue.GAMES.values() for number in kind.numbers]


def seated(game: Game, people: int) -> tuple[Nameplate | None, ...]:
    """So many people, and free seats after them."""
    return (*SITTERS[:people], *[None] * (game.players - people))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.key}-{game.players}")
def test_every_game_with_every_number_of_people(game: Game, texts: Texts) -> None:
    for people in range(1, game.players + 1):
        picture = draw_lobby(game, seated(game, people), texts)
        with Image.open(io.BytesIO(picture.png)) as image:
            assert image.size == (WIDTH, height(game.players))
        assert len(picture.png) <= 60 * 1024
        assert picture.alt.count("free") == game.players - people


def test_seats_that_are_kept_are_neither_free_nor_taken() -> None:
    def said(free: int, *invited: str) -> str:
        return seats_left((SITTERS[0], *[None] * free), invited, Texts("en"))

    assert said(3, "Elena") == "2 seats free"
    assert said(1, "Elena") == "1 seat kept"
    assert said(2, "Elena", "Fabio") == "2 seats kept"
    assert said(0) == "all seats taken"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_seats_are_apart_and_below_the_cards(players: int) -> None:
    (width, high), spots = place_size(players), places(players)
    assert len(spots) == players
    for x, y in spots:
        assert SIDE <= x <= WIDTH - width - SIDE
        assert max(FEET) + 8 <= SEATS <= y <= height(players) - high - 8
    for one, other in combinations(spots, 2):
        assert abs(one[0] - other[0]) > width or abs(one[1] - other[1]) > high


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.key}-{game.players}")
def test_six_letters_of_every_name_are_shown(game: Game, texts: Texts) -> None:
    for seat in range(game.players):
        assert length("W" * 6 + "…", NAME.style) <= name_room(game, seat, SITTERS[0], texts)
        for name in COMPUTER_NAMES:
            room = name_room(game, seat, Nameplate(name, computer="normal"), texts)
            assert length(name, NAME.style) <= room


def test_seats_are_read_row_by_row() -> None:
    assert sorted(places(5), key=lambda spot: (spot[1], spot[0])) == list(places(5))


def test_a_game_can_be_shown_with_another_pack(texts: Texts) -> None:
    game = catalogue.find("scarto")()
    french, own = (draw_lobby(game, seated(game, 1), texts, art) for art in ("nouveau", None))
    assert french.png != own.png
    assert "Tarot Nouveau, 78 cards" in french.alt
    assert "Tarocco Piemontese, 78 cards" in own.alt


def test_the_words_tell_seats_computers_teams_and_the_pack(texts: Texts) -> None:
    game = catalogue.find("ottocento")()
    sitters = (Nameplate("Ada"), Nameplate("Aurelia", computer="normal"), None, Nameplate("Bruno"))
    assert lobby_in_words(game, sitters, texts) == (
        "Ottocento. Tarocco Bolognese, 62 cards. Seat 1: Ada, team A. "
        "Seat 2: Aurelia, computer, normal, team B. Seat 3: free, team A. Seat 4: Bruno, team B."
    )
    assert draw_lobby(game, sitters, texts).alt == lobby_in_words(game, sitters, texts)


def test_the_longest_names_fit(texts: Texts) -> None:
    game = catalogue.find("tarocco-francese")(players=6)
    picture = draw_lobby(game, (Nameplate("W" * 32, computer="normal"),) * 6, texts)
    assert len(picture.alt) <= LONGEST_ALT


@pytest.mark.parametrize("game", GAMES[:3], ids=lambda game: game.key)
def test_five_cards_of_the_pack_lie_on_the_table(game: Game) -> None:
    shown = some_cards(game)
    assert len(set(shown)) == 5
    assert set(shown) <= set(game.pack.cards)
