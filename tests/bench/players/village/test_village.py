"""A village of people of known strength: the board has them in about that order."""

from pathlib import Path

import pytest

from bot.ratings.units import KINDS
from data.database import Database
from tests.bench.players.village.__main__ import FEWEST, grown, main
from tests.bench.players.village.agreement import agreements, ranks
from tests.bench.players.village.matches import Village, live
from tests.bench.players.village.people import villagers

PEOPLE, MATCHES = 20, 160
"""As many matches as the gate has time for: of Scarto, each of a single deal but a few."""

BEGIN, END = 1_800_000_000, 1_801_000_000
DOUBT = 2
"""So many standard errors the order of so few people may be off."""


async def test_the_order_of_a_board_agrees_with_true_strength(tmp_path: Path) -> None:
    shares = [int(kind == ("scarto", 3)) for kind in KINDS]
    village = Village(villagers(PEOPLE), MATCHES, BEGIN, END, shares)
    database = await Database.open(tmp_path / "village.db")
    assert await live(database, village, MATCHES // 2) == MATCHES // 2
    assert await live(database, village, MATCHES) == MATCHES
    [found] = await agreements(database.reading, village, END)
    await database.close()
    assert found.people == PEOPLE
    assert found.found > found.expected - DOUBT * found.error
    assert found.expected > 0.7


async def test_a_game_that_was_hardly_played_is_left_out(tmp_path: Path) -> None:
    village = Village(villagers(2 * FEWEST), 3, BEGIN, END)
    found = await grown(tmp_path / "village.db", village)
    assert found == []


def test_a_village_that_does_not_fill_a_table_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["--people", "5"])
    assert "a village has at least 6 people" in capsys.readouterr().err


def test_equal_values_share_their_ranks() -> None:
    assert ranks([5, 7, 5, 1]) == [1.5, 3, 1.5, 0]


def test_a_village_may_have_more_people_than_there_are_names() -> None:
    people = villagers(400)
    assert len({each.user_id for each in people}) == 400
    assert len({each.name for each in people}) == 400
    assert people[0].name == villagers(2)[0].name
