"""A village of people of known strength: the board has them in about that order."""

from pathlib import Path

import pytest

from bot.ratings.units import KINDS
from data.database import Database
from data.finished import boards
from data.finished.boards import LINES, Board, Line, spot_of
from data.finished.periods import ALL_TIME, DAY_S
from data.finished.rankings import By
from tests.bench.players.village.__main__ import FEWEST, grown, main
from tests.bench.players.village.agreement import agreements, ranks
from tests.bench.players.village.matches import GUILD, Village, live
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


async def test_a_village_has_a_filled_board_in_every_game(tmp_path: Path) -> None:
    village = Village(villagers(24), 340, BEGIN, BEGIN + 97 * DAY_S)
    database = await Database.open(tmp_path / "village.db")
    await live(database, village, village.matches)
    for kind in range(1, len(KINDS) + 1):
        board, found = Board(GUILD, kind, ALL_TIME, By.RATING), list[Line]()
        page = await boards.page(database.reading, board, village.end)
        while True:
            found += page.lines
            if page.is_last:
                break
            last = spot_of(By.RATING, found[-1])
            page = await boards.page(database.reading, board, village.end, last)
        placed = [line for line in found if line.place is not None or line.expected is not None]
        assert len(placed) >= LINES, KINDS[kind - 1]
    await database.close()


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
