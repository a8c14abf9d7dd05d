"""Evenings: the matches of one channel that follow one another, and how people stand in them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from data import results, rows
from data.connection import Connection
from data.results import PastMatch

GAP_S = 6 * 3600
"""No two matches of an evening end further apart than that."""

LONGEST_S = 18 * 3600
"""No evening is longer."""


@dataclass(frozen=True, slots=True)
class EveningStanding:
    """What a person has gained in the matches of an evening."""

    user_id: int
    name: str
    gained: int


@dataclass(frozen=True, slots=True)
class Evening:
    """So many matches of one game, and how people stand after them, the best first."""

    matches: int
    standings: tuple[EveningStanding, ...]


@dataclass(frozen=True, slots=True)
class _Played:
    table_id: int
    game: str
    ended_at: int
    channel_id: int
    parent_id: int

    @property
    def places(self) -> set[int]:
        # A thread and the channel where it was opened.
        return {self.channel_id, self.parent_id}


async def up_to(db: Connection, guild_id: int, table_id: int) -> Evening | None:
    """Return the evening of a match up to its end, with all matches of its game that count.

    None if it does not count itself.
    """
    found = await _played_around(db, guild_id, table_id)
    if not found or found[0].table_id != table_id:
        return None
    ids = [each.table_id for each in _together(found) if each.game == found[0].game]
    standings = await rows.select(
        db,
        EveningStanding,
        f"""
        FROM results WHERE {rows.among("table_id", ids)} AND user_id > 0
        GROUP BY user_id ORDER BY gained DESC, user_id
        """,
        ids,
        name="max(name)",
        gained="sum(payoff)",
    )
    return Evening(len(ids), tuple(standings))


async def all_up_to(db: Connection, guild_id: int, table_id: int) -> tuple[PastMatch, ...]:
    """Return the matches of all games in the evening of a match up to its end, the oldest first.

    There are none if it does not count itself.
    """
    found = await _played_around(db, guild_id, table_id)
    if not found or found[0].table_id != table_id:
        return ()
    return await results.of_tables(db, [each.table_id for each in _together(found)])


async def goes_on(db: Connection, guild_id: int, table_id: int) -> bool:
    """Return whether another match followed where this one was played, before a gap, or whether a
    table is open there since."""
    found = await _played_around(db, guild_id, table_id, GAP_S)
    own, places = found[0], _places(found)
    ends = (own.ended_at, own.table_id)
    later = (each for each in found if (each.ended_at, each.table_id) > ends)
    followed = any(each.places & places for each in later)
    return followed or await _is_open(db, guild_id, table_id, sorted(places))


async def deals_of(db: Connection, tables: Sequence[int]) -> int:
    """Return how many deals of these matches counted."""
    [(number,)] = await db.execute_fetchall(
        f"SELECT count(*) FROM deals WHERE {rows.among('table_id', tables)} AND counts = 1", tables
    )
    return int(number)


async def _played_around(
    db: Connection, guild_id: int, table_id: int, after_s: int = 0
) -> list[_Played]:
    # The newest first, that match itself before all others.
    return await rows.select(
        db,
        _Played,
        """
        FROM results JOIN tables ON id = table_id
        WHERE seat = 0 AND results.guild_id = :guild AND voided = 0 AND unfinished = 0
            AND results.ended_at BETWEEN last.ended_at - :longest AND last.ended_at + :after
        ORDER BY table_id = :table DESC, results.ended_at DESC, table_id DESC
        """.replace(
            "last.ended_at", "(SELECT ended_at FROM results WHERE table_id = :table AND seat = 0)"
        ),
        {"guild": guild_id, "table": table_id, "longest": LONGEST_S, "after": after_s},
        game="results.game",
        ended_at="results.ended_at",
    )


async def _is_open(db: Connection, guild_id: int, after: int, places: Sequence[int]) -> bool:
    there = f"{rows.among('channel_id', places)} OR {rows.among('parent_id', places)}"
    [(is_open,)] = await db.execute_fetchall(
        f"""
        SELECT EXISTS (
            SELECT 1 FROM tables
            WHERE state IN ('lobby', 'playing') AND kind = 'group'
                AND guild_id = ? AND id > ? AND ({there})
        )
        """,
        (guild_id, after, *places, *places),
    )
    return bool(is_open)


def _together(found: Sequence[_Played]) -> Iterator[_Played]:
    # Those of the places of the first, as far as no gap is too long.
    places, last = _places(found), found[0].ended_at
    for each in found:
        if not each.places & places:
            continue
        if last - each.ended_at > GAP_S:
            return
        last = each.ended_at
        yield each


def _places(found: Sequence[_Played]) -> set[int]:
    # A rematch is opened in the thread of the match before, which hangs on the channel.
    known, before = found[0].places, set[int]()
    while known != before:
        before = set(known)
        for each in found:
            known |= each.places if each.places & known else set()
    return known
