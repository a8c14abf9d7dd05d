"""What a person's own cards cost in a deal that is over, looked at while no move waits."""

import asyncio
from collections.abc import Collection, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.cards import Card, Seat
from bot.games.trick import CardLocations
from bot.games.view import SeatView
from bot.players.search.from_view import position_of
from bot.players.search.playouts import values
from bot.players.search.position import Position
from bot.players.search.questions import CardLoss, Played, Thinkers
from bot.tables.ended.own_cards import OwnCard, OwnDeal
from bot.tables.errors import TableError, TableFault
from bot.tables.table import Table
from bot.tables.thinking.single_flight import SingleFlight

WORLDS = 1000
"""The number of worlds in which compiled code looks at a card."""
FIRST_WORLDS, DEAREST, MORE_WORLDS = 20, 10, 100
"""Plain Python looks at a card in a few worlds, and at the ten that seem dearest in more."""
LIMIT_S = 60.0
"""How long a review may take."""
LEAST = 0.05
"""Whatever costs less would be shown as nothing."""

Key = tuple[int, int, int]
"""A table, the number of a deal, and a person: a deal that is over never changes."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A card that cost something."""

    trick: int
    """The number of its trick, counted from 1."""

    step: int
    """After so many steps of the deal it was played, as a replay counts them."""

    card: Card
    best: Card

    cost: float
    """How many points it cost on average, as far as the seat could know.

    Of the own score, or of the lead of the own partnership. Partners share their scores evenly.
    """

    as_it_lay: float | None
    """The same with the cards as they really lay; None if the deal did not show how."""


@dataclass(frozen=True, slots=True)
class Review:
    """What a person could have done better in a deal."""

    end: SeatView
    """The deal as everybody saw its end."""

    seat: Seat

    chosen: tuple[int, ...]
    """The tricks, counted from 1, of the cards that were looked at: those chosen among several."""

    moments: tuple[Mistake, ...]
    """The cards that certainly cost something, in order of play."""

    @property
    def choices(self) -> int:
        """How many cards were looked at."""
        return len(self.chosen)

    def dearest(self, count: int) -> tuple[Mistake, ...]:
        """Return those that cost most, the dearest first."""
        return tuple(sorted(self.moments, key=lambda moment: -moment.cost)[:count])


@dataclass(frozen=True, slots=True)
class MatchReview:
    """What a person could have done better in each deal of a match.

    There was no time to look at the deals with the numbers in `missed`.
    """

    deals: tuple[Review, ...]
    missed: tuple[int, ...]


class _Look(NamedTuple):
    own: OwnCard
    position: Position


