"""A profile: figures, the curve of a rating with its band, and sections in two columns."""

import io
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bot.texts import Texts, languages, texts_for
from rendering.canvas import lettering
from rendering.canvas.colours import GOLD, MINUS, PLATE_EDGE, PLUS, WHITE
from rendering.canvas.indexed import Palette
from rendering.canvas.lettering import Ink
from rendering.canvas.picture import LONGEST_ALT
from rendering.canvas.script import length
from rendering.pictures.pages.cardless import MEDALS
from rendering.pictures.pages.curves import band, curve, marks
from rendering.pictures.pages.profile import (
    DETAIL,
    INNER,
    LINE,
    SIDE,
    Chart,
    Entry,
    Profile,
    Section,
    Tile,
    _places,
    draw_profile,
    profile_in_words,
)
from rendering.pictures.writing import value_ink

RISING = Chart("Scarto: rating", (1500, 1540, 1600), (200, 150, 100))
ROLES = Section("By role", (Entry("taker", "2 of 3 won", "+4.7"), Entry("defender", "", "0.0")))
ADA = Profile("Ada", "2nd place", (Tile("1600 ± 100", "rating"),), RISING, (ROLES,))


def _image(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def test_the_words_tell_figures_curve_and_sections(texts: Texts) -> None:
    told = [
        "Ada: 2nd place.",
        "Rating: 1600 ± 100.",
        "Scarto: rating: from 1500, highest 1600, lowest 1500, now 1600 ± 100.",
        "By role: taker +4.7 (2 of 3 won); defender 0.0.",
    ]
    assert profile_in_words(ADA, texts) == told
    assert draw_profile(ADA, texts).alt == " ".join(told)


def test_what_there_is_not_takes_no_room(texts: Texts) -> None:
    heights = [
        _image(draw_profile(profile, texts).png).height
        for profile in (
            replace(ADA, chart=None, sections=()),
            replace(ADA, sections=()),
            ADA,
            replace(ADA, sections=(ROLES, ROLES)),
            replace(ADA, sections=(ROLES,) * 3),
        )
    ]
    assert heights[0] < heights[1] < heights[2] == heights[3] < heights[4]


def test_a_wide_section_has_both_columns(texts: Texts) -> None:
    wide = replace(ROLES, wide=True)
    places, bottom = _places(replace(ADA, sections=(ROLES, wide, ROLES, ROLES)))
    # The third comes beside the first, where there is room for it.
    (left, top), (across, below), (right, beside), (last, lowest) = places
    assert across == left == last == SIDE < right
    assert top == beside
    assert top + ROLES.height < below
    assert below + wide.height < lowest
    assert bottom == lowest + ROLES.height
    assert wide.width == INNER > 2 * ROLES.width


def test_a_section_whose_words_have_no_room_is_wide() -> None:
    long = replace(ROLES, rows=(Entry("taker", "133 of 144 contracts won", "+4.7"), *ROLES.rows))
    assert long.is_wide
    assert not ROLES.is_wide
    assert replace(ROLES, title="W" * 20).is_wide
    assert not replace(ROLES, rows=(Entry("taker", "W" * 32, "+4.7", named=True),)).is_wide


@pytest.mark.parametrize("language", languages())
def test_that_two_have_never_met_has_room(language: str) -> None:
    told = texts_for(language).say("profile-never")
    assert length(told, LINE.style) <= INNER - 40


@pytest.mark.parametrize("language", languages())
def test_a_name_gives_way_to_what_it_is(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: dict[str, int | None] = {}
    checked = lettering._written

    def note(palette: Palette, text: str, ink: Ink, width: int | None) -> Image.Image:
        drawn[text] = width
        return checked(palette, text, ink, width)

    monkeypatch.setattr(lettering, "_written", note)
    texts, name = texts_for(language), "W" * 32
    labels = [texts.say(f"profile-{key}") for key in ("partner", "opponent")]
    rows = tuple(Entry(label, name, "+88.8", named=True) for label in labels)
    draw_profile(replace(ADA, sections=(Section("", rows),)), texts)
    assert all((drawn[label] or 0) >= length(label, LINE.style) for label in labels)
    assert (drawn[name] or 0) >= length("W" * 3 + "…", DETAIL.style)


def test_medals_are_drawn_and_told(texts: Texts) -> None:
    entries = [Entry("Scarto", "summer 2026", "1632", medal=place) for place in (1, 2, 3)]
    found = replace(ADA, chart=None, sections=(Section("Medals", tuple(entries)),))
    assert profile_in_words(found, texts)[-1] == (
        "Medals: gold: Scarto 1632 (summer 2026); silver: Scarto 1632 (summer 2026);"
        " bronze: Scarto 1632 (summer 2026)."
    )
    seen = _colours(found, texts)
    without = replace(found, sections=(Section("", tuple(replace(e, medal=0) for e in entries)),))
    assert set(MEDALS) <= seen
    assert not set(MEDALS) & _colours(without, texts)


def _colours(profile: Profile, texts: Texts) -> set[str]:
    # Of at least a thousand pixels: letters have shades.
    pixels: Any = _image(draw_profile(profile, texts).png).getcolors(1 << 24)
    return {"#{:02X}{:02X}{:02X}".format(*colour) for count, colour in pixels if count > 1000}


def test_the_curve_goes_up_and_down_with_the_rating(texts: Texts) -> None:
    risen = _heights(ADA, GOLD, texts)
    falling = replace(RISING, values=(1600, 1540, 1500))
    fallen = _heights(replace(ADA, chart=falling), GOLD, texts)
    assert risen[0] > risen[-1] + 50
    assert fallen[0] < fallen[-1] - 50


def test_the_band_is_as_wide_as_the_rating_is_uncertain(texts: Texts) -> None:
    sure = replace(RISING, offs=(200, 20, 20))
    widths = [
        _count(replace(ADA, chart=chart, sections=()), PLATE_EDGE, texts)
        for chart in (sure, RISING)
    ]
    assert widths[1] > 1.4 * widths[0]


def _heights(profile: Profile, colour: str, texts: Texts) -> list[int]:
    # The middle of the pixels of this colour in each column that has any.
    image, wanted = _image(draw_profile(profile, texts).png), Image.new("RGB", (1, 1), colour)
    found = []
    for x in range(image.width):
        pixels = [
            y for y in range(image.height) if image.getpixel((x, y)) == wanted.getpixel((0, 0))
        ]
        if pixels:
            found.append(sum(pixels) // len(pixels))
    return found


def _count(profile: Profile, colour: str, texts: Texts) -> int:
    wanted = Image.new("RGB", (1, 1), colour).getpixel((0, 0))
    found = _image(draw_profile(profile, texts).png).getcolors(1 << 16) or []
    return sum(count for count, pixel in found if pixel == wanted)


@pytest.mark.parametrize("deals", [2, 3, 1000])
@pytest.mark.parametrize("off", [0, 200])
def test_odd_curves_can_be_drawn(deals: int, off: int, texts: Texts) -> None:
    chart = Chart("", (1500,) * deals, (off,) * deals)
    picture = draw_profile(replace(ADA, chart=chart), texts)
    assert len(picture.png) < 60 * 1024


def test_a_picture_has_as_many_sentences_as_fit(texts: Texts) -> None:
    worst = replace(ADA, sections=(replace(ROLES, rows=ROLES.rows * 9),) * 8)
    alt = draw_profile(worst, texts).alt
    assert LONGEST_ALT / 2 < len(alt) <= LONGEST_ALT
    assert alt.endswith(".")


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


def test_a_band_fills_what_lies_between_two_lines() -> None:
    area = band([(10, 10), (90, 20)], [(10, 30), (90, 40)], (100, 50))
    assert area.getpixel((50, 25)) == 255
    assert area.getpixel((50, 8)) == area.getpixel((50, 42)) == area.getpixel((5, 25)) == 0


@pytest.mark.parametrize(
    ("value", "colour"), [("+4.5", PLUS), ("−12", MINUS), ("0.0", WHITE), ("1620 ± 70", WHITE)]
)
def test_a_value_has_the_colour_of_its_sign(value: str, colour: object) -> None:
    assert value_ink(value, 36).colour == colour
