"""A village of computer players, and what its boards tell: `python -m tests.bench.players.village`.

Written is how far the order of each board agrees with the strengths of the people, and how far it
can be expected to. With `--database` the village is kept there, and goes on where it was
interrupted.
"""

import asyncio
import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.ratings.units import KINDS
from data.choices.players import Players
from data.database import Database
from tests.bench.players.village.agreement import agreements
from tests.bench.players.village.matches import Village, live
from tests.bench.players.village.people import villagers
from tests.bench.report import table
from tests.bench.row import Row

MATCHES, PEOPLE = 2_000, 64
FEWEST = max(players for _, players in KINDS)
"""So many people sit at the largest table."""

AT_ONCE = 500
BEGIN, END = "2026-11-23T00:00", "2027-02-14T00:00"


async def grown(path: Path, village: Village) -> list[Row]:
    """Plays all matches of a village that are not there yet; returns what its boards tell."""
    database = await Database.open(path)
    try:
        await _agree(database, village)
        while (done := await live(database, village, AT_ONCE)) < village.matches:
            sys.stderr.write(f"\r{done:,} of {village.matches:,} matches")
            sys.stderr.flush()
        found = await agreements(database.reading, village, village.end)
    finally:
        sys.stderr.write("\n")
        await database.close()
    return [each.row for each in found]


async def _agree(database: Database, village: Village) -> None:
    # Every second person is listed everywhere.
    players = Players(database)
    for person in village.people[::2]:
        await players.change(person.user_id, partial(replace, everywhere=person.name))


def main(arguments: Sequence[str]) -> None:
    """Plays, and writes what came of it."""
    parser = ArgumentParser("python -m tests.bench.players.village", description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--people", type=_people, default=PEOPLE)
    parser.add_argument("--begin", type=_time, default=BEGIN, help="when the first match begins")
    parser.add_argument("--end", type=_time, default=END)
    parser.add_argument("--database", type=Path)
    wanted = parser.parse_args(arguments)
    village = Village(villagers(wanted.people), wanted.matches, wanted.begin, wanted.end)
    with TemporaryDirectory() as folder:
        path = wanted.database or Path(folder) / "village.db"
        found = asyncio.run(grown(path, village))
    sys.stdout.write(table(found))


def _people(text: str) -> int:
    if (count := int(text)) < FEWEST:
        raise ArgumentTypeError(f"a village has at least {FEWEST} people")
    return count


def _time(text: str) -> int:
    return int(datetime.fromisoformat(f"{text}+00:00").timestamp())


if __name__ == "__main__":
    main(sys.argv[1:])
