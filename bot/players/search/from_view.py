"""The position of a search, from the view of the seat whose turn it is."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.actions import CardsFrom
from bot.games.cards import CardSet, Seat, as_set
from bot.games.rules import Rules
from bot.games.trick import history_of
from bot.games.view import SeatView
from bot.players.advice.catalogue import advisor_of
from bot.players.card_play import distinct, prudent
from bot.players.search.position import Position, TableRules
from bot.players.situation import situation_of


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
