"""Lines with names that run from right to left: everything stands where it is told."""

import pytest

from bot.texts import isolated
from rendering.canvas.directions import stretches
from rendering.canvas.script import Style, length, lettered

STYLE = Style(34, 700)
KARIM, AHMAD = "كريم", "أحمد"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Ada +36", [("Ada +36", False)]),
        (KARIM, [(KARIM, True)]),
        # A name of two directions runs as its first letter does.
        (f"Ada {KARIM}", [("Ada ", False), (KARIM, True)]),
        (f"{KARIM} Ada", [("Ada", False), (f"{KARIM} ", True)]),
        (f"{KARIM} 7", [(f"{KARIM} 7", True)]),
        (f"{KARIM} & {AHMAD}", [(f"{KARIM} & {AHMAD}", True)]),
    ],
)
def test_a_name_alone(text: str, seen: list[tuple[str, bool]]) -> None:
    assert [each for each in stretches(text) if each[0]] == seen
    assert [each for each in stretches(isolated(text)) if each[0]] == seen


def test_a_line_keeps_names_and_numbers_together() -> None:
    line = f"{isolated(KARIM)} −9 · Ada +36 · {isolated(AHMAD)} −19"
    assert [text for text, _ in stretches(line) if text] == [
        KARIM,
        " −9 · Ada +36 · ",
        AHMAD,
        " −19",
    ]


def test_what_sets_a_name_apart_takes_no_room_and_leaves_no_mark() -> None:
    assert length(isolated(KARIM), STYLE) == length(KARIM, STYLE)
    assert lettered(isolated(KARIM), STYLE) == lettered(KARIM, STYLE)
    assert length(f"{isolated(KARIM)} −9", STYLE) == pytest.approx(
        length(KARIM, STYLE) + length(" −9", STYLE), abs=1
    )


def test_a_name_that_is_cut_still_stands_before_its_number() -> None:
    name, line = lettered(KARIM, STYLE), lettered(f"{isolated(KARIM)} −9", STYLE)
    box = name.getbbox()
    assert box is not None
    assert line.crop((0, 0, box[2], line.height)).getbbox() == box
    assert lettered(f"{isolated(KARIM * 9)} −9", STYLE, 120).width <= 121 + 2 * STYLE.overhang
