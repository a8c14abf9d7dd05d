"""Finished matches, as they are stored."""

from collections.abc import Mapping
from dataclasses import replace

from bot.games.cards import Seat
from data import results, standings, tables
from data.database import Database
from data.finished import period_totals
from data.names import note
from data.results import Result
from data.seats import Sitter
from data.tables import TableRow

HERE, ELSEWHERE = 1, 2
ADA, BEPPE, CARLA = 101, 102, 103
NAMES = {ADA: "Ada", BEPPE: "Beppe", CARLA: "Carla", None: "Aurelia"}


async def store(
    database: Database,
    *seats: tuple[int | None, int],
    ended_at: int = 0,
    left: int | None = None,
    guild: int = HERE,
    game: str = "scarto",
    names: Mapping[int | None, str] = NAMES,
    places: tuple[int, int] = (1, 1),
) -> int:
    """A finished match of these people with these totals, in a thread of a channel; returns the
    table's id.

    Who *left* has not played it to the end: the match is not theirs.
    """
    totals = [total for _, total in seats]
    async with database.transaction() as db:
        there = replace(table_row(guild, game), channel_id=places[0], parent_id=places[1])
        row = await tables.add(db, there, b"")
        rows = [
            Result(
                table_id=row.id,
                seat=Seat(seat),
                user_id=None if user is not None and user == left else user,
                left_by=None if user is None or user != left else user,
                name=names[user],
                game=game,
                guild_id=guild,
                players=len(seats),
                total=total,
                payoff=total,
                place=1 + sum(other > total for other in totals),
                won=total == max(totals),
                ended_at=ended_at,
            )
            for seat, (user, total) in enumerate(seats)
        ]
        await results.add(db, rows)
        await standings.add(db, rows)
        await period_totals.add_match(db, rows)
        await note(db, guild, [Sitter(row.seat, row.user_id, row.name) for row in rows])
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
        created_at=0,
        touched_at=0,
    )
