"""Deals that a seat cannot tell apart, and views that tell more than they may."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import reduce
from operator import or_
from random import Random

from bot.games.cards import CardSet, Seat, as_set, indexes
from bot.games.deal import Deal
from bot.games.game import Game
from bot.games.match import Match
from bot.games.view import SeatView
from tests.games.support.playing import moves, with_some_options

Look = Callable[[Match, Seat | None], SeatView]


def known_to(game: Game, deal: Deal, seat: Seat | None) -> CardSet:
    """The cards whose place the seat knows: those played, its own, and what the count shows."""
    known = reduce(or_, (as_set(trick.cards) for trick in (*deal.tricks, deal.trick)))
    if deal.score is not None and deal.score.counts and deal.tricks:
        known |= reduce(or_, deal.discards) | deal.stock
    if seat is None:
        return known
    own = deal.hands[seat] | deal.dealt[seat] | deal.discards[seat]
    return known | own | (deal.stock if seat == game.stock_taker(deal.dealer) else 0)


def redealt(game: Game, deal: Deal, seat: Seat | None, rng: Random) -> Deal:
    """A deal that the seat cannot tell from this one: all that it does not know is changed."""
    unseen = list(indexes(game.pack.everything & ~known_to(game, deal, seat)))
    other = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))

    def moved(cards: CardSet) -> CardSet:
        return sum(1 << other.get(index, index) for index in indexes(cards))

    def all_moved(row: tuple[CardSet, ...]) -> tuple[CardSet, ...]:
        return tuple(map(moved, row))

    deal = replace(
        deal,
        hands=all_moved(deal.hands),
        dealt=all_moved(deal.dealt),
        discards=all_moved(deal.discards),
        stock=moved(deal.stock),
        face_down=all_moved(deal.face_down),
    )
    taker = game.stock_taker(deal.dealer)
    return deal if taker is None or seat == taker else with_other_stock(deal, taker, rng)


def with_other_stock(deal: Deal, taker: Seat, rng: Random) -> Deal:
    """The same hands, but other cards of the taker's come from the stock."""
    together = list(indexes(deal.dealt[taker] | deal.stock))
    stock = sum(1 << index for index in rng.sample(together, deal.stock.bit_count()))
    dealt = list(deal.dealt)
    dealt[taker] = (deal.dealt[taker] | deal.stock) & ~stock
    return replace(deal, stock=stock, dealt=tuple(dealt))


def leaks(look: Look, kind: type[Game], seed: int) -> Iterator[str]:
    """Where in a match at random a view depends on cards that are hidden from it.

    After each step one looks, anybody or everybody: what shows something once does so often.
    """
    rng, chosen = Random(seed), Random(seed + 1)
    game = with_some_options(kind, rng)
    for step, (match, _) in enumerate(moves(game, rng)):
        seat = chosen.choice((None, *map(Seat, range(game.players))))
        if is_leaky(match, seat, rng, look):
            yield f"step {step}, seat {seat}"


def leaks_of(match: Match, rng: Random, look: Look = Match.view) -> Iterator[Seat | None]:
    """The seats, None for everybody, whose view changes with cards that are hidden from it."""
    for seat in (None, *map(Seat, range(match.game.players))):
        if is_leaky(match, seat, rng, look):
            yield seat


def is_leaky(match: Match, seat: Seat | None, rng: Random, look: Look) -> bool:
    """Whether this view changes with cards that are hidden from it."""
    assert match.deal is not None
    other = replace(match, deal=redealt(match.game, match.deal, seat, rng))
    return look(match, seat) != look(other, seat)
