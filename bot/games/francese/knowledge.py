"""Tarocco francese: what a seat knows of cards it does not see, and what each is good for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.cards import CardSet, as_set
from bot.games.events import CardsShown, HandfulShown
from bot.games.francese.cards import BOUTS, EXCUSE, KINGS, PETIT, TABLES, TRUMPS
from bot.games.francese.contract import chien_shown, highest_bid
from bot.games.knowledge import Knowledge
from bot.games.packs import NOUVEAU

if TYPE_CHECKING:
    from bot.games.views import SeatView

PETIT_AT_STAKE = 7.0
"""What the Petit is worth beside its own points: the attack needs so many more without it."""

PRIZES = tuple(
    half_points / 2 + (PETIT_AT_STAKE if card is PETIT else 0.0)
    for card, half_points in zip(NOUVEAU.cards, TABLES.value, strict=True)
)
"""What each card is good for in the pile of a side, in points."""

KEPT = KINGS | BOUTS | TRUMPS
"""What is never laid aside, or only where everybody sees it."""


def knowledge(view: SeatView) -> Knowledge:
    """What chien, discard and handfuls tell of the cards that others hold (sections 6 and 8)."""
    played = view.seen
    holds, lacks = [0] * view.game.players, [0] * view.game.players
    aside = _laid_aside(view)
    for fact in view.facts:
        if isinstance(fact, HandfulShown):
            shown = as_set(fact.cards)
            holds[fact.seat] |= shown & ~aside & ~played
            # Who shows the Excuse hides no trump.
            lacks[fact.seat] |= TRUMPS & ~shown if shown & EXCUSE.bit else 0
    chien = as_set(chien_shown(view.facts))
    top = highest_bid(view.facts)
    if chien and top is not None and top[1].takes_chien:
        taker = top[0]
        holds[taker] |= chien & KEPT & ~aside & ~played
        for seat in range(view.game.players):
            lacks[seat] |= 0 if seat == taker else chien
    return Knowledge(tuple(holds), tuple(lacks), aside)


def _laid_aside(view: SeatView) -> CardSet:
    shown = [fact.cards for fact in view.facts if isinstance(fact, CardsShown)]
    return as_set(card for cards in shown for card in cards)
