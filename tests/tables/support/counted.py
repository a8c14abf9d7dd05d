"""Everything that is counted of ended deals and matches."""

from data.database import Database

CONTENT = {
    "deals": "id, table_id, number, guild_id, kind, ended_at, bid, multiplier, counts, rated, fit,"
    " presence",
    "deal_seats": "deal_id, seat, user_id, computer, own_cards, role, margin, points, tricks,"
    " declared, marks, mean, spread",
    "ratings": "scope, kind, user_id, mean, spread, deals, last_at, met, form, settled,"
    " certain_until",
    "companies": "day, scope, kind, people, deals",
    "deal_tallies": "scope, kind, period, user_id, deals, points",
    "records": "scope, kind, sort, user_id, value, deal_id, table_id, number, ended_at",
    "streaks": "scope, kind, user_id, length, table_id",
    "match_tallies": "scope, kind, period, user_id, matches, wins",
    "results": "table_id, seat, user_id, name, game, guild_id, players, total, payoff, place, won,"
    " ended_at, left_by, voided, unfinished",
    "season_ratings": "scope, kind, period, user_id, mean, spread, deals, last_at, settled,"
    " certain_until",
    "standings": "guild_id, game, user_id, name, matches, wins, points",
}
"""All columns of the tables that are counted again."""

Rows = dict[str, list[tuple[object, ...]]]


async def content_of(database: Database) -> Rows:
    """Everything that was counted."""
    return {
        table: [
            tuple(row)
            for row in await database.reading.execute_fetchall(
                f"SELECT {columns} FROM {table} ORDER BY {columns}"
            )
        ]
        for table, columns in CONTENT.items()
    }
