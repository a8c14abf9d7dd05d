"""Names in any script: readable, never an empty box, never wider than the room."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rendering.canvas.script import Style, clean, drawable, length, lettered, wrapped

STYLE = Style(34, 700)
SCRIPTS = {
    "Latin": "Jean-François Łukasz Žižka",
    "Greek": "Ελένη Παπαδοπούλου",
    "Cyrillic": "Юрий Гагарин",
    "Armenian": "Հայկ",
    "Georgian": "მარიამ",
    "Hebrew": "שָׁלוֹם עולם",
    "Arabic": "محمد علي",
    "Devanagari": "नरेन्द्र मोदी",
    "Bengali": "রবীন্দ্রনাথ",
    "Tamil": "தமிழ்",
    "Thai": "สมชาย ใจดี",
    "Chinese": "陈小明",
    "Japanese": "さくら日本",
    "Korean": "김철수",
    "Ethiopic": "አበበ ቢቂላ",
    "Runes": "ᚠᚢᚦᚨᚱᚲ",
    "Cherokee": "ᏣᎳᎩ",
}


@pytest.mark.parametrize("name", SCRIPTS.values(), ids=SCRIPTS.keys())
def test_a_name_in_any_script_can_be_drawn(name: str) -> None:
    shown = clean(name, "Seat 3")

    assert shown != "Seat 3"
    assert all(drawable(char) for char in shown)
    assert lettered(shown, STYLE, 300).getbbox() is not None


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\U0001d4d9\U0001d4ee\U0001d4ea\U0001d4f7", "Jean"),
        ("\uff26\uff35\uff2c\uff2c", "FULL"),
        ("\u202eevil\u200b name\n", "evil name"),
        ("  wide \u3000 gap  ", "wide gap"),
        ("Z\u0337\u0322\u034e\u0300l\u0336\u0308", "Z\u0337l\u0336"),
        ("🔥🎉", "Seat 3"),
        ("bob 🎉 builder", "bob builder"),
        ("", "Seat 3"),
        ("\u200d\u200d", "Seat 3"),
        ("\ue000\ud800", "Seat 3"),
    ],
)
def test_what_cannot_be_seen_is_left_out(name: str, shown: str) -> None:
    assert clean(name, "Seat 3") == shown


@given(st.text(max_size=40))
def test_any_text_at_all_becomes_a_name(name: str) -> None:
    shown = clean(name, "Seat 3")

    assert shown
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co") for char in shown)
    assert lettered(shown, STYLE, 160).width <= 161 + 2 * STYLE.overhang


def test_a_long_name_is_cut_to_its_room() -> None:
    whole, cut = lettered("m" * 60, STYLE), lettered("m" * 60, STYLE, 200)

    assert whole.width > 1000
    assert 150 < cut.width <= 201 + 2 * STYLE.overhang


@pytest.mark.parametrize("name", ["Jg", "jÅ", "f", "Ǻ"])
def test_letters_that_reach_out_are_not_cut_off(name: str) -> None:
    image = lettered(name, STYLE)
    box = image.getbbox()

    assert box is not None
    assert box[0] > 0
    assert box[1] >= 0
    assert box[2] < image.width
    assert box[3] <= image.height


def test_a_space_after_a_word_from_right_to_left_stays_before_the_next_one() -> None:
    name, phrase = lettered("محمد", STYLE), lettered("\u2068محمد\u2069 took", STYLE)
    box = name.getbbox()
    assert box is not None

    gap = phrase.crop((box[2], 0, box[2] + STYLE.size // 5, phrase.height))

    assert phrase.crop((0, 0, box[2], phrase.height)).getbbox() == box
    assert gap.getbbox() is None


def test_a_part_of_a_pixel_cuts_nothing() -> None:
    style = Style(34, 700)
    wide = length("scarta", style)
    assert int(wide) < wide < int(wide) + 0.5
    assert lettered("scarta", style, int(wide)).tobytes() == lettered("scarta", style).tobytes()


def test_a_short_name_is_not_cut() -> None:
    assert lettered("Ugo", STYLE, 200) == lettered("Ugo", STYLE)


def test_lines_break_at_blanks() -> None:
    lines = wrapped("laying the cards aside now", STYLE, 170)

    assert " ".join(lines) == "laying the cards aside now"
    assert len(lines) > 1
    assert all(length(line, STYLE) <= 170 for line in lines)
