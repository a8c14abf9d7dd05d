"""What the last hours come to on a server: deals and matches, counted whenever somebody looks.

Each has the columns of the table of sums that it stands for, but keeps nothing: what was voided has
left it, and so has who was deleted.
"""

from bot.ratings.units import KINDS
from data.finished.period_totals import ALL_KINDS, LEAST
from data.finished.periods import TONIGHT_S, Span

_KEYS = ("scope", "kind", "period")
_RECENT = (
    f"guild_id = :scope AND ended_at BETWEEN CAST(:moment AS BIGINT) - {TONIGHT_S} AND :moment"
)
_BOARD = f"{', '.join(f'CAST(:{each} AS BIGINT) AS {each}' for each in _KEYS)}, user_id"
_LEAST = LEAST[Span.TONIGHT]

DEALS = f"""(
    SELECT {_BOARD}, deals, points, CASE WHEN deals >= {_LEAST} THEN 1 ELSE 0 END AS ranked,
        CASE
            WHEN deals >= {_LEAST} THEN CAST(round(10.0 * points / deals) AS INTEGER) ELSE deals
        END AS value
    FROM (
        SELECT user_id, count(*) AS deals, sum(points) AS points
        FROM deals JOIN deal_seats ON deal_id = deals.id
        WHERE {_RECENT} AND kind = :kind AND rated = 1 AND user_id > 0 AND computer IS NULL
        GROUP BY user_id
    ) AS played
)"""
"""In place of `deal_tallies`."""

_KIND = " ".join(f"WHEN '{game} {players}' THEN {n}" for n, (game, players) in enumerate(KINDS, 1))

MATCHES = f"""(
    SELECT {_BOARD}, count(*) AS matches, sum(won) AS wins FROM results
    WHERE user_id > 0 AND table_id IN (
        SELECT table_id FROM results
        WHERE seat = 0 AND {_RECENT} AND voided = 0 AND unfinished = 0
            AND :kind IN ({ALL_KINDS}, CASE game || ' ' || players {_KIND} END)
    )
    GROUP BY user_id
)"""
"""In place of `match_tallies`."""
