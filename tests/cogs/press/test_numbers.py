"""Numbers that people type: read in one place, whatever else they are."""

import re
from pathlib import Path

import pytest

from bot.games import catalogue
from bot.games.errors import BadOption, TarotError
from bot.games.numbers import MOST, number
from cogs.press.completions import kind_meant, option_choices
from cogs.press.controls import table_number

LONG = "9" * 4301
"""One digit more than Python reads."""

COGS = Path(__file__).parents[3] / "cogs"


@pytest.mark.parametrize(
    "text",
    ["", "-1", "1.5", " 1", "1_0", "\N{ARABIC-INDIC DIGIT ONE}", "²", LONG, "0" * 4301, "1e3"],
)
def test_what_is_no_number(text: str) -> None:
    assert number(text) is None


def test_a_number_is_at_most_so_great() -> None:
    assert number(str(MOST)) == MOST
    assert number(str(MOST + 1)) is None
    assert (number("7", 7), number("8", 7), number("007")) == (7, None, 7)


def test_a_very_long_number_is_refused_wherever_one_is_typed() -> None:
    with pytest.raises(TarotError):
        kind_meant(LONG)
    with pytest.raises(TarotError):
        table_number(LONG)
    for key, game in catalogue.GAMES.items():
        for name in game.options_type.choices():
            with pytest.raises(BadOption):
                game.options_type().but_for(name, LONG)
        assert option_choices(key, LONG) == []


def test_no_feature_reads_numbers_by_itself() -> None:
    found = [
        f"{file.relative_to(COGS)}: {line.strip()}"
        for file in COGS.rglob("*.py")
        for line in file.read_text("utf-8").splitlines()
        if re.search(r"isdigit|isdecimal|isnumeric", line)
    ]
    assert found == []
