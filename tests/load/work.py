"""What the bot does in some time: cards, requests, processor time."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.bench.played import BY_TOKEN
from tests.bench.row import Row, at_most, told


@dataclass(frozen=True, slots=True)
class Work:
    """How many cards were played, and with how many requests and seconds of the processor.

    Of the requests some are `counted` by the global limit, and some `refused` with 429.
    """

    cards: int = 0
    processor_s: float = 0
    calls: int = 0
    counted: int = 0
    refused: int = 0


class Meter:
    """Measures what the bot does from now on; *processor_s* is what it has used so far."""

    def __init__(self, database: Path, record: Path, processor_s: Callable[[], float]) -> None:
        self._database, self._record, self._processor_s = database, record, processor_s
        self._cards, self._used_s = self._cards_played(), processor_s()
        self._recorded = record.stat().st_size

    def work(self) -> Work:
        """What the bot has done by now."""
        used_s, requests = self._processor_s() - self._used_s, [*self._requests()]
        return Work(
            self._cards_played() - self._cards,
            used_s,
            len(requests),
            sum(not any(part in each["path"] for part in BY_TOKEN) for each in requests),
            sum(each["status"] == 429 for each in requests),
        )

    def _cards_played(self) -> int:
        return number_of(self._database, "SELECT count(*) FROM events WHERE kind = 'CardPlayed'")

    def _requests(self) -> Iterator[dict[str, Any]]:
        with self._record.open("rb") as file:
            file.seek(self._recorded)
            yield from map(json.loads, file)


def number_of(database: Path, query: str) -> int:
    """The only number that a query gives."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as db:
        [[number]] = db.execute(query)
        return int(number)


def rows(what: str, work: Work, seconds: float) -> list[Row]:
    """The work that was done in so many seconds, as rows of a table."""
    return [
        told(f"{what}: processor", work.processor_s / seconds * 100, "% of a core"),
        told(f"{what}: processor a card", work.processor_s / work.cards * 1000, "ms"),
        told(f"{what}: calls a card", work.calls / work.cards, digits=1),
        told(f"{what}: counted calls a card", work.counted / work.cards, digits=1),
        at_most(f"{what}: counted calls", work.counted / seconds, 50, "a second"),
        at_most(f"{what}: calls refused with 429", work.refused, 0),
    ]
