"""The leaderboard: a row per person, the asker's row framed, names in any script."""

import io
from dataclasses import replace

from PIL import Image

from bot.texts import Texts
from rendering.canvas.colours import GOLD, MINUS, PLATE, PLATE_EDGE, PLUS, WHITE
from rendering.canvas.picture import LONGEST_ALT
from rendering.pictures.pages.cardless import BRONZE, SILVER
from rendering.pictures.pages.leaderboard import (
    ARROW,
    BAR,
    CURVE,
    GAP,
    HEADER,
    MEDAL,
    MOVED,
    NOTE,
    NOTE_LINE,
    OWN_GAP,
    PLACE,
    ROW,
    SIDE,
    UNRANKED,
    LeaderboardLine,
    LeaderboardSheet,
    draw_leaderboard,
    leaderboard_in_words,
)

ADA = LeaderboardLine(place=1, name="Ada", value="3", of="of 4", share=75)
BRUNO = LeaderboardLine(place=2, name="Bruno", value="1", of="of 4", share=25)
CARLA = LeaderboardLine(place=17, name="Carla", value="0", of="of 4", own=True)
LAST = replace(CARLA, place=None, own=False)
SHEET = LeaderboardSheet(
    title="Leaderboard · Scarto", time="all time", by="wins", lines=(ADA, BRUNO)
)


def _image(sheet: LeaderboardSheet, texts: Texts) -> Image.Image:
    return Image.open(io.BytesIO(draw_leaderboard(sheet, texts).png)).convert("RGB")


def _colour(text: str) -> object:
    return Image.new("RGB", (1, 1), text).getpixel((0, 0))


def _middle(number: int) -> int:
    """The height of the middle of a row."""
    return HEADER + number * (ROW + GAP) + ROW // 2


def test_a_row_per_person_and_one_more_for_the_one_who_asks(texts: Texts) -> None:
    two = _image(SHEET, texts)
    assert two.size == (1100, HEADER + 2 * (ROW + GAP) + SIDE - GAP)
    three = _image(replace(SHEET, own=CARLA), texts)
    assert three.height == two.height + OWN_GAP + ROW + GAP
    assert _image(replace(SHEET, note="Well done."), texts).height == two.height + NOTE
    long = _image(replace(SHEET, note="Well done. " * 9), texts)
    assert long.height == two.height + NOTE + NOTE_LINE


def test_the_own_row_is_framed(texts: Texts) -> None:
    image = _image(replace(SHEET, lines=(ADA, replace(BRUNO, own=True))), texts)
    edges = [image.getpixel((SIDE + 1, _middle(n))) for n in range(2)]
    assert edges == [_colour(PLATE_EDGE), _colour(GOLD)]


def test_the_bar_is_as_long_as_the_share(texts: Texts) -> None:
    image = _image(SHEET, texts)
    for number, line in enumerate((ADA, BRUNO)):
        y, share = _middle(number), line.share or 0
        lit = sum(image.getpixel((x, y)) == _colour(PLUS) for x in range(*BAR))
        assert abs(lit - (BAR[1] - BAR[0]) * share / 100) < 1


def test_there_are_medals_only_where_they_are_due(texts: Texts) -> None:
    lines = tuple(replace(ADA, place=place) for place in (1, 2, 3, 4))
    spot = PLACE[0] + PLACE[1] // 2 - MEDAL // 2 + 4
    for medals in (True, False):
        image = _image(replace(SHEET, lines=lines, medals=medals), texts)
        found = [image.getpixel((spot, _middle(n))) for n in range(4)]
        discs = [_colour(GOLD), _colour(SILVER), _colour(BRONZE)]
        assert [each in discs for each in found] == [medals] * 3 + [False]
        assert not medals or found[:3] == discs


def test_who_is_not_ranked_stands_below_a_line(texts: Texts) -> None:
    image = _image(replace(SHEET, lines=(ADA, BRUNO, LAST)), texts)
    assert image.height == HEADER + 3 * (ROW + GAP) + UNRANKED + SIDE - GAP
    line = HEADER + 2 * (ROW + GAP) + (UNRANKED - GAP) // 2
    assert image.getpixel((1000, line)) == _colour(PLATE_EDGE)
    nobody = _image(replace(SHEET, lines=(LAST,)), texts)
    assert nobody.height == HEADER + ROW + GAP + UNRANKED + SIDE - GAP


def test_the_bar_of_a_rating_is_as_wide_as_it_is_uncertain(texts: Texts) -> None:
    lines = (
        LeaderboardLine(place=1, name="Ada", value="1600", range=(1550, 1650)),
        LeaderboardLine(place=2, name="Bruno", value="1450", range=(1300, 1600)),
    )
    image = _image(replace(SHEET, lines=lines), texts)
    across = (BAR[1] - BAR[0]) / 350
    for number, (low, high) in enumerate(((1550, 1650), (1300, 1600))):
        y = _middle(number) + 5
        lit = [x for x in range(*BAR) if image.getpixel((x, y)) in (_colour(PLUS), _colour(WHITE))]
        assert abs(lit[0] - (BAR[0] + (low - 1300) * across)) <= 1
        assert abs(lit[-1] - (BAR[0] + (high - 1300) * across)) <= 1


