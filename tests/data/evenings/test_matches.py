"""Evenings: the matches of one channel that follow one another."""

from data.database import Database
from data.evenings import matches
from data.evenings.matches import GAP_S, LONGEST_S, Evening
from data.personal import forgetting
from tests.data.support.finished import ADA, BEPPE, CARLA, ELSEWHERE, HERE, store

HOUR_S = 3600
NOW = 1_000_000
CHANNEL, THREAD, OTHER_THREAD, OTHER = 10, 11, 12, 20


async def evening(database: Database, table: int) -> Evening | None:
    return await matches.up_to(database.reading, HERE, table)


def gained(found: Evening | None) -> list[tuple[int, int]]:
    """Everybody with what they have gained, the best first."""
    assert found is not None
    return [(each.user_id, each.gained) for each in found.standings]


async def played(
    database: Database, *points: int, ago_h: float = 0, places: tuple[int, int] = (CHANNEL, CHANNEL)
) -> int:
    """A match of Ada, Beppe and Carla with these points; returns its table."""
    seats = zip((ADA, BEPPE, CARLA), points, strict=True)
    return await store(database, *seats, ended_at=int(NOW - ago_h * HOUR_S), places=places)


async def test_matches_that_follow_one_another_are_summed(database: Database) -> None:
    await played(database, 100, -50, -50, ago_h=9.5)
    await played(database, 5, 0, -5, ago_h=3)
    await played(database, 7, -7, 0, ago_h=1)
    last = await played(database, -20, 10, 10)
    found = await evening(database, last)
    assert found is not None
    assert found.matches == 3
    assert gained(found) == [(CARLA, 5), (BEPPE, 3), (ADA, -8)]
    assert found.standings[0].name == "Carla"


async def test_a_gap_ends_an_evening_and_none_is_too_long(database: Database) -> None:
    gap_h, longest_h = GAP_S // HOUR_S, LONGEST_S // HOUR_S
    for ago_h in range(0, 2 * longest_h, gap_h):
        last = await played(database, 1, 0, -1, ago_h=2 * longest_h - gap_h - ago_h)
    found = await evening(database, last)
    assert found is not None
    assert found.matches == 1 + longest_h // gap_h
    late = await store(database, (ADA, 3), ended_at=NOW + GAP_S + 1, places=(CHANNEL, CHANNEL))
    assert gained(await evening(database, late)) == [(ADA, 3)]


async def test_threads_count_to_their_channel_and_a_rematch_in_one_too(database: Database) -> None:
    await played(database, 1, 0, -1, ago_h=4, places=(THREAD, CHANNEL))
    await played(database, 10, 0, -10, ago_h=3, places=(OTHER_THREAD, CHANNEL))
    await played(database, 500, 0, -500, ago_h=2, places=(OTHER, OTHER))
    rematch = await played(database, 100, 0, -100, places=(THREAD, THREAD))
    assert gained(await evening(database, rematch)) == [(ADA, 111), (BEPPE, 0), (CARLA, -111)]


async def test_other_games_servers_and_what_does_not_count_are_left_out(database: Database) -> None:
    here, points = (CHANNEL, CHANNEL), (ADA, 50)
    await store(database, points, game="terziglio", ended_at=NOW, places=here)
    await store(database, points, guild=ELSEWHERE, ended_at=NOW, places=here)
    voided = await store(database, points, (None, -50), ended_at=NOW, places=here)
    last = await store(database, (ADA, 3), (None, -3), ended_at=NOW, places=here)
    async with database.transaction() as db:
        await db.execute("UPDATE results SET voided = 1 WHERE table_id = ?", (voided,))
    found = await evening(database, last)
    assert (gained(found), found and found.matches) == ([(ADA, 3)], 1)
    assert await evening(database, voided) is None


async def test_who_is_deleted_leaves_the_line(database: Database) -> None:
    await played(database, 5, 0, -5, ago_h=1)
    last = await played(database, 5, 0, -5)
    async with database.transaction() as db:
        await db.execute("UPDATE tables SET state = 'finished'")
        await forgetting.forget(db, HERE, BEPPE)
    assert gained(await evening(database, last)) == [(ADA, 10), (CARLA, -10)]