class Reviews:
    """Makes reviews of what the *pool* thinks; where there are none it refuses."""

    def __init__(self, pool: Thinkers | None, executor: Executor, limit_s: float = LIMIT_S) -> None:
        self._pool, self._executor, self._limit_s = pool, executor, limit_s
        self._made = SingleFlight[Key, Review]()

    @property
    def offered(self) -> bool:
        """Whether there are reviews at all."""
        return self._pool is not None

    async def of(self, table: Table, number: int, user_id: int) -> Review:
        """Return what this person could have done better in a deal of the match, counted from 1.

        Raises `TableError` if the deal was not played to its end or they had no seat in it, and if
        nobody thinks or has the time to.
        """

        async def make() -> Review:
            return await self._make(await table.past.own_deal(number, user_id))

        return await self._made.of((table.id, number, user_id), make)

    def known(self, table: Table, number: int, user_id: int) -> Review | None:
        """Return the same if it has been made already."""
        return self._made.known((table.id, number, user_id))

    def known_of(self, tables: Collection[int], user_id: int) -> dict[tuple[int, int], Review]:
        """Return those of a person that have been made already of the deals of these tables, each
        by its table and its number."""
        made = self._made.all_known.items()
        return {key[:2]: review for key, review in made if key[0] in tables and key[2] == user_id}

    async def of_match(self, table: Table, user_id: int) -> MatchReview:
        """Return what this person could have done better in each deal of a match that is over.

        Deals in which they had no seat are left out. Raises what `of` does if there are none, or if
        there was no time for any.
        """
        table.check_ended()
        numbers = [
            number
            for number in range(1, table.deals_over + 1)
            if user_id in (each.user_id for each in table.seating.at_deal(number))
        ]
        if not numbers:
            raise TableError(TableFault.NOT_IN_DEAL)
        found = {number: await self._unless_busy(table, number, user_id) for number in numbers}
        deals = tuple(review for review in found.values() if review is not None)
        if not deals:
            raise TableError(TableFault.NO_TIME_TO_THINK)
        return MatchReview(deals, tuple(n for n, review in found.items() if review is None))

    async def _unless_busy(self, table: Table, number: int, user_id: int) -> Review | None:
        try:
            return await self.of(table, number, user_id)
        except TableError as fault:
            if fault.code is not TableFault.NO_TIME_TO_THINK:
                raise
            return None

    async def _make(self, deal: OwnDeal) -> Review:
        loop = asyncio.get_running_loop()
        looks = await loop.run_in_executor(self._executor, _looks, deal.cards)
        try:
            async with asyncio.timeout(self._limit_s):
                losses = await self._losses(looks)
        except TimeoutError:
            raise TableError(TableFault.NO_TIME_TO_THINK) from None
        moments = await loop.run_in_executor(self._executor, _moments, deal.end, looks, losses)
        chosen = tuple(len(look.own.seen.tricks) + 1 for look in looks)
        return Review(deal.end, deal.seat, chosen, moments)

    async def _losses(self, looks: Sequence[_Look]) -> list[CardLoss]:
        if self._pool is None:
            raise TableError(TableFault.NOBODY_THINKS)
        await self._pool.ready()
        if self._pool.compiled:
            return [await self._loss(self._pool, look, WORLDS) for look in looks]
        seeming = [await self._loss(self._pool, look, FIRST_WORLDS) for look in looks]
        dearest = sorted(range(len(looks)), key=lambda place: -seeming[place].points)
        losses = [CardLoss(look.own.card.index) for look in looks]
        for place in dearest[:DEAREST]:
            losses[place] = await self._loss(self._pool, looks[place], MORE_WORLDS)
        return losses

    async def _loss(self, pool: Thinkers, look: _Look, worlds: int) -> CardLoss:
        own = look.own
        loss = await pool.loss(Played(look.position, own.card.index, own.chance, worlds))
        if loss is None:
            raise TableError(TableFault.NO_TIME_TO_THINK)
        return loss


def _looks(cards: Sequence[OwnCard]) -> list[_Look]:
    # Where there was no choice there is nothing to look at.
    looks = [_Look(own, position_of(own.seen)) for own in cards]
    return [look for look in looks if {*look.position.candidates} != {look.own.card.index}]


def _moments(
    end: SeatView, looks: Sequence[_Look], losses: Sequence[CardLoss]
) -> tuple[Mistake, ...]:
    lie, cards = lie_of_the_cards(end), end.game.pack.cards
    found = []
    for (own, position), loss in zip(looks, losses, strict=True):
        part = 1.0 if lie is None else position.own_part(lie.held)
        cost, trick = part * loss.points, len(own.seen.tricks) + 1
        if loss.is_sure and cost >= LEAST:
            lay = None if lie is None else part * _cost_in(position, lie, loss.best, own.card)
            found.append(Mistake(trick, own.step, own.card, cards[loss.best], cost, lay))
    return tuple(found)


def _cost_in(position: Position, lie: CardLocations, best: int, card: Card) -> float:
    [(there, here)] = values(position, [lie], (best, card.index))
    return there - here


def lie_of_the_cards(end: SeatView) -> CardLocations | None:
    """Return how the cards lay in a deal, as everybody has seen by its end; None unless all were
    played.

    Whatever lay aside is shown with the count.
    """
    if any(end.cards_left):
        return None
    aside = [0] * (end.game.players + 1)
    if end.laid_away is not None:
        place = -1 if end.laid_away.seat is None else end.laid_away.seat
        aside[place] = sum(card.bit for card in end.laid_away.cards)
    return CardLocations(end.played, tuple(aside))
