"""Results, standings and their queries."""

from collections.abc import Mapping
from dataclasses import replace

from bot.games.cards import Seat
from data import leaderboards, results, tables
from data.database import Database
from data.leaderboards import GameStanding, Standing
from data.results import Result
from data.tables import State, TableRow

HERE, ELSEWHERE = 1, 2
ADA, BEPPE, CARLA = 101, 102, 103
NAMES = {ADA: "Ada", BEPPE: "Beppe", CARLA: "Carla", None: "Aurelia"}


async def store(
    database: Database,
    *seats: tuple[int | None, int],
    ended_at: int = 0,
    guild: int = HERE,
    game: str = "scarto",
    names: Mapping[int | None, str] = NAMES,
) -> int:
    """A finished match of these people with these totals; returns the table's id."""
    totals = [total for _, total in seats]
    async with database.transaction() as db:
        row = await tables.add(db, table_row(guild, game))
        rows = [
            Result(
                table_id=row.id,
                seat=Seat(seat),
                user_id=user,
                name=names[user],
                game=game,
                guild_id=guild,
                players=len(seats),
                total=total,
                payoff=0,
                place=1 + sum(other > total for other in totals),
                won=total == max(totals),
                ended_at=ended_at,
            )
            for seat, (user, total) in enumerate(seats)
        ]
        await results.add(db, rows)
        await leaderboards.add(db, rows)
    return row.id


def table_row(guild: int, game: str) -> TableRow:
    return TableRow(
        id=0,
        game=game,
        edition=1,
        options={},
        players=3,
        guild_id=guild,
        channel_id=1,
        parent_id=1,
        language="en",
        opener_id=ADA,
        state=State.LOBBY,
        secret=b"",
        seeds=None,
        lobby_message_id=None,
        board=None,
        created_at=0,
        touched_at=0,
        ended_at=None,
        rematch_of=None,
    )


async def test_newest_matches_of_a_server_come_first_with_all_seats(database: Database) -> None:
    first = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    third = await store(database, (CARLA, 1), (BEPPE, 2), (ADA, -3), ended_at=30)
    second = await store(database, (CARLA, 1), (None, 2), (ADA, -3), ended_at=20)
    await store(database, (ADA, 1), (BEPPE, 1), (CARLA, -2), ended_at=40, guild=ELSEWHERE)
    matches = await results.newest_of_guild(database.reading, HERE, 10)
    assert [match.table_id for match in matches] == [third, second, first]
    assert [seat.name for seat in matches[0].seats] == ["Carla", "Beppe", "Ada"]
    assert [seat.total for seat in matches[2].seats] == [5, -1, -4]
    assert [seat.won for seat in matches[2].seats] == [True, False, False]
    assert matches[0].ended_at == 30
    few = await results.newest_of_guild(database.reading, HERE, 2)
    assert [match.table_id for match in few] == [third, second]


async def test_matches_that_end_in_the_same_second_stay_apart(database: Database) -> None:
    one = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    other = await store(database, (ADA, 6), (BEPPE, -2), (None, -4), ended_at=10)
    matches = await results.newest_of_guild(database.reading, HERE, 10)
    assert [match.table_id for match in matches] == [other, one]
    assert [len(match.seats) for match in matches] == [3, 3]


async def test_matches_of_a_player_are_those_of_the_server_he_sits_in(database: Database) -> None:
    mine = await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=10)
    await store(database, (CARLA, 5), (BEPPE, -1), (None, -4), ended_at=20)
    await store(database, (ADA, 5), (BEPPE, -1), (None, -4), ended_at=30, guild=ELSEWHERE)
    matches = await results.newest_of_player(database.reading, HERE, ADA, 10)
    assert [match.table_id for match in matches] == [mine]
    assert len(matches[0].seats) == 3


