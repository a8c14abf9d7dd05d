"""What the log of a match tells: its deals once they are over, and all of it after its end."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

from bot.games import record
from bot.games.events import DealBegan, DealScored, Event
from bot.games.fair import Fairness
from bot.games.match import Match
from bot.games.view import SeatView
from bot.tables.ended.own_cards import OwnDeal, own_deal
from bot.tables.ended.replay import Replay
from bot.tables.errors import NotFound, TableError, TableFault, Until
from bot.tables.state import TableState
from data import events
from data.database import Database
from data.seats import Sitter

Called = Callable[[Sitter], str]
"""What somebody at a table is called."""


@dataclass(frozen=True, slots=True)
class PastDeal:
    """The number of a deal and what it came to, seat by seat; None if it was thrown in."""

    number: int
    scores: tuple[int, ...] | None


class Past:
    """Reads the log of a table.

    A deal can be read as soon as it is over, as far as everybody has seen it, or by somebody who
    played in it. Everything else is told after the match, and of a deal that others still play only
    once that is over for all.
    """

    def __init__(self, database: Database, state: TableState, *, is_closed: bool = True) -> None:
        self._is_closed = is_closed
        self._db = database.reading
        self._state = state
        self._id, self._game = state.row.id, state.game

    async def deal(self, number: int) -> SeatView:
        """Return a deal of the match, counted from 1, as everybody saw its end.

        Raises `TableError` if the deal was not played to its end.
        """
        match = self._state.first_match().after(await self._deal(number))
        if match.deal is None or match.deal.score is None:
            raise TableError(TableFault.NOT_FINISHED)
        return match.view(None)

    async def own_deal(self, number: int, user_id: int) -> OwnDeal:
        """Return a deal of the match, counted from 1, with the cards that this person chose in it.

        Raises `TableError` if they had no seat in it, or it was not played to its end.
        """
        log = await events.load_choices(self._db, self._id, number, self._game.pack)
        if not log or not isinstance(log[-1][0], DealScored):
            raise TableError(TableFault.NOT_FINISHED)
        sitters = self._state.seating.at_deal(number)
        seat = next((each.seat for each in sitters if each.user_id == user_id), None)
        if seat is None:
            raise TableError(TableFault.NOT_IN_DEAL)
        return own_deal(self._state.first_match(), log, seat, self._state.fairness)

    async def deals(self) -> tuple[PastDeal, ...]:
        """Return the deals that were played to their end or thrown in, in their order.

        Raises `TableError` before the match is over.
        """
        newest = self._require_told().deal
        assert newest is not None
        return tuple(_scored(await self._deal(newest.number)))

    async def replay(self, number: int) -> Replay:
        """Return the deal of this number, step by step.

        Raises `TableError` before the match is over, if there is no such deal, or if it was not
        played to its end.
        """
        self._require_told()
        found = await self._deal(number)
        if not found:
            raise NotFound(TableFault.NO_SUCH_DEAL, number)
        if not isinstance(found[-1], DealScored):
            raise TableError(TableFault.NOT_FINISHED)
        return Replay(self._state.first_match(), found)

    async def until(self, number: int, step: int) -> tuple[Sequence[Event], Fairness]:
        """Return what had happened in a deal after so many steps, with the bounds of the deals
        before, and what the deals come from.

        Raises what `replay` raises.
        """
        return (await self.replay(number)).until(step), self._state.fairness

    async def dealt_otherwise(self) -> tuple[int, ...]:
        """Return the numbers of the deals with other cards than the secret and the seeds give:
        none.

        Raises `TableError` before the match is over.
        """
        self._require_told()
        game, fairness = self._game, self._state.fairness
        return tuple(
            began.number
            for began, deal in _by_deal(await self._log())
            if game.as_dealt(deal)
            != [*game.hands_from(began.dealer, fairness.deck(began.number, game.pack))]
        )

    async def record(self, called: Called = attrgetter("name")) -> dict[str, object]:
        """Return the match record, as values for JSON; *called* tells the name of each player in
        it.

        Raises `TableError` before the match is over.
        """
        match, seating = self._require_told(), self._state.seating
        names = [called(sitter) for sitter in seating.sitters]
        computed = await events.by_computers(self._db, self._id)

        def sitters(deal: int) -> list[str]:
            return [called(sitter) for sitter in seating.at_deal(deal)]

        log, fairness = await self._log(), self._state.fairness
        written = record.write(self._game, names, fairness, log, sitters, computed)
        return record.with_result(written, match.totals) if match.stopped else written

    def _require_told(self) -> Match:
        match = self._state.require_ended()
        until = self._state.row.secret_until
        if not self._is_closed and until is not None:
            raise Until(TableFault.NOT_CLOSED, until)
        return match

    async def _deal(self, number: int) -> Sequence[Event]:
        return await events.load_deal(self._db, self._id, number, self._game.pack)

    async def _log(self) -> Sequence[Event]:
        return await events.load(self._db, self._id, self._game.pack)


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
