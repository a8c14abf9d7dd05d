"""What a sensible player says with a card: what helps the partner to use his cards well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games import trick as core
from bot.games.cards import Card, CardSet, as_set

if TYPE_CHECKING:
    from bot.games.views import SeatView

TELLING = ("T.BATTO2", "T.BATTO", "S.BATTO(", "T.BAGATTO")
"""The statements worth making, by how they begin, the most useful first.

Enemies hear them too: who is void, or has a king, had better keep it to himself.
"""
MOST = 3
"""More than this a player of good manners does not say with one card."""
WORTH_TAKING = 5
"""For a trick with so many points a player asks his partner to take it."""


def remarks(view: SeatView, card: Card) -> tuple[str, ...]:
    """The codes of what is said with this card; all of them are open."""
    open_now = dict(view.sayings).get(card, ())
    most = MOST if view.game.most_sayings is None else min(MOST, view.game.most_sayings)
    wished = [word for word in _suggestion(view, card) if word in open_now]
    told = [code for start in TELLING for code in open_now if code.startswith(start)]
    return tuple(dict.fromkeys([*wished, *told]))[:most]


def _suggestion(view: SeatView, card: Card) -> tuple[str, ...]:
    # Only a partner who still plays to this trick can be asked for something that helps.
    assert view.seat is not None
    laid = [*view.trick.cards, card]
    if len(laid) > 2:
        return ()
    game, hand = view.game, as_set(view.hand)
    _, best = core.state(game.tables, [other.index for other in laid])
    hidden = game.pack.everything & ~(hand | view.seen | as_set(view.discarded))
    if game.pack.cards[best] is not card:
        pot = sum(game.tables.value[other.index] for other in laid)
        return ("G.TAKE",) if pot >= WORTH_TAKING else ()
    return ("G.POINTS",) if not _can_be_beaten(view, card, hidden) else ()


def _can_be_beaten(view: SeatView, card: Card, hidden: CardSet) -> bool:
    return bool(view.game.tables.beats[card.index] & hidden)
