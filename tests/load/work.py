"""What the bot does in some time: cards, requests, processor time."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from data.database import looking_into
from data.engines.place import Place
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
    """Measures what the bot does after so many *cards*; *processor_s* is what it has used so
    far."""

    def __init__(
        self, database: Place, record: Path, processor_s: Callable[[], float], cards: int
    ) -> None:
        self._database, self._record, self._processor_s = database, record, processor_s
        self._cards, self._used_s = cards, processor_s()
        self._recorded = record.stat().st_size

    @classmethod
    async def begun(cls, database: Place, record: Path, processor_s: Callable[[], float]) -> Self:
        """One that measures from now on."""
        return cls(database, record, processor_s, await _cards_played(database))

    async def work(self) -> Work:
        """What the bot has done by now."""
        cards = await _cards_played(self._database)
        used_s, requests = self._processor_s() - self._used_s, [*self._requests()]
        return Work(
            cards - self._cards,
            used_s,
            len(requests),
            sum(not any(part in each["path"] for part in BY_TOKEN) for each in requests),
            sum(each["status"] == 429 for each in requests),
        )

    def _requests(self) -> Iterator[dict[str, Any]]:
        with self._record.open("rb") as file:
            file.seek(self._recorded)
            yield from map(json.loads, file)


async def _cards_played(database: Place) -> int:
    return await number_of(database, "SELECT count(*) FROM events WHERE kind = 'CardPlayed'")


async def number_of(database: Place, query: str) -> int:
    """The only number that a query gives."""
    async with looking_into(database) as db:
        [[number]] = await db.execute_fetchall(query)
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
