"""What the rules of the ratings say is what is done."""

import re
from pathlib import Path

from bot.ratings.rating import KEPT, MILLION, SETTLED
from bot.tables.rated import Unrated

RULES = (Path(__file__).parents[2] / "bot" / "ratings" / "RULES.md").read_text(encoding="utf-8")


def section(number: int) -> str:
    """A section of the rules."""
    return RULES.split(f"## {number}. ")[1].split("\n## ")[0]


def test_the_borders_for_a_place_are_those_of_the_rules() -> None:
    get, keep = re.findall(r"deviation is at\s+most (0\.\d+)", section(9))
    assert (float(get), float(keep)) == (SETTLED / MILLION, KEPT / MILLION)


def test_the_rules_name_every_reason_for_which_a_deal_is_not_rated() -> None:
    told = re.findall(r"^\| `(\w+)` \|", section(1), re.MULTILINE)
    assert told == [each.value for each in Unrated]
