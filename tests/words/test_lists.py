"""Several things in one sentence are joined as each language joins them."""

import pytest

from bot.texts import Texts
from bot.words.lists import listed, one_of, parted


@pytest.mark.parametrize(
    ("language", "all_three", "one"),
    [
        ("en", "A, B and C", "A, B or C"),
        ("it", "A, B e C", "A, B o C"),
        ("fr", "A, B et C", "A, B ou C"),
        ("de", "A, B und C", "A, B oder C"),
        ("made-up", "A, B and C", "A, B or C"),
    ],
)
def test_three_things(language: str, all_three: str, one: str) -> None:
    texts = Texts(language)
    assert listed("ABC", texts) == all_three
    assert one_of("ABC", texts) == one


def test_few_things() -> None:
    texts = Texts("de")
    assert [listed(things, texts) for things in ("", "A", "AB")] == ["", "A", "A und B"]


def test_things_with_commas_are_set_apart() -> None:
    assert parted([], Texts("en")) == ""
    assert parted(["1, 2", "3", "4, 5"], Texts("en")) == "1, 2; 3; 4, 5"
    assert parted(["1, 2", "3"], Texts("fr")) == "1, 2\u202f; 3"
