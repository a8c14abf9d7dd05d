"""What a host does beside the bot: copies of the database, and how the bot is."""

import asyncio
import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path

from data import copies
from data.database import DatabaseUnusable


def backup(database: Path, file: Path) -> str:
    """Copy the database; return what was done. Raises `CopyRefused`."""
    copies.backup(database, file)
    return f"{database} was copied into {file} ({file.stat().st_size // 1024:,} KB)."


def restore(database: Path, file: Path) -> str:
    """Put a copy in the place of the database; return what was done. Raises `CopyRefused`."""
    kept = copies.restore(database, file, datetime.now(UTC))
    done = f"{database} is now the copy in {file}."
    return done if kept is None else f"{done} What was there before is kept as {kept}."


def rebuild(database: Path) -> str:
    """Count all deals again, also while the bot plays; return what was done.

    Raises `DatabaseError` if the database cannot be used, or somebody else is counting.
    """
    from bot.app import recounting

    if not database.is_file():
        raise DatabaseUnusable(database, "there is no such file")
    return asyncio.run(recounting.rebuild(database))


def status(database: Path) -> str:
    """Return how the bot with this database is, in one line. Raises `DatabaseUnusable`."""
    from bot.app import status as reports

    try:
        found = reports.read(database)
    except sqlite3.Error as fault:
        raise DatabaseUnusable(database, str(fault)) from fault
    return "not running" if found is None else found.in_words(int(time.time()))