async def test_standings_sum_up_people_but_no_computers(database: Database) -> None:
    await store(database, (ADA, 5), (BEPPE, -1), (None, -4))
    await store(database, (ADA, -3), (BEPPE, 1), (None, 2))
    rows = await leaderboards.top(database.reading, HERE, "scarto")
    # Ada won once with 5 − 3 = 2 points; Beppe never, with −1 + 1 = 0.
    assert rows == (Standing(1, ADA, "Ada", 2, 1, 2), Standing(2, BEPPE, "Beppe", 2, 0, 0))


async def test_equal_wins_and_points_share_a_place(database: Database) -> None:
    await store(database, (ADA, 3), (BEPPE, 3), (CARLA, -6))
    rows = await leaderboards.top(database.reading, HERE)
    assert [(row.place, row.name) for row in rows] == [(1, "Ada"), (1, "Beppe"), (3, "Carla")]
    for row in rows:
        assert await leaderboards.of_player(database.reading, HERE, row.user_id) == row


async def test_games_are_counted_apart_and_together(database: Database) -> None:
    await store(database, (ADA, 3), (BEPPE, -3))
    await store(database, (ADA, 4), (BEPPE, -4), game="other")
    alone = await leaderboards.of_player(database.reading, HERE, ADA, "other")
    assert alone == Standing(1, ADA, "Ada", 1, 1, 4)
    together = await leaderboards.of_player(database.reading, HERE, ADA)
    assert together == Standing(1, ADA, "Ada", 2, 2, 7)
    assert await leaderboards.of_player(database.reading, ELSEWHERE, ADA) is None


async def test_newest_name_stands_in_the_leaderboard(database: Database) -> None:
    await store(database, (ADA, 3), (BEPPE, -3))
    async with database.transaction() as db:
        [match] = await results.newest_of_guild(db, HERE, 1)
        await leaderboards.add(db, [replace(match.seats[0], name="Ada Rossi")])
    assert (await leaderboards.top(database.reading, HERE))[0].name == "Ada Rossi"


async def test_totals_of_a_player_come_oldest_first(database: Database) -> None:
    for time, total in enumerate((5, -3, 8, 1)):
        await store(database, (ADA, total), (BEPPE, -total), ended_at=time)
    await store(database, (ADA, 100), (BEPPE, -100), ended_at=9, game="other")
    await store(database, (ADA, 1000), (BEPPE, -1000), ended_at=9, guild=ELSEWHERE)
    reading = database.reading
    assert await results.totals_of_player(reading, HERE, ADA, "", 10) == (5, -3, 8, 1, 100)
    assert await results.totals_of_player(reading, HERE, ADA, "", 2) == (1, 100)
    assert await results.totals_of_player(reading, HERE, ADA, "scarto", 2) == (8, 1)
    assert await results.totals_of_player(reading, HERE, CARLA, "", 2) == ()


async def test_games_of_a_player_go_by_wins(database: Database) -> None:
    await store(database, (ADA, 3), (BEPPE, -3))
    await store(database, (ADA, -4), (BEPPE, 4))
    for _ in range(2):
        await store(database, (ADA, 4), (BEPPE, -4), game="other")
    found = await leaderboards.games_of_player(
        database.reading, HERE, ADA, ("scarto", "other", "third")
    )
    assert found == (GameStanding("other", 2, 2, 8), GameStanding("scarto", 2, 1, -1))


async def test_a_profile_is_found_without_reading_every_row(database: Database) -> None:
    queries = (
        "SELECT total FROM results WHERE guild_id = 1 AND user_id = 2 AND ('' = '' OR game = '')"
        " ORDER BY ended_at DESC, table_id DESC LIMIT 200",
        "SELECT wins FROM standings WHERE guild_id = 1 AND user_id = 2 AND game IN ('a', 'b')",
    )
    for query in queries:
        plan = await database.reading.execute_fetchall(f"EXPLAIN QUERY PLAN {query}")
        [step] = [detail for *_, detail in plan if "SEARCH" in detail or "SCAN" in detail]
        assert "user_id=?" in step
        assert not [detail for *_, detail in plan if "TEMP B-TREE" in detail]
