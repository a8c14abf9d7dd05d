"""Names fit to be shown: nothing unseen in them, and none that changes places with what follows."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.texts import isolated, languages, tamed, texts_for
from bot.texts.names import FIRST_STRONG, POP, parts_of
from bot.words.lists import listed, one_of
from bot.words.seats import person_name, seat_name

KARIM, AHMAD = "كريم", "أحمد"


def apart(name: str) -> str:
    return f"{FIRST_STRONG}{name}{POP}"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  wide \u3000 gap\n", "wide gap"),
        ("\u202eevil\u200b \u2066name\u2069", "evil name"),
        ("\u061c" + KARIM + "\u200f", KARIM),
        ("Z\u0337\u0322\u034e\u0300l\u0336\u0308", "Z\u0337l\u0336"),
        ("\u3164\u115f \u2800\u034f", ""),
        ("\u200b\u2060\ufeff\u00ad", ""),
        ("\u200d\u200d", ""),
        ("\u0301", ""),
        ("\ue000\ud800\ufffe", ""),
        ("", ""),
        ("—", "—"),
        ("🔥🎉", "🔥🎉"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("🏴\U000e0067\U000e0062\U000e007f", "🏴\U000e0067\U000e0062\U000e007f"),
        ("Ada\U000e0067", "Ada"),
        ("नरेन्द्र मोदी", "नरेन्द्र मोदी"),
        ("\U0001fae9", "\U0001fae9"),
    ],
)
def test_what_nobody_sees_is_left_out(name: str, shown: str) -> None:
    assert tamed(name) == shown


@given(st.text(max_size=40))
def test_no_name_at_all_keeps_a_control(name: str) -> None:
    shown = tamed(name)
    assert not any(unicodedata.category(char) in ("Cc", "Co", "Cs", "Zl", "Zp") for char in shown)
    assert not set(shown) & {*"\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067"}
    assert not set(shown) & {FIRST_STRONG, POP}
    assert tamed(shown) == shown
    assert "".join(part for part, _ in parts_of(isolated(shown))) == shown


@pytest.mark.parametrize("language", languages())
def test_who_cannot_be_seen_goes_by_their_seat(language: str) -> None:
    texts = texts_for(language)
    assert seat_name("\u3164", 2, texts) == texts.say("picture-seat", number=3)
    assert person_name("\u200b", texts) == texts.say("board-nameless")
    assert seat_name("Ada", 2, texts) == person_name("Ada", texts) == "Ada"


@pytest.mark.parametrize("name", ["Ada", "Ελένη", "Юрий", "김철수", "🔥", "Łukasz!", "1.512 −9"])
def test_what_runs_as_the_sentence_does_stays_as_it_is(name: str) -> None:
    assert isolated(name) == name


@pytest.mark.parametrize("name", [KARIM, "שלום", "Ada كريم", "٣٦", "\U0001fae9", "\u202eAda"])
def test_what_might_change_places_is_set_apart_once(name: str) -> None:
    assert isolated(name) == apart(name)
    assert isolated(isolated(name)) == apart(name)
    assert isolated(f"{apart(name)} −9") == f"{apart(name)} −9"


def test_a_sentence_sets_every_name_apart() -> None:
    texts = texts_for("en")
    assert texts.say("history-score", name=KARIM, total="−9") == f"{apart(KARIM)} −9"
    assert listed([KARIM, "Ada", AHMAD], texts) == f"{apart(KARIM)}, Ada and {apart(AHMAD)}"
    assert one_of([KARIM, "Ada"], texts) == f"{apart(KARIM)} or Ada"
    names = listed([KARIM, AHMAD], texts)
    assert names in texts.say("ending-asked-end", agreed=names, missing="Ada", deals=1)