def test_the_curve_rises_where_deals_were_won(texts: Texts) -> None:
    left, width, height = CURVE
    ends = []
    for margin in (30, -30):
        line = replace(ADA, form=(margin,) * 20)
        image = _image(replace(SHEET, lines=(line,)), texts)
        top = _middle(0) - height // 2
        ends.append(
            [
                y
                for y in range(top, top + height)
                if y not in (_middle(0) - 1, _middle(0))
                and image.getpixel((left + width - 8, y)) != image.getpixel((left - 8, y))
            ]
        )
    above, below = ends
    assert max(above) < _middle(0) < min(below)


def test_an_arrow_tells_who_has_risen_or_fallen(texts: Texts) -> None:
    lines = (replace(ADA, moved=2), replace(BRUNO, moved=-1), replace(CARLA, own=False))
    image = _image(replace(SHEET, lines=lines), texts)
    for number, colour in enumerate((PLUS, MINUS)):
        widths = [
            sum(
                image.getpixel((x, _middle(number) + off)) == _colour(colour)
                for x in range(MOVED[0], MOVED[0] + ARROW)
            )
            for off in (-ARROW // 3, ARROW // 3)
        ]
        above, below = widths
        assert above < below if colour is PLUS else above > below
    assert image.getpixel((MOVED[0] + ARROW // 2, _middle(2))) == _colour(PLATE)


def test_a_wide_value_leaves_no_room_for_an_arrow(texts: Texts) -> None:
    wide = replace(ADA, value="12345", of="of 67890")
    still, moved = (_image(replace(SHEET, lines=(replace(wide, moved=n),)), texts) for n in (0, 2))
    assert still.tobytes() == moved.tobytes()


def test_the_words_tell_who_has_moved(texts: Texts) -> None:
    lines = (replace(ADA, moved=2), replace(BRUNO, moved=-1))
    _, *told = leaderboard_in_words(replace(SHEET, lines=lines), texts)
    assert told == [
        "1. Ada: 3 of 4 (up 2 since Monday).",
        "2. Bruno: 1 of 4 (down 1 since Monday).",
    ]


def test_the_words_tell_every_line(texts: Texts) -> None:
    sheet = replace(SHEET, lines=(ADA, BRUNO, LAST), own=CARLA, note="Well done.")
    told = leaderboard_in_words(sheet, texts)
    assert told == [
        "Leaderboard · Scarto: wins, all time.",
        "1. Ada: 3 of 4.",
        "2. Bruno: 1 of 4.",
        "Carla: 0 of 4, not ranked.",
        "Your line: 17. Carla: 0 of 4.",
        "Well done.",
    ]
    assert draw_leaderboard(sheet, texts).alt == " ".join(told)
    assert leaderboard_in_words(sheet, texts, 1) == [*told[:2], *told[-2:]]


def test_ten_of_the_longest_names_fit_the_words_and_the_picture(texts: Texts) -> None:
    form = tuple(240 * (n % 2) - 120 for n in range(20))
    line = LeaderboardLine(
        place=10**6, name="W" * 32, value=str(10**5), of="of 100000", range=(-(10**4), 10**4),
        form=form,
    )  # fmt: skip
    sheet = replace(
        SHEET,
        title="W" * 60,
        lines=tuple(replace(line, place=10**6 + n) for n in range(10)),
        own=replace(line, own=True),
        note="W" * 100,
    )
    picture = draw_leaderboard(sheet, texts)
    assert len(picture.alt) <= LONGEST_ALT
    assert len(picture.png) < 80 * 1024


def test_a_name_that_cannot_be_drawn_is_replaced(texts: Texts) -> None:
    pictures = [
        draw_leaderboard(replace(SHEET, lines=(replace(ADA, name=name),)), texts).png
        for name in ("\u200b", "Player")
    ]
    assert pictures[0] == pictures[1]


def test_of_what_is_over_nobody_is_not_ranked_yet(texts: Texts) -> None:
    def words_end(sheet: LeaderboardSheet) -> int:
        """Where the line begins that follows the words above those who are not ranked."""
        image, y = _image(sheet, texts), HEADER + ROW + GAP + (UNRANKED - GAP) // 2
        return next(x for x in range(1100) if image.getpixel((x, y)) == _colour(PLATE_EDGE))

    sheet = replace(SHEET, lines=(ADA, LAST))
    assert words_end(replace(sheet, over=True)) < words_end(sheet)
