"""What only the log of a match tells once it is over: the scores of its deals, their shuffles."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.games.events import DealBegan, DealScored, Event
from bot.tables.state import TableState
from data import events
from data.database import Database


@dataclass(frozen=True, slots=True)
class PastDeal:
    """The number of a deal and what it came to, seat by seat; None if it was thrown in."""

    number: int
    scores: tuple[int, ...] | None


class Past:
    """Reads the log of a table once it is over."""

    def __init__(self, database: Database, state: TableState) -> None:
        self._database = database
        self._state = state

    async def deals(self) -> tuple[PastDeal, ...]:
        """The deals that were played to their end or thrown in, in their order."""
        newest = self._state.require_match().deal
        assert newest is not None
        found = await events.load_deal(
            self._database.reading, self._state.row.id, newest.number, self._state.game.pack
        )
        return tuple(_scored(found))

    async def dealt_otherwise(self) -> tuple[int, ...]:
        """The numbers of the deals with other cards than the secret and the seeds give: none."""
        game, fairness = self._state.game, self._state.fairness
        log = await events.load(self._database.reading, self._state.row.id, game.pack)
        return tuple(
            began.number
            for began, deal in _by_deal(log)
            if game.as_dealt(deal)
            != [*game.hands_from(began.dealer, fairness.deck(began.number, game.pack))]
        )


def _scored(log: Sequence[Event]) -> Iterator[PastDeal]:
    for began, deal in _by_deal(log):
        for score in (event for event in deal if isinstance(event, DealScored)):
            yield PastDeal(began.number, score.scores if score.counts else None)


def _by_deal(log: Sequence[Event]) -> Iterator[tuple[DealBegan, Sequence[Event]]]:
    begins = [place for place, event in enumerate(log) if isinstance(event, DealBegan)]
    for begin, end in zip(begins, [*begins[1:], len(log)], strict=True):
        began = log[begin]
        assert isinstance(began, DealBegan)
        yield began, log[begin:end]
