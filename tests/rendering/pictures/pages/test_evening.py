"""The picture of an evening: a row for each person, a column for each match."""

import io

from PIL import Image

from bot.texts import languages, texts_for
from rendering.pictures.pages.evening import (
    GAP,
    HEADER,
    LEAST_NAME,
    MOST_MATCHES,
    MOST_PEOPLE,
    NAME,
    ROW,
    SIDE,
    WIDTH,
    EveningGame,
    EveningRow,
    _columns,
    draw_evening,
)

ENGLISH = texts_for("en")


def game(people: int, *gains: int | None) -> EveningGame:
    total = sum(filter(None, gains))
    rows = (EveningRow(n + 1, "W" * 32, n, gains, total) for n in range(people))
    return EveningGame("French Tarot, 6 players, 12 matches", tuple(rows))


def test_it_says_how_people_stand() -> None:
    rows = (EveningRow(1, "Ada", 1, (10, 21), 31), EveningRow(2, "Bruno", 2, (-10, None), -10))
    picture = draw_evening((EveningGame("Scarto, 2 matches", rows),), ENGLISH)
    assert picture.alt == "Scarto, 2 matches: 1. Ada +31, 2. Bruno −10."
    size = Image.open(io.BytesIO(picture.png)).size
    assert size == (WIDTH, HEADER + 2 * (ROW + GAP) - GAP + SIDE)


def test_the_newest_matches_that_fit_are_columns() -> None:
    assert [*_columns(game(2, 1, 2, 3))] == [2, 1, 0]
    assert [*_columns(game(2, *[1] * 12))] == [*range(11, 11 - MOST_MATCHES, -1)]
    wide = _columns(game(2, *[-1234] * 12))
    assert 3 < len(wide) < MOST_MATCHES
    assert min(wide.values()) > NAME + LEAST_NAME


def test_the_longest_evening_is_drawn_in_every_language() -> None:
    for language in languages():
        games = (game(6, *[-1234] * 12), game(MOST_PEOPLE + 3, 5, None))
        picture = draw_evening(games, texts_for(language))
        rows = 6 + MOST_PEOPLE
        height = Image.open(io.BytesIO(picture.png)).size[1]
        assert height == 2 * HEADER + rows * (ROW + GAP) + 20 + SIDE - GAP
