"""The leaderboard: a row per player, the asker's row framed, names in any script."""

import io
from dataclasses import replace

from PIL import Image

from bot.texts import Texts
from rendering.canvas.colours import GOLD, PLATE_EDGE, PLUS
from rendering.canvas.picture import LONGEST_ALT
from rendering.pictures.pages.leaderboard import (
    BAR,
    GAP,
    HEADER,
    OWN_GAP,
    ROW,
    SIDE,
    Line,
    draw_leaderboard,
    leaderboard_in_words,
)

ADA = Line(1, "Ada", 3, 4, 12)
BRUNO = Line(2, "Bruno", 1, 4, -12)
CARLA = Line(17, "Carla", 0, 4, 0, own=True)


def _image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def _colour(text: str) -> object:
    return Image.new("RGB", (1, 1), text).getpixel((0, 0))


def test_a_row_per_player_and_one_more_for_the_one_who_asks(texts: Texts) -> None:
    two = draw_leaderboard((ADA, BRUNO), None, "", texts)
    three = draw_leaderboard((ADA, BRUNO), CARLA, "", texts)
    assert _image(two.png).size == (1100, HEADER + 2 * (ROW + GAP) + SIDE - GAP)
    assert _image(three.png).height == _image(two.png).height + OWN_GAP + ROW + GAP


def test_the_own_row_is_framed(texts: Texts) -> None:
    lines = (ADA, replace(BRUNO, own=True))
    image = _image(draw_leaderboard(lines, None, "", texts).png)
    edges = [image.getpixel((SIDE + 1, HEADER + n * (ROW + GAP) + ROW // 2)) for n in range(2)]
    assert edges == [_colour(PLATE_EDGE), _colour(GOLD)]


def test_the_bar_is_as_long_as_the_share_of_wins(texts: Texts) -> None:
    image = _image(draw_leaderboard((ADA, BRUNO), None, "", texts).png)
    won = _colour(PLUS)
    for number, line in enumerate((ADA, BRUNO)):
        y = HEADER + number * (ROW + GAP) + ROW // 2
        lit = sum(image.getpixel((x, y)) == won for x in range(*BAR))
        assert lit == (BAR[1] - BAR[0]) * line.wins // line.matches


def test_the_words_tell_every_line(texts: Texts) -> None:
    told = leaderboard_in_words((ADA, BRUNO), CARLA, "Scarto", texts)
    assert told == [
        "Leaderboard · Scarto.",
        "1. Ada: 3 wins of 4, +12 points.",
        "2. Bruno: 1 win of 4, −12 points.",
        "Your place: 17. Carla: 0 wins of 4, 0 points.",
    ]
    assert draw_leaderboard((ADA, BRUNO), CARLA, "Scarto", texts).alt == " ".join(told)


def test_ten_of_the_longest_names_fit_the_words_and_the_picture(texts: Texts) -> None:
    lines = tuple(Line(10**6 + n, "W" * 32, 10**5, 10**5, -(10**6)) for n in range(10))
    picture = draw_leaderboard(lines, replace(lines[0], own=True), "", texts)
    assert len(picture.alt) <= LONGEST_ALT
    assert len(picture.png) < 60 * 1024


def test_a_name_that_cannot_be_drawn_is_replaced(texts: Texts) -> None:
    nameless = replace(ADA, name="\u200b")
    named = replace(ADA, name="Player")
    pictures = [draw_leaderboard((line,), None, "", texts).png for line in (nameless, named)]
    assert pictures[0] == pictures[1]
