"""A turn to play as a search knows it: numbers and sets of cards, the same in another process."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from bot.games.actions import CardsFrom
from bot.games.cards import CardSet, Seat, as_set
from bot.games.catalogue import find
from bot.games.rules import Rules
from bot.games.trick import history_of
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from bot.players.card_play import distinct, prudent
from bot.players.situation import situation_of


class TableRules(NamedTuple):
    """A game as a table plays it, in words and numbers."""

    key: str
    options: str
    players: int
    edition: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A seat's turn to play a card. Rows have an entry a seat unless they say otherwise."""

    table: TableRules
    seat: Seat
    score_inputs: Any
    """What the count of the deal depends on besides the cards."""

    candidates: tuple[int, ...]
    """The indexes of the cards worth trying; of equal neighbours in a suit only one."""

    hand: CardSet
    leader: Seat
    """Who leads, or led, the trick on the table."""

    on_table: tuple[int, ...]
    """The indexes of its cards, in their order."""

    tricks: tuple[CardSet, ...]
    """The complete tricks."""

    winners: tuple[Seat, ...]
    """Who won each."""

    fool_from: Seat | None
    played: tuple[CardSet, ...]
    """What each seat has played."""

    left: tuple[int, ...]
    """How many cards each seat holds."""

    may_hold: tuple[CardSet, ...]
    """The unseen cards that each seat can have."""

    aside: tuple[CardSet, ...]
    """The cards known to lie aside: each seat's discard, and at the end the stock nobody took."""

    buried: tuple[int, ...]
    """How many more lie in each of these places."""

    may_lie_aside: CardSet
    """The unseen cards that can be among those."""

    trumps_aside: int | None
    """How many trumps are among all that lie aside, if that is known."""

    unseen: CardSet
    """The cards whose place is not known."""

    @property
    def rules(self) -> Rules:
        """The rules by which the deal is played."""
        return _rules(self.table)


def position_of(view: SeatView) -> Position:
    """Return the position of a seat that has to play a card.

    For a seat that has to discard it is that of the first lead, with all its cards in hand.
    """
    assert view.seat is not None
    game, situation = view.game, situation_of(view)
    known = advisor_of(game).knowledge(view)
    tricks = (*view.tricks, view.trick)
    history = history_of(tricks, game.players)
    aside = _aside(view, known.discarded)
    buried = tuple(
        count - cards.bit_count() for count, cards in zip(_set_aside(view), aside, strict=True)
    )
    return Position(
        table=TableRules(game.key, str(game.options), game.players, game.edition),
        seat=view.seat,
        score_inputs=game.score_inputs(view.dealer, view.facts),
        candidates=tuple(sorted(distinct(prudent(situation), situation.card_values))),
        hand=situation.hand,
        leader=_leader(view),
        on_table=tuple(card.index for card in view.trick.cards),
        tricks=history.tricks[:-1],
        winners=history.winners,
        fool_from=history.fool_from,
        played=view.played,
        left=view.cards_left,
        may_hold=situation.may_hold,
        aside=aside,
        buried=buried,
        may_lie_aside=_may_lie_aside(view, situation.unseen, situation.holds),
        trumps_aside=known.trumps_aside,
        unseen=situation.unseen,
    )


@lru_cache(maxsize=64)
def _rules(table: TableRules) -> Rules:
    kind = find(table.key)
    return kind(kind.options_type.parse(table.options), table.players, table.edition)


def _leader(view: SeatView) -> Seat:
    if isinstance(view.ask, CardsFrom):
        return view.game.first_leader(view.dealer, view.facts)
    assert view.seat is not None
    return view.seat if view.trick.leader is None else view.trick.leader


def _set_aside(view: SeatView) -> tuple[int, ...]:
    # Whoever has taken the stock has discarded as many cards; a stock nobody took still lies there.
    if isinstance(view.ask, CardsFrom):
        return (0,) * (view.game.players + 1)
    stock = sum(count for seat, count in view.game.packets(view.dealer) if seat is None)
    return (*view.discards, 0 if any(view.discards) else stock)


def _aside(view: SeatView, known: CardSet) -> tuple[CardSet, ...]:
    rows = [known if count else 0 for count in _set_aside(view)]
    assert view.seat is not None
    if view.discarded:
        rows[view.seat] = as_set(view.discarded)
    return tuple(rows)


def _may_lie_aside(view: SeatView, unseen: CardSet, holds: Sequence[CardSet]) -> CardSet:
    free = unseen & ~sum(holds)
    return free & _discardable(view.game) if any(view.discards) else free


@lru_cache(maxsize=64)
def _discardable(game: Rules) -> CardSet:
    # Every card that some hand could discard: the others of the hand can only forbid more.
    return as_set(card for card in game.pack.cards if game.may_discard(card.bit))
