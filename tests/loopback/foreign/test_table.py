"""What the clients counted is compared with what discord.py did."""

from collections import Counter

import pytest

from tests.loopback.foreign.clients import Heard
from tests.loopback.foreign.table import disagree, table

MEASURE = Heard(Counter(READY=1, INTERACTION_CREATE=12))


def test_the_table_has_a_row_for_each_event() -> None:
    heard = {"discord.py": MEASURE, "eris": Heard(MEASURE.counts)}
    assert table("discord.py", heard).splitlines() == [
        "                    discord.py  eris",
        "INTERACTION_CREATE          12    12",
        "READY                        1     1",
        "all                         13    13",
        "errors                       0     0",
        "                          same  same",
    ]
    assert disagree("discord.py", heard) == []


@pytest.mark.parametrize(
    "heard",
    [
        Heard(Counter()),
        Heard(Counter(READY=1, INTERACTION_CREATE=11)),
        Heard(MEASURE.counts + Counter(MESSAGE_CREATE=1)),
        Heard(MEASURE.counts, ("KeyError: 's'",)),
    ],
)
def test_who_hears_otherwise_is_found(heard: Heard) -> None:
    assert disagree("discord.py", {"discord.py": MEASURE, "eris": heard}) == ["eris"]


def test_nothing_heard_is_nothing_shown() -> None:
    quiet = Heard(Counter(READY=1, GUILD_CREATE=1))
    assert disagree("discord.py", {"discord.py": quiet, "eris": quiet}) == ["discord.py", "eris"]
