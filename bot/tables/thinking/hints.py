"""Hints at tables that allow them: what is best on one's own turn, as far as the seat can know."""

import asyncio
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from random import Random

from bot.games.actions import Action, Bid, Call, CardsFrom, Give, OneOf, playable
from bot.games.cards import Card, Seat
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from bot.players.search.from_view import position_of
from bot.players.search.phases import answer, turn_to_try
from bot.players.search.playouts import sample
from bot.players.search.position import Position
from bot.players.search.questions import SearchResult, Thinkers
from bot.players.simple import choose_prudently
from bot.tables.errors import StaleAction, TableError, TableFault
from bot.tables.table import Table
from bot.tables.thinking.single_flight import SingleFlight

EQUAL = 2.0
"""A card that is behind by fewer standard errors than these is about as good as the best."""
LEAST = 0.05
"""So is one that is behind by less than this: it would be shown as nothing."""
PATIENCE_S = 10.0
"""A person waits longer than a computer: plain Python may need some seconds."""
FEW = 4
"""More cards are not named as the best."""

Key = tuple[int, int, int, Seat]
"""A table, and the deal, step and seat of a turn there."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The cards that are best, and how far they are ahead of the next one.

    Of equal neighbours in a suit one stands for all of them. There is no next card if it makes no
    difference which one is played.
    """

    best: tuple[Card, ...]
    next: Card | None = None
    ahead: float = 0.0


@dataclass(frozen=True, slots=True)
class Advice:
    """What to bid, call or discard, with what speaks for it."""

    action: Action

    against: int = 0
    """Against how many others the search has tried a discard; 0 where rules of thumb chose."""

    contract: str = ""
    """The bid that is advised, or the best of those that are not."""

    promised: float = 0.0
    """What that is likely to bring from each defender."""


def is_hinted(view: SeatView) -> bool:
    """Return whether there is a hint for what the seat is asked: a card, a discard, a bid or a
    call."""
    match view.ask:
        case CardsFrom():
            return True
        case OneOf((Bid() | Call() | Give(), *_)):
            return True
    return bool(playable(view.ask))


class Hints:
    """Finds hints by what the *pool* thinks; where there are none it refuses."""

    def __init__(self, pool: Thinkers | None, executor: Executor) -> None:
        self._pool, self._executor = pool, executor
        self._found = SingleFlight[Key, Hint | Advice]()

    @property
    def offered(self) -> bool:
        """Whether tables can allow hints at all."""
        return self._pool is not None

    def for_table(self, table: Table) -> bool:
        """Return whether people can ask for hints at this table."""
        return self.offered and table.setup.hints

    async def of(self, table: Table, user_id: int) -> Hint | Advice:
        """Return a hint for this person, who has to play, discard, bid or call now.

        Raises `StaleAction` if they have not, and `TableError` if the table allows no hints, they
        do not sit there, or nobody has time to think.
        """
        if self._pool is None or not table.setup.hints:
            raise TableError(TableFault.NOBODY_THINKS)
        seen = table.view_of(user_id)
        if seen.seat is None or not is_hinted(seen):
            raise StaleAction
        chance = table.chance_of(seen.seat, seen.number, seen.step)
        find_out = self._find if playable(seen.ask) else self._advise
        find = partial(find_out, self._pool, seen, chance)
        return await self._found.of((table.id, seen.number, seen.step, seen.seat), find)

    async def _find(self, pool: Thinkers, seen: SeatView, chance: bytes) -> Hint:
        loop = asyncio.get_running_loop()
        position = await loop.run_in_executor(self._executor, position_of, seen)
        choice = await pool.choice(position, chance, PATIENCE_S)
        if choice is None:
            raise TableError(TableFault.NO_TIME_FOR_HINT)
        return hint_from(choice, seen, likely_part(position, chance))

    async def _advise(self, pool: Thinkers, seen: SeatView, chance: bytes) -> Advice:
        loop = asyncio.get_running_loop()
        turn = await loop.run_in_executor(self._executor, turn_to_try, seen)
        if turn is None:
            return await loop.run_in_executor(self._executor, advice_from, seen, chance)
        choice = await pool.choice(turn, chance, PATIENCE_S)
        if choice is None:
            raise TableError(TableFault.NO_TIME_FOR_HINT)
        return Advice(answer(seen, choice.card), len(choice.values) - 1)


def advice_from(seen: SeatView, chance: bytes) -> Advice:
    """Return what the rules of thumb say, with what the bid promises that they are about."""
    action = choose_prudently(seen, Random(chance))
    promises = advisor_of(seen.game).promises(seen)
    if not isinstance(action, Bid) or not promises:
        return Advice(action)
    contract = action.bid if action.bid in promises else max(promises, key=promises.__getitem__)
    return Advice(action, 0, contract, promises[contract])


def likely_part(position: Position, chance: bytes) -> float:
    """Return which part of the lead of its side is the own score of whoever is to play.

    A called partner is not known, but in almost any world there is one.
    """
    worlds = sample(position, 1, Random(chance))
    return position.own_part(worlds[0].held if worlds else position.may_hold)


def hint_from(choice: SearchResult, seen: SeatView, part: float = 1.0) -> Hint:
    """Return what the search says of the cards that this seat may play now.

    Its values are of the lead of a side, of which only a *part* counts.
    """
    cards, top = seen.game.pack.cards, choice.values[choice.card]
    ordered = sorted(choice.values, key=lambda card: -choice.values[card])
    best = [card for card in ordered if _is_equal(choice, card, part)]
    rest = [card for card in ordered if card not in best]
    named = tuple(cards[card] for card in best[:FEW])
    if not rest:
        return Hint(named)
    return Hint(named, cards[rest[0]], part * (top - choice.values[rest[0]]))


def _is_equal(choice: SearchResult, card: int, part: float) -> bool:
    behind = choice.values[choice.card] - choice.values[card]
    return part * behind < LEAST or behind < EQUAL * choice.errors[card]
