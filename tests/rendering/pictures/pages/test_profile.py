"""A profile: figures, a curve of the points so far, and the games."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.texts import Texts
from rendering.canvas.colours import GOLD
from rendering.canvas.picture import LONGEST_ALT
from rendering.pictures.pages.curves import curve, marks
from rendering.pictures.pages.profile import (
    MOST_GAMES,
    GameLine,
    Profile,
    draw_profile,
    per_match,
    profile_in_words,
    won_share,
)

SCARTO = GameLine("Scarto", 3, 2, 14)
ADA = Profile("Ada", 2, 3, 2, 14, (20, -10, 4), (SCARTO,))


def _image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def test_the_curve_begins_with_what_was_made_before() -> None:
    assert ADA.running == (0, 20, 10, 14)
    assert replace(ADA, points=100).running == (86, 106, 96, 100)


@pytest.mark.parametrize(
    ("points", "matches", "expected"),
    [(14, 3, "+4.7"), (-14, 3, "−4.7"), (0, 5, "0.0"), (10, 4, "+2.5"), (-1, 100, "0.0")],
)
def test_points_a_match(points: int, matches: int, expected: str) -> None:
    assert per_match(replace(ADA, points=points, matches=matches)) == expected


@pytest.mark.parametrize(("wins", "matches", "share"), [(2, 3, 67), (0, 9, 0), (9, 9, 100)])
def test_share_of_wins(wins: int, matches: int, share: int) -> None:
    assert won_share(replace(ADA, wins=wins, matches=matches)) == share


def test_the_words_tell_figures_curve_and_games(texts: Texts) -> None:
    assert profile_in_words(ADA, texts) == (
        "Ada: 2nd place on this server. 3 matches, 2 won (67 %), +4.7 points per match. "
        "Points so far over the latest 3 matches: from 0, highest +20, lowest 0, now +14. "
        "Scarto: 2 of 3 won, +14 points."
    )
    assert draw_profile(ADA, texts).alt == profile_in_words(ADA, texts)


def test_each_game_has_a_row_up_to_the_best_few(texts: Texts) -> None:
    heights = [
        _image(draw_profile(replace(ADA, games=(SCARTO,) * count), texts).png).height
        for count in (0, 1, 2, MOST_GAMES, MOST_GAMES + 1)
    ]
    assert heights[1] - heights[0] == heights[2] - heights[1] > 0
    assert heights[4] == heights[3]


def test_the_curve_goes_up_and_down_with_the_points(texts: Texts) -> None:
    risen = _gold_heights(draw_profile(replace(ADA, points=30, totals=(10, 10, 10)), texts).png)
    fallen = _gold_heights(draw_profile(replace(ADA, points=-30, totals=(-10,) * 3), texts).png)
    assert risen[0] > risen[-1] + 100
    assert fallen[0] < fallen[-1] - 100


def _gold_heights(png: bytes) -> list[int]:
    # The middle of the gold pixels in each column that has any.
    image, gold = _image(png), Image.new("RGB", (1, 1), GOLD).getpixel((0, 0))
    found = []
    for x in range(image.width):
        column = [y for y in range(image.height) if image.getpixel((x, y)) == gold]
        if column:
            found.append(sum(column) // len(column))
    return found


@pytest.mark.parametrize("totals", [(0,), (0, 0), (-12345,), (1,) * 200], ids=str)
def test_odd_curves_can_be_drawn(totals: tuple[int, ...], texts: Texts) -> None:
    picture = draw_profile(replace(ADA, totals=totals, points=sum(totals)), texts)
    assert len(picture.png) < 60 * 1024


def test_the_longest_of_all_fits(texts: Texts) -> None:
    line = GameLine("W" * 40, 10**6, 10**6, -(10**7))
    worst = Profile("W" * 32, 10**6, 10**6, 10**6, -(10**7), (-99999,) * 200, (line,) * 9)
    picture = draw_profile(worst, texts)
    assert len(picture.alt) <= LONGEST_ALT
    assert len(picture.png) < 60 * 1024


@pytest.mark.parametrize(
    ("lowest", "highest", "expected"),
    [
        (-38, 180, [0, 50, 100, 150]),
        (0, 1, [0, 1]),
        (5, 5, [5]),
        (-12345, 0, [-10000, -5000, 0]),
        (-3, 3, [-2, 0, 2]),
    ],
)
def test_marks_are_round_and_few(lowest: int, highest: int, expected: list[int]) -> None:
    assert marks(lowest, highest, 6) == expected


def test_a_curve_stays_in_its_area() -> None:
    area = curve([(5, 5), (95, 45)], (100, 50), 4)
    assert area.size == (100, 50)
    box = area.getbbox()
    assert box is not None
    # The spots are the centres of round ends, two pixels from the edge of the line.
    assert all(abs(edge - wanted) <= 1 for edge, wanted in zip(box, (3, 3, 97, 47), strict=True))
