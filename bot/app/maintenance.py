"""What a host does beside the bot: copies and moves of the database, how it is, checks of days."""

import asyncio
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

from bot.app.settings import Settings
from bot.games import catalogue
from bot.games.fair import commitment
from bot.players.pool import Pool
from bot.tables.daily import calendar
from bot.tables.daily.making import DealMaker
from bot.tables.errors import NotFound, TableFault
from bot.tables.shared_deals.field import Field
from bot.tables.thinking.exact import ExactPlayers
from bot.tables.warmup_positions import openings
from data.database import Database
from data.engines import copies, moving
from data.engines.copies import CopyRefused
from data.engines.place import Place, Url, exists
from data.faults import DatabaseDown, DatabaseUnusable, StatementError
from data.solo import daily
from data.solo.daily import DailyDeal


def backup(database: Place, file: Path) -> str:
    """Copy the database; return what was done. Raises `CopyRefused`."""
    copies.backup(_file(database), file)
    return f"{database} was copied into {file} ({file.stat().st_size // 1024:,} KB)."


def restore(database: Place, file: Path) -> str:
    """Put a copy in the place of the database; return what was done. Raises `CopyRefused`."""
    kept = copies.restore(_file(database), file, datetime.now(UTC))
    done = f"{database} is now the copy in {file}."
    return done if kept is None else f"{done} What was there before is kept as {kept}."


def _file(database: Place) -> Path:
    if isinstance(database, Url):
        raise CopyRefused("Use pg_dump for a PostgreSQL database.")
    return database


def move_database(database: Place, target: Place) -> str:
    """Move everything into an empty database, and say how far it is; return what was done.

    Raises `DatabaseError`; then nothing was moved.
    """
    rows = moving.move(database, target, _say_moved)
    return (
        f"{sum(rows.values()):,} rows of {len(rows)} tables were moved from {database} into"
        f" {target}. Set TAROCCHI_DATABASE to that one and start the bot; the old one is as it was."
    )


def _say_moved(table: str, rows: int) -> None:
    if rows:
        sys.stderr.write(f"{table}: {rows:,}\n")


def rebuild(database: Place) -> str:
    """Count all deals again, also while the bot plays; return what was done.

    Raises `DatabaseError` if the database cannot be used, or somebody else is counting.
    """
    from bot.app.jobs import recounting

    if not exists(database):
        raise DatabaseUnusable(database, "there is no such file")
    return asyncio.run(recounting.rebuild(database))


def status(database: Place) -> str:
    """Return how the bot with this database is, in a line a process. Raises `DatabaseUnusable`."""
    from bot.app import status as reports

    try:
        return reports.in_words(asyncio.run(reports.read(database)), int(time.time()))
    except DatabaseDown as fault:
        raise DatabaseUnusable(database, fault.reason) from fault
    except StatementError as fault:
        raise DatabaseUnusable(database, str(fault)) from fault


def tell_day(database: Place, date: str) -> str:
    """Return what deal was chosen for a day, which is written as in `2026-11-25`.

    Raises `DatabaseError` if the database cannot be read, and `NotFound` if there was none.
    """
    deal = _deal_of(database, date)
    return f"{deal.match}: {deal.game}, {commitment(deal.secret)}, chosen from {deal.candidates}."


def check_day(settings: Settings, date: str) -> str | None:
    """Choose the deal of a day again by its rule; return what was found, None if it was another.

    Raises what `tell_day` raises.
    """
    deal = _deal_of(settings.database, date)
    again = asyncio.run(_made_again(settings.cache, deal))
    return (
        f"{deal.match} is chosen again, and its field plays as it did." if again == deal else None
    )


def _deal_of(database: Place, date: str) -> DailyDeal:
    if not exists(database):
        raise DatabaseUnusable(database, "there is no such file")
    found = asyncio.run(_read(database, calendar.day_named(date)))
    if found is None:
        raise NotFound(TableFault.NO_PLAY, date)
    return found


async def _read(database: Place, day: int) -> DailyDeal | None:
    opened = await Database.open(database)
    try:
        return await daily.deal_of(opened.reading, day)
    finally:
        await opened.close()


async def _made_again(cache: Path, deal: DailyDeal) -> DailyDeal:
    pool = Pool(cache / "kernels", openings)
    try:
        with ThreadPoolExecutor() as threads:
            maker = DealMaker(Field(ExactPlayers(pool, threads)), deal.worlds)
            game = catalogue.game(deal.game, deal.options, deal.players, deal.edition)
            return await maker.make(deal.day, game, deal.secret, deal.made_at, deal.candidates)
    finally:
        await pool.close()
